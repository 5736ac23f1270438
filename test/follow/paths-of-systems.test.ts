import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SystemNaming } from '../../src/follow/system-naming.ts';

type SystemPlace = Parameters<SystemNaming['paths']>[0][number];

const of = { organization_slug: 'acme' };
const facility = { id: 'fac_1', name: 'Alpha', ...of };
const NOTHING = { organization: 'acme', facilities: [], systems: [], assets: [] };
const place = (id: string, name: string, own: SystemPlace['facility'] = facility) => ({ id, name, facility: own });
const pathsOf = (places: readonly SystemPlace[], taken: readonly string[] = []) => [
  ...new SystemNaming(NOTHING).paths(places, 'inventory', taken).values(),
];

describe('the path of a system', () => {
  test.each([
    ['Plant DCS', 'plant-dcs'],
    ['Unit #2 (Süd)', 'unit-2-sud'],
    ['  Padded  ', 'padded'],
    ['../../etc/passwd', 'etc-passwd'],
    ['..', 'cs_1'],
    ['a.b.', 'a-b'],
    ['北変電所', 'cs_1'],
    ['🔌', 'cs_1'],
    ['CON', 'cs_1'],
    ['lpt1', 'cs_1'],
    ['console', 'console'],
    ['C:\\temp\\x', 'c-temp-x'],
    [`${'x'.repeat(59)} yy`, 'x'.repeat(59)],
  ])('named %j is %j', (name, slug) => expect(pathsOf([place('cs_1', name, null)])).toEqual([`inventory/${slug}.yml`]));

  test('is safe and short for any name and id', () => {
    const safe = fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
      const named = pathsOf([place('cs_1', name, null)]);
      expect(named[0]).toMatch(/^inventory\/(?:[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?|cs_1)\.yml$/);
      expect(pathsOf([place(`cs_${name}`, '', null)])[0]).toMatch(/^inventory\/[a-z0-9][a-z0-9_-]{0,47}\.yml$/);
    });
    fc.assert(safe, { numRuns: 500 });
  });

  const twin = { id: 'fac_2', name: 'ALPHA' };
  test.each<[string, SystemPlace[], string[]]>([
    ['FACILITY/SYSTEM.yml', [place('cs_1', 'Plant DCS')], ['alpha/plant-dcs.yml']],
    ['at the top without a facility', [place('cs_2', 'EMS', null)], ['ems.yml']],
    [
      'with an id if two names have one spelling, except for the smallest id',
      [place('cs_10', 'plant dcs'), place('cs_9', 'Plant-DCS')],
      ['alpha/plant-dcs-cs_10.yml', 'alpha/plant-dcs.yml'],
    ],
    [
      'in a separate folder for each facility with the same name',
      [place('cs_1', 'EMS'), place('cs_2', 'EMS', twin)],
      ['alpha/ems.yml', 'alpha-fac_2/ems.yml'],
    ],
  ])('is %s', (_, places, paths) => expect(pathsOf(places)).toEqual(paths.map((path) => `inventory/${path}`)));

  test('differs in more than case for ids that differ only in case', () => {
    const paths = pathsOf([place('cs_Ab', '北'), place('cs_aB', '北')]);
    expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(2);
  });

  test('does not depend on which of the live systems need a file', () => {
    const newer = place('cs_2', 'plant-dcs');
    const systems = [{ id: 'cs_1', name: 'Plant DCS' }, newer].map((one) => ({ ...one, facility_id: 'fac_1', ...of }));
    const paths = new SystemNaming({ ...NOTHING, facilities: [facility], systems }).paths([newer], '', []);
    expect(paths.get(newer)).toBe('alpha/plant-dcs-cs_2.yml');
  });

  test('is never an existing path, in any letter case, or the path of another system', () => {
    const there = ['inventory/Alpha/EMS.yml', 'inventory/alpha/ems-CS_1.yml', 'inventory/alpha/ems-cs_1.2.yml'];
    const free = ['ems.yml', 'ems-cs_1.yml', 'ems-cs_1.2.yml', 'ems-cs_1.3.yml'];
    for (const [count, name] of free.entries())
      expect(pathsOf([place('cs_1', 'EMS')], there.slice(0, count))).toEqual([`inventory/alpha/${name}`]);
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
