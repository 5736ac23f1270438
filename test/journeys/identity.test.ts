// Ids survive: whatever is renamed, moved or swapped, whatever the scope in which the
// service keeps names unique, each asset keeps its id, by as few writes as can be.
import { describe, expect, test } from 'vitest';
import { NAME_SCOPES } from '../../src/emulator/records.ts';
import { setStage } from './harness.ts';
import { declare, world } from './world.ts';

interface Case {
  readonly name: string;
  readonly live: Readonly<Record<string, readonly string[]>>;
  readonly files: Readonly<Record<string, readonly string[]>>;
  /** What must be live afterwards, ids included. */
  readonly after: readonly string[];
  readonly writes: number;
}

const CASES: readonly Case[] = [
  {
    name: 'a rename in letter case alone',
    live: { Alpha: ['a'] },
    files: { Alpha: ['A renamed_from=a'] },
    after: ['Alpha/A ca_a'],
    writes: 1,
  },
  {
    name: 'a rename, a move and a retype in one',
    live: { Alpha: ['a'], Beta: [] },
    files: { Alpha: [], Beta: ['b software renamed_from=a moved_from=Alpha'] },
    after: ['Beta/b ca_a, software'],
    writes: 1,
  },
  {
    name: 'a swap that changes case, system and type as well',
    live: { Alpha: ['a'], Beta: ['b'] },
    files: { Alpha: ['A software id=ca_b'], Beta: ['B id=ca_a'] },
    after: ['Alpha/A ca_b, software', 'Beta/B ca_a'],
    writes: 3,
  },
  {
    name: 'a rename to a name that a delete gives up, and a chain behind it',
    live: { Alpha: ['a', 'b'], Beta: ['c'] },
    files: { Alpha: ['c renamed_from=b', 'b renamed_from=a'], Beta: [] },
    after: ['Alpha/b ca_a', 'Alpha/c ca_b'],
    writes: 3,
  },
];

/** Where a name is unique over the organization, each of these starts and ends well, too. */
describe.each(NAME_SCOPES)('names unique in scope: %s', (uniqueNames) => {
  test.each(CASES)('$name', async ({ live, files, after, writes }) => {
    const systems = Object.entries(files).map(([system, assets]) => declare(system, assets));
    const stage = await setStage({
      seed: world(live),
      options: { uniqueNames },
      files: { 'inventory/all.yml': systems.join('---\n') },
    });
    const ran = await stage.cli('apply', '--yes');
    expect(stage.live()).toEqual(after);
    expect(ran.code).toBe(0);
    expect(ran.writes).toHaveLength(writes);
    expect(ran.requests.filter((line) => line.endsWith(' 409'))).toEqual([]);
    const second = await stage.cli('plan', '--detailed-exitcode');
    expect(second.code).toBe(0);
  });
});

test('PATCH sends what changes and nothing else', async () => {
  const stage = await setStage({
    seed: world({ Alpha: ['a', 'b'], Beta: [] }),
    files: { 'inventory/all.yml': `${declare('Alpha', ['a software'])}---\n${declare('Beta', ['b'])}` },
  });
  await stage.cli('apply', '--yes');
  const bodies = stage.emulator.log.filter(({ method }) => method === 'PATCH').map(({ path, body }) => [path, body]);
  expect(Object.fromEntries(bodies)).toEqual({
    '/cyber-assets/ca_a': { asset_type: 'software' },
    '/cyber-assets/ca_b': { cyber_system_id: 'cs_beta' },
  });
});
