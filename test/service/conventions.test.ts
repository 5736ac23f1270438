import { expect, test } from 'vitest';
import { asset, client, failed, json, serve, state } from './server.ts';

const facility = { id: 'fac_1', name: 'Riverside', organization_slug: 'acme' };
const center = { id: 'cc_1', name: 'Center', organization_slug: 'acme' };
const system = { id: 'cs_1', name: 'EMS', facility_id: 'fac_1', organization_slug: 'acme' };

const answers: Record<string, unknown> = {
  '/facilities': [facility],
  '/control-centers': [center],
  '/cyber-systems': [system],
  '/cyber-assets': [asset(1)],
  '/cyber-assets/ca_1': asset(1),
};

async function service() {
  return await serve((request, response) => {
    if (request.method === 'DELETE') response.writeHead(204).end();
    else if (request.method === 'POST') json(response, 201, asset(1));
    else json(response, 200, answers[request.url]);
  });
}

test('each call uses its method and path, and returns the records', async () => {
  const { url, requests } = await service();
  const { reader, writer } = client(url);
  expect(await reader.facilities()).toEqual([facility]);
  expect(await reader.controlCenters()).toEqual([center]);
  expect(await reader.cyberSystems()).toEqual([system]);
  expect(await reader.cyberAssets()).toEqual([asset(1)]);
  expect(await reader.cyberAsset('ca_1')).toEqual(asset(1));
  expect(await writer().createAsset(state)).toEqual(asset(1));
  expect(await writer().updateAsset('ca_1', { name: 'host-1' })).toEqual(asset(1));
  expect(await writer().deleteAsset('ca_1')).toBe('deleted');

  expect(requests.map(({ method, url, body }) => `${method} ${url} ${body}`.trim())).toEqual([
    ...Object.keys(answers).map((path) => `GET ${path}`),
    'POST /cyber-assets {"name":"host-1","cyber_system_id":"cs_1","asset_type":"hardware"}',
    'PATCH /cyber-assets/ca_1 {"name":"host-1"}',
    'DELETE /cyber-assets/ca_1',
  ]);
});

test('each request has the key, and a Content-Type only if it has a body', async () => {
  const { url, requests } = await service();
  const { reader, writer } = client(url);
  await reader.cyberAssets();
  await writer().createAsset(state);
  await writer().updateAsset('ca_1', { name: 'host-1' });
  await writer().deleteAsset('ca_1');

  const ledger = requests.map(({ method, headers }) => [method, headers['x-api-key'], headers['content-type'] ?? null]);
  expect(ledger).toEqual([
    ['GET', 'key-1', null],
    ['POST', 'key-1', 'application/json'],
    ['PATCH', 'key-1', 'application/json'],
    ['DELETE', 'key-1', null],
  ]);
  expect(requests[0]?.headers).toMatchObject({
    accept: 'application/json',
    'accept-encoding': 'identity',
    'user-agent': 'cip-inventory-sync/1.2.3',
  });
});

test('a path prefix of the base URL is kept, with any number of slashes at its end', async () => {
  const { url, requests } = await serve((_, response) => json(response, 200, []));
  await client(`${url}/api/v1`).reader.cyberAssets();
  await client(`${url}/api/v1/`).reader.cyberAssets();
  await client(`${url}/api/v1//`).reader.cyberAssets();
  expect(requests.map((request) => request.url)).toEqual(Array(3).fill('/api/v1/cyber-assets'));
});

test('an id is one segment of the path, and an id that no record can have is never sent', async () => {
  const id = 'ca_a b?c#d%2e$&é';
  const { url, requests } = await serve((_, response) => json(response, 200, { ...asset(1), id }));
  const { reader, writer } = client(url);
  await reader.cyberAsset(id);
  for (const none of ['..', 'cs_1', 'ca_', 'ca_a/../b', 'ca_a\nb', 'ca_\ud800']) {
    expect(await reader.cyberAsset(none)).toBeNull();
    await expect(writer().updateAsset(none, {})).rejects.toThrow(TypeError);
    await expect(writer().deleteAsset(none)).rejects.toThrow(TypeError);
  }
  expect(requests.map((request) => request.url)).toEqual([`/cyber-assets/${encodeURIComponent(id)}`]);
});

test('404 is null for a read by id, missing for a delete, and an error for anything else', async () => {
  const { url, requests } = await serve((_, response) => json(response, 404, {}));
  const { reader, writer } = client(url);
  expect(await reader.cyberAsset('ca_1')).toBeNull();
  expect(await writer().deleteAsset('ca_1')).toBe('missing');
  expect(await failed(reader.cyberAssets())).toMatchObject({ kind: 'status', status: 404 });
  expect(await failed(writer().updateAsset('ca_1', {}))).toMatchObject({ kind: 'status', status: 404 });
  expect(requests).toHaveLength(4);
});

test('a write answered with an unexpected 2xx or with another record is ambiguous, not done', async () => {
  const { url, requests } = await serve(({ method, url: path }, response) =>
    json(response, method === 'GET' || path === '/cyber-assets/ca_3' ? 200 : 202, asset(1)),
  );
  const { reader, writer } = client(url);
  expect(await failed(writer().createAsset(state))).toMatchObject({ kind: 'body', status: 202, sent: true });
  expect(await failed(writer().updateAsset('ca_1', {}))).toMatchObject({ kind: 'body', status: 202 });
  expect(await failed(writer().deleteAsset('ca_1'))).toMatchObject({ kind: 'body', status: 202 });
  const before = requests.length;
  expect(await failed(writer().updateAsset('ca_3', {}))).toMatchObject({ kind: 'body', status: 200 });
  expect(await failed(reader.cyberAsset('ca_2'))).toMatchObject({ kind: 'body', status: 200 });
  expect(requests.length - before).toBe(2);
});

test('the reader has no method that writes', () => {
  const { reader } = client('https://service.example');
  const reads = ['controlCenters', 'cyberAsset', 'cyberAssets', 'cyberSystems', 'facilities'];
  expect(Object.keys(reader).sort()).toEqual(reads);
});

test('each attempt is reported with its path, status and number', async () => {
  const { url } = await serve((_, response, index) => json(response, index === 0 ? 500 : 200, asset(1)));
  const { reader, attempts } = client(url);
  await reader.cyberAsset('ca_1');
  const common = { method: 'GET', route: '/cyber-assets/{id}', path: '/cyber-assets/ca_1', ms: 0 };
  expect(attempts).toEqual([
    { ...common, status: 500, attempt: 1 },
    { ...common, status: 200, attempt: 2 },
  ]);
});
