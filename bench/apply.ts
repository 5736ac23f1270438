// `apply` beside what no client can beat: as many writes at once as allowed, each as long as the service takes.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLI } from './built.ts';
import { type Emulated, withEmulator } from './emulated.ts';
import { measure } from './measure.ts';
import { count, ratio, table, whole } from './table.ts';

interface Case {
  readonly latencyMs: number;
  readonly concurrency: number;
  readonly writes: number;
}

const CASES: readonly Case[] = [
  { latencyMs: 50, concurrency: 16, writes: 2_000 },
  { latencyMs: 200, concurrency: 16, writes: 1_000 },
  { latencyMs: 50, concurrency: 4, writes: 500 },
];

interface Entry {
  readonly event: 'intent' | 'outcome';
  readonly at: string;
  readonly request: { readonly method: string };
}

/** Rows of writes, latency, concurrency; the write phase at its settled pace; the bound of R requests, R × L / C. */
export async function benchApply(): Promise<string> {
  const rows: string[][] = [];
  for (const one of CASES) {
    const { latencyMs, concurrency, writes } = one;
    process.stderr.write(`apply: ${writes} writes, ${latencyMs} ms, ${concurrency} at once\n`);
    const settled = await withEmulator({ unchanged: 1_000, writes, latencyMs }, (emulated) => applied(one, emulated));
    const bound = (settled.requests * latencyMs) / concurrency;
    const sizes = [count(writes), count(latencyMs), count(concurrency)];
    rows.push([...sizes, ratio(settled.ms / bound), whole(bound), whole(settled.ms)]);
  }
  const head = ['Writes', 'Latency L, ms', 'Concurrency C', 'Time × bound', 'R × L / C, ms', 'Apply, ms'];
  return table(head, rows);
}

async function applied({ concurrency }: Case, { folder, env }: Emulated) {
  const argv = [CLI, 'apply', '--yes', '--concurrency', String(concurrency), '--evidence-dir', 'evidence'];
  await measure({ argv, cwd: folder, env });
  const journal = readdirSync(join(folder, 'evidence')).find((name) => name.startsWith('journal-'));
  const entries = readFileSync(join(folder, 'evidence', journal ?? ''), 'utf8')
    .trimEnd()
    .split('\n');
  const ends = entries.flatMap((entry) => {
    const { event, at, request } = JSON.parse(entry) as Entry;
    // What is there is read again just before it is written to.
    return event === 'outcome' ? [{ at: Date.parse(at), requests: request.method === 'POST' ? 1 : 2 }] : [];
  });
  // The pace grows by one with each good answer, so after so many it has been at its height for a round.
  const first = 2 * concurrency;
  const settled = ends.slice(first);
  const requests = settled.reduce((sum, end) => sum + end.requests, 0);
  return { requests, ms: settled.at(-1)!.at - ends[first - 1]!.at };
}
