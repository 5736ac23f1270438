// How a sentence is spoken: the words are the same everywhere, names and code are set as the surface wants them.
import type { Place } from '../core/diagnostic.ts';
import { codeSpan, LONGEST_SHOWN, shorten, visible, wholeCodeSpan, word, yamlString } from './escape.ts';

/** `full` shows everything; `counts` numbers, codes, paths and lines, and no name or id (design section 8). */
export type Detail = 'full' | 'counts';

export interface Voice {
  /** A name, or any other text of files or the service. */
  name(text: string): string;
  id(text: string): string;
  /** A word of the file format, an input, or a line to copy. */
  code(text: string): string;
  /** A reason that a parser or the system gives, to end a sentence. */
  reason(text: string): string;
}

/** For terminals, logs, annotations and JSON. */
export const plainVoice: Voice = {
  name: (text) => yamlString(shorten(text)),
  id: word,
  code: (text) => visible(text),
  reason: (text) => visible(withoutStop(text)),
};

export const markdownVoice: Voice = {
  name: codeSpan,
  id: codeSpan,
  code: wholeCodeSpan,
  reason: (text) => codeSpan(withoutStop(text)),
};

function withoutStop(reason: string): string {
  return shorten(reason).replace(/[.\s]{1,9}$/, '');
}

/** A number with its noun: `1 delete`, `2 deletes`, `2 entries` when given the plural. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${grouped(count)} ${count === 1 ? noun : plural}`;
}

/** Digits in groups of three: 1,000,000. */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** The file and line of a place; the file alone for a finding about the whole of it. */
export function placeText({ file, offset }: Place): string {
  return offset === null ? file.path : `${file.path}:${file.place(offset).line}`;
}

const MOST_LISTED = 5;

/** Names in a row, `"a", "b" or "c"`; of many the first few and how many more. */
export function listed(spoken: readonly string[], conjunction: 'or' | 'and'): string {
  return listedAs(spoken, (name) => name, conjunction);
}

/** The same for what may be very many: only what is shown is spoken. */
export function listedAs<T>(all: readonly T[], speak: (one: T) => string, conjunction: 'or' | 'and'): string {
  const shown = all.slice(0, MOST_LISTED).map(speak);
  const more = all.length - shown.length;
  const last = more > 0 ? `${grouped(more)} more` : (shown.pop() ?? '');
  return shown.length === 0 ? last : `${shown.join(', ')} ${conjunction} ${last}`;
}

/** `key: "value"`, to be copied; null when the value is too long to be shown whole. */
export function yamlLine(key: string, value: string, voice: Voice): string | null {
  return value.length > LONGEST_SHOWN ? null : voice.code(`${key}: ${yamlString(value)}`);
}
