// What the pages on security claim, and the tests that show it: every claim has some, and each is in the file that is
// named. The pages are for readers, so the tests are named here.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, readPage } from './markdown.ts';

/** A claim → files with tests → parts of the titles of tests that show it. */
type Claims = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** Attempts that docs/security.md says fail, in every setup or in some. */
const ATTEMPTS: Claims = {
  'A mistake: a lost folder, a stale branch, a wrong name, a key of another organization': {
    'test/github-journeys/apply.test.ts': ['a guard blocks writes nothing'],
    'test/github-journeys/forged.test.ts': ['in another organization'],
  },
  'An outsider opens a pull request from a fork: its files are validated, without a key': {
    'test/github-journeys/rights.test.ts': ['the checks are left alone', 'of a fork that was given the key'],
  },
  "An outsider imitates the tool's comment or issue": {
    'test/github/drift-issue.test.ts': ['an outsider wrote the marker'],
    'test/github/comment.test.ts': ['with our marker, by somebody else'],
  },
  'Anyone declares names that are markup, mentions or workflow commands': {
    'test/sinks/action.test.ts': ['fail and name names'],
    'test/report/inert.test.ts': ['an apply: inert'],
  },
  'A writer pushes a merge made by hand, to hide what was reviewed since': {
    'test/github-journeys/sealed.test.ts': ['that hides the revert'],
  },
  'A writer moves a record to another pull request, commit, organization, service or path': {
    'test/github-journeys/forged.test.ts': [
      'says another pull request',
      'on another commit',
      'in another organization',
      'at another service',
      'another path',
    ],
  },
  'A writer retargets a pull request that was planned for another branch': {
    'test/github-journeys/sealed.test.ts': ['when it is retargeted', 'is of the one before'],
  },
  'A writer starts two applies at once, or stops or suspends one halfway': {
    'test/github-journeys/marks.test.ts': ['two runs at once', 'gives no sign'],
    'test/github-journeys/recovery.test.ts': ['finishes what was approved'],
    'test/github-journeys/applies.test.ts': ['another one has gone on'],
  },
  'Somebody changes an asset by hand between plan and the reading before its write': {
    'test/apply/execute.test.ts': ['nothing is written to it'],
  },
  'A writer reruns an old run, which uses the old workflow file': {
    'test/github-journeys/apply.test.ts': ['an old run'],
    'test/github-journeys/forged.test.ts': ['run again after the merge'],
  },
  'A writer commits a tree of few objects and millions of paths': {
    'test/inventory/git.test.ts': ['a hundred million paths'],
  },
  'A step before ours in the same job changes the workspace': {
    'test/inventory/git.test.ts': ['whatever the work tree, the index'],
  },
  'The network between runner and service': {
    'test/service/failures.test.ts': ['nobody vouches for', 'a redirect is an error'],
  },
  'A reader of a public repository looks for names': {
    'test/journeys/privacy.test.ts': ['taken for public'],
    'test/sinks/action.test.ts': ['fail and name names'],
  },
  'A writer merges a change that nobody else has looked at': {
    'test/github-journeys/reviews.test.ts': ['nobody reviews'],
  },
  'A writer pushes to the default branch': {
    'test/github-journeys/refused.test.ts': ['is refused; the next'],
    'test/github-journeys/sealed.test.ts': ['by any direct push'],
  },
  'A writer approves by a dispatched digest': {
    'test/github-journeys/reviews.test.ts': ['a digest is dispatched'],
  },
  'A writer gets a review, and pushes another commit': {
    'test/github-journeys/reviews.test.ts': ['of an older commit'],
  },
  'A writer edits the workflow on a branch, to take the key': {
    'test/setup/doctor.test.ts': ['environment-branches'],
  },
  'A writer forges a record, with a workflow on a branch that has `checks: write`': {
    'test/github-journeys/forged.test.ts': ['has no seal'],
  },
  'A writer edits the comment or the check that reviewers read': {
    'test/github-journeys/sealed.test.ts': ['edited and put back', 'the summary of the check'],
  },
  'A writer adds a second comment of our bot that looks like the plan': {
    'test/github-journeys/sealed.test.ts': ['another comment of the same bot'],
  },
  'A writer erases the newest record, to have the one before count again': {
    'test/github-journeys/sealed.test.ts': ['does not bring the older one back', 'that was renamed'],
  },
  "A writer writes the commits of a bot's or a colleague's pull request, and approves it": {
    'test/github-journeys/reviews.test.ts': ['has pushed to it', 'a bot opened it'],
  },
  'A reader with no right to write approves, or blocks': {
    'test/github-journeys/reviews.test.ts': ['may only read approves', 'an outsider asks'],
  },
  'A writer brings back a change whose revert was reviewed': {
    'test/github-journeys/sealed.test.ts': [
      'that reverts it',
      'what the revert showed',
      'by any direct push',
      'rerun of the old apply',
    ],
  },
  'A writer forges a mark: a deployment, or its success': {
    'test/github-journeys/marks.test.ts': ['without the seal'],
  },
  'A writer deletes marks': {
    'test/github-journeys/forged.test.ts': ['saw a mark'],
  },
  'A writer posts our deployments or statuses again, or hundreds of others': {
    'test/github-journeys/applies.test.ts': [
      '100 replays',
      '100 without a seal',
      '1,001 of them',
      'another environment',
    ],
  },
  'A writer turns the required check green by a job of its name': {
    'test/github-journeys/sealed.test.ts': ['the name of the check'],
  },
};

/** Measures of SECURITY.md, by what they are against. */
const MEASURES: Claims = {
  'A key in a file, an argument or a log': {
    'test/journeys/action.test.ts': ['masks the key'],
    'test/sinks/cli.test.ts': ['names with a status'],
  },
  'A key sent elsewhere': {
    'test/service/endpoint.test.ts': ['NODE_TLS_REJECT_UNAUTHORIZED=0 is refused'],
    'test/service/failures.test.ts': ['a redirect is an error'],
  },
  'A plan that writes': {
    'test/journeys/plan.test.ts': ['three reads and nothing else'],
  },
  'A change that nobody saw': {
    'test/journeys/approval.test.ts': ['the world moved'],
  },
  'A mass delete': {
    'test/journeys/guards.test.ts': ['nor a digest lifts them'],
    'test/apply/execute.test.ts': ['nothing is written to it'],
  },
  'A broken or hostile service': {
    'test/service/answers.test.ts': ['a list of assets is refused'],
    'test/service/exchange.test.ts': ['no memory is taken'],
  },
  'Hostile names': {
    'test/report/inert.test.ts': ['an apply: inert'],
  },
  'Hostile YAML': {
    'test/inventory/hostile.test.ts': ['made to break a parser'],
  },
  'A pull request that runs code': {
    'test/inventory/git.test.ts': ['whatever the work tree, the index'],
    'test/github-journeys/rights.test.ts': ['of a fork that was given the key'],
  },
  'Names in public logs': {
    'test/journeys/privacy.test.ts': ['taken for public'],
  },
  'Others on the machine': {
    'test/commands/run-files.test.ts': ['is for its owner alone'],
  },
  'Code that is not the source': {
    'test/packaging/packaging.test.ts': ['runs as it is packed'],
  },
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

const named = [ATTEMPTS, MEASURES]
  .flatMap((claims) => Object.values(claims))
  .flatMap((files) => Object.entries(files).flatMap(([file, titles]) => titles.map((title) => ({ file, title }))));

test.each(named)('$file has: $title', ({ file, title }) => {
  expect(readFileSync(join(ROOT, file), 'utf8').replaceAll("\\'", "'").includes(title)).toBe(true);
});
