import { Agent, request as httpRequest, type RequestOptions } from 'node:http';
import net from 'node:net';
import { expect, test } from 'vitest';
import { exchange } from '../../src/service/exchange.ts';
import { openPool, type Pool } from '../../src/service/pool.ts';
import { json, serve, serveRaw } from './server.ts';

const request = {
  path: '/cyber-assets',
  method: 'POST',
  headers: {},
  body: '{}',
  timeoutMs: 20,
  expect: 201,
  limit: 1000,
} as const;

/** Connections that are there only when told, as behind a slow proxy. */
function slowToConnect(port: number) {
  const slow = { connected: () => {} };
  const agent = new Agent();
  agent.createConnection = (_, callback) => {
    slow.connected = () => callback?.(null, net.connect(port, '127.0.0.1'));
    return undefined;
  };
  const begin = ({ path, method }: RequestOptions) => httpRequest({ path, method, port, agent });
  const pool: Pool = { catchUp: async () => {}, begin, ready: 'connect', close: () => {} };
  return { slow, pool };
}

test('a request that expired before it was connected is not sent once it is', async () => {
  const { url, port, requests } = await serve((_, response) => json(response, 201, {}));
  const { slow, pool } = slowToConnect(port);
  await expect(exchange(pool, request)).rejects.toMatchObject({ kind: 'refused', sent: false });
  slow.connected();
  // A request that follows is answered: the one before had every chance to arrive.
  const others = openPool({ baseUrl: new URL(url), proxy: null });
  await exchange(others, { ...request, path: '/after', timeoutMs: 20_000 });
  expect(requests.map((recorded) => recorded.url)).toEqual(['/after']);
  others.close();
});

test('after the close neither the service nor a proxy is asked', async () => {
  const { url, requests } = await serve((_, response) => json(response, 201, {}));
  const proxy = new URL(`http://127.0.0.1:${(await serveRaw(() => {})).port}`);
  for (const { message, ...to } of [
    { baseUrl: new URL(url), proxy: null, message: 'ECONNRESET' },
    { baseUrl: new URL('https://service.invalid'), proxy, message: 'PROXY_ECONNRESET' },
  ]) {
    const pool = openPool(to);
    pool.close();
    const failure = { kind: 'refused', sent: false, message };
    await expect(exchange(pool, { ...request, timeoutMs: 20_000 })).rejects.toMatchObject(failure);
  }
  expect(requests).toEqual([]);
});
