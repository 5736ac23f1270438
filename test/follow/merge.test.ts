// An import into files that people wrote adds what is missing and changes nothing else.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AssetType, Live } from '../../src/core/model.ts';
import { folderWith } from '../inventory/temporary.ts';
import { filesIn, importInto, liveAsset, liveWith, planIn, SYSTEMS, updateInto } from './importing.ts';
import { commentsIn, type DeclaredDocument, diceOf, untidyFile } from './untidy.ts';

const NAMES = ['a', 'b', 'c', 'NO', '0123', 'it’s', 'x: y', '# z', 'hmi 1', 'hmi 2'];

/** Live assets of each system, which of them files declare, and assets that are to be created. */
const scene = fc.record({
  live: fc.tuple(...SYSTEMS.map(() => fc.uniqueArray(fc.constantFrom(...NAMES)))),
  declared: fc.array(fc.boolean(), { minLength: 30, maxLength: 30 }),
  wished: fc.boolean(),
  files: fc.uniqueArray(fc.nat(2), { minLength: 1 }),
  seed: fc.nat(2 ** 31),
});
type Scene = typeof scene extends fc.Arbitrary<infer T> ? T : never;

const typeOf = (k: number): AssetType => (k % 2 === 0 ? 'hardware' : 'software');

function liveOf({ live }: Scene): Live {
  return liveWith(
    live.flatMap((names, system) => names.map((name, k) => liveAsset(`ca_${system}_${k}`, system, name, typeOf(k)))),
  );
}

function documentsOf({ live, declared, wished, files }: Scene): DeclaredDocument[] {
  return files.map((system): DeclaredDocument => {
    const names = live[system] ?? [];
    const assets = names.flatMap((name, k) => {
      return declared[system * 10 + k]
        ? [{ name, type: typeOf(k), ...(k === 3 ? { id: `ca_${system}_${k}` } : {}) }]
        : [];
    });
    const wish = wished ? [{ name: `to-create-${system}`, type: 'hardware' as const }] : [];
    return { system: SYSTEMS[system] ?? '', prune: null, assets: [...assets, ...wish] };
  });
}

describe('files that people wrote', () => {
  test('get all missing assets and keep what they ask for, and a second import writes nothing', async () => {
    const property = fc.asyncProperty(scene, async (drawn) => {
      const live = liveOf(drawn);
      const documents = documentsOf(drawn);
      const text = untidyFile(documents, diceOf(drawn.seed), { inFlow: false });
      const cwd = folderWith({ 'inventory/team.yml': text });
      // An asset to be created may be a live asset that was renamed by hand: only that is a finding.
      const { diagnostics } = await importInto(cwd, live);
      expect(diagnostics.filter(({ code }) => code !== 'renamed-by-hand')).toEqual([]);
      const { summary } = await planIn(cwd, live);
      const create = drawn.wished ? documents.length : 0;
      expect(summary).toMatchObject({ create, update: 0, delete: 0, undeclared: 0, unmanaged: 0 });
      expect(summary.unchanged).toBe(live.assets.length);
      const after = filesIn(cwd);
      const merged = after['inventory/team.yml']?.text ?? '';
      expect(commentsIn(merged)).toEqual(commentsIn(text));
      expectAllKept(text, merged);
      expect((await importInto(cwd, live)).edits).toEqual([]);
      expect(filesIn(cwd)).toEqual(after);
    });
    await fc.assert(property, { numRuns: 200 });
  });
});

const ALL = liveWith(['a', 'b'].map((name, k) => liveAsset(`ca_${k}`, 0, name, 'hardware')));
const ALPHA = { ...ALL, systems: ALL.systems.slice(0, 1) };

const HAS_A = 'cyber_system: Alpha\nassets:\n  - name: a\n    asset_type: hardware';

test.each([
  [
    'after the comments about the last entry',
    `${HAS_A}\n    # of a\n# of the file\n`,
    `${HAS_A}\n    # of a\n  - name: b\n    asset_type: hardware\n# of the file\n`,
  ],
  ['without a line break at the end of the file', HAS_A, `${HAS_A}\n  - name: b\n    asset_type: hardware`],
  [
    'with the indentation of the list, before the next key',
    'assets:\n    -   name: a\n        asset_type: hardware\n\n# who\ncyber_system: Alpha\n',
    'assets:\n    -   name: a\n        asset_type: hardware\n    -   name: b\n        asset_type: hardware\n\n# who\ncyber_system: Alpha\n',
  ],
  [
    'in place of an empty list',
    '\uFEFFcyber_system: Alpha\r\nassets: [] # none\r\n',
    '\uFEFFcyber_system: Alpha\r\nassets: # none\r\n  - name: a\r\n    asset_type: hardware\r\n  - name: b\r\n    asset_type: hardware\r\n',
  ],
  [
    'above a comment that is indented like the key of the list',
    'assets:\n-\n  name: a\n  asset_type: hardware\n  # of a\n# who\ncyber_system: Alpha\n',
    'assets:\n-\n  name: a\n  asset_type: hardware\n  # of a\n- name: b\n  asset_type: hardware\n# who\ncyber_system: Alpha\n',
  ],
  [
    'in the order of fmt, above the comments of the next entry',
    'cyber_system: Alpha\nassets:\n  # list\n\n  # of b\n  - name: b\n    asset_type: hardware\n',
    'cyber_system: Alpha\nassets:\n  # list\n\n  - name: a\n    asset_type: hardware\n  # of b\n  - name: b\n    asset_type: hardware\n',
  ],
  [
    'in the order of fmt, below the comments of the entry above',
    'cyber_system: Alpha\nassets:\n  - {name: a, asset_type: hardware} # of a\n    # of a, too\n\n  # of c\n  - {name: c, asset_type: hardware}\n',
    'cyber_system: Alpha\nassets:\n  - {name: a, asset_type: hardware} # of a\n    # of a, too\n  - name: b\n    asset_type: hardware\n\n  # of c\n  - {name: c, asset_type: hardware}\n',
  ],
  [
    'below all others if the document is in another order',
    'cyber_system: Alpha\nassets:\n  - name: z\n    asset_type: hardware\n  - name: c\n    asset_type: hardware\n',
    'cyber_system: Alpha\nassets:\n  - name: z\n    asset_type: hardware\n  - name: c\n    asset_type: hardware\n  - name: a\n    asset_type: hardware\n  - name: b\n    asset_type: hardware\n',
  ],
  [
    'in an empty list of an indented document',
    '  cyber_system: Alpha\n  assets: [ ]\n',
    '  cyber_system: Alpha\n  assets:\n    - name: a\n      asset_type: hardware\n    - name: b\n      asset_type: hardware\n',
  ],
])('adds a new entry %s', async (_, before, after) => {
  const cwd = folderWith({ 'inventory/a.yml': before });
  await importInto(cwd, ALPHA);
  expect(filesIn(cwd)['inventory/a.yml']?.text).toBe(after);
});

const LIST_OF_A = '[{name: a, asset_type: hardware}]';
const ASSETS_FIRST = `assets: ${LIST_OF_A}\ncyber_system: Alpha\n`;

test.each([
  [
    'the order of fmt',
    `${HAS_A.replace('assets', 'asset_type: hardware\nassets')}\n`,
    `${HAS_A.replace('assets', 'prune: false\nasset_type: hardware\nassets')}\n`,
  ],
  [
    'block style, above the comments of the next key',
    `${HAS_A.replace('assets', '# who\n\n# of OT\n# and IT\nassets')}\n`,
    `${HAS_A.replace('assets', '# who\n\nprune: false\n# of OT\n# and IT\nassets')}\n`,
  ],
  ['the first line, below comments of the document', `# who\n${ASSETS_FIRST}`, `# who\nprune: false\n${ASSETS_FIRST}`],
  [
    'an indented block with CRLF',
    `  cyber_system: |-\r\n    Alpha\r\n  # a\r\n  assets: ${LIST_OF_A}\r\n`,
    `  cyber_system: |-\r\n    Alpha\r\n  prune: false\r\n  # a\r\n  assets: ${LIST_OF_A}\r\n`,
  ],
  ['none that has prune', `prune: true\n${HAS_A}\n`, `prune: true\n${HAS_A}\n`],
])('writes prune: false if no file can declare an asset, in %s', async (_, before, after) => {
  const cwd = folderWith({ 'inventory/a.yml': before });
  const assets = ALPHA.assets.map((asset) => (asset.name === 'b' ? { ...asset, name: '' } : asset));
  expect((await importInto(cwd, { ...ALPHA, assets })).diagnostics).toEqual([]);
  expect(filesIn(cwd)['inventory/a.yml']?.text).toBe(after);
});

/** No entry can find its only asset by name. */
const UNCLEAN = { ...ALPHA, assets: [liveAsset('ca_0', 0, 'a ', 'hardware')] };

test('adds an id to an entry in the order of the keys', async () => {
  const before = `${HAS_A} # of a\n    external_id: "1"\n`;
  const cwd = folderWith({ 'inventory/a.yml': before });
  await updateInto(cwd, UNCLEAN, null);
  expect(filesIn(cwd)['inventory/a.yml']?.text).toContain(' # of a\n    id: ca_0\n    external_id: "1"\n');
});

test.each([
  ['a document', '{cyber_system: Alpha, assets: []}\n', 1, 1],
  ['JSON', '{"cyber_system": "Alpha",\n "assets": [{"name": "a", "asset_type": "hardware"}]}\n', 1, 1],
  ['a list', 'cyber_system: Alpha\nassets: [{name: a, asset_type: hardware}]\n', 2, 9],
  ['an empty list below its key', 'cyber_system: Alpha\nassets:\n  []\n', 3, 3],
  ['an entry', 'cyber_system: Alpha\nassets:\n  - {name: a, asset_type: hardware}\n', 3, 5],
])('an edit of %s in flow style is a finding, and nothing is written', async (_, text, line, column) => {
  const cwd = folderWith({ 'inventory/a.yml': text });
  const { diagnostics, proposal } = await updateInto(cwd, UNCLEAN, null);
  const [found] = diagnostics;
  expect(diagnostics.map(({ code }) => code)).toEqual(['flow-style']);
  expect(found?.at?.file.place(found.at.offset!)).toEqual({ line, column });
  expect(proposal).toBe(null);
});

/** The new text contains every character of the old text, in order, except a `[]` that became a list. */
function expectAllKept(before: string, after: string): void {
  const kept = before.replaceAll(/[ \t]*\[ ?\]/g, '').replaceAll(/[ \t]+(?=\r?\n|$)/g, '');
  let at = 0;
  for (const character of kept) {
    at = after.indexOf(character, at) + 1;
    if (at === 0) expect(after).toBe(before);
  }
}
