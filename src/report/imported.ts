// The format of the output of `import --update --json`: `schemas/import.schema.json`.
import * as z from 'zod';
import type { Guard, Plan } from '../core/change.ts';
import { compareText } from '../core/compare.ts';
import type { Diagnostic } from '../core/diagnostic.ts';
import { leastToPass } from '../core/guard.ts';
import { ASSET_TYPES, type AssetType, type DesiredAsset, type Frozen, type Named } from '../core/model.ts';
import {
  type CsvRead,
  type Edit,
  fileLines,
  type ImportEnding,
  NOTHING_WRITTEN_YET,
  readLines,
  wroteLine,
} from './edits.ts';
import { countsLine } from './summarize.ts';
import { codeSpan, counted, durationText, grouped, listed, tally, turned, visible, word } from './text.ts';

/** What happens to an entry, in the order of the list. */
export const ENTRY_ACTIONS = ['added', 'renamed', 'moved', 'retyped', 'removed'] as const;

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

export const IMPORT_FORMAT = '1.0';

const document = z.strictObject({
  format_version: z.literal(IMPORT_FORMAT),
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

export type ImportDocument = Frozen<z.infer<typeof document>>;
export type ImportedEntry = ImportDocument['entries'][number];

/** JSON Schema, draft 2020-12. */
export function importJsonSchema(): Record<string, unknown> {
  const { $schema, ...shape } = z.toJSONSchema(document);
  return { $schema, title: 'cip-inventory-sync import', ...shape };
}

// What an update of the files did, entry by entry: as JSON for the text of a pull request, and as the last lines of the
// command.

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

/** The same for programs. `patch` is null but for a dry run. */
export function importDocument(updated: Updated, patch: string | null): ImportDocument {
  const { entries, counts } = listOf(updated);
  const document = { format_version: IMPORT_FORMAT, counts, entries } as const;
  return patch === null ? document : { ...document, patch };
}

/** The most bytes of the text of a pull request. GitHub refuses more than 65,536 characters. */
const MOST_BYTES = 60_000;

/** The same as the text of a pull request: counts, then entries while they fit. Ends with a newline. */
export function importMarkdown(updated: Updated, diagnostics: readonly Diagnostic[]): string {
  const list = listOf(updated);
  const found = tally(
    [
      [diagnostics.filter(({ severity }) => severity === 'warning').length, 'warning'],
      [diagnostics.filter(({ severity }) => severity === 'notice').length, 'notice'],
    ],
    counted,
  );
  const lines = [
    `${countsText(list)}.`,
    ...(updated.csv === null ? [] : readLines(updated.csv).map((line) => codeSpan(line))),
    ...(found.length === 0 ? [] : [`${found.join(', ')}: the log of the run lists them.`]),
    `A plan of these files: ${countsLine(updated.plan.summary)}`,
  ];
  let text = `${lines.join('\n\n')}\n`;
  const rows = list.entries.map((entry) => `- ${codeSpan(entryLine(entry))}\n`);
  const more = (left: number) => `\nThe files show ${counted(left, 'more entry', 'more entries')}.\n`;
  const room = MOST_BYTES - Buffer.byteLength(text + more(rows.length)) - 1;
  let used = 0;
  const shown = rows.findIndex((row) => {
    used += Buffer.byteLength(row);
    return used > room;
  });
  if (rows.length > 0) text += `\n${rows.slice(0, shown === -1 ? rows.length : shown).join('')}`;
  return shown === -1 ? text : text + more(rows.length - shown);
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

/** The last lines of an update, or of a dry run. Ends with a newline. */
export function renderUpdated(updated: Updated, ended: ImportEnding): string {
  const { edits, comparison, plan, csv } = updated;
  const list = listOf(updated);
  const counts = countsText(list);
  // A plan deletes nothing of a system that says `prune: false`.
  const undeclared = new Set(plan.undeclared.map(({ asset, cyberSystem }) => `${cyberSystem.id} ${asset.name}`));
  const staying = comparison.changes.filter(
    ({ system, before, after }) => after === null && undeclared.has(`${system.id} ${before?.name}`),
  ).length;
  const stay =
    staying === 1 ? 'The asset of the removed entry stays' : `${grouped(staying)} assets of removed entries stay`;
  return [
    ...fileLines(edits),
    ...list.entries.map(entryLine),
    ...(csv === null ? [] : readLines(csv)),
    edits.length === 0
      ? `Nothing to update: ${counts}, as found in ${durationText(ended.ms)}.`
      : wroteLine(edits, counts, ended),
    ...(staying === 0 ? [] : [`${stay} at the service, because the files say prune: false.`]),
    `A plan of these files: ${countsLine(plan.summary)}`,
    '',
  ].join('\n');
}

/** Entries of which only other keys were edited count too, so that every entry is in some count. */
function countsText({ entries, counts }: ReturnType<typeof listOf>): string {
  const edited = entries.filter(({ actions }) => actions.length === 0).length;
  const each = ENTRY_ACTIONS.map((action) => [counts[action], action] as const);
  return [...tally([...each, [edited, 'with keys edited']]), `${grouped(counts.unchanged)} unchanged`].join(', ');
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

/** Why so many removals are not written, by guards of which some failed. Ends with a newline. */
export function renderRemovals(guards: readonly Guard[], following: number): string {
  const failed = guards.filter(({ passed }) => !passed);
  const removals = counted(failed[0]?.value ?? 0, 'entry', 'entries');
  const limits = failed.map(({ guard, limit }) => `--${guard} allows ${limit === 0 ? 'none' : grouped(limit)}`);
  const raised = failed.map((guard) => `--${guard.guard} ${leastToPass(guard, following)}`);
  return `The export has no row for ${removals} of ${grouped(following)}, and ${listed(limits, 'and')} to be removed. Compare it with an earlier export. If all of them are retired, give ${raised.join(' ')}.\n${NOTHING_WRITTEN_YET}`;
}
