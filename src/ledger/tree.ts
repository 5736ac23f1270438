// Converts the service's lists to files of the ledger: pure functions of text. The files in `live/` have all that the
// service listed, one record per line, so that a rename is one line of a diff. history.ts reads them back.
import { bytesEscaped } from '../core/characters.ts';
import { csvLine } from '../core/csv.ts';
import { sha256 } from '../core/fingerprint.ts';
import { addUnder } from '../core/group.ts';
import type { Lists } from '../core/model.ts';
import type { ShownFields } from '../core/resolve.ts';

/** The lists that have one file each. `key` is the key in `ListedPlaces` of history.ts, `of` says what a row is. */
export const PLACE_LISTS = [
  { path: 'live/facilities.csv', key: 'facilities', of: 'facility' },
  { path: 'live/control-centers.csv', key: 'controlCenters', of: 'control-center' },
  { path: 'live/systems.csv', key: 'systems', of: 'cyber-system' },
] as const;

const ASSETS = 'live/assets/';
const NO_FACILITY = 'none';
const ASSET_COLUMNS = ['id', 'name', 'asset_type'];

/** Path and text of each file of `live/`, in the order of their paths. */
export function liveFiles(lists: Lists, fields: ShownFields): ReadonlyMap<string, string> {
  const { facilities, controlCenters, systems, assets } = lists;
  const { impactRatingField: rating = '', controlCenterField: center = '' } = fields;
  const columns = [['impact_rating', rating] as const, ['control_center_id', center] as const];
  const more = columns.filter(([, field]) => field !== '');
  const named = [facilities, controlCenters].map((places) => places.map(({ id, name }) => [id, name]));
  const placed = systems.map((system) => [
    system.id,
    system.name,
    system.facility_id ?? '',
    ...more.map(([, field]) => {
      const value: unknown = Object.hasOwn(system, field) ? Reflect.get(system, field) : '';
      return typeof value === 'string' ? value : value == null ? '' : JSON.stringify(value);
    }),
  ]);
  const headers = [
    ['id', 'name'],
    ['id', 'name'],
    ['id', 'name', 'facility_id', ...more.map(([column]) => column)],
  ];
  const files = PLACE_LISTS.map(({ path }, n): [string, string] => [
    path,
    csvTable(headers[n] ?? [], [...named, placed][n] ?? []),
  ]);
  const homes = new Map(systems.map(({ id, facility_id }) => [id, facility_id ?? '']));
  const rows = new Map<string, string[][]>(systems.map(({ id }) => [id, []]));
  for (const { id, name, asset_type, cyber_system_id } of assets)
    addUnder(rows, cyber_system_id, [id, name, asset_type]);
  for (const [system, group] of rows) {
    const home = homes.get(system) ?? '';
    const folder = home === '' ? NO_FACILITY : home === NO_FACILITY ? '%6Eone' : pathSegment(home);
    files.push([`${ASSETS}${folder}/${pathSegment(system)}.csv`, csvTable(ASSET_COLUMNS, group)]);
  }
  return new Map(files.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function csvTable(header: readonly string[], rows: string[][]): string {
  // Sorts by the bytes of the id. Sorting by code units is the same unless one of them is half of a surrogate pair.
  const isPlain = rows.every(([id = '']) => !/[\ud800-\uffff]/.test(id));
  rows.sort(([a = ''], [b = '']) => {
    if (isPlain) return a < b ? -1 : 1;
    return Buffer.compare(Buffer.from(a), Buffer.from(b));
  });
  return [header, ...rows].map(csvLine).join('');
}

function pathSegment(id: string): string {
  return /^[\w-]*$/.test(id) ? id : bytesEscaped(id, '%');
}

/**
 * The output of `find live -type f | LC_ALL=C sort | xargs sha256sum | sha256sum`, computed from paths and hashes in
 * order.
 */
export function liveSha256(hashes: Iterable<readonly [path: string, sha256: string]>): string {
  let lines = '';
  for (const [path, hash] of hashes) lines += `${hash}  ${path}\n`;
  return sha256(lines);
}
