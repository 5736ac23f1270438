// `emulator`: serves the API on this machine, to try and test without a real key. `demo`: shows the main job on it.
import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { load } from 'js-yaml';
import { isSystemError } from '../core/rejections.ts';
import { type Exit, UserError } from '../core/result.ts';
import { completeOptions } from '../emulator/options.ts';
import { EmulatorInputError } from '../emulator/reading.ts';
import { parseSeed } from '../emulator/seed.ts';
import { serveEmulator } from '../emulator/server.ts';
import type { CliContext, CliHost } from '../run/context.ts';
import { makeFolder, readNamed } from '../run/run-files.ts';
import { painter } from '../text/text.ts';

/** Serves until a signal ends it. */
export async function cliEmulator({ options: given, cwd, host: cli, terminal }: CliContext<'emulator'>): Promise<Exit> {
  const { port, host, seed: seedPath, behavior } = given;
  const path = seedPath === null ? join(cli.packageRoot, 'examples/live.json') : resolve(cwd, seedPath);
  const seed = parsedFile('--seed', path, (text) => parseSeed(JSON.parse(text)));
  const behaviorPath = behavior === null ? null : resolve(cwd, behavior);
  const options =
    behaviorPath === null ? {} : parsedFile('--behavior', behaviorPath, (text) => completeOptions(load(text) ?? {}));
  const number = port === null ? 0 : /^\d+$/.test(port) ? Number(port) : Number.NaN;
  if (Number.isNaN(number) || number > 65_535) {
    throw new UserError('--port', 'must be a number from 0 to 65535', '0 takes a free one.');
  }
  const emulator = await serveEmulator({
    seed,
    options,
    port: number,
    ...(host === null ? {} : { host }),
  }).catch((error) => {
    if (error instanceof EmulatorInputError) {
      throw new UserError('--seed', `is not a usable seed: ${error.message}`, '', { cause: error });
    }
    if (!isSystemError(error)) throw error;
    if (error.code === 'EADDRINUSE') {
      const remedy = 'Stop what listens there, or give another --port. Without the flag, a free one is taken.';
      throw new UserError(`port ${number}`, 'is in use', remedy, { cause: error });
    }
    const problem = `and --port name an address at which nothing can listen (${error.code})`;
    throw new UserError('--host', problem, '', { cause: error });
  });
  terminal.out(`${emulator.url}\n`);
  for (const { slug, keys } of seed.organizations) {
    terminal.err(`organization ${slug}, CIP_SYNC_API_KEY=${(keys ?? []).join(' or ')}\n`);
  }
  terminal.err('Stop it with Ctrl-C.\n');
  await new Promise<void>((done) => {
    const unlisten = cli.onSignal(() => {
      unlisten();
      done();
    });
  });
  await emulator.close();
  return 'done';
}

/** Reads and parses a file that a flag names. Throws a UserError that says what is wrong with it. */
function parsedFile<T>(flag: '--seed' | '--behavior', path: string, parse: (text: string) => T): T {
  const text = readNamed(flag, path).toString('utf8');
  try {
    return parse(text);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : 'it cannot be read';
    throw new UserError(flag, `is not a usable ${flag.slice(2)}: ${reason}`, '', { cause });
  }
}

/**
 * Runs the main job from beginning to end, with the example inventory. Every command is run exactly as it is shown.
 * Resolves to `done` if every step ended as it should.
 */
export async function cliDemo(
  { host, terminal }: CliContext,
  runCommandLine: (argv: readonly string[], host: CliHost) => Promise<number>,
): Promise<Exit> {
  const examples = join(host.packageRoot, 'examples');
  const seed = parsedFile('--seed', join(examples, 'live.json'), (text) => parseSeed(JSON.parse(text)));
  const emulator = await serveEmulator({ seed });
  const folder = mkdtempSync(join(tmpdir(), 'cip-sync-demo-'));
  const inventory = join(folder, 'inventory');
  const [organization] = seed.organizations;
  const env = { ...host.env, CIP_SYNC_BASE_URL: emulator.url, CIP_SYNC_API_KEY: organization?.keys?.[0] };
  const paint = painter(terminal.color);
  let isAsExpected = true;
  const announce = (text: string) => terminal.out(`\n${paint.cyan(paint.bold(`── ${text}`))}\n`);
  const showCommand = async (expected: number, line: string) => {
    terminal.out(`\n$ cip-sync ${line}\n`);
    const code = await runCommandLine(line.split(' '), { ...host, cwd: folder, env });
    if (code !== expected) isAsExpected = false;
  };
  try {
    copyFiles(join(examples, 'inventory'), inventory);
    announce('The files are checked, without the service.');
    await showCommand(0, 'validate');
    announce('What would an apply do? This only reads, with three requests at most.');
    await showCommand(2, 'plan --out plan.json --detailed-exitcode');
    announce('Apply exactly that: the saved plan is the approval.');
    await showCommand(0, 'apply --plan plan.json');

    announce('Someone changes an asset in the application, not in the files.');
    const records = emulator.store.organization('cascade-river-power');
    const asset = [...records.cyberAssets.values()].find(({ name }) => name === 'ems-hist-01');
    if (asset === undefined) throw new Error('the example inventory has no ems-hist-01');
    records.updateAsset(asset.id, { asset_type: 'software' });
    terminal.out(`\n(${asset.name} is now software there)\n`);
    await showCommand(2, 'drift --detailed-exitcode');
    announce('The files still hold what you want: applying them reverts the change.');
    await showCommand(0, 'apply --yes');

    announce('A month later: a rename, a move, a retype, a delete and three new assets.');
    copyFiles(join(examples, 'edited'), inventory);
    await showCommand(2, 'plan --out plan.json --detailed-exitcode');
    await showCommand(0, 'apply --plan plan.json');
    announce('Nothing is left to do.');
    await showCommand(0, 'plan --detailed-exitcode');

    const praise = 'That was the main job. To begin your own inventory: cip-sync import --help';
    announce(isAsExpected ? praise : 'The demo went wrong.');
    return isAsExpected ? 'done' : 'refused';
  } finally {
    await emulator.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Not `cpSync`: on Windows, that of Node 22 fails where a path has a letter such as ü. */
function copyFiles(from: string, to: string): void {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const target = join(to, relative(from, entry.parentPath), entry.name);
    makeFolder(dirname(target));
    copyFileSync(join(entry.parentPath, entry.name), target);
  }
}
