// One step of a workflow, run as the runner runs it, in this process or as the built action in one of its own: over a clone
// of depth 1, with a home, a folder for temporary files and files for outputs and summary of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { actionHere, type Clock } from '../journeys/action-here.ts';
import { collect } from '../journeys/child.ts';
import { ROOT } from '../journeys/harness.ts';
import { inputVariables, parseOutputs } from '../journeys/runner.ts';

const ACTION = join(ROOT, 'dist/action/index.js');

export type Inputs = Readonly<Record<string, string>>;

export interface StepInput {
  /** A new folder; everything that the step can write is below, but for the clone. */
  readonly folder: string;
  /** The workspace. */
  readonly clone: string;
  readonly inputs: Inputs;
  /** The variables of the event. */
  readonly env: Readonly<Record<string, string>>;
}

export interface StepRan {
  /** null when a signal ended it. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  /** `::error …`, `::warning …` and `::notice …`. */
  readonly annotations: readonly string[];
}

export interface StepStarted {
  readonly child: ChildProcess;
  readonly ran: Promise<StepRan>;
}

/** In this process, from its source. */
export async function stepHere(given: StepInput, clock: Clock): Promise<StepRan> {
  const variables = prepare(given);
  return ranOf(await actionHere(variables, clock), variables);
}

/** As the bundle. */
export function startStep(given: StepInput): StepStarted {
  const variables = prepare(given);
  const child = spawn(process.execPath, [ACTION], {
    ...{ cwd: given.clone, env: variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { child, ran: follow(child, variables) };
}

type Variables = ReturnType<typeof prepare>;

function prepare({ folder, clone, inputs, env }: StepInput) {
  const path = (name: string) => join(folder, name);
  for (const name of ['home', 'temp']) mkdirSync(path(name), { recursive: true });
  for (const name of ['output', 'summary', 'state', 'env']) writeFileSync(path(name), '');
  return {
    ...inputVariables(inputs),
    ...env,
    ...{ PATH: process.env.PATH ?? '', HOME: path('home'), GIT_CONFIG_NOSYSTEM: '1', CI: 'true' },
    ...{ GITHUB_WORKSPACE: clone, RUNNER_TEMP: path('temp'), TMPDIR: path('temp') },
    ...{ GITHUB_OUTPUT: path('output'), GITHUB_STEP_SUMMARY: path('summary') },
    ...{ GITHUB_STATE: path('state'), GITHUB_ENV: path('env') },
  };
}

async function follow(child: ChildProcess, variables: Variables): Promise<StepRan> {
  const [stdout, stderr] = [collect(child.stdout), collect(child.stderr)];
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return ranOf({ code, stdout: stdout(), stderr: stderr() }, variables);
}

function ranOf(said: Pick<StepRan, 'code' | 'stdout' | 'stderr'>, variables: Variables): StepRan {
  return {
    ...said,
    outputs: parseOutputs(readFileSync(variables.GITHUB_OUTPUT, 'utf8')),
    summary: readFileSync(variables.GITHUB_STEP_SUMMARY, 'utf8'),
    annotations: said.stdout.split('\n').filter((line) => /^::(error|warning|notice)/.test(line)),
  };
}

/** Files below a folder that hold one of the words. */
export function filesWith(words: readonly string[], folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name));
  return paths.filter((path) => words.some((word) => readFileSync(path).includes(word)));
}
