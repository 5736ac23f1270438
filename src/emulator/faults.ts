// Injected faults: which request fails and how, by plan or by chance. The same seed gives the same faults, so that a
// failing run can be repeated. The fault is chosen here, in order of arrival; server.ts carries it out.
import * as z from 'zod';
import { type Immutable, nonEmptyText, timerMs, wholeNumber } from './reading.ts';

/** Returns a function that returns random numbers from 0 up to, but not including, 1. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The kinds of faults, and what each does. */
export const FAULTS = {
  'reset-before': 'the connection is reset, and nothing was committed',
  'reset-after': 'the write is committed, then the connection is reset',
  'error-before': 'a 5xx, and nothing was committed',
  'error-after': 'the write is committed, then answered with a 5xx',
  truncated: 'committed; the connection ends in the middle of the body',
  'half-json': 'committed; half the body, sent as if it were the whole',
  'not-json': 'committed; a page of HTML with the status of a success',
  stall: 'the answer never ends until the client goes away',
  slow: 'committed; answered late',
} as const;
type FaultKind = keyof typeof FAULTS;

const kind = z.enum(Object.keys(FAULTS) as FaultKind[]);
export const FAULT_KINDS = kind.options;

const NO_PROBABILITY = 'must be a number from 0 to 1';
const count = z.exactOptional(wholeNumber(1));

const common = {
  method: z.exactOptional(nonEmptyText).describe('Only for requests with this method.'),
  path: z
    .exactOptional(z.string().startsWith('/', 'must start with /'))
    .describe('Only for requests whose path starts with this text.'),
  status: z
    .exactOptional(wholeNumber(500, 599))
    .describe('For `error-before` and `error-after`: 500 to 599. Default: 503.'),
  committed: z.exactOptional(z.boolean()).describe('For `stall`: whether the write is committed. Default: `false`.'),
  headers: z.exactOptional(z.boolean()).describe('For `stall`: whether the headers are sent. Default: `false`.'),
  delayMs: z.exactOptional(timerMs).describe('For `slow`: the delay of the answer in milliseconds. Default: 1000.'),
};

/** A fault for requests that match. Each rule counts the requests that match it. */
export const faultRule = z.strictObject({
  kind: kind.describe('See below.'),
  nth: count.describe('The number of the first matching request that fails. Default: 1.'),
  times: count.describe('How many requests fail in a row. Default: 1 if `nth` is given, otherwise all.'),
  ...common,
});

/** A random fault for requests that match. */
export const faultChance = z.strictObject({
  probability: z.number(NO_PROBABILITY).min(0, NO_PROBABILITY).max(1, NO_PROBABILITY).describe('For each request.'),
  kinds: z.exactOptional(z.array(kind)).describe('A list of kinds. Default: any except `stall`.'),
  ...common,
});

export type FaultRule = Immutable<z.infer<typeof faultRule>>;
type FaultChance = Immutable<z.infer<typeof faultChance>>;

/** Rules or random faults. If several rules apply to a request, the first decides. An empty list means no faults. */
export type FaultPlan = readonly FaultRule[] | FaultChance;

const CHANCE_KINDS = FAULT_KINDS.filter((each) => each !== 'stall');

/** Returns a function that decides the fault of each request, in order of arrival; null for no fault. */
export function decideFaults(
  plan: FaultPlan,
  random: () => number,
): (method: string, path: string) => FaultRule | null {
  if ('probability' in plan) {
    const kinds = plan.kinds?.length ? plan.kinds : CHANCE_KINDS;
    return (method, path) => {
      if (!matches(plan, method, path) || random() >= plan.probability) return null;
      const chosen = kinds[Math.floor(random() * kinds.length)];
      return chosen === undefined ? null : { ...plan, kind: chosen };
    };
  }
  const counted = plan.map((rule) => ({ rule, seen: 0 }));
  return (method, path) => {
    let hit: FaultRule | null = null;
    for (const entry of counted) {
      if (!matches(entry.rule, method, path)) continue;
      entry.seen += 1;
      const { nth, times } = entry.rule;
      const first = nth ?? 1;
      const end = first + (times ?? (nth === undefined ? Number.POSITIVE_INFINITY : 1));
      if (hit === null && entry.seen >= first && entry.seen < end) hit = entry.rule;
    }
    return hit;
  };
}

function matches({ method, path = '' }: FaultRule | FaultChance, requested: string, requestedPath: string): boolean {
  return (method === undefined || method.toUpperCase() === requested) && requestedPath.startsWith(path);
}
