// What files declare already, as rows of an export are held against it: by the live asset that an entry means, and by
// name.

import type { Named } from '../../core/diagnostic.ts';
import { FAILED, NONE } from '../../core/live-index.ts';
import { matchAssets } from '../../core/match.ts';
import type { DesiredAsset, Inventory, InventoryDocument, Live, LiveAsset } from '../../core/model.ts';
import { assetsOf, type Directory, named, type ResolvedSystem, resolveSystems } from '../../core/resolve.ts';

/** An entry of a file, and the system it is in. */
export interface Declared {
  readonly asset: DesiredAsset;
  readonly system: Named;
}

export class Standing {
  readonly #byLive = new Map<string, Declared>();
  readonly #byName = new Map<string, Declared>();
  readonly #bySystem: ReadonlyMap<string, ResolvedSystem>;
  readonly #directory: Directory;

  /** Hints count: an entry that renames or moves an asset means the live one. */
  constructor(inventory: Inventory, live: Live, directory: Directory) {
    const ignore = () => {};
    const { systems } = resolveSystems(inventory.documents, directory, ignore);
    const { liveOf } = matchAssets({ systems, live: live.assets, directory, moveSources: new Set() }, ignore);
    this.#directory = directory;
    this.#bySystem = new Map(systems.map((resolved) => [resolved.system.id, resolved]));
    let number = -1;
    for (const resolved of systems) {
      const system = named(resolved.system);
      for (const asset of assetsOf(resolved)) {
        const match = liveOf[++number] ?? NONE;
        const meant = match === NONE || match === FAILED ? undefined : live.assets[match];
        if (meant !== undefined) this.#byLive.set(meant.id, { asset, system });
        this.#byName.set(keyOf(system.id, asset.name), { asset, system });
      }
    }
  }

  /** The entry that means this live asset, or that has this name in this system. */
  find(live: LiveAsset | null, system: string, name: string): Declared | null {
    const byLive = live === null ? undefined : this.#byLive.get(live.id);
    return byLive ?? this.#byName.get(keyOf(system, name)) ?? null;
  }

  /** Whether an entry means this live asset. */
  claims(id: string): boolean {
    return this.#byLive.has(id);
  }

  /** The document that a system's new entries go into; null when no file declares it. */
  homeOf(system: string): InventoryDocument | null {
    return this.#bySystem.get(system)?.documents[0] ?? null;
  }

  nameOf(system: string): Named {
    const record = this.#directory.systems.byId.get(system);
    return record === undefined ? { id: system, name: system } : named(record);
  }
}

function keyOf(system: string, name: string): string {
  return `${system}\0${name}`;
}
