// The action in this process, from its source: for the many runs for which child processes would take minutes. Waiting
// takes no time; the clock goes on from GitHub's.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Runner } from '../../src/commands/action/open.ts';
import { runAction } from '../../src/commands/action/run.ts';
import type { RunGit } from '../../src/git/process.ts';
import { parseEvent } from '../../src/github/event.ts';
import { gitApart } from '../git/apart.ts';
import type { EventGiven } from '../github/stand-in/events.ts';
import { DEFAULT_TOKEN } from '../github/stand-in.ts';
import { gitOf } from '../histories/quick-git.ts';
import { spoken } from '../journeys/spoken.ts';
import { KEY } from '../journeys/world.ts';
import { expectPrivate, type Inputs, listen, type Ran } from './run.ts';
import type { World } from './world.ts';

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
  /** Another clock in its place. */
  readonly clock?: Runner['clock'];
}

/** Time passes by as much as is added to `late`. */
export interface Hands {
  late: number;
}

/** No signal ends it. */
export type InsideRan = Ran & { readonly code: number };

/** One run of the action. Unless told otherwise it has the key and the token with every permission. */
export async function runInside(world: World, asked: InsideInput): Promise<InsideRan> {
  const { event, inputs = {}, clone, git, fetch, secrets = [], hasSummary = true, onSleep, interrupted } = asked;
  const temporary = mkdtempSync(join(tmpdir(), 'github-inside-'));
  onTestFinished(() => rmSync(temporary, { recursive: true, force: true }));
  mkdirSync(join(temporary, 'temp'));
  const workspace = clone ?? (await world.github.cloneAt(event.sha));
  const given: Inputs = { 'base-url': world.service.url, 'api-key': KEY, 'github-token': DEFAULT_TOKEN, ...inputs };
  // What a clone lacks, a ledger, and the way from the root of a repository are known to real git alone.
  const isQuick = [clone, inputs.ledger, inputs['working-directory']].every((given) => given === undefined);
  const time = clockOf(world, asked.hands ?? null, onSleep);
  const env = { ...event.env, PATH: process.env.PATH, HOME: temporary, GIT_CONFIG_NOSYSTEM: '1' };
  const told = { log: '', summary: '' };
  const [errors, warnings, outputs]: [string[], string[], Record<string, string>] = [[], [], {}];
  const runner: Runner = {
    ...spoken((text) => {
      told.log += text;
    }),
    env,
    workspace,
    clock: asked.clock ?? time.clock,
    random: Math.random,
    version: '0.0.0',
    isDebug: event.env.RUNNER_DEBUG === '1',
    commit: event.sha,
    eventName: event.env.GITHUB_EVENT_NAME ?? '',
    event: parseEvent(JSON.stringify(event.payload)),
    temporary: join(temporary, 'temp'),
    actor: 'dana',
    runUrl: 'https://github.com/acme/inventory/actions/runs/1',
    input: (name) => (given[name] ?? '').trim(),
    fail: (message) => void errors.push(message),
    warn: (message) => void warnings.push(message),
    setOutput: (name, value) => {
      outputs[name] = value;
    },
    summarize: async (markdown) => {
      if (hasSummary) told.summary += markdown;
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
  const shown = [told.log, ...errors, ...warnings, JSON.stringify(outputs), told.summary].join('\n');
  const keys = [given['signing-key'] ?? ''].filter((key) => key !== '');
  expectPrivate(world.github, shown, [temporary, workspace], [...secrets, ...keys]);
  return { code, ...told, errors, warnings, outputs, ...heard(), shown };
}

/** Goes on from GitHub's calendar, which goes on from it afterwards. */
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
