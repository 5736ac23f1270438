// Reads workflow files for what bears on the setup: which jobs run this action, on what, with what in their hands.
import { load } from 'js-yaml';
import type { Setup } from './check.ts';

/** A mapping of YAML. */
type YamlFields = Readonly<Record<string, unknown>>;

export interface Workflow {
  readonly path: string;
  /** Filters by event: `branches`, `paths`. */
  readonly on: Readonly<Record<string, YamlFields>>;
  readonly permissions: unknown;
  readonly env: unknown;
  readonly jobs: readonly Job[];
}

export interface Job {
  readonly name: string;
  readonly steps: readonly WorkflowStep[];
  /** All of it as text, to look for what it reads. */
  readonly text: string;
  /** Those of the job, else of the workflow; null where neither says. */
  readonly permissions: unknown;
  readonly concurrency: readonly Concurrency[];
  readonly environments: readonly string[];
  /** Of the containers that it runs in, and beside. */
  readonly images: readonly string[];
  /** Labels of the runner that it asks for. */
  readonly runner: readonly string[];
  /** Of the workflow and the job. */
  readonly env: YamlFields;
  readonly events: readonly string[];
  readonly matrix: YamlFields;
}

export interface WorkflowStep {
  /** '' for a script. */
  readonly uses: string;
  readonly inputs: Readonly<Record<string, string>>;
  readonly env: YamlFields;
  readonly text: string;
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

/** Null for what is no workflow. */
export function readWorkflow(path: string, text: string): Workflow | null {
  const it = fieldsOf(parse(text));
  if (it.jobs === undefined) return null;
  const on = eventsOf(it.on);
  const jobs = Object.entries(fieldsOf(it.jobs)).map(([name, job]) => readJob(name, fieldsOf(job), { ...it, on }));
  return { path, on, permissions: it.permissions ?? null, env: it.env, jobs };
}

/** Null for what is no YAML, and for what aliases make of it: more than any workflow is, or a ring. */
function parse(text: string): unknown {
  let left = MOST_NODES;
  try {
    const value = load(text);
    JSON.stringify(value, (_, node) => {
      left -= 1;
      if (left < 0) throw new RangeError('too large');
      return node;
    });
    return value;
  } catch {
    return null;
  }
}

const MOST_NODES = 100_000;

function eventsOf(on: unknown): Record<string, YamlFields> {
  if (typeof on === 'string') return { [on]: {} };
  if (Array.isArray(on)) return Object.fromEntries(on.map((event) => [String(event), {}]));
  return Object.fromEntries(Object.entries(fieldsOf(on)).map(([event, filters]) => [event, fieldsOf(filters)]));
}

function readJob(name: string, job: YamlFields, workflow: YamlFields): Job {
  const { strategy, environment, container, services } = job;
  const matrix = fieldsOf(fieldsOf(strategy).matrix);
  const environments = typeof environment === 'string' ? environment : textOf(fieldsOf(environment).name);
  // An expression that names events starts the job on these; one that only rules some out is not understood.
  const named = Array.from(textOf(job.if).matchAll(/github\.event_name\s*==\s*'(\w+)'/g), ([, event = '']) => event);
  const steps = Array.isArray(job.steps) ? job.steps.map((step) => readStep(fieldsOf(step))) : [];
  return {
    name,
    steps,
    text: JSON.stringify(job),
    permissions: job.permissions ?? workflow.permissions ?? null,
    concurrency: [job.concurrency, workflow.concurrency].filter((it) => it != null).map(concurrencyOf),
    images: [container, ...Object.values(fieldsOf(services))].map(imageOf).filter((image) => image !== ''),
    runner: labelsOf(job['runs-on']).flatMap((label) => expand(label, matrix)),
    env: { ...fieldsOf(workflow.env), ...fieldsOf(job.env) },
    environments: environments === '' ? [] : expand(environments, matrix),
    events: named.length > 0 ? named : Object.keys(fieldsOf(workflow.on)),
    matrix,
  };
}

function labelsOf(runsOn: unknown): string[] {
  if (Array.isArray(runsOn)) return runsOn.map(textOf);
  return typeof runsOn === 'string' ? [runsOn] : labelsOf(fieldsOf(runsOn).labels ?? []);
}

function imageOf(container: unknown): string {
  return typeof container === 'string' ? container : textOf(fieldsOf(container).image);
}

function readStep(step: YamlFields): WorkflowStep {
  const inputs = Object.entries(fieldsOf(step.with)).map(([name, value]) => [name, textOf(value).trim()] as const);
  const env = fieldsOf(step.env);
  return { uses: textOf(step.uses), inputs: Object.fromEntries(inputs), env, text: JSON.stringify(step) };
}

function concurrencyOf(it: unknown): Concurrency {
  if (typeof it === 'string') return { group: it, queue: '', cancels: false };
  const { group, queue, 'cancel-in-progress': cancels } = fieldsOf(it);
  return { group: textOf(group), queue: textOf(queue), cancels: cancels !== undefined && cancels !== false };
}

/** As many jobs as GitHub makes of a matrix. */
const MOST_JOBS = 256;

/** What a text with `${{ matrix.… }}` comes to. A value is no expression, whatever stands in it. */
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

/** The steps that run this action. Whoever copied it may have named it otherwise: then its inputs tell. */
export function runsOf(workflows: readonly Workflow[]): ActionRun[] {
  const steps = workflows.flatMap((workflow) =>
    workflow.jobs.flatMap((job) => job.steps.map((step) => ({ workflow, job, step }))),
  );
  const looksOurs = ({ uses, inputs }: WorkflowStep) => 'api-key' in inputs && 'base-url' in inputs && uses !== '';
  const names = new Set(steps.filter(({ step }) => looksOurs(step)).map(({ step }) => actionOf(step)));
  const isOurs = (step: WorkflowStep) => names.has(actionOf(step)) || /\/cip-inventory-sync$/i.test(actionOf(step));
  return steps.filter(({ step }) => isOurs(step)).map((it) => ({ ...it, does: doingOf(it.step, it.job) }));
}

/** OWNER/REPO of a step's action. */
export function actionOf({ uses }: WorkflowStep): string {
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

/** Runs that plan, apply or look for drift: they hold the key. */
export function keyed(runs: readonly ActionRun[]): ActionRun[] {
  return runs.filter(({ step }) => 'api-key' in step.inputs);
}

/** What the workflows themselves say that they are. */
export function setupOf(runs: readonly ActionRun[]): Setup {
  const withKey = keyed(runs);
  if (withKey.length === 0) return 'none';
  const isTargeted = withKey.some(({ workflow }) => 'pull_request_target' in workflow.on);
  if (isTargeted || withKey.some(({ step }) => 'signing-key' in step.inputs)) return 'hardened';
  return withKey.some(({ step }) => step.inputs.approval === 'review') ? 'guarded' : 'plain';
}

/** The values of an input, over the matrix of its job; '' where it is not given. */
export function inputOf({ step, job }: ActionRun, name: string): string[] {
  return expand(step.inputs[name] ?? '', job.matrix);
}

/** Names of the secrets that an input is made of, in capitals as GitHub keeps them. */
export function secretsIn(text: string): string[] {
  return Array.from(text.matchAll(/\bsecrets\.(\w+)/g), ([, name = '']) => name.toUpperCase());
}

/** The secrets that must not be read elsewhere: the key of the service, and the one that signs records. */
export function secretNames(runs: readonly ActionRun[]): string[] {
  const inputs = runs.flatMap(({ step }) => [step.inputs['api-key'] ?? '', step.inputs['signing-key'] ?? '']);
  return [...new Set(inputs.flatMap(secretsIn))];
}

function fieldsOf(value: unknown): YamlFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as YamlFields) : {};
}

function textOf(value: unknown): string {
  return value == null || typeof value === 'object' ? '' : String(value);
}
