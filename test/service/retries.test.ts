import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { FREE } from '../../src/core/result.ts';
import { asset, client, failed, freePort, json, serve, serveRaw, state } from './server.ts';

test.each([202, 408, 429, 500, 502, 503, 504])('GET, PATCH and DELETE are retried after %i', async (status) => {
  const { url, requests } = await serve((request, response, index) => {
    if (index % 2 === 0) return json(response, status, {});
    if (request.method === 'DELETE') response.writeHead(204).end();
    else json(response, 200, asset(1));
  });
  const { reader, writer, sleeps } = client(url);
  expect(await reader.cyberAsset('ca_1')).toEqual(asset(1));
  expect(await writer().updateAsset('ca_1', { name: 'host-1' })).toEqual(asset(1));
  expect(await writer().deleteAsset('ca_1')).toBe('deleted');
  expect(requests.map(({ method }) => method)).toEqual(['GET', 'GET', 'PATCH', 'PATCH', 'DELETE', 'DELETE']);
  expect(sleeps).toEqual([50, 50, 50]);
});

// An answer that refuses a key is not shown: it may repeat the key.
test.each([
  [400, false, '{"error":"why"}'],
  [401, true, null],
  [403, true, null],
  [409, false, '{"error":"why"}'],
  [422, false, '{"error":"why"}'],
])('no request is retried after %i; it stops everything: %s', async (status, stops, excerpt) => {
  const { url, requests } = await serve((_, response) => json(response, status, { error: 'why' }));
  const { reader, sleeps } = client(url);
  const error = await failed(reader.cyberAssets());
  expect(error).toMatchObject({ kind: 'status', status, failure: { detail: excerpt } });
  expect(error.failure.meaning === 'key-refused').toBe(stops);
  expect(requests).toHaveLength(1);
  expect(sleeps).toEqual([]);
});

test.each([201, 408, 429, 500, 503])('POST is sent only once, even if the answer is %i', async (status) => {
  const { url, requests } = await serve((_, response) => {
    response.writeHead(status, { 'retry-after': '2' }).end();
  });
  const error = await failed(client(url).writer().createAsset(state));
  expect(error).toMatchObject({
    status,
    kind: status === 201 ? 'body' : 'status',
    failure: { retryAfterMs: status === 201 ? null : 2000 },
  });
  expect(error.failure.meaning === 'not-written').toBe(status === 429);
  expect(requests).toHaveLength(1);
});

test('waits double from 100 ms, have full jitter, and end with the sixth attempt', async () => {
  const { url, requests } = await serve((_, response) => json(response, 500, {}));
  const { reader, sleeps } = client(url, { random: () => 0.999 });
  expect(await failed(reader.cyberAssets())).toMatchObject({ status: 500 });
  expect(requests).toHaveLength(6);
  expect(sleeps.map(Math.round)).toEqual([100, 200, 400, 799, 1598]);
});

test('a GET is retried after a refused connection, a reset, a timeout, HTML and half a JSON', async () => {
  const { reader, sleeps } = client(`http://127.0.0.1:${await freePort()}`);
  expect(await failed(reader.cyberAssets())).toMatchObject({ kind: 'refused' });
  expect(sleeps).toHaveLength(5);

  const bad = [
    '',
    'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 6\r\n\r\n<html>',
    'HTTP/1.1 200 OK\r\ncontent-length: 3\r\n\r\n[{"',
    'HTTP/1.1 200 OK\r\ncontent-length: 3\r\n\r\n[',
    null,
    'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n[]',
  ];
  const { url } = await serveRaw((socket) =>
    socket.once('data', () => {
      const answer = bad.shift();
      // null: it never answers.
      if (typeof answer === 'string') socket.end(answer.replace('\r\n', '\r\nconnection: close\r\n'));
    }),
  );
  const second = client(url, { requestTimeoutMs: 500 });
  expect(await second.reader.cyberAssets()).toEqual([]);
  expect(bad).toEqual([]);
  expect(second.attempts.map(({ status }) => status)).toEqual([null, 200, 200, 200, null, 200]);
});

test('Retry-After is honored in seconds and as a date, plus the jitter', async () => {
  const now = Date.UTC(2026, 0, 1);
  const values = ['3', new Date(now + 3050 + 5000).toUTCString(), '86400', 'soon'];
  const { url } = await serve((_, response, index) => {
    const value = values[index];
    if (value === undefined) return json(response, 200, []);
    response.writeHead(429, { 'retry-after': value }).end();
  });
  const { reader, sleeps } = client(url);
  await reader.cyberAssets();
  // HTTP dates have whole seconds: 8.05 s after the start is written as 8 s, of which 3.05 s have passed.
  expect(sleeps).toEqual([3000 + 50, 4950 + 100, 60_000 + 200, 400]);
});

test('no attempt starts after three minutes, even if the service asks for a longer wait', async () => {
  const { url, requests } = await serve((_, response) => {
    response.writeHead(503, { 'retry-after': '86400' }).end();
  });
  const { reader, sleeps } = client(url);
  expect(await failed(reader.cyberAssets())).toMatchObject({ status: 503, failure: { retryAfterMs: 60_000 } });
  expect(sleeps).toHaveLength(2);
  expect(requests).toHaveLength(3);
});

test('an abort ends the wait, and the error is the failure that caused the wait', async () => {
  const { url, requests } = await serve((_, response) => json(response, 503, {}));
  const stop = new AbortController();
  const clock = {
    now: () => 0,
    sleep: async () => stop.abort(),
  };
  const { reader } = client(url, { clock, signal: stop.signal });
  expect(await failed(reader.cyberAssets())).toMatchObject({ kind: 'status', status: 503 });
  expect(requests).toHaveLength(1);
});

test('a stop while the run asks whether it may write sends nothing', async () => {
  const { url, requests } = await serve((_, response) => json(response, 503, {}));
  const stop = new AbortController();
  const prove = async () => {
    if (requests.length > 0) stop.abort();
    return true;
  };
  const writer = client(url, { signal: stop.signal }).writer({ ...FREE, prove });
  expect(await failed(writer.deleteAsset('ca_1'))).toMatchObject({
    kind: 'aborted',
    sent: false,
    failure: { mayBeDone: true },
  });
  expect(requests).toHaveLength(1);
});

test('a write whose proof is too old when its bytes are to be sent is not sent, and proves again', async () => {
  const { url, requests } = await serve((_, response) => response.writeHead(204).end());
  const asked: string[] = [];
  const writer = client(url).writer({
    prove: async () => asked.push(`proved after ${requests.length}`) < 3,
    holds: () => asked.push(`sent after ${requests.length}`) > 2,
    lost: null,
  });
  expect(await failed(writer.deleteAsset('ca_1'))).toMatchObject({
    kind: 'aborted',
    sent: false,
    failure: { mayBeDone: false },
  });
  expect(asked).toEqual(['proved after 0', 'sent after 0', 'proved after 0']);
});

test('a write that waits for a retry while the key is refused ends with its last answer: it may be done', async () => {
  const { url, requests } = await serve((_, response, index) => json(response, index === 0 ? 503 : 401, {}));
  const others: unknown[] = [];
  const clock = {
    now: () => 0,
    sleep: async () => void others.push(await failed(writer.deleteAsset('ca_2'))),
  };
  const writer = client(url, { clock }).writer();
  expect(await failed(writer.deleteAsset('ca_1'))).toMatchObject({ kind: 'status', status: 503 });
  expect(others).toMatchObject([{ status: 401 }]);
  expect(requests).toHaveLength(2);
});

test.each([
  { first: 'lost', at: (response: ServerResponse) => response.socket?.resetAndDestroy(), found: 'deleted' },
  { first: '502', at: (response: ServerResponse) => json(response, 502, {}), found: 'deleted' },
  { first: '429', at: (response: ServerResponse) => json(response, 429, {}), found: 'missing' },
])('a DELETE whose first answer is $first and second answer is 404: $found', async ({ at, found }) => {
  const { url } = await serve((_, response, index) => {
    if (index === 0) at(response);
    else json(response, 404, {});
  });
  expect(await client(url).writer().deleteAsset('ca_1')).toBe(found);
});

test.each([
  ['0', 0],
  [' 2 ', 2000],
  ['1.5', 1500],
  ['61', 60_000],
  ['-5', null],
  ['', null],
  ['5 minutes', null],
  ['2026', 60_000],
  [undefined, null],
  ['Thu, 01 Jan 2026 00:00:07 GMT', 7000],
  ['Thursday, 01-Jan-26 00:00:07 GMT', 7000],
  ['Thu Jan  1 00:00:07 2026', 7000],
  ['Thu, 01 Jan 2026 01:00:00 GMT', 60_000],
  ['Wed, 31 Dec 2025 23:59:00 GMT', 0],
  ['2026-01-01T00:00:07Z', null],
])('Retry-After %j is %j ms in any time zone', async (header, ms) => {
  const zone = process.env.TZ;
  process.env.TZ = 'Asia/Tokyo';
  try {
    const { url } = await serve((_, response) => {
      if (header !== undefined) response.setHeader('retry-after', header);
      json(response, 503, {});
    });
    expect(await failed(client(url).writer().createAsset(state))).toMatchObject({ failure: { retryAfterMs: ms } });
  } finally {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  }
});
