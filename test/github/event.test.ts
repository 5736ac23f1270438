// Which command each event asks for, and what a payload gives, with GitHub's own example payloads.
import { describe, expect, test } from 'vitest';
import { parseEvent, readEvent } from '../../src/github/event.ts';
import { exampleOf, type Json, objectAt } from './stand-in/examples.ts';

function factsOf(payload: unknown) {
  return parseEvent(JSON.stringify(payload));
}

/** The command that the event asks for, or `nothing` or `refused`. */
function asked(eventName: string, payload: Json, command: Parameters<typeof readEvent>[0]['command'] = 'auto') {
  const answer = readEvent({ eventName, event: factsOf(payload), command, hasKey: true });
  return answer.kind === 'run' ? answer.command : answer.kind;
}

function withHead(repo: Json | null): Json {
  const example = exampleOf('pull_request', ({ action }) => action === 'synchronize');
  const pull = objectAt(example, 'pull_request');
  return { ...example, pull_request: { ...pull, head: { ...objectAt(pull, 'head'), repo } } };
}

/** A pull request from a branch of the same repository. */
const INSIDE = withHead(objectAt(objectAt(objectAt(withHead(null), 'pull_request'), 'base'), 'repo'));
const FORK = withHead({ full_name: 'mallory/Hello-World' });
const FORK_GONE = withHead(null);

function action(payload: Json, name: string): Json {
  return { ...payload, action: name };
}

const PUSH: Json = { ...exampleOf('push'), ref: 'refs/heads/master' };
const ELSEWHERE: Json = { ...PUSH, ref: 'refs/heads/release' };

const table: readonly (readonly [title: string, event: string, payload: Json, command: string])[] = [
  ['plans a pull request', 'pull_request', INSIDE, 'plan'],
  ['plans a pull request that was opened', 'pull_request', action(INSIDE, 'opened'), 'plan'],
  ['plans a pull request for any other action', 'pull_request', action(INSIDE, 'labeled'), 'plan'],
  ['ignores a closed pull request', 'pull_request', action(INSIDE, 'closed'), 'nothing'],
  ['plans a pull request on pull_request_target', 'pull_request_target', INSIDE, 'plan'],
  ['ignores a closed pull request on pull_request_target', 'pull_request_target', action(INSIDE, 'closed'), 'nothing'],
  ['only validates a pull request of a fork', 'pull_request', FORK, 'validate'],
  ['only validates a pull request of a deleted fork', 'pull_request', FORK_GONE, 'validate'],
  ['only validates a pull request of a fork on pull_request_target', 'pull_request_target', FORK, 'validate'],
  ['ignores a closed pull request of a fork', 'pull_request_target', action(FORK, 'closed'), 'nothing'],
  ['plans a merge group', 'merge_group', exampleOf('merge_group'), 'plan'],
  ['applies a push to the default branch', 'push', PUSH, 'apply'],
  ['refuses a push to another branch', 'push', ELSEWHERE, 'refused'],
  ['refuses a push of a tag', 'push', { ...PUSH, ref: 'refs/tags/master' }, 'refused'],
  ['refuses a branch named refs/heads/master', 'push', { ...PUSH, ref: 'refs/heads/refs/heads/master' }, 'refused'],
  ['refuses a push without a repository', 'push', { ref: 'refs/heads/master' }, 'refused'],
  ['refuses a push with an empty payload', 'push', {}, 'refused'],
  ['checks for drift on a schedule', 'schedule', { schedule: '0 6 * * *' }, 'drift'],
  ['applies on a dispatch', 'workflow_dispatch', exampleOf('workflow_dispatch'), 'apply'],
  ['refuses to run without an event', '', {}, 'refused'],
];

const OTHERS = ['issues', 'issue_comment', 'release', 'workflow_run', 'pull_request_review'];

describe('the command auto', () => {
  test.each(table)('%s', (_title, event, payload, command) => {
    expect(asked(event, payload)).toBe(command);
  });

  test.each(OTHERS)('refuses %s and names the supported events', (event) => {
    const answer = readEvent({ eventName: event, event: factsOf(exampleOf(event)), command: 'auto', hasKey: true });
    expect(answer.kind).toBe('refused');
    expect(answer.reason).toMatch(
      /pull_request, pull_request_target, merge_group, push, schedule and workflow_dispatch/,
    );
  });
});

test.each([
  ['pull_request', INSIDE, 'validate'],
  ['pull_request_target', INSIDE, 'validate'],
  ['merge_group', exampleOf('merge_group'), 'validate'],
  // Apply and drift continue, and then report that they need a key.
  ['push', PUSH, 'apply'],
  ['schedule', {}, 'drift'],
] as const)('without a key, only a plan becomes validate: %s', (eventName, payload, command) => {
  const answer = readEvent({ eventName, event: factsOf(payload), command: 'auto', hasKey: false });
  expect(answer).toMatchObject({ kind: 'run', command });
  if (command === 'validate') expect(answer.reason).toContain('api-key');
});

describe('the input command', () => {
  test.each(['validate', 'plan', 'apply', 'drift'] as const)('%s decides, but a fork is only validated', (command) => {
    for (const event of ['workflow_dispatch', 'push', 'issues', 'pull_request', 'schedule']) {
      expect(asked(event, event === 'pull_request' ? INSIDE : {}, command)).toBe(command);
    }
    for (const event of ['pull_request', 'pull_request_target', 'pull_request_review', 'workflow_run', 'push']) {
      for (const fork of [FORK, FORK_GONE, action(FORK, 'closed')])
        expect(asked(event, fork, command)).toBe('validate');
    }
  });

  test.each([[null], [7], [[]], [{ head: null }], [{ head: { repo: 'x' }, base: {} }]])(
    'only validates a malformed pull request, like a fork: %j',
    (pull) => {
      expect(asked('pull_request', { pull_request: pull }, 'apply')).toBe('validate');
    },
  );
});

describe('a payload gives', () => {
  test('the number, head and base branch of a pull request', () => {
    const pull = objectAt(INSIDE, 'pull_request');
    const full = {
      number: pull.number,
      headSha: objectAt(pull, 'head').sha,
      baseRef: objectAt(pull, 'base').ref,
      stackBase: null,
    };
    expect(factsOf(INSIDE).pullRequest).toEqual(full);
    const bare = { number: 7, head: { sha: 'a'.repeat(40) } };
    const known = { number: 7, headSha: 'a'.repeat(40), baseRef: null, stackBase: null };
    expect(factsOf({ pull_request: bare }).pullRequest).toEqual(known);
    expect(factsOf(PUSH).pullRequest).toBeNull();
    expect(factsOf({ pull_request: { number: '7', head: { sha: 'a' } } }).pullRequest).toBeNull();
  });

  test('the base of a merge group', () => {
    expect(factsOf(exampleOf('merge_group')).groupBase).toMatch(/^[0-9a-f]{40}$/);
    expect(factsOf(PUSH).groupBase).toBeNull();
  });

  test('the default branch and whether the repository is public, or null if it does not say', () => {
    expect(factsOf(PUSH).defaultBranch).toBe('master');
    expect(factsOf({}).defaultBranch).toBeNull();
    expect(factsOf({ repository: { private: true, default_branch: 7 } }).isPublic).toBe(false);
    expect(factsOf({ repository: { private: false } }).isPublic).toBe(true);
    for (const repository of [{ private: 'true' }, {}, null]) expect(factsOf({ repository }).isPublic).toBeNull();
  });

  test('an error if it is not an object', () => {
    for (const text of ['[]', 'null', '7']) expect(() => parseEvent(text)).toThrow('not an object');
  });
});
