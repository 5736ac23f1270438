// The texts of commands that write files. What an import did: as JSON (`schemas/import.schema.json`), as the text of a
// pull request, and as the last lines of the command. Also the edits as a patch, and the last lines of fmt.
import { structuredPatch } from 'diff';
import * as z from 'zod';
import type { Guard, Plan } from '../core/change.ts';
import { compareText } from '../core/compare.ts';
import type { Diagnostic } from '../core/diagnostic.ts';
import { leastToPass } from '../core/guard.ts';
import { ASSET_TYPES, type Frozen, type Named, type SitedSystem } from '../core/model.ts';
import type { FileEdit } from '../run/run-files.ts';
import { formatDiagnostic, wordDiagnostic } from '../text/findings.ts';
import { fitPage } from '../text/markdown/budget.ts';
import { finding } from '../text/plan-schema.ts';
import { countsLine } from '../text/summarize.ts';
import {
  codeSpan,
  counted,
  durationText,
  joined,
  listed,
  systemName,
  tally,
  turned,
  visible,
  word,
  yamlString,
} from '../text/text.ts';
import type { follow } from './csv/follow.ts';
import type { CsvRows } from './csv/read.ts';
import type { Comparison, DesiredSystem } from './desired.ts';
import type { editFiles } from './file-edits.ts';
import type { addMissing } from './from-live.ts';

/** What an import can do to an entry, in the order in which the actions are listed. */
const ENTRY_ACTIONS = ['added', 'renamed', 'moved', 'retyped', 'removed'] as const;

const count = z.int().min(0);

const entry = z.strictObject({
  path: z.string().describe('The file that holds the entry; of one that is removed, that held it.'),
  line: z.int().min(1).describe('In that file, after the edit; of an entry that is removed, before it.'),
  actions: z
    .array(z.enum(ENTRY_ACTIONS))
    .describe('Empty where only keys beside name, type and cyber system changed: an id, a number, a hint.'),
  name: z.string(),
  cyber_system: z.string(),
  asset_type: z.enum(ASSET_TYPES),
  before: z
    .strictObject({ name: z.string(), cyber_system: z.string(), asset_type: z.enum(ASSET_TYPES) })
    .nullable()
    .describe('What the entry said; null for one that is added.'),
  comments: z.array(z.string()).optional().describe('The comments that went with an entry that is removed.'),
});

const leftOut = z.strictObject({
  rule: z.enum(['only', 'skip', 'equal', 'no-asset']),
  column: z.string().nullable().describe('That of `only` and `skip`.'),
  value: z.string().nullable().describe('That of `skip`.'),
  lines: z.array(z.int().min(1)),
});

export const importShape = z.strictObject({
  format_version: z.literal('1.0'),
  counts: z
    .strictObject({
      added: count,
      renamed: count,
      moved: count,
      retyped: count,
      removed: count,
      unchanged: count,
      changed: count.describe('Entries that were added, edited or removed, each once.'),
    })
    .describe('An entry that is renamed and moved counts in both.'),
  entries: z.array(entry).describe('All that changed, by path and line.'),
  diagnostics: z.array(finding).describe('What was found. If one of them is an error, nothing was written.'),
  left_out: z
    .array(leftOut)
    .optional()
    .describe('The rows of the export that are no entries, by reason. Not there without an export.'),
  patch: z.string().optional().describe('The edits as a unified diff: with --dry-run.'),
});

type ImportDocument = Frozen<z.infer<typeof importShape>>;
type ImportedEntry = ImportDocument['entries'][number];

/** The result of an import, which may not be written yet. */
export interface Imported extends Pick<ReturnType<typeof editFiles>, 'written' | 'commentsOf'> {
  readonly edits: readonly FileEdit[];
  readonly comparison: Comparison;
  /** The plan for the files with these edits. */
  readonly plan: Plan;
  /** Returns the name and the site of a cyber system, by its id. */
  readonly sited: (systemId: string) => SitedSystem;
  /** How much of what is live no file can declare; null if the source is not what is live. */
  readonly missing: ReturnType<typeof addMissing> | null;
  /** The rows of the export, and what they change; null if the source is not an export. */
  readonly csv: FollowedExport | null;
}

/** `faulty` are the errors of rows that `--leave-faulty` left out, as warnings. */
export type FollowedExport = CsvRows & ReturnType<typeof follow> & { readonly faulty: readonly Diagnostic[] };

/** What an import did, for programs; null if it was refused. `patch` is null unless it is a dry run. */
export function importDocument(
  imported: Imported | null,
  patch: string | null,
  diagnostics: readonly Diagnostic[],
): ImportDocument {
  const { entries, counts } = imported === null ? NO_CHANGES : listOf(imported);
  const csv = imported?.csv ?? null;
  return {
    format_version: '1.0',
    counts,
    entries,
    diagnostics: diagnostics.map(wordDiagnostic),
    ...(csv !== null && { left_out: csv.leftOut.filter(({ lines }) => lines.length > 0) }),
    ...(patch !== null && { patch }),
  };
}

const NO_CHANGES = {
  entries: [],
  counts: { added: 0, renamed: 0, moved: 0, retyped: 0, removed: 0, unchanged: 0, changed: 0 },
};

/** The most bytes of the text of a pull request. GitHub refuses more than 65,536 characters. */
const MOST_BYTES = 60_000;

/** The same as the text of a pull request: counts, then entries while they fit. Ends with a newline. */
export function importMarkdown(imported: Imported, diagnostics: readonly Diagnostic[]): string {
  const all = listOf(imported);
  const { entries } = all;
  const severities = (['warning', 'notice'] as const).map((severity) => {
    return [diagnostics.filter((one) => one.severity === severity).length, severity] as const;
  });
  const counts = tally(severities, 'nouns').join(', ');
  const lines = [
    `${countsText(all)}.`,
    ...(imported.csv === null ? [] : readLines(imported.csv).map((line) => codeSpan(line))),
    ...(counts === '' ? [] : [`${counts}: the log of the run lists them.`]),
    `A plan of these files: ${countsLine(imported.plan)}`,
  ];
  const bullets = <T>(all: readonly T[], textOf: (one: T) => string, hidden: (more: number) => string) => {
    const row = (index: number) => `- ${codeSpan(textOf(all[index]!))}\n`;
    return { keep: 0, open: '', count: all.length, row, close: '', hidden };
  };
  const list = bullets(entries, entryLine, (more) => counted`The files show ${more} more (entry|entries).`);
  const faulty = imported.csv?.faulty ?? [];
  const left = bullets(faulty, formatDiagnostic, (more) => counted`The log of the run lists ${more} more.`);
  const blocks =
    faulty.length === 0 ? [list] : [{ ...left, open: 'Left out because of an error:\n\n', close: '\n' }, list];
  return fitPage(MOST_BYTES, [`${lines.join('\n\n')}\n`], blocks, []).text;
}

/** The entries by path, line and name, and how many there are of each action. */
function listOf({ comparison, written, commentsOf, sited }: Imported): {
  entries: ImportedEntry[];
  counts: ImportDocument['counts'];
} {
  const nameOf = ({ id }: Named) => systemName({ ...sited(id), impactRating: null }, String);
  const entries = comparison.changes.map(({ system, from, before, after }): ImportedEntry => {
    const asset = (after === null ? null : written.get(after)) ?? before!;
    const { file } = asset.document;
    const state = after ?? before!;
    const isKept = before !== null && after !== null;
    const comments = before !== null && after === null ? commentsOf(before) : [];
    const is = {
      added: before === null,
      renamed: isKept && before.name !== after.name,
      moved: isKept && from?.id !== system.id,
      retyped: isKept && before.assetType !== after.assetType,
      removed: after === null,
    };
    return {
      path: file.path,
      line: file.place(asset.offset).line,
      actions: ENTRY_ACTIONS.filter((action) => is[action]),
      name: state.name,
      cyber_system: nameOf(system),
      asset_type: state.assetType,
      before: before === null ? null : { name: before.name, cyber_system: nameOf(from!), asset_type: before.assetType },
      ...(comments.length > 0 && { comments: [...comments] }),
    };
  });
  entries.sort((a, b) => compareText(a.path, b.path) || a.line - b.line || compareText(a.name, b.name));
  const counts = { added: 0, renamed: 0, moved: 0, retyped: 0, removed: 0 };
  for (const action of entries.flatMap(({ actions }) => actions)) counts[action] += 1;
  return { entries, counts: { ...counts, unchanged: comparison.unchanged, changed: entries.length } };
}

/** Also counts the entries in which only other keys were edited, so that every entry is in some count. */
function countsText({ entries, counts }: ReturnType<typeof listOf>): string {
  const edited = entries.filter(({ actions }) => actions.length === 0).length;
  const each = ENTRY_ACTIONS.map((action) => [counts[action], action] as const);
  return [...tally([...each, [edited, 'with keys edited']]), counted`${counts.unchanged} unchanged`].join(', ');
}

/** `renamed, moved: "a" → "b", Alpha → Beta, inventory/beta.yml:4`. */
function entryLine({ path, line, actions, name, cyber_system, asset_type, before, comments }: ImportedEntry): string {
  const what = actions.length === 0 ? 'keys edited' : actions.join(', ');
  const type = before === null || before.asset_type === asset_type ? [] : [turned(before.asset_type, asset_type)];
  const parts = [
    turned(before?.name ?? name, name, word),
    turned(before?.cyber_system ?? cyber_system, cyber_system, word),
    ...type,
    `${visible(path)}:${line}`,
    ...(comments === undefined ? [] : [`with its comments ${listed(comments, 'and', word)}`]),
  ];
  return `${what}: ${parts.join(', ')}`;
}

/** Why the removals are not written. At least one of the guards has failed. Ends with a newline. */
export function renderRemovals(guards: readonly Guard[], following: number): string {
  const failed = guards.filter(({ passed }) => !passed);
  const limits = failed.map(({ guard, limit }) => counted`--${guard} allows ${limit === 0 ? 'none' : limit}`);
  const raised = failed.map((guard) => `--${guard.guard} ${leastToPass(guard, following)}`);
  return counted`The export has no row for ${failed[0]?.value ?? 0} (entry|entries) of ${following}, and ${listed(limits, 'and')} to be removed. Compare it with an earlier export. If all of them are retired, give ${raised.join(' ')}.\nNothing was written.\n`;
}

/** The last lines of an import or a dry run: its result, and what else the user should know. Ends with a newline. */
export function renderImported(
  imported: Imported,
  isUpdate: boolean,
  { dryRun, ms }: { readonly dryRun: boolean; readonly ms: number },
): string {
  const { edits, plan, csv } = imported;
  const ending = isUpdate ? updateEnding : csv === null ? liveEnding : exportEnding;
  const { above, nothing, what, below } = ending(imported);
  const lines = edits.map(({ path, before }) => `${before === null ? 'new' : 'changed'} ${visible(path)}`);
  const added = edits.filter(({ before }) => before === null).length;
  const changed = edits.length - added;
  const also = changed === 0 ? '' : counted` and ${changed} changed`;
  const files = added === 0 ? counted`${changed} changed file(s)` : counted`${added} new file(s)${also}`;
  const took = durationText(ms);
  // `Wrote 2 new files and 1 changed: …, in 0.4 s.`
  const wrote = `${joined([`${dryRun ? 'Would write' : 'Wrote'} ${files}`, what], ': ')}, in ${took}.`;
  const done =
    edits.length === 0 ? `${nothing}, as found in ${took}.` : wrote + (dryRun ? ' Nothing was written.' : '');
  const planned = csv !== null || isUpdate ? [`A plan of these files: ${countsLine(plan)}`] : [];
  return [...lines, ...above, done, ...below, ...planned].map((line) => `${line}\n`).join('');
}

function updateEnding(imported: Imported) {
  const { comparison, plan, csv } = imported;
  const all = listOf(imported);
  const counts = countsText(all);
  // A plan deletes nothing in a system with `prune: false`.
  const undeclared = new Set(plan.undeclared.map(({ asset, cyberSystem }) => `${cyberSystem.id} ${asset.name}`));
  const removed = comparison.changes.filter(({ after }) => after === null);
  const staying = removed.filter(({ system, before }) => undeclared.has(`${system.id} ${before?.name}`)).length;
  const stay =
    staying === 1 ? 'The asset of the removed entry stays' : counted`${staying} assets of removed entries stay`;
  const above = [...all.entries.map(entryLine), ...(csv === null ? [] : readLines(csv))];
  const below = staying === 0 ? [] : [`${stay} at the service, because the files say prune: false.`];
  return { above, nothing: `Nothing to update: ${counts}`, what: counts, below };
}

function exportEnding({ comparison, csv }: Imported) {
  const { rows, declared, kept } = csv!;
  const above = readLines(csv!);
  if (kept > 0)
    above.push(
      counted`${kept} live asset(s) of these cyber systems (is|are) in no row: prune: false keeps (it|them). To declare (it|them), run cip-sync import.`,
    );
  const count = counted`${rows.length} row(s)`;
  const nothing = `Nothing to import: the files declare the assets of ${count} already`;
  const what = declared === 0 ? count : counted`${count}, ${declared} declared already`;
  return { above, nothing, what, below: pruneLines(comparison.gaining.filter((one) => !isKept(one) || kept === 0)) };
}

function liveEnding({ comparison: { changes, fresh, gaining }, missing }: Imported) {
  const { naming, nameless, stray } = missing!;
  const none = 'The organization has no cyber systems: there is nothing to declare';
  const nothing = naming.systemCount === 0 ? none : 'Nothing to import: the files declare all that is live';
  const below: string[] = [];
  if (nameless > 0)
    below.push(
      counted`${nameless} asset(s) left out: no file can declare an asset without a name, or with an id that no file can hold. Name (it|them) in the application and import again. Until then, prune: false keeps (it|them).`,
    );
  if (stray > 0)
    below.push(counted`${stray} asset(s) left out: the list of cyber systems does not hold the system. Import again.`);
  const what = tally(
    [
      [fresh.length, 'cyber system'],
      [changes.length, 'asset'],
    ],
    'nouns',
  ).join(', ');
  return { above: [], nothing, what, below: [...below, ...pruneLines(gaining)] };
}

/** What was left out, by rule, and what was removed from cells, because it may have been part of a name. */
function readLines({ leftOut, trimmed, rearmed }: CsvRows): string[] {
  const lines = leftOut.flatMap(({ rule, column, value, lines }) => {
    const reason = {
      only: () => `${yamlString(column!)} does not match only`,
      skip: () => `${yamlString(column!)} is ${value === '' ? 'empty' : yamlString(value!)}`,
      equal: () => 'an earlier row is the same in every column',
      'no-asset': () => 'no asset is named',
    }[rule];
    if (lines.length === 0) return column === null ? [] : `Left out 0 rows: ${reason()}.`;
    return counted`Left out ${lines.length} row(s), at line(s) ${listed(lines, 'and')}: ${reason()}.`;
  });
  if (trimmed > 0) lines.push(counted`White space around ${trimmed} cell(s) was dropped.`);
  if (rearmed > 0) lines.push(counted`The apostrophe that hides a formula was taken off ${rearmed} cell(s).`);
  return lines;
}

/** Whether undeclared assets in the system are kept. */
function isKept({ prune, declared }: DesiredSystem): boolean {
  return (prune ?? declared?.prune) === false;
}

/** What happens from now on to assets that no file declares. */
export function pruneLines(gaining: readonly DesiredSystem[]): string[] {
  const kept = gaining.filter(isKept).length;
  const pruned = gaining.length - kept;
  const lines: string[] = [];
  if (pruned > 0)
    lines.push(
      counted`Prune is on in ${pruned} of these cyber systems: no file says prune: false there. A plan without --base deletes any asset there that no file declares, even one that somebody adds later. To keep such assets, write prune: false.`,
    );
  if (kept > 0)
    lines.push(
      counted`Prune is off in ${kept} of these cyber systems: nothing is deleted there. When the files are complete, remove prune: false.`,
    );
  return lines;
}

/** A file with more changed lines is shown as replaced: the time of a comparison grows with their square. */
const MOST_EDITS = 2000;

/** The edits as one unified diff to read; '' without edits. Shows unsafe characters as `\u…`. Ends with a newline. */
export function renderPatch(edits: readonly FileEdit[]): string {
  const patches = edits.map(({ path, before, text }) => {
    // For a file outside of the working directory the whole path is shown.
    const isOutside = /^(?:\/|[A-Za-z]:\/)/.test(path);
    const [from, to] = ['a/', 'b/'].map((side) => (isOutside ? '' : side) + visible(path));
    const head = `--- ${before === null ? '/dev/null' : from}\n+++ ${to}\n`;
    const limits = { context: 3, maxEditLength: MOST_EDITS };
    const patch = before === null ? undefined : structuredPatch('', '', before, text, undefined, undefined, limits);
    if (patch === undefined) return head + replaced(before, text);
    const lines = patch.hunks.flatMap((hunk) => [
      `@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@`,
      ...hunk.lines.map(shownLine),
    ]);
    return `${head}${lines.join('\n')}\n`;
  });
  return patches.join('');
}

/** A hunk that removes every old line and adds every new line. */
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

/** What `fmt` did, a line for each file and then the counts, or what `fmt --check` found. Ends with a newline. */
export function renderFormatted(edits: readonly FileEdit[], files: number, ms: number, isCheck: boolean): string {
  const took = `in ${durationText(ms)}`;
  if (edits.length === 0) return counted`Formatted already: ${files} file(s), ${took}.\n`;
  if (isCheck) return counted`${edits.length} of ${files} file(s) to format, ${took}: run cip-sync fmt.\n`;
  const lines = edits.map(({ path }) => `formatted ${visible(path)}\n`);
  return counted`${lines.join('')}Formatted ${edits.length} of ${files} file(s), ${took}.\n`;
}

/** Errors prevent import, init and fmt from writing anything. Ends with a newline. */
export const NOTHING_WRITTEN = 'Nothing was written: correct the errors first.\n';
