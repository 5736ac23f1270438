// Since when each difference is seen. The issue about drift keeps the days itself, in an HTML comment
// that readers do not see, because there is no other state. Anyone who may edit the issue may have edited the comment:
// if it is not exactly of our form, it counts as not there, and nothing of it is shown.
import { groupBy } from '../core/group.ts';

export interface FirstSeen {
  /** The day of this run, in UTC: `2026-11-23`. */
  readonly today: string;
  /** The day on which a difference was first seen. null if the issue had no room to keep it. */
  readonly dayOf: (fingerprint: string) => string | null;
  /** The day of all differences, if it is the same; else null. */
  readonly dayOfAll: string | null;
  /** The line that keeps the days. */
  readonly line: string;
  /** Whether some days were not kept. */
  readonly isCut: boolean;
}

/** The most characters for differences and days in the line: room for 5,000 differences of one week. */
const MOST = 25_100;
/** Characters for a difference: 30 bits of its fingerprint. */
const KEY = 5;

const OPEN = '<!-- cip-inventory-sync:seen';
const FORM = /^<!-- cip-inventory-sync:seen((?: \d{4}-\d\d-\d\d [A-Za-z0-9+/]+)*)( more)? -->$/;

/** `before` is the second line of the issue as it is; '' if there is none. */
export function firstSeen(before: string, fingerprints: readonly string[], now: number): FirstSeen {
  const today = new Date(now).toISOString().slice(0, 10);
  const { days, hasMore } = read(before, today) ?? { days: new Map<string, string>(), hasMore: false };
  const dayOf = (key: string) => days.get(key) ?? (hasMore ? null : today);
  const keys = [...new Set(fingerprints.map(keyOf))];
  const dated = keys.map((key) => ({ key, day: dayOf(key) }));
  const [first, ...others] = new Set(dated.map(({ day }) => day));
  const kept = keep(dated);
  const isCut = kept.count < keys.length;
  return {
    ...{ today, dayOf: (fingerprint) => dayOf(keyOf(fingerprint)), isCut },
    dayOfAll: others.length === 0 ? (first ?? null) : null,
    line: `${OPEN}${kept.text}${isCut ? ' more' : ''} -->`,
  };
}

/** No base64 of this kind can end an HTML comment. */
function keyOf(fingerprint: string): string {
  return Buffer.from(fingerprint.slice(0, 8), 'hex').toString('base64').slice(0, KEY);
}

/** null if the line is not exactly of our form. */
function read(line: string, today: string): { days: Map<string, string>; hasMore: boolean } | null {
  const [, text, more] = FORM.exec(line) ?? [];
  if (text === undefined) return null;
  const days = new Map<string, string>();
  const words = text.split(' ').slice(1);
  for (let at = 0; at < words.length; at += 2) {
    const [day = '', keys = ''] = words.slice(at, at + 2);
    if (!isDay(day) || day > today || keys.length % KEY !== 0) return null;
    for (let start = 0; start < keys.length; start += KEY) days.set(keys.slice(start, start + KEY), day);
  }
  return { days, hasMore: more !== undefined };
}

function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

interface Dated {
  readonly key: string;
  readonly day: string | null;
}

/** The oldest days first, as many as there is room for. The same differences give the same text. */
function keep(all: readonly Dated[]): { text: string; count: number } {
  const known = all.filter(({ day }) => day !== null);
  const ofDay = [...groupBy(known, ({ day }) => day ?? '')].sort(([a], [b]) => (a < b ? -1 : 1));
  let text = '';
  let count = 0;
  for (const [day, dated] of ofDay) {
    const room = Math.floor((MOST - text.length - day.length - 2) / KEY);
    if (room <= 0) break;
    const keys = dated.map(({ key }) => key).sort();
    text += ` ${day} ${keys.slice(0, room).join('')}`;
    count += Math.min(room, keys.length);
  }
  return { text, count };
}
