// `emulator`: the service on this machine, for trying and testing without a key.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ConfigurationError, isSystemError } from '../core/result.ts';
import { parseEmulatorOptions } from '../emulator/options.ts';
import { parseSeed, type Seed } from '../emulator/seed.ts';
import type { CliHost, Flags } from './context.ts';

/** Serves until a signal ends it. */
export async function cliEmulator(flags: Flags, cli: CliHost): Promise<number> {
  const { port, host, seed: seedPath, ...options } = flags;
  const path = typeof seedPath === 'string' ? resolve(cli.cwd, seedPath) : join(cli.packageRoot, 'examples/live.json');
  const { serveEmulator } = await import('../emulator/server.ts');
  const seed = readSeed(path);
  const emulator = await serveEmulator({
    seed,
    options: parseEmulatorOptions(options),
    port: portFrom(port),
    ...(typeof host === 'string' ? { host } : {}),
  }).catch((error) => {
    throw cannotListen(error) ?? error;
  });
  cli.terminal.out(`${emulator.url}\n`);
  for (const { slug, keys } of seed.organizations) {
    cli.terminal.err(`organization ${slug}, CIP_SYNC_API_KEY=${(keys ?? []).join(' or ')}\n`);
  }
  cli.terminal.err('Stop it with Ctrl-C.\n');
  await new Promise<void>((done) => {
    const unlisten = cli.onSignal(() => {
      unlisten();
      done();
    });
  });
  await emulator.close();
  return 0;
}

/** null for an error that is not the system's about the address. */
function cannotListen(error: unknown): ConfigurationError | null {
  if (!isSystemError(error)) return null;
  if (error.code === 'EADDRINUSE') {
    return new ConfigurationError('--port', 'is in use. Take another one, or 0 for a free one.', { cause: error });
  }
  const problem = `and --port name an address at which nothing can listen (${error.code}).`;
  return new ConfigurationError('--host', problem, { cause: error });
}

/** Reads a seed file. Throws ConfigurationError; a seed that does not parse says where. */
export function readSeed(path: string): Seed {
  try {
    return parseSeed(JSON.parse(readFileSync(path, 'utf8')));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : 'it cannot be read';
    throw new ConfigurationError('--seed', `is not a usable seed: ${reason}`, { cause });
  }
}

function portFrom(text: string | boolean | undefined): number {
  if (text === undefined) return 0;
  const port = typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new ConfigurationError('--port', 'must be a number from 0 to 65535; 0 takes a free one.');
}
