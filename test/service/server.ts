// Real servers on free ports, and a connection to them with a clock that never waits.
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import net from 'node:net';
import { onTestFinished } from 'vitest';
import { connect } from '../../src/service/connect.ts';
import { ServiceError } from '../../src/service/errors.ts';
import type { TransportOptions } from '../../src/service/transport.ts';

interface Recorded {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export type Respond = (request: Recorded, response: ServerResponse, index: number) => void;

/** An HTTP server that records its requests. Stops with the test. */
export async function serve(respond: Respond) {
  const requests: Recorded[] = [];
  const server = createServer(async (message: IncomingMessage, response) => {
    let body = '';
    for await (const chunk of message.setEncoding('utf8')) body += chunk;
    const request = { method: message.method ?? '', url: message.url ?? '', headers: message.headers, body };
    requests.push(request);
    respond(request, response, requests.length - 1);
  });
  const port = await listen(server);
  onTestFinished(() => server.closeAllConnections());
  return { url: `http://127.0.0.1:${port}`, port, requests };
}

/** A TCP server for what no HTTP server would do. `sockets` are its connections, in order. */
export async function serveRaw(onSocket: (socket: net.Socket, index: number) => void) {
  const sockets: net.Socket[] = [];
  const server = net.createServer((socket) => {
    socket.on('error', () => {});
    sockets.push(socket);
    onSocket(socket, sockets.length - 1);
  });
  const port = await listen(server);
  onTestFinished(() => sockets.forEach((socket) => void socket.destroy()));
  return { url: `http://127.0.0.1:${port}`, port, sockets };
}

async function listen(server: net.Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** A port on which nothing listens. */
export async function freePort(): Promise<number> {
  const server = net.createServer();
  const port = await listen(server);
  server.close();
  await once(server, 'close');
  return port;
}

/** A connection whose clock records each sleep and continues at once. */
export function client(baseUrl: string, options: Partial<Parameters<typeof connect>[0]> = {}) {
  const sleeps: number[] = [];
  const attempts: Parameters<NonNullable<TransportOptions['onAttempt']>>[0][] = [];
  let now = Date.UTC(2026, 0, 1);
  const clock = {
    now: () => now,
    sleep: async (ms: number) => {
      sleeps.push(ms);
      now += ms;
    },
  };
  const connection = connect({
    baseUrl,
    apiKey: 'key-1',
    concurrency: 16,
    requestTimeoutMs: 20_000,
    env: {},
    clock,
    random: () => 0.5,
    signal: new AbortController().signal,
    version: '1.2.3',
    onAttempt: (attempt) => attempts.push(attempt),
    ...options,
  });
  onTestFinished(() => connection.close());
  return { ...connection, sleeps, attempts };
}

export function json(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

export const asset = (n: number) => ({
  id: `ca_${n}`,
  name: `host-${n}`,
  cyber_system_id: 'cs_1',
  asset_type: 'hardware',
  organization_slug: 'acme',
});

/** What a create sends. */
export const state = { name: 'host-1', cyber_system_id: 'cs_1', asset_type: 'hardware' } as const;

/** The ServiceError that a request ends in. */
export async function failed(request: Promise<unknown>): Promise<ServiceError> {
  const outcome = await request.then(
    () => new Error('it succeeded'),
    (error: unknown) => error,
  );
  if (outcome instanceof ServiceError) return outcome;
  throw outcome;
}
