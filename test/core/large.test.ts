// Worlds in which a step of quadratic time would never end: tens of thousands of everything that a step may compare
// with each other. Nothing is timed: a test ends at once, or not at all.
import { describe, expect, test } from 'vitest';
import { runSchedule } from '../../src/apply/schedule.ts';
import type { LiveAsset } from '../../src/core/model.ts';
import { orderChanges } from '../../src/core/order.ts';
import { formatDiagnostic } from '../../src/text/findings.ts';
import { type AssetSpec, asset, codes, facility, inventory, live, plan, system } from './build.ts';

const MANY = 10_000;
const numbers = Array.from({ length: MANY }, (_, n) => n);

describe('many assets of one cyber system', () => {
  const planned = (assets: readonly AssetSpec[], found: readonly LiveAsset[]) =>
    plan(inventory({ system: 'cs_a', assets }), live(found));

  test('each renamed to the name of the next', () => {
    const chain = numbers.map((n) => ({ name: `r${n + 1}`, renamedFrom: `r${n}` })).reverse();
    const { summary } = planned(
      chain,
      numbers.map((n) => asset(`ca_${n}`, 'cs_a', `r${n}`)),
    );
    expect(summary.renamed).toBe(MANY);
  });

  test('each with a parked leftover, so that one decides the next', () => {
    const chain = numbers.map((n) => ({ name: `r${n}`, ...(n < MANY - 1 && { renamedFrom: `r${n + 1}` }) }));
    const found = numbers.flatMap((n) => [
      asset(`ca_${n}`, 'cs_a', `r${n}`),
      asset(`ca_p${n}`, 'cs_a', `r${n}~cip-sync`),
    ]);
    const { summary } = planned(chain, found);
    expect(summary).toMatchObject({ unchanged: MANY, delete: MANY });
  });

  test('all of one name, half of them pinned', () => {
    const found = numbers.map((n) => asset(`ca_${n}`, 'cs_a', 'relay'));
    const assets = numbers.map((n) => (n < MANY / 2 ? { name: 'relay', id: `ca_${n}` } : { name: 'relay' }));
    expect(codes(planned(assets, found).diagnostics)).toContain('error ambiguous-asset');
  });

  test('all with names that differ only in case', () => {
    const names = numbers.map((n) => Array.from('abcdefghijklmno', (c, bit) => ((n >> bit) & 1 ? c.toUpperCase() : c)));
    const { diagnostics } = planned(
      names.map((name) => ({ name: name.join('') })),
      [],
    );
    expect(diagnostics.filter(({ code }) => code === 'similar-name')).toHaveLength(MANY - 1);
  });

  test('all replaced by assets with similar names', () => {
    const found = numbers.map((n) => asset(`ca_${n}`, 'cs_a', `relay-${n}-a`));
    const { summary } = planned(
      numbers.map((n) => ({ name: `relay-${n}-b` })),
      found,
    );
    expect(summary).toMatchObject({ create: MANY, delete: MANY });
  });
});

describe('many cyber systems', () => {
  test('of one name, each with a facility that decides or does not', () => {
    const systems = numbers.map((n) => system(`cs_${n}`, 'EMS', `fac_${n}`));
    const facilities = numbers.map((n) => facility(`fac_${n}`, 'Plant'));
    const declared = (of: (n: number) => object) =>
      inventory(...numbers.map((n) => ({ system: 'EMS', assets: [`x${n}`], path: `${n}.yml`, ...of(n) })));
    const world = live([], { systems, facilities });
    expect(
      plan(
        declared((n) => ({ facility: `fac_${n}` })),
        world,
      ).summary.create,
    ).toBe(MANY);
    for (const facility of ['Plant', 'Nowhere']) {
      const { diagnostics } = plan(
        declared(() => ({ facility })),
        world,
      );
      expect(diagnostics).toHaveLength(MANY);
      // Each finding lists only the first few of them.
      const lengths = diagnostics.map((found) => formatDiagnostic(found).length);
      expect(Math.max(...lengths)).toBeLessThan(300);
    }
  });

  test.each(['hardware', 'software'] as const)('each with one asset that may have moved there, live as %s', (type) => {
    const systems = [...numbers, ...numbers.map((n) => n + MANY)].map((n) => system(`cs_${n}`, `S${n}`));
    const documents = systems.map(({ id }, n) => ({ system: id, assets: n < MANY ? ['x'] : [], path: `${n}.yml` }));
    const found = numbers.map((n) => asset(`ca_${n}`, `cs_${n + MANY}`, 'x', type));
    const { diagnostics } = plan(inventory(...documents), live(found, { systems }));
    const moves = diagnostics.filter(({ code }) => code === 'ambiguous-move');
    expect(moves).toHaveLength(MANY);
    expect(moves.map((move) => formatDiagnostic(move)).join('').length).toBeLessThan(MANY * 400);
  });
});

describe('many changes that wait for each other', () => {
  test.each([
    ['in one chain', (n: number) => n + 1, 0],
    ['in one ring', (n: number) => (n + 1) % MANY, 1],
    ['in rings of two', (n: number) => n ^ 1, MANY / 2],
  ])('%s are ordered and done', async (_, next, parks) => {
    const pinned = numbers.map((n) => ({ name: `r${next(n)}`, id: `ca_${n}` }));
    const found = numbers.map((n) => asset(`ca_${n}`, 'cs_a', `r${n}`));
    const { toExecute } = plan(inventory({ system: 'cs_a', assets: pinned }), live(found));
    const order = orderChanges(toExecute);
    expect(order.steps.filter(({ kind }) => kind === 'park')).toHaveLength(parks);
    let done = 0;
    const perform = async () => {
      done++;
      return 'succeeded' as const;
    };
    await runSchedule({ order, concurrency: 16, isStopped: () => false, perform, skip: () => {} });
    expect(done).toBe(MANY + parks);
  });
});
