// Whose reviews approve a record, row by row.
import { describe, expect, test } from 'vitest';
import type { Account, Commit, PullRequest, Review } from '../../src/github/answers.ts';
import { checkSeal, encodeRecord, type PlanRecord } from '../../src/github/record.ts';
import { reviewPull } from '../../src/github/records.ts';
import { judgeReviews } from '../../src/github/review.ts';
import { type Reading, readPulls } from '../../src/github/situation.ts';
import { scripted } from './scripted.ts';

const HEAD = 'a'.repeat(40);
const RECORD = { head: HEAD, at: '2026-03-01T12:00:00Z' };
const [BEFORE, EARLIER, LATER] = ['2026-03-01T11:00:00Z', '2026-03-01T12:01:00Z', '2026-03-01T12:10:00Z'];

const person = (login: string): Account => ({ id: login.length * 100 + login.charCodeAt(0), login, type: 'User' });
const bot = (login: string): Account => ({ ...person(login), type: 'Bot' });

function pullBy(author: Account | null): PullRequest {
  const merged = { title: '', state: 'closed', merged_at: LATER, merge_commit_sha: null, commit_count: null };
  return { number: 7, head_sha: HEAD, base_ref: 'main', author, ...merged };
}

function commit(author: Account | null, committer: Account | null = author): Commit {
  return { sha: HEAD, parents: [], author, committer, date: BEFORE, title: '' };
}

let ids = 100;

function says(state: string, login: string | null, given: Partial<Review> = {}): Review {
  ids += 1;
  const user = login === null ? null : login.endsWith('[bot]') ? bot(login) : person(login);
  return { id: ids, user, state, commit_id: HEAD, submitted_at: EARLIER, author_association: 'MEMBER', ...given };
}
const approves = (login: string | null, given: Partial<Review> = {}) => says('APPROVED', login, given);
const objects = (login: string, given: Partial<Review> = {}) => says('CHANGES_REQUESTED', login, given);

interface Row {
  readonly title: string;
  readonly author?: Account | null;
  readonly commits?: readonly Commit[];
  readonly hasMore?: boolean;
  readonly reviews: readonly Review[];
  readonly isApproved: boolean;
  readonly ignored?: string;
}

const dana = person('dana');
const WEB = person('web-flow');

const rows: readonly Row[] = [
  { title: 'one person who may write approves', reviews: [approves('rita')], isApproved: true },
  { title: 'nobody does', reviews: [], isApproved: false },
  { title: 'a comment is no approval', reviews: [says('COMMENTED', 'rita')], isApproved: false },
  { title: 'an approval that was dismissed', reviews: [says('DISMISSED', 'rita')], isApproved: false },
  { title: 'its author', reviews: [approves('dana')], isApproved: false, ignored: 'author' },
  { title: 'its author, spelt otherwise', reviews: [approves('DANA')], isApproved: false, ignored: 'author' },
  {
    title: 'its author, who has another login since',
    reviews: [approves('rita', { user: { ...person('dana'), login: 'dana-k' } })],
    isApproved: false,
    ignored: 'author',
  },
  {
    title: 'who wrote a commit of it',
    commits: [commit(person('rita'), dana)],
    reviews: [approves('rita')],
    isApproved: false,
    ignored: 'committer',
  },
  {
    title: 'who committed one of it',
    commits: [commit(dana, person('rita'))],
    reviews: [approves('rita')],
    isApproved: false,
    ignored: 'committer',
  },
  { title: 'a bot', reviews: [approves('helper[bot]')], isApproved: false, ignored: 'bot' },
  {
    title: 'a bot, by its kind alone',
    reviews: [approves('rita', { user: bot('copilot') })],
    isApproved: false,
    ignored: 'bot',
  },
  {
    title: 'a bot, by its login alone',
    reviews: [approves('rita', { user: person('helper[bot]') })],
    isApproved: false,
    ignored: 'bot',
  },
  { title: 'a deleted account', reviews: [approves(null)], isApproved: false, ignored: 'bot' },
  { title: 'an outsider', reviews: [approves('outsider')], isApproved: false, ignored: 'may-not-write' },
  {
    title: 'before the record',
    reviews: [approves('rita', { submitted_at: BEFORE })],
    isApproved: false,
    ignored: 'before-record',
  },
  {
    title: 'within the second of the record',
    reviews: [approves('rita', { submitted_at: RECORD.at })],
    isApproved: true,
  },
  {
    title: 'another commit',
    reviews: [approves('rita', { commit_id: 'b'.repeat(40) })],
    isApproved: false,
    ignored: 'other-commit',
  },
  {
    title: 'a commit that is gone',
    reviews: [approves('rita', { commit_id: null })],
    isApproved: false,
    ignored: 'other-commit',
  },
  { title: 'another person objects', reviews: [approves('rita'), objects('sam')], isApproved: false },
  {
    title: 'the one who approved objects later',
    reviews: [approves('rita'), objects('rita', { submitted_at: LATER })],
    isApproved: false,
  },
  {
    title: 'the one who objected approves later',
    reviews: [objects('rita'), approves('rita', { submitted_at: LATER })],
    isApproved: true,
  },
  {
    title: 'the one who objected approved before, in whichever order they are listed',
    reviews: [objects('rita', { submitted_at: LATER }), approves('rita')],
    isApproved: false,
  },
  {
    title: 'the one who approved objects within the same second, in whichever order they are listed',
    reviews: [objects('rita', { id: 99_999 }), approves('rita')],
    isApproved: false,
  },
  {
    title: 'the one who approved comments later',
    reviews: [approves('rita'), says('COMMENTED', 'rita', { submitted_at: LATER })],
    isApproved: true,
  },
  {
    title: 'the one who objected comments later',
    reviews: [approves('sam'), objects('rita'), says('COMMENTED', 'rita', { submitted_at: LATER })],
    isApproved: false,
  },
  {
    title: 'an objection of an older head still stands',
    reviews: [objects('sam', { submitted_at: BEFORE, commit_id: 'b'.repeat(40) }), approves('rita')],
    isApproved: false,
  },
  { title: 'an outsider objects', reviews: [approves('rita'), objects('outsider')], isApproved: true },
  { title: 'the author objects', reviews: [approves('rita'), objects('dana')], isApproved: true },
  {
    title: 'who wrote part of it objects',
    commits: [commit(dana), commit(person('sam'))],
    reviews: [approves('rita'), objects('sam')],
    isApproved: true,
  },
  { title: 'a bot objects', reviews: [approves('rita'), objects('helper[bot]')], isApproved: true },
  {
    title: 'a bot opened it, and one person approves',
    author: bot('renovate[bot]'),
    reviews: [approves('rita')],
    isApproved: false,
  },
  {
    title: 'a bot opened it, and two people approve',
    author: bot('renovate[bot]'),
    reviews: [approves('rita'), approves('sam')],
    isApproved: true,
  },
  {
    title: 'a bot opened it, and the person behind its commits approves beside another',
    author: bot('renovate[bot]'),
    commits: [commit(person('rita'))],
    reviews: [approves('rita'), approves('sam')],
    isApproved: false,
    ignored: 'committer',
  },
  {
    title: 'nobody opened it any more, and one person approves',
    author: null,
    reviews: [approves('rita')],
    isApproved: false,
  },
  {
    title: 'a commit is nobody’s, and one person approves',
    commits: [commit(dana), commit(null)],
    reviews: [approves('rita')],
    isApproved: false,
  },
  {
    title: 'who wrote a commit is nobody, and one person approves',
    commits: [commit(null, dana)],
    reviews: [approves('rita')],
    isApproved: false,
  },
  {
    title: 'who committed one is nobody, and one person approves',
    commits: [commit(dana, null)],
    reviews: [approves('rita')],
    isApproved: false,
  },
  {
    title: 'a commit is nobody’s, and two people approve',
    commits: [commit(null)],
    reviews: [approves('rita'), approves('sam')],
    isApproved: true,
  },
  {
    title: 'there are more commits than are listed, and one person approves',
    hasMore: true,
    reviews: [approves('rita')],
    isApproved: false,
  },
  {
    title: 'a bot wrote a commit of a person’s',
    commits: [commit(dana), commit(bot('fmt[bot]'))],
    reviews: [approves('rita')],
    isApproved: true,
  },
  { title: 'GitHub itself committed', commits: [commit(dana, WEB)], reviews: [approves('rita')], isApproved: true },
];

describe('approved or not:', () => {
  test.each(rows)('$title', ({ author = dana, commits = [commit(dana)], hasMore = false, reviews, ...then }) => {
    const mayWrite = ({ user }: Review) => user?.login !== 'outsider';
    const verdict = judgeReviews({ pull: pullBy(author), reviews, commits, hasMore, mayWrite, record: RECORD });
    expect(verdict.isApproved).toBe(then.isApproved);
    expect(verdict.ignored.map(({ why }) => why)).toEqual(then.ignored === undefined ? [] : [then.ignored]);
  });
});

test('who approved is told, with when and what', () => {
  const given = { reviews: [approves('rita')], commits: [commit(dana)], hasMore: false, mayWrite: () => true };
  const { approvers } = judgeReviews({ pull: pullBy(dana), record: RECORD, ...given });
  expect(approvers).toEqual([{ user: 'rita', submitted_at: EARLIER, commit_id: HEAD }]);
});

const READING: Omit<Reading, 'github' | 'owner' | 'keys'> = {
  ...{ from: HEAD, of: HEAD, before: null, defaultBranch: 'main', paths: ['inventory'], depth: 'rights' },
  ...{ withComments: true, pause: null, treesOf: null },
};

/** A pull request that one person approved, of so many commits as GitHub lists and counts. */
async function approvedOf(listed: number, counted: number | null) {
  const owner = { repository: 'acme/inventory', service: 'https://service.example', name: '' };
  const place = {
    ...owner,
    pullRequest: 7,
    head: HEAD,
    baseBranch: 'main',
    base: 'c'.repeat(40),
    organization: 'acme',
  };
  const record: PlanRecord = {
    ...place,
    digest: '',
    title: '',
    ticket: null,
    changes: [],
    guards: [],
    at: RECORD.at,
    mark: null,
  };
  const text = encodeRecord(record, []).first({ comment: null, check: checkSeal('', ''), runs: [1] });
  const run = { id: 1, name: '', head_sha: HEAD, status: 'completed', conclusion: 'success', started_at: null };
  const told = { ...run, completed_at: null, app_id: 1, bot: 'us', external_id: null, html_url: null };
  const { github } = scripted({});
  const answers = {
    checkRuns: async () => [{ ...told, title: '', summary: '', text }],
    reviews: async () => [approves('rita')],
    commitsOfPull: async () => Array.from({ length: listed }, () => commit(dana)),
    pull: async () => ({ ...pullBy(dana), commit_count: counted }),
  };
  const asking = { ...READING, github: { ...github, ...answers }, owner, keys: [] };
  const merged = { pull: pullBy(dana), brought: [] };
  const [facts] = await readPulls({ ...asking, creator: 'us' }, [merged], new Map());
  const rules = { bot: 'us', keys: [], expected: owner, isStrict: true, mark: null, known: new Set<number>() };
  const approval = reviewPull(facts!, { ...rules, needsReview: true, rights: {} });
  return approval.why;
}

test.each([
  [249, 249, null],
  [250, 250, null],
  [250, 251, { kind: 'no-review', needed: 2, have: 1 }],
  [250, null, { kind: 'no-review', needed: 2, have: 1 }],
])('of %i commits that GitHub lists, and %j that it counts', async (listed, counted, why) => {
  const found = await approvedOf(listed, counted);
  if (why === null) expect(found).toBeNull();
  else expect(found).toMatchObject(why);
});
