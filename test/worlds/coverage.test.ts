// The worlds that are run hold every kind of change that they are meant to try: a wish that never comes true tests
// nothing.
import { expect, test } from 'vitest';
import { cyclesOf } from './cycles.ts';
import { makeWorld } from './make.ts';
import { ALL_SEEDS } from './seeds.ts';
import { type State, stepsOf, type World } from './world.ts';

/** How often a world has each kind. */
function kindsOf(world: World) {
  const { landscape, live, entries, kept, created } = world;
  const steps = stepsOf(world);
  const pairs = steps.flatMap(({ before, after }) => (before && after ? [{ before, after }] : []));
  const moved = entries.filter((entry) => entry.live !== null && before(world, entry.live).system !== entry.state.system);
  const systems = new Map(landscape.systems.map((system) => [system.id, system]));
  const names = landscape.systems.map(({ name }) => name);
  const places = [...live.values()].map(placeOf);
  const homes = [...new Set(entries.map(({ state }) => state.system))];
  const takes = pairs.filter(({ after }) => pairs.some((other) => other.after !== after && isTaken(other, after)));
  return {
    rings: cyclesOf(steps).least,
    chains: takes.length - countOnRings(pairs),
    renames: pairs.filter(({ before, after }) => before.name !== after.name).length,
    'moves by hint': moved.filter(({ movedFrom }) => movedFrom !== null).length,
    'inferred moves': moved.filter(({ movedFrom, id }) => movedFrom === null && !id).length,
    retypes: pairs.filter(({ before, after }) => before.type !== after.type).length,
    deletes: live.size - kept.size,
    creates: created.length,
    'names passed on': created.filter((after) => steps.some(({ before }) => before?.name === after.name)).length,
  };
}
