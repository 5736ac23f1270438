import { describe, expect, test } from 'vitest';
import { parseSeed } from '../../src/emulator/seed.ts';
import { type Answer, creation, send, start } from './fixture.ts';

async function admin() {
  const emulator = await start({ options: { admin: true } });
  const post = (path: string, json: unknown): Promise<Answer> =>
    send(emulator, 'POST', `/__emulator/${path}`, { key: null, json });
  const get = async (path: string) => (await send(emulator, 'GET', `/__emulator/${path}`, { key: null })).body;
  return { emulator, post, get };
}

describe('the admin surface', () => {
  test('is not there unless asked for', async () => {
    const emulator = await start();
    expect((await send(emulator, 'GET', '/__emulator/dump')).status).toBe(404);
    expect((await send(emulator, 'GET', '/__emulator/dump', { key: null })).status).toBe(401);
  });

  test('shows the ledger, and is not in it', async () => {
    const { emulator, get } = await admin();
    await send(emulator, 'POST', '/cyber-assets', creation('new'));
    expect(await get('ledger')).toMatchObject([{ n: 1, method: 'POST', committed: true }]);
    expect(emulator.log).toHaveLength(1);
  });

  test('dumps the whole state as a seed', async () => {
    const { emulator, get } = await admin();
    await send(emulator, 'DELETE', '/cyber-assets/ca_1');
    const seed = parseSeed(await get('dump'));
    const restarted = await start({ seed });
    const [before, after] = [
      await send(emulator, 'GET', '/cyber-assets'),
      await send(restarted, 'GET', '/cyber-assets'),
    ];
    expect(after.body).toEqual(before.body);
  });

  test('revokes and grants keys', async () => {
    const { emulator, post } = await admin();
    const acme = { organization: 'acme', key: 'acme-key' };
    expect((await post('revoke', acme)).body).toEqual({ revoked: true });
    expect((await send(emulator, 'GET', '/facilities')).status).toBe(401);
    expect((await post('revoke', acme)).body).toEqual({ revoked: false });
    await post('grant', acme);
    expect((await send(emulator, 'GET', '/facilities')).status).toBe(200);
  });

  test('replaces the fault plan', async () => {
    const { emulator, post } = await admin();
    await post('faults', [{ kind: 'error-before', status: 502 }]);
    expect((await send(emulator, 'GET', '/facilities')).status).toBe(502);
    await post('faults', []);
    expect((await send(emulator, 'GET', '/facilities')).status).toBe(200);
  });

  test('writes as another actor: create, update, delete', async () => {
    const { emulator, post } = await admin();
    const write = (json: object) => post('write', { organization: 'acme', ...json });
    const created = await write({ action: 'create', ...creation('behind').json });
    expect(created.body).toMatchObject({ id: 'ca_4', name: 'behind' });
    await write({ action: 'update', id: 'ca_1', name: 'renamed', cyber_system_id: 'cs_2', asset_type: 'software' });
    const renamed = { id: 'ca_1', name: 'renamed', cyber_system_id: 'cs_2', asset_type: 'software' };
    expect((await send(emulator, 'GET', '/cyber-assets/ca_1')).body).toMatchObject(renamed);
    await write({ action: 'delete', id: 'ca_2' });
    expect((await send(emulator, 'GET', '/cyber-assets/ca_2')).status).toBe(404);
    expect((await write({ action: 'delete', id: 'ca_2' })).status).toBe(409);
    expect((await write({ action: 'create', ...creation('behind').json })).body).toMatchObject({
      error: { code: 'taken-name' },
    });
  });

  test.each<[string, unknown, string]>([
    ['write', { organization: 'nobody', action: 'delete', id: 'ca_1' }, 'organization: none is called "nobody"'],
    ['write', { organization: 'acme', action: 'explode' }, 'action: must be one of create, update, delete'],
    ['write', { organization: 'acme', action: 'delete' }, 'id: must be a string that is not empty, and is nothing'],
    ['grant', { organization: 'globex', key: 'acme-key' }, 'a key is bound to one organization'],
    ['revoke', { organization: 'acme' }, 'key: must be a string'],
    ['faults', [{ kind: 'explode' }], 'faults[0].kind: must be one of'],
  ])('answers 400 to wrong input, and says what is wrong: %s %j', async (path, json, message) => {
    const { emulator, post } = await admin();
    const before = emulator.store.dump();
    const answer = await post(path, json);
    expect(answer).toMatchObject({ status: 400, body: { error: { message: expect.stringContaining(message) } } });
    expect(emulator.store.dump()).toEqual(before);
  });
});
