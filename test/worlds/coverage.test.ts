// The worlds that are run hold every kind of change that they are there to try: a wish that never comes true tries
// nothing.
import { expect, test } from 'vitest';
import { Dice } from './dice.ts';
import { filesOf } from './files.ts';
import { makeWorld } from './make.ts';
import { FAULT_SEEDS, KILL_SEEDS, PLAIN_SEEDS, STORM_SEEDS } from './seeds.ts';
import { type State, stepsOf, type World } from './world.ts';

interface Changed {
  readonly before: State;
  readonly after: State;
}

type Counts = Readonly<Record<string, number>>;

/** A change → the one it waits for: it takes the name in a system that the other gives up. */
function waitsOf(changed: readonly Changed[]): Map<Changed, Changed> {
  const freed = changed.filter(({ before, after }) => placeOf(before) !== placeOf(after));
  const givers = new Map(freed.map((one) => [placeOf(one.before), one]));
  return new Map(
    freed.flatMap((one) => {
      const giver = givers.get(placeOf(one.after));
      return giver === undefined ? [] : [[one, giver] as const];
    }),
  );
}

function placeOf({ name, system }: State): string {
  return `${system}\n${name}`;
}

/** Whether following what it waits for comes back to it. */
function isOnRing(start: Changed, waits: ReadonlyMap<Changed, Changed>): boolean {
  const seen = new Set<Changed>();
  let next = waits.get(start);
  while (next !== undefined && next !== start && !seen.has(next)) {
    seen.add(next);
    next = waits.get(next);
  }
  return next === start;
}

function changesOf(world: World): Counts {
  const { live, kept, created, entries } = world;
  const steps = stepsOf(world);
  const changed = steps.flatMap(({ before, after }) => (before && after ? [{ before, after }] : []));
  const waits = waitsOf(changed);
  const moved = entries.filter((entry) => entry.live !== null && live.get(entry.live)!.system !== entry.state.system);
  const given = new Set(
    steps.flatMap(({ before, after }) => (before && before.name !== after?.name ? before.name : [])),
  );
  return {
    'on a ring': [...waits.keys()].filter((one) => isOnRing(one, waits)).length,
    'on a chain': [...waits.keys()].filter((one) => !isOnRing(one, waits)).length,
    renamed: changed.filter(({ before, after }) => before.name !== after.name).length,
    'moved by a hint': moved.filter(({ movedFrom }) => movedFrom !== null).length,
    'moved, as inferred': moved.filter(({ movedFrom, id }) => movedFrom === null && !id).length,
    'declared by its id': entries.filter(({ id }) => id).length,
    retyped: changed.filter(({ before, after }) => before.type !== after.type).length,
    deleted: live.size - kept.size,
    created: created.length,
    'a name passed on': created.filter(({ name }) => given.has(name)).length,
  };
}

function surroundingsOf(world: World, files: ReadonlyMap<string, string>): Counts {
  const { systems } = world.landscape;
  const states = [...world.live.values()];
  const managed = systems.filter(({ isManaged }) => isManaged);
  return {
    'twins of one system': states.length - new Set(states.map(placeOf)).size,
    'systems of one name': systems.length - new Set(systems.map(({ name }) => name)).size,
    'files of several documents': [...files.values()].filter((text) => text.split('---\n').length > 2).length,
    'systems that do not prune': managed.filter(({ prune }) => !prune).length,
    'assets that are not managed': states.filter(({ system }) => !managed.some(({ id }) => id === system)).length,
  };
}

test('every kind of change and of surroundings is in the worlds that are run', () => {
  const sums: Record<string, number> = {};
  for (const seed of [...PLAIN_SEEDS.flat(), ...FAULT_SEEDS, ...KILL_SEEDS, ...STORM_SEEDS]) {
    const dice = new Dice(seed);
    const world = makeWorld(seed, dice);
    const counts = { ...changesOf(world), ...surroundingsOf(world, filesOf(world, dice)) };
    for (const [kind, count] of Object.entries(counts)) sums[kind] = (sums[kind] ?? 0) + count;
  }
  expect(Object.keys(sums)).toHaveLength(15);
  expect(
    Object.entries(sums).filter(([, count]) => count <= 0),
    JSON.stringify(sums),
  ).toEqual([]);
});
