// The action in this process, from its source, with the variables that the runner would give it: what src/action.ts is
// to the built one. Waiting takes no time.
import { readFileSync } from 'node:fs';
import { appendSummary, issueCommand, readInput, writeOutput } from '../../src/commands/action/outputs.ts';
import { runAction } from '../../src/commands/action/run.ts';
import type { Runner } from '../../src/commands/context.ts';
import { VERSION } from '../../src/version.ts';
import { gitApart } from '../git/apart.ts';
import type { Said } from './in-process.ts';

export type Clock = Runner['clock'];

/** Goes on as the machine's does, and by what was slept and is added. */
export function skippingClock(added: () => number = () => 0): Clock {
  let slept = 0;
  const sleep = async (ms: number) => {
    slept += ms;
  };
  return { now: () => Date.now() + slept + added(), sleep };
}

export async function actionHere(env: Readonly<Record<string, string>>, clock = skippingClock()): Promise<Said> {
  let stdout = '';
  const log = (text: string) => {
    stdout += text;
  };
  const warn = (message: string) => issueCommand(log, 'warning', message);
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: id, GITHUB_WORKSPACE } = env;
  const workspace = GITHUB_WORKSPACE ?? '';
  const runner: Runner = {
    ...{ env, clock, random: Math.random, version: VERSION, workspace, log, warn },
    every: (ms, task) => {
      const timer = setInterval(task, ms);
      return () => clearInterval(timer);
    },
    input: (name) => readInput(env, name),
    eventName: env.GITHUB_EVENT_NAME ?? '',
    payload: JSON.parse(readFileSync(env.GITHUB_EVENT_PATH ?? '', 'utf8')),
    commit: env.GITHUB_SHA ?? '',
    temporary: env.RUNNER_TEMP ?? '',
    actor: env.GITHUB_ACTOR ?? null,
    runUrl: server && repository && id ? `${server}/${repository}/actions/runs/${id}` : null,
    gitIn: (cwd, stop, more = {}) => gitApart({ cwd, stop, env: { ...env, ...more }, workspace }),
    onSignal: () => () => {},
    fail: (message) => issueCommand(log, 'error', message),
    setOutput: (name, value) => writeOutput(env.GITHUB_OUTPUT ?? '', name, value),
    summarize: (markdown) => appendSummary({ path: env.GITHUB_STEP_SUMMARY ?? '', markdown, warn }),
  };
  const code = await runAction(runner);
  return { code, stdout, stderr: '' };
}
