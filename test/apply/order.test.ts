// Which names are parked: one a ring where every name has one holder, and enough where they have more.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Change } from '../../src/core/change.ts';
import { findCycleBreakers, orderChanges } from '../../src/core/order.ts';
import { live, plan, TOLERANT } from '../core/build.ts';
import { worldsUnder } from './worlds.ts';

/** Rings of changes that each take the name of the next. */
function countRings(changes: readonly Change[]): number {
  const key = (name: string) => name.toLowerCase();
  const holder = new Map(changes.flatMap((c) => (c.before === null ? [] : [[key(c.before.name), c] as const])));
  const next = (c: Change) => (c.after === null ? undefined : holder.get(key(c.after.name)));
  const seen = new Set<Change>();
  let rings = 0;
  for (const start of changes) {
    const path = new Set<Change>();
    let at: Change | undefined = start;
    for (; at !== undefined && !seen.has(at); at = next(at)) {
      seen.add(at);
      path.add(at);
    }
    if (at !== undefined && path.has(at) && next(at) !== at) rings++;
  }
  return rings;
}

test('one temporary name a ring, where every name has one holder', () => {
  let total = 0;
  fc.assert(
    fc.property(worldsUnder('organization-case-insensitive'), ({ head, live: world }) => {
      const { changes } = plan(head, live(world.assets), TOLERANT);
      const rings = countRings(changes);
      total += rings;
      expect(orderChanges(changes).steps.filter(({ kind }) => kind === 'park')).toHaveLength(rings);
    }),
    { numRuns: 500 },
  );
  expect(total).toBeGreaterThan(50);
});

const graphs = fc.integer({ min: 1, max: 7 }).chain((size) => {
  const edges = fc.array(fc.uniqueArray(fc.nat({ max: size - 1 }), { maxLength: 3 }), {
    minLength: size,
    maxLength: size,
  });
  return fc.record({ waits: edges, givers: edges });
});

test('whatever waits for whatever: no cycle is left', () => {
  fc.assert(
    fc.property(graphs, (graph) => {
      expect(hasCycle(graph, findCycleBreakers(graph))).toBe(false);
    }),
    { numRuns: 1000 },
  );
});

type Graph = Parameters<typeof findCycleBreakers>[0];

/** What is parked waits for nothing. */
function hasCycle({ waits, givers }: Graph, parked: ReadonlySet<number>): boolean {
  const edges = waits.map((gates, n) => (parked.has(n) ? [] : gates.flatMap((gate) => givers[gate] ?? [])));
  const reaches = (from: number, seen: Set<number>): Set<number> => {
    for (const to of edges[from]!) {
      if (seen.has(to)) continue;
      seen.add(to);
      reaches(to, seen);
    }
    return seen;
  };
  return edges.some((_, n) => reaches(n, new Set()).has(n));
}
