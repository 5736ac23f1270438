import { describe, expect, test } from 'vitest';
import { codes, declaring, facility, inventory, live, liveAs, plan, system, told } from './build.ts';

describe('resolving systems', () => {
  test('a document names its system by id or by exact name', () => {
    const world = liveAs('x', 'Beta/y');
    const made = plan(declaring({ cs_a: ['x'], Beta: ['y'] }), world);
    expect(made.diagnostics).toEqual([]);
    expect(made.summary.unchanged).toBe(2);
  });

  test('each unknown name is an error that suggests similar names', () => {
    const made = plan(declaring({ Alhpa: [], Bta: [] }), live([]));
    expect(made.diagnostics).toMatchObject([
      { code: 'unknown-cyber-system', severity: 'error', args: { near: ['Alpha'] } },
      { code: 'unknown-cyber-system', severity: 'error', args: { near: ['Beta'] } },
    ]);
  });

  const twins = [
    system('cs_1', 'Plant DCS', 'fac_1'),
    system('cs_2', 'Plant DCS', 'fac_2'),
    system('cs_3', 'EMS', null),
  ];
  const facilities = [facility('fac_1', 'North'), facility('fac_2', 'South')];

  test.each([
    ['by facility name', { system: 'Plant DCS', facility: 'South', assets: ['x'] }, [], ['create cs_2/x']],
    ['by facility id', { system: 'Plant DCS', facility: 'fac_1', assets: ['x'] }, [], ['create cs_1/x']],
    ['ambiguous without a facility', { system: 'Plant DCS', assets: ['x'] }, ['error ambiguous-cyber-system'], []],
    ['wrong facility', { system: 'cs_1', facility: 'South', assets: ['x'] }, ['error facility-mismatch'], []],
    ['unknown facility', { system: 'Plant DCS', facility: 'Noth', assets: ['x'] }, ['error facility-mismatch'], []],
    ['under a control center', { system: 'EMS', facility: 'North', assets: [] }, ['error facility-mismatch'], []],
    ['under a control center, without facility', { system: 'EMS', assets: ['x'] }, [], ['create cs_3/x']],
  ])('same-named systems: %s', (_, document, findings, changes) => {
    const made = plan(inventory(document), live([], { systems: twins, facilities }));
    expect(codes(made.diagnostics)).toEqual(findings);
    expect(told(made.changes)).toEqual(changes);
  });

  test.each([
    ['Noth', ['North', 'South']],
    ['South', []],
  ])('the error for a wrong facility names the right one, and similar ones if it is unknown: %s', (name, near) => {
    const made = plan(
      inventory({ system: 'cs_1', facility: name, assets: [] }),
      live([], { systems: twins, facilities }),
    );
    expect(made.diagnostics).toMatchObject([{ args: { facility: name, facilities: ['North'], near } }]);
  });

  test('the error for an ambiguous name sorts the systems by id', () => {
    const made = plan(
      inventory({ system: 'Plant DCS', assets: [] }),
      live([], { systems: twins.toReversed(), facilities }),
    );
    expect(made.diagnostics).toMatchObject([{ args: { systems: [{ id: 'cs_1' }, { id: 'cs_2' }] } }]);
  });

  test('the error for an ambiguous name asks for a facility only where one is missing and allowed', () => {
    const [first, ...others] = twins;
    const world = live([], { systems: [first!, ...others, system('cs_4', 'Plant DCS', 'fac_1')], facilities });
    const moved = { system: 'EMS', assets: [{ name: 'a', movedFrom: 'Plant DCS' }] };
    const withFacility = { system: 'Plant DCS', facility: 'North', assets: [] };
    const withoutFacility = { system: 'Plant DCS', assets: [] };
    for (const [document, takesFacility] of [
      [moved, false] as const,
      [withFacility, false] as const,
      [withoutFacility, true] as const,
    ]) {
      expect(plan(inventory(document), world).diagnostics).toMatchObject([
        { code: 'ambiguous-cyber-system', args: { takesFacility } },
      ]);
    }
  });

  test('a second document of a system is an error, even if one names it by id and one by name', () => {
    const both = inventory({ system: 'Alpha', assets: ['x'] }, { system: 'cs_a', path: 'b.yml', assets: ['y'] });
    const made = plan(both, liveAs('x', 'y'));
    expect(made.diagnostics).toMatchObject([
      { code: 'duplicate-system', severity: 'error', at: { file: { path: 'b.yml' } }, args: { first: { offset: 0 } } },
    ]);
  });
});
