// Tools that do the same work, each with its own files: how to start them, and which of them this machine lacks.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLI } from '../built.ts';

export const KEY = 'bench';
export const SYSTEM = { id: 'cs_1', name: 'HORSE MESA DCS' };

export interface Wanted {
  readonly name: string;
  readonly asset_type: 'hardware' | 'software';
  /** The name of the asset at the service, for tools with a setting for that. */
  readonly renamedFrom?: string;
}

interface Call {
  readonly command: string;
  readonly argv: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

export interface Peer {
  readonly name: string;
  /** Its version; null if the machine lacks it. */
  readonly version: () => string | null;
  /** Writes the files that ask for these assets. */
  readonly declare: (folder: string, url: string, assets: readonly Wanted[]) => void;
  readonly plan: (folder: string, url: string) => Call;
  readonly apply: (folder: string, url: string) => Call;
}

function writeInventory(folder: string, assets: readonly Wanted[], hints: boolean): void {
  const lines = assets.flatMap(({ name, asset_type, renamedFrom }) => [
    `  - name: ${name}`,
    `    asset_type: ${asset_type}`,
    ...(hints && renamedFrom !== undefined ? [`    renamed_from: ${renamedFrom}`] : []),
  ]);
  mkdirSync(join(folder, 'inventory'), { recursive: true });
  writeFileSync(join(folder, 'inventory/a.yml'), `cyber_system: ${SYSTEM.name}\nassets:\n${lines.join('\n')}\n`);
}

function ours(...more: readonly string[]) {
  return (_: string, url: string): Call => ({
    command: process.execPath,
    argv: [CLI, ...more],
    env: { CIP_SYNC_API_KEY: KEY, CIP_SYNC_BASE_URL: url, NO_COLOR: '1' },
  });
}

const CIP_SYNC: Peer = {
  name: 'cip-sync',
  version: () => spawnSync(process.execPath, [CLI, '--version'], { encoding: 'utf8' }).stdout.trim(),
  declare: (folder, _, assets) => writeInventory(folder, assets, true),
  plan: ours('plan'),
  apply: ours('apply', '--yes'),
};

const SCRIPT = join(import.meta.dirname, 'script.mjs');
const script = (transport: 'fetch' | 'http'): Peer => {
  const by = (command: string) => (folder: string, url: string) => {
    return { command: process.execPath, argv: [SCRIPT, transport, command, url, KEY, join(folder, 'inventory')] };
  };
  return {
    name: `script, ${transport}`,
    version: () => `Node ${process.versions.node}`,
    declare: (folder, _, assets) => writeInventory(folder, assets, false),
    plan: by('plan'),
    apply: by('apply'),
  };
};

const octodns = (...more: readonly string[]) => {
  return (): Call => ({
    command: 'octodns-sync',
    argv: ['--config-file', 'config.json', ...more],
    env: { PYTHONPATH: import.meta.dirname },
  });
};

const OCTODNS: Peer = {
  name: 'octoDNS',
  version: () => versionOf('octodns-sync', ['--version'], /octoDNS (\S+)/),
  declare: (folder, url, assets) => {
    const record = ({ asset_type }: Wanted) => ({ type: 'TXT', ttl: 60, values: [asset_type] });
    mkdirSync(join(folder, 'zones'), { recursive: true });
    const zone = Object.fromEntries(assets.map((asset) => [asset.name, record(asset)]));
    // JSON is valid YAML.
    writeFileSync(join(folder, 'zones/bench.yaml'), JSON.stringify(zone));
    const config = { class: 'octodns.provider.yaml.YamlProvider', directory: './zones', enforce_order: false };
    const target = { class: 'octodns_assets.AssetsProvider', url, key: KEY };
    const zones = { 'bench.': { sources: ['config'], targets: ['assets'] } };
    writeFileSync(join(folder, 'config.json'), JSON.stringify({ providers: { config, assets: target }, zones }));
  },
  plan: octodns(),
  apply: octodns('--doit'),
};

const terraform = (...argv: readonly string[]) => {
  return (): Call => ({ command: 'terraform', argv: [...argv, '-input=false', '-no-color', '-parallelism=10'] });
};

const RESTAPI = { source: 'Mastercard/restapi', version: '~> 1.20' };

const TERRAFORM: Peer = {
  name: 'Terraform, restapi',
  version: () => {
    // The provider comes from a registry that the machine may not reach.
    const folder = mkdtempSync(join(tmpdir(), 'cip-sync-terraform-'));
    writeTerraform(folder, 'http://127.0.0.1', []);
    const { status } = spawnSync('terraform', ['init', '-input=false'], { cwd: folder });
    rmSync(folder, { recursive: true });
    return status === 0 ? versionOf('terraform', ['version'], /Terraform v(\S+)/) : null;
  },
  declare: (folder, url, assets) => {
    writeTerraform(folder, url, assets);
    spawnSync('terraform', ['init', '-input=false'], { cwd: folder });
  },
  plan: terraform('plan'),
  apply: terraform('apply', '-auto-approve'),
};

function writeTerraform(folder: string, uri: string, assets: readonly Wanted[]): void {
  const resource = ({ name, asset_type }: Wanted) => {
    return { path: '/cyber-assets', data: JSON.stringify({ name, asset_type, cyber_system_id: SYSTEM.id }) };
  };
  const config = {
    terraform: { required_providers: { restapi: RESTAPI } },
    provider: { restapi: { uri, headers: { 'X-API-Key': KEY }, write_returns_object: true, update_method: 'PATCH' } },
    // The address is the identity, so a renamed asset keeps the address of its old name.
    resource: {
      restapi_object: Object.fromEntries(assets.map((asset) => [asset.renamedFrom ?? asset.name, resource(asset)])),
    },
  };
  writeFileSync(join(folder, 'main.tf.json'), JSON.stringify(config));
}

function versionOf(command: string, argv: readonly string[], pattern: RegExp): string | null {
  const { stdout } = spawnSync(command, argv, { encoding: 'utf8' });
  return pattern.exec(stdout ?? '')?.[1] ?? null;
}

export const PEERS: readonly Peer[] = [CIP_SYNC, script('fetch'), script('http'), OCTODNS, TERRAFORM];
