// The effects that applying needs. The command passes in the service client, the clock and the files.
import type { Change } from '../core/change.ts';
import type { AssetState, Clock, LiveAsset } from '../core/model.ts';
import type { Permit } from '../core/result.ts';

export interface AssetReader {
  /** GET /cyber-assets: every asset of the organization. */
  cyberAssets(): Promise<readonly LiveAsset[]>;
  /** GET /cyber-assets/{id}: null when there is none. */
  cyberAsset(id: string): Promise<LiveAsset | null>;
}

/**
 * What a failed request means for its write (docs/how-it-works.md):
 * - `not-sent`: the run is stopping, and the request was never sent
 * - `not-written`: it certainly changed nothing, and may be sent again (429, connection refused)
 * - `taken`: 409, another asset has that name
 * - `rejected`: the service refuses this request as it is
 * - `key-refused`: 401 or 403, no further write can succeed
 * - `unclear`: the write may or may not have been done
 * - `unexpected`: a POST had success, but the answer is not as requested or documented; it is never sent again
 */
type FailureMeaning = 'not-sent' | 'not-written' | 'taken' | 'rejected' | 'key-refused' | 'unclear' | 'unexpected';

/** A failed request as evidence and reports show it. `reason` is a sentence. Only `detail` may quote the service. */
export interface Failure {
  /** The meaning of the last attempt. */
  readonly meaning: FailureMeaning;
  /** Whether an earlier attempt may have done the write. */
  readonly mayBeDone: boolean;
  /** Whether an attempt got no answer at all, so that it may still be on its way. */
  readonly isUnanswered: boolean;
  readonly reason: string;
  readonly detail: string | null;
  /** How long the service asks the tool to wait before another request; null if it does not say. */
  readonly retryAfterMs: number | null;
}

/** A failure that the run itself finds or causes, rather than a request. */
export function ownFailure(meaning: FailureMeaning, reason: string): Failure {
  return { meaning, mayBeDone: false, isUnanswered: false, reason, detail: null, retryAfterMs: null };
}

/** Appends one line to the journal before it returns. */
export type AppendJournal = (entry: JournalEntry) => void;

export interface JournalEntry {
  readonly event: 'intent' | 'outcome';
  readonly fingerprint: string;
  readonly request: WriteRequest;
  /** For an outcome: the result of the request. An intent without an outcome was cut off by a crash. */
  readonly outcome?: string;
  readonly id?: string | null;
}

export interface WriteRequest {
  readonly method: 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body: Partial<AssetState> | null;
}

export interface ApplyPorts {
  readonly reader: AssetReader;
  readonly writer: {
    /** POST /cyber-assets, never repeated by the client. */
    createAsset(state: AssetState): Promise<LiveAsset>;
    /** PATCH /cyber-assets/{id} with only the given fields. */
    updateAsset(id: string, fields: Partial<AssetState>): Promise<LiveAsset>;
    /** DELETE /cyber-assets/{id}. `missing`: the service answers that it has no such asset. */
    deleteAsset(id: string): Promise<'deleted' | 'missing'>;
  };
  readonly clock: Clock;
  readonly explain: (error: unknown) => Failure;
  readonly journal: AppendJournal;
  /** Aborts when no new write may start. */
  readonly stop: AbortSignal;
  readonly permit: Permit;
  /** Called whenever a change is settled. */
  readonly progress: (settled: number, change: Change) => void;
}
