// Judges the workflows: who may start what, in what order, and with whose approval (docs/security.md).
import picomatch from 'picomatch';
import { mapReading, valueIn } from '../github/settings.ts';
import { visible } from '../report/escape.ts';
import { listed } from '../report/text-style.ts';
import type { RepositoryFacts } from './facts.ts';
import type { Judge } from './verdict.ts';
import { type ActionRun, inputOf, keyed, type Workflow } from './workflow.ts';

type RepositoryJudge = Judge<RepositoryFacts>;

export const hasWorkflow: RepositoryJudge = ({ runs }) =>
  mapReading(runs, (all) =>
    keyed(all).length > 0 ? null : 'No workflow on the default branch runs this action with a key.',
  );

/** Judges the runs with the key, if there are any. Another row judges whether there are. */
function ofRuns(fault: (runs: readonly ActionRun[], facts: RepositoryFacts) => string | null): RepositoryJudge {
  return (facts) => {
    const runs = keyed(valueIn(facts.runs) ?? []);
    return runs.length === 0 ? null : { value: fault(runs, facts) };
  };
}

function named(texts: readonly string[]): string {
  return listed([...new Set(texts)].map(visible), 'and');
}

const jobsOf = (runs: readonly ActionRun[]) => named(runs.map(({ workflow, job }) => `${workflow.path} (${job.name})`));

/**
 * Whether plans run on one of these events, and applies on push to the default branch, and nothing runs on the refused
 * events.
 */
export function events(ofPlans: readonly string[], refused: readonly string[] = []): RepositoryJudge {
  return ofRuns((runs, { defaultBranch }) => {
    const workflowsOf = (doing: 'plan' | 'apply') =>
      runs.filter(({ does }) => does.includes(doing)).map(({ workflow }) => workflow);
    const has = (workflows: readonly Workflow[], names: readonly string[]) =>
      workflows.some(({ on }) => names.some((event) => event in on));
    const [plans, applies] = [workflowsOf('plan'), workflowsOf('apply')];
    if (!has(plans, ofPlans)) return `No plan runs on ${ofPlans.join(' or ')}.`;
    if (!has(applies, ['push'])) return 'No apply runs on push: what is merged is never applied.';
    const extra = refused.filter((event) => has([...plans, ...applies], [event]));
    if (extra.length > 0) return `${named(extra)} would run the workflow of another branch with the key.`;
    // A title holds the ticket. If it is edited, the pull request must be planned again.
    const hasTickets = runs.some(({ step }) => 'ticket-pattern' in step.inputs);
    const types = ['opened', 'synchronize', ...(hasTickets ? ['edited'] : [])];
    const filters = [...plans, ...applies].flatMap(({ on }) =>
      Object.entries(on).filter(([event]) => event === 'push' || ofPlans.includes(event)),
    );
    const faults = filters.map(([event, filter]) => filterFault(event, filter, { types, branch: defaultBranch }));
    return faults.find((fault) => fault !== null) ?? null;
  });
}

interface Wanted {
  /** Types of pull request activity. */
  readonly types: readonly string[];
  readonly branch: string;
}

/** The types that start a workflow if its filter for pull requests names none. */
const DEFAULT_TYPES = ['opened', 'synchronize', 'reopened'];

function filterFault(event: string, filter: Workflow['on'][string], { types, branch }: Wanted): string | null {
  if ('paths' in filter || 'paths-ignore' in filter) {
    return `${event} is filtered by paths: a required check that never starts blocks the pull request.`;
  }
  const started = filter.types == null ? DEFAULT_TYPES : texts(filter.types);
  const missing = event === 'push' ? [] : types.filter((type) => !started.includes(type));
  if (missing.length > 0) return `${event} does not start for ${listed(missing, 'and')}: types leaves that out.`;
  return isFor(filter, branch) ? null : `${event} does not start for ${visible(branch)}, the default branch.`;
}

/** Whether an event with these filters starts for a branch. */
function isFor({ branches, 'branches-ignore': ignored, tags }: Workflow['on'][string], branch: string): boolean {
  if (branches != null) return matchesFilter(texts(branches), branch, true);
  if (ignored != null) return !matchesFilter(texts(ignored), branch, false);
  return tags == null;
}

/**
 * The last pattern that matches decides; one with `!` excludes. Only GitHub knows exactly what `?`, `+` and `[` match:
 * for those the result is `unclear`.
 */
function matchesFilter(patterns: readonly string[], branch: string, unclear: boolean): boolean {
  const fits = (pattern: string) =>
    /[?+[]/.test(pattern) ? unclear : picomatch.isMatch(branch, pattern, { dot: true });
  return patterns.reduce(
    (before, pattern) => (pattern.startsWith('!') ? before && !fits(pattern.slice(1)) : before || fits(pattern)),
    false,
  );
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [String(value)];
}

/**
 * Since 2026-11-02 GitHub blocks `pull_request_target` in public repositories unless a policy of Actions allows it. No
 * published route shows that policy.
 */
export const targetPolicy: RepositoryJudge = ({ runs, isPrivate, isServer }) => {
  const isUsed = (valueIn(runs) ?? []).some(({ workflow }) => 'pull_request_target' in workflow.on);
  if (!isUsed || isServer) return null;
  if (isPrivate) return { value: null };
  return {
    hidden: {
      why: 'The repository is public, where GitHub blocks pull_request_target unless a policy allows it. No token can read that policy.',
      remedy:
        'Under Settings, Actions, Policies, see that pull_request_target is allowed. The same list of events can block schedule, workflow_dispatch and merge_group.',
      isMissing: false,
    },
  };
};

/** Whether only changes that somebody else approved are applied. */
export const asksForReview = ofRuns((runs) => {
  const lax = runs.filter(({ step }) => step.inputs.approval !== 'review');
  if (lax.length === 0) return null;
  return `Without approval: review in ${jobsOf(lax)}, a writer's change is applied though nobody else looked at it.`;
});

/** Whether each job with the key runs in an environment. */
export const usesEnvironment = ofRuns((runs) => {
  const free = runs.filter(({ job }) => job.environments.length === 0);
  if (free.length === 0) return null;
  return `No environment is set for ${jobsOf(free)}: the key would have to be a secret that every branch can read.`;
});

/** Whether records and deployments are signed with a key that is a secret. */
export const signs = ofRuns((runs) => {
  const open = runs.filter(({ step }) => !/\bsecrets\s*[.[]/.test(step.inputs['signing-key'] ?? ''));
  if (open.length === 0) return null;
  return `No signing-key, or none that is a secret, is given in ${jobsOf(open)}: any workflow of a branch could forge a record.`;
});

type Level = 'read' | 'write';
const PLAN = { contents: 'read', 'pull-requests': 'write', checks: 'write', deployments: 'read' } as const;
const NEEDS: Readonly<Record<string, Readonly<Record<string, Level>>>> = {
  plan: PLAN,
  apply: { ...PLAN, deployments: 'write' },
  drift: { contents: 'read', 'pull-requests': 'read', checks: 'write', issues: 'write', deployments: 'read' },
};

/** Whether each job has the permissions that its runs need. */
export const mayDoItsWork = ofRuns((runs) => {
  for (const run of runs) {
    if (run.step.inputs['github-token'] !== undefined || run.job.permissions === 'write-all') continue;
    const { permissions } = run.job;
    const granted = typeof permissions === 'object' && permissions !== null ? { ...permissions } : {};
    const missing = Object.entries(needsOf(run)).filter(
      ([scope, level]) => !covers(Reflect.get(granted, scope), level),
    );
    if (missing.length === 0) continue;
    return `${jobsOf([run])} does not ask for ${named(missing.map(([scope, level]) => `${scope}: ${level}`))}.`;
  }
  return null;
});

function needsOf(run: ActionRun): Record<string, Level> {
  const needs = Object.assign({}, ...run.does.map((doing) => NEEDS[doing] ?? {}));
  return writesLedgerHere(run) ? { ...needs, contents: 'write' } : needs;
}

/** If the ledger is a branch of the same repository, it is pushed to with the job's own token. */
function writesLedgerHere(run: ActionRun): boolean {
  const isWriter = run.does.includes('apply') || run.does.includes('drift');
  const hasToken = run.step.inputs['ledger-token'] !== undefined;
  return isWriter && !hasToken && inputOf(run, 'ledger').some((ledger) => ledger !== '' && !ledger.includes('#'));
}

function covers(granted: unknown, needed: Level): boolean {
  return granted === 'write' || granted === needed;
}

/** Whether applies wait for each other, and checks for drift wait for applies. */
export const queues = ofRuns((runs, { isServer }) => {
  const applies = runs.filter(({ does }) => does.includes('apply'));
  const cut = applies.filter(({ job }) => job.concurrency.some(({ cancels }) => cancels));
  if (cut.length > 0) return `A newer run may cut off ${jobsOf(cut)}: take cancel-in-progress out.`;
  const dropped = applies.filter(({ job }) => !job.concurrency.some(({ queue }) => queue === 'max'));
  if (dropped.length > 0 && !isServer) return `A newer run may drop ${jobsOf(dropped)}: queue is not max.`;
  const groups = new Set(applies.flatMap(({ job }) => job.concurrency.map(({ group }) => group)));
  const apart = runs.filter(
    ({ does, job }) =>
      does.includes('drift') && !does.includes('apply') && !job.concurrency.some(({ group }) => groups.has(group)),
  );
  if (apart.length === 0 || groups.size === 0) return null;
  return `${jobsOf(apart)} may check for drift in the middle of an apply: its concurrency group is another.`;
});
