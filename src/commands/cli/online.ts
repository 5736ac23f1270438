// One run of the command line: inputs from flags, a connection for as long as it is needed.
import { requestLine } from '../../report/progress.ts';
import { type Connection, connect } from '../../service/connect.ts';
import type { Attempt } from '../../service/transport.ts';
import { isInterruption } from '../failures.ts';
import type { Settings } from '../inputs.ts';
import { watchLifetime } from '../lifetime.ts';
import type { Progress } from '../progress.ts';
import { AttemptCount, type World } from '../world.ts';
import { apiKeyFrom, type CliWorld, type Flags, inFolder, progressOf, requireBaseUrl, settingsFrom } from './flags.ts';

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
