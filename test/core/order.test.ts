import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LiveAsset } from '../../src/core/model.ts';
import { findCycleBreakers, orderChanges } from '../../src/core/order.ts';
import { type AssetSpec, asset, byId, declaring, type inventory, live, plan, TOLERANT, was } from './build.ts';

/** `p` parks, `w` writes, each with the id or new name. After `<`: the steps that it waits for, without gates. */
function steps(head: ReturnType<typeof inventory>, assets: readonly LiveAsset[]): string[] {
  const { steps: all } = orderChanges(plan(head, live(assets), TOLERANT).changes);
  const name = (n: number): string[] => {
    const step = all[n]!;
    if (step.kind === 'gate') return step.waitsFor.flatMap(name);
    return [`${step.kind === 'park' ? 'p' : 'w'} ${step.change.id ?? step.change.after?.name}`];
  };
  return all.flatMap((step, n) => {
    if (step.kind === 'gate') return [];
    const before = [...new Set(step.waitsFor.flatMap(name))].sort();
    return [`${name(n)[0]}${before.length > 0 ? ` < ${before.join(', ')}` : ''}`];
  });
}

const A = (...assets: (string | AssetSpec)[]) => declaring({ Alpha: assets });
const a = (n: number, name: string) => asset(`ca_${n}`, 'cs_a', name);

describe('what waits for what', () => {
  test('nothing waits if no name is given up and taken', () => {
    expect(steps(A('n', was('b', 'a')), [a(1, 'a'), a(2, 'x')])).toEqual(['w ca_2', 'w ca_1', 'w n']);
  });

  test('a create waits for the delete that frees its name', () => {
    // The same name in another system, of another type: they clash if names are unique in the organization.
    const head = declaring({ Alpha: [], Beta: [{ name: 'x', type: 'software' }] });
    expect(steps(head, [a(1, 'x')])).toEqual(['w ca_1', 'w x < w ca_1']);
  });

  test('names that differ only in case count as the same', () => {
    expect(steps(A('X', was('y', 'x')), [a(1, 'x')])).toEqual(['w ca_1', 'w X < w ca_1']);
  });

  test.each([
    ['ẞ', 'SS', 'ss'], // One in lower case: SS and ss. Full folding takes all three for one name.
    ['ẞ', 'ß', 'ss'], // One in upper case: ß and ss.
  ])('each way to ignore case counts by itself: %s becomes %s after %s is free', (before, after, taken) => {
    const head = A(byId(after, 'ca_1'), byId('free', 'ca_2'));
    expect(steps(head, [a(1, before), a(2, taken)])).toEqual(expect.arrayContaining(['w ca_1 < w ca_2', 'w ca_2']));
  });

  test('a name that several assets give up is free after the last of them', () => {
    const head = declaring({ Alpha: [], Beta: [], Gamma: ['x'] });
    const assets = [asset('ca_1', 'cs_a', 'x', 'software'), asset('ca_2', 'cs_b', 'x', 'software')];
    expect(steps(head, assets)).toEqual(['w ca_1', 'w ca_2', 'w x < w ca_1, w ca_2']);
  });

  test('a move frees its name in the old system, even in another case', () => {
    const head = declaring({ Alpha: ['X'], Beta: [{ name: 'x', movedFrom: 'Alpha' }] });
    expect(steps(head, [a(1, 'x')])).toEqual(['w X < w ca_1', 'w ca_1']);
  });

  test('a chain starts at its free end', () => {
    const head = A(was('b', 'a'), was('c', 'b'));
    expect(steps(head, [a(1, 'a'), a(2, 'b')])).toEqual(['w ca_1 < w ca_2', 'w ca_2']);
  });
});

describe('cycles', () => {
  test('a swap parks one of the two', () => {
    const head = A(byId('b', 'ca_1'), byId('a', 'ca_2'));
    expect(steps(head, [a(1, 'a'), a(2, 'b')])).toEqual(['w ca_2 < p ca_2, w ca_1', 'w ca_1 < p ca_2', 'p ca_2']);
  });

  test('a swap that other renames depend on parks one, too', () => {
    const head = declaring({
      Alpha: [
        { name: 'I', id: 'ca_1' },
        { name: 'b', id: 'ca_2' },
      ],
      Beta: [{ name: 'i', id: 'ca_3' }],
      Gamma: [{ name: 'c', id: 'ca_4' }],
    });
    const assets = [a(1, 'a'), a(2, 'i'), asset('ca_3', 'cs_b', 'b'), asset('ca_4', 'cs_c', 'I')];
    expect(steps(head, assets).filter((step) => step.startsWith('p '))).toEqual(['p ca_3']);
  });

  test('a rename that changes only the case does not wait for itself', () => {
    expect(steps(A(was('X', 'x')), [a(1, 'x')])).toEqual(['w ca_1']);
  });
});

test('deletes that nothing waits for come last', () => {
  const made = plan(A('x', { name: 'b', type: 'software' }), live([a(1, 'gone'), a(2, 'b')]));
  const { steps: all, last } = orderChanges(made.changes);
  expect([...last].map((n) => all[n])).toMatchObject([{ kind: 'write', change: { id: 'ca_1' } }]);
});

test('gates keep the graph linear if ten thousand changes wait for each other', () => {
  const assets = Array.from({ length: 10_000 }, (_, n) =>
    asset(`ca_${n}`, n % 2 === 0 ? 'cs_a' : 'cs_b', n < 5000 ? 'x' : 'y'),
  );
  const swap = (id: string) =>
    assets
      .filter((one) => one.cyber_system_id === id)
      .map((one) => ({ name: one.name === 'x' ? 'y' : 'x', id: one.id }));
  const head = declaring({ Alpha: swap('cs_a'), Beta: swap('cs_b') });
  const { steps: all } = orderChanges(plan(head, live(assets)).changes);
  const edges = all.reduce((sum, step) => sum + step.waitsFor.length, 0);
  expect(edges).toBeLessThan(20 * assets.length);
});

const graphs = fc.integer({ min: 1, max: 7 }).chain((size) => {
  const edges = fc.array(fc.uniqueArray(fc.nat({ max: size - 1 }), { maxLength: 3 }), {
    minLength: size,
    maxLength: size,
  });
  return fc.record({ waits: edges, givers: edges });
});

test('no cycle is left in any graph', () => {
  fc.assert(
    fc.property(graphs, (graph) => {
      expect(hasCycle(graph, findCycleBreakers(graph))).toBe(false);
    }),
    { numRuns: 1000 },
  );
});

type Graph = Parameters<typeof findCycleBreakers>[0];

/** A parked change waits for nothing. */
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
