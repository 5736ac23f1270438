// `--base REF` in a real repository: what the base already asked for is drift.
import { sep } from 'node:path';
import { expect, test } from 'vitest';
import { evidenceOf, type Stage, setStage } from './harness.ts';
import { ACME, declare, world } from './world.ts';

const ALPHA = 'inventory/alpha.yml';

/** Commits the files as the base, then writes those of the working tree over them. */
async function compared(
  live: Readonly<Record<string, readonly string[]>>,
  base: Readonly<Record<string, string>>,
  head: Readonly<Record<string, string>>,
): Promise<Stage> {
  const stage = await setStage({ seed: world(live) });
  stage.commit(base);
  stage.write(head);
  return stage;
}

test('refuses a path outside the working directory, where the base would seem empty', async () => {
  const stage = await compared({ Alpha: ['a'] }, { [ALPHA]: declare('Alpha', ['gone']) }, {});
  stage.write({ 'sub/note.txt': '' });
  const flags = ['--base', 'HEAD', '--path', '../inventory', '--working-directory', 'sub'];
  const ran = await stage.cli('apply', '--yes', ...flags);
  expect(ran).toMatchObject({ code: 1, writes: [] });
  expect(ran.stderr).toContain('error: --path names "../inventory", outside of the working directory');
});

test('a path as the system writes it, such as .\\inventory\\north\\, works for files and commits', async () => {
  const [north, south] = [
    { 'inventory/north/a.yml': declare('Alpha', ['a']) },
    { 'inventory/south/b.yml': declare('Beta', ['b']) },
  ];
  const stage = await compared(
    { Alpha: [], Beta: [] },
    { ...north, ...south },
    { ...south, 'inventory/north/a.yml': declare('Alpha', ['a', 'new']) },
  );
  for (const path of [['.', 'inventory', 'north', ''].join(sep), [stage.folder, 'inventory', 'north'].join(sep)]) {
    const ran = await stage.cli('plan', '--base', 'HEAD', '--path', path, '--json');
    const { summary, changes } = JSON.parse(ran.stdout);
    expect(summary).toMatchObject({ create: 1, drift: 1 });
    expect(changes.map(({ source }: { source: { path: string } }) => source.path)).toEqual(
      Array(2).fill('inventory/north/a.yml'),
    );
  }
});

test('a base without the inventory folder declares nothing, and no document counts as skipped', async () => {
  const stage = await setStage({ seed: world({ Alpha: ['a'] }), files: { 'README.md': 'soon\n' } });
  stage.commit({});
  stage.write({ [ALPHA]: declare('Alpha', ['a']) });
  const { code, stderr } = await stage.cli('plan', '--base', 'HEAD');
  expect(code).toBe(0);
  expect(stderr).not.toContain('base-document-skipped');
});

test('apply executes a saved plan even if the base asks for the same changes by now', async () => {
  const after = { [ALPHA]: declare('Alpha', ['a', 'new']) };
  const stage = await compared({ Alpha: ['a'] }, { [ALPHA]: declare('Alpha', ['a']) }, after);
  await stage.cli('plan', '--base', 'HEAD', '--out', 'plan.json');
  stage.commit(after);
  const ran = await stage.cli('apply', '--plan', 'plan.json', '--base', 'HEAD');
  expect(ran).toMatchObject({ code: 0, writes: ['POST /cyber-assets 201'] });
});

test('a reverted rename keeps the id if the base is what was applied, and a saved plan applies it', async () => {
  const [before, after] = ['a', 'b renamed_from=a'].map((entry) => ({ [ALPHA]: declare('Alpha', [entry]) }));
  const stage = await compared({ Alpha: ['b'] }, after!, before!);
  const planned = await stage.cli('plan', '--base', 'HEAD', '--out', 'plan.json', '--json');
  expect(JSON.parse(planned.stdout)).toMatchObject({
    summary: { update: 1, renamed: 1, create: 0, delete: 0 },
    diagnostics: [{ code: 'identity-kept' }],
  });
  expect(JSON.parse((await stage.cli('plan', '--json')).stdout).summary).toMatchObject({ create: 1, delete: 1 });
  const ran = await stage.cli('apply', '--plan', 'plan.json', '--base', 'HEAD');
  expect(ran).toMatchObject({ code: 0, writes: ['PATCH /cyber-assets/ca_b 200'] });
  expect(stage.liveNames()).toEqual(['Alpha/a']);
});

test('a saved plan that is stale says how an asset is called now that was renamed by hand', async () => {
  const stage = await setStage({ seed: world({ Alpha: ['a'] }) });
  stage.write({ [ALPHA]: declare('Alpha', ['b renamed_from=a']) });
  await stage.cli('plan', '--out', 'plan.json');
  stage.emulator.store.organization(ACME).updateAsset('ca_a', { name: 'by-hand' });
  const ran = await stage.cli('apply', '--plan', 'plan.json');
  expect(ran).toMatchObject({ code: 1, writes: [] });
  expect(ran.stdout + ran.stderr).toContain('That asset was ca_a, which is now called "by-hand" in "Alpha".');
});

const drifted = () =>
  compared(
    { Alpha: ['a', 'b', 'extra'] },
    { [ALPHA]: declare('Alpha', ['a software', 'b']) },
    { [ALPHA]: declare('Alpha', ['a software', 'b', 'new']) },
  );

test('apply does not change drift', async () => {
  const stage = await drifted();
  const ran = await stage.built('apply', '--yes', '--base', 'HEAD');
  expect(ran).toMatchObject({ code: 0, writes: ['POST /cyber-assets 201'] });
  expect(stage.liveNames()).toEqual(['Alpha/a', 'Alpha/b', 'Alpha/extra', 'Alpha/new']);
  expect(evidenceOf(stage).changes.map(({ origin }) => origin)).toEqual(['inventory']);
});

test('apply --apply-drift reverts drift', async () => {
  const stage = await drifted();
  expect(await stage.cli('apply', '--yes', '--base', 'HEAD', '--apply-drift')).toMatchObject({ code: 0 });
  expect(stage.liveNames()).toEqual(['Alpha/a, software', 'Alpha/b', 'Alpha/new']);
});

test('a plan saved with --apply-drift reverts drift without the flag; a plan saved without it never does', async () => {
  const stage = await drifted();
  const base = ['--base', 'HEAD'];
  await stage.cli('plan', ...base, '--out', 'without.json');
  await stage.cli('plan', ...base, '--apply-drift', '--out', 'plan.json');
  const refused = await stage.cli('apply', ...base, '--apply-drift', '--plan', 'without.json');
  expect(refused).toMatchObject({ code: 1, writes: [] });
  const ran = await stage.cli('apply', ...base, '--plan', 'plan.json');
  expect(ran.code).toBe(0);
  expect([...ran.writes.slice(0, 2)].sort()).toEqual(['PATCH /cyber-assets/ca_a 200', 'POST /cyber-assets 201']);
  expect(ran.writes.slice(2)).toEqual(['DELETE /cyber-assets/ca_extra 204']);
  expect(evidenceOf(stage).changes.map(({ origin }) => origin)).toEqual(['drift', 'drift', 'inventory']);
});

test('refuses a base that is no commit in one line, writes nothing, and passes no flag to git', async () => {
  const stage = await compared({ Alpha: ['a'] }, { [ALPHA]: declare('Alpha', []) }, {});
  const before = stage.files().length;
  for (const ref of ['no-such-branch', '--output=stolen']) {
    const ran = await stage.cli('apply', '--yes', `--base=${ref}`, '--evidence-dir', '../tmp/records');
    expect(ran).toMatchObject({ code: 1, writes: [] });
    expect(ran.stderr).toMatch(new RegExp(`^error: .*${ref}.*\n$`));
  }
  expect(stage.files().filter((path) => !path.includes('/records/'))).toHaveLength(before);
});
