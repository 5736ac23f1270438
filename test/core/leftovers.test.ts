// What a cycle that was cut off leaves behind: a name with the suffix, which the next plan takes up.
import { describe, expect, test } from 'vitest';
import { type AssetSpec, asset, codes, inventory, live, plan, told } from './build.ts';

const A = (...assets: (string | AssetSpec)[]) => inventory({ system: 'Alpha', assets });

describe('leftovers', () => {
  test.each<[string, ReturnType<typeof inventory>, ReturnType<typeof asset>[], string[], string[]]>([
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
      'a parked asset that another entry took is none: the name is created',
      A('b', { name: 'c', renamedFrom: 'b~cip-sync' }),
      [asset('ca_1', 'cs_a', 'b~cip-sync')],
      ['update ca_1 Alpha/b~cip-sync → Alpha/c', 'create Alpha/b'],
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
      'a leftover and the source that a hint names: one of them would be lost',
      A({ name: 'b', renamedFrom: 'a' }),
      [asset('ca_1', 'cs_a', 'a'), asset('ca_2', 'cs_a', 'b~cip-sync')],
      [],
      ['error rename-conflict'],
    ],
    [
      'a hint may name the leftover itself',
      A({ name: 'b', renamedFrom: 'b~cip-sync' }),
      [asset('ca_1', 'cs_a', 'b~cip-sync')],
      ['update ca_1 Alpha/b~cip-sync → Alpha/b'],
      [],
    ],
    [
      'a hint that names the leftover of another system, beside one of this: one of them would be lost',
      A({ name: 'b', renamedFrom: 'b~cip-sync', movedFrom: 'Beta' }),
      [asset('ca_1', 'cs_b', 'b~cip-sync'), asset('ca_2', 'cs_a', 'b~cip-sync')],
      [],
      ['error rename-conflict'],
    ],
    [
      'a source that is the asset of another entry by now is none: the leftover is taken',
      A({ name: 'a', renamedFrom: 'z' }, { name: 'b', renamedFrom: 'a' }),
      [asset('ca_1', 'cs_a', 'a'), asset('ca_2', 'cs_a', 'a~cip-sync'), asset('ca_3', 'cs_a', 'b~cip-sync')],
      ['delete ca_2 Alpha/a~cip-sync', 'update ca_3 Alpha/b~cip-sync → Alpha/b'],
      ['notice hint-done'],
    ],
  ])('%s', (_, head, assets, changes, findings) => {
    const made = plan(head, live(assets));
    expect(codes(made.diagnostics)).toEqual(findings);
    expect(told(made.changes)).toEqual(changes);
  });
});
