// Apply makes managed systems match the files, and does not touch other systems.
import { expect, test } from 'vitest';
import { alpha, type Stage, setStage } from './harness.ts';
import { declare, READS, world } from './world.ts';

function file(...documents: readonly string[]): Readonly<Record<string, string>> {
  return { 'inventory/all.yml': documents.join('---\n') };
}

async function applied(stage: Stage) {
  const ran = await stage.cli('apply', '--yes');
  expect(ran.code).toBe(0);
  return ran;
}

test('a first apply creates, updates and deletes only what differs', async () => {
  const stage = await setStage({
    seed: world({ Alpha: ['same', 'type', 'gone'], Wild: ['w'] }),
    files: file(declare('Alpha', ['same', 'type software', 'new'])),
  });
  const { requests } = await applied(stage);
  expect([...requests.slice(0, 3)].sort()).toEqual(READS);
  expect([...requests.slice(3, 6)].sort()).toEqual([
    'GET /cyber-assets/ca_type 200',
    'PATCH /cyber-assets/ca_type 200',
    'POST /cyber-assets 201',
  ]);
  expect(requests.slice(6)).toEqual([
    'GET /cyber-assets/ca_gone 200',
    'DELETE /cyber-assets/ca_gone 204',
    'GET /cyber-assets 200',
  ]);
  expect(stage.liveNames()).toEqual(['Alpha/new', 'Alpha/same', 'Alpha/type, software', 'Wild/w']);
});

test('prune: false keeps undeclared assets, assets: [] empties a system, and an unmanaged system stays', async () => {
  const stage = await setStage({
    seed: world({ Alpha: ['a', 'extra'], Beta: ['b-1', 'b-2'], Wild: ['w'] }),
    files: file(declare('Alpha', ['a', 'b'], 'prune: false'), declare('Beta', [])),
  });
  const { stdout } = await applied(stage);
  expect(stage.liveNames()).toEqual(['Alpha/a', 'Alpha/b', 'Alpha/extra', 'Wild/w']);
  expect(stdout).toContain('1 undeclared, left alone');
});

test('refuses --organization if it is not the organization of the key, and writes nothing', async () => {
  const stage = await alpha([], ['a']);
  const ran = await stage.cli('apply', '--yes', '--organization', 'globex');
  expect(ran).toMatchObject({ code: 1, writes: [] });
  expect(ran.stderr).toBe(
    'error: --organization is not the organization of the API key, which is acme. Nothing was written.\n',
  );
});
