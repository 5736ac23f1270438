// `export`: prints all live records in stable rows that are safe in a spreadsheet and can be imported again.
import { expect, test } from 'vitest';
import { setStage } from './harness.ts';
import { READS, world } from './world.ts';

const HEADER = 'facility,facility_id,cyber_system,cyber_system_id,asset,asset_type,asset_id';

const GRID = world(
  {},
  {
    facilities: [
      { id: 'fac_2', name: 'North' },
      { id: 'fac_1', name: 'South, "old"' },
    ],
    cyber_systems: [
      { id: 'cs_1', name: 'Alpha EMS', facility_id: 'fac_1' },
      { id: 'cs_2', name: 'Yard', facility_id: 'fac_2' },
      { id: 'cs_3', name: 'Center' },
    ],
    cyber_assets: [
      { id: 'ca_2', name: '00123', cyber_system_id: 'cs_1', asset_type: 'hardware' },
      { id: 'ca_1', name: '-48V charger', cyber_system_id: 'cs_1', asset_type: 'hardware' },
      { id: 'ca_4', name: '=HYPERLINK("http://x","y")', cyber_system_id: 'cs_3', asset_type: 'software' },
      { id: 'ca_5', name: ' x;@y ', cyber_system_id: 'cs_3', asset_type: 'software' },
      { id: 'ca_6', name: 'twin', cyber_system_id: 'cs_3', asset_type: 'software' },
      { id: 'ca_7', name: 'twin', cyber_system_id: 'cs_3', asset_type: 'software' },
    ],
  },
);

test('prints sorted rows for assets and empty systems, with CRLF, and escapes formulas and quotes', async () => {
  const stage = await setStage({ seed: GRID, options: { uniqueNames: 'none' } });
  const { code, stdout, stderr, requests } = await stage.built('export');
  expect(code).toBe(0);
  expect(stderr).toMatch(/^Exported: 6 assets, 3 cyber systems, 2 facilities, in \d+\.\d s\n$/);
  expect([...requests].sort()).toEqual(READS);
  expect(stdout.split('\r\n')).toEqual([
    HEADER,
    ",,Center,cs_3, x;'@y ,software,ca_5",
    `,,Center,cs_3,"'=HYPERLINK(""http://x"",""y"")",software,ca_4`,
    ',,Center,cs_3,twin,software,ca_6',
    ',,Center,cs_3,twin,software,ca_7',
    'North,fac_2,Yard,cs_2,,,',
    `"South, ""old""",fac_1,Alpha EMS,cs_1,'-48V charger,hardware,ca_1`,
    '"South, ""old""",fac_1,Alpha EMS,cs_1,00123,hardware,ca_2',
    '',
  ]);
});

test('an exported file, read without a mapping or with one, gives the files of an import of what is live', async () => {
  const stage = await setStage({ seed: GRID, options: { uniqueNames: 'none' } });
  expect(await stage.cli('export', '--out', 'out/live.csv')).toMatchObject({ code: 0, stdout: '' });
  expect(await stage.cli('import', '--out', 'live')).toMatchObject({ code: 0 });
  const rows = ['import', '--from-csv', 'out/live.csv'];
  expect(await stage.cli(...rows, '--out', 'rows')).toMatchObject({ code: 0 });
  stage.write({ 'map.yml': 'columns: { name: asset, cyber_system: cyber_system_id, id: asset_id }\n' });
  expect(await stage.cli(...rows, '--out', 'mapped', '--mapping', 'map.yml')).toMatchObject({
    ...{ code: 0, stdout: expect.stringContaining('Left out 1 row, at line 6: no asset is named.') },
  });
  const filesIn = (folder: string) =>
    stage.files().flatMap((path) => {
      const within = path.slice(stage.folder.length + 1);
      return within.startsWith(`${folder}/`) ? `${within.slice(folder.length)} ${stage.read(within)}` : [];
    });
  const live = filesIn('live');
  expect(live).toHaveLength(3);
  expect(filesIn('rows')).toEqual(live);
  expect(filesIn('mapped')).toEqual(live.filter((file) => !file.includes('Yard')));
  // Only a padded or a repeated name needs an id.
  expect(stage.read('live/center.yml').match(/id: ca_\d/g)).toEqual(['id: ca_5', 'id: ca_6', 'id: ca_7']);
});
