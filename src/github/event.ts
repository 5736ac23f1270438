// Reads what a GitHub event says and which command it asks for (docs/reference/action.md). Pure.
import * as z from 'zod';
import { sha } from './answers.ts';

type ActionCommand = 'validate' | 'plan' | 'apply' | 'drift' | 'doctor';

/** What the payload of an event says. A field is null if the payload does not have it. */
export interface EventFacts {
  readonly action: string | null;
  readonly ref: string | null;
  /** The id of the repository. */
  readonly repositoryId: number | null;
  /** Whether the repository is public. */
  readonly isPublic: boolean | null;
  readonly defaultBranch: string | null;
  /** Only for an event about a pull request. */
  readonly pullRequest: PullRequestEvent | null;
  /** Whether the head of a pull request may be in another repository, such as a deleted one. */
  readonly isFork: boolean;
  /** The base of a merge group. */
  readonly groupBase: string | null;
}

export interface PullRequestEvent {
  readonly number: number;
  /** The head commit that the event is about. */
  readonly headSha: string;
  /** The branch to merge into; null if the event does not give it. */
  readonly baseRef: string | null;
  /**
   * The branch that its stack is for; null if it is in no stack. GitHub documents `pull_request.stack` as a public
   * preview, which may change: `stack.base.ref` is the branch that the whole stack is for, and `base.ref` the branch of
   * the pull request below. The event does not say which pull request that is.
   */
  readonly stackBase: string | null;
}

/** Reads a payload. Throws for text that is not a JSON object. */
export function parseEvent(json: string): EventFacts {
  const said: unknown = JSON.parse(json);
  if (typeof said !== 'object' || said === null || Array.isArray(said)) throw new TypeError('not an object');
  const payload: { readonly [name: string]: unknown } = { ...said };
  const {
    id = null,
    private: isPrivate,
    default_branch: branch = null,
  } = repository.safeParse(payload.repository).data ?? {};
  const { number, head, base, stack } = pullRequest.safeParse(payload.pull_request).data ?? {};
  const sides = pullSides.safeParse(payload.pull_request).data;
  return {
    action: textIfAny.parse(payload.action),
    ref: textIfAny.parse(payload.ref),
    repositoryId: id,
    isPublic: typeof isPrivate === 'boolean' ? !isPrivate : null,
    defaultBranch: branch,
    pullRequest:
      number === undefined
        ? null
        : { number, headSha: head!.sha, baseRef: base!.ref, stackBase: stack?.base.ref ?? null },
    isFork: payload.pull_request !== undefined && (sides === undefined || sides.head !== sides.base),
    groupBase: mergeGroup.safeParse(payload.merge_group).data?.base_sha ?? null,
  };
}

const text = z.string().min(1);
const textIfAny = text.nullable().catch(null);
const repository = z.object({
  id: z.number().optional().catch(undefined),
  private: z.unknown().optional(),
  default_branch: textIfAny,
});
const side = z.object({ repo: z.object({ full_name: text }) }).transform(({ repo }) => repo.full_name);
const pullSides = z.object({ head: side, base: side });
const pullRequest = z.object({
  number: z.number(),
  head: z.object({ sha }),
  base: z.object({ ref: textIfAny }).catch({ ref: null }),
  stack: z
    .object({ base: z.object({ ref: textIfAny }) })
    .nullish()
    .catch(null),
});
const mergeGroup = z.object({ base_sha: sha });

type EventTask =
  | { readonly kind: 'run'; readonly command: ActionCommand; readonly reason: string }
  | { readonly kind: 'nothing'; readonly reason: string }
  | { readonly kind: 'refused'; readonly reason: string };

const EVENTS = 'pull_request, pull_request_target, merge_group, push, schedule and workflow_dispatch';

export function readEvent(input: {
  readonly eventName: string;
  readonly event: EventFacts;
  /** Input `command`. */
  readonly command: ActionCommand | 'auto';
  readonly hasKey: boolean;
}): EventTask {
  const task: EventTask =
    input.command === 'auto'
      ? askedBy(input.eventName, input.event)
      : { kind: 'run', command: input.command, reason: 'the input command says so' };
  if (task.kind !== 'run' || task.command === 'validate' || task.command === 'doctor') return task;
  const { isFork } = input.event;
  // A plan without a key comes from a fork or Dependabot. An apply or a check for drift without a key is a mistake.
  if (!isFork && (input.hasKey || task.command !== 'plan')) return task;
  const cause = isFork ? 'the pull request comes from a fork' : 'there is no api-key';
  return { kind: 'run', command: 'validate', reason: `${cause}, so the files are validated without the service` };
}

function askedBy(eventName: string, { action, ref, defaultBranch }: EventFacts): EventTask {
  switch (eventName) {
    case 'pull_request':
    case 'pull_request_target':
      if (action === 'closed') return { kind: 'nothing', reason: 'the pull request is closed: nothing to do' };
      return { kind: 'run', command: 'plan', reason: 'a pull request' };
    case 'merge_group':
      return { kind: 'run', command: 'plan', reason: 'a merge group' };
    case 'push': {
      const isDefault = defaultBranch !== null && ref === `refs/heads/${defaultBranch}`;
      if (isDefault) return { kind: 'run', command: 'apply', reason: 'a push to the default branch' };
      return { kind: 'refused', reason: 'only the default branch is applied; for others, use pull_request' };
    }
    case 'schedule':
      return { kind: 'run', command: 'drift', reason: 'a schedule' };
    case 'workflow_dispatch':
      return { kind: 'run', command: 'apply', reason: 'a dispatched run' };
    default:
      return { kind: 'refused', reason: `this event asks for nothing here. Events that do: ${EVENTS}` };
  }
}
