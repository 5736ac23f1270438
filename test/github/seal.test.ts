// The input signing-key: several keys one a line, each long enough, and white space is no key.
import { expect, test } from 'vitest';
import { readSigningKeys } from '../../src/github/seal.ts';

const [ONE, OTHER] = ['a'.repeat(32), 'b'.repeat(33)];

test.each([
  ['', []],
  [ONE, [ONE]],
  [` ${ONE} \r\n\n${OTHER}\n`, [ONE, OTHER]],
])('%j gives its keys', (input, keys) => {
  expect(readSigningKeys(input)).toEqual(keys);
});

test.each([' ', '\n', ' \t\r\n ', 'a'.repeat(31), ` ${'a'.repeat(31)} `, `${ONE}\nshort`])(
  '%j is an error',
  (input) => {
    expect(() => readSigningKeys(input)).toThrow('signing-key has a key of under 32 characters.');
  },
);
