// What is declared is made so, and what is not declared is not touched.
import { describe, expect, test } from 'vitest';
import { type Stage, setStage } from './harness.ts';
import { declare, world } from './world.ts';

function file(...documents: readonly string[]): Readonly<Record<string, string>> {
  return { 'inventory/all.yml': documents.join('---\n') };
}

async function applied(stage: Stage, ...flags: string[]) {
  const ran = await stage.cli('apply', '--yes', ...flags);
  expect(ran.code).toBe(0);
  return ran;
}

test('a first apply creates, updates and deletes what differs, and no more', async () => {
  const stage = await setStage({
    seed: world({ Alpha: ['same', 'type', 'gone'], Wild: ['w'] }),
    files: file(declare('Alpha', ['same', 'type software', 'new'])),
  });
  const { requests } = await applied(stage);
  expect([...requests.slice(0, 3)].sort()).toEqual([
    'GET /cyber-assets 200',
    'GET /cyber-systems 200',
    'GET /facilities 200',
  ]);
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

describe('undeclared', () => {
  test('prune: false keeps what no file declares', async () => {
    const stage = await setStage({
      seed: world({ Alpha: ['a', 'extra'] }),
      files: file(declare('Alpha', ['a', 'b'], 'prune: false')),
    });
    const { stderr } = await applied(stage);
    expect(stage.liveNames()).toEqual(['Alpha/a', 'Alpha/b', 'Alpha/extra']);
    expect(stderr).toContain('1 undeclared, left alone');
  });

  test('assets: [] empties a system; one that no file declares is not touched', async () => {
    const stage = await setStage({
      seed: world({ Alpha: ['a-1', 'a-2'], Wild: ['w-1', 'w-2'] }),
      files: file(declare('Alpha', [])),
    });
    const { writes } = await applied(stage);
    expect([...writes].sort()).toEqual(['DELETE /cyber-assets/ca_a-1 204', 'DELETE /cyber-assets/ca_a-2 204']);
    expect(stage.liveNames()).toEqual(['Wild/w-1', 'Wild/w-2']);
  });
});

test('another organization than told: exit 1, nothing written, the input named', async () => {
  const stage = await setStage({ seed: world({ Alpha: [] }), files: file(declare('Alpha', ['a'])) });
  const ran = await stage.cli('apply', '--yes', '--organization', 'globex');
  expect(ran).toMatchObject({ code: 1, writes: [] });
  expect(ran.stderr).toBe(
    'error: --organization is not the organization of the API key, which is acme. Nothing was written.\n',
  );
});
