import { describe, expect, test } from 'vitest';
import { asset, codes, declaring, live, liveAs, plan, system, told } from './build.ts';

describe('inferred moves', () => {
  const moved = declaring({ Alpha: [], Beta: ['x'] });

  test('the same name in another managed system is a move', () => {
    expect(told(plan(moved, liveAs('x')).changes)).toEqual(['update ca_1 Alpha/x → Beta/x']);
  });

  test('a name in unmanaged systems is a create, and the finding suggests a moved_from the first of them', () => {
    const world = liveAs('x', 'Gamma/x');
    const made = plan(declaring({ Beta: ['x'] }), world);
    expect(told(made.changes)).toEqual(['create Beta/x']);
    expect(made.diagnostics).toMatchObject([{ code: 'name-in-use', args: { reference: 'Alpha' } }]);
  });

  test('the suggested moved_from is an id if several systems have the name', () => {
    const systems = [system('cs_a', 'Plant'), system('cs_c', 'Plant'), system('cs_b', 'Beta')];
    const world = live([asset('ca_1', 'cs_c', 'x'), asset('ca_2', 'cs_a', 'y')], { systems });
    expect(plan(declaring({ Beta: ['x', 'y'] }), world).diagnostics).toMatchObject([
      { code: 'name-in-use', args: { reference: 'cs_c' } },
      { code: 'name-in-use', args: { reference: 'cs_a' } },
    ]);
  });

  test('no moved_from is suggested for a system that is not in the list: it would be refused', () => {
    const world = live([asset('ca_1', 'cs_late', 'x')], { systems: [system('cs_b', 'Beta')] });
    const { diagnostics } = plan(declaring({ Beta: ['x'] }), world);
    expect(diagnostics).toMatchObject([{ code: 'name-in-use', args: { id: 'ca_1', reference: null } }]);
  });

  test('an asset moves from a system that only the base declares', () => {
    const base = declaring({ Alpha: ['x', 'y'], Beta: [] });
    const world = liveAs('x', 'y');
    const made = plan(declaring({ Beta: ['x'] }), world, { base, applied: base });
    expect(told(made.changes)).toEqual(['update ca_1 Alpha/x → Beta/x']);
    expect(made.diagnostics).toMatchObject([{ code: 'system-released', args: { count: 1 } }]);
    expect(made.summary).toMatchObject({ unmanaged: 1, delete: 0 });
  });

  test('an asset of another type does not move, but the plan asks about it', () => {
    const made = plan(moved, live([asset('ca_1', 'cs_a', 'x', 'software')]));
    expect(told(made.changes)).toEqual(['delete ca_1 Alpha/x (software)', 'create Beta/x']);
    expect(made.diagnostics).toMatchObject([
      {
        code: 'ambiguous-move',
        args: { name: 'x', assets: [{ id: 'ca_1', system: { id: 'cs_a' } }], isRetyped: true },
      },
    ]);
    // With the hint that the question suggests it is one update.
    const hinted = declaring({ Alpha: [], Beta: [{ name: 'x', movedFrom: 'Alpha' }] });
    const answered = plan(hinted, live([asset('ca_1', 'cs_a', 'x', 'software')]));
    expect(answered.changes).toMatchObject([
      { action: 'update', id: 'ca_1', changed: ['cyber_system_id', 'asset_type'] },
    ]);
    expect(answered.diagnostics).toEqual([]);
  });

  test('the asset of the same type moves if both types have the name', () => {
    const both = live([asset('ca_1', 'cs_a', 'x', 'software'), asset('ca_2', 'cs_a', 'x')]);
    const made = plan(moved, both);
    expect(told(made.changes)).toEqual(['delete ca_1 Alpha/x (software)', 'update ca_2 Alpha/x → Beta/x']);
    expect(made.diagnostics).toEqual([]);
  });

  test('of two entries the asset moves to the one of its type, and the other has no warning', () => {
    const head = declaring({ Alpha: [], Beta: ['x'], Gamma: [{ name: 'x', type: 'software' }] });
    const made = plan(head, liveAs('x'));
    expect(told(made.changes)).toEqual(['update ca_1 Alpha/x → Beta/x', 'create Gamma/x (software)']);
    expect(codes(made.diagnostics)).not.toContain('warning ambiguous-move');
    const both = live([asset('ca_1', 'cs_a', 'x'), asset('ca_2', 'cs_a', 'x', 'software')]);
    expect(told(plan(head, both).changes)).toEqual([
      'update ca_1 Alpha/x → Beta/x',
      'update ca_2 Alpha/x (software) → Gamma/x (software)',
    ]);
  });

  test('no asset moves if several qualify', () => {
    const world = live([asset('ca_3', 'cs_c', 'x'), asset('ca_2', 'cs_a', 'x'), asset('ca_10', 'cs_c', 'x')]);
    const head = declaring({ Alpha: [], Gamma: [], Beta: ['x'] });
    const made = plan(head, world);
    expect(codes(made.diagnostics)).toEqual(['warning ambiguous-move']);
    expect(made.diagnostics).toMatchObject([{ args: { assets: [{ id: 'ca_2' }, { id: 'ca_3' }, { id: 'ca_10' }] } }]);
    expect(made.summary).toMatchObject({ create: 1, delete: 3, moved: 0 });
  });

  test('no asset moves if entries in several systems match it', () => {
    const head = declaring({ Alpha: [], Beta: ['x'], Gamma: ['x'] });
    const made = plan(head, live([asset('ca_1', 'cs_a', 'x'), asset('ca_2', 'cs_a', 'x', 'software')]));
    expect(told(made.changes)).toEqual([
      'delete ca_1 Alpha/x',
      'delete ca_2 Alpha/x (software)',
      'create Beta/x',
      'create Gamma/x',
    ]);
    const moves = made.diagnostics.filter(({ code }) => code === 'ambiguous-move');
    expect(moves).toMatchObject(Array(2).fill({ args: { assets: [{ id: 'ca_1' }], isRetyped: false } }));
  });
});
