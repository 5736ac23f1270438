// Situations that a reviewer meets, each a folder of test/golden: files and a live list, from which the real planner
// makes the plan. `scripts/looks.ts` shows them as GitHub would.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plan } from '../../src/core/change.ts';
import type { Diagnostic } from '../../src/core/diagnostic.ts';
import { targetFingerprint } from '../../src/core/fingerprint.ts';
import type { AssetType, Inventory, Live } from '../../src/core/model.ts';
import { makePlan } from '../../src/core/plan.ts';
import type { Approved } from '../../src/core/scope.ts';
import { sourceFile } from '../../src/inventory/files.ts';
import { parseInventory } from '../../src/inventory/parse.ts';

const ORGANIZATION = 'cascade-river-power';
const GOLDEN = join(import.meta.dirname, '../golden');

/** The ten, in the order in which they are looked at. `creates` is made by code: its 3,000 entries say nothing more. */
export const SITUATIONS = [
  'nothing',
  'rename',
  'mixed',
  'creates',
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
  readonly cyber_systems: readonly { readonly id: string; readonly name: string }[];
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
    held: new Set(),
    live: liveOf(listing),
    diagnostics,
    settings: { maxDeletes: listing.max_deletes ?? 25, maxDeletePercent: 30, uniqueNames: 'system', drift: 'report' },
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

function liveOf({ cyber_systems, cyber_assets }: Listing): Live {
  const ours = { organization_slug: ORGANIZATION };
  return {
    organization: ORGANIZATION,
    facilities: null,
    systems: cyber_systems.map((system) => ({ ...system, ...ours })),
    assets: cyber_assets.map((asset) => ({ ...asset, ...ours })),
  };
}

function filesIn(folder: string): Files {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yml'))
    .sort();
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

/** Twelve substations of 250 assets each, adopted at once. */
function manyCreates(): Omit<Told, 'applied'> {
  const numbers = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
  const systems = numbers.map((number, index) => ({ id: `cs_${201 + index}`, name: `Substation ${number} SCADA` }));
  const entries = (number: string) =>
    Array.from(
      { length: 250 },
      (_, index) => `  - name: ied-${number}-${String(index + 1).padStart(3, '0')}\n    asset_type: hardware\n`,
    ).join('');
  const head = numbers.map(
    (number, index) =>
      [`substations/${number}.yml`, `cyber_system: ${systems[index]?.name}\nassets:\n${entries(number)}`] as const,
  );
  return { head: new Map(head), base: new Map(), listing: { cyber_systems: systems, cyber_assets: [] } };
}
