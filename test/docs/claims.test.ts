// What the pages on security and on faults claim, and the tests that show it: every claim has some, and each is in the file
// that is named. The pages are for readers, so the tests are named here.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, readPage } from './markdown.ts';

/** A claim → tests that show it, as `file: part of a title`, or the file alone if that is what it is about. */
type Claims = Readonly<Record<string, readonly string[]>>;

/** Attempts that docs/security.md says fail, in every setup or in some. */
const ATTEMPTS: Claims = {
  'A mistake: a lost folder, a stale branch, a wrong name, a key of another organization': [
    'github-journeys/apply: a guard blocks writes nothing',
    'github-journeys/forged: in another organization',
  ],
  'An outsider opens a pull request from a fork: its files are validated, without a key': [
    'github-journeys/rights: the checks are left alone',
    'github-journeys/rights: of a fork that was given the key',
  ],
  "An outsider imitates the tool's comment or issue": [
    'github/drift-issue: an outsider wrote the marker',
    'github/comment: with our marker, by somebody else',
  ],
  'Anyone declares names that are markup, mentions or workflow commands': [
    'sinks/action: fail and name names',
    'report/inert: are the same whatever the names',
  ],
  'A writer pushes a merge made by hand, to hide what was reviewed since': [
    'github-journeys/sealed: that hides the revert',
  ],
  'A writer moves a record to another pull request, commit, organization, service or path': [
    'github-journeys/forged: says another pull request',
    'github-journeys/forged: on another commit',
    'github-journeys/forged: in another organization',
    'github-journeys/forged: at another service',
    'github-journeys/forged: another path',
  ],
  'A writer retargets a pull request that was planned for another branch': [
    'github-journeys/sealed: when it is retargeted',
    'github-journeys/sealed: is of the one before',
  ],
  'A writer starts two applies at once, or stops or suspends one halfway': [
    'github-journeys/marks: two runs at once',
    'github-journeys/marks: gives no sign',
    'github-journeys/recovery: finishes what was approved',
    'github-journeys/applies: another one has gone on',
  ],
  'Somebody changes an asset by hand between plan and the reading before its write': [
    'apply/execute: nothing is written to it',
  ],
  'A writer reruns an old run, which uses the old workflow file': [
    'github-journeys/apply: an old run',
    'github-journeys/forged: run again after the merge',
  ],
  'A writer commits a tree of few objects and millions of paths': ['inventory/git: a hundred million paths'],
  'A step before ours in the same job changes the workspace': ['inventory/git: whatever the work tree, the index'],
  'The network between runner and service': [
    'service/failures: nobody vouches for',
    'service/failures: a redirect is an error',
  ],
  'A reader of a public repository looks for names': [
    'journeys/privacy: taken for public',
    'sinks/action: fail and name names',
  ],
  'A writer merges a change that nobody else has looked at': ['github-journeys/reviews: nobody reviews'],
  'A writer pushes to the default branch': [
    'github-journeys/refused: is refused; the next',
    'github-journeys/sealed: by any direct push',
  ],
  'A writer approves by a dispatched digest': ['github-journeys/reviews: a digest is dispatched'],
  'A writer gets a review, and pushes another commit': ['github-journeys/reviews: of an older commit'],
  'A writer edits the workflow on a branch, to take the key': ['setup/doctor: environment-branches'],
  'A writer forges a record, with a workflow on a branch that has `checks: write`': [
    'github-journeys/forged: has no seal',
  ],
  'A writer edits the comment or the check that reviewers read': [
    'github-journeys/sealed: edited and put back',
    'github-journeys/sealed: the summary of the check',
  ],
  'A writer adds a second comment of our bot that looks like the plan': [
    'github-journeys/sealed: another comment of the same bot',
  ],
  'A writer erases the newest record, to have the one before count again': [
    'github-journeys/sealed: does not bring the older one back',
    'github-journeys/sealed: that was renamed',
  ],
  "A writer writes the commits of a bot's or a colleague's pull request, and approves it": [
    'github-journeys/reviews: has pushed to it',
    'github-journeys/reviews: a bot opened it',
  ],
  'A reader with no right to write approves, or blocks': [
    'github-journeys/reviews: may only read approves',
    'github-journeys/reviews: an outsider asks',
  ],
  'A writer brings back a change whose revert was reviewed': [
    'github-journeys/sealed: that reverts it',
    'github-journeys/sealed: what the revert showed',
    'github-journeys/sealed: by any direct push',
    'github-journeys/sealed: rerun of the old apply',
  ],
  'A writer forges a mark: a deployment, or its success': ['github-journeys/marks: without the seal'],
  'A writer deletes marks': ['github-journeys/forged: saw a mark'],
  'A writer posts our deployments or statuses again, or hundreds of others': [
    'github-journeys/applies: 100 replays',
    'github-journeys/applies: 100 without a seal',
    'github-journeys/applies: 1,001 of them',
    'github-journeys/applies: another environment',
  ],
  'A writer turns the required check green by a job of its name': ['github-journeys/sealed: the name of the check'],
};

/** Measures of SECURITY.md, by what they are against. */
const MEASURES: Claims = {
  'A key in a file, an argument or a log': ['journeys/action: masks the key', 'sinks/cli: names with a status'],
  'A key sent elsewhere': [
    'service/endpoint: NODE_TLS_REJECT_UNAUTHORIZED=0 is refused',
    'service/failures: a redirect is an error',
  ],
  'A plan that writes': ['journeys/plan: three reads and nothing else'],
  'A change that nobody saw': ['journeys/approval: the world moved'],
  'A mass delete': ['journeys/guards: nor a digest lifts them', 'apply/execute: nothing is written to it'],
  'A broken or hostile service': [
    'service/answers: a list of assets is refused',
    'service/exchange: no memory is taken',
  ],
  'Hostile names': ['report/inert: are the same whatever the names'],
  'Hostile YAML': ['inventory/hostile: made to break a parser'],
  'A pull request that runs code': [
    'inventory/git: whatever the work tree, the index',
    'github-journeys/rights: of a fork that was given the key',
  ],
  'Names in public logs': ['journeys/privacy: taken for public'],
  'Others on the machine': ['commands/run-files: is for its owner alone'],
  'Code that is not the source': ['packaging/packaging: runs as it is packed'],
};

/** The first words of the rows of docs/faults.md. */
const FAULTS: Claims = {
  '404': [
    'service/conventions: 404 is null for a read by id, missing for a delete, and an error for anything else',
    'service/retries: a DELETE whose first answer is',
  ],
  '409': [
    'journeys/failures: 409: partial, exit 1; what waits for it is skipped, deletes are held back, the rest is done',
    'apply/create: a taken name at once is a failure',
    'apply/create: a taken name after an unclear POST may be ours',
  ],
  'No connection, name not resolved, TLS refused': [
    'service/failures: %s certainly created nothing',
    'apply/create: not written (429, refused): again after a backoff, no read',
  ],
  'Connection broken after it was sent': [
    'service/failures: a reset after the request was read leaves open whether it created',
    'journeys/failures: one fault at the first',
  ],
  'No whole answer within `request-timeout`': [
    'service/failures: a service that never answers ends in a timeout',
    'service/retries: a refused connection, a reset, a timeout, HTML and half a JSON are all tried again',
    'journeys/failures: one fault at the first',
  ],
  '408, 500, 502, 503, 504': [
    'service/retries: GET, PATCH and DELETE are tried again after',
    'service/retries: POST is sent once, whatever it is answered:',
    'apply/create: unclear, and the list shows it: adopted',
  ],
  '429, with or without `Retry-After`': [
    'service/retries: Retry-After is honoured in seconds and as a date, on top of the jitter',
    'apply/create: Retry-After is honoured, with jitter on top',
    'journeys/failures: a rate limit slows an apply down and does not fail it',
  ],
  'Success by another code than documented': [
    'service/retries: a read that is answered with another 2xx than 200 is tried again',
    'apply/faults: a POST answered',
  ],
  'Created, but not what was asked for, or an asset that was there before': [
    'apply/create: created, and its name is another: nothing more',
    'apply/create: created, by the id of an asset that was known before: nothing more',
    'apply/execute: a create that was answered with something else holds back what waits for it, and the last deletes',
  ],
  'Success, but not readable (HTML, half a JSON)': [
    'service/retries: a refused connection, a reset, a timeout, HTML and half a JSON are all tried again',
    'service/retries: POST is sent once when the answer is unreadable',
    'journeys/failures: a list that is not one',
  ],
  'An answer that breaks a rule (an id twice, a field missing)': [
    'service/retries: an answer that was read and breaks a rule is not asked for again',
    'hostile/answers: one id twice',
    'hostile/answers: a missing field',
  ],
  Redirect: [
    'service/failures: a redirect is an error, is not followed, and the key goes nowhere else',
    'hostile/answers: a redirect, whose other origin receives nothing',
  ],
  '401, 403': [
    'service/failures: 401 and 403 stop everything; other statuses do not',
    'service/paced: once a write is answered',
    'journeys/failures: revoked during an apply: writes under way end, and no further one starts',
  ],
  'Another 4xx': ['service/retries: nothing is tried again after', 'apply/create: refused for what it says: a failure'],
  'An answer without end': [
    'hostile/answers: 1 GB',
    'service/failures: an endless record is cut off just beyond its bound',
    'service/failures: an endless error body is cut off too, and the status is what counts',
  ],
  'One new asset of that name, system and type': ['apply/create'],
  'None, twice, 2 s apart': ['apply/create'],
  Several: ['apply/create'],
  'It cannot be read': ['apply/create'],
  'The list lags behind the write by less than 2 s': ['apply/faults'],
  'The list lags longer': ['apply/faults'],
  '403, 404, 422': [
    'github/client-retries: takes',
    'github-journeys/faults: of a plan',
    'github-journeys/faults: of an apply',
  ],
  '403, as the token lacks a permission': [
    'github-journeys/rights: checks: write, the plan is red and says so',
    'github-journeys/rights: pull-requests: write, a warning names it, and all goes on',
    'github-journeys/rights: anything, the first call says so, in one line',
  ],
  '429, a secondary limit, a used-up limit': [
    'github/client-retries: 429 that says when',
    'github/client-retries: a secondary limit that says nothing',
    'github/client-retries: a used-up limit',
    'github/client-retries: is repeated after',
  ],
  'A limit that outlasts a minute': [
    'github/client-retries: is not asked again before a limit ends that outlasts a minute',
  ],
  '5xx, reset, an answer that is not readable': [
    'github/client-retries: outlives',
    'github/client-retries: an update is repeated as a read is',
    'github/client-retries: is not repeated after',
  ],
  'No connection': ['github/client-retries: a connection that is refused did nothing, so even a create is tried again'],
  'No answer in time': ['github/client-retries: an answer that does not come is not waited for'],
  'a plan': ['github-journeys/faults: of a plan'],
  'an apply': ['github-journeys/faults: of an apply'],
  'an apply, when it comments its result': [
    'github-journeys/faults: of telling the result: it is applied all the same, and the log warns',
  ],
  'SIGTERM, SIGINT, SIGHUP, `timeout`': ['journeys/stopping'],
  'A write in flight that never ends': ['journeys/stopping'],
  'SIGKILL at any moment': ['journeys/stopping', 'worlds/worlds'],
  'SIGKILL between the two writes of a swap': ['journeys/stopping', 'apply/recovery'],
  'The key is revoked while it runs': ['journeys/failures', 'service/paced'],
  'The evidence cannot be written': ['apply/stopping'],
  'A bug in a write': ['apply/stopping'],
  'The GET before a PATCH or DELETE shows another change': ['journeys/failures', 'apply/execute'],
  'An apply would execute an unapproved change': ['journeys/approval'],
  'The list does not show an executed change within 15 s': ['apply/read-back'],
  'A second asset of a name that this run created': ['apply/read-back', 'apply/faults'],
};

/** The cells of the rows below the head of a page's only table that starts so, without marks. */
function rowsOf(path: string, head: string): string[][] {
  const [, table = ''] = readPage(path).prose.split(head);
  const [, , ...lines] = table.split('\n\n')[0]?.split('\n') ?? [];
  return lines.map((line) =>
    line
      .split('|')
      .map((cell) => cell.replaceAll('**', '').trim())
      .slice(1, -1),
  );
}

const [, list = ''] = readPage('docs/security.md').prose.split('holds against these:\n\n');
const always = Array.from(list.split('\n\n')[0]?.matchAll(/^- (.*)$/gm) ?? [], ([, item = '']) =>
  item.replaceAll('**', ''),
);
const attempts = rowsOf('docs/security.md', '| Who, and what they try');

test('each attempt in the security model has an answer for each setup', () => {
  expect(attempts.length).toBeGreaterThan(15);
  const answers = attempts.flatMap(([who = '', ...cells]) => cells.map((cell) => [who, cell]));
  expect(answers.filter(([, cell = '']) => !/^(?:Holds|In part|No)\b/.test(cell))).toEqual([]);
});

test('each attempt that fails is shown by tests, and no tests show an attempt that is gone', () => {
  const failing = attempts.filter((cells) => cells.some((cell) => cell.startsWith('Holds')));
  const claimed = [...always, ...failing.map(([who = '']) => who)];
  expect(always.length).toBeGreaterThan(10);
  expect(Object.keys(ATTEMPTS)).toEqual(expect.arrayContaining(claimed));
  expect([...always, ...attempts.map(([who]) => who)]).toEqual(expect.arrayContaining(Object.keys(ATTEMPTS)));
});

test('each measure of SECURITY.md is shown by tests, and no tests show a measure that is gone', () => {
  const measures = rowsOf('SECURITY.md', '| Against |').map(([against]) => against);
  expect(new Set(Object.keys(MEASURES))).toEqual(new Set(measures));
});

const lines = readFileSync(join(ROOT, 'docs/faults.md'), 'utf8').split('\n');
const isRow = (line: string, at: number) =>
  line.startsWith('| ') && !line.startsWith('| ---') && !lines[at + 1]?.startsWith('| ---');

test('each row of the page of faults is shown by tests, and no tests show a row that is gone', () => {
  // First cells of tables, and what lists set in bold.
  const rows = lines.flatMap((line, at) =>
    isRow(line, at) ? [line.slice(2).split(' | ', 1)[0] ?? ''] : (/^- \*\*(.*?)\*\*: /.exec(line)?.slice(1) ?? []),
  );
  expect(rows.toSorted()).toEqual(Object.keys(FAULTS).toSorted());
});

test.each([ATTEMPTS, MEASURES, FAULTS].flatMap((claims) => Object.values(claims).flat()))('%s', (shown) => {
  const [file = '', title = 'test'] = shown.split(/: (.*)/s, 2);
  const text = readFileSync(join(ROOT, 'test', `${file}.test.ts`), 'utf8').replaceAll("\\'", "'");
  expect(text.includes(title)).toBe(true);
});
