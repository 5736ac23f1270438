// In any graph each step runs once, after what it waits for and as early as possible, or is skipped for a reason.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runSchedule, type Settled, type SkipReason } from '../../src/apply/schedule.ts';
import type { Order, WorkStep } from '../../src/core/order.ts';
import { create, label, remove, rename } from './scripted.ts';

type Step = Order['steps'][number];

interface Node {
  readonly kind: 'create' | 'update' | 'delete' | 'gate';
  /** Each is taken modulo the number of nodes before this one. */
  readonly waits: readonly number[];
  readonly fate: Settled;
}

const fates = fc.constantFrom<Settled[]>('succeeded', 'succeeded', 'succeeded', 'succeeded', 'failed');
const nodes = fc.array(
  fc.record({
    kind: fc.constantFrom<Node['kind'][]>('create', 'update', 'delete', 'gate'),
    waits: fc.array(fc.nat(), { maxLength: 3 }),
    fate: fates,
  }),
  { maxLength: 25 },
);
const choices = fc.infiniteStream(fc.nat());

/** The nodes as an order. They are numbered backwards, because an order may refer to later steps. */
function orderOf(graph: readonly Node[]): Order {
  const flip = (n: number) => graph.length - 1 - n;
  const steps = graph.map(({ kind, waits }, n): Step => {
    const waitsFor = kind === 'delete' || n === 0 ? [] : [...new Set(waits.map((wait) => flip(wait % n)))];
    if (kind === 'gate') return { kind, waitsFor };
    const change = { create: create(`n${n}`), update: rename(`ca_${n}`, 'a', 'b'), delete: remove(`ca_${n}`, 'a') }[
      kind
    ];
    return { kind: 'write', change, waitsFor, isParkedBefore: false };
  });
  steps.reverse();
  const waitedFor = new Set(steps.flatMap(({ waitsFor }) => waitsFor));
  const isLast = (step: Step, n: number) =>
    step.kind === 'write' && step.change.action === 'delete' && !waitedFor.has(n);
  return { steps, last: new Set(steps.flatMap((step, n) => (isLast(step, n) ? [n] : []))) };
}

interface Play {
  readonly order: Order;
  readonly fateOf: (n: number) => Settled;
  readonly concurrency: number;
  readonly choose: (n: number) => number;
  /** Called at each pause, after all that may start has started. */
  readonly onIdle?: (inFlight: readonly number[], settled: ReadonlyMap<number, Settled>) => void;
  readonly isStopped?: () => boolean;
}

/** Runs the order. Steps in flight end one at a time, in a random order. */
async function play({ order, fateOf, concurrency, choose, onIdle, isStopped = () => false }: Play) {
  const numberOf = new Map<WorkStep, number>();
  for (const [n, step] of order.steps.entries()) if (step.kind !== 'gate') numberOf.set(step, n);
  const inFlight: { readonly n: number; readonly end: () => void }[] = [];
  const settled = new Map<number, Settled>();
  const started: number[] = [];
  const skipped = new Map<number, SkipReason>();
  let mostInFlight = 0;
  let isOver = false;
  const over = runSchedule({
    order,
    concurrency,
    isStopped,
    perform: (step) => {
      const n = numberOf.get(step)!;
      started.push(n);
      return new Promise((resolve) => {
        inFlight.push({ n, end: () => resolve(fateOf(n)) });
        mostInFlight = Math.max(mostInFlight, inFlight.length);
      });
    },
    skip: (step, why) => {
      const n = numberOf.get(step)!;
      if (skipped.has(n) || started.includes(n)) throw new Error('skipped what was settled');
      skipped.set(n, why);
    },
  }).then(() => {
    isOver = true;
  });
  for (;;) {
    await new Promise(setImmediate);
    if (isOver || inFlight.length === 0) break;
    onIdle?.(
      inFlight.map(({ n }) => n),
      settled,
    );
    const [ended] = inFlight.splice(choose(inFlight.length), 1);
    settled.set(ended!.n, fateOf(ended!.n));
    ended!.end();
  }
  await over;
  return { started, skipped, mostInFlight };
}

/** The writes that a step waits for, directly or through gates. */
function writesBefore({ steps }: Order, n: number): number[] {
  return steps[n]!.waitsFor.flatMap((before) =>
    steps[before]!.kind === 'gate' ? writesBefore({ steps, last: new Set() }, before) : [before],
  );
}

function isWrite({ steps }: Order, n: number): boolean {
  return steps[n]!.kind !== 'gate';
}

/** Chooses one of n. */
function chooser(stream: Iterator<number>) {
  return (n: number) => (stream.next().value ?? 0) % n;
}

test('each step runs once, after those it waits for, within the limit; a failure skips only dependents', async () => {
  await fc.assert(
    fc.asyncProperty(nodes, fc.integer({ min: 1, max: 5 }), choices, async (graph, concurrency, stream) => {
      const order = orderOf(graph);
      const all = [...order.steps.keys()].filter((n) => isWrite(order, n));
      const fateOf = (n: number) => graph[graph.length - 1 - n]!.fate;
      const early = all.filter((n) => !order.last.has(n));
      // In the order of the graph, so that what a step waits for comes before it.
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

test('after a stop nothing starts, steps in flight end, and the rest is skipped', async () => {
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

test('a step that is not tried because the run stops counts as neither success nor failure', async () => {
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

test('a hundred thousand steps behind one gate are skipped without deep recursion', async () => {
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
