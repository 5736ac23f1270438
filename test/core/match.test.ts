import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Inventory, Live } from '../../src/core/model.ts';
import {
  type AssetSpec,
  asset,
  byId,
  codes,
  declaring,
  inventory,
  live,
  liveAs,
  plan,
  system,
  told,
  was,
} from './build.ts';

/** Declared in Alpha. */
const A = (...assets: (string | AssetSpec)[]) => declaring({ Alpha: assets });

const L = liveAs;

/** Entries of Alpha, or a whole inventory; live names; and the result: changes, then findings. */
type Row = readonly [what: string, head: string | Inventory, names: string, comes: string];

/** An entry as `name<renamed_from@moved_from#id!type`, where only the name is required. */
const ENTRY =
  /^(?<name>[^<@#!]+)(?:<(?<renamedFrom>[^@#!]+))?(?:@(?<movedFrom>[^#!]+))?(?:#(?<id>[^!]+))?(?:!(?<type>.+))?$/;
const entryOf = (text: string) => ({ name: '', ...ENTRY.exec(text)?.groups }) as AssetSpec;

function matched(_: string, head: string | Inventory, names: string, comes: string): void {
  const inventory = typeof head === 'string' ? A(...head.split(' ').filter(Boolean).map(entryOf)) : head;
  const made = plan(inventory, L(...names.split(' ').filter(Boolean)));
  expect([...told(made.changes), ...codes(made.diagnostics)].join('; ')).toBe(comes);
}

describe('matching assets', () => {
  test.each<Row>([
    ['the same name is the same asset', 'a', 'a', ''],
    ['a new name is a create', 'a', '', 'create Alpha/a'],
    ['an absent name is a delete', '', 'a', 'delete ca_1 Alpha/a'],
    ['a retype keeps the id', 'a!software', 'a', 'update ca_1 Alpha/a → Alpha/a (software)'],
    ['an id finds the asset wherever it is', 'b#ca_1!software', 'Gamma/a', 'update ca_1 Gamma/a → Alpha/b (software)'],
    ['each unknown id is an error', 'a#ca_9 b#ca_8', 'a', 'error unknown-asset-id; error unknown-asset-id'],
    ['an id claimed twice is an error', 'a#ca_1 b#ca_1', 'a', 'error duplicate-id'],
    [
      'an id claimed in two systems is an error',
      declaring({ Alpha: [byId('a', 'ca_1')], Beta: [byId('b', 'ca_1')] }),
      'a',
      'error duplicate-id',
    ],
    ['renamed_from keeps the id', 'b<a', 'a', 'update ca_1 Alpha/a → Alpha/b'],
    ['moved_from keeps the id, from an unmanaged system too', 'a@Gamma', 'Gamma/a', 'update ca_1 Gamma/a → Alpha/a'],
    ['both hints together keep the id', 'b<a@cs_c', 'Gamma/a', 'update ca_1 Gamma/a → Alpha/b'],
    ['a chain, in file order', 'c<b b<a', 'a b', 'update ca_1 Alpha/a → Alpha/b; update ca_2 Alpha/b → Alpha/c'],
    ['a chain, against file order', 'b<a c<b', 'a b', 'update ca_1 Alpha/a → Alpha/b; update ca_2 Alpha/b → Alpha/c'],
    ['a new asset takes the name that a rename frees', 'b<a a', 'a', 'update ca_1 Alpha/a → Alpha/b; create Alpha/a'],
    ['the same, once applied, leaves only a notice', 'b<a a', 'b a', 'notice hint-done'],
    ['a hint that is already applied is a notice', 'b<a', 'b', 'notice hint-done'],
    [
      'an applied hint from an unknown system is a warning: it may be a typo',
      'b@Retired',
      'b',
      'warning unknown-cyber-system',
    ],
    ['an error if the own name and the source are both live: one would be lost', 'b<a', 'a b', 'error rename-conflict'],
    ['a swap by hints is an error: it needs ids', 'a<b b<a', 'a b', 'error rename-conflict'],
    ['a swap by ids', 'b#ca_1 a#ca_2', 'a b', 'update ca_2 Alpha/b → Alpha/a; update ca_1 Alpha/a → Alpha/b'],
    ['an asset that is declared by its parked name keeps it', 'a a~cip-sync', 'a~cip-sync', 'create Alpha/a'],
    ['two renames from one source are errors', 'b<a c<a', 'a', 'error rename-conflict; error rename-conflict'],
    ['a rename from an asset that another entry pins is an error', 'b<a c#ca_1', 'a', 'error rename-source-missing'],
    ['a rename from a missing asset is an error', 'b<a', '', 'error rename-source-missing'],
    ['a move from an unknown system is an error', 'b@Gama', '', 'error unknown-cyber-system'],
    ['namesakes in one system need an id', 'a', 'a a', 'error ambiguous-asset'],
    [
      'an id tells namesakes apart',
      'a a#ca_2!software',
      'a a',
      'update ca_2 Alpha/a → Alpha/a (software); warning duplicate-asset',
    ],
    [
      'an entry without an id is a create if ids claim all its namesakes',
      'a a#ca_1 a#ca_2 a#ca_3',
      'a a a',
      'create Alpha/a; warning duplicate-asset; warning duplicate-asset; warning duplicate-asset',
    ],
    ['a rename from several sources is an error', 'b<a', 'a a', 'error ambiguous-asset'],
    ['a rename from its own name needs an asset of that name', 'a<a', '', 'error rename-source-missing'],
    ['a rename from its own name is a notice if there is such an asset', 'a<a', 'a', 'notice hint-done'],
    ['the same name twice is an error', 'a a', '', 'error duplicate-asset'],
    ['the same name twice, with live namesakes', 'a a', 'a a', 'error ambiguous-asset; error duplicate-asset'],
    ['the same name twice from one source is an error', 'b<a b<a', 'a', 'error duplicate-asset'],
    ['names that differ only in case', 'a-1 A-1', '', 'create Alpha/A-1; create Alpha/a-1; warning similar-name'],
  ])('%s', matched);
});

/** What an interrupted cycle leaves behind: a name with the suffix. The next plan finds it. */
describe('leftovers', () => {
  test.each<Row>([
    ['a parked asset gets its name, with its hint', 'b<a', 'b~cip-sync', 'update ca_1 Alpha/b~cip-sync → Alpha/b'],
    ['a parked asset gets its name, without any hint', 'b', 'b~cip-sync', 'update ca_1 Alpha/b~cip-sync → Alpha/b'],
    [
      'a parked asset that another entry takes does not count: the name is created',
      'b c<b~cip-sync',
      'b~cip-sync',
      'update ca_1 Alpha/b~cip-sync → Alpha/c; create Alpha/b',
    ],
    ['an asset of the own name wins over a leftover', 'b', 'b~cip-sync b', 'delete ca_1 Alpha/b~cip-sync'],
    ['several leftovers are ambiguous', 'b', 'b~cip-sync b~cip-sync', 'error ambiguous-asset'],
    ['several leftovers are ambiguous, even with a hint', 'b<a', 'b~cip-sync b~cip-sync', 'error ambiguous-asset'],
    [
      'a leftover beside the source of a hint is an error: one would be lost',
      'b<a',
      'a b~cip-sync',
      'error rename-conflict',
    ],
    ['a hint may name the leftover itself', 'b<b~cip-sync', 'b~cip-sync', 'update ca_1 Alpha/b~cip-sync → Alpha/b'],
    [
      'a hint for a leftover in another system, beside one in this, is an error: one would be lost',
      'b<b~cip-sync@Beta',
      'Beta/b~cip-sync b~cip-sync',
      'error rename-conflict',
    ],
    [
      'a source that another entry already has does not count: the leftover is used',
      'a<z b<a',
      'a a~cip-sync b~cip-sync',
      'delete ca_2 Alpha/a~cip-sync; update ca_3 Alpha/b~cip-sync → Alpha/b; notice hint-done',
    ],
  ])('%s', matched);
});

test.each<readonly [string[], Partial<AssetSpec>, isOwnPlace: boolean]>([
  [['renamed_from'], { renamedFrom: 'a' }, false],
  [['moved_from'], { movedFrom: 'Gamma' }, false],
  [['renamed_from', 'moved_from'], { renamedFrom: 'a', movedFrom: 'Gamma' }, false],
  [['renamed_from', 'moved_from'], { renamedFrom: 'b', movedFrom: 'Gamma' }, false],
  [['renamed_from'], { renamedFrom: 'b' }, true],
  [['moved_from'], { movedFrom: 'Alpha' }, true],
  [['renamed_from', 'moved_from'], { renamedFrom: 'b', movedFrom: 'cs_a' }, true],
])('a notice names the hints that can go, at the first one: %s of %o', (keys, hints, isOwnPlace) => {
  const head = declaring({ Alpha: ['x', { name: 'b', ...hints }] });
  const made = plan(head, L('x', 'b'));
  const args = { name: 'b', keys, isOwnPlace };
  expect(made.diagnostics).toMatchObject([{ code: 'hint-done', args, at: { offset: 21 } }]);
});

describe('the finding for an ambiguous asset lists', () => {
  test.each([
    ['several sources, by the name in the hint', 'a', 'cs_c', 'Gamma'],
    ['several leftovers, by their name', 'b~cip-sync', 'cs_a', 'Alpha'],
  ])('%s', (_, name, systemId, systemName) => {
    const head = declaring({ Alpha: [{ name: 'b', renamedFrom: 'a', movedFrom: 'Gamma' }] });
    const made = plan(head, live([asset('ca_1', systemId, name), asset('ca_2', systemId, name)]));
    expect(made.diagnostics).toMatchObject([
      { code: 'ambiguous-asset', args: { name, system: { name: systemName }, ids: ['ca_1', 'ca_2'] } },
    ]);
  });
});

test('the finding for a rename from its own name without an asset contains that name', () => {
  const { diagnostics } = plan(A(was('a', 'a')), live([]));
  expect(diagnostics).toMatchObject([{ args: { name: 'a', source: 'a', system: { name: 'Alpha' } } }]);
});

test('the finding for many namesakes lists only the first five', () => {
  const namesakes = ['1', '2', '3', '4', '5', '6', '7'].map((n) => asset(`ca_${n}`, 'cs_a', 'a'));
  const [found] = plan(A('a'), live(namesakes)).diagnostics;
  expect(found).toMatchObject({ args: { ids: ['ca_1', 'ca_2', 'ca_3', 'ca_4', 'ca_5'] } });
});

test('a system that is not in the list of systems yet is named by its id', () => {
  const head = declaring({ Alpha: [byId('a', 'ca_1')] });
  const [change] = plan(head, live([asset('ca_1', 'cs_new', 'a')])).changes;
  expect(change).toMatchObject({ action: 'update', fromSystem: { id: 'cs_new', name: 'cs_new' } });
});

describe('findings about names', () => {
  const twoSystems = declaring({ Alpha: ['x'], Beta: ['x'] });

  test('all names that are in several systems are one notice', () => {
    expect(codes(plan(twoSystems, live([])).diagnostics)).toEqual(['notice duplicate-name']);
    const many = declaring({ Alpha: ['x', 'y', 'z'], Beta: ['x', 'y'], Gamma: ['x'] });
    expect(plan(many, live([])).diagnostics).toMatchObject([{ code: 'duplicate-name', args: { names: ['x', 'y'] } }]);
  });

  test('with a base, the finding is at the new entry, even if its file comes first', () => {
    const base = declaring({ Alpha: [], Beta: ['x'] });
    const place = (made: ReturnType<typeof plan>) => made.diagnostics.map(({ at }) => at?.file.path);
    expect(place(plan(twoSystems, live([]), { base, applied: base }))).toEqual(['inventory/Alpha.yml']);
    expect(place(plan(twoSystems, live([])))).toEqual(['inventory/Beta.yml']);
  });

  test('a name in several systems is an error with unique-names: organization', () => {
    const made = plan(twoSystems, live([]), { settings: { uniqueNames: 'organization' } });
    expect(codes(made.diagnostics)).toEqual(['error duplicate-name']);
    expect(made.changes).toEqual([]);
  });

  const pinned = byId('x', 'ca_1');

  test.each<readonly [string, Inventory, string[]]>([
    ['the amount of white space', A('a b', 'a  b'), ['similar-name']],
    ['white space around them', A('x', byId(' x ', 'ca_1')), ['similar-name']],
    ['a space or none', A('a b', 'ab'), []],
    ['Unicode composition', A('\u00e9', 'e\u0301'), ['similar-name']],
    ['the case of a letter that folds to two', A('ss', '\u00df', '\u1e9e'), ['similar-name', 'similar-name']],
    ['case, also in another system', declaring({ Alpha: ['x', 'X'], Beta: ['X'] }), ['similar-name', 'duplicate-name']],
    ['nothing, twice elsewhere', declaring({ Alpha: ['x'], Beta: ['x', 'x'] }), ['duplicate-name', 'duplicate-asset']],
    ['nothing, if one has an id', A(pinned, 'x', 'x'), ['duplicate-asset', 'duplicate-asset']],
    [
      'nothing, in unknown systems of two facilities',
      inventory(
        { system: 'Gone', facility: 'North', assets: ['x'] },
        { system: 'Gone', facility: 'South', assets: ['x'] },
      ),
      ['unknown-cyber-system', 'unknown-cyber-system', 'duplicate-name'],
    ],
  ])('the findings for names that differ by %s', (_, head, found) => {
    const world = L('x');
    expect(
      plan(head, world)
        .diagnostics.map(({ code }) => code)
        .sort(),
    ).toEqual(found.toSorted());
  });

  test('an entry with an id may repeat a name; an entry without one may not', () => {
    const found = (...assets: (string | AssetSpec)[]) => codes(plan(A(...assets), L('x')).diagnostics);
    expect(found(pinned, 'x', 'x')).toEqual(['warning duplicate-asset', 'error duplicate-asset']);
    expect(found('x', pinned, 'x')).toEqual(['warning duplicate-asset', 'error duplicate-asset']);
    const everywhere = (Alpha: AssetSpec | string, Beta: AssetSpec | string) => {
      const head = declaring({ Alpha: [Alpha], Beta: [Beta], Gamma: ['x'] });
      return codes(plan(head, L('x'), { settings: { uniqueNames: 'organization' } }).diagnostics);
    };
    expect(everywhere(pinned, 'x')).toEqual(['warning duplicate-name', 'error duplicate-name']);
    expect(everywhere('x', pinned)).toEqual(['warning duplicate-name', 'error duplicate-name']);
  });
});

test('changes are sorted by the name of the system, then by action and name', () => {
  const head = declaring({ Beta: ['n', 'm'], Alpha: ['z', was('y2', 'y')] });
  const world = L('Beta/q', 'y', 'd');
  expect(told(plan(head, world).changes)).toEqual([
    'delete ca_3 Alpha/d',
    'update ca_2 Alpha/y → Alpha/y2',
    'create Alpha/z',
    'delete ca_1 Beta/q',
    'create Beta/m',
    'create Beta/n',
  ]);
});

test('systems with the same name, and assets with the same name, are sorted by id', () => {
  const systems = [system('cs_10', 'Plant'), system('cs_9', 'Plant'), system('cs_11', 'EMS')];
  const assets = ['cs_9', 'cs_9', 'cs_10', 'cs_11'].map((id, n) => asset(`ca_${11 - n}`, id, 'x'));
  const head = inventory(...systems.map(({ id }) => ({ system: id, assets: [] })));
  expect(told(plan(head, live(assets, { systems })).changes)).toEqual([
    'delete ca_8 cs_11/x',
    'delete ca_10 cs_9/x',
    'delete ca_11 cs_9/x',
    'delete ca_9 cs_10/x',
  ]);
});

describe('a swap with hints is answered once, with both entries, and with these it is a swap', () => {
  const moved = (movedFrom: string) => [{ name: 'x', movedFrom }];
  test.each<readonly [string, { Alpha: AssetSpec[]; Beta: AssetSpec[] }, Live, string[]]>([
    [
      'in one system',
      { Alpha: [was('a', 'b'), was('b', 'a')], Beta: [] },
      L('a', 'b'),
      ['update ca_2 Alpha/b → Alpha/a', 'update ca_1 Alpha/a → Alpha/b'],
    ],
    [
      'between two systems, under one name',
      { Alpha: moved('Beta'), Beta: moved('Alpha') },
      L('x', 'Beta/x'),
      ['update ca_2 Beta/x → Alpha/x', 'update ca_1 Alpha/x → Beta/x'],
    ],
  ])('%s', (_, hinted, world, swapped) => {
    const { diagnostics } = plan(declaring(hinted), world);
    const conflicts = diagnostics.filter((one) => one.code === 'rename-conflict');
    expect(conflicts).toHaveLength(1);
    const { args, at } = conflicts[0]!;
    const { first, entries } = args.swap!;
    const answer: Record<string, AssetSpec[]> = { Alpha: [], Beta: [] };
    [first, at!].forEach(({ file }, index) => {
      const { name, id } = entries[index]!;
      answer[basename(file.path, '.yml')]!.push(byId(name, id));
    });
    expect(told(plan(declaring(answer), world).changes)).toEqual(swapped);
  });
});

test('hints that do not lead to each other are no swap', () => {
  const [lone] = plan(declaring({ Alpha: [was('a', 'b')] }), liveAs('a', 'b')).diagnostics;
  expect(lone).toMatchObject({ code: 'rename-conflict', args: { swap: null } });
  const onward = plan(declaring({ Alpha: [was('a', 'b'), was('b', 'c')] }), liveAs('a', 'b', 'c')).diagnostics;
  expect(onward.map(({ code, args }) => [code, 'swap' in args && args.swap])).toEqual([
    ['rename-conflict', null],
    ['rename-conflict', null],
  ]);
});
