// The mapping file that an import suggests.
import { expect, test } from 'vitest';
import { NO_MAPPING, readMapping } from '../../src/follow/csv/mapping.ts';
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
  expect(stub).toContain('# columns:\n  # facility: "HEADER" # the column that names the site\n');
  expect(stub).not.toContain(ALPHA.id);
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
  const part = { isPart: false, of: 9, rows, lines };
  const stub = mappingStub(
    { ...NO_MAPPING, ...given, delimiter: '\t' },
    'export.csv',
    [
      diagnostic('csv-unknown-type', 'error', at, { value: '', column: 'Class', near: [], rows, lines }),
      diagnostic('csv-odd-row', 'error', at, { kind: 'single', value: 'Page 1', column: 'Hostname', rows, lines }),
      diagnostic('csv-unknown-type', 'error', at, { value: 'PLC', column: 'Class', near: [], rows, lines }),
      diagnostic('csv-empty-cell', 'error', at, { field: 'name', columns: ['Hostname'], ...part }),
      diagnostic('csv-empty-cell', 'error', at, { field: 'cyber_system', columns: ['Status'], ...part }),
    ],
    ['Hostname', 'Class', ...'abcde'],
  );
  expect(stub?.slice(stub.indexOf('# headers'))).toBe(
    [
      '# headers of the export: "Hostname", "Class", "a", "b", "c", "d", "e"',
      'header: 3',
      'columns:',
      '  facility: ["Site", "{Room} {Rack}"]',
      '  # external_id: the number of each asset, which stays',
      'values: # hardware or software',
      '  "PLC": "hardware"',
      "facilities: # the export's name: the service's name or id, or null for no facility",
      '  "CC": null',
      '  "N": "North"',
      '# defaults: # for empty cells',
      '  # asset_type: "hardware" # or "software"',
      'only: # rows to take',
      '  "Kind": "Network*"',
      'skip: # rows to leave out',
      '  "Status": ["retired", "planned"]',
      '  "Hostname": ["Page 1", ""]',
      'delimiter: tab',
      '\n',
    ].join('\n'),
  );
  // It is a mapping as it is printed, and with its comments taken as lines.
  const printed = stub!.slice(stub!.indexOf('# headers'));
  for (const text of [printed, printed.replace(/^( *)# (?=defaults:|asset_type:)/gm, '$1')])
    readMapping('m', text, () => expect.unreachable());
});
