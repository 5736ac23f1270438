// Checks whether js-yaml and the `yaml` library read a text the same way. js-yaml gives the meaning of the text, and
// `yaml` gives the places of its nodes, so an edit is safe only if the two agree.
import { type Event, parseEvents, SCALAR_STYLE, type ScalarEvent, YAMLException } from 'js-yaml';
import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Pair,
  type ParsedNode,
  parseAllDocuments,
  Scalar,
  type YAMLMap,
} from 'yaml';
import { ALIAS, DOCUMENT, MAPPING, NOWHERE, POP, SCALAR, SEQUENCE, scalarText } from '../inventory/yaml.ts';

/** Every scalar is read as a string. parse.ts decides what a scalar, a repeated key or a merge key means. */
const AS_WRITTEN = {
  schema: 'failsafe',
  merge: false,
  uniqueKeys: false,
  logLevel: 'silent',
  prettyErrors: false,
} as const;

/** The documents of a text as `yaml` reads them, with the places of all nodes. null if `yaml` finds an error. */
export function readDocuments(text: string): readonly Document.Parsed[] | null {
  const documents: readonly Document.Parsed[] = [...parseAllDocuments(text, AS_WRITTEN)];
  return documents.some(({ errors }) => errors.length > 0) ? null : documents;
}

type BlockPair = Pair<ParsedNode, ParsedNode | null>;

/** The map that a document without errors is. */
export function rootOf(document: Document.Parsed): YAMLMap.Parsed {
  return document.contents as unknown as YAMLMap.Parsed;
}

/** The keys of a mapping with their values. */
export function pairsOf(map: YAMLMap.Parsed): BlockPair[] {
  return map.items as BlockPair[];
}

export function pairOf(map: YAMLMap.Parsed, key: string): BlockPair | undefined {
  return pairsOf(map).find((pair) => textOf(pair.key) === key);
}

export function textOf(node: unknown): string | null {
  return isScalar(node) ? String(node.value) : null;
}

/** The end of a node's text, without the line break at the end of a block scalar. */
export function endOf(text: string, { range: [start, end] }: ParsedNode): number {
  return start + text.slice(start, end).trimEnd().length;
}

/** Whether js-yaml finds the same documents, nodes, anchors and strings in the text as `yaml`. Never throws. */
export function readsAlike(text: string, documents: readonly Document.Parsed[]): boolean {
  let events: readonly Event[];
  try {
    events = parseEvents(text, {});
  } catch (error) {
    if (error instanceof YAMLException) return false;
    throw error;
  }
  let at = 0;
  const isSame = (node: unknown): boolean => {
    const event = events[at++];
    if (event === undefined) return false;
    const anchor = anchorOf(text, event);
    if (isAlias(node)) return event.type === ALIAS && anchor === node.source;
    // For a missing value, `yaml` has null, and js-yaml has an empty scalar.
    if (node === null) return event.type === SCALAR && event.valueStart === NOWHERE && anchor === '';
    if (!(isScalar(node) || isSeq(node) || isMap(node)) || anchor !== (node.anchor ?? '')) return false;
    if (isScalar(node)) return event.type === SCALAR && isSameScalar(text, event, node);
    if (event.type !== (isSeq(node) ? SEQUENCE : MAPPING)) return false;
    const isSameInside = isSeq(node)
      ? node.items.every((entry) => isSame(entry))
      : node.items.every(({ key, value }) => isSame(key) && isSame(value));
    return isSameInside && events[at++]?.type === POP;
  };
  const isSameDocument = ({ contents }: Document.Parsed) =>
    events[at++]?.type === DOCUMENT && isSame(contents) && events[at++]?.type === POP;
  return documents.every(isSameDocument) && at === events.length;
}

function isSameScalar(text: string, event: ScalarEvent, { source, type }: Scalar): boolean {
  const isPlain = event.style === SCALAR_STYLE.PLAIN;
  return isPlain === (type === Scalar.PLAIN) && scalarText(text, event) === source;
}

function anchorOf(text: string, event: Event): string {
  if (!('anchorStart' in event) || event.anchorStart === NOWHERE) return '';
  return text.slice(event.anchorStart, event.anchorEnd);
}
