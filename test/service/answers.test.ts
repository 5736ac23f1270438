import { describe, expect, test } from 'vitest';
import {
  CONTROL_CENTER,
  CYBER_ASSET,
  CYBER_SYSTEM,
  FACILITY,
  parseAsset,
  parseList,
  WireError,
} from '../../src/service/wire.ts';
import { asset, client, failed, json, serve } from './server.ts';

const good = asset(1);
const without = (field: keyof typeof good) => Object.fromEntries(Object.entries(good).filter(([key]) => key !== field));

describe('a list of assets is refused', () => {
  const cases: [string, unknown, string][] = [
    ['a string', 'none', 'it is not an array'],
    ['a null record', [good, null], 'record 1 is not an object'],
    ['one id twice', [good, asset(2), { ...good, name: 'other' }], 'record 2 has an id that another record has'],
    ['no id', [without('id')], 'record 0 has no id as documented'],
    ['a number as id', [{ ...good, id: 1 }], 'record 0 has no id as documented'],
    ['an array that reads as an id', [{ ...good, id: ['ca_1'] }], 'record 0 has no id as documented'],
    ['an id of another kind', [{ ...good, id: 'cs_1' }], 'record 0 has no id as documented'],
    ['a bare prefix', [{ ...good, id: 'ca_' }], 'record 0 has no id as documented'],
    ['an id with a slash', [{ ...good, id: 'ca_1/2' }], 'record 0 has no id as documented'],
    ['an id with half a character', [{ ...good, id: 'ca_\ud800' }], 'record 0 has no id as documented'],
    ['no name', [without('name')], 'record 0 has no name as documented'],
    ['a null name', [{ ...good, name: null }], 'record 0 has no name as documented'],
    ['no system', [without('cyber_system_id')], 'record 0 has no cyber_system_id as documented'],
    ['no type', [without('asset_type')], 'record 0 has no asset_type as documented'],
    ['no organization', [without('organization_slug')], 'record 0 has no organization_slug as documented'],
  ];
  test.each(cases)('%s', (_, value, message) => {
    expect(() => parseList(JSON.stringify(value), CYBER_ASSET)).toThrow(new WireError(message));
  });

  test.each(['', '[', '[{"id":"ca_1","name":', 'undefined', '<html>'])('what is not JSON: %s', (text) => {
    expect(() => parseList(text, CYBER_ASSET)).toThrow(new WireError('it is not JSON', true));
  });
});

test('extra fields, an empty name and an empty list are accepted', () => {
  const records = [{ ...good, name: '', impact: { rating: 'High' } }];
  expect(parseList(JSON.stringify(records), CYBER_ASSET)).toEqual(records);
  expect(parseList('[]', CYBER_ASSET)).toEqual([]);
});

test('a system under a control center has no facility_id, a null one or an empty one', () => {
  const system = { id: 'cs_1', name: 'EMS', organization_slug: 'acme' };
  const records = [
    system,
    { ...system, id: 'cs_2', facility_id: null },
    { ...system, id: 'cs_3', facility_id: '' },
    { ...system, id: 'cs_4', facility_id: 'fac_1' },
  ];
  expect(parseList(JSON.stringify(records), CYBER_SYSTEM)).toEqual(records);
  const wrong = JSON.stringify([{ ...system, facility_id: 7 }]);
  expect(() => parseList(wrong, CYBER_SYSTEM)).toThrow('record 0 has no facility_id as documented');
});

test('each kind has its own prefix', () => {
  const kinds = [FACILITY, CONTROL_CENTER, CYBER_SYSTEM, CYBER_ASSET];
  const accepted = kinds.map(({ id }) => ['fac_1', 'cc_1', 'cs_1', 'ca_1', 'x_1'].filter((text) => id.test(text)));
  expect(accepted).toEqual([['fac_1'], ['cc_1'], ['cs_1'], ['ca_1']]);
});

test('ids that go into no path may hold anything behind their prefix', () => {
  const record = { name: 'Plant', organization_slug: 'acme' };
  for (const [kind, id] of [
    [FACILITY, 'fac_a/b'],
    [CONTROL_CENTER, 'cc_a/b'],
    [CYBER_SYSTEM, 'cs_a/\n'],
  ] as const) {
    expect(parseList(JSON.stringify([{ ...record, id }]), kind)).toEqual([{ ...record, id }]);
    const bare = id.slice(0, id.indexOf('_') + 1);
    expect(() => parseList(JSON.stringify([{ ...record, id: bare }]), kind)).toThrow('has no id as documented');
  }
});

test('a record is checked like those of a list, and must be the one asked for', () => {
  expect(parseAsset(JSON.stringify(good), 'ca_1')).toEqual(good);
  expect(() => parseAsset(JSON.stringify(good), 'ca_2')).toThrow('it is not the record asked for');
  expect(() => parseAsset('[]', null)).toThrow('the record is not an object');
  expect(() => parseAsset(JSON.stringify(without('name')), null)).toThrow('the record has no name');
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
    expect(error).toMatchObject({ kind: 'body', status: 200, excerpt: '<html>Sign in</html>' });
    expect(error.message).toContain('it is a page of HTML');
    expect(error.message).not.toContain('Sign in');
  });

  test.each(['gzip', 'deflate', 'br', 'zstd'])('an answer compressed with %s is refused', async (encoding) => {
    const error = await failed(list({ 'content-encoding': encoding }));
    expect(error).toMatchObject({ kind: 'body', message: expect.stringContaining('compressed') });
  });
});

test('the error of a record that breaks a rule shows where, and no value; it is not asked for again', async () => {
  const { url, requests } = await serve((_, response) =>
    json(response, 200, [good, { ...asset(2), name: 7, x: 'secret' }]),
  );
  const error = await failed(client(url).reader.cyberAssets());
  expect(error.message).toBe(
    'GET /cyber-assets: the service answered 200, but not as its API document says ' +
      '(record 1 has no name as documented). Check the base URL.',
  );
  expect(error).toMatchObject({ kind: 'body', excerpt: null });
  expect(requests).toHaveLength(1);
});
