// The action: what the event asks for, by the same commands as the command line. The composition root brings the
// runner. Without a token for GitHub nothing is recorded, so nothing that a pull request showed can be applied.
import { join, resolve } from 'node:path';
import { type CommandName, isPrivate, mergeGroupOf, pullRequestOf, readEvent } from '../../github/event.ts';
import { ensureCommit } from '../../inventory/git/fetch.ts';
import { requestLine } from '../../report/progress.ts';
import { renderValidation } from '../../report/validate.ts';
import type { Detail } from '../../report/voice.ts';
import { connect } from '../../service/connect.ts';
import { ConfigurationError, checkApiKey } from '../../service/endpoint.ts';
import type { Attempt } from '../../service/request.ts';
import { runApply } from '../apply.ts';
import { AttemptCount } from '../attempts.ts';
import { tellFailure } from '../failures.ts';
import { ACTION_INPUTS, readSettings, type Settings } from '../inputs.ts';
import { GRACE_MS, watchLifetime } from '../lifetime.ts';
import { runDrift, runPlan } from '../plan.ts';
import { showProgress } from '../progress.ts';
import { NOTHING_KNOWN, type Revision } from '../survey.ts';
import { runValidate } from '../validate.ts';
import { exitCodeOf, type Result } from '../world.ts';
import { applyOnGitHub, refusalOf, showApplied } from './apply.ts';
import { closingOf } from './closing.ts';
import { driftOnGitHub } from './drift.ts';
import type { Job, OnlineJob } from './job.ts';
import { openGit, openGitHub } from './open-github.ts';
import { planPullRequest } from './plan.ts';
import type { Runner } from './runner.ts';
import { annotate, planOutputs, setOutputs, showPlan } from './show.ts';
import { testMerge } from './test-merge.ts';
import { verifyMergeGroup } from './verify.ts';

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
  const cwd = resolve(runner.workspace, runner.input('working-directory'));
  const head: Revision = runner.commit === '' ? { kind: 'working-tree' } : { kind: 'commit', commit: runner.commit };
  // A checkout may hold another commit than the event's.
  if (head.kind === 'commit') await ensureCommit(head.commit, openGit(runner, cwd));
  const job = { settings, runner, cwd, head };
  return asked.command === 'validate' ? validate(job) : online(job, asked.command);
}

async function validate(job: Job): Promise<Result> {
  const { settings, runner, cwd } = job;
  const validated = await runValidate(settings, await toValidate(job), { cwd, git: runner.gitIn(cwd) });
  runner.log(renderValidation(validated, settings.detail));
  annotate(validated.diagnostics, settings.detail, runner);
  return validated.result;
}

/** Under `pull_request_target` the event's commit is the base: what the event asks about is the test merge. */
async function toValidate({ runner, cwd, head }: Job): Promise<Revision> {
  const { eventName, payload, commit } = runner;
  const pullRequest = pullRequestOf(payload);
  if (eventName !== 'pull_request_target' || pullRequest === null) return head;
  const merge = await testMerge({ eventName, commit, git: openGit(runner, cwd), clock: runner.clock }, pullRequest);
  return { kind: 'commit', commit: merge.commit };
}

async function online(job: Job, command: Exclude<CommandName, 'validate'>): Promise<Result> {
  const { settings, runner, cwd } = job;
  const { baseUrl, concurrency, requestTimeoutMs, timeoutMs } = settings;
  const { env, clock, random, version, onSignal } = runner;
  const lifetime = watchLifetime({ timeoutMs, graceMs: command === 'apply' ? GRACE_MS : 0, onSignal });
  const { stop, cut } = lifetime;
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
      apiKey: checkApiKey(runner.input('api-key')),
      signal: stop,
      hardSignal: cut,
      onAttempt,
      onReceived: progress.received,
    });
    const fixed = { cwd, env, clock, random, version, stop, cut, git: runner.gitIn(cwd) };
    const world = { ...fixed, onAttempt, onFile: progress.fileRead };
    return await run({ ...job, connection, attempts, world, progress }, command).finally(() => connection.close());
  } finally {
    progress.end();
    lifetime.end();
  }
}

/** With a token and a commit, the commands ask GitHub; else they do what they can without. */
async function run(job: OnlineJob, command: Exclude<CommandName, 'validate'>): Promise<Result> {
  const { runner } = job;
  const on = openGitHub(job, yesNo('comment', runner));
  if (on === null) return { plan, apply, drift }[command](job);
  const onGitHub = { ...job, on, commit: runner.commit };
  if (command === 'drift') return driftOnGitHub(onGitHub);
  if (command === 'apply') return applyOnGitHub(onGitHub);
  const pullRequest = pullRequestOf(runner.payload);
  if (pullRequest !== null) return planPullRequest(onGitHub, pullRequest);
  const group = mergeGroupOf(runner.payload);
  return group === null ? plan(job) : verifyMergeGroup(onGitHub, group);
}

async function plan({ settings, runner, head, connection, world }: OnlineJob): Promise<Result> {
  const planned = await runPlan({ settings, head, compared: NOTHING_KNOWN, reader: connection.reader, world });
  await showPlan({ plan: planned.plan, settings, verb: 'plan' }, runner);
  setOutputs({ ...planOutputs(planned.plan), 'has-changes': planned.plan.toExecute.length > 0 }, runner);
  return planned.result;
}

async function drift({ settings, runner, head, connection, world }: OnlineJob): Promise<Result> {
  const drifted = await runDrift({ settings, head, reader: connection.reader, world });
  await showPlan({ plan: drifted.plan, settings, verb: 'drift' }, runner);
  setOutputs({ ...planOutputs(drifted.plan), 'has-changes': drifted.plan.changes.length > 0 }, runner);
  return drifted.result;
}

async function apply(job: OnlineJob): Promise<Result> {
  const { settings, runner, head, connection, attempts, world, progress } = job;
  const { actor, runUrl, commit } = runner;
  const applied = await runApply({
    ...{ settings, head, connection, attempts, world, shown: null, ask: null },
    compared: NOTHING_KNOWN,
    mayWrite: async () => true,
    context: { commit: commit || null, pull_requests: [], actor, run_url: runUrl },
    onPlan: progress.rest,
    onProgress: progress.settled,
  });
  await showApplied(applied, refusalOf(applied, { pulls: null, next: 'plan-again' }), job);
  setOutputs({ ...planOutputs(applied.plan), 'has-changes': applied.plan.toExecute.length > 0 }, runner);
  return applied.result;
}

function settingsOf(runner: Runner): Settings {
  return readSettings(runner.input, {
    autoDetail: isPrivate(runner.payload) ? 'full' : 'counts',
    evidenceDir: join(runner.temporary, 'cip-inventory-sync'),
  });
}

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
