import { describe, expect, test } from 'vitest';
import { NAME_SCOPES } from '../../src/emulator/records.ts';
import { type Mode, runWorld } from './run.ts';
import { FAULT_SEEDS, KILL_SEEDS, PLAIN_SEEDS, STORM_SEEDS } from './seeds.ts';

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
