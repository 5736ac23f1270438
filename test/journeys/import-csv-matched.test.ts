// `import --from-csv`: rows held against what files declare and what is live, by name, id and facility.
import { expect, test } from 'vitest';
import { csv, csvAs, findings, HEADER, inventoryFiles, planned, staged } from './csv-export.ts';
import { setStage } from './harness.ts';
import { declare, namesakes, world } from './world.ts';

test('entries that rename, move or pin an asset declare it: no row makes a second', async () => {
  const files = {
    'inventory/alpha.yml': declare('Alpha', ['new renamed_from=old', 'pinned id=ca_p', 'moved moved_from=Beta']),
  };
  const text = `${HEADER}\nold,Alpha,Server\np,Alpha,Server\nmoved,Beta,Server\nfresh,Beta,Server\n`;
  const live = { Alpha: ['old', 'p'], Beta: ['moved'] };
  const stage = await staged(live, text, files);
  const before = await planned(stage);
  const { code, stderr } = await csv(stage);
  expect({ code, found: findings(stderr) }).toEqual({ code: 0, found: ['4 csv-differs'] });
  expect(await planned(stage)).toEqual([...before, 'create Beta fresh']);

  const moved = await staged(live, `${HEADER}\nmoved,Beta,Server\n`, files);
  expect((await csv(moved)).code).toBe(0);
  expect(inventoryFiles(moved)).toEqual(['alpha.yml']);
});

test('ids tell assets apart, rename and move them; unknown and shared ones are refused', async () => {
  const words = { columns: { id: 'Sys' } };
  const live = { Alpha: ['a', 'b'], Beta: [] };
  const stage = await staged(live, `Sys,${HEADER}\nca_a,a2,Alpha,Server\nca_b,b,Beta,Server\n,c,Beta,Server\n`);
  expect((await csvAs(stage, words)).code).toBe(0);
  expect(await planned(stage)).toEqual(['update name Alpha a2', 'update cyber_system_id Beta b', 'create Beta c']);
  expect(stage.read('inventory/beta.yml')).toBe(declare('Beta', ['b id=ca_b', 'c']));

  const wrong = `Sys,${HEADER}\nca_x,a,Alpha,Server\nca_b,b,Alpha,Server\nca_b,c,Alpha,Server\n,b,Alpha,Server\n`;
  const { code, stderr } = await csvAs(await staged(live, wrong), words);
  expect(code).toBe(1);
  expect(findings(stderr)).toEqual(
    expect.arrayContaining(['2 unknown-asset-id', '4 duplicate-id', '5 duplicate-asset']),
  );
});

const twins = ['ca_1', 'ca_2'].map((id) => {
  return { id, name: 'a', cyber_system_id: 'cs_alpha', asset_type: 'hardware' as const };
});
const twinned = world({ Alpha: [] }, { cyber_assets: twins });

test('several live assets of one name: the row has to say which', async () => {
  const files = { 'cmdb.csv': `${HEADER}\na,Alpha,Server\n` };
  const stage = await setStage({ seed: twinned, options: { uniqueNames: 'none' }, files });
  const { code, stderr } = await csv(stage);
  expect({ code, found: findings(stderr) }).toEqual({ code: 1, found: ['2 ambiguous-asset'] });
});

test('several live assets of one name, each told by its id: declared with it', async () => {
  const files = { 'cmdb.csv': `Sys,${HEADER}\nca_1,a,Alpha,Server\nca_2,a,Alpha,Server\n` };
  const stage = await setStage({ seed: twinned, options: { uniqueNames: 'none' }, files });
  expect((await csvAs(stage, { columns: { id: 'Sys' } })).code).toBe(0);
  expect(stage.read('inventory/alpha.yml')).toContain('id: ca_1');
});

test('a facility tells same-named systems apart, and is verified', async () => {
  const seed = world({}, namesakes('DCS'));
  const rows = (third: string) => ({
    'cmdb.csv': `Site,${HEADER}\nNorth,a,DCS,Server\nSouth,a,DCS,Server\n${third}\n`,
  });
  const stage = await setStage({ seed, files: rows('') });
  expect((await csvAs(stage, { columns: { facility: 'Site' } })).code).toBe(0);
  expect(inventoryFiles(stage)).toEqual(['north/dcs.yml', 'south/dcs.yml']);
  expect(await planned(stage)).toEqual(['create DCS a', 'create DCS a']);

  const wrong = await setStage({ seed, files: rows('Nort,b,DCS,Server\n,c,DCS,Server') });
  const { code, stderr } = await csvAs(wrong, { columns: { facility: 'Site' } });
  expect({ code, found: findings(stderr) }).toEqual({
    code: 1,
    found: ['4 csv-unknown-facility', '5 ambiguous-cyber-system', '3 duplicate-name'],
  });
});

test('names that must be unique in the organization are held against files and rows', async () => {
  const stage = await staged({ Alpha: [], Beta: [] }, `${HEADER}\na,Beta,Server\nb,Beta,Server\nb,Alpha,Server\n`, {
    'inventory/alpha.yml': declare('Alpha', ['a']),
  });
  const { code, stderr } = await csv(stage, '--unique-names', 'organization');
  expect({ code, found: findings(stderr) }).toEqual({ code: 1, found: ['2 duplicate-name', '4 duplicate-name'] });
});
