import { describe, expect, test } from 'vitest';
import { creation, manualClock, namesOf, send, start } from './fixture.ts';

describe('a list that lags', () => {
  test('lagReads: so many reads do not show a write yet; a read by id does', async () => {
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

  test('lagMs: a list shows the state of so long ago', async () => {
    const clock = manualClock();
    const emulator = await start({ options: { lagMs: 1_000 }, now: clock.now });
    const list = async () => namesOf((await send(emulator, 'GET', '/cyber-assets')).body);
    await send(emulator, 'PATCH', '/cyber-assets/ca_1', { json: { name: 'renamed' } });
    clock.advance(999);
    expect(await list()).toEqual(['scada-01', 'os-01']);
    clock.advance(1);
    expect(await list()).toEqual(['renamed', 'os-01']);
  });

  test('writes behind the back lag too, and other organizations are not slowed by reads of this one', async () => {
    const emulator = await start({ options: { lagReads: 1 } });
    emulator.store.organization('globex').delete('ca_3');
    await send(emulator, 'GET', '/cyber-assets');
    await send(emulator, 'GET', '/cyber-assets');
    const globex = async () => namesOf((await send(emulator, 'GET', '/cyber-assets', { key: 'globex-key' })).body);
    expect(await globex()).toEqual(['plc-01']);
    expect(await globex()).toEqual([]);
  });
});

test('100,000 assets are listed whole, each once, and names are still unique', async () => {
  const count = 100_000;
  const cyber_assets = Array.from({ length: count }, (_, index) => ({
    name: `asset-${index}`,
    cyber_system: 'S',
    asset_type: 'hardware' as const,
  }));
  const seed = { organizations: [{ slug: 'acme', keys: ['acme-key'], cyber_systems: [{ name: 'S' }], cyber_assets }] };
  const emulator = await start({ seed });
  const names = namesOf((await send(emulator, 'GET', '/cyber-assets')).body);
  expect(new Set(names).size).toBe(count);
  expect((await send(emulator, 'POST', '/cyber-assets', creation('asset-99999'))).status).toBe(409);
  const created = await send(emulator, 'POST', '/cyber-assets', creation('asset-100000'));
  expect(created.body).toMatchObject({ id: 'ca_100001' });
});
