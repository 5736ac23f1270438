// An emulated service with latency, and an inventory that changes it.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLI } from './built.ts';
import { serve } from './measure.ts';

const KEY = 'bench';
const SYSTEM = { id: 'cs_1', name: 'HORSE MESA DCS' };

export interface Wanted {
  /** Assets that are the same at the service and in the files. */
  readonly unchanged: number;
  /** Half of them are creates, half of them retypes. */
  readonly writes: number;
  readonly latencyMs: number;
}

export interface Emulated {
  readonly folder: string;
  readonly url: string;
  readonly env: Readonly<Record<string, string>>;
  /** The ids of the assets at the service. */
  readonly ids: readonly string[];
}

/** Starts the built emulator, calls `run`, and removes every trace. */
export async function withEmulator<T>(wanted: Wanted, run: (emulated: Emulated) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'cip-sync-bench-'));
  const { assets, yaml } = makeAssets(wanted);
  mkdirSync(join(folder, 'inventory'));
  writeFileSync(join(folder, 'inventory/horse-mesa.yml'), yaml);
  const organization = { slug: 'bench', keys: [KEY], cyber_systems: [SYSTEM], cyber_assets: assets };
  writeFileSync(join(folder, 'seed.json'), JSON.stringify({ organizations: [organization] }));
  writeFileSync(join(folder, 'behavior.json'), JSON.stringify({ latencyMs: wanted.latencyMs }));
  const options = ['--seed', 'seed.json', '--behavior', 'behavior.json'];
  const server = await serve({ argv: [CLI, 'emulator', ...options], cwd: folder });
  const env = { CIP_SYNC_API_KEY: KEY, CIP_SYNC_BASE_URL: server.url, NO_COLOR: '1' };
  try {
    return await run({ folder, url: server.url, env, ids: assets.map(({ id }) => id) });
  } finally {
    server.stop();
    rmSync(folder, { recursive: true });
  }
}

function makeAssets({ unchanged, writes }: Wanted) {
  const lines = [`cyber_system: ${SYSTEM.name}`, 'assets:'];
  const retyped = Math.floor(writes / 2);
  const assets = Array.from({ length: unchanged + retyped }, (_, n) => {
    const asset_type = n < unchanged ? 'hardware' : 'software';
    return { id: `ca_${n + 1}`, name: `relay-${n}`, cyber_system_id: SYSTEM.id, asset_type };
  });
  for (let n = 0; n < unchanged + writes; n++) lines.push(`  - name: relay-${n}`, '    asset_type: hardware');
  return { assets, yaml: `${lines.join('\n')}\n` };
}
