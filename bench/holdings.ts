// Inventories and live lists of any size, the same for the same seed, with names in the manner of real plants.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PLACES = [
  'Baker',
  'Cane Run',
  'Chena',
  'Flint Creek',
  'Guntersville',
  'Keystone',
  'Mesa Lane',
  'Muskogee',
  'Pickwick',
  'Round Butte',
  'Shawmut',
  'Ware Shoals',
];
const PLANTS = ['Hydro Plant', 'Station', 'Dam', 'Solar Farm', 'Generating Station', 'Substation'];
const DEVICES = ['relay', 'rtu', 'hmi', 'plc', 'fw', 'sw', 'hist', 'gps-clock', 'ied', 'jump'];

export interface Size {
  readonly assets: number;
  readonly files: number;
}

interface Holdings {
  readonly systems: readonly object[];
  readonly assets: readonly object[];
}

/** One file a cyber system. Of every thousand live assets one has another type than declared, and one is missing. */
export function makeHoldings({ assets, files }: Size, folder: string): Holdings {
  const systems: object[] = [];
  const live: object[] = [];
  const perFile = Math.ceil(assets / files);
  mkdirSync(folder, { recursive: true });
  for (let file = 0, made = 0; file < files; file++) {
    const id = `cs_${file + 1}`;
    const name = `${PLACES[file % PLACES.length]} ${PLANTS[file % PLANTS.length]} ${file + 1}`;
    systems.push({ id, name, facility_id: `fac_${(file % 50) + 1}`, organization_slug: 'bench' });
    const lines = [`cyber_system: ${name}`, 'prune: true', 'assets:'];
    for (let n = 0; n < perFile && made < assets; n++, made++) {
      const asset = `${DEVICES[made % DEVICES.length]}-${String(made).padStart(7, '0')}`;
      const type = made % 3 === 0 ? 'software' : 'hardware';
      lines.push(`  - name: ${asset}`, `    asset_type: ${type}`);
      if (made % 1000 === 999) continue;
      const liveType = made % 1000 === 500 ? 'hardware' : type;
      live.push({
        id: `ca_${made + 1}`,
        name: asset,
        cyber_system_id: id,
        asset_type: liveType,
        organization_slug: 'bench',
      });
    }
    writeFileSync(join(folder, `system-${String(file).padStart(5, '0')}.yml`), `${lines.join('\n')}\n`);
  }
  return { systems, assets: live };
}
