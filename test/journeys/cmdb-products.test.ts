// An export of each of ten products, played to its end: the first import, and a later export with every kind of change.
// What is live afterwards is what the export says, byte for byte, and each asset keeps its id.
import { expect, test } from 'vitest';
import { type Device, PRODUCTS } from './cmdb-products.ts';
import { setStage } from './harness.ts';
import { world } from './world.ts';

const SITES = ['North', 'South'] as const;
const SYSTEMS = ['EMS', 'Yard'] as const;
const SEED = world(
  {},
  {
    facilities: SITES.map((name) => ({ id: `fac_${name}`, name })),
    cyber_systems: SITES.flatMap((site) =>
      SYSTEMS.map((name) => ({ id: `cs_${site}_${name}`, name, facility_id: `fac_${site}` })),
    ),
  },
);

function device(number: string, name: string, place = 'North/EMS', type: Device['type'] = 'hardware'): Device {
  const [site, system] = place.split('/') as [Device['site'], Device['system']];
  return { number, name, site, system, type };
}

const FIRST = [
  device('0001', '00123'),
  device('0002', 'REL 670 (A17)'),
  device('0003', 'mess–wert Süd', 'South/Yard'),
  device('0004', '-48V charger', 'South/Yard'),
  device('0005', 'historian, old', 'North/EMS', 'software'),
  device('0006', 'left', 'North/Yard'),
  device('0007', 'right', 'North/Yard'),
  device('0008', 'gone', 'South/EMS'),
  device('0009', 'stays', 'South/EMS', 'software'),
];
/** A rename, a move to another site, a retype, a swap, a retired device, a new one, and a new one in place of another. */
const SECOND = [
  device('0001', '00123-b'),
  device('0002', 'REL 670 (A17)', 'South/EMS'),
  device('0003', 'mess–wert Süd', 'South/Yard', 'software'),
  device('0004', '-48V charger', 'South/Yard'),
  device('0005', 'historian, old', 'North/EMS', 'software'),
  device('0006', 'right', 'North/Yard'),
  device('0007', 'left', 'North/Yard'),
  device('1009', 'stays', 'South/EMS', 'software'),
  device('0010', 'new', 'North/EMS'),
];

test.each(PRODUCTS)('$name', async ({ mapping, text }) => {
  const stage = await setStage({ seed: SEED, files: { 'map.yml': mapping, 'cmdb.csv': text(FIRST) } });
  const follow = () => stage.cli('import', '--from-csv', 'cmdb.csv', '--mapping', 'map.yml', '--update');
  const live = () => Array.from(stage.emulator.store.organization('acme').cyberAssets.values());
  const expectLive = async (devices: readonly Device[]) => {
    const imported = await follow();
    expect(imported, imported.stderr).toMatchObject({ code: 0 });
    expect(await stage.cli('apply', '--yes')).toMatchObject({ code: 0 });
    const all = live().map(({ name, cyber_system_id, asset_type }) => [name, cyber_system_id, asset_type].join(' '));
    const wanted = devices.map(({ name, site, system, type }) => [name, `cs_${site}_${system}`, type].join(' '));
    expect(all.sort()).toEqual(wanted.sort());
  };
  await expectLive(FIRST);
  const idOf = new Map(FIRST.map(({ number, name }) => [number, live().find((one) => one.name === name)?.id]));

  stage.write({ 'cmdb.csv': text(SECOND) });
  await expectLive(SECOND);
  const named = new Map(live().map(({ id, name }) => [id, name]));
  const kept = SECOND.filter(({ number }) => idOf.has(number));
  expect(kept.map(({ number }) => named.get(idOf.get(number)!))).toEqual(kept.map(({ name }) => name));
  // The replaced device keeps its asset, too.
  expect(named.get(idOf.get('0009')!)).toBe('stays');

  expect((await follow()).stdout).toContain('Nothing to update');
  // What the tool itself exports gives the same assets, with their numbers.
  await stage.cli('export', '--out', 'own.csv');
  const own = await stage.cli('import', '--from-csv', 'own.csv', '--update');
  expect(own.stdout).toContain('Nothing to update');
});
