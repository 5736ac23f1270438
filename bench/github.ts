// How long a person waits on GitHub if each answer takes a while: from the start of the action to the comment, and from
// its start to the first write. Uses the tests' stand-in for GitHub with a real repository.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveEmulator } from '../src/emulator/server.ts';
import type { EventGiven } from '../test/github/stand-in/events.ts';
import { DEFAULT_TOKEN, type StandIn, standIn } from '../test/github/stand-in.ts';
import { ACTION } from './built.ts';
import { median } from './measure.ts';
import { count, table, whole } from './table.ts';

const KEY = 'bench';
const LATENCY_MS = 100;
const ROUNDS = 3;
const declare = (...names: readonly string[]) => {
  const assets = names.map((name) => `  - name: ${name}\n    asset_type: hardware\n`);
  return { 'inventory/a.yml': `cyber_system: HORSE MESA DCS\nassets:\n${assets.join('')}` };
};

interface Measured {
  /** From the start of the process to the request that the person waits for. */
  readonly ms: number;
  /** Requests to GitHub until then; `deep` counts those that had to come one after another. */
  readonly requests: number;
  readonly deep: number;
}

/** Rows: the plan of a pull request and the apply of its merge. The difference from 0 ms is the cost of the answers. */
export async function benchGitHub(): Promise<string> {
  const rounds: { at0: Measured[]; at100: Measured[] }[] = [];
  for (let n = 0; n < ROUNDS; n++) {
    process.stderr.write(`github: round ${n + 1}\n`);
    rounds.push({ at0: await planAndApply(0), at100: await planAndApply(LATENCY_MS) });
  }
  const rows = WAITS.map((wait, k) => {
    const quick = median(rounds.map(({ at0 }) => at0[k]!.ms));
    const slow = median(rounds.map(({ at100 }) => at100[k]!.ms));
    const { requests, deep } = rounds[0]!.at100[k]!;
    return [wait, ((slow - quick) / LATENCY_MS).toFixed(1), count(deep), count(requests), whole(quick), whole(slow)];
  });
  const head = [
    'From the start of the action',
    'Answers waited for',
    'Requests deep',
    'Requests',
    'At 0 ms',
    'At 100 ms',
  ];
  return table(head, rows);
}

const WAITS = ['of a plan, to the comment', 'of an apply, to the first write'];

async function planAndApply(latencyMs: number): Promise<Measured[]> {
  let commentedAt = 0;
  const github = await standIn({
    latencyMs,
    meet: async ({ method, path }) => {
      if (method === 'POST' && /\/issues\/\d+\/comments$/.test(path)) commentedAt ||= performance.now();
      return 'go';
    },
  });
  const system = { id: 'cs_1', name: 'HORSE MESA DCS' };
  const asset = { id: 'ca_1', name: 'relay-1', cyber_system_id: 'cs_1', asset_type: 'hardware' } as const;
  const organization = { slug: 'bench', keys: [KEY], cyber_systems: [system], cyber_assets: [asset] };
  const service = await serveEmulator({ seed: { organizations: [organization] } });
  const root = mkdtempSync(join(tmpdir(), 'cip-sync-bench-'));
  try {
    await github.directPush(declare('relay-1'));
    await github.commitFiles('change', declare('relay-1', 'relay-2'));
    const pull = await github.openPull({ branch: 'change' });
    await github.refreshTestMerge(pull);
    const begun = await runAction(github, await github.event('pull_request', { pull }), service.url, root);
    const comment = github.entries.findIndex(({ method, path }) => method === 'POST' && path.endsWith('/comments'));
    const plan = { ms: commentedAt - begun, requests: comment + 1, deep: github.entries[comment]!.depth };
    github.state.calendar.advance(120_000);
    const push = await github.merge(pull, 'squash');
    const [before, at] = [github.entries.length, Date.now() - performance.now()];
    const applied = await runAction(github, await github.event('push', push), service.url, root);
    const wroteAt = service.log.find(({ method }) => method === 'POST')!.at - at;
    return [plan, { ms: wroteAt - applied, ...untilWrite(github.entries.slice(before)) }];
  } finally {
    await Promise.all([github.close(), service.close()]);
    rmSync(root, { recursive: true, force: true });
  }
}

/** An apply reads the tip just before it writes, and reports the outcome afterwards. */
function untilWrite(entries: StandIn['entries']): Pick<Measured, 'requests' | 'deep'> {
  const tip = entries.findLastIndex(({ method, path }) => method === 'GET' && /\/(branches|ref)\//.test(path));
  const first = entries[0]!.depth;
  return { requests: tip + 1, deep: entries[tip]!.depth - first + 1 };
}

/** Resolves to the time at which the action began. */
async function runAction(github: StandIn, event: EventGiven, baseUrl: string, root: string): Promise<number> {
  const temporary = join(root, String(performance.now()));
  mkdirSync(temporary);
  const clone = await github.cloneAt(event.sha);
  const inputs = { 'BASE-URL': baseUrl, 'API-KEY': KEY, 'GITHUB-TOKEN': DEFAULT_TOKEN };
  const env = {
    ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name}`, value])),
    ...event.env,
    ...{ PATH: process.env.PATH, HOME: temporary, GITHUB_WORKSPACE: clone, RUNNER_TEMP: temporary, GITHUB_RUN_ID: '1' },
  };
  const begun = performance.now();
  const child = spawn(process.execPath, [ACTION], { cwd: clone, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let log = '';
  child.stdout.on('data', (chunk) => (log += chunk));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`the action ended with ${code}: ${log}`);
  return begun;
}
