// What entries meant before: an asset keeps its id if a number or an undone hint says which one it is.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasErrors } from '../../src/core/diagnostic.ts';
import type { AssetState } from '../../src/core/model.ts';
import {
  type AssetSpec,
  asset,
  byId,
  codes,
  declaring,
  inventory,
  live,
  liveAs,
  numbered,
  plan,
  TOLERANT,
  told,
  was,
} from './build.ts';

type Systems = Readonly<Record<string, readonly (string | AssetSpec)[]>>;

/** The changes of `head`, and the findings, if `applied` is what was applied. */
function planned(applied: Systems | null, head: Systems, world = liveAs('a')) {
  const before = applied && declaring(applied);
  const made = plan(declaring(head), world, { base: before, applied: before });
  return [told(made.changes), codes(made.diagnostics)];
}

const KEPT = 'notice identity-kept';
const from = (name: string, movedFrom: string): AssetSpec => ({ name, movedFrom });

describe('an undone hint keeps the id', () => {
  test.each<[string, Systems, string[], Systems, string[]]>([
    ['of a rename', { Alpha: [was('b', 'a')] }, ['b'], { Alpha: ['a'] }, ['update ca_1 Alpha/b → Alpha/a']],
    [
      'of a move',
      { Alpha: [], Beta: [from('a', 'Alpha')] },
      ['Beta/a'],
      { Alpha: ['a'], Beta: [] },
      ['update ca_1 Beta/a → Alpha/a'],
    ],
    [
      'of a rename with a move',
      { Alpha: [], Beta: [{ name: 'b', renamedFrom: 'a', movedFrom: 'Alpha' }] },
      ['Beta/b'],
      { Alpha: ['a'], Beta: [] },
      ['update ca_1 Beta/b → Alpha/a'],
    ],
    [
      'of a move, although another asset of the name could have moved',
      { Alpha: [], Beta: [from('a', 'Alpha')], Gamma: ['a'] },
      ['Beta/a', 'Gamma/a'],
      { Alpha: ['a'], Beta: [], Gamma: [] },
      ['update ca_1 Beta/a → Alpha/a', 'delete ca_2 Gamma/a'],
    ],
    [
      'of each rename of a chain',
      { Alpha: [was('b', 'a'), was('c', 'b'), was('d', 'c')] },
      ['b', 'c', 'd'],
      { Alpha: ['a', 'b', 'c'] },
      ['update ca_1 Alpha/b → Alpha/a', 'update ca_2 Alpha/c → Alpha/b', 'update ca_3 Alpha/d → Alpha/c'],
    ],
    [
      'of an asset that is pinned, too',
      { Alpha: [{ ...was('b', 'a'), id: 'ca_1' }] },
      ['b'],
      { Alpha: ['a'] },
      ['update ca_1 Alpha/b → Alpha/a'],
    ],
  ])('%s', (_, applied, assets, head, changes) => {
    const [updates, found] = planned(applied, head, liveAs(...assets));
    expect(updates).toEqual(changes);
    expect(new Set(found)).toEqual(new Set([KEPT]));
  });

  test('of a type that changed with it', () => {
    const world = live([asset('ca_1', 'cs_a', 'b', 'software')]);
    expect(planned({ Alpha: [{ ...was('b', 'a'), type: 'software' }] }, { Alpha: ['a'] }, world)).toEqual([
      ['update ca_1 Alpha/b (software) → Alpha/a'],
      [KEPT],
    ]);
  });

  const RENAMED: Systems = { Alpha: [was('b', 'a')] };
  const QUESTION = [['delete ca_1 Alpha/b', 'create Alpha/a'], ['warning possible-rename']];

  test('names the asset, and why', () => {
    const before = declaring(RENAMED);
    const { diagnostics } = plan(declaring({ Alpha: ['a'] }), liveAs('b'), { base: before, applied: before });
    expect(diagnostics).toMatchObject([
      { code: 'identity-kept', args: { name: 'a', id: 'ca_1', before: 'b', system: { id: 'cs_a' }, reason: 'undone' } },
    ]);
  });

  test('only by what was applied, or else by the base', () => {
    const [head, renamed, plain] = [{ Alpha: ['a'] }, RENAMED, { Alpha: ['b'] }].map(declaring);
    const told2 = (extra: object) => told(plan(head!, liveAs('b'), extra).changes);
    const kept = ['update ca_1 Alpha/b → Alpha/a'];
    expect(told2({ applied: renamed, base: plain })).toEqual(kept);
    expect(told2({ applied: plain, base: renamed })).toEqual(QUESTION[0]);
    expect(told2({ base: renamed })).toEqual(kept);
    expect(told2({})).toEqual(QUESTION[0]);
  });

  test('not if the hint was removed in between: the plan asks', () => {
    expect(planned({ Alpha: ['b'] }, { Alpha: ['a'] }, liveAs('b'))).toEqual(QUESTION);
  });

  test('not if the entry with the hint is still there', () => {
    expect(planned(RENAMED, { Alpha: ['a', 'b'] }, liveAs('b'))[0]).toEqual(['create Alpha/a']);
    const pinned = { Alpha: ['a', byId('b', 'ca_2')] };
    expect(planned(RENAMED, pinned, liveAs('b', 'x'))[0]).toEqual([
      'delete ca_1 Alpha/b',
      'update ca_2 Alpha/x → Alpha/b',
      'create Alpha/a',
    ]);
  });

  test('not by a move that was only inferred', () => {
    const applied = { Alpha: [numbered('a', 'CI1')], Beta: [] };
    const head = { Alpha: [numbered('x', 'CI1')], Beta: [] };
    expect(planned(applied, head, liveAs('Beta/a'))[0]).toEqual(['create Alpha/x', 'delete ca_1 Beta/a']);
  });

  test('before the rename was applied nothing changes', () => {
    expect(planned({ Alpha: ['a'] }, { Alpha: ['a'] }, liveAs('a'))).toEqual([[], []]);
    expect(planned(RENAMED, { Alpha: ['a'] }, liveAs('a'))).toEqual([[], []]);
  });

  test('a swap or a ring is not undone: every name is found', () => {
    const swapped = { Alpha: [byId('a', 'ca_2'), byId('b', 'ca_1')] };
    expect(planned(swapped, { Alpha: ['a', 'b'] }, liveAs('b', 'a'))).toEqual([[], []]);
    const turned = { Alpha: [byId('a', 'ca_3'), byId('b', 'ca_1'), byId('c', 'ca_2')] };
    expect(planned(turned, { Alpha: ['a', 'b', 'c'] }, liveAs('b', 'c', 'a'))).toEqual([[], []]);
  });

  test('a merged revert that is not applied yet is pending in the next plan', () => {
    const [applied, head] = [declaring(RENAMED), declaring({ Alpha: ['a', 'new'] })];
    const { changes } = plan(head, liveAs('b'), { applied, base: declaring({ Alpha: ['a'] }) });
    expect(changes.map(({ action, origin }) => `${origin} ${action}`)).toEqual(['pending update', 'inventory create']);
  });
});

describe('a hint whose source is missing', () => {
  const HINTED = declaring({ Alpha: [was('b', 'a')] });
  const missing = (world: ReturnType<typeof liveAs>, extra: object = {}) =>
    plan(HINTED, world, extra).diagnostics.map(({ code, args }) => ({ code, ...args }));

  test.each([
    ['the base pins', declaring({ Alpha: [byId('a', 'ca_1')] })],
    ['the base renames', declaring({ Alpha: [was('a', 'x')] })],
  ])('names the asset that %s, as it is called now', (_, base) => {
    const now = { id: 'ca_1', name: 'x', system: { id: 'cs_a' } };
    expect(missing(liveAs('x', 'aa'), { base })).toMatchObject([{ code: 'rename-source-missing', near: [], now }]);
  });

  test('names the asset that a saved plan found there, as it is called now', () => {
    const savedStates = new Map([['ca_1', asset('ca_1', 'cs_a', 'a')]]);
    const moved = { id: 'ca_1', name: 'x', system: { id: 'cs_b' } };
    expect(missing(liveAs('Beta/x'), { savedStates })).toMatchObject([{ now: moved }]);
    expect(missing(liveAs('Beta/x'))).toMatchObject([{ now: null, near: [] }]);
    const sameName = { id: 'ca_1', name: 'a', system: { id: 'cs_b' } };
    expect(missing(liveAs('Beta/a'), { savedStates })).toMatchObject([{ now: sameName }]);
  });

  test('offers near names that no entry means', () => {
    const head = declaring({ Alpha: [was('b', 'relay-21'), 'relay-22'] });
    const { diagnostics } = plan(head, liveAs('Relay 21', 'relay-22', 'Beta/relay-21x'));
    expect(diagnostics).toMatchObject([{ args: { near: [{ id: 'ca_1', name: 'Relay 21' }], now: null } }]);
  });
});

describe('a number keeps the id', () => {
  const NUMBERED: Systems = { Alpha: [numbered('a', 'CI1'), numbered('b', 'CI2')], Beta: [] };
  const world = liveAs('a', 'b');

  test.each<[string, Systems, string[]]>([
    ['of a renamed entry', { Alpha: [numbered('c', 'CI1'), 'b'], Beta: [] }, ['update ca_1 Alpha/a → Alpha/c']],
    [
      'of an entry that goes to another system',
      { Alpha: ['b'], Beta: [numbered('c', 'CI1')] },
      ['update ca_1 Alpha/a → Beta/c'],
    ],
    [
      'of an entry that takes the name of another one',
      { Alpha: [numbered('b', 'CI1'), numbered('c', 'CI2')], Beta: [] },
      ['update ca_1 Alpha/a → Alpha/b', 'update ca_2 Alpha/b → Alpha/c'],
    ],
  ])('%s', (_, head, changes) => {
    expect(planned(NUMBERED, head, world)).toEqual([changes, expect.arrayContaining([KEPT])]);
  });

  test('of all of a long chain of renames', () => {
    const names = Array.from({ length: 3000 }, (_, n) => `rtu-${n}`);
    const numbers = (shift: number) => names.map((_, n) => numbered(`rtu-${n + shift}`, `CI${n}`));
    const [updates] = planned({ Alpha: numbers(0) }, { Alpha: numbers(1) }, liveAs(...names));
    expect(updates).toHaveLength(3000);
    expect(new Set(updates!.map((line) => line.split(' ')[0]))).toEqual(new Set(['update']));
  });

  test.each<[string, Systems, string[]]>([
    [
      'given to another device, if the first one is still there',
      { Alpha: ['a', numbered('c', 'CI1'), 'b'], Beta: [] },
      ['create Alpha/c'],
    ],
    [
      'that an entry has, and a hint that it undoes, of different assets',
      { Alpha: [numbered('a', 'CI2')] },
      ['delete ca_2 Alpha/b', 'delete ca_1 Alpha/x', 'create Alpha/a'],
    ],
    [
      'and an undone hint of two entries, if both mean one asset',
      { Alpha: ['a', numbered('z', 'CI1'), numbered('b', 'CI2')] },
      ['delete ca_1 Alpha/x', 'create Alpha/a', 'create Alpha/z'],
    ],
  ])('not a number %s', (_, head, changes) => {
    const applied = { Alpha: [{ ...was('x', 'a'), externalId: 'CI1' }, numbered('b', 'CI2')], Beta: [] };
    const [before, assets] = 'Beta' in head ? [NUMBERED, world] : [applied, liveAs('x', 'b')];
    expect(planned(before, head, assets)[0]).toEqual(changes);
  });

  test('not if nothing earlier is known', () => {
    expect(planned(null, { Alpha: [numbered('c', 'CI1'), 'b'] }, world)[0]).toEqual([
      'delete ca_1 Alpha/a',
      'create Alpha/c',
    ]);
  });
});

describe('whatever people edit, no id is lost', () => {
  const SYSTEMS = ['Alpha', 'Beta', 'Gamma'] as const;
  const NAMES = ['a', 'b', 'c', 'd', 'e', 'f'];
  const place = fc.record({ system: fc.constantFrom(...SYSTEMS), name: fc.constantFrom(...NAMES) });
  const places = fc.uniqueArray(place, { selector: keyOf, minLength: 1, maxLength: 12, size: 'max' });
  /** Assets by number, and where each of them is before and after an edit. */
  const edits = fc.tuple(places, places).map(([before, after]) => {
    const size = Math.min(before.length, after.length);
    return { before: before.slice(0, size), after: after.slice(0, size) };
  });

  function keyOf({ system, name }: { readonly system: string; readonly name: string }): string {
    return `${system}/${name}`;
  }

  type Place = { readonly system: (typeof SYSTEMS)[number]; readonly name: string };
  const files = (at: readonly Place[], entryOf: (place: Place, index: number) => string | AssetSpec) =>
    inventory(
      ...SYSTEMS.map((system) => ({
        system,
        assets: at.flatMap((place, index) => (place.system === system ? [entryOf(place, index)] : [])),
      })),
    );
  const liveAt = (at: readonly Place[]) => liveAs(...at.map(keyOf));
  /** Where each asset is after the changes. Fails for a change that is not an update. */
  const applied = (at: readonly Place[], made: ReturnType<typeof plan>) => {
    const now = at.map(keyOf);
    for (const { action, id, after } of made.changes) {
      expect(action).toBe('update');
      now[Number(id!.slice('ca_'.length)) - 1] = told2(after!);
    }
    return now;
  };
  const told2 = ({ cyber_system_id, name }: AssetState) =>
    `${{ cs_a: 'Alpha', cs_b: 'Beta', cs_c: 'Gamma' }[cyber_system_id]}/${name}`;
  /** Whether the asset at this index and those whose places it takes go around in a ring. */
  const isInRing = ({ before, after }: { before: readonly Place[]; after: readonly Place[] }, index: number) => {
    for (let next = index, n = 0; n <= before.length; n++) {
      next = before.findIndex((one) => keyOf(one) === keyOf(after[next]!));
      if (next === -1) return false;
      if (next === index) return true;
    }
    return false;
  };

  test('if they edit with hints, apply, and restore the files: only the ids of rings stay where they are', () => {
    fc.assert(
      fc.property(edits, ({ before, after }) => {
        const hinted = files(after, ({ name, system }, index) => {
          const was = before[index]!;
          // A ring needs ids.
          if (isInRing({ before, after }, index)) return { name, id: `ca_${index + 1}` };
          return { name, renamedFrom: was.name, ...(was.system !== system && { movedFrom: was.system }) };
        });
        const plain = files(before, ({ name }) => name);
        const made = plan(hinted, liveAt(before), { base: plain, applied: plain, ...TOLERANT });
        fc.pre(!hasErrors(made.diagnostics));
        expect(applied(before, made)).toEqual(after.map(keyOf));
        const undone = plan(plain, liveAt(after), { base: hinted, applied: hinted, ...TOLERANT });
        const expected = before.map((one, index) => (isInRing({ before, after }, index) ? after[index]! : one));
        expect(applied(after, undone)).toEqual(expected.map(keyOf));
      }),
      { numRuns: 2000 },
    );
  });

  test('if all entries have numbers, and they rename and move without hints: only rings stay as they are', () => {
    fc.assert(
      fc.property(edits, ({ before, after }) => {
        const [old, head] = [before, after].map((at) => files(at, ({ name }, index) => numbered(name, `CI${index}`)));
        const made = plan(head!, liveAt(before), { base: old!, applied: old!, ...TOLERANT });
        const expected = after.map((one, index) => (isInRing({ before, after }, index) ? before[index]! : one));
        expect(applied(before, made)).toEqual(expected.map(keyOf));
        expect(new Set(codes(made.diagnostics))).not.toContain('warning possible-rename');
      }),
      { numRuns: 2000 },
    );
  });
});
