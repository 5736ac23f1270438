// What the pages on security and on faults claim, and the tests that show it: every claim has some, and each is in the file
// that is named. The pages are for readers, so the tests are named here.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, readPage } from './markdown.ts';

/** A claim → tests that show it, as `file: part of a title`, or the file alone if that is what it is about. */
type Claims = Readonly<Record<string, readonly string[]>>;

/** Attempts that docs/security.md says fail, in both setups or in the hardened one. */
const ATTEMPTS: Claims = {
  'A mistake: a lost folder, a stale branch, a wrong name, a key of another organization': [
    'github-journeys/apply: a guard blocks writes nothing',
    'github-journeys/forged: in another organization',
  ],
  'An outsider opens a pull request from a fork': [
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
  'A writer moves a record to another pull request, commit, organization or service': [
    'github-journeys/forged: says another pull request',
    'github-journeys/forged: on another commit',
    'github-journeys/forged: in another organization',
    'github-journeys/forged: it is of another service',
  ],
  'A writer starts two applies at once, or stops or suspends one halfway': [
    'github-journeys/turns: the second waits, and goes on from what the first applied',
    'github-journeys/turns: is taken over after a pause',
    'github-journeys/turns: a turn that is lost sends nothing more',
    'github/lock: no run writes after a later one began',
  ],
  'A writer runs an old run again': [
    'github-journeys/apply: an old run',
    'github-journeys/plan: while it was planned: nothing is commented or recorded',
  ],
  'A writer pushes to the default branch without a pull request: nothing of it is approved': [
    'github-journeys/refused: a direct push is refused; the next',
    'github-journeys/turns: a direct push is not approved',
  ],
  'A person changes an asset by hand between the plan and the reading before its write': [
    'apply/execute: nothing is written to it',
  ],
  'The network between the runner and the service': [
    'service/failures: nobody vouches for',
    'service/failures: a redirect is an error',
  ],
  'A writer changes the workflow on a branch, to read the key': ['setup/doctor: environment-branches'],
  'A writer merges a change that nobody else has looked at': ['github-journeys/reviews: nobody reviews'],
  'A writer approves by a dispatched digest': ['github-journeys/refused: under review a digest does not count'],
  'A writer gets a review, then pushes another commit': ['github/review: another commit'],
  'A writer forges a record with a workflow of their own': ['github-journeys/forged: has no seal'],
  'A writer edits the comment or the check that reviewers read': [
    'github-journeys/sealed: edited and put back',
    'github-journeys/sealed: the summary of the check',
    'github-journeys/sealed: another comment of the same bot',
  ],
  'A writer approves a pull request of a bot or a colleague that they pushed to': [
    'github/review: who wrote a commit of it',
    'github/review: a bot opened it, and one person approves',
  ],
  'A writer forges an entry of the applied log': [
    'github/applied-log: an entry that is changed, or moved to another parent, does not count',
  ],
  'A writer rewinds or deletes the applied log': [
    'setup/doctor: log-protected',
    'setup/init: the second keeps the applied log',
  ],
  'A person who may only read approves, or blocks': [
    'github-journeys/reviews: may only read approves',
    'github-journeys/reviews: an outsider asks',
  ],
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
  'Names in public logs': ['sinks/action: in a public repository every run fails before it shows a name'],
  'Others on the machine': ['commands/run-files: is for its owner alone'],
  'Code that is not the source': ['packaging/packaging: runs as it is packed'],
};

/** The first words of the rows of docs/how-it-works.md on the create protocol and on faults. */
const FAULTS: Claims = {
  'One new asset of that name, system and type': ['apply/create: unclear, and the list shows it: adopted'],
  'None, twice, 2 s apart': ['apply/create', 'apply/faults: a list that lags behind the writes for less than'],
  Several: ['apply/create'],
  'No connection': [
    'service/failures: %s certainly created nothing',
    'apply/create: not written (429, refused): again after a backoff, no read',
  ],
  'Connection broken after it was sent, or no answer in 30 s': [
    'service/failures: is a broken connection',
    'service/failures: a service that never answers ends in a timeout',
    'journeys/failures: one fault at the first',
  ],
  '408, 5xx': [
    'service/retries: GET, PATCH and DELETE are tried again after',
    'service/retries: POST is sent once, whatever it is answered:',
    'apply/create: unclear, and the list shows it: adopted',
  ],
  '429': [
    'service/retries: Retry-After is honoured in seconds and as a date, on top of the jitter',
    'apply/create: Retry-After is honoured, with jitter on top',
    'service/paced: halves them, also for the attempts that follow',
  ],
  'Success, but not readable': [
    'service/retries: a refused connection, a reset, a timeout, HTML and half a JSON are all tried again',
    'service/retries: POST is sent once, whatever it is answered',
  ],
  'Success, but not what was asked for': [
    'service/conventions: an update or a read answered with another record is an error',
    'apply/create: created, and its name is another: nothing more',
    'apply/create: created, by the id of an asset that was known before: nothing more',
    'hostile/answers: one id twice',
  ],
  Redirect: [
    'service/failures: a redirect is an error, is not followed, and the key goes nowhere else',
    'hostile/answers: a redirect, whose other origin receives nothing',
  ],
  '401, 403': [
    'service/retries: it stops everything',
    'service/paced: once a write is answered',
    'apply/stopping: nothing starts afterwards, and what is in flight finishes',
  ],
  '404': [
    'service/conventions: 404 is null for a read by id, missing for a delete, and an error for anything else',
    'service/retries: a DELETE whose first answer is',
  ],
  '409': [
    'journeys/failures: 409: partial, exit 1; what waits for it is skipped, deletes are held back, the rest is done',
    'apply/create: a taken name at once is a failure',
    'apply/create: a taken name after an unclear POST may be ours',
  ],
  'Another 4xx': ['service/retries: nothing is tried again after', 'apply/create: refused for what it says: a failure'],
  'SIGTERM, SIGINT or `timeout`': [
    'journeys/stopping: writes under way end, none starts',
    'journeys/stopping: --timeout stops',
  ],
  'SIGKILL at any moment': [
    'journeys/stopping: SIGKILL during an apply',
    'apply/recovery: killed at each line of its journal',
  ],
  'A change by hand since the plan': [
    'apply/execute: than planned: it is not deleted',
    'apply/execute: nothing is written to it',
  ],
  'The list does not show an executed change in time': ['apply/read-back: it waits until the settle limit'],
  'GitHub does not answer': [
    'github-journeys/faults: of a plan',
    'github/turn: holds twice as long while GitHub does not answer',
  ],
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

/** What lists of a part of a page set in bold at their beginning, without the colon. */
function boldIn(path: string, from: string, to: string): string[] {
  const { prose } = readPage(path);
  const part = prose.slice(prose.indexOf(from), prose.indexOf(to));
  return Array.from(part.matchAll(/^- \*\*(.*?):\*\*/gm), ([, words = '']) => words);
}

const [, list = ''] = readPage('docs/security.md').prose.split('get no key:\n\n');
const always = list
  .split('\n\n')[0]!
  .split(/^- /m)
  .slice(1)
  .map((item) => item.replaceAll('**', '').replace(/\s+/g, ' ').trim());
const attempts = rowsOf('docs/security.md', '| Who tries what');

test('each attempt in the security model succeeds or fails in each setup, and fails in the hardened one', () => {
  expect(attempts.length).toBeGreaterThan(5);
  expect(attempts.filter(([, plain = '', hardened = '']) => plain === '' || !hardened.startsWith('fails'))).toEqual([]);
});

test('each attempt that fails is shown by tests, and no tests show an attempt that is gone', () => {
  expect(always.length).toBeGreaterThan(5);
  expect([...always, ...attempts.map(([who]) => who)]).toEqual(Object.keys(ATTEMPTS));
});

test('each measure of SECURITY.md is shown by tests, and no tests show a measure that is gone', () => {
  const measures = rowsOf('SECURITY.md', '| Against |').map(([against]) => against);
  expect(measures).toEqual(Object.keys(MEASURES));
});

test('each fault is shown by tests, and no tests show a fault that is gone', () => {
  const page = 'docs/how-it-works.md';
  const rows = rowsOf(page, '| Fault').map(([fault]) => fault);
  expect(
    [
      ...boldIn(page, '## The create protocol', '## Faults'),
      ...rows,
      ...boldIn(page, '## Faults', '## Speed'),
    ].toSorted(),
  ).toEqual(Object.keys(FAULTS).toSorted());
});

test.each([ATTEMPTS, MEASURES, FAULTS].flatMap((claims) => Object.values(claims).flat()))('%s', (shown) => {
  const [file = '', title = 'test'] = shown.split(/: (.*)/s, 2);
  const text = readFileSync(join(ROOT, 'test', `${file}.test.ts`), 'utf8').replaceAll("\\'", "'");
  expect(text.includes(title)).toBe(true);
});
