// The GitHub Action: connects the runner to the commands. This is one of the two composition roots.
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as core from '@actions/core';
import type { Runner } from './action/open.ts';
import { gitProcess } from './git/process.ts';
import { parseEvent } from './github/event.ts';
import { PROCESS } from './host.ts';
import { visible } from './text/text.ts';

const { env } = process;

// The tokens are not in this list, because the runner masks them itself.
const SECRETS = ['api-key', 'signing-key', 'ledger-key'] as const;
for (const name of SECRETS) {
  // Masks each line separately, because the runner looks for secrets line by line.
  for (const line of core.getMultilineInput(name)) if (line !== '') core.setSecret(line);
}

const annotate = { error: core.error, warning: core.warning, notice: core.notice } as const;
const print = (text: string) => void process.stdout.write(text);

const event = eventIn(env.GITHUB_EVENT_PATH);
const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = env;

const runner: Runner = {
  ...PROCESS,
  // Spaces are kept, so that a signing key of only white space is refused instead of ignored.
  input: (name) => core.getInput(name, { trimWhitespace: false }),
  eventName: env.GITHUB_EVENT_NAME ?? '',
  event: event ?? parseEvent('{}'),
  workspace: env.GITHUB_WORKSPACE ?? process.cwd(),
  commit: env.GITHUB_SHA ?? '',
  temporary: env.RUNNER_TEMP ?? tmpdir(),
  actor: env.GITHUB_ACTOR ?? null,
  runUrl: server && repository && run ? `${server}/${repository}/actions/runs/${run}` : null,
  gitIn: (cwd, stop, more = {}) =>
    gitProcess({ cwd, stop, env: { ...env, ...more }, workspace: env.GITHUB_WORKSPACE ?? '' }),
  isDebug: core.isDebug(),
  log: print,
  group: (title, text) => {
    core.startGroup(title);
    print(text);
    core.endGroup();
  },
  annotate: ({ severity, message, ...location }) => annotate[severity](message, location),
  notice: (message) => core.notice(message),
  warn: (message) => core.warning(message),
  fail: (message) => core.setFailed(message),
  setOutput: (name, value) => {
    // Without this file, the library would print a command that runners have disabled.
    if (env.GITHUB_OUTPUT) core.setOutput(name, value);
  },
  summarize: appendSummary,
};

/** The facts of the event. null for a file that cannot be read: the caught error would quote the event. */
function eventIn(path: string | undefined): Runner['event'] | null {
  try {
    return parseEvent(path === undefined ? '{}' : readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

/** Resolves to whether the summary was written. A failure is a warning: the result of a run does not depend on it. */
async function appendSummary(markdown: string): Promise<boolean> {
  if (!env.GITHUB_STEP_SUMMARY) return false;
  try {
    await core.summary.addRaw(markdown, true).write();
    return true;
  } catch (error) {
    core.summary.emptyBuffer();
    const cause = error instanceof Error ? error.message : String(error);
    core.warning(`The job summary could not be written. ${visible(cause)}`);
    return false;
  }
}

if (event !== null) {
  // This module loads a GitHub client, which reads the event file at once. Its error would quote a broken event.
  const { runAction } = await import('./action/run.ts');
  // Never process.exit: text written to a pipe may not have been sent yet.
  process.exitCode = await runAction(runner);
} else {
  runner.setOutput('result', 'failed');
  core.setFailed(
    'GITHUB_EVENT_PATH names a file that is missing or holds no event. The runner writes it for each job: run the job again.',
  );
}
