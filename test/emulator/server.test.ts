import { once } from 'node:events';
import { request as open } from 'node:http';
import { expect, test } from 'vitest';
import { serveEmulator } from '../../src/emulator/server.ts';
import { KEY, SEED, send, start } from './fixture.ts';

test('a port that is taken is an error', async () => {
  const { url } = await start();
  await expect(serveEmulator({ seed: SEED, port: Number(new URL(url).port) })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
});

test('close ends idle connections too and frees the port', async () => {
  const emulator = await start();
  const request = open(`${emulator.url}/facilities`, { headers: { 'X-API-Key': KEY, Connection: 'keep-alive' } });
  request.end();
  const [response] = await once(request, 'response');
  response.resume();
  await once(response, 'end');
  const { port } = new URL(emulator.url);
  await emulator.close();
  const again = await start({ port: Number(port) });
  expect((await send(again, 'GET', '/facilities')).status).toBe(200);
});

test('a client that goes away during its body writes nothing, and the service continues', async () => {
  const emulator = await start();
  const headers = { 'X-API-Key': KEY, 'Content-Type': 'application/json', 'Content-Length': '100' };
  const request = open(`${emulator.url}/cyber-assets`, { method: 'POST', headers });
  request.on('error', () => {});
  request.write('{"name": "half');
  while (emulator.log.length === 0) await new Promise((resolve) => setImmediate(resolve));
  request.destroy();
  expect((await send(emulator, 'GET', '/cyber-assets')).status).toBe(200);
  expect(emulator.log[0]).toMatchObject({ status: null, committed: false });
});

test('close ends every wait, so that nothing is written after it', async () => {
  const signals: AbortSignal[] = [];
  const emulator = await start({
    options: { latencyMs: 1 },
    sleep: (_ms, signal) => {
      signals.push(signal);
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
    },
  });
  const deletion = send(emulator, 'DELETE', '/cyber-assets/ca_1').catch(() => 'dropped');
  while (signals.length === 0) await new Promise((resolve) => setImmediate(resolve));
  await emulator.close();
  expect(signals[0]?.aborted).toBe(true);
  expect(await deletion).toBe('dropped');
  expect(emulator.store.organization('acme').cyberAssets.has('ca_1')).toBe(true);
});
