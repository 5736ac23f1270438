// A list with something of every kind, and an earlier one.
import type { LiveAsset } from '../../src/core/model.ts';
import { type AuditList, auditList } from '../../src/ledger/list.ts';
import { listsIn } from '../../src/ledger/listed.ts';
import type { Subject } from '../../src/ledger/questions.ts';
import { liveFiles } from '../../src/ledger/tree.ts';
import { asset } from './stage.ts';

export const WHOLE: Subject = { asset: null, system: null };
export const LIST_COMMIT = '723bfb3f5657326a53b85d4ec5f94655dacbff7b';
export const FIELDS = { impactRatingField: 'impact_rating', controlCenterField: 'control_center_id' };

export interface Listed {
  readonly facilities: readonly (readonly [id: string, name: string])[];
  readonly centers: readonly (readonly [id: string, name: string])[];
  readonly systems: readonly (readonly [id: string, name: string, facility: string, rating: string, center?: string])[];
  readonly assets: readonly LiveAsset[];
}

export const NOTHING: Listed = { facilities: [], centers: [], systems: [], assets: [] };

export const NOW: Listed = {
  facilities: [
    ['fac_1', 'Tolt Junction'],
    ['fac_2', 'Riverside Substation'],
    ['fac_3', 'Old Mill'],
  ],
  centers: [
    ['cc_1', 'North Control Center'],
    ['cc_2', 'Backup Center'],
  ],
  systems: [
    ['cs_1', 'EMS', 'fac_1', 'High', 'cc_1'],
    ['cs_2', 'Line Protection', 'fac_1', 'Medium'],
    ['cs_3', 'SCADA', 'fac_2', 'medium'],
    ['cs_4', 'Stores', 'fac_2', 'Low'],
    ['cs_5', 'Yard Meters', 'fac_2', 'Low'],
    ['cs_6', 'Trial', '', ''],
  ],
  assets: [
    asset('ca_1', 'ems-01', 'cs_1'),
    asset('ca_2', 'ems-02', 'cs_1', 'software'),
    asset('ca_3', 'rtu-01', 'cs_2'),
    asset('ca_4', 'fep', 'cs_3'),
    asset('ca_5', 'meter-1', 'cs_5'),
    asset('ca_9', 'lost', 'cs_99'),
  ],
};

/** Other assets, systems and places: each kind of change between this list and the one above. */
export const EARLIER: Listed = {
  facilities: NOW.facilities.slice(0, 2),
  centers: [['cc_1', 'North Center'], NOW.centers[1]!],
  systems: NOW.systems.flatMap((system) => {
    const [id, name, facility, rating] = system;
    if (id === 'cs_6') return [];
    if (id === 'cs_4') return [[id, name, 'fac_1', rating] as const];
    return [id === 'cs_2' ? ([id, name, facility, 'Low'] as const) : system];
  }),
  assets: [
    ...NOW.assets.filter(({ id }) => !['ca_1', 'ca_2', 'ca_4'].includes(id)),
    asset('ca_2', 'ems-2', 'cs_1', 'software'),
    asset('ca_4', 'fep', 'cs_2', 'software'),
    asset('ca_7', 'gone', 'cs_2'),
  ],
};

/** A look that read these lists. `fields`: the inputs of its run. */
function lookOf({ facilities, centers, systems, assets }: Listed, at: string, fields: typeof FIELDS | object = FIELDS) {
  const named = (places: Listed['facilities']) => places.map(([id, name]) => ({ id, name }));
  const files = liveFiles(
    {
      facilities: named(facilities),
      controlCenters: named(centers),
      systems: systems.map(([id, name, facility_id, impact_rating, control_center_id = '']) => {
        return { id, name, facility_id, impact_rating, control_center_id, organization_slug: 'acme' };
      }),
      assets,
    },
    fields,
  );
  const common = { previous: null, commit: null, tool: { name: 'cip-inventory-sync', version: '0.0.0' } };
  return {
    commit: LIST_COMMIT,
    ledger: {
      format_version: '1.0',
      organization: 'acme',
      service: 'https://inventory.example',
      started_at: at,
    } as const,
    run: { ...common, seq: 1, kind: 'look', live_sha256: 'ab'.repeat(32), read_at: at, counts: {} } as const,
    next: '2026-03-02T06:17:00.000Z',
    firstOfDay: null,
    ...listsIn(files),
  };
}

interface Sampled {
  readonly subject?: Subject;
  readonly earlier?: Listed | null;
  readonly fields?: object;
  /** The inputs of the run of the earlier look, if they were others. */
  readonly fieldsBefore?: object;
  readonly asked?: string | null;
  /** When the lists were read next. */
  readonly next?: string | null;
}

export function sampleList(
  listed = NOW,
  { subject = WHOLE, earlier = null, fields, fieldsBefore = fields, asked = null, ...more }: Sampled = {},
): AuditList {
  const since = earlier && lookOf(earlier, '2025-01-05T06:17:00.000Z', fieldsBefore);
  const look = lookOf(listed, '2026-03-01T06:17:00.000Z', fields);
  return auditList({ ...look, ...more }, subject, since, asked);
}

/** 100,000 assets in 1,000 systems at as many sites, each twentieth asset under another name than earlier. */
export function longLists(): { readonly now: Listed; readonly earlier: Listed } {
  const numbers = Array.from({ length: 1000 }, (_, n) => n);
  const places = {
    facilities: numbers.map((n) => [`fac_${n}`, `Site ${n}`] as const),
    centers: [],
    systems: numbers.map((n) => [`cs_${n}`, `System ${n}`, `fac_${n}`, ['High', 'Medium', 'Low', ''][n % 4]!] as const),
  };
  const assets = Array.from({ length: 100_000 }, (_, n) =>
    asset(`ca_${n}`, `site-${n % 1000}-relay-${n}`, `cs_${n % 1000}`),
  );
  const renamed = assets.map((one, n) => (n % 20 === 0 ? { ...one, name: `${one.name}-old` } : one));
  return { now: { ...places, assets }, earlier: { ...places, assets: renamed } };
}
