import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs';
import type net from 'node:net';
import { expect, test } from 'vitest';
import { asset, client, failed, json, serve, serveRaw, state } from './server.ts';

/** A complete answer, with its Connection header. */
function answer(status: number, value: unknown, connection = 'keep-alive'): string {
  const body = JSON.stringify(value);
  return `HTTP/1.1 ${status} OK\r\nconnection: ${connection}\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
}

/** Answers with empty lists, and creates `asset(1)`. */
function serveAlways(socket: net.Socket): void {
  socket.on('data', (bytes) => socket.write(bytes.includes('POST') ? answer(201, asset(1)) : answer(200, [])));
}

test('a request uses a free connection and does not wait for one that closes', async () => {
  const held: net.Socket[] = [];
  const { url } = await serveRaw((socket) =>
    socket.on('data', (bytes) => {
      if (bytes.includes('POST')) socket.write(answer(201, asset(1)));
      else held.push(socket);
      if (held.length < 2) return;
      // Both at once: while the first closes, the second is free.
      held[0]?.end(answer(200, [], 'close'));
      held[1]?.write(answer(200, []));
    }),
  );
  const { reader, writer } = client(url, { concurrency: 2, requestTimeoutMs: 5000 });
  const answers = [reader.facilities(), reader.cyberSystems(), writer().createAsset(state)];
  expect(await Promise.all(answers)).toEqual([[], [], asset(1)]);
});

const busyWhile = () => void execFileSync(process.execPath, ['--version']);

test.each([
  ['is reset', (socket: net.Socket) => void socket.resetAndDestroy()],
  ['ends', (socket: net.Socket) => void socket.end()],
  ['is written to', (socket: net.Socket) => void socket.write(answer(201, asset(666)))],
])('a connection that %s while it is idle and the process busy is not used again', async (_, happen) => {
  const { url, sockets } = await serveRaw(serveAlways);
  const { reader, writer } = client(url);
  await reader.facilities();
  const [first] = sockets;
  if (first === undefined) throw new Error('no connection');
  happen(first);
  await new Promise((resolve) => setImmediate(resolve));
  busyWhile();
  expect(await writer().createAsset(state)).toEqual(asset(1));
  expect(sockets).toHaveLength(2);
});

test('a connection that is reset during a callback of another socket or file is not used again', async () => {
  const { url, sockets } = await serveRaw(serveAlways);
  const { reader, writer } = client(url);
  await reader.facilities();
  // A request from such a callback would be sent before the event loop reads anything more.
  const created = await new Promise((resolve) => {
    readFile(import.meta.filename, () => {
      sockets[0]?.resetAndDestroy();
      resolve(writer().createAsset(state));
    });
  });
  expect(created).toEqual(asset(1));
  expect(sockets).toHaveLength(2);
});

test('an unrequested answer, in one piece with another, does not answer the next request', async () => {
  const { url, sockets } = await serveRaw((socket, index) => {
    if (index > 0) serveAlways(socket);
    else socket.once('data', () => socket.write(answer(200, []) + answer(201, asset(666))));
  });
  const { reader, writer } = client(url);
  expect(await reader.facilities()).toEqual([]);
  expect(await writer().createAsset(state)).toEqual(asset(1));
  expect(sockets).toHaveLength(2);
});

test('the first value of a repeated header counts', async () => {
  const head = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-type: text/html\r\n';
  const { url } = await serveRaw((socket, index) =>
    socket.once('data', () => {
      if (index > 0) socket.end(`${head}content-length: 2\r\n\r\n[]`);
      else socket.end('HTTP/1.1 503 Busy\r\nretry-after: 2\r\nretry-after: 9\r\ncontent-length: 0\r\n\r\n');
    }),
  );
  const { reader, sleeps } = client(url);
  expect(await reader.facilities()).toEqual([]);
  expect(sleeps).toEqual([2050]);
});

test('close stops a request that is about to be sent', async () => {
  const { url, requests } = await serve((_, response) => json(response, 200, []));
  const { reader, close } = client(url);
  await reader.facilities();
  const late = failed(reader.facilities());
  await new Promise((resolve) => process.nextTick(resolve));
  await close();
  expect(await late).toMatchObject({ kind: 'aborted', sent: false });
  expect(requests).toHaveLength(1);
});

test('after an answer that changes the protocol, the connection is not used again', async () => {
  const onFirst: string[] = [];
  const { url } = await serveRaw((socket, index) => {
    if (index > 0) serveAlways(socket);
    else
      socket.on('data', (bytes) => {
        onFirst.push(bytes.toString('latin1', 0, 4));
        socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n');
      });
  });
  const { reader, writer, attempts } = client(url, { requestTimeoutMs: 5000 });
  expect(await failed(writer().createAsset(state))).toMatchObject({ kind: 'status', status: 101, sent: true });
  expect(await reader.facilities()).toEqual([]);
  expect([attempts.length, onFirst]).toEqual([2, ['POST']]);
});

test('a key beyond ASCII is sent as the same bytes with a body and without', async () => {
  const { url, requests } = await serve((request, response) =>
    request.method === 'GET' ? json(response, 200, []) : json(response, 201, asset(1)),
  );
  const { reader, writer } = client(url, { apiKey: 'schlüssel' });
  await reader.facilities();
  await writer().createAsset({ ...state, name: 'Gerät €' });
  // The server reads a header as latin1.
  expect(requests.map(({ headers }) => headers['x-api-key'])).toEqual(['schlüssel', 'schlüssel']);
  expect(requests[1]?.body).toContain('Gerät €');
});
