// Inventories and live lists of any size, always the same for the same seed: cyber systems named after real plants (the
// names are public domain), with the devices of a plant.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededRandom } from '../src/emulator/faults.ts';

const PLANTS = [
  '1420 COIL AV #C',
  'AMPERSAND GILMAN HYDRO',
  'BARKER MILL UPPER HYDRO PROJECT',
  'BISHOP CREEK 2',
  'BPU-NEARMAN CREEK POWER STA',
  'CAMP FAR WEST',
  'CHATEAUGAY HIGH FALLS HYDRO',
  'COWLITZ FALLS DAM',
  'DEERFIELD 4',
  'DON PEDRO',
  'FOOTPRINT POWER SALEM HARBOR STATION',
  'GASTON',
  'HARTWELL LAKE',
  'HORSE MESA',
  'J. E. CORETTE STEAM ELECTRIC STATION',
  'LOOKOUT SHOALS',
  'MORMON FLAT',
  'NPPD SHELDON GENERATING STATION',
  'PG&E DIABLO CANYON',
  'RIVER MILL',
  'S.D WARREN (WESTBROOK MILL)',
  'SISSONVILLE HYDRO',
  'STILLWATER RESERVOIR HYDRO',
  'TECUMSEH ENERGY CENTER',
  'UPPER MECHANICVILLE',
  'WAY DAM',
];
const SYSTEMS = ['DCS', 'EMS', 'SCADA', 'protection', 'governor', 'substation automation'];
const DEVICES = ['relay', 'rtu', 'hmi', 'plc', 'fw', 'sw', 'hist', 'gps-clock', 'ied', 'jump', 'hist viewer', 'opc'];

export interface Size {
  readonly assets: number;
  readonly files: number;
}

interface Holdings {
  readonly systems: readonly object[];
  readonly assets: readonly object[];
}

/** Of every thousand assets, one must be created and one retyped; the others are as declared. */
const CREATED = 999;
const RETYPED = 500;

/** Writes one file per cyber system into `folder`; returns what the service lists. */
export function makeHoldings({ assets, files }: Size, folder: string, seed = 1): Holdings {
  const random = seededRandom(seed);
  const pick = (below: number) => Math.floor(random() * below);
  const systems: object[] = [];
  const live: object[] = [];
  const perFile = Math.ceil(assets / files);
  mkdirSync(folder, { recursive: true });
  for (let file = 0, made = 0; file < files; file++) {
    const id = `cs_${file + 1}`;
    const plant = PLANTS[pick(PLANTS.length)]!;
    const system = `${plant} ${SYSTEMS[pick(SYSTEMS.length)]} ${file + 1}`;
    systems.push({ id, name: system, facility_id: `fac_${(file % 50) + 1}`, organization_slug: 'bench' });
    const lines = ['# Reviewed with the plant', `cyber_system: ${quoted(system)}`, 'prune: true', 'assets:'];
    for (let n = 0; n < perFile && made < assets; n++, made++) {
      const name = `${DEVICES[pick(DEVICES.length)]}-${plant.slice(0, 3).toLowerCase().trim()}-${made}`;
      const type = pick(3) === 0 ? 'software' : 'hardware';
      lines.push(`  - name: ${quoted(name)}`, `    asset_type: ${type}`);
      if (made % 1000 === CREATED) continue;
      const asset_type = made % 1000 !== RETYPED ? type : type === 'hardware' ? 'software' : 'hardware';
      live.push({ id: `ca_${made + 1}`, name, cyber_system_id: id, asset_type, organization_slug: 'bench' });
    }
    writeFileSync(join(folder, `system-${String(file).padStart(5, '0')}.yml`), `${lines.join('\n')}\n`);
  }
  return { systems, assets: live };
}

/** Writes names as people do: without quotes if YAML allows it. */
function quoted(name: string): string {
  return /^[A-Za-z](?:[\w&().-]| (?=\w|\())*$/.test(name) ? name : JSON.stringify(name);
}
