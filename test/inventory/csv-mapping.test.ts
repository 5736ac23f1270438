// The mapping of a CSV export, from a file and from flags.
import { expect, test } from 'vitest';
import { mergeMappings } from '../../src/inventory/csv/mapping.ts';
import { readMappingFile } from '../../src/inventory/csv/mapping-file.ts';
import { mapping } from './csv-rows.ts';

test('of two delimiters the one that is laid over the other counts', () => {
  const [semicolon, comma] = [';', ','].map((delimiter) => ({ ...mapping({}), delimiter }));
  expect(mergeMappings(semicolon!, comma!).delimiter).toBe(',');
});

test('the cells that a file names are strings, whatever YAML reads', () => {
  const { values } = readMappingFile('map.yml', 'values: { 00123: hardware, NO: software }\n', () => {});
  expect([...values.keys()]).toEqual(['00123', 'NO']);
});

test('a column without a name is a wrong type, and none', () => {
  const found: string[] = [];
  const { columns } = readMappingFile('map.yml', 'columns: { name: "" }\n', ({ code }) => found.push(code));
  expect({ size: columns.size, found }).toEqual({ size: 0, found: ['wrong-type'] });
});
