// `import --from-csv`: the rows of a CMDB export become files, all or none, and a plan then shows what they ask for.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Stage, setStage } from './harness.ts';
import { runHere } from './in-process.ts';
import { declare, world } from './world.ts';

const COLUMNS = [
  '--column',
  'name=Hostname',
  '--column',
  'cyber_system=BES Cyber System',
  '--column',
  'asset_type=Class',
];
const VALUES = ['--value', 'Server=hardware', '--value', 'Application=software'];
const HEADER = 'Hostname,BES Cyber System,Class';

function csv(stage: Stage, ...flags: string[]) {
  return runHere(stage, 'import', '--from-csv', 'cmdb.csv', ...COLUMNS, ...VALUES, ...flags);
}

async function staged(live: Record<string, string[]>, text: string, files: Record<string, string> = {}) {
  return setStage({ seed: world(live), files: { 'cmdb.csv': text, ...files } });
}

/** The changes that a plan shows, without their files. */
async function planned(stage: Stage): Promise<string[]> {
  const { stdout } = await runHere(stage, 'plan', '--json');
  const { changes } = JSON.parse(stdout) as {
    changes: { action: string; changed: string[]; after: { name: string }; cyber_system: { name: string } }[];
  };
  return changes.map(({ action, changed, after, cyber_system }) =>
    [action, changed?.join('+'), cyber_system.name, after?.name].filter((word) => word).join(' '),
  );
}

/** Lines about the export, as `line code`. */
function findings(stderr: string): string[] {
  return Array.from(stderr.matchAll(/^cmdb\.csv:(\d+):\d+ \w+ ([a-z-]+): /gm), ([, line, code]) => `${line} ${code}`);
}

function inventoryFiles(stage: Stage): string[] {
  const root = join(stage.folder, 'inventory/');
  return stage
    .files()
    .flatMap((path) => (path.startsWith(root) ? [path.slice(root.length)] : []))
    .sort();
}

test('own columns, a byte order mark, quotes and leading zeros: imported, and planned as exactly the creates', async () => {
  const text = `\uFEFF${HEADER},Note\r\n00123,Alpha,Server,\r\n"hmi ""1""","Beta, north",Application,"two\r\nlines"\r\n`;
  const stage = await staged({ Alpha: [], 'Beta, north': [] }, text);
  const { code, stdout, stderr, writes } = await csv(stage);
  expect({ code, stdout, writes }).toEqual({ code: 0, stdout: '', writes: [] });
  expect(stderr).toBe(
    [
      'new inventory/alpha.yml',
      'new inventory/beta-north.yml',
      'Wrote 2 new files: 2 rows.',
      'A plan of these files: 2 to create\n',
    ].join('\n'),
  );
  expect(stage.read('inventory/alpha.yml')).toBe(
    'cyber_system: Alpha\nassets:\n  - name: "00123"\n    asset_type: hardware\n',
  );
  expect(await planned(stage)).toEqual(['create Alpha 00123', 'create Beta, north hmi "1"']);
});

test('one bad row: its file and line, exit 1, and no file', async () => {
  const stage = await staged({ Alpha: [] }, `${HEADER}\na,Alpha,Server\nb,Alpha,Router\nc,Alpha,Server\n`);
  const { code, stderr } = await csv(stage);
  expect(code).toBe(1);
  expect(stderr).toBe(
    [
      'cmdb.csv:3:1 error csv-unknown-type: The asset type "Router" is neither hardware nor software. Say what it is, for example with --value "Router=hardware".',
      'Nothing was written: correct the errors first.\n',
    ].join('\n'),
  );
  expect(inventoryFiles(stage)).toEqual([]);
});

test('all that is wrong is told at once, in the order of the rows; unknown systems once each, with near names', async () => {
  const rows = [
    'a,Alpa,Server',
    'b,Alpha,Router',
    ',Alpha,Server',
    'c,Alpa,Server',
    'd,Alpha,Server',
    'd,Alpha,Server',
  ];
  const stage = await staged({ Alpha: [] }, [HEADER, ...rows, 'e,Nowhere,Server', 'f,Alpha', ''].join('\n'));
  const { code, stderr } = await csv(stage);
  expect(code).toBe(1);
  expect(findings(stderr)).toEqual([
    '2 csv-unknown-system',
    '3 csv-unknown-type',
    '4 empty-name',
    '7 duplicate-asset',
    '8 csv-unknown-system',
    '9 csv-row-length',
  ]);
  expect(stderr).toContain('no cyber system "Alpa" (2 rows, at lines 2 and 5). Did you mean "Alpha"?');
  expect(inventoryFiles(stage)).toEqual([]);
});

test('files keep their comments and their order, and gain only the rows that they lack', async () => {
  const file = '# The alpha team\ncyber_system: Alpha # EMS\nassets:\n  - name: b # second\n    asset_type: hardware\n';
  const text = `${HEADER}\na,Alpha,Server\nb,Alpha,Server\n`;
  const stage = await staged({ Alpha: ['b'] }, text, { 'inventory/team.yml': file });
  const { code, stderr } = await csv(stage);
  expect(code).toBe(0);
  expect(stderr).toContain('Wrote 1 changed file: 2 rows, 1 declared already.');
  expect(stage.read('inventory/team.yml')).toBe(`${file}  - name: a\n    asset_type: hardware\n`);
  expect(inventoryFiles(stage)).toEqual(['team.yml']);
  const again = await csv(stage);
  expect(again).toMatchObject({ code: 0, stderr: expect.stringContaining('Nothing to import: the files declare') });
  expect(stage.read('inventory/team.yml')).toBe(`${file}  - name: a\n    asset_type: hardware\n`);
});

test('paths are those that an import of all that is live gives', async () => {
  const stage = await staged({ 'Plant A': [], Plant_A: [] }, `${HEADER}\na,Plant_A,Server\n`);
  await csv(stage);
  expect(inventoryFiles(stage)).toEqual(['plant-a-cs_plant_a.yml']);
  await runHere(stage, 'import', '--out', 'all');
  expect(stage.read('all/plant-a-cs_plant_a.yml')).toContain('cyber_system: Plant_A\n');
});

test('--dry-run prints the diff and writes nothing', async () => {
  const stage = await staged({ Alpha: [] }, `${HEADER}\na,Alpha,Server\n`);
  const { code, stdout, stderr } = await csv(stage, '--dry-run');
  expect({ code, stdout }).toEqual({
    code: 0,
    stdout:
      '--- /dev/null\n+++ b/inventory/alpha.yml\n@@ -0,0 +1,4 @@\n+cyber_system: Alpha\n+assets:\n+  - name: a\n+    asset_type: hardware\n',
  });
  expect(stderr).toContain('Would write 1 new file: 1 row. Nothing was written.');
  expect(inventoryFiles(stage)).toEqual([]);
});

test('assets that no row names are kept: the plan deletes nothing', async () => {
  const stage = await staged({ Alpha: ['a', 'z software'] }, `${HEADER}\na,Alpha,Server\nb,Alpha,Server\n`);
  const { stderr } = await csv(stage);
  expect(stderr).toContain('1 live asset of these cyber systems is in no row: prune: false keeps it.');
  expect(stage.read('inventory/alpha.yml')).toMatch(/^prune: false$/m);
  expect(await planned(stage)).toEqual(['create Alpha b']);
});

test('a live asset of another type is declared as the row says, and the retype announced', async () => {
  const stage = await staged({ Alpha: ['a software', 'b'] }, `${HEADER}\na,Alpha,Server\nb,Alpha,Server\n`);
  const { stderr } = await csv(stage);
  expect(stderr).toContain('A plan of these files: 1 to retype');
  expect(await planned(stage)).toEqual(['update asset_type Alpha a']);
});

test('entries that rename, move or pin an asset declare it: no row makes a second', async () => {
  const files = {
    'inventory/alpha.yml': declare('Alpha', ['new renamed_from=old', 'pinned id=ca_p', 'moved moved_from=Beta']),
  };
  const text = `${HEADER}\nold,Alpha,Server\np,Alpha,Server\nmoved,Beta,Server\nfresh,Beta,Server\n`;
  const stage = await staged({ Alpha: ['old', 'p'], Beta: ['moved'] }, text, files);
  const before = await planned(stage);
  const { code, stderr } = await csv(stage);
  expect({ code, found: findings(stderr) }).toEqual({ code: 0, found: ['4 csv-differs'] });
  expect(await planned(stage)).toEqual([...before, 'create Beta fresh']);
});

test('a row that a file contradicts changes nothing, and is told', async () => {
  const stage = await staged({ Alpha: ['a'] }, `${HEADER}\na,Alpha,Application\n`, {
    'inventory/alpha.yml': declare('Alpha', ['a']),
  });
  const { code, stderr } = await csv(stage);
  expect(code).toBe(0);
  expect(stderr).toContain(
    'cmdb.csv:2:1 warning csv-differs: The inventory declares "a" as hardware in "Alpha" already, and this row says otherwise',
  );
  expect(stage.read('inventory/alpha.yml')).toBe(declare('Alpha', ['a']));
});

test('ids tell assets apart, rename and move them; unknown and shared ones are refused', async () => {
  const flags = ['--column', 'id=Sys'];
  const live = { Alpha: ['a', 'b'], Beta: [] };
  const stage = await staged(live, `Sys,${HEADER}\nca_a,a2,Alpha,Server\nca_b,b,Beta,Server\n,c,Beta,Server\n`);
  expect((await csv(stage, ...flags)).code).toBe(0);
  expect(await planned(stage)).toEqual(['update name Alpha a2', 'update cyber_system_id Beta b', 'create Beta c']);

  const wrong = `Sys,${HEADER}\nca_x,a,Alpha,Server\nca_b,b,Alpha,Server\nca_b,c,Alpha,Server\n,b,Alpha,Server\n`;
  const { code, stderr } = await csv(await staged(live, wrong), ...flags);
  expect(code).toBe(1);
  expect(findings(stderr)).toEqual(
    expect.arrayContaining(['2 unknown-asset-id', '4 duplicate-id', '5 duplicate-asset']),
  );
});

test('several live assets of one name: the row has to say which', async () => {
  const twins = ['ca_1', 'ca_2'].map((id) => ({
    id,
    name: 'a',
    cyber_system_id: 'cs_alpha',
    asset_type: 'hardware' as const,
  }));
  const seed = world({ Alpha: [] }, { cyber_assets: twins });
  const stage = await setStage({
    seed,
    options: { uniqueNames: 'none' },
    files: { 'cmdb.csv': `${HEADER}\na,Alpha,Server\n` },
  });
  const { code, stderr } = await csv(stage);
  expect({ code, found: findings(stderr) }).toEqual({ code: 1, found: ['2 ambiguous-asset'] });
});

test('a facility tells same-named systems apart, and is verified', async () => {
  const seed = world(
    {},
    {
      facilities: [
        { id: 'fac_n', name: 'North' },
        { id: 'fac_s', name: 'South' },
      ],
      cyber_systems: [
        { id: 'cs_n', name: 'DCS', facility_id: 'fac_n' },
        { id: 'cs_s', name: 'DCS', facility_id: 'fac_s' },
      ],
    },
  );
  const rows = (third: string) => ({
    'cmdb.csv': `Site,${HEADER}\nNorth,a,DCS,Server\nSouth,a,DCS,Server\n${third}\n`,
  });
  const stage = await setStage({ seed, files: rows('') });
  expect((await csv(stage, '--column', 'facility=Site')).code).toBe(0);
  expect(inventoryFiles(stage)).toEqual(['north/dcs.yml', 'south/dcs.yml']);
  expect(await planned(stage)).toEqual(['create DCS a', 'create DCS a']);

  const wrong = await setStage({ seed, files: rows('Nort,b,DCS,Server\n,c,DCS,Server') });
  const { code, stderr } = await csv(wrong, '--column', 'facility=Site');
  expect({ code, found: findings(stderr) }).toEqual({
    code: 1,
    found: ['3 duplicate-name', '4 facility-mismatch', '5 ambiguous-cyber-system'],
  });
});

test('a mapping file says the same as flags, and names systems; flags win over it', async () => {
  const mapping = [
    'columns: { name: Hostname, cyber_system: BES Cyber System }',
    'values: { 1: software, Server: software }',
    'systems: { A-1: Alpha }',
    'defaults: { asset_type: software }',
    'delimiter: ";"',
  ].join('\n');
  const text = 'Hostname;BES Cyber System;Kind\na;A-1;1\nb;Alpha;Server\nc;a-1;\n';
  const stage = await staged({ Alpha: [] }, text, { 'map.yml': mapping });
  const flags = ['--mapping', 'map.yml', '--column', 'asset_type=Kind', '--value', 'Server=hardware'];
  expect((await runHere(stage, 'import', '--from-csv', 'cmdb.csv', ...flags)).code).toBe(0);
  expect(stage.read('inventory/alpha.yml')).toBe(declare('Alpha', ['a software', 'b', 'c software']));
});

test('faults of a mapping file are located, all at once, before the service is asked', async () => {
  const mapping = 'columns:\n  nmae: Hostname\ncolums: {}\nvalues:\n  Server: hardwear\nsystems: [a]\ndelimiter: ab\n';
  const stage = await staged({ Alpha: [] }, `${HEADER}\na,Alpha,Server\n`, {
    'map.yml': mapping,
    'bad.yml': 'columns: {',
  });
  const { code, stderr, requests } = await csv(stage, '--mapping', 'map.yml');
  expect({ code, requests }).toEqual({ code: 1, requests: [] });
  const lines = Array.from(stderr.matchAll(/^map\.yml:(\S+) error ([a-z-]+)/gm), ([, place, one]) => `${place} ${one}`);
  expect(lines).toEqual([
    '2:3 unknown-key',
    '3:1 unknown-key',
    '5:11 wrong-value',
    '6:10 wrong-type',
    '7:12 wrong-value',
  ]);
  expect((await csv(stage, '--mapping', 'bad.yml')).stderr).toMatch(/^bad\.yml:1:\d+ error yaml-syntax/);
  expect((await csv(stage, '--mapping', 'none.yml')).stderr).toMatch(/^none\.yml error unreadable-file/);
});

test.each([
  [['--column', 'hostname=x'], '--column'],
  [['--value', 'Server'], '--value'],
  [['--value', 'Server=software,'], '--value'],
  [['--default', 'asset_type=Server'], '--default'],
  [['--default', 'name=a'], '--default'],
  [['--delimiter', ';;'], '--delimiter'],
])('%j is refused before anything is asked', async (flags, name) => {
  const stage = await staged({ Alpha: [] }, `${HEADER}\na,Alpha,Server\n`);
  const { code, stderr, requests } = await csv(stage, ...flags);
  expect({ code, requests }).toEqual({ code: 1, requests: [] });
  expect(stderr).toContain(name);
});

test('flags of an export without the export are refused', async () => {
  const stage = await staged({ Alpha: [] }, '');
  const { code, stderr, requests } = await runHere(stage, 'import', '--column', 'name=x');
  expect({ code, requests }).toEqual({ code: 1, requests: [] });
  expect(stderr).toContain('--from-csv');
});

test('files with errors, a missing export and one that is no text are refused', async () => {
  const stage = await staged({ Alpha: [] }, `${HEADER}\na,Alpha,Server\n`, {
    'inventory/a.yml': 'cyber_system: Alpha\n',
  });
  expect(await csv(stage)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('inventory/a.yml:1:1 error missing-key'),
  });
  const other = await staged({ Alpha: [] }, '');
  writeFileSync(join(other.folder, 'cmdb.csv'), Buffer.from(`${HEADER}\nM\u00fcnchen,Alpha,Server\n`, 'latin1'));
  expect(await csv(other)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^cmdb\.csv:2:2 error csv-encoding: .*iconv/),
  });
  const none = await runHere(other, 'import', '--from-csv', 'none.csv');
  expect(none).toMatchObject({ code: 1, stderr: expect.stringMatching(/^none\.csv error unreadable-file/) });
});

test('names that must be unique in the organization are held against files and rows', async () => {
  const stage = await staged({ Alpha: [], Beta: [] }, `${HEADER}\na,Beta,Server\nb,Beta,Server\nb,Alpha,Server\n`, {
    'inventory/alpha.yml': declare('Alpha', ['a']),
  });
  const { code, stderr } = await csv(stage, '--unique-names', 'organization');
  expect({ code, found: findings(stderr) }).toEqual({ code: 1, found: ['2 duplicate-name', '4 duplicate-name'] });
});

test('cells are harmless in messages, and under counts none is shown', async () => {
  const evil = 'SECRET\u001B[2J::error::';
  const stage = await staged(
    { Alpha: ['SECRETLIVE'] },
    `${HEADER}\n${evil},Alpha,Server\nSECRET,SECRETSYS,SECRETTYPE\n`,
  );
  const full = await csv(stage);
  expect(full.code).toBe(1);
  expect(full.stderr).not.toContain('\u001B');
  expect(full.stderr).not.toMatch(/^::/m);
  const counts = await csv(stage, '--detail', 'counts', '--dry-run');
  expect(counts.code).toBe(1);
  expect(findings(counts.stderr)).toEqual(findings(full.stderr));
  expect(counts.stderr + counts.stdout).not.toContain('SECRET');
  const good = await staged({ Alpha: ['SECRETLIVE'] }, `${HEADER}\nSECRET,Alpha,Server\n`);
  const written = await csv(good, '--detail', 'counts');
  expect(written.code).toBe(0);
  expect(written.stderr + written.stdout).not.toContain('SECRET');
});

test('a file in which every row is wrong is told as far as anyone reads', async () => {
  const rows = Array.from({ length: 1200 }, (_, n) => `s-${n},Alpha`);
  const { code, stderr } = await csv(await staged({ Alpha: [] }, [HEADER, ...rows].join('\n')));
  expect(code).toBe(1);
  expect(findings(stderr)).toHaveLength(1000);
  expect(stderr).toContain('200 more findings not shown.');
});

test('an error behind a thousand warnings is shown', async () => {
  const pairs = Array.from({ length: 1100 }, (_, n) => [`h-${n},Alpha,Server`, `H-${n},Alpha,Server`]);
  const stage = await staged({ Alpha: [] }, [HEADER, ...pairs.flat(), 'x,Alpha,Router'].join('\n'));
  const { code, stderr } = await csv(stage);
  expect(code).toBe(1);
  expect(findings(stderr)).toContain('2202 csv-unknown-type');
  expect(stderr).toContain('more findings not shown.');
});
