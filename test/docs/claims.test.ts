// Every claim of the security pages has tests, named here and not on the pages. Each test is in the file that is named.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, readPage } from './markdown.ts';

/** A claim → tests that show it, as `file: part of a title`, or only `file` if the whole file shows it. */
type Claims = Readonly<Record<string, readonly string[]>>;

/** Attempts that docs/security.md says fail, in both setups or in the hardened one. */
const ATTEMPTS: Claims = {
  'A mistake: a lost folder, a stale branch, a wrong name, a key of another organization': [
    'github-journeys/apply: writes nothing when a guard blocks it',
    'github-journeys/forged: in another organization',
  ],
  'An outsider opens a pull request from a fork': [
    'github-journeys/rights: is only validated by its own files',
    'github-journeys/rights: of a fork that was given the key',
  ],
  "An outsider imitates the tool's comment or issue": [
    'github/drift-issue: an outsider wrote the marker',
    'github/marked-comment: with our marker by somebody else',
  ],
  'Anyone declares names that are markup, mentions or workflow commands': [
    'sinks/action: when a failing service answers with names',
    'text/inert: stay the same whatever the names are',
  ],
  'A writer moves a record to another pull request, commit, organization or service': [
    'github-journeys/forged: it names another pull request',
    'github-journeys/forged: on another commit',
    'github-journeys/forged: in another organization',
    'github-journeys/forged: it is for another service',
  ],
  'A writer starts two applies at once, or stops or suspends one halfway': [
    'github-journeys/turns: the second waits and continues from what the first applied',
    'github-journeys/turns: is taken over after a pause',
    'github-journeys/turns: a run that lost its turn during a long wait does not send its write again',
    'github/lock: no run writes after a later one began',
  ],
  'A writer runs an old run again': [
    'github-journeys/apply: an old run',
    'github-journeys/plan: since the event gets no comment and no record',
  ],
  'A writer pushes to the default branch without a pull request: nothing of it is approved': [
    'github-journeys/refused: a direct push is refused; the next',
  ],
  'A person changes an asset by hand between the plan and the reading before its write': [
    'apply/execute: nothing is written to it',
  ],
  'The network between the runner and the service': [
    'service/failures: is refused with what is wrong, even if the environment allows it',
    'service/failures: a redirect is an error',
  ],
  'A writer changes the workflow on a branch, to read the key': ['setup/doctor: environment-branches'],
  'A writer merges a change that nobody else has looked at': ['github-journeys/reviews: nobody reviews'],
  'A writer approves by a dispatched digest': ['github-journeys/refused: with approval: review ignores a digest'],
  'A writer gets a review, then pushes another commit': ['github/review: another commit'],
  'A writer forges a record with a workflow of their own': ['github-journeys/forged: has no seal'],
  'A writer edits the comment or the check that reviewers read': [
    'github-journeys/sealed: edited and put back',
    'github-journeys/sealed: the summary of the check',
    'github-journeys/sealed: another comment of the same bot',
  ],
  'A writer approves a pull request of a bot or a colleague that they pushed to': [
    'github/review: the author of a commit approves',
    'github/review: a bot opened it, and one person approves',
  ],
  'A writer forges an entry of the applied log': ['github/applied-log: an entry whose'],
  'A writer rewinds or deletes the applied log': [
    'setup/doctor: log-protected',
    'setup/init: the second protects the applied log',
  ],
  'A person who may only read approves, or blocks': [
    'github-journeys/reviews: may only read approves',
    'github-journeys/reviews: an outsider asks',
  ],
};

/** Measures of SECURITY.md, by what they are against. */
const MEASURES: Claims = {
  'A key in a file, an argument or a log': ['journeys/action: masks the key', 'sinks/cli: names and status'],
  'A key sent elsewhere': [
    'service/endpoint: NODE_TLS_REJECT_UNAUTHORIZED=0 is refused',
    'service/failures: a redirect is an error',
  ],
  'A plan that writes': ['journeys/plan: three reads and nothing else'],
  'A change that nobody saw': ['journeys/approval: the live world changed'],
  'A mass delete': ['journeys/guards: nor a digest lifts a guard', 'apply/execute: nothing is written to it'],
  'A broken or hostile service': [
    'service/answers: a list of assets is refused',
    'service/exchange: a body may be as long as its limit, and no byte longer',
  ],
  'Hostile names': ['text/inert: stay the same whatever the names are'],
  'Hostile YAML': ['inventory/hostile: made to break a parser'],
  'A pull request that runs code': [
    'inventory/git: whatever the work tree, the index',
    'github-journeys/rights: of a fork that was given the key',
  ],
  'Names in public logs': ['sinks/action: in a public repository every run fails before it shows a name'],
  'Others on the machine': ['run/run-files: is readable only by its owner'],
  'Code that is not the source': ['packaging/packaging: runs as packed'],
};

/** The cells of the rows of the only table on a page with this head, without the marks for bold. */
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

test('each attempt that fails has tests, and each attempt with tests is in the security model', () => {
  expect(always.length).toBeGreaterThan(5);
  expect([...always, ...attempts.map(([who]) => who)]).toEqual(Object.keys(ATTEMPTS));
});

test('each measure of SECURITY.md has tests, and each measure with tests is in SECURITY.md', () => {
  const measures = rowsOf('SECURITY.md', '| Against |').map(([against]) => against);
  expect(measures).toEqual(Object.keys(MEASURES));
});

test.each([ATTEMPTS, MEASURES].flatMap((claims) => Object.values(claims).flat()))('the test exists: %s', (shown) => {
  const [file = '', title = 'test'] = shown.split(/: (.*)/s, 2);
  const text = readFileSync(join(ROOT, 'test', `${file}.test.ts`), 'utf8').replaceAll("\\'", "'");
  expect(text.includes(title)).toBe(true);
});
