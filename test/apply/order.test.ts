// Which names are parked: enough, where a name may have more than one holder.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findCycleBreakers } from '../../src/core/order.ts';

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
