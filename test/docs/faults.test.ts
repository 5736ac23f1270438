// The page of faults and the tests that show what it says: every row has some, and each is in the file that is named.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './markdown.ts';

/** The first words of a row → files with tests → how the names of tests begin that show it. */
const SHOWN_BY: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'No connection, name not resolved, TLS refused': {
    'test/service/failures.test.ts': ['%s certainly created nothing'],
    'test/apply/create.test.ts': ['not written (429, refused): again after a backoff, no read'],
  },
  'Connection broken after it was sent': {
    'test/service/failures.test.ts': ['a reset after the request was read leaves open whether it created'],
    'test/journeys/failures.test.ts': ['one fault at the first'],
  },
  'No whole answer within `request-timeout`': {
    'test/service/failures.test.ts': ['a service that never answers ends in a timeout'],
    'test/service/retries.test.ts': [
      'a refused connection, a reset, a timeout, HTML and half a JSON are all tried again',
    ],
    'test/journeys/failures.test.ts': ['one fault at the first'],
  },
  '408, 500, 502, 503, 504': {
    'test/service/retries.test.ts': [
      'GET, PATCH and DELETE are tried again after',
      'POST is sent once, whatever it is answered:',
    ],
    'test/apply/create.test.ts': ['unclear, and the list shows it: adopted'],
  },
  '429, with or without `Retry-After`': {
    'test/service/retries.test.ts': ['Retry-After is honoured in seconds and as a date, on top of the jitter'],
    'test/apply/create.test.ts': ['Retry-After is honoured, with jitter on top'],
    'test/journeys/failures.test.ts': ['a rate limit slows an apply down and does not fail it'],
  },
  'Success by another code than documented': {
    'test/service/retries.test.ts': ['a read that is answered with another 2xx than 200 is tried again'],
    'test/apply/faults.test.ts': ['a POST answered'],
  },
  'Created, but not what was asked for, or an asset that was there before': {
    'test/apply/create.test.ts': [
      'created, and its name is another: nothing more',
      'created, by the id of an asset that was known before: nothing more',
    ],
    'test/apply/execute.test.ts': [
      'a create that was answered with something else holds back what waits for it, and the last deletes',
    ],
  },
  'Success, but not readable (HTML, half a JSON)': {
    'test/service/retries.test.ts': [
      'a refused connection, a reset, a timeout, HTML and half a JSON are all tried again',
      'POST is sent once when the answer is unreadable',
    ],
    'test/journeys/failures.test.ts': ['a list that is not one'],
  },
  'An answer that breaks a rule (an id twice, a field missing)': {
    'test/service/retries.test.ts': ['an answer that was read and breaks a rule is not asked for again'],
    'test/hostile/answers.test.ts': ['one id twice', 'a missing field'],
  },
  Redirect: {
    'test/service/failures.test.ts': ['a redirect is an error, is not followed, and the key goes nowhere else'],
    'test/hostile/answers.test.ts': ['a redirect, whose other origin receives nothing'],
  },
  '401, 403': {
    'test/service/failures.test.ts': ['401 and 403 stop everything; other statuses do not'],
    'test/service/paced.test.ts': ['once a write is answered'],
    'test/journeys/failures.test.ts': ['revoked during an apply: writes under way end, and no further one starts'],
  },
  '404': {
    'test/service/conventions.test.ts': [
      '404 is null for a read by id, missing for a delete, and an error for anything else',
    ],
    'test/service/retries.test.ts': ['a DELETE whose first answer is'],
  },
  '409': {
    'test/journeys/failures.test.ts': [
      '409: partial, exit 1; what waits for it is skipped, deletes are held back, the rest is done',
    ],
    'test/apply/create.test.ts': [
      'a taken name at once is a failure',
      'a taken name after an unclear POST may be ours',
    ],
  },
  'Another 4xx': {
    'test/service/retries.test.ts': ['nothing is tried again after'],
    'test/apply/create.test.ts': ['refused for what it says: a failure'],
  },
  'An answer without end': {
    'test/hostile/answers.test.ts': ['1 GB'],
    'test/service/failures.test.ts': [
      'an endless record is cut off just beyond its bound',
      'an endless error body is cut off too, and the status is what counts',
    ],
  },
  'One new asset of that name, system and type': {
    'test/apply/create.test.ts': [],
  },
  'None, twice, 2 s apart': {
    'test/apply/create.test.ts': [],
  },
  Several: {
    'test/apply/create.test.ts': [],
  },
  'It cannot be read': {
    'test/apply/create.test.ts': [],
  },
  'The list lags behind the write by less than 2 s': {
    'test/apply/faults.test.ts': [],
  },
  'The list lags longer': {
    'test/apply/faults.test.ts': [],
  },
  '403, 404, 422': {
    'test/github/client-retries.test.ts': ['takes'],
    'test/github-journeys/faults.test.ts': ['of a plan', 'of an apply'],
  },
  '403, as the token lacks a permission': {
    'test/github-journeys/rights.test.ts': [
      'checks: write, the plan is red and says so',
      'pull-requests: write, a warning names it, and all goes on',
      'anything, the first call says so, in one line',
    ],
  },
  '429, a secondary limit, a used-up limit': {
    'test/github/client-retries.test.ts': [
      '429 that says when',
      'a secondary limit that says nothing',
      'a used-up limit',
      'is repeated after',
    ],
  },
  'A limit that outlasts a minute': {
    'test/github/client-retries.test.ts': ['is not asked again before a limit ends that outlasts a minute'],
  },
  '5xx, reset, an answer that is not readable': {
    'test/github/client-retries.test.ts': ['outlives', 'an update is repeated as a read is', 'is not repeated after'],
  },
  'No connection': {
    'test/github/client-retries.test.ts': ['a connection that is refused did nothing, so even a create is tried again'],
  },
  'No answer in time': {
    'test/github/client-retries.test.ts': ['an answer that does not come is not waited for'],
  },
  'a plan': {
    'test/github-journeys/faults.test.ts': ['of a plan'],
  },
  'an apply': {
    'test/github-journeys/faults.test.ts': ['of an apply'],
  },
  'an apply, when it comments its result': {
    'test/github-journeys/faults.test.ts': ['of telling the result: it is applied all the same, and the log warns'],
  },
  'SIGTERM, SIGINT, SIGHUP, `timeout`': {
    'test/journeys/stopping.test.ts': [],
  },
  'A write in flight that never ends': {
    'test/journeys/stopping.test.ts': [],
  },
  'SIGKILL at any moment': {
    'test/journeys/stopping.test.ts': [],
    'test/worlds/worlds.test.ts': [],
  },
  'SIGKILL between the two writes of a swap': {
    'test/journeys/stopping.test.ts': [],
    'test/apply/recovery.test.ts': [],
  },
  'The key is revoked while it runs': {
    'test/journeys/failures.test.ts': [],
    'test/service/paced.test.ts': [],
  },
  'The journal cannot be written': {
    'test/apply/stopping.test.ts': [],
  },
  'A bug in a write': {
    'test/apply/stopping.test.ts': [],
  },
  'The GET before a PATCH or DELETE shows another change': {
    'test/journeys/failures.test.ts': [],
    'test/apply/execute.test.ts': [],
  },
  'An apply would execute an unapproved change': {
    'test/journeys/approval.test.ts': [],
  },
  'The list does not show an executed change within 15 s': {
    'test/apply/read-back.test.ts': [],
  },
  'A second asset of a name that this run created': {
    'test/apply/read-back.test.ts': [],
    'test/apply/faults.test.ts': [],
  },
};

const lines = readFileSync(join(ROOT, 'docs/faults.md'), 'utf8').split('\n');
const isRow = (line: string, at: number) =>
  line.startsWith('| ') && !line.startsWith('| ---') && !lines[at + 1]?.startsWith('| ---');

/** First cells of tables, and what lists set in bold. */
const rows = lines.flatMap((line, at) =>
  isRow(line, at) ? [line.slice(2).split(' | ', 1)[0] ?? ''] : (/^- \*\*(.*?)\*\*: /.exec(line)?.slice(1) ?? []),
);

test('every row is shown by tests, and no tests show a row that is gone', () => {
  expect(rows.toSorted()).toEqual(Object.keys(SHOWN_BY).toSorted());
});

const named = Object.values(SHOWN_BY).flatMap((files) =>
  Object.entries(files).flatMap(([file, names]) => (names.length > 0 ? names : ['']).map((name) => ({ file, name }))),
);

test.each(named)('$file has: $name', ({ file, name }) => {
  expect(readFileSync(join(ROOT, file), 'utf8')).toContain(name === '' ? 'test(' : `'${name}`);
});
