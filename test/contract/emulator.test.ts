// What the API document says, but no test of a live service can cause: keys that come and go, and a body that is
// not announced as JSON.
import { expect, onTestFinished, test } from 'vitest';
import { type Emulator, serveEmulator } from '../../src/emulator/server.ts';
import { call, expectFailure, type Target } from './target.ts';

const ASSET = { name: 'ems-scada-01', cyber_system: 'EMS', asset_type: 'hardware' } as const;
const SEED = {
  organizations: [{ slug: 'acme', keys: ['old-key'], cyber_systems: [{ name: 'EMS' }], cyber_assets: [ASSET] }],
};

async function open(): Promise<{ emulator: Emulator; target: Target }> {
  const emulator = await serveEmulator({ seed: SEED });
  onTestFinished(() => emulator.close());
  return { emulator, target: { url: emulator.url, key: 'old-key', foreign: null, close: async () => {} } };
}

test('5.3 and 5.5 a new key leaves the old one valid, for reads and writes, until the old one is revoked', async () => {
  const { emulator, target } = await open();
  emulator.store.addKey('acme', 'new-key');
  const { id } = (await call(target, 'GET', '/cyber-assets')).records()[0] ?? {};
  for (const key of ['old-key', 'new-key']) {
    expect((await call(target, 'GET', '/cyber-assets', { key })).records(), key).toMatchObject([{ id }]);
    const json = { name: `by ${key}` };
    expect((await call(target, 'PATCH', `/cyber-assets/${id}`, { key, json })).status, key).toBe(200);
  }
  expect(emulator.store.revokeKey('acme', 'old-key')).toBe(true);
  expectFailure(await call(target, 'GET', '/cyber-assets', { key: 'old-key' }), 'the old key');
  expectFailure(await call(target, 'DELETE', `/cyber-assets/${id}`, { key: 'old-key' }), 'the old key');
  const left = await call(target, 'GET', '/cyber-assets', { key: 'new-key' });
  expect(left.records()).toMatchObject([{ id, name: 'by new-key' }]);
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
  '4.1 a body sent as %s is not written',
  async (type) => {
    const { target } = await open();
    const before = (await call(target, 'GET', '/cyber-assets')).records();
    const { id, cyber_system_id } = before[0] ?? {};
    const headers = { 'Content-Type': type };
    const created = JSON.stringify({ name: 'created', cyber_system_id, asset_type: 'software' });
    const changed = JSON.stringify({ name: 'changed' });
    expect((await call(target, 'POST', '/cyber-assets', { headers, text: created })).status).toBe(415);
    expect((await call(target, 'PATCH', `/cyber-assets/${id}`, { headers, text: changed })).status).toBe(415);
    expect((await call(target, 'GET', '/cyber-assets')).records()).toEqual(before);
  },
);
