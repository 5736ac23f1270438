// Names in files and from the service are hostile wherever they are shown. This file makes them inert for terminals,
// logs, Markdown and YAML: the text has one line, no hidden character, and no meaning as markup or command.

import { hasUnsafe, hexOf, jsonEscape, quoted, UNSAFE, yamlEscape } from '../core/characters.ts';

/** A longer name, in UTF-16 units, is shown by its start and end. */
export const LONGEST_SHOWN = 200;
const SHOWN_ENDS = { head: 120, tail: 60 };

const PRINTABLE_ASCII = /^[ -~]*$/;
const PRINTABLE_LINES = /^[ -~\n]*$/;
const INERT = /^(?! *:)[ -~]*$/;
const UNSAFE_KEPT = new RegExp(`(${UNSAFE.source})`, 'u');

/**
 * One harmless line. Unsafe characters become `\u202E` or `\u{E0001}`. A runner of GitHub Actions obeys `##[` anywhere
 * in a line of the log, and `::` at its start (a name may hold the first half), so these are broken up too.
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

/** Splits a text around its unsafe characters: safe parts at even indexes, unsafe ones at odd indexes. */
export function splitUnsafe(text: string): string[] {
  return PRINTABLE_ASCII.test(text) ? [text] : text.split(UNSAFE_KEPT);
}

/** Makes two names that differ only in their Unicode form look different. */
export function distinct(name: string): string {
  return PRINTABLE_ASCII.test(name) ? name : spellDecomposed(name, escapedCharacter);
}

/** Marks that join the letter before them, and the parts of Hangul. */
const JOINING = /[\p{M}\u1100-\u11FF]/u;

/**
 * Passes characters that NFC would compose through `spell`. For example, `e` with a combining accent looks like `é`,
 * and a person who compares the two on a screen sees no difference.
 */
function spellDecomposed(text: string, spell: (character: string) => string): string {
  if (text.normalize('NFC') === text) return text;
  return text.replace(/[^ -~]/gu, (one) => (JOINING.test(one) || one.normalize('NFC') !== one ? spell(one) : one));
}

/** The start and end of a long text, and the number of UTF-16 units between them. Never splits a surrogate pair. */
export function shorten(text: string): string {
  return text.length <= LONGEST_SHOWN ? text : cutMiddle(text, SHOWN_ENDS);
}

/** The same with other lengths of start and end. The text must be longer than both together. */
export function cutMiddle(text: string, ends: { readonly head: number; readonly tail: number }): string {
  const head = text.slice(0, ends.head).replace(/[\uD800-\uDBFF]$/, '');
  const tail = text.slice(-ends.tail).replace(/^[\uDC00-\uDFFF]/, '');
  return `${head}…(${text.length - head.length - tail.length} more characters)…${tail}`;
}

/** A text as a double-quoted YAML string: exact, one line, printable. */
export function yamlString(text: string): string {
  const json = JSON.stringify(text);
  if (PRINTABLE_ASCII.test(json) && !json.includes('##')) return json;
  return spellDecomposed(quoted(text), yamlEscape).replaceAll('##', '#\\u0023');
}

/** JSON to be printed, perhaps into a log. It parses to the same document, and nothing in it acts before that. */
export function printedJson(document: unknown): string {
  const json = JSON.stringify(document, null, 2);
  // Line breaks within strings are already escaped. Those between strings stay.
  const escaped = (one: string) => (one === '\n' ? one : jsonEscape(one));
  const inert = PRINTABLE_LINES.test(json) ? json : json.replace(UNSAFE, escaped);
  return `${inert.replaceAll('##', '#\\u0023')}\n`;
}

const BARE_ASCII = /^[A-Za-z0-9](?:[\w./@+&'-]| (?=[^ ]))*$/;
const BARE = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_./@+&'-]| (?=[^ ]))*$/u;

/** A name among other words: as it is if it cannot be confused with them, else as a quoted YAML string. */
export function word(name: string): string {
  if (name.length <= LONGEST_SHOWN) {
    if (BARE_ASCII.test(name)) return name;
    if (BARE.test(name) && !hasUnsafe(name) && distinct(name) === name) return name;
  }
  return yamlString(shorten(name));
}

/** Any text as an inert code span of Markdown, on one line; a long one shortened. Not for table cells. */
export function codeSpan(text: string): string {
  return wholeCodeSpan(shorten(text));
}

/** The same, never shortened: for lines that are to be copied. */
export function wholeCodeSpan(text: string): string {
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

function escapedCharacter(character: string): string {
  const hex = hexOf(character);
  return hex.length > 4 ? `\\u{${hex}}` : `\\u${hex.padStart(4, '0')}`;
}

/** One word of a shell, for a command to copy. */
export function shellWord(text: string): string {
  return /^[\w./@:=+,-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
