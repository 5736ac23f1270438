// The output about files that import and fmt write: the patch, and the last lines of a run.
import { structuredPatch } from 'diff';
import type { Plan } from '../core/change.ts';
import { visible, yamlString } from './escape.ts';
import { countsLine } from './summarize.ts';
import { counted, durationText, grouped, joined, tally } from './text-style.ts';

/** A file before and after; `before` is null for a new one. */
export interface Edit {
  readonly path: string;
  readonly before: string | null;
  readonly text: string;
}

/** Lines of context around a change. */
const CONTEXT = 3;
/** With more changed lines, the comparison would take too long: its time grows with their square. */
const MOST_EDITS = 4000;

/** The edits as one unified diff to read. Unsafe characters are shown as `\u…`. Empty for none. Ends with a newline. */
export function renderPatch(edits: readonly Edit[]): string {
  return edits.map(patchOf).join('');
}

function patchOf({ path, before, text }: Edit): string {
  // For a file outside of the working directory the whole path is shown.
  const isOutside = /^(?:\/|[A-Za-z]:\/)/.test(path);
  const [from, to] = ['a/', 'b/'].map((side) => (isOutside ? '' : side) + visible(path));
  // The library takes long to compare a large file with nothing.
  if (before === null) return `--- /dev/null\n+++ ${to}\n${replaced(null, text)}`;
  const options = { context: CONTEXT, maxEditLength: MOST_EDITS };
  const patch = structuredPatch(path, path, before, text, undefined, undefined, options);
  if (patch === undefined) return `--- ${from}\n+++ ${to}\n${replaced(before, text)}`;
  const lines = patch.hunks.flatMap((hunk) => [
    `@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@`,
    ...hunk.lines.map(shownLine),
  ]);
  return `--- ${from}\n+++ ${to}\n${lines.join('\n')}\n`;
}

/** Every old line removed and every new line added. */
function replaced(before: string | null, after: string): string {
  const [out, into] = [before === null ? [] : linesOf(before), linesOf(after)];
  const lines = [...out.map((line) => `-${line}`), ...into.map((line) => `+${line}`)];
  const from = before === null ? '0,0' : `1,${out.length}`;
  return `@@ -${from} +1,${into.length} @@\n${lines.map((line) => `${shownLine(line)}\n`).join('')}`;
}

function linesOf(text: string): string[] {
  return text.replace(/\n$/, '').split('\n');
}

/** The carriage return of a line that ends with CRLF is harmless. */
function shownLine(line: string): string {
  return line.endsWith('\r') ? `${visible(line.slice(0, -1))}\r` : visible(line);
}

/** What an import adds. */
interface ImportCounts {
  readonly naming: { readonly systemCount: number };
  /** Systems that get a new file, and systems that get new entries. */
  readonly fresh: readonly unknown[];
  readonly gaining: readonly Gaining[];
  readonly changes: readonly { readonly before: unknown }[];
  /** Assets that no file can declare: without a name, or with an id that no file can hold. */
  readonly nameless: number;
  /** Assets of cyber systems that are not in the list of systems. */
  readonly stray: number;
}

/** A cyber system with new entries: its setting of `prune` now and before. */
interface Gaining {
  readonly prune: false | null;
  readonly declared: { readonly prune: boolean | null } | null;
}

/** Whether undeclared assets in it are kept. */
function isKept({ prune, declared }: Gaining): boolean {
  return (prune ?? declared?.prune) === false;
}

/** What happens from now on to assets that no file declares. */
function pruneLines(gaining: readonly Gaining[]): string[] {
  const kept = gaining.filter(isKept).length;
  const pruned = gaining.length - kept;
  const lines: string[] = [];
  if (pruned > 0) {
    lines.push(
      `Prune is on in ${grouped(pruned)} of these cyber systems: without --base, a plan deletes any asset there that no file declares, even one that somebody adds later. To keep such assets, write prune: false.`,
    );
  }
  if (kept > 0) {
    lines.push(
      `Prune is off in ${grouped(kept)} of these cyber systems: nothing is deleted there. When the files are complete, remove prune: false.`,
    );
  }
  return lines;
}

/** Lines for `.gitignore`, if git would commit files that runs leave; '' for none. */
export function renderNotIgnored(paths: readonly string[]): string {
  if (paths.length === 0) return '';
  return 'Plans and evidence hold names. Keep them out of git with these lines in .gitignore:\n/plan.json\n.cip-sync/\n';
}

export interface ImportEnding {
  readonly dryRun: boolean;
  /** How long it took. */
  readonly ms: number;
}

/** The last lines of an import, or of a dry run. Ends with a newline. */
export function renderImported(edits: readonly Edit[], counts: ImportCounts, ended: ImportEnding): string {
  const lines = [...fileLines(edits), importLine(edits, counts, ended), ...leftOut(counts)];
  return [...lines, ...pruneLines(counts.gaining), ''].join('\n');
}

export function fileLines(edits: readonly Edit[]): string[] {
  return edits.map(({ path, before }) => `${before === null ? 'new' : 'changed'} ${visible(path)}`);
}

function importLine(edits: readonly Edit[], counts: ImportCounts, ended: ImportEnding): string {
  const { naming, fresh, changes } = counts;
  const time = durationText(ended.ms);
  if (naming.systemCount === 0)
    return `The organization has no cyber systems: there is nothing to declare, as found in ${time}.`;
  if (edits.length === 0) return `Nothing to import: the files declare all that is live, as found in ${time}.`;
  const added = changes.filter(({ before }) => before === null).length;
  const each = [
    [fresh.length, 'cyber system'] as const,
    [added, 'asset'] as const,
    // Everything that an import writes into an entry.
    [changes.length - added, 'id'] as const,
  ];
  const gained = tally(each, counted);
  return wroteLine(edits, gained.join(', '), ended);
}

/** `Wrote 2 new files and 1 changed: …, in 0.4 s.` */
export function wroteLine(edits: readonly Edit[], what: string, { dryRun, ms }: ImportEnding): string {
  const wrote = joined([`${dryRun ? 'Would write' : 'Wrote'} ${filesOf(edits)}`, what], ': ');
  return `${wrote}, in ${durationText(ms)}.${dryRun ? ' Nothing was written.' : ''}`;
}

/** `2 new files and 1 changed`. */
function filesOf(edits: readonly Edit[]): string {
  const fresh = edits.filter(({ before }) => before === null).length;
  const changed = edits.length - fresh;
  if (changed === 0) return counted(fresh, 'new file');
  return fresh === 0
    ? counted(changed, 'changed file')
    : `${counted(fresh, 'new file')} and ${grouped(changed)} changed`;
}

function leftOut({ nameless, stray }: ImportCounts): string[] {
  const lines: string[] = [];
  if (nameless > 0) {
    const it = nameless === 1 ? 'it' : 'them';
    lines.push(
      `${counted(nameless, 'asset')} left out: no file can declare an asset without a name, or with an id that no file can hold. Name ${it} in the application and import again. Until then, prune: false keeps ${it}.`,
    );
  }
  if (stray > 0) {
    lines.push(
      `${counted(stray, 'asset')} left out: the list of cyber systems does not hold the system. Import again.`,
    );
  }
  return lines;
}

/** How much `fmt` read, and how long it took. */
interface FormatCounts {
  readonly files: number;
  readonly ms: number;
}

/** What `fmt` did: under `full` a line for each file, then the counts. Ends with a newline. */
export function renderFormatted(edits: readonly Edit[], counts: FormatCounts): string {
  return `${[...edits.map(({ path }) => `formatted ${visible(path)}`), formattedLine(edits.length, counts)].join('\n')}\n`;
}

function formattedLine(changed: number, { files, ms }: FormatCounts): string {
  const time = durationText(ms);
  return changed === 0
    ? `Formatted already: ${counted(files, 'file')}, in ${time}.`
    : `Formatted ${grouped(changed)} of ${counted(files, 'file')}, in ${time}.`;
}

/** What `fmt --check` found. Ends with a newline. */
export function renderUnformatted(edits: readonly Edit[], counts: FormatCounts): string {
  if (edits.length === 0) return `${formattedLine(0, counts)}\n`;
  const { files, ms } = counts;
  return `${grouped(edits.length)} of ${counted(files, 'file')} to format, in ${durationText(ms)}: run cip-sync fmt.\n`;
}

/** The last line of a run that stops before it writes. Ends with a newline. */
export const NOTHING_WRITTEN_YET = 'Nothing was written.\n';

/** Errors prevent both commands from writing anything. Ends with a newline. */
export const NOTHING_WRITTEN = 'Nothing was written: correct the errors first.\n';

/** What was read of an export. */
export interface CsvRead {
  readonly rows: readonly unknown[];
  /** What each rule of the mapping left out. */
  readonly skipped: readonly { readonly column: string; readonly value: string; readonly rows: number }[];
  readonly duplicates: number;
  readonly assetless: number;
  readonly trimmed: number;
  readonly rearmed: number;
}

interface CsvCounts extends CsvRead {
  /** Rows whose asset the files already declare. */
  readonly declared: number;
  /** Live assets that no row names. `prune: false` keeps them. */
  readonly kept: number;
  readonly gaining: readonly Gaining[];
}

interface CsvImported {
  readonly edits: readonly Edit[];
  readonly counts: CsvCounts;
  /** The plan of the files as they are now, or would be. */
  readonly plan: Plan;
}

/** The last lines of an import, or of a dry run. Ends with a newline. */
export function renderCsvImported({ edits, counts, plan }: CsvImported, ended: ImportEnding): string {
  return [
    ...fileLines(edits),
    ...readLines(counts),
    ...keptLine(counts),
    csvEnding(edits, counts, ended),
    ...pruneLines(counts.gaining.filter((one) => !isKept(one) || counts.kept === 0)),
    `A plan of these files: ${countsLine(plan.summary)}`,
    '',
  ].join('\n');
}

function csvEnding(edits: readonly Edit[], counts: CsvCounts, ended: ImportEnding): string {
  const { declared, assetless } = counts;
  const rows = counted(counts.rows.length + assetless, 'row');
  if (edits.length === 0)
    return `Nothing to import: the files declare the assets of ${rows} already, as found in ${durationText(ended.ms)}.`;
  const already = declared === 0 ? '' : `, ${grouped(declared)} declared already`;
  const without = assetless === 0 ? '' : `, ${grouped(assetless)} without an asset`;
  return wroteLine(edits, `${rows}${already}${without}`, ended);
}

/** What was left out, by rule, and what was changed on import, because it may have been part of a name. */
export function readLines({ skipped, duplicates, trimmed, rearmed }: CsvRead): string[] {
  const lines = skipped.map(({ column, value, rows }) => {
    return `Left out ${counted(rows, 'row')}: ${yamlString(column)} is ${value === '' ? 'empty' : yamlString(value)}.`;
  });
  if (duplicates > 0) {
    lines.push(
      `Left out ${counted(duplicates, 'row')} that ${duplicates === 1 ? 'repeats' : 'repeat'} an earlier one.`,
    );
  }
  if (trimmed > 0) lines.push(`White space around ${counted(trimmed, 'cell')} was dropped.`);
  if (rearmed > 0) lines.push(`The apostrophe that hides a formula was taken off ${counted(rearmed, 'cell')}.`);
  return lines;
}

function keptLine({ kept }: CsvCounts): string[] {
  if (kept === 0) return [];
  const [are, them] = kept === 1 ? ['is', 'it'] : ['are', 'them'];
  return [
    `${counted(kept, 'live asset')} of these cyber systems ${are} in no row: prune: false keeps ${them}. To declare ${them}, run cip-sync import.`,
  ];
}
