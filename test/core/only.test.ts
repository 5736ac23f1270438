// Plans of only some cyber systems.
import { describe, expect, test } from 'vitest';
import { chooseSystems, makeDirectory } from '../../src/core/resolve.ts';
import { type DocumentSpec, facility, inventory, liveAs, plan, system, told, was } from './build.ts';

const WORLD = liveAs('a', 'Beta/b', 'Gamma/c');

describe('the changes of some systems', () => {
  const kept = (documents: readonly DocumentSpec[], ...systems: string[]) => {
    const only = { references: systems, systems: new Set(systems) };
    const part = plan(inventory(...documents), WORLD, { only });
    return { told: told(part.changes), leftOut: part.summary.left_out, along: part.only?.along };
  };

  test('are those that start or end in one of them; the rest is left out', () => {
    const documents = [
      { system: 'Alpha', assets: ['new'] },
      { system: 'Beta', assets: ['b', 'a'] },
      { system: 'Gamma', assets: [] },
    ];
    expect(kept(documents, 'cs_a')).toEqual({
      told: ['create Alpha/new', 'update ca_1 Alpha/a → Beta/a'],
      leftOut: 1,
      along: 0,
    });
    expect(kept(documents, 'cs_c')).toEqual({ told: ['delete ca_3 Gamma/c'], leftOut: 2, along: 0 });
    expect(kept(documents).leftOut).toBe(3);
  });

  test('bring along what they wait for, and what that waits for', () => {
    const documents = [
      { system: 'Alpha', assets: ['b'], prune: false },
      { system: 'Beta', assets: [was('c', 'b')] },
      { system: 'Gamma', assets: [was('d', 'c'), 'unrelated'] },
    ];
    expect(kept(documents, 'cs_a')).toEqual({
      told: ['create Alpha/b', 'update ca_2 Beta/b → Beta/c', 'update ca_3 Gamma/c → Gamma/d'],
      leftOut: 1,
      along: 2,
    });
  });

  test.each([true, false])('bring along drift only with apply-drift: %s', (applyDrift) => {
    const base = inventory({ system: 'Beta', assets: [was('c', 'b')] });
    const head = inventory(
      { system: 'Alpha', assets: ['b'], prune: false },
      { system: 'Beta', assets: [was('c', 'b')] },
    );
    const only = { references: ['Alpha'], systems: new Set(['cs_a']) };
    const part = plan(head, WORLD, { only, base, applied: base, settings: { applyDrift } });
    const renamed = 'update ca_2 Beta/b → Beta/c';
    expect(told(part.changes)).toEqual(['create Alpha/b', ...(applyDrift ? [renamed] : [])]);
    expect(part.summary.left_out).toBe(applyDrift ? 0 : 1);
  });
});

test('a plan of some systems counts what it leaves out and lists only their undeclared assets', () => {
  const head = inventory(
    { system: 'Alpha', assets: ['new'], prune: false },
    { system: 'Beta', assets: ['other'], prune: false },
  );
  const made = plan(head, WORLD, { only: { references: ['Alpha'], systems: new Set(['cs_a']) } });
  expect(told(made.changes)).toEqual(['create Alpha/new']);
  expect(made).toMatchObject({
    only: { references: ['Alpha'], along: 0 },
    summary: { create: 1, left_out: 1 },
    undeclared: [{ asset: { name: 'a' } }],
  });
});

describe('choosing systems by a reference', () => {
  const directory = makeDirectory({
    ...WORLD,
    systems: [
      ...WORLD.systems,
      system('cs_7', 'Plant DCS', 'fac_n'),
      system('cs_8', 'Plant DCS', 'fac_s'),
      system('cs_9', 'a/b'),
      ...[system('cs_10', 'EMS'), system('cs_11', 'EMS', 'fac_n')],
      ...[system('cs_12', 'Line', 'fac_n'), system('cs_13', 'Line', 'fac_n')],
    ],
    facilities: [facility('fac_n', 'North'), facility('fac_s', 'South')],
  });
  const choose = (reference: string) => chooseSystems(reference, directory);
  const ids = (choice: ReturnType<typeof chooseSystems>) =>
    'systems' in choice ? choice.systems.map(({ id }) => id) : choice;

  test.each([
    ['Alpha', ['cs_a']],
    ['cs_a', ['cs_a']],
    ['North/Plant DCS', ['cs_7']],
    ['South / Plant DCS', ['cs_8']],
    ['a/b', ['cs_9']],
    ['Plant DCS', { several: ['North/Plant DCS', 'South/Plant DCS'] }],
    ['EMS', { several: ['cs_10', 'North/EMS'] }],
    ['Line', { several: ['cs_12', 'cs_13'] }],
    ['null/EMS', { near: [] }],
    ['North/Line', { several: ['cs_12', 'cs_13'] }],
    ['Alhpa', { near: ['Alpha'] }],
    ['West/Plant DCS', { near: ['North/Plant DCS', 'South/Plant DCS'] }],
  ])('%s has the right result', (reference, expected) => {
    expect(ids(choose(reference))).toEqual(expected);
  });

  test.each(['Plant DCS', 'EMS', 'Line', 'North/Line'])(
    'each reference that is offered for %s chooses one system',
    (name) => {
      const choice = choose(name);
      const offered = 'several' in choice ? choice.several : [];
      expect(offered.map((reference) => ids(choose(reference)))).toEqual(offered.map(() => [expect.any(String)]));
      expect(offered).not.toHaveLength(0);
    },
  );
});
