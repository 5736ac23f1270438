// Compares `plan` with what most tools of this kind do: one GET for each asset, ten at a time.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLI } from './built.ts';
import { withEmulator } from './emulated.ts';
import { compare } from './measure.ts';
import { count, table, whole } from './table.ts';

const LATENCY_MS = 50;
const SIZES = [100, 1_000, 5_000];

export async function benchOneByOne(): Promise<string> {
  const rows: string[][] = [];
  for (const assets of SIZES) {
    process.stderr.write(`one by one: ${count(assets)} assets\n`);
    const wanted = { unchanged: assets, writes: 0, latencyMs: LATENCY_MS };
    const { a, b, timeRatio } = await withEmulator(wanted, async ({ folder, url, env, ids }) => {
      const list = join(folder, 'ids.json');
      writeFileSync(list, JSON.stringify(ids));
      const peer = { argv: [join(import.meta.dirname, 'one-by-one.mjs'), url, list, '10'] };
      return compare(peer, { argv: [CLI, 'plan'], cwd: folder, env }, { runs: 1, withPeak: false });
    });
    rows.push([count(assets), timeRatio.toFixed(1), whole(a.ms), whole(b.ms)]);
  }
  return table(['Assets', 'One by one × plan', 'One by one, ms', 'Plan, ms'], rows);
}
