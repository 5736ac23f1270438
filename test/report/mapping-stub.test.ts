// The mapping file that an import suggests.
import { expect, test } from 'vitest';
import { diagnostic } from '../../src/core/diagnostic.ts';
import { mappingStub } from '../../src/report/mapping-stub.ts';
import { ALPHA, BETA, file } from './builder.ts';

const EMPTY = { columns: new Map(), defaults: new Map(), values: new Map(), systems: new Map(), delimiter: null };

test('a system that rows of several facilities leave unclear is asked for once', () => {
  const at = { file: file('export.csv'), offset: 3 };
  const finding = diagnostic('ambiguous-cyber-system', 'error', at, {
    name: 'EMS',
    systems: [ALPHA, BETA],
    takesFacility: true,
  });
  const stub = mappingStub(EMPTY, 'export.csv', [finding, finding]);
  expect(stub?.match(/^ {2}"EMS":/gm)).toHaveLength(1);
});
