import { describe, expect, test } from 'vitest';
import type { EmulatorOptions } from '../../src/emulator/options.ts';
import { creation, namesOf, SEED, send, start, storedAssets } from './fixture.ts';

describe('uniqueNames', () => {
  // The status for a name that is taken: in the same system, in another system, in another letter case.
  test.each<[EmulatorOptions['uniqueNames'], number, number, number]>([
    ['none', 201, 201, 201],
    ['system', 409, 201, 201],
    ['organization', 409, 409, 201],
    ['organization-case-insensitive', 409, 409, 409],
  ])('%s', async (uniqueNames, same, other, otherCase) => {
    const emulator = await start({ options: { uniqueNames } });
    const create = async (name: string) => (await send(emulator, 'POST', '/cyber-assets', creation(name))).status;
    expect(await create('scada-01')).toBe(same);
    expect(await create('os-01')).toBe(other);
    expect(await create('SCADA-01')).toBe(otherCase);
    expect(await create('plc-01'), 'a name of another organization').toBe(201);
  });

  test('refuses a rename to a taken name; an old name is free again; other changes pass', async () => {
    const emulator = await start();
    const patch = async (id: string, json: object) =>
      (await send(emulator, 'PATCH', `/cyber-assets/${id}`, { json })).status;
    expect(await patch('ca_1', { name: 'os-01' })).toBe(409);
    expect(await patch('ca_1', { name: 'scada-01', asset_type: 'software' })).toBe(200);
    expect(await patch('ca_1', { name: 'scada-02' })).toBe(200);
    expect(await patch('ca_2', { name: 'scada-01' })).toBe(200);
    await send(emulator, 'DELETE', '/cyber-assets/ca_1');
    expect((await send(emulator, 'POST', '/cyber-assets', creation('scada-02'))).status).toBe(201);
  });

  test('system: refuses a move into a system that has the name', async () => {
    const emulator = await start({ options: { uniqueNames: 'system' } });
    await send(emulator, 'POST', '/cyber-assets', creation('os-01'));
    const moved = await send(emulator, 'PATCH', '/cyber-assets/ca_2', { json: { cyber_system_id: 'cs_1' } });
    expect(moved.status).toBe(409);
  });
});

describe('statuses', () => {
  const requests: Readonly<Record<string, (emulator: Awaited<ReturnType<typeof start>>) => ReturnType<typeof send>>> = {
    missingKeyStatus: (e) => send(e, 'GET', '/cyber-assets', { key: null }),
    invalidKeyStatus: (e) => send(e, 'GET', '/cyber-assets', { key: 'nobody' }),
    invalidBodyStatus: (e) => send(e, 'POST', '/cyber-assets', { json: [] }),
    takenNameStatus: (e) => send(e, 'POST', '/cyber-assets', creation('scada-01')),
  };

  test.each<[string, number, number]>([
    ['missingKeyStatus', 401, 403],
    ['invalidKeyStatus', 401, 403],
    ['invalidBodyStatus', 400, 422],
    ['takenNameStatus', 409, 422],
  ])('%s is %i by default, and can be %i', async (option, fallback, code) => {
    const request = requests[option]!;
    const [plain, set] = [await request(await start()), await request(await start({ options: { [option]: code } }))];
    expect(plain.status).toBe(fallback);
    expect(set.status).toBe(code);
    expect(set.body).toMatchObject({ error: { code: expect.any(String), message: expect.any(String) } });
  });
});

test.each([
  ['GET', '/cyber-systems/cs_1/cyber-assets'],
  ['POST', '/facilities'],
  ['PUT', '/cyber-assets/ca_1'],
  ['DELETE', '/cyber-systems/cs_1'],
  ['GET', '/nowhere'],
])('%s %s is none of the eleven endpoints, and is answered 404', async (method, path) => {
  expect(await send(await start(), method, path)).toMatchObject({
    status: 404,
    body: { error: { code: 'unknown_path' } },
  });
});

describe('bodies', () => {
  test.each<[string, unknown]>([
    ['an array', []],
    ['null', null],
    ['a string', 'name'],
    ['an empty name', { ...creation('').json }],
    ['a name that is a number', { ...creation('x').json, name: 7 }],
    ['a name that is null', { ...creation('x').json, name: null }],
    ['a system that is a number', { ...creation('x').json, cyber_system_id: 1 }],
    ['a system of another organization', { ...creation('x').json, cyber_system_id: 'cs_3' }],
    ['a type that is no string', { ...creation('x').json, asset_type: ['hardware'] }],
  ])('%s is invalid for a create and an update, and writes nothing', async (_what, json) => {
    const emulator = await start();
    const before = storedAssets(emulator.store);
    expect((await send(emulator, 'POST', '/cyber-assets', { json })).status).toBe(400);
    expect((await send(emulator, 'PATCH', '/cyber-assets/ca_1', { json })).status).toBe(400);
    expect(storedAssets(emulator.store)).toEqual(before);
  });

  test('an update with no field changes nothing and is answered 200', async () => {
    const answer = await send(await start(), 'PATCH', '/cyber-assets/ca_1', { json: {} });
    expect(answer).toMatchObject({ status: 200, body: { id: 'ca_1', name: 'scada-01' } });
  });

  test('unknown fields are ignored, and never stored', async () => {
    const json = { ...creation('new').json, id: 'ca_500', organization_slug: 'globex', colour: 'red' };
    const created = await send(await start(), 'POST', '/cyber-assets', { json });
    expect(created.body).toEqual({ ...creation('new').json, id: 'ca_4', organization_slug: 'acme' });
  });

  test('a content type can be in any letter case and have parameters', async () => {
    const headers = { 'Content-Type': 'Application/JSON; charset=x' };
    const text = JSON.stringify(creation('new').json);
    expect((await send(await start(), 'POST', '/cyber-assets', { text, headers })).status).toBe(201);
  });
});

describe('what records show', () => {
  test.each([
    ['absent', { id: 'cs_2', name: 'Dispatch', organization_slug: 'acme' }],
    ['null', { id: 'cs_2', name: 'Dispatch', facility_id: null, organization_slug: 'acme' }],
    ['empty', { id: 'cs_2', name: 'Dispatch', facility_id: '', organization_slug: 'acme' }],
  ] as const)('withoutFacility: %s', async (withoutFacility, shown) => {
    const emulator = await start({ options: { withoutFacility } });
    expect((await send(emulator, 'GET', '/cyber-systems/cs_2')).body).toEqual(shown);
    const ems = { id: 'cs_1', name: 'EMS', facility_id: 'fac_1', organization_slug: 'acme' };
    expect((await send(emulator, 'GET', '/cyber-systems')).body).toEqual([ems, shown]);
  });

  test('extraFields are in every record and do not change documented fields', async () => {
    const extraFields = { impact_rating: 'High', tags: { a: [1] }, name: 'overwritten' };
    const emulator = await start({ options: { extraFields } });
    const extra = { impact_rating: 'High', tags: { a: [1] } };
    for (const path of ['/facilities', '/control-centers', '/cyber-systems', '/cyber-assets']) {
      const list = (await send(emulator, 'GET', path)).body;
      expect(list, path).toEqual(expect.arrayContaining([expect.objectContaining(extra)]));
      expect(namesOf(list), path).not.toContain('overwritten');
    }
    const created = await send(emulator, 'POST', '/cyber-assets', creation('new'));
    expect(created.body).toMatchObject({ ...extra, name: 'new' });
    expect((await send(emulator, 'PATCH', '/cyber-assets/ca_1', { json: {} })).body).toMatchObject(extra);
    expect((await send(emulator, 'GET', '/cyber-assets/ca_1')).body).toMatchObject(extra);
  });

  test('systems have a rating and a control center only under the names that options give', async () => {
    const cyber_systems = [
      { name: 'EMS', control_center: 'North', impact_rating: 'High' as const },
      { name: 'Dispatch', facility: 'Riverside' },
    ];
    const seed = { organizations: [{ ...SEED.organizations[0]!, cyber_systems, cyber_assets: [] }] };
    const systemsWith = async (options: Partial<EmulatorOptions>) =>
      (await send(await start({ seed, options }), 'GET', '/cyber-systems')).body;
    const ems = { id: 'cs_1', name: 'EMS', organization_slug: 'acme' };
    const dispatch = { id: 'cs_2', name: 'Dispatch', facility_id: 'fac_1', organization_slug: 'acme' };
    expect(await systemsWith({})).toEqual([ems, dispatch]);
    const named = await systemsWith({ impactRatingField: 'bes', controlCenterField: 'center' });
    expect(named).toEqual([{ ...ems, bes: 'High', center: 'cc_1' }, dispatch]);
  });

  test.each(['id', 'facility_id', 'two words'])('no field can be named %j', async (impactRatingField) => {
    await expect(start({ options: { impactRatingField } })).rejects.toThrow(/impactRatingField/);
  });
});
