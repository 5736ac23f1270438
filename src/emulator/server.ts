// The emulator as a server: the service over HTTP, by default only on loopback. Latency, faults and the request log are
// here; api.ts decides what the API answers.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as sleepFor } from 'node:timers/promises';
import { getRequestListener, type HttpBindings, RequestError } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { answerFailure, createApi, type Served } from './api.ts';
import { decideFaults, type FaultPlan, type FaultRule, seededRandom } from './faults.ts';
import { completeOptions, type EmulatorOptions } from './options.ts';
import type { Seed } from './seed.ts';
import { Store } from './store.ts';

/** One request in the log. The entry is added on arrival and completed when the request is answered. */
interface LoggedRequest extends Readonly<Served> {
  readonly method: string;
  /** The path, with the query if one was sent. */
  readonly path: string;
  /** null until the request is answered, and if a fault leaves no status. */
  readonly status: number | null;
  readonly fault: FaultRule['kind'] | null;
  /** Time of arrival, in milliseconds since 1970. */
  readonly at: number;
}

/** How many requests the log keeps, so that a service that runs for a long time does not fill the memory. */
const MOST_LOGGED = 100_000;

export interface Emulator {
  /** The base URL, without a slash at its end. */
  readonly url: string;
  /** The state. A write through it changes the service without a request. */
  readonly store: Store;
  /** The log of requests, oldest first. It grows as requests arrive. */
  readonly log: readonly LoggedRequest[];
  /** Continues with another fault plan. The rules of the new plan start counting at zero. */
  setFaults(plan: FaultPlan): void;
  /** Stops at once: destroys open connections, and drops stalled and late answers. */
  close(): Promise<void>;
}

/** Starts an emulated service. Throws an EmulatorInputError for a wrong seed or option. */
export async function serveEmulator(settings: {
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
}): Promise<Emulator> {
  const options = completeOptions(settings.options ?? {});
  const { port = 0, host = '127.0.0.1', now = Date.now } = settings;
  const store = new Store(settings.seed, options.uniqueNames);
  const closing = new AbortController();
  const { sleep = (ms, signal) => sleepFor(ms, undefined, { signal }) } = settings;
  const pause = (ms: number) => sleep(ms, closing.signal);
  const random = seededRandom(options.randomSeed);
  const api = createApi({ store, options, now });
  const log: LoggedRequest[] = [];
  let decideFault = decideFaults(options.faults, random);

  /** Handles one request, from arrival to answer. */
  const answerRequest = async (request: Request, wire: HttpBindings): Promise<Response> => {
    const { method } = request;
    const { pathname, search } = new URL(request.url);
    const path = `${pathname}${search}`;
    const fault = decideFault(method, path);
    const served: Served & { status: number | null } = { organization: null, status: null, committed: false };
    log.push(Object.assign(served, { method, path, fault: fault?.kind ?? null, at: now() }));
    if (log.length > MOST_LOGGED) log.shift();
    const answer = async () => api.fetch(request, { note: served });
    try {
      if (options.latencyMs > 0) await pause(options.latencyMs);
      const response = await (fault === null ? answer() : injectFault(fault, wire, answer, pause));
      if (response !== RESPONSE_ALREADY_SENT) served.status = response.status;
      return response;
    } catch (error) {
      // The client went away, or the server closed during a wait: nobody waits for the answer.
      if (wire.outgoing.destroyed || wire.incoming.socket.destroyed) return RESPONSE_ALREADY_SENT;
      throw error;
    }
  };
  const listener = getRequestListener(
    // This server is created here and speaks HTTP/1.1, so its bindings do too.
    (request, bindings) => answerRequest(request, bindings as HttpBindings),
    // By default, the library would replace Request and Response for the whole process, including clients in it.
    {
      overrideGlobalObjects: false,
      // Either the request is not HTTP, or the emulator has a bug. The answer for a bug has its stack.
      errorHandler: (error) => {
        if (error instanceof RequestError) return answerFailure(400, 'request', error.message);
        return answerFailure(500, 'defect', error instanceof Error ? (error.stack ?? error.message) : String(error));
      },
    },
  );
  const server = createServer({ keepAliveTimeout: 60_000 }, listener);
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  const bound = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${bound}`,
    store,
    log,
    setFaults: (plan) => {
      decideFault = decideFaults(plan, random);
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

const PAGE = '<!DOCTYPE html><html><head><title>Gateway</title></head><body><h1>Please wait</h1></body></html>';

/**
 * Answers a request with a fault. Every kind except `-before` and an uncommitted stall lets the write happen: `answer`
 * answers as if there were no fault. If the fault uses the socket directly, the result is RESPONSE_ALREADY_SENT.
 */
async function injectFault(
  fault: FaultRule,
  { incoming, outgoing }: HttpBindings,
  answer: () => Promise<Response>,
  pause: (ms: number) => Promise<void>,
): Promise<Response> {
  const isAnswered = !fault.kind.endsWith('-before') && (fault.kind !== 'stall' || fault.committed === true);
  const response = isAnswered ? await answer() : null;
  // Each kind that is answered reads its body at most once.
  const bytes = async () => new Uint8Array((await response?.arrayBuffer()) ?? new ArrayBuffer(0));
  switch (fault.kind) {
    case 'reset-before':
    case 'reset-after':
      incoming.socket.resetAndDestroy();
      return RESPONSE_ALREADY_SENT;
    case 'error-before':
    case 'error-after':
      return answerFailure(fault.status ?? 503, 'injected', 'an injected fault');
    case 'truncated': {
      // The headers announce the whole body, half of it is sent, and the connection ends. Without a body, it is reset.
      const body = await bytes();
      if (response === null || body.length === 0) {
        incoming.socket.resetAndDestroy();
        return RESPONSE_ALREADY_SENT;
      }
      outgoing.writeHead(response.status, { 'content-type': 'application/json', 'content-length': body.length });
      await new Promise<void>((resolve) => {
        outgoing.once('close', resolve);
        outgoing.write(body.subarray(0, Math.floor(body.length / 2)), () => outgoing.destroy());
      });
      return RESPONSE_ALREADY_SENT;
    }
    case 'half-json': {
      const body = await bytes();
      return new Response(body.length < 2 ? null : body.subarray(0, Math.floor(body.length / 2)), response ?? {});
    }
    case 'not-json': {
      // A 204 has no body, so this page has status 200 instead.
      const status = response === null || response.status === 204 ? 200 : response.status;
      return new Response(PAGE, { status, headers: { 'content-type': 'text/html' } });
    }
    case 'stall':
      if (fault.headers === true) {
        outgoing.writeHead(incoming.method === 'POST' ? 201 : 200, { 'content-type': 'application/json' });
        outgoing.flushHeaders();
      }
      if (!outgoing.destroyed) await once(outgoing, 'close');
      return RESPONSE_ALREADY_SENT;
    case 'slow':
      await pause(fault.delayMs ?? 1_000);
      return response ?? RESPONSE_ALREADY_SENT;
  }
}
