// Runs one command of the command line: opens its run with the settings from its flags and the environment, performs
// the command, and closes the run.
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Exit, UserError } from '../core/result.ts';
import { WORKING_TREE } from '../inventory/load.ts';
import { type CliContext, type CliHost, closeRun, openRun, openService, type Takes } from '../run/context.ts';
import { failureLine, isInterruption, nothingWritten } from '../run/failures.ts';
import { type FLAGS, type Flags, readOptions } from '../run/options.ts';
import { NO_PROGRESS, showProgress } from '../run/progress.ts';
import { readSettings, SETTINGS, type Settings } from '../run/settings.ts';
import { watchShutdown } from '../run/shutdown.ts';
import type { Service } from '../service/connect.ts';
import type { Environment } from '../service/endpoint.ts';

/** `NO_COLOR` (any value) and `FORCE_COLOR` (0 or false for none) override what the stream supports. */
export function wantsColor(env: Readonly<Record<string, string | undefined>>, isTerminal: boolean): boolean {
  if ((env.NO_COLOR ?? '') !== '') return false;
  const forced = env.FORCE_COLOR;
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  return isTerminal && env.TERM !== 'dumb';
}

/**
 * A command, and the capabilities that it takes. `nothing` and `git` end soon, so they show no progress. `stoppable`,
 * `service` and `writing` end in an orderly way on a signal.
 */
export type Performed =
  | { readonly needs: 'nothing'; readonly load: Load<never> }
  | { readonly needs: 'git' | 'files' | 'stoppable'; readonly load: Load<'repository'> }
  | { readonly needs: 'service'; readonly load: Load<'repository' | 'reader'> }
  | { readonly needs: 'writing'; readonly load: Load<'repository' | 'service'> };

type Load<Name extends 'repository' | 'reader' | 'service'> = () => Promise<
  (context: AnyContext, takes: Takes<Name>) => Promise<Exit>
>;

/** It has the options of every command, so it suits each. */
type AnyContext = CliContext<keyof typeof FLAGS>;

/** Performs one command, and closes its run however it ends. Prints an error. */
export async function performCommand(
  called: Performed,
  flags: Flags,
  argument: string | null,
  host: CliHost,
): Promise<Exit> {
  const { terminal, clock } = host;
  let context: AnyContext | null = null;
  try {
    context = openCli(flags, argument, host, called.needs);
    const repository = { cwd: context.cwd, head: WORKING_TREE, git: host.gitIn(context.cwd, context.shutdown.stop) };
    if (called.needs === 'writing') {
      return await (await called.load())(context, { repository, service: await serviceOf(context) });
    }
    if (called.needs === 'service') {
      return await (await called.load())(context, { repository, reader: (await serviceOf(context)).reader });
    }
    return await (await called.load())(context, { repository });
  } catch (error) {
    if (context !== null) {
      const { settings, startedAt, shutdown, progress } = context;
      progress.end();
      const isTimeUp = settings.timeout > 0 && clock.now() - startedAt >= settings.timeout * 1000;
      if (shutdown.stop.aborted && isTimeUp && isInterruption(error))
        terminal.err(`--timeout ended the run, after ${settings.timeout} s.\n`);
    }
    const more = context === null || called.needs !== 'writing' ? '' : nothingWritten(error, context);
    terminal.err(failureLine(asGiven(error, flags), more));
    return 'refused';
  } finally {
    if (context !== null) await closeRun(context);
  }
}

/** Opens a run with these flags. Throws a UserError for an input that cannot be used. */
function openCli(flags: Flags, argument: string | null, host: CliHost, needs: Performed['needs']): AnyContext {
  const { terminal, clock, env } = host;
  const cwd = workingFolder(flags, host);
  const settings = settingsFrom(flags, env, cwd);
  // Read before the timer starts, so that at least `timeout` has passed when the timer ends the run.
  const startedAt = clock.now();
  // Without an orderly way to stop the command, a signal ends the process.
  const isQuick = needs === 'nothing' || needs === 'git';
  const shutdown = watchShutdown(settings.timeout * 1000, isQuick || needs === 'files' ? null : host.onSignal);
  const options = readOptions(flags, argument);
  const isShown = !isQuick && !options.json && !options.markdown;
  // The lines of --verbose would break a line that is redrawn.
  const canRedraw = terminal.canRedraw && !flags.has('verbose');
  const run = {
    host,
    settings,
    startedAt,
    shutdown,
    progress: isShown ? showProgress({ write: terminal.err, canRedraw, now: () => clock.now() }) : NO_PROGRESS,
    logRequest: flags.has('verbose') ? terminal.err : null,
  };
  // A document, a diff or a list of paths on standard output stays free of other text.
  const isTaken = options.json || options.markdown || options.dryRun || options.check;
  const report = isTaken ? terminal.err : terminal.out;
  const style = { color: terminal.color && !isTaken, width: terminal.width, face: 'cli' } as const;
  return { ...openRun(run), host, cwd, options, terminal, report, style };
}

/** The service. Reports a missing URL or key itself, because `openService` does not know the flag and the variable. */
function serviceOf(context: CliContext): Promise<Service> {
  if (context.settings.baseUrl === '') {
    throw new UserError(
      '--base-url',
      'is not given, nor is CIP_SYNC_BASE_URL set',
      'Set one to the URL of the service.',
    );
  }
  // The key is read only from the environment, because every process of the machine can see a command line.
  const key = context.host.env.CIP_SYNC_API_KEY ?? '';
  if (key.trim() === '') {
    throw new UserError('CIP_SYNC_API_KEY', 'is not set', 'Put the API key into this environment variable.');
  }
  return openService(context, key);
}

/** The folder to work in. Throws a UserError if the flag does not name a folder. */
function workingFolder(flags: Flags, { cwd }: CliHost): string {
  const named = flags.get('working-directory');
  if (named === undefined) return cwd;
  const folder = resolve(cwd, named);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return folder;
  throw new UserError('--working-directory', 'is not a folder', 'Check its spelling.');
}

/** Settings from the flags. If no flag gives the URL, it comes from the environment. Throws a UserError. */
function settingsFrom(flags: Flags, env: Environment, cwd: string): Settings {
  // If a script passes a variable that is not set, the flag would otherwise silently have no effect.
  for (const [name, text] of flags) {
    if (text.split('\n').every((line) => line.trim() !== '')) continue;
    throw new UserError(`--${name}`, 'is empty', 'Give it a value, or leave the flag out.');
  }
  const settings = readSettings((name) => flags.get(name) ?? (name === 'base-url' ? env.CIP_SYNC_BASE_URL : undefined));
  return { ...settings, evidenceDir: resolve(cwd, settings.evidenceDir) };
}

/** Makes an error about an input name the flag or the variable that gave it. Other errors stay as they are. */
function asGiven(error: unknown, flags: Flags): unknown {
  if (!(error instanceof UserError)) return error;
  const { subject } = error;
  if (subject === 'api-key') return error.namedAs('CIP_SYNC_API_KEY');
  if (subject === 'base-url' && !flags.has('base-url')) return error.namedAs('CIP_SYNC_BASE_URL');
  return Object.hasOwn(SETTINGS, subject) || subject === 'base' ? error.namedAs(`--${subject}`) : error;
}
