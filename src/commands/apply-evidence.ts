// The evidence of an apply: one file, written with every change open before the first write, again while the writes go
// on, and at the end, however the apply ends.
import { existsSync } from 'node:fs';
import type { JournalEntry } from '../apply/ports.ts';
import type { Change, Plan } from '../core/change.ts';
import { sha256, targetFingerprint } from '../core/fingerprint.ts';
import { type Clock, toolOf } from '../core/model.ts';
import { invalidPlan } from '../core/plan.ts';
import { isStopped } from '../core/rejections.ts';
import type { ApplyReport, ChangeResult } from '../core/result.ts';
import { systemDocument } from '../core/system-context.ts';
import type { FileRead } from '../inventory/load.ts';
import {
  type EndedEvidence,
  EVIDENCE_FORMAT,
  type EvidenceDocument,
  type ExecutedChange,
} from '../report/evidence-schema.ts';
import type { Context } from './context.ts';
import { evidenceFile, writeEvidence } from './run-files.ts';

export type ApplyResult = EndedEvidence['result'];

/** The circumstances of a run. A field is null if the caller cannot know it. */
export interface RunContext {
  readonly commit: string | null;
  readonly clean: boolean | null;
  readonly pull_requests: EvidenceDocument['pull_requests'];
  readonly actor: string | null;
  readonly run_url: string | null;
}

/** The context of a run for its evidence, known once the files are read. It never rejects. */
export type ContextOf = (files: readonly FileRead[]) => Promise<RunContext>;

/** Numbers of the pull requests that showed a change, by its fingerprint and by the state that it ends in. */
export type ShownBy = ReadonlyMap<string, readonly number[]>;

/** What evidence says about an apply from its beginning. */
export interface PlannedEvidence {
  readonly plan: Plan;
  readonly files: readonly FileRead[];
  readonly run: RunContext;
  readonly shown: ShownBy;
  /** What approved it. */
  readonly by: string | null;
}

/**
 * The document of `schemas/evidence.schema.json`. Times are ISO 8601, UTC. `result` is null while the apply is under way,
 * `report` when nothing was tried.
 */
function evidenceOf(
  context: Context,
  { plan, files, run, shown, by }: PlannedEvidence,
  result: ApplyResult | null,
  report: ApplyReport | null,
): EvidenceDocument {
  const { settings, host, attempts, ledger, startedAt } = context;
  const results = new Map<Change, ChangeResult>(report?.results.map((one) => [one.change, one]));
  // What no pull request showed, and is approved, a saved plan, a digest or a person approved.
  const isByHand = settings.approval === 'plan' && result !== 'unapproved';
  const changes = plan.toExecute.map((change): ExecutedChange => {
    const done = results.get(change) ?? null;
    const { fingerprint, action, before, after, origin } = change;
    const isMove = change.action === 'update' && change.changed.includes('cyber_system_id');
    // By fingerprint or, for the rest of a swap, by the state it ends in.
    const target = change.id === null ? '' : targetFingerprint(plan.organization, change.id, after);
    const pulls = shown.get(fingerprint) ?? shown.get(target) ?? [];
    return {
      fingerprint,
      action,
      origin,
      id: done?.id ?? change.id,
      cyber_system: systemDocument(change.cyberSystem),
      from_cyber_system: isMove ? systemDocument(change.fromSystem) : null,
      before,
      after,
      outcome: done?.outcome ?? (result === null ? 'open' : 'not-started'),
      reason: done?.reason ?? null,
      detail: done?.detail ?? null,
      attempts: done === null ? 0 : attempts.of(done),
      started_at: done?.startedAt == null ? null : iso(done.startedAt),
      ended_at: done?.endedAt == null ? null : iso(done.endedAt),
      shown_in: pulls.length === 0 && isByHand && by !== null ? [by] : pulls,
      recreate: action === 'delete' ? { request: 'POST /cyber-assets', body: change.before, note: NEW_ID } : null,
    };
  });
  return {
    format_version: EVIDENCE_FORMAT,
    tool: toolOf(host),
    organization: plan.organization,
    service: new URL(settings.baseUrl).origin,
    result,
    digest: plan.digest,
    approval: { mode: settings.approval, by },
    started_at: iso(startedAt),
    ended_at: null,
    ...run,
    files: files.map((file) => ({ path: file.path, sha256: sha256(file.content()) })),
    summary: { ...plan.summary },
    guards: plan.guards,
    changes,
    closing_read: report && {
      converged: report.converged,
      failure: report.closingFailure,
      stopped: report.stopped,
    },
    differences: (report?.differences ?? []).map(({ change, kind, found }) => ({
      fingerprint: change.fingerprint,
      kind,
      found: found.map(({ id, name, cyber_system_id, asset_type }) => ({ id, name, cyber_system_id, asset_type })),
    })),
    ledger: ledger?.note ?? null,
  };
}

/** Deletion is permanent, so this would make a new asset of the same name. */
const NEW_ID = 'The asset would have a new id, and none of its compliance history.';

function iso(ms: number): string {
  return new Date(ms).toISOString();
}

/** Writes the evidence of an apply that ended. Throws if it cannot be written. */
export function leaveEvidence(
  context: Context,
  planned: PlannedEvidence,
  result: ApplyResult,
  report: ApplyReport | null,
): EndedEvidence {
  const ended_at = iso(context.host.clock.now());
  const evidence = { ...evidenceOf(context, planned, result, report), result, ended_at };
  writeEvidence(evidencePath(context), evidence);
  return evidence;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** The longest that a change of the evidence waits for the file, unless writing the file takes long. */
const LONGEST_WAIT_MS = 1000;

/** The evidence while changes are written: a kill at any moment leaves what was to be done, and what was known. */
export class OpenEvidence {
  readonly #path: string;
  readonly #clock: Clock;
  readonly #document: Mutable<EvidenceDocument>;
  readonly #changes: ReadonlyMap<string, Mutable<ExecutedChange>>;
  readonly #closed = new AbortController();
  #wroteAt = 0;
  #tookMs = 0;
  #isWaiting = false;
  /** Why the file could not be written while nobody waited for it. */
  #failure: unknown = null;

  /** Throws if the file cannot be written: then nothing may be written at the service. */
  constructor(context: Context, planned: PlannedEvidence) {
    this.#path = evidencePath(context);
    this.#clock = context.host.clock;
    this.#document = evidenceOf(context, planned, null, null);
    this.#changes = new Map(this.#document.changes.map((change) => [change.fingerprint, change]));
    this.write(null);
  }

  write(ledger: EvidenceDocument['ledger']): void {
    this.#document.ledger = ledger;
    const startedAt = this.#clock.now();
    writeEvidence(this.#path, this.#document);
    this.#wroteAt = this.#clock.now();
    this.#tookMs = this.#wroteAt - startedAt;
  }

  /** Takes down a request or its outcome. Throws if the file could not be written: then nothing more may be written. */
  readonly note = ({ event, fingerprint, request, outcome, id }: JournalEntry): void => {
    if (this.#failure !== null) throw this.#failure;
    const change = this.#changes.get(fingerprint);
    if (change === undefined) return;
    const at = iso(this.#clock.now());
    if (event === 'intent') {
      change.outcome = 'open';
      change.attempts += 1;
      change.started_at ??= at;
    } else if (request.body?.name === undefined || request.body.name === change.after?.name || outcome !== 'done') {
      // The first of the two writes of a cycle gives a temporary name: its change is open still.
      change.outcome = outcome as ExecutedChange['outcome'];
      change.id = id ?? change.id;
      change.ended_at = at;
    }
    this.#writeSoon();
  };

  #writeSoon(): void {
    if (this.#isWaiting) return;
    const wait = this.#wroteAt + Math.max(LONGEST_WAIT_MS, 10 * this.#tookMs) - this.#clock.now();
    if (wait <= 0) {
      this.write(this.#document.ledger);
      return;
    }
    this.#isWaiting = true;
    const written = this.#clock.sleep(wait, this.#closed.signal).then(() => {
      this.#isWaiting = false;
      if (!this.#closed.signal.aborted) this.write(this.#document.ledger);
    });
    written.catch((error: unknown) => {
      this.#failure = error;
    });
  }

  /** From now on the file is left as it is. */
  close(): void {
    this.#closed.abort();
  }
}

/**
 * Writes evidence of an apply that failed before it had a plan, for example because lists could not be read. Does
 * nothing if the apply has left evidence. If the evidence cannot be written, the original failure is still reported.
 * Resolves to the path of the evidence that is there; null for none.
 */
export async function leaveEvidenceOfFailure(
  context: Context,
  contextOf: ContextOf,
  error: unknown,
): Promise<string | null> {
  return leaveEvidenceWithoutPlan(context, contextOf, failureResult(context, error)).catch(() => null);
}

/** The same for any result of an apply without a plan. Throws if the evidence cannot be written. */
export async function leaveEvidenceWithoutPlan(
  context: Context,
  contextOf: ContextOf,
  result: ApplyResult,
): Promise<string> {
  const path = evidencePath(context);
  if (!existsSync(path)) {
    const plan = invalidPlan(context.settings.organization, [], context.settings);
    // If no files were read, it is not known whether they are those of the commit.
    const run = { ...(await contextOf([])), clean: null };
    leaveEvidence(context, { plan, files: [], run, shown: new Map(), by: null }, result, null);
  }
  return path;
}

export function evidencePath({ settings, startedAt }: Context): string {
  return evidenceFile(settings.evidenceDir, startedAt);
}

/** How an apply ends that fails. */
export function failureResult({ shutdown }: Context, error: unknown): 'failed' | 'cancelled' {
  // A person who is asked may also stop the run.
  return shutdown.stop.aborted || isStopped(error) ? 'cancelled' : 'failed';
}
