// Opens one YAML file as js-yaml's flat event list. Reports text that is not YAML, and finds where aliases lead.
import { type AliasEvent, type Event, parseEvents, YAMLException } from 'js-yaml';
import type { Code, Diagnostic, DiagnosticArgs, Report } from '../core/diagnostic.ts';
import type { DesiredAsset, SourceFile } from '../core/model.ts';
import { ASSET_KEYS, DOCUMENT_KEYS } from './shape.ts';
import { ALIAS, DOCUMENT, NOWHERE, POP, SCALAR } from './yaml.ts';

/** The state of reading one file. */
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

// Syntax.

/** How deep collections may be inside collections. The format needs three levels. */
const DEPTH_LIMIT = 100;

/**
 * A carriage return without a line feed ends a line for YAML and js-yaml, but not for the `yaml` library or an editor.
 */
const LONE_RETURN = /\r(?!\n)/;

/** How git marks where a conflict starts. */
const CONFLICT = /^<{7}(?: |\r?$)/m;

function readEvents(file: SourceFile, text: string, report: Report): Event[] | null {
  const lone = text.includes('\r') ? LONE_RETURN.exec(text) : null;
  if (lone !== null) {
    const reason = 'a carriage return without a line feed';
    report({ code: 'yaml-syntax', severity: 'error', at: { file, offset: lone.index }, args: { reason } });
    return null;
  }
  const conflict = text.includes('<<<<<<<') ? CONFLICT.exec(text) : null;
  if (conflict !== null) {
    report({ code: 'merge-conflict', severity: 'error', at: { file, offset: conflict.index }, args: {} });
    return null;
  }
  try {
    return parseEvents(text, { maxDepth: DEPTH_LIMIT });
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const offset = error.mark?.position ?? null;
    if (error.reason.startsWith('nesting exceeded')) {
      report({ code: 'yaml-too-deep', severity: 'error', at: { file, offset }, args: { limit: DEPTH_LIMIT } });
    } else {
      const slip = offset === null ? null : slipBefore(text, offset);
      const at = { file, offset: slip?.offset ?? offset };
      report({
        code: 'yaml-syntax',
        severity: 'error',
        at,
        args: { reason: slip?.reason ?? reasonOf(error.reason, text, offset) },
      });
    }
    return null;
  }
}

/** Typical typing errors on one line. */
const SLIPS: readonly (readonly [reason: string, pattern: RegExp])[] = [
  ['a special space character, such as a no-break space', /^[ \t-]*(?=[^\S \t\r\n])/],
  ['no space after a colon', /^[ \t-]*(\w+)(?=:[^ \t\r\n])/],
];

/**
 * js-yaml stops where it cannot continue, often a line below the mistake. This finds a typing error on that line, or on
 * the previous line with text; null if neither has one.
 */
function slipBefore(text: string, offset: number): { readonly reason: string; readonly offset: number } | null {
  for (const [reason, pattern] of SLIPS) {
    let end = offset;
    for (let lines = 0; lines < 2 && end >= 0; ) {
      const start = end === 0 ? 0 : text.lastIndexOf('\n', end - 1) + 1;
      const stop = text.indexOf('\n', start);
      const line = text.slice(start, stop === -1 ? text.length : stop);
      const match = pattern.exec(line);
      if (match !== null && ALL_KEYS.has(match[1] ?? 'name')) return { reason, offset: start + match[0].length };
      if (!/^\s*(?:#|$)/.test(line)) lines++;
      end = start - 1;
    }
  }
  return null;
}

const ALL_KEYS: ReadonlySet<string> = new Set([...DOCUMENT_KEYS, ...ASSET_KEYS]);

/** js-yaml's reason without words from the file, which must not be in messages that hide names. */
function reasonOf(reason: string, text: string, offset: number | null): string {
  if (reason === 'deficient indentation' && offset !== null) {
    // js-yaml reports a tab between tokens as a line that is not indented, and does not mention the tab.
    const blanks = /(?<![ \t])[ \t]+[[{]?$/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset));
    if (blanks?.[0].includes('\t')) return `${reason}, after a tab`;
  }
  return reason.replace(/ ".*"|: .*$/s, '');
}

// Anchors, aliases and tags.

/** The most nodes that the aliases of one file may add. A "YAML bomb" adds billions. */
const EXPANSION_LIMIT = 1_000_000;

/** What the pass over the events of a file has found about anchors so far. */
interface Anchors {
  /** The index of the document. */
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
