// What may be executed without a record on GitHub (design section 6): a saved plan, a digest, or plain consent.
import type { Plan } from '../core/change.ts';
import { digest } from '../core/fingerprint.ts';
import { unapproved } from '../core/scope.ts';
import type { ApprovalMode } from './inputs.ts';

/** The part of a saved plan that approves. */
export interface SavedPlan {
  readonly organization: string;
  readonly digest: string;
  readonly changes: readonly { readonly fingerprint: string; readonly origin: string }[];
}

export interface Consent {
  readonly mode: ApprovalMode;
  /** A digest to approve; '' for none. */
  readonly digest: string;
  readonly saved: SavedPlan | null;
}

export interface Approval {
  /** Fingerprints to execute that nothing approves. Empty: go on. */
  readonly missing: ReadonlySet<string>;
  /** What approved the rest, for the evidence. */
  readonly by: string | null;
}

/** Decides over the changes to execute. A digest does not count where a review is asked for. */
export function approve(plan: Plan, { mode, digest: consented, saved }: Consent): Approval {
  if (mode === 'none') return { missing: new Set(), by: 'approval: none' };
  if (mode === 'plan' && consented !== '' && consented === plan.digest) {
    return { missing: new Set(), by: `digest ${plan.digest}` };
  }
  const approved = new Set(mode === 'plan' && saved !== null ? approvedBy(saved) : []);
  const missing = unapproved(plan.toExecute, approved).map((change) => change.fingerprint);
  return { missing: new Set(missing), by: saved === null ? null : `saved plan ${saved.digest}` };
}

/** The digest of a saved plan says whether drift was part of what it would execute. Null: the file was changed. */
export function approvedBy({ changes, digest: sealed }: SavedPlan): readonly string[] {
  const withoutDrift = changes.filter(({ origin }) => origin !== 'drift').map(({ fingerprint }) => fingerprint);
  if (digest(withoutDrift) === sealed) return withoutDrift;
  const all = changes.map(({ fingerprint }) => fingerprint);
  return digest(all) === sealed ? all : [];
}
