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
  return { ...bareCommit('', []), sha: HEAD, author, committer, date: BEFORE };
}

let ids = 100;

function says(state: string, login: string | null, given: Partial<Review> = {}): Review {
  ids += 1;
  const user = login === null ? null : login.endsWith('[bot]') ? bot(login) : person(login);
  return { id: ids, user, state, commit_id: HEAD, submitted_at: EARLIER, author_association: 'MEMBER', ...given };
}
const approves = (login: string | null, given: Partial<Review> = {}) => says('APPROVED', login, given);
const objects = (login: string, given: Partial<Review> = {}) => says('CHANGES_REQUESTED', login, given);

/** Beside what reviews say, who opened the pull request and made its commits: dana unless told. */
interface Of {
  readonly author?: Account | null;
  readonly commits?: readonly Commit[];
  readonly hasMore?: boolean;
}

/** What comes of it: approved or not, or why the one review is ignored that is. */
type Row = readonly [title: string, reviews: readonly Review[], verdict: boolean | string, of?: Of];

const dana = person('dana');
const WEB = person('web-flow');
/** By a bot. */
const BOTS = { author: bot('renovate[bot]') };
const made = (...commits: readonly Commit[]): Of => ({ commits });
const renamed = { ...dana, login: 'dana-k' };
const older = { submitted_at: BEFORE, commit_id: 'b'.repeat(40) };
const later = { submitted_at: LATER };

const rows: readonly Row[] = [
  ['one person who may write approves', [approves('rita')], true],
  ['nobody does', [], false],
  ['a comment is no approval', [says('COMMENTED', 'rita')], false],
  ['an approval that was dismissed', [says('DISMISSED', 'rita')], false],
  ['its author', [approves('dana')], 'author'],
  ['its author, spelt otherwise', [approves('DANA')], 'author'],
  ['its author, who has another login since', [approves('rita', { user: renamed })], 'author'],
  ['who wrote a commit of it', [approves('rita')], 'committer', made(commit(person('rita'), dana))],
  ['who committed one of it', [approves('rita')], 'committer', made(commit(dana, person('rita')))],
  ['a bot', [approves('helper[bot]')], 'bot'],
  ['a bot, by its login alone', [approves('rita', { user: person('helper[bot]') })], 'bot'],
  ['a deleted account', [approves(null)], 'bot'],
  ['an outsider', [approves('outsider')], 'may-not-write'],
  ['before the record', [approves('rita', { submitted_at: BEFORE })], 'before-record'],
  ['within the second of the record', [approves('rita', { submitted_at: RECORD.at })], true],
  ['another commit', [approves('rita', { commit_id: 'b'.repeat(40) })], 'other-commit'],
  ['a commit that is gone', [approves('rita', { commit_id: null })], 'other-commit'],
  ['another person objects', [approves('rita'), objects('sam')], false],
  ['the one who approved objects later', [approves('rita'), objects('rita', later)], false],
  ['the one who objected approves later', [objects('rita'), approves('rita', later)], true],
  [
    'the one who objected approved before, in whichever order they are listed',
    [objects('rita', later), approves('rita')],
    false,
  ],
  [
    'the one who approved objects within the same second, in whichever order they are listed',
    [objects('rita', { id: 99_999 }), approves('rita')],
    false,
  ],
  ['the one who objected comments later', [approves('sam'), objects('rita'), says('COMMENTED', 'rita', later)], false],
  ['an objection of an older head still stands', [objects('sam', older), approves('rita')], false],
  ['an outsider objects', [approves('rita'), objects('outsider')], true],
  ['the author objects', [approves('rita'), objects('dana')], true],
  ['who wrote part of it objects', [approves('rita'), objects('sam')], true, made(commit(dana), commit(person('sam')))],
  ['a bot objects', [approves('rita'), objects('helper[bot]')], true],
  ['a bot opened it, and one person approves', [approves('rita')], false, BOTS],
  ['a bot opened it, and two people approve', [approves('rita'), approves('sam')], true, BOTS],
  [
    'a bot opened it, and the person behind its commits approves beside another',
    [approves('rita'), approves('sam')],
    'committer',
    { ...BOTS, commits: [commit(person('rita'))] },
  ],
  ['nobody opened it any more, and one person approves', [approves('rita')], false, { author: null }],
  ['a commit is nobody’s, and one person approves', [approves('rita')], false, made(commit(dana), commit(null))],
  ['who committed one is nobody, and one person approves', [approves('rita')], false, made(commit(dana, null))],
  ['a commit is nobody’s, and two people approve', [approves('rita'), approves('sam')], true, made(commit(null))],
  ['there are more commits than are listed, and one person approves', [approves('rita')], false, { hasMore: true }],
  ['a bot wrote a commit of a person’s', [approves('rita')], true, made(commit(dana), commit(bot('fmt[bot]')))],
  ['GitHub itself committed', [approves('rita')], true, made(commit(dana, WEB))],
];

describe('approved or not:', () => {
  for (const [title, reviews, expected, of = {}] of rows) {
    test(title, () => {
      const { author = dana, commits = [commit(dana)], hasMore = false } = of;
      const mayWrite = ({ user }: Review) => user?.login !== 'outsider';
      const verdict = judgeReviews({ pull: pullBy(author), reviews, commits, hasMore, mayWrite, record: RECORD });
      expect(verdict.isApproved).toBe(expected === true);
      expect(verdict.ignored.map(({ why }) => why)).toEqual(typeof expected === 'string' ? [expected] : []);
    });
  }
});

test('who approved is told, with when and what', () => {
  const given = { reviews: [approves('rita')], commits: [commit(dana)], hasMore: false, mayWrite: () => true };
  const { approvers } = judgeReviews({ pull: pullBy(dana), record: RECORD, ...given });
  expect(approvers).toEqual([{ user: 'rita', submitted_at: EARLIER, commit_id: HEAD }]);
});
