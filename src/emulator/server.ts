// The emulator as a server: the service over HTTP, with injected faults in its answers.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { setTimeout as sleepFor } from 'node:timers/promises';
import { getRequestListener, type HttpBindings, RequestError } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { createApi, type Served } from './api.ts';
import { type DecideFault, decideFaults, type Fault, type FaultKind, type FaultPlan, seededRandom } from './faults.ts';
import { completeOptions, type EmulatorOptions } from './options.ts';
import type { Seed } from './seed.ts';
import { Store } from './store.ts';
import { answerFailure } from './wire.ts';

interface FaultInjection {
  readonly fault: Fault;
  readonly wire: HttpBindings;
  /** Answers the request as if there were no fault. */
  readonly answer: () => Promise<Response>;
  readonly sleep: (ms: number) => Promise<void>;
}

const PAGE = '<!DOCTYPE html><html><head><title>Gateway</title></head><body><h1>Please wait</h1></body></html>';

/**
 * Answers a request with a fault. Every kind except `-before` and an uncommitted stall lets the write happen. If the fault
 * used the socket directly, the response says that all is sent.
 */
async function injectFault(parts: FaultInjection): Promise<Response> {
  const { fault, wire, answer } = parts;
  switch (fault.kind) {
    case 'reset-before':
      return reset(wire);
    case 'reset-after':
      await answer();
      return reset(wire);
    case 'error-before':
      return serverError(fault);
    case 'error-after':
      await answer();
      return serverError(fault);
    case 'truncated':
      return truncate(await answer(), wire);
    case 'half-json':
      return halve(await answer());
    case 'not-json':
      return page(await answer());
    case 'stall':
      return stall(parts);
    case 'slow': {
      const response = await answer();
      await parts.sleep(fault.delayMs ?? 1_000);
      return response;
    }
  }
}

function serverError({ status = 503 }: Fault): Response {
  return answerFailure(status, 'injected', 'an injected fault');
}

function reset({ incoming }: HttpBindings): Response {
  incoming.socket.resetAndDestroy();
  return RESPONSE_ALREADY_SENT;
}

async function halfOf(response: Response): Promise<{ readonly whole: number; readonly half: Uint8Array<ArrayBuffer> }> {
  const body = new Uint8Array(await response.arrayBuffer());
  return { whole: body.byteLength, half: body.subarray(0, Math.floor(body.byteLength / 2)) };
}

/** The headers announce the whole body, half of it is sent, then the connection ends. Without a body: a reset. */
async function truncate(response: Response, wire: HttpBindings): Promise<Response> {
  const { whole, half } = await halfOf(response);
  if (whole === 0) return reset(wire);
  const { outgoing } = wire;
  outgoing.writeHead(response.status, { 'content-type': 'application/json', 'content-length': whole });
  await new Promise<void>((resolve) => {
    outgoing.once('close', resolve);
    outgoing.write(half, () => outgoing.destroy());
  });
  return RESPONSE_ALREADY_SENT;
}

async function halve(response: Response): Promise<Response> {
  const { half } = await halfOf(response);
  return half.byteLength === 0 ? response : new Response(half, response);
}

/** A 204 has no body, so this page has status 200 instead. */
function page(response: Response): Response {
  const status = response.status === 204 ? 200 : response.status;
  return new Response(PAGE, { status, headers: { 'content-type': 'text/html' } });
}

async function stall({ fault, wire, answer }: FaultInjection): Promise<Response> {
  const { incoming, outgoing } = wire;
  if (fault.committed === true) await answer();
  if (fault.headers === true) {
    outgoing.writeHead(incoming.method === 'POST' ? 201 : 200, { 'content-type': 'application/json' });
    outgoing.flushHeaders();
  }
  if (!outgoing.destroyed) await once(outgoing, 'close');
  return RESPONSE_ALREADY_SENT;
}

// Serves the emulator over HTTP, by default only on loopback. Latency, faults and the request log are here; api.ts
// decides what the API answers.

export interface EmulatorSettings {
  readonly seed: Seed;
  readonly options?: Partial<EmulatorOptions>;
  /** 0, the default, chooses a free port. */
  readonly port?: number;
  /** The default is 127.0.0.1. */
  readonly host?: string;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Waits this many milliseconds. Rejects when the signal aborts. */
  readonly sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** One request in the log. It is entered on arrival and completed when it is answered. */
export interface LoggedRequest extends Readonly<Served> {
  readonly method: string;
  /** Below the base path, with the query if one was sent. */
  readonly path: string;
  /** null while it is not answered, and when a fault leaves no status. */
  readonly status: number | null;
  readonly fault: FaultKind | null;
  /** Time of arrival, in milliseconds since 1970. */
  readonly at: number;
}

/** How many requests the log keeps, so that a service that runs for long does not fill the memory. */
const MOST_LOGGED = 100_000;

export interface Emulator {
  /** The base URL, without a slash at its end. */
  readonly url: string;
  /** The state. A write through it happens behind the caller's back. */
  readonly store: Store;
  /** The log of requests, oldest first. It grows as requests arrive. */
  readonly log: readonly LoggedRequest[];
  /** Continues with another fault plan. Counting starts again. */
  setFaults(plan: FaultPlan): void;
  /** Stops at once: destroys open connections, and drops stalled and late answers. */
  close(): Promise<void>;
}

interface Serving {
  readonly answer: (request: Request, note: Served) => Promise<Response>;
  decideFault: DecideFault;
  readonly log: LoggedRequest[];
  readonly options: EmulatorOptions;
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
}

/** Starts an emulated service. Throws an EmulatorInputError for a wrong seed or option. */
export async function serveEmulator(settings: EmulatorSettings): Promise<Emulator> {
  const options = completeOptions(settings.options ?? {});
  const { port = 0, host = '127.0.0.1', now = Date.now } = settings;
  const { sleep = (ms, signal) => sleepFor(ms, undefined, { signal }) } = settings;
  const store = new Store(settings.seed, options.uniqueNames);
  const closing = new AbortController();
  const random = seededRandom(options.randomSeed);
  const api = createApi({ store, options, now });
  const serving: Serving = {
    answer: async (request, note) => api.fetch(request, { note }),
    decideFault: decideFaults(options.faults, random),
    log: [],
    options,
    now,
    sleep: (ms) => sleep(ms, closing.signal),
  };
  const server = createServer({ keepAliveTimeout: 60_000 }, listenerFor(serving));
  const url = await listen(server, port, host);
  return {
    url,
    store,
    log: serving.log,
    setFaults: (plan) => {
      serving.decideFault = decideFaults(plan, random);
    },
    close: async () => {
      closing.abort();
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function listenerFor(serving: Serving): ReturnType<typeof getRequestListener> {
  return getRequestListener(
    // This server is created here and speaks HTTP/1.1, so its bindings do too.
    (request, bindings) => answerRequest(request, bindings as HttpBindings, serving),
    // The default would replace Request and Response for the whole process, including clients in it.
    { overrideGlobalObjects: false, errorHandler: answerError },
  );
}

/** Either the request is not HTTP, or the emulator has a bug, whose stack is kept. */
function answerError(error: unknown): Response {
  if (error instanceof RequestError) return answerFailure(400, 'request', error.message);
  return answerFailure(500, 'defect', error instanceof Error ? (error.stack ?? error.message) : String(error));
}

async function listen(server: Server, port: number, host: string): Promise<string> {
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  const bound = typeof address === 'object' && address !== null ? address.port : port;
  return `http://${host.includes(':') ? `[${host}]` : host}:${bound}`;
}

function openEntry(request: Pick<LoggedRequest, 'method' | 'path' | 'fault' | 'at'>, log: LoggedRequest[]) {
  const entry: Served & { status: number | null } = { organization: null, status: null, committed: false };
  log.push(Object.assign(entry, request));
  if (log.length > MOST_LOGGED) log.shift();
  return entry;
}

/** Handles one request, from arrival to answer. */
async function answerRequest(request: Request, wire: HttpBindings, serving: Serving): Promise<Response> {
  const { method } = request;
  const { pathname, search } = new URL(request.url);
  const path = `${pathname}${search}`;
  const fault = serving.decideFault(method, path);
  const entry = openEntry({ method, path, fault: fault?.kind ?? null, at: serving.now() }, serving.log);
  const answer = () => serving.answer(request, entry);
  try {
    if (serving.options.latencyMs > 0) await serving.sleep(serving.options.latencyMs);
    const response = await (fault === null ? answer() : injectFault({ fault, wire, answer, sleep: serving.sleep }));
    if (response !== RESPONSE_ALREADY_SENT) entry.status = response.status;
    return response;
  } catch (error) {
    // The client went away, or the server closed during a wait: nobody waits for the answer.
    if (wire.outgoing.destroyed || wire.incoming.socket.destroyed) return RESPONSE_ALREADY_SENT;
    throw error;
  }
}
