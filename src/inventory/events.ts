// js-yaml's flat event list: how to step over a node, and where a node stands in the text.
import { EVENT_ID, type Event, getScalarValue, SCALAR_STYLE, type ScalarEvent } from 'js-yaml';

export const { DOCUMENT, SEQUENCE, MAPPING, SCALAR, ALIAS, POP } = EVENT_ID;

/** js-yaml's offset for what is not there. */
export const NONE = -1;

/** The index after the node at `index`: a collection reaches to its pop. */
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

/** The decoded text of a scalar. */
export function textOf(text: string, event: ScalarEvent): string {
  return event.fast ? text.slice(event.valueStart, event.valueEnd) : getScalarValue(text, event);
}

/** The offset where a node's text starts (an alias at its `*`), or NONE for an empty node, which has no place. */
export function placeOf(text: string, event: Event): number {
  switch (event.type) {
    case MAPPING:
    case SEQUENCE:
      return event.start;
    case ALIAS:
      return event.anchorStart - 1;
    case SCALAR:
      return placeOfScalar(text, event);
    default:
      return NONE;
  }
}

function placeOfScalar(text: string, event: ScalarEvent): number {
  if (event.valueStart === NONE) return event.anchorStart === NONE ? event.tagStart : event.anchorStart - 1;
  if (event.style === SCALAR_STYLE.PLAIN) return event.valueStart;
  if (event.style === SCALAR_STYLE.SINGLE_QUOTED || event.style === SCALAR_STYLE.DOUBLE_QUOTED) {
    return event.valueStart - 1;
  }
  return blockIndicator(text, event.valueStart);
}

/** A block scalar's text starts on the line after its `|` or `>`: that indicator is the node's place. */
function blockIndicator(text: string, valueStart: number): number {
  const start = text.lastIndexOf('\n', valueStart - 2) + 1;
  const header = /(?<=^|\s)[|>][-+0-9]*[ \t]*(?:#.*)?\r?\n?$/.exec(text.slice(start, valueStart));
  return header === null ? valueStart : start + header.index;
}

/**
 * The dash of an empty sequence entry. `from` is an offset before it with nothing but white space, comments,
 * closing brackets and the dash between.
 */
export function nextDash(text: string, from: number): number {
  const gap = /(?:[\s\]}'",]|#[^\r\n]*)*/y;
  gap.lastIndex = from;
  gap.exec(text);
  return Math.min(gap.lastIndex, text.length);
}
