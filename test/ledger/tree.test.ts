// The lists as files of the ledger: their paths, columns and order, whatever ids and fields the service has.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listsIn } from '../../src/ledger/listed.ts';
import { liveFiles } from '../../src/ledger/tree.ts';
import { asset } from './stage.ts';

const system = (id: string, facility_id: string | null, more = {}) => ({
  ...{ id, name: id, facility_id, organization_slug: 'acme' },
  ...more,
});

test('ids in paths are encoded by their bytes, and a facility with the id none does not use the folder none', () => {
  const systems = [system('cs/é', 'none'), system('cs_2', null), system('cs_3', '')];
  const assets = ['cs_9', 'cs/é'].map((home, n) => asset(`ca_${n}`, 'lost', home));
  const files = liveFiles({ facilities: [], controlCenters: [], systems, assets }, {});
  expect([...files.keys()].slice(0, 4)).toEqual(
    ['%6Eone/cs%2F%C3%A9', 'none/cs_2', 'none/cs_3', 'none/cs_9'].map((at) => `live/assets/${at}.csv`),
  );
  expect(listsIn(files).assets.map(({ cyber_system_id }) => cyber_system_id)).toEqual(['cs/é', 'cs_9']);
});

test('rows are sorted by the bytes of their ids, not by UTF-16 code units', () => {
  const facilities = ['\u{1F600}', '\uFF5E', 'fac_2', 'fac_10'].map((id) => ({
    id,
    name: 'x',
    organization_slug: 'acme',
  }));
  const files = liveFiles({ facilities, controlCenters: [], systems: [], assets: [] }, {});
  const ids = files
    .get('live/facilities.csv')
    ?.split('\n')
    .map((line) => line.split(',')[0]);
  expect(ids).toEqual(['id', 'fac_10', 'fac_2', '\uFF5E', '\u{1F600}', '']);
});

test('columns that inputs name have the same headings, whatever the service calls the fields', () => {
  const systems = [system('cs_1', null, { rating: 'High', center: 'cc_1' }), system('cs_2', 'fac_1', { rating: 3 })];
  const fields = { impactRatingField: 'rating', controlCenterField: 'center' };
  const lists = { facilities: [], controlCenters: [], systems, assets: [] };
  const rows = (shown: typeof fields | object) =>
    liveFiles(lists, shown).get('live/systems.csv')?.split('\n').slice(0, -1);
  expect(rows(fields)).toEqual([
    'id,name,facility_id,impact_rating,control_center_id',
    'cs_1,cs_1,,High,cc_1',
    'cs_2,cs_2,fac_1,3,',
  ]);
  expect(rows({})?.[0]).toBe('id,name,facility_id');
});

test('a list reads the same with no cell and with every cell quoted, even with missing or extra cells', () => {
  const cell = fc.stringMatching(/^[^",\n]*$/);
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 5 })), fc.boolean(), (rows, endsLine) => {
      const lines = [['id', 'name', 'asset_type'], ...rows];
      const listed = (write: (text: string) => string) => {
        const text = lines.map((cells) => cells.map(write).join(',')).join('\n');
        // Without quotes, an empty last line would only end the line before it.
        return listsIn(new Map([['live/assets/fac_1/cs_1.csv', endsLine ? `${text}\n` : text]])).assets;
      };
      fc.pre(endsLine || rows.at(-1)?.join() !== '');
      expect(listed((text) => text)).toEqual(listed((text) => `"${text}"`));
    }),
  );
});
