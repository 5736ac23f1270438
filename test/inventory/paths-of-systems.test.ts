import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { idToken, pathsOfSystems, type SystemPlace, slugOf } from '../../src/inventory/edit/system-paths.ts';

describe('a name as a segment of a path', () => {
  test.each([
    ['Plant DCS', 'plant-dcs'],
    ['Unit #2 (Süd)', 'unit-2-sud'],
    ['  Padded  ', 'padded'],
    ['../../etc/passwd', 'etc-passwd'],
    ['..', ''],
    ['a.b.', 'a-b'],
    ['北変電所', ''],
    ['🔌', ''],
    ['CON', ''],
    ['lpt1', ''],
    ['console', 'console'],
    ['C:\\temp\\x', 'c-temp-x'],
    [`${'x'.repeat(59)} yy`, 'x'.repeat(59)],
  ])('%j is %j', (name, slug) => expect(slugOf(name)).toBe(slug));

  test('is safe and short, whatever the name', () => {
    const safe = fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
      expect(slugOf(name)).toMatch(/^(?:[a-z0-9][a-z0-9-]{0,59})?$/);
      expect(slugOf(name)).not.toMatch(/-$/);
      expect(idToken(`cs_${name}`)).toMatch(/^[a-z0-9][a-z0-9_-]{0,47}$/);
    });
    fc.assert(safe, { numRuns: 500 });
  });

  test('ids that differ in case alone have different tokens', () => {
    expect(idToken('cs_Ab')).not.toBe(idToken('cs_aB'));
  });
});

describe('the paths of systems', () => {
  const facility = { id: 'fac_1', name: 'Alpha' };
  const place = (id: string, name: string, own: SystemPlace['facility'] = facility) => ({ id, name, facility: own });
  const pathsOf = (places: readonly SystemPlace[], taken: readonly string[] = []) => {
    const neighbours = { systems: [], facilities: [] };
    return [...pathsOfSystems({ places, neighbours, out: 'inventory', taken }).values()];
  };

  test('are FACILITY/SYSTEM.yml; without a facility, at the top', () => {
    expect(pathsOf([place('cs_1', 'Plant DCS'), place('cs_2', 'EMS', null)])).toEqual([
      'inventory/alpha/plant-dcs.yml',
      'inventory/ems.yml',
    ]);
  });

  test('of one spelling are told apart by id: the shortest, smallest id has the bare one', () => {
    expect(pathsOf([place('cs_10', 'plant dcs'), place('cs_9', 'Plant-DCS')])).toEqual([
      'inventory/alpha/plant-dcs-cs_10.yml',
      'inventory/alpha/plant-dcs.yml',
    ]);
  });

  test('of facilities of one name are in different folders', () => {
    const twin = { id: 'fac_2', name: 'ALPHA' };
    expect(pathsOf([place('cs_1', 'EMS'), place('cs_2', 'EMS', twin)])).toEqual([
      'inventory/alpha/ems.yml',
      'inventory/alpha-fac_2/ems.yml',
    ]);
  });

  test('whose names leave nothing are named by id', () => {
    expect(pathsOf([place('cs_1', '北'), place('cs_2', 'AUX')])).toEqual([
      'inventory/alpha/cs_1.yml',
      'inventory/alpha/cs_2.yml',
    ]);
  });

  test('do not depend on which of the live systems need a file', () => {
    const [older, newer] = [place('cs_1', 'Plant DCS'), place('cs_2', 'plant-dcs')];
    const neighbours = { systems: [older, newer], facilities: [facility] };
    const paths = pathsOfSystems({ places: [newer], neighbours, out: '', taken: [] });
    expect(paths.get(newer)).toBe('alpha/plant-dcs-cs_2.yml');
  });

  test('take no path that is there, in whatever case', () => {
    expect(pathsOf([place('cs_1', 'EMS')], ['inventory/Alpha/EMS.yml'])).toEqual(['inventory/alpha/ems-cs_1.yml']);
  });

  test('a dump of one folder is no path of another', () => {
    const names = fc.array(fc.constantFrom('a', 'A', 'a ', '北', 'a-cs_1', 'cs_1', 'con', '…', 'a/b', 'a b'), {
      maxLength: 8,
    });
    const unique = fc.property(names, (drawn) => {
      const paths = pathsOf(drawn.map((name, k) => place(`cs_${k}`, name)));
      expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(drawn.length);
    });
    fc.assert(unique, { numRuns: 300 });
  });
});
