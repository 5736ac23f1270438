// What a request to the service is, and all that sending one needs.
import type { Dispatcher } from 'undici';
import type { Method } from './errors.ts';
import type { Pace } from './pace.ts';

export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
  /** Ends early, by resolving or rejecting, when the signal is aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** One attempt, as a verbose log shows it. `path` holds an id: shown only where names are allowed. */
export interface Attempt {
  readonly method: Method;
  readonly route: string;
  readonly path: string;
  /** null when there was no answer. */
  readonly status: number | null;
  readonly ms: number;
  /** From 1. */
  readonly attempt: number;
}

export interface ServiceRequest<T> {
  readonly method: Method;
  /** The path below the base URL, with `{id}` where the id goes. */
  readonly route: string;
  readonly id?: string;
  readonly body?: object;
  /** The one status that means success, and how many bytes its body may have. */
  readonly expect: 200 | 201 | 204;
  readonly limit: number;
  /** Reads the body. Throws an AnswerError. */
  readonly read: (text: string) => T;
}

export interface TransportOptions {
  readonly baseUrl: URL;
  readonly apiKey: string;
  readonly version: string;
  readonly requestTimeoutMs: number;
  readonly clock: Clock;
  readonly random: () => number;
  readonly pace: Pace;
  /** Opened at the first request. */
  readonly open: () => Promise<Dispatcher>;
  /** Aborted: no attempt begins any more; those in flight finish. */
  readonly signal: AbortSignal;
  /** Aborted once connections are cut, those in use too. */
  readonly cut: AbortSignal;
  readonly onAttempt: (attempt: Attempt) => void;
  /** Bytes of an answer's body have come. */
  readonly onReceived: (bytes: number) => void;
}

/** A request at its `attempts`-th attempt. */
export interface Turn<T> {
  readonly request: ServiceRequest<T>;
  readonly options: TransportOptions;
  readonly attempts: number;
}
