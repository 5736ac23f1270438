// `npm run bench [-- --most N] [-- --runs N]`: ratios to a floor that is measured in the same run. See docs/performance.md.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeHoldings, type Size } from './holdings.ts';
import { compare } from './measure.ts';

const { values } = parseArgs({
  options: { most: { type: 'string', default: '100000' }, runs: { type: 'string', default: '5' } },
});
const [most, runs] = [Number(values.most), Number(values.runs)];
const cli = join(import.meta.dirname, '../dist/cli/index.js');

const SIZES: readonly Size[] = [
  { assets: 10, files: 1 },
  { assets: 1_000, files: 10 },
  { assets: 10_000, files: 10 },
  { assets: 10_000, files: 1_000 },
  { assets: 100_000, files: 10 },
  { assets: 100_000, files: 1_000 },
  { assets: 1_000_000, files: 100 },
  { assets: 1_000_000, files: 10_000 },
];

async function benchPlan(size: Size): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'cip-sync-bench-'));
  const inventory = join(folder, 'inventory');
  const { systems, assets } = makeHoldings(size, inventory);
  const lists = ['systems.json', 'assets.json'].map((name) => join(folder, name)) as [string, string];
  writeFileSync(lists[0], JSON.stringify(systems));
  writeFileSync(lists[1], JSON.stringify(assets));
  const server = spawn(process.execPath, [join(import.meta.dirname, 'server.ts'), ...lists], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  const url = line.toString().trim();
  const env = { CIP_SYNC_API_KEY: 'bench', CIP_SYNC_BASE_URL: url, NO_COLOR: '1' };
  try {
    const plan = { argv: [cli, 'plan'], cwd: folder, env };
    const floor = { argv: [join(import.meta.dirname, 'floor.ts'), url, inventory] };
    const { a, b, timeRatio, peakRatio } = await compare(plan, floor, runs);
    return row([
      count(size.assets),
      count(size.files),
      ms(b.ms),
      ms(a.ms),
      timeRatio.toFixed(2),
      mb(b.peak),
      mb(a.peak),
      peakRatio.toFixed(2),
    ]);
  } finally {
    server.kill();
    rmSync(folder, { recursive: true });
  }
}

async function benchValidate(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'cip-sync-bench-'));
  mkdirSync(join(folder, 'inventory'));
  writeFileSync(join(folder, 'inventory/a.yml'), 'cyber_system: A\nassets:\n  - name: x\n    asset_type: hardware\n');
  const { a, b, timeRatio } = await compare({ argv: [cli, 'validate'], cwd: folder }, { argv: ['-e', '0'] }, runs * 4);
  rmSync(folder, { recursive: true });
  return `tiny validate: ${ms(a.ms)} ms, bare node: ${ms(b.ms)} ms, ratio ${timeRatio.toFixed(2)}`;
}

const count = (n: number) => n.toLocaleString('en-US');
const ms = (n: number) => n.toFixed(0);
const mb = (kilobytes: number) => (kilobytes / 1024).toFixed(0);
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

process.stdout.write(`${await benchValidate()}\n\n`);
process.stdout.write(
  `${row(['Assets', 'Files', 'Floor, ms', 'Plan, ms', 'Ratio', 'Floor, MB', 'Plan, MB', 'Ratio'])}\n${row(Array(8).fill('--:'))}\n`,
);
for (const size of SIZES.filter(({ assets }) => assets <= most)) process.stdout.write(`${await benchPlan(size)}\n`);
