import { expect, test } from 'vitest';
import { UserError } from '../../src/core/result.ts';
import { checkBaseUrl } from '../../src/service/endpoint.ts';
import { client, json, serve } from './server.ts';

test.each([
  ['https://service.example', 'https://service.example/'],
  ['  https://service.example/api/v1/ \n', 'https://service.example/api/v1/'],
  ['https://service.example:8443/x', 'https://service.example:8443/x'],
  ['http://localhost:3000', 'http://localhost:3000/'],
  ['http://127.8.9.10/x', 'http://127.8.9.10/x'],
  ['http://[::1]:3000', 'http://[::1]:3000/'],
])('the base URL %j is accepted', (text, href) => {
  expect(checkBaseUrl(text, {}).href).toBe(href);
});

test.each([
  ['', 'empty'],
  ['service.example', 'not a URL'],
  ['ftp://service.example', 'https://'],
  ['http://service.example', 'must use https'],
  ['http://10.0.0.1', 'must use https'],
  ['http://localhost.example', 'must use https'],
  ['http://127.0.0.1.example', 'must use https'],
  ['https://name:secret@service.example', 'user or password'],
  ['https://:secret@service.example', 'user or password'],
  ['https://service.example/?x=secret', 'query'],
  ['https://service.example/?', 'query'],
  ['https://service.example/#secret', 'fragment'],
])('the base URL %j is refused: %s', (text, reason) => {
  const check = () => checkBaseUrl(text, {});
  expect(check).toThrow(UserError);
  expect(check).toThrow(/^base-url /);
  expect(check).toThrow(reason);
  expect(check).not.toThrow('secret');
});

test('NODE_TLS_REJECT_UNAUTHORIZED=0 is refused, other values are not', () => {
  const check = (value: string) => () =>
    checkBaseUrl('https://service.example', { NODE_TLS_REJECT_UNAUTHORIZED: value });
  expect(check('0')).toThrow('NODE_TLS_REJECT_UNAUTHORIZED is 0');
  expect(check('1')).not.toThrow();
});

test('a key is trimmed; if it is empty or unfit for a header, it is refused and not shown', async () => {
  const { url, requests } = await serve((_, response) => json(response, 200, []));
  await client(url, { apiKey: ' \tabc-DEF_1~!é\r\n' }).reader.facilities();
  expect(requests[0]?.headers['x-api-key']).toBe('abc-DEF_1~!é');
  for (const apiKey of ['', '  ', '\n']) expect(() => client(url, { apiKey })).toThrow('api-key is empty');
  for (const code of [0, 9, 10, 13, 27, 127, 128, 159, 256, 0x202e, 0x1f600]) {
    const check = () => client(url, { apiKey: `secret${String.fromCodePoint(code)}secret` });
    expect(check, String(code)).toThrow(UserError);
    expect(check, String(code)).not.toThrow('secret');
  }
});

test('connecting refuses a URL or proxy that cannot be used, and does not show it', () => {
  const connecting = (proxy: string) => () => client('https://service.example', { env: { HTTPS_PROXY: proxy } });
  expect(connecting(' \n')).not.toThrow();
  expect(() => client('http://service.example')).toThrow(UserError);
  for (const proxy of [
    'socks5://secret:1',
    'http://secret:port',
    '://secret',
    'http://%zz:secret@host:1',
    'http://secret%4:1b@host:1',
  ]) {
    expect(connecting(proxy)).toThrow(UserError);
    expect(connecting(proxy)).toThrow(/^HTTPS_PROXY /);
    expect(connecting(proxy)).not.toThrow('secret');
  }
});
