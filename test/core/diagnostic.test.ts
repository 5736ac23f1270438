import { expect, test } from 'vitest';
import { type Diagnostic, inFileOrder, type Place } from '../../src/core/diagnostic.ts';
import { diagnostic, sourceFile } from './build.ts';

test('file order: findings without a place, then by path, a whole file before its lines, else as found', () => {
  const one = sourceFile('1.yml');
  const two = sourceFile('2.yml');
  const at = (place: Place | null, reason: string): Diagnostic => diagnostic('yaml-syntax', 'error', place, { reason });
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
  expect(ordered.map(({ args }) => ('reason' in args ? args.reason : '')).join('')).toBe('abcdefghij');
});
