// The action in this process, from its source, over the same world: for suites of so many runs that child processes
// would take minutes. Waiting takes no time; the clock goes on from GitHub's.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Runner } from '../../src/commands/action/open.ts';
import { runAction } from '../../src/commands/action/run.ts';
import type { RunGit } from '../../src/git/process.ts';
import { gitApart } from '../git/apart.ts';
import type { EventGiven } from '../github/stand-in/events.ts';
import type { Push } from '../github/stand-in/history.ts';
import { DEFAULT_TOKEN, type PullState } from '../github/stand-in.ts';
import { gitOf } from '../histories/quick-git.ts';
import { spoken } from '../journeys/spoken.ts';
import { requestLine } from '../journeys/world.ts';
import { expectPrivate, type Inputs } from './run.ts';
import { KEY, type World } from './world.ts';

export interface InsideRan {
  readonly code: number;
  readonly log: string;
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  /** What the service was asked: `GET /cyber-assets 200`. */
  readonly requests: readonly string[];
  /** Those that are no reads. */
  readonly writes: readonly string[];
  /** What GitHub was asked: `POST /repos/acme/inventory/check-runs 201`. */
  readonly github: readonly string[];
  /** Everything that anyone with a view of the run can read. */
  readonly shown: string;
}

export interface InsideInput {
  readonly event: EventGiven;
  readonly inputs?: Inputs;
  /** A clone to use again; a new one unless told, which mostly is read without a process of git. */
  readonly clone?: string;
  /** What answers in place of git in the clone. */
  readonly git?: RunGit;
  /** What takes requests to GitHub in place of connections. */
  readonly fetch?: typeof globalThis.fetch;
  /** Words that may be in no file that the run writes, and nowhere that people look. */
  readonly secrets?: readonly string[];
  /** False for a runner that takes no job summary. */
  readonly hasSummary?: boolean;
  /** Happens whenever the run waits. */
  readonly onSleep?: () => Promise<void> | void;
  /** Aborted: the run gets a signal. */
  readonly interrupted?: AbortSignal;
  /** The run's clock, in the hands of the test. */
  readonly hands?: Hands | null;
}

/** Time passes by as much as is added to `late`. */
export interface Hands {
  late: number;
}

/** One run of the action. Unless told otherwise it has the key and the token with every permission. */
export async function runInside(
  world: World,
  {
    event,
    inputs = {},
    clone,
    git,
    fetch,
    secrets = [],
    hasSummary = true,
    onSleep,
    interrupted,
    hands = null,
  }: InsideInput,
): Promise<InsideRan> {
  const temporary = mkdtempSync(join(tmpdir(), 'github-inside-'));
  onTestFinished(() => rmSync(temporary, { recursive: true, force: true }));
  mkdirSync(join(temporary, 'temp'));
  const workspace = clone ?? (await world.github.cloneAt(event.sha));
  const before = { service: world.service.log.length, github: world.github.ledger.length };
  const told = new Told(hasSummary);
  const given: Inputs = { 'base-url': world.service.url, 'api-key': KEY, 'github-token': DEFAULT_TOKEN, ...inputs };
  // What a clone lacks, a ledger, and the way from the root of a repository are known to real git alone.
  const isQuick = [clone, inputs.ledger, inputs['working-directory']].every((given) => given === undefined);
  const time = clockOf(world, hands, onSleep);
  const env = { ...event.env, PATH: process.env.PATH, HOME: temporary, GIT_CONFIG_NOSYSTEM: '1' };
  const runner: Runner = {
    ...{ env, clock: time.clock, random: Math.random, version: '0.0.0', workspace, commit: event.sha, ...told.sinks },
    input: (name) => (given[name] ?? '').trim(),
    eventName: event.env.GITHUB_EVENT_NAME ?? '',
    payload: event.payload,
    temporary: join(temporary, 'temp'),
    ...(fetch && { fetch }),
    ...{ actor: 'dana', runUrl: 'https://github.com/acme/inventory/actions/runs/1' },
    gitIn: (cwd, stop, more = {}) =>
      git ?? (isQuick ? gitOf(world.github.git, (work) => work) : gitApart({ cwd, stop, env: { ...env, ...more } })),
    onSignal: (listener) => {
      interrupted?.addEventListener('abort', listener);
      return () => interrupted?.removeEventListener('abort', listener);
    },
  };
  const { GITHUB_RUN_ID: run = '', GITHUB_RUN_ATTEMPT: attempt } = event.env;
  world.github.state.runs.set(run, { status: 'in_progress', attempt: Number(attempt) });
  const code = await runAction(runner);
  world.github.state.endRun(run);
  time.end();
  const requests = world.service.log.slice(before.service).map(requestLine);
  const ran: InsideRan = {
    ...{ code, log: told.log, errors: told.errors, warnings: told.warnings, outputs: told.outputs },
    ...{ summary: told.summary, requests, writes: requests.filter((line) => !line.startsWith('GET')) },
    ...{ github: world.github.ledger.slice(before.github), shown: told.all() },
  };
  const keys = [given['signing-key'] ?? ''].filter((key) => key !== '');
  expectPrivate(world, ran.shown, { folders: [temporary, workspace], secrets: [...secrets, ...keys] });
  return ran;
}

/** Takes what a run tells. */
class Told {
  readonly #hasSummary: boolean;
  log = '';
  summary = '';
  readonly errors: string[] = [];
  readonly warnings: string[] = [];
  readonly outputs: Record<string, string> = {};
  readonly sinks = {
    isDebug: false,
    ...spoken((text) => {
      this.log += text;
    }),
    fail: (message: string) => void this.errors.push(message),
    warn: (message: string) => void this.warnings.push(message),
    setOutput: (name: string, value: string) => {
      this.outputs[name] = value;
    },
    summarize: async (markdown: string) => {
      if (this.#hasSummary) this.summary += markdown;
      return this.#hasSummary;
    },
  };

  constructor(hasSummary: boolean) {
    this.#hasSummary = hasSummary;
  }

  all(): string {
    return [this.log, ...this.errors, ...this.warnings, JSON.stringify(this.outputs), this.summary].join('\n');
  }
}

/** Goes on from GitHub's calendar, which goes on from it afterwards. */
function clockOf({ github }: World, hands: Hands | null, onSleep?: () => Promise<void> | void) {
  const { calendar } = github.state;
  const [began, start] = [Date.now(), Date.parse(calendar.stamp())];
  let slept = 0;
  const passed = () => (hands === null ? Date.now() - began : hands.late);
  const now = () => start + passed() + slept;
  const sleep = async (ms: number) => {
    slept += ms;
    await onSleep?.();
  };
  return { clock: { now, sleep }, end: () => calendar.advance(Math.max(0, now() - start)) };
}

/** The plan of a pull request, whose test merge GitHub has made anew. */
export async function planInside(world: World, pull: PullState, inputs: Inputs = {}): Promise<InsideRan> {
  if (pull.state === 'open') await world.github.refreshTestMerge(pull);
  return runInside(world, { event: await world.github.event('pull_request', { pull }), inputs });
}

/** The apply of a push. */
export async function applyInside(world: World, push: Push, inputs: Inputs = {}): Promise<InsideRan> {
  return runInside(world, { event: await world.github.event('push', push), inputs });
}
