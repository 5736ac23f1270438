// The commands as the command line runs them: inputs from flags, a connection for as long as it is needed, the
// result shown. Machine output goes to standard output, all else to standard error.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plan } from '../core/change.ts';
import { renderAppliedTerminal, renderUnapprovedTerminal } from '../report/applied.ts';
import { countsLine } from '../report/summarize.ts';
import { renderPlanTerminal, type TerminalOptions } from '../report/terminal.ts';
import type { Detail } from '../report/voice.ts';
import { type Connection, connect } from '../service/connect.ts';
import { ConfigurationError } from '../service/endpoint.ts';
import { type Applied, runApply } from './apply.ts';
import type { SavedPlan } from './approval.ts';
import { AttemptCount } from './attempts.ts';
import { apiKeyFrom, type Flags, settingsFrom } from './flags.ts';
import type { Settings } from './inputs.ts';
import { GRACE_MS, watchLifetime } from './lifetime.ts';
import { type Planned, runDrift, runPlan } from './plan.ts';
import { showProgress } from './progress.ts';
import { writeJson } from './records.ts';
import type { Revision } from './survey.ts';
import type { Terminal } from './terminal.ts';
import { exitCodeOf, type World } from './world.ts';

/** What the process gives a run; the world of a command is made of it. */
export interface CliWorld extends Omit<World, 'stop' | 'cut' | 'onAttempt' | 'git'> {
  readonly terminal: Terminal;
  /** Runs git in a folder. */
  readonly gitIn: (cwd: string) => World['git'];
  /** The folder that holds `examples/` and `schemas/`. */
  readonly packageRoot: string;
  /** Calls back on SIGINT and SIGTERM; returns how to stop listening. */
  readonly onSignal: (listener: () => void) => () => void;
}

/** The same world, in the folder that the flags name. */
export function inFolder(flags: Flags, cli: CliWorld): CliWorld {
  return { ...cli, cwd: resolve(cli.cwd, typeof flags.workingDirectory === 'string' ? flags.workingDirectory : '.') };
}

export const WORKING_TREE: Revision = { kind: 'working-tree' };

export function cliPlan(flags: Flags, cli: CliWorld): Promise<number> {
  return online(flags, cli, 0, async ({ settings, connection, world }) => {
    const base: Revision | null = typeof flags.base === 'string' ? { kind: 'commit', commit: flags.base } : null;
    const planned = await runPlan({ settings, head: WORKING_TREE, base, reader: connection.reader, world });
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

export function cliApply(flags: Flags, cli: CliWorld): Promise<number> {
  return online(flags, cli, GRACE_MS, async ({ settings: given, connection, attempts, world }) => {
    const settings: Settings = flags.yes === true ? { ...given, approval: 'none' } : given;
    const { terminal } = cli;
    const progress = showProgress(terminal, () => cli.clock.now());
    const applied = await runApply({
      ...{ settings, connection, attempts, world },
      head: WORKING_TREE,
      base: typeof flags.base === 'string' ? { kind: 'commit', commit: flags.base } : null,
      context: { commit: null, pull_requests: [], actor: null, run_url: null },
      saved: typeof flags.plan === 'string' ? await readSavedPlan(resolve(world.cwd, flags.plan)) : null,
      ask: terminal.ask === null ? null : (plan) => askToApply(plan, terminal),
      onPlan: (plan) => terminal.err(renderPlanTerminal(plan, planOptions(settings.detail, terminal, 'apply'))),
      onProgress: (settled, total) => progress.update(settled, total),
    }).finally(() => progress.end());
    showApplied(applied, settings, flags, terminal);
    return exitCodeOf(applied.result, true, false);
  });
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

async function showPlan(
  { plan, result }: Planned,
  settings: Settings,
  flags: Flags,
  cli: CliWorld,
  verb: 'plan' | 'drift',
): Promise<void> {
  const { terminal, clock, version } = cli;
  const { planDocument } = await import('../report/json.ts');
  const document = () => planDocument(plan, { toolVersion: version, generatedAt: new Date(clock.now()).toISOString() });
  if (typeof flags.out === 'string') writeJson(resolve(inFolder(flags, cli).cwd, flags.out), document());
  if (flags.json === true) terminal.out(`${JSON.stringify(document(), null, 2)}\n`);
  else if (flags.markdown === true) {
    const { renderPlanMarkdown } = await import('../report/markdown.ts');
    terminal.out(renderPlanMarkdown(plan, { detail: settings.detail }));
  } else terminal.err(renderPlanTerminal(plan, planOptions(settings.detail, terminal, verb)));
  if (result === 'blocked' && (flags.json === true || flags.markdown === true))
    terminal.err(`${countsLine(plan.summary)}\n`);
}

function planOptions(
  detail: Detail,
  { color, width }: Terminal,
  verb: NonNullable<TerminalOptions['verb']>,
): TerminalOptions {
  return { color, width, detail, verb };
}

function showApplied(applied: Applied, settings: Settings, flags: Flags, terminal: Terminal): void {
  const options = { color: terminal.color, detail: settings.detail };
  if (applied.report !== null) terminal.err(renderAppliedTerminal(applied.report, options));
  if (applied.result === 'unapproved') terminal.err(renderUnapprovedTerminal(applied.plan, applied.missing, options));
  if (applied.result === 'unapproved' && terminal.ask === null) {
    terminal.err('Give --plan FILE with a plan that was saved by plan --out, or --yes to apply whatever it is.\n');
  }
  terminal.err(`${applied.result}${applied.evidencePath === null ? '' : `, evidence: ${applied.evidencePath}`}\n`);
  if (flags.json === true && applied.evidencePath !== null) terminal.out(readFileSync(applied.evidencePath, 'utf8'));
}

async function askToApply(plan: Plan, { ask }: Terminal): Promise<boolean> {
  const answer = await ask?.(`Apply this? ${countsLine(plan.summary)}. Only "yes" applies: `);
  return answer?.trim() === 'yes';
}

async function readSavedPlan(path: string): Promise<SavedPlan> {
  const { parsePlanDocument } = await import('../report/plan-schema.ts');
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (cause) {
    throw new ConfigurationError('--plan', 'names a file that cannot be read.', { cause });
  }
  const parsed = parsePlanDocument(text);
  if (parsed.ok) return parsed.plan;
  throw new ConfigurationError('--plan', `is not a saved plan: ${parsed.problems.slice(0, 3).join('; ')}.`);
}
