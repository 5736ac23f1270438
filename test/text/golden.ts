// Situations that a reviewer sees, each a folder of test/golden with files and a live list. The real planner makes the
// plan from them. The comments include those after an apply. `scripts/looks.ts` shows them as GitHub would.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Change, Plan } from '../../src/core/change.ts';
import type { Diagnostic } from '../../src/core/diagnostic.ts';
import { targetFingerprint } from '../../src/core/fingerprint.ts';
import type { AssetType, Inventory, Live, Named } from '../../src/core/model.ts';
import { type Approved, unapproved } from '../../src/core/origin.ts';
import { makePlan } from '../../src/core/plan.ts';
import type { ApplyReport, ChangeResult } from '../../src/core/result.ts';
import { sourceFile } from '../../src/inventory/files.ts';
import { parseInventory } from '../../src/inventory/parse.ts';
import { resultMarkdown } from '../../src/text/applied.ts';
import { driftPage } from '../../src/text/drift.ts';
import { checkSummary } from '../../src/text/markdown/page.ts';
import { applyReport, changeResult, PARTIAL, pageOf } from './builder.ts';

const ORGANIZATION = 'cascade-river-power';
const GOLDEN = join(import.meta.dirname, '../golden');

/** In the order in which people look at them. */
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

/** The plan of a situation, against an older live list if one is named. */
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
function approvedOf(situation: Situation): Approved {
  const { toExecute, organization } = planOf(situation, 'shown.json');
  return {
    fingerprints: new Set(toExecute.map(({ fingerprint }) => fingerprint)),
    targets: new Set(
      toExecute.flatMap(({ id, after }) => (id === null ? [] : targetFingerprint(organization, id, after))),
    ),
  };
}

function parse(files: Files, report: (finding: Diagnostic) => void): Inventory {
  const documents = [...files].flatMap(([path, text]) => [
    ...parseInventory(sourceFile(`inventory/${path}`, text), text, report),
  ]);
  return { documents };
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
/** The places of the three systems that most situations share. */
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

const COMMIT = '3f2c9ab41d07c58e6a90b2f1d3e4c5a6b7081920';
const PAGES = 'https://github.com/cascade-river/cip-inventory-sync/blob/v1';
const FILES = `https://github.com/cascade-river/inventory/blob/${COMMIT}`;
const RUN = 'https://github.com/cascade-river/inventory/actions/runs/1';
const EVIDENCE = '7a10c3d65b9f4e2881d04c6ef3a95b7720c1e84d9f36a5b2c8d71e0f4b6a3d95';

/** The comment of the plan. For `unapproved`, which shows an apply, the comment of the result. */
export function commentOf(situation: Situation): string {
  const plan = planOf(situation);
  if (situation !== 'unapproved')
    return pageOf(plan, {
      commit: COMMIT,
      runUrl: RUN,
      next: 'review',
      pages: PAGES,
      files: FILES,
      driftIssue: 'https://github.com/cascade-river/inventory/issues?q=label%3Ainventory-drift',
    });
  const approved = approvedOf(situation);
  const missing = unapproved(plan.organization, plan.toExecute, approved).map(({ fingerprint }) => fingerprint);
  const behind = { counting: [{ number: 41 }], rejected: [] };
  const given = { approve: '', behind, next: 'dispatch', workflow: 'inventory.yml' } as const;
  const refusal = { plan, approved, missing: new Set(missing), ...given };
  return resultMarkdown(plan, null, { ...RESULT, result: 'unapproved', evidence: null, refusal }).text;
}

/** The summary of the check run of a plan. */
export function checkOf(situation: Situation): string {
  const commentUrl = 'https://github.com/cascade-river/inventory/pull/41#issuecomment-5';
  return checkSummary(planOf(situation), { commentUrl, runUrl: RUN, isNews: true, unrecorded: null, recordedAt: null });
}

const RESULT = { ...PARTIAL, commit: COMMIT, run_url: RUN, evidence: EVIDENCE, pages: PAGES } as const;

/** The comment after an apply of `mixed` that did everything. */
export function appliedComment(): string {
  return resultComment('applied', () => ({}));
}

/** The comment after an apply of `mixed` in which one create failed, so its deletes were skipped. */
export function partialComment(): string {
  return resultComment('partial', ({ action, after }) => {
    if (action === 'delete') return { outcome: 'skipped', reason: SKIPPED };
    return after.name === 'plc-tj-11' ? { outcome: 'failed', reason: 'The service answered 422.' } : {};
  });
}

const SKIPPED = 'A create or an update failed, so deletes were held back.';

function resultComment(result: string, endOf: (change: Change) => Partial<ChangeResult>): string {
  const plan = planOf('mixed');
  return resultMarkdown(plan, reportOf(plan, endOf), { ...RESULT, result }).text;
}

function reportOf({ toExecute }: Plan, endOf: (change: Change) => Partial<ChangeResult>): ApplyReport {
  return applyReport(toExecute.map((change) => changeResult(change, { id: change.id, ...endOf(change) })));
}

/** The job summary after an apply of a situation: all done, or with every third change failed. */
export function summaryOf(situation: Situation, isPartial = false): string {
  const plan = planOf(situation);
  const failed = { outcome: 'failed', reason: 'The service answered 422.', detail: '{"error":"name taken"}' } as const;
  const endOf = (change: Change) => (isPartial && plan.toExecute.indexOf(change) % 3 === 0 ? failed : {});
  const result = { ...RESULT, run_url: null, result: isPartial ? 'partial' : 'applied' };
  return resultMarkdown(plan, reportOf(plan, endOf), result, 'all', 60_000).text;
}

/** The issue that a look for drift would open if every change of the situation were drift. */
export function driftIssueOf(situation: Situation): string {
  const asked = planOf(situation);
  const changes = asked.changes.map((change): Change => ({ ...change, origin: 'drift' }));
  const summary = { ...asked.summary, create: 0, update: 0, delete: 0, pending: 0, drift: changes.length };
  const plan = { ...asked, changes, toExecute: [], summary };
  const shown = { base: 'd'.repeat(40), isAppliedKnown: true, approval: 'plan', workflow: 'inventory.yml' } as const;
  return driftPage({ plan, ...shown, path: 'inventory', place: 'issue', budget: 60_000 }).text;
}
