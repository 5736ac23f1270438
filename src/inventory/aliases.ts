// Anchors, aliases and tags of one file. Aliases bind where they stand, so one forward pass settles them all;
// what they expand to is bounded, and tags are refused.
import type { AliasEvent, Event, MappingEvent, ScalarEvent, SequenceEvent } from 'js-yaml';
import type { Code } from '../core/diagnostic.ts';
import { ALIAS, DOCUMENT, NONE, POP, SCALAR } from './events.ts';
import { type Aliases, type Finding, find, type Reader } from './reader.ts';

/** Nodes that the aliases of one file may add to those it spells out: a "YAML bomb" asks for billions. */
const EXPANSION_LIMIT = 1_000_000;

interface OpenNode {
  readonly index: number;
  /** Whether an alias may ask for its size. */
  readonly anchored: boolean;
  /** Nodes in it so far, itself and expanded aliases included. */
  size: number;
}

interface Pass {
  readonly reader: Reader;
  readonly targets: Map<number, number>;
  readonly broken: Set<number>;
  /** Sizes of the anchored nodes that are complete: an alias to another one would hold itself. */
  readonly sizes: Map<number, number>;
  readonly open: OpenNode[];
  /** The anchors of the document so far; a later one of the same name takes its place. */
  readonly anchors: Map<string, number>;
  document: number;
  /** The last document with more than aliases may add, once that is reported. */
  exploded: number;
  added: number;
}

/** Settles the aliases of a file; null, at once, for the usual file that has no anchor, alias or tag. */
export function settleAliases(reader: Reader): Aliases | null {
  const { text, events } = reader;
  if (!text.includes('&') && !text.includes('*') && !text.includes('!')) return null;
  const targets = new Map<number, number>();
  const broken = new Set<number>();
  const noted = { sizes: new Map<number, number>(), anchors: new Map<string, number>() };
  const pass: Pass = { reader, targets, broken, ...noted, open: [], document: 0, exploded: NONE, added: 0 };
  for (let index = 0; index < events.length; index++) step(pass, events[index]!, index);
  return { targets, broken };
}

function step(pass: Pass, event: Event, index: number): void {
  if (event.type === DOCUMENT) {
    pass.document = index;
    pass.anchors.clear();
    pass.open.push({ index, anchored: false, size: 0 });
  } else if (event.type === POP) {
    close(pass);
  } else if (event.type === ALIAS) {
    count(pass, bind(pass, event, index));
  } else {
    begin(pass, event, index);
  }
}

function begin(pass: Pass, event: MappingEvent | SequenceEvent | ScalarEvent, index: number): void {
  const { text } = pass.reader;
  const anchored = event.anchorStart !== NONE;
  if (event.tagStart !== NONE) {
    const tag = text.slice(event.tagStart, event.tagEnd);
    refuse(pass, { code: 'unsupported-tag', offset: event.tagStart, args: { tag } });
  }
  if (anchored) pass.anchors.set(text.slice(event.anchorStart, event.anchorEnd), index);
  if (event.type !== SCALAR) {
    pass.open.push({ index, anchored, size: 1 });
  } else {
    if (anchored) pass.sizes.set(index, 1);
    count(pass, 1);
  }
}

function close(pass: Pass): void {
  const node = pass.open.pop();
  if (node === undefined) return;
  if (node.anchored) pass.sizes.set(node.index, node.size);
  count(pass, node.size);
}

function count(pass: Pass, nodes: number): void {
  const parent = pass.open.at(-1);
  if (parent !== undefined) parent.size += nodes;
}

/** Binds an alias and returns how many nodes it stands for. One that cannot be bound stands for itself. */
function bind(pass: Pass, event: AliasEvent, index: number): number {
  const alias = pass.reader.text.slice(event.anchorStart, event.anchorEnd);
  const offset = event.anchorStart - 1;
  const target = pass.anchors.get(alias);
  if (target === undefined) return refuse(pass, { code: 'unknown-alias', offset, args: { alias } });
  const size = pass.sizes.get(target) ?? Number.POSITIVE_INFINITY;
  if (pass.added + size - 1 > EXPANSION_LIMIT) {
    // The first alias too many says it; the others of a bomb would say it a thousand times.
    if (pass.exploded === pass.document) return 1;
    if (size !== Number.POSITIVE_INFINITY) pass.exploded = pass.document;
    return refuse(pass, { code: 'yaml-expansion', offset, args: { limit: EXPANSION_LIMIT } });
  }
  pass.added += size - 1;
  pass.targets.set(index, target);
  return size;
}

function refuse<C extends Code>(pass: Pass, finding: Finding<C>): 1 {
  pass.broken.add(pass.document);
  find(pass.reader, finding);
  return 1;
}
