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

/** In the order in which they are looked at. */
export const SITUATIONS = [
  'nothing',
  'rename',
  'mixed',
  'deletes',
  'blocked',
  'invalid',
  'pending',
  'drift',
  'unapproved',
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
  const path = (name: string) => goldenPath(situation, name);
  const listing: Listing = JSON.parse(readFileSync(path(live), 'utf8'));
  const diagnostics: Diagnostic[] = [];
  const base = parse(filesIn(path('base')), () => {});
  return makePlan({
    head: parse(filesIn(path('inventory')), (finding) => diagnostics.push(finding)),
    base,
    applied: existsSync(path('applied')) ? parse(filesIn(path('applied')), () => {}) : base,
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
