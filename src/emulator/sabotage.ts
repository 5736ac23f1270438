// Performs the faults that faults.ts chose, at the socket where it must be.
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { answerFailure } from './answers.ts';
import type { Fault } from './faults.ts';

interface Sabotaged {
  readonly fault: Fault;
  readonly method: string;
  readonly wire: HttpBindings;
  /** Answers the request as if there were no fault. */
  readonly answer: () => Promise<Response>;
  readonly sleep: (ms: number) => Promise<void>;
}

/** What goes back: the response (which says that all is sent when the socket was dealt with), the status told. */
interface Outcome {
  readonly response: Response;
  readonly status: number | null;
}

const DONE: Outcome = { response: RESPONSE_ALREADY_SENT, status: null };
const PAGE = '<!DOCTYPE html><html><head><title>Gateway</title></head><body><h1>Please wait</h1></body></html>';

function told(response: Response): Outcome {
  return { response, status: response.status };
}

/** Answers a request with a fault. Everything but `-before` and an uncommitted stall lets the write happen. */
export async function sabotage(parts: Sabotaged): Promise<Outcome> {
  const { fault, wire, answer } = parts;
  switch (fault.kind) {
    case 'reset-before':
      return reset(wire);
    case 'reset-after':
      await answer();
      return reset(wire);
    case 'error-before':
      return told(serverError(fault));
    case 'error-after':
      await answer();
      return told(serverError(fault));
    case 'truncated':
      return truncate(await answer(), wire);
    case 'half-json':
      return told(await halve(await answer()));
    case 'not-json':
      return told(page(await answer()));
    case 'stall':
      return stall(parts);
    case 'slow': {
      const response = await answer();
      await parts.sleep(fault.delayMs ?? 1_000);
      return told(response);
    }
  }
}

function serverError({ status = 503 }: Fault): Response {
  return answerFailure(status, 'injected', 'an injected fault');
}

function reset({ incoming }: HttpBindings): Outcome {
  incoming.socket.resetAndDestroy();
  return DONE;
}

async function halfOf(response: Response): Promise<{ readonly whole: number; readonly half: Uint8Array<ArrayBuffer> }> {
  const body = new Uint8Array(await response.arrayBuffer());
  return { whole: body.byteLength, half: body.subarray(0, Math.floor(body.byteLength / 2)) };
}

/** The head promises the whole body, half of it comes, then the connection ends. Without a body: a reset. */
async function truncate(response: Response, wire: HttpBindings): Promise<Outcome> {
  const { whole, half } = await halfOf(response);
  if (whole === 0) return reset(wire);
  const { outgoing } = wire;
  outgoing.writeHead(response.status, { 'content-type': 'application/json', 'content-length': whole });
  await new Promise<void>((resolve) => {
    outgoing.once('close', resolve);
    outgoing.write(half, () => outgoing.destroy());
  });
  return DONE;
}

async function halve(response: Response): Promise<Response> {
  const { half } = await halfOf(response);
  return half.byteLength === 0 ? response : new Response(half, response);
}

/** A 204 has no body, so the page comes with 200 then. */
function page(response: Response): Response {
  const status = response.status === 204 ? 200 : response.status;
  return new Response(PAGE, { status, headers: { 'content-type': 'text/html' } });
}

async function stall({ fault, method, wire, answer }: Sabotaged): Promise<Outcome> {
  if (fault.committed === true) await answer();
  if (fault.headers === true) {
    wire.outgoing.writeHead(method === 'POST' ? 201 : 200, { 'content-type': 'application/json' });
    wire.outgoing.flushHeaders();
  }
  await gone(wire.outgoing);
  return DONE;
}

async function gone(outgoing: ServerResponse): Promise<void> {
  if (!outgoing.destroyed) await once(outgoing, 'close');
}
