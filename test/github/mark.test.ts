// The codec of marks: what counts is ours, sealed where there is a key, and alive as long as it gives signs.
import { describe, expect, test } from 'vitest';
import type { Deployment, DeploymentStatus } from '../../src/github/answers.ts';
import {
  environmentOf,
  type Mark,
  markPayload,
  namedByOldest,
  readMark,
  readStandings,
  standingOf,
  successWords,
} from '../../src/github/mark.ts';

const OWNER = { repository: 'acme/inventory', service: 'https://service.example', name: '' };
const [COMMIT, BEFORE] = ['c'.repeat(40), 'b'.repeat(40)];
const FACTS = { ...OWNER, run: '7', attempt: 1, applied: BEFORE };
const US = { id: 1, login: 'github-actions[bot]', type: 'Bot' };
const NOW = Date.parse('2026-03-01T12:00:00Z');

function made(payload: unknown, given: Partial<Deployment> = {}): Deployment {
  const fixed = { id: 9, sha: COMMIT, task: 'inventory-apply', environment: environmentOf('') };
  return { ...fixed, payload, creator: US, created_at: '2026-03-01T11:59:00Z', ...given };
}

const mark = (given: Partial<Mark> = {}): Mark => {
  return { ...readMark(made(markPayload(FACTS, COMMIT, '')), OWNER, '')!, ...given };
};

/** What says that it is ours, with the seal of what is not. */
const forged = (facts: Partial<typeof FACTS>) => ({ ...markPayload({ ...FACTS, ...facts }, COMMIT, 'key'), ...FACTS });

describe('a mark', () => {
  test.each([[''], ['a key']])('is read as it was made, with the key "%s"', (key) => {
    const read = readMark(made(markPayload(FACTS, COMMIT, key)), OWNER, key);
    expect(read).toMatchObject({ id: 9, commit: COMMIT, applied: BEFORE, run: '7', attempt: 1, creator: US.login });
  });

  test.each([
    ['of another repository', markPayload({ ...FACTS, repository: 'acme/other' }, COMMIT, 'key')],
    ['of another service', markPayload({ ...FACTS, service: 'https://other.example' }, COMMIT, 'key')],
    ['of another name', markPayload({ ...FACTS, name: 'west' }, COMMIT, 'key')],
    ['without a seal', markPayload(FACTS, COMMIT, '')],
    ['with the seal of another key', markPayload(FACTS, COMMIT, 'other')],
    ['replayed on another commit', markPayload(FACTS, BEFORE, 'key')],
    ['patched', { ...markPayload(FACTS, COMMIT, 'key'), applied: COMMIT }],
    ['patched to be of another run', { ...markPayload(FACTS, COMMIT, 'key'), run: '8' }],
    ['patched to be of another attempt', { ...markPayload(FACTS, COMMIT, 'key'), attempt: 2 }],
    ['of another repository, patched', forged({ repository: 'acme/other' })],
    ['of another service, patched', forged({ service: 'https://other.example' })],
    ['of another name, patched', forged({ name: 'west' })],
    ['of another tool', 'a text'],
    ['of no payload', null],
  ])('%s does not count', (_, payload) => {
    expect(readMark(made(payload), OWNER, 'key')).toBeNull();
  });

  test('of a deleted account does not count', () => {
    expect(readMark(made(markPayload(FACTS, COMMIT, ''), { creator: null }), OWNER, '')).toBeNull();
  });
});

let ids = 0;

function status(state: string, secondsAgo: number, given: Partial<DeploymentStatus> = {}): DeploymentStatus {
  ids += 1;
  const created_at = new Date(NOW - secondsAgo * 1000).toISOString();
  return { id: ids, state, description: '', creator: US, created_at, ...given };
}

describe('a mark in progress', () => {
  test.each([
    ['by its first minutes', 100, [], true],
    ['without a first sign', 181, [], false],
    ['by its last sign', 4000, [status('in_progress', 3000), status('in_progress', 179)], true],
    ['with a sign long ago', 4000, [status('in_progress', 181)], false],
    ['by a sign of another', 4000, [status('in_progress', 5, { creator: { ...US, login: 'mallory' } })], false],
    ['that another says has ended', 10, [status('failure', 5, { creator: null })], true],
    ['that has ended', 10, [status('in_progress', 9), status('failure', 5)], false],
  ])('%s', (_, createdAgo, statuses, isAlive) => {
    for (const key of ['', 'key']) {
      const standing = standingOf(mark({ createdAt: NOW - createdAgo * 1000 }), statuses, NOW, key);
      expect(standing).toMatchObject({ isAlive, hasSucceeded: false });
    }
  });
});

describe('a success', () => {
  test('counts, also when it was retired since', () => {
    expect(standingOf(mark(), [status('success', 9), status('inactive', 5)], NOW, '').hasSucceeded).toBe(true);
  });

  test('counts with a key by its seal, for its own mark alone, and its words fit', () => {
    const description = successWords('x'.repeat(200), 9, 'key');
    const told = [status('success', 9, { description })];
    expect(description.length).toBeLessThanOrEqual(140);
    expect(standingOf(mark(), told, NOW, 'key').hasSucceeded).toBe(true);
    expect(standingOf(mark({ id: 10 }), told, NOW, 'key').hasSucceeded).toBe(false);
    expect(standingOf(mark(), [status('success', 9)], NOW, 'key').hasSucceeded).toBe(false);
    expect(standingOf(mark(), told, NOW, 'other').hasSucceeded).toBe(false);
  });

  test('of another than who made the mark does not count', () => {
    const creator = { ...US, login: 'mallory' };
    expect(standingOf(mark(), [status('success', 9, { creator })], NOW, '').hasSucceeded).toBe(false);
  });
});

test('the oldest mark tells from where everything is still to be applied, unless its own run replaced it', () => {
  const named = (...all: readonly Mark[]) => namedByOldest({ all, standing: [], latest: null });
  const newer = mark({ id: 2, applied: 'd'.repeat(40) });
  expect(named(newer, mark({ id: 1, run: '6' }))).toBe(BEFORE);
  expect(named(newer, mark({ id: 1, attempt: 2 }))).toBe(BEFORE);
  expect(named(newer, mark({ id: 1 }))).toBe(newer.applied);
  expect(named({ ...newer, run: null }, mark({ id: 1, run: null }))).toBe(BEFORE);
  // A dispatch that was the first to try knows of no commit before.
  expect(named(newer, mark({ id: 1, run: '6', applied: null }))).toBe(newer.applied);
  expect(named()).toBeNull();
});

test('statuses are asked for as far back as the newest success, few at a time, of one creator', async () => {
  const asked: number[] = [];
  const ours = Array.from({ length: 60 }, (_, index) => mark({ id: 100 - index }));
  const all = [mark({ id: 101, creator: 'mallory' }), ...ours];
  const github = {
    deployments: async () => [],
    deploymentStatuses: async (id: number) => {
      asked.push(id);
      return { value: [status(id === 90 || id === 80 ? 'success' : 'failure', 9)], now: NOW };
    },
  };
  const found = await readStandings(all, US.login, { github, owner: OWNER, key: '', now: () => NOW });
  expect(found.latest?.id).toBe(90);
  expect(asked).toHaveLength(25);
  expect(found.all).toEqual(ours);
});
