// The example company shows what its README says, and the two plans of `npm run demo` have the numbers told there.
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Difference, difference, documents, seed, systemOf, texts } from './company.ts';

const company = seed();
const firstTexts = texts('inventory');
const editedTexts = texts('edited');
const secondTexts = new Map([...firstTexts, ...editedTexts]);
const first = documents(firstTexts);
const second = documents(secondTexts);

function counts({ after: _, ...names }: Difference): Record<string, number> {
  return Object.fromEntries(Object.entries(names).map(([what, of]) => [what, of.length]));
}

function assets(declared = first) {
  return declared.flatMap((document) => document.assets);
}

function repeated(names: string[]): string[] {
  return names.filter((name, at) => names.indexOf(name) !== at);
}

describe('the files', () => {
  test('name the schema at the right depth on their first line', () => {
    for (const [folder, files] of Object.entries({ inventory: firstTexts, edited: editedTexts })) {
      for (const [path, text] of files) {
        const schema = /^# yaml-language-server: \$schema=(\S+)\n/.exec(text)?.[1] ?? '';
        expect(posix.join('examples', folder, posix.dirname(path), schema)).toBe('schemas/inventory.schema.json');
      }
    }
  });

  test('stand at FACILITY/SYSTEM.yml, in lower case with dashes', () => {
    for (const path of secondTexts.keys()) expect(path).toMatch(/^[a-z]+(-[a-z]+)*\/[a-z]+(-[a-z]+)*\.yml$/);
    for (const { path, facility } of second) {
      expect(posix.dirname(path)).toBe((facility ?? 'Control Center').toLowerCase().replaceAll(' ', '-'));
    }
  });

  test('read the same under YAML 1.1 and 1.2: what either would misread is quoted', () => {
    expect(documents(secondTexts, '1.1')).toEqual(second);
    const names = assets(second).map(({ name }) => name);
    for (const name of ['0417', '52:10', '4e2']) expect(names).toContain(name);
  });

  test('of the edited round all differ from the first', () => {
    expect(editedTexts.size).toBeGreaterThan(0);
    for (const [path, text] of editedTexts) {
      expect(firstTexts.has(path)).toBe(true);
      expect(text).not.toBe(firstTexts.get(path));
    }
  });
});

describe('the company', () => {
  test('has three facilities, a control center, and one system more than the seven declared', () => {
    expect(company).toMatchObject({ slug: 'cascade-river-power', keys: ['demo-key-not-a-secret'] });
    expect([company.facilities.length, company.control_centers.length]).toEqual([3, 1]);
    const declared = new Set(first.map((document) => systemOf(document, company)));
    expect(declared.size).toBe(7);
    const unmanaged = company.cyber_systems.filter(({ id }) => !declared.has(id));
    expect(unmanaged.map(({ name }) => name)).toEqual(['Snow and Stream Telemetry']);
    expect(company.cyber_assets.filter((asset) => asset.cyber_system_id === unmanaged[0]?.id)).toHaveLength(3);
  });

  test('has no dangling reference and no id twice', () => {
    const facilities = company.facilities.map(({ id }) => id);
    const systems = company.cyber_systems.map(({ id }) => id);
    for (const { facility_id } of company.cyber_systems) if (facility_id) expect(facilities).toContain(facility_id);
    for (const { cyber_system_id } of company.cyber_assets) expect(systems).toContain(cyber_system_id);
    const ids = [...facilities, ...systems, ...company.control_centers.map(({ id }) => id)];
    expect(repeated([...ids, ...company.cyber_assets.map(({ id }) => id)])).toEqual([]);
  });

  test('gives no two assets one name, live or declared, in any case, before or after an apply', () => {
    const applied = difference(first, company).after;
    const settled = difference(second, { ...company, cyber_assets: applied }).after;
    for (const round of [company.cyber_assets, applied, settled, assets(first), assets(second)]) {
      expect(repeated(round.map(({ name }) => name.toLowerCase()))).toEqual([]);
    }
  });

  test('has 120 assets declared at first and 122 a month later', () => {
    expect([assets(first).length, assets(second).length]).toEqual([120, 122]);
  });
});

describe('what the files show', () => {
  test('a system name at two facilities, told apart by facility', () => {
    const plants = first.filter((document) => document.cyber_system === 'Plant DCS');
    expect(plants.map(({ facility }) => facility)).toEqual(['Chinook Narrows Dam', 'Saddle Butte Power Plant']);
    expect(() => systemOf({ cyber_system: 'Plant DCS' }, company)).toThrow('fits 2 records');
  });

  test('one system, under the control center, in two documents without a facility', () => {
    const ems = first.filter(({ facility }) => facility === undefined);
    expect(ems.map((document) => systemOf(document, company))).toEqual(['cs_101', 'cs_101']);
    expect(new Set(ems.map(({ path }) => path)).size).toBe(2);
    expect(company.cyber_systems.filter((system) => system.facility_id === undefined)).toMatchObject([
      { id: 'cs_101' },
    ]);
  });

  test('one file with two documents, one document that prunes nothing, one pinned asset', () => {
    expect(new Set(repeated(first.map(({ path }) => path))).size).toBe(1);
    expect(first.filter(({ prune }) => prune === false)).toHaveLength(1);
    const pinned = assets().filter(({ id }) => id !== undefined);
    expect(pinned).toHaveLength(1);
    const live = company.cyber_assets.find(({ id }) => id === pinned[0]?.id);
    expect(live).toMatchObject({ name: pinned[0]?.name, asset_type: pinned[0]?.asset_type });
  });

  test('hints whose sources are live, and none in the edited round that is done', () => {
    const source = (name: string, system: string) =>
      company.cyber_assets.some((live) => live.name === name && live.cyber_system_id === system);
    expect(assets().flatMap(({ renamed_from }) => renamed_from ?? [])).toEqual(['ems-historian']);
    expect(source('ems-historian', 'cs_101')).toBe(true);
    const moved = assets().filter(({ moved_from }) => moved_from !== undefined);
    expect(moved).toMatchObject([{ name: 'jump-sbp-01', moved_from: 'cs_104' }]);
    expect(source('jump-sbp-01', 'cs_104')).toBe(true);
    const later = assets(second).filter(({ renamed_from, moved_from }) => renamed_from ?? moved_from);
    expect(later).toMatchObject([{ name: 'clock-tjs-01', renamed_from: 'clock-tjs' }]);
  });
});

describe('the plans', () => {
  const one = difference(first, company);
  const two = difference(second, { ...company, cyber_assets: one.after });

  test('first: 25 creates, a rename, a move, a retype, two deletes', () => {
    expect(counts(one)).toEqual({ creates: 25, renames: 1, moves: 1, retypes: 1, deletes: 2, kept: 2, unchanged: 92 });
    expect(one).toMatchObject({ renames: ['ems-hist-01'], moves: ['jump-sbp-01'], retypes: ['dcs-cnd-hist'] });
    expect(one.deletes).toEqual(['plc-gate-05', 'modem-tjs-01']);
  });

  test('second: three creates, a rename, a move, a retype, a delete', () => {
    expect(counts(two)).toEqual({ creates: 3, renames: 1, moves: 1, retypes: 1, deletes: 1, kept: 2, unchanged: 116 });
    expect(two).toMatchObject({ renames: ['clock-tjs-01'], moves: ['hmi-cnd-gates'], retypes: ['syslog-sbp-01'] });
    expect(two.creates).toEqual(['ems-pdc-01', 'ems-pdc-01-os', 'ems-pdc-app']);
    expect(two.deletes).toEqual(['rtu-tjs-01']);
  });

  test('no system has both a delete and a create, so no plan guesses at a rename', () => {
    for (const [declared, plan, live] of [
      [first, one, company.cyber_assets] as const,
      [second, two, one.after] as const,
    ]) {
      const created = declared.filter((d) => d.assets.some(({ name }) => plan.creates.includes(name)));
      const creating = created.map((document) => systemOf(document, company));
      const losing = live.filter(({ name }) => plan.deletes.includes(name)).map((asset) => asset.cyber_system_id);
      expect(losing.filter((id) => creating.includes(id))).toEqual([]);
    }
  });

  test('a third finds nothing to do, with the hint of the second still there', () => {
    const three = difference(second, { ...company, cyber_assets: two.after });
    const none = { creates: 0, renames: 0, moves: 0, retypes: 0, deletes: 0 };
    expect(counts(three)).toEqual({ ...none, kept: 2, unchanged: 122 });
  });
});
