// Each tool does the same work against its own emulator: how long it takes, how many requests it sends, and what it
// leaves behind.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Emulator, serveEmulator } from '../../src/emulator/server.ts';
import { median } from '../measure.ts';
import { count, table, whole } from '../table.ts';
import { KEY, PEERS, type Peer, SYSTEM, type Wanted } from './peers.ts';

interface Stage {
  readonly peer: Peer;
  readonly folder: string;
  readonly emulator: Emulator;
}

interface Ran {
  readonly code: number | null;
  readonly ms: number;
  readonly requests: number;
}

const SIZE = 1_000;
const SOME = 100;
const ROUNDS = 5;
const relays = (size: number): Wanted[] => {
  return Array.from({ length: size }, (_, n) => ({ name: `relay-${n}`, asset_type: 'hardware' }));
};

/** One row for each task, one column for each tool. */
export async function benchPeers(): Promise<string> {
  const versions = PEERS.map((peer) => ({ peer, version: peer.version() }));
  const here = versions.flatMap(({ peer, version }) => (version === null ? [] : [peer]));
  const rows: string[][] = [];
  for (const size of [SOME, SIZE]) rows.push([`apply ${count(size)} creates`, ...(await byTurns(here, size))]);
  const columns: string[][] = [];
  for (const peer of here) {
    process.stderr.write(`peers: ${peer.name}\n`);
    columns.push([...(await fromNothing(peer)), await killed(peer), await lostAnswer(peer), await removed(peer)]);
  }
  rows.push(...WORK.map((work, n) => [work, ...columns.map((column) => column[n]!)]));
  const said = versions.map(({ peer, version }) => `${peer.name} ${version ?? 'is skipped: this machine lacks it'}`);
  return `${table(['', ...here.map(({ name }) => name)], rows)}\n${said.join(', ')}.\n`;
}

const WORK = [
  'plan, nothing to do',
  'plan, ten changes',
  'apply one rename',
  `apply ${count(SIZE)} creates, killed midway, and again`,
  'apply a create whose answer is lost, and again',
  'apply after sixty of a hundred lines went',
];

/** The median of several rounds, in each of which every tool has its turn. */
async function byTurns(peers: readonly Peer[], size: number): Promise<string[]> {
  const rounds: Ran[][] = [];
  for (let n = 0; n < ROUNDS; n++) {
    process.stderr.write(`peers: ${count(size)} creates, round ${n + 1}\n`);
    const round: Ran[] = [];
    for (const peer of peers) round.push(await onStage(peer, {}, (stage) => run(stage, 'apply', relays(size))));
    rounds.push(round);
  }
  return peers.map((_, k) => told({ ...rounds[0]![k]!, ms: median(rounds.map((round) => round[k]!.ms)) }));
}

/** Starts from files and a service that agree after the tool's first apply. */
async function fromNothing(peer: Peer): Promise<string[]> {
  return onStage(peer, {}, async (stage) => {
    await run(stage, 'apply', relays(SIZE));
    const cells = [told(await run(stage, 'plan', relays(SIZE)))];
    const changed = relays(SIZE).map((asset, n) => (n < 10 ? { ...asset, asset_type: 'software' as const } : asset));
    cells.push(told(await run(stage, 'plan', changed)));
    const id = idOf(stage, 'relay-3');
    const renamed = relays(SIZE).map((asset) => {
      return asset.name === 'relay-3' ? { ...asset, name: 'relay-3-new', renamedFrom: 'relay-3' } : asset;
    });
    const ran = await run(stage, 'apply', renamed);
    cells.push(`${told(ran)}; ${idOf(stage, 'relay-3-new') === id ? 'id kept' : 'id lost'}`);
    return cells;
  });
}

async function killed(peer: Peer): Promise<string> {
  return onStage(peer, { latencyMs: 5 }, async (stage) => {
    await run(stage, 'apply', relays(SIZE), SIZE / 2);
    const ran = await run(stage, 'apply', relays(SIZE));
    return `${told(ran)}; ${state(stage, SIZE)}`;
  });
}

/** The service commits the write, then resets the connection. */
async function lostAnswer(peer: Peer): Promise<string> {
  const faults = [{ kind: 'reset-after', method: 'POST', nth: 3 }] as const;
  return onStage(peer, { faults }, async (stage) => {
    const first = await run(stage, 'apply', relays(SOME));
    const ran = first.code === 0 ? first : await run(stage, 'apply', relays(SOME));
    return `${first.code === 0 ? 'at once' : 'failed, then again'}: ${state(stage, SOME)}, exit ${ran.code}`;
  });
}

async function removed(peer: Peer): Promise<string> {
  return onStage(peer, {}, async (stage) => {
    await run(stage, 'apply', relays(SOME));
    const { code } = await run(stage, 'apply', relays(SOME).slice(0, 40));
    const left = stage.emulator.store.organization('bench').cyberAssets.size;
    return `${SOME - left} deleted, exit ${code}`;
  });
}

async function onStage<T>(
  peer: Peer,
  options: Parameters<typeof serveEmulator>[0]['options'],
  use: (stage: Stage) => Promise<T>,
): Promise<T> {
  const seed = { organizations: [{ slug: 'bench', keys: [KEY], cyber_systems: [SYSTEM], cyber_assets: [] }] };
  const emulator = await serveEmulator({ seed, ...(options && { options }) });
  const folder = mkdtempSync(join(tmpdir(), 'cip-sync-peers-'));
  try {
    return await use({ peer, folder, emulator });
  } finally {
    await emulator.close();
    rmSync(folder, { recursive: true });
  }
}

/** If a number is given, kills the run once the service has that many assets. */
async function run(stage: Stage, what: 'plan' | 'apply', assets: readonly Wanted[], killAt?: number): Promise<Ran> {
  const { peer, folder, emulator } = stage;
  peer.declare(folder, emulator.url, assets);
  const { command, argv, env } = peer[what](folder, emulator.url);
  const before = emulator.log.length;
  const start = performance.now();
  const child = spawn(command, argv, { cwd: folder, env: { ...process.env, ...env }, stdio: 'ignore' });
  const ended = once(child, 'close');
  if (killAt !== undefined) {
    while (child.exitCode === null && emulator.store.organization('bench').cyberAssets.size < killAt) await sleep(1);
    child.kill('SIGKILL');
  }
  const [code] = await ended;
  return { code, ms: performance.now() - start, requests: emulator.log.length - before };
}

function told({ code, ms, requests }: Ran): string {
  return `${whole(ms)} ms, ${count(requests)} requests${code === 0 ? '' : `, exit ${code}`}`;
}

function idOf({ emulator }: Stage, name: string): string | undefined {
  const { cyberAssets } = emulator.store.organization('bench');
  return [...cyberAssets.values()].find((asset) => asset.name === name)?.id;
}

function state({ emulator }: Stage, wanted: number): string {
  const names = [...emulator.store.organization('bench').cyberAssets.values()].map(({ name }) => name);
  const [missing, twice] = [wanted - new Set(names).size, names.length - new Set(names).size];
  return `${count(missing)} missing, ${count(twice)} twice`;
}
