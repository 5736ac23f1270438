import { describe, expect, test } from 'vitest';
import { type AssetSpec, asset, codes, facility, inventory, live, plan, system, told } from './build.ts';

describe('resolving systems', () => {
  test('by id, else by exact name', () => {
    const world = live([asset('ca_1', 'cs_a', 'x'), asset('ca_2', 'cs_b', 'y')]);
    const made = plan(inventory({ system: 'cs_a', assets: ['x'] }, { system: 'Beta', assets: ['y'] }), world);
    expect(made.diagnostics).toEqual([]);
    expect(made.summary.unchanged).toBe(2);
  });

  test('an unknown name is an error with near names', () => {
    const made = plan(inventory({ system: 'Alhpa', assets: [] }), live([]));
    expect(made.diagnostics).toMatchObject([
      { code: 'unknown-cyber-system', severity: 'error', args: { near: ['Alpha'] } },
    ]);
  });

  const twins = [
    system('cs_1', 'Plant DCS', 'fac_1'),
    system('cs_2', 'Plant DCS', 'fac_2'),
    system('cs_3', 'EMS', null),
  ];
  const facilities = [facility('fac_1', 'North'), facility('fac_2', 'South')];

  test.each([
    ['by facility name', { system: 'Plant DCS', facility: 'South', assets: ['x'] }, [], ['create cs_2/x']],
    ['by facility id', { system: 'Plant DCS', facility: 'fac_1', assets: ['x'] }, [], ['create cs_1/x']],
    ['not told apart', { system: 'Plant DCS', assets: ['x'] }, ['error ambiguous-cyber-system'], []],
    ['wrong facility', { system: 'cs_1', facility: 'South', assets: ['x'] }, ['error facility-mismatch'], []],
    ['unknown facility', { system: 'Plant DCS', facility: 'Noth', assets: ['x'] }, ['error facility-mismatch'], []],
    ['under a control center', { system: 'EMS', facility: 'North', assets: [] }, ['error facility-mismatch'], []],
    ['under a control center, unsaid', { system: 'EMS', assets: ['x'] }, [], ['create cs_3/x']],
  ])('same-named systems: %s', (_, document, findings, changes) => {
    const made = plan(inventory(document), live([], { systems: twins, facilities }));
    expect(codes(made.diagnostics)).toEqual(findings);
    expect(told(made.changes)).toEqual(changes);
  });

  test('documents of one system are a union, and prune: false in any wins', () => {
    const world = live([asset('ca_1', 'cs_a', 'x'), asset('ca_2', 'cs_a', 'y'), asset('ca_3', 'cs_a', 'z')]);
    const both = inventory(
      { system: 'Alpha', assets: ['x'], prune: true },
      { system: 'cs_a', assets: ['y'], prune: false },
    );
    const made = plan(both, world);
    expect(made.changes).toEqual([]);
    expect(made.undeclared.map(({ asset: { name } }) => name)).toEqual(['z']);
    expect(made.summary).toMatchObject({ unchanged: 2, undeclared: 1, delete: 0 });
  });
});

describe('matching assets', () => {
  const A = (...assets: (string | AssetSpec)[]) => inventory({ system: 'Alpha', assets });

  test.each<[string, ReturnType<typeof inventory>, ReturnType<typeof asset>[], string[], string[]]>([
    ['the same name is the same asset', A('a'), [asset('ca_1', 'cs_a', 'a')], [], []],
    ['a new name is a create', A('a'), [], ['create Alpha/a'], []],
    ['an absent name is a delete', A(), [asset('ca_1', 'cs_a', 'a')], ['delete ca_1 Alpha/a'], []],
    [
      'a retype keeps the id',
      A({ name: 'a', type: 'software' }),
      [asset('ca_1', 'cs_a', 'a')],
      ['update ca_1 Alpha/a → Alpha/a (software)'],
      [],
    ],
    [
      'an id finds the asset wherever it is',
      A({ name: 'b', id: 'ca_1', type: 'software' }),
      [asset('ca_1', 'cs_c', 'a')],
      ['update ca_1 Gamma/a → Alpha/b (software)'],
      [],
    ],
    [
      'an unknown id is an error',
      A({ name: 'a', id: 'ca_9' }),
      [asset('ca_1', 'cs_a', 'a')],
      [],
      ['error unknown-asset-id'],
    ],
    [
      'an id claimed twice is an error',
      A({ name: 'a', id: 'ca_1' }, { name: 'b', id: 'ca_1' }),
      [asset('ca_1', 'cs_a', 'a')],
      [],
      ['error duplicate-id'],
    ],
    [
      'renamed_from keeps the id',
      A({ name: 'b', renamedFrom: 'a' }),
      [asset('ca_1', 'cs_a', 'a')],
      ['update ca_1 Alpha/a → Alpha/b'],
      [],
    ],
    [
      'moved_from keeps the id, from an unmanaged system too',
      A({ name: 'a', movedFrom: 'Gamma' }),
      [asset('ca_1', 'cs_c', 'a')],
      ['update ca_1 Gamma/a → Alpha/a'],
      [],
    ],
    [
      'both hints together',
      A({ name: 'b', renamedFrom: 'a', movedFrom: 'cs_c' }),
      [asset('ca_1', 'cs_c', 'a')],
      ['update ca_1 Gamma/a → Alpha/b'],
      [],
    ],
    [
      'a chain, in file order',
      A({ name: 'c', renamedFrom: 'b' }, { name: 'b', renamedFrom: 'a' }),
      [asset('ca_1', 'cs_a', 'a'), asset('ca_2', 'cs_a', 'b')],
      ['update ca_1 Alpha/a → Alpha/b', 'update ca_2 Alpha/b → Alpha/c'],
      [],
    ],
    [
      'a chain, against file order',
      A({ name: 'b', renamedFrom: 'a' }, { name: 'c', renamedFrom: 'b' }),
      [asset('ca_1', 'cs_a', 'a'), asset('ca_2', 'cs_a', 'b')],
      ['update ca_1 Alpha/a → Alpha/b', 'update ca_2 Alpha/b → Alpha/c'],
      [],
    ],
    [
      'a name given up is taken by a new asset',
      A({ name: 'b', renamedFrom: 'a' }, 'a'),
      [asset('ca_1', 'cs_a', 'a')],
      ['create Alpha/a', 'update ca_1 Alpha/a → Alpha/b'].reverse(),
      [],
    ],
    [
      'the same once applied: nothing left but a notice',
      A({ name: 'b', renamedFrom: 'a' }, 'a'),
      [asset('ca_1', 'cs_a', 'b'), asset('ca_2', 'cs_a', 'a')],
      [],
      ['notice hint-done'],
    ],
    [
      'a hint that has served is a notice',
      A({ name: 'b', renamedFrom: 'a' }),
      [asset('ca_1', 'cs_a', 'b')],
      [],
      ['notice hint-done'],
    ],
    [
      'a hint from a system that is gone is a warning: it may be a slip',
      A({ name: 'b', movedFrom: 'Retired' }),
      [asset('ca_1', 'cs_a', 'b')],
      [],
      ['warning unknown-cyber-system'],
    ],
    [
      'own name and source both live: one would be lost',
      A({ name: 'b', renamedFrom: 'a' }),
      [asset('ca_1', 'cs_a', 'a'), asset('ca_2', 'cs_a', 'b')],
      [],
      ['error rename-conflict'],
    ],
    [
      'a swap by hints needs ids',
      A({ name: 'a', renamedFrom: 'b' }, { name: 'b', renamedFrom: 'a' }),
      [asset('ca_1', 'cs_a', 'a'), asset('ca_2', 'cs_a', 'b')],
      [],
      ['error rename-conflict', 'error rename-conflict'],
    ],
    [
      'a swap by ids',
      A({ name: 'b', id: 'ca_1' }, { name: 'a', id: 'ca_2' }),
      [asset('ca_1', 'cs_a', 'a'), asset('ca_2', 'cs_a', 'b')],
      ['update ca_2 Alpha/b → Alpha/a', 'update ca_1 Alpha/a → Alpha/b'],
      [],
    ],
    [
      'two assets from one source',
      A({ name: 'b', renamedFrom: 'a' }, { name: 'c', renamedFrom: 'a' }),
      [asset('ca_1', 'cs_a', 'a')],
      [],
      ['error rename-conflict', 'error rename-conflict'],
    ],
    ['a rename from nothing', A({ name: 'b', renamedFrom: 'a' }), [], [], ['error rename-source-missing']],
    ['a move from an unknown system', A({ name: 'b', movedFrom: 'Gama' }), [], [], ['error unknown-cyber-system']],
    [
      'namesakes in one system ask for an id',
      A('a'),
      [asset('ca_1', 'cs_a', 'a'), asset('ca_2', 'cs_a', 'a')],
      [],
      ['error ambiguous-asset'],
    ],
    [
      'an id tells namesakes apart',
      A('a', { name: 'a', id: 'ca_2', type: 'software' }),
      [asset('ca_1', 'cs_a', 'a'), asset('ca_2', 'cs_a', 'a')],
      ['update ca_2 Alpha/a → Alpha/a (software)'],
      ['warning duplicate-asset'],
    ],
    [
      'a parked asset gets its name, with its hint',
      A({ name: 'b', renamedFrom: 'a' }),
      [asset('ca_1', 'cs_a', 'b~cip-sync')],
      ['update ca_1 Alpha/b~cip-sync → Alpha/b'],
      [],
    ],
    [
      'a parked asset gets its name, without any hint',
      A('b'),
      [asset('ca_1', 'cs_a', 'b~cip-sync')],
      ['update ca_1 Alpha/b~cip-sync → Alpha/b'],
      [],
    ],
    [
      'own name beats a parked leftover',
      A('b'),
      [asset('ca_1', 'cs_a', 'b~cip-sync'), asset('ca_2', 'cs_a', 'b')],
      ['delete ca_1 Alpha/b~cip-sync'],
      [],
    ],
    [
      'of several leftovers nobody can tell which',
      A('b'),
      [asset('ca_1', 'cs_a', 'b~cip-sync'), asset('ca_2', 'cs_a', 'b~cip-sync')],
      [],
      ['error ambiguous-asset'],
    ],
    [
      'nor when the source that a hint names is gone',
      A({ name: 'b', renamedFrom: 'a' }),
      [asset('ca_1', 'cs_a', 'b~cip-sync'), asset('ca_2', 'cs_a', 'b~cip-sync')],
      [],
      ['error ambiguous-asset'],
    ],
    [
      'of several sources neither',
      A({ name: 'b', renamedFrom: 'a' }),
      [asset('ca_1', 'cs_a', 'a'), asset('ca_2', 'cs_a', 'a')],
      [],
      ['error ambiguous-asset'],
    ],
    [
      'a leftover and the source that a hint names: one of them would be lost',
      A({ name: 'b', renamedFrom: 'a' }),
      [asset('ca_1', 'cs_a', 'a'), asset('ca_2', 'cs_a', 'b~cip-sync')],
      [],
      ['error rename-conflict'],
    ],
    [
      'a rename from its own name needs an asset of that name',
      A({ name: 'a', renamedFrom: 'a' }),
      [],
      [],
      ['error rename-source-missing'],
    ],
    ['the same name twice', A('a', 'a'), [], [], ['error duplicate-asset']],
    [
      'names equal but for case',
      A('a-1', 'A-1'),
      [],
      ['create Alpha/A-1', 'create Alpha/a-1'],
      ['warning similar-name'],
    ],
  ])('%s', (_, head, assets, changes, findings) => {
    const made = plan(head, live(assets));
    expect(codes(made.diagnostics).sort()).toEqual([...findings].sort());
    expect(told(made.changes)).toEqual(changes);
  });
});

test.each([
  ['renamed_from', { renamedFrom: 'a' }],
  ['moved_from', { movedFrom: 'Gamma' }],
  ['renamed_from and moved_from', { renamedFrom: 'a', movedFrom: 'Gamma' }],
])('hints that have served are named, at the first: %s', (key, hints) => {
  const head = inventory({ system: 'Alpha', assets: ['x', { name: 'b', ...hints }] });
  const made = plan(head, live([asset('ca_1', 'cs_a', 'x'), asset('ca_2', 'cs_a', 'b')]));
  expect(made.diagnostics).toMatchObject([{ code: 'hint-done', args: { name: 'b', key }, at: { offset: 21 } }]);
});

describe('what an ambiguous asset is told', () => {
  test.each([
    ['several sources, by the name that the hint gives', 'a', 'cs_c', 'Gamma'],
    ['several leftovers, by their name', 'b~cip-sync', 'cs_a', 'Alpha'],
  ])('%s', (_, name, systemId, systemName) => {
    const head = inventory({ system: 'Alpha', assets: [{ name: 'b', renamedFrom: 'a', movedFrom: 'Gamma' }] });
    const made = plan(head, live([asset('ca_1', systemId, name), asset('ca_2', systemId, name)]));
    expect(made.diagnostics).toMatchObject([
      { code: 'ambiguous-asset', args: { name, system: { name: systemName }, ids: ['ca_1', 'ca_2'] } },
    ]);
  });
});

test('a system that the list of systems does not hold yet is told by its id', () => {
  const head = inventory({ system: 'Alpha', assets: [{ name: 'a', id: 'ca_1' }] });
  const [change] = plan(head, live([asset('ca_1', 'cs_new', 'a')])).changes;
  expect(change).toMatchObject({ action: 'update', fromSystem: { id: 'cs_new', name: 'cs_new' } });
});

describe('inferred moves', () => {
  const moved = inventory({ system: 'Alpha', assets: [] }, { system: 'Beta', assets: ['x'] });

  test('an entry in another managed system is a move', () => {
    expect(told(plan(moved, live([asset('ca_1', 'cs_a', 'x')])).changes)).toEqual(['update ca_1 Alpha/x → Beta/x']);
  });

  test('not from an unmanaged system: a create, with the moved_from line', () => {
    const made = plan(inventory({ system: 'Beta', assets: ['x'] }), live([asset('ca_1', 'cs_a', 'x')]));
    expect(told(made.changes)).toEqual(['create Beta/x']);
    expect(made.diagnostics).toMatchObject([{ code: 'name-in-use', args: { reference: 'Alpha' } }]);
  });

  test('the line names a system by its id where others have its name', () => {
    const systems = [system('cs_a', 'Plant'), system('cs_c', 'Plant'), system('cs_b', 'Beta')];
    const made = plan(inventory({ system: 'Beta', assets: ['x'] }), live([asset('ca_1', 'cs_c', 'x')], { systems }));
    expect(made.diagnostics).toMatchObject([{ code: 'name-in-use', args: { reference: 'cs_c' } }]);
  });

  test('from a system that only the base declares', () => {
    const base = inventory({ system: 'Alpha', assets: ['x', 'y'] }, { system: 'Beta', assets: [] });
    const world = live([asset('ca_1', 'cs_a', 'x'), asset('ca_2', 'cs_a', 'y')]);
    const made = plan(inventory({ system: 'Beta', assets: ['x'] }), world, { base, applied: base });
    expect(told(made.changes)).toEqual(['update ca_1 Alpha/x → Beta/x']);
    expect(made.diagnostics).toMatchObject([{ code: 'system-released', args: { count: 1 } }]);
    expect(made.summary).toMatchObject({ unmanaged: 1, delete: 0 });
  });

  test('not with another type', () => {
    const made = plan(moved, live([asset('ca_1', 'cs_a', 'x', 'software')]));
    expect(told(made.changes)).toEqual(['delete ca_1 Alpha/x (software)', 'create Beta/x']);
  });

  test('not when several qualify', () => {
    const world = live([asset('ca_1', 'cs_a', 'x'), asset('ca_2', 'cs_c', 'x')]);
    const head = inventory(
      { system: 'Alpha', assets: [] },
      { system: 'Gamma', assets: [] },
      { system: 'Beta', assets: ['x'] },
    );
    const made = plan(head, world);
    expect(codes(made.diagnostics)).toEqual(['warning ambiguous-move']);
    expect(made.summary).toMatchObject({ create: 1, delete: 2, moved: 0 });
  });
});

describe('findings about names', () => {
  const twoSystems = inventory({ system: 'Alpha', assets: ['x'] }, { system: 'Beta', assets: ['x'] });

  test('one name in two systems warns', () => {
    expect(codes(plan(twoSystems, live([])).diagnostics)).toEqual(['warning duplicate-name']);
  });

  test('and is an error with unique-names: organization', () => {
    const settings = { maxDeletes: 25, maxDeletePercent: 30, uniqueNames: 'organization', drift: 'report' } as const;
    const made = plan(twoSystems, live([]), { settings });
    expect(codes(made.diagnostics)).toEqual(['error duplicate-name']);
    expect(made.changes).toEqual([]);
  });

  test('a delete and a create that look like a rename are pointed out, never joined', () => {
    const made = plan(inventory({ system: 'Alpha', assets: ['rtu-07a'] }), live([asset('ca_1', 'cs_a', 'rtu-07')]));
    expect(told(made.changes)).toEqual(['delete ca_1 Alpha/rtu-07', 'create Alpha/rtu-07a']);
    expect(made.diagnostics).toMatchObject([
      { code: 'possible-rename', args: { from: 'rtu-07', to: 'rtu-07a', id: 'ca_1' } },
    ]);
  });
});

test('systems are told by name, then changes by action and name', () => {
  const head = inventory(
    { system: 'Beta', assets: ['n', 'm'] },
    { system: 'Alpha', assets: ['z', { name: 'y2', renamedFrom: 'y' }] },
  );
  const world = live([asset('ca_1', 'cs_b', 'q'), asset('ca_2', 'cs_a', 'y'), asset('ca_3', 'cs_a', 'd')]);
  expect(told(plan(head, world).changes)).toEqual([
    'delete ca_3 Alpha/d',
    'update ca_2 Alpha/y → Alpha/y2',
    'create Alpha/z',
    'delete ca_1 Beta/q',
    'create Beta/m',
    'create Beta/n',
  ]);
});
