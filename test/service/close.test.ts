import { expect, test } from 'vitest';
import { client, failed, json, serve, serveRaw, state } from './server.ts';

test('close ends the connection that was kept alive', async () => {
  const { url, sockets } = await serveRaw((socket) =>
    socket.once('data', () => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n[]')),
  );
  const { reader, close } = client(url);
  await reader.cyberAssets();
  const [socket] = sockets;
  expect(socket?.destroyed).toBe(false);
  const closed = new Promise((resolve) => socket?.once('close', resolve));
  await close();
  await closed;
});

test.each([
  ['the service', 'https://127.0.0.1:PORT', {}],
  ['a proxy', 'https://service.invalid', { HTTPS_PROXY: 'http://127.0.0.1:PORT' }],
  ['a proxy that speaks TLS', 'https://service.invalid', { HTTPS_PROXY: 'https://localhost:PORT' }],
])('close cuts a connection to %s that is not established yet', async (_, baseUrl, variables) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { port, sockets } = await serveRaw((socket) => {
    socket.resume();
    arrive();
  });
  const env = Object.fromEntries(
    Object.entries(variables).map(([name, url]) => [name, url.replace('PORT', String(port))]),
  );
  const { writer, close } = client(baseUrl.replace('PORT', String(port)), { env });
  const error = failed(writer().createAsset(state));
  await arrived;
  await close();
  expect(await error).toMatchObject({ kind: 'aborted', sent: false });
  for (let turns = 0; turns < 10; turns++) await new Promise((resolve) => setImmediate(resolve));
  expect(sockets.map(({ destroyed }) => destroyed)).toEqual([true]);
});

test('no timer outlives its request: the process can end at once', async () => {
  const { url } = await serve((_, response) => json(response, 200, []));
  const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
  const { reader, close } = client(url);
  const before = timers();
  for (let n = 0; n < 10; n++) await reader.facilities();
  await close();
  // Not zero: the test runner may start a timer meanwhile.
  expect(timers() - before).toBeLessThan(5);
});
