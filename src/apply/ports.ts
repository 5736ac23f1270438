// The effects that applying needs. The command passes in the service client, the clock and the files.
import type { AssetState, Clock, LiveAsset } from '../core/model.ts';
import type { Permit } from '../core/result.ts';

export interface AssetReader {
  /** GET /cyber-assets: every asset of the organization. */
  cyberAssets(): Promise<readonly LiveAsset[]>;
  /** GET /cyber-assets/{id}: null when there is none. */
  cyberAsset(id: string): Promise<LiveAsset | null>;
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
  readonly journal: AppendJournal;
  /** Aborts when no new write may start. */
  readonly stop: AbortSignal;
  readonly permit: Permit;
  /** Called whenever a change is settled, with how many are done, and how many were tried and are not. */
  readonly progress: (done: number, failed: number) => void;
}
