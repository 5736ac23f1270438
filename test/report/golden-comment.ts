// The comment of each golden situation, and those that follow an apply of one.
import type { Change, Plan } from '../../src/core/change.ts';
import { unapproved } from '../../src/core/origin.ts';
import type { ApplyReport, ChangeResult } from '../../src/core/result.ts';
import { resultMarkdown } from '../../src/report/applied.ts';
import { driftPage } from '../../src/report/drift.ts';
import { checkSummary } from '../../src/report/markdown/page.ts';
import { applyReport, changeResult, PARTIAL, pageOf } from './builder.ts';
import { approvedOf, planOf, type Situation } from './golden.ts';

const COMMIT = '3f2c9ab41d07c58e6a90b2f1d3e4c5a6b7081920';
const PAGES = 'https://github.com/cascade-river/cip-inventory-sync/blob/v1';
const FILES = `https://github.com/cascade-river/inventory/blob/${COMMIT}`;
const RUN = 'https://github.com/cascade-river/inventory/actions/runs/1';
const EVIDENCE = '7a10c3d65b9f4e2881d04c6ef3a95b7720c1e84d9f36a5b2c8d71e0f4b6a3d95';

/** The plan's comment; of `unapproved` the result's, since what it shows is an apply. */
export function commentOf(situation: Situation): string {
  const plan = planOf(situation);
  if (situation !== 'unapproved')
    return pageOf(plan, {
      commit: COMMIT,
      runUrl: RUN,
      next: situation === 'pending' ? 'plan' : 'review',
      pages: PAGES,
      files: FILES,
      driftIssue: 'https://github.com/cascade-river/inventory/issues?q=label%3Ainventory-drift',
    });
  const approved = approvedOf(situation);
  const missing = unapproved(plan.organization, plan.toExecute, approved).map(({ fingerprint }) => fingerprint);
  const behind = { counting: [{ number: 41 }], rejected: [] };
  const given = { approve: '', behind, next: 'dispatch', workflow: null } as const;
  const refusal = { plan, approved, missing: new Set(missing), ...given };
  return resultMarkdown(plan, null, { ...RESULT, result: 'unapproved', evidence: null, refusal }).text;
}

/** The summary of the check run of a plan. */
export function checkOf(situation: Situation): string {
  const commentUrl = 'https://github.com/cascade-river/inventory/pull/41#issuecomment-5';
  return checkSummary(planOf(situation), { commentUrl, runUrl: RUN, isNews: true, why: null, since: null });
}

const RESULT = { ...PARTIAL, commit: COMMIT, runUrl: RUN, evidence: EVIDENCE, pages: PAGES } as const;

/** What follows an apply of `mixed` that did all. */
export function appliedComment(): string {
  return resultComment('applied', () => ({}));
}

/** An apply of `mixed` in which one create failed, so that its deletes were left. */
export function partialComment(): string {
  return resultComment('partial', ({ action, after }) => {
    if (action === 'delete') return { outcome: 'skipped', reason: SKIPPED };
    return after.name === 'plc-tj-11' ? { outcome: 'failed', reason: 'The service answered 422.' } : {};
  });
}

const SKIPPED = 'A create or an update failed, so the other deletes were held back.';

function resultComment(result: string, told: (change: Change) => Partial<ChangeResult>): string {
  const plan = planOf('mixed');
  return resultMarkdown(plan, reportOf(plan, told), { ...RESULT, result }).text;
}

function reportOf({ toExecute }: Plan, told: (change: Change) => Partial<ChangeResult>): ApplyReport {
  return applyReport(toExecute.map((change) => changeResult(change, { id: change.id, ...told(change) })));
}

/** The job summary after an apply of a situation: all done, or with every third change failed. */
export function summaryOf(situation: Situation, isPartial = false): string {
  const plan = planOf(situation);
  const failed = { outcome: 'failed', reason: 'The service answered 422.', detail: '{"error":"name taken"}' } as const;
  const told = (change: Change) => (isPartial && plan.toExecute.indexOf(change) % 3 === 0 ? failed : {});
  const result = { ...RESULT, runUrl: null, result: isPartial ? 'partial' : 'applied' };
  return resultMarkdown(plan, reportOf(plan, told), result, 'all', 60_000).text;
}

/** The issue that a look for drift would open, were all of a situation drift. */
export function driftIssueOf(situation: Situation): string {
  const asked = planOf(situation);
  const changes = asked.changes.map((change): Change => ({ ...change, origin: 'drift' }));
  const summary = { ...asked.summary, create: 0, update: 0, delete: 0, pending: 0, drift: changes.length };
  const plan = { ...asked, changes, toExecute: [], summary };
  const shown = { base: 'd'.repeat(40), approval: 'plan', workflow: 'inventory.yml' } as const;
  return driftPage({ plan, ...shown, path: 'inventory', place: 'issue', budget: 60_000 }).text;
}
