// The record of one apply (design section 7), for auditors and for recovery: what was approved, what was done, and
// what would bring a deleted asset back.
import type { Change, Guard, Summary } from '../core/change.ts';
import type { AssetState } from '../core/model.ts';
import type { ApplyReport, ChangeResult, Difference } from '../core/result.ts';
import { systemDocument } from '../core/sites.ts';

/** A pull request whose changes were applied. */
interface AppliedPullRequest {
  readonly number: number;
  readonly author: string;
  /** The commit that was reviewed. */
  readonly head: string;
  readonly merge_commit: string | null;
  /** What it showed, and when; null where no record counts. */
  readonly record: { readonly digest: string; readonly at: string } | null;
  readonly approvals: readonly { readonly user: string; readonly submitted_at: string; readonly commit_id: string }[];
}

/** Where the run stood; null where a surface cannot know. */
export interface RunContext {
  readonly commit: string | null;
  /** Whether the inventory files are those of the commit. */
  readonly clean: boolean | null;
  readonly pull_requests: readonly AppliedPullRequest[];
  readonly actor: string | null;
  readonly run_url: string | null;
}

export interface EvidenceInput {
  readonly tool: { readonly name: string; readonly version: string };
  readonly organization: string;
  readonly service: string;
  readonly result: string;
  readonly digest: string;
  readonly approval: { readonly mode: string; readonly by: string | null };
  readonly context: RunContext;
  readonly files: readonly { readonly path: string; readonly sha256: string }[];
  readonly summary: Summary;
  readonly guards: readonly Guard[];
  /** What was to be executed. */
  readonly changes: readonly Change[];
  /** null when nothing was tried. */
  readonly report: ApplyReport | null;
  /** Write requests sent for a change, the client's own retries included. */
  readonly attemptsOf: (result: ChangeResult) => number;
  /** The pull requests whose records show a change. */
  readonly shownIn: (change: Change) => readonly number[];
  /** Where the intent stands in the ledger; null without one. */
  readonly ledger: { readonly branch: string; readonly commit: string } | null;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly endedAt: number;
}

export type EvidenceDocument = ReturnType<typeof evidenceDocument>;

/** The document of `schemas/evidence.schema.json`. Times are ISO 8601, UTC. */
export function evidenceDocument(input: EvidenceInput) {
  const { report, context } = input;
  const results = new Map(report?.results.map((result) => [result.change, result]));
  return {
    format_version: '1.1' as const,
    tool: input.tool,
    organization: input.organization,
    service: input.service,
    result: input.result,
    digest: input.digest,
    approval: input.approval,
    started_at: iso(input.startedAt),
    ended_at: iso(input.endedAt),
    ...context,
    files: input.files,
    summary: input.summary,
    guards: input.guards,
    changes: input.changes.map((change) => changeDocument(change, results.get(change) ?? null, input)),
    closing_read: closingDocument(report),
    differences: report?.differences.map(differenceDocument) ?? [],
    ledger: input.ledger,
  };
}

function changeDocument(change: Change, result: ChangeResult | null, { attemptsOf, shownIn }: EvidenceInput) {
  const { fingerprint, action, before, after, origin, cyberSystem } = change;
  const isMove = change.action === 'update' && change.changed.includes('cyber_system_id');
  return {
    fingerprint,
    action,
    origin,
    id: result?.id ?? change.id,
    cyber_system: systemDocument(cyberSystem),
    from_cyber_system: isMove ? systemDocument(change.fromSystem) : null,
    before,
    after,
    outcome: result?.outcome ?? ('not-started' as const),
    reason: result?.reason ?? null,
    detail: result?.detail ?? null,
    attempts: result === null ? 0 : attemptsOf(result),
    started_at: iso(result?.startedAt ?? null),
    ended_at: iso(result?.endedAt ?? null),
    shown_in: shownIn(change),
    recreate: action === 'delete' ? recreate(change.before) : null,
  };
}

/** Deletion is permanent: this would make a new asset of the same name, without its history. */
function recreate(body: AssetState) {
  return {
    request: 'POST /cyber-assets' as const,
    body,
    note: 'The asset would have a new id, and none of its compliance history.' as const,
  };
}

function closingDocument(report: ApplyReport | null) {
  if (report === null) return null;
  return { converged: report.converged, failure: report.closingFailure, stopped: report.stopped };
}

function differenceDocument({ change, kind, found }: Difference) {
  const assets = found.map(({ id, name, cyber_system_id, asset_type }) => ({ id, name, cyber_system_id, asset_type }));
  return { fingerprint: change.fingerprint, kind, found: assets };
}

function iso(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}
