// How a sentence is formatted. The words are the same everywhere; names and code depend on the output, and a terminal
// has colors.
import { needsId } from '../core/characters.ts';
import type { Code, DiagnosticArgs, Place } from '../core/diagnostic.ts';
import type { PlacedSystem } from '../core/model.ts';
import { codeSpan, distinct, LONGEST_SHOWN, shorten, visible, wholeCodeSpan, word, yamlString } from './escape.ts';

export interface Formatter {
  /** A name, or any other text of files or the service. */
  name(text: string): string;
  id(text: string): string;
  /** A word of the file format, an input, or a line to copy. */
  code(text: string): string;
  /** A reason from a parser or the system, at the end of a sentence. */
  reason(text: string): string;
}

/** For terminals, logs, annotations and JSON. */
export const plainFormatter: Formatter = {
  name: (text) => yamlString(shorten(text)),
  id: word,
  code: (text) => visible(text),
  reason: (text) => visible(withoutStop(text)),
};

export const markdownFormatter: Formatter = {
  name: (text) => codeSpan(distinct(text)),
  id: codeSpan,
  code: wholeCodeSpan,
  reason: (text) => codeSpan(withoutStop(text)),
};

function withoutStop(reason: string): string {
  return shorten(reason).replace(/[.\s]{1,9}$/, '');
}

/** `old → new`, or only one if both are the same. */
export function turned(before: string, after: string, say: FormatText = (text) => text): string {
  return before === after ? say(after) : `${say(before)} → ${say(after)}`;
}

/** A number with its noun: `1 delete`, `2 deletes`, `2 entries` when given the plural. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${grouped(count)} ${count === 1 ? noun : plural}`;
}

/** The counts that are not zero, as `2 moved`. */
export function tally(
  counts: readonly (readonly [count: number, words: string])[],
  say = (count: number, words: string) => `${grouped(count)} ${words}`,
): string[] {
  return counts.filter(([count]) => count > 0).map(([count, words]) => say(count, words));
}

/** Digits in groups of three: 1,000,000. */
export function grouped(count: number): string {
  const digits = String(count);
  let text = digits.slice(-3);
  for (let end = digits.length - 3; end > 0; end -= 3) text = `${digits.slice(Math.max(0, end - 3), end)},${text}`;
  return text;
}

/** `0.4 s`, `59.9 s`, `2 min 5 s`. */
export function durationText(ms: number): string {
  const tenths = Math.round(ms / 100);
  if (tenths < 600) return `${(tenths / 10).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return `${grouped(Math.floor(seconds / 60))} min ${seconds % 60} s`;
}

/** `2026-03-01 06:17 UTC`, of an ISO 8601 time. */
export function minuteOf(time: string): string {
  return `${time.slice(0, 10)} ${time.slice(11, 16)} UTC`;
}

/** The file and line of a place; only the file for a finding about the whole file. */
export function placeText({ file, offset }: Place): string {
  return offset === null ? file.path : `${file.path}:${file.place(offset).line}`;
}

/** Formats a name, or other text that is not ours, for one output. */
export type FormatText = (text: string) => string;

/** A system's site, name and rating, with names formatted by `say`: `Tolt Junction / SCADA (Medium)`. */
export function systemName(system: PlacedSystem, say: FormatText): string {
  const { impactRating } = system;
  return impactRating === null
    ? nameAtSite(system, say)
    : `${nameAtSite(system, say)} (${ratingText(impactRating, say)})`;
}

/** The same with its id: `Tolt Junction / SCADA (cs_4, Medium)`. */
export function systemText(system: PlacedSystem, say: FormatText = word, sayId: FormatText = say): string {
  const rating = system.impactRating === null ? '' : `, ${ratingText(system.impactRating, say)}`;
  return `${nameAtSite(system, say)} (${sayId(system.id)}${rating})`;
}

function nameAtSite({ site, name }: PlacedSystem, say: FormatText): string {
  return site === null ? say(name) : `${say(site.name)} / ${say(name)}`;
}

/** High, Medium and Low as they are. Any other rating is formatted by `say`. */
export function ratingText(rating: string, say: FormatText): string {
  return isUsualRating(rating) ? rating : say(rating);
}

/** A rating that the standard defines. The service may hold any other text. */
export function isUsualRating(rating: string): boolean {
  return /^(?:high|medium|low)$/i.test(rating);
}

const MOST_LISTED = 5;

/** A list of names: `"a", "b" or "c"`. Of a long list the first few, and how many more. */
export function listed(spoken: readonly string[], conjunction: 'or' | 'and'): string {
  return listedAs(spoken, (name) => name, conjunction);
}

/** The same for a list that may be very long: only the names that are shown are formatted. */
export function listedAs<T>(all: readonly T[], speak: (one: T) => string, conjunction: 'or' | 'and'): string {
  const words = all.slice(0, MOST_LISTED).map(speak);
  const more = all.length - words.length;
  const last = more > 0 ? `${grouped(more)} more` : (words.pop() ?? '');
  return words.length === 0 ? last : `${words.join(', ')} ${conjunction} ${last}`;
}

/** Joins the parts that are not empty. */
export function joined(parts: readonly string[], separator: string): string {
  return parts.filter((part) => part !== '').join(separator);
}

/**
 * `key: "value"`, to copy. For a pattern only the value, since it is in a list. null for a value that is too long to
 * show, or that a file would not accept.
 */
export function yamlLine(key: string, value: string, formatter: Formatter): string | null {
  if (value.length > LONGEST_SHOWN || needsId(value)) return null;
  return formatter.code(key === 'pattern' ? yamlString(value) : `${key}: ${yamlString(value)}`);
}

/** One finding in words. A name is formatted, since files and the service may hold anything. */
interface Wording<A> {
  /** A full sentence that names nothing. */
  readonly title: string;
  /** What to do, for `explain` and the reference, if the remedy depends on its arguments. */
  readonly help?: string;
  /** Subject and cause, as one sentence or two. */
  readonly text: (args: A, formatter: Formatter) => string;
  /** What to do. */
  readonly remedy: (args: A, formatter: Formatter) => string;
}

export type Wordings = { readonly [C in Code]: Wording<DiagnosticArgs[C]> };

export function didYouMean(near: readonly string[], formatter: Formatter): string | null {
  return near.length === 0 ? null : `Did you mean ${listed(near.map(formatter.name), 'or')}?`;
}

/** A list of words of the file format. */
export function codes(words: readonly string[], formatter: Formatter): string {
  return words.map((word) => formatter.code(word)).join(', ');
}

export function whereFirst(first: Place, formatter: Formatter): string {
  return `The first is at ${formatter.code(placeText(first))}`;
}

/** Terminal colors as plain ANSI codes, because `styleText` checks its arguments again for every line of a long plan. */
export function painter(color: boolean) {
  const brush = (on: number, off: number) => (text: string) => (color ? `\u001B[${on}m${text}\u001B[${off}m` : text);
  return {
    red: brush(31, 39),
    green: brush(32, 39),
    yellow: brush(33, 39),
    cyan: brush(36, 39),
    bold: brush(1, 22),
    dim: brush(2, 22),
  };
}

export type Paint = ReturnType<typeof painter>;
