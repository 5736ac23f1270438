// Situations that a reviewer meets, each a folder of test/golden: files and a live list, from which the real planner
// makes the plan. `scripts/looks.ts` shows them as GitHub would.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plan } from '../../src/core/change.ts';
import type { Diagnostic } from '../../src/core/diagnostic.ts';
import { targetFingerprint } from '../../src/core/fingerprint.ts';
import type { AssetType, Inventory, Live, Named } from '../../src/core/model.ts';
import type { Approved } from '../../src/core/origin.ts';
import { makePlan } from '../../src/core/plan.ts';
import { sourceFile } from '../../src/inventory/files.ts';
import { parseInventory } from '../../src/inventory/parse.ts';

const ORGANIZATION = 'cascade-river-power';
const GOLDEN = join(import.meta.dirname, '../golden');

/** In the order in which they are looked at. `creates` and `dangerous` are made by code: their files say nothing more. */
export const SITUATIONS = [
  ...(['nothing', 'rename', 'mixed', 'creates', 'deletes', 'dangerous', 'blocked', 'invalid'] as const),
  ...(['pending', 'drift', 'unapproved'] as const),
] as const;
export type Situation = (typeof SITUATIONS)[number];

export function goldenPath(situation: Situation, file: string): string {
  return join(GOLDEN, situation, file);
}

/** Path below `inventory/`, and text. */
type Files = ReadonlyMap<string, string>;

interface Listing {
  readonly max_deletes?: number;
  readonly facilities?: readonly Named[];
  readonly cyber_systems: readonly (Named & {
    readonly facility_id?: string;
    readonly control_center_id?: string;
    readonly impact_rating?: string;
  })[];
  readonly cyber_assets: readonly {
    readonly id: string;
    readonly name: string;
    readonly cyber_system_id: string;
    readonly asset_type: AssetType;
  }[];
}

/** The plan of a situation; against an older live list when told which. */
export function planOf(situation: Situation, live = 'live.json'): Plan {
  if (situation === 'creates') return planFrom({ ...manyCreates(), applied: null });
  if (situation === 'dangerous') return planFrom({ ...manyDeletes(), applied: null });
  const path = (name: string) => goldenPath(situation, name);
  const listing: Listing = JSON.parse(readFileSync(path(live), 'utf8'));
  return planFrom({
    head: filesIn(path('inventory')),
    base: filesIn(path('base')),
    applied: existsSync(path('applied')) ? filesIn(path('applied')) : null,
    listing,
  });
}

/** What the pull request of `unapproved` showed when it was reviewed. */
export function approvedOf(situation: Situation): Approved {
  const { toExecute, organization } = planOf(situation, 'shown.json');
  return {
    fingerprints: new Set(toExecute.map(({ fingerprint }) => fingerprint)),
    targets: new Set(
      toExecute.flatMap(({ id, after }) => (id === null ? [] : targetFingerprint(organization, id, after))),
    ),
  };
}

interface Told {
  readonly head: Files;
  readonly base: Files;
  /** null: the same as base. */
  readonly applied: Files | null;
  readonly listing: Listing;
}

function planFrom({ head, base, applied, listing }: Told): Plan {
  const diagnostics: Diagnostic[] = [];
  const parsedBase = parse(base, () => {});
  return makePlan({
    head: parse(head, (finding) => diagnostics.push(finding)),
    base: parsedBase,
    applied: applied === null ? parsedBase : parse(applied, () => {}),
    recorded: new Set(),
    live: liveOf(listing),
    diagnostics,
    baseFindings: [],
    settings: {
      ...{ maxDeletes: listing.max_deletes ?? 25, maxDeletePercent: 30, uniqueNames: 'system', applyDrift: false },
      ...{ impactRatingField: 'impact_rating', controlCenterField: 'control_center_id' },
    },
  });
}

function parse(files: Files, report: (finding: Diagnostic) => void): Inventory {
  let isComplete = true;
  const documents = [...files].flatMap(([path, text]) => [
    ...parseInventory(sourceFile(`inventory/${path}`, text), text, (finding) => {
      if (finding.severity === 'error') isComplete = false;
      report(finding);
    }),
  ]);
  return { documents, isComplete };
}

function liveOf({ facilities = [], cyber_systems, cyber_assets }: Listing): Live {
  const ours = { organization_slug: ORGANIZATION };
  return {
    organization: ORGANIZATION,
    facilities: [TOLT, ...facilities].map((facility) => ({ ...facility, ...ours })),
    controlCenters: [{ ...CENTER, ...ours }],
    systems: [SPARE, ...cyber_systems].map((system) => ({ ...PLACES[system.id], ...system, ...ours })),
    assets: cyber_assets.map((asset) => ({ ...asset, ...ours })),
  };
}

const SPARE = { id: 'cs_90', name: 'Spare Yard', control_center_id: 'cc_1', impact_rating: 'Low' };
const TOLT = { id: 'fac_12', name: 'Tolt Junction Substation' };
const CENTER = { id: 'cc_1', name: 'Cascade Control Center' };
/** Of the three systems that most situations share. */
const PLACES: Readonly<Record<string, object>> = {
  cs_101: { control_center_id: CENTER.id, impact_rating: 'High' },
  cs_106: { facility_id: TOLT.id, impact_rating: 'Medium' },
  cs_107: { facility_id: TOLT.id, impact_rating: 'Medium' },
};

function filesIn(folder: string): Files {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yml'))
    .sort();
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

/** Systems of the same names at every site, as utilities have them. */
const SITES = [
  ...['Chinook Narrows', 'Elk Prairie', 'Granite Falls', 'Miller Flats', 'North Fork', 'Pioneer', 'Saddle Butte'],
];
const NAMES = ['Line Protection', 'Metering', 'Station Control', 'Telecommunications'];

function systemsAt(sites: readonly string[], names: readonly string[]) {
  const facilities = sites.map((site, index) => ({ id: `fac_${20 + index}`, name: `${site} Substation` }));
  const cyber_systems = facilities.flatMap((facility, site) =>
    names.map((name, index) => ({
      ...{ id: `cs_${201 + index * sites.length + site}`, name, facility_id: facility.id },
      impact_rating: index === 0 ? 'Medium' : 'Low',
    })),
  );
  return { facilities, cyber_systems };
}

/** A document that keeps its system as it is but for these entries. */
function documentOf(system: string, entries: readonly string[]): string {
  const lines = entries.map((name) => `  - name: ${name}\n    asset_type: hardware\n`);
  return `cyber_system: ${system}\n${lines.length === 0 ? 'assets: []\n' : `assets:\n${lines.join('')}`}`;
}

/** Twenty-eight systems at seven sites, adopted at once with 5,000 assets. */
function manyCreates(): Omit<Told, 'applied'> {
  const listing = { ...systemsAt(SITES, NAMES), cyber_assets: [] };
  const head = listing.cyber_systems.map(({ id, facility_id }, index) => {
    const count = 178 + (index < 16 ? 1 : 0);
    const entries = Array.from({ length: count }, (_, at) => `ied-${id.slice(3)}-${String(at + 1).padStart(3, '0')}`);
    return [`${facility_id}/${id}.yml`, documentOf(id, entries)] as const;
  });
  return { head: new Map(head), base: new Map(), listing };
}

/** Five sites, five relays gone from each; at one of them an entry stands where a deleted one stood. */
function manyDeletes(): Omit<Told, 'applied'> {
  const { facilities, cyber_systems } = systemsAt(SITES.slice(0, 5), NAMES.slice(0, 1));
  const CODES = ['cn', 'ep', 'gf', 'mf', 'nf'];
  const relaysAt = (site: number) => Array.from({ length: 20 }, (_, at) => `relay-${CODES[site]}-${at + 1}`);
  const cyber_assets = cyber_systems.flatMap(({ id }, site) =>
    relaysAt(site).map((name, at) => ({
      ...{ id: `ca_${5000 + site * 20 + at}`, name, cyber_system_id: id },
      asset_type: 'hardware' as const,
    })),
  );
  const files = (entriesOf: (site: number) => readonly string[]): Files =>
    new Map(cyber_systems.map(({ id }, site) => [`${id}.yml`, documentOf(id, entriesOf(site))]));
  const left = (site: number) => [...relaysAt(site).slice(0, 15), ...(site === 2 ? ['line-diff-87'] : [])];
  return { head: files(left), base: files(relaysAt), listing: { facilities, cyber_systems, cyber_assets } };
}
