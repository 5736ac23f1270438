// What a plan means that its changes alone do not say (design section 4): systems adopted or released, names in use
// elsewhere. Only for a plan without errors: half a match misleads.
import { diagnostic, type Report } from './diagnostic.ts';
import { type Diff, systemOf } from './diff.ts';
import type { LiveAsset } from './model.ts';
import { placeOf } from './names.ts';
import { type Directory, referenceTo } from './resolve.ts';

interface Around {
  readonly directory: Directory;
  /** Ids of the systems that the base declares. */
  readonly baseSystems: ReadonlySet<string>;
}

export function advise(found: Diff, around: Around, report: Report): void {
  adviseReleased(found, around, report);
  adviseAdopted(found, around.directory, report);
  adviseNamesInUse(found, around.directory, report);
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
