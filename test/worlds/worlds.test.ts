import { describe, expect, test } from 'vitest';
import { type Mode, runWorld } from './run.ts';
import { SCOPES } from './world.ts';

/** Seeds whose worlds have that scope: a seed decides it by its rest. */
function seeds(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, n) => first + n * SCOPES.length);
}

/** Four processes at once: more would only wait for each other. */
async function runAll(all: readonly number[], mode: Mode): Promise<number> {
  const left = [...all];
  let done = 0;
  const work = async () => {
    for (let seed = left.shift(); seed !== undefined; seed = left.shift()) {
      await runWorld(seed, mode);
      done++;
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
  return done;
}

describe('a random world ends exactly as declared, ids kept, with one write a change', () => {
  test.each(SCOPES.map((scope, n) => [scope, n] as const))('unique in: %s', async (_scope, n) => {
    expect(await runAll(seeds(n, 12), 'plain')).toBe(12);
  });

  test('through faults in 30 percent of all requests', async () => {
    expect(await runAll([101, 102, 103, 104, 105, 106], 'faults')).toBe(6);
  });

  test('killed on the way, up to three times', async () => {
    expect(await runAll([201, 202, 203, 204, 205, 206], 'kill')).toBe(6);
  });

  test('through faults in 30 percent of all requests, and killed on the way', async () => {
    expect(await runAll([301, 302, 303, 304, 305, 306], 'storm')).toBe(6);
  });
});
