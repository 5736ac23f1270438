// `demo`: the main job from beginning to end, on the emulator, with the example inventory. Every command shown is
// run as shown.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Store } from '../emulator/store.ts';
import { painter } from '../report/text-style.ts';
import type { CliHost } from './context.ts';
import { readSeed } from './emulator.ts';

type RunCli = (argv: readonly string[], cli: CliHost) => Promise<number>;

interface Stage {
  readonly cli: CliHost;
  readonly run: RunCli;
  readonly tell: (text: string) => void;
  readonly codes: number[];
}

/** Exits with 0 when every step ended as it should. */
export async function cliDemo(cli: CliHost, run: RunCli): Promise<number> {
  const { serveEmulator } = await import('../emulator/server.ts');
  const seed = readSeed(join(cli.packageRoot, 'examples/live.json'));
  const emulator = await serveEmulator({ seed });
  const folder = mkdtempSync(join(tmpdir(), 'cip-sync-demo-'));
  const paint = painter(cli.terminal.color);
  const tell = (text: string) => cli.terminal.err(`\n${paint.cyan(paint.bold(`── ${text}`))}\n`);
  const [organization] = seed.organizations;
  const env = { ...cli.env, CIP_SYNC_BASE_URL: emulator.url, CIP_SYNC_API_KEY: organization?.keys?.[0] };
  try {
    const stage = { cli: { ...cli, cwd: folder, env }, run, tell, codes: [] };
    return await play(stage, emulator.store);
  } finally {
    await emulator.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function play(stage: Stage, store: Store): Promise<number> {
  const { cli, tell } = stage;
  const examples = join(cli.packageRoot, 'examples');
  cpSync(join(examples, 'inventory'), join(cli.cwd, 'inventory'), { recursive: true });

  tell('The files are checked, without the service.');
  await step(stage, 0, 'validate');
  tell('What would an apply do? Reads alone, three at most.');
  await step(stage, 2, 'plan', '--out', 'plan.json', '--detailed-exitcode');
  tell('Exactly that is applied: the saved plan is the approval.');
  await step(stage, 0, 'apply', '--plan', 'plan.json');

  tell('Someone changes an asset in the application, behind the files.');
  changeBehind(stage, store);
  await step(stage, 2, 'drift', '--detailed-exitcode');
  tell('The files still say what is meant: applying them reverts it.');
  await step(stage, 0, 'apply', '--yes');

  tell('A month later: a rename, a move, a retype, a delete and three new assets.');
  cpSync(join(examples, 'edited'), join(cli.cwd, 'inventory'), { recursive: true });
  await step(stage, 2, 'plan', '--out', 'plan.json', '--detailed-exitcode');
  await step(stage, 0, 'apply', '--plan', 'plan.json');
  tell('And nothing is left to do.');
  await step(stage, 0, 'plan', '--detailed-exitcode');

  const isAsTold = stage.codes.every((code) => code === 0);
  tell(
    isAsTold
      ? 'That was the main job. docs/file-format.md says how to declare your own inventory.'
      : 'The demo went wrong.',
  );
  return isAsTold ? 0 : 1;
}

async function step(stage: Stage, expected: number, ...argv: string[]): Promise<void> {
  stage.cli.terminal.err(`\n$ cip-sync ${argv.join(' ')}\n`);
  const code = await stage.run(argv, stage.cli);
  stage.codes.push(code === expected ? 0 : 1);
}

/** One type, changed as a person in the application would. */
function changeBehind({ cli }: Stage, store: Store): void {
  const organization = store.organization('cascade-river-power');
  const asset = [...organization.cyberAssets.values()].find(({ name }) => name === 'ems-hist-01');
  if (asset === undefined) throw new Error('the example inventory has no ems-hist-01');
  organization.update(asset.id, { asset_type: 'software' });
  cli.terminal.err(`\n(${asset.name} is now software there)\n`);
}
