// Whose reviews approve a record, row by row.
import { describe, expect, test } from 'vitest';
import type { Commit, PullRequest, Review } from '../../src/github/answers.ts';
import { judgeReviews } from '../../src/github/review.ts';
import { commit as bareCommit, pullRequest } from './facts.ts';

const HEAD = 'a'.repeat(40);
const RECORD = { head: HEAD, at: '2026-03-01T12:00:00Z' };
const [BEFORE, EARLIER, LATER] = ['2026-03-01T11:00:00Z', '2026-03-01T12:01:00Z', '2026-03-01T12:10:00Z'];

type Account = NonNullable<Review['user']>;
const person = (login: string): Account => ({ id: login.length * 100 + login.charCodeAt(0), login, type: 'User' });
const bot = (login: string): Account => ({ ...person(login), type: 'Bot' });

function pullBy(author: Account | null, commit_count: number | null = null): PullRequest {
  return pullRequest(7, { head_sha: HEAD, author, commit_count });
}

function commit(author: Account | null, committer: Account | null = author): Commit {
  return { ...bareCommit('', []), sha: HEAD, author, committer };
}

let ids = 100;

function says(state: string, login: string | null, given: Partial<Review> = {}): Review {
  ids += 1;
  const user = login === null ? null : login.endsWith('[bot]') ? bot(login) : person(login);
  return { id: ids, user, state, commit_id: HEAD, submitted_at: EARLIER, author_association: 'MEMBER', ...given };
}
const approves = (login: string | null, given: Partial<Review> = {}) => says('APPROVED', login, given);
const objects = (login: string, given: Partial<Review> = {}) => says('CHANGES_REQUESTED', login, given);

/** Who opened the pull request and who made its commits. Both are dana by default. */
interface Of {
  readonly author?: Account | null;
  readonly commits?: readonly Commit[];
  readonly hasMore?: boolean;
}

/** `verdict`: whether the reviews approve, or why the one review that is ignored does not count. */
type Row = readonly [title: string, reviews: readonly Review[], verdict: boolean | string, of?: Of];

const dana = person('dana');
const FMT = bot('fmt[bot]');
const WEB = person('web-flow');
/** A pull request that a bot opened. */
const BOTS = { author: bot('renovate[bot]') };
const made = (...commits: readonly Commit[]): Of => ({ commits });
const renamed = { ...dana, login: 'dana-k' };
const older = { submitted_at: BEFORE, commit_id: 'b'.repeat(40) };
const later = { submitted_at: LATER };

const rows: readonly Row[] = [
  ['one person who may write approves', [approves('rita')], true],
  ['nobody approves', [], false],
  ['a person only comments', [says('COMMENTED', 'rita')], false],
  ['the approval was dismissed', [says('DISMISSED', 'rita')], false],
  ['the author approves', [approves('dana')], 'author'],
  ['the author approves, with a login in upper case', [approves('DANA')], 'author'],
  ['the author approves after a change of login', [approves('rita', { user: renamed })], 'author'],
  ['the author of a commit approves', [approves('rita')], 'committer', made(commit(person('rita'), dana))],
  ['the committer of a commit approves', [approves('rita')], 'committer', made(commit(dana, person('rita')))],
  ['a bot approves', [approves('helper[bot]')], 'bot'],
  ['a user with the login of a bot approves', [approves('rita', { user: person('helper[bot]') })], 'bot'],
  ['a deleted account approves', [approves(null)], 'bot'],
  ['an outsider approves', [approves('outsider')], 'may-not-write'],
  ['a person approves before the record', [approves('rita', { submitted_at: BEFORE })], 'before-record'],
  ['a person approves in the second of the record', [approves('rita', { submitted_at: RECORD.at })], true],
  ['a person approves another commit', [approves('rita', { commit_id: 'b'.repeat(40) })], 'other-commit'],
  ['a person approves a commit that is gone', [approves('rita', { commit_id: null })], 'other-commit'],
  ['one person approves and another objects', [approves('rita'), objects('sam')], false],
  ['a person approves and objects later', [approves('rita'), objects('rita', later)], false],
  ['a person objects and approves later', [objects('rita'), approves('rita', later)], true],
  [
    'a person approves and objects later, and the list is in reverse order',
    [objects('rita', later), approves('rita')],
    false,
  ],
  [
    'a person approves and objects in the same second, and the list is in reverse order',
    [objects('rita', { id: 99_999 }), approves('rita')],
    false,
  ],
  ['a person who objected comments later', [approves('sam'), objects('rita'), says('COMMENTED', 'rita', later)], false],
  ['another person objected to an older head', [objects('sam', older), approves('rita')], false],
  ['an outsider objects', [approves('rita'), objects('outsider')], true],
  ['the author objects', [approves('rita'), objects('dana')], true],
  ['a commit author objects', [approves('rita'), objects('sam')], true, made(commit(dana), commit(person('sam')))],
  ['a bot objects', [approves('rita'), objects('helper[bot]')], true],
  ['a bot opened it, and one person approves', [approves('rita')], false, BOTS],
  ['a bot opened it, and two people approve', [approves('rita'), approves('sam')], true, BOTS],
  [
    'a bot opened it, and the author of its commits and another person approve',
    [approves('rita'), approves('sam')],
    'committer',
    { ...BOTS, commits: [commit(person('rita'))] },
  ],
  ['a deleted account opened it, and one person approves', [approves('rita')], false, { author: null }],
  ['a commit has no author, and one person approves', [approves('rita')], false, made(commit(dana), commit(null))],
  ['a commit has no committer, and one person approves', [approves('rita')], false, made(commit(dana, null))],
  ['a commit has no author, and two people approve', [approves('rita'), approves('sam')], true, made(commit(null))],
  ['GitHub does not list all commits, and one person approves', [approves('rita')], false, { hasMore: true }],
  ['a bot committed, and one person approves', [approves('rita')], true, made(commit(dana, FMT))],
  ['a bot wrote a commit, and one person approves', [approves('rita')], false, made(commit(dana), commit(FMT))],
  ['a bot wrote a commit, and two people approve', [approves('rita'), approves('sam')], true, made(commit(FMT))],
  ['GitHub itself committed, and one person approves', [approves('rita')], true, made(commit(dana, WEB))],
];

describe('a pull request', () => {
  for (const [title, reviews, expected, of = {}] of rows) {
    test(`${title}: ${expected === true ? 'approved' : 'not approved'}`, () => {
      const { author = dana, commits = [commit(dana)], hasMore = false } = of;
      const mayWrite = ({ user }: Review) => user?.login !== 'outsider';
      const verdict = judgeReviews({ pull: pullBy(author), reviews, commits, hasMore, mayWrite, record: RECORD });
      expect(verdict.isApproved).toBe(expected === true);
      expect(verdict.ignored.map(({ reason }) => reason)).toEqual(typeof expected === 'string' ? [expected] : []);
    });
  }
});

test('the verdict names each approver, with the time and the commit', () => {
  const given = { reviews: [approves('rita')], commits: [commit(dana)], hasMore: false, mayWrite: () => true };
  const { approvers } = judgeReviews({ pull: pullBy(dana), record: RECORD, ...given });
  expect(approvers).toEqual([{ user: 'rita', submitted_at: EARLIER, commit_id: HEAD }]);
});
