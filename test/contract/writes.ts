// The contract of writing cyber assets (API section 4.2, rules 1 and 3; section 7.3). Each test cleans up.
import { describe, expect, test } from 'vitest';
import { call, expectFailure, firstOf, freshName, stringOf, type Target } from './target.ts';

interface Body {
  readonly name: string;
  readonly cyber_system_id: string;
  readonly asset_type: string;
}

async function bodyFor(target: Target): Promise<Body> {
  const system = await firstOf(target, '/cyber-systems');
  if (system === null) throw new Error('the sandbox has no cyber system to write to');
  return { name: freshName(), cyber_system_id: stringOf(system, 'id'), asset_type: 'hardware' };
}

/** Creates an asset, calls `act` with it, and always deletes it. */
async function withAsset(
  target: Target,
  act: (id: string, reply: Awaited<ReturnType<typeof call>>, body: Body) => Promise<void>,
): Promise<void> {
  const body = await bodyFor(target);
  const reply = await call(target, 'POST', '/cyber-assets', { json: body });
  expect(reply.status).toBe(201);
  const id = stringOf(reply.record(), 'id');
  try {
    await act(id, reply, body);
  } finally {
    await call(target, 'DELETE', `/cyber-assets/${id}`);
  }
}

export function writeContract(target: () => Target): void {
  describe.each([
    ['no key', null],
    ['a key that is not valid', 'not-a-key'],
  ])('5.1 with %s', (_, key) => {
    test('POST is refused, and creates nothing', async () => {
      const json = await bodyFor(target());
      expectFailure(await call(target(), 'POST', '/cyber-assets', { key, json }), 'POST');
      const names = (await call(target(), 'GET', '/cyber-assets')).records().map((asset) => asset.name);
      expect(names).not.toContain(json.name);
    });

    test('PATCH and DELETE are refused, and change nothing', async () => {
      await withAsset(target(), async (id, created) => {
        const path = `/cyber-assets/${id}`;
        expectFailure(await call(target(), 'PATCH', path, { key, json: { name: freshName() } }), 'PATCH');
        expectFailure(await call(target(), 'DELETE', path, { key }), 'DELETE');
        expect((await call(target(), 'GET', path)).record()).toEqual(created.record());
      });
    });
  });

  describe('POST /cyber-assets', () => {
    test('4.2 answers 201 with the asset, its id with prefix ca_ and its organization_slug', async () => {
      const system = await firstOf(target(), '/cyber-systems');
      await withAsset(target(), async (id, reply, body) => {
        expect(reply.record()).toMatchObject({ ...body, id, organization_slug: system?.organization_slug });
        expect(id.startsWith('ca_')).toBe(true);
      });
    });

    test('4.2 rule 3: the created id is the id of the path, and is in the list once', async () => {
      await withAsset(target(), async (id, reply) => {
        const read = await call(target(), 'GET', `/cyber-assets/${id}`);
        expect(read.record()).toEqual(reply.record());
        const list = (await call(target(), 'GET', '/cyber-assets')).records();
        expect(list.filter((asset) => asset.id === id)).toEqual([reply.record()]);
      });
    });

    test.each(['name', 'cyber_system_id', 'asset_type'])('4.2 %s is required', async (field) => {
      const body = { ...(await bodyFor(target())), [field]: undefined };
      expectFailure(await call(target(), 'POST', '/cyber-assets', { json: body }), `no ${field}`);
    });

    test.each(['firmware', 'Hardware', ''])(
      '4.2 asset_type %j, neither hardware nor software, fails',
      async (asset_type) => {
        const body = { ...(await bodyFor(target())), asset_type };
        expectFailure(await call(target(), 'POST', '/cyber-assets', { json: body }), asset_type);
      },
    );

    test('2.1 an asset belongs to one system: a POST with an unknown one fails and creates nothing', async () => {
      const body = { ...(await bodyFor(target())), cyber_system_id: 'cs_does-not-exist' };
      expectFailure(await call(target(), 'POST', '/cyber-assets', { json: body }), 'an unknown system');
      const names = (await call(target(), 'GET', '/cyber-assets')).records().map((asset) => asset.name);
      expect(names).not.toContain(body.name);
    });

    test('4.1 a body that is not JSON fails', async () => {
      const headers = { 'Content-Type': 'application/json' };
      expectFailure(await call(target(), 'POST', '/cyber-assets', { text: '{"name":', headers }), 'half a body');
    });
  });

  describe('PATCH /cyber-assets/{id}', () => {
    test('4.2 answers 200 with the full asset; omitted fields stay unchanged', async () => {
      await withAsset(target(), async (id, created) => {
        const name = freshName();
        const reply = await call(target(), 'PATCH', `/cyber-assets/${id}`, { json: { name } });
        expect(reply.status).toBe(200);
        expect(reply.record()).toEqual({ ...created.record(), name });
        const retyped = await call(target(), 'PATCH', `/cyber-assets/${id}`, { json: { asset_type: 'software' } });
        expect(retyped.record()).toEqual({ ...created.record(), name, asset_type: 'software' });
        expect((await call(target(), 'GET', `/cyber-assets/${id}`)).record()).toEqual(retyped.record());
      });
    });

    test('4.2 cyber_system_id reassigns the asset, and the id stays', async (context) => {
      const other = (await call(target(), 'GET', '/cyber-systems')).records()[1];
      if (other === undefined) return context.skip('there is only one cyber system');
      await withAsset(target(), async (id, created) => {
        const json = { cyber_system_id: other.id };
        const reply = await call(target(), 'PATCH', `/cyber-assets/${id}`, { json });
        expect(reply.record()).toEqual({ ...created.record(), cyber_system_id: other.id });
      });
    });

    test('4.2 a wrong asset_type and an unknown system fail, and change nothing', async () => {
      await withAsset(target(), async (id, created) => {
        for (const json of [{ asset_type: 'firmware' }, { cyber_system_id: 'cs_does-not-exist' }]) {
          expectFailure(await call(target(), 'PATCH', `/cyber-assets/${id}`, { json }), JSON.stringify(json));
        }
        expect((await call(target(), 'GET', `/cyber-assets/${id}`)).record()).toEqual(created.record());
      });
    });

    test('7.1 an id that does not exist fails', async () => {
      const json = { name: freshName() };
      expectFailure(await call(target(), 'PATCH', '/cyber-assets/ca_does-not-exist', { json }), 'an unknown id');
    });
  });

  describe('DELETE /cyber-assets/{id}', () => {
    test('4.2 and 4.1 answers 204 with an empty body', async () => {
      await withAsset(target(), async (id) => {
        const reply = await call(target(), 'DELETE', `/cyber-assets/${id}`);
        expect(reply.status).toBe(204);
        expect(reply.text).toBe('');
      });
    });

    test('4.2 rule 1: a delete is permanent: the id is gone from reads, list, update and delete', async () => {
      await withAsset(target(), async (id, _created, body) => {
        await call(target(), 'DELETE', `/cyber-assets/${id}`);
        expectFailure(await call(target(), 'GET', `/cyber-assets/${id}`), 'GET');
        expectFailure(await call(target(), 'PATCH', `/cyber-assets/${id}`, { json: body }), 'PATCH');
        expect((await call(target(), 'DELETE', `/cyber-assets/${id}`)).status).toBe(404);
        const ids = (await call(target(), 'GET', '/cyber-assets')).records().map((asset) => asset.id);
        expect(ids).not.toContain(id);
      });
    });

    test('4.2 and 7.3 an id that does not exist is answered 404', async () => {
      expect((await call(target(), 'DELETE', '/cyber-assets/ca_does-not-exist')).status).toBe(404);
    });
  });

  test('4.2 methods that the document does not offer fail', async () => {
    await withAsset(target(), async (id, created, body) => {
      expectFailure(await call(target(), 'PUT', `/cyber-assets/${id}`, { json: body }), 'PUT');
      expectFailure(await call(target(), 'POST', `/cyber-assets/${id}`, { json: body }), 'POST');
      expectFailure(await call(target(), 'PATCH', '/cyber-assets', { json: body }), 'PATCH of the list');
      expect((await call(target(), 'GET', `/cyber-assets/${id}`)).record()).toEqual(created.record());
    });
  });
}
