// Compares `import --from-csv --update` with `import --from-csv`: one row per entry, nearly all of them unchanged.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLI } from './built.ts';
import { compare } from './measure.ts';
import { environment, withHoldings } from './plan.ts';
import { count, ratio, table, whole } from './table.ts';

const SIZES = [
  { assets: 10_000, files: 1_000 },
  { assets: 100_000, files: 1_000 },
];

const COLUMNS = { name: 'asset', cyber_system: 'cyber_system_id', asset_type: 'asset_type' };
/** An asset that is declared but not live has no row, so the update deletes its entry. */
const LIMITS = ['--max-deletes', '1000000', '--max-delete-percent', '100'];

export async function benchFollow(most: number, runs: number): Promise<string> {
  const rows: string[][] = [];
  for (const size of SIZES.filter(({ assets }) => assets <= most)) {
    process.stderr.write(`follow: ${count(size.assets)} rows\n`);
    const { a, b, timeRatio, peakRatio } = await withHoldings(size, (stage) => {
      const env = environment(stage);
      const exported = join(stage.folder, 'cmdb.csv');
      const options = { cwd: stage.folder, env: { ...process.env, ...env } };
      execFileSync(process.execPath, [CLI, 'export', '--out', exported], { ...options, stdio: 'ignore' });
      const mapping = join(stage.folder, 'mapping.json');
      writeFileSync(mapping, JSON.stringify({ columns: COLUMNS }));
      const argv = [CLI, 'import', '--from-csv', exported, '--dry-run', '--mapping', mapping];
      const follow = { argv: [...argv, '--update', ...LIMITS], cwd: stage.folder, env };
      return compare(follow, { argv, cwd: stage.folder, env }, { runs, withPeak: true });
    });
    rows.push([
      ...[count(size.assets), ratio(timeRatio), ratio(peakRatio)],
      ...[whole(b.ms), whole(a.ms), whole(b.peak), whole(a.peak)],
    ]);
  }
  const head = ['Rows', 'Time × import', 'Memory × import', 'Import, ms', 'Update, ms', 'Import, MB', 'Update, MB'];
  return table(head, rows);
}
