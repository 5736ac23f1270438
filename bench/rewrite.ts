// Compares what rewrites files, `fmt` and `import --update`, with a process that only parses and prints the same files.
import { join } from 'node:path';
import { CLI } from './built.ts';
import { type Command, compare } from './measure.ts';
import { environment, withHoldings } from './plan.ts';
import { count, ratio, table, whole } from './table.ts';

const SIZES = [
  { assets: 50_000, files: 1 },
  { assets: 50_000, files: 10 },
  { assets: 50_000, files: 1_000 },
];

export async function benchRewrite(most: number, runs: number): Promise<string> {
  const rows: string[][] = [];
  for (const size of SIZES.filter(({ assets }) => assets <= most)) {
    process.stderr.write(`rewrite: ${count(size.assets)} assets, ${count(size.files)} files\n`);
    await withHoldings(size, async (stage) => {
      const at = { cwd: stage.folder, env: environment(stage) };
      const limits = ['--max-deletes', '1000000', '--max-delete-percent', '100'];
      const commands: Readonly<Record<string, Command>> = {
        // The entries are in no order, so all files would change.
        '`fmt --check`': { ...at, argv: [CLI, 'fmt', '--check'], code: 1 },
        '`import --update`': { ...at, argv: [CLI, 'import', '--update', '--dry-run', ...limits] },
      };
      const floor = { argv: [join(import.meta.dirname, 'reprint.mjs'), join(stage.folder, 'inventory')] };
      for (const [name, command] of Object.entries(commands)) {
        const { a, b, timeRatio } = await compare(command, floor, { runs, withPeak: false });
        rows.push([name, count(size.assets), count(size.files), ratio(timeRatio), whole(b.ms), whole(a.ms)]);
      }
    });
  }
  return table(['Command', 'Entries', 'Files', 'Time × floor', 'Floor, ms', 'Command, ms'], rows, 1);
}
