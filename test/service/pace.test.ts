import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Pace } from '../../src/service/adaptive-limit.ts';

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

test.each([
  { answers: '', concurrency: 1, limit: 1 },
  { answers: '', concurrency: 3, limit: 3 },
  { answers: '', limit: 4 },
  { answers: 'ggg', limit: 7 },
  { answers: 'gggggggggggggggggggg', limit: 16 },
  { answers: 't', limit: 2 },
  { answers: 'tt', limit: 1 },
  { answers: 'ttt', limit: 1 },
  { answers: 'ggggt', limit: 4 },
  // After a halving, as many good answers as the limit are a window, which adds one.
  { answers: 'ggggtggg', limit: 4 },
  { answers: 'ggggtgggg', limit: 5 },
  { answers: 'ggggtggggggggg', limit: 6 },
  // A halving begins a new window.
  { answers: 'ggggtgggtg', limit: 2 },
  { answers: 'ggggtgggtgg', limit: 3 },
])('after the answers "$answers" the limit is $limit', ({ answers, concurrency = 16, limit }) => {
  const pace = new Pace(concurrency);
  for (const answer of answers) {
    if (answer === 'g') pace.good();
    else pace.throttled(pace.round);
  }
  expect(pace.limit).toBe(limit);
});

test('a task that pauses keeps new tasks out, and continues before them', async () => {
  const pace = new Pace(1);
  const order: string[] = [];
  let wake = () => {};
  const wait = new Promise<void>((resolve) => {
    wake = resolve;
  });
  const first = pace.runInTurn(async () => {
    order.push('first');
    await pace.pause(() => wait);
    order.push('first again');
  });
  const second = pace.runInTurn(async () => void order.push('second'));
  await settled();
  expect(order).toEqual(['first']);
  wake();
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'first again', 'second']);
});

test('a task that fails, or whose wait fails, makes room for the next', async () => {
  const pace = new Pace(1);
  const broken = () => Promise.reject(new Error('broken'));
  await expect(pace.runInTurn(broken)).rejects.toThrow('broken');
  await expect(pace.runInTurn(() => pace.pause(broken))).rejects.toThrow('broken');
  expect(await pace.runInTurn(async () => 'next')).toBe('next');
});

const ANSWERS = ['good', 'throttled', 'paused', 'failed'] as const;

test('every task runs once and in order, with never more in flight than the limit', async () => {
  const answers = fc.array(fc.constantFrom(...ANSWERS), { maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 20 }), answers, async (concurrency, script) => {
      const pace = new Pace(concurrency);
      const order: number[] = [];
      let active = 0;
      const begin = () => {
        active += 1;
        expect(active).toBeLessThanOrEqual(concurrency);
      };
      const run = async (index: number) => {
        order.push(index);
        begin();
        const { round } = pace;
        // The limit applies to tasks that start. Tasks in flight before a halving continue.
        expect(active <= pace.limit).toBe(true);
        await settled();
        active -= 1;
        const answer = script[index];
        if (answer === 'good') pace.good();
        if (answer === 'throttled') pace.throttled(round);
        if (answer !== 'paused') return;
        await pace.pause(settled);
        begin();
        active -= 1;
      };
      await Promise.all(script.map((_, index) => pace.runInTurn(() => run(index))));
      expect(order).toEqual(script.map((_, index) => index));
      expect(active).toBe(0);
    }),
    { numRuns: 200 },
  );
});
