// Each fault as an HTTP client sees it: what arrives, and what the store then contains.
import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request as open } from 'node:http';
import { describe, expect, test } from 'vitest';
import type { FaultRule } from '../../src/emulator/faults.ts';
import type { Emulator } from '../../src/emulator/server.ts';
import { creation, KEY, send, start, storedNames } from './fixture.ts';

interface Seen {
  readonly status: number | null;
  readonly type: string | undefined;
  readonly body: string;
  /** The code of the error that ended the answer. null if the answer is complete. */
  readonly error: string | null;
}

function post(emulator: Emulator, name = 'new'): ClientRequest {
  const headers = { 'X-API-Key': KEY, 'Content-Type': 'application/json' };
  const request = open(`${emulator.url}/cyber-assets`, { method: 'POST', headers, agent: false });
  request.end(JSON.stringify(creation(name).json));
  return request;
}

/** Everything that a client sees of one answer. */
function seenBy(request: ClientRequest): Promise<Seen> {
  return new Promise((resolve) => {
    let response: IncomingMessage | null = null;
    let body = '';
    const finish = (error: string | null) =>
      resolve({ status: response?.statusCode ?? null, type: response?.headers['content-type'], body, error });
    request.on('error', (error: NodeJS.ErrnoException) => finish(error.code ?? error.message));
    request.on('response', (arrived) => {
      response = arrived;
      arrived.setEncoding('utf8');
      arrived.on('data', (chunk: string) => {
        body += chunk;
      });
      arrived.on('error', (error: NodeJS.ErrnoException) => finish(error.code ?? error.message));
      arrived.on('end', () => finish(null));
    });
  });
}

async function postInto(fault: FaultRule): Promise<{ seen: Seen; committed: boolean }> {
  const emulator = await start({ options: { faults: [fault] }, sleep: async () => {} });
  const seen = await seenBy(post(emulator));
  const committed = storedNames(emulator).includes('new');
  expect(emulator.log.at(-1)).toMatchObject({ fault: fault.kind, committed, status: seen.error ? null : seen.status });
  return { seen, committed };
}

const RESET = { status: null, error: 'ECONNRESET' };
/** Half a record, which no client can read. */
const HALF = expect.stringMatching(/^\{.*[^}]$/);

test.each<[FaultRule, committed: boolean, seen: Partial<Seen>]>([
  [{ kind: 'reset-before' }, false, RESET],
  [{ kind: 'reset-after' }, true, RESET],
  [{ kind: 'truncated' }, true, { status: 201, error: 'ECONNRESET', body: HALF }],
  [{ kind: 'error-before', status: 500 }, false, { status: 500, error: null }],
  [{ kind: 'error-before' }, false, { status: 503, error: null }],
  [{ kind: 'error-after', status: 502 }, true, { status: 502, error: null }],
  [{ kind: 'error-after' }, true, { status: 503, error: null }],
  [{ kind: 'not-json' }, true, { status: 201, type: 'text/html', body: expect.stringMatching(/^<!DOCTYPE html>/) }],
  [{ kind: 'half-json' }, true, { status: 201, type: 'application/json', error: null, body: HALF }],
])('fault %j; the write is committed: %s', async (fault, expected, answer) => {
  const { seen, committed } = await postInto(fault);
  expect(seen).toMatchObject(answer);
  expect(committed).toBe(expected);
});

describe('a delete (its answer has no body)', () => {
  test('with truncated is done, and then the connection is reset', async () => {
    const emulator = await start({ options: { faults: [{ kind: 'truncated' }] } });
    await expect(send(emulator, 'DELETE', '/cyber-assets/ca_1')).rejects.toThrow('fetch failed');
    expect(storedNames(emulator)).toEqual(['os-01']);
  });

  test('with not-json is done, and answered with 200 and HTML', async () => {
    const emulator = await start({ options: { faults: [{ kind: 'not-json' }] } });
    const answer = await send(emulator, 'DELETE', '/cyber-assets/ca_1');
    expect(answer).toMatchObject({ status: 200, body: undefined });
    expect(storedNames(emulator)).toEqual(['os-01']);
  });
});

test('slow: the complete answer comes after the delay', async () => {
  const waits: number[] = [];
  const sleep = async (ms: number) => void waits.push(ms);
  const emulator = await start({ options: { faults: [{ kind: 'slow', delayMs: 700 }] }, sleep });
  expect((await send(emulator, 'POST', '/cyber-assets', creation('new'))).status).toBe(201);
  expect(waits).toEqual([700]);
});

describe('stall', () => {
  test.each([false, true])('sends no answer until the client goes away; committed: %s', async (committed) => {
    const emulator = await start({ options: { faults: [{ kind: 'stall', committed }] } });
    const request = post(emulator);
    const seen = seenBy(request);
    await entered(emulator, 1);
    if (committed) await until(() => storedNames(emulator).includes('new'));
    request.destroy();
    expect(await seen).toMatchObject({ status: null, error: 'ECONNRESET' });
    expect(storedNames(emulator).includes('new')).toBe(committed);
    expect(emulator.log[0]).toMatchObject({ fault: 'stall', status: null, committed });
  });

  test('with headers, sends the status line and headers but never the body', async () => {
    const emulator = await start({ options: { faults: [{ kind: 'stall', headers: true, committed: true }] } });
    const request = post(emulator);
    request.on('error', () => {});
    const [response]: IncomingMessage[] = await once(request, 'response');
    expect(response?.statusCode).toBe(201);
    expect(response?.readableEnded).toBe(false);
    expect(storedNames(emulator)).toContain('new');
    request.destroy();
  });

  test('ends at once when the emulator closes', async () => {
    const emulator = await start({ options: { faults: [{ kind: 'stall' }] } });
    const seen = seenBy(post(emulator));
    await entered(emulator, 1);
    await emulator.close();
    expect((await seen).error).toBe('ECONNRESET');
  });
});

/** Waits, turn by turn of the event loop, until something is true. */
async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setImmediate(resolve));
}

/** Waits until this many requests have arrived. */
function entered(emulator: Emulator, count: number): Promise<void> {
  return until(() => emulator.log.length >= count);
}
