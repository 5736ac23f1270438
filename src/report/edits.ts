// The output about files that import, init and fmt write: the patch, and the last lines of fmt.
import { structuredPatch } from 'diff';
import { counted, durationText, joined, visible } from './text.ts';

/** A file before and after; `before` is null for a new one. */
export interface Edit {
  readonly path: string;
  readonly before: string | null;
  readonly text: string;
}

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
  const options = { context: 3, maxEditLength: MOST_EDITS };
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
  const linesOf = (text: string) => text.replace(/\n$/, '').split('\n');
  const [out, into] = [before === null ? [] : linesOf(before), linesOf(after)];
  const lines = [...out.map((line) => `-${line}`), ...into.map((line) => `+${line}`)];
  const from = before === null ? '0,0' : `1,${out.length}`;
  return `@@ -${from} +1,${into.length} @@\n${lines.map((line) => `${shownLine(line)}\n`).join('')}`;
}

/** The carriage return of a line that ends with CRLF is harmless. */
function shownLine(line: string): string {
  return line.endsWith('\r') ? `${visible(line.slice(0, -1))}\r` : visible(line);
}

/** `Wrote 2 new files and 1 changed: …, in 0.4 s.` */
export function wroteLine(edits: readonly Edit[], what: string, isDryRun: boolean, ms: number): string {
  const fresh = edits.filter(({ before }) => before === null).length;
  const changed = edits.length - fresh;
  const also = changed === 0 ? '' : counted` and ${changed} changed`;
  const files = fresh === 0 && changed > 0 ? counted`${changed} changed file(s)` : counted`${fresh} new file(s)${also}`;
  const wrote = joined([`${isDryRun ? 'Would write' : 'Wrote'} ${files}`, what], ': ');
  return `${wrote}, in ${durationText(ms)}.${isDryRun ? ' Nothing was written.' : ''}`;
}

/** What `fmt` did: a line for each file, then the counts. Ends with a newline. */
export function renderFormatted(edits: readonly Edit[], files: number, ms: number): string {
  const of = counted`${files} file(s)`;
  const done = edits.length === 0 ? `Formatted already: ${of}` : counted`Formatted ${edits.length} of ${of}`;
  return `${[...edits.map(({ path }) => `formatted ${visible(path)}`), `${done}, in ${durationText(ms)}.`].join('\n')}\n`;
}

/** What `fmt --check` found. Ends with a newline. */
export function renderUnformatted(edits: readonly Edit[], files: number, ms: number): string {
  if (edits.length === 0) return renderFormatted(edits, files, ms);
  return counted`${edits.length} of ${files} file(s) to format, in ${durationText(ms)}: run cip-sync fmt.\n`;
}

/** Errors prevent import, init and fmt from writing anything. Ends with a newline. */
export const NOTHING_WRITTEN = 'Nothing was written: correct the errors first.\n';
