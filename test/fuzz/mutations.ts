// Small damage to good texts, bytes and JSON values: most wrong input is nearly right.
import fc from 'fast-check';

/** Replaces `length` units with `bit`. `where` is a share of the whole length. */
interface Cut<T> {
  readonly where: number;
  readonly length: number;
  readonly bit: T;
}

function cuts<T>(bits: fc.Arbitrary<T>): fc.Arbitrary<readonly Cut<T>[]> {
  const where = fc.nat(9_999).map((n) => n / 10_000);
  const length = fc.oneof({ weight: 5, arbitrary: fc.nat(3) }, fc.nat(80));
  return fc.array(fc.record({ where, length, bit: bits }), { minLength: 1, maxLength: 4 });
}

/** The text with pieces cut out and bits put in. */
export function damagedText(text: fc.Arbitrary<string>, bits: readonly string[]): fc.Arbitrary<string> {
  const bit = fc.oneof(fc.constantFrom(...bits), fc.string({ unit: 'binary', maxLength: 3 }));
  return fc.tuple(text, cuts(bit)).map(([whole, all]) =>
    all.reduce((left, { where, length, bit: put }) => {
      const at = Math.floor(where * (left.length + 1));
      return left.slice(0, at) + put + left.slice(at + length);
    }, whole),
  );
}

export function damagedBytes(bytes: fc.Arbitrary<Uint8Array>): fc.Arbitrary<Uint8Array> {
  return fc.tuple(bytes, cuts(fc.uint8Array({ maxLength: 4 }))).map(([whole, all]) =>
    all.reduce((left, { where, length, bit }) => {
      const at = Math.floor(where * (left.length + 1));
      return Buffer.concat([left.subarray(0, at), bit, left.subarray(at + length)]);
    }, whole),
  );
}

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const EDITS = ['replace', 'remove', 'repeat', 'add', 'rename'] as const;

interface Edit {
  readonly kind: (typeof EDITS)[number];
  /** Which of all nodes in the value, as a share. */
  readonly where: number;
  readonly to: Json;
}

const odd = fc.constantFrom<Json>(
  null,
  '',
  0,
  -1,
  1.5,
  Number.MAX_VALUE,
  true,
  [],
  {},
  'ca_1',
  'cs_1',
  '__proto__',
  'hardware',
  '\u0000',
);

export function damagedJson(value: fc.Arbitrary<Json>): fc.Arbitrary<Json> {
  // The root is one node of hundreds, and the only one where a list can get a record twice.
  const where = fc.oneof({ weight: 4, arbitrary: fc.nat(9_999) }, fc.nat(5)).map((n) => n / 10_000);
  const to = fc.oneof({ weight: 3, arbitrary: odd }, fc.jsonValue({ maxDepth: 2 }).map(asJson));
  const edits = fc.array(fc.record({ kind: fc.constantFrom(...EDITS), where, to }), { minLength: 1, maxLength: 3 });
  return fc.tuple(value, edits).map(([whole, all]) => all.reduce(applyEdit, whole));
}

/** What `JSON.parse` would return: without undefined, and without numbers that JSON does not have. */
export function asJson(value: unknown): Json {
  const parsed: Json = JSON.parse(JSON.stringify(value ?? null));
  return parsed;
}

function applyEdit(value: Json, edit: Edit): Json {
  let left = Math.floor(edit.where * size(value));
  const visit = (node: Json): Json => {
    if (left-- === 0) return edited(node, edit);
    if (Array.isArray(node)) return node.map(visit);
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(Object.entries(node).map(([key, inner]) => [key, visit(inner)]));
  };
  return visit(value);
}

/** A prime, so that the number that chose a node can also choose any place in it. */
const SPREAD = 7919;

function edited(node: Json, { kind, to, where }: Edit): Json {
  if (Array.isArray(node)) {
    const nodes: readonly Json[] = node;
    const at = Math.floor(where * SPREAD) % (nodes.length + 1);
    if (kind === 'remove') return nodes.toSpliced(at, 1);
    if (kind === 'repeat') return nodes.toSpliced(at, 0, nodes[at] ?? to);
    return kind === 'add' ? nodes.toSpliced(at, 0, to) : to;
  }
  if (typeof node !== 'object' || node === null || kind === 'replace') return to;
  const entries = Object.entries(node);
  const at = Math.floor(where * SPREAD) % (entries.length + 1);
  const [key = 'more', inner = to] = entries[at] ?? [];
  if (kind === 'remove') return Object.fromEntries(entries.toSpliced(at, 1));
  if (kind === 'rename') return Object.fromEntries(entries.toSpliced(at, 1, [`${key}s`, inner]));
  return Object.fromEntries([...entries, [kind === 'add' ? 'more' : key, to]]);
}

function size(value: Json): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce((sum: number, inner: Json) => sum + size(inner), 1);
}
