// Which findings a change causes, and which are older: its base has them too.
import { expect, test } from 'vitest';
import { asset, inventory, live, liveAs, plan, system } from './build.ts';

type Documents = readonly {
  readonly system: string;
  readonly assets: readonly (string | { readonly name: string; readonly renamedFrom: string })[];
}[];

/** Codes of all findings. Older findings are in parentheses. */
function found(head: Documents, base: Documents | null, world = liveAs('a', 'b', 'old')): string[] {
  const { diagnostics, older } = plan(inventory(...head), world, {
    base: base === null ? null : inventory(...base),
    applied: null,
  });
  return diagnostics.map((one) => (older.has(one) ? `(${one.code})` : one.code));
}

const DONE = { name: 'a', renamedFrom: 'was' };

test('a finding that the base has too is older, even if it moved in the file; one only in the head is not', () => {
  const base: Documents = [{ system: 'Alpha', assets: [DONE, 'b', 'old'] }];
  expect(found(base, null)).toEqual(['hint-done']);
  expect(found(base, base)).toEqual(['(hint-done)']);
  expect(found([{ system: 'Alpha', assets: ['b', 'old', DONE] }], base)).toEqual(['(hint-done)']);
  expect(found([{ system: 'Alpha', assets: [DONE, { name: 'b', renamedFrom: 'were' }, 'old'] }], base)).toEqual([
    '(hint-done)',
    'hint-done',
  ]);
});

test('clashing names and names in use elsewhere are older if the base has them too', () => {
  const clash: Documents = [{ system: 'Alpha', assets: ['a', 'A', 'b'] }];
  expect(found(clash, clash, liveAs('a', 'A', 'b'))).toEqual(['(similar-name)']);
  const world = live([asset('ca_1', 'cs_b', 'fw')], { systems: [system('cs_a', 'Alpha'), system('cs_b', 'Beta')] });
  const adding: Documents = [{ system: 'Alpha', assets: ['fw'] }];
  expect(found(adding, [{ system: 'Alpha', assets: [] }], world)).toEqual(['name-in-use']);
  expect(found(adding, adding, world)).toEqual(['(name-in-use)']);
});

test('a finding from reading the files of the base is older, too', () => {
  const head = inventory({ system: 'Alpha', assets: ['a', 'b', 'old'] });
  const [first] = plan(inventory({ system: 'Alpha', assets: [DONE, 'b', 'old'] }), liveAs('a', 'b', 'old')).diagnostics;
  const { older } = plan(head, liveAs('a', 'b', 'old'), { base: head, diagnostics: [first!], baseFindings: [first!] });
  expect([...older]).toEqual([first]);
});
