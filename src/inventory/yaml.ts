// What YAML text means, independent of the inventory format: how a YAML reader may interpret an unquoted scalar, and
// where the nodes of js-yaml's flat event list are in the text.
import { EVENT_ID, type Event, getScalarValue, SCALAR_STYLE, type ScalarEvent } from 'js-yaml';
import type { ValueKind } from '../core/diagnostic.ts';

const WORDS = new Map<string, ValueKind>(
  (
    [
      ['boolean', ['true', 'false', 'yes', 'no', 'on', 'off', 'y', 'n']],
      ['null', ['', '~', 'null']],
      ['default', ['=']],
      ['merge', ['<<']],
    ] as const
  ).flatMap(([reading, words]) =>
    words
      .flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1), word.toUpperCase()])
      .map((word) => [word, reading] as const),
  ),
);

/** Integers of both YAML versions: decimal, octal in two spellings, hexadecimal and binary, with `_` between digits. */
const INTEGER = /^[-+]?(?:0b[01_]+|0o[0-7_]+|0x[0-9a-fA-F_]+|[0-9][0-9_]*)$/;
const FLOAT = /^[-+]?(?:[0-9][0-9_]*(?:\.[0-9_]*)?|\.[0-9_]*)(?:[eE][-+]?[0-9]+)?$/;
const SPECIAL_FLOAT = /^(?:[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/;
/** `12:30` is 750 in YAML 1.1. A leading zero is accepted, since some readers accept it. */
const SEXAGESIMAL = /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+(?:\.[0-9_]*)?$/;
const TIMESTAMP =
  /^[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}(?:(?:[Tt]|[ \t]+)[0-9]{1,2}:[0-9]{2}:[0-9]{2}(?:\.[0-9]*)?(?:[ \t]*(?:Z|[-+][0-9]{1,2}(?::?[0-9]{2})?))?)?$/;

/** How YAML 1.1 or 1.2 reads a plain (unquoted) scalar with this text. null if both read it as a string. */
export function readsAs(text: string): ValueKind | null {
  const word = WORDS.get(text);
  if (word !== undefined) return word;
  if (!/^[-+.0-9]/.test(text)) return null;
  if (INTEGER.test(text) || FLOAT.test(text) || SPECIAL_FLOAT.test(text)) return 'number';
  if (!SEXAGESIMAL.test(text) && !TIMESTAMP.test(text)) return null;
  // The user meant `12:30` as a time, whatever YAML reads it as.
  return /^[0-9]{4}-|^[0-9]{1,2}:[0-9]{2}(?::[0-9]{2})?$/.test(text) ? 'date' : 'number';
}

// How to step over a node, and where a node is in the text.

export const { DOCUMENT, SEQUENCE, MAPPING, SCALAR, ALIAS, POP } = EVENT_ID;

/** js-yaml's offset for an absent node. */
export const NOWHERE = -1;

/** The index after the node at `index`. A collection ends after its pop event. */
export function after(events: readonly Event[], index: number): number {
  let depth = 0;
  let at = index;
  do {
    const type = events[at]!.type;
    if (type === MAPPING || type === SEQUENCE || type === DOCUMENT) depth++;
    else if (type === POP) depth--;
    at++;
  } while (depth > 0);
  return at;
}

export function scalarText(text: string, event: ScalarEvent): string {
  return event.fast ? text.slice(event.valueStart, event.valueEnd) : getScalarValue(text, event);
}

/** The offset where a node's text starts (for an alias, its `*`), or NOWHERE for an empty node, which has no offset. */
export function offsetAt(text: string, event: Event): number {
  switch (event.type) {
    case MAPPING:
    case SEQUENCE:
      return event.start;
    case ALIAS:
      return event.anchorStart - 1;
    case SCALAR:
      break;
    default:
      return NOWHERE;
  }
  const { valueStart, style } = event;
  if (valueStart === NOWHERE) return event.anchorStart === NOWHERE ? event.tagStart : event.anchorStart - 1;
  if (style === SCALAR_STYLE.PLAIN) return valueStart;
  if (style === SCALAR_STYLE.SINGLE_QUOTED || style === SCALAR_STYLE.DOUBLE_QUOTED) return valueStart - 1;
  // A block scalar's text starts on the line after its `|` or `>`. The node's place is that indicator.
  const start = text.lastIndexOf('\n', valueStart - 2) + 1;
  const header = /(?<=^|\s)[|>][-+0-9]*[ \t]*(?:#.*)?\r?\n?$/.exec(text.slice(start, valueStart));
  return header === null ? valueStart : start + header.index;
}

/**
 * The offset of the next dash of a sequence. Only white space, comments, commas, quotes and closing brackets may be
 * between the offset `from` and the dash.
 */
export function nextDash(text: string, from: number): number {
  const gap = /(?:[\s\]}'",]|#[^\r\n]*)*/y;
  gap.lastIndex = from;
  gap.exec(text);
  return Math.min(gap.lastIndex, text.length);
}
