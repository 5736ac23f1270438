// The values of the file format's keys: strings that are names, `asset_type` and `prune`. Each is read from its
// event, or reported and null.
import { SCALAR_STYLE, type ScalarEvent } from 'js-yaml';
import type { Severity } from '../core/diagnostic.ts';
import { ASSET_TYPES, type AssetType, type Located } from '../core/model.ts';
import { nearest } from '../core/suggest.ts';
import { NONE, SCALAR, textOf } from './events.ts';
import { nameFaults, SURELY_FINE } from './names.ts';
import { find, placeOfValue, type Reader, target, wrongType } from './reader.ts';
import { readsAs } from './scalar.ts';

/** The name under `key`. Padding and control characters are reported as `severity`; as a warning they may stay. */
export function readName(reader: Reader, index: number, key: string, severity: Severity): string | null {
  const event = scalarAt(reader, index, key, 'a string');
  if (event === null) return null;
  const name = textOf(reader.text, event);
  return SURELY_FINE.test(name) ? name : closerLook(reader, { index, key, name, severity, event });
}

/** The name under `key` and where it stands; null when the key is absent (`index` NONE) or the name is refused. */
export function readLocatedName(reader: Reader, index: number, key: string): Located<string> | null {
  if (index === NONE) return null;
  const value = readName(reader, index, key, 'error');
  return value === null ? null : { value, offset: placeOfValue(reader, index) };
}

/** The value of `asset_type`. */
export function readAssetType(reader: Reader, index: number): AssetType | null {
  const event = scalarAt(reader, index, 'asset_type', 'a string');
  if (event === null) return null;
  const value = textOf(reader.text, event);
  const known = ASSET_TYPES.find((type) => type === value);
  if (known !== undefined) return known;
  if (event.style === SCALAR_STYLE.PLAIN && readsAs(value) !== null) {
    wrongType(reader, event, { subject: 'asset_type', expected: 'a string', offset: placeOfValue(reader, index) });
  } else {
    wrongValue(reader, index, { key: 'asset_type', value, allowed: ASSET_TYPES });
  }
  return null;
}

/** The value of `prune`: unquoted, in a spelling that every YAML reads as a boolean. */
export function readPrune(reader: Reader, index: number): boolean | null {
  const expected = 'true or false';
  const event = scalarAt(reader, index, 'prune', expected);
  if (event === null) return null;
  const value = textOf(reader.text, event);
  const plain = event.style === SCALAR_STYLE.PLAIN;
  if (plain && /^(?:true|True|TRUE)$/.test(value)) return true;
  if (plain && /^(?:false|False|FALSE)$/.test(value)) return false;
  const reading = readsAs(value);
  if (plain && (reading === null || reading === 'a boolean')) {
    wrongValue(reader, index, { key: 'prune', value, allowed: ['true', 'false'] });
  } else {
    wrongType(reader, event, { subject: 'prune', expected, offset: placeOfValue(reader, index) });
  }
  return null;
}

/** The untagged scalar at `index`, through an alias, or null after a report. */
function scalarAt(reader: Reader, index: number, key: string, expected: string): ScalarEvent | null {
  const found = target(reader, index);
  if (found === NONE) return null;
  const event = reader.events[found]!;
  if (event.type === SCALAR) return event.tagStart === NONE ? event : null;
  wrongType(reader, event, { subject: key, expected, offset: placeOfValue(reader, index) });
  return null;
}

interface Candidate {
  readonly index: number;
  readonly key: string;
  readonly name: string;
  readonly severity: Severity;
  readonly event: ScalarEvent;
}

function closerLook(reader: Reader, { index, key, name, severity, event }: Candidate): string | null {
  const reads = event.style === SCALAR_STYLE.PLAIN ? readsAs(name) : null;
  if (reads !== null) {
    const offset = placeOfValue(reader, index);
    find(reader, { code: 'unquoted-scalar', offset, args: { key, text: name, reads } });
    return null;
  }
  const errors = reader.errors;
  for (const fault of nameFaults(name)) {
    const { code, character } = fault;
    const place = { offset: placeOfValue(reader, index) };
    if (code === 'empty-name') find(reader, { ...place, code, args: { key } });
    else if (code === 'padded-name') find(reader, { ...place, code, severity, args: { key, value: name } });
    else {
      const graded = code === 'control-character' ? severity : 'warning';
      find(reader, { ...place, code, severity: graded, args: { key, value: name, character } });
    }
  }
  return reader.errors === errors ? name : null;
}

interface Refused {
  readonly key: string;
  readonly value: string;
  readonly allowed: readonly string[];
}

function wrongValue(reader: Reader, index: number, { key, value, allowed }: Refused): void {
  const near = nearest(value, allowed, 1)[0] ?? null;
  find(reader, { code: 'wrong-value', offset: placeOfValue(reader, index), args: { key, value, near, allowed } });
}
