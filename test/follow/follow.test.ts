// `import --from-csv --update`: the files follow any export, and no asset loses its id.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AssetType, Live, LiveAsset } from '../../src/core/model.ts';
import { runImport } from '../../src/follow/import.ts';
import { NO_PROGRESS } from '../../src/run/progress.ts';
import { writeFiles } from '../../src/run/run-files.ts';
import { addFiles, folderWith } from '../inventory/temporary.ts';
import { contextWith, repositoryIn } from '../run/context.ts';
import { mapping } from './csv-rows.ts';
import { filesIn, inventoryIn, isFree, liveAsset, liveWith, planIn, readerOf, SYSTEMS, unlikeIn } from './importing.ts';

const NAMES = ['a', 'b', 'c', 'd', 'e', 'NO', 'x: y'];

interface Row {
  readonly number: string;
  readonly name: string;
  readonly system: number;
  readonly type: AssetType;
}

const drawnRow = fc.record({
  name: fc.constantFrom(...NAMES),
  system: fc.nat(2),
  type: fc.constantFrom('hardware' as const, 'software' as const),
});
const act = fc.record({
  kind: fc.constantFrom('rename', 'move', 'retype', 'retire', 'new', 'swap', 'ring'),
  which: fc.nat(20),
  to: drawnRow,
});
const scene = fc.record({
  rows: fc.uniqueArray(drawnRow, { maxLength: 8, selector: ({ name, system }) => `${system} ${name}` }),
  nights: fc.array(fc.record({ acts: fc.array(act, { maxLength: 4 }), applies: fc.boolean(), leaves: fc.nat(5) }), {
    minLength: 1,
    maxLength: 3,
  }),
  doubled: fc.boolean(),
});
type Scene = typeof scene extends fc.Arbitrary<infer T> ? T : never;
type Act = Scene['nights'][number]['acts'][number];

/** Names stay unique in a system, as in any usable export. */
function changed(rows: readonly Row[], { kind, which, to }: Act, fresh: string): Row[] {
  if (kind === 'new') return isFree(rows, to.name, to.system) ? [...rows, { ...to, number: fresh }] : [...rows];
  if (rows.length === 0) return [];
  const at = rows[which % rows.length]!;
  const change = (part: Partial<Row>) => rows.map((one) => (one === at ? { ...one, ...part } : one));
  if (kind === 'retire') return rows.filter((one) => one !== at);
  if (kind === 'retype') return change({ type: to.type });
  if (kind === 'rename') return isFree(rows, to.name, at.system) ? change({ name: to.name }) : [...rows];
  if (kind === 'move') return isFree(rows, at.name, to.system) ? change({ system: to.system }) : [...rows];
  const others = rows.filter((one) => one.system === at.system).slice(0, kind === 'swap' ? 2 : 3);
  return rows.map((one) => {
    const index = others.indexOf(one);
    return index < 0 ? one : { ...one, name: others[(index + 1) % others.length]!.name };
  });
}

function exportOf(rows: readonly Row[], doubled: boolean): string {
  const lines = rows.map(({ number, name, system, type }) => `${number},"${name}",${SYSTEMS[system]},${type},live`);
  const retired = 'CI-old,gone,Nowhere,router,retired';
  return `sys_id,name,cyber_system,asset_type,Status\n${[...lines, ...(doubled ? lines : []), retired].join('\n')}\n`;
}

function liveOf(rows: readonly Row[]): Live {
  return liveWith(rows.map(({ number, name, system, type }) => liveAsset(`ca_${number}`, system, name, type)));
}

async function follow(cwd: string, live: Live, update = { allSystems: false }, ids = {}, leaveFaulty = false) {
  const mapped = mapping({ columns: { external_id: 'sys_id', ...ids }, skip: { Status: 'retired' } });
  const source = { kind: 'csv', path: 'cmdb.csv', mapping: mapped, follow: update, leaveFaulty } as const;
  const takes = { repository: repositoryIn(cwd), reader: readerOf(live) };
  const { diagnostics, proposal } = await runImport(contextWith(), takes, { source, out: 'inventory', path: null });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  writeFiles(proposal!.edits, { cwd, progress: NO_PROGRESS });
  return { ...proposal!, diagnostics };
}

async function rowsIn(cwd: string): Promise<string[]> {
  const { documents } = await inventoryIn(cwd);
  return documents
    .flatMap(({ cyberSystem, assets }) =>
      assets.map((one) => `${one.externalId?.value} ${cyberSystem.value} ${one.name} ${one.assetType}`),
    )
    .sort();
}

function lineOf({ number, name, system, type }: Row): string {
  return `${number} ${SYSTEMS[system]} ${name} ${type}`;
}

/** How many rows have the number of one entry, and the system and name of another. */
function crossedOf(rows: readonly Row[], entries: readonly string[]): number {
  const hold = (row: Row, other: string) => {
    const [number, ...words] = other.split(' ');
    return {
      number: number === row.number,
      name: words.slice(0, -1).join(' ') === `${SYSTEMS[row.system]} ${row.name}`,
    };
  };
  return rows.filter((row) => {
    const held = entries.map((line) => hold(row, line));
    return held.some(({ number, name }) => number && !name) && held.some(({ number, name }) => name && !number);
  }).length;
}

describe('any export', () => {
  test('is in the files afterwards, each row once; a rename or a move is one update of the same id', async () => {
    const property = fc.asyncProperty(scene, async ({ rows: drawn, nights, doubled }) => {
      let rows: Row[] = drawn.map((one, k) => ({ ...one, number: `CI-${k}` }));
      const cwd = folderWith({ 'cmdb.csv': exportOf(rows, doubled) });
      let live = liveOf([]);
      if (rows.length > 0) await follow(cwd, live);
      live = liveOf(rows);
      let applied = rows;
      for (const [night, { acts, applies, leaves }] of nights.entries()) {
        acts.forEach((one, k) => {
          rows = changed(rows, one, `CI-new-${night}-${k}`);
        });
        // Sometimes an export is only a part: what it leaves out stays as it was.
        const part = leaves < 3 ? rows.filter(({ system }) => system !== leaves) : rows;
        const named = new Set(part.map(({ system }) => system));
        if (part.length === 0) continue;
        const before = await rowsIn(cwd);
        const numbers = new Set(part.map(({ number }) => number));
        // So many rows with the numbers of each other's entries are refused.
        if (crossedOf(part, before) > 5) break;
        addFiles(cwd, { 'cmdb.csv': exportOf(part, doubled) });
        const { edits } = await follow(cwd, live);
        expect(unlikeIn(edits)).toEqual([]);
        const left = before.filter((line) => {
          const system = SYSTEMS.findIndex((name) => line.includes(` ${name} `));
          return !named.has(system) && !numbers.has(line.split(' ')[0]!);
        });
        expect(await rowsIn(cwd)).toEqual([...part.map(lineOf), ...left].sort());
        await expectSameIds(cwd, live, { part, applied, left });
        const files = filesIn(cwd);
        expect((await follow(cwd, live)).edits).toEqual([]);
        expect(filesIn(cwd)).toEqual(files);
        rows = [...part, ...rows.filter((one) => left.includes(lineOf(one)))];
        if (!applies || left.length > 0) break;
        live = liveOf(rows);
        applied = rows;
      }
    });
    await fc.assert(property, { numRuns: 400 });
  });

  test('with rows that have an error, if they are left out, changes no entry of such a row', async () => {
    const fault = fc.record({ which: fc.nat(20), kind: fc.constantFrom('type', 'system', 'name', 'short', 'twice') });
    const drawn = fc.record({
      rows: fc.uniqueArray(drawnRow, {
        minLength: 1,
        maxLength: 8,
        selector: ({ name, system }) => `${system} ${name}`,
      }),
      acts: fc.array(act, { maxLength: 4 }),
      faults: fc.array(fault, { minLength: 1, maxLength: 3 }),
      allSystems: fc.boolean(),
    });
    const property = fc.asyncProperty(drawn, async ({ rows: first, acts, faults, allSystems }) => {
      let rows: Row[] = first.map((one, k) => ({ ...one, number: `CI-${k}` }));
      const cwd = folderWith({ 'cmdb.csv': exportOf(rows, false) });
      await follow(cwd, liveOf([]));
      const [before, live] = [await rowsIn(cwd), liveOf(rows)];
      acts.forEach((one, k) => {
        rows = changed(rows, one, `CI-new-${k}`);
      });
      if (rows.length === 0) return;
      const lines = rows.map(({ number, name, system, type }) => [number, `"${name}"`, SYSTEMS[system]!, type, 'live']);
      const broken = new Set(faults.map(({ which }) => which % rows.length));
      for (const { which, kind } of faults) {
        const line = lines[which % rows.length]!;
        if (kind === 'type') line[3] = 'Rooter';
        else if (kind === 'system') line[2] = 'Nowhere';
        else if (kind === 'name') line[1] = '';
        else if (kind === 'short') line.length = 4;
        else lines.push([...line.slice(0, 4), 'again']);
      }
      const header = 'sys_id,name,cyber_system,asset_type,Status';
      addFiles(cwd, { 'cmdb.csv': `${[header, ...lines.map((line) => line.join(','))].join('\n')}\n` });
      const proposal = await follow(cwd, live, { allSystems }, {}, true);
      const held = [...broken].map((k) => `${rows[k]!.number} `);
      const of = (all: readonly string[]) => all.filter((line) => held.some((number) => line.startsWith(number)));
      expect(of(await rowsIn(cwd))).toEqual(of(before));
      expect(proposal.csv?.faulty.length).toBeGreaterThan(0);
    });
    await fc.assert(property, { numRuns: 200 });
  });

  test.each([
    ['no row names any more', []],
    ['other rows name', [{ number: '', name: 'y', system: 2, type: 'hardware' as const }]],
  ])('moves an asset without a number out of a system that %s', async (_, others) => {
    const entry = '  - name: z # of z\n    asset_type: hardware\n';
    const cwd = folderWith({
      'inventory/gamma.yml': `cyber_system: Gamma\nassets:\n${entry}`,
      'cmdb.csv': exportOf([...others, { number: '', name: 'z', system: 0, type: 'hardware' }], false),
    });
    const live = liveWith([liveAsset('ca_1', 2, 'z', 'hardware')]);
    // It is one change of an entry, so the guard of removals does not count it.
    const { comparison } = await follow(cwd, live);
    const moved = comparison.changes.filter(({ before, after }) => before?.name === 'z' || after?.name === 'z');
    expect(moved).toMatchObject([{ from: { name: 'Gamma' }, system: { name: 'Alpha' } }]);
    const updates = (await planIn(cwd, live)).changes.filter(({ action }) => action !== 'create');
    expect(updates).toMatchObject([{ action: 'update', id: 'ca_1', changed: ['cyber_system_id'] }]);
  });

  test.each([
    ['move an entry by its name', ',z,Beta: DCS,Rooter', '', ',z,Alpha,hardware', ['undefined Alpha z hardware']],
    ['take the number of an entry', '5,y,Gamma,Rooter', '    external_id: "5"\n', '6,z,Gamma,hardware', []],
    ['remove any entry if it says nothing', ',,Gamma,Rooter', '', ',a,Gamma,hardware', ['undefined Gamma a hardware']],
  ])('a row that may mean an entry of a row with an error does not %s', async (_, faulty, number, row, added) => {
    const entry = `  - name: z\n    asset_type: hardware\n${number}`;
    const cwd = folderWith({
      'inventory/gamma.yml': `cyber_system: Gamma\nassets:\n${entry}`,
      'cmdb.csv': `sys_id,name,cyber_system,asset_type,Status\n${row},live\n${faulty},live\n`,
    });
    await follow(cwd, liveWith([]), { allSystems: true }, {}, true);
    const left = number === '' ? 'undefined Gamma z hardware' : '5 Gamma z hardware';
    expect(await rowsIn(cwd)).toEqual([...added, left].sort());
  });

  const Z = { number: '', name: 'z', system: 0, type: 'hardware' } as const;
  test.each([
    ['two rows have its name and type', [Z, { ...Z, system: 1 }], [2]],
    ['two entries have its name and type', [Z], [1, 2]],
    ['the row has another type', [{ ...Z, type: 'software' as const }], [2]],
    ['an asset that no entry means is live where the row says', [Z], [2], [liveAsset('ca_2', 0, 'z', 'hardware')]],
  ])('does not move an asset without a number if %s', async (_, rows, systems, others: LiveAsset[] = []) => {
    const files = systems.map((k) => {
      const text = `cyber_system: "${SYSTEMS[k]}"\nassets:\n  - name: z # of z\n    asset_type: hardware\n`;
      return [`inventory/${k}.yml`, text];
    });
    const cwd = folderWith({ ...Object.fromEntries(files), 'cmdb.csv': exportOf(rows, false) });
    const live = liveWith([liveAsset('ca_1', 2, 'z', 'hardware'), ...others]);
    await follow(cwd, live);
    expect(filesIn(cwd)['inventory/alpha.yml']?.text).not.toContain('# of z');
    expect((await planIn(cwd, live)).changes.filter(({ id }) => id === 'ca_2')).toEqual([]);
  });

  test('of all systems removes the entries of systems without rows, if asked', async () => {
    const cwd = folderWith({
      'inventory/gamma.yml': 'cyber_system: Gamma\nassets:\n  - name: z\n    asset_type: hardware\n# end\n',
      'cmdb.csv': exportOf([{ number: 'CI-1', name: 'a', system: 0, type: 'hardware' }], false),
    });
    await follow(cwd, liveOf([]));
    expect(await rowsIn(cwd)).toEqual(['CI-1 Alpha a hardware', 'undefined Gamma z hardware']);
    await follow(cwd, liveOf([]), { allSystems: true });
    // A system without entries is not named: nothing of it is left.
    expect((await follow(cwd, liveOf([]))).diagnostics).toEqual([]);
    expect(await rowsIn(cwd)).toEqual(['CI-1 Alpha a hardware']);
    expect(filesIn(cwd)['inventory/gamma.yml']?.text).toBe('cyber_system: Gamma\nassets: []\n# end\n');
  });
});

/** Has the files follow rows with ids. The entries are a, which has the number CI-1, b and c. */
async function followIds(rows: readonly string[], leaveFaulty = false) {
  const entry = (name: string, more = '') => `  - name: ${name}\n    asset_type: hardware\n${more}`;
  const cwd = folderWith({
    'inventory/alpha.yml': `cyber_system: Alpha\nassets:\n${entry('a', '    external_id: CI-1\n')}${entry('b')}${entry('c')}`,
    'cmdb.csv': ['sys_id,id,name,asset_type,cyber_system,Status', ...rows.map((row) => `${row},Alpha,live`), ''].join(
      '\n',
    ),
  });
  const live = liveWith(['a', 'b', 'c'].map((name) => liveAsset(`ca_${name}`, 0, name, 'hardware')));
  await follow(cwd, live, { allSystems: false }, { id: 'id' }, leaveFaulty);
  return { cwd, live };
}

test('rows with an error keep the entries with their number, their id or their name', async () => {
  const { cwd } = await followIds(['CI-1,,x,Rooter', ',ca_b,y,Rooter', ',,c,Rooter', ',,d,hardware'], true);
  expect(await rowsIn(cwd)).toEqual(
    ['CI-1 Alpha a', ...['b', 'c', 'd'].map((k) => `undefined Alpha ${k}`)].map((row) => `${row} hardware`),
  );
});

test('a row matches the entry with its number, else with its id, else with its name', async () => {
  const { cwd, live } = await followIds(['CI-1,ca_b,b,hardware', ',ca_c,d,hardware', ',,a,hardware']);
  const { changes } = await planIn(cwd, live);
  const planned = changes.map(({ action, id, after }) => `${action} ${id} ${after?.name ?? ''}`);
  expect(planned.sort()).toEqual(['create null a', 'delete ca_b ', 'update ca_a b', 'update ca_c d']);
});

test('asks about no rename between two numbers', async () => {
  const row = (number: string, name: string): Row => ({ number, name, system: 0, type: 'hardware' });
  const cwd = folderWith({ 'cmdb.csv': exportOf([row('1', 'rtu-1')], false) });
  await follow(cwd, liveOf([]));
  addFiles(cwd, { 'cmdb.csv': exportOf([row('2', 'rtu-1a')], false) });
  const { plan } = await follow(cwd, liveOf([row('1', 'rtu-1')]));
  expect(plan).toMatchObject({ summary: { create: 1, delete: 1 }, diagnostics: [] });
});

interface Night {
  readonly part: readonly Row[];
  readonly applied: readonly Row[];
  readonly left: readonly string[];
}

/** Expects that each known asset in the export keeps its id: an update or no change, but no delete. */
async function expectSameIds(cwd: string, live: Live, { part, applied, left }: Night): Promise<void> {
  const { changes, diagnostics } = await planIn(cwd, live);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const before = new Map(applied.map((one) => [one.number, one]));
  const wanted = part.flatMap((one) => {
    const was = before.get(one.number);
    if (was === undefined) return [];
    const isSame = was.name === one.name && was.system === one.system && was.type === one.type;
    return isSame ? [] : `update ca_${one.number} cs_${one.system} ${one.name} ${one.type}`;
  });
  const ofKnown = changes.flatMap(({ action, id, after }) => {
    const isKnown = part.some(({ number }) => before.has(number) && `ca_${number}` === id);
    return isKnown ? `${action} ${id} ${after?.cyber_system_id} ${after?.name} ${after?.asset_type}` : [];
  });
  if (left.length === 0) expect(ofKnown.sort()).toEqual(wanted.sort());
  else expect(ofKnown.filter((line) => line.startsWith('delete'))).toEqual([]);
}
