// The contract of reading: conventions, the seven read endpoints and tolerance (API sections 2.2, 4.1, 4.2, 9).
import { describe, expect, test } from 'vitest';
import { call, expectFailure, firstOf, stringOf, type Target } from './target.ts';

const COLLECTIONS = [
  { path: '/facilities', prefix: 'fac_', fields: ['id', 'name', 'organization_slug'] },
  { path: '/control-centers', prefix: 'cc_', fields: ['id', 'name', 'organization_slug'] },
  { path: '/cyber-systems', prefix: 'cs_', fields: ['id', 'name', 'organization_slug'] },
  {
    path: '/cyber-assets',
    prefix: 'ca_',
    fields: ['id', 'name', 'cyber_system_id', 'asset_type', 'organization_slug'],
  },
] as const;

export function readContract(target: () => Target): void {
  describe.each(COLLECTIONS)('GET $path', ({ path, prefix, fields }) => {
    test('4.2 the list answers 200', async () => {
      expect((await call(target(), 'GET', path)).status).toBe(200);
    });

    test('1 and 4.1 the list is a bare JSON array, sent as JSON', async () => {
      const reply = await call(target(), 'GET', path);
      expect(Array.isArray(reply.json())).toBe(true);
      expect(reply.headers.get('content-type')).toMatch(/^application\/json\b/);
    });

    test(`2.2 each record has ${fields.join(', ')}, all strings, and an id that starts with ${prefix}`, async () => {
      for (const record of (await call(target(), 'GET', path)).records()) {
        for (const field of fields) expect(typeof record[field], `${field} of ${record.id}`).toBe('string');
        expect(stringOf(record, 'id').startsWith(prefix), `the id ${record.id}`).toBe(true);
      }
    });

    test('2.2 no id is in the list twice', async () => {
      const ids = (await call(target(), 'GET', path)).records().map((record) => record.id);
      expect(new Set(ids).size).toBe(ids.length);
    });

    test('4.2 rule 2: all records are of one organization', async () => {
      const slugs = new Set((await call(target(), 'GET', path)).records().map((record) => record.organization_slug));
      expect(slugs.size).toBeLessThanOrEqual(1);
    });

    test('4.2 rule 3: the path with an id of the list answers 200 with that record', async (context) => {
      const record = await firstOf(target(), path);
      if (record === null) return context.skip('the list is empty');
      const reply = await call(target(), 'GET', `${path}/${stringOf(record, 'id')}`);
      expect(reply.status).toBe(200);
      expect(reply.record()).toEqual(record);
    });

    test('4.1 the list takes no parameters: paging, sorting and filtering change nothing', async () => {
      const plain = await call(target(), 'GET', path);
      const asked = await call(target(), 'GET', `${path}?limit=1&page=2&offset=1&sort=-name&name=nobody`);
      expect(asked.status).toBe(200);
      expect(asked.records()).toEqual(plain.records());
    });

    test('7.1 an id that does not exist is answered outside 2xx', async () => {
      expectFailure(await call(target(), 'GET', `${path}/${prefix}does-not-exist`), 'an unknown id');
    });

    test('9.1 the path has no version: /v1 before it fails', async () => {
      expectFailure(await call(target(), 'GET', `/v1${path}`), 'a version prefix');
    });
  });

  test('2.2 a facility_id of a system, if there is one, is the id of a facility in the list', async () => {
    const facilities = new Set((await call(target(), 'GET', '/facilities')).records().map((record) => record.id));
    for (const system of (await call(target(), 'GET', '/cyber-systems')).records()) {
      if (typeof system.facility_id === 'string' && system.facility_id !== '') {
        expect(facilities.has(system.facility_id), `the facility of ${system.id}`).toBe(true);
      }
    }
  });

  test('2.2 asset_type is hardware or software, and cyber_system_id is a system in the list', async () => {
    const systems = new Set((await call(target(), 'GET', '/cyber-systems')).records().map((record) => record.id));
    for (const asset of (await call(target(), 'GET', '/cyber-assets')).records()) {
      expect(['hardware', 'software']).toContain(asset.asset_type);
      expect(systems.has(asset.cyber_system_id), `the system of ${asset.id}`).toBe(true);
    }
  });

  test('4.1 a record is a single JSON object, not an array', async (context) => {
    const asset = await firstOf(target(), '/cyber-assets');
    if (asset === null) return context.skip('the list is empty');
    const reply = await call(target(), 'GET', `/cyber-assets/${stringOf(asset, 'id')}`);
    expect(Array.isArray(reply.json())).toBe(false);
  });

  test('4.2 a path that the document does not name fails', async () => {
    for (const path of ['/assets', '/cyber-asset', '/cyber-assets/ca_1/name']) {
      expectFailure(await call(target(), 'GET', path), path);
    }
  });
}
