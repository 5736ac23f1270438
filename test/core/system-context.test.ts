// The site and the rating of a cyber system.
import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../src/core/diagnostic.ts';
import type { CyberSystem } from '../../src/core/model.ts';
import { adviseOnFields, compareSystems, makeDirectory } from '../../src/core/resolve.ts';
import { declaring, facility, inventory, live, liveAs, ORGANIZATION, plan, system } from './build.ts';

const FIELDS = { impactRatingField: 'rating', controlCenterField: 'center' };
const CENTERS = [{ id: 'cc_1', name: 'Main', organization_slug: ORGANIZATION }];

function placed(extra: object, facilityId?: string | null, fields: object = FIELDS) {
  const one = { ...system('cs_1', 'EMS', facilityId), ...extra };
  const world = live([], { systems: [one], facilities: [facility('fac_1', 'Tolt Junction')], controlCenters: CENTERS });
  return makeDirectory(world, fields).systems.sited('cs_1');
}

describe('a system', () => {
  test.each([
    [{}, 'fac_1', { id: 'fac_1', name: 'Tolt Junction' }],
    [{}, 'fac_9', { id: 'fac_9', name: 'fac_9' }],
    [{ center: 'cc_1' }, 'fac_1', { id: 'fac_1', name: 'Tolt Junction' }],
    [{ center: 'cc_1' }, '', { id: 'cc_1', name: 'Main' }],
    [{ center: 'Main' }, null, { id: 'cc_1', name: 'Main' }],
    [{ center: 'elsewhere' }, undefined, { id: 'elsewhere', name: 'elsewhere' }],
    [{ center: null }, undefined, null],
  ])('with the fields %j and the facility %s has the right site', (extra, facilityId, site) => {
    expect(placed(extra, facilityId).site).toEqual(site);
  });

  test('has no site and no rating without an input, without a field, or if it is not in the list', () => {
    const nowhere = { id: 'cs_1', name: 'EMS', site: null, impactRating: null };
    expect(placed({ center: 'cc_1', rating: 'High' }, null, {})).toEqual(nowhere);
    const world = live([], { systems: [system('cs_1', 'EMS')], controlCenters: [{ ...CENTERS[0]!, name: '' }] });
    expect(makeDirectory(world, FIELDS).systems.sited('cs_1')).toEqual(nowhere);
    expect(makeDirectory(live([]), FIELDS).systems.sited('cs_77')).toEqual({ ...nowhere, id: 'cs_77', name: 'cs_77' });
  });

  test.each([
    ['High', 'High'],
    ['not BES', 'not BES'],
    [3, '3'],
    ['', null],
    [null, null],
    [{}, null],
  ])('with the rating %j shows %j', (rating, shown) => expect(placed({ rating }).impactRating).toBe(shown));
});

describe('a field', () => {
  const findings = (systems: readonly CyberSystem[], fields: object = {}) =>
    plan(declaring({ EMS: [] }), live([], { systems }), {
      settings: fields,
    }).diagnostics.map(({ code, severity, args }) => ({ code, severity, ...args }));
  const ems = system('cs_1', 'EMS');

  test('that no system has is a notice; a field that some have is not', () => {
    const fields = { impactRatingField: 'rating', controlCenterField: 'center' };
    const unknown = { code: 'unknown-field', severity: 'notice', input: 'control-center-field', field: 'center' };
    const rated = { ...ems, rating: 'High' } as CyberSystem;
    expect(findings([rated, system('cs_2', 'B')], fields)).toEqual([{ ...unknown, near: [] }]);
    const british = { ...system('cs_2', 'B'), centre: 'cc_1' };
    expect(findings([rated, british], fields)).toEqual([{ ...unknown, near: ['centre'] }]);
  });

  test('is not reported if there are no systems', () => {
    const found: Diagnostic[] = [];
    adviseOnFields(live([], { systems: [] }), { controlCenterField: 'center' }, (one) => found.push(one));
    expect(found).toEqual([]);
  });
});

test('a plan has the same digest with and without the fields, whatever rating a file declares', () => {
  const world = liveAs('gone', 'typed');
  const one = { system: 'Alpha', assets: ['new', { name: 'typed', type: 'software' as const }] };
  const rated = { ...world, systems: world.systems.map((system) => ({ ...system, rating: 'High' })) };
  expect(plan(inventory({ ...one, rating: 'Low' }), rated, { settings: { impactRatingField: 'rating' } }).digest).toBe(
    plan(inventory(one), world).digest,
  );
});

test('systems are sorted by site', () => {
  const at = (id: string, site: string | null, siteId = `fac_${site}`) => ({
    ...{ id, name: 'Line Protection', impactRating: null },
    site: site === null ? null : { id: siteId, name: site },
  });
  const twice = at('cs_9', 'B');
  const systems = [
    at('cs_10', 'B'),
    at('cs_2', null),
    twice,
    at('cs_1', null),
    at('cs_7', 'B', 'fac_C'),
    at('cs_11', 'A'),
  ];
  const sorted = [...systems, twice].sort(compareSystems);
  expect(sorted.map(({ id }) => id)).toEqual(['cs_11', 'cs_9', 'cs_9', 'cs_10', 'cs_7', 'cs_1', 'cs_2']);
});
