// What is known of one run of the action, and one run of the bundle as the runner runs it: over a clone of depth 1, with a
// home, a folder for temporary files and files for outputs and summary of its own. Neither the key nor the token may be
// anywhere, and no request to GitHub may break its description.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { expect } from 'vitest';
import { DEFAULT_TOKEN, type StandIn } from '../github/stand-in.ts';
import { ended } from '../journeys/child.ts';
import { ROOT } from '../journeys/harness.ts';
import { KEY, requestLine } from '../journeys/world.ts';
import type { World } from './world.ts';

export type Inputs = Readonly<Record<string, string>>;

export interface Ran {
  /** null when a signal ended it. */
  readonly code: number | null;
  readonly log: string;
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  /** What the service was asked, in order of arrival: `GET /cyber-assets 200`. */
  readonly requests: readonly string[];
  /** Those that are no reads. */
  readonly writes: readonly string[];
  /** What GitHub was asked: `POST /repos/acme/inventory/check-runs 201`. */
  readonly github: readonly string[];
  /** Everything that anyone with a view of the run can read. */
  readonly shown: string;
}

/** Of the bundle. Its errors and warnings are whole lines. */
export interface BuiltRan extends Ran {
  readonly stderr: string;
  /** `::error …`, `::warning …` and `::notice …`. */
  readonly annotations: readonly string[];
  /** Holds all that the runner and the run share, but for the clone. */
  readonly folder: string;
}

/** What service and GitHub are asked from now on. */
export function listen({ service, github }: World) {
  const before = { service: service.log.length, github: github.ledger.length };
  return () => {
    const requests = service.log.slice(before.service).map(requestLine);
    const writes = requests.filter((line) => !line.startsWith('GET'));
    return { requests, writes, github: github.ledger.slice(before.github) };
  };
}

interface StepInput {
  readonly folder: string;
  readonly clone: string;
  readonly inputs: Inputs;
  /** The variables of the event, and others. */
  readonly env: Readonly<Record<string, string>>;
}

const ACTION = join(ROOT, 'dist/action/index.js');

/** Rejects when the run has given a secret away or broken GitHub's description. */
export function startBuilt(world: World, step: StepInput): { child: ChildProcess; ran: Promise<BuiltRan> } {
  const { folder, clone, inputs, env } = step;
  const path = (name: string) => join(folder, name);
  for (const name of ['home', 'temp']) mkdirSync(path(name));
  for (const name of ['output', 'summary', 'state', 'env']) writeFileSync(path(name), '');
  const variables = {
    ...inputVariables(inputs),
    PATH: process.env.PATH ?? '',
    HOME: path('home'),
    TMPDIR: path('temp'),
    GIT_CONFIG_NOSYSTEM: '1',
    CI: 'true',
    GITHUB_WORKSPACE: clone,
    GITHUB_OUTPUT: path('output'),
    GITHUB_STEP_SUMMARY: path('summary'),
    GITHUB_STATE: path('state'),
    GITHUB_ENV: path('env'),
    RUNNER_TEMP: path('temp'),
    ...env,
  };
  const asked = listen(world);
  const child = spawn(process.execPath, [ACTION], { cwd: clone, env: variables, stdio: ['ignore', 'pipe', 'pipe'] });
  const ran = ended(child).then(({ code, stdout, stderr }): BuiltRan => {
    world.github.state.endRun(env.GITHUB_RUN_ID ?? '');
    // The one line that may hold the key is the one that has the runner mask it.
    const shown = stdout.replaceAll(`::add-mask::${KEY}\n`, '') + stderr;
    expectPrivate(world.github, shown, [folder, clone]);
    const annotations = stdout.split('\n').filter((line) => /^::(error|warning|notice)/.test(line));
    const errors = annotations.filter((line) => line.startsWith('::error'));
    const warnings = annotations.filter((line) => line.startsWith('::warning'));
    const outputs = parseOutputs(readFileSync(path('output'), 'utf8'));
    const summary = readFileSync(path('summary'), 'utf8');
    return { code, log: stdout, stderr, annotations, errors, warnings, outputs, summary, ...asked(), shown, folder };
  });
  return { child, ran };
}

/** The runner upper-cases names and keeps dashes: `INPUT_BASE-URL`. What is not given has the default of action.yml. */
function inputVariables(given: Inputs): Record<string, string> {
  const action = load(readFileSync(join(ROOT, 'action.yml'), 'utf8')) as {
    readonly inputs: Readonly<Record<string, { readonly default?: string }>>;
  };
  const inputs = Object.entries(action.inputs).map(([name, { default: text = '' }]) => {
    const value = given[name] ?? (text.includes('github.token') ? 'ghs_of_this_job' : text);
    return [`INPUT_${name.toUpperCase()}`, value];
  });
  return Object.fromEntries(inputs);
}

/** `name<<delimiter`, the value, the delimiter; the last of a name wins, as for the runner. */
function parseOutputs(text: string): Record<string, string> {
  const pairs = text.matchAll(/^([\w-]+)<<(\S+)\n([\s\S]*?)\n?\2$/gm);
  return Object.fromEntries(Array.from(pairs, ([, name = '', , value = '']) => [name, value]));
}

/** Files below a folder that hold one of the words. */
export function filesWith(words: readonly string[], folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name));
  return paths.filter((path) => words.some((word) => readFileSync(path).includes(word)));
}

/** Neither the key nor the token, however it is written, is anywhere, and nothing broke GitHub's description. */
export function expectPrivate(
  github: StandIn,
  shown: string,
  folders: readonly string[],
  secrets: readonly string[] = [],
): void {
  const words = [KEY, DEFAULT_TOKEN, Buffer.from(`x-access-token:${DEFAULT_TOKEN}`).toString('base64'), ...secrets];
  const { comments, checkRuns, issues } = github.state;
  const everywhere = [shown, JSON.stringify({ comments, checkRuns, issues })].join('\n');
  expect(words.filter((word) => everywhere.includes(word))).toEqual([]);
  expect(folders.flatMap((folder) => filesWith(words, folder))).toEqual([]);
  github.assertFaithful();
}
