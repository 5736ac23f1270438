// Which reviews approve a record (design section 6), row by row.
import { describe, expect, test } from 'vitest';
import type { PullRequest, Review } from '../../src/github/answers.ts';
import { approversOf } from '../../src/github/review.ts';

const HEAD = 'a'.repeat(40);
const RECORD = { head: HEAD, at: '2026-03-01T12:00:00.500Z' };

const PULL: PullRequest = {
  number: 7,
  state: 'closed',
  head_sha: HEAD,
  base_ref: 'main',
  merged_at: '2026-03-01T13:00:00Z',
  merge_commit_sha: null,
  author: { id: 9, login: 'dana', type: 'User' },
  commit_count: null,
};

type Given = Partial<Omit<Review, 'user'>> & { readonly user?: Partial<NonNullable<Review['user']>> | null };

/** Rita's approval of the head, five minutes after the record, unless told otherwise. */
function review({ user = {}, ...given }: Given = {}): Review {
  const rita = { id: 1, login: 'rita', type: 'User' };
  return {
    id: 100,
    user: user === null ? null : { ...rita, ...user },
    state: 'APPROVED',
    commit_id: HEAD,
    submitted_at: '2026-03-01T12:05:00Z',
    author_association: 'MEMBER',
    ...given,
  };
}

const SAM = { id: 2, login: 'sam' };
const LATER = '2026-03-01T12:10:00Z';
const EARLIER = '2026-03-01T12:01:00Z';

interface Row {
  readonly title: string;
  readonly reviews: readonly Review[];
  /** Logins. */
  readonly approvers: readonly string[];
  readonly author?: string | null;
}

const rows: readonly Row[] = [
  { title: 'no review', reviews: [], approvers: [] },
  { title: 'an approval', reviews: [review()], approvers: ['rita'] },
  { title: 'by an owner', reviews: [review({ author_association: 'OWNER' })], approvers: ['rita'] },
  { title: 'by a collaborator', reviews: [review({ author_association: 'COLLABORATOR' })], approvers: ['rita'] },
  { title: 'by a contributor', reviews: [review({ author_association: 'CONTRIBUTOR' })], approvers: [] },
  { title: 'by anybody', reviews: [review({ author_association: 'NONE' })], approvers: [] },
  {
    title: 'by an association that does not exist yet',
    reviews: [review({ author_association: 'FRIEND' })],
    approvers: [],
  },
  { title: 'by the author', reviews: [review({ user: { login: 'dana' } })], approvers: [] },
  { title: 'by a bot', reviews: [review({ user: { login: 'robot[bot]', type: 'Bot' } })], approvers: [] },
  { title: 'by a deleted account', reviews: [review({ user: null })], approvers: [] },
  { title: 'of a deleted author', reviews: [review()], approvers: ['rita'], author: null },
  { title: 'a comment alone', reviews: [review({ state: 'COMMENTED' })], approvers: [] },
  { title: 'an approval not sent yet', reviews: [review({ state: 'PENDING', submitted_at: null })], approvers: [] },
  { title: 'withdrawn', reviews: [review({ state: 'DISMISSED' })], approvers: [] },
  {
    title: 'withdrawn, and given again',
    reviews: [review({ state: 'DISMISSED' }), review({ submitted_at: LATER })],
    approvers: ['rita'],
  },
  {
    title: 'given, and withdrawn later',
    reviews: [review(), review({ state: 'DISMISSED', submitted_at: LATER })],
    approvers: [],
  },
  { title: 'of an older commit', reviews: [review({ commit_id: 'b'.repeat(40) })], approvers: [] },
  { title: 'of a commit that is gone', reviews: [review({ commit_id: null })], approvers: [] },
  { title: 'before the record', reviews: [review({ submitted_at: '2026-03-01T11:59:59Z' })], approvers: [] },
  {
    title: 'in the second of the record, which began before it',
    reviews: [review({ submitted_at: '2026-03-01T12:00:00Z' })],
    approvers: [],
  },
  { title: 'in the second after', reviews: [review({ submitted_at: '2026-03-01T12:00:01Z' })], approvers: ['rita'] },
  {
    title: 'and a comment after it',
    reviews: [review(), review({ state: 'COMMENTED', submitted_at: LATER })],
    approvers: ['rita'],
  },
  {
    title: 'and changes asked for later, by the same',
    reviews: [review(), review({ state: 'CHANGES_REQUESTED', submitted_at: LATER })],
    approvers: [],
  },
  {
    title: 'and changes asked for earlier, by the same',
    reviews: [review({ state: 'CHANGES_REQUESTED', submitted_at: EARLIER }), review()],
    approvers: ['rita'],
  },
  {
    title: 'and changes asked for later, by the same, listed in another order',
    reviews: [review({ state: 'CHANGES_REQUESTED', submitted_at: LATER }), review()],
    approvers: [],
  },
  {
    title: 'and changes asked for earlier, by another',
    reviews: [review({ user: SAM, state: 'CHANGES_REQUESTED', submitted_at: EARLIER }), review()],
    approvers: [],
  },
  {
    title: 'and changes asked for by another before the record, on an older commit',
    reviews: [
      review({ user: SAM, state: 'CHANGES_REQUESTED', submitted_at: '2026-02-01T00:00:00Z', commit_id: null }),
      review(),
    ],
    approvers: [],
  },
  {
    title: 'and changes asked for by another, who was content later',
    reviews: [
      review({ user: SAM, state: 'CHANGES_REQUESTED', submitted_at: EARLIER }),
      review(),
      review({ user: SAM, submitted_at: LATER }),
    ],
    approvers: ['sam', 'rita'],
  },
  {
    title: 'and changes asked for by another, dismissed',
    reviews: [review({ user: SAM, state: 'DISMISSED', submitted_at: EARLIER }), review()],
    approvers: ['rita'],
  },
  {
    title: 'and changes asked for by a deleted account',
    reviews: [review({ id: 101, user: null, state: 'CHANGES_REQUESTED', submitted_at: EARLIER }), review()],
    approvers: [],
  },
  {
    title: 'and by two deleted accounts, of whom one is content: nobody knows which',
    reviews: [
      review({ id: 101, user: null, state: 'CHANGES_REQUESTED', submitted_at: EARLIER }),
      review({ id: 102, user: null, submitted_at: LATER }),
      review(),
    ],
    approvers: [],
  },
  { title: 'by two', reviews: [review(), review({ user: SAM, submitted_at: LATER })], approvers: ['rita', 'sam'] },
  {
    title: 'by two, one of them too early',
    reviews: [review({ submitted_at: '2026-03-01T11:00:00Z' }), review({ user: SAM })],
    approvers: ['sam'],
  },
  {
    title: 'again, after an approval of the older commit',
    reviews: [review({ commit_id: 'b'.repeat(40), submitted_at: EARLIER }), review({ submitted_at: LATER })],
    approvers: ['rita'],
  },
  {
    title: 'by one who was renamed in between',
    reviews: [
      review({ state: 'CHANGES_REQUESTED', submitted_at: EARLIER, user: { login: 'rita-old' } }),
      review({ submitted_at: LATER }),
    ],
    approvers: ['rita'],
  },
];

describe('an approving review', () => {
  test.each(rows)('$title', ({ reviews, approvers, author = 'dana' }) => {
    const found = approversOf(
      { ...PULL, author: author === null ? null : { id: 9, login: author, type: 'User' } },
      reviews,
      RECORD,
    );
    expect(found.map(({ user }) => user)).toEqual(approvers);
  });

  test('is told with its time', () => {
    expect(approversOf(PULL, [review()], RECORD)).toEqual([{ user: 'rita', submitted_at: '2026-03-01T12:05:00Z' }]);
  });
});
