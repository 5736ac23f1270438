// The commands as the command line runs them: inputs from flags, a connection for as long as it is needed, the
// result shown. Machine output goes to standard output, all else to standard error.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Connection, connect } from '../../service/connect.ts';
import { ConfigurationError } from '../../service/endpoint.ts';
import { runApply } from '../apply.ts';
import { type SavedPlan, shownBySavedPlan } from '../approval.ts';
import { AttemptCount } from '../attempts.ts';
import type { Settings } from '../inputs.ts';
import { GRACE_MS, watchLifetime } from '../lifetime.ts';
import { runDrift, runPlan } from '../plan.ts';
import { comparedWith, type Revision } from '../survey.ts';
import { exitCodeOf, type World } from '../world.ts';
import { apiKeyFrom, type Flags, requireBaseUrl, settingsFrom } from './flags.ts';
import { showProgress } from './progress.ts';
import { askToApply, showApplied, showBeforeApply, showPlan } from './show.ts';
import { type CliWorld, inFolder, WORKING_TREE } from './world.ts';

export function cliPlan(flags: Flags, cli: CliWorld): Promise<number> {
  return online(flags, cli, 0, async ({ settings, connection, world }) => {
    const compared = comparedWith(baseFrom(flags));
    const planned = await runPlan({ settings, head: WORKING_TREE, compared, reader: connection.reader, world });
    await showPlan(planned, settings, flags, cli, 'plan');
    return exitCodeOf(planned.result, planned.plan.toExecute.length > 0, flags.detailedExitcode === true);
  });
}

export function cliDrift(flags: Flags, cli: CliWorld): Promise<number> {
  return online(flags, cli, 0, async ({ settings, connection, world }) => {
    const drifted = await runDrift({ settings, head: WORKING_TREE, reader: connection.reader, world });
    await showPlan(drifted, settings, flags, cli, 'drift');
    return exitCodeOf(drifted.result, drifted.plan.changes.length > 0, flags.detailedExitcode === true);
  });
}

export async function cliApply(flags: Flags, cli: CliWorld): Promise<number> {
  const consents = [flags.plan !== undefined && '--plan', flags.yes === true && '--yes', flags.approve && '--approve'];
  const given = consents.filter((consent) => consent);
  // Each says what may be executed; together they could only be misread.
  if (given.length > 1) throw new ConfigurationError(given.join(' and '), 'exclude each other. Give one of them.');
  return online(flags, cli, GRACE_MS, async ({ settings: said, connection, attempts, world }) => {
    const settings: Settings = flags.yes === true ? { ...said, approval: 'none' } : said;
    const { terminal } = cli;
    const progress = showProgress(terminal, () => cli.clock.now());
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
      onPlan: (plan) => terminal.err(showBeforeApply(plan, saved, settings.detail, terminal)),
      onProgress: (settled, total) => progress.update(settled, total),
    }).finally(() => progress.end());
    showApplied(applied, { settings, flags, terminal, cwd: world.cwd });
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
}

/** Opens a connection for one command and closes it whichever way that ends. */
async function online(
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
  try {
    const connection = connect({
      ...{ baseUrl, apiKey, concurrency, requestTimeoutMs, env, clock, random, version },
      signal: stop,
      hardSignal: cut,
      onAttempt: attempts.count,
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
      onAttempt: attempts.count,
    };
    return await run({ settings, connection, attempts, world }).finally(() => connection.close());
  } finally {
    lifetime.end();
  }
}

async function readSavedPlan(path: string): Promise<SavedPlan> {
  const { parsePlanDocument } = await import('../../report/plan-schema.ts');
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (cause) {
    throw new ConfigurationError('--plan', 'names a file that cannot be read.', { cause });
  }
  const parsed = parsePlanDocument(text);
  if (parsed.ok) return parsed.plan;
  const problems = parsed.problems.slice(0, 3).map((problem) => problem.replace(/\.$/, ''));
  throw new ConfigurationError('--plan', `is not a saved plan (${problems.join('; ')}). Save one with plan --out.`);
}
