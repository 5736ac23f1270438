// What each event asks for, on GitHub's own example payloads.
import { describe, expect, test } from 'vitest';
import {
  type CommandName,
  commitBefore,
  defaultBranchOf,
  type EventPayload,
  isPublic,
  mergeGroupOf,
  pullRequestOf,
  readEvent,
} from '../../src/github/event.ts';
import { exampleOf, isObject, type Json, objectAt } from './stand-in/examples.ts';

interface Asking {
  readonly command?: CommandName | 'auto';
  readonly hasKey?: boolean;
}

/** The command, `nothing` or `refused`. */
function asked(eventName: string, payload: EventPayload, { command = 'auto', hasKey = true }: Asking = {}): string {
  const answer = readEvent({ eventName, payload, command, hasKey });
  return answer.kind === 'run' ? answer.command : answer.kind;
}

function withHead(repo: Json | null): Json {
  const example = exampleOf('pull_request', ({ action }) => action === 'synchronize');
  const pull = objectAt(example, 'pull_request');
  return { ...example, pull_request: { ...pull, head: { ...objectAt(pull, 'head'), repo } } };
}

/** From a branch of the same repository. */
const INSIDE = withHead(objectAt(objectAt(objectAt(withHead(null), 'pull_request'), 'base'), 'repo'));
const FORK = withHead({ full_name: 'mallory/Hello-World' });
const FORK_GONE = withHead(null);

function action(payload: Json, name: string): Json {
  return { ...payload, action: name };
}

const PUSH: Json = { ...exampleOf('push'), ref: 'refs/heads/master' };
const ELSEWHERE: Json = { ...PUSH, ref: 'refs/heads/release' };

const table: readonly (readonly [title: string, event: string, payload: EventPayload, command: string])[] = [
  ['a pull request', 'pull_request', INSIDE, 'plan'],
  ['opened', 'pull_request', action(INSIDE, 'opened'), 'plan'],
  ['of any action', 'pull_request', action(INSIDE, 'labeled'), 'plan'],
  ['closed', 'pull_request', action(INSIDE, 'closed'), 'nothing'],
  ['a pull request on target', 'pull_request_target', INSIDE, 'plan'],
  ['closed, on target', 'pull_request_target', action(INSIDE, 'closed'), 'nothing'],
  ['of a fork', 'pull_request', FORK, 'validate'],
  ['of a fork that is gone', 'pull_request', FORK_GONE, 'validate'],
  ['of a fork, on target', 'pull_request_target', FORK, 'validate'],
  ['of a fork, closed', 'pull_request_target', action(FORK, 'closed'), 'nothing'],
  ['a merge group', 'merge_group', exampleOf('merge_group'), 'plan'],
  ['a push to the default branch', 'push', PUSH, 'apply'],
  ['a push to another branch', 'push', ELSEWHERE, 'refused'],
  ['a push of a tag', 'push', { ...PUSH, ref: 'refs/tags/master' }, 'refused'],
  ['a push to a branch whose name ends like it', 'push', { ...PUSH, ref: 'refs/heads/refs/heads/master' }, 'refused'],
  ['a push without a repository', 'push', { ref: 'refs/heads/master' }, 'refused'],
  ['a push without anything', 'push', {}, 'refused'],
  ['a schedule', 'schedule', { schedule: '0 6 * * *' }, 'drift'],
  ['a dispatch', 'workflow_dispatch', exampleOf('workflow_dispatch'), 'apply'],
  ['no event', '', {}, 'refused'],
];

const OTHERS = [
  'issues',
  'issue_comment',
  'release',
  'workflow_run',
  'repository_dispatch',
  'check_run',
  'create',
  'fork',
];
const OF_PULLS = ['pull_request_review', 'pull_request_review_comment', 'pull_request_review_thread'];

describe('command auto', () => {
  test.each(table)('%s', (_title, event, payload, command) => {
    expect(asked(event, payload)).toBe(command);
  });

  test.each([...OTHERS, ...OF_PULLS])('%s is refused, naming the events that are not', (event) => {
    const answer = readEvent({ eventName: event, payload: exampleOf(event), command: 'auto', hasKey: true });
    expect(answer.kind).toBe('refused');
    expect(answer.why).toMatch(/pull_request, pull_request_target, merge_group, push, schedule and workflow_dispatch/);
  });
});

describe('without a key', () => {
  test.each([
    ['pull_request', INSIDE, 'validate'],
    ['pull_request_target', INSIDE, 'validate'],
    ['merge_group', exampleOf('merge_group'), 'validate'],
    // Apply and drift go on, to be told that they need one.
    ['push', PUSH, 'apply'],
    ['schedule', {}, 'drift'],
  ] as const)('%s', (event, payload, command) => {
    expect(asked(event, payload, { hasKey: false })).toBe(command);
  });

  test('says why', () => {
    const answer = readEvent({ eventName: 'pull_request', payload: INSIDE, command: 'auto', hasKey: false });
    expect(answer.why).toContain('api-key');
  });
});

describe('the input command', () => {
  const commands = ['validate', 'plan', 'apply', 'drift'] as const;

  test.each(commands)('%s decides for any event but a fork', (command) => {
    for (const event of ['workflow_dispatch', 'push', 'issues', 'pull_request', 'schedule']) {
      expect(asked(event, event === 'pull_request' ? INSIDE : {}, { command })).toBe(command);
    }
  });

  test.each(commands)('%s for a pull request of a fork validates, whatever the event is', (command) => {
    for (const event of ['pull_request', 'pull_request_target', 'pull_request_review', 'workflow_run', 'push']) {
      for (const payload of [FORK, FORK_GONE]) expect(asked(event, payload, { command })).toBe('validate');
    }
  });

  test('apply on a closed pull request of a fork validates', () => {
    expect(asked('pull_request_target', action(FORK, 'closed'), { command: 'apply' })).toBe('validate');
  });

  const broken: readonly unknown[] = [null, 7, 'text', [], {}, { head: null }, { head: { repo: 'x' }, base: {} }];
  test.each(broken.map((pull) => [pull]))('a pull request that is %j counts as a fork', (pull) => {
    expect(asked('pull_request', { pull_request: pull }, { command: 'apply' })).toBe('validate');
  });
});

describe('what payloads say', () => {
  test('the number, head and base branch of a pull request', () => {
    const pull = objectAt(INSIDE, 'pull_request');
    expect(pullRequestOf(INSIDE)).toEqual({
      number: pull.number,
      headSha: objectAt(pull, 'head').sha,
      baseRef: objectAt(pull, 'base').ref,
      title: pull.title,
    });
    const bare = { number: 7, head: { sha: 'a'.repeat(40) } };
    expect(pullRequestOf({ pull_request: bare })).toEqual({
      ...{ number: 7, headSha: 'a'.repeat(40) },
      ...{ baseRef: null, title: '' },
    });
    expect(pullRequestOf(PUSH)).toBeNull();
    expect(pullRequestOf({ pull_request: { number: '7', head: { sha: 'a' } } })).toBeNull();
  });

  test('the base of a merge group and the pull request in its ref', () => {
    const baseSha = 'a'.repeat(40);
    const of = (head_ref: string) => mergeGroupOf({ merge_group: { base_sha: baseSha, head_ref } });
    expect(of(`refs/heads/gh-readonly-queue/main/pr-12-${baseSha}`)).toEqual({
      baseSha,
      baseRef: null,
      pullRequest: 12,
    });
    expect(of(`refs/heads/gh-readonly-queue/pr-9-ab/main/pr-12-${baseSha}`)).toEqual({
      baseSha,
      baseRef: null,
      pullRequest: 12,
    });
    expect(of('refs/heads/some/other')).toEqual({ baseSha, baseRef: null, pullRequest: null });
    expect(mergeGroupOf(PUSH)).toBeNull();
    const example = mergeGroupOf(exampleOf('merge_group'));
    expect(example?.baseSha).toMatch(/^[0-9a-f]{40}$/);
    expect(example?.baseRef).toMatch(/^refs\/heads\//);
  });

  test('the commit before a push; zeros stand for none', () => {
    expect(commitBefore({ before: 'a'.repeat(40) })).toBe('a'.repeat(40));
    for (const before of ['0'.repeat(40), '', null, undefined, 7]) expect(commitBefore({ before })).toBeNull();
  });

  test('the default branch, and whether the repository is public, where the payload says it', () => {
    expect(defaultBranchOf(PUSH)).toBe('master');
    expect(defaultBranchOf({ repository: { default_branch: 'main' } })).toBe('main');
    expect(isPublic({ repository: { private: true, default_branch: 7 } })).toBe(false);
    expect(defaultBranchOf({})).toBeNull();
    const isKnown = (value: unknown) => isPublic({ repository: isObject(value) ? value : {} });
    expect([{ private: true }, { private: false }, { private: 'true' }, {}, null].map(isKnown)).toEqual([
      false,
      true,
      null,
      null,
      null,
    ]);
  });
});
