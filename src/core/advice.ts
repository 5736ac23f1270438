// What a plan means that its changes alone do not say (design section 4): systems adopted or released, names in use
// elsewhere, deletes and creates that look like a rename. Only for a plan without errors: half a match misleads.
import { diagnostic, type Report } from './diagnostic.ts';
import { type Diff, systemOf } from './diff.ts';
import { groupBy } from './group.ts';
import type { AssetState, DesiredAsset, LiveAsset } from './model.ts';
import { placeOf } from './names.ts';
import { type Directory, referenceTo } from './resolve.ts';
import { spelling, Vocabulary } from './suggest.ts';

interface Around {
  readonly directory: Directory;
  /** Ids of the systems that the base declares. */
  readonly baseSystems: ReadonlySet<string>;
}

export function advise(found: Diff, around: Around, report: Report): void {
  adviseReleased(found, around, report);
  adviseAdopted(found, around.directory, report);
  adviseNamesInUse(found, around.directory, report);
  findPossibleRenames(found.deletes, found.creates, report);
}

/** Systems that the base declares and the inventory no longer does. Their assets stay as they are. */
function adviseReleased({ systems, unmanaged }: Diff, { directory, baseSystems }: Around, report: Report): void {
  const declared = new Set(systems.map(({ system }) => system.id));
  const released = new Map([...baseSystems].filter((id) => !declared.has(id)).map((id) => [id, 0]));
  if (released.size === 0) return;
  for (const { cyber_system_id: id } of unmanaged) {
    const count = released.get(id);
    if (count !== undefined) released.set(id, count + 1);
  }
  for (const [id, count] of released) {
    const system = systemOf({ cyber_system_id: id }, directory);
    report(diagnostic('system-released', 'warning', null, { system, count }));
  }
}

function adviseAdopted({ adopted }: Diff, directory: Directory, report: Report): void {
  for (const [id, count] of adopted) {
    const system = systemOf({ cyber_system_id: id }, directory);
    report(diagnostic('system-adopted', 'notice', null, { system, count }));
  }
}

function adviseNamesInUse({ creates, unmanaged }: Diff, directory: Directory, report: Report): void {
  if (creates.length === 0 || unmanaged.length === 0) return;
  const names = new Set(creates.map((change) => change.after.name));
  const inUse = new Map<string, LiveAsset>();
  for (const asset of unmanaged) {
    if (names.has(asset.name) && !inUse.has(asset.name)) inUse.set(asset.name, asset);
  }
  for (const { desired } of creates) {
    const asset = inUse.get(desired.name);
    if (asset === undefined) continue;
    const system = systemOf(asset, directory);
    const reference = referenceTo(directory.systems, system);
    report(diagnostic('name-in-use', 'warning', placeOf(desired), { name: asset.name, system, reference }));
  }
}

// A delete and a create in one system that look like a rename (design section 4): never guessed, only pointed out,
// with the line that would keep the id.

interface Deleted {
  readonly id: string;
  readonly before: AssetState;
}

interface Created {
  readonly after: AssetState;
  readonly desired: DesiredAsset;
}

/** Pairs that are compared letter by letter, over the whole plan; beyond, only spellings that are equal but for case. */
const MOST_PAIRS = 250_000;

function findPossibleRenames(deletes: readonly Deleted[], creates: readonly Created[], report: Report): void {
  if (deletes.length === 0 || creates.length === 0) return;
  const deletesBySystem = groupBy(deletes, ({ before }) => before.cyber_system_id);
  let pairs = MOST_PAIRS;
  for (const [systemId, created] of groupBy(creates, ({ after }) => after.cyber_system_id)) {
    const deleted = deletesBySystem.get(systemId);
    if (deleted === undefined) continue;
    pairs -= deleted.length * created.length;
    for (const [from, to] of pairUp(deleted, created, pairs >= 0)) {
      const args = { from: from.before.name, to: to.after.name, id: from.id };
      report(diagnostic('possible-rename', 'warning', placeOf(to.desired), args));
    }
  }
}

/** Equal spellings first, then each delete with a create that is near; each create at most once. */
function pairUp(deleted: readonly Deleted[], created: readonly Created[], alsoNear: boolean): [Deleted, Created][] {
  const left = new Map(created.map((to) => [to.after.name, to]));
  const bySpelling = new Map(created.map((to) => [spelling(to.after.name), to.after.name]));
  const take = (from: Deleted, name: string | undefined): [Deleted, Created][] => {
    const to = name === undefined ? undefined : left.get(name);
    if (name === undefined || to === undefined) return [];
    left.delete(name);
    return [[from, to]];
  };
  const equal = deleted.flatMap((from) => take(from, bySpelling.get(spelling(from.before.name))));
  if (!alsoNear) return equal;
  const paired = new Set(equal.map(([from]) => from));
  const names = new Vocabulary([...left.keys()]);
  const near = deleted.flatMap((from) => {
    if (paired.has(from)) return [];
    return take(
      from,
      names.nearest(from.before.name).find((name) => left.has(name)),
    );
  });
  return [...equal, ...near];
}
