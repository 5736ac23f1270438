// Opens one YAML file as js-yaml's flat event list, and finds where aliases lead.
import type { AliasEvent, Event } from 'js-yaml';
import type { Code, Diagnostic, DiagnosticArgs, Report } from '../core/diagnostic.ts';
import type { DesiredAsset, SourceFile } from '../core/model.ts';
import { readEvents } from './syntax.ts';
import { ALIAS, DOCUMENT, NOWHERE, POP, SCALAR } from './yaml.ts';

export interface YamlReader {
  readonly file: SourceFile;
  readonly text: string;
  readonly events: readonly Event[];
  /** From the index of an alias to the index of its node. Missing if the alias was reported. */
  readonly targets: Map<number, number>;
  /** The indices of the documents that an alias or a tag makes unusable. */
  readonly broken: Set<number>;
  /** Assets that an alias may repeat, by the index of their mapping; null for one with an error. */
  readonly anchored: Map<number, DesiredAsset | null>;
  /** The mapping in which a second document starts without a `---` line; NOWHERE for none. */
  joined: number;
  /** Keys of the format that are close to unknown keys in the last mapping: they are misspelled, not missing. */
  misspelled: readonly string[];
  /** How many errors were found so far, reported or not. */
  errors: number;
  warnings: number;
  readonly report: Report;
}

/** Returns the reader of a text. null, with one finding, if the text is not YAML. Never throws for any text. */
export function openYaml(file: SourceFile, text: string, report: Report): YamlReader | null {
  const events = readEvents(file, text, report);
  if (events === null) return null;
  const reader: YamlReader = {
    file,
    text,
    events,
    targets: new Map(),
    broken: new Set(),
    anchored: new Map(),
    joined: NOWHERE,
    misspelled: [],
    errors: 0,
    warnings: 0,
    report,
  };
  if (/[&*!]/.test(text)) resolveAliases(reader);
  return reader;
}

/**
 * The most findings of one severity reported for one file. A hostile file can hold millions of errors, and nobody reads
 * more than this. The file is refused either way.
 */
const REPORTED_AT_MOST = 10_000;

export function addFinding<C extends Code>(
  reader: YamlReader,
  code: C,
  offset: number,
  args: DiagnosticArgs[C],
  severity: 'error' | 'warning' | 'notice' = 'error',
): void {
  const count = severity === 'error' ? ++reader.errors : ++reader.warnings;
  if (count <= REPORTED_AT_MOST)
    reader.report({ code, severity, at: { file: reader.file, offset }, args } as Diagnostic);
}

// Anchors, aliases and tags.

/** The most nodes that the aliases of one file may add. A "YAML bomb" adds billions. */
const EXPANSION_LIMIT = 1_000_000;

/** What the pass over the events of a file has found about anchors so far. */
interface Anchors {
  document: number;
  /** Nodes by the anchors of the document so far. A later anchor replaces an earlier one of the same name. */
  readonly nodes: Map<string, number>;
  /** Sizes of the anchored nodes that are complete. An alias to an incomplete node would contain itself. */
  readonly sizes: Map<number, number>;
  /** How many nodes aliases have added. */
  expanded: number;
  /** The last document whose aliases exceed the limit: only its first alias beyond that is reported. */
  exploded: number;
}

/**
 * Finds where each alias leads. An alias binds to the last anchor before it, so one forward pass resolves them all. The
 * pass also counts the nodes in each anchored node, to limit what aliases expand to, and refuses tags.
 */
function resolveAliases(reader: YamlReader): void {
  const { text, events, broken } = reader;
  const anchors: Anchors = { document: 0, nodes: new Map(), sizes: new Map(), expanded: 0, exploded: NOWHERE };
  /** The collections around the event, with how many nodes each has so far, including itself and expanded aliases. */
  const open: { readonly index: number; size: number }[] = [];
  for (const [index, event] of events.entries()) {
    /** How many nodes this event adds to the collection around it. */
    let nodes = 0;
    if (event.type === DOCUMENT) {
      anchors.document = index;
      anchors.nodes.clear();
      open.push({ index, size: 0 });
    } else if (event.type === POP) {
      const node = open.pop()!;
      anchors.sizes.set(node.index, node.size);
      nodes = node.size;
    } else if (event.type === ALIAS) {
      nodes = bindAlias(reader, anchors, event, index);
    } else {
      if (event.tagStart !== NOWHERE) {
        broken.add(anchors.document);
        addFinding(reader, 'unsupported-tag', event.tagStart, { tag: text.slice(event.tagStart, event.tagEnd) });
      }
      if (event.anchorStart !== NOWHERE) anchors.nodes.set(text.slice(event.anchorStart, event.anchorEnd), index);
      if (event.type === SCALAR) nodes = 1;
      else open.push({ index, size: 1 });
    }
    const around = open.at(-1);
    if (around !== undefined) around.size += nodes;
  }
}

/** Returns how many nodes the alias expands to. If it cannot be bound, it counts as one node. */
function bindAlias(reader: YamlReader, anchors: Anchors, event: AliasEvent, index: number): number {
  const { document } = anchors;
  const alias = reader.text.slice(event.anchorStart, event.anchorEnd);
  const offset = event.anchorStart - 1;
  const node = anchors.nodes.get(alias);
  if (node === undefined) {
    reader.broken.add(document);
    addFinding(reader, 'unknown-alias', offset, { alias });
    return 1;
  }
  const isScalar = reader.events[node]!.type === SCALAR;
  const size = isScalar ? 1 : (anchors.sizes.get(node) ?? Number.POSITIVE_INFINITY);
  if (anchors.expanded + size - 1 <= EXPANSION_LIMIT) {
    anchors.expanded += size - 1;
    reader.targets.set(index, node);
    return size;
  }
  if (anchors.exploded !== document) {
    if (size !== Number.POSITIVE_INFINITY) anchors.exploded = document;
    reader.broken.add(document);
    addFinding(reader, 'yaml-expansion', offset, { limit: EXPANSION_LIMIT });
  }
  return 1;
}
