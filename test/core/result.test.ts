import { expect, test } from 'vitest';
import { isSystemError } from '../../src/core/rejections.ts';
import { exitCodeOf, type Result } from '../../src/core/result.ts';

/** The exit codes without and with changes, and with changes where details were asked for. */
test.each<[number[], Result[]]>([
  [
    [1, 1, 1],
    ['invalid', 'blocked', 'unapproved', 'partial', 'failed', 'cancelled'],
  ],
  [
    [0, 0, 0],
    ['validated', 'no-changes', 'superseded', 'applied', 'clean', 'skipped'],
  ],
  [
    [0, 0, 2],
    ['planned', 'drifted'],
  ],
])('exit codes %j: %j', (codes, results) => {
  for (const result of results) {
    expect(exitCodeOf(result, false, true)).toBe(codes[0]);
    expect([false, false, true].map((isDetailed, k) => exitCodeOf(result, k > 0, isDetailed))).toEqual(codes);
  }
});

test.each([
  ['an error of the system', Object.assign(new Error('open'), { code: 'EACCES', syscall: 'open' }), true],
  ['one that has a code alone, as those of libraries', Object.assign(new Error('read'), { code: 'ERR_READ' }), false],
  ['any other error', new Error('a bug'), false],
  ['what is no error', { code: 'EACCES', syscall: 'open' }, false],
])('%s is told from the rest', (_, error, isIt) => expect(isSystemError(error)).toBe(isIt));
