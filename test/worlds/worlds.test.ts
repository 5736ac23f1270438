// Random worlds through the command line, plainly, through faults and kills; and that they hold what they are there to try.
import { describe, expect, test } from 'vitest';
import { NAME_SCOPES } from '../../src/emulator/records.ts';
import { cyclesOf } from './cycles.ts';
import { Dice } from './dice.ts';
import { filesOf } from './files.ts';
import { makeWorld } from './make.ts';
import { type Mode, runWorld } from './run.ts';
import { type State, stepsOf, type World } from './world.ts';

/** By scope, which the rest of a seed decides. */
const PLAIN_SEEDS = NAME_SCOPES.map((_, scope) => Array.from({ length: 12 }, (_, n) => scope + n * NAME_SCOPES.length));
const sixFrom = (first: number) => Array.from({ length: 6 }, (_, n) => first + n);
const [FAULT_SEEDS, KILL_SEEDS, STORM_SEEDS] = [sixFrom(101), sixFrom(201), sixFrom(301)];

const isKilled = (mode: Mode) => mode === 'kill' || mode === 'storm';

/** Four at once: more would only wait for each other. What is not to be killed needs no process of its own. */
async function runAll(all: readonly number[], mode: Mode): Promise<number> {
  const left = [...all];
  let done = 0;
  const work = async () => {
    for (let seed = left.shift(); seed !== undefined; seed = left.shift()) {
      await runWorld(seed, mode, isKilled(mode) ? undefined : null);
      done++;
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
  return done;
}

describe('a random world ends exactly as declared, ids kept, with one write a change', () => {
  test.each(NAME_SCOPES.map((scope, n) => [scope, n] as const))('unique in: %s', async (_scope, n) => {
    expect(await runAll(PLAIN_SEEDS[n]!, 'plain')).toBe(12);
  });

  test('through faults in 30 percent of all requests', async () => {
    expect(await runAll(FAULT_SEEDS, 'faults')).toBe(6);
  });

  test('killed on the way, up to three times', async () => {
    expect(await runAll(KILL_SEEDS, 'kill')).toBe(6);
  });

  test('through faults in 30 percent of all requests, and killed on the way', async () => {
    expect(await runAll(STORM_SEEDS, 'storm')).toBe(6);
  });
});

function kindsOf(world: World, files: ReadonlyMap<string, string>): Readonly<Record<string, number>> {
  const { live, kept, created, entries, landscape } = world;
  const steps = stepsOf(world);
  const changed = steps.flatMap(({ before, after }) => (before && after ? [{ before, after }] : []));
  const moved = entries.filter((entry) => entry.live !== null && live.get(entry.live)!.system !== entry.state.system);
  const given = new Set(
    steps.flatMap(({ before, after }) => (before && before.name !== after?.name ? before.name : [])),
  );
  const passedOn = (states: readonly State[]) => states.filter(({ name }) => given.has(name)).length;
  const states = [...live.values()];
  const managed = landscape.systems.filter(({ isManaged }) => isManaged);
  return {
    'on a ring': cyclesOf(steps).least,
    'a name that another gives up': passedOn(changed.map(({ after }) => after)),
    renamed: changed.filter(({ before, after }) => before.name !== after.name).length,
    'moved by a hint': moved.filter(({ movedFrom }) => movedFrom !== null).length,
    'moved, as inferred': moved.filter(({ movedFrom, id }) => movedFrom === null && !id).length,
    'declared by its id': entries.filter(({ id }) => id).length,
    retyped: changed.filter(({ before, after }) => before.type !== after.type).length,
    deleted: live.size - kept.size,
    created: created.length,
    'a name passed on': passedOn(created),
    'twins of one system': states.length - new Set(states.map(({ name, system }) => `${system}\n${name}`)).size,
    'systems of one name': landscape.systems.length - new Set(landscape.systems.map(({ name }) => name)).size,
    'files of several documents': [...files.values()].filter((text) => text.split('---\n').length > 2).length,
    'systems that do not prune': managed.filter(({ prune }) => !prune).length,
    'assets that are not managed': states.filter(({ system }) => !managed.some(({ id }) => id === system)).length,
  };
}

/** A wish that never comes true tries nothing. */
test('every kind of change and of surroundings is in the worlds that are run', () => {
  const sums: Record<string, number> = {};
  for (const seed of [...PLAIN_SEEDS.flat(), ...FAULT_SEEDS, ...KILL_SEEDS, ...STORM_SEEDS]) {
    const dice = new Dice(seed);
    const world = makeWorld(seed, dice);
    for (const [kind, count] of Object.entries(kindsOf(world, filesOf(world, dice))))
      sums[kind] = (sums[kind] ?? 0) + count;
  }
  expect(Object.keys(sums)).toHaveLength(15);
  expect(
    Object.entries(sums).filter(([, count]) => count <= 0),
    JSON.stringify(sums),
  ).toEqual([]);
});
