// The page of faults names the tests that show what it says: each of them is in the file that it names.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './markdown.ts';

interface Named {
  readonly file: string;
  /** As written in the file, up to where a test that is run for several values differs. */
  readonly name: string;
}

/** `` `file`: _name_, _name_ `` in the tables; `…` stands for the rest of a name. */
function testsNamed(row: string): Named[] {
  return Array.from(row.matchAll(/`(test\/[^`]+)`: ((?:_[^_|]+_(?:, )?)+)/g)).flatMap(([, file = '', names = '']) =>
    Array.from(names.matchAll(/_([^_]+)_/g), ([, name = '']) => ({ file, name: name.replace(/ ?…$/, '') })),
  );
}

const named = readFileSync(join(ROOT, 'docs/faults.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .flatMap(testsNamed);

test('every row about a request names some', () => {
  expect(named.length).toBeGreaterThan(40);
});

test.each(named)('$file has: $name', ({ file, name }) => {
  expect(readFileSync(join(ROOT, file), 'utf8')).toContain(`'${name}`);
});
