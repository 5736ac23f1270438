// Any graph: every step runs once, after what it waits for and as early as it may, or is skipped for the right reason.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runSchedule } from '../../src/apply/schedule.ts';
import type { Step } from '../../src/core/order.ts';
import { choices, chooser, isWrite, nodes, orderOf, play, writesBefore } from './graphs.ts';
import { create, label, remove } from './scripted.ts';

test('each step once, after what it waits for, never too many; a failure skips exactly what depends on it', async () => {
  await fc.assert(
    fc.asyncProperty(nodes, fc.integer({ min: 1, max: 5 }), choices, async (graph, concurrency, stream) => {
      const order = orderOf(graph);
      const all = [...order.steps.keys()].filter((n) => isWrite(order, n));
      const fateOf = (n: number) => graph[graph.length - 1 - n]!.fate;
      const early = all.filter((n) => !order.last.has(n));
      // In an order of the graph, so that what a step waits for is judged before it.
      const doomed = new Set<number>();
      for (const n of early.toSorted((a, b) => b - a)) {
        if (writesBefore(order, n).some((before) => doomed.has(before) || fateOf(before) === 'failed')) doomed.add(n);
      }
      const tried = early.filter((n) => !doomed.has(n));
      const isHeldBack = tried.some((n) => fateOf(n) === 'failed' && graph[graph.length - 1 - n]!.kind !== 'delete');

      const { started, skipped, mostInFlight } = await play({
        order,
        fateOf,
        concurrency,
        choose: chooser(stream),
        onIdle: (inFlight, settled) => {
          for (const n of inFlight) {
            expect(writesBefore(order, n).every((before) => settled.get(before) === 'succeeded')).toBe(true);
            if (order.last.has(n)) expect(tried.every((before) => settled.has(before))).toBe(true);
          }
          const waiting = tried.filter((n) => !inFlight.includes(n) && !settled.has(n));
          const mayStart = waiting.filter((n) => writesBefore(order, n).every((w) => settled.get(w) === 'succeeded'));
          if (inFlight.length < concurrency) expect(mayStart).toEqual([]);
        },
      });

      const byNumber = (a: number, b: number) => a - b;
      expect(started.toSorted(byNumber)).toEqual([...tried, ...(isHeldBack ? [] : order.last)].sort(byNumber));
      expect(mostInFlight).toBeLessThanOrEqual(concurrency);
      const expected = [
        ...[...doomed].map((n) => [n, 'dependency'] as const),
        ...(isHeldBack ? [...order.last].map((n) => [n, 'held-back'] as const) : []),
      ];
      expect([...skipped].toSorted(([a], [b]) => a - b)).toEqual(expected.sort(([a], [b]) => a - b));
    }),
    { numRuns: 400 },
  );
});

test('once stopped nothing starts, what is in flight ends, and the rest is told as stopped', async () => {
  await fc.assert(
    fc.asyncProperty(nodes, fc.nat({ max: 10 }), choices, async (graph, stopAfter, stream) => {
      const order = orderOf(graph);
      let ended = 0;
      const startedBy: number[] = [];
      const { started, skipped } = await play({
        order,
        fateOf: () => 'succeeded',
        concurrency: 3,
        choose: chooser(stream),
        isStopped: () => ended > stopAfter,
        onIdle: (inFlight, settled) => {
          startedBy.push(inFlight.length + settled.size);
          ended++;
        },
      });
      expect(started).toHaveLength(startedBy[stopAfter] ?? startedBy.at(-1) ?? 0);
      expect(started.length + skipped.size).toBe([...order.steps.keys()].filter((n) => isWrite(order, n)).length);
      expect(new Set(skipped.values()).has('dependency')).toBe(false);
    }),
    { numRuns: 200 },
  );
});

test('a step that was not tried since the run stops counts as neither success nor failure', async () => {
  const before = { kind: 'write', change: create('a'), waitsFor: [], isParkedBefore: false } as const;
  const after = { kind: 'write', change: create('b'), waitsFor: [0], isParkedBefore: false } as const;
  const last = { kind: 'write', change: remove('ca_1', 'c'), waitsFor: [], isParkedBefore: false } as const;
  let isStopped = false;
  const skipped: string[] = [];
  await runSchedule({
    order: { steps: [before, after, last], last: new Set([2]) },
    concurrency: 4,
    isStopped: () => isStopped,
    perform: async () => {
      isStopped = true;
      return 'stopped';
    },
    skip: ({ change }, why) => skipped.push(`${label(change)} ${why}`),
  });
  expect(skipped).toEqual(['create b stopped', 'delete ca_1 stopped']);
});

test('a hundred thousand behind one gate are skipped without a deep call', async () => {
  const writes = Array.from(
    { length: 100_000 },
    (_, n): Step => ({
      ...{ kind: 'write', change: create(`n${n}`), isParkedBefore: false, waitsFor: [100_001] },
    }),
  );
  const giver: Step = { kind: 'write', change: remove('ca_1', 'x'), waitsFor: [], isParkedBefore: false };
  let skips = 0;
  await runSchedule({
    order: { steps: [...writes, giver, { kind: 'gate', waitsFor: [100_000] }], last: new Set() },
    concurrency: 4,
    isStopped: () => false,
    perform: async () => 'failed',
    skip: () => skips++,
  });
  expect(skips).toBe(100_000);
});
