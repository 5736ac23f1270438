// Where a plan spends its time: a CPU profile, summed up by parts of the source.
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Size } from './holdings.ts';
import { measure } from './measure.ts';
import { environment, withHoldings } from './plan.ts';
import { count, table, whole } from './table.ts';

const SOURCE = join(import.meta.dirname, '../src/cli.ts');

interface Profile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string };
    readonly children?: readonly number[];
  }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

/** A function belongs to the first phase that matches its file and name. */
const PHASES: readonly (readonly [RegExp, string])[] = [
  [/js-yaml/, 'parse YAML (js-yaml)'],
  [/src\/inventory\/files\.ts (?:readText|toText|limitOf|countMarks)$/, 'decode files (src/inventory/files.ts)'],
  [/src\/inventory\/(?:folder|paths|files|load)/, 'find and read files (src/inventory)'],
  [/src\/inventory/, 'events to desired assets (src/inventory)'],
  [/src\/service\/client\.ts parseJson$/, 'parse JSON (src/service/client.ts)'],
  [/src\/service\/exchange/, 'bytes of the lists to text (src/service/exchange.ts)'],
  [/src\/service/, 'check records (src/service)'],
  [/undici|^node:(?:internal\/)?(?:net|stream|tls)/, 'receive the lists (undici)'],
  [/src\/core/, 'match and plan (src/core)'],
  [/src\/text/, 'render (src/text)'],
];
const START = 'start, load and end (Node)';
const GARBAGE = 'collect garbage';
const IDLE = 'wait for the service';

/** Profiles the source and not the bundle, so that each function has the name of its file. */
export async function benchPhases(size: Size): Promise<string> {
  process.stderr.write(`phases: ${count(size.assets)} assets, ${count(size.files)} files\n`);
  const profiles = mkdtempSync(join(tmpdir(), 'cip-sync-profile-'));
  await withHoldings(size, (stage) => {
    const argv = ['--cpu-prof', '--cpu-prof-dir', profiles, SOURCE, 'plan'];
    return measure({ argv, cwd: stage.folder, env: environment(stage) });
  });
  const path = join(profiles, readdirSync(profiles)[0] ?? '');
  process.stderr.write(`the profile, for the developer tools of a browser: ${path}\n`);
  const sums = sumUp(JSON.parse(readFileSync(path, 'utf8')) as Profile);
  const total = [...sums.values()].reduce((sum, us) => sum + us, 0);
  const rows = [...sums]
    .sort(([, a], [, b]) => b - a)
    .map(([name, us]) => [name, whole((us / total) * 100), whole(us / 1000)]);
  return table([`Plan of ${count(size.assets)} assets in ${count(size.files)} files`, '% of time', 'ms'], rows, 1);
}

/** Microseconds of each phase. The time of a built-in function counts for its caller. */
function sumUp({ nodes, samples, timeDeltas }: Profile): Map<string, number> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const phases = new Map<number, string>();
  const walk = (id: number, inherited: string): void => {
    const node = byId.get(id);
    if (node === undefined) return;
    const phase = phaseOf(node.callFrame, inherited);
    phases.set(id, phase);
    for (const child of node.children ?? []) walk(child, phase);
  };
  walk(nodes[0]?.id ?? 0, START);
  const sums = new Map<string, number>();
  samples.forEach((id, index) => {
    const phase = phases.get(id) ?? START;
    sums.set(phase, (sums.get(phase) ?? 0) + (timeDeltas[index] ?? 0));
  });
  return sums;
}

function phaseOf({ functionName, url }: { functionName: string; url: string }, inherited: string): string {
  if (functionName === '(garbage collector)') return GARBAGE;
  if (functionName === '(idle)') return IDLE;
  if (url === '') return inherited;
  return (
    PHASES.find(([place]) => place.test(`${url} ${functionName}`))?.[1] ?? (url.startsWith('node:') ? inherited : START)
  );
}
