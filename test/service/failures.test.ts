import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { expect, onTestFinished, test, vi } from 'vitest';
import { asset, client, failed, freePort, json, serve, serveRaw, state } from './server.ts';

const MIB = 1024 * 1024;

test('a redirect is an error and is not followed, so the key goes nowhere else', async () => {
  const other = await serve((_, response) => json(response, 200, []));
  for (const status of [300, 301, 302, 303, 307, 308]) {
    const { url, requests } = await serve((_, response) => {
      response.writeHead(status, { location: `${other.url}/cyber-assets` }).end();
    });
    const { reader, writer } = client(url);
    expect(await failed(reader.cyberAssets())).toMatchObject({ kind: 'redirect', status });
    const error = await failed(writer().createAsset(state));
    expect(error).toMatchObject({ kind: 'redirect', status });
    expect(error.failure.meaning).not.toBe('not-written');
    expect(requests).toHaveLength(2);
  }
  expect(other.requests).toEqual([]);
});

test('a redirect is reported at once, without a wait for its body', async () => {
  const { url } = await serveRaw((socket) =>
    socket.once('data', () => socket.write('HTTP/1.1 302 Found\r\nlocation: /\r\ncontent-length: 100\r\n\r\n')),
  );
  expect(await failed(client(url, { requestTimeoutMs: 5000 }).reader.facilities())).toMatchObject({ kind: 'redirect' });
});

const SPELLED = /\((?:ENOTFOUND|EAI_AGAIN)\)\. Check how the base URL spells the host, and the network\.$/;

test.each([
  [
    'a connection that is refused',
    async () => `http://127.0.0.1:${await freePort()}`,
    /no connection to 127\.0\.0\.1:\d+ \(ECONNREFUSED\)\. Check the base URL, the network and the proxy\.$/,
  ],
  ['a name that does not resolve', async () => 'https://no-such-host.invalid', SPELLED],
  [
    'a TLS handshake that fails',
    async () => `https://127.0.0.1:${(await serveRaw((socket) => socket.end('HTTP/1.1 400 Bad\r\n\r\n'))).port}`,
    /\(ERR_SSL_\w+\)/,
  ],
  [
    'a handshake that stalls past the timeout',
    async () => `https://127.0.0.1:${(await serveRaw(() => {})).port}`,
    /\(2000 ms\)/,
  ],
])('%s certainly created nothing, and the message names the cause', async (_, urlOf, message) => {
  const { writer, attempts } = client(await urlOf(), { requestTimeoutMs: 2000 });
  const error = await failed(writer().createAsset(state));
  expect(error).toMatchObject({ kind: 'refused', sent: false, status: null });
  expect(attempts).toHaveLength(1);
  expect(error.message).toMatch(message);
  expect(error.failure.meaning).toBe('not-written');
});

const CLOCK = 'or the clock of this machine is wrong: check the clock, and have the certificate renewed.';

test.each([
  ['expired.pem', ['expired.pem'], `Its certificate has expired, ${CLOCK}`],
  ['early.pem', ['early.pem'], `Its certificate is not valid yet, ${CLOCK}`],
  [
    'server.pem',
    ['authority.pem'],
    'Its certificate was made for another host: github.test, inventory.test. Check how the URL spells the host.',
  ],
  ['server.pem', [], 'Its certificate is not trusted. NODE_EXTRA_CA_CERTS adds a private authority.'],
])(
  'the certificate %s, where %j is trusted, is refused with what is wrong, even if the environment allows it',
  async (own, trusted, sentence) => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    // Node warns about the variable once. That warning is not for the people who run the tests.
    const warning = vi.spyOn(process, 'emitWarning').mockReturnValue(undefined);
    onTestFinished(() => {
      vi.unstubAllEnvs();
      warning.mockRestore();
    });
    const file = (name: string) => readFileSync(join(import.meta.dirname, '../fixtures/tls', name), 'utf8');
    const certificate = { key: file('server-key.pem'), cert: file(own) };
    const server = createServer(certificate, (_, response) => json(response, 200, [])).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const standard = getCACertificates('default');
    setDefaultCACertificates([...standard, ...trusted.map(file)]);
    onTestFinished(() => setDefaultCACertificates(standard));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : address;
    const error = await failed(client(`https://127.0.0.1:${port}`).reader.facilities());
    expect(error).toMatchObject({ kind: 'refused', sent: false, remedy: sentence });
    // Whoever answers may name any hosts in a certificate, so a page must not show them as text of its own.
    expect(error.failure.reasonBy).toBe(/another host/.test(sentence) ? 'others' : 'tool');
  },
);

test.each(['new', 'used before'])(
  'after a reset the outcome of a request is open, on a connection that is %s',
  async (kind) => {
    let posts = 0;
    const { url } = await serve((request, response) => {
      if (request.method === 'GET') return json(response, 200, []);
      posts += 1;
      response.socket?.resetAndDestroy();
    });
    const { reader, writer } = client(url);
    if (kind === 'used before') await reader.cyberAssets();
    const error = await failed(writer().createAsset(state));
    expect(error).toMatchObject({ kind: 'network', sent: true, status: null });
    expect(error.failure.meaning).not.toBe('not-written');
    expect(posts).toBe(1);
  },
);

test.each([
  ['cut off in its body', 'HTTP/1.1 201 Created\r\ncontent-length: 9\r\n\r\n{', { status: 201 }],
  ['that is not HTTP, and is not shown,', 'secret-name\r\n\r\n', { status: null, cause: undefined }],
])('an answer %s is a broken connection', async (_, answer, shown) => {
  const { url } = await serveRaw((socket) => socket.once('data', () => socket.end(answer)));
  expect(await failed(client(url).writer().createAsset(state))).toMatchObject({ kind: 'network', ...shown });
});

test('a service that never answers ends in a timeout', async () => {
  const { url } = await serveRaw(() => {});
  const error = await failed(client(url, { requestTimeoutMs: 50 }).writer().createAsset(state));
  expect(error).toMatchObject({ kind: 'timeout', sent: true, status: null });
  expect(error.message).toContain('50 ms');
  expect(error.failure.meaning).not.toBe('not-written');
});

test('a service that answers byte by byte is cut off at the timeout', async () => {
  const { url, sockets } = await serveRaw((socket) => {
    socket.write('HTTP/1.1 201 Created\r\ncontent-length: 1000000\r\n\r\n');
    const drip = setInterval(() => socket.write(' '), 5);
    socket.once('close', () => clearInterval(drip));
  });
  const error = await failed(client(url, { requestTimeoutMs: 100 }).writer().createAsset(state));
  expect(error).toMatchObject({ kind: 'timeout', status: 201 });
  const [socket] = sockets;
  await new Promise((resolve) => (socket?.destroyed ? resolve(null) : socket?.once('close', resolve)));
});

test.each([
  ['record', 200, { kind: 'too-large', message: expect.stringContaining('1 MiB') }],
  ['error body', 400, { kind: 'status', failure: { detail: '…' } }],
])('an endless %s is cut off soon after its limit', async (_, status, expected) => {
  let sent = 0;
  const chunk = Buffer.alloc(64 * 1024, ' ');
  const { url, requests } = await serve((_, response) => {
    const spaces = new Readable({
      read() {
        sent += chunk.length;
        // 1 GiB, if nobody stops it.
        this.push(sent < 1024 * MIB ? chunk : null);
      },
    });
    spaces.pipe(response.writeHead(status, { 'content-type': 'application/json' }));
  });
  expect(await failed(client(url).reader.cyberAsset('ca_1'))).toMatchObject({ status, ...expected });
  expect(sent).toBeLessThan(64 * MIB);
  expect(requests).toHaveLength(1);
});

test('the message contains neither id nor body; the excerpt contains the body without the key', async () => {
  const apiKey = 'k"1\\2';
  const { url } = await serve((request, response) => {
    const key = String(request.headers['x-api-key']);
    response.writeHead(422).end(`secret-name\u001b[31m ${key} ${JSON.stringify({ key })} ${encodeURIComponent(key)}`);
  });
  const error = await failed(client(url, { apiKey }).writer().updateAsset('ca_77', { name: 'secret-name' }));
  expect(error.message).toBe(
    'PATCH /cyber-assets/{id}: the service answered 422. The service does not accept the request as it is.',
  );
  expect(error.failure.detail).toBe('secret-name\\u001b[31m [key] {"key":"[key]"} [key]');
});

test.each(['signal', 'hardSignal'])('a request sends nothing if %s is aborted before its turn', async (signal) => {
  const { url, requests } = await serve((_, response) => json(response, 200, []));
  const error = await failed(
    client(url, { [signal]: AbortSignal.abort() })
      .writer()
      .createAsset(state),
  );
  expect(error).toMatchObject({ kind: 'aborted', sent: false });
  expect(error.failure.meaning).toBe('not-sent');
  expect(requests).toEqual([]);
});

test('an abort lets a request in flight finish; a hard abort cuts it off', async () => {
  const soft = new AbortController();
  const hard = new AbortController();
  const { url } = await serve((_, response, index) => {
    if (index === 0) {
      soft.abort();
      json(response, 201, asset(1));
    } else hard.abort();
  });
  expect(await client(url, { signal: soft.signal }).writer().createAsset(state)).toEqual(asset(1));
  const error = await failed(client(url, { hardSignal: hard.signal }).writer().createAsset(state));
  expect(error).toMatchObject({ kind: 'aborted', sent: true });
  expect(error.failure.meaning).not.toBe('not-written');
});
