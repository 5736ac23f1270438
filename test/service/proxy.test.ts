import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSecureContext, TLSSocket } from 'node:tls';
import { expect, test } from 'vitest';
import { client, failed, freePort, json, serve, serveRaw, state } from './server.ts';

/** A proxy that records the lines it gets and refuses. */
async function decliningProxy() {
  const lines: string[] = [];
  const { port } = await serveRaw((socket) =>
    socket.once('data', (bytes) => {
      lines.push(...bytes.toString('latin1').split('\r\n').slice(0, -2));
      socket.end('HTTP/1.1 502 Bad Gateway\r\ncontent-length: 0\r\n\r\n');
    }),
  );
  return { port, lines };
}

test.each(['HTTPS_PROXY', 'https_proxy'])('https uses the proxy in %s, which sees no key', async (name) => {
  const { port, lines } = await decliningProxy();
  const { writer } = client('https://service.invalid', { env: { [name]: `http://127.0.0.1:${port}` } });
  const error = await failed(writer().createAsset(state));
  expect(error).toMatchObject({ kind: 'refused', sent: false });
  expect(lines[0]).toBe('CONNECT service.invalid:443 HTTP/1.1');
  expect(lines.join('\n').toLowerCase()).not.toContain('key');
});

test('the certificate of a proxy with TLS must name the proxy, not the service', async () => {
  const file = (name: string) => readFileSync(join(import.meta.dirname, '../fixtures/tls', name));
  const secureContext = createSecureContext({ key: file('server-key.pem'), cert: file('server.pem') });
  const asked: string[] = [];
  const { port } = await serveRaw((socket) => {
    const SNICallback = (name: string, done: (error: null) => void) => {
      asked.push(name);
      done(null);
    };
    new TLSSocket(socket, { isServer: true, secureContext, SNICallback }).on('error', () => {});
  });
  const { writer } = client('https://service.invalid', { env: { HTTPS_PROXY: `https://localhost:${port}` } });
  const error = await failed(writer().createAsset(state));
  expect(error).toMatchObject({ kind: 'refused', sent: false });
  expect(error.message).toMatch(/\(PROXY_\w+\)\. The proxy's certificate is not trusted\. NODE_EXTRA_CA_CERTS adds/);
  expect(asked).toEqual(['localhost']);
});

test.each([
  [
    'http://proxy.invalid:1',
    /\(PROXY_(?:ENOTFOUND|EAI_AGAIN)\)\. Check how HTTPS_PROXY spells the host, and the network\.$/,
  ],
  ['http://127.0.0.1:PORT', /\(PROXY_ECONNREFUSED\)\. Check the base URL, the network and the proxy\.$/],
])('the error for a proxy that cannot be reached, %s, says to check it', async (proxy, expected) => {
  const env = { HTTPS_PROXY: proxy.replace('PORT', String(await freePort())) };
  const { reader } = client('https://service.invalid', { env });
  expect((await failed(reader.facilities())).message).toMatch(expected);
});

test('the lower-case variable counts if both are set', async () => {
  const [low, up] = [await decliningProxy(), await decliningProxy()];
  const [https_proxy, HTTPS_PROXY] = [low, up].map(({ port }) => `http://127.0.0.1:${port}`);
  const env = { https_proxy, HTTPS_PROXY, no_proxy: 'a', NO_PROXY: 'service.invalid' };
  await failed(client('https://service.invalid', { env }).writer().createAsset(state));
  expect([low.lines.length > 0, up.lines]).toEqual([true, []]);
});

test('a proxy that hangs up is asked once for each attempt, and the error names it', async () => {
  const { port, sockets } = await serveRaw((socket) => socket.once('data', () => socket.end()));
  const { writer } = client('https://service.invalid', { env: { HTTPS_PROXY: `127.0.0.1:${port}` } });
  const error = await failed(writer().createAsset(state));
  expect(error).toMatchObject({ kind: 'refused', sent: false });
  expect(error.message).toMatch(/\(PROXY_\w+\)/);
  expect(sockets).toHaveLength(1);
});

test('a proxy that never answers certainly created nothing, and no timer is left after close', async () => {
  const proxy = await serveRaw(() => {});
  const env = { HTTPS_PROXY: `http://127.0.0.1:${proxy.port}` };
  const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
  const before = timers();
  const { writer, close } = client('https://service.invalid', { env, requestTimeoutMs: 50 });
  const errors = await Promise.all(Array.from({ length: 10 }, () => failed(writer().createAsset(state))));
  for (const error of errors) expect(error).toMatchObject({ kind: 'refused', sent: false });
  await close();
  for (let turns = 0; turns < 10; turns++) await new Promise((resolve) => setImmediate(resolve));
  // Not zero: the test runner may start a timer meanwhile.
  expect(timers() - before).toBeLessThan(5);
});

test('a proxy needs no scheme, the error has the status of its refusal, and it gets user and password', async () => {
  const { port, lines } = await decliningProxy();
  const { reader } = client('https://service.invalid', { env: { HTTPS_PROXY: `127.0.0.1:${port}` } });
  expect((await failed(reader.facilities())).message).toContain('(PROXY_ANSWERED_502)');
  expect(lines[0]).toBe('CONNECT service.invalid:443 HTTP/1.1');
  expect(lines.join('\n')).not.toContain('proxy-authorization');

  const second = await decliningProxy();
  const env = { HTTPS_PROXY: `http://user:pass@127.0.0.1:${second.port}` };
  await failed(client('https://service.invalid', { env }).reader.facilities());
  expect(second.lines).toContain(`proxy-authorization: Basic ${btoa('user:pass')}`);
});

test.each(['NO_PROXY', 'no_proxy'])('a host in %s is reached without the proxy', async (name) => {
  // 0.0.0.0 reaches this machine, but does not count as loopback and needs no DNS.
  const { port, sockets } = await serveRaw((socket) => socket.end('not TLS'));
  const proxy = await decliningProxy();
  const env = { HTTPS_PROXY: `http://127.0.0.1:${proxy.port}`, [name]: 'other.example, 0.0.0.0' };
  const error = await failed(client(`https://0.0.0.0:${port}`, { env }).reader.facilities());
  expect(error).toMatchObject({ kind: 'refused', sent: false });
  expect([sockets.length, proxy.lines]).toEqual([6, []]);
});

// How undici reads NO_PROXY: each host with its subdomains.
const AT_PORT = 'https://service.invalid:8443';
test.each([
  ['a.example,SERVICE.invalid', AT_PORT, true],
  ['service.invalid:8443', AT_PORT, true],
  ['service.invalid:443', AT_PORT, false],
  ['service.invalid:443', 'https://service.invalid', true],
  ['*.invalid', AT_PORT, true],
  ['valid', AT_PORT, false],
  [' * ', AT_PORT, true],
])('NO_PROXY=%s exempts %s from the proxy: %s', async (no_proxy, url, isExcepted) => {
  const { port, lines } = await decliningProxy();
  const env = { HTTPS_PROXY: `http://127.0.0.1:${port}`, no_proxy };
  const error = await failed(client(url, { env }).writer().createAsset(state));
  expect(error).toMatchObject({ kind: 'refused', sent: false });
  expect(lines.length === 0).toBe(isExcepted);
});

test('this machine is never reached through a proxy, and HTTP_PROXY is ignored', async () => {
  const proxy = await decliningProxy();
  const proxyUrl = `http://127.0.0.1:${proxy.port}`;
  const env = { HTTPS_PROXY: proxyUrl, HTTP_PROXY: proxyUrl, http_proxy: proxyUrl };
  const { url } = await serve((_, response) => json(response, 200, []));
  expect(await client(url, { env }).reader.facilities()).toEqual([]);
  const { port } = await serveRaw((socket) => socket.end('not TLS'));
  expect(await failed(client(`https://localhost:${port}`, { env }).reader.facilities())).toMatchObject({
    kind: 'refused',
  });
  expect(proxy.lines).toEqual([]);
});

test('only the given environment counts: a proxy of the process is not used', async () => {
  const { port, lines } = await decliningProxy();
  const before = process.env.HTTPS_PROXY;
  process.env.HTTPS_PROXY = `http://127.0.0.1:${port}`;
  try {
    await failed(client(`https://0.0.0.0:${await freePort()}`, { env: {} }).reader.facilities());
  } finally {
    if (before === undefined) delete process.env.HTTPS_PROXY;
    else process.env.HTTPS_PROXY = before;
  }
  expect(lines).toEqual([]);
});
