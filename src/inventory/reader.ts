// What reading one file carries along: its text, its events, where aliases lead, and how findings are reported.
import { type Event, SCALAR_STYLE } from 'js-yaml';
import { type Code, type Diagnostic, type DiagnosticArgs, diagnostic, type Severity } from '../core/diagnostic.ts';
import type { DesiredAsset, SourceFile } from '../core/model.ts';
import { ALIAS, MAPPING, NONE, placeOf, SCALAR, SEQUENCE, textOf } from './events.ts';
import { readsAs } from './scalar.ts';

/**
 * Findings of one severity reported for one file. A hostile file can hold millions of faults, and no one reads
 * more than these; the file is refused all the same.
 */
const REPORTED_AT_MOST = 10_000;

/** Where the aliases of a file lead. */
export interface Aliases {
  /** From the index of an alias to the index of its node. Missing where the alias was reported. */
  readonly targets: ReadonlyMap<number, number>;
  /** The indices of the documents that an alias or a tag makes unusable. */
  readonly broken: ReadonlySet<number>;
}

export interface Reader {
  readonly file: SourceFile;
  readonly text: string;
  readonly events: readonly Event[];
  /** null when the file has no alias. */
  aliases: Aliases | null;
  /** Assets that an alias may repeat, by the index of their mapping; null for one with an error. */
  readonly anchored: Map<number, DesiredAsset | null>;
  /** How many errors were found so far, reported or not. */
  errors: number;
  warnings: number;
  readonly report: (diagnostic: Diagnostic) => void;
}

export interface Finding<C extends Code> {
  readonly code: C;
  readonly offset: number;
  readonly args: DiagnosticArgs[C];
  readonly severity?: Severity;
}

export function find<C extends Code>(reader: Reader, { code, offset, args, severity = 'error' }: Finding<C>): void {
  const count = severity === 'error' ? ++reader.errors : ++reader.warnings;
  if (count <= REPORTED_AT_MOST) reader.report(diagnostic(code, severity, { file: reader.file, offset }, args));
}

/** The index of the node that stands at `index`, through an alias; NONE where the alias leads nowhere (reported). */
export function target(reader: Reader, index: number): number {
  if (reader.events[index]?.type !== ALIAS) return index;
  return reader.aliases?.targets.get(index) ?? NONE;
}

/** The offset of the value at `index`; of its key, right before it, when the value is empty. */
export function placeOfValue(reader: Reader, index: number): number {
  const own = placeOf(reader.text, reader.events[index]!);
  return own === NONE ? Math.max(0, placeOf(reader.text, reader.events[index - 1]!)) : own;
}

interface Expectation {
  readonly subject: string;
  readonly expected: string;
  readonly offset: number;
}

/** Reports a node of the wrong kind. Tagged nodes are reported as such, once, elsewhere. */
export function wrongType(reader: Reader, event: Event, { subject, expected, offset }: Expectation): void {
  if (isTagged(event)) return;
  find(reader, { code: 'wrong-type', offset, args: { subject, expected, found: kindOf(reader.text, event) } });
}

export function isTagged(event: Event): boolean {
  return 'tagStart' in event && event.tagStart !== NONE;
}

function kindOf(text: string, event: Event): string {
  if (event.type === MAPPING) return 'a mapping';
  if (event.type === SEQUENCE) return 'a list';
  if (event.type !== SCALAR) return 'nothing';
  const reading = event.style === SCALAR_STYLE.PLAIN ? readsAs(textOf(text, event)) : null;
  return reading ?? 'a string';
}
