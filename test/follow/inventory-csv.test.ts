// The inventory as CSV contains every record with any name, and is read back unchanged.
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rearm } from '../../src/core/csv.ts';
import type { Lists } from '../../src/core/model.ts';
import { inventoryCsv } from '../../src/follow/csv/inventory-csv.ts';
import { asset, system } from '../core/build.ts';

const hostile = fc.constantFrom('=', '-', '@', "'", '"', ',', ';', '\n', '\r', '\t', ' ', 'a', '１', '＝', '😀');
const name = fc.oneof(
  fc.array(hostile, { maxLength: 8 }).map((parts) => parts.join('')),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);

type Options = Parameters<typeof inventoryCsv>[1];

function csvOf(lists: Partial<Lists>, options: Partial<Options> = {}): string {
  const all = { facilities: [], controlCenters: [], systems: [], assets: [], ...lists };
  return inventoryCsv(all, { numbers: new Map(), ...options });
}

test('the CSV has a row for each asset with any name, with the values of the service and no formula', () => {
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 6 }), name, (names, home) => {
      const assets = names.map((one, number) => asset(`ca_${number}`, 'cs_1', one));
      const csv = csvOf({ systems: [system('cs_1', home, null)], assets });
      // Like a reader that ends a row at any line break outside of quotes.
      const [, ...rows] = parse(csv, { record_delimiter: ['\r\n', '\n', '\r'] });
      const cells = rows.flat();
      for (const cell of cells) expect(cell).not.toMatch(/^[\s"]*[=+\-@＝＋－＠]|^[\t\r\n]/u);
      const byId = new Map(rows.map((row) => [row[6], row.map(rearm)]));
      expect(rows).toHaveLength(names.length);
      names.forEach((one, number) => {
        expect(byId.get(`ca_${number}`)).toEqual(['', '', home, 'cs_1', one, 'hardware', `ca_${number}`]);
      });
    }),
    { numRuns: 500 },
  );
});

test('a reference to a record that is not listed keeps the id', () => {
  const lists = { systems: [system('cs_1', 'Alpha', 'fac_9')], assets: [asset('ca_1', 'cs_9', 'a', 'software')] };
  const [, ...rows] = csvOf(lists).split('\r\n');
  expect(rows).toEqual([',,,cs_9,a,software,ca_1', ',fac_9,Alpha,cs_1,,,', '']);
});

test('columns that inputs ask for come after the columns that are always there', () => {
  const systems = [
    { ...system('cs_1', 'EMS'), center: 'cc_1', bes: 'High' },
    { ...system('cs_2', 'Yard', 'fac_1'), center: 'cc_1' },
  ];
  const fields = { controlCenterField: 'center', impactRatingField: 'bes' };
  const [header, ...rows] = csvOf({ controlCenters: [{ id: 'cc_1', name: 'Main' }], systems }, fields).split('\r\n');
  expect(header).toMatch(/,asset_id,control_center,control_center_id,impact_rating$/);
  expect(rows).toEqual([',,EMS,cs_1,,,,Main,cc_1,High', ',fac_1,Yard,cs_2,,,,,,', '']);
});

test('external ids have the last column on each row, if files have any', () => {
  const lists = {
    systems: ['cs_1', 'cs_2'].map((id) => system(id, id, null)),
    assets: [asset('ca_1', 'cs_1', 'ca_1'), asset('ca_2', 'cs_1', 'ca_2'), asset('ca_3', 'cs_9', 'ca_3')],
  };
  const options = { controlCenterField: 'control_center_id', impactRatingField: 'impact' };
  const numbers = new Map([['ca_2', 'CI-7']]);
  const rows = parse(csvOf(lists, { ...options, numbers }), { columns: true }) as Record<string, string>[];
  expect(rows.map((row) => [row.asset, row.external_id])).toEqual([
    ['ca_3', ''],
    ['ca_1', ''],
    ['ca_2', 'CI-7'],
    ['', ''],
  ]);
  expect(csvOf(lists, options)).not.toContain('external_id');
});
