// The evidence of an apply: one file. It is written before the first write, with every change `open`; again during the
// writes; and at the end, however the apply ends.

import type { EndedEvidence, EvidenceDocument, ExecutedChange } from '../apply/evidence-schema.ts';
import type { JournalEntry } from '../apply/ports.ts';
import type { Change, Plan } from '../core/change.ts';
import { sha256, targetFingerprint } from '../core/fingerprint.ts';
import { stateOf, TOOL_NAME } from '../core/model.ts';
import { invalidPlan } from '../core/plan.ts';
import { early, isStopped, isSystemError } from '../core/rejections.ts';
import { systemDocument } from '../core/resolve.ts';
import { type ApplyReport, type ChangeResult, UserError } from '../core/result.ts';
import type { FileRead } from '../inventory/load.ts';
import type { Context } from './context.ts';
import { jsonText, runFilePath, writeWhole } from './run-files.ts';

/** The circumstances of a run. A field is null if the caller cannot know it. */
interface RunContext {
  readonly commit: string | null;
  readonly clean: boolean | null;
  readonly actor: string | null;
  readonly run_url: string | null;
}

/** The context of a run for its evidence, known once the files are read. It rejects if git cannot answer. */
export type ContextOf = (files: readonly FileRead[]) => Promise<RunContext>;

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

const UNKNOWN: RunContext = { commit: null, clean: null, actor: null, run_url: null };

/** The longest time from a change until the file is written, or ten times the duration of a write if that is longer. */
const LONGEST_WAIT_MS = 1000;

/**
 * The evidence of one apply. If the process is killed during the writes, the file still shows what was to be done, and
 * what was known shortly before. The order of calls: `setLanded`, `setPlan`; for writes, `writeIntent`, `beginWrites`,
 * `noteRequest` for each request and its outcome, `endWrites`; then `complete` or `completeFailed`.
 */
export class ApplyEvidence {
  readonly path: string;
  readonly #context: Context;
  #plan: Plan;
  #run: Promise<RunContext> | null = null;
  #ledger: EvidenceDocument['ledger'] = null;
  /** While changes are written: the current document, and its changes by their fingerprints. */
  #open: Mutable<EvidenceDocument> | null = null;
  #changes: ReadonlyMap<string, Mutable<ExecutedChange>> = new Map();
  readonly #closed = new AbortController();
  #hasBegun = false;
  #hasEnded = false;
  #wroteAt = 0;
  #tookMs = 0;
  #isWaiting = false;
  /** The error of a delayed write of the file, which the next `noteRequest` throws; null for none. */
  #failure: unknown = null;
  #files: readonly FileRead[] = [];
  readonly #contextOf: ContextOf;
  #pullRequests: EvidenceDocument['pull_requests'] = [];
  /** The numbers of the pull requests that showed a change, by its fingerprint and by the state that it ends in. */
  #shownIn: ReadonlyMap<string, readonly number[]> = new Map();
  /** What approved the changes to execute; null if that is not known. */
  #by: string | null = null;

  /** Throws a UserError if the folder of the file is a link, or is below one. */
  constructor(context: Context, contextOf: ContextOf) {
    this.path = runFilePath(context.settings.evidenceDir, 'evidence', context.startedAt);
    this.#context = context;
    this.#plan = invalidPlan(context.settings.organization, [], context.settings);
    this.#contextOf = contextOf;
  }

  /** Sets the pull requests that landed. `shownIn`: their numbers, by the fingerprints and states that they showed. */
  setLanded(pullRequests: EvidenceDocument['pull_requests'], shownIn: ReadonlyMap<string, readonly number[]>): void {
    this.#pullRequests = pullRequests;
    this.#shownIn = shownIn;
  }

  /** From now on the evidence holds this plan. */
  setPlan(plan: Plan, files: readonly FileRead[]): void {
    this.#plan = plan;
    this.#files = files;
    this.#run = early(this.#contextOf(files));
  }

  /**
   * Writes every change as `open`, and what approves the changes. Resolves to the commit of the inventory. If the file
   * cannot be written, this throws, and the run must not write to the service.
   */
  async writeIntent(by: string | null): Promise<string | null> {
    this.#by = by;
    this.#open = await this.#document(null, null);
    this.#changes = new Map(this.#open.changes.map((change) => [change.fingerprint, change]));
    this.#writeFile(this.#open);
    return this.#open.commit;
  }

  /** Adds the commit of the intent in the ledger, if there is one. From now on, changes may be written. */
  beginWrites(ledger: EvidenceDocument['ledger']): void {
    this.#ledger = ledger;
    if (this.#open !== null) {
      this.#open.ledger = ledger;
      this.#writeFile(this.#open);
    }
    this.#hasBegun = true;
  }

  /** Whether changes may have been written that are not in the file. */
  get isBehind(): boolean {
    return this.#hasBegun && !this.#hasEnded;
  }

  /** Notes a request or its outcome. If the file could not be written, this throws, and the run must write no more. */
  readonly noteRequest = ({ event, fingerprint, request, outcome, id }: JournalEntry): void => {
    if (this.#failure !== null) throw this.#failure;
    const change = this.#changes.get(fingerprint);
    if (change === undefined) return;
    const at = iso(this.#context.host.clock.now());
    if (event === 'intent') {
      change.outcome = 'open';
      change.attempts += 1;
      change.started_at ??= at;
    } else if (request.body?.name === undefined || request.body.name === change.after?.name || outcome !== 'done') {
      // The first of the two writes of a cycle gives a temporary name, so after it the change is still open.
      change.outcome = outcome as ExecutedChange['outcome'];
      change.id = id ?? change.id;
      change.ended_at = at;
    }
    this.#writeSoon();
  };

  #writeSoon(): void {
    const open = this.#open;
    if (this.#isWaiting || open === null) return;
    const { clock } = this.#context.host;
    const wait = this.#wroteAt + Math.max(LONGEST_WAIT_MS, 10 * this.#tookMs) - clock.now();
    if (wait <= 0) {
      this.#writeFile(open);
      return;
    }
    this.#isWaiting = true;
    const written = clock.sleep(wait, this.#closed.signal).then(() => {
      this.#isWaiting = false;
      if (!this.#closed.signal.aborted) this.#writeFile(open);
    });
    written.catch((error: unknown) => {
      this.#failure = error;
    });
  }

  /** Throws a UserError if the system cannot store the file. */
  #writeFile(document: EvidenceDocument): void {
    const { clock } = this.#context.host;
    const startedAt = clock.now();
    try {
      writeWhole(this.path, jsonText(document));
    } catch (error) {
      if (!isSystemError(error)) throw error;
      const problem = `cannot store the record of the apply (${error.code})`;
      throw this.isBehind
        ? new UserError('evidence-dir', `${problem}, ${BEHIND}`, KEEP_LIST, { cause: error })
        : new UserError('evidence-dir', problem, 'Make room there, or name another folder.', { cause: error });
    }
    this.#wroteAt = clock.now();
    this.#tookMs = this.#wroteAt - startedAt;
  }

  /** Call once all writes are settled. From now on, the file is written only when the apply ends. */
  endWrites(): void {
    this.#closed.abort();
  }

  /** Writes how the apply ended. `report` is null if nothing was tried. Throws if the file cannot be written. */
  async complete(result: EndedEvidence['result'], report: ApplyReport | null): Promise<EndedEvidence> {
    const document = await this.#document(result, report);
    const ended = { ...document, result, ended_at: iso(this.#context.host.clock.now()) };
    this.#writeFile(ended);
    this.#hasEnded = true;
    return ended;
  }

  /**
   * Writes that the apply failed or was cancelled. If changes may have been written, or if the evidence is complete,
   * the file stays as it is. Never throws, so that the original error is reported. Resolves to whether there is a file.
   */
  async completeFailed(error: unknown): Promise<boolean> {
    if (this.#hasBegun || this.#hasEnded) return true;
    // Before the writes, a stop means cancelled. A person who is asked to approve can stop the run, too (AbortError).
    const isStopping = this.#context.shutdown.stop.aborted || isStopped(error);
    // A git that was stopped, too, no longer says which commit it is.
    if (isStopping) {
      const run = this.#run ?? this.#contextOf([]).then((context) => ({ ...context, clean: null }));
      this.#run = run.catch(() => UNKNOWN);
    }
    try {
      await this.complete(isStopping ? 'cancelled' : 'failed', null);
      return true;
    } catch {
      return false;
    }
  }

  /** Times are ISO 8601, UTC. `result` is null while the apply is under way. */
  async #document(result: EndedEvidence['result'] | null, report: ApplyReport | null): Promise<EvidenceDocument> {
    const { settings, host, attempts, startedAt } = this.#context;
    const plan = this.#plan;
    const by = this.#by;
    const { commit, clean, actor, run_url } = await (this.#run ?? this.#contextOf([]));
    const results = new Map<Change, ChangeResult>(report?.results.map((one) => [one.change, one]));
    const changes = plan.toExecute.map((change): ExecutedChange => {
      const done = results.get(change) ?? null;
      const { fingerprint, action, before, after, origin } = change;
      const isMove = change.action === 'update' && change.changed.includes('cyber_system_id');
      // Found by fingerprint or, for the rest of a swap, by the state that the change ends in.
      const target = change.id === null ? '' : targetFingerprint(plan.organization, change.id, after);
      const pulls = this.#shownIn.get(fingerprint) ?? this.#shownIn.get(target) ?? [];
      // A saved plan, a digest or a person approved those approved changes that no pull request showed.
      const isByHand = pulls.length === 0 && settings.approval === 'plan' && by !== null;
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
        attempts: done === null ? 0 : requestsSent(done, attempts),
        started_at: done?.startedAt == null ? null : iso(done.startedAt),
        ended_at: done?.endedAt == null ? null : iso(done.endedAt),
        shown_in: isByHand ? [by] : pulls,
        recreate: action === 'delete' ? { request: 'POST /cyber-assets', body: change.before, note: NEW_ID } : null,
      };
    });
    return {
      format_version: '2.0',
      tool: { name: TOOL_NAME, version: host.version },
      organization: plan.organization,
      service: new URL(settings.baseUrl).origin,
      result,
      digest: plan.digest,
      approval: { mode: settings.approval, by },
      started_at: iso(startedAt),
      ended_at: null,
      commit,
      // If no files were read, it is not known whether they are those of the commit.
      clean: this.#run === null ? null : clean,
      pull_requests: this.#pullRequests,
      actor,
      run_url,
      files: this.#files.map((file) => ({ path: file.path, sha256: sha256(file.content()) })),
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
        found: found.map((asset) => ({ id: asset.id, ...stateOf(asset) })),
      })),
      ledger: this.#ledger,
    };
  }
}

const BEHIND = 'so its file is behind: it calls changes open that are done';
const KEEP_LIST = 'The run wrote no more, and lists what it did. Keep that list.';

/** A delete is permanent, so `recreate` would make a new asset of the same name. */
const NEW_ID = 'The asset would have a new id, and none of its compliance history.';

/** Only the create protocol repeats a POST, and it counts its requests itself. */
function requestsSent({ change, writes }: ChangeResult, attempts: ReadonlyMap<string, number>): number {
  if (change.action === 'create') return writes;
  const method = change.action === 'update' ? 'PATCH' : 'DELETE';
  return attempts.get(`${method} /cyber-assets/${encodeURIComponent(change.id)}`) ?? 0;
}

function iso(ms: number): string {
  return new Date(ms).toISOString();
}
