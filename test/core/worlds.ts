// Random worlds for properties: live assets in three systems, and an inventory with anything that the file
// format can express clearly: renames, moves, swaps and rings by id, retypes, deletes, creates, names reused.
import fc from 'fast-check';
import type { AssetType, Inventory, Live, LiveAsset } from '../../src/core/model.ts';
import { asset, inventory, live } from './build.ts';

export interface World {
  readonly head: Inventory;
  readonly live: Live;
  /** The assets after an apply: `id system/name/type`, with `?` for an id that no file contains. */
  readonly expected: readonly string[];
  /** Ids that the files pin, and those of the system that no file declares. */
  readonly pinned: ReadonlySet<string>;
}

export interface Slot {
  readonly system: string;
  readonly name: string;
  readonly type: AssetType;
}

/** Which of the desired slots are pinned to a live asset, and to which. */
export const picks = fc.array(fc.nat(), { minLength: 14, maxLength: 14 });

export function slots(systems: readonly string[], names: readonly string[], keyOf: (slot: Slot) => string) {
  const slot = fc.record({
    system: fc.constantFrom(...systems),
    name: fc.constantFrom(...names),
    type: fc.constantFrom<AssetType[]>('hardware', 'software'),
  });
  return fc.uniqueArray(slot, { selector: keyOf, maxLength: 14, size: 'max' });
}

interface Parts {
  readonly before: readonly Slot[];
  readonly after: readonly Slot[];
  /** If a number is odd, the slot at that index is pinned to a live asset, chosen by the number. */
  readonly numbers: readonly number[];
  /** How many live assets take each other's places. */
  readonly ring?: number;
  /** The key that no two assets share. */
  readonly keyOf: (slot: Slot) => string;
}

/** The files declare cs_a and cs_b. The assets of cs_c stay, except those that an id moves away. */
export function makeWorld({ before, after, numbers, ring = 0, keyOf }: Parts): World {
  const assets = before.map((slot, n) => asset(`ca_${n + 1}`, slot.system, slot.name, slot.type));
  const isUnmanaged = (one: LiveAsset) => one.cyber_system_id === 'cs_c';
  const taken = new Set(assets.filter(isUnmanaged).map((one) => keyOf(slotOf(one))));
  const turned = assets.filter((one) => !isUnmanaged(one)).slice(0, ring);
  const inRing = turned.map(({ id }, n) => ({ id, slot: slotOf(turned[(n + 1) % turned.length]!) }));
  for (const { slot } of inRing) taken.add(keyOf(slot));
  const free = assets.filter((one) => !turned.includes(one));
  const others = after
    .filter((slot) => slot.system !== 'cs_c' && !taken.has(keyOf(slot)))
    .map((slot, n) => ({ slot, id: pick(free, numbers[n] ?? 0) }));
  const entries = [...inRing, ...others];
  const documents = ['cs_a', 'cs_b'].map((system) => ({
    system,
    assets: entries
      .filter(({ slot }) => slot.system === system)
      .map(({ slot, id }) => ({ name: slot.name, type: slot.type, ...(id === null ? {} : { id }) })),
  }));
  const unmanaged = free.filter(isUnmanaged);
  const pinned = new Set([...unmanaged.map(({ id }) => id), ...entries.flatMap(({ id }) => id ?? [])]);
  const expected = [
    ...entries.map(({ slot, id }) => lineOf(slot, id)),
    ...unmanaged.map((left) => lineOf(slotOf(left), left.id)),
  ];
  return { head: inventory(...documents), live: live(assets), expected: expected.sort(), pinned };
}

function pick(free: LiveAsset[], number: number): string | null {
  if (number % 2 === 0 || free.length === 0) return null;
  return free.splice(Math.floor(number / 2) % free.length, 1)[0]?.id ?? null;
}

function slotOf({ cyber_system_id, name, asset_type }: LiveAsset): Slot {
  return { system: cyber_system_id, name, type: asset_type };
}

/** `id system/name/type`, with `?` for an id that no file contains. */
function lineOf({ system, name, type }: Slot, id: string | null): string {
  return `${id ?? '?'} ${system}/${name}/${type}`;
}

/** The assets as lines, in the format of `expected`. */
export function toldAs({ pinned }: World, assets: readonly LiveAsset[]): string[] {
  return assets.map((one) => lineOf(slotOf(one), pinned.has(one.id) ? one.id : null)).sort();
}

const NAMES = ['a', 'A', 'b', 'B', 'c', 'd', 'e', 'f', 'é', 'ß', 'SS', 'x y', 'b~cip-sync'];
const inSystem = ({ system, name }: Slot) => `${system}/${name}`;
const anywhere = slots(['cs_a', 'cs_b', 'cs_c'], NAMES, inSystem);

/** Names are unique only within a system. */
export const worlds: fc.Arbitrary<World> = fc
  .tuple(anywhere, anywhere, picks)
  .map(([before, after, numbers]) => makeWorld({ before, after, numbers, keyOf: inSystem }));
