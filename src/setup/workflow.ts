// Reads from workflow files what matters to the setup: which jobs run this action, on which events, with what
// permissions.
import { load } from 'js-yaml';
import type { Setup } from './verdict.ts';

/** A mapping of YAML. */
type YamlFields = Readonly<Record<string, unknown>>;

export interface Workflow {
  readonly path: string;
  /** Filters by event: `branches`, `paths`. */
  readonly on: Readonly<Record<string, YamlFields>>;
  readonly jobs: readonly Job[];
}

interface Job {
  readonly name: string;
  readonly steps: readonly WorkflowStep[];
  /** The permissions of the job, else of the workflow. null if neither has any. */
  readonly permissions: unknown;
  readonly concurrency: readonly Concurrency[];
  readonly environments: readonly string[];
  /** Whether GitHub makes a deployment for the environment of the job. */
  readonly isDeployment: boolean;
  readonly events: readonly string[];
  readonly matrix: YamlFields;
}

interface WorkflowStep {
  /** '' for a script. */
  readonly uses: string;
  readonly inputs: Readonly<Record<string, string>>;
}

interface Concurrency {
  readonly group: string;
  readonly queue: string;
  readonly cancels: boolean;
}

type Doing = 'validate' | 'plan' | 'apply' | 'drift' | 'doctor';

/** One step that runs this action. */
export interface ActionRun {
  readonly workflow: Workflow;
  readonly job: Job;
  readonly step: WorkflowStep;
  readonly does: readonly Doing[];
}

export function readWorkflow(path: string, text: string): Workflow | null {
  const it = fieldsOf(parseYaml(text));
  if (it.jobs === undefined) return null;
  const on = eventsOf(it.on);
  const jobs = Object.entries(fieldsOf(it.jobs)).map(([name, job]) => readJob(name, fieldsOf(job), { ...it, on }));
  return { path, on, jobs };
}

function parseYaml(text: string): unknown {
  try {
    return load(text);
  } catch {
    return null;
  }
}

function eventsOf(on: unknown): Record<string, YamlFields> {
  if (typeof on === 'string') return { [on]: {} };
  if (Array.isArray(on)) return Object.fromEntries(on.map((event) => [textOf(event), {}]));
  return Object.fromEntries(Object.entries(fieldsOf(on)).map(([event, filters]) => [event, fieldsOf(filters)]));
}

function readJob(name: string, job: YamlFields, workflow: YamlFields): Job {
  const matrix = fieldsOf(fieldsOf(job.strategy).matrix);
  const { environment } = job;
  const { name: environmentName, deployment } =
    typeof environment === 'string' ? { name: environment } : fieldsOf(environment);
  // A condition that compares the event's name starts the job on these events. One that only excludes events is not
  // understood.
  const named = Array.from(textOf(job.if).matchAll(/github\.event_name\s*==\s*'(\w+)'/g), ([, event = '']) => event);
  return {
    name,
    steps: Array.isArray(job.steps) ? job.steps.map((step) => readStep(fieldsOf(step))) : [],
    permissions: job.permissions ?? workflow.permissions ?? null,
    concurrency: [job.concurrency, workflow.concurrency].filter((it) => it != null).map(concurrencyOf),
    environments: expand(textOf(environmentName), matrix).filter((one) => one !== ''),
    isDeployment: deployment !== false,
    events: named.length > 0 ? named : Object.keys(fieldsOf(workflow.on)),
    matrix,
  };
}

function readStep(step: YamlFields): WorkflowStep {
  const inputs = Object.entries(fieldsOf(step.with)).map(([name, value]) => [name, textOf(value).trim()] as const);
  return { uses: textOf(step.uses), inputs: Object.fromEntries(inputs) };
}

function concurrencyOf(it: unknown): Concurrency {
  if (typeof it === 'string') return { group: it, queue: '', cancels: false };
  const { group, queue, 'cancel-in-progress': cancels } = fieldsOf(it);
  return { group: textOf(group), queue: textOf(queue), cancels: cancels !== undefined && cancels !== false };
}

/** The most jobs that GitHub makes from a matrix. */
const MOST_JOBS = 256;

/** The values of a text with `${{ matrix.… }}`. The values themselves are not expanded again. */
function expand(text: string, matrix: YamlFields): string[] {
  const expressions = /\$\{\{\s*matrix\.([\w-]+)\s*\}\}/g;
  let jobs: ReadonlyMap<string, string>[] = [new Map()];
  for (const key of new Set(Array.from(text.matchAll(expressions), ([, name = '']) => name))) {
    const values = matrix[key];
    if (!Array.isArray(values)) continue;
    jobs = jobs.flatMap((job) => values.slice(0, MOST_JOBS).map((value) => new Map([...job, [key, textOf(value)]])));
    jobs = jobs.slice(0, MOST_JOBS);
  }
  return jobs.map((job) => text.replace(expressions, (whole, key: string) => job.get(key) ?? whole));
}

/** The steps that run this action. A copy may have another name: its inputs then show it. */
export function runsOf(workflows: readonly Workflow[]): ActionRun[] {
  const steps = workflows.flatMap((workflow) =>
    workflow.jobs.flatMap((job) => job.steps.map((step) => ({ workflow, job, step }))),
  );
  const looksOurs = ({ uses, inputs }: WorkflowStep) => 'api-key' in inputs && 'base-url' in inputs && uses !== '';
  const names = new Set(steps.filter(({ step }) => looksOurs(step)).map(({ step }) => actionName(step)));
  const isOurs = (step: WorkflowStep) => names.has(actionName(step)) || /\/cip-inventory-sync$/i.test(actionName(step));
  return steps.filter(({ step }) => isOurs(step)).map((it) => ({ ...it, does: doingOf(it.step, it.job) }));
}

/** OWNER/REPO of a step's action. */
function actionName({ uses }: WorkflowStep): string {
  return uses.replace(/@.*$/, '').split('/').slice(0, 2).join('/');
}

const BY_EVENT: Readonly<Record<string, readonly Doing[]>> = {
  pull_request: ['plan'],
  pull_request_target: ['plan'],
  merge_group: ['plan'],
  push: ['apply'],
  schedule: ['drift'],
};

function doingOf({ inputs }: WorkflowStep, { events }: Job): readonly Doing[] {
  const command = inputs.command ?? 'auto';
  if (['validate', 'plan', 'apply', 'drift', 'doctor'].includes(command)) return [command as Doing];
  return [...new Set(events.flatMap((event) => BY_EVENT[event] ?? []))];
}

/** Runs that plan, apply or check for drift: they have the key. */
export function keyed(runs: readonly ActionRun[]): ActionRun[] {
  return runs.filter(({ step }) => 'api-key' in step.inputs);
}

/** The setup that the workflows show. */
export function setupOf(runs: readonly ActionRun[]): Setup {
  const withKey = keyed(runs);
  if (withKey.length === 0) return 'none';
  const isTargeted = withKey.some(({ workflow }) => 'pull_request_target' in workflow.on);
  if (isTargeted || withKey.some(({ step }) => 'signing-key' in step.inputs)) return 'hardened';
  return withKey.some(({ step }) => step.inputs.approval === 'review') ? 'guarded' : 'plain';
}

/** The environments of the jobs with the key. */
export function environmentsOf(runs: readonly ActionRun[]): string[] {
  return [...new Set(keyed(runs).flatMap(({ job }) => job.environments))];
}

/** The values of an input over the matrix of its job; '' if it is not given. */
export function inputOf({ step, job }: ActionRun, name: string): string[] {
  return expand(step.inputs[name] ?? '', job.matrix);
}

/** Names of the secrets in the two inputs that must be secret, in upper case as GitHub keeps them. */
export function secretsOf(runs: readonly ActionRun[]): string[] {
  const inputs = runs.flatMap(({ step }) => [step.inputs['api-key'] ?? '', step.inputs['signing-key'] ?? '']);
  const names = inputs.flatMap((text) => Array.from(text.matchAll(/\bsecrets\.(\w+)/g), ([, name = '']) => name));
  return [...new Set(names.map((name) => name.toUpperCase()))];
}

function fieldsOf(value: unknown): YamlFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as YamlFields) : {};
}

function textOf(value: unknown): string {
  return value == null || typeof value === 'object' ? '' : String(value);
}
