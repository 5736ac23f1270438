// One step of a workflow, run as the runner runs it, in this process or as the built action in one of its own: over a clone
// of depth 1, with a home, a folder for temporary files and files for outputs and summary of its own. What is told of it,
// and what may be nowhere in it: the key, the token, a request that GitHub does not describe.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Emulator, LoggedRequest } from '../../src/emulator/server.ts';
import { DEFAULT_TOKEN, type StandIn } from '../github/stand-in.ts';
import { actionHere, type Clock } from '../journeys/action-here.ts';
import { type Ended, ended } from '../journeys/child.ts';
import { ACTION, inputVariables, stepFiles, type Told, toldBy } from '../journeys/runner.ts';
import { KEY, requestLine } from '../journeys/world.ts';

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

export type StepRan = Ended & Told;

/** In this process, from its source. */
export async function stepHere(given: StepInput, clock: Clock): Promise<StepRan> {
  const variables = prepare(given);
  return ranOf(await actionHere(variables, clock), variables);
}

/** As the bundle. */
export function startStep(given: StepInput): { readonly child: ChildProcess; readonly ran: Promise<StepRan> } {
  const variables = prepare(given);
  const child = spawn(process.execPath, [ACTION], {
    ...{ cwd: given.clone, env: variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { child, ran: ended(child).then((said) => ranOf(said, variables)) };
}

function prepare({ folder, clone, inputs, env }: StepInput) {
  const files = stepFiles(folder);
  const home = join(folder, 'home');
  mkdirSync(home);
  return {
    ...inputVariables(inputs),
    ...env,
    ...{ PATH: process.env.PATH ?? '', HOME: home, TMPDIR: files.RUNNER_TEMP, GIT_CONFIG_NOSYSTEM: '1', CI: 'true' },
    ...{ GITHUB_WORKSPACE: clone, ...files },
  };
}

function ranOf(said: Ended, variables: ReturnType<typeof prepare>): StepRan {
  return { ...said, ...toldBy(variables, said.stdout) };
}

/** Files below a folder that hold one of the words. */
export function filesWith(words: readonly string[], folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name));
  return paths.filter((path) => words.some((word) => readFileSync(path).includes(word)));
}

export interface Ran extends StepRan {
  /** What the service took, in order of arrival: `PATCH /cyber-assets/ca_a {"name":"b"}`. */
  readonly writes: readonly string[];
  /** What the service was asked: `GET /cyber-assets 200`. */
  readonly requests: readonly string[];
  /** What GitHub was asked: `POST /repos/acme/inventory/check-runs 201`. */
  readonly github: readonly string[];
  /** The folder of its temporary files. */
  readonly temporary: string;
}

interface RunPlaces {
  readonly folder: string;
  readonly clone: string;
  readonly before: { readonly service: number; readonly github: number };
}

/** Resolves when the run has ended; rejects when it gave a secret away or broke GitHub's description. */
export async function tell(
  running: Promise<StepRan>,
  { folder, clone, before }: RunPlaces,
  { service, github }: Around,
): Promise<Ran> {
  const ran = await running;
  // The one line that may hold the key is the one that has the runner mask it.
  const shown = ran.stdout.replaceAll(`::add-mask::${KEY}\n`, '') + ran.stderr;
  expectPrivate({ github }, shown, { folders: [folder, clone] });
  const asked = service.log.slice(before.service);
  return {
    ...ran,
    temporary: join(folder, 'temp'),
    writes: asked.filter(({ committed }) => committed).map(writeLine),
    requests: asked.map(requestLine),
    github: github.ledger.slice(before.github),
  };
}

interface Around {
  readonly service: Emulator;
  readonly github: StandIn;
}

function writeLine({ method, path, body }: LoggedRequest): string {
  return body === undefined ? `${method} ${path}` : `${method} ${path} ${JSON.stringify(body)}`;
}

interface Places {
  readonly folders: readonly string[];
  readonly secrets?: readonly string[];
}

/** Neither the key nor the token, however it is written, is anywhere, and nothing broke GitHub's description. */
export function expectPrivate(
  { github }: Pick<Around, 'github'>,
  shown: string,
  { folders, secrets = [] }: Places,
): void {
  const words = [KEY, DEFAULT_TOKEN, Buffer.from(`x-access-token:${DEFAULT_TOKEN}`).toString('base64'), ...secrets];
  const { comments, checkRuns, issues } = github.state;
  const everywhere = [shown, JSON.stringify({ comments, checkRuns, issues })].join('\n');
  expect(words.filter((word) => everywhere.includes(word))).toEqual([]);
  expect(folders.flatMap((folder) => filesWith(words, folder))).toEqual([]);
  github.assertFaithful();
}
