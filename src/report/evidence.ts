// The record of one apply, for auditors and for recovery: what was approved, what was done, and what
// would restore a deleted asset.
import type { Change, Guard, Summary } from '../core/change.ts';
import type { AssetState } from '../core/model.ts';
import type { ApplyReport, ChangeResult, Difference } from '../core/result.ts';
import { systemDocument } from '../core/system-context.ts';
import type { EvidenceDocument } from './evidence-schema.ts';

/** The circumstances of the run. A field is null if the caller cannot know it. */
export type RunContext = Pick<EvidenceDocument, 'commit' | 'clean' | 'pull_requests' | 'actor' | 'run_url'>;

type Stated = Pick<EvidenceDocument, 'tool' | 'organization' | 'service' | 'result' | 'digest' | 'approval' | 'files'>;

export interface EvidenceInput extends Stated, Pick<EvidenceDocument, 'ledger'> {
  readonly context: RunContext;
  readonly summary: Summary;
  readonly guards: readonly Guard[];
  /** The changes to execute. */
  readonly changes: readonly Change[];
  /** null when nothing was tried. */
  readonly report: ApplyReport | null;
  /** Write requests sent for a change, including the client's own retries. */
  readonly attemptsOf: (result: ChangeResult) => number;
  /** The pull requests whose records show a change. */
  readonly shownIn: (change: Change) => readonly number[];
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly endedAt: number;
}

/** The document of `schemas/evidence.schema.json`. Times are ISO 8601, UTC. */
export function evidenceDocument(input: EvidenceInput): EvidenceDocument {
  const { report, context } = input;
  const results = new Map(report?.results.map((result) => [result.change, result]));
  return {
    format_version: '1.1',
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
    summary: { ...input.summary },
    guards: input.guards,
    changes: input.changes.map((change) => changeDocument(change, results.get(change) ?? null, input)),
    closing_read: closingDocument(report),
    differences: report?.differences.map(differenceDocument) ?? [],
    ledger: input.ledger,
  };
}

function changeDocument(
  change: Change,
  result: ChangeResult | null,
  { attemptsOf, shownIn }: EvidenceInput,
): EvidenceDocument['changes'][number] {
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
    outcome: result?.outcome ?? 'not-started',
    reason: result?.reason ?? null,
    detail: result?.detail ?? null,
    attempts: result === null ? 0 : attemptsOf(result),
    started_at: isoTime(result?.startedAt),
    ended_at: isoTime(result?.endedAt),
    shown_in: shownIn(change),
    recreate: action === 'delete' ? recreate(change.before) : null,
  };
}

/** Deletion is permanent. This would make a new asset of the same name, without its history. */
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

function iso(ms: number): string {
  return new Date(ms).toISOString();
}

function isoTime(ms: number | null | undefined): string | null {
  return ms == null ? null : iso(ms);
}
