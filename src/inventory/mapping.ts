// A mapping whose keys the file format names: which value stands under which key, and every key that may not.
// Part of the hot path: the usual key costs one comparison and makes no string.
import { nearest } from '../core/suggest.ts';
import { ALIAS, after, MAPPING, NONE, POP, placeOf, SCALAR, textOf } from './events.ts';
import { find, isTagged, type Reader, target, wrongType } from './reader.ts';

/**
 * Reads the mapping that opens at `open`. `slots` receives, for each of `keys`, the index of its value or NONE;
 * the key is always the event right before. Unknown, repeated and complex keys are reported. Returns the index
 * after the mapping.
 */
export function readMapping(reader: Reader, open: number, keys: readonly string[], slots: number[]): number {
  const { events, text } = reader;
  slots.fill(NONE);
  let at = open + 1;
  for (;;) {
    const key = events[at]!;
    if (key.type === POP) return at + 1;
    const value = key.type === SCALAR || key.type === ALIAS ? at + 1 : after(events, at);
    const known = key.type === SCALAR && key.fast ? keyAt(text, key.valueStart, key.valueEnd, keys) : NONE;
    if (known !== NONE && slots[known] === NONE) slots[known] = value;
    else oddKey(reader, { open, at, value }, keys, slots);
    const type = events[value]!.type;
    at = type === SCALAR || type === ALIAS ? value + 1 : after(events, value);
  }
}

function keyAt(text: string, start: number, end: number, keys: readonly string[]): number {
  for (let k = 0; k < keys.length; k++) {
    const key = keys[k]!;
    if (key.length === end - start && text.startsWith(key, start)) return k;
  }
  return NONE;
}

interface Pair {
  readonly open: number;
  readonly at: number;
  readonly value: number;
}

/** A key that is written in an unusual way, repeated, or none of the format. */
function oddKey(reader: Reader, pair: Pair, keys: readonly string[], slots: number[]): void {
  const { events, text, file } = reader;
  const index = target(reader, pair.at);
  if (index === NONE) return;
  const event = events[index]!;
  const offset = placeOfKey(reader, pair);
  if (event.type !== SCALAR) {
    wrongType(reader, event, { subject: 'key', expected: 'a string', offset });
    return;
  }
  const key = textOf(text, event);
  const known = keys.indexOf(key);
  const first = slots[known] ?? NONE;
  if (known === NONE) {
    if (isTagged(event)) return;
    const near = nearest(key, keys, 1)[0] ?? null;
    find(reader, { code: 'unknown-key', offset, args: { key, near, allowed: keys } });
  } else if (first === NONE) {
    slots[known] = pair.value;
  } else {
    const place = { file, offset: placeOf(text, events[first - 1]!) };
    find(reader, { code: 'duplicate-key', offset, args: { key, first: place } });
  }
}

/** An empty key has no place of its own: its value's, or the mapping's, stands in. */
function placeOfKey(reader: Reader, { open, at, value }: Pair): number {
  for (const index of [at, value]) {
    const place = placeOf(reader.text, reader.events[index]!);
    if (place !== NONE) return place;
  }
  const mapping = reader.events[open]!;
  return mapping.type === MAPPING ? mapping.start : 0;
}
