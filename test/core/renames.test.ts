// Which delete and create the plan asks about as a possible rename: similar names, or the only pair.
import { describe, expect, test } from 'vitest';
import type { Plan } from '../../src/core/change.ts';
import { type AssetSpec, asset, declaring, inventory, live, liveAs, numbered, plan } from './build.ts';

/** `from → to` of each question. A live name after `soft ` is software. */
function asked(names: readonly string[], head: readonly (string | AssetSpec)[]): string[] {
  const assets = names.map((name, index) => {
    const type = name.startsWith('soft ') ? 'software' : 'hardware';
    return asset(`ca_${index + 1}`, 'cs_a', name.replace(/^soft /, ''), type);
  });
  return questions(plan(declaring({ Alpha: head }), live(assets)));
}

function questions({ diagnostics }: Plan): string[] {
  return diagnostics.flatMap((found) =>
    found.code === 'possible-rename' ? `${found.args.from} → ${found.args.to}` : [],
  );
}

const software = (name: string): AssetSpec => ({ name, type: 'software' });

describe('a plan asks about a rename', () => {
  test.each([
    ['ems-historian', 'ems-hist-02'],
    ['rtu-tjs-01', 'rtu-tolt-01'],
    ['relay-21', 'tjs-relay-21'],
    ['RTU 7', 'rtu-7'],
    ['pump-west', 'pmup-west'],
  ])('of similar names: %s → %s, beside names that are not similar', (from, to) => {
    expect(asked([from, 'meter-9', 'firewall'], [to, 'zz', 'kiosk'])).toEqual([`${from} → ${to}`]);
  });

  test.each<[string, string[], (string | AssetSpec)[], string[]]>([
    ['of the only pair, with any names', ['alpha'], ['omega'], ['alpha → omega']],
    ['of the only pair of each type', ['alpha', 'soft os'], ['omega', software('db')], ['alpha → omega', 'os → db']],
    ['of the only pair that is left', ['rtu-12', 'q'], ['rtu-12b', 'rtu-12c'], ['rtu-12 → rtu-12b', 'q → rtu-12c']],
    ['of each name once, to the most similar one', ['rtu-11', 'rtu-12', 'q'], ['rtu-12b', 'xx'], ['rtu-12 → rtu-12b']],
    ['never to another type', ['rtu-1'], [software('rtu-1a')], []],
    ['not of several pairs without similar names', ['aa', 'bb'], ['xx', 'yy'], []],
  ])('%s', (_, names, head, pairs) => {
    expect(asked(names, head).sort()).toEqual(pairs.sort());
  });

  test('never to another system', () => {
    expect(plan(declaring({ Alpha: [], Beta: ['rtu-1a'] }), liveAs('rtu-1')).diagnostics).toEqual([]);
  });

  test.each([
    ['both are asked for by the files', ['rtu-1a'], ['rtu-1a'], ['rtu-1'], ['deleted']],
    ['both are drift', ['rtu-1'], ['rtu-1a'], ['rtu-1'], ['drift']],
    ['only the delete is drift', [], ['rtu-1a'], ['rtu-1'], []],
    ['only the create is drift', ['rtu-1a', 'rtu-1'], ['rtu-1a'], ['rtu-1'], []],
  ])('if %s', (_, base, names, head, asked) => {
    const before = declaring({ Alpha: base });
    const made = plan(declaring({ Alpha: head }), liveAs(...names), { base: before, applied: before });
    expect(made.summary).toMatchObject({ delete: base.includes('rtu-1a') ? 1 : 0 });
    expect(made.diagnostics.map(({ args }) => args)).toMatchObject(asked.map((kind) => ({ kind })));
  });

  test.each<[string, string[], (string | AssetSpec)[], (string | AssetSpec)[], string[]]>([
    ['not of two numbers, however similar', ['rtu-1'], [numbered('rtu-1', '5')], [numbered('rtu-1a', '6')], []],
    ['of a number and none', ['rtu-1'], [numbered('rtu-1', '5')], ['rtu-1a'], ['rtu-1 → rtu-1a']],
    [
      'of a number and the next similar name, beside one with another number',
      ['rtu-1'],
      [numbered('rtu-1', '5')],
      [numbered('rtu-1a', '6'), 'rtu-1bc'],
      ['rtu-1 → rtu-1bc'],
    ],
  ])('%s', (_, names, base, head, pairs) => {
    const before = declaring({ Alpha: base });
    expect(questions(plan(declaring({ Alpha: head }), liveAs(...names), { base: before, applied: before }))).toEqual(
      pairs,
    );
  });

  test.each<[string, string[], string[], string[], string[]]>([
    ['of a similar name', [], ['rtu-1', 'kiosk'], ['rtu-1a', 'zz'], ['rtu-1 → rtu-1a']],
    ['of the only entry that is gone', ['rtu-1', 'a'], ['rtu-1', 'a', 'kiosk'], ['zz', 'a'], ['rtu-1 → zz']],
    ['not of drift, which nobody creates', ['rtu-1a'], ['rtu-1'], ['rtu-1a'], []],
  ])('with prune: false, %s', (_, base, names, head, pairs) => {
    const [was, is] = [base, head].map((assets) => inventory({ system: 'Alpha', prune: false, assets }));
    const made = plan(is!, liveAs(...names), { base: was!, applied: was! });
    expect(made.summary.delete).toBe(0);
    expect(questions(made)).toEqual(pairs);
  });

  test('not of a rename by hand and an asset that the files remove: each is asked about by itself', () => {
    const base = declaring({ Alpha: ['pump', 'rtu-1'] });
    const made = plan(declaring({ Alpha: ['rtu-1'] }), liveAs('pump', 'rtu-1x'), { base, applied: base });
    expect(made.diagnostics).toMatchObject([{ code: 'possible-rename', args: { from: 'rtu-1x', to: 'rtu-1' } }]);
  });

  test('only between spellings of one name if there are more than 100,000 pairs to compare', () => {
    const many = Array.from({ length: 320 }, (_, index) => index);
    const names = [...many.map((index) => `old-${index}`), 'rtu-12', 'RTU 7'];
    const head = [...many.map((index) => `neu-${index}`), 'rtu-12b', 'rtu-7'];
    expect(asked(names, head)).toEqual(['RTU 7 → rtu-7']);
    // Pairs that are not compared do not count toward the limit of the others.
    const [more, wanted] = [
      ['soft rtu-3', 'soft zz'],
      [software('rtu-3a'), software('zzz')],
    ];
    expect(asked([...names, ...more], [...head, ...wanted])).toEqual(['RTU 7 → rtu-7', 'rtu-3 → rtu-3a', 'zz → zzz']);
  });

  test('of long names that start the same, with any ending', () => {
    const [from, to] = ['a', 'b'].map((letter) => 'x'.repeat(80) + letter.repeat(10_000)) as [string, string];
    expect(asked([from, 'meter-9', 'firewall'], [to, 'zz', 'kiosk'])).toEqual([`${from} → ${to}`]);
  });
});
