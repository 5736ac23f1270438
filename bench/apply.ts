// Compares `apply` with a bound that no client can beat: as many requests at once as allowed, each as fast as a single
// request. Compares a bare client with the same bound, since a service is slower with many requests at once.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** How many requests run one after another, to measure how long one takes. */
const LONE = 60;

/** A part of a change in the evidence, as in `schemas/evidence.schema.json`. */
interface Ended {
  readonly action: 'create' | 'update' | 'delete';
  readonly ended_at: string;
}

/** One row per case: settled write phase and bare client, both divided by the bound of R requests, R × L / C. */
export async function benchApply(): Promise<string> {
  const rows: string[][] = [];
  for (const one of CASES) {
    const { latencyMs, concurrency, writes } = one;
    process.stderr.write(`apply: ${writes} writes, ${latencyMs} ms, ${concurrency} at once\n`);
    const wanted = { unchanged: 1_000, writes, latencyMs };
    const [lone, ours, bare] = await withEmulator(wanted, async (emulated) => [
      bareClient(1, { ...emulated, ids: emulated.ids.slice(0, LONE) }),
      await applied(one, emulated),
      bareClient(concurrency, emulated),
    ]);
    const latency = lone.ms / lone.requests;
    const bound = (requests: number) => (requests * latency) / concurrency;
    const ratios = [ours, bare].map(({ ms, requests }) => ratio(ms / bound(requests)));
    const figures = [count(latencyMs), latency.toFixed(1), count(concurrency)];
    rows.push([count(writes), ...figures, ...ratios, whole(bound(ours.requests)), whole(ours.ms)]);
  }
  const head = [
    'Writes',
    'Latency that was set, ms',
    'L: one alone takes, ms',
    'Concurrency C',
    'Time × bound',
    'A bare client × bound',
    'R × L / C, ms',
    'Apply, ms',
  ];
  return table(head, rows);
}

async function applied({ concurrency }: Case, { folder, env }: Emulated) {
  const argv = [CLI, 'apply', '--yes', '--concurrency', String(concurrency), '--evidence-dir', 'evidence'];
  await measure({ argv, cwd: folder, env });
  const [name] = readdirSync(join(folder, 'evidence')).filter((file) => file.endsWith('.json'));
  const { changes } = JSON.parse(readFileSync(join(folder, 'evidence', name!), 'utf8')) as { changes: Ended[] };
  const ends = changes.map(({ action, ended_at }) => {
    // An update or delete reads its asset again just before it writes.
    return { at: Date.parse(ended_at), requests: action === 'create' ? 1 : 2 };
  });
  ends.sort((a, b) => a.at - b.at);
  // The pace grows by one with each good answer, so after this many it has been at its maximum for a round.
  const first = 2 * concurrency;
  const settled = ends.slice(first);
  const requests = settled.reduce((sum, end) => sum + end.requests, 0);
  return { requests, ms: settled.at(-1)!.at - ends[first - 1]!.at };
}

/** One GET for each asset, at the same concurrency. As for apply, the rounds before it settles do not count. */
function bareClient(concurrency: number, { folder, url, ids }: Pick<Emulated, 'folder' | 'url' | 'ids'>) {
  const list = join(folder, 'ids.json');
  writeFileSync(list, JSON.stringify(ids));
  const argv = [join(import.meta.dirname, 'one-by-one.mjs'), url, list, String(concurrency)];
  return { requests: ids.length - 2 * concurrency, ms: Number(execFileSync(process.execPath, argv)) };
}
