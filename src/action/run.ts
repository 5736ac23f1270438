// The action: does what the event asks for, with the same commands as the command line. The composition root provides
// the runner. Without a token for GitHub, only files are validated.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { TOOL_NAME } from '../core/model.ts';
import { EXIT_CODES, exitOf, UserError } from '../core/result.ts';
import { ensureCommits, fetchingWith, tokenEnvironment } from '../git/objects.ts';
import { folderInRepository, GitError, type RunGit } from '../git/process.ts';
import { readEvent } from '../github/event.ts';
import { type Revision, WORKING_TREE } from '../inventory/load.ts';
import { type Context, closeRun, openRun, openService, type Repository } from '../run/context.ts';
import { failureText, isInterruption, nothingWritten } from '../run/failures.ts';
import { NO_PROGRESS, showProgress } from '../run/progress.ts';
import { readSettings, type Settings } from '../run/settings.ts';
import { watchShutdown } from '../run/shutdown.ts';
import { runValidate } from '../run/validate.ts';
import { closingLine } from '../text/summarize.ts';
import { codeSpan, visible, word } from '../text/text.ts';
import { applyOnGitHub } from './apply.ts';
import { driftOnGitHub } from './drift.ts';
import { type ActionContext, clientsFor, expectToken, openGitHub, type Runner } from './open.ts';
import { type Ending, setOutputs } from './outputs.ts';
import { askedAbout, planOnGitHub } from './plan.ts';
import { showValidation } from './summary.ts';

/** Runs the action. Resolves to the exit code. The output `result` always says how the run ended. */
export async function runAction(bareRunner: Runner): Promise<0 | 1 | 2> {
  const startedAt = bareRunner.clock.now();
  let lost: string | null = null;
  const runner: Runner = {
    ...bareRunner,
    // If an output cannot be written, the run continues, because its result is shown in other places, too.
    setOutput: (name, value) => {
      try {
        bareRunner.setOutput(name, value);
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        lost = visible(error.message);
      }
    },
  };
  let ending: Ending;
  try {
    const settings = settingsOf(runner);
    ending = await dispatch(settings, runner);
    if (settings.failOnDrift && ending.result === 'drifted') ending = { ...ending, failure: ending.failure ?? DRIFTED };
  } catch (error) {
    ending = await failed('failed', failureText(error), runner);
  }
  const { result, counts, reason, failure = null } = ending;
  setOutputs(runner, { result });
  runner.log(`${closingLine(result, counts, runner.clock.now() - startedAt)}\n`);
  const code = EXIT_CODES[exitOf(result, failure)];
  if (code !== 0) runner.fail(failure ?? reason ?? `The run ended as ${result}; its log says why.`);
  if (lost === null) return code;
  runner.fail(`The outputs of this step cannot be written, so no later step can read them: ${lost}.`);
  return 1;
}

const DRIFTED = 'The service differs from the files: the summary of this run, or else its log, says where.';

/** Writes a summary for a run that ended before it had anything to show. */
async function failed(result: 'failed' | 'cancelled', reason: string, runner: Runner): Promise<Ending> {
  await runner.summarize(`## Inventory run: ${result}\n\n${codeSpan(reason.split('\n')[0] ?? '')}\n`);
  return { result, counts: '', reason };
}

async function dispatch(settings: Settings, runner: Runner): Promise<Ending> {
  const { eventName, event } = runner;
  const hasKey = runner.input('api-key').trim() !== '';
  const task = readEvent({ eventName, event, command: settings.command, hasKey });
  if (task.kind === 'refused') throw new UserError('command', `cannot be auto here: ${task.reason}`);
  const what = task.kind === 'run' ? `, command ${task.command}` : '';
  runner.log(`${TOOL_NAME} ${runner.version}${what}: ${task.reason}.\n`);
  if (task.kind === 'nothing') return { result: 'skipped', counts: '', reason: null };
  const { command } = task;
  if (command !== 'validate') expectToken(runner);
  const startedAt = runner.clock.now();
  const shutdown = watchShutdown(settings.timeout * 1000, runner.onSignal);
  let opened: Context | null = null;
  try {
    if (!settings.allowPublic) await expectPrivate(runner, shutdown.stop);
    const repository = await checkoutOf(runner, settings, shutdown.stop);
    const { log, clock } = runner;
    const progress =
      command === 'validate' ? NO_PROGRESS : showProgress({ write: log, canRedraw: false, now: clock.now });
    const logRequest = runner.isDebug ? log : null;
    const folder = await folderInGit(repository.cwd, runner, shutdown.stop);
    opened = openRun({ host: runner, settings, startedAt, shutdown, progress, logRequest });
    return await perform(command, { ...opened, runner, folder }, repository);
  } catch (error) {
    const isCut = shutdown.stop.aborted && isInterruption(error);
    const more = opened === null || command !== 'apply' ? '' : nothingWritten(error, opened);
    const reason = failureText(error, more);
    if (isCut) runner.warn(reason);
    return failed(isCut ? 'cancelled' : 'failed', reason, runner);
  } finally {
    if (opened === null) shutdown.end();
    else await closeRun(opened);
  }
}

async function perform(
  command: Exclude<Settings['command'], 'auto'>,
  opened: ActionContext,
  repository: Repository,
): Promise<Ending> {
  if (command === 'validate') {
    const head = await askedAbout(opened, repository);
    const validated = await runValidate(opened, { repository: { ...repository, head } });
    return showValidation(validated, opened);
  }
  if (command === 'doctor') {
    const { doctorOnGitHub } = await import('./doctor.ts');
    return doctorOnGitHub(opened, { repository });
  }
  const service = await openService(opened, opened.runner.input('api-key'));
  const context = { ...opened, github: await openGitHub(opened, repository) };
  // Only an apply gets what can write.
  if (command === 'apply') return applyOnGitHub(context, { repository, service });
  const takes = { repository, reader: service.reader };
  return command === 'plan' ? planOnGitHub(context, takes) : driftOnGitHub(context, takes);
}

/** Throws before anything is read if the repository is public, or may be: everybody could read what the run prints. */
async function expectPrivate(runner: Runner, stop: AbortSignal): Promise<void> {
  const { GITHUB_REPOSITORY: repository = '' } = runner.env;
  const token = runner.input('github-token').trim();
  let isOpen = repository === '' ? false : runner.event.isPublic;
  if (isOpen === null && token !== '') {
    isOpen = !(await clientsFor(repository, token, runner)(stop).isPrivate());
  }
  if (isOpen === false) return;
  const [problem, remedy] = isOpen
    ? [`everybody can read ${repository}, and what this run would print`, 'Make the repository private']
    : [
        `the event does not say whether ${repository} is public, and there is no github-token to ask GitHub`,
        'Give the token',
      ];
  throw new UserError('public-repository:', problem, `${remedy}, or set allow-public: true.`);
}

async function checkoutOf(runner: Runner, { workingDirectory }: Settings, stop: AbortSignal): Promise<Repository> {
  const cwd = resolve(runner.workspace, workingDirectory);
  if (statSync(cwd, { throwIfNoEntry: false })?.isDirectory() !== true) {
    throw new UserError('working-directory', 'is not a folder of the workspace', 'Check its spelling.');
  }
  const git = openGit(runner, cwd, stop);
  const head: Revision = runner.commit === '' ? WORKING_TREE : { kind: 'commit', commit: runner.commit };
  // The checkout may not have the commit of the event.
  if (head.kind === 'commit') {
    await ensureCommits([head.commit], git).catch((error: unknown) => {
      const [below, ...others] = error instanceof GitError && error.isNone ? checkoutsBelow(cwd) : [];
      if (below === undefined || others.length > 0) throw error;
      const folder = word(relative(runner.workspace, join(cwd, below)));
      const problem = `must be ${folder}: actions/checkout put the repository there, by its input path`;
      throw new UserError('working-directory', problem, '', { cause: error });
    });
  }
  return { cwd, head, git };
}

/** The folders of a folder that hold a repository. */
function checkoutsBelow(folder: string): string[] {
  return readdirSync(folder).filter((name) => existsSync(join(folder, name, '.git')));
}

/**
 * Git in a folder. It fetches with the credentials that the checkout left there or, if it left none, with the token.
 */
function openGit(runner: Runner, cwd: string, stop: AbortSignal): RunGit {
  const token = runner.input('github-token').trim();
  const serverUrl = runner.env.GITHUB_SERVER_URL ?? 'https://github.com';
  const runWithToken = token === '' ? null : runner.gitIn(cwd, stop, tokenEnvironment(serverUrl, token, runner.env));
  return fetchingWith(runner.gitIn(cwd, stop), runWithToken);
}

/**
 * The path of `cwd` in its repository, as a prefix for file paths: `ops/plant/`, or '' at the root. The root of the
 * repository may differ from the workspace. If there is no repository, the workspace counts as the root.
 */
async function folderInGit(cwd: string, runner: Runner, stop: AbortSignal): Promise<string> {
  try {
    return await folderInRepository(runner.gitIn(cwd, stop));
  } catch (error) {
    if (!(error instanceof GitError && error.isNone)) throw error;
    const path = relative(runner.workspace, cwd).split(sep).join('/');
    return path === '' || path.startsWith('..') ? '' : `${path}/`;
  }
}

function settingsOf(runner: Runner): Settings {
  const evidenceDir = join(runner.temporary, 'cip-inventory-sync');
  const settings = { ...readSettings(runner.input), evidenceDir };
  if (settings.approveDigest === '' || runner.eventName === 'workflow_dispatch') return settings;
  runner.warn(`approve-digest counts when a run is dispatched: it approves nothing of a ${runner.eventName}.`);
  return { ...settings, approveDigest: '' };
}
