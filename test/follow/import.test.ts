// Imports of random live worlds: a plan right after has no changes, and a second import writes nothing.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Live } from '../../src/core/model.ts';
import { addMissing } from '../../src/follow/from-live.ts';
import { asset, inventory, live } from '../core/build.ts';
import { folderWith } from '../inventory/temporary.ts';
import { filesIn, importInto, planIn } from './importing.ts';
import { liveWorlds } from './live-worlds.ts';

const RUNS = { numRuns: 150 };
const asked = fc.record({
  uniqueNames: fc.constantFrom('system' as const, 'organization' as const),
});

describe('any live world', () => {
  test('can be imported: a plan then has no errors or changes, and a second import writes nothing', async () => {
    const property = fc.asyncProperty(liveWorlds, asked, async (live, how) => {
      const cwd = folderWith({});
      const { diagnostics, missing } = await importInto(cwd, live, how);
      // No file can declare an asset without a name.
      const nameless = live.assets.filter(({ name }) => name === '').length;
      expect({ diagnostics, missing }).toMatchObject({ diagnostics: [], missing: { nameless, stray: 0 } });
      if (live.systems.length > 0) {
        const { summary, diagnostics } = await planIn(cwd, live, how);
        expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
        const none = { create: 0, update: 0, delete: 0, unmanaged: 0 };
        expect(summary).toMatchObject({ ...none, undeclared: nameless, unchanged: live.assets.length - nameless });
      }
      const before = filesIn(cwd);
      expect((await importInto(cwd, live, how)).edits).toEqual([]);
      expect(filesIn(cwd)).toEqual(before);
    });
    await fc.assert(property, { numRuns: 300 });
  });

  test('gives the same files in any order of its lists', async () => {
    const property = fc.asyncProperty(liveWorlds, async (live) => {
      const [one, other] = [folderWith({}), folderWith({})];
      await importInto(one, live);
      await importInto(other, {
        ...live,
        facilities: live.facilities.toReversed(),
        systems: live.systems.toReversed(),
        assets: live.assets.toReversed(),
      });
      expect(textsIn(other)).toEqual(textsIn(one));
    });
    await fc.assert(property, RUNS);
  });

  test('keeps the file paths of its systems when another system is added', async () => {
    const property = fc.asyncProperty(liveWorlds, async (live) => {
      const [one, other] = [folderWith({}), folderWith({})];
      await importInto(one, { ...live, systems: live.systems.slice(0, -1), assets: [] });
      await importInto(other, { ...live, assets: [] });
      expect(Object.keys(filesIn(other))).toEqual(expect.arrayContaining(Object.keys(filesIn(one))));
    });
    await fc.assert(property, RUNS);
  });
});

describe('an asset that no file declares', () => {
  const missingOf = (declared: string[], world: Live, uniqueNames: 'system' | 'organization') => {
    const head = inventory({ system: 'Alpha', assets: declared });
    const { systems, nameless } = addMissing({ inventory: head, live: world, uniqueNames });
    const entries = systems.flatMap(({ entries }) => entries.filter(({ entry }) => entry === null));
    return { assets: entries.map(({ fields }) => fields), nameless };
  };

  test('gets its id if names must be unique and a file has its name in another system', () => {
    const { assets } = missingOf(['b'], live([asset('ca_2', 'cs_b', 'b')]), 'organization');
    expect(assets).toMatchObject([{ name: 'b', assetType: 'hardware', id: 'ca_2' }]);
  });

  test('is counted as stray if no file can name its system, or its system is not listed', () => {
    const world = live([
      asset('ca_1', 'cs_a', 'a'),
      asset('ca_2', ' ', 'b'),
      asset('ca_3', ' ', 'c'),
      asset('ca_4', 'cs_x', 'd'),
    ]);
    const systems = [...world.systems, { ...world.systems[0]!, id: ' ', name: '' }];
    const head = inventory({ system: 'Alpha', assets: ['a'] });
    const found = addMissing({ inventory: head, live: { ...world, systems }, uniqueNames: 'system' });
    expect(found).toMatchObject({ stray: 3, nameless: 0 });
  });

  test('is left out and counted if it needs an id that no file can contain', () => {
    const world = live([asset('ca_1 ', 'cs_a', 'b'), asset('ca_2', 'cs_a', 'b')]);
    const { assets, nameless } = missingOf([], world, 'system');
    expect({ ids: assets.map(({ id }) => id), nameless }).toEqual({ ids: ['ca_2'], nameless: 1 });
  });
});

function textsIn(cwd: string): Record<string, string> {
  return Object.fromEntries(Object.entries(filesIn(cwd)).map(([path, { text }]) => [path, text]));
}
