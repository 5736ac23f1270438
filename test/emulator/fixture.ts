// A running emulator with a small seed, closed after each test, and JSON calls to it.
import { onTestFinished } from 'vitest';
import type { Seed } from '../../src/emulator/seed.ts';
import { type Emulator, serveEmulator } from '../../src/emulator/server.ts';
import type { Store } from '../../src/emulator/store.ts';
import { type Call, call } from '../contract/target.ts';

export const KEY = 'acme-key';

export const SEED: Seed = {
  organizations: [
    {
      slug: 'acme',
      keys: [KEY, 'acme-key-2'],
      facilities: [{ name: 'Riverside' }],
      control_centers: [{ name: 'North' }],
      cyber_systems: [
        { name: 'EMS', facility: 'Riverside' },
        { name: 'Dispatch', control_center: 'North' },
      ],
      cyber_assets: [
        { name: 'scada-01', cyber_system: 'EMS', asset_type: 'hardware' },
        { name: 'os-01', cyber_system: 'Dispatch', asset_type: 'software' },
      ],
    },
    {
      slug: 'globex',
      keys: ['globex-key'],
      cyber_systems: [{ name: 'DCS' }],
      cyber_assets: [{ name: 'plc-01', cyber_system: 'DCS', asset_type: 'hardware' }],
    },
  ],
};

/** An emulator on a free port; it is closed after the test. */
export async function start(settings: Partial<Parameters<typeof serveEmulator>[0]> = {}): Promise<Emulator> {
  const emulator = await serveEmulator({ seed: SEED, ...settings });
  onTestFinished(() => emulator.close());
  return emulator;
}

export type Json = Readonly<Record<string, unknown>>;

/** Sends one request with the key of acme. A body that is not JSON is undefined. */
export async function send({ url }: Emulator, method: string, path: string, sent: Call = {}) {
  const { status, headers, text } = await call({ url, key: KEY }, method, path, sent);
  return { status, headers, text, body: parsed(text) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The body of a request to create an asset in the system cs_1. */
export function creation(name: string): { readonly json: Json } {
  return { json: { name, cyber_system_id: 'cs_1', asset_type: 'hardware' } };
}

/** Every asset of every organization in the store. */
export function storedAssets({ organizations }: Store): unknown[] {
  return Array.from(organizations, ({ cyberAssets }) => [...cyberAssets.values()]);
}

/** The names of acme's assets in the store. */
export function storedNames(emulator: Emulator): string[] {
  return Array.from(emulator.store.organization('acme').cyberAssets.values(), (asset) => asset.name);
}

/** The names of a list of records. */
export function namesOf(body: unknown): unknown[] {
  if (!Array.isArray(body)) throw new Error('not an array');
  return body.map((record: Json) => record.name);
}

/** A clock that moves only when `advance` is called. */
export function manualClock(at = Date.UTC(2030, 0, 1)): { now(): number; advance(ms: number): void } {
  let time = at;
  return {
    now: () => time,
    advance: (ms) => {
      time += ms;
    },
  };
}
