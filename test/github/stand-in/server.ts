// Serves a desk over HTTP on the loopback interface, and keeps the ledger.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from './answer.ts';
import type { WireRequest } from './contract.ts';

/** A request, with how it was answered. */
export interface Entry extends WireRequest {
  /** null if the connection was reset. */
  readonly status: number | null;
  /** How many requests were sent one after another up to this one, each after the answer to the one before. */
  readonly depth: number;
}

export interface Listening {
  readonly url: string;
  /** Sends the same requests without a connection, within this process. */
  readonly fetch: typeof fetch;
  close(): Promise<void>;
}

interface Front {
  /** Answers a request. `apiUrl`: the URL of the API, as the request has it. */
  readonly attend: (request: WireRequest, apiUrl: string) => Promise<Answer | null>;
  readonly ledger: Entry[];
  /** The greatest depth in the ledger. */
  deepest: number;
  /** Milliseconds since 1970, for the date of every answer. */
  readonly now: () => number;
  /** The delay of every answer in milliseconds. */
  readonly latencyMs: number;
  /** Called if the stand-in itself has a bug. */
  readonly broken: (request: WireRequest, error: unknown) => void;
}

/** Listens on a free port. */
export async function listen(front: Front): Promise<Listening> {
  const server = createServer(
    { keepAliveTimeout: 60_000 },
    (incoming, response) => void serve(front, incoming, response),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : undefined}`;
  return {
    url,
    fetch: async (asked, init) => {
      const answer = await reply(front, wireOf(new URL(String(asked)), init), url);
      if (answer === null)
        throw new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNRESET' }) });
      return unwritten(answer, String(asked));
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function serve(front: Front, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const answer = await reply(front, await receive(incoming), `http://${incoming.headers.host}`);
  if (answer === null) return void incoming.socket.resetAndDestroy();
  const { status, body, headers } = textOf(answer);
  response.writeHead(status, headers);
  response.end(body);
}

/** null if the connection is to be reset. */
async function reply(front: Front, request: WireRequest, url: string): Promise<Answer | null> {
  const depth = 1 + front.deepest;
  try {
    if (front.latencyMs > 0) await sleep(front.latencyMs);
    const answer = await front.attend(request, url);
    front.ledger.push({ ...request, status: answer?.status ?? null, depth });
    front.deepest = Math.max(front.deepest, depth);
    return answer && { ...answer, headers: { date: new Date(front.now()).toUTCString(), ...answer.headers } };
  } catch (error) {
    front.broken(request, error);
    return { status: 500, body: { message: 'the stand-in broke' } };
  }
}

async function receive(incoming: IncomingMessage): Promise<WireRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const headers = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]);
  return wireOf(new URL(incoming.url ?? '/', 'http://stand-in'), {
    method: incoming.method ?? 'GET',
    headers: Object.fromEntries(headers),
    body: Buffer.concat(chunks).toString('utf8'),
  });
}

function wireOf({ pathname, searchParams }: URL, { method = 'GET', headers, body }: RequestInit = {}): WireRequest {
  const text = typeof body === 'string' ? body : '';
  return {
    method,
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: Object.fromEntries(new Headers(headers)),
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

function textOf({ status, body, headers }: Answer) {
  return {
    status,
    body: typeof body === 'string' ? body : body === null ? '' : JSON.stringify(body),
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  };
}

/** The parts of a response that octokit reads. It does not parse a body of this content type, but gives it as it is. */
function unwritten({ status, body, headers }: Answer, url: string): Response {
  const all = new Map(Object.entries({ ...headers, 'content-type': 'application/octet-stream' }));
  return { status, url, headers: all, arrayBuffer: async () => body } as unknown as Response;
}
