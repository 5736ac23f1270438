// Each fault as an HTTP client sees it: what arrives, and what the store holds then.
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
  /** The code of the error that ended it; null when the answer came whole. */
  readonly error: string | null;
}

function post(emulator: Emulator, name = 'new'): ClientRequest {
  const headers = { 'X-API-Key': KEY, 'Content-Type': 'application/json' };
  const request = open(`${emulator.url}/cyber-assets`, { method: 'POST', headers, agent: false });
  request.end(JSON.stringify(creation(name).json));
  return request;
}

/** All that a client learns of one answer. */
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

async function postInto(fault: FaultRule): Promise<{ seen: Seen; committed: boolean; emulator: Emulator }> {
  const emulator = await start({ options: { faults: [fault] }, sleep: async () => {} });
  const seen = await seenBy(post(emulator));
  const committed = storedNames(emulator).includes('new');
  expect(emulator.log.at(-1)).toMatchObject({ fault: fault.kind, committed, status: seen.error ? null : seen.status });
  return { seen, committed, emulator };
}

describe('connections that end', () => {
  test.each([
    ['reset-before', false],
    ['reset-after', true],
  ] as const)('%s: the client sees a reset and no answer; committed: %s', async (kind, expected) => {
    const { seen, committed } = await postInto({ kind });
    expect(seen).toMatchObject({ status: null, error: 'ECONNRESET' });
    expect(committed).toBe(expected);
  });

  test('truncated: status and half the body arrive, then the connection ends; committed', async () => {
    const { seen, committed } = await postInto({ kind: 'truncated' });
    expect(seen).toMatchObject({ status: 201, error: 'ECONNRESET' });
    expect(seen.body.length).toBeGreaterThan(0);
    expect(() => JSON.parse(seen.body)).toThrow();
    expect(committed).toBe(true);
  });

  test('truncated: an answer without a body is a reset, after the delete', async () => {
    const emulator = await start({ options: { faults: [{ kind: 'truncated' }] } });
    await expect(send(emulator, 'DELETE', '/cyber-assets/ca_1')).rejects.toThrow('fetch failed');
    expect(storedNames(emulator)).toEqual(['os-01']);
  });
});

describe('answers that mislead', () => {
  test.each([500, 503])('error-before %i: the status, and nothing committed', async (status) => {
    const { seen, committed } = await postInto({ kind: 'error-before', status });
    expect([seen.status, committed]).toEqual([status, false]);
  });

  test.each([502, undefined])('error-after %s: the status, or 503, and the write committed', async (status) => {
    const { seen, committed } = await postInto({ kind: 'error-after', ...(status && { status }) });
    expect([seen.status, committed]).toEqual([status ?? 503, true]);
  });

  test('not-json: HTML with the status of the success; committed', async () => {
    const { seen, committed } = await postInto({ kind: 'not-json' });
    expect(seen).toMatchObject({ status: 201, type: 'text/html', error: null });
    expect(seen.body).toMatch(/^<!DOCTYPE html>/);
    expect(committed).toBe(true);
  });

  test('not-json: a delete is answered 200 with HTML, and done', async () => {
    const emulator = await start({ options: { faults: [{ kind: 'not-json' }] } });
    const answer = await send(emulator, 'DELETE', '/cyber-assets/ca_1');
    expect(answer).toMatchObject({ status: 200, body: undefined });
    expect(storedNames(emulator)).toEqual(['os-01']);
  });

  test('half-json: half the body arrives as if it were the whole; committed', async () => {
    const { seen, committed } = await postInto({ kind: 'half-json' });
    expect(seen).toMatchObject({ status: 201, type: 'application/json', error: null });
    expect(() => JSON.parse(seen.body)).toThrow();
    expect(committed).toBe(true);
  });

  test('slow: the whole answer, so much later; committed', async () => {
    const waits: number[] = [];
    const sleep = async (ms: number) => {
      waits.push(ms);
    };
    const emulator = await start({ options: { faults: [{ kind: 'slow', delayMs: 700 }] }, sleep });
    expect((await send(emulator, 'POST', '/cyber-assets', creation('new'))).status).toBe(201);
    expect(waits).toEqual([700]);
  });
});

describe('stall', () => {
  test.each([false, true])('no answer until the client goes away; committed: %s', async (committed) => {
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

  test('headers: status line and headers arrive, the body never does', async () => {
    const emulator = await start({ options: { faults: [{ kind: 'stall', headers: true, committed: true }] } });
    const request = post(emulator);
    request.on('error', () => {});
    const [response]: IncomingMessage[] = await once(request, 'response');
    expect(response?.statusCode).toBe(201);
    expect(response?.readableEnded).toBe(false);
    expect(storedNames(emulator)).toContain('new');
    request.destroy();
  });

  test('closing the emulator ends a stall at once', async () => {
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

/** Waits until so many requests have arrived. */
function entered(emulator: Emulator, count: number): Promise<void> {
  return until(() => emulator.log.length >= count);
}
