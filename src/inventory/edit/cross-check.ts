// Whether js-yaml and `yaml` read a text the same way. One finds the meaning, the other the places, and an edit may
// trust the two only together.
import { type Event, parseEvents, SCALAR_STYLE, YAMLException } from 'js-yaml';
import { type Document, isAlias, isMap, isScalar, isSeq, parseAllDocuments, Scalar } from 'yaml';
import { ALIAS, DOCUMENT, MAPPING, NOWHERE, POP, SCALAR, SEQUENCE, scalarText } from '../yaml.ts';

/** Only strings: the parser decides how to read a scalar, a repeated key or a merge. */
const AS_WRITTEN = {
  schema: 'failsafe',
  merge: false,
  uniqueKeys: false,
  logLevel: 'silent',
  prettyErrors: false,
} as const;

/** The documents of a text as `yaml` reads them, with the places of all nodes. null if it finds an error. */
export function readDocuments(text: string): readonly Document.Parsed[] | null {
  const documents: readonly Document.Parsed[] = [...parseAllDocuments(text, AS_WRITTEN)];
  return documents.some(({ errors }) => errors.length > 0) ? null : documents;
}

/**
 * False if one of the two refuses the text, or finds another document, node, anchor or string in it. `documents` are
 * those of the text, if already known. Never throws for any text.
 */
export function readsAlike(text: string, documents = readDocuments(text)): boolean {
  const events = readEvents(text);
  if (events === null || documents === null) return false;
  const cursor: Cursor = { text, events, at: 0 };
  return documents.every((document) => sameDocument(cursor, document.contents)) && cursor.at === events.length;
}

interface Cursor {
  readonly text: string;
  readonly events: readonly Event[];
  at: number;
}

function readEvents(text: string): Event[] | null {
  try {
    return parseEvents(text, {});
  } catch (error) {
    if (error instanceof YAMLException) return null;
    throw error;
  }
}

function sameDocument(cursor: Cursor, contents: unknown): boolean {
  return take(cursor)?.type === DOCUMENT && sameNode(cursor, contents) && take(cursor)?.type === POP;
}

function take(cursor: Cursor): Event | undefined {
  return cursor.events[cursor.at++];
}

function sameNode(cursor: Cursor, node: unknown): boolean {
  const event = take(cursor);
  if (event === undefined) return false;
  if (isAlias(node)) return event.type === ALIAS && anchorOf(cursor, event) === node.source;
  if (isScalar(node)) return sameAnchor(cursor, event, node) && sameScalar(cursor, event, node);
  if (isSeq(node)) {
    const isSame = event.type === SEQUENCE && sameAnchor(cursor, event, node);
    return isSame && node.items.every((entry) => sameNode(cursor, entry)) && take(cursor)?.type === POP;
  }
  if (isMap(node)) {
    const isSame = event.type === MAPPING && sameAnchor(cursor, event, node);
    const same = node.items.every(({ key, value }) => sameNode(cursor, key) && sameNode(cursor, value));
    return isSame && same && take(cursor)?.type === POP;
  }
  // For a missing value `yaml` has nothing, and js-yaml an empty scalar.
  return node === null && event.type === SCALAR && event.valueStart === NOWHERE && event.anchorStart === NOWHERE;
}

function sameScalar(cursor: Cursor, event: Event, { source, type }: Scalar): boolean {
  if (event.type !== SCALAR) return false;
  const isPlain = event.style === SCALAR_STYLE.PLAIN;
  return isPlain === (type === Scalar.PLAIN) && scalarText(cursor.text, event) === source;
}

function sameAnchor(cursor: Cursor, event: Event, { anchor }: { anchor?: string }): boolean {
  return anchorOf(cursor, event) === (anchor ?? '');
}

function anchorOf({ text }: Cursor, event: Event): string {
  if (!('anchorStart' in event) || event.anchorStart === NOWHERE) return '';
  return text.slice(event.anchorStart, event.anchorEnd);
}
