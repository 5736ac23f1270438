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

/** Runs a task whose tries end in `outcomes`, then always in the last of them. The clock never really waits. */
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
  ['a bad result ends them, too', [fails(), ends('bad'), fails()], {}, { result: 'bad', sleeps: [50] }],
  [
    'the waits double up to the longest; a random 0.5 halves each',
    [fails()],
    {},
    { result: 'failed', sleeps: [50, 100, 200, 200] },
  ],
  ['a request for a wait beyond the policy ends the tries', [fails(3001)], {}, { result: 'failed', sleeps: [] }],
  // 3050 + 3100 + 3200 ms; the next try would start after 12,550 ms.
  [
    'no try starts later than the policy allows, even if tries are left',
    [fails(3000)],
    { policy: { maxTries: Number.POSITIVE_INFINITY } },
    { result: 'failed', sleeps: [3050, 3100, 3200] },
  ],
  ['a stop before a wait keeps the result', [fails()], { isStopped: () => true }, { result: 'failed', sleeps: [] }],
  ['a stop in a wait', [fails()], { isStopped: (now) => now > 0 }, { result: 'failed', sleeps: [50], attempts: [1] }],
])('%s', async (_, outcomes, how, comes) => expect(await run(outcomes, how)).toMatchObject(comes));
