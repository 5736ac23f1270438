import { describe, expect, test } from 'vitest';
import { readPaths } from '../../src/inventory/paths.ts';

async function one(line: string) {
  const [selection] = await readPaths([line], '/srv/site');
  if (selection === undefined) throw new Error(`no selection for ${line}`);
  return selection;
}

describe('lines of the input path', () => {
  test('may come as one text; blank lines do not count', async () => {
    const selections = await readPaths(['inventory\r\n\n  sites/a.yml  \n', ''], '/srv/site');
    expect(selections.map((selection) => selection.line)).toEqual(['inventory', 'sites/a.yml']);
  });

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
    ['inventory/**/*.yml', 'inventory', true],
    ['/srv/site/inv/*.yml', 'inv', true],
    ['../inv/*.yml', '../inv', false],
    ['inv\\[1\\]/*.yml', 'inv[1]', true],
  ])('%s starts at %s', async (line, base, inside) => {
    expect(await one(line)).toMatchObject({ base, inside });
  });
});

test.each([
  ['.\\inventory\\alpha\\', 'inventory/alpha/a.yml'],
  ['inventory\\alpha', 'inventory/alpha/a.yml'],
  ['inventory\\*\\a.yml', 'inventory/alpha/a.yml'],
])('on Windows %s selects the paths of git', async (line, path) => {
  const [selection] = await readPaths([line], '/work', '\\');
  expect(selection?.selects(path)).toBe(true);
  const [elsewhere] = await readPaths([line], '/work', '/');
  expect(elsewhere?.selects(path)).toBe(false);
});

describe('what a line selects', () => {
  test.each([
    ['inventory', ['inventory/a.yml', 'inventory/b/c.YAML'], ['inventory/a.json', 'inventory2/a.yml', 'a.yml']],
    ['inventory/list.txt', ['inventory/list.txt'], ['inventory/list.txt2']],
    ['.', ['a.yml', 'b/c.yaml'], ['a.txt']],
    ['inv/*.yml', ['inv/a.yml'], ['inv/b/a.yml', 'inv/a.yaml']],
    ['inv/**', ['inv/a.yml', 'inv/b/a.yaml'], ['inv/readme.md']],
    ['sites/*/inventory', ['sites/a/inventory/x.yml', 'sites/b/inventory/c/d.yaml'], ['sites/a/x.yml']],
    ['{a,b/c}/*.yml', ['a/x.yml', 'b/c/x.yml'], ['b/x.yml']],
    ['!inv/*.yml', [], ['inv/a.yml', 'other/a.yml']],
  ])('%s', async (line, selected, not) => {
    const selection = await one(line);
    expect(selected.filter((path) => !selection.selects(path))).toEqual([]);
    expect(not.filter((path) => selection.selects(path))).toEqual([]);
  });
});

describe('where a line may find more', () => {
  test.each([
    ['inventory', ['inventory', 'inventory/a/b'], ['other', 'inventory2']],
    ['a/b/c', ['a', 'a/b'], ['b', 'a/c']],
    ['inv/*/x/*.yml', ['inv', 'inv/a', 'inv/a/x'], ['inv/a/y', 'inv/a/x/z', 'other']],
    ['**/*.yml', ['a', 'a/b'], ['.hidden', 'a/.hidden']],
    ['a/{b/c,d}/*.yml', ['a', 'a/b', 'a/b/c', 'a/d'], ['b']],
    ['sites/*/inventory', ['sites/a/inventory/deep/er'], ['sites/a/other']],
  ])('%s', async (line, holding, not) => {
    const selection = await one(line);
    expect(holding.filter((path) => !selection.mayHold(path))).toEqual([]);
    expect(not.filter((path) => selection.mayHold(path))).toEqual([]);
  });
});
