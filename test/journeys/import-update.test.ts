// `import --update`: files follow an export or take in drift, and the command reports both.
import { expect, test } from 'vitest';
import { inventoryFiles } from './csv-export.ts';
import { ALPHA, setStage, testOnPosix } from './harness.ts';
import { declare, numbered, world } from './world.ts';

const HEADER = 'sys_id,Hostname,BES Cyber System,Class';
const MAPPING = `columns:
  external_id: sys_id
  name: Hostname
  cyber_system: BES Cyber System
  asset_type: Class
values: { Server: hardware, Application: software }
skip: { sys_id: CI-0 }
`;
const FLAGS = ['import', '--from-csv', 'cmdb.csv', '--mapping', 'map.yml', '--update'];

const FIRST = `${HEADER}
CI-1,ems-1,Alpha,Server
CI-2,ems-2,Alpha,Server
CI-3,hist,Alpha,Application
CI-4,left,Beta,Server
CI-5,right,Beta,Server
CI-6,old,Beta,Server
`;
/** A rename, a move, a retype, a removal, a new asset, and a swap. */
const SECOND = `${HEADER}
CI-1,ems-01,Alpha,Server
CI-2,ems-2,Beta,Server
CI-3,hist,Alpha,Server
CI-4,right,Beta,Server
CI-5,left,Beta,Server
CI-7,new,Alpha,Application
`;

const STORY = { seed: world({ Alpha: [], Beta: [] }), files: { 'cmdb.csv': FIRST, 'map.yml': MAPPING } };

test('after an import and apply, an update follows the changed export, and a second update is empty', async () => {
  const stage = await setStage(STORY);
  expect((await stage.cli(...FLAGS)).code).toBe(0);
  expect(inventoryFiles(stage)).toEqual(['alpha.yml', 'beta.yml']);
  expect((await stage.cli('apply', '--yes')).code).toBe(0);
  const ids = new Map(stage.live().map((line) => [line.split(/[/ ,]/)[1]!, line.split(/[ ,]/)[1]!]));

  stage.write({ 'cmdb.csv': SECOND });
  const updated = await stage.cli(...FLAGS, '--json');
  expect(updated).toMatchObject({ code: 0, writes: [] });
  const report = JSON.parse(updated.stdout);
  expect(report.counts).toEqual({ added: 1, renamed: 3, moved: 1, retyped: 1, removed: 1, unchanged: 0, changed: 7 });
  expect(report.entries[0]).toEqual({
    ...{ path: 'inventory/alpha.yml', line: 3, actions: ['renamed'], name: 'ems-01' },
    ...{ cyber_system: 'Alpha', asset_type: 'hardware' },
    before: { name: 'ems-1', cyber_system: 'Alpha', asset_type: 'hardware' },
  });
  expect(report).not.toHaveProperty('patch');
  expect(stage.read(ALPHA)).toContain('renamed_from: ems-1\n');
  expect(stage.read('inventory/beta.yml')).toContain('moved_from: Alpha\n');
  expect(stage.read('inventory/beta.yml')).toContain(`id: ${ids.get('left')}\n`);

  const plan = JSON.parse((await stage.cli('plan', '--json')).stdout);
  expect(plan.summary).toMatchObject({ create: 1, update: 5, delete: 1, renamed: 3, moved: 1, retyped: 1 });
  expect((await stage.cli('apply', '--yes')).code).toBe(0);
  const after = new Map(stage.live().map((line) => [line.split(/[/ ,]/)[1]!, line.split(/[ ,]/)[1]!]));
  expect(after.get('ems-01')).toBe(ids.get('ems-1'));
  expect(after.get('left')).toBe(ids.get('right'));
  expect(stage.liveNames()).toEqual(
    ['Alpha/ems-01', 'Alpha/hist', 'Alpha/new, software', 'Beta/ems-2', 'Beta/left', 'Beta/right'].sort(),
  );

  const second = await stage.cli(...FLAGS);
  expect(second.stdout).toMatch(/^Nothing to update: 6 unchanged, as found in/m);
  expect(await stage.cli('plan', '--detailed-exitcode')).toMatchObject({ code: 0 });
  // A used hint causes no edit by itself. The next edit removes it.
  expect(stage.read(ALPHA)).toContain('renamed_from');
  stage.write({ 'cmdb.csv': SECOND.replace('hist', 'historian') });
  expect((await stage.cli(...FLAGS)).code).toBe(0);
  expect(stage.read(ALPHA)).not.toContain('ems-1\n');
  expect(stage.read('inventory/beta.yml')).not.toContain('moved_from');
});

test('replaced devices keep their assets, and one notice reports them', async () => {
  const stage = await setStage({ seed: world({ Alpha: ['a', 'b'] }), files: { 'map.yml': MAPPING } });
  stage.write({ 'cmdb.csv': `${HEADER}\nCI-1,a,Alpha,Server\nCI-2,b,Alpha,Server\n` });
  await stage.cli(...FLAGS);
  stage.write({ 'cmdb.csv': `${HEADER}\nCI-3,a,Alpha,Server\nCI-4,b,Alpha,Server\n` });
  const { code, stdout } = await stage.cli(...FLAGS);
  expect(code).toBe(0);
  expect(stdout.match(/notice csv-replaced$/gm)).toHaveLength(1);
  expect(stdout).toContain(
    '"CI-3" in place of "CI-1", which no row has any more; so it is with others (2 rows, at lines 2 and 3).',
  );
  // Their entries are neither renamed nor unchanged, but still count.
  expect(stdout).toMatch(/^Wrote 1 changed file: 2 with keys edited, 0 unchanged, in /m);
  expect(stage.read(ALPHA)).toContain('external_id: CI-3');
  expect(await stage.cli('plan', '--detailed-exitcode')).toMatchObject({ code: 0 });
});

test.each([
  // After the top row is retired, a row number goes to the next device: each would be renamed, and the wrong one deleted.
  ['a row number', 3, 1, (k: number) => `${k + 1}`, 'error'],
  ['any column that shifts', 7, 1, (k: number) => `P-${k + 100}`, 'error'],
  // Names that go round among few rows are renames.
  ['a swap', 3, 2, (k: number) => `CI-${k + 1}`, 'warning'],
])('numbers that are those of other entries by name: %s', async (_, rest, from, numberOf, severity) => {
  const stage = await setStage({ seed: world({ Alpha: [] }), files: { 'map.yml': MAPPING } });
  const names = numbered('a', rest + 1);
  const write = (all: readonly string[]) =>
    stage.write({ 'cmdb.csv': [HEADER, ...all.map((name, k) => `${numberOf(k)},${name},Alpha,Server`)].join('\n') });
  write(names);
  const first = await stage.cli(...FLAGS);
  expect(/csv-row-number/.test(first.stdout)).toBe(numberOf(0) === '1');
  const before = stage.read(ALPHA);
  write(from === 1 ? names.slice(1) : [names[1]!, names[0]!, ...names.slice(2)]);
  const { code, stdout, stderr } = await stage.cli(...FLAGS);
  expect(stdout + stderr).toMatch(new RegExp(`^cmdb\\.csv:2:1 ${severity} csv-shifted-number$`, 'm'));
  expect({ code, isWritten: stage.read(ALPHA) !== before }).toEqual(
    severity === 'error' ? { code: 1, isWritten: false } : { code: 0, isWritten: true },
  );
  // A later export of a row number does not warn again, although the column still counts. A new column of them does.
  write(names);
  expect((await stage.cli(...FLAGS)).stdout).not.toContain('csv-row-number');
  stage.write({ [ALPHA]: stage.read(ALPHA).replace(/external_id: "?/g, '$&X-') });
  expect(/csv-row-number/.test((await stage.cli(...FLAGS)).stdout)).toBe(numberOf(0) === '1');
});

test.each([
  ['', 'Alpha', 'h', 'N8,h2,Alpha,hardware,\nN9,x,Alpha,hardware,', /csv:2:1 warning csv-differs.*: N9$/ms],
  [' --update', 'Alpha', 'h id=ca_h', 'N3,b,Alpha,hardware,ca_h\nN8,h,Alpha,hardware,', /2:1 error duplicate-a/],
  [' --update', 'Alpha', 'h', 'N8,h9,Alpha,hardware,ca_dup\n,h,Alpha,hardware,ca_h', /3:1 error duplicate-a/],
  [' --update', 'Alpha', 'dup', 'N8,dup,Beta,hardware,', /csv:2:1 error ambiguous-asset\n.* ca_dup and ca_twin/],
  [' --update', 'Beta', 'h', 'N8,h,Beta,software,', /moved_from: Alpha/],
  [' --update', 'Beta', 'other id=ca_dup', 'N1,dup,Beta,hardware,', /yml:3:5 error ambiguous-asset.*Nothing was/s],
])('--from-csv%s, in %s is %s: %j gets an entry or a finding', async (flag, system, entry, rows, said) => {
  const seed = world({ Alpha: ['h'], Beta: ['dup', 'twin'] });
  Object.assign(seed.organizations[0]!.cyber_assets![2]!, { name: 'dup' });
  const text = `${declare(system, [`${entry} external_id=N8`])}---\n${declare(system === 'Beta' ? 'Alpha' : 'Beta', [])}`;
  const files = { [ALPHA]: text, 'cmdb.csv': `external_id,name,cyber_system,asset_type,id\n${rows}\n` };
  const stage = await setStage({ seed, files });
  const { stdout, stderr } = await stage.cli(...`import --from-csv cmdb.csv${flag}`.split(' '));
  expect(stdout + stderr + stage.read(ALPHA)).toMatch(said);
});

test('writes no file for more removals than a guard allows, and names the flag', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  // Beta follows nothing, so its entries do not count.
  const beta = names.map((name) => `${name}${name}`);
  const files = { [ALPHA]: declare('Alpha', names), 'inventory/beta.yml': declare('Beta', beta) };
  const stage = await setStage({ seed: world({ Alpha: names, Beta: beta }), files });
  stage.write({ 'cmdb.csv': 'name,cyber_system,asset_type\na,Alpha,hardware\n' });
  const run = (...more: string[]) => stage.cli('import', '--from-csv', 'cmdb.csv', '--update', ...more);
  const refused = await run();
  expect(refused.code).toBe(1);
  expect(refused.stdout).toContain(
    'The export has no row for 5 entries of 6, and --max-delete-percent allows 3 to be removed.',
  );
  expect(refused.stdout).toContain('give --max-delete-percent 84.\nNothing was written.\n');
  expect(stage.read(ALPHA)).toBe(declare('Alpha', names));
  expect((await run('--max-delete-percent', '84')).code).toBe(0);
  expect(stage.read(ALPHA)).toBe(declare('Alpha', ['a']));
});

test('a renamed and moved entry counts as both, once as changed; --all-systems empties rowless systems', async () => {
  const stage = await setStage({
    seed: world({ Alpha: ['a'], Beta: [], Gamma: ['g'] }),
    files: {
      'map.yml': MAPPING,
      'cmdb.csv': `${HEADER}\nCI-1,b,Beta,Server\n`,
      [ALPHA]: declare('Alpha', ['a external_id=CI-1']),
      'inventory/beta.yml': declare('Beta', []),
      'inventory/gamma.yml': declare('Gamma', ['g']),
    },
  });
  const countsOf = async (...more: string[]) =>
    JSON.parse((await stage.cli(...FLAGS, '--json', ...more)).stdout).counts;
  const counts = { added: 0, renamed: 1, moved: 1, retyped: 0, removed: 0, changed: 1 };
  expect(await countsOf('--dry-run')).toMatchObject(counts);
  expect(await countsOf('--all-systems')).toMatchObject({ ...counts, removed: 1, changed: 2 });
  expect(stage.read('inventory/gamma.yml')).toBe(declare('Gamma', []));
});

test('takes in drift since HEAD and keeps a change that is not applied yet; --dry-run shows the diff', async () => {
  const stage = await setStage({ seed: world({ Alpha: ['renamed', 'b', 'added'] }) });
  stage.commit({ [ALPHA]: declare('Alpha', ['was', 'b', 'gone software']) });
  const declared = declare('Alpha', ['was', 'b2 renamed_from=b', 'gone software']);
  const wish = declared.replace(/.*gone.*\n/, '  # of gone\n$&');
  stage.write({ [ALPHA]: wish });
  const shown = await stage.cli('import', '--update', '--dry-run');
  expect(shown).toMatchObject({ code: 0 });
  expect(shown.stdout).toContain('--- a/inventory/alpha.yml');
  expect(shown.stderr).toMatch(/^removed: gone, Alpha, inventory\/alpha\.yml:\d+, with its comments "# of gone"$/m);
  const json = JSON.parse((await stage.cli('import', '--update', '--dry-run', '--json')).stdout);
  expect(json.patch).toBe(shown.stdout);
  expect(json.entries).toContainEqual(expect.objectContaining({ name: 'gone', comments: ['# of gone'] }));
  expect(stage.read(ALPHA)).toBe(wish);
  expect((await stage.cli('import', '--update')).code).toBe(0);
  expect(stage.read(ALPHA)).not.toContain('gone');
  const { changes } = JSON.parse((await stage.cli('plan', '--json', '--base', 'HEAD')).stdout);
  expect(changes.map(({ after, origin }: { after: { name: string }; origin: string }) => [after.name, origin])).toEqual(
    [['b2', 'inventory']],
  );
});

test('--base names the applied commit: changes that were committed later stay in the files', async () => {
  const stage = await setStage({ seed: world({ Alpha: ['b'] }) });
  stage.commit({ [ALPHA]: declare('Alpha', ['b']) });
  const wish = declare('Alpha', ['b2 renamed_from=b']);
  stage.commit({ [ALPHA]: wish });
  expect((await stage.cli('import', '--update', '--base', 'HEAD~1')).code).toBe(0);
  expect(stage.read(ALPHA)).toBe(wish);
  expect((await stage.cli('import', '--update')).code).toBe(0);
  expect(stage.read(ALPHA)).toBe(declare('Alpha', ['b']));
});

test('a pinned asset that moved to an unmanaged system gets a new file for that system', async () => {
  const stage = await setStage({ seed: world({ Alpha: ['a2'], Beta: ['b2'], Gamma: ['g'] }) });
  stage.commit({ [ALPHA]: declare('Alpha', ['a', 'g id=ca_g']), 'inventory/beta.yml': declare('Beta', ['b']) });
  expect((await stage.cli('import', '--update')).code).toBe(0);
  expect(stage.read(ALPHA)).toBe(declare('Alpha', ['a2']));
  expect(stage.read('inventory/beta.yml')).toBe(declare('Beta', ['b2']));
  expect(stage.read('inventory/gamma.yml')).toBe(declare('Gamma', ['g id=ca_g'], 'prune: false'));
});

test('refuses flags that would have no effect', async () => {
  const stage = await setStage({ files: { 'cmdb.csv': FIRST } });
  const refusal = async (...argv: string[]) => (await stage.cli('import', ...argv)).stderr;
  expect(await refusal('--mapping', 'map.yml')).toBe(
    'error: --mapping is for a CSV export. Name it with --from-csv.\n',
  );
  expect(await refusal('--base', 'HEAD')).toContain('--base is for files that follow. Add --update.');
  expect(await refusal('--update', '--all-systems')).toContain('--all-systems is for a CSV export.');
  expect(await refusal('--update', '--from-csv', 'cmdb.csv', '--base', 'HEAD')).toContain('--base is only for drift');
  expect(await refusal('--update', '--json', '--markdown')).toContain('--markdown is another form than --json.');
});

test('the pull request text starts with counts and has at most 60,000 bytes', async () => {
  const names = numbered('device', 1500);
  const stage = await setStage(STORY);
  stage.write({ 'cmdb.csv': [HEADER, ...names.map((name, k) => `N-${k},${name},Alpha,Server`)].join('\n') });
  expect((await stage.cli(...FLAGS)).code).toBe(0);
  const renamed = names.map((name, k) => `N-${k},a-longer-name-of-${name},Alpha,Server`);
  stage.write({ 'cmdb.csv': [HEADER, ...renamed, 'N-x,n/a,Alpha,Server'].join('\n') });
  const { code, stdout } = await stage.cli(...FLAGS, '--markdown');
  expect(code).toBe(0);
  expect(stdout).toMatch(/^1 added, 1,500 renamed, 0 unchanged\.\n/);
  expect(stdout).toContain('\n1 warning: the log of the run lists them.\n');
  expect(Buffer.byteLength(stdout)).toBeLessThanOrEqual(60_000);
  expect(Buffer.byteLength(stdout)).toBeGreaterThan(55_000);
  expect(stdout).toMatch(/\nThe files show [\d,]+ more entries\.\n$/);
});

testOnPosix('reads an export from standard input like a file', async () => {
  const stage = await setStage(STORY);
  const { code } = await stage.shell('cat cmdb.csv | $CLI import --from-csv - --mapping map.yml --update');
  expect(code).toBe(0);
  expect(inventoryFiles(stage)).toEqual(['alpha.yml', 'beta.yml']);
});
