import { expect, test } from 'vitest';
import { isSystemError } from '../../src/core/rejections.ts';
import { exitCodeOf, type Result } from '../../src/core/result.ts';

const REFUSED: readonly Result[] = ['invalid', 'blocked', 'unapproved', 'partial', 'failed', 'cancelled'];
const DONE: readonly Result[] = ['validated', 'no-changes', 'superseded', 'applied', 'clean', 'skipped'];

test.each(REFUSED)('%s is exit code 1, whatever was asked for', (result) => {
  expect([exitCodeOf(result, false, false), exitCodeOf(result, true, true)]).toEqual([1, 1]);
});

test.each(DONE)('%s is exit code 0, whatever was asked for', (result) => {
  expect([exitCodeOf(result, false, false), exitCodeOf(result, true, true)]).toEqual([0, 0]);
});

test.each<Result>(['planned', 'drifted'])(
  '%s is exit code 2 where changes are there and details were asked for',
  (result) => {
    const codes = [exitCodeOf(result, true, true), exitCodeOf(result, true, false), exitCodeOf(result, false, true)];
    expect(codes).toEqual([2, 0, 0]);
  },
);

test.each([
  ['an error of the system', Object.assign(new Error('open'), { code: 'EACCES', syscall: 'open' }), true],
  ['one that has a code alone, as those of libraries', Object.assign(new Error('read'), { code: 'ERR_READ' }), false],
  ['any other error', new Error('a bug'), false],
  ['what is no error', { code: 'EACCES', syscall: 'open' }, false],
])('%s is told from the rest', (_, error, isIt) => expect(isSystemError(error)).toBe(isIt));
