// The inventory as CSV holds every record, whatever its name, and reads back as it was.
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rearm } from '../../src/core/csv.ts';
import { inventoryCsv } from '../../src/report/inventory-csv.ts';

const organization_slug = 'acme';
const hostile = fc.array(
  fc.constantFrom('=', '-', '@', "'", '"', ',', ';', '\n', '\r', '\t', ' ', 'a', '１', '＝', '😀'),
  {
    maxLength: 8,
  },
);
const name = fc.oneof(
  hostile.map((parts) => parts.join('')),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);

test('whatever the names: one row an asset, its cells what the service has, and none a formula', () => {
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 6 }), name, (names, system) => {
      const systems = [{ id: 'cs_1', name: system, facility_id: null, organization_slug }];
      const assets = names.map((one, number) => {
        return {
          id: `ca_${number}`,
          name: one,
          cyber_system_id: 'cs_1',
          asset_type: 'hardware' as const,
          organization_slug,
        };
      });
      const csv = inventoryCsv(
        { facilities: [], controlCenters: [], systems, assets },
        { bom: false, numbers: new Map() },
      );
      // As a reader that takes any line break outside of quotes for the end of a row.
      const [, ...rows] = parse(csv, { record_delimiter: ['\r\n', '\n', '\r'] });
      const cells = rows.flat();
      for (const cell of cells) expect(cell).not.toMatch(/^[\s"]*[=+\-@＝＋－＠]|^[\t\r\n]/u);
      const byId = new Map(rows.map((row) => [row[6], row.map(rearm)]));
      expect(rows).toHaveLength(names.length);
      names.forEach((one, number) => {
        expect(byId.get(`ca_${number}`)).toEqual(['', '', system, 'cs_1', one, 'hardware', `ca_${number}`]);
      });
    }),
    { numRuns: 500 },
  );
});

test('a record that refers to what is not listed keeps its id', () => {
  const systems = [{ id: 'cs_1', name: 'Alpha', facility_id: 'fac_9', organization_slug }];
  const assets = [
    { id: 'ca_1', name: 'a', cyber_system_id: 'cs_9', asset_type: 'software' as const, organization_slug },
  ];
  const [, ...rows] = inventoryCsv(
    { facilities: [], controlCenters: [], systems, assets },
    { bom: false, numbers: new Map() },
  ).split('\r\n');
  expect(rows).toEqual([',,,cs_9,a,software,ca_1', ',fac_9,Alpha,cs_1,,,', '']);
});

test('behind the columns that are always there stand those that inputs ask for', () => {
  const systems = [
    { id: 'cs_1', name: 'EMS', organization_slug, center: 'cc_1', bes: 'High' },
    { id: 'cs_2', name: 'Yard', facility_id: 'fac_1', organization_slug, center: 'cc_1' },
  ];
  const controlCenters = [{ id: 'cc_1', name: 'Main', organization_slug }];
  const lists = { facilities: [], controlCenters, systems, assets: [] };
  const fields = { controlCenterField: 'center', impactRatingField: 'bes' };
  const [header, ...rows] = inventoryCsv(lists, { bom: false, numbers: new Map(), ...fields }).split('\r\n');
  expect(header).toMatch(/,asset_id,control_center,control_center_id,impact_rating$/);
  expect(rows).toEqual([',,EMS,cs_1,,,,Main,cc_1,High', ',fac_1,Yard,cs_2,,,,,,', '']);
});

test('numbers have a column behind the others where files give any, on each row', () => {
  const system = (id: string) => ({ id, name: id, facility_id: null, organization_slug });
  const asset = (id: string, cyber_system_id: string) => {
    return { id, name: id, cyber_system_id, asset_type: 'hardware' as const, organization_slug };
  };
  const lists = {
    ...{ facilities: [], controlCenters: [], systems: [system('cs_1'), system('cs_2')] },
    assets: [asset('ca_1', 'cs_1'), asset('ca_2', 'cs_1'), asset('ca_3', 'cs_9')],
  };
  const options = { bom: false, controlCenterField: 'control_center_id', impactRatingField: 'impact' };
  const numbers = new Map([['ca_2', 'CI-7']]);
  const rows = parse(inventoryCsv(lists, { ...options, numbers }), { columns: true }) as Record<string, string>[];
  expect(rows.map(({ asset, external_id }) => [asset, external_id])).toEqual([
    ['ca_3', ''],
    ['ca_1', ''],
    ['ca_2', 'CI-7'],
    ['', ''],
  ]);
  expect(inventoryCsv(lists, { ...options, numbers: new Map() })).not.toContain('external_id');
});
