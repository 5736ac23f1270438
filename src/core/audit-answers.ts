// The answers of an audit: plain data that ledger/ makes, report/ puts into words, and `audit --json` prints as it is.
// Times are ISO 8601, UTC.

/** An asset as it was listed at that time. */
export interface AuditState {
  readonly name: string;
  readonly asset_type: string;
  readonly cyber_system_id: string;
  /** null where the system was not listed. */
  readonly cyber_system: string | null;
  readonly site: string | null;
  /** The rating of the system; null where it has none. */
  readonly impact_rating: string | null;
}

export interface AuditApproval {
  readonly user: string;
  readonly at: string;
  readonly commit: string | null;
}

/** A change that a run executed, or tried to execute. */
export interface AuditChange {
  readonly at: string;
  readonly action: 'create' | 'update' | 'delete';
  readonly asset_id: string | null;
  readonly before: AuditState | null;
  readonly after: AuditState | null;
  /** As in the evidence. `interrupted`: the run was cut off, and a later list shows the change. */
  readonly outcome: string;
  readonly reason: string | null;
  readonly asked_by: readonly string[];
  readonly approved_by: readonly AuditApproval[];
  readonly approval: string;
  readonly pull_requests: readonly number[];
  /** From these pull requests, or given with the digest that a person approved: the change orders behind the change. */
  readonly tickets: readonly string[];
  readonly titles: readonly string[];
  readonly commit: string | null;
  /** Whether the inventory files were those of the commit. null if the run could not know. */
  readonly clean: boolean | null;
  readonly actor: string | null;
  readonly run_url: string | null;
  readonly ledger_commit: string;
}

/** A change that no run explains, and the two readings between which it was made. */
export interface AuditOutside {
  readonly after_look: string;
  readonly before_look: string;
  readonly during_run: boolean;
  readonly of: 'cyber-asset' | 'cyber-system' | 'facility' | 'control-center';
  readonly id: string;
  readonly before: AuditState | Readonly<Record<string, string>> | null;
  readonly after: AuditState | Readonly<Record<string, string>> | null;
  readonly ledger_commit: string;
}

export interface AuditRefused {
  readonly at: string;
  readonly result: string;
  readonly changes: number;
  readonly guards: readonly string[];
  readonly pull_requests: readonly number[];
  readonly actor: string | null;
  readonly run_url: string | null;
  readonly commit: string | null;
  readonly ledger_commit: string;
}

export interface AuditReview {
  readonly date: string;
  readonly at: string;
  readonly path: string;
  readonly list_commit: string;
  readonly list_sha256: string;
  readonly scope: readonly string[];
  readonly statement: string;
  readonly pull_request: number | null;
  readonly asked_by: string | null;
  readonly approved_by: readonly AuditApproval[];
  /**
   * Whether one of the approvals counts: by a login of input `review-approvers`, not by the author, and on that head.
   */
  readonly approved_by_review_approver: boolean;
  readonly ledger_commit: string;
}

interface AuditLook {
  readonly at: string;
  readonly kind: string;
  readonly assets: number;
  readonly ledger_commit: string;
}

/** A time between two readings that is longer than it should be, or a run without an end. */
export interface AuditGap {
  readonly kind: 'no-look' | 'interrupted';
  readonly from: string;
  readonly to: string | null;
  readonly days: number | null;
  readonly ledger_commit: string;
}

export interface AuditReport {
  readonly format_version: '1.0';
  readonly organization: string;
  readonly service: string;
  readonly ledger: { readonly first: string; readonly tip: string; readonly continues: string | null };
  readonly from: string | null;
  readonly to: string | null;
  readonly changes: readonly AuditChange[];
  readonly outside: readonly AuditOutside[];
  readonly refused: readonly AuditRefused[];
  readonly reviews: readonly AuditReview[];
  readonly next_review_due: string | null;
  readonly looks: readonly AuditLook[];
  readonly gaps: readonly AuditGap[];
}

/** The list as of one reading. */
export interface AuditList {
  readonly format_version: '1.0';
  readonly organization: string;
  readonly service: string;
  readonly at: string;
  readonly next_look: string | null;
  readonly ledger_commit: string;
  readonly live_sha256: string;
  readonly facilities: readonly Readonly<Record<string, string>>[];
  readonly control_centers: readonly Readonly<Record<string, string>>[];
  readonly systems: readonly Readonly<Record<string, string>>[];
  readonly assets: readonly (AuditState & { readonly id: string })[];
}

export type ProblemCode =
  | 'object-differs'
  | 'not-linear'
  | 'no-ledger-file'
  | 'begins-in-the-middle'
  | 'unexpected-file'
  | 'file-changed'
  | 'run-removed'
  | 'run-changed'
  | 'not-one-run'
  | 'run-unreadable'
  | 'wrong-seq'
  | 'wrong-previous'
  | 'wrong-name'
  | 'other-organization'
  | 'live-mismatch'
  | 'live-without-lists'
  | 'not-signed'
  | 'wrong-signature'
  | 'unknown-signer'
  | 'outside-during-run'
  | 'done-not-listed'
  | 'not-converged'
  | 'not-shown'
  | 'not-approved'
  | 'inventory-differs'
  | 'inventory-lacks-commit'
  | 'inventory-lacks-file'
  | 'inventory-uncommitted'
  | 'not-contained'
  | 'gap'
  | 'interrupted'
  | 'continued';

/** A result of `audit verify`. `broken`: the ledger is not what was written. `finding`: a person has to judge it. */
export interface AuditProblem {
  /** The number of the check in the contract of the ledger. */
  readonly check: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  readonly severity: 'broken' | 'finding';
  readonly code: ProblemCode;
  readonly commit: string | null;
  /** The words that the message of the code needs, separated by spaces. */
  readonly detail: string;
}
