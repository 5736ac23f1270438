// Builds a connection to the service from checked inputs.
import { setMaxListeners } from 'node:events';
import type { Dispatcher } from 'undici';
import { Pace } from './adaptive-limit.ts';
import { checkApiKey, checkBaseUrl, checkProxy, type Environment } from './endpoint.ts';
import { PROXY } from './errors.ts';
import { CONNECT_TIMEOUT_MS, codeOf } from './exchange.ts';
import { createReader, type Reader } from './reader.ts';
import { createTransport, type TransportOptions } from './transport.ts';
import { createWriter, type Writer } from './writer.ts';

export interface Connection {
  readonly reader: Reader;
  /** Made only when this is called, which planning never does. `mayWrite` is asked just before each request. */
  writer(mayWrite?: () => Promise<boolean>): Writer;
  /** Cuts all connections, so that the process can end at once. */
  close(): Promise<void>;
}

/** Checks the inputs and connects at the first request. Throws a ConfigurationError. */
export function connect(
  options: Omit<TransportOptions, 'baseUrl' | 'apiKey' | 'pace' | 'open' | 'cut'> & {
    readonly baseUrl: string;
    readonly apiKey: string;
    /** At most that many requests at once, 1 or more. */
    readonly concurrency: number;
    /** Read for HTTPS_PROXY, NO_PROXY (lower case first) and NODE_TLS_REJECT_UNAUTHORIZED. */
    readonly env: Environment;
    /** Once aborted, requests in flight are cut too. */
    readonly hardSignal?: AbortSignal;
  },
): Connection {
  const { env, concurrency, hardSignal } = options;
  const baseUrl = checkBaseUrl(options.baseUrl, env);
  const apiKey = checkApiKey(options.apiKey);
  const proxy = checkProxy(baseUrl, env);
  const cutting = new AbortController();
  let dispatcher: Promise<Dispatcher> | null = null;

  const open = () => {
    dispatcher ??= openDispatcher(proxy, cutting.signal);
    return dispatcher;
  };
  const closeAll = async () => {
    cutting.abort();
    await (await dispatcher)?.destroy();
  };
  // A listener that outlives the connection would keep it in memory for as long as the signal exists.
  hardSignal?.addEventListener('abort', () => void closeAll(), { signal: cutting.signal });
  if (hardSignal?.aborted) cutting.abort();

  const pace = new Pace(concurrency);
  const transport = createTransport({ ...options, baseUrl, apiKey, open, pace, cut: cutting.signal });
  return { reader: createReader(transport), writer: (mayWrite) => createWriter(transport, mayWrite), close: closeAll };
}

// The connections: kept alive, one for each request in flight, through a proxy only if one is set for https.

// Below the 5 s after which many servers close an idle connection, so that a write seldom uses a closed one.
const KEEP_ALIVE_MS = 4_000;

/** Opens the connections that all requests share. `cut` ends them, and those that are still being made. */
async function openDispatcher(proxy: ReturnType<typeof checkProxy>, cut: AbortSignal): Promise<Dispatcher> {
  // Loaded here, so that a run that reads no service, such as validate, does not load it.
  const { Agent, EnvHttpProxyAgent, Pool } = await import('undici');
  // Every socket listens to it, so many listeners are no leak.
  setMaxListeners(0, cut);
  // `rejectUnauthorized` is explicit, so that no variable of the process turns the check of certificates off. The signal
  // ends connections that are still being made: undici's `destroy` leaves them, and the process would wait for them.
  const tls = { timeout: CONNECT_TIMEOUT_MS, rejectUnauthorized: true, signal: cut };
  // The second bounds what a server may announce.
  const kept = { keepAliveTimeout: KEEP_ALIVE_MS, keepAliveMaxTimeout: KEEP_ALIVE_MS };
  if (proxy === null) return new Agent({ ...kept, connect: tls });
  return new EnvHttpProxyAgent({
    ...kept,
    connect: tls,
    requestTls: tls,
    proxyTls: tls,
    // undici reads from the process what is left out here.
    httpProxy: '',
    httpsProxy: proxy.url,
    noProxy: proxy.noProxy,
    clientFactory: (origin, options) =>
      new Pool(origin, { ...options, headersTimeout: CONNECT_TIMEOUT_MS }).compose(blamingProxy),
  });
}

/** Marks each failure at the proxy as the proxy's: then nothing is wrong with the service. */
function blamingProxy(dispatch: Dispatcher.Dispatch): Dispatcher.Dispatch {
  return (options, handler) =>
    dispatch(options, {
      onRequestStart: (controller, context) => handler.onRequestStart?.(controller, context),
      onRequestUpgrade: (controller, status, headers, socket) => {
        if (status === 200) {
          handler.onRequestUpgrade?.(controller, status, headers, socket);
          return;
        }
        socket.on('error', () => {}).destroy();
        handler.onResponseError?.(controller, proxyError(`ANSWERED_${status}`));
      },
      onResponseError: (controller, error) => handler.onResponseError?.(controller, proxyError(codeOf(error))),
    });
}

function proxyError(code: string): Error {
  return Object.assign(new Error('no tunnel'), { code: PROXY + code });
}
