// Killed at each line of the journal: the next plan and apply end as declared. A journal that throws is as near to a
// crash at that line as one process can come. test/worlds kills processes, at any request of any world.
import { expect, test } from 'vitest';
import type { Inventory, LiveAsset } from '../../src/core/model.ts';
import { asset, inventory, live } from '../core/build.ts';
import { applyOver, closeRigs, isDone, planOver, type Rig, rigFor, stored } from './rig.ts';

/** Applies, and is cut off at the given line of the journal. Returns how many lines there were. */
async function cutOff(head: Inventory, rig: Rig, line: number): Promise<number> {
  const { plan, assets } = await planOver(head, rig);
  let lines = 0;
  const journal = () => {
    if (++lines >= line) throw new Error('killed');
  };
  const report = await applyOver({ changes: plan.changes, assets, concurrency: 1, ports: { journal } }, rig);
  if (lines >= line) expect(report).toMatchObject({ stopped: 'crash', crash: { message: 'killed' } });
  return lines;
}

const a = (n: number, name: string) => asset(`ca_${n}`, 'cs_a', name);
const shown = (assets: readonly LiveAsset[]) => assets.map(({ id, name }) => `${id} ${name}`).sort();

test.each([
  [
    'a swap by id',
    [a(1, 'a'), a(2, 'b')],
    inventory({
      system: 'Alpha',
      assets: [
        { name: 'b', id: 'ca_1' },
        { name: 'a', id: 'ca_2' },
      ],
    }),
    ['ca_1 b', 'ca_2 a'],
  ],
  [
    'a swap of names that differ in case alone, by hints: the leftover is known by its suffix',
    [a(1, 'x'), a(2, 'y')],
    inventory({
      system: 'Alpha',
      assets: [
        { name: 'Y', renamedFrom: 'x' },
        { name: 'X', renamedFrom: 'y' },
      ],
    }),
    ['ca_1 Y', 'ca_2 X'],
  ],
])('%s, killed at each line of its journal, is finished by the next run', async (_, found, head, after) => {
  for (const line of [1, 2, 3, 4, 5, 6]) {
    const rig = await rigFor(live(found), { uniqueNames: 'organization-case-insensitive' });
    expect(await cutOff(head, rig, line)).toBe(line);
    const suffixed = stored(rig).filter(({ name }) => name.endsWith('~cip-sync')).length;
    expect(suffixed).toBe(line >= 2 && line <= 5 ? 1 : 0);
    const { plan, assets } = await planOver(head, rig);
    const changes = plan.changes;
    if (changes.length > 0) expect(isDone(await applyOver({ changes, assets }, rig))).toBe(true);
    expect(shown(stored(rig))).toEqual(after);
    await closeRigs();
  }
});
