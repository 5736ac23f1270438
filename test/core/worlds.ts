// Random worlds for properties: live assets in three systems and an inventory that asks for anything the file
// format can say without doubt: renames, moves, swaps and rings by id, retypes, deletes, creates, names reused.
import fc from 'fast-check';
import type { AssetType, Inventory, Live, LiveAsset } from '../../src/core/model.ts';
import { asset, inventory, live } from './build.ts';

export interface World {
  readonly head: Inventory;
  readonly live: Live;
  /** Every asset that should be there afterwards, by id where one is pinned: `system/name/type`. */
  readonly expected: readonly string[];
}

const SYSTEMS = ['cs_a', 'cs_b', 'cs_c'] as const;
const TYPES: readonly AssetType[] = ['hardware', 'software'];
const NAMES = ['a', 'A', 'b', 'B', 'c', 'd', 'e', 'f', 'é', 'ß', 'SS', 'x y', 'b~cip-sync'];

export interface Slot {
  readonly system: string;
  readonly name: string;
  readonly type: AssetType;
}

const slots = fc.uniqueArray(
  fc.record({ system: fc.constantFrom(...SYSTEMS), name: fc.constantFrom(...NAMES), type: fc.constantFrom(...TYPES) }),
  { selector: ({ system, name }) => `${system}/${name}`, maxLength: 14 },
);

/** Live slots and desired slots; some desired ones are pinned to a live asset, chosen at random, each once. */
export const worlds: fc.Arbitrary<World> = fc
  .tuple(slots, slots, fc.array(fc.nat(), { minLength: 14, maxLength: 14 }))
  .map(([liveSlots, desiredSlots, picks]) => {
    const assets = liveSlots.map((slot, n) => asset(`ca_${n + 1}`, slot.system, slot.name, slot.type));
    const free = [...assets];
    const entries = desiredSlots.map((slot, n) => ({ slot, id: pick(free, picks[n] ?? 0) }));
    const documents = ['cs_a', 'cs_b'].map((id) => ({
      system: id,
      assets: entries
        .filter(({ slot }) => slot.system === id)
        .map(({ slot, id: pinned }) => ({
          name: slot.name,
          type: slot.type,
          ...(pinned === null ? {} : { id: pinned }),
        })),
    }));
    const pinned = new Set(entries.filter(({ slot }) => slot.system !== 'cs_c').map(({ id }) => id));
    const untouched = assets.filter(({ id, cyber_system_id }) => cyber_system_id === 'cs_c' && !pinned.has(id));
    const expected = [
      ...entries.filter(({ slot }) => slot.system !== 'cs_c').map(({ slot, id }) => tell(slot, id)),
      ...untouched.map((left) =>
        tell({ system: left.cyber_system_id, name: left.name, type: left.asset_type }, left.id),
      ),
    ];
    return { head: inventory(...documents), live: live(assets), expected };
  });

function pick(free: LiveAsset[], number: number): string | null {
  if (number % 2 === 0 || free.length === 0) return null;
  return free.splice(number % free.length, 1)[0]?.id ?? null;
}

/** `id system/name/type`; `?` for an id that no file says. */
export function tell({ system, name, type }: Slot, id: string | null): string {
  return `${id ?? '?'} ${system}/${name}/${type}`;
}
