import { expect, test } from 'vitest';
import { type Diagnostic, inFileOrder, type Place } from '../../src/core/diagnostic.ts';
import { diagnostic, sourceFile } from './build.ts';

test('file order: findings without a place, then by path, a whole file before its lines, else as found', () => {
  const one = sourceFile('1.yml');
  const two = sourceFile('2.yml');
  const at = (place: Place | null, id: string): Diagnostic => diagnostic('unknown-asset-id', 'error', place, { id });
  const ordered = inFileOrder([
    at({ file: two, offset: null }, 'h'),
    at({ file: one, offset: 30 }, 'f'),
    at(null, 'a'),
    at({ file: one, offset: null }, 'c'),
    at({ file: one, offset: 30 }, 'g'),
    at({ file: two, offset: 0 }, 'j'),
    at({ file: one, offset: null }, 'd'),
    at(null, 'b'),
    at({ file: one, offset: 0 }, 'e'),
    at({ file: two, offset: null }, 'i'),
  ]);
  expect(ordered.map(({ args }) => ('id' in args ? args.id : '')).join('')).toBe('abcdefghij');
});
