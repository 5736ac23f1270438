import { expect, test } from 'vitest';
import { isSelected, readPath } from '../../src/inventory/paths.ts';

test.each([
  ['inventory', 'inventory', true],
  ['./inventory/', 'inventory', true],
  ['a/../b', 'b', true],
  ['.', '', true],
  ['/srv/site/inventory', 'inventory', true],
  ['/srv/site', '', true],
  ['/srv/other', '/srv/other', false],
  ['../inv', '../inv', false],
  ['a/../..', '..', false],
  ['..names', '..names', true],
  ['inv/*', 'inv/*', true],
])('the path %s is the folder %s', (line, base, inside) => {
  expect(readPath(line, '/srv/site')).toEqual({ base, inside });
});

test.each([
  ['.\\inventory\\alpha\\', 'inventory/alpha'],
  ['inventory\\alpha', 'inventory/alpha'],
  ['C:\\Work\\inventory', 'inventory'],
  ['c:/work/inventory', 'inventory'],
  ['\\\\?\\C:\\work\\inventory', 'inventory'],
  ['\\\\?\\C:\\other\\', 'C:/other'],
  ['\\\\files\\share\\inventory', '//files/share/inventory'],
  ['\\\\?\\UNC\\files\\share\\inventory', '//files/share/inventory'],
  ['..\\inventory', '../inventory'],
])('on Windows %s is the folder %s', (line, base) => {
  expect(readPath(line, 'C:\\work', '\\')).toEqual({ base, inside: base.startsWith('inventory') });
});

test('elsewhere a backslash is part of a name', () => {
  expect(readPath('inventory\\alpha', '/work', '/').base).toBe('inventory\\alpha');
});

test.each([
  ['inventory', ['inventory/a.yml', 'inventory/b/c.YAML'], ['inventory/a.json', 'inventory2/a.yml', 'a.yml']],
  ['a.yml', ['a.yml/b.yml'], ['a.yml']],
  ['.', ['a.yml', 'b/c.yaml'], ['a.txt']],
])('%s selects only YAML files, in any folder below', (line, selected, not) => {
  const { base } = readPath(line, '/srv/site');
  expect(selected.filter((path) => !isSelected(base, path))).toEqual([]);
  expect(not.filter((path) => isSelected(base, path))).toEqual([]);
});
