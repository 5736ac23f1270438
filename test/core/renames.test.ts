// Which deletes and creates are asked about as renames: by place, by likeness, or as the only ones.
import { describe, expect, test } from 'vitest';
import { type AssetSpec, asset, byId, declaring, inventory, live, liveAs, plan } from './build.ts';

type Assets = readonly (string | AssetSpec)[];

interface Told {
  readonly base?: Assets | null;
  readonly live: readonly string[];
  readonly head: Assets;
}

/** `from → to`, and `in place` where the entry stands where the other stood. */
function asked({ base = null, live: names, head }: Told): string[] {
  const world = live(
    names.map((name, index) =>
      asset(`ca_${index + 1}`, 'cs_a', name.replace(/^soft /, ''), /^soft /.test(name) ? 'software' : 'hardware'),
    ),
  );
  const before = base === null ? null : declaring({ Alpha: base });
  const made = plan(declaring({ Alpha: head }), world, { base: before, applied: before });
  return made.diagnostics.flatMap((found) =>
    found.code === 'possible-rename'
      ? `${found.args.from} → ${found.args.to}${found.args.isInPlace ? ' in place' : ''}`
      : [],
  );
}

describe('a rename is asked about', () => {
  test.each([
    ['ems-historian', 'ems-hist-02'],
    ['rtu-tjs-01', 'rtu-tolt-01'],
    ['relay-21', 'tjs-relay-21'],
    ['RTU 7', 'rtu-7'],
  ])('by likeness: %s → %s, beside others that are not alike', (from, to) => {
    const names = { live: [from, 'meter-9', 'firewall'], head: [to, 'zz', 'kiosk'] };
    expect(asked(names)).toContain(`${from} → ${to}`);
  });

  test('as the only delete and the only create of a type, whatever the names', () => {
    expect(asked({ live: ['alpha', 'soft os'], head: ['omega', { name: 'db', type: 'software' }] })).toEqual([
      'alpha → omega',
      'os → db',
    ]);
  });

  test('never between two types', () => {
    expect(asked({ live: ['rtu-1'], head: [{ name: 'rtu-1a', type: 'software' }] })).toEqual([]);
  });

  test('by the place of the entry before the likeness of names', () => {
    const names = ['fw', 'hist', 'hmi', 'plc'];
    const head = ['fw', 'new-server', 'hmi', 'plc', 'hist-2'];
    expect(asked({ base: names, live: names, head })).toEqual(['hist → new-server in place']);
    expect(asked({ base: ['a', 'x'], live: ['a', 'x'], head: ['a', 'y'] })).toEqual(['x → y in place']);
  });

  test('in order where several in a row are replaced, and by likeness where fewer are left', () => {
    const names = ['a', 'two', 'one', 'z'];
    expect(asked({ base: names, live: names, head: ['a', 'one-b', 'two-b', 'z'] })).toEqual([
      'two → one-b in place',
      'one → two-b in place',
    ]);
    expect(asked({ base: names, live: names, head: ['a', 'two-b', 'z'] })).toEqual(['two → two-b in place']);
  });

  test('also where the entry had an id, and its file has a new name', () => {
    const world = live([asset('ca_9', 'cs_a', 'live name'), asset('ca_1', 'cs_a', 'a'), asset('ca_2', 'cs_a', 'q')]);
    const base = inventory({ system: 'Alpha', path: 'old.yml', assets: ['a', byId('pinned', 'ca_9'), 'q'] });
    const head = inventory({ system: 'Alpha', path: 'new.yml', assets: ['a', 'other', 'r'] });
    const made = plan(head, world, { base, applied: base });
    expect(made.diagnostics).toMatchObject([
      { code: 'possible-rename', args: { id: 'ca_9', to: 'other', isInPlace: true } },
      { code: 'possible-rename', args: { id: 'ca_2', to: 'r', isInPlace: true } },
    ]);
  });

  test('not by a place that nothing stands in any more, nor in another file of the system', () => {
    expect(asked({ base: ['a', 'one', 'z'], live: ['a', 'one', 'z'], head: ['a', 'z', 'two'] })).toEqual(['one → two']);
    const documents = (first: string, second: string) =>
      inventory(
        { system: 'Alpha', path: 'a.yml', assets: [first] },
        { system: 'Alpha', path: 'b.yml', assets: ['z', second] },
      );
    const base = documents('one', 'two');
    const world = liveAs('one', 'two', 'z');
    const made = plan(documents('two b', 'one b'), world, { base, applied: base });
    expect(made.diagnostics).toMatchObject([
      { args: { from: 'one', to: 'two b', isInPlace: true } },
      { args: { from: 'two', to: 'one b', isInPlace: true } },
    ]);
  });

  test('once for each name, of the one that is most alike', () => {
    expect(asked({ live: ['rtu-11', 'rtu-12', 'q'], head: ['rtu-12b', 'xx'] })).toEqual(['rtu-12 → rtu-12b']);
    expect(asked({ live: ['rtu-12', 'q'], head: ['rtu-12b', 'rtu-12c'] })).toEqual(['rtu-12 → rtu-12b', 'q → rtu-12c']);
  });

  test('not by place where no base is known, nor across systems', () => {
    expect(asked({ live: ['aa', 'bb'], head: ['xx', 'yy'] })).toEqual([]);
    expect(asked({ live: ['fw', 'bb'], head: ['fw-of-substation', 'yy'] })).toEqual([]);
    const world = liveAs('rtu-1');
    const head = declaring({ Alpha: [], Beta: ['rtu-1a'] });
    expect(plan(head, world).diagnostics).toEqual([]);
  });

  test.each([
    ['both', ['rtu-1']],
    ['the delete', []],
    ['the create', ['rtu-1', 'rtu-1a']],
  ])('of drift as what it is, where %s would not be done', (_, assets) => {
    const head = declaring({ Alpha: ['rtu-1'] });
    const base = declaring({ Alpha: assets });
    const [found] = plan(head, liveAs('rtu-1a'), { base, applied: base }).diagnostics;
    expect(found).toMatchObject({ code: 'possible-rename', args: { isExecuted: false } });
  });

  test.each([
    ['two files', ['a one', 'b z'], ['a', 'b two z']],
    ['two documents of a file', ['a one', 'a z'], ['a', 'a two z']],
    ['a file that is two now', ['a one z'], ['a z', 'b two']],
    ['files that are one now', ['a z', 'b one'], ['a two z']],
  ])('not by place across %s', (_, before, now) => {
    const of = (documents: string[]) => {
      const specs = documents.map((told) => told.split(' '));
      return inventory(...specs.map(([path = '', ...assets]) => ({ system: 'Alpha', path, assets })));
    };
    const { diagnostics } = plan(of(now), liveAs('one', 'z'), { base: of(before), applied: of(before) });
    expect(diagnostics).toMatchObject([{ args: { from: 'one', to: 'two', isInPlace: false } }]);
  });

  test('in linear time where everything is replaced', () => {
    const many = Array.from({ length: 20_000 }, (_, index) => index);
    const names = many.map((index) => `old-${index}`);
    const head = many.map((index) => `neu-${index}`);
    expect(asked({ live: [...names, 'RTU 7'], head: [...head, 'rtu-7'] })).toEqual(['RTU 7 → rtu-7']);
    expect(asked({ base: names, live: names, head })).toHaveLength(20_000);
  });
});
