// Every situation of up to three pull requests, a direct push, two applies and their changes, judged under review with a
// signing key, against what must hold of any.
import { describe, expect, test } from 'vitest';
import type { CheckRun, Comment, Commit, DeploymentStatus, Review } from '../../src/github/answers.ts';
import { type ListedDeployment, payloadOf, statusDescription } from '../../src/github/applied-deployment.ts';
import { type JudgeRules, judge } from '../../src/github/judge.ts';
import { byHash } from '../../src/github/range.ts';
import { checkSeal, commentSeal, encodeRecord } from '../../src/github/record.ts';
import { type PullFacts, undecidedPulls } from '../../src/github/records.ts';
import type { Situation } from '../../src/github/situation.ts';
import { checkRun, commit, OWNER, planRecord, pullRequest, sha } from './facts.ts';

const KEYS = ['a signing key of at least 32 characters'];
const [US, MALLORY] = ['us[bot]', 'mallory'];
const RULES: JudgeRules = {
  ...{ owner: OWNER, keys: KEYS, approval: 'review', needsReview: true },
  ...{ deleteApprovals: 1, needsTicket: false },
};
const NOW = Date.parse('2026-03-01T12:00:00Z');
const AT = '2026-03-01T11:00:00Z';

const HOWS = ['squash', 'merge', 'rebase', 'queue'] as const;
const STATES = ['reviewed', 'reverting', 'unreviewed', 'dismissed', 'invalid', 'unrecorded', 'retargeted'] as const;
type How = (typeof HOWS)[number];
type State = (typeof STATES)[number];
/** null for one that was not merged. */
type Pull = { readonly how: How; readonly state: State } | null;

const PULLS: readonly Pull[] = [
  null,
  ...STATES.map((state) => ({ how: 'squash', state }) as const),
  ...HOWS.slice(1).map((how) => ({ how, state: 'reviewed' }) as const),
];
const PUSHES = ['none', 'after the first', 'last'] as const;
type DirectPush = (typeof PUSHES)[number];

const MARKS = ['none', 'success', 'failure', 'alive', 'dead', 'forged', 'replayed'] as const;
type Mark = (typeof MARKS)[number];
/** Of the start, and of the first merge. */
const PAIRS: readonly (readonly [Mark, Mark])[] = [
  ...(['none', 'success', 'failure', 'forged'] as const).map((mark) => ['success', mark] as const),
  ...(['none', 'alive', 'dead', 'replayed'] as const).map((mark) => ['failure', mark] as const),
];

interface Case {
  readonly pulls: readonly Pull[];
  readonly push: DirectPush;
  readonly marks: readonly [Mark, Mark];
}

function* cases(): Generator<Case> {
  for (const one of PULLS) {
    for (const two of PULLS) {
      for (const three of PULLS) {
        for (const push of PUSHES) for (const marks of PAIRS) yield { pulls: [one, two, three], push, marks };
      }
    }
  }
}

/** A merged pull request in history: where it was planned, its commits, and which of them GitHub lists. */
interface Landed {
  readonly number: number;
  readonly pull: NonNullable<Pull>;
  readonly base: string;
  readonly commits: readonly Commit[];
  readonly listed: readonly string[];
}

function land(number: number, pull: NonNullable<Pull>, base: string): Landed {
  const name = `p${number}`;
  const about = { number, pull, base };
  const side = commit(`s${number}`, [base]);
  switch (pull.how) {
    case 'merge':
      return { ...about, commits: [side, commit(name, [base, `s${number}`])], listed: [`s${number}`] };
    case 'rebase':
      return { ...about, commits: [side, commit(name, [`s${number}`])], listed: [`s${number}`, name] };
    case 'squash':
    case 'queue':
      return { ...about, commits: [commit(name, [base])], listed: [name] };
  }
}

function landedOf({ pulls, push }: Case) {
  const landed: Landed[] = [];
  const commits: Commit[] = [];
  let tip = 'start';
  const pushNow = () => {
    commits.push(commit('push', [tip]));
    tip = 'push';
  };
  for (const [index, pull] of pulls.entries()) {
    if (pull !== null) {
      const one = land(index + 1, pull, tip);
      landed.push(one);
      commits.push(...one.commits);
      tip = `p${index + 1}`;
    }
    if (index === 0 && push === 'after the first') pushNow();
  }
  if (push === 'last') pushNow();
  return { landed, commits, tip };
}

const HOLDING: ReadonlySet<State> = new Set(['reviewed', 'reverting', 'unreviewed', 'dismissed']);

/** The changes that a plan showed: its own and what was pending, unless it took that back; and one that all show but those. */
function shownBy({ number, pull }: Landed): string[] {
  const isReverting = pull.state === 'reverting';
  const first = isReverting ? number : 1;
  return [
    ...(isReverting ? [] : ['drift']),
    ...Array.from({ length: number - first + 1 }, (_, index) => `f${first + index}`),
  ];
}

const memory = new Map<string, PullFacts>();

function factsOf(landed: Landed): PullFacts {
  const key = JSON.stringify([landed.number, landed.pull, landed.base]);
  const known = memory.get(key) ?? makeFacts(landed);
  memory.set(key, known);
  return known;
}

/** `mark` is the newest applied mark that its plan saw. */
function makeFacts(landed: Landed, mark: number | null = null): PullFacts {
  const { number, pull, base, listed } = landed;
  const { state } = pull;
  const head = sha(`head${number}`);
  const comment: Comment = { id: number, body: 'the plan', author: US, html_url: '', updated_at: AT };
  const record = planRecord({
    ...{
      pullRequest: number,
      head,
      base: sha(base),
      baseBranch: state === 'retargeted' ? 'dev' : 'main',
      at: AT,
      mark,
    },
    changes: shownBy(landed).map((fingerprint) => ({ fingerprint, target: null })),
  });
  const seen = { comment: commentSeal(comment), check: checkSeal('Plan', ''), runs: [100 + number] };
  const text = state === 'invalid' ? null : encodeRecord(record, KEYS).first(seen);
  const run = checkRun({ id: 100 + number, head_sha: head, text, bot: US });
  const review: Review = {
    ...{ id: number, user: { id: 50, login: 'rita', type: 'User' }, commit_id: head, submitted_at: AT },
    ...{ state: state === 'dismissed' ? 'DISMISSED' : 'APPROVED', author_association: 'MEMBER' },
  };
  const dana = { id: 1, login: 'dana', type: 'User' };
  return {
    ...{ pull: pullRequest(number, { head_sha: head }), brought: listed.map(sha), hasMore: false },
    runs: state === 'unrecorded' ? [] : [run],
    comments: [comment],
    reviews: state === 'unreviewed' ? [] : [review],
    commits: [{ ...commit('work', []), author: dana, committer: dana }],
  };
}

function deploymentsOf({ marks }: Case, onFirst: string): ListedDeployment[] {
  return marks.flatMap((mark, index) => {
    if (mark === 'none') return [];
    const id = index + 1;
    return deployment({ id, mark, on: index === 0 ? 'start' : onFirst });
  });
}

interface Made {
  readonly id: number;
  readonly mark: Mark;
  readonly on: string;
}

function deployment({ id, mark, on }: Made): ListedDeployment {
  const key = JSON.stringify([id, mark, on]);
  const known = made.get(key);
  if (known !== undefined) return known;
  const login = mark === 'forged' ? MALLORY : US;
  const creator = { id: 9, login, type: 'Bot' };
  const said = { ...OWNER, run: String(id), attempt: 1, applied: sha('start') };
  const states = { success: 'success', failure: 'failure', forged: 'success', replayed: 'success' } as const;
  const state = mark in states ? states[mark as keyof typeof states] : 'in_progress';
  const at = mark === 'alive' ? NOW - 20_000 : NOW - 900_000;
  // What is posted again has the seal of another deployment.
  const of = { id: mark === 'replayed' ? 77 : id, run: String(id) };
  const description = statusDescription(of, { words: 'Apply', state, at }, KEYS);
  const status: DeploymentStatus = { id: id * 10, state, description, creator, created_at: new Date(at).toISOString() };
  const listed: ListedDeployment = {
    ...{ id, sha: sha(on), task: 'inventory-apply', environment: 'inventory-applied', creator, created_at: AT },
    ...{ payload: payloadOf(said, sha(on), KEYS), statuses: [status] },
  };
  made.set(key, listed);
  return listed;
}

const made = new Map<string, ListedDeployment>();

/** The situation as it is read, and what of history it is about. */
function situationOf(given: Case) {
  const { landed, commits, tip } = landedOf(given);
  const onFirst = given.pulls[0] === null ? 'start' : 'p1';
  const applied = given.marks[1] === 'success' ? onFirst : 'start';
  const inRange = applied === 'start' ? commits : commits.slice(landed[0]!.commits.length);
  const pulls = applied === 'start' ? landed : landed.slice(1);
  const direct = inRange.some(({ sha: hash }) => hash === sha('push'));
  const listed = [...pulls.flatMap((one) => one.listed), ...(direct ? ['push'] : [])].map(sha);
  const deployments = { isReadable: true, hasMore: false, listed: deploymentsOf(given, onFirst), now: NOW };
  const situation: Situation = {
    ...{ from: sha(tip), of: sha(tip), before: sha('start'), creator: US, tip: null, deployments },
    standings: { [`${sha('start')}...${sha(tip)}`]: 'ahead', [`${sha(onFirst)}...${sha(tip)}`]: 'ahead' },
    ...{ commits: inRange, hasOlder: false, listed, trees: null, unread: [] },
    ...{ pulls: pulls.map(factsOf), rights: { rita: 'write' } },
  };
  return { situation, applied, pulls, hasPush: direct };
}

/** What may be told of a judgement, without the order of what has none. */
function plain(situation: Situation) {
  const { applied, isRewritten, direct, pulls, recorded: held, approved, applies } = judge(situation, RULES);
  return JSON.stringify({
    ...{ applied, isRewritten, direct: [...direct].sort(), latest: applies.latest?.id, open: applies.standing.length },
    pulls: pulls.map(({ pull, why }) => [pull.number, why]),
    ...{ recorded: [...held].sort(), approved: [...approved.fingerprints].sort() },
  });
}

/** Whether the plan of one knew what was pushed directly, where that is in the range. */
function knewPush({ number }: Landed, { push }: Case, hasPush: boolean): boolean {
  return !hasPush || (push === 'after the first' && number > 1);
}

/** What counting plans showed, less what a later plan on top of them did not show. */
function expected(given: Case, pulls: readonly Landed[], hasPush: boolean): string[] {
  const approved = new Set<string>();
  for (const [index, one] of pulls.entries()) {
    const isReviewed = one.pull.state === 'reviewed' || one.pull.state === 'reverting';
    if (!isReviewed || !knewPush(one, given, hasPush)) continue;
    const later = pulls.slice(index + 1).filter(({ pull }) => HOLDING.has(pull.state));
    for (const change of shownBy(one)) if (later.every((each) => shownBy(each).includes(change))) approved.add(change);
  }
  return [...approved].sort();
}

function faultsOf(given: Case): string[] {
  const { situation, applied, pulls, hasPush } = situationOf(given);
  const judged = judge(situation, RULES);
  const approved = [...judged.approved.fingerprints].sort();
  const reasons = judged.pulls.map(({ why }) => why?.kind ?? 'counts');
  const faults = {
    'another commit counts as applied': judged.applied !== sha(applied),
    'a forged or replayed success counts': judged.applies.standing.some(
      ({ id }) => !['success', 'failure', 'alive', 'dead'].includes(given.marks[id - 1] ?? ''),
    ),
    'approved is not what reviewed plans showed and nothing took back':
      approved.join() !== expected(given, pulls, hasPush).join(),
    'something approved is not held': approved.some((change) => !judged.recorded.has(change)),
    'a pull request counts for nothing without a reason, or is left out': reasons.length !== pulls.length,
    'a direct push is not named': judged.direct.includes(sha('push')) !== hasPush,
  };
  return Object.entries(faults).flatMap(([fault, is]) => (is ? `${fault}: ${JSON.stringify(given)}` : []));
}

/** The same with what must not matter: other deployments, check runs and comments, older history, lists turned round. */
function withJunk(situation: Situation): Situation {
  const { deployments, pulls, commits, listed } = situation;
  const theirs = Array.from({ length: 3 }, (_, n) => deployment({ id: 500 + n, mark: 'forged', on: 'push' }));
  const junk: CheckRun = {
    ...factsOf(land(1, { how: 'squash', state: 'reviewed' }, 'start')).runs[0]!,
    bot: 'other[bot]',
    id: 999,
  };
  return {
    ...situation,
    deployments: { ...deployments, listed: [...theirs, ...deployments.listed.toReversed()] },
    commits: [...commits.toReversed(), commit('old', [])],
    listed: listed.toReversed(),
    pulls: pulls.toReversed().map((facts) => ({
      ...facts,
      brought: facts.brought.toReversed(),
      runs: facts.runs.length === 0 ? [] : [...facts.runs, { ...junk, head_sha: facts.pull.head_sha }],
      comments: [
        { ...facts.comments![0]!, id: 900, author: MALLORY, body: '<!-- cip-inventory-sync:plan -->' },
        ...facts.comments!,
      ],
    })),
  };
}

describe('every situation', () => {
  test('approves what reviewed plans showed and nothing took back, and gives a reason for the rest', () => {
    let count = 0;
    const faults: string[] = [];
    for (const given of cases()) {
      count += 1;
      faults.push(...faultsOf(given));
      if (faults.length > 5) break;
    }
    expect(faults).toEqual([]);
    expect(count).toBeGreaterThan(30_000);
  });

  test('is judged the same with more history, marks and comments of others, and lists turned round', () => {
    let nth = 0;
    for (const given of cases()) {
      nth += 1;
      if (nth % 7 !== 0) continue;
      const { situation } = situationOf(given);
      expect(plain(withJunk(situation)), JSON.stringify(given)).toBe(plain(situation));
    }
    expect(nth).toBeGreaterThan(30_000);
  });
});

test('what reviewers read and said is not needed where it is not read', () => {
  let unread = 0;
  for (const given of cases()) {
    const { situation } = situationOf(given);
    const undecided = undecidedPulls(situation.pulls, byHash(situation.commits), {
      ...RULES,
      bot: US,
      expected: OWNER,
    });
    if (undecided.length === situation.pulls.length) continue;
    unread += 1;
    const pulls = situation.pulls.map((pull) =>
      undecided.includes(pull) ? pull : { ...pull, comments: null, reviews: null, commits: null },
    );
    expect(plain({ ...situation, pulls }), JSON.stringify(given)).toBe(plain(situation));
  }
  expect(unread).toBeGreaterThan(1000);
});

test('that marks were deleted is said of a withdrawn record, too', () => {
  const [reviewed, reverting] = [
    { how: 'squash', state: 'reviewed' },
    { how: 'squash', state: 'reverting' },
  ] as const;
  const given: Case = { pulls: [reviewed, reverting, null], push: 'none', marks: ['none', 'none'] };
  const { situation } = situationOf(given);
  const firstWhy = (pulls: readonly PullFacts[]) => judge({ ...situation, pulls }, RULES).pulls[0]?.why;
  expect(firstWhy(situation.pulls)).toEqual({ kind: 'withdrawn' });
  const first = makeFacts(landedOf(given).landed[0]!, 99);
  expect(firstWhy([first, ...situation.pulls.slice(1)])).toEqual({ kind: 'marks-deleted' });
});

describe('what the inputs ask for besides', () => {
  const { situation } = situationOf({
    pulls: [{ how: 'squash', state: 'reviewed' }, null, null],
    push: 'none',
    marks: ['success', 'none'],
  });

  test('a ticket: a record without one approves nothing', () => {
    const { approved, pulls } = judge(situation, { ...RULES, needsTicket: true });
    expect(pulls.map(({ why }) => why)).toEqual([{ kind: 'no-ticket' }]);
    expect(approved.fingerprints.size).toBe(0);
  });

  test('two people for a delete: one approves all but deletes', () => {
    const { approved } = judge(situation, { ...RULES, deleteApprovals: 2 });
    expect([...approved.fingerprints].sort()).toEqual(['drift', 'f1']);
    expect(approved.deletes?.size).toBe(0);
    expect(judge(situation, RULES).approved.deletes).toBeNull();
  });
});
