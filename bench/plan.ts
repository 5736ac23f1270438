// Compares `plan` with the floor at many sizes, and `validate` of one small file with bare Node.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ACTION, CLI } from './built.ts';
import { makeHoldings, type Size } from './holdings.ts';
import { type Compared, compare, serve } from './measure.ts';
import { count, ratio, table, whole } from './table.ts';

/** Few large and many small files, and one cyber system that is larger than that of any plant. */
const SIZES: readonly Size[] = [
  { assets: 10, files: 1 },
  { assets: 10, files: 10 },
  { assets: 1_000, files: 1 },
  { assets: 1_000, files: 100 },
  { assets: 10_000, files: 10 },
  { assets: 10_000, files: 1_000 },
  { assets: 100_000, files: 10 },
  { assets: 100_000, files: 1_000 },
  { assets: 300_000, files: 1 },
  { assets: 1_000_000, files: 100 },
  { assets: 1_000_000, files: 10_000 },
  { assets: 1_000_000, files: 100_000 },
  { assets: 3_000_000, files: 300 },
];

interface Measured extends Compared {
  readonly size: Size;
}

/** The table of sizes, and how time and memory grow. */
export async function benchPlan(most: number, runs: number): Promise<string> {
  const measured: Measured[] = [];
  for (const size of SIZES.filter(({ assets }) => assets <= most)) {
    process.stderr.write(`plan: ${count(size.assets)} assets, ${count(size.files)} files\n`);
    // A large run averages out its own noise, and many of them would take an hour.
    measured.push({ size, ...(await withHoldings(size, (stage) => comparePlan(stage, size.assets > 1e5 ? 3 : runs))) });
  }
  const head = ['Assets', 'Files', 'Time × floor', 'Memory × floor', 'Floor, ms', 'Plan, ms', 'Floor, MB', 'Plan, MB'];
  const rows = measured.map(({ size, a, b, timeRatio, peakRatio }) => [
    ...[count(size.assets), count(size.files), ratio(timeRatio), ratio(peakRatio)],
    ...[whole(b.ms), whole(a.ms), whole(b.peak), whole(a.peak)],
  ]);
  return table(head, rows) + growth(measured);
}

/** The cost of one more asset between sizes ten times apart: linear if constant, better than linear if it falls. */
function growth(measured: readonly Measured[]): string {
  const at = (assets: number, files: number) =>
    measured.find(({ size }) => size.assets === assets && size.files === files);
  const steps = [
    { name: 'few large files', sizes: [at(10_000, 10), at(100_000, 10), at(1_000_000, 100)] },
    { name: 'many small files', sizes: [at(10_000, 1_000), at(100_000, 1_000), at(1_000_000, 10_000)] },
  ];
  const rows = steps.flatMap(({ name, sizes }) =>
    sizes.slice(1).flatMap((larger, index) => {
      const smaller = sizes[index];
      if (larger === undefined || smaller === undefined) return [];
      const more = larger.size.assets - smaller.size.assets;
      const us = ((larger.a.ms - smaller.a.ms) / more) * 1000;
      const bytes = ((larger.a.peak - smaller.a.peak) / more) * 1024 * 1024;
      return [[name, count(smaller.size.assets), count(larger.size.assets), us.toFixed(1), whole(bytes)]];
    }),
  );
  if (rows.length === 0) return '';
  const head = ['Inventory', 'From', 'To', 'Microseconds for one more asset', 'Bytes for one more asset'];
  return `\nGrowth:\n\n${table(head, rows, 1)}`;
}

interface Stage {
  readonly folder: string;
  readonly url: string;
}

/** The files of an inventory below `folder`, and a service that has almost all that they declare. */
export async function withHoldings<T>(size: Size, run: (stage: Stage) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'cip-sync-bench-'));
  const { systems, assets } = makeHoldings(size, join(folder, 'inventory'));
  const lists = { 'systems.json': systems, 'assets.json': assets };
  const paths = Object.entries(lists).map(([name, list]) => {
    writeFileSync(join(folder, name), JSON.stringify(list));
    return join(folder, name);
  });
  const server = await serve({ argv: [join(import.meta.dirname, 'server.ts'), ...paths] });
  try {
    return await run({ folder, url: server.url });
  } finally {
    server.stop();
    rmSync(folder, { recursive: true });
  }
}

/** The environment variables to reach the service of a stage. */
export function environment({ url }: Stage): Record<string, string> {
  return { CIP_SYNC_API_KEY: 'bench', CIP_SYNC_BASE_URL: url, NO_COLOR: '1' };
}

function comparePlan(stage: Stage, runs: number): Promise<Compared> {
  const plan = { argv: [CLI, 'plan'], cwd: stage.folder, env: environment(stage) };
  const floor = { argv: [join(import.meta.dirname, 'floor.mjs'), stage.url, join(stage.folder, 'inventory')] };
  return compare(plan, floor, { runs, withPeak: true });
}

/** Compares whole processes with bare Node: `validate` of a small file, and the action for an event without work. */
export async function benchStart(runs: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'cip-sync-bench-'));
  mkdirSync(join(folder, 'inventory'));
  writeFileSync(join(folder, 'inventory/a.yml'), 'cyber_system: A\nassets:\n  - name: x\n    asset_type: hardware\n');
  const event = {
    action: 'closed',
    number: 1,
    pull_request: CLOSED,
    repository: { default_branch: 'main', private: true },
  };
  writeFileSync(join(folder, 'event.json'), JSON.stringify(event));
  const env = { GITHUB_EVENT_NAME: 'pull_request', GITHUB_EVENT_PATH: join(folder, 'event.json'), RUNNER_TEMP: folder };
  const starts = [
    ['`validate` of one small file', { argv: [CLI, 'validate'], cwd: folder }],
    ['the action, for a closed pull request', { argv: [ACTION], cwd: folder, env }],
  ] as const;
  const rows: string[][] = [];
  for (const [name, command] of starts) {
    const { a, b, timeRatio } = await compare(command, { argv: ['-e', '0'] }, { runs, withPeak: false });
    rows.push([name, ratio(timeRatio), whole(b.ms), whole(a.ms)]);
  }
  rmSync(folder, { recursive: true });
  return table(['', 'Time × bare Node', 'Bare Node, ms', 'Time, ms'], rows);
}

const side = { ref: 'main', sha: '0'.repeat(40), repo: { full_name: 'acme/inventory' } };
const CLOSED = { number: 1, head: side, base: side };
