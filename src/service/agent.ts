// The connections to the service: kept alive, bounded in number, through a proxy only where one is set for https.
import type { Dispatcher } from 'undici';
import type { HttpsProxy } from './endpoint.ts';

// Below the 5 s after which many servers close an idle connection, so that a write seldom meets a closed one.
const KEEP_ALIVE_MS = 4_000;
const CONNECT_TIMEOUT_MS = 10_000;

export interface AgentOptions {
  readonly connections: number;
  /** For https; null for none. */
  readonly proxy: HttpsProxy | null;
}

/** Opens the connections that all requests share. */
export async function openAgent({ connections, proxy }: AgentOptions): Promise<Dispatcher> {
  // Said outright, so that no variable of the process turns the check of certificates off.
  const connect = { timeout: CONNECT_TIMEOUT_MS, rejectUnauthorized: true };
  const options = { connections, pipelining: 1, keepAliveTimeout: KEEP_ALIVE_MS, connect };
  // Loaded here: a run that reads no service, such as validate, should not pay for it.
  if (proxy === null) {
    const { default: Agent } = await import('undici/lib/dispatcher/agent.js');
    return new Agent(options);
  }
  // A proxy is asked with methods that only the whole gives to its parts.
  const { EnvHttpProxyAgent } = await import('undici');
  return new EnvHttpProxyAgent({
    ...options,
    requestTls: connect,
    proxyTls: connect,
    // Both are given, even if empty: what is left out is read from the process.
    httpProxy: '',
    httpsProxy: proxy.url,
    noProxy: proxy.except,
  });
}
