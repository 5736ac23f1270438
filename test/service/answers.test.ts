import { describe, expect, test } from 'vitest';
import { createReader, createWriter } from '../../src/service/client.ts';
import { WireError } from '../../src/service/transport.ts';
import { asset, client, failed, json, serve, state } from './server.ts';

/** A reader whose answer has this body. */
const reading = (body: string) => createReader(async ({ read }) => read(body));
const readingJson = (value: unknown) => reading(JSON.stringify(value));

const good = asset(1);
const without = (field: keyof typeof good) => Object.fromEntries(Object.entries(good).filter(([key]) => key !== field));

describe('a list of assets is refused', () => {
  const cases: [string, unknown, string][] = [
    ['a string as the list', 'none', 'it is not an array'],
    ['a null record', [good, null], 'record 1 is not an object'],
    ['one id twice', [good, asset(2), { ...good, name: 'other' }], 'record 2 has an id that another record has'],
    ['no id', [without('id')], 'record 0 has no id as documented'],
    ['a number as id', [{ ...good, id: 1 }], 'record 0 has no id as documented'],
    ['an array as id', [{ ...good, id: ['ca_1'] }], 'record 0 has no id as documented'],
    ['an id of another kind', [{ ...good, id: 'cs_1' }], 'record 0 has no id as documented'],
    ['a bare prefix', [{ ...good, id: 'ca_' }], 'record 0 has no id as documented'],
    ['an id with a slash', [{ ...good, id: 'ca_1/2' }], 'record 0 has no id as documented'],
    ['an id with half a character', [{ ...good, id: 'ca_\ud800' }], 'record 0 has no id as documented'],
    ['no name', [without('name')], 'record 0 has no name as documented'],
    ['a null name', [{ ...good, name: null }], 'record 0 has no name as documented'],
    ['no system', [without('cyber_system_id')], 'record 0 has no cyber_system_id as documented'],
    ['no type', [without('asset_type')], 'record 0 has no asset_type as documented'],
    ['an unknown type', [{ ...good, asset_type: 'Hardware' }], 'record 0 has no asset_type as documented'],
    ['two organizations', [good, { ...asset(2), organization_slug: 'evil' }], 'record 1 is of another organization'],
    ['no organization', [without('organization_slug')], 'record 0 has no organization_slug as documented'],
  ];
  test.each(cases)('with %s', async (_, value, message) => {
    await expect(readingJson(value).cyberAssets()).rejects.toThrow(new WireError(message));
  });

  test.each(['', '[', '[{"id":"ca_1","name":', 'undefined', '<html>'])('if it is not JSON: %s', async (text) => {
    await expect(reading(text).cyberAssets()).rejects.toThrow(new WireError('it is not JSON', true));
  });
});

test('extra fields, an empty name and an empty list are accepted', async () => {
  const records = [{ ...good, name: '', impact: { rating: 'High' } }];
  expect(await readingJson(records).cyberAssets()).toEqual(records);
  expect(await readingJson([]).cyberAssets()).toEqual([]);
});

test('a system may have no facility_id, a null one or an empty one', async () => {
  const system = { id: 'cs_1', name: 'EMS', organization_slug: 'acme' };
  const records = [
    system,
    { ...system, id: 'cs_2', facility_id: null },
    { ...system, id: 'cs_3', facility_id: '' },
    { ...system, id: 'cs_4', facility_id: 'fac_1' },
  ];
  expect(await readingJson(records).cyberSystems()).toEqual(records);
  const wrong = readingJson([{ ...system, facility_id: 7 }]);
  await expect(wrong.cyberSystems()).rejects.toThrow('record 0 has no facility_id as documented');
});

test('each kind has its own prefix; after it, an id that is in no path may contain anything', async () => {
  const record = { ...good, name: 'Plant' };
  for (const [list, id] of [
    ['facilities', 'fac_a/b'],
    ['controlCenters', 'cc_a/b'],
    ['cyberSystems', 'cs_a/\n'],
    ['cyberAssets', 'ca_1'],
  ] as const) {
    expect(await readingJson([{ ...record, id }])[list]()).toEqual([{ ...record, id }]);
    const bare = id.slice(0, id.indexOf('_') + 1);
    for (const other of [bare, 'x_1', list === 'cyberAssets' ? 'cs_1' : 'ca_1'])
      await expect(readingJson([{ ...record, id: other }])[list]()).rejects.toThrow('has no id as documented');
  }
});

test('a single record is checked like a record in a list, and must be the requested one', async () => {
  expect(await readingJson(good).cyberAsset('ca_1')).toEqual(good);
  await expect(readingJson(good).cyberAsset('ca_2')).rejects.toThrow('it is not the record asked for');
  const creating = (value: unknown) => createWriter(async ({ read }) => read(JSON.stringify(value))).createAsset(state);
  await expect(creating([])).rejects.toThrow('the record is not an object');
  await expect(creating(without('name'))).rejects.toThrow('the record has no name');
});

describe('the Content-Type of an answer', () => {
  const list = async (headers: Record<string, string>, body: string | Buffer = '[]') => {
    const { url } = await serve((_, response) => response.writeHead(200, headers).end(body));
    return client(url).reader.cyberAssets();
  };

  test.each([
    {},
    { 'content-type': 'Application/JSON; charset=utf-8' },
    { 'content-type': 'text/plain; charset=utf-8' },
    { 'content-type': '' },
    { 'content-encoding': 'identity' },
  ])('may be %o', async (headers) => {
    expect(await list(headers)).toEqual([]);
  });

  test.each(['text/html', 'Text/HTML; charset=utf-8', 'application/xhtml+xml'])('may not be %j', async (type) => {
    const error = await failed(list({ 'content-type': type }, '<html>Sign in</html>'));
    expect(error).toMatchObject({ kind: 'body', status: 200, failure: { detail: '<html>Sign in</html>' } });
    expect(error.message).toContain('it is a page of HTML');
    expect(error.message).not.toContain('Sign in');
  });

  test.each(['gzip', 'deflate', 'br', 'zstd'])('an answer compressed with %s is refused', async (encoding) => {
    const error = await failed(list({ 'content-encoding': encoding }));
    expect(error).toMatchObject({ kind: 'body', message: expect.stringContaining('compressed') });
  });
});

test('the error for a wrong record shows its place and no value, and the request is not retried', async () => {
  const { url, requests } = await serve((_, response) =>
    json(response, 200, [good, { ...asset(2), name: 7, x: 'secret' }]),
  );
  const error = await failed(client(url).reader.cyberAssets());
  expect(error.message).toBe(
    'GET /cyber-assets: the service answered 200, but not as its API document says ' +
      '(record 1 has no name as documented). Check the base URL.',
  );
  expect(error).toMatchObject({ kind: 'body', failure: { detail: null } });
  expect(requests).toHaveLength(1);
});
