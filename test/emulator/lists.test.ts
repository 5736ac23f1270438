import { expect, test } from 'vitest';
import { creation, manualClock, namesOf, send, start } from './fixture.ts';

test('lagReads: that many list reads do not show a write yet; a read by id shows it', async () => {
  const emulator = await start({ options: { lagReads: 2 } });
  const list = async () => namesOf((await send(emulator, 'GET', '/cyber-assets')).body);
  await send(emulator, 'POST', '/cyber-assets', creation('new'));
  expect((await send(emulator, 'GET', '/cyber-assets/ca_4')).status).toBe(200);
  expect(await list()).toEqual(['scada-01', 'os-01']);
  await send(emulator, 'DELETE', '/cyber-assets/ca_1');
  expect(await list()).toEqual(['scada-01', 'os-01']);
  expect(await list()).toEqual(['scada-01', 'os-01', 'new']);
  expect(await list()).toEqual(['os-01', 'new']);
});

test('lagMs: a list shows the state from that long ago', async () => {
  const clock = manualClock();
  const emulator = await start({ options: { lagMs: 1_000 }, now: clock.now });
  const list = async () => namesOf((await send(emulator, 'GET', '/cyber-assets')).body);
  await send(emulator, 'PATCH', '/cyber-assets/ca_1', { json: { name: 'renamed' } });
  clock.advance(999);
  expect(await list()).toEqual(['scada-01', 'os-01']);
  clock.advance(1);
  expect(await list()).toEqual(['renamed', 'os-01']);
});
