// The connections to the service: kept alive, one for each request at once, through a proxy only where one is set for
// https.
import type { Agent, ClientRequest, RequestOptions } from 'node:http';
import type { Duplex } from 'node:stream';
import { PROXY } from './errors.ts';

export interface Pool {
  /** Reads what came for idle connections while this process was busy: those that were closed are then gone. */
  readonly catchUp: () => Promise<void>;
  /** Begins a request to the service. Nothing of it is sent before it is ended. */
  readonly begin: (request: Pick<RequestOptions, 'path' | 'method' | 'headers'>) => ClientRequest;
  /** What a new socket emits once it can be written to. */
  readonly ready: 'connect' | 'secureConnect';
  /** Cuts them all, those in use too. */
  readonly close: () => void;
}

interface PoolOptions {
  readonly baseUrl: URL;
  /** For https; null for none. */
  readonly proxy: URL | null;
}

// Below the 5 s after which many servers close an idle connection, so that a write seldom meets a closed one.
const KEEP_ALIVE_MS = 4_000;
/** A connection that takes longer is given up. */
export const CONNECT_TIMEOUT_MS = 10_000;

/** Opens the connections that all requests share. */
export function openPool({ baseUrl, proxy }: PoolOptions): Pool {
  const isSecure = baseUrl.protocol === 'https:';
  // Loaded here: a run that reads no service, such as validate, should not pay for it, and http not for TLS.
  const http = process.getBuiltinModule(isSecure ? 'node:https' : 'node:http');
  // Certificates: said outright, so that no variable of the process turns their check off. No maxSockets: a request
  // that waits for one is not told (`reusedSocket`) that the connection it gets has been connected before.
  const agent = new http.Agent({ keepAlive: true, timeout: KEEP_ALIVE_MS, rejectUnauthorized: true });
  watchIdle(agent);
  let isClosed = false;
  const open = new Set<ClientRequest>();
  const track = (request: ClientRequest) => {
    if (isClosed) request.destroy();
    open.add(request);
    const forget = () => void open.delete(request);
    return request.once('close', forget).once('connect', forget);
  };
  if (proxy !== null) tunnel(agent, { baseUrl, proxy, track });
  const { hostname, port, protocol } = baseUrl;
  const server = { protocol, hostname: withoutBrackets(hostname), port };
  return {
    catchUp: async () => {
      // What came is read in one turn, and closes its connection by the end of the next.
      for (let turns = 0; turns < 2 && Object.keys(agent.freeSockets).length > 0; turns++) {
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
    // Nor may a variable make the parser take what is no HTTP.
    begin: (request) => track(http.request({ ...server, agent, insecureHTTPParser: false, ...request })),
    ready: isSecure ? 'secureConnect' : 'connect',
    close: () => {
      isClosed = true;
      for (const request of open) request.destroy();
      agent.destroy();
    },
  };
}

/** Closes an idle connection on which anything comes: its end, or what a request to come could take for its answer. */
function watchIdle(agent: Agent): void {
  const { keepSocketAlive, reuseSocket } = agent;
  function cut(this: Duplex): void {
    this.destroy();
  }
  agent.keepSocketAlive = (socket) => {
    socket.once('data', cut).once('end', cut);
    return keepSocketAlive.call(agent, socket);
  };
  agent.reuseSocket = (socket, request) => {
    socket.off('data', cut).off('end', cut);
    reuseSocket.call(agent, socket, request);
  };
}

interface Tunnel {
  readonly baseUrl: URL;
  readonly proxy: URL;
  readonly track: (request: ClientRequest) => ClientRequest;
}

/** Makes the agent ask the proxy for each of its connections (RFC 9110, section 9.3.6), and speak TLS through it. */
function tunnel(agent: Agent, { baseUrl, proxy, track }: Tunnel): void {
  const { request } = process.getBuiltinModule(proxy.protocol === 'https:' ? 'node:https' : 'node:http');
  const { isIP } = process.getBuiltinModule('node:net');
  const direct = agent.createConnection;
  const { hostname, port, username, password } = proxy;
  const path = `${baseUrl.hostname}:${baseUrl.port || 443}`;
  const user = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64');
  const headers = { host: path, ...(username !== '' && { 'proxy-authorization': `Basic ${user}` }) };
  const host = withoutBrackets(hostname);
  // Said outright: Node would take the name to verify from the header, which is the service's.
  const servername = isIP(host) === 0 ? host : '';
  const to = { hostname: host, servername, port, path, headers, rejectUnauthorized: true };
  agent.createConnection = (options, callback) => {
    const asked = track(request({ method: 'CONNECT', ...to, agent: false }));
    const late = setTimeout(() => asked.destroy(), CONNECT_TIMEOUT_MS);
    const fail = (error: Error) => {
      clearTimeout(late);
      callback?.(error, null as never);
    };
    asked
      .once('connect', ({ statusCode }, socket) => {
        if (statusCode !== 200) {
          socket.destroy();
          fail(proxyError(`ANSWERED_${statusCode}`));
          return;
        }
        clearTimeout(late);
        callback?.(null, direct.call(agent, { ...options, socket } as RequestOptions)!);
      })
      .once('error', ({ code = 'FAILED' }: NodeJS.ErrnoException) => fail(proxyError(code)))
      .end();
    return undefined;
  };
}

/** Its code says that it is the proxy's: nothing is wrong with the service. */
function proxyError(code: string): Error {
  return Object.assign(new Error('no tunnel'), { code: PROXY + code });
}

/** Of an IPv6 address, a URL's host has brackets. */
function withoutBrackets(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '');
}
