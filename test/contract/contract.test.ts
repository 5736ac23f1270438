// The contract of the service, line by line from the API document, over plain fetch. It tests the emulator, or, with
// CIP_SYNC_CONTRACT_URL and CIP_SYNC_API_KEY set, a live service: only with GET, unless
// CIP_SYNC_CONTRACT_WRITES=sandbox allows writes.
import { afterAll, beforeAll, describe } from 'vitest';
import { serveEmulator } from '../../src/emulator/server.ts';
import { SEED } from '../emulator/fixture.ts';
import { isolationContract, keyContract } from './keys.ts';
import { plannedContract } from './planned.ts';
import { readContract } from './reads.ts';
import type { Target } from './target.ts';
import { writeContract } from './writes.ts';

const liveUrl = process.env.CIP_SYNC_CONTRACT_URL ?? '';
const mayWrite = liveUrl === '' || process.env.CIP_SYNC_CONTRACT_WRITES === 'sandbox';

async function openTarget(): Promise<Target> {
  if (liveUrl === '') {
    const emulator = await serveEmulator({ seed: SEED });
    return { url: emulator.url, key: 'acme-key', foreign: { key: 'globex-key' }, close: () => emulator.close() };
  }
  const key = process.env.CIP_SYNC_API_KEY?.trim() ?? '';
  if (key === '') throw new Error('CIP_SYNC_API_KEY must hold a key for the live service');
  return { url: liveUrl.replace(/\/+$/, ''), key, foreign: null, close: async () => {} };
}

describe(liveUrl === '' ? 'the emulator' : 'the live service', () => {
  let opened: Target | null = null;
  const target = (): Target => {
    if (opened === null) throw new Error('the service was not opened');
    return opened;
  };
  beforeAll(async () => {
    opened = await openTarget();
  });
  afterAll(async () => opened?.close());

  describe('reads', () => readContract(target));
  describe('keys', () => keyContract(target));
  describe('planned', () => plannedContract(target, mayWrite));
  if (mayWrite) describe('writes', () => writeContract(target));
  // For a live service, no key of a second organization is known.
  if (liveUrl === '') describe('isolation', () => isolationContract(target, () => target().foreign?.key ?? ''));
});
