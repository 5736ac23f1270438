// The action: what the event asks for, by the same commands as the command line. The composition root brings the
// runner. Without a token for GitHub nothing is recorded, so nothing that a pull request showed can be applied. What only one
// command needs is loaded with it.
import { statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { type Detail, TOOL_NAME } from '../../core/model.ts';
import { ConfigurationError, exitCodeOf, type Result } from '../../core/result.ts';
import { ensureCommit } from '../../git/fetch.ts';
import { folderOf, GitError, type RunGit } from '../../git/process.ts';
import { type CommandName, isPrivate, mergeGroupOf, pullRequestOf, readEvent } from '../../github/event.ts';
import { type Revision, WORKING_TREE } from '../../inventory/load.ts';
import { checkApiKey } from '../../service/endpoint.ts';
import {
  type ActionContext,
  type Checkout,
  type GitHubContext,
  type Opening,
  openRun,
  type Runner,
} from '../context.ts';
import { failureText } from '../failures.ts';
import { ACTION_INPUTS, readSettings, type Settings } from '../inputs.ts';
import { NO_PROGRESS, type Progress, showProgress } from '../progress.ts';
import { runValidate } from '../validate.ts';
import { openGit, openGitHub } from './open.ts';
import { setOutputs, showEnding, showValidation, withLogSummary } from './outputs.ts';
import { askedAbout } from './test-merge.ts';

/** Resolves to the exit code. The output `result` says how the run ended, in every case. */
export async function runAction(bareRunner: Runner): Promise<0 | 1 | 2> {
  const logged = withLogSummary(bareRunner);
  const code = await runLogged(logged);
  const lost = logged.lost();
  if (lost === null) return code;
  bareRunner.fail(`The outputs of this step cannot be written, so no later step can read them: ${lost}.`);
  return 1;
}

async function runLogged({ runner, logEnd: tell, reason }: ReturnType<typeof withLogSummary>): Promise<0 | 1 | 2> {
  let detail: Detail = 'counts';
  try {
    const settings = settingsOf(runner);
    detail = settings.detail;
    const driftFails = yesNo('fail-on-drift', runner);
    const { result, behind } = await dispatch(settings, runner);
    setOutputs({ result }, runner);
    tell(result);
    const code = behind === null ? exitCodeOf(result, true, false) : 1;
    if (behind !== null) runner.fail(behind);
    const isRedDrift = driftFails && result === 'drifted';
    if (behind === null && (code !== 0 || isRedDrift)) runner.fail(redSentence(result, reason()));
    return isRedDrift ? 1 : code;
  } catch (error) {
    setOutputs({ result: 'failed' }, runner);
    tell('failed');
    const text = failureText(error, detail);
    runner.fail(text);
    await showEnding('failed', text, runner);
    return 1;
  }
}

/** The annotation of a red run. */
function redSentence(result: Result, reason: string | null): string {
  if (result === 'drifted') return 'The service differs from the files: the issue about drift says where.';
  if (result === 'cancelled') return reason ?? 'The run was stopped before it ended.';
  return reason ?? `The run ended as ${result}; its log says why.`;
}

/** What a run came to, and what is reported of a record that is not in the ledger; null when it is, or there is none. */
interface RunEnd {
  readonly result: Result;
  readonly behind: string | null;
}

async function dispatch(settings: Settings, runner: Runner): Promise<RunEnd> {
  const { eventName, payload, eventProblem = null } = runner;
  if (eventProblem !== null) throw new ConfigurationError('GITHUB_EVENT_PATH', eventProblem);
  const hasKey = runner.input('api-key').trim() !== '';
  const task = readEvent({ eventName, payload, command: commandInput(runner), hasKey });
  if (task.kind === 'refused') throw new ConfigurationError('command', `cannot be auto here: ${task.why}.`);
  runner.log(`${TOOL_NAME} ${runner.version}: ${task.why}.\n`);
  if (task.kind === 'nothing') return { result: 'skipped', behind: null };
  const { command } = task;
  // Doctor asks the service if it can.
  const needsNoKey = command === 'validate' || (command === 'doctor' && !(hasKey && settings.baseUrl !== ''));
  const opening: Opening<RunEnd> = {
    ...{ host: runner, settings, heedsSignals: true },
    checkout: ({ stop }) => checkoutOf(runner, stop),
    openProgress: () => (command === 'validate' ? NO_PROGRESS : progressOf(runner)),
    logRequest: runner.isDebug ? runner.log : null,
    apiKey: needsNoKey ? null : (context) => apiKeyOf({ ...context, runner }, command),
    onStopped: async (error) => {
      const text = failureText(error, settings.detail);
      runner.warn(text);
      await showEnding('cancelled', text, runner);
      return { result: 'cancelled', behind: null };
    },
  };
  return openRun(opening, async (opened) => {
    const context = { ...opened, runner };
    if (command === 'validate') return { result: await validate(context), behind: null };
    if (command === 'doctor') return { result: await runDoctor(context, !needsNoKey), behind: null };
    return runOnline(context, command);
  });
}

function progressOf({ log, clock }: Runner): Progress {
  return showProgress({ write: log, canRedraw: false, now: clock.now });
}

async function checkoutOf(runner: Runner, stop: AbortSignal): Promise<Checkout> {
  const cwd = workingDirectory(runner);
  const git = openGit(runner, cwd, stop);
  const head: Revision = runner.commit === '' ? WORKING_TREE : { kind: 'commit', commit: runner.commit };
  // A checkout may have another commit than the event's.
  if (head.kind === 'commit') await ensureCommit(head.commit, git);
  return { cwd, folder: await repositoryFolder(cwd, runner.gitIn(cwd, stop), runner.workspace), head, git };
}

async function validate(context: ActionContext): Promise<Result> {
  const validated = await runValidate({ ...context, head: await askedAbout(context) });
  await showValidation(validated, context);
  return validated.result;
}

async function apiKeyOf(context: ActionContext, command: CommandName): Promise<string> {
  try {
    return checkApiKey(context.runner.input('api-key'));
  } catch (error) {
    if (command === 'apply') await (await import('./apply.ts')).markTried(context);
    throw error;
  }
}

async function runDoctor(context: ActionContext, withService: boolean): Promise<Result> {
  const { doctorOnGitHub } = await import('./doctor.ts');
  return doctorOnGitHub(context, withService);
}

/** The commands that have the key. */
type OnlineCommand = Exclude<CommandName, 'validate' | 'doctor'>;

async function runOnline(context: ActionContext, command: OnlineCommand): Promise<RunEnd> {
  if (command === 'plan') return { result: await runCommand(context, command), behind: null };
  let isOpen = false;
  try {
    const { withLedger } = await import('../ledger.ts');
    return await withLedger(context, async (opened) => {
      isOpen = true;
      try {
        const result = await runCommand(opened, command);
        return { result, behind: opened.ledger?.end.behind ?? null };
      } finally {
        const commit = opened.ledger?.end.commit ?? null;
        if (commit !== null) setOutputs({ 'ledger-commit': commit }, context.runner);
      }
    });
  } catch (error) {
    if (command === 'apply') {
      const { keepEvidenceOfFailure, markTried } = await import('./apply.ts');
      await keepEvidenceOfFailure(context, error);
      if (!isOpen) await markTried(context);
    }
    throw error;
  }
}

/** With a token and a commit, the commands use GitHub. Otherwise they do what they can without it. */
async function runCommand(context: ActionContext, command: OnlineCommand): Promise<Result> {
  const github = await openGitHub(context, yesNo('comment', context.runner));
  const onGitHub = github && { ...context, github };
  switch (command) {
    case 'plan':
      return planFor(context, onGitHub);
    case 'apply': {
      const { applyOnGitHub, applyWithoutGitHub } = await import('./apply.ts');
      return onGitHub === null ? applyWithoutGitHub(context) : applyOnGitHub(onGitHub);
    }
    case 'drift': {
      const { driftOnGitHub, driftWithoutGitHub } = await import('./drift.ts');
      return onGitHub === null ? driftWithoutGitHub(context) : driftOnGitHub(onGitHub);
    }
  }
}

async function planFor(context: ActionContext, onGitHub: GitHubContext | null): Promise<Result> {
  const { payload } = context.runner;
  const { planCommit, planPullRequest, planWithoutGitHub } = await import('./plan.ts');
  if (onGitHub === null) return planWithoutGitHub(context);
  const pullRequest = pullRequestOf(payload);
  if (pullRequest !== null) return planPullRequest(onGitHub, pullRequest);
  const group = mergeGroupOf(payload);
  return group === null ? planCommit(onGitHub) : (await import('./verify.ts')).verifyMergeGroup(onGitHub, group);
}

function settingsOf(runner: Runner): Settings {
  const settings = readSettings(runner.input, {
    autoDetail: isPrivate(runner.payload) ? 'full' : 'counts',
    evidenceDir: join(runner.temporary, 'cip-inventory-sync'),
  });
  if (settings.only.length > 0 && runner.eventName !== 'workflow_dispatch') {
    const problem = `is for a run that is dispatched: what a ${runner.eventName} shows or applies is the whole plan.`;
    throw new ConfigurationError('only', problem);
  }
  if (settings.approve === '' || !UNASKED.has(runner.eventName)) return settings;
  runner.warn(`approve counts when a run is dispatched: it approves nothing of a ${runner.eventName}.`);
  return { ...settings, approve: '' };
}

/** Events that nobody starts with a plan in mind. */
const UNASKED: ReadonlySet<string> = new Set(['push', 'schedule']);

const COMMANDS: readonly (CommandName | 'auto')[] = ['auto', 'validate', 'plan', 'apply', 'drift', 'doctor'];

function commandInput(runner: Runner): CommandName | 'auto' {
  const text = runner.input('command').trim() || ACTION_INPUTS.command.default;
  const command = COMMANDS.find((name) => name === text);
  if (command !== undefined) return command;
  throw new ConfigurationError('command', 'must be auto, validate, plan, apply, drift or doctor.');
}

function yesNo(name: 'fail-on-drift' | 'comment', runner: Runner): boolean {
  const text = runner.input(name).trim().toLowerCase() || ACTION_INPUTS[name].default;
  if (text === 'true' || text === 'false') return text === 'true';
  throw new ConfigurationError(name, 'must be true or false.');
}

/** Absolute. Throws a ConfigurationError if it is not a folder. */
function workingDirectory({ input, workspace }: Pick<Runner, 'input' | 'workspace'>): string {
  const cwd = resolve(workspace, input('working-directory'));
  if (statSync(cwd, { throwIfNoEntry: false })?.isDirectory() === true) return cwd;
  throw new ConfigurationError('working-directory', 'is not a folder of the workspace. Check its spelling.');
}

/**
 * What to put before paths of its files, so that they are those of the repository: `ops/plant/`, or '' at its root.
 * A checkout need not be the workspace. Where there is no repository, the workspace is taken for it.
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
