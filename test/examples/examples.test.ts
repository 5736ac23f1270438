// The example utility matches examples/README.md: what its files show, and the numbers in the plans of `npm run demo`.
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { parseSeed } from '../../src/emulator/seed.ts';
import { setStage } from '../journeys/harness.ts';
import { EXAMPLES, textsIn } from './texts.ts';

const FIRST = textsIn('inventory');
const EDITED = textsIn('edited');

test.each([
  ...Object.entries(FIRST).map(([path, text]) => ['inventory', path, text] as const),
  ...Object.entries(EDITED).map(([path, text]) => ['edited', path, text] as const),
])('%s/%s names the schema on its first line and is in the folder of its facility', (folder, path, text) => {
  const schema = /^# yaml-language-server: \$schema=(\S+)\n/.exec(text)?.[1] ?? '';
  expect(posix.join('examples', folder, posix.dirname(path), schema)).toBe('schemas/inventory.schema.json');
  expect(path).toMatch(/^[a-z]+(-[a-z]+)*\/[a-z]+(-[a-z]+)*\.yml$/);
  const facility = /^facility: (.*)$/m.exec(text)?.[1] ?? 'Control Center';
  expect(posix.dirname(path)).toBe(facility.toLowerCase().replaceAll(' ', '-'));
});

test('each edited file differs from the inventory file with the same path', () => {
  expect(Object.keys(EDITED).filter((path) => FIRST[path] === undefined || FIRST[path] === EDITED[path])).toEqual([]);
});

test('the plans have the numbers of the README and no questions, and the third has no changes', async () => {
  const seed = parseSeed(JSON.parse(readFileSync(new URL('live.json', EXAMPLES), 'utf8')));
  const stage = await setStage({ seed });
  const env = { CIP_SYNC_API_KEY: seed.organizations[0]?.keys?.[0] };
  const planAndApply = async (files: Readonly<Record<string, string>>) => {
    stage.write(Object.fromEntries(Object.entries(files).map(([path, text]) => [`inventory/${path}`, text])));
    const planned = await stage.here(['plan', '--json', '--unique-names', 'organization'], { env });
    expect((await stage.here(['apply', '--yes'], { env })).code).toBe(0);
    const { summary, diagnostics } = JSON.parse(planned.stdout);
    return { summary, codes: diagnostics.map(({ code }: { code: string }) => code) };
  };
  const updates = { update: 3, renamed: 1, moved: 1, retyped: 1 };
  // Assets that no file declares: kept by `prune: false`, or in a system that is not declared.
  const left = { undeclared: 2, unmanaged: 3 };
  const first = { create: 25, ...updates, delete: 2, unchanged: 92, ...left };
  expect(await planAndApply(FIRST)).toMatchObject({ summary: first, codes: [] });
  const second = { create: 3, ...updates, delete: 1, unchanged: 116, ...left };
  expect(await planAndApply(EDITED)).toMatchObject({ summary: second, codes: [] });
  const names = [...stage.emulator.store.organization('cascade-river-power').cyberAssets.values()].map((a) => a.name);
  expect(names).toEqual(expect.arrayContaining(['0417', '52:10', '4e2']));
  const third = { create: 0, update: 0, delete: 0, unchanged: 122, ...left };
  expect(await planAndApply({})).toMatchObject({ summary: third, codes: ['hint-done'] });
});

test('the files show what the README lists', () => {
  const documents = Object.entries(FIRST).flatMap(([path, text]) => text.split(/^---$/m).map((one) => ({ path, one })));
  const having = (pattern: RegExp) =>
    documents.filter(({ one }) => pattern.test(one)).map(({ path }) => posix.dirname(path));
  expect(having(/^cyber_system: Plant DCS$/m)).toEqual(['chinook-narrows-dam', 'saddle-butte-power-plant']);
  expect(having(/^prune: false$/m)).toEqual(['saddle-butte-power-plant']);
  expect(having(/^ +id: ca_/m)).toEqual(['saddle-butte-power-plant']);
  expect(having(/^ +moved_from: cs_/m)).toEqual(['saddle-butte-power-plant']);
  expect(having(/^ +renamed_from: /m)).toEqual(['control-center']);
});
