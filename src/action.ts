// The GitHub Action: hands the runner to the commands. One of the two composition roots.
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as sleepFor } from 'node:timers/promises';
import { appendSummary, issueCommand, readInput, writeOutput } from './commands/action/outputs.ts';
import { runAction } from './commands/action/run.ts';
import type { Runner } from './commands/context.ts';
import { gitProcess } from './git/process.ts';
import { VERSION } from './version.ts';

const { env } = process;
// As on the command line: no program of the workspace is taken for git.
if (process.platform === 'win32') env.NoDefaultCurrentDirectoryInExePath = '1';
const log = (text: string) => void process.stdout.write(text);
const warn = (message: string) => issueCommand(log, 'warning', message);

// Tokens are known to the runner, which hides them itself.
const SECRETS = ['api-key', 'signing-key', 'doctor-token', 'ledger-key'] as const;
for (const name of SECRETS) {
  // Masked line by line: the runner looks for secrets in lines.
  for (const line of readInput(env, name).split(/\r?\n/))
    if (line.trim() !== '') issueCommand(log, 'add-mask', line.trim());
}

const runner: Runner = {
  env,
  clock: {
    now: () => Date.now(),
    sleep: (ms, signal) => sleepFor(ms, undefined, { signal }).catch(() => undefined),
  },
  random: Math.random,
  every: (ms, task) => {
    const timer = setInterval(task, ms);
    return () => clearInterval(timer);
  },
  version: VERSION,
  input: (name) => readInput(env, name),
  eventName: env.GITHUB_EVENT_NAME ?? '',
  payload: env.GITHUB_EVENT_PATH === undefined ? {} : JSON.parse(readFileSync(env.GITHUB_EVENT_PATH, 'utf8')),
  workspace: env.GITHUB_WORKSPACE ?? process.cwd(),
  commit: env.GITHUB_SHA ?? '',
  temporary: env.RUNNER_TEMP ?? tmpdir(),
  actor: env.GITHUB_ACTOR ?? null,
  runUrl: runUrl(),
  gitIn: (cwd, stop, more = {}) =>
    gitProcess({ cwd, stop, env: { ...env, ...more }, workspace: env.GITHUB_WORKSPACE ?? '' }),
  onSignal: (listener) => {
    process.on('SIGINT', listener).on('SIGTERM', listener).on('SIGHUP', listener);
    return () => void process.off('SIGINT', listener).off('SIGTERM', listener).off('SIGHUP', listener);
  },
  ...{ log, warn },
  fail: (message) => issueCommand(log, 'error', message),
  setOutput: (name, value) => {
    if (env.GITHUB_OUTPUT) writeOutput(env.GITHUB_OUTPUT, name, value);
  },
  summarize: (markdown) => appendSummary({ path: env.GITHUB_STEP_SUMMARY ?? '', markdown, warn }),
};

function runUrl(): string | null {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: id } = env;
  return server && repository && id ? `${server}/${repository}/actions/runs/${id}` : null;
}

// Never process.exit: what was written to a pipe may still be on its way.
process.exitCode = await runAction(runner);
