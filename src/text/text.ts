// How text is shown: names made inert for terminals, logs, Markdown and YAML, since files and the service may hold
// hostile text; and counts, lists and times in words. A sentence has the same words everywhere; only its names differ.

import { hasUnsafe, jsonEscape, quoted, UNSAFE, yamlEscape } from '../core/characters.ts';
import type { Place } from '../core/diagnostic.ts';
import type { SitedSystem } from '../core/model.ts';

/** A longer name, in UTF-16 units, is shown by its start and end. */
export const LONGEST_SHOWN = 200;

const PRINTABLE_ASCII = /^[ -~]*$/;
const PRINTABLE_LINES = /^[ -~\n]*$/;
const INERT = /^(?! *:)[ -~]*$/;

/**
 * One harmless line. Unsafe characters become `\u202E` or `\u{E0001}`. A runner of GitHub Actions obeys `##[` anywhere
 * in a line of the log, and `::` at its start. A name may hold the first half, so `##` and a first `:` are escaped.
 */
export function visible(text: string): string {
  if (INERT.test(text) && !text.includes('##')) return text;
  return text
    .replace(UNSAFE, escapedCharacter)
    .replaceAll('##', '#\\u0023')
    .replace(/^( *):/, '$1\\u003A');
}

/** The same without the escapes for runners, for text that is not a line of its own. Only unsafe characters change. */
export function reveal(text: string): string {
  return PRINTABLE_ASCII.test(text) ? text : text.replace(UNSAFE, escapedCharacter);
}

function escapedCharacter(character: string): string {
  const hex = character.codePointAt(0)!.toString(16).toUpperCase();
  return hex.length > 4 ? `\\u{${hex}}` : `\\u${hex.padStart(4, '0')}`;
}

/** Marks that combine with the letter before them, and the parts of Hangul syllables. */
const JOINING = /[\p{M}\u1100-\u11FF]/u;

/**
 * Passes characters that NFC would compose through `spell`. For example, `e` with a combining accent looks like `é`,
 * and a person who compares the two on a screen sees no difference.
 */
function spellDecomposed(text: string, spell: (character: string) => string): string {
  if (PRINTABLE_ASCII.test(text) || text.normalize('NFC') === text) return text;
  return text.replace(/[^ -~]/gu, (one) => (JOINING.test(one) || one.normalize('NFC') !== one ? spell(one) : one));
}

/** The start and end of a long text, and the number of UTF-16 units between them. Never splits a surrogate pair. */
export function shorten(text: string, most = LONGEST_SHOWN, start = 120, end = 60): string {
  if (text.length <= most) return text;
  const head = text.slice(0, start).replace(/[\uD800-\uDBFF]$/, '');
  const tail = text.slice(-end).replace(/^[\uDC00-\uDFFF]/, '');
  return `${head}…(${text.length - head.length - tail.length} more characters)…${tail}`;
}

/** A text as a double-quoted YAML string: exact, one line, printable. */
export function yamlString(text: string): string {
  const json = JSON.stringify(text);
  if (PRINTABLE_ASCII.test(json) && !json.includes('##')) return json;
  return spellDecomposed(quoted(text), yamlEscape).replaceAll('##', '#\\u0023');
}

/** One text, or a list of several, as YAML on one line. */
export function yamlList(values: readonly string[]): string {
  const all = values.map(yamlString);
  return all.length === 1 ? all[0]! : `[${all.join(', ')}]`;
}

/** JSON to be printed, perhaps into a log. It parses to the same document, and nothing in it acts before that. */
export function printedJson(document: unknown): string {
  const json = JSON.stringify(document, null, 2);
  // Line breaks within strings are already escaped. Those between strings stay.
  const inert = PRINTABLE_LINES.test(json)
    ? json
    : json.replace(UNSAFE, (one) => (one === '\n' ? one : jsonEscape(one)));
  return `${inert.replaceAll('##', '#\\u0023')}\n`;
}

const BARE_ASCII = /^[A-Za-z0-9](?:[\w./@+&'-]| (?=[^ ]))*$/;
const BARE = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_./@+&'-]| (?=[^ ]))*$/u;

/** A name among other words: as it is if it cannot be confused with them, else as a quoted YAML string. */
export function word(name: string): string {
  if (name.length <= LONGEST_SHOWN) {
    if (BARE_ASCII.test(name)) return name;
    if (BARE.test(name) && !hasUnsafe(name) && spellDecomposed(name, escapedCharacter) === name) return name;
  }
  return yamlString(shorten(name));
}

/** Any text as an inert code span of Markdown, on one line; a long one shortened. Not for table cells. */
export function codeSpan(text: string): string {
  return wholeCodeSpan(shorten(text));
}

/** The same, never shortened: for lines that are to be copied. */
function wholeCodeSpan(text: string): string {
  const line = text === '' ? '""' : visible(text);
  const fence = '`'.repeat(longestRun(line) + 1);
  const needsPad = line.startsWith('`') || line.endsWith('`') || (line.startsWith(' ') && line.endsWith(' '));
  // A span of only spaces is not stripped, so it needs no padding.
  const pad = needsPad && line.trim() !== '' ? ' ' : '';
  return fence + pad + line + pad + fence;
}

/** The code span of a text inside a table, where `|` would end the cell even in code. */
export function tableCell(text: string): string {
  const span = codeSpan(text);
  if (!span.includes('|')) return span;
  // Parsers disagree about a backslash before an escaped pipe: such a pipe is spelled out.
  return span.replace(/\\\|/g, '\\\\u007C').replaceAll('|', '\\|');
}

/** A fence that none of these texts can close, however they are shortened. */
export function fenceFor(texts: Iterable<string>): string {
  let longest = 2;
  for (const text of texts) {
    if (text.includes('```')) longest = Math.max(longest, Math.min(longestRun(text), LONGEST_SHOWN));
  }
  return '`'.repeat(longest + 1);
}

function longestRun(text: string): number {
  let longest = 0;
  for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  return longest;
}

interface NameStyle {
  /** A name, or any other text of files or the service. */
  name(text: string): string;
  id(text: string): string;
  /** A word of the file format, an input, or a line to copy. */
  code(text: string): string;
  /** `the input path`; on the command line `--path`. */
  input(name: string): string;
  /** A reason from a parser or the system, at the end of a sentence. */
  reason(text: string): string;
  /** Words that the reader must not miss. */
  loud(words: string): string;
  /** A space before what should begin a line, where there are lines. */
  readonly space: string;
}

/** How the names in a sentence look where it is shown. */
export interface Formatter extends NameStyle {
  /** `"Tolt Junction" / "SCADA" (Medium)` */
  system(system: SitedSystem): string;
  /** `"Tolt Junction" / "SCADA" (cs_4, Medium)` */
  systemAndId(system: SitedSystem): string;
  /** `inventory/plant.yml:14`; only the file for a finding about the whole file. */
  place(place: Place): string;
}

export function formatter(style: NameStyle): Formatter {
  const { name, id, code } = style;
  return {
    ...style,
    system: (system) => systemName(system, name),
    systemAndId: (system) => systemName(system, name, id),
    place: ({ file, offset }) => code(offset === null ? file.path : `${file.path}:${file.place(offset).line}`),
  };
}

/** For terminals, logs, annotations and JSON. */
export const plainFormatter = formatter({
  name: (text) => yamlString(shorten(text)),
  id: word,
  code: visible,
  input: (name) => `the input ${visible(name)}`,
  reason: (text) => visible(withoutStop(text)),
  loud: (words) => words,
  space: ' ',
});

export const markdownFormatter = formatter({
  name: (text) => codeSpan(spellDecomposed(text, escapedCharacter)),
  id: codeSpan,
  code: wholeCodeSpan,
  input: (name) => `the input ${codeSpan(name)}`,
  reason: (text) => codeSpan(withoutStop(text)),
  loud: (words) => `**${words}**`,
  space: '<br>',
});

function withoutStop(reason: string): string {
  return shorten(reason).replace(/[.\s]{1,9}$/, '');
}

/** `old → new`, or only one if both are the same. */
export function turned(before: string, after: string, say = (text: string) => text): string {
  return before === after ? say(after) : `${say(before)} → ${say(after)}`;
}

/** Digits in groups of three: 1,000,000. */
function grouped(count: number): string {
  const digits = String(count);
  let text = digits.slice(-3);
  for (let end = digits.length - 3; end > 0; end -= 3) text = `${digits.slice(Math.max(0, end - 3), end)},${text}`;
  return text;
}

/** What depends on the number before it: `(s)`, `(is|are)`. */
const FORMS = /\((?:s|([^|()]*)\|([^|()]*))\)/g;

/**
 * Words with numbers, whose digits are grouped, and the forms that belong to them: `${1} change(s) (is|are) drift` is
 * `1 change is drift`. Forms are only looked for in the template, not in what is put into it.
 */
export function counted(template: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  let text = template[0] ?? '';
  let count = 0;
  values.forEach((value, index) => {
    if (typeof value === 'number') count = value;
    const words = template[index + 1] ?? '';
    text += typeof value === 'number' ? grouped(value) : value;
    text += words.replace(FORMS, (_, one = '', many = 's') => (count === 1 ? one : many));
  });
  return text;
}

/** The counts that are not zero, with words as they are (`2 moved`), or with nouns (`2 deletes`). */
export function tally(
  counts: readonly (readonly [count: number, words: string])[],
  kind: 'words' | 'nouns' = 'words',
): string[] {
  const some = counts.filter(([count]) => count > 0);
  return some.map(([count, words]) => (kind === 'words' ? counted`${count} ${words}` : counted`${count} ${words}(s)`));
}

/** Joins the parts that are not empty. */
export function joined(parts: readonly string[], separator: string): string {
  return parts.filter((part) => part !== '').join(separator);
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const MOST_LISTED = 5;

/** `"a", "b" or "c"`. Of a long list the first few, and how many more; only those that are shown are formatted. */
export function listed<T>(all: readonly T[], conjunction: 'or' | 'and', say: (one: T) => string = String): string {
  const words = all.slice(0, MOST_LISTED).map(say);
  const more = all.length - words.length;
  const last = more > 0 ? counted`${more} more` : (words.pop() ?? '');
  return words.length === 0 ? last : `${words.join(', ')} ${conjunction} ${last}`;
}

/** `0.4 s`, `59.9 s`, `2 min 5 s`. */
export function durationText(ms: number): string {
  const tenths = Math.round(ms / 100);
  if (tenths < 600) return `${(tenths / 10).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return counted`${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** `2026-03-01 06:17:02 UTC`, of an ISO 8601 time. */
export function utcTime(time: string): string {
  return `${time.slice(0, 10)} ${time.slice(11, 19)} UTC`;
}

/** `Tolt Junction / SCADA (cs_4, Medium)`: the id if `sayId` is given, and the rating if there is one. */
export function systemName(
  { id, name, site, impactRating }: SitedSystem,
  say: (text: string) => string,
  sayId: ((text: string) => string) | null = null,
): string {
  const rating = impactRating === null ? '' : ratingText(impactRating, say);
  const beside = joined([sayId === null ? '' : sayId(id), rating], ', ');
  return `${site === null ? '' : `${say(site.name)} / `}${say(name)}${beside === '' ? '' : ` (${beside})`}`;
}

/** High, Medium and Low as they are. Any other rating, which anybody may have written, is formatted by `say`. */
export function ratingText<T>(rating: string, say: (text: string) => T): string | T {
  return /^(?:high|medium|low)$/i.test(rating) ? rating : say(rating);
}

/** Terminal colors as plain ANSI codes: `styleText` would check its arguments again for every line of a long plan. */
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
