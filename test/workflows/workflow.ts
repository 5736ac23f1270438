// Workflow files as data, and what a run of one would do: which jobs an event starts, and what each gives our action.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { ROOT } from '../journeys/harness.ts';
import { type Contexts, fill, holds } from './expression.ts';

export interface Step {
  readonly id?: string;
  readonly name?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
}

export interface Concurrency {
  readonly group: string;
  readonly queue?: string;
  readonly 'cancel-in-progress'?: boolean | string;
}

export type Grants = Readonly<Record<string, string>>;

export interface Job {
  readonly name?: string;
  readonly if?: string;
  readonly needs?: string | readonly string[];
  readonly permissions?: Grants;
  readonly concurrency?: Concurrency;
  readonly environment?: string | { readonly name: string; readonly deployment?: boolean };
  readonly 'timeout-minutes'?: number;
  readonly strategy?: { readonly matrix?: Readonly<Record<string, readonly (string | number)[]>> };
  readonly env?: Readonly<Record<string, string>>;
  readonly outputs?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}

export interface Workflow {
  readonly name: string;
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions?: Grants;
  readonly concurrency?: Concurrency;
  readonly env?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

export interface Source {
  /** Relative to the root of the project. */
  readonly path: string;
  readonly text: string;
  readonly workflow: Workflow;
}

export const EXAMPLES = 'examples/workflows';
export const OWN = '.github/workflows';

export function readWorkflows(folder: string): Source[] {
  const names = readdirSync(join(ROOT, folder)).filter((name) => name.endsWith('.yml'));
  return names.sort().map((name) => readWorkflow(join(folder, name)));
}

export function readWorkflow(path: string): Source {
  const text = readFileSync(join(ROOT, path), 'utf8');
  return { path, text, workflow: load(text) as Workflow };
}

export function isOurs({ uses }: Step): boolean {
  return uses === './' || /^\w+\/cip-inventory-sync@/.test(uses ?? '');
}

/** Our action as one job runs it. */
export interface Running {
  readonly job: string;
  readonly inputs: Readonly<Record<string, string>>;
  readonly env: Readonly<Record<string, string>>;
  readonly permissions: Grants;
  readonly environment: string | null;
}

/** The secrets that a job of an environment gets; null is for a job without one. */
export type SecretsOf = (environment: string | null) => Readonly<Record<string, string>>;

/** The runs of our action that the contexts start, one for each value of a matrix. */
export function started({ workflow }: Source, contexts: Contexts, secretsOf: SecretsOf = () => ({})): Running[] {
  return jobsFor(workflow, contexts).flatMap(([name, job]) =>
    valuesOf(job).flatMap((matrix) => runningIn(workflow, [name, job], { ...contexts, matrix }, secretsOf)),
  );
}

/** Jobs that wait for others are none. */
function jobsFor({ jobs }: Workflow, contexts: Contexts): [string, Job][] {
  return Object.entries(jobs).filter(([, job]) => job.needs === undefined && holds(job.if, contexts));
}

function runningIn(
  workflow: Workflow,
  [name, job]: readonly [string, Job],
  contexts: Contexts,
  secretsOf: SecretsOf,
): Running[] {
  const step = job.steps.find(isOurs);
  if (step === undefined) return [];
  const named = typeof job.environment === 'string' ? job.environment : job.environment?.name;
  const environment = named === undefined ? null : fill(named, contexts);
  const known = { ...contexts, secrets: secretsOf(environment) };
  return [
    {
      job: name,
      inputs: filled(step.with, known),
      env: { ...filled(workflow.env, known), ...filled(job.env, known), ...filled(step.env, known) },
      permissions: job.permissions ?? workflow.permissions ?? {},
      environment,
    },
  ];
}

/** Every combination of a matrix of lists; one without any value for a job that has no matrix. */
function valuesOf({ strategy }: Job): Record<string, string | number>[] {
  const axes = Object.entries(strategy?.matrix ?? {});
  return axes.reduce<Record<string, string | number>[]>(
    (combined, [name, values]) => combined.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );
}

function filled(given: Readonly<Record<string, unknown>> = {}, contexts: Contexts): Record<string, string> {
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, fill(String(value), contexts)]));
}
