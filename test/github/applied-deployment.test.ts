// The codec of marks: what counts is ours, sealed where there is a key, and alive as long as it gives signs.
import { describe, expect, test } from 'vitest';
import type { Deployment, DeploymentStatus } from '../../src/github/answers.ts';
import {
  type AppliedDeployment,
  appliesIn,
  environmentOf,
  type ListedDeployment,
  lastApplied,
  openBefore,
  payloadOf,
  readDeployment,
  standingOf,
  statusDescription,
} from '../../src/github/applied-deployment.ts';

const OWNER = { repository: 'acme/inventory', service: 'https://service.example/v1', name: '' };
const [COMMIT, BEFORE] = ['c'.repeat(40), 'b'.repeat(40)];
const FACTS = { ...OWNER, run: '7', attempt: 1, applied: BEFORE };
const US = { id: 1, login: 'github-actions[bot]', type: 'Bot' };
const NOW = Date.parse('2026-03-01T12:00:00Z');
const KEYS = ['a key'];

function made(payload: unknown, given: Partial<Deployment> = {}): Deployment {
  const fixed = { id: 9, sha: COMMIT, task: 'inventory-apply', environment: environmentOf('') };
  return { ...fixed, payload, creator: US, created_at: '2026-03-01T11:59:00Z', ...given };
}

/** What a deployment says; null where it does not count. */
function read(deployment: Deployment, keys: readonly string[] = KEYS): AppliedDeployment | null {
  const reading = readDeployment(deployment, { owner: OWNER, keys });
  return reading.kind === 'counts' ? reading.deployment : null;
}

const OURS = read(made(payloadOf(FACTS, COMMIT, [])), [])!;

/** What says that it is ours, with the seal of what is not. */
const forged = (facts: Partial<typeof FACTS>) => ({ ...payloadOf({ ...FACTS, ...facts }, COMMIT, KEYS), ...FACTS });

describe('the deployment of an apply', () => {
  test.each([[[]], [KEYS]])('is read as it was made, with the keys %j', (keys) => {
    const found = read(made(payloadOf(FACTS, COMMIT, keys)), keys);
    expect(found).toMatchObject({ id: 9, commit: COMMIT, applied: BEFORE, run: '7', attempt: 1, creator: US.login });
  });

  test.each([
    ['of another repository', payloadOf({ ...FACTS, repository: 'acme/other' }, COMMIT, KEYS)],
    ['of another service', payloadOf({ ...FACTS, service: 'https://other.example' }, COMMIT, KEYS)],
    ['of another name', payloadOf({ ...FACTS, name: 'west' }, COMMIT, KEYS)],
    ['without a seal', payloadOf(FACTS, COMMIT, [])],
    ['with the seal of another key', payloadOf(FACTS, COMMIT, ['other'])],
    ['replayed on another commit', payloadOf(FACTS, BEFORE, KEYS)],
    ['patched', { ...payloadOf(FACTS, COMMIT, KEYS), applied: COMMIT }],
    ['patched to be of another run', { ...payloadOf(FACTS, COMMIT, KEYS), run: '8' }],
    ['patched to be of another attempt', { ...payloadOf(FACTS, COMMIT, KEYS), attempt: 2 }],
    ['of another repository, patched', forged({ repository: 'acme/other' })],
    ['of another service, patched', forged({ service: 'https://other.example' })],
    ['of another name, patched', forged({ name: 'west' })],
    ['of another tool', 'a text'],
    ['of no payload', null],
  ])('%s does not count', (_, payload) => {
    expect(read(made(payload))).toBeNull();
  });

  test('of a deleted account does not count', () => {
    expect(read(made(payloadOf(FACTS, COMMIT, []), { creator: null }), [])).toBeNull();
  });
});

test('a key that is new in the first line leaves what the old one sealed', () => {
  const listed = made(payloadOf(FACTS, COMMIT, ['old']));
  expect(read(listed, ['new', 'old'])).toMatchObject({ id: 9 });
  expect(readDeployment(listed, { owner: OWNER, keys: ['new'] })).toEqual({ kind: 'other-key' });
});

let ids = 0;

function status(state: string, secondsAgo: number, given: Partial<DeploymentStatus> = {}): DeploymentStatus {
  ids += 1;
  const created_at = new Date(NOW - secondsAgo * 1000).toISOString();
  return { id: ids, state, description: '', creator: US, created_at, ...given };
}

/** With the seal that belongs to it. */
function sealed(state: string, secondsAgo: number, given: Partial<AppliedDeployment> = {}): DeploymentStatus {
  const at = NOW - secondsAgo * 1000;
  return status(state, secondsAgo, {
    description: statusDescription({ ...OURS, ...given }, { words: state, state, at }, KEYS),
  });
}

const standing = (statuses: readonly DeploymentStatus[], keys: readonly string[] = []) =>
  standingOf(OURS, statuses, { keys, now: NOW });

describe('what its statuses say', () => {
  test.each([
    ['a sign of 179 s ago: it lives', [status('in_progress', 179)], { end: null, isAlive: true }],
    ['a sign of 180 s ago: it is dead', [status('in_progress', 180)], { end: null, isAlive: false }],
    ['an old start and a new sign', [status('in_progress', 900), status('in_progress', 20)], { isAlive: true }],
    ['a success', [status('in_progress', 60), status('success', 9)], { end: 'success', isAlive: false }],
    ['a success that was retired since', [status('success', 9), status('inactive', 5)], { end: 'success' }],
    ['an end is final, whatever follows', [status('failure', 9), status('success', 5)], { end: 'failure' }],
    ['an end is final, a new sign included', [status('failure', 9), status('in_progress', 5)], { isAlive: false }],
  ])('%s', (_, statuses, expected) => {
    expect(standing(statuses)).toMatchObject(expected);
    expect(standing(statuses.toReversed())).toMatchObject(expected);
  });

  test('nothing, where there is none that counts', () => {
    expect(standing([])).toBeNull();
    expect(standing([status('success', 9, { creator: { ...US, login: 'mallory' } })])).toBeNull();
    expect(standing([status('success', 9)], KEYS)).toBeNull();
  });

  test('with a key, what is sealed for this deployment, state, run and time', () => {
    expect(standing([sealed('success', 9)], KEYS)).toMatchObject({ end: 'success' });
    expect(standing([sealed('success', 9)], ['another', ...KEYS])).toMatchObject({ end: 'success' });
    expect(standing([sealed('success', 9)], ['another'])).toBeNull();
    expect(standing([sealed('success', 9, { id: 10 })], KEYS)).toBeNull();
    expect(standing([sealed('success', 9, { run: '8' })], KEYS)).toBeNull();
    expect(standing([{ ...sealed('failure', 9), state: 'success' }], KEYS)).toBeNull();
  });

  test.each([
    [179, true],
    [181, false],
  ])('with a key, posted again %i s later: %j', (later, counts) => {
    const created_at = new Date(NOW + later * 1000).toISOString();
    expect(standing([{ ...sealed('in_progress', 0), created_at }], KEYS) !== null).toBe(counts);
  });

  test('fits what GitHub takes', () => {
    const words = 'x'.repeat(200);
    expect(statusDescription(OURS, { words, state: 'success', at: NOW }, KEYS).length).toBeLessThanOrEqual(140);
    expect(statusDescription(OURS, { words, state: 'success', at: NOW }, []).length).toBeLessThanOrEqual(140);
    expect(statusDescription(OURS, { words: 'Apply: no-changes', state: 'success', at: NOW }, KEYS)).toMatch(
      /^Apply: no-changes 2026-03-01T12:00:00.000Z hmac-sha256:[0-9a-f]{64}$/,
    );
  });
});

interface One {
  readonly id: number;
  readonly statuses?: readonly DeploymentStatus[];
  readonly facts?: Partial<typeof FACTS>;
  readonly by?: string;
}

function listed({ id, statuses = [], facts = {}, by = US.login }: One): ListedDeployment {
  const creator = { ...US, login: by };
  return { ...made(payloadOf({ ...FACTS, run: String(id), ...facts }, COMMIT, []), { id, creator }), statuses };
}

function applies(all: readonly One[], hasMore = false) {
  const list = { isReadable: true, hasMore, listed: all.map(listed), now: NOW };
  return appliesIn(list, { owner: OWNER, keys: [] }, US.login);
}

const at = (id: number, state: string, secondsAgo = 9): DeploymentStatus => ({ ...status(state, secondsAgo), id });

/** With one status, and in the order of its id. */
const one = (id: number, state: string, facts: One['facts'] = {}): One => ({
  ...{ id, facts, statuses: [at(id * 10, state)] },
});

describe('applies', () => {
  test('are ordered by their first status: one that was suspended before it began later', () => {
    const [early, late] = [{ id: 1, statuses: [at(30, 'in_progress')] }, one(2, 'in_progress')];
    const found = applies([late, early]);
    expect(found.standing.map(({ id }) => id)).toEqual([1, 2]);
    const [newest, oldest] = found.standing;
    expect(openBefore(found, newest!).map(({ id }) => id)).toEqual([2]);
    expect(openBefore(found, oldest!)).toEqual([]);
  });

  test('that began before the newest success are not waited for, nor is an earlier attempt', () => {
    const all = [
      one(1, 'in_progress'),
      one(2, 'success'),
      one(3, 'in_progress', { run: '9', attempt: 1 }),
      one(4, 'in_progress', { run: '9', attempt: 2 }),
    ];
    const found = applies(all);
    const own = found.standing[0]!;
    expect(openBefore(found, own)).toMatchObject([{ id: 3, isAlive: false }]);
  });

  test('without a status count for nothing, but are known to be starting', () => {
    const found = applies([{ id: 1 }]);
    expect(found).toMatchObject({ standing: [], starting: [{ id: 1, isAlive: true }], latest: null });
  });

  test('are hidden where all that was read holds no success, and there is more', () => {
    const theirs = { id: 5, by: 'mallory', statuses: [at(50, 'success')] };
    expect(applies([theirs], true).hiddenBy).toEqual(['mallory']);
    expect(applies([theirs]).hiddenBy).toBeNull();
    expect(applies([theirs, one(1, 'success')], true).hiddenBy).toBeNull();
  });
});

describe('what was applied last', () => {
  const facts = { from: 'd'.repeat(40), before: 'e'.repeat(40), creator: US.login, tip: null };
  const succeeded = [one(1, 'success')];
  const last = (all: readonly One[], standings: Readonly<Record<string, string>>, tip: string | null = null) => {
    const deployments = { isReadable: true, hasMore: false, listed: [], now: NOW };
    return lastApplied(applies(all), { ...facts, deployments, tip, standings });
  };
  const [ahead, behind] = [{ [`${COMMIT}...${facts.from}`]: 'ahead' }, { [`${COMMIT}...${facts.from}`]: 'behind' }];
  const tip = 'f'.repeat(40);

  test.each([
    ['the newest success', last(succeeded, ahead), COMMIT, false],
    ['the commit before, without any', last([], {}), facts.before, false],
    [
      'what the oldest names, where none succeeded',
      last([one(1, 'failure'), one(2, 'failure', { applied: COMMIT })], { [`${BEFORE}...${facts.from}`]: 'ahead' }),
      BEFORE,
      false,
    ],
    [
      'not what its own run replaced',
      last([one(1, 'inactive', { run: '7' }), one(2, 'failure', { run: '7', applied: COMMIT })], ahead),
      COMMIT,
      false,
    ],
    [
      'all of it, where a later commit was applied',
      last(succeeded, { ...behind, [`${COMMIT}...${tip}`]: 'ahead' }, tip),
      facts.from,
      false,
    ],
    [
      'the commit before, where that was taken back',
      last(succeeded, { ...behind, [`${COMMIT}...${tip}`]: 'diverged' }, tip),
      facts.before,
      true,
    ],
    [
      'the commit before, of another history',
      last(succeeded, { [`${COMMIT}...${facts.from}`]: 'diverged' }),
      facts.before,
      true,
    ],
  ])('%s', (_, found, applied, isRewritten) => {
    expect(found).toEqual({ applied, isRewritten });
  });
});
