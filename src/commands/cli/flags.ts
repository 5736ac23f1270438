// The parts of the command line that every command needs: its terminal, and the settings from its flags and the
// environment.
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { ConfigurationError } from '../../core/result.ts';
import { WORKING_TREE } from '../../inventory/load.ts';
import { checkApiKey, type Environment } from '../../service/endpoint.ts';
import { type CliContext, type CliHost, type Flags, openRun } from '../context.ts';
import { failureLine, isInterruption } from '../failures.ts';
import { NO_PROGRESS, type Progress, showProgress } from '../progress.ts';
import { camelCase, readSettings, SETTINGS, type SettingName, type Settings } from '../settings.ts';
import { watchShutdown } from '../shutdown.ts';

/** `NO_COLOR` (any value) and `FORCE_COLOR` (0 or false for none) override what the stream supports. */
export function wantsColor(env: Readonly<Record<string, string | undefined>>, isTerminal: boolean): boolean {
  if ((env.NO_COLOR ?? '') !== '') return false;
  const forced = env.FORCE_COLOR;
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  return isTerminal && env.TERM !== 'dumb';
}

/** What a command needs: whether it talks to the service, and whether a signal stops it or ends the process. */
interface Needs {
  readonly service: boolean;
  readonly heedsSignals: boolean;
}

export const FILES: Needs = { service: false, heedsSignals: false };
export const WRITES_FILES: Needs = { service: false, heedsSignals: true };
export const SERVICE: Needs = { service: true, heedsSignals: true };

/** Opens a run with these flags. Throws a ConfigurationError for an input that cannot be used. */
export async function openCli(
  flags: Flags,
  cli: CliHost,
  { service, heedsSignals }: Needs,
  run: (context: CliContext) => Promise<number>,
): Promise<number> {
  const { terminal, clock, env } = cli;
  const { cwd } = inFolder(flags, cli);
  const settings = settingsFrom(flags, env, cwd);
  if (service) requireBaseUrl(settings);
  const apiKey = service ? apiKeyFrom(env) : null;
  const startedAt = clock.now();
  const timeoutMs = settings.timeout * 1000;
  const shutdown = watchShutdown(timeoutMs, heedsSignals ? cli.onSignal : null);
  const checkout = { cwd, folder: '', head: WORKING_TREE, git: cli.gitIn(cwd, shutdown.stop) };
  const progress = progressOf(flags, cli);
  const logRequest = flags.verbose === true ? terminal.err : null;
  try {
    const opening = { host: cli, settings, checkout, startedAt, shutdown, progress, apiKey, logRequest };
    return await openRun(opening, (context) => run({ ...context, flags, terminal }));
  } catch (error) {
    const isTimeUp = timeoutMs > 0 && clock.now() - startedAt >= timeoutMs;
    if (shutdown.stop.aborted && isInterruption(error) && isTimeUp) {
      terminal.err(`--timeout ended the run, after ${settings.timeout} s.\n`);
    }
    throw error;
  } finally {
    shutdown.end();
  }
}

/** The same host, in the folder that the flags name. Throws a ConfigurationError if it is not a folder. */
export function inFolder(flags: Flags, cli: CliHost): CliHost {
  if (typeof flags.workingDirectory !== 'string') return cli;
  const cwd = resolve(cli.cwd, flags.workingDirectory);
  if (statSync(cwd, { throwIfNoEntry: false })?.isDirectory() === true) return { ...cli, cwd };
  throw new ConfigurationError('--working-directory', 'is not a folder. Check its spelling.');
}

/** Settings from the flags. If no flag gives the URL, it comes from the environment. Throws a ConfigurationError. */
function settingsFrom(flags: Flags, env: Environment, cwd: string): Settings {
  refuseEmpty(flags, [...Object.keys(SETTINGS), 'base', 'plan', 'out', 'evidence']);
  const settings = readSettings((name: SettingName) => {
    const flag = flags[camelCase(name)];
    if (name === 'base-url') return typeof flag === 'string' ? flag : env.CIP_SYNC_BASE_URL;
    return flag === true ? 'true' : typeof flag === 'string' ? flag : undefined;
  });
  return { ...settings, evidenceDir: resolve(cwd, settings.evidenceDir) };
}

/** If a script expands an unset variable, the flag would silently lose its effect. */
export function refuseEmpty(flags: Flags, names: readonly string[] = Object.keys(flags)): void {
  for (const name of names) {
    const flag = flags[camelCase(name)];
    if (typeof flag !== 'string' || flag.trim() !== '') continue;
    const spelled = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    throw new ConfigurationError(`--${spelled}`, 'is empty. Give it a value, or leave the flag out.');
  }
}

/** Checked before connecting, because the message of the connection does not know the flag and the variable. */
function requireBaseUrl({ baseUrl }: Settings): void {
  if (baseUrl === '') {
    throw new ConfigurationError(
      '--base-url',
      'is not given, nor is CIP_SYNC_BASE_URL set. Set one to the URL of the service.',
    );
  }
}

/** The key is read only from the environment, because every process of the machine can see a command line. */
function apiKeyFrom(env: Environment): string {
  const key = env.CIP_SYNC_API_KEY ?? '';
  if (key.trim() === '') {
    throw new ConfigurationError('CIP_SYNC_API_KEY', 'is not set. Put the API key into this environment variable.');
  }
  return checkApiKey(key);
}

/** Names the flag or the variable that gave an input that cannot be used. Any other error stays as it is. */
function asGiven(error: unknown, flags: Flags): unknown {
  if (!(error instanceof ConfigurationError)) return error;
  const { input } = error;
  if (input === 'api-key') return error.of('CIP_SYNC_API_KEY');
  if (input === 'base-url' && flags.baseUrl === undefined) return error.of('CIP_SYNC_BASE_URL');
  return Object.hasOwn(SETTINGS, input) || input === 'base' ? error.of(`--${input}`) : error;
}

/** None with machine output. The lines of --verbose would break a line that is redrawn. */
export function progressOf(flags: Flags, { terminal, clock }: Pick<CliHost, 'terminal' | 'clock'>): Progress {
  const isForMachines = flags.json === true || flags.markdown === true;
  if (isForMachines) return NO_PROGRESS;
  const canRedraw = terminal.canRedraw && flags.verbose !== true;
  return showProgress({ write: terminal.err, canRedraw, now: () => clock.now() });
}

/** Does what one command does; resolves to the exit code. */
export type RunCommand = (flags: Flags, cli: CliHost) => Promise<number>;

/** The same, with an error as its message. */
export async function performCommand(run: RunCommand, flags: Flags, cli: CliHost): Promise<number> {
  try {
    return await run(flags, cli);
  } catch (error) {
    cli.terminal.err(failureLine(asGiven(error, flags)));
    return 1;
  }
}
