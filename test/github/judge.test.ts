// Judges every chain of up to three pull requests and a direct push, with `approval: review` and a signing key, against
// what must be true for each chain.
import { describe, expect, test } from 'vitest';
import type { CheckRun, Comment, Review } from '../../src/github/answers.ts';
import { judge } from '../../src/github/judge.ts';
import type { Landed } from '../../src/github/landed.ts';
import { checkSeal, commentSeal, encodeNoRecord, encodeRecord } from '../../src/github/record.ts';
import { checkRun, commit, planRecord, pullRequest, SCOPE, sha } from './facts.ts';

const KEYS = ['a signing key of at least 32 characters'];
const [US, MALLORY] = ['us[bot]', 'mallory'];
const RULES = { scope: SCOPE, keys: KEYS, approval: 'review', bot: US } as const;
const AT = '2026-03-01T11:00:00Z';

const HOWS = ['squash', 'merge', 'rebase', 'queue'] as const;
/** `stale`: planned before anything landed. `overtaken`: a later run of its plan had nothing to record, and says so. */
const STATES = [
  ...['reviewed', 'reverting', 'stale', 'overtaken', 'unreviewed', 'dismissed', 'invalid', 'unrecorded'],
  'retargeted',
] as const;
type State = (typeof STATES)[number];
/** null for a pull request that was not merged. */
type Pull = { readonly how: (typeof HOWS)[number]; readonly state: State } | null;

const PULLS: readonly Pull[] = [
  null,
  ...STATES.map((state) => ({ how: 'squash', state }) as const),
  ...HOWS.slice(1).map((how) => ({ how, state: 'reviewed' }) as const),
];
const PUSHES = ['none', 'after the first', 'last'] as const;

interface Case {
  readonly pulls: readonly Pull[];
  readonly push: (typeof PUSHES)[number];
  /** Whether the first merge is applied already. */
  readonly isFirstApplied: boolean;
}

const CHAINS = PULLS.flatMap((one) => PULLS.flatMap((two) => PULLS.map((three) => [one, two, three])));
const CASES: readonly Case[] = CHAINS.flatMap((pulls) =>
  PUSHES.flatMap((push) => [false, true].map((isFirstApplied) => ({ pulls, push, isFirstApplied }))),
);

/** A merged pull request: its plan's base, and the commit at which it landed. */
interface Merged {
  readonly number: number;
  readonly pull: NonNullable<Pull>;
  readonly base: string;
  readonly commit: string;
}

/** The first-parent line from `start`, and what landed on it. */
function historyOf({ pulls, push }: Case) {
  const line = ['start'];
  const merged: Merged[] = [];
  for (const [index, pull] of pulls.entries()) {
    const number = index + 1;
    if (pull !== null) {
      const base = pull.state === 'stale' ? 'start' : line.at(-1)!;
      if (pull.how === 'rebase') line.push(`s${number}`);
      line.push(`p${number}`);
      merged.push({ number, pull, base, commit: `p${number}` });
    }
    if (index === 0 && push === 'after the first') line.push('push');
  }
  if (push === 'last') line.push('push');
  return { line, merged };
}

const RECORDED: ReadonlySet<State> = new Set([
  ...(['reviewed', 'reverting', 'stale', 'overtaken', 'unreviewed', 'dismissed'] as const),
]);
const COUNTING: ReadonlySet<State> = new Set(['reviewed', 'reverting', 'stale', 'overtaken']);

/** A plan shows its change, pending ones unless `stale` or `reverting`, and a drift change unless `reverting`. */
function shownBy({ number, pull }: Merged): string[] {
  const isAlone = pull.state === 'reverting' || pull.state === 'stale';
  const first = isAlone ? number : 1;
  const own = Array.from({ length: number - first + 1 }, (_, index) => `change ${first + index}`.padEnd(16, '.'));
  return [...(pull.state === 'reverting' ? [] : ['drift'.padEnd(16, '.')]), ...own];
}

type LandedPull = Landed['pulls'][number];

const memory = new Map<string, LandedPull>();

function factsOf(merged: Merged, at: number): LandedPull {
  const key = JSON.stringify(merged);
  const known = memory.get(key) ?? makeFacts(merged);
  memory.set(key, known);
  return { ...known, at };
}

function makeFacts(merged: Merged): LandedPull {
  const { number, pull, base } = merged;
  const { state } = pull;
  const head = sha(`head${number}`);
  const comment: Comment = { id: number, body: 'the plan', author: US, html_url: '', updated_at: AT };
  const record = planRecord({
    ...{ pullRequest: number, head, base: sha(base), at: AT, baseBranch: state === 'retargeted' ? 'dev' : 'main' },
    changes: shownBy(merged).map((fingerprint) => ({ fingerprint, target: null })),
  });
  const seen = { comment: commentSeal(comment), check: checkSeal('Plan', '') };
  const text = state === 'invalid' ? null : encodeRecord(record, seen, KEYS);
  const run = checkRun({ id: 100 + number, head_sha: head, text, bot: US });
  const pass = encodeNoRecord({ run: 200 + number, head, pullRequest: number }, KEYS);
  const later = checkRun({ id: 200 + number, head_sha: head, text: pass, bot: US, title: 'Superseded' });
  const review: Review = {
    ...{ id: number, user: { id: 50, login: 'rita', type: 'User' }, commit_id: head, submitted_at: AT },
    ...{ state: state === 'dismissed' ? 'DISMISSED' : 'APPROVED', author_association: 'NONE' },
  };
  const dana = { id: 1, login: 'dana', type: 'User' };
  return {
    ...{ pull: pullRequest(number, { head_sha: head }), at: 0, touches: true, hasMore: false },
    runs: state === 'unrecorded' ? [] : state === 'overtaken' ? [run, later] : [run],
    comments: [comment],
    reviews: state === 'unreviewed' ? [] : [review],
    commits: [{ ...commit('work', []), author: dana, committer: dana }],
  };
}

/** What `readLanded` would return for the commits after the applied one. */
function landedOf(given: Case) {
  const { line, merged } = historyOf(given);
  const applied = given.isFirstApplied && given.pulls[0] !== null ? 'p1' : 'start';
  const chain = line.slice(line.indexOf(applied));
  const since = merged.filter((one) => chain.indexOf(one.commit) > 0);
  const pulls = since.map((one) => factsOf(one, chain.indexOf(one.commit)));
  const landed: Landed = { chain: chain.map(sha), pulls, rights: new Map([['rita', 'write']]), unread: [] };
  return { landed, since, chain };
}

/** What the plans that count showed, without what a later plan on top of their merge did not show. */
function expected(since: readonly Merged[], chain: readonly string[]): string[] {
  const approved = new Set<string>();
  for (const [index, one] of since.entries()) {
    if (!COUNTING.has(one.pull.state)) continue;
    const held = (base: string) => chain.indexOf(base) >= chain.indexOf(one.commit);
    const later = since.slice(index + 1).filter(({ pull, base }) => RECORDED.has(pull.state) && held(base));
    for (const change of shownBy(one)) if (later.every((each) => shownBy(each).includes(change))) approved.add(change);
  }
  return [...approved].sort();
}

const WHY: Readonly<Partial<Record<State, string>>> = {
  ...{ unreviewed: 'no-review', dismissed: 'no-review', invalid: 'erased', unrecorded: 'no-record' },
  retargeted: 'other-base',
};

function faultsOf(given: Case): string[] {
  const { landed, since, chain } = landedOf(given);
  const judged = judge(landed, RULES);
  const reasons = judged.pulls.map(({ rejection }) => rejection?.kind ?? 'counts');
  const asExpected = (one: Merged, index: number) => {
    const why = WHY[one.pull.state] ?? 'counts';
    return reasons[index] === why || (reasons[index] === 'withdrawn' && index < since.length - 1);
  };
  const faults = {
    'approved is not what reviewed plans showed and nothing took back':
      [...judged.approved.fingerprints].sort().join() !== expected(since, chain).join(),
    'a pull request counts without a reason, or does not for another one': !since.every(asExpected),
    'one is left out': reasons.length !== since.length,
  };
  return Object.entries(faults).flatMap(([fault, is]) => (is ? `${fault}: ${JSON.stringify(given)} ${reasons}` : []));
}

/** A judgment as text, sorted because its order does not matter. */
function plain(landed: Landed) {
  const { pulls, approved } = judge(landed, RULES);
  const reasons = pulls.map(({ pull, rejection }) => [pull.number, rejection] as const).sort((a, b) => a[0] - b[0]);
  return JSON.stringify([reasons, [...approved.fingerprints].sort()]);
}

/** The same, with check runs and comments of others added and the lists reversed, which must not matter. */
function withJunk({ pulls, ...landed }: Landed): Landed {
  const stranger = (facts: LandedPull): CheckRun => {
    return checkRun({ id: 999, head_sha: facts.pull.head_sha, text: facts.runs[0]?.text ?? '', bot: 'other[bot]' });
  };
  return {
    ...landed,
    pulls: pulls.toReversed().map((facts) => ({
      ...facts,
      runs: facts.runs.length === 0 ? [] : [stranger(facts), ...facts.runs.toReversed()],
      comments: [
        { ...facts.comments![0]!, id: 900, author: MALLORY, body: '<!-- cip-inventory-sync:plan -->' },
        ...facts.comments!,
      ],
    })),
  };
}

describe('every chain', () => {
  test('approves what reviewed plans showed and no later one withdrew, and gives a reason for the rest', () => {
    const faults: string[] = [];
    for (const given of CASES) if (faults.length <= 5) faults.push(...faultsOf(given));
    expect(faults).toEqual([]);
    expect(CASES.length).toBeGreaterThan(13_000);
  });

  test('is judged the same with check runs and comments of others, and with reversed lists', () => {
    for (const given of CASES.filter((_, index) => index % 5 === 4)) {
      const { landed } = landedOf(given);
      expect(plain(withJunk(landed)), JSON.stringify(given)).toBe(plain(landed));
    }
  });
});

/** One landed pull request that counts, after `change` has changed its facts. */
function counting(change: (facts: LandedPull) => Partial<LandedPull>) {
  const only = { pulls: [{ how: 'squash', state: 'reviewed' }], push: 'none', isFirstApplied: false } as const;
  const { landed } = landedOf({ ...only, pulls: [...only.pulls] });
  const [facts] = landed.pulls;
  return { ...landed, pulls: [{ ...facts!, ...change(facts!) }] };
}

const whyOf = (landed: Landed, rules: Partial<Parameters<typeof judge>[1]> = {}) =>
  judge(landed, { ...RULES, ...rules }).pulls[0]?.rejection?.kind ?? 'counts';

describe('a record counts only if people see what it sealed', () => {
  const plan = (body: string, given: Partial<Comment> = {}): Comment => {
    return { id: 70, author: US, html_url: '', updated_at: AT, body, ...given };
  };
  const MARKED = '<!-- cip-inventory-sync:plan -->';

  test.each<[string, (facts: LandedPull) => Partial<LandedPull>, string]>([
    ['as it was sealed', () => ({}), 'counts'],
    ['an edited comment', ({ comments }) => ({ comments: [{ ...comments![0]!, body: 'other' }] }), 'comment-changed'],
    [
      'an edit that was undone',
      ({ comments }) => ({ comments: [{ ...comments![0]!, updated_at: '2026-03-02T00:00:00Z' }] }),
      'comment-changed',
    ],
    ['no comment', () => ({ comments: [] }), 'comment-gone'],
    ['another comment instead', () => ({ comments: [plan(MARKED)] }), 'comment-replaced'],
    ['a second comment', ({ comments }) => ({ comments: [...comments!, plan(MARKED)] }), 'second-comment'],
    [
      'a second comment by somebody else',
      ({ comments }) => ({ comments: [...comments!, plan(MARKED, { author: MALLORY })] }),
      'counts',
    ],
    ['another title of the check', ({ runs }) => ({ runs: [{ ...runs[0]!, title: 'Nothing' }] }), 'check-changed'],
  ])('%s', (_, change, why) => {
    const landed = counting(change);
    expect(whyOf(landed)).toBe(why);
    expect(whyOf(landed, { approval: 'plan' }), 'with a key').toBe(why);
    expect(whyOf(landed, { approval: 'plan', keys: [] }), 'with neither').toBe('unsigned');
  });

  test('except with approval: plan and no signing key', () => {
    const record = planRecord({ pullRequest: 1, head: sha('head1'), base: sha('start') });
    const text = encodeRecord(record, { comment: null, check: 'another' }, []);
    const landed = counting(() => ({ runs: [checkRun({ head_sha: sha('head1'), text, bot: US })], comments: null }));
    expect(whyOf(landed, { approval: 'plan', keys: [] })).toBe('counts');
    expect(whyOf(landed, { keys: [] })).toBe('check-changed');
  });
});

test('a later completed check run without a record makes the earlier record not count', () => {
  const erased = (text: string | null, status = 'completed') =>
    counting(({ runs }) => ({ runs: [...runs, checkRun({ id: 300, head_sha: sha('head1'), text, status, bot: US })] }));
  expect(whyOf(erased(''))).toBe('erased');
  expect(whyOf(erased(encodeRecord(planRecord(), { comment: null, check: '' }, ['x'.repeat(32)])))).toBe('unsigned');
  expect(whyOf(erased('', 'in_progress')), 'not while it goes on').toBe('counts');
});

test('no record counts if the bot is not known', () => {
  const landed = counting(() => ({}));
  expect(whyOf(landed, { bot: null })).toBe('other-app');
});

test('a record approves the state that an update ends in, even if no approval is needed', () => {
  const changes = [{ fingerprint: 'f'.repeat(16), target: 't'.repeat(8) }];
  const record = planRecord({ pullRequest: 1, head: sha('head1'), base: sha('start'), changes });
  const text = encodeRecord(record, { comment: null, check: '' }, []);
  const landed = counting(() => ({ runs: [checkRun({ head_sha: sha('head1'), text, bot: US })] }));
  for (const approval of ['plan', 'none'] as const) {
    const { approved } = judge(landed, { ...RULES, approval, keys: [] });
    expect([[...approved.fingerprints], [...approved.targets]]).toEqual([['f'.repeat(16)], ['t'.repeat(8)]]);
  }
  // A record of another app approves nothing.
  expect(judge(landed, { ...RULES, bot: 'another', approval: 'none' }).approved.fingerprints.size).toBe(0);
});
