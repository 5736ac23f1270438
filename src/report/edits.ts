// The output about files that import and fmt write: the patch, and the last lines of a run.
import { structuredPatch } from 'diff';
import type { Plan } from '../core/change.ts';
import { countsLine } from './summarize.ts';
import { counted, durationText, grouped, joined, tally, visible, yamlString } from './text.ts';

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
export function pruneLines(gaining: readonly Gaining[]): string[] {
  const kept = gaining.filter(isKept).length;
  const pruned = gaining.length - kept;
  const lines: string[] = [];
  if (pruned > 0) {
    lines.push(
      `No file says prune: false in ${grouped(pruned)} of these cyber systems, so prune is on there once these files are merged: from then on a plan deletes any asset that no file declares, even one that somebody adds later. To keep such assets, write prune: false.`,
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
export function renderImported(
  edits: readonly Edit[],
  {
    naming,
    fresh,
    gaining,
    changes,
    nameless,
    stray,
  }: {
    readonly naming: { readonly systemCount: number };
    /** Systems that get a new file, and systems that get new entries. */
    readonly fresh: readonly unknown[];
    readonly gaining: readonly Gaining[];
    readonly changes: readonly unknown[];
    /** Assets that no file can declare: without a name, or with an id that no file can hold. */
    readonly nameless: number;
    /** Assets of cyber systems that are not in the list of systems. */
    readonly stray: number;
  },
  ended: ImportEnding,
): string {
  const time = durationText(ended.ms);
  const gained: readonly (readonly [count: number, noun: string])[] = [
    [fresh.length, 'cyber system'],
    [changes.length, 'asset'],
  ];
  const lines = fileLines(edits);
  if (naming.systemCount === 0)
    lines.push(`The organization has no cyber systems: there is nothing to declare, as found in ${time}.`);
  else if (edits.length === 0)
    lines.push(`Nothing to import: the files declare all that is live, as found in ${time}.`);
  else lines.push(wroteLine(edits, tally(gained, counted).join(', '), ended));
  if (nameless > 0) {
    const it = nameless === 1 ? 'it' : 'them';
    lines.push(
      `${counted(nameless, 'asset')} left out: no file can declare an asset without a name, or with an id that no file can hold. Name ${it} in the application and import again. Until then, prune: false keeps ${it}.`,
    );
  }
  if (stray > 0)
    lines.push(
      `${counted(stray, 'asset')} left out: the list of cyber systems does not hold the system. Import again.`,
    );
  return [...lines, ...pruneLines(gaining), ''].join('\n');
}

export function fileLines(edits: readonly Edit[]): string[] {
  return edits.map(({ path, before }) => `${before === null ? 'new' : 'changed'} ${visible(path)}`);
}

/** `Wrote 2 new files and 1 changed: …, in 0.4 s.` */
export function wroteLine(edits: readonly Edit[], what: string, { dryRun, ms }: ImportEnding): string {
  const fresh = edits.filter(({ before }) => before === null).length;
  const changed = edits.length - fresh;
  const both = `${counted(fresh, 'new file')} and ${grouped(changed)} changed`;
  const files = changed === 0 ? counted(fresh, 'new file') : fresh === 0 ? counted(changed, 'changed file') : both;
  const wrote = joined([`${dryRun ? 'Would write' : 'Wrote'} ${files}`, what], ': ');
  return `${wrote}, in ${durationText(ms)}.${dryRun ? ' Nothing was written.' : ''}`;
}

/** What `fmt` did: a line for each file, then the counts. Ends with a newline. */
export function renderFormatted(
  edits: readonly Edit[],
  { files, ms }: { readonly files: number; readonly ms: number },
): string {
  const of = counted(files, 'file');
  const done = edits.length === 0 ? `Formatted already: ${of}` : `Formatted ${grouped(edits.length)} of ${of}`;
  return `${[...edits.map(({ path }) => `formatted ${visible(path)}`), `${done}, in ${durationText(ms)}.`].join('\n')}\n`;
}

/** What `fmt --check` found. Ends with a newline. */
export function renderUnformatted(
  edits: readonly Edit[],
  counts: { readonly files: number; readonly ms: number },
): string {
  if (edits.length === 0) return renderFormatted(edits, counts);
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

/** The last lines of an import, or of a dry run. Ends with a newline. */
export function renderCsvImported(
  {
    edits,
    counts,
    plan,
  }: {
    readonly edits: readonly Edit[];
    readonly counts: CsvRead & {
      /** Rows whose asset the files already declare. */
      readonly declared: number;
      /** Live assets that no row names. `prune: false` keeps them. */
      readonly kept: number;
      readonly gaining: readonly Gaining[];
    };
    /** The plan of the files as they are now, or would be. */
    readonly plan: Plan;
  },
  ended: ImportEnding,
): string {
  const { declared, assetless, kept, gaining } = counts;
  const lines = [...fileLines(edits), ...readLines(counts)];
  if (kept > 0) {
    const [are, them] = kept === 1 ? ['is', 'it'] : ['are', 'them'];
    lines.push(
      `${counted(kept, 'live asset')} of these cyber systems ${are} in no row: prune: false keeps ${them}. To declare ${them}, run cip-sync import.`,
    );
  }
  const rows = counted(counts.rows.length + assetless, 'row');
  const already = declared === 0 ? '' : `, ${grouped(declared)} declared already`;
  const without = assetless === 0 ? '' : `, ${grouped(assetless)} without an asset`;
  lines.push(
    edits.length === 0
      ? `Nothing to import: the files declare the assets of ${rows} already, as found in ${durationText(ended.ms)}.`
      : wroteLine(edits, `${rows}${already}${without}`, ended),
    ...pruneLines(gaining.filter((one) => !isKept(one) || kept === 0)),
    `A plan of these files: ${countsLine(plan.summary)}`,
  );
  return `${lines.join('\n')}\n`;
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
