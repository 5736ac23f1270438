import { describe, expect, test } from 'vitest';
import { parseSeed, type Seed } from '../../src/emulator/seed.ts';
import { Store } from '../../src/emulator/store.ts';

const store = (seed: Seed) => new Store(seed, 'organization');

function acme(fields: Record<string, unknown>): unknown {
  return { organizations: [{ slug: 'acme', keys: ['k'], ...fields }] };
}

describe('a seed with a wrong shape is refused with the place of the error', () => {
  test.each<[string, unknown, string]>([
    ['no object', [], 'seed: must be an object, but is a list'],
    ['no organizations', {}, 'seed: needs the field organizations'],
    ['a misspelt list', acme({ asets: [] }), 'organizations[0]: has no field "asets"; it may have slug, keys'],
    ['no slug', { organizations: [{ keys: [] }] }, 'organizations[0].slug: must be a string that is not empty'],
    ['a list of the wrong type', acme({ facilities: {} }), 'organizations[0].facilities: must be a list'],
    ['a key unfit for a header', acme({ keys: ['a b'] }), 'organizations[0].keys[0]: must hold only visible ASCII'],
    ['a wrong prefix', acme({ facilities: [{ id: 'f1', name: 'F' }] }), 'facilities[0].id: must start with fac_'],
    [
      'two parents',
      acme({ cyber_systems: [{ name: 'S', facility: 'F', control_center: 'C' }] }),
      'cyber_systems[0]: can have only one parent, but names facility and control_center',
    ],
    [
      'a wrong type',
      acme({ cyber_assets: [{ name: 'a', cyber_system: 'S', asset_type: 'firmware' }] }),
      'cyber_assets[0].asset_type: must be one of hardware, software, but is "firmware"',
    ],
    [
      'an asset without system',
      acme({ cyber_assets: [{ name: 'a', asset_type: 'hardware' }] }),
      'cyber_assets[0]: needs exactly one of cyber_system_id and cyber_system, but has neither',
    ],
  ])('%s', (_what, value, message) => {
    expect(() => parseSeed(value)).toThrow(message);
  });

  test('a message never repeats a string that may be a key', () => {
    expect(() => parseSeed(acme({ keys: [{ secret: 'hunter2' }] }))).toThrow(/^((?!hunter2).)*$/);
    expect(() => parseSeed(acme({ keys: ['hunter2 hunter2'] }))).toThrow(/^((?!hunter2).)*$/);
  });
});

describe('a seed with a wrong reference or a repeated id, slug or key is refused', () => {
  test.each<[string, unknown, string]>([
    [
      'an unknown system',
      acme({ cyber_assets: [{ name: 'a', cyber_system: 'S', asset_type: 'hardware' }] }),
      'organizations[0].cyber_assets[0].cyber_system: this organization has no cyber system named "S"',
    ],
    [
      'an unknown id',
      acme({ cyber_systems: [{ name: 'S', facility_id: 'fac_9' }] }),
      'organizations[0].cyber_systems[0].facility_id: this organization has no "fac_9"',
    ],
    [
      'a name of several facilities',
      acme({
        facilities: [{ name: 'F' }, { name: 'F' }],
        cyber_systems: [{ name: 'S', facility: 'F' }],
      }),
      'organizations[0].cyber_systems[0].facility: "F" names several: fac_1, fac_2; use facility_id',
    ],
    [
      'an id twice, in two organizations',
      { organizations: ['a', 'b'].map((slug) => ({ slug, facilities: [{ id: 'fac_1', name: 'F' }] })) },
      'organizations[1].facilities[0].id: another record has the id fac_1',
    ],
    ['a slug twice', { organizations: [{ slug: 'a' }, { slug: 'a' }] }, 'organizations[1].slug: another organization'],
    [
      'a key of two organizations',
      { organizations: ['a', 'b'].map((slug) => ({ slug, keys: [slug, 'k'] })) },
      'organizations[1].keys[1]: the same key is listed for a already',
    ],
    [
      'a parent of another organization',
      {
        organizations: [
          { slug: 'a', facilities: [{ id: 'fac_7', name: 'F' }] },
          { slug: 'b', cyber_systems: [{ name: 'S', facility_id: 'fac_7' }] },
        ],
      },
      'organizations[1].cyber_systems[0].facility_id: this organization has no "fac_7"',
    ],
  ])('%s', (_what, value, message) => {
    expect(() => store(parseSeed(value))).toThrow(message);
  });
});

describe('ids', () => {
  test('are given in order, are unique in all organizations, and skip the ids in the seed', () => {
    const seed = parseSeed({
      organizations: ['a', 'b'].map((slug) => ({
        slug,
        cyber_systems: [{ name: 'S' }],
        cyber_assets: [
          { name: 'x', cyber_system: 'S', asset_type: 'hardware' },
          ...(slug === 'b' ? [{ id: 'ca_2', name: 'y', cyber_system: 'S', asset_type: 'hardware' }] : []),
        ],
      })),
    });
    const planted = store(seed);
    expect([...planted.organization('a').cyberAssets.keys()]).toEqual(['ca_1']);
    expect([...planted.organization('b').cyberAssets.keys()]).toEqual(['ca_3', 'ca_2']);
    expect([...planted.organization('b').cyberSystems.keys()]).toEqual(['cs_2']);
  });

  test('are not used again after a delete, whether given or from the seed', () => {
    const asset = (id: string) => ({ id, name: id, cyber_system: 'S', asset_type: 'hardware' });
    const planted = store(
      parseSeed(acme({ cyber_systems: [{ name: 'S' }], cyber_assets: [asset('ca_1'), asset('ca_2')] })),
    );
    const own = planted.organization('acme');
    const create = () => own.createAsset({ name: 'new', cyber_system_id: 'cs_1', asset_type: 'hardware' });
    own.deleteAsset('ca_2');
    expect(create()).toMatchObject({ ok: true, asset: { id: 'ca_3' } });
    own.deleteAsset('ca_3');
    expect(create()).toMatchObject({ ok: true, asset: { id: 'ca_4' } });
  });
});
