// Random worlds through the command line: undisturbed, with faults and with kills. They contain what they should test.
import { expect, test } from 'vitest';
import { NAME_SCOPES } from '../../src/emulator/records.ts';
import { cyclesOf } from './cycles.ts';
import { makeWorld } from './declare.ts';
import { Dice } from './dice.ts';
import { filesOf } from './files.ts';
import { runWorld } from './run.ts';
import { stepsOf, type World } from './world.ts';

/** By scope, which the remainder of a seed decides. */
const PLAIN_SEEDS = NAME_SCOPES.map((_, scope) => Array.from({ length: 12 }, (_, n) => scope + n * NAME_SCOPES.length));
const sixFrom = (first: number) => Array.from({ length: 6 }, (_, n) => first + n);
const [FAULT_SEEDS, KILL_SEEDS, STORM_SEEDS] = [sixFrom(101), sixFrom(201), sixFrom(301)];

/** Four at once: more would only wait for each other. A run that is not killed needs no process of its own. */
async function runAll(all: readonly number[], faults: boolean, kill: boolean): Promise<void> {
  const left = [...all];
  const work = async () => {
    for (let seed = left.shift(); seed !== undefined; seed = left.shift())
      await runWorld(seed, { faults, kill }, kill ? undefined : null);
  };
  await Promise.all(Array.from({ length: 4 }, work));
}

test.each<readonly [string, readonly number[], boolean, boolean]>([
  ...NAME_SCOPES.map((scope, n) => [`one write a change, unique in ${scope}`, PLAIN_SEEDS[n]!, false, false] as const),
  ['with faults in 30 percent of all requests', FAULT_SEEDS, true, false],
  ['killed on the way up to three times', KILL_SEEDS, false, true],
  ['with faults in 30 percent of all requests, and killed on the way', STORM_SEEDS, true, true],
])('random worlds end exactly as declared and keep their ids: %s', async (_, seeds, faults, kill) =>
  runAll(seeds, faults, kill),
);

/** How often the world contains each thing that its seed may leave out. */
function kindsOf(world: World, files: ReadonlyMap<string, string>): Readonly<Record<string, number>> {
  const { live, created, entries, landscape } = world;
  const steps = stepsOf(world);
  const moved = entries.filter((entry) => entry.live !== null && live.get(entry.live)!.system !== entry.state.system);
  const given = new Set(
    steps.flatMap(({ before, after }) => (before && before.name !== after?.name ? before.name : [])),
  );
  const updated = steps.filter(({ before, after }) => before && after && given.has(after.name));
  const states = [...live.values()];
  return {
    'on a ring': cyclesOf(steps).least,
    'a name that another gives up': updated.length,
    'moved by a hint': moved.filter(({ movedFrom }) => movedFrom !== null).length,
    'moved, as inferred': moved.filter(({ movedFrom, id }) => movedFrom === null && !id).length,
    'declared by its id': entries.filter(({ id }) => id).length,
    'a name passed on': created.filter(({ name }) => given.has(name)).length,
    'twins of one system': states.length - new Set(states.map(({ name, system }) => `${system}\n${name}`)).size,
    'systems of one name': landscape.systems.length - new Set(landscape.systems.map(({ name }) => name)).size,
    'files of several documents': [...files.values()].filter((text) => text.split('---\n').length > 2).length,
  };
}

/** A wish that never comes true tests nothing. */
test('the worlds that run contain every kind of change and of surroundings', () => {
  const sums: Record<string, number> = {};
  for (const seed of [...PLAIN_SEEDS.flat(), ...FAULT_SEEDS, ...KILL_SEEDS, ...STORM_SEEDS]) {
    const dice = new Dice(seed);
    const world = makeWorld(seed, dice);
    for (const [kind, count] of Object.entries(kindsOf(world, filesOf(world, dice))))
      sums[kind] = (sums[kind] ?? 0) + count;
  }
  expect(Object.keys(sums)).toHaveLength(9);
  expect(
    Object.entries(sums).filter(([, count]) => count <= 0),
    JSON.stringify(sums),
  ).toEqual([]);
});
