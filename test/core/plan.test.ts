import { describe, expect, test } from 'vitest';
import type { Plan } from '../../src/core/change.ts';
import { targetFingerprint } from '../../src/core/fingerprint.ts';
import type { Inventory } from '../../src/core/model.ts';
import {
  type AssetSpec,
  asset,
  BETA,
  byId,
  codes,
  declaring,
  facility,
  inventory,
  live,
  liveAs,
  origins,
  plan,
  system,
  told,
  was,
} from './build.ts';

describe('origins', () => {
  const world = liveAs('a', 'extra');
  const empty = declaring({ Alpha: ['a'] });
  const withB = declaring({ Alpha: ['a', 'b'] });
  const withBC = declaring({ Alpha: ['a', 'b', 'c'] });

  test('without a base, every change is of origin inventory', () => {
    expect(origins(plan(withB, world))).toEqual(['inventory delete ca_2 Alpha/extra', 'inventory create Alpha/b']);
  });

  test('a change that the base asked for too is drift and is not executed', () => {
    const made = plan(withB, world, { base: empty, applied: empty });
    const unknown = ['inventory delete ca_2 Alpha/extra', 'inventory create Alpha/b'];
    expect(origins(plan(withB, world, { base: empty }))).toEqual(unknown);
    expect(origins(made)).toEqual(['drift delete ca_2 Alpha/extra', 'inventory create Alpha/b']);
    expect(made.toExecute.map((c) => c.action)).toEqual(['create']);
    expect(made.summary).toMatchObject({ create: 1, delete: 0, drift: 1, pending: 0 });
  });

  test('a change that is merged and not applied yet is pending and is executed', () => {
    const made = plan(withBC, world, { base: withB, applied: empty });
    expect(origins(made)).toEqual([
      'drift delete ca_2 Alpha/extra',
      'pending create Alpha/b',
      'inventory create Alpha/c',
    ]);
    expect(made.summary).toMatchObject({ create: 2, pending: 1, drift: 1 });
  });

  test('a move that is merged and not applied yet is pending, too', () => {
    const applied = declaring({ Alpha: ['x'] });
    const base = declaring({ Beta: ['x'] });
    const made = plan(base, liveAs('x'), { base, applied });
    expect(origins(made)).toEqual(['pending update ca_1 Alpha/x → Beta/x']);
  });

  test('a change in a record of the range is pending, even if the applied inventory asked for it', () => {
    const [drifted] = plan(withB, world, { base: withB, applied: withB }).changes;
    const held = new Set([drifted!.fingerprint]);
    const made = plan(withB, world, { base: withB, applied: withB, recorded: held });
    expect(made.changes.map((c) => c.origin)).toEqual(['pending', 'drift']);
  });

  test('the rest of a recorded update is pending if its apply was interrupted', () => {
    const pinned = declaring({ Alpha: ['a', byId('b', 'ca_2')] });
    const parked = liveAs('a', 'b~cip-sync');
    const after = { name: 'b', cyber_system_id: 'cs_a', asset_type: 'hardware' } as const;
    const held = (id: string) => new Set([targetFingerprint('acme', id, after)]);
    const known = { base: pinned, applied: pinned };
    expect(origins(plan(pinned, parked, { ...known, recorded: held('ca_2') }))).toEqual([
      'pending update ca_2 Alpha/b~cip-sync → Alpha/b',
    ]);
    // It is drift without the record, and if somebody gave the asset another name.
    expect(plan(pinned, parked, known).summary).toMatchObject({ pending: 0, drift: 1 });
    const renamed = liveAs('a', 'c');
    expect(plan(pinned, renamed, { ...known, recorded: held('ca_2') }).summary).toMatchObject({ pending: 0, drift: 1 });
  });

  test('apply-drift executes every change', () => {
    const made = plan(withB, world, { base: withB, applied: withB, settings: { applyDrift: true } });
    expect(made.toExecute).toHaveLength(2);
    expect(made.summary).toMatchObject({ create: 1, delete: 1, drift: 0 });
  });
});

describe('an earlier inventory with errors', () => {
  test('moves are inferred from the applied inventory, so that a pull request shows what its apply will do', () => {
    const world = liveAs('Gamma/c');
    const nothing = inventory();
    const merged = inventory(
      { system: 'Alpha', assets: [], prune: false },
      { system: 'Gamma', assets: ['c'], prune: false },
    );
    const head = inventory({ system: 'Alpha', assets: ['c'], prune: false });
    const shown = plan(head, world, { base: merged, applied: nothing });
    const found = plan(head, world, { base: nothing, applied: nothing });
    expect(shown.changes.map((c) => c.fingerprint)).toEqual(found.changes.map((c) => c.fingerprint));
  });

  test('an asset of the base that cannot be matched does not affect the others', () => {
    const world = liveAs('a', 'b');
    const base = declaring({ Alpha: ['a', byId('gone', 'ca_9')], Beta: [] });
    const head = declaring({ Beta: ['a'] });
    const made = plan(head, world, { base, applied: base });
    expect(told(made.changes)).toEqual(['update ca_1 Alpha/a → Beta/a']);
    expect(codes(made.diagnostics)).toEqual(['warning system-released']);
  });

  const DELETED = ['inventory delete ca_1 Alpha/a', 'drift delete ca_3 Alpha/z'];
  test.each<[string, base: Inventory, head: Inventory, names: string[], expected: string[]]>([
    [
      'a hint of the base contradicts the service',
      declaring({ Alpha: [was('b', 'a')] }),
      declaring({ Alpha: ['b'] }),
      ['a', 'b', 'z'],
      DELETED,
    ],
    [
      'the base renames an asset that is in another system',
      declaring({ Alpha: [], Beta: [{ name: 'b', renamedFrom: 'a', movedFrom: 'Alpha' }] }),
      declaring({ Alpha: [], Beta: ['b'] }),
      ['a', 'Beta/b', 'z'],
      DELETED,
    ],
    [
      'the base names a cyber system that is gone',
      declaring({ Alpha: ['a'], Gone: ['z'] }),
      declaring({ Alpha: ['a'] }),
      ['a', 'z'],
      ['inventory delete ca_2 Alpha/z'],
    ],
    [
      'the base names a cyber system that is gone, whose entries name other assets',
      declaring({ Alpha: ['a'], Gone: ['q', byId('r', 'ca_4'), was('t', 's')] }),
      declaring({ Alpha: ['a'] }),
      ['a', 'z', 'q~cip-sync', 'p', 's'],
      [
        'inventory delete ca_4 Alpha/p',
        'inventory delete ca_3 Alpha/q~cip-sync',
        'inventory delete ca_5 Alpha/s',
        'drift delete ca_2 Alpha/z',
      ],
    ],
  ])('a delete that the head asks for is not drift, even if %s', (_, base, head, names, expected) => {
    expect(origins(plan(head, liveAs(...names), { base, applied: base }))).toEqual(expected);
  });

  test.each([
    ['deletes', byId('x', 'ca_1'), []],
    ['renames', was('x', 'w'), [was('y', 'x')]],
  ])('drift is still drift after an apply %s another asset', (_, declared, assets) => {
    const base = declaring({ Alpha: [declared] });
    const head = declaring({ Alpha: [...assets, 'new'] });
    const before = liveAs('x', 'added');
    const drifted = ({ changes }: Plan) => told(changes.filter(({ origin }) => origin === 'drift'));
    expect(drifted(plan(head, before, { base, applied: base }))).toEqual(['delete ca_2 Alpha/added']);
    // The create has failed, so the same files are applied again.
    const cutOff = live([...assets.map(({ name }) => asset('ca_1', 'cs_a', name)), asset('ca_2', 'cs_a', 'added')]);
    const again = plan(head, cutOff, { base, applied: base });
    expect(drifted(again)).toEqual(['delete ca_2 Alpha/added']);
    expect(told(again.toExecute)).toEqual(['create Alpha/new']);
  });

  type Unmatched = [string, base: readonly (string | AssetSpec)[], head: string[], live: string[], expected: string];
  const PARKED = 'a~cip-sync';

  test.each<Unmatched>([
    ['several live assets have its name', ['a'], [], ['a', 'a'], 'delete ca_0 Alpha/a, delete ca_1 Alpha/a'],
    ['several leftovers', ['a'], [], [PARKED, PARKED], `delete ca_0 Alpha/${PARKED}, delete ca_1 Alpha/${PARKED}`],
    ['several have its old name', [was('b', 'a')], [], ['a', 'a'], 'delete ca_0 Alpha/a, delete ca_1 Alpha/a'],
    ['its moved_from is ambiguous', [{ name: 'a', movedFrom: 'DCS' }], [], [PARKED], `delete ca_0 Alpha/${PARKED}`],
    ['its id is gone', [byId('a', 'ca_9')], ['a'], [], 'create Alpha/a'],
    ['it is declared twice', [was('b', 'a'), was('b', 'c')], ['b'], ['a'], 'delete ca_0 Alpha/a, create Alpha/b'],
  ])(
    'what the head asks for is not drift if an asset of the base cannot be matched: %s',
    (_, before, now, names, expected) => {
      const systems = [system('cs_a', 'Alpha'), system('cs_1', 'DCS'), system('cs_2', 'DCS')];
      const assets = [...names, 'z'].map((name, n) => asset(`ca_${n}`, 'cs_a', name));
      const base = declaring({ Alpha: before });
      const made = plan(declaring({ Alpha: now }), live(assets, { systems }), { base, applied: base });
      const strange = `drift delete ca_${names.length} Alpha/z`;
      expect(origins(made).filter((line) => line !== strange)).toEqual(
        expected.split(', ').map((line) => `inventory ${line}`),
      );
    },
  );

  const lost = () => declaring({ Nowhere: ['a', 'b'], Alpha: ['a'] });
  const [gone, same] = [lost(), lost()];
  test.each([
    ['one if base and applied are the same', declaring({ Alpha: ['a'] }), gone, gone, ['base']],
    ['one for each of them', declaring({ Alpha: ['a'] }), gone, same, ['applied', 'base']],
    ['none if all three are the same', gone, gone, gone, []],
    ['none if the head is the base', gone, gone, same, []],
    ['none if the head is applied', gone, same, gone, []],
  ])('a document that does not resolve counts as absent, with a notice: %s', (_, head, base, applied, expected) => {
    const { diagnostics } = plan(head, liveAs('a'), { base, applied });
    expect(diagnostics.flatMap(({ args }) => ('base' in args ? args.base : []))).toEqual(expected);
  });
});

describe('errors', () => {
  test('names and ids are checked even in documents with an unknown system', () => {
    const made = plan(declaring({ Nowhere: ['x', 'x', byId('p', 'ca_1'), byId('q', 'ca_1')] }), live([]));
    expect(codes(made.diagnostics)).toEqual([
      'error unknown-cyber-system',
      'error duplicate-asset',
      'error duplicate-id',
    ]);
  });

  test('a plan with an error has no advice, no changes and no undeclared assets', () => {
    const world = liveAs('relay-1', 'Beta/y');
    const base = declaring({ Alpha: [], Beta: ['y'] });
    const head = declaring({
      Alpha: [was('relay-2', 'relay-1'), was('relay-3', 'relay-1'), 'relay-4'],
    });
    const made = plan(head, world, { base, applied: base });
    expect(codes(made.diagnostics)).toEqual(['error rename-conflict', 'error rename-conflict']);
    expect(made.undeclared).toEqual([]);
    expect(made.changes).toEqual([]);
    expect(new Set(Object.values(made.summary))).toEqual(new Set([0]));
  });

  test('a moved_from that matches several systems is an error, even if the own name is live', () => {
    const systems = [system('cs_1', 'DCS', 'fac_1'), system('cs_2', 'DCS', 'fac_2'), BETA];
    const facilities = [facility('fac_1', 'North')];
    const head = declaring({ Beta: [{ name: 'x', movedFrom: 'DCS' }] });
    const made = plan(head, live([asset('ca_1', 'cs_b', 'x'), asset('ca_2', 'cs_1', 'x')], { systems, facilities }));
    expect(codes(made.diagnostics)).toEqual(['error ambiguous-cyber-system']);
  });

  test('130,000 entries of one name are errors, not a crash', () => {
    const head = declaring({ Alpha: Array.from({ length: 130_000 }, () => was('x', 'x')) });
    const made = plan(head, liveAs('x', 'x~cip-sync'));
    expect(made.diagnostics.filter(({ code }) => code === 'duplicate-asset')).toHaveLength(129_999);
  });

  test('the findings about own names and leftovers are the same in any file order', () => {
    const world = live(['a', 'a~cip-sync', 'b', 'b~cip-sync'].map((name, n) => asset(`ca_${n}`, 'cs_a', name)));
    const entries = [was('a', 'q'), was('b', 'a')];
    const found = [entries, entries.toReversed()].map((assets) =>
      codes(plan(declaring({ Alpha: assets }), world).diagnostics),
    );
    expect(found[0]?.toSorted()).toEqual(found[1]?.toSorted());
  });
});

describe('guards', () => {
  const deletesOf = (declared: number, gone: number) =>
    live(Array.from({ length: declared + gone }, (_, n) => asset(`ca_${n}`, 'cs_a', `n${n}`)));
  const declare = (n: number) => declaring({ Alpha: Array.from({ length: n }, (_, i) => `n${i}`) });

  test.each([
    ['allow three deletes with any percentage', 1, 3, {}, true, true],
    ['take the percentage of live assets in managed systems, rounded down', 10, 4, {}, true, true],
    ['block one delete more than the percentage', 9, 4, {}, true, false],
    ['block one delete more than the number', 1000, 26, {}, false, true],
    ['block one delete with max-deletes 0', 10, 1, { maxDeletes: 0 }, false, true],
    ['block one delete with max-delete-percent 0', 10, 1, { maxDeletePercent: 0 }, true, false],
    ['let zero deletes pass limits of zero', 10, 0, { maxDeletes: 0, maxDeletePercent: 0 }, true, true],
  ])('%s', (_, declared, gone, given, byNumber, byPercent) => {
    const made = plan(declare(declared), deletesOf(declared, gone), { settings: given });
    expect(made.guards.map(({ passed }) => passed)).toEqual([byNumber, byPercent]);
  });

  test('count only what would be executed', () => {
    const made = plan(declare(10), deletesOf(10, 9), { base: declare(10), applied: declare(10) });
    expect(made.guards.map(({ value }) => value)).toEqual([0, 0]);
  });
});

test('the summary counts each kind of change', () => {
  const world = liveAs('a', 'b', 'Gamma/m', 'Beta/u', 'Beta/lab-1');
  const head = inventory(
    {
      system: 'Alpha',
      assets: [{ name: 'a', type: 'software' }, 'new', { name: 'mm', renamedFrom: 'm', movedFrom: 'Gamma' }],
    },
    { system: 'Beta', assets: [], prune: false, ignore: ['lab-*'] },
  );
  expect(plan(head, world).summary).toEqual({
    ...{ create: 1, update: 2, delete: 1, renamed: 1, moved: 1, retyped: 1 },
    ...{ unchanged: 0, undeclared: 1, ignored: 1, unmanaged: 0, pending: 0, drift: 0 },
  });
});

describe('names that are traded over a temporary name', () => {
  const SWAP = [byId('x', 'ca_2'), byId('y', 'ca_1')];

  test.each<[string, (string | AssetSpec)[], string[], string[]]>([
    ['that another asset has are refused', [...SWAP, 'x~cip-sync'], ['x', 'y', 'x~cip-sync'], ['ca_3']],
    ['that an asset anywhere has are refused', SWAP, ['x', 'y', 'Beta/X~cip-sync'], ['ca_3']],
    [
      'that one of them has are refused',
      [byId('x', 'ca_2'), byId('x~cip-sync', 'ca_1')],
      ['x', 'x~cip-sync'],
      ['ca_2'],
    ],
    ['that is free are traded', SWAP, ['x', 'y', 'z~cip-sync'], []],
    ['that an interrupted apply left are traded', SWAP, ['x', 'x~cip-sync'], []],
  ])('%s', (_, head, assets, holders) => {
    const { diagnostics, changes } = plan(declaring({ Alpha: head }), liveAs(...assets));
    const taken = diagnostics.filter(({ code }) => code === 'swap-name-taken');
    expect(taken).toMatchObject(holders.map((id) => ({ severity: 'error', args: { id } })));
    expect(changes.length > 0).toBe(holders.length === 0);
  });
});
