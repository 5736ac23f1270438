// Random worlds that are valid under a given scope of uniqueness, before and after: three systems, of which two are
// declared, with ids pinned by chance (so chains, swaps, rings, moves and retypes), creates and deletes.
import fc from 'fast-check';
import type { NameScope } from '../../src/emulator/records.ts';
import { makeWorld, picks, type Slot, slots, type World } from '../core/worlds.ts';

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
  const some = slots(['cs_a', 'cs_a', 'cs_b', 'cs_b', 'cs_c'], NAMES, keyOf);
  const ring = fc.oneof(fc.constant(0), fc.nat({ max: 6 }));
  return fc
    .tuple(some, some, picks, ring)
    .map(([before, after, numbers, length]) => makeWorld({ before, after, numbers, ring: length, keyOf }));
}
