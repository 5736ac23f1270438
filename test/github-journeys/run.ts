// One run of the action, in one of two ways. Of the bundle, as the runner runs it: in a clone of depth 1, with its own
// home, temporary folder, and files for outputs and summary. Or of the source in this process, since child processes
// would take minutes for many runs: here waits take no time, and the clock continues from GitHub's. After each run
// neither the key nor the token may appear anywhere, and every request to GitHub must match GitHub's API description.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { expect, onTestFinished } from 'vitest';
import type { Runner } from '../../src/action/open.ts';
import { runAction } from '../../src/action/run.ts';
import type { RunGit } from '../../src/git/process.ts';
import { parseEvent } from '../../src/github/event.ts';
import { gitApart } from '../git/apart.ts';
import type { EventGiven } from '../github/stand-in/events.ts';
import { DEFAULT_TOKEN, type StandIn } from '../github/stand-in.ts';
import { gitOf } from '../histories/quick-git.ts';
import { ended } from '../journeys/child.ts';
import { ROOT } from '../journeys/harness.ts';
import { spoken } from '../journeys/spoken.ts';
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
  /** The requests to the service, in order of arrival: `GET /cyber-assets 200`. */
  readonly requests: readonly string[];
  /** The requests to the service that are not reads. */
  readonly writes: readonly string[];
  /** The requests to GitHub: `POST /repos/acme/inventory/check-runs 201`. */
  readonly github: readonly string[];
  /** Everything that people who see the run can read. */
  readonly shown: string;
}

/** A run of the bundle. Its errors and warnings are whole lines. */
export interface BuiltRan extends Ran {
  readonly stderr: string;
  /** `::error …`, `::warning …` and `::notice …`. */
  readonly annotations: readonly string[];
  /** Contains everything that the runner and the run share, except the clone. */
  readonly folder: string;
}

/** Collects the requests to the service and to GitHub from now on. */
function listen({ service, github }: World) {
  const before = { service: service.log.length, github: github.ledger.length };
  return () => {
    const requests = service.log.slice(before.service).map(requestLine);
    const writes = requests.filter((line) => !line.startsWith('GET'));
    return { requests, writes, github: github.ledger.slice(before.github) };
  };
}

interface StepInput {
  /** The action, if it is not the committed one. */
  readonly program?: string;
  readonly folder: string;
  readonly clone: string;
  readonly inputs: Inputs;
  /** The variables of the event, and others. */
  readonly env: Inputs;
}

const ACTION = join(ROOT, 'dist/action/index.js');

/** Rejects when the run showed a secret or sent a request that does not match GitHub's API description. */
export function startBuilt(world: World, step: StepInput): { child: ChildProcess; ran: Promise<BuiltRan> } {
  const { program = ACTION, folder, clone, inputs, env } = step;
  const path = (name: string) => join(folder, name);
  for (const name of ['home', 'temp']) mkdirSync(path(name));
  for (const name of ['output', 'summary', 'state', 'env']) writeFileSync(path(name), '');
  const variables = {
    ...inputVariables(inputs),
    ...{ PATH: process.env.PATH ?? '', HOME: path('home'), TMPDIR: path('temp'), RUNNER_TEMP: path('temp') },
    ...{ GIT_CONFIG_NOSYSTEM: '1', CI: 'true', GITHUB_WORKSPACE: clone, GITHUB_OUTPUT: path('output') },
    ...{ GITHUB_STEP_SUMMARY: path('summary'), GITHUB_STATE: path('state'), GITHUB_ENV: path('env') },
    ...env,
  };
  const asked = listen(world);
  const child = spawn(process.execPath, [program], { cwd: clone, env: variables, stdio: ['ignore', 'pipe', 'pipe'] });
  const ran = ended(child).then(({ code, stdout, stderr }): BuiltRan => {
    world.github.state.endRun(env.GITHUB_RUN_ID ?? '');
    // On Windows, what the runner reads has the line ends of Windows.
    const [log = '', written = ''] = [stdout, readFileSync(path('output'), 'utf8')].map((text) =>
      text.replaceAll('\r\n', '\n'),
    );
    // Only the line that tells the runner to mask the key may contain it.
    const shown = log.replaceAll(`::add-mask::${KEY}\n`, '') + stderr;
    expectPrivate(world.github, shown, [folder, clone]);
    const annotations = log.split('\n').filter((line) => /^::(error|warning|notice)/.test(line));
    const errors = annotations.filter((line) => line.startsWith('::error'));
    const warnings = annotations.filter((line) => line.startsWith('::warning'));
    const outputs = parseOutputs(written);
    const summary = readFileSync(path('summary'), 'utf8');
    return { code, log, stderr, annotations, errors, warnings, outputs, summary, ...asked(), shown, folder };
  });
  return { child, ran };
}

/** The runner upper-cases names and keeps dashes: `INPUT_BASE-URL`. By default, inputs are as in action.yml. */
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

/** Parses `name<<delimiter`, the value, the delimiter. The last value of a name wins, as in the runner. */
function parseOutputs(text: string): Record<string, string> {
  const pairs = text.matchAll(/^([\w-]+)<<(\S+)\n([\s\S]*?)\n?\2$/gm);
  return Object.fromEntries(Array.from(pairs, ([, name = '', , value = '']) => [name, value]));
}

/** Files below a folder that contain one of the words. */
export function filesWith(words: readonly string[], folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name));
  return paths.filter((path) => words.some((word) => readFileSync(path).includes(word)));
}

/** Expects that no secret, plain or in Base64, appears anywhere, and that requests match GitHub's API description. */
function expectPrivate(
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

export interface InsideInput {
  readonly event: EventGiven;
  readonly inputs?: Inputs;
  /** A clone to use again. The default is a new one, which is mostly read without git processes. */
  readonly clone?: string;
  /** Answers in place of git in the clone. */
  readonly git?: RunGit;
  /** Takes requests to GitHub in place of connections. */
  readonly fetch?: typeof globalThis.fetch;
  /** Words that must not be in the files that the run writes, or in anything that people see. */
  readonly secrets?: readonly string[];
  /** False for a runner that takes no job summary. */
  readonly hasSummary?: boolean;
  /** Is called whenever the run waits. */
  readonly onSleep?: () => Promise<void> | void;
  /** When it is aborted, the run gets a signal. */
  readonly interrupted?: AbortSignal;
  /** The run's clock, which the test moves. */
  readonly hands?: Hands | null;
  /** Another clock, in place of the run's own. */
  readonly clock?: Runner['clock'];
}

/** The clock moves by as much as the test adds to `late`. */
interface Hands {
  late: number;
}

/** A run in this process, which no signal ends. */
export type InsideRan = Ran & { readonly code: number };

/** One run of the action in this process. By default it has the key and the token with every permission. */
export async function runInside(world: World, asked: InsideInput): Promise<InsideRan> {
  const { event, inputs = {}, clone, git, fetch, secrets = [], hasSummary = true, onSleep, interrupted } = asked;
  const temporary = mkdtempSync(join(tmpdir(), 'github-inside-'));
  onTestFinished(() => rmSync(temporary, { recursive: true, force: true }));
  mkdirSync(join(temporary, 'temp'));
  const workspace = clone ?? (await world.github.cloneAt(event.sha));
  const given: Inputs = { 'base-url': world.service.url, 'api-key': KEY, 'github-token': DEFAULT_TOKEN, ...inputs };
  // Only real git can fetch what a clone lacks, read a ledger, and give the path from the root of a repository.
  const isQuick = [clone, inputs.ledger, inputs['working-directory']].every((given) => given === undefined);
  const time = clockOf(world, asked.hands ?? null, onSleep);
  const env = { ...event.env, PATH: process.env.PATH, HOME: temporary, GIT_CONFIG_NOSYSTEM: '1' };
  const written = { log: '', summary: '' };
  const [errors, warnings, outputs]: [string[], string[], Record<string, string>] = [[], [], {}];
  const runner: Runner = {
    ...spoken((text) => {
      written.log += text;
    }),
    ...{ env, workspace, clock: asked.clock ?? time.clock, random: Math.random, version: '0.0.0' },
    ...{ isDebug: event.env.RUNNER_DEBUG === '1', commit: event.sha, eventName: event.env.GITHUB_EVENT_NAME ?? '' },
    ...{ event: parseEvent(JSON.stringify(event.payload)), temporary: join(temporary, 'temp'), actor: 'dana' },
    runUrl: 'https://github.com/acme/inventory/actions/runs/1',
    input: (name) => (given[name] ?? '').trim(),
    fail: (message) => void errors.push(message),
    warn: (message) => void warnings.push(message),
    setOutput: (name, value) => {
      outputs[name] = value;
    },
    summarize: async (markdown) => {
      if (hasSummary) written.summary += markdown;
      return hasSummary;
    },
    ...(fetch && { fetch }),
    gitIn: (cwd, stop, more = {}) =>
      git ?? (isQuick ? gitOf(world.github.git, (work) => work) : gitApart({ cwd, stop, env: { ...env, ...more } })),
    onSignal: (listener) => {
      interrupted?.addEventListener('abort', listener);
      return () => interrupted?.removeEventListener('abort', listener);
    },
  };
  const { GITHUB_RUN_ID: run = '', GITHUB_RUN_ATTEMPT: attempt } = event.env;
  world.github.state.runs.set(run, { status: 'in_progress', attempt: Number(attempt) });
  const heard = listen(world);
  const code = await runAction(runner);
  world.github.state.endRun(run);
  time.end();
  const shown = [written.log, ...errors, ...warnings, JSON.stringify(outputs), written.summary].join('\n');
  const keys = [given['signing-key'] ?? ''].filter((key) => key !== '');
  expectPrivate(world.github, shown, [temporary, workspace], [...secrets, ...keys]);
  return { code, ...written, errors, warnings, outputs, ...heard(), shown };
}

/** A clock that continues from GitHub's calendar. Afterwards the calendar continues from the clock. */
function clockOf({ github }: World, hands: Hands | null, onSleep?: () => Promise<void> | void) {
  const { calendar } = github.state;
  const [began, start] = [Date.now(), Date.parse(calendar.stamp())];
  let slept = 0;
  const now = () => start + slept + (hands === null ? Date.now() - began : hands.late);
  const sleep = async (ms: number) => {
    slept += ms;
    await onSleep?.();
  };
  return { clock: { now, sleep }, end: () => calendar.advance(Math.max(0, now() - start)) };
}
