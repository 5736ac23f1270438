import { expect, test } from 'vitest';
import { isSystemError } from '../../src/core/rejections.ts';
import { exitCodeOf, type Result } from '../../src/core/result.ts';

/** The exit code, and the one where a detailed code was asked for. */
test.each<[number[], Result[]]>([
  [
    [1, 1],
    ['invalid', 'blocked', 'unapproved', 'partial', 'failed', 'cancelled'],
  ],
  [
    [0, 0],
    ['validated', 'no-changes', 'superseded', 'applied', 'clean', 'skipped'],
  ],
  [
    [0, 2],
    ['planned', 'drifted'],
  ],
])('exit codes %j: %j', (codes, results) => {
  for (const result of results) expect([exitCodeOf(result), exitCodeOf(result, true)]).toEqual(codes);
});

test.each([
  ['an error of the system', Object.assign(new Error('open'), { code: 'EACCES', syscall: 'open' }), true],
  ['one that has a code alone, as those of libraries', Object.assign(new Error('read'), { code: 'ERR_READ' }), false],
  ['any other error', new Error('a bug'), false],
  ['what is no error', { code: 'EACCES', syscall: 'open' }, false],
])('%s is told from the rest', (_, error, isIt) => expect(isSystemError(error)).toBe(isIt));
