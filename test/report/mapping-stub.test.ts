// The mapping file that an import suggests.
import { expect, test } from 'vitest';
import { diagnostic } from '../../src/core/diagnostic.ts';
import { NO_MAPPING } from '../../src/inventory/csv/mapping.ts';
import { mappingStub } from '../../src/report/mapping-stub.ts';
import { ALPHA, BETA, file } from './builder.ts';

const EMPTY = { ...NO_MAPPING };

const at = { file: file('export.csv'), offset: 3 };

test('a system that rows of several facilities leave unclear is asked for by their column, never as one of its ids', () => {
  const finding = diagnostic('ambiguous-cyber-system', 'error', at, {
    name: 'EMS',
    systems: [
      { ...ALPHA, site: { id: 'fac_1', name: 'North' } },
      { ...BETA, site: { id: 'fac_2', name: 'South' } },
    ],
    takesFacility: true,
  });
  const stub = mappingStub(EMPTY, 'export.csv', [finding, finding]);
  expect(stub).toContain('columns:\n  facility: # the column that names the site\n');
  expect(stub).not.toContain(ALPHA.id);
});

test('the code of a site is mapped, with a near name, and a facility that is there is not', () => {
  const args = { system: ALPHA, facilities: ['Riverside Substation'], renamed: null };
  const code = { ...args, facility: 'Riverside', isKnown: false, near: ['Riverside Substation'] };
  const stub = mappingStub(EMPTY, 'export.csv', [
    diagnostic('facility-mismatch', 'error', at, code),
    diagnostic('facility-mismatch', 'error', at, { ...args, facility: 'North', isKnown: true, near: [] }),
    diagnostic('facility-mismatch', 'error', at, { ...args, facility: 'RVS', isKnown: false, near: [] }),
  ]);
  expect(stub).toContain('  "Riverside": "Riverside Substation"\n  "RVS":\n');
  expect(stub).not.toContain('North');
});

test('what was said of rows is kept', () => {
  const where = new Map([['Status', ['active', 'spare']]]);
  const finding = diagnostic('csv-unknown-type', 'error', at, { value: 'PLC', near: [], rows: 1, lines: [2] });
  expect(mappingStub({ ...EMPTY, where }, 'export.csv', [finding])).toContain(
    'where:\n  "Status": ["active", "spare"]\n',
  );
});
