import { Agent, Dispatcher } from 'undici';
import { expect, test } from 'vitest';
import { exchange } from '../../src/service/exchange.ts';
import { json, serve } from './server.ts';

const request = {
  path: '/cyber-assets',
  method: 'POST',
  headers: {},
  body: '{}',
  timeoutMs: 20,
  expect: 201,
  limit: 1000,
} as const;

/** Connections that exist only after `connected` is called, as after a slow handshake. */
class SlowToConnect extends Dispatcher {
  readonly #agent = new Agent();
  connected = () => {};

  override dispatch(options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): boolean {
    this.connected = () => this.#agent.dispatch(options, handler);
    return true;
  }
}

test('a request that expires before it is connected is not sent later', async () => {
  const { url, requests } = await serve((_, response) => json(response, 201, {}));
  const slow = new SlowToConnect();
  await expect(exchange(slow, { ...request, origin: url })).rejects.toMatchObject({ kind: 'refused', sent: false });
  slow.connected();
  // The next request is answered, so the request before it had every chance to arrive.
  await exchange(new Agent(), { ...request, origin: url, path: '/after', timeoutMs: 20_000 });
  expect(requests.map((recorded) => recorded.url)).toEqual(['/after']);
});

/** Connections that begin each request twice, as undici may when a connection closes. */
class Repeating extends Dispatcher {
  override dispatch(options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): boolean {
    new Agent().dispatch(options, handler);
    return new Agent().dispatch(options, handler);
  }
}

test('a request that the connections begin twice is sent at most once, and its outcome is open', async () => {
  const { url, requests } = await serve((recorded, response) => {
    if (recorded.url === '/after') json(response, 201, {});
  });
  const twice = exchange(new Repeating(), { ...request, origin: url, timeoutMs: 20_000 });
  await expect(twice).rejects.toMatchObject({ kind: 'network', sent: true });
  await exchange(new Agent(), { ...request, origin: url, path: '/after', timeoutMs: 20_000 });
  expect(requests.filter((recorded) => recorded.url === '/cyber-assets').length).toBeLessThanOrEqual(1);
});

test.each([
  ['abcd', {}, { text: 'abcd', utf8: true }],
  ['abcde', {}, 'too-large'],
  // An announced length beyond the limit takes no memory.
  ['abcde', { 'content-length': '99999999999999' }, 'too-large'],
])('a body may be as long as its limit, and no byte longer: %s, %o', async (body, headers, expected) => {
  const { url } = await serve((_, response) => response.writeHead(201, headers).end(body));
  const answer = exchange(new Agent(), { ...request, origin: url, timeoutMs: 20_000, limit: 4 });
  if (typeof expected === 'string') await expect(answer).rejects.toMatchObject({ kind: expected });
  else expect(await answer).toMatchObject(expected);
});
