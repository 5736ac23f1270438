// Works out from the live assets what the files should say. `import` adds what the files lack, and `import --update`
// takes in all drift. After that, a plan has no changes for either. Changes that the files ask for and that are not
// applied yet are kept. Pure.

import type { Change, Plan } from '../core/change.ts';
import { nameFaults, needsId } from '../core/characters.ts';
import { compareNatural } from '../core/compare.ts';
import { hasErrors, type Report, unreported } from '../core/diagnostic.ts';
import { countBy, groupBy } from '../core/group.ts';
import { matchAssets, NONE } from '../core/match.ts';
import {
  bareDocument,
  type DesiredAsset,
  type Inventory,
  type InventoryDocument,
  type Live,
  type LiveAsset,
  type Located,
} from '../core/model.ts';
import { nameKey, SWAP_SUFFIX, type UniqueNames } from '../core/names.ts';
import { makePlan, type PlanInput } from '../core/plan.ts';
import { type Directory, makeDirectory, type ResolvedSystem, resolveSystems } from '../core/resolve.ts';
import { possibleRenames } from '../core/suggest.ts';
import { sourceFile } from '../inventory/files.ts';
import { asDeclared, type DesiredEntry, type DesiredSystem, type EntryFields } from './desired.ts';
import { SystemNaming } from './system-naming.ts';

export interface FollowInput {
  /** The files must have no errors of their own. */
  readonly inventory: Inventory;
  readonly live: Live;
  readonly uniqueNames: UniqueNames;
}

/** What the files should say, and how new files name their systems. */
export interface DesiredFiles {
  readonly systems: readonly DesiredSystem[];
  readonly naming: SystemNaming;
}

/** Which live asset each entry means, and which live assets no entry means. */
interface Meanings {
  readonly liveOf: ReadonlyMap<DesiredAsset, LiveAsset>;
  readonly unclaimed: readonly LiveAsset[];
  /** Entries that could not be matched, so it is unknown which live asset they mean. */
  readonly failed: readonly DesiredAsset[];
}

/** Takes linear time. */
export function findMeanings(systems: readonly ResolvedSystem[], live: Live, directory: Directory): Meanings {
  const matching = matchAssets(systems, live.assets, directory, null, new Map(), unreported);
  const liveOf = new Map<DesiredAsset, LiveAsset>();
  const failed: DesiredAsset[] = [];
  let number = -1;
  for (const { assets } of systems) {
    for (const asset of assets) {
      const match = matching.liveOf[++number]!;
      if (match >= 0) liveOf.set(asset, live.assets[match]!);
      else if (match !== NONE) failed.push(asset);
    }
  }
  return { liveOf, unclaimed: live.assets.filter((_, index) => matching.claimed[index] === 0), failed };
}

/**
 * Whether an entry needs the id of a live asset: its name is irregular, or another asset has or will get the name.
 * Entries in `leaving` give their names up.
 */
function idRule(
  { live, uniqueNames }: Omit<FollowInput, 'inventory'>,
  systems: readonly ResolvedSystem[],
  { liveOf }: Meanings,
  leaving: ReadonlySet<DesiredAsset> = new Set(),
): (asset: LiveAsset) => boolean {
  const keyOf = (asset: LiveAsset) => uniqueKey(asset, uniqueNames);
  const declared: string[] = [];
  for (const { system, assets } of systems) {
    for (const entry of assets) {
      const meant = liveOf.get(entry);
      if (leaving.has(entry) || (meant?.name === entry.name && meant.cyber_system_id === system.id)) continue;
      declared.push(uniqueKey({ name: entry.name, cyber_system_id: system.id }, uniqueNames));
    }
  }
  const holders = countBy([...live.assets.map(keyOf), ...declared], (key) => key);
  return (asset) => needsId(asset.name) || holders.get(keyOf(asset))! > 1;
}

/** Two assets with the same key must not exist together. */
export function uniqueKey(
  { cyber_system_id, name }: { readonly cyber_system_id: string; readonly name: string },
  uniqueNames: UniqueNames,
): string {
  return uniqueNames === 'organization' ? name : nameKey(cyber_system_id, name);
}

interface Missing extends DesiredFiles {
  /** How many assets no file can declare: they have no name, or they need an id that cannot be written. */
  readonly nameless: number;
  /** How many assets are in systems that are not in the list of systems, or that no file can name. */
  readonly stray: number;
}

/** Adds all live systems and assets that the files lack, except ignored and undeclarable ones. Takes linear time. */
export function addMissing(input: FollowInput): Missing {
  const { inventory, live } = input;
  const directory = makeDirectory(live);
  const { systems: declared } = resolveSystems(inventory, directory, unreported);
  const desired = asDeclared(declared);
  const meanings = findMeanings(declared, live, directory);
  const isPinned = idRule(input, declared, meanings);
  const unclaimed = groupBy(meanings.unclaimed, ({ cyber_system_id }) => cyber_system_id);
  const naming = new SystemNaming(live);
  let nameless = 0;
  for (const system of live.systems) {
    const current = desired.get(system.id) ?? { system, declared: null, prune: null, entries: [] };
    if (current.declared === null && naming.spell(system) === null) continue;
    const all = (unclaimed.get(system.id) ?? []).filter(({ name }) => !current.declared?.ignore?.patternFor(name));
    unclaimed.delete(system.id);
    const missing = all.filter((asset) => isDeclarable(asset, isPinned(asset)));
    nameless += all.length - missing.length;
    const isToKeep = missing.length < all.length && (current.declared?.prune ?? null) === null;
    const added = missing.map((asset) => ({ fields: fieldsOfLive(asset, isPinned(asset)), entry: null }));
    desired.set(system.id, { ...current, prune: isToKeep ? false : null, entries: [...current.entries, ...added] });
  }
  const stray = [...unclaimed.values()].reduce((sum, assets) => sum + assets.length, 0);
  return { systems: [...desired.values()], naming, nameless, stray };
}

function fieldsOfLive({ name, asset_type, id }: LiveAsset, isPinned: boolean): EntryFields {
  const noHints = { renamedFrom: null, movedFrom: null };
  return { name, assetType: asset_type, ...noHints, id: isPinned ? id : null, externalId: null };
}

/** Whether a file can declare an asset with this name and id. */
function isDeclarable({ name, id }: { readonly name: string; readonly id: string }, needsItsId: boolean): boolean {
  return name !== '' && !(needsItsId && nameFaults(id).length > 0);
}

// Drift.

/** Each round has less to do than the one before. If more rounds are needed, this file has a bug. */
const MOST_ROUNDS = 10;

/** null if the files do not match the service for a reason other than drift. A plan of the files reports the reason. */
export function takeInDrift(
  input: FollowInput & {
    /** The inventory that was last applied. null if it is unknown: then every difference counts as drift. */
    readonly base: Inventory | null;
    readonly settings: PlanInput['settings'];
  },
  report: Report,
): DesiredFiles | null {
  const { live, settings } = input;
  const naming = new SystemNaming(live);
  const directory = makeDirectory(live, settings);
  const declared = resolveSystems(input.inventory, directory, unreported);
  // If a document names an unknown cyber system, drift of assets cannot be the reason.
  if (declared.unresolved.length > 0) return null;
  let desired: DesiredById = asDeclared(declared.systems);
  let toSettle: ReadonlySet<string> | null = null;
  let base: Inventory | null = null;
  let moved: ReadonlyMap<DesiredAsset | null, string> = new Map();
  if (input.base !== null) {
    // If an entry is in head and base and cannot be matched in either, a change at the service is the reason.
    const inHead = settle(desired, live, directory, null);
    const applied = asDeclared(resolveSystems(input.base, directory, unreported).systems);
    const inBoth = settle(applied, live, directory, inHead.keys);
    base = draftOf(inBoth.settled).inventory;
    toSettle = inBoth.keys;
  }
  for (let round = 0; round < MOST_ROUNDS; round++) {
    desired = settle(desired, live, directory, toSettle).settled;
    const draft = draftOf(desired);
    const compared = base ?? draft.inventory;
    const plan = makePlan({ head: draft.inventory, base: compared, applied: compared, live, settings });
    if (hasErrors(plan.diagnostics)) return null;
    const { pinned, moves } = pinMoves(plan, draft, moved);
    moved = moves;
    if (pinned.length > 0) {
      desired = afterRound(desired, pinned, live);
      continue;
    }
    const systems = resolveSystems(draft.inventory, directory, unreported).systems;
    const meanings = findMeanings(systems, live, directory);
    // After the first round, every remaining asset is declared by its id.
    const drifted = plan.changes.flatMap((one) =>
      one.origin === 'drift' && one.action !== 'delete' ? one.desired : [],
    );
    const isPinned = round > 0 ? () => true : idRule(input, systems, meanings, new Set(drifted));
    const { next, undeclarable } = takeIn(plan, desired, draft, live, naming, isPinned);
    for (const { id, name, cyber_system_id } of undeclarable) {
      const args = { id, name, system: directory.systems.sited(cyber_system_id) };
      report({ code: 'undeclarable-asset', severity: 'error', at: null, args });
    }
    if (undeclarable.length > 0) return null;
    dropServedHints(draft, meanings, next);
    if (next.length === 0) return { systems: [...desired.values()], naming };
    desired = afterRound(desired, next, live);
  }
  throw new Error('adopting drift does not end');
}

type DesiredById = ReadonlyMap<string, DesiredSystem>;

/** The desired entries in the form that a plan reads, and the desired entry for each of them. */
interface Draft {
  readonly inventory: Inventory;
  readonly placeOf: ReadonlyMap<DesiredAsset, EntryPlace>;
}

interface EntryPlace {
  readonly systemId: string;
  readonly desired: DesiredEntry;
}

/** A change of one entry. `before` is null for a new entry, and `after` is null for a removed one. */
interface EntryUpdate {
  readonly before: EntryPlace | null;
  readonly after: EntryPlace | null;
}

/**
 * Rewrites each entry that cannot be matched because its asset or the source of its hint is gone, or another asset took
 * its name. The entry first loses its id and hints. If it still cannot be matched, it gets the lowest id of the
 * unclaimed assets with its name. Only entries with a key in `toSettle` are rewritten (null: all). Returns their keys, too.
 */
function settle(desired: DesiredById, live: Live, directory: Directory, toSettle: ReadonlySet<string> | null) {
  let settled = desired;
  const keys = new Set<string>();
  for (const isNamed of [false, true]) {
    const draft = draftOf(settled);
    const { systems } = resolveSystems(draft.inventory, directory, unreported);
    const { failed, unclaimed } = findMeanings(systems, live, directory);
    if (failed.length === 0) break;
    const free = groupBy(unclaimed, (asset) => nameKey(asset.cyber_system_id, asset.name));
    const replaced = new Map<DesiredEntry, DesiredEntry>();
    for (const asset of failed) {
      const { systemId, desired: one } = draft.placeOf.get(asset)!;
      const key = JSON.stringify([systemId, one.fields]);
      if (toSettle?.has(key) === false) continue;
      keys.add(key);
      const names = isNamed ? [asset.name, asset.name + SWAP_SUFFIX] : [];
      const holders = names.map((name) => free.get(nameKey(systemId, name)) ?? []).find((some) => some.length > 0);
      const id = (holders ?? []).map((one) => one.id).sort(compareNatural)[0] ?? null;
      replaced.set(one, { ...one, fields: { ...one.fields, id, renamedFrom: null, movedFrom: null } });
    }
    settled = new Map(
      Array.from(settled, ([id, system]) => {
        return [id, { ...system, entries: system.entries.map((one) => replaced.get(one) ?? one) }];
      }),
    );
  }
  return { settled, keys };
}

/** The changes of entries that take in the drift of a plan, and the drifted live assets that no file can declare. */
function takeIn(
  plan: Plan,
  desired: DesiredById,
  { placeOf }: Draft,
  live: Live,
  naming: SystemNaming,
  isPinned: (asset: LiveAsset) => boolean,
): { readonly next: EntryUpdate[]; readonly undeclarable: readonly LiveAsset[] } {
  const systems = new Map(live.systems.map((system) => [system.id, system]));
  const drift = new Set<Change>(plan.changes.filter(({ origin }) => origin === 'drift'));
  const pairs = possibleRenames(plan).filter(({ from, to }) => drift.has(from) && drift.has(to));
  const renamed = new Map<Change, Change>(pairs.map(({ from, to }) => [to, from]));
  for (const { from } of pairs) drift.delete(from);
  const next: EntryUpdate[] = [];
  const undeclarable: LiveAsset[] = [];
  for (const change of drift) {
    const before = change.action === 'delete' ? null : placeOf.get(change.desired)!;
    const source = change.action === 'create' ? renamed.get(change) : change;
    if (source === undefined || source.action === 'create') {
      // The asset of the entry is gone.
      next.push({ before, after: null });
      continue;
    }
    const asset: LiveAsset = { ...source.before, id: source.id, organization_slug: '' };
    const systemId = asset.cyber_system_id;
    if (before !== null && desired.get(systemId)?.declared?.ignore?.patternFor(asset.name)) {
      // An asset that the system ignores is not declared in it.
      next.push({ before, after: null });
      continue;
    }
    const isKnown = systems.has(systemId) && naming.spell(systems.get(systemId)!) !== null;
    const hasId = (before !== null && before.desired.fields.id !== null) || isPinned(asset);
    if ((!desired.has(systemId) && !isKnown) || !isDeclarable(asset, hasId)) {
      undeclarable.push(asset);
      continue;
    }
    const externalId = before?.desired.fields.externalId ?? null;
    const fields = { ...fieldsOfLive(asset, hasId), externalId };
    next.push({ before, after: { systemId, desired: { fields, entry: before?.desired.entry ?? null } } });
  }
  return { next, undeclarable };
}

/** Adds updates that remove the hints of entries whose live asset already has the name and system of the entry. */
function dropServedHints({ placeOf }: Draft, { liveOf }: Meanings, next: EntryUpdate[]): void {
  const updated = new Set(next.map(({ before }) => before?.desired));
  for (const [asset, before] of placeOf) {
    const { fields, entry } = before.desired;
    if ((fields.renamedFrom === null && fields.movedFrom === null) || updated.has(before.desired)) continue;
    const meant = liveOf.get(asset);
    if (meant?.name !== fields.name || meant.cyber_system_id !== before.systemId) continue;
    const served = { fields: { ...fields, renamedFrom: null, movedFrom: null }, entry };
    next.push({ before, after: { systemId: before.systemId, desired: served } });
  }
}

/**
 * The updates that pin an entry whose move is not inferred any more: a system that the files now declare has a second
 * asset of that name. `moves`: by its entry, the id of the asset that each update of the files meant so far.
 */
function pinMoves({ changes }: Plan, { placeOf }: Draft, earlier: ReadonlyMap<DesiredAsset | null, string>) {
  const moves = new Map(earlier);
  const pinned = changes.flatMap((change): EntryUpdate[] => {
    if (change.action === 'delete' || change.origin === 'drift') return [];
    const before = placeOf.get(change.desired)!;
    const { fields, entry } = before.desired;
    const id = moves.get(entry);
    if (change.action === 'update') moves.set(entry, id ?? change.id);
    const isLost = change.action === 'create' && id !== undefined;
    return isLost ? [{ before, after: { ...before, desired: { fields: { ...fields, id }, entry } } }] : [];
  });
  return { pinned, moves };
}

/** The result of these updates. An entry that stays in its system keeps its place there. The other entries come last. */
function afterRound(desired: DesiredById, next: readonly EntryUpdate[], live: Live): DesiredById {
  const updateOf = new Map(
    next.flatMap((update) => (update.before === null ? [] : [[update.before.desired, update] as const])),
  );
  const result = new Map<string, DesiredSystem>();
  for (const [id, system] of desired) {
    const entries = system.entries.flatMap((one) => {
      const update = updateOf.get(one);
      if (update === undefined) return one;
      return update.after?.systemId === id ? update.after.desired : [];
    });
    result.set(id, { ...system, entries });
  }
  const moving = next.filter(({ before, after }) => after !== null && before?.systemId !== after.systemId);
  const [arriving, added] = [moving.filter(({ before }) => before !== null), moving.filter(({ before }) => !before)];
  for (const [systemId, updates] of groupBy([...arriving, ...added], ({ after }) => after!.systemId)) {
    const current = result.get(systemId);
    const system = current?.system ?? live.systems.find(({ id }) => id === systemId)!;
    const { declared, prune, entries } = current ?? { declared: null, prune: false, entries: [] };
    const arrived = updates.map(({ after }) => after!.desired);
    result.set(systemId, { system, declared, prune, entries: [...entries, ...arrived] });
  }
  return result;
}

/** The desired entries as documents for a plan. */
function draftOf(desired: DesiredById): Draft {
  const documents: InventoryDocument[] = [];
  const placeOf = new Map<DesiredAsset, EntryPlace>();
  for (const [systemId, system] of desired) {
    const homes = system.declared?.documents ?? [bareDocument(sourceFile('', ''), { value: systemId, offset: 0 })];
    const own = new Set(homes);
    const entriesOf = groupBy(system.entries, ({ entry }) => {
      return entry !== null && own.has(entry.document) ? entry.document : homes[0]!;
    });
    for (const home of homes) {
      const assets: DesiredAsset[] = [];
      const cyberSystem = { ...home.cyberSystem, value: systemId };
      const document = { ...home, cyberSystem, facility: null, prune: system.prune ?? home.prune, assets };
      documents.push(document);
      for (const one of entriesOf.get(home) ?? []) {
        const asset = assetOf(one, document);
        placeOf.set(asset, { systemId, desired: one });
        assets.push(asset);
      }
    }
  }
  return { inventory: { documents }, placeOf };
}

function assetOf({ fields, entry }: DesiredEntry, document: InventoryDocument): DesiredAsset {
  const offset = entry?.offset ?? 0;
  const located = (value: string | null): Located<string> | null => (value === null ? null : { value, offset });
  const { id, renamedFrom, movedFrom } = fields;
  const hasHints = id !== null || renamedFrom !== null || movedFrom !== null;
  const hints = { id: located(id), renamedFrom: located(renamedFrom), movedFrom: located(movedFrom) };
  return {
    name: fields.name,
    assetType: fields.assetType,
    offset,
    document,
    hints: hasHints ? hints : null,
    externalId: located(fields.externalId),
  };
}
