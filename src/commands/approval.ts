// What may be executed (design section 6): everything, what a digest names, or what was shown before.
import type { Plan } from '../core/change.ts';
import { digest, targetFingerprint } from '../core/fingerprint.ts';
import type { AssetState } from '../core/model.ts';
import { type Approved, unapproved } from '../core/scope.ts';
import type { ApprovalMode } from './inputs.ts';

export interface Consent {
  readonly mode: ApprovalMode;
  /** A digest to approve; '' for none. */
  readonly digest: string;
  /** What a saved plan or the records of merged pull requests approve, and what to call that in the evidence. */
  readonly shown: { readonly approved: Approved; readonly by: string } | null;
}

export interface Approval {
  /** Fingerprints to execute that nothing approves. Empty: go on. */
  readonly missing: ReadonlySet<string>;
  /** What approved the rest, for the evidence. */
  readonly by: string | null;
}

/** Decides over the changes to execute. A digest does not count where a review is asked for. */
export function approve(plan: Plan, { mode, digest: consented, shown }: Consent): Approval {
  if (mode === 'none') return { missing: new Set(), by: 'approval: none' };
  if (mode === 'plan' && consented !== '' && consented === plan.digest) {
    return { missing: new Set(), by: `digest ${plan.digest}` };
  }
  const approved = shown?.approved ?? NOTHING_APPROVED;
  const missing = unapproved(plan.organization, plan.toExecute, approved).map((change) => change.fingerprint);
  return { missing: new Set(missing), by: shown?.by ?? null };
}

/** Where no plan was shown before. */
export const NOTHING_APPROVED: Approved = { fingerprints: new Set(), targets: new Set() };

/** The part of a saved plan that approves. */
export interface SavedPlan {
  readonly organization: string;
  readonly digest: string;
  readonly changes: readonly SavedChange[];
}

interface SavedChange {
  readonly fingerprint: string;
  readonly origin: string;
  readonly id: string | null;
  readonly before: AssetState | null;
  readonly after: AssetState | null;
}

/** What a saved plan would execute. Its digest says whether drift was part of that; null when it fits neither way. */
export function shownBySavedPlan({ organization, changes, digest: sealed }: SavedPlan): Consent['shown'] {
  const withoutDrift = changes.filter(({ origin }) => origin !== 'drift');
  const executed = [withoutDrift, changes].find((some) => digest(some.map((c) => c.fingerprint)) === sealed);
  if (executed === undefined) return null;
  const targets = executed.flatMap(({ id, after }) =>
    id === null ? [] : [targetFingerprint(organization, id, after)],
  );
  const approved = { fingerprints: new Set(executed.map((c) => c.fingerprint)), targets: new Set(targets) };
  return { approved, by: `saved plan ${sealed}` };
}
