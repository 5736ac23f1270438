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

test('a final result ends the tries, a good one and a bad one', async () => {
  expect(await run([ends('good')])).toEqual({ result: 'good', sleeps: [], attempts: [1] });
  expect(await run([fails(), ends('bad'), fails()])).toEqual({ result: 'bad', sleeps: [50], attempts: [1, 2] });
});

test('waits double up to the longest backoff, half of each at random 0.5, and end with the last try', async () => {
  const { result, sleeps, attempts } = await run([fails()]);
  expect(result).toBe('failed');
  expect(sleeps).toEqual([50, 100, 200, 200]);
  expect(attempts).toEqual([1, 2, 3, 4, 5]);
});

test('a wish for a longer wait than the policy allows ends the tries', async () => {
  expect(await run([fails(3001)])).toEqual({ result: 'failed', sleeps: [], attempts: [1] });
});

test('no try starts later than the policy allows, however many are left', async () => {
  const { sleeps } = await run([fails(3000)], { policy: { maxTries: Number.POSITIVE_INFINITY } });
  // 3050 + 3100 + 3200 ms; the next would start after 12,550 ms.
  expect(sleeps).toEqual([3050, 3100, 3200]);
});

test('a stop before a wait, or during it, leaves the last result as it is', async () => {
  expect(await run([fails()], { isStopped: () => true })).toEqual({ result: 'failed', sleeps: [], attempts: [1] });
  const during = await run([fails()], { isStopped: (now) => now > 0 });
  expect(during).toEqual({ result: 'failed', sleeps: [50], attempts: [1] });
});
