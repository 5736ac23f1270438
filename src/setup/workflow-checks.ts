// Judges the workflow files: who may start what, with the key in whose hands (docs/security.md).
import picomatch from 'picomatch';
import { visible } from '../report/escape.ts';
import { listed } from '../report/text-style.ts';
import { type CheckVerdict, isAtLeast, right, type Setup, unknown, wrong } from './check.ts';
import { type ActionRun, actionOf, inputOf, type Job, keyed, secretNames, type Workflow } from './workflow.ts';

export interface WorkflowFacts {
  readonly workflows: readonly Workflow[];
  readonly runs: readonly ActionRun[];
  readonly defaultBranch: string;
  /** GitHub Enterprise Server, which may not know `queue` yet. */
  readonly isServer: boolean;
}

const COPY = 'Take it from the workflow that cip-sync init writes.';

export function judgeWorkflows(facts: WorkflowFacts, setup: Setup): Record<string, CheckVerdict | null> {
  const { runs } = facts;
  const withKey = keyed(runs);
  if (withKey.length === 0) {
    const remedy = 'Run cip-sync init, and merge what it writes into the default branch.';
    return { workflow: wrong('No workflow on the default branch runs this action with a key.', remedy) };
  }
  const paths = [...new Set(runs.map(({ workflow }) => workflow.path))];
  const isGuarded = isAtLeast(setup, 'guarded');
  const isHardened = setup === 'hardened';
  return {
    workflow: right(`${named(paths)} run${paths.length === 1 ? 's' : ''} this action.`),
    'workflow-events': events(facts, isHardened),
    'workflow-approval': isGuarded ? approval(withKey) : null,
    'workflow-environment': isHardened ? environment(withKey) : null,
    'workflow-signing-key': isHardened ? signingKey(withKey) : null,
    'workflow-permissions': permissions(runs),
    'workflow-pins': pins(runs),
    'workflow-queue': queue(facts),
    'workflow-credentials': credentials(runs),
    'workflow-steps': steps(withKey),
    'workflow-runner': runner(withKey),
    'workflow-key': keyElsewhere(facts, isHardened),
  };
}

function named(texts: readonly string[]): string {
  return listed([...new Set(texts)].map(visible), 'and');
}

const jobName = ({ workflow, job }: Pick<ActionRun, 'workflow' | 'job'>) => `${workflow.path} (${job.name})`;

function events({ runs, defaultBranch }: WorkflowFacts, isHardened: boolean): CheckVerdict {
  const withKey = keyed(runs);
  const of = (doing: 'plan' | 'apply') => withKey.filter(({ does }) => does.includes(doing));
  const plans = of('plan').map(({ workflow }) => workflow);
  const applies = of('apply').map(({ workflow }) => workflow);
  const asked = isHardened ? ['pull_request_target'] : ['pull_request', 'pull_request_target'];
  const isPlanned = plans.some(({ on }) => asked.some((event) => event in on));
  if (!isPlanned) {
    const why = isHardened ? 'a workflow that a branch changed would be the one that runs' : 'nothing is planned';
    return wrong(`No plan runs on ${asked[0]}: ${why}.`, `Put ${asked[0]} under on:. ${COPY}`);
  }
  if (!applies.some(({ on }) => 'push' in on)) {
    return wrong('No apply runs on push: what is merged stays undone.', `Put push under on:. ${COPY}`);
  }
  const extra = isHardened ? [...plans, ...applies].flatMap(({ on }) => UNFIT.filter((event) => event in on)) : [];
  if (extra.length > 0) {
    const message = `${named(extra)} would start the workflow of another branch, or by hand, beside the key.`;
    return wrong(message, `Take ${named(extra)} out of on:. ${COPY}`);
  }
  const filtered = [...plans, ...applies].flatMap(({ on }) =>
    Object.entries(on).filter(([event]) => WATCHED.has(event)),
  );
  if (filtered.some(([, filters]) => 'paths' in filters || 'paths-ignore' in filters)) {
    return wrong(
      'A filter by paths keeps a required check from ever starting.',
      'Take paths and paths-ignore out of on:.',
    );
  }
  if (filtered.some(([event, { types }]) => event !== 'push' && !isOfEachPush(types))) {
    return wrong(
      'A pull request is not planned when it is opened, or has new commits: types leaves that out.',
      'Take types out of on:, or name opened, synchronize and reopened.',
    );
  }
  if (!filtered.every(([, filters]) => isFor(filters, defaultBranch))) {
    return wrong(
      `An event is not for ${visible(defaultBranch)}, the default branch.`,
      'Name it under branches: of each event.',
    );
  }
  return right(`Plans run on ${named(asked.filter((event) => plans.some(({ on }) => event in on)))}, applies on push.`);
}

/** Their workflow is that of a branch, or what they approve does not count under review. */
const UNFIT = ['pull_request', 'merge_group', 'workflow_run', 'issue_comment'];
const WATCHED = new Set(['pull_request', 'pull_request_target', 'push']);

/** Whether an event with these filters starts for a branch. */
function isFor(filters: Workflow['on'][string], branch: string): boolean {
  if (filters.branches != null) return isNamed(filters.branches, branch);
  const ignored = filters['branches-ignore'];
  if (ignored != null) {
    const clear = texts(ignored).filter((pattern) => !UNCLEAR.test(pattern));
    return !isNamed(clear, branch);
  }
  // Of tags alone it starts for no branch.
  return filters.tags == null && filters['tags-ignore'] == null;
}

/** Of several patterns the last that fits decides, and one with `!` takes back. */
function isNamed(patterns: unknown, branch: string): boolean {
  return texts(patterns).reduce((before, pattern) => {
    const isBack = pattern.startsWith('!');
    return fits(isBack ? pattern.slice(1) : pattern, branch) ? !isBack : before;
  }, false);
}

/** What these mean to GitHub is not what they mean elsewhere: an event is taken to start. */
const UNCLEAR = /[?+[]/;

function fits(pattern: string, branch: string): boolean {
  if (UNCLEAR.test(pattern)) return true;
  return picomatch.isMatch(branch, pattern, { dot: true, nonegate: true, noextglob: true, nobrace: true });
}

function isOfEachPush(types: unknown): boolean {
  const all = texts(types);
  return types == null || (all.includes('opened') && all.includes('synchronize'));
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [String(value)];
}

function approval(runs: readonly ActionRun[]): CheckVerdict {
  const lax = runs.filter(({ step }) => step.inputs.approval !== 'review');
  if (lax.length === 0) return right('approval is review: what nobody else approved is not applied.');
  const message = `${named(lax.map(jobName))} ${lax.length === 1 ? 'is' : 'are'} without approval: review. A writer's change is applied though nobody else looked at it.`;
  return wrong(message, 'Set approval: review in each step that runs this action with the key.');
}

function environment(runs: readonly ActionRun[]): CheckVerdict {
  const free = runs.filter(({ job }) => job.environments.length === 0);
  if (free.length === 0) return right(`Each job with the key is in the environment ${named(environmentsOf(runs))}.`);
  return wrong(
    `${named(free.map(jobName))} ${free.length === 1 ? 'is' : 'are'} in no environment, so the key would have to be a secret that every branch can read.`,
    `Set environment for the job. ${COPY}`,
  );
}

export function environmentsOf(runs: readonly ActionRun[]): string[] {
  return [...new Set(keyed(runs).flatMap(({ job }) => job.environments))];
}

function signingKey(runs: readonly ActionRun[]): CheckVerdict {
  const open = runs.filter(({ step }) => 'signing-key' in step.inputs && !isOfSecret(step.inputs['signing-key']));
  if (open.length > 0) {
    return wrong(
      `${named(open.map(jobName))} ${open.length === 1 ? 'has' : 'have'} a signing-key that is no secret. Any workflow of a branch could forge a record.`,
      'Make it a random secret of the environment, and give signing-key that.',
    );
  }
  const unsigned = runs.filter(({ step }) => !('signing-key' in step.inputs));
  if (unsigned.length === 0) return right('Records are signed: one that another workflow forged does not count.');
  return wrong(
    `${named(unsigned.map(jobName))} ${unsigned.length === 1 ? 'has' : 'have'} no signing-key. Any workflow of a branch could forge a record.`,
    'Give signing-key in each step that runs this action with the key.',
  );
}

function isOfSecret(input = ''): boolean {
  return /\bsecrets\s*[.[]/.test(input);
}

type Level = 'read' | 'write';
const PLAN = { contents: 'read', 'pull-requests': 'write', checks: 'write', deployments: 'read' } as const;
const NEEDS: Readonly<Record<string, Readonly<Record<string, Level>>>> = {
  validate: { contents: 'read' },
  plan: PLAN,
  apply: { ...PLAN, deployments: 'write' },
  drift: { contents: 'read', 'pull-requests': 'read', checks: 'write', issues: 'write', deployments: 'read' },
  doctor: { contents: 'read', issues: 'write' },
};

function permissions(runs: readonly ActionRun[]): CheckVerdict {
  for (const run of runs) {
    const granted = grants(run.job.permissions);
    if (granted === null) {
      return wrong(`${named([jobName(run)])} has the permissions of the repository's setting, or all.`, COPY);
    }
    const needs = needsOf(runs.filter(({ job }) => job === run.job));
    const short = Object.entries(needs).filter(([scope, level]) => !covers(granted[scope], level));
    const hasOwnToken = run.step.inputs['github-token'] !== undefined;
    if (short.length > 0 && !hasOwnToken) {
      const missing = named(short.map(([scope, level]) => `${scope}: ${level}`));
      return wrong(`${named([jobName(run)])} lacks ${missing}.`, `Grant the job ${missing}.`);
    }
    const excess = Object.keys(granted).filter((scope) => granted[scope] === 'write' && needs[scope] !== 'write');
    if (excess.length > 0) {
      const scopes = named(excess.map((scope) => `${scope}: write`));
      return wrong(
        `${named([jobName(run)])} may do more than it needs: ${scopes}.`,
        `Take ${scopes} away from the job.`,
      );
    }
  }
  return right('Each job has the permissions that it needs, and no others.');
}

/** Of all the runs of one job. */
function needsOf(runs: readonly ActionRun[]): Record<string, Level> {
  const needs: Record<string, Level> = {};
  for (const [scope, level] of runs.flatMap(({ does }) => does.flatMap((it) => Object.entries(NEEDS[it] ?? {})))) {
    if (needs[scope] !== 'write') needs[scope] = level;
  }
  if (runs.some(writesLedgerHere)) needs.contents = 'write';
  return needs;
}

/** A ledger that is a branch of the same repository is pushed to with the job's own token. */
function writesLedgerHere(run: ActionRun): boolean {
  const isWriter = run.does.includes('apply') || run.does.includes('drift');
  const hasToken = run.step.inputs['ledger-token'] !== undefined;
  return isWriter && !hasToken && inputOf(run, 'ledger').some((ledger) => ledger !== '' && !ledger.includes('#'));
}

/** Null for what grants by the repository's setting, or everything. */
function grants(permissions: unknown): Readonly<Record<string, unknown>> | null {
  return typeof permissions === 'object' && permissions !== null ? { ...permissions } : null;
}

function covers(granted: unknown, needed: Level): boolean {
  return granted === 'write' || granted === needed;
}

function pins(runs: readonly ActionRun[]): CheckVerdict {
  const used = runs.flatMap(({ job }) => job.steps.map(({ uses }) => uses));
  const loose = used.filter((uses) => uses !== '' && !/^[^@]+@(?!0{40})[0-9a-f]{40}$/.test(uses));
  const images = runs.flatMap(({ job }) => job.images).filter((image) => !/@sha256:[0-9a-f]{64}$/.test(image));
  if (loose.length === 0 && images.length > 0) {
    const message = `${named(images)} can become other code without a change here, and our step runs in it, or beside it.`;
    return wrong(message, 'Pin the image to its digest, IMAGE@sha256:…, or run without a container.');
  }
  if (loose.length === 0) return right('Each action is pinned to a full commit.');
  return wrong(
    `${named(loose)} can become other code without a change here: a tag or branch can be moved, and forty zeros are no commit.`,
    'Pin it to the full SHA of a commit.',
  );
}

function queue({ runs, isServer }: WorkflowFacts): CheckVerdict {
  const applies = keyed(runs).filter(({ does }) => does.includes('apply'));
  const groups = new Set(applies.flatMap(({ job }) => job.concurrency.map(({ group }) => group)));
  for (const run of applies) {
    const { concurrency } = run.job;
    if (concurrency.some(({ cancels }) => cancels)) {
      return wrong(
        `${named([jobName(run)])} may be cut off by a newer run.`,
        'Take cancel-in-progress away from the apply.',
      );
    }
    if (!isServer && !concurrency.some(({ queue: it }) => it === 'max')) {
      return wrong(
        `${named([jobName(run)])} may be dropped for a newer run.`,
        `Set concurrency with queue: max. ${COPY}`,
      );
    }
  }
  const looks = keyed(runs).filter(({ does }) => does.includes('drift') && !does.includes('apply'));
  const apart = looks.filter(({ job }) => !job.concurrency.some(({ group }) => groups.has(group)));
  if (apart.length > 0 && groups.size > 0) {
    return wrong(
      `${named(apart.map(jobName))} may look while an apply is halfway.`,
      'Put it into the concurrency group of the applies.',
    );
  }
  return right('Applies wait for each other, and none is dropped or cut off.');
}

const CHECKOUT = 'actions/checkout';

function credentials(runs: readonly ActionRun[]): CheckVerdict {
  const kept = runs.filter(({ job }) =>
    job.steps.some((step) => actionOf(step) === CHECKOUT && step.inputs['persist-credentials'] !== 'false'),
  );
  if (kept.length === 0) return right('No checkout leaves its credentials in the workspace.');
  return wrong(
    `${named(kept.map(jobName))} ${kept.length === 1 ? 'leaves' : 'leave'} the job's token in the workspace, for every later step to read.`,
    'Set persist-credentials: false for the checkout.',
  );
}

/** What a job that ran before left there could read the key. Other labels than this one tell nothing of whose it is. */
function runner(runs: readonly ActionRun[]): CheckVerdict {
  const own = runs.filter(({ job }) => job.runner.some((label) => label.toLowerCase() === 'self-hosted'));
  if (own.length === 0) return right('No job with the key asks for a self-hosted runner.');
  return unknown(
    `${named(own.map(jobName))} ${own.length === 1 ? 'runs' : 'run'} on a self-hosted runner, and what else runs there cannot be seen.`,
    'Keep that runner for this repository alone, and have it made anew for each job (--ephemeral).',
  );
}

/** What runs before ours could change git, or read the key; what runs after may carry the evidence away. */
function steps(runs: readonly ActionRun[]): CheckVerdict {
  for (const run of runs) {
    const swayed = Object.entries({ ...run.job.env, ...run.step.env }).find(([name, value]) => {
      return HARMLESS[name]?.test(String(value)) === false;
    });
    if (swayed !== undefined) {
      const message = `${named([jobName(run)])} sets ${swayed[0]} beside the key. That can load other code, or turn off the check of certificates.`;
      return wrong(message, `Take ${swayed[0]} out of env.`);
    }
    const at = run.job.steps.indexOf(run.step);
    const other = run.job.steps.find((step, index) => step !== run.step && !isHarmless(step, index < at, run));
    if (other === undefined) continue;
    const what = other.uses === '' ? 'runs a script' : `runs ${other.uses}`;
    return wrong(
      `${named([jobName(run)])} ${visible(what)} beside the key. It could change what is read, or take the key.`,
      'Have no other step in that job than the checkout of the default branch; move it into a job without the key.',
    );
  }
  return right('No other step runs in a job with the key.');
}

/** Variables that change what Node.js runs or trusts, and the values that do neither. */
const HARMLESS: Readonly<Record<string, RegExp>> = {
  NODE_OPTIONS: /^\s*(?:--(?:max-[a-z-]+=\d+|use-(?:system|openssl|bundled)-ca)(?:\s+|$))*$/,
  NODE_TLS_REJECT_UNAUTHORIZED: /^1?$/,
};

function isHarmless(step: ActionRun['step'], isBefore: boolean, { step: own, workflow }: ActionRun): boolean {
  const action = actionOf(step);
  if (action === actionOf(own)) return true;
  if (!isBefore) return action === 'actions/upload-artifact';
  const isPlain = step.inputs.ref === undefined && step.inputs.repository === undefined;
  return action === CHECKOUT && (isPlain || !('pull_request_target' in workflow.on));
}

/** Who else could hold the key. */
function keyElsewhere({ workflows, runs }: WorkflowFacts, isHardened: boolean): CheckVerdict {
  const plain = keyed(runs).filter(({ step }) => /^[^$]+$|\bvars\s*[.[]/.test(step.inputs['api-key'] ?? ''));
  if (plain.length > 0) {
    return wrong(
      `${named(plain.map(jobName))} ${plain.length === 1 ? 'has' : 'have'} an api-key that is no secret: whoever reads the repository has it.`,
      'Make it a secret, and have a new key made: the old one stays in the history.',
    );
  }
  const secrets = secretNames(runs);
  const environments = new Set(isHardened ? environmentsOf(runs) : []);
  const ours = new Set(keyed(runs).map(({ job }) => job));
  const reads = (text: string) =>
    secrets.some((name) => new RegExp(`\\bsecrets\\s*\\.\\s*${name}\\b`, 'i').test(text)) ||
    /\bsecrets\s*(?:\[|\.\s*\*)|toJSON\(\s*secrets\s*\)|"secrets":"inherit"/i.test(text);
  const jobs = workflows.flatMap((workflow) => workflow.jobs.map((job) => ({ workflow, job })));
  const readers = jobs.filter(({ job }) => {
    if (ours.has(job)) return reads(withoutRuns(job, runs));
    return reads(job.text) || job.environments.some((name) => environments.has(name));
  });
  const global = workflows.filter(({ env }) => reads(JSON.stringify(env ?? {}))).map(({ path }) => path);
  if (readers.length === 0 && global.length === 0) return right('No other job of the default branch can read the key.');
  return wrong(
    `${named([...readers.map(jobName), ...global])} can read the key, too.`,
    'Give it to the steps of this action alone: neither to env, nor to another job, nor by secrets: inherit.',
  );
}

function withoutRuns(job: Job, runs: readonly ActionRun[]): string {
  const own = runs.filter((run) => run.job === job).map(({ step }) => step.text);
  return own.reduce((text, step) => text.replace(step, '{}'), job.text);
}
