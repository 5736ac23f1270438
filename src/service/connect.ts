// Puts a connection to the service together from checked inputs.
import type { Clock } from '../core/model.ts';
import { Pace } from './adaptive-limit.ts';
import { checkApiKey, checkBaseUrl, checkProxy, type Environment } from './endpoint.ts';
import { openPool, type Pool } from './pool.ts';
import { createReader, type Reader } from './reader.ts';
import { type Attempt, createTransport } from './transport.ts';
import { createWriter, type Writer } from './writer.ts';

export interface ConnectOptions {
  readonly baseUrl: string;
  readonly apiKey: string;
  /** At most that many requests at once, 1 or more. */
  readonly concurrency: number;
  /** For one attempt, from its start to the last byte of its answer. */
  readonly requestTimeoutMs: number;
  /** Read for HTTPS_PROXY, NO_PROXY (lower case first) and NODE_TLS_REJECT_UNAUTHORIZED. */
  readonly env: Environment;
  readonly clock: Clock;
  /** From 0 to below 1. */
  readonly random: () => number;
  /** Aborted: no attempt begins any more; those in flight finish. */
  readonly signal: AbortSignal;
  /** Aborted: those in flight are cut too. */
  readonly hardSignal?: AbortSignal;
  /** What gave the base URL; the input unless told. */
  readonly baseUrlFrom?: string;
  /** The tool's, for the User-Agent. */
  readonly version: string;
  readonly onAttempt?: (attempt: Attempt) => void;
  /** Bytes of an answer's body have come. */
  readonly onReceived?: (bytes: number) => void;
}

export interface Connection {
  readonly reader: Reader;
  /** Made only when asked for: planning never asks. */
  writer(): Writer;
  /** Cuts all connections, so that the process can end at once. */
  close(): void;
}

/** Checks the inputs and connects at the first request. Throws a ConfigurationError (design section 9). */
export function connect(options: ConnectOptions): Connection {
  const { env, concurrency, hardSignal } = options;
  const baseUrl = checkBaseUrl(options.baseUrl, env);
  const apiKey = checkApiKey(options.apiKey);
  const proxy = checkProxy(baseUrl, env);
  const cutting = new AbortController();
  let pool: Pool | null = null;

  const open = () => {
    pool ??= openPool({ baseUrl, proxy });
    return pool;
  };
  const close = () => {
    cutting.abort();
    pool?.close();
  };
  // A listener that outlived the connection would keep it in memory for as long as the signal lives.
  hardSignal?.addEventListener('abort', close, { signal: cutting.signal });
  if (hardSignal?.aborted) cutting.abort();

  const { requestTimeoutMs, clock, random, signal, version, onAttempt = () => {}, onReceived = () => {} } = options;
  const pace = new Pace(concurrency);
  const cut = cutting.signal;
  const transport = createTransport({
    givenBy: options.baseUrlFrom ?? 'base-url',
    ...{ baseUrl, apiKey, version, requestTimeoutMs, clock, random, pace, open, signal, cut, onAttempt, onReceived },
  });
  return { reader: createReader(transport), writer: () => createWriter(transport), close };
}
