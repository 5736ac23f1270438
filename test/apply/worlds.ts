// Random worlds that are valid under a given scope of uniqueness, before and after: three systems, of which two are
// declared, with ids pinned by chance (so chains, swaps, rings, moves and retypes), creates and deletes.
import fc from 'fast-check';
import type { AssetType, Inventory, Live, LiveAsset } from '../../src/core/model.ts';
import type { NameScope } from '../../src/emulator/records.ts';
import { asset, inventory, live } from '../core/build.ts';
import { type Slot, tell } from '../core/worlds.ts';

export interface World {
  readonly head: Inventory;
  readonly live: Live;
  /** What should be there afterwards: `id system/name/type`, with `?` for an id that no file says. */
  readonly expected: readonly string[];
  /** Ids that the files pin, and those of the system that no file declares. */
  readonly pinned: ReadonlySet<string>;
}

const NAMES = ['a', 'A', 'b', 'B', 'c', 'C', 'd', 'e', 'f', 'g', 'é', 'É', 'x y', 'relay-1', 'Relay-1', 'hmi'];

function keyUnder(scope: NameScope): (slot: Slot) => string {
  switch (scope) {
    case 'none':
    case 'system':
      return ({ system, name }) => `${system}/${name}`;
    case 'organization':
      return ({ name }) => name;
    case 'organization-case-insensitive':
      return ({ name }) => name.toLowerCase();
  }
}

export function worldsUnder(scope: NameScope): fc.Arbitrary<World> {
  const keyOf = keyUnder(scope);
  const slot = fc.record({
    system: fc.constantFrom('cs_a', 'cs_a', 'cs_b', 'cs_b', 'cs_c'),
    name: fc.constantFrom(...NAMES),
    type: fc.constantFrom<AssetType[]>('hardware', 'software'),
  });
  const slots = fc.uniqueArray(slot, { selector: keyOf, maxLength: 14, size: 'max' });
  const picks = fc.array(fc.nat(), { minLength: 14, maxLength: 14 });
  const ring = fc.oneof(fc.constant(0), fc.nat({ max: 6 }));
  return fc
    .tuple(slots, slots, picks, ring)
    .map(([before, after, numbers, length]) => world({ before, after, numbers, ring: length, keyOf }));
}

interface Parts {
  readonly before: readonly Slot[];
  readonly after: readonly Slot[];
  /** Odd: the slot of that place is pinned to a live asset chosen by the number. */
  readonly numbers: readonly number[];
  /** So many live assets take each other's places. */
  readonly ring: number;
  readonly keyOf: (slot: Slot) => string;
}

function world({ before, after, numbers, ring, keyOf }: Parts): World {
  const assets = before.map((slot, n) => asset(`ca_${n + 1}`, slot.system, slot.name, slot.type));
  const unmanaged = assets.filter((one) => one.cyber_system_id === 'cs_c');
  const taken = new Set(unmanaged.map((one) => keyOf(slotOf(one))));
  const free = assets.filter((one) => one.cyber_system_id !== 'cs_c');
  const turned = free.splice(0, ring);
  const inRing = turned.map(({ id }, n) => ({ id, slot: slotOf(turned[(n + 1) % turned.length]!) }));
  for (const { slot } of inRing) taken.add(keyOf(slot));
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
  const pinned = new Set([...unmanaged.map(({ id }) => id), ...entries.flatMap(({ id }) => (id === null ? [] : [id]))]);
  const expected = [
    ...entries.map(({ slot, id }) => tell(slot, id)),
    ...unmanaged.map((left) => tell(slotOf(left), left.id)),
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

/** The assets as `expected` tells them. */
export function toldAs({ pinned }: World, assets: readonly LiveAsset[]): string[] {
  return assets.map((one) => tell(slotOf(one), pinned.has(one.id) ? one.id : null)).sort();
}
