import { expect, test } from 'vitest';
import { Store } from '../../src/emulator/store.ts';
import { creation, KEY, manualClock, SEED, send, start, storedAssets } from './fixture.ts';

test('an entry has the request, its organization, the status and the time', async () => {
  const clock = manualClock(1_000);
  const emulator = await start({ now: clock.now });
  await send(emulator, 'POST', '/cyber-assets?dry=1', creation('new'));
  clock.advance(5);
  await send(emulator, 'GET', '/facilities', { key: 'nobody' });
  const [sent, asked] = [
    { method: 'POST', path: '/cyber-assets?dry=1' },
    { method: 'GET', path: '/facilities' },
  ];
  const { json: body } = creation('new');
  expect(emulator.log).toEqual([
    { ...sent, organization: 'acme', status: 201, fault: null, committed: true, body, at: 1_000 },
    { ...asked, organization: null, status: 401, fault: null, committed: false, at: 1_005 },
  ]);
});

test('the log never contains a key, valid or not', async () => {
  const emulator = await start();
  await send(emulator, 'GET', '/facilities');
  await send(emulator, 'GET', '/facilities', { key: 'wrong-key' });
  const text = JSON.stringify(emulator.log);
  expect(text).not.toContain(KEY);
  expect(text).not.toContain('wrong-key');
});

test.each<[string, string, object]>([
  ['POST', '/cyber-assets', { json: { name: 'x' } }],
  ['POST', '/cyber-assets', creation('scada-01')],
  ['PATCH', '/cyber-assets/ca_1', { json: { name: 'os-01' } }],
  ['PATCH', '/cyber-assets/ca_3', { json: { name: 'x' } }],
  ['DELETE', '/cyber-assets/ca_3', {}],
  ['DELETE', '/facilities/fac_1', {}],
  ['GET', '/cyber-assets', {}],
])('committed is false for refused requests and for reads: %s %s', async (method, path, sent) => {
  const emulator = await start();
  await send(emulator, method, path, sent);
  expect(emulator.log[0]?.committed).toBe(false);
  expect(storedAssets(emulator.store)).toEqual(storedAssets(new Store(SEED, 'organization')));
});
