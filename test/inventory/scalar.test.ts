import fc from 'fast-check';
import { CORE_SCHEMA, load, YAML11_SCHEMA } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { readsAs } from '../../src/inventory/yaml.ts';

describe('readsAs', () => {
  test.each([
    ['null', ['', '~', 'null', 'Null', 'NULL']],
    ['boolean', ['true', 'True', 'TRUE', 'false', 'yes', 'Yes', 'NO', 'no', 'on', 'ON', 'Off', 'y', 'Y', 'n', 'N']],
    ['number', ['0', '12', '-1', '+1', '0123', '089', '0o17', '0x1F', '0b101', '1_000', '190:20:30', '1:2', '8:07.5']],
    [
      'number',
      ['1e3', '1E+3', '.5', '1.', '.', '1_0.5', '-.5e-3', '.inf', '-.INF', '+.Inf', '.nan', '.NaN', '6.02e23'],
    ],
    ['date', ['12:30', '08:30:00', '2024-01-01', '2024-1-1', '2001-12-14t21:59:43.10-05:00']],
    ['date', ['2001-12-14 21:59:43.10 -5', '2001-12-15 2:59:43.10', '2001-12-14T21:59:43Z']],
    ['default', ['=']],
    ['merge', ['<<']],
  ])('%s', (reading, texts) => {
    for (const text of texts) expect([text, readsAs(text)]).toEqual([text, reading]);
  });

  test.each([
    ...['ems-scada-01', 'nO', 'yES', 'tRue', 'nulL', 'inf', 'nan', '10.0.0.1', '1.2.3', '00:1A:2B:3C:4D:5E', '12a'],
    ...['0x', '1e', 'e3', '1:60', '1:2a', '2024-01', '2024-001-01', '-', '+', '--', '...', '==', '<', 'NOT', '١٢'],
  ])('%s is text', (text) => {
    expect(readsAs(text)).toBeNull();
  });

  test('names the type of every text that a YAML library does not read as a string', () => {
    const pieces = '0 1 9 _ : . - + e E x o b a F T Z y no n'.split(' ');
    const words = ['30', '60', '2024', '-01', 'inf', 'nan', 'NaN', 'true', 'off', 'null', '~', '=', '<<'];
    const text = fc.array(fc.constantFrom(...pieces, ...words), { minLength: 1, maxLength: 7 }).map((p) => p.join(''));
    const named = fc.property(text, (scalar) => {
      // `yaml` takes `e0` for a float of YAML 1.1, which its specification does not.
      fc.pre(!/^[-+]?e/i.test(scalar) && scalar !== '-' && !scalar.startsWith('---') && !/[:]$/.test(scalar));
      const isString = readings(scalar).every((value) => typeof value === 'string');
      return isString || readsAs(scalar) !== null;
    });
    fc.assert(named, { numRuns: 20_000 });
  });
});

function readings(scalar: string): unknown[] {
  const inList = `[${scalar}]`;
  const lists = [
    load(inList, { schema: CORE_SCHEMA }),
    load(inList, { schema: YAML11_SCHEMA }),
    parseYaml(inList, { version: '1.1', merge: false }),
    parseYaml(inList, { version: '1.2' }),
  ];
  return lists.map((list) => (Array.isArray(list) ? list[0] : list));
}
