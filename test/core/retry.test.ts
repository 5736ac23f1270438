import { expect, test } from 'vitest';
import { retry, type SERVICE_RETRIES, type Tried } from '../../src/core/retry.ts';

const POLICY: typeof SERVICE_RETRIES = {
  maxTries: 5,
  maxTotalMs: 10_000,
  firstBackoffMs: 100,
  maxBackoffMs: 400,
  maxRetryAfterMs: 3000,
};

const fails = (again = 0) => ({ result: 'failed', again });
const ends = (result: string) => ({ result, again: null });

/** Runs a task whose tries come to `outcomes`, the last of them again and again, by a clock that never waits. */
async function run(
  outcomes: readonly Tried<string>[],
  { policy = {}, isStopped = (_: number): boolean => false } = {},
) {
  const sleeps: number[] = [];
  const attempts: number[] = [];
  let now = 0;
  const result = await retry(
    async (attempt) => {
      attempts.push(attempt);
      return outcomes[attempt - 1] ?? outcomes.at(-1) ?? fails();
    },
    { ...POLICY, ...policy },
    {
      now: () => now,
      random: () => 0.5,
      isStopped: () => isStopped(now),
      sleep: async (ms) => {
        sleeps.push(ms);
        now += ms;
      },
    },
  );
  return { result, sleeps, attempts };
}

test.each<[string, readonly Tried<string>[], Parameters<typeof run>[1], object]>([
  ['a good result ends the tries', [ends('good')], {}, { result: 'good', sleeps: [] }],
  ['a bad one, too', [fails(), ends('bad'), fails()], {}, { result: 'bad', sleeps: [50] }],
  [
    'waits double up to the longest, half of each at 0.5',
    [fails()],
    {},
    { result: 'failed', sleeps: [50, 100, 200, 200] },
  ],
  ['a wish for a longer wait than the policy allows ends them', [fails(3001)], {}, { result: 'failed', sleeps: [] }],
  // 3050 + 3100 + 3200 ms; the next would start after 12,550 ms.
  [
    'no try starts later than the policy allows, however many are left',
    [fails(3000)],
    { policy: { maxTries: Number.POSITIVE_INFINITY } },
    { result: 'failed', sleeps: [3050, 3100, 3200] },
  ],
  ['a stop before a wait leaves the result', [fails()], { isStopped: () => true }, { result: 'failed', sleeps: [] }],
  ['and during it', [fails()], { isStopped: (now) => now > 0 }, { result: 'failed', sleeps: [50], attempts: [1] }],
])('%s', async (_, outcomes, how, comes) => expect(await run(outcomes, how)).toMatchObject(comes));
