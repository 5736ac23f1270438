// The mapping file that an import suggests.
import { expect, test } from 'vitest';
import { NO_MAPPING } from '../../src/follow/csv/mapping.ts';
import { mappingStub } from '../../src/follow/csv/mapping-stub.ts';
import { diagnostic } from '../core/build.ts';
import { ALPHA, BETA, file } from '../text/builder.ts';

const at = { file: file('export.csv'), offset: 3 };

test('the stub resolves an ambiguous system name with the facility column, never with the id of one system', () => {
  const finding = diagnostic('ambiguous-cyber-system', 'error', at, {
    name: 'EMS',
    systems: [
      { ...ALPHA, site: { id: 'fac_1', name: 'North' } },
      { ...BETA, site: { id: 'fac_2', name: 'South' } },
    ],
    takesFacility: true,
  });
  const stub = mappingStub(NO_MAPPING, 'export.csv', [finding, finding], []);
  expect(stub).toContain('columns:\n  facility: # the column that names the site\n');
  expect(stub).not.toContain(ALPHA.id);
});

test('the stub maps each unknown facility, with a similar name if there is one', () => {
  const rowsAt = { rows: 1, lines: [2] };
  const ALL = ['North', 'Riverside Substation'];
  const stub = mappingStub(
    NO_MAPPING,
    'export.csv',
    [
      diagnostic('csv-unknown-facility', 'error', at, {
        name: 'Riverside',
        near: ['Riverside Substation'],
        all: ALL,
        ...rowsAt,
      }),
      diagnostic('csv-unknown-facility', 'error', at, { name: 'RVS', near: [], all: ALL, ...rowsAt }),
    ],
    [],
  );
  expect(stub).toContain(
    '  "Riverside": "Riverside Substation"\n  "RVS": # one of "North" or "Riverside Substation", or null\n',
  );
});

test('the stub keeps the given mapping and adds what it asks for', () => {
  const given = {
    columns: new Map([['facility' as const, ['Site', '{Room} {Rack}']]]),
    only: new Map([['Kind', ['Network*']]]),
    header: 3,
    facilities: new Map([
      ['CC', null],
      ['N', 'North'],
    ]),
    skip: new Map([['Status', ['retired', 'planned']]]),
  };
  const [rows, lines] = [2, [2, 5]];
  const stub = mappingStub(
    { ...NO_MAPPING, ...given, delimiter: '\t' },
    'export.csv',
    [
      diagnostic('csv-unknown-type', 'error', at, { value: 'PLC', column: 'Class', near: [], rows, lines }),
      diagnostic('csv-empty-cell', 'error', at, { field: 'name', column: 'Hostname', rows, lines }),
      diagnostic('csv-empty-cell', 'error', at, { field: 'asset_type', column: 'Status', rows, lines }),
    ],
    ['Hostname', 'Class'],
  );
  expect(stub?.slice(stub.indexOf('# headers'))).toBe(
    [
      '# headers of the export: "Hostname" and "Class"',
      'header: 3',
      'columns:',
      '  facility: ["Site", "{Room} {Rack}"]',
      '  # external_id: the number of each asset, which stays',
      'values: # hardware or software',
      '  "PLC": hardware',
      "facilities: # the export's name: the service's name or id, or null for no facility",
      '  "CC": null',
      '  "N": "North"',
      'only: # rows to take',
      '  "Kind": "Network*"',
      'skip: # rows to leave out',
      '  "Status": ["retired", "planned", ""]',
      '  "Hostname": ""',
      'delimiter: tab',
      '\n',
    ].join('\n'),
  );
});
