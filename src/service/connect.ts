// Builds a connection to the service from checked inputs. No message repeats a refused value.
import type { Dispatcher } from 'undici';
import { type Permit, UserError } from '../core/result.ts';
import { Pace } from './adaptive-limit.ts';
import { createReader, createWriter, type Reader } from './client.ts';
import { checkBaseUrl, type Environment, isLoopback } from './endpoint.ts';
import { openDispatcher } from './exchange.ts';
import { createTransport, type TransportOptions } from './transport.ts';

export interface Service {
  readonly reader: Reader;
  /** Makes the writer. Planning never calls this. `permit` is asked just before each request. */
  writer(permit?: Permit): ReturnType<typeof createWriter>;
  /** Cuts all connections, so that the process can end at once. */
  close(): Promise<void>;
}

/** Checks the inputs and connects at the first request. Throws a UserError. */
export function connect(
  options: Omit<TransportOptions, 'baseUrl' | 'apiKey' | 'pace' | 'open' | 'cut'> & {
    readonly baseUrl: string;
    readonly apiKey: string;
    /** The most requests at once, 1 or more. */
    readonly concurrency: number;
    /** For HTTPS_PROXY and NO_PROXY (lower case takes precedence) and NODE_TLS_REJECT_UNAUTHORIZED. */
    readonly env: Environment;
    /** When it aborts, requests in flight are cut, too. */
    readonly hardSignal?: AbortSignal;
  },
): Service {
  const { env, concurrency, hardSignal } = options;
  const baseUrl = checkBaseUrl(options.baseUrl, env);
  const apiKey = checkApiKey(options.apiKey);
  const proxy = checkProxy(baseUrl, env);
  const cutting = new AbortController();
  let dispatcher: Promise<Dispatcher> | null = null;

  const closeAll = async () => {
    cutting.abort();
    await (await dispatcher)?.destroy();
  };
  // A listener that outlives the connection would keep it in memory for as long as the signal exists.
  hardSignal?.addEventListener('abort', () => void closeAll(), { signal: cutting.signal });
  if (hardSignal?.aborted) cutting.abort();

  const pace = new Pace(concurrency);
  const transport = createTransport({
    ...options,
    baseUrl,
    apiKey,
    pace,
    cut: cutting.signal,
    open: () => {
      dispatcher ??= openDispatcher(proxy, cutting.signal);
      return dispatcher;
    },
  });
  return { reader: createReader(transport), writer: (permit) => createWriter(transport, permit), close: closeAll };
}

/** The API key, trimmed (API section 5). Throws a UserError if no header can carry it. */
function checkApiKey(text: string): string {
  const key = text.trim();
  if (key === '') throw new UserError('api-key', 'is empty', 'Set it to a key of the organization.');
  if (!/^[\x20-\x7e\xa0-\xff]+$/.test(key)) {
    throw new UserError(
      'api-key',
      'contains a character that is not allowed in an HTTP header, such as a line break',
      'Copy the key again.',
    );
  }
  return key;
}

/**
 * The proxy from HTTPS_PROXY and NO_PROXY; names in lower case take precedence. null if there is none, or if the base
 * URL is this machine. `noProxy`: the hosts that are reached without the proxy. Throws a UserError.
 */
function checkProxy(baseUrl: URL, env: Environment) {
  const text = (env.https_proxy ?? env.HTTPS_PROXY ?? '').trim();
  if (isLoopback(baseUrl) || text === '') return null;
  // As with curl, a proxy without a scheme speaks plain http.
  const url = text.includes('://') ? text : `http://${text}`;
  try {
    const { protocol, username, password } = new URL(url);
    if (!/^https?:$/.test(protocol)) throw new TypeError('another protocol');
    // undici decodes them, so this must not fail.
    decodeURIComponent(username);
    decodeURIComponent(password);
  } catch {
    throw new UserError('HTTPS_PROXY', 'is not an http or https proxy', 'Write it as http://host:port.');
  }
  return { url, noProxy: (env.no_proxy ?? env.NO_PROXY ?? '').trim() };
}
