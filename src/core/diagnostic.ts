// Findings about the user's files: a code, its arguments and a place, without prose. text/messages.ts holds the one
// wording of each code, used everywhere.
import { compareText } from './compare.ts';
import type { AssetType, ImpactRating, Named, SitedSystem, SourceFile } from './model.ts';

export const SEVERITIES = ['error', 'warning', 'notice'] as const;

/** Where a finding points: into a file, at a whole file (offset null), or nowhere (`at: null`). */
export interface Place {
  readonly file: SourceFile;
  readonly offset: number | null;
}

/**
 * The arguments of every code. `key` is a key of the file format. `near` is the closest valid spelling, if there is
 * one.
 */
export interface DiagnosticArgs {
  // Files
  'no-inventory': {
    readonly paths: readonly string[];
    /** The folder that was searched: the working directory, relative to the root; null for a commit. */
    readonly folder: string | null;
    /** Existing paths with a similar spelling. */
    readonly near: readonly string[];
  };
  'empty-file': Record<never, never>;
  'unreadable-file': { readonly reason: string };
  'symbolic-link': Record<never, never>;
  submodule: Record<never, never>;
  'sparse-checkout': { readonly folder: string };
  'lfs-pointer': Record<never, never>;
  'file-too-large': { readonly bytes: number; readonly limit: number };
  /**
   * `byte` is the first byte that is not UTF-8. It is null for UTF-16 and for binary files, which hold NUL bytes.
   * `encoding` is iconv's name of the UTF-16 (`UTF-16` has a byte order mark); null for every other file.
   */
  'not-utf8': { readonly byte: number | null; readonly encoding: 'UTF-16' | 'UTF-16LE' | 'UTF-16BE' | null };
  'merge-conflict': Record<never, never>;
  // YAML
  /** `text` is the character or the escape sequence that it is about; for `other`, the parser's reason. */
  'yaml-syntax': { readonly fault: YamlFault; readonly text: string };
  'yaml-too-deep': { readonly limit: number };
  'yaml-expansion': { readonly limit: number };
  'unknown-alias': { readonly alias: string };
  'unsupported-tag': { readonly tag: string };
  'duplicate-key': { readonly key: string; readonly first: Place };
  'missing-document-start': { readonly first: Place };
  'ambiguous-yaml': Record<never, never>;
  'flow-style': Record<never, never>;
  'comment-would-move': Record<never, never>;
  'unknown-key': {
    readonly key: string;
    /** The part of a file that has no such key. The last three are parts of the mapping of a CSV export. */
    readonly of: 'document' | 'asset' | 'mapping' | 'columns' | 'defaults';
    readonly near: string | null;
    readonly allowed: readonly string[];
  };
  'missing-key': { readonly key: string; readonly of: 'document' | 'asset' };
  'wrong-type': { readonly subject: string; readonly expected: ValueKind; readonly found: ValueKind };
  'wrong-value': {
    readonly key: string;
    readonly value: string;
    readonly near: string | null;
    readonly allowed: readonly string[];
  };
  'unquoted-scalar': {
    readonly key: string;
    readonly text: string;
    readonly reads: ValueKind;
    /** The comment or the anchor after a key that has no value, with its # or &. It may have been meant as the value. */
    readonly meant: string | null;
  };
  // Names
  'empty-name': { readonly key: string };
  'padded-name': { readonly key: string; readonly value: string };
  'control-character': { readonly key: string; readonly value: string; readonly character: string };
  'invisible-character': { readonly key: string; readonly value: string; readonly character: string };
  'look-alike-character': { readonly key: string; readonly value: string; readonly character: string };
  'mixed-scripts': { readonly key: string; readonly value: string; readonly character: string };
  /** `whole` is the value with what follows the `#`. */
  'cut-off-value': { readonly key: string; readonly value: string; readonly whole: string };
  /** `length` and `limit` are in characters (code points). */
  'value-too-long': { readonly key: string; readonly length: number; readonly limit: number };
  'ignored-but-declared': { readonly name: string; readonly pattern: string; readonly first: Place };
  /** `name` is the first of `count` live assets that the pattern meets only if case and Unicode form do not count. */
  'ignore-misses': { readonly pattern: string; readonly name: string; readonly count: number };
  'duplicate-system': { readonly name: string; readonly first: Place };
  'duplicate-asset': { readonly name: string; readonly first: Place; readonly inRows?: RowsAt };
  /** Names that several systems have. A notice holds all such names. An error or a warning holds one. */
  'duplicate-name': { readonly names: readonly string[]; readonly first: Place };
  'duplicate-external-id': { readonly id: string; readonly first: Place };
  'similar-name': { readonly name: string; readonly other: string; readonly first: Place };
  // Resolving
  'unknown-cyber-system': { readonly name: string; readonly near: readonly string[] };
  'ambiguous-cyber-system': {
    readonly name: string;
    readonly systems: readonly SitedSystem[];
    /** Whether adding a facility could make the reference clear. */
    readonly takesFacility: boolean;
    /** The rows of an export that name the system so. */
    readonly inRows?: RowsAt;
  };
  'facility-mismatch': {
    readonly facility: string;
    readonly system: Named;
    readonly facilities: readonly string[];
    readonly near: readonly string[];
    readonly inRows?: RowsAt;
  };
  // Matching
  'unknown-asset-id': { readonly id: string; readonly inRows?: RowsAt };
  'duplicate-id': { readonly id: string; readonly first: Place };
  'rename-conflict': {
    readonly name: string;
    readonly source: string;
    readonly reason: 'both-live' | 'shared-source';
    /** The live assets that match. */
    readonly assets: readonly Named[];
    /** Both entries of a swap, as they must be, and the place of the first. null if it is no swap. */
    readonly swap: {
      readonly first: Place;
      readonly entries: readonly (Named & { readonly assetType: AssetType; readonly externalId: string | null })[];
    } | null;
  };
  'rename-source-missing': {
    readonly name: string;
    readonly source: string;
    readonly system: SitedSystem;
    /** Live assets of the system that no entry means, with the names nearest to the source. */
    readonly near: readonly Named[];
    /** The asset that had the name before, as it is called now. null if that is not known. */
    readonly now: { readonly id: string; readonly name: string; readonly system: SitedSystem } | null;
  };
  'ambiguous-asset': { readonly name: string; readonly system: SitedSystem; readonly ids: readonly string[] };
  'identity-kept': {
    readonly name: string;
    readonly id: string;
    /** The name that the asset has at the service, and its system there. */
    readonly before: string;
    readonly system: SitedSystem;
    /** Whether an earlier entry has the same number, or the files undo its hint. */
    readonly reason: 'external-id' | 'undone';
  };
  'hint-done': {
    readonly name: string;
    readonly keys: readonly ('renamed_from' | 'moved_from')[];
    /** Whether the hints name the name and the cyber system that the entry itself has. */
    readonly isOwnPlace: boolean;
  };
  'ambiguous-move': {
    readonly name: string;
    readonly assets: readonly { readonly id: string; readonly system: SitedSystem }[];
    /** Whether every candidate has another type than the entry. */
    readonly isRetyped: boolean;
  };
  // What a plan means
  'name-in-use': {
    readonly name: string;
    readonly id: string;
    readonly system: SitedSystem;
    /** null if the list of systems does not have the system, so that files cannot name it. */
    readonly reference: string | null;
  };
  'possible-rename': {
    readonly from: string;
    readonly to: string;
    readonly id: string;
    readonly system: SitedSystem;
    /** What becomes of the asset: the files ask for its delete, or it is drift, as the create is, or it stays. */
    readonly kind: 'deleted' | 'drift' | 'undeclared';
  };
  /** `holder` has the temporary name that a change to `name` needs. */
  'swap-name-taken': {
    readonly name: string;
    readonly holder: string;
    readonly id: string;
    readonly system: SitedSystem;
  };
  'system-adopted': { readonly system: SitedSystem; readonly count: number };
  'system-released': { readonly system: SitedSystem; readonly count: number };
  'impact-rating-differs': {
    readonly system: SitedSystem;
    readonly declared: ImpactRating;
    /** As the service spells it; null if it has none. */
    readonly live: string | null;
  };
  /** How many documents declare a rating, although no input names the field to compare it with. */
  'impact-rating-unchecked': { readonly count: number };
  'unknown-field': {
    readonly input: 'impact-rating-field' | 'control-center-field';
    readonly field: string;
    readonly near: readonly string[];
  };
  'base-document-skipped': { readonly base: string; readonly code: string };
  // CSV exports
  'csv-encoding': { readonly kind: 'workbook' | 'utf-16' | 'utf-32' | 'markup' | 'zero' | 'other' };
  /** `leftOut` is the number of rows, all left out by the mapping. 0 if the file has no rows. */
  'csv-empty': { readonly leftOut: number };
  'csv-syntax': { readonly reason: string };
  'csv-row-length': RowsAt & { readonly cells: number; readonly columns: number };
  /** The first line is not the headers. `line` looks like them. */
  'csv-header-line': { readonly line: number; readonly header: readonly string[] };
  /** Rows that are no assets, or headers that look like one: `value` is such a header, or the only cell of the rows. */
  'csv-odd-row': RowsAt & {
    readonly kind: 'header' | 'total' | 'data' | 'single';
    readonly value: string;
    /** That of the only cell; '' for the other kinds. */
    readonly column: string;
  };
  /**
   * Rows without a number that differ only in columns that are not mapped, `columns`. Those that can be the number, and
   * a name, as the mapping writes it, that distinguishes the rows; empty if no column does.
   */
  'csv-alike': RowsAt & {
    readonly name: string;
    readonly columns: readonly string[];
    readonly numbers: readonly string[];
    readonly longer: readonly string[];
  };
  /** Rows that share their number with others, and how many rows have one. `value` is the first such number. */
  'csv-repeated-number': RowsAt & {
    readonly field: 'external_id' | 'id';
    readonly column: string;
    readonly value: string;
    readonly of: number;
  };
  'csv-missing-column': {
    readonly column: string;
    /** The field, `only` or `skip`. */
    readonly key: string;
    readonly near: readonly string[];
    /** The cells of the header. A single cell suggests another separator. */
    readonly header: readonly string[];
  };
  'csv-ambiguous-column': { readonly column: string; readonly count: number };
  /** Empty cells of a field, in `columns`. `isPart` if the text of the field has other columns, too. */
  'csv-empty-cell': RowsAt & {
    readonly field: string;
    readonly columns: readonly string[];
    readonly isPart: boolean;
    /** How many rows there are. */
    readonly of: number;
  };
  /** A word of the mapping that no cell meets. `column` is that of a rule, or ''. `near` are cells that meet no word. */
  'csv-unmet-word': {
    readonly part: 'systems' | 'facilities' | 'only' | 'skip';
    readonly column: string;
    readonly word: string;
    readonly near: readonly string[];
  };
  'csv-unknown-type': RowsAt & {
    readonly value: string;
    /** The header; null if the type has no column. */
    readonly column: string | null;
    readonly near: readonly string[];
  };
  'csv-unknown-system': RowsAt & {
    readonly name: string;
    /** The header; null if the system has no column. */
    readonly column: string | null;
    readonly near: readonly string[];
  };
  'csv-unknown-facility': RowsAt & {
    readonly name: string;
    readonly near: readonly string[];
    /** The names of all facilities. */
    readonly all: readonly string[];
  };
  'csv-differs': {
    readonly name: string;
    readonly declared: string;
    readonly system: SitedSystem;
    readonly first: Place;
  };
  /** Cells that are used as they are, but look like a mistake. `value` is the first of them. */
  'csv-odd-name': RowsAt & {
    readonly field: 'name' | 'external_id';
    readonly value: string;
    readonly kind: 'formula' | 'placeholder' | 'bullet' | 'spoiled' | 'address';
  };
  /** Entries that get another number. Those of the first are the name and the numbers before and after. */
  'csv-replaced': RowsAt & { readonly name: string; readonly before: string; readonly after: string };
  /** The column of `external_id` reads 1, 2, 3 down the file. */
  'csv-row-number': { readonly column: string };
  /**
   * Rows that have the number of one entry and the name of another, of all rows whose number and name both find one.
   * The first such row, and the number that the entry of its name has.
   */
  'csv-shifted-number': RowsAt & {
    readonly column: string;
    readonly name: string;
    readonly number: string;
    readonly other: string;
    readonly of: number;
  };
  /** Declared systems that no row names, and the total number of their entries. */
  'csv-system-not-named': { readonly systems: readonly SitedSystem[]; readonly entries: number };
  // Writing live assets into files
  'undeclarable-asset': { readonly name: string; readonly id: string; readonly system: SitedSystem };
  'renamed-by-hand': { readonly from: string; readonly to: string; readonly id: string; readonly system: SitedSystem };
}

/** How a text breaks the rules of YAML. `mark`: an unquoted value begins with a character that means something else. */
export type YamlFault =
  | 'text-after-end'
  | 'carriage-return'
  | 'colon-without-space'
  | 'dash-without-space'
  | 'mark'
  | 'misaligned'
  | 'missing-comma'
  | 'no-colon'
  | 'no-pair'
  | 'not-closed'
  | 'other'
  | 'repeated-key'
  | 'second-colon'
  | 'second-document'
  | 'special-space'
  | 'tab'
  | 'tab-indentation'
  | 'unknown-escape'
  | 'unprintable';

/** What a value of a file is, or must be. The last four are of the mapping of a CSV export. */
export type ValueKind =
  | 'boolean'
  | 'date'
  | 'default'
  | 'list'
  | 'mapping'
  | 'merge'
  | 'nothing'
  | 'null'
  | 'number'
  | 'string'
  | 'cells'
  | 'character'
  | 'columns'
  | 'header';

/** The rows of an export that one finding is about, and their lines. */
interface RowsAt {
  readonly rows: number;
  readonly lines: readonly number[];
}

export type Code = keyof DiagnosticArgs;

/** An impact rating that differs from the declared one. A drift run counts it as a difference. */
export type RatingDifference = Extract<Diagnostic, { readonly code: 'impact-rating-differs' }>;

export type Diagnostic = {
  readonly [C in Code]: {
    readonly code: C;
    readonly severity: (typeof SEVERITIES)[number];
    readonly args: DiagnosticArgs[C];
    readonly at: Place | null;
  };
}[Code];

/** A finding in words, as documents have it: what was a place is the path of a file, perhaps with line and column. */
export interface WordedFinding extends Pick<Diagnostic, 'code' | 'severity'> {
  readonly message: string;
  readonly path: string | null;
  readonly line: number | null;
  readonly column: number | null;
}

/** Receives a finding, in no particular order. */
export type Report = (finding: Diagnostic) => void;

/** Drops findings, because they are reported elsewhere. */
export const unreported: Report = () => {};

/** Sorts by path, then by offset. Findings without a place come first. Equal places keep their order. */
export function inFileOrder(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...diagnostics].sort((a, b) => {
    if (a.at === null || b.at === null) return (a.at === null ? 0 : 1) - (b.at === null ? 0 : 1);
    return compareText(a.at.file.path, b.at.file.path) || (a.at.offset ?? -1) - (b.at.offset ?? -1);
  });
}

/** Whether any finding is an error. If so, no plan can be made. */
export function hasErrors(diagnostics: readonly Pick<Diagnostic, 'severity'>[]): boolean {
  return diagnostics.some((d) => d.severity === 'error');
}
