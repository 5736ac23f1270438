// The contract of keys and isolation (API section 5, and 7.2).
import { describe, expect, test } from 'vitest';
import { call, expectFailure, firstOf, freshName, stringOf, type Target } from './target.ts';

const PATHS = ['/facilities', '/control-centers', '/cyber-systems', '/cyber-assets', '/cyber-assets/ca_1', '/nowhere'];

export function keyContract(target: () => Target): void {
  test.each(PATHS)(
    '5.1 and 7.2 GET %s is rejected without X-API-Key, and with a key that is not valid',
    async (path) => {
      for (const key of [null, 'not-a-key']) expectFailure(await call(target(), 'GET', path, { key }), path);
    },
  );

  test('5.1 the key counts only in X-API-Key', async () => {
    const headers = { Authorization: `Bearer ${target().key}`, Cookie: `api_key=${target().key}` };
    expectFailure(await call(target(), 'GET', '/facilities', { key: null, headers }), 'other headers');
  });

  test('5.1 the answer to a rejected request contains no asset and does not repeat the key', async () => {
    const reply = await call(target(), 'GET', '/cyber-assets', { key: 'not-a-key' });
    expect(reply.text).not.toContain('ca_');
    expect(reply.text).not.toContain('not-a-key');
  });

  test('5.2 only the key decides, even if other headers are sent', async () => {
    const plain = await call(target(), 'GET', '/cyber-systems');
    const headers = { 'X-Organization': 'other', 'X-Organization-Slug': 'other', 'X-Tenant-Id': 'other' };
    expect((await call(target(), 'GET', '/cyber-systems', { headers })).records()).toEqual(plain.records());
  });
}

/** The tests that need a second organization and write. */
export function isolationContract(target: () => Target, foreignKey: () => string): void {
  describe('5.2 a key never reaches another organization', () => {
    test.each(['/facilities', '/control-centers', '/cyber-systems', '/cyber-assets'])('by GET %s', async (path) => {
      const own = (await call(target(), 'GET', path)).records();
      const foreign = (await call(target(), 'GET', path, { key: foreignKey() })).records();
      const ownIds = new Set(own.map((record) => record.id));
      expect(foreign.filter((record) => ownIds.has(record.id))).toEqual([]);
      const [record] = own;
      if (record === undefined) throw new Error(`${path} is empty`);
      const reply = await call(target(), 'GET', `${path}/${stringOf(record, 'id')}`, { key: foreignKey() });
      expectFailure(reply, 'an id of the other organization');
      expect(reply.text).not.toContain(stringOf(record, 'name'));
    });

    test('by PATCH, DELETE or POST', async () => {
      const asset = await firstOf(target(), '/cyber-assets');
      if (asset === null) throw new Error('there is no asset');
      const path = `/cyber-assets/${stringOf(asset, 'id')}`;
      const key = foreignKey();
      expectFailure(await call(target(), 'PATCH', path, { key, json: { name: freshName() } }), 'PATCH');
      expect((await call(target(), 'DELETE', path, { key })).status).toBe(404);
      const json = { name: freshName(), cyber_system_id: asset.cyber_system_id, asset_type: 'hardware' };
      expectFailure(await call(target(), 'POST', '/cyber-assets', { key, json }), 'POST into a foreign system');
      expect((await call(target(), 'GET', path)).record()).toEqual(asset);
    });
  });
}
