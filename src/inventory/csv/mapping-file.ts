// The mapping of a CSV export from a file: YAML, or JSON, which is YAML too. Read strictly, every fault located.
import { isMap, isScalar, type ParsedNode, parseDocument, type YAMLMap } from 'yaml';
import { type Code, type DiagnosticArgs, diagnostic, type Report } from '../../core/diagnostic.ts';
import { ASSET_TYPES, type AssetType } from '../../core/model.ts';
import { nearest } from '../../core/suggest.ts';
import { sourceFile } from '../files.ts';
import {
  CSV_FIELDS,
  type CsvField,
  type CsvMapping,
  DEFAULT_FIELDS,
  delimiterOf,
  isAssetType,
  isCsvField,
  NO_MAPPING,
} from './mapping.ts';

const KEYS = ['columns', 'defaults', 'values', 'systems', 'delimiter'] as const;
type Key = (typeof KEYS)[number];
type Parts = ReadonlyMap<Key, ParsedNode | null>;

interface Entry {
  readonly key: string;
  readonly value: string;
  /** Where the value stands; the key, when it is at fault. */
  readonly offset: number;
  readonly keyOffset: number;
}

/** The mapping that the text gives. What is wrong goes to `report`, and is left out. */
export function readMappingFile(path: string, text: string, report: Report): CsvMapping {
  const read = new MappingFile(path, text, report);
  return read.mapping;
}

class MappingFile {
  readonly mapping: CsvMapping;
  readonly #report: <C extends Code>(code: C, offset: number, args: DiagnosticArgs[C]) => void;

  constructor(path: string, text: string, report: Report) {
    const file = sourceFile(path, text);
    this.#report = (code, offset, args) => report(diagnostic(code, 'error', { file, offset }, args));
    const parts = this.#parts(text);
    const defaults = this.#fields('defaults', parts);
    this.mapping = {
      ...NO_MAPPING,
      columns: new Map(this.#fields('columns', parts).map(pair)),
      defaults: new Map(
        defaults.filter((entry) => entry.key !== 'asset_type' || this.#typeOf(entry) !== null).map(pair),
      ),
      values: this.#values(parts),
      systems: new Map(this.#entries('systems', parts).map(pair)),
      delimiter: this.#delimiter(parts.get('delimiter')),
    };
  }

  /** All scalars are strings: `00123` and `NO` are what they look like. */
  #parts(text: string): Parts {
    const document = parseDocument(text, { schema: 'failsafe', prettyErrors: false });
    const [error] = document.errors;
    if (error !== undefined) {
      this.#report('yaml-syntax', error.pos[0], { reason: error.message });
      return new Map();
    }
    const { contents } = document;
    if (!isMap(contents)) {
      this.#wrongType('mapping', 'a mapping', contents);
      return new Map();
    }
    const parts = new Map<Key, ParsedNode | null>();
    for (const { key, value } of contents.items) {
      const name = isScalar(key) ? String(key.value) : '';
      const part = KEYS.find((one) => one === name);
      if (part !== undefined) parts.set(part, value);
      else this.#unknownKey(name, offsetOf(key), KEYS);
    }
    return parts;
  }

  #fields(subject: 'columns' | 'defaults', parts: Parts): (Entry & { readonly key: CsvField })[] {
    return this.#entries(subject, parts).filter((entry): entry is Entry & { readonly key: CsvField } => {
      const allowed = subject === 'defaults' ? DEFAULT_FIELDS : CSV_FIELDS;
      if (isCsvField(entry.key) && allowed.includes(entry.key)) return true;
      this.#unknownKey(entry.key, entry.keyOffset, allowed);
      return false;
    });
  }

  #values(parts: Parts): Map<string, AssetType> {
    const values = new Map<string, AssetType>();
    for (const entry of this.#entries('values', parts)) {
      const type = this.#typeOf(entry);
      if (type !== null) values.set(entry.key, type);
    }
    return values;
  }

  #typeOf({ key, value, offset }: Entry): AssetType | null {
    if (isAssetType(value)) return value;
    const [near = null] = nearest(value, ASSET_TYPES, 1);
    this.#report('wrong-value', offset, { key, value, near, allowed: ASSET_TYPES });
    return null;
  }

  #delimiter(node: ParsedNode | null | undefined): string | null {
    if (node === undefined) return null;
    const value = isScalar(node) ? String(node.value) : '';
    const delimiter = delimiterOf(value);
    if (delimiter !== null) return delimiter;
    this.#report('wrong-value', offsetOf(node), { key: 'delimiter', value, near: null, allowed: [',', ';', 'tab'] });
    return null;
  }

  /** The lines of one part, each a string to a string. */
  #entries(subject: Key, parts: Parts): Entry[] {
    const node = parts.get(subject);
    if (node === undefined) return [];
    if (!isMap(node)) {
      this.#wrongType(subject, 'a mapping', node);
      return [];
    }
    const { items }: Pick<YAMLMap.Parsed, 'items'> = node;
    return items.flatMap(({ key, value }) => {
      if (!isScalar(key)) return this.#wrongType('key', 'a string', key);
      if (!isScalar(value) || value.value === '') return this.#wrongType(String(key.value), 'a string', value ?? key);
      return { key: String(key.value), value: String(value.value), offset: offsetOf(value), keyOffset: offsetOf(key) };
    });
  }

  #unknownKey(key: string, offset: number, allowed: readonly string[]): void {
    const [near = null] = nearest(key, allowed, 1);
    this.#report('unknown-key', offset, { key, near, allowed });
  }

  #wrongType(subject: string, expected: string, node: ParsedNode | null): [] {
    const kind = node === null ? 'nothing' : isMap(node) ? 'a mapping' : isScalar(node) ? 'a string' : 'a list';
    this.#report('wrong-type', offsetOf(node), { subject, expected, found: kind });
    return [];
  }
}

function pair<K extends string>({ key, value }: { readonly key: K; readonly value: string }): [K, string] {
  return [key, value];
}

function offsetOf(node: ParsedNode | null): number {
  return node?.range[0] ?? 0;
}
