// What an update of the files did, entry by entry: as JSON for the text of a pull request, and as the last lines of the
// command.
import type { Guard, Plan } from '../core/change.ts';
import { compareText } from '../core/compare.ts';
import { leastToPass } from '../core/guard.ts';
import type { AssetType, DesiredAsset, Named } from '../core/model.ts';
import { cellLines, type Edit, fileLines, type ImportEnding, NOTHING_WRITTEN_YET, wroteLine } from './edits.ts';
import { visible, word } from './escape.ts';
import { ENTRY_ACTIONS, IMPORT_FORMAT, type ImportDocument, type ImportedEntry } from './import-schema.ts';
import { countsLine } from './summarize.ts';
import { counted, durationText, grouped, listed, tally, turned } from './text-style.ts';

interface Fields {
  readonly name: string;
  readonly assetType: AssetType;
}

interface EntryChange<F extends Fields> {
  readonly system: Named;
  readonly from: Named | null;
  readonly before: DesiredAsset | null;
  readonly after: F | null;
}

interface Updated<F extends Fields> {
  readonly edits: readonly Edit[];
  readonly comparison: { readonly changes: readonly EntryChange<F>[]; readonly unchanged: number };
  /** The entries of the files that change, with their new contents. */
  readonly written: ReadonlyMap<F, DesiredAsset>;
  /** The plan of the files as they are now, or would be. */
  readonly plan: Plan;
  /** What was read from an export. Absent if the files follow the service. */
  readonly csv?: Parameters<typeof cellLines>[0] & { readonly rowCount: number; readonly skipped: number };
}

/** The same for programs. */
export function importDocument<F extends Fields>(updated: Updated<F>, patch: string | null): ImportDocument {
  const entries = entriesOf(updated);
  return {
    format_version: IMPORT_FORMAT,
    counts: importCounts(entries, updated.comparison.unchanged),
    entries,
    ...(patch === null ? {} : { patch }),
  };
}

function importCounts(entries: readonly ImportedEntry[], unchanged: number): ImportDocument['counts'] {
  const count = (action: ImportedEntry['actions'][number]) =>
    entries.filter(({ actions }) => actions.includes(action)).length;
  return {
    added: count('added'),
    renamed: count('renamed'),
    moved: count('moved'),
    retyped: count('retyped'),
    removed: count('removed'),
    unchanged,
    changed: entries.length,
  };
}

/** By path, line and name. */
function entriesOf<F extends Fields>({ comparison, written }: Updated<F>): ImportedEntry[] {
  return comparison.changes
    .map((change) => entryOf(change, written))
    .sort((a, b) => compareText(a.path, b.path) || a.line - b.line || compareText(a.name, b.name));
}

function entryOf<F extends Fields>(
  { system, from, before, after }: EntryChange<F>,
  written: ReadonlyMap<F, DesiredAsset>,
): ImportedEntry {
  const placed = (after === null ? null : written.get(after)) ?? before!;
  const { file } = placed.document;
  const state = after ?? before!;
  return {
    path: file.path,
    line: file.place(placed.offset).line,
    actions: ENTRY_ACTIONS.filter((action) => isDone(action, { system, from, before, after })),
    name: state.name,
    cyber_system: system.name,
    asset_type: state.assetType,
    before: before === null ? null : { name: before.name, cyber_system: from!.name, asset_type: before.assetType },
  };
}

function isDone<F extends Fields>(
  action: (typeof ENTRY_ACTIONS)[number],
  { system, from, before, after }: EntryChange<F>,
): boolean {
  if (before === null || after === null) return action === (before === null ? 'added' : 'removed');
  switch (action) {
    case 'renamed':
      return before.name !== after.name;
    case 'moved':
      return from?.id !== system.id;
    case 'retyped':
      return before.assetType !== after.assetType;
    default:
      return false;
  }
}

/** The last lines of an update, or of a dry run. Ends with a newline. */
export function renderUpdated<F extends Fields>(updated: Updated<F>, ended: ImportEnding): string {
  const { edits, comparison, plan, csv } = updated;
  const entries = entriesOf(updated);
  return [
    ...fileLines(edits),
    ...entries.map(entryLine),
    ...(csv === undefined ? [] : cellLines(csv)),
    updatedLine(edits, importCounts(entries, comparison.unchanged), ended),
    ...stayingLines(updated),
    `A plan of these files: ${countsLine(plan.summary)}`,
    '',
  ].join('\n');
}

/** A plan deletes nothing of a system that says `prune: false`. */
function stayingLines<F extends Fields>({ comparison, plan }: Updated<F>): string[] {
  const undeclared = new Set(plan.undeclared.map(({ asset, cyberSystem }) => `${cyberSystem.id} ${asset.name}`));
  const isStaying = ({ system, before, after }: EntryChange<F>) =>
    after === null && undeclared.has(`${system.id} ${before?.name}`);
  const count = comparison.changes.filter(isStaying).length;
  if (count === 0) return [];
  const reason = 'because the files say prune: false';
  return [
    count === 1
      ? `The asset of the removed entry stays at the service, ${reason}.`
      : `${grouped(count)} assets of removed entries stay at the service, ${reason}.`,
  ];
}

function updatedLine(edits: readonly Edit[], counts: ImportDocument['counts'], ended: ImportEnding): string {
  const each = ENTRY_ACTIONS.map((action) => [counts[action], action] as const);
  const countsText = [...tally(each), `${grouped(counts.unchanged)} unchanged`].join(', ');
  if (edits.length === 0) return `Nothing to update: ${countsText}, as found in ${durationText(ended.ms)}.`;
  return wroteLine(edits, countsText, ended);
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

/** Why so many removals are not written; null if every guard passes. Ends with a newline. */
export function renderRemovals(guards: readonly Guard[], following: number): string | null {
  const failed = guards.filter(({ passed }) => !passed);
  const [first] = failed;
  if (first === undefined) return null;
  const removals = counted(first.value, 'entry', 'entries');
  const limits = failed.map(({ guard, limit }) => `--${guard} allows ${limit === 0 ? 'none' : grouped(limit)}`);
  const raised = failed.map((guard) => `--${guard.guard} ${leastToPass(guard, following)}`);
  return `The export has no row for ${removals} of ${grouped(following)}, and ${listed(limits, 'and')} to be removed. Compare it with an earlier export. If all of them are retired, give ${raised.join(' ')}.\n${NOTHING_WRITTEN_YET}`;
}
