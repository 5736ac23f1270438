// Serves a desk over HTTP on the loopback interface, and keeps the ledger.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from './answer.ts';
import type { WireRequest } from './contract.ts';

/** One request as it was answered. */
export interface Entry extends WireRequest {
  /** null when the connection was reset. */
  readonly status: number | null;
  /** How many requests came one after another, this one the last: each asked when the one before was answered. */
  readonly depth: number;
}

export interface Listening {
  readonly url: string;
  close(): Promise<void>;
}

/** Told where it is asked, as the URL of the API. */
type Attend = (request: WireRequest, apiUrl: string) => Promise<Answer | null>;

interface Front {
  readonly attend: Attend;
  readonly ledger: Entry[];
  /** Milliseconds since 1970, as every answer tells. */
  readonly now: () => number;
  /** How long every answer takes, in milliseconds. */
  readonly latencyMs: number;
  /** Told of a bug of the stand-in itself. */
  readonly broken: (request: WireRequest, error: unknown) => void;
}

/** Listens on a free port. */
export async function listen(front: Front): Promise<Listening> {
  const server = createServer((incoming, response) => void serve(front, incoming, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function serve(front: Front, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const request = await receive(incoming);
  const depth = 1 + front.ledger.reduce((deepest, entry) => Math.max(deepest, entry.depth), 0);
  try {
    if (front.latencyMs > 0) await sleep(front.latencyMs);
    const answer = await front.attend(request, `http://${incoming.headers.host}`);
    front.ledger.push({ ...request, status: answer?.status ?? null, depth });
    if (answer === null) incoming.socket.resetAndDestroy();
    else send(response, { ...answer, headers: { date: new Date(front.now()).toUTCString(), ...answer.headers } });
  } catch (error) {
    front.broken(request, error);
    send(response, { status: 500, body: { message: 'the stand-in broke' } });
  }
}

async function receive(incoming: IncomingMessage): Promise<WireRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString('utf8');
  const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://stand-in');
  const headers = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]);
  return {
    method: incoming.method ?? 'GET',
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: Object.fromEntries(headers),
    body: text === '' ? undefined : parsed(text),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function send(response: ServerResponse, { status, body, headers }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}
