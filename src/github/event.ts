// What an event asks for (docs/reference/action.md). Pure: the payload is read as it arrived.
import * as z from 'zod';
import { sha } from './answers.ts';

export type CommandName = 'validate' | 'plan' | 'apply' | 'drift' | 'doctor';

/** The parts of a payload that are read. Each is checked before use. */
export interface EventPayload {
  readonly action?: unknown;
  readonly ref?: unknown;
  readonly before?: unknown;
  readonly repository?: unknown;
  readonly pull_request?: unknown;
  readonly merge_group?: unknown;
}

/** Throws for text that is not a JSON object. */
export function parseEvent(json: string): EventPayload {
  const payload: unknown = JSON.parse(json);
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) throw new TypeError('not an object');
  return payload;
}

type EventTask =
  | { readonly kind: 'run'; readonly command: CommandName; readonly why: string }
  | { readonly kind: 'nothing'; readonly why: string }
  | { readonly kind: 'refused'; readonly why: string };

const EVENTS = 'pull_request, pull_request_target, merge_group, push, schedule and workflow_dispatch';

export function readEvent(input: {
  readonly eventName: string;
  readonly payload: EventPayload;
  /** Input `command`. */
  readonly command: CommandName | 'auto';
  readonly hasKey: boolean;
}): EventTask {
  const task: EventTask =
    input.command === 'auto'
      ? askedBy(input.eventName, input.payload)
      : { kind: 'run', command: input.command, why: 'the input command says so' };
  if (task.kind !== 'run' || task.command === 'validate' || task.command === 'doctor') return task;
  // The head of a pull request may be in another repository, or in a deleted one.
  const { pull_request: named } = input.payload;
  const { head, base } = sides.safeParse(named).data ?? {};
  const isFork = named !== undefined && (head === undefined || head.repo.full_name !== base?.repo.full_name);
  // A plan without a key comes from a fork or Dependabot. An apply or a check for drift without a key is a mistake.
  if (!isFork && (input.hasKey || task.command !== 'plan')) return task;
  const cause = isFork ? 'the pull request comes from a fork' : 'there is no api-key';
  return { kind: 'run', command: 'validate', why: `${cause}, so the files are validated without the service` };
}

function askedBy(eventName: string, payload: EventPayload): EventTask {
  switch (eventName) {
    case 'pull_request':
    case 'pull_request_target':
      if (payload.action === 'closed') return { kind: 'nothing', why: 'the pull request is closed: nothing to do' };
      return { kind: 'run', command: 'plan', why: 'a pull request' };
    case 'merge_group':
      return { kind: 'run', command: 'plan', why: 'a merge group' };
    case 'push': {
      const branch = defaultBranchOf(payload);
      const isDefault = branch !== null && payload.ref === `refs/heads/${branch}`;
      if (isDefault) return { kind: 'run', command: 'apply', why: 'a push to the default branch' };
      return { kind: 'refused', why: 'only the default branch is applied; for others, use pull_request' };
    }
    case 'schedule':
      return { kind: 'run', command: 'drift', why: 'a schedule' };
    case 'workflow_dispatch':
      return { kind: 'run', command: 'apply', why: 'a dispatched run' };
    default:
      return { kind: 'refused', why: `this event asks for nothing here. Events that do: ${EVENTS}` };
  }
}

const text = z.string().min(1);
const textIfAny = text.nullable().catch(null);
const repository = z.object({ private: z.unknown().optional(), default_branch: textIfAny });
const side = z.object({ repo: z.object({ full_name: text }) });
const sides = z.object({ head: side, base: side });
const pullRequest = z.object({
  number: z.number(),
  head: z.object({ sha }),
  base: z.object({ ref: textIfAny }).catch({ ref: null }),
});
const mergeGroup = z.object({ base_sha: sha });

/** Whether the event's repository is public; null if the payload does not say it. */
export function isPublic(payload: EventPayload): boolean | null {
  const isPrivate = repository.safeParse(payload.repository).data?.private;
  return typeof isPrivate === 'boolean' ? !isPrivate : null;
}

export interface PullRequestEvent {
  readonly number: number;
  /** The head commit that the event is about. */
  readonly headSha: string;
  /** The branch to merge into, as the event gives it; null if it does not. */
  readonly baseRef: string | null;
}

/** null for an event that is not about a pull request. */
export function pullRequestOf({ pull_request }: EventPayload): PullRequestEvent | null {
  const read = pullRequest.safeParse(pull_request);
  if (!read.success) return null;
  const { number, head, base } = read.data;
  return { number, headSha: head.sha, baseRef: base.ref };
}

/** The base of a merge group; null for an event that is not about one. */
export function groupBaseOf({ merge_group }: EventPayload): string | null {
  return mergeGroup.safeParse(merge_group).data?.base_sha ?? null;
}

/** The default branch of the event's repository. null if the payload does not have it. */
export function defaultBranchOf(payload: EventPayload): string | null {
  return repository.safeParse(payload.repository).data?.default_branch ?? null;
}

/** The previous commit of a push. null for a new branch, or another event. */
export function commitBefore({ before }: EventPayload): string | null {
  const commit = sha.safeParse(before).data ?? null;
  return commit === null || /^0*$/.test(commit) ? null : commit;
}
