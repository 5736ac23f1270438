// The commands as the command line runs them: inputs from flags, a connection for as long as it is needed, the
// result shown. Machine output goes to standard output, all else to standard error.
import { relative, resolve } from 'node:path';
import { cutOffLine } from '../../report/applied.ts';
import { requestLine } from '../../report/progress.ts';
import { type Connection, connect } from '../../service/connect.ts';
import { ConfigurationError } from '../../service/endpoint.ts';
import type { Attempt } from '../../service/transport.ts';
import { runApply } from '../apply.ts';
import { shownBySavedPlan } from '../approval.ts';
import { AttemptCount } from '../attempts.ts';
import { isInterruption } from '../failures.ts';
import type { Settings } from '../inputs.ts';
import { GRACE_MS, watchLifetime } from '../lifetime.ts';
import { runDrift, runPlan } from '../plan.ts';
import type { Progress } from '../progress.ts';
import { cutOffApplies } from '../records.ts';
import { readSavedPlan } from '../saved-plan.ts';
import { comparedWith, type Revision } from '../survey.ts';
import { exitCodeOf, type World } from '../world.ts';
import { apiKeyFrom, type Flags, requireBaseUrl, settingsFrom } from './flags.ts';
import { askToApply, showApplied, showBeforeApply, showPlan } from './show.ts';
import { progressOf } from './terminal-progress.ts';
import { type CliWorld, inFolder, WORKING_TREE } from './world.ts';

export async function cliPlan(flags: Flags, cli: CliWorld): Promise<number> {
  refuseTwoFormats(flags);
  return online(flags, cli, 0, async ({ settings, connection, world, progress, startedAt }) => {
    const compared = comparedWith(baseFrom(flags));
    const planned = await runPlan({ settings, head: WORKING_TREE, compared, reader: connection.reader, world });
    progress.end();
    await showPlan(planned, { settings, flags, cli, verb: 'plan', startedAt });
    return exitCodeOf(planned.result, planned.plan.toExecute.length > 0, flags.detailedExitcode === true);
  });
}

export async function cliDrift(flags: Flags, cli: CliWorld): Promise<number> {
  refuseTwoFormats(flags);
  return online(flags, cli, 0, async ({ settings, connection, world, progress, startedAt }) => {
    const drifted = await runDrift({ settings, head: WORKING_TREE, reader: connection.reader, world });
    progress.end();
    await showPlan(drifted, { settings, flags, cli, verb: 'drift', startedAt });
    return exitCodeOf(drifted.result, drifted.plan.changes.length > 0, flags.detailedExitcode === true);
  });
}

/** Standard output takes one of them. */
function refuseTwoFormats({ json, markdown }: Flags): void {
  if (json !== true || markdown !== true) return;
  throw new ConfigurationError('--json and --markdown', 'exclude each other. Give one of them.');
}

export async function cliApply(flags: Flags, cli: CliWorld): Promise<number> {
  const consents = [flags.plan !== undefined && '--plan', flags.yes === true && '--yes', flags.approve && '--approve'];
  const given = consents.filter((consent) => consent);
  // Each says what may be executed; together they could only be misread.
  if (given.length > 1) throw new ConfigurationError(given.join(' and '), 'exclude each other. Give one of them.');
  return online(flags, cli, GRACE_MS, async ({ settings: said, connection, attempts, world, progress, startedAt }) => {
    const settings: Settings = flags.yes === true ? { ...said, approval: 'none' } : said;
    const { terminal } = cli;
    for (const { path, open } of cutOffApplies(settings.evidenceDir)) {
      terminal.err(`${cutOffLine({ path: relative(world.cwd, path), open })}\n`);
    }
    const saved = typeof flags.plan === 'string' ? await readSavedPlan(resolve(world.cwd, flags.plan)) : null;
    const applied = await runApply({
      ...{ settings, connection, attempts, world },
      head: WORKING_TREE,
      compared: comparedWith(baseFrom(flags)),
      context: { commit: null, pull_requests: [], actor: null, run_url: null },
      // A saved plan stands for the record of a pull request, never for the review of one.
      shown: saved === null || settings.approval === 'review' ? null : shownBySavedPlan(saved),
      mayWrite: async () => true,
      ask: terminal.ask === null ? null : (plan) => askToApply(plan, terminal),
      onPlan: (plan) => {
        progress.rest();
        terminal.err(showBeforeApply(plan, saved, settings.detail, terminal));
      },
      onProgress: progress.settled,
    });
    progress.end();
    showApplied(applied, { settings, flags, cli, cwd: world.cwd, startedAt });
    return exitCodeOf(applied.result, true, false);
  });
}

function baseFrom({ base }: Flags): Revision | null {
  return typeof base === 'string' ? { kind: 'commit', commit: base } : null;
}

interface Online {
  readonly settings: Settings;
  readonly connection: Connection;
  readonly attempts: AttemptCount;
  readonly world: World;
  readonly progress: Progress;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
}

/** Opens a connection for one command and closes it whichever way that ends. */
export async function online(
  flags: Flags,
  cli: CliWorld,
  graceMs: number,
  run: (online: Online) => Promise<number>,
): Promise<number> {
  const { cwd, env, clock, random, version, onSignal } = inFolder(flags, cli);
  const settings = settingsFrom(flags, env, cwd);
  const { baseUrl, concurrency, requestTimeoutMs, timeoutMs } = settings;
  requireBaseUrl(settings);
  const apiKey = apiKeyFrom(env);
  const lifetime = watchLifetime({ timeoutMs, graceMs, onSignal });
  const attempts = new AttemptCount();
  const { stop, cut } = lifetime;
  const startedAt = clock.now();
  const progress = progressOf(flags, cli);
  const onAttempt = (attempt: Attempt) => {
    attempts.count(attempt);
    if (flags.verbose === true) cli.terminal.err(`${requestLine(attempt, settings.detail)}\n`);
  };
  try {
    const connection = connect({
      ...{ baseUrl, apiKey, concurrency, requestTimeoutMs, env, clock, random, version },
      signal: stop,
      hardSignal: cut,
      onAttempt,
      onReceived: progress.received,
    });
    const world: World = {
      cwd,
      env,
      clock,
      random,
      version,
      stop,
      cut,
      git: cli.gitIn(cwd),
      onAttempt,
      onFile: progress.fileRead,
    };
    const given = { settings, connection, attempts, world, progress, startedAt };
    return await run(given).finally(() => connection.close());
  } catch (error) {
    const isTimeUp = timeoutMs > 0 && clock.now() - startedAt >= timeoutMs;
    if (isTimeUp && isInterruption(error)) cli.terminal.err(`--timeout ended the run, after ${timeoutMs / 1000} s.\n`);
    throw error;
  } finally {
    progress.end();
    lifetime.end();
  }
}
