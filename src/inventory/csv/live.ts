// The live assets as rows of an export mean them: by id, and by name in a system.
import { addUnder } from '../../core/group.ts';
import type { Live, LiveAsset } from '../../core/model.ts';
import type { UniqueNames } from '../../core/names.ts';

export class LiveNames {
  readonly #byId: ReadonlyMap<string, LiveAsset>;
  readonly #byName = new Map<string, LiveAsset[]>();
  readonly #bySystem = new Map<string, LiveAsset[]>();
  readonly #counts = new Map<string, number>();
  readonly #uniqueNames: UniqueNames;

  constructor({ assets }: Live, uniqueNames: UniqueNames) {
    this.#uniqueNames = uniqueNames;
    this.#byId = new Map(assets.map((asset) => [asset.id, asset]));
    for (const asset of assets) {
      addUnder(this.#byName, keyOf(asset.cyber_system_id, asset.name), asset);
      addUnder(this.#bySystem, asset.cyber_system_id, asset);
      const key = this.#scopeOf(asset);
      this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    }
  }

  withId(id: string): readonly LiveAsset[] {
    const asset = this.#byId.get(id);
    return asset === undefined ? [] : [asset];
  }

  named(system: string, name: string): readonly LiveAsset[] {
    return this.#byName.get(keyOf(system, name)) ?? [];
  }

  inSystem(system: string): readonly LiveAsset[] {
    return this.#bySystem.get(system) ?? [];
  }

  /** Whether another asset has the same name where names are to be unique. */
  isShared(asset: LiveAsset): boolean {
    return (this.#counts.get(this.#scopeOf(asset)) ?? 0) > 1;
  }

  #scopeOf({ cyber_system_id, name }: LiveAsset): string {
    return this.#uniqueNames === 'organization' ? name : keyOf(cyber_system_id, name);
  }
}

function keyOf(system: string, name: string): string {
  return `${system}\0${name}`;
}
