// More edits of one document than one function call can have arguments.
import { expect, test } from 'vitest';
import { unreported } from '../../src/core/diagnostic.ts';
import { makeDirectory, resolveSystems } from '../../src/core/resolve.ts';
import { asDeclared, compareEntries } from '../../src/follow/desired.ts';
import { editFiles } from '../../src/follow/file-edits.ts';
import { SystemNaming } from '../../src/follow/system-naming.ts';
import { sourceFile } from '../../src/inventory/files.ts';
import { parseInventory } from '../../src/inventory/parse.ts';
import { plainFields } from '../inventory/loaded.ts';
import { numbered } from '../journeys/world.ts';

const COUNT = 140_000;

test('a document can lose and get 140,000 entries at once', () => {
  const old = numbered('old', COUNT).map((name) => `- name: ${name}\n`);
  const text = `cyber_system: A\nasset_type: hardware\nassets:\n${old.join('')}`;
  const documents = parseInventory(sourceFile('a.yml', text), text, unreported);
  const systems = [{ id: 'cs_1', name: 'A', organization_slug: 'acme' }];
  const live = { organization: 'acme', facilities: [], systems, assets: [] };
  const directory = makeDirectory(live);
  const [declared] = asDeclared(resolveSystems({ documents }, directory, unreported).systems).values();
  const entries = numbered('new', COUNT).map((name) => ({ fields: plainFields(name, 'hardware'), entry: null }));
  const { edits } = editFiles({
    comparison: compareEntries([{ ...declared!, entries }], false),
    ratingOf: () => null,
    naming: new SystemNaming(live),
    out: '',
    originals: [{ path: 'a.yml', text, byteOrderMark: false, documents }],
    paths: [],
    onFile: () => {},
  });
  expect(edits[0]?.text.match(/^ *- name: new-\d+$/gm)).toHaveLength(COUNT);
});
