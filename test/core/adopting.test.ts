import { describe, expect, test } from 'vitest';
import { asset, codes, declaring, inventory, live, liveAs, origins, plan, system, told } from './build.ts';

describe('adopting and releasing a system', () => {
  const world = liveAs('a', 'Beta/b', 'Beta/c');
  const base = declaring({ Alpha: ['a'] });

  test('a system that the base does not declare loses no assets', () => {
    const head = inventory(
      ...['Alpha', 'Beta', 'Gamma'].map((system) => ({ system, assets: system === 'Alpha' ? ['a'] : [] })),
    );
    const more = live([...world.assets, asset('ca_4', 'cs_c', 'd')]);
    for (const applied of [base, null]) {
      const made = plan(head, more, { base, applied });
      expect(made.changes).toEqual([]);
      expect(made.undeclared.map(({ asset: { name } }) => name)).toEqual(['b', 'c', 'd']);
      expect(made.diagnostics).toMatchObject([
        { code: 'system-adopted', args: { system: { name: 'Beta' }, count: 2 } },
        { code: 'system-adopted', args: { system: { name: 'Gamma' }, count: 1 } },
      ]);
    }
  });

  test('a system that the base does not declare loses assets with prune: true', () => {
    const head = inventory({ system: 'Alpha', assets: ['a'] }, { system: 'Beta', assets: ['b'], prune: true });
    expect(told(plan(head, world, { base, applied: base }).changes)).toEqual(['delete ca_3 Beta/c']);
  });

  test('a system adopted by a merge that is not applied yet loses no assets either', () => {
    const both = declaring({ Alpha: ['a'], Beta: ['b'] });
    expect(plan(both, world, { base: both, applied: base }).changes).toEqual([]);
  });

  test('an applied system is not new, even if the base lacks it: the plan shows what apply will do', () => {
    const head = declaring({ Alpha: ['a'], Beta: ['b'] });
    const applied = declaring({ Alpha: ['a'], Beta: ['b', 'c'] });
    const shown = plan(head, world, { base, applied });
    expect(told(shown.changes)).toEqual(['delete ca_3 Beta/c']);
    expect(plan(head, world, { base: applied, applied }).digest).toBe(shown.digest);
  });

  test('undeclared assets are sorted by system, then by name, and namesakes by id', () => {
    const systems = [system('cs_2', 'Plant'), system('cs_1', 'Plant'), system('cs_3', 'EMS')];
    const assets = [
      asset('ca_2', 'cs_2', 'a'),
      asset('ca_1', 'cs_1', 'b'),
      asset('ca_10', 'cs_1', 'a'),
      asset('ca_4', 'cs_1', 'a', 'software'),
      asset('ca_9', 'cs_3', 'z'),
    ];
    const documents = ['cs_1', 'cs_2', 'cs_3'].map((id) => ({ system: id, prune: false, assets: [] }));
    const made = plan(inventory(...documents), live(assets, { systems }));
    expect(made.undeclared.map((one) => one.asset.id)).toEqual(['ca_9', 'ca_4', 'ca_10', 'ca_1', 'ca_2']);
  });

  test('without a base, the applied inventory decides which systems are new, and no change is drift', () => {
    const head = declaring({ Alpha: ['x'], Beta: ['b'] });
    const applied = declaring({ Alpha: [] });
    const made = plan(head, world, { base: null, applied });
    expect(origins(made)).toEqual(['inventory delete ca_1 Alpha/a', 'inventory create Alpha/x']);
    expect(codes(made.diagnostics)).toEqual(['notice system-adopted', 'warning possible-rename']);
  });

  test('the finding for a released system counts only its own assets', () => {
    const others = live([...world.assets, asset('ca_4', 'cs_c', 'never ours')]);
    const both = declaring({ Alpha: ['a'], Beta: ['b', 'c'] });
    const made = plan(declaring({ Alpha: ['a'] }), others, { base: both });
    expect(made.diagnostics).toMatchObject([{ code: 'system-released', args: { system: { name: 'Beta' }, count: 2 } }]);
  });

  test('a released system keeps its assets and is reported', () => {
    const beta = { system: 'Beta', assets: ['b', 'c'] };
    const made = plan(inventory(beta), world, {
      base: inventory({ system: 'Alpha', assets: ['a'] }, beta, { system: 'Gamma', assets: [] }),
    });
    expect(made.changes).toEqual([]);
    expect(made.diagnostics).toMatchObject([
      { code: 'system-released', args: { system: { name: 'Alpha' }, count: 1 } },
      { code: 'system-released', args: { system: { name: 'Gamma' }, count: 0 } },
    ]);
  });
});
