// The action: what the event asks for, by the same commands as the command line. The composition root brings the
// runner. Without a token for GitHub nothing is recorded, so nothing that a pull request showed can be applied.
import { statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Detail } from '../../core/model.ts';
import { exitCodeOf, type Result } from '../../core/result.ts';
import { type CommandName, isPrivate, mergeGroupOf, pullRequestOf, readEvent } from '../../github/event.ts';
import { ensureCommit } from '../../inventory/git/fetch.ts';
import { GitError, type RunGit } from '../../inventory/git/process.ts';
import { folderOf } from '../../inventory/git/read.ts';
import { requestLine } from '../../report/progress.ts';
import { connect } from '../../service/connect.ts';
import { ConfigurationError, checkApiKey } from '../../service/endpoint.ts';
import type { Attempt } from '../../service/transport.ts';
import { isInterruption, tellFailure } from '../failures.ts';
import { ACTION_INPUTS, readSettings, type Settings } from '../inputs.ts';
import { GRACE_MS, type Lifetime, watchLifetime } from '../lifetime.ts';
import { showProgress } from '../progress.ts';
import type { Revision } from '../survey.ts';
import { runValidate } from '../validate.ts';
import { AttemptCount } from '../world.ts';
import { applyOnGitHub, markTried } from './apply.ts';
import { driftOnGitHub } from './drift.ts';
import { openGit, openGitHub } from './github-context.ts';
import { closingOf, setOutputs, showValidation } from './outputs.ts';
import { askedAbout, planCommit, planPullRequest } from './plan.ts';
import type { Job, OnlineJob, Runner } from './runner.ts';
import { verifyMergeGroup } from './verify.ts';
import { applyAlone, driftAlone, planAlone } from './without-github.ts';

/** Resolves to the exit code. What the run comes to is in its output `result`, whichever way it ends. */
export async function runAction(given: Runner): Promise<0 | 1 | 2> {
  const { runner, tell } = closingOf(given);
  let detail: Detail = 'counts';
  try {
    const settings = settingsOf(runner);
    detail = settings.detail;
    const result = await dispatch(settings, runner);
    if (result === null) return 0;
    setOutputs({ result }, runner);
    tell(result);
    const code = exitCodeOf(result, true, false);
    const failsOnDrift = result === 'drifted' && yesNo('fail-on-drift', runner);
    if (code !== 0 || failsOnDrift) runner.fail(`cip-inventory-sync: ${result}`);
    return failsOnDrift ? 1 : code;
  } catch (error) {
    setOutputs({ result: 'failed' }, runner);
    tell('failed');
    runner.fail(tellFailure(error, detail).trimEnd());
    return 1;
  }
}

async function dispatch(settings: Settings, runner: Runner): Promise<Result | null> {
  const { eventName, payload } = runner;
  const hasKey = runner.input('api-key').trim() !== '';
  const asked = readEvent({ eventName, payload, command: commandOf(runner), hasKey });
  if (asked.kind === 'refused') throw new ConfigurationError('command', `cannot be auto here: ${asked.why}.`);
  runner.log(`cip-inventory-sync ${runner.version}: ${asked.why}.\n`);
  if (asked.kind === 'nothing') return null;
  const { command } = asked;
  const graceMs = command === 'apply' ? GRACE_MS : 0;
  const lifetime = watchLifetime({ timeoutMs: settings.timeoutMs, graceMs, onSignal: runner.onSignal });
  try {
    const job = await openJob(settings, runner, lifetime);
    return await (command === 'validate' ? validate(job) : online(job, command));
  } catch (error) {
    if (!lifetime.stop.aborted || !isInterruption(error)) throw error;
    runner.warn(tellFailure(error, settings.detail).trimEnd());
    return 'cancelled';
  } finally {
    lifetime.end();
  }
}

async function openJob(settings: Settings, runner: Runner, lifetime: Lifetime): Promise<Job> {
  const cwd = workingDirectory(runner);
  const head: Revision = runner.commit === '' ? { kind: 'working-tree' } : { kind: 'commit', commit: runner.commit };
  // A checkout may hold another commit than the event's.
  if (head.kind === 'commit') await ensureCommit(head.commit, openGit({ runner, cwd, lifetime }));
  const folder = await repositoryFolder(cwd, runner.gitIn(cwd, lifetime.stop), runner.workspace);
  return { settings, runner, cwd, folder, head, lifetime };
}

async function validate(job: Job): Promise<Result> {
  const { settings, cwd } = job;
  const validated = await runValidate(settings, await askedAbout(job), { cwd, git: openGit(job) });
  await showValidation(validated, job);
  return validated.result;
}

async function online(job: Job, command: Exclude<CommandName, 'validate'>): Promise<Result> {
  const { settings, runner, cwd } = job;
  const { baseUrl, concurrency, requestTimeoutMs } = settings;
  const { env, clock, random, version } = runner;
  const { stop, cut } = job.lifetime;
  const attempts = new AttemptCount();
  const progress = showProgress({ write: runner.log, canRedraw: false, now: clock.now });
  const onAttempt = (attempt: Attempt) => {
    attempts.count(attempt);
    // Set where someone runs the job again with debug logging.
    if (env.RUNNER_DEBUG === '1') runner.log(`${requestLine(attempt, settings.detail)}\n`);
  };
  try {
    const connection = connect({
      ...{ baseUrl, concurrency, requestTimeoutMs, env, clock, random, version },
      apiKey: await keyOf(job, command),
      signal: stop,
      hardSignal: cut,
      onAttempt,
      onReceived: progress.received,
    });
    const fixed = { cwd, env, clock, random, version, stop, cut, git: openGit(job) };
    const world = { ...fixed, onAttempt, onFile: progress.fileRead };
    return await run({ ...job, connection, attempts, world, progress }, command).finally(() => connection.close());
  } finally {
    progress.end();
  }
}

async function keyOf(job: Job, command: CommandName): Promise<string> {
  try {
    return checkApiKey(job.runner.input('api-key'));
  } catch (error) {
    if (command === 'apply') await markTried(job);
    throw error;
  }
}

/** With a token and a commit, the commands ask GitHub; else they do what they can without. */
async function run(job: OnlineJob, command: Exclude<CommandName, 'validate'>): Promise<Result> {
  const { runner } = job;
  const on = openGitHub(job, yesNo('comment', runner));
  if (on === null) return { plan: planAlone, apply: applyAlone, drift: driftAlone }[command](job);
  const onGitHub = { ...job, on, commit: runner.commit };
  if (command === 'drift') return driftOnGitHub(onGitHub);
  if (command === 'apply') return applyOnGitHub(onGitHub);
  const pullRequest = pullRequestOf(runner.payload);
  if (pullRequest !== null) return planPullRequest(onGitHub, pullRequest);
  const group = mergeGroupOf(runner.payload);
  return group === null ? planCommit(onGitHub) : verifyMergeGroup(onGitHub, group);
}

function settingsOf(runner: Runner): Settings {
  const settings = readSettings(runner.input, {
    autoDetail: isPrivate(runner.payload) ? 'full' : 'counts',
    evidenceDir: join(runner.temporary, 'cip-inventory-sync'),
  });
  if (settings.approve === '' || !UNASKED.has(runner.eventName)) return settings;
  runner.warn(`approve counts when a run is dispatched: it approves nothing of a ${runner.eventName}.`);
  return { ...settings, approve: '' };
}

/** Events that nobody starts with a plan in mind (design section 6). */
const UNASKED: ReadonlySet<string> = new Set(['push', 'schedule']);

const COMMANDS: readonly (CommandName | 'auto')[] = ['auto', 'validate', 'plan', 'apply', 'drift'];

function commandOf(runner: Runner): CommandName | 'auto' {
  const text = runner.input('command').trim() || ACTION_INPUTS.command.default;
  const command = COMMANDS.find((name) => name === text);
  if (command !== undefined) return command;
  throw new ConfigurationError('command', 'must be auto, validate, plan, apply or drift.');
}

function yesNo(name: 'fail-on-drift' | 'comment', runner: Runner): boolean {
  const text = runner.input(name).trim().toLowerCase() || ACTION_INPUTS[name].default;
  if (text === 'true' || text === 'false') return text === 'true';
  throw new ConfigurationError(name, 'must be true or false.');
}

/** Absolute. Throws a ConfigurationError for what is no folder. */
function workingDirectory({ input, workspace }: Pick<Runner, 'input' | 'workspace'>): string {
  const cwd = resolve(workspace, input('working-directory'));
  if (statSync(cwd, { throwIfNoEntry: false })?.isDirectory() === true) return cwd;
  throw new ConfigurationError('working-directory', 'is not a folder of the workspace. Check its spelling.');
}

/**
 * What to put before paths of its files, so that they are those of the repository: `ops/plant/`, or '' at its root.
 * A checkout need not be the workspace. Where there is no repository, the workspace stands for it.
 */
async function repositoryFolder(cwd: string, git: RunGit, workspace: string): Promise<string> {
  try {
    return await folderOf(git);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    const path = relative(workspace, cwd).split(sep).join('/');
    return path === '' || path.startsWith('..') ? '' : `${path}/`;
  }
}
