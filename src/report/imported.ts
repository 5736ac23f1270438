// What an import did: as JSON (`schemas/import.schema.json`), as the text of a pull request, and as the last lines of the
// command.
import * as z from 'zod';
import type { Guard, Plan } from '../core/change.ts';
import { compareText } from '../core/compare.ts';
import type { Diagnostic } from '../core/diagnostic.ts';
import { leastToPass } from '../core/guard.ts';
import { ASSET_TYPES, type AssetType, type DesiredAsset, type Frozen, type Named } from '../core/model.ts';
import { type Edit, wroteLine } from './edits.ts';
import { fitPage } from './markdown/budget.ts';
import { countsLine } from './summarize.ts';
import { codeSpan, counted, durationText, listed, tally, turned, visible, word, yamlString } from './text.ts';

/** What happens to an entry, in the order of the list. */
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
});

const document = z.strictObject({
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
  patch: z.string().optional().describe('The edits as a unified diff: with --dry-run.'),
});

type ImportDocument = Frozen<z.infer<typeof document>>;
type ImportedEntry = ImportDocument['entries'][number];

export function importJsonSchema(): Record<string, unknown> {
  const { $schema, ...shape } = z.toJSONSchema(document);
  return { $schema, title: 'cip-inventory-sync import', ...shape };
}

/** What was read of an export. */
interface CsvRead {
  readonly rows: readonly unknown[];
  /** What each rule of the mapping left out. */
  readonly skipped: readonly { readonly column: string; readonly value: string; readonly rows: number }[];
  readonly duplicates: number;
  readonly assetless: number;
  readonly trimmed: number;
  readonly rearmed: number;
}

interface Updated {
  readonly edits: readonly Edit[];
  readonly comparison: {
    readonly changes: readonly {
      readonly system: Named;
      readonly from: Named | null;
      readonly before: DesiredAsset | null;
      readonly after: { readonly name: string; readonly assetType: AssetType } | null;
    }[];
    readonly unchanged: number;
  };
  /** The entries of the files that change, by their new contents. */
  readonly written: ReadonlyMap<unknown, DesiredAsset>;
  /** The plan of the files as they are now, or would be. */
  readonly plan: Plan;
  /** null if the files follow the service. */
  readonly csv: CsvRead | null;
}

/** A cyber system with new entries: its setting of `prune` now and before. */
interface Gaining {
  readonly prune: false | null;
  readonly declared: { readonly prune: boolean | null } | null;
}

export interface ImportEnding {
  readonly dryRun: boolean;
  readonly ms: number;
}

/** An update for programs. `patch` is null but for a dry run. */
export function importDocument(updated: Updated, patch: string | null): ImportDocument {
  const { entries, counts } = listOf(updated);
  const whole = { format_version: '1.0', counts, entries } as const;
  return patch === null ? whole : { ...whole, patch };
}

/** The most bytes of the text of a pull request. GitHub refuses more than 65,536 characters. */
const MOST_BYTES = 60_000;

/** The same as the text of a pull request: counts, then entries while they fit. Ends with a newline. */
export function importMarkdown(updated: Updated, diagnostics: readonly Diagnostic[]): string {
  const all = listOf(updated);
  const { entries } = all;
  const severities = (['warning', 'notice'] as const).map((severity) => {
    return [diagnostics.filter((one) => one.severity === severity).length, severity] as const;
  });
  const found = tally(severities, 'nouns').join(', ');
  const lines = [
    `${countsText(all)}.`,
    ...(updated.csv === null ? [] : readLines(updated.csv).map((line) => codeSpan(line))),
    ...(found === '' ? [] : [`${found}: the log of the run lists them.`]),
    planLine(updated.plan),
  ];
  const list = {
    keep: 0,
    open: '',
    count: entries.length,
    row: (index: number) => `- ${codeSpan(entryLine(entries[index]!))}\n`,
    close: '',
    hidden: (more: number) => counted`The files show ${more} more (entry|entries).`,
  };
  return fitPage(MOST_BYTES, [`${lines.join('\n\n')}\n`], [list], []).text;
}

/** The entries by path, line and name, and how many there are of each action. */
function listOf({ comparison, written }: Updated): { entries: ImportedEntry[]; counts: ImportDocument['counts'] } {
  const entries = comparison.changes.map(({ system, from, before, after }): ImportedEntry => {
    const placed = (after === null ? null : written.get(after)) ?? before!;
    const { file } = placed.document;
    const state = after ?? before!;
    const isKept = before !== null && after !== null;
    const is = {
      added: before === null,
      renamed: isKept && before.name !== after.name,
      moved: isKept && from?.id !== system.id,
      retyped: isKept && before.assetType !== after.assetType,
      removed: after === null,
    };
    return {
      path: file.path,
      line: file.place(placed.offset).line,
      actions: ENTRY_ACTIONS.filter((action) => is[action]),
      name: state.name,
      cyber_system: system.name,
      asset_type: state.assetType,
      before: before === null ? null : { name: before.name, cyber_system: from!.name, asset_type: before.assetType },
    };
  });
  entries.sort((a, b) => compareText(a.path, b.path) || a.line - b.line || compareText(a.name, b.name));
  const counts = { added: 0, renamed: 0, moved: 0, retyped: 0, removed: 0 };
  for (const action of entries.flatMap(({ actions }) => actions)) counts[action] += 1;
  return { entries, counts: { ...counts, unchanged: comparison.unchanged, changed: entries.length } };
}

/** Entries of which only other keys were edited count too, so that every entry is in some count. */
function countsText({ entries, counts }: ReturnType<typeof listOf>): string {
  const edited = entries.filter(({ actions }) => actions.length === 0).length;
  const each = ENTRY_ACTIONS.map((action) => [counts[action], action] as const);
  return [...tally([...each, [edited, 'with keys edited']]), counted`${counts.unchanged} unchanged`].join(', ');
}

/** `renamed, moved: "a" → "b", Alpha → Beta, inventory/beta.yml:4`. */
function entryLine({ path, line, actions, name, cyber_system, asset_type, before }: ImportedEntry): string {
  const what = actions.length === 0 ? 'keys edited' : actions.join(', ');
  const type = before === null || before.asset_type === asset_type ? [] : [turned(before.asset_type, asset_type)];
  const parts = [
    turned(before?.name ?? name, name, word),
    turned(before?.cyber_system ?? cyber_system, cyber_system, word),
    ...type,
    `${visible(path)}:${line}`,
  ];
  return `${what}: ${parts.join(', ')}`;
}

function planLine(plan: Plan): string {
  return `A plan of these files: ${countsLine(plan)}`;
}

/** The last lines of an update, or of a dry run. Ends with a newline. */
export function renderUpdated(updated: Updated, { dryRun, ms }: ImportEnding): string {
  const { edits, comparison, plan, csv } = updated;
  const all = listOf(updated);
  const counts = countsText(all);
  // A plan deletes nothing of a system that says `prune: false`.
  const undeclared = new Set(plan.undeclared.map(({ asset, cyberSystem }) => `${cyberSystem.id} ${asset.name}`));
  const removed = comparison.changes.filter(({ after }) => after === null);
  const staying = removed.filter(({ system, before }) => undeclared.has(`${system.id} ${before?.name}`)).length;
  const stay =
    staying === 1 ? 'The asset of the removed entry stays' : counted`${staying} assets of removed entries stay`;
  return [
    ...fileLines(edits),
    ...all.entries.map(entryLine),
    ...(csv === null ? [] : readLines(csv)),
    edits.length === 0
      ? `Nothing to update: ${counts}, as found in ${durationText(ms)}.`
      : wroteLine(edits, counts, dryRun, ms),
    ...(staying === 0 ? [] : [`${stay} at the service, because the files say prune: false.`]),
    planLine(plan),
    '',
  ].join('\n');
}

/** Why so many removals are not written, by guards of which some failed. Ends with a newline. */
export function renderRemovals(guards: readonly Guard[], following: number): string {
  const failed = guards.filter(({ passed }) => !passed);
  const limits = failed.map(({ guard, limit }) => counted`--${guard} allows ${limit === 0 ? 'none' : limit}`);
  const raised = failed.map((guard) => `--${guard.guard} ${leastToPass(guard, following)}`);
  return counted`The export has no row for ${failed[0]?.value ?? 0} (entry|entries) of ${following}, and ${listed(limits, 'and')} to be removed. Compare it with an earlier export. If all of them are retired, give ${raised.join(' ')}.\nNothing was written.\n`;
}

/** The last lines of an import of what is live, or of a dry run. Ends with a newline. */
export function renderImported(
  edits: readonly Edit[],
  live: {
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
  { dryRun, ms }: ImportEnding,
): string {
  const { naming, fresh, changes, nameless, stray } = live;
  const lines = fileLines(edits);
  if (edits.length === 0) {
    const none = 'The organization has no cyber systems: there is nothing to declare';
    const nothing = naming.systemCount === 0 ? none : 'Nothing to import: the files declare all that is live';
    lines.push(`${nothing}, as found in ${durationText(ms)}.`);
  } else {
    const gained = [[fresh.length, 'cyber system'] as const, [changes.length, 'asset'] as const];
    lines.push(wroteLine(edits, tally(gained, 'nouns').join(', '), dryRun, ms));
  }
  if (nameless > 0)
    lines.push(
      counted`${nameless} asset(s) left out: no file can declare an asset without a name, or with an id that no file can hold. Name (it|them) in the application and import again. Until then, prune: false keeps (it|them).`,
    );
  const lost = counted`${stray} asset(s) left out: the list of cyber systems does not hold the system. Import again.`;
  if (stray > 0) lines.push(lost);
  return [...lines, ...pruneLines(live.gaining), ''].join('\n');
}

/** The last lines of an import of an export, or of a dry run. Ends with a newline. */
export function renderCsvImported(
  edits: readonly Edit[],
  counts: CsvRead & {
    /** Rows whose asset the files already declare. */
    readonly declared: number;
    /** Live assets that no row names. `prune: false` keeps them. */
    readonly kept: number;
    readonly gaining: readonly Gaining[];
  },
  /** Of the files as they are now, or would be. */
  plan: Plan,
  { dryRun, ms }: ImportEnding,
): string {
  const { declared, assetless, kept, gaining } = counts;
  const lines = [...fileLines(edits), ...readLines(counts)];
  if (kept > 0)
    lines.push(
      counted`${kept} live asset(s) of these cyber systems (is|are) in no row: prune: false keeps (it|them). To declare (it|them), run cip-sync import.`,
    );
  const rows = counted`${counts.rows.length + assetless} row(s)`;
  const already = declared === 0 ? '' : counted`, ${declared} declared already`;
  const without = assetless === 0 ? '' : counted`, ${assetless} without an asset`;
  const nothing = `Nothing to import: the files declare the assets of ${rows} already, as found in ${durationText(ms)}.`;
  lines.push(edits.length === 0 ? nothing : wroteLine(edits, `${rows}${already}${without}`, dryRun, ms));
  const pruned = pruneLines(gaining.filter((one) => !isKept(one) || kept === 0));
  return [...lines, ...pruned, planLine(plan), ''].join('\n');
}

function fileLines(edits: readonly Edit[]): string[] {
  return edits.map(({ path, before }) => `${before === null ? 'new' : 'changed'} ${visible(path)}`);
}

/** What was left out, by rule, and what was changed on import, because it may have been part of a name. */
function readLines({ skipped, duplicates, trimmed, rearmed }: CsvRead): string[] {
  const lines = skipped.map(({ column, value, rows }) => {
    return counted`Left out ${rows} row(s): ${yamlString(column)} is ${value === '' ? 'empty' : yamlString(value)}.`;
  });
  if (duplicates > 0) lines.push(counted`Left out ${duplicates} (row that repeats|rows that repeat) an earlier one.`);
  if (trimmed > 0) lines.push(counted`White space around ${trimmed} cell(s) was dropped.`);
  if (rearmed > 0) lines.push(counted`The apostrophe that hides a formula was taken off ${rearmed} cell(s).`);
  return lines;
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

/** Lines for `.gitignore`, if git would commit files that runs leave; '' for none. */
export function renderNotIgnored(paths: readonly string[]): string {
  if (paths.length === 0) return '';
  return 'Plans and evidence hold names. Keep them out of git with these lines in .gitignore:\n/plan.json\n.cip-sync/\n';
}
