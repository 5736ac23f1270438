// Any JSON as a GitHub event is read without a crash, and never allows more than it says.
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { parseEvent, readEvent } from '../../src/github/event.ts';
import { damagedJson, type Json } from './mutations.ts';

const EVENT_NAMES = ['pull_request', 'pull_request_target', 'merge_group', 'push', 'schedule', 'workflow_dispatch'];
const COMMANDS = ['auto', 'validate', 'plan', 'apply', 'drift'] as const;

const repository: Json = { full_name: 'acme/inventory', default_branch: 'main', private: true };
const pull: Json = {
  number: 7,
  head: { sha: 'a'.repeat(40), repo: { full_name: 'acme/inventory' } },
  base: { repo: { full_name: 'acme/inventory' } },
};
const group: Json = { base_sha: 'b'.repeat(40), head_ref: 'refs/heads/gh-readonly-queue/main/pr-7-0123abcd' };
const payload: Json = {
  ...{ action: 'opened', ref: 'refs/heads/main', before: 'c'.repeat(40) },
  ...{ repository, pull_request: pull, merge_group: group },
};

const payloads = fc.oneof(
  { weight: 4, arbitrary: damagedJson(fc.constant(payload)) },
  fc.dictionary(fc.string(), fc.jsonValue()),
);

const situations = fc.record({
  eventName: fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...EVENT_NAMES) }, fc.string()),
  payload: payloads.map(asPayload),
  command: fc.constantFrom(...COMMANDS),
  hasKey: fc.boolean(),
});

/** A payload is an object. Anything else is refused where the file is read. */
function asPayload(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : { pull_request: value };
}

export const anyEvent = fc.property(situations, (situation) => {
  const { payload: read, ...given } = situation;
  const { eventName, command, hasKey } = given;
  const event = parseEvent(JSON.stringify(read));
  const asked = readEvent({ ...given, event });
  assert(['run', 'nothing', 'refused'].includes(asked.kind) && asked.reason !== '', 'no answer, or no reason');
  if (asked.kind === 'run' && asked.command === 'plan') {
    assert(hasKey && !isForeign(read.pull_request), 'a plan without a key, or for a fork');
  }
  // After a dispatch, the apply itself refuses another branch.
  if (asked.kind === 'run' && asked.command === 'apply' && command === 'auto' && eventName !== 'workflow_dispatch') {
    assert(read.ref === `refs/heads/${step(read.repository, 'default_branch')}`, 'an apply off the default branch');
  }
  const { groupBase, pullRequest: request } = event;
  assert(groupBase === null || groupBase !== '', 'a merge group without a base');
  assert(request === null || (typeof request.number === 'number' && request.headSha !== ''), 'no pull request');
  assert([true, false, null].includes(event.isPublic), 'neither public nor not');
});

/** True unless both sides name the same repository. Without a pull request there are no sides. */
function isForeign(request: unknown): boolean {
  if (request === undefined) return false;
  const [head, base] = ['head', 'base'].map((side) => step(step(step(request, side), 'repo'), 'full_name'));
  return typeof head !== 'string' || head !== base;
}

function step(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, key)?.value : undefined;
}
