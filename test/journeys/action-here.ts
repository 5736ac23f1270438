// The action in this process, from its source, with the variables that the runner would give it: what src/action.ts is
// to the built one. Waiting takes no time.
import { appendFileSync, readFileSync } from 'node:fs';
import type { Runner } from '../../src/commands/action/open.ts';
import { runAction } from '../../src/commands/action/run.ts';
import { VERSION } from '../../src/version.ts';
import { gitApart } from '../git/apart.ts';
import type { Said } from './in-process.ts';
import { spoken } from './spoken.ts';

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
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: id, GITHUB_WORKSPACE } = env;
  const workspace = GITHUB_WORKSPACE ?? '';
  const runner: Runner = {
    ...{ env, clock, random: Math.random, version: VERSION, workspace },
    input: (name) => (env[`INPUT_${name.toUpperCase()}`] ?? '').trim(),
    eventName: env.GITHUB_EVENT_NAME ?? '',
    payload: JSON.parse(readFileSync(env.GITHUB_EVENT_PATH ?? '', 'utf8')),
    commit: env.GITHUB_SHA ?? '',
    temporary: env.RUNNER_TEMP ?? '',
    actor: env.GITHUB_ACTOR ?? null,
    runUrl: server && repository && id ? `${server}/${repository}/actions/runs/${id}` : null,
    gitIn: (cwd, stop, more = {}) => gitApart({ cwd, stop, env: { ...env, ...more }, workspace }),
    onSignal: () => () => {},
    isDebug: env.RUNNER_DEBUG === '1',
    ...spoken((text) => {
      stdout += text;
    }),
    setOutput: (name, value) =>
      appendFileSync(env.GITHUB_OUTPUT ?? '', `${name}<<end-of-value\n${value}\nend-of-value\n`),
    summarize: async (markdown) => {
      appendFileSync(env.GITHUB_STEP_SUMMARY ?? '', `${markdown}\n`);
      return true;
    },
  };
  const code = await runAction(runner);
  return { code, stdout, stderr: '' };
}
