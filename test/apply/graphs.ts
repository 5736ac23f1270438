// Orders of any shape, and a run of one whose steps end in an order by chance.
import fc from 'fast-check';
import { runSchedule, type Settled, type SkipReason } from '../../src/apply/schedule.ts';
import type { Change } from '../../src/core/change.ts';
import type { Order, Step, WorkStep } from '../../src/core/order.ts';
import { create, remove, rename } from './scripted.ts';

interface Node {
  readonly kind: 'create' | 'update' | 'delete' | 'gate';
  /** Each is taken modulo the number of nodes before this one. */
  readonly waits: readonly number[];
  readonly fate: Settled;
}

const fates = fc.constantFrom<Settled[]>('succeeded', 'succeeded', 'succeeded', 'succeeded', 'failed');
export const nodes = fc.array(
  fc.record({
    kind: fc.constantFrom<Node['kind'][]>('create', 'update', 'delete', 'gate'),
    waits: fc.array(fc.nat(), { maxLength: 3 }),
    fate: fates,
  }),
  { maxLength: 25 },
);
export const choices = fc.infiniteStream(fc.nat());

/** The nodes as an order. They are numbered backwards, as an order may refer to steps yet to come. */
export function orderOf(graph: readonly Node[]): Order {
  const flip = (n: number) => graph.length - 1 - n;
  const steps = graph.map(({ kind, waits }, n): Step => {
    const waitsFor = kind === 'delete' || n === 0 ? [] : [...new Set(waits.map((wait) => flip(wait % n)))];
    return kind === 'gate'
      ? { kind, waitsFor }
      : { kind: 'write', change: changeOf(kind, n), waitsFor, isParkedBefore: false };
  });
  steps.reverse();
  const waitedFor = new Set(steps.flatMap(({ waitsFor }) => waitsFor));
  const isLast = (step: Step, n: number) =>
    step.kind === 'write' && step.change.action === 'delete' && !waitedFor.has(n);
  return { steps, last: new Set(steps.flatMap((step, n) => (isLast(step, n) ? [n] : []))) };
}

function changeOf(kind: Exclude<Node['kind'], 'gate'>, n: number): Change {
  if (kind === 'create') return create(`n${n}`);
  return kind === 'update' ? rename(`ca_${n}`, 'a', 'b') : remove(`ca_${n}`, 'a');
}

interface Ran {
  readonly started: readonly number[];
  readonly skipped: ReadonlyMap<number, SkipReason>;
  readonly mostInFlight: number;
}

interface Play {
  readonly order: Order;
  readonly fateOf: (n: number) => Settled;
  readonly concurrency: number;
  readonly choose: (n: number) => number;
  /** Told of each pause, when all that may start has started. */
  readonly onIdle?: (inFlight: readonly number[], settled: ReadonlyMap<number, Settled>) => void;
  readonly isStopped?: () => boolean;
}

/** Runs the order; steps in flight end one at a time, in an order by chance. */
export async function play({
  order,
  fateOf,
  concurrency,
  choose,
  onIdle,
  isStopped = () => false,
}: Play): Promise<Ran> {
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

/** The steps that write among what a step waits for, gates seen through. */
export function writesBefore({ steps }: Order, n: number): number[] {
  return steps[n]!.waitsFor.flatMap((before) =>
    steps[before]!.kind === 'gate' ? writesBefore({ steps, last: new Set() }, before) : [before],
  );
}

export function isWrite({ steps }: Order, n: number): boolean {
  return steps[n]!.kind !== 'gate';
}

/** Chooses one of n. */
export function chooser(stream: Iterator<number>) {
  return (n: number) => (stream.next().value ?? 0) % n;
}
