import { expect, test } from 'vitest';
import { isSystemError } from '../../src/core/rejections.ts';
import { EXIT_CODES, exitOf, type Result } from '../../src/core/result.ts';

/** The exit code, the detailed one, and that of a run with a failure besides its result. */
test.each([
  [[1, 1, 1], 'invalid blocked unapproved partial failed cancelled'],
  [[0, 0, 1], 'validated no-changes superseded applied clean skipped'],
  [[0, 2, 1], 'planned drifted'],
])('the exit codes are %j for %s', (codes, results) => {
  for (const result of results.split(' ') as Result[]) {
    const exits = [exitOf(result), exitOf(result, null, true), exitOf(result, 'no record in the ledger', true)];
    expect(exits.map((exit) => EXIT_CODES[exit])).toEqual(codes);
  }
});

test.each([
  ['an error of the operating system', Object.assign(new Error('open'), { code: 'EACCES', syscall: 'open' }), true],
  ['an error with only a code, as from libraries', Object.assign(new Error('read'), { code: 'ERR_READ' }), false],
  ['any other error', new Error('a bug'), false],
  ['an object that is not an error', { code: 'EACCES', syscall: 'open' }, false],
])('recognizes a system error: %s', (_, error, isIt) => expect(isSystemError(error)).toBe(isIt));
