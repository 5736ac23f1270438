// Random worlds through the real client and the real emulator, in every scope of unique names, while a third of all
// requests fail: the report is true. test/worlds does the same with the whole command, and counts writes.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LiveAsset } from '../../src/core/model.ts';
import { stateKey } from '../../src/core/names.ts';
import { type ApplyReport, hasSucceeded } from '../../src/core/result.ts';
import { NAME_SCOPES, type NameScope } from '../../src/emulator/records.ts';
import { makeWorld, picks, type Slot, slots, toldAs, type World } from '../core/worlds.ts';
import { applyOver, closeRigs, committed, FAULTS, isDone, planOver, type Rig, rigFor, stored } from './rig.ts';

const NAMES = ['a', 'A', 'b', 'B', 'c', 'C', 'd', 'e', 'f', 'g', 'é', 'É', 'x y', 'relay-1', 'Relay-1', 'hmi'];

function keyUnder(scope: NameScope): (slot: Slot) => string {
  switch (scope) {
    case 'none':
    case 'system':
      return ({ system, name }) => `${system}/${name}`;
    case 'organization':
      return ({ name }) => name;
    case 'organization-case-insensitive':
      return ({ name }) => name.toLowerCase();
  }
}

/**
 * Worlds that are valid in a scope of unique names, before and after: three systems, two of them declared, with
 * randomly pinned ids (so chains, swaps, rings, moves and retypes), creates and deletes.
 */
function worldsUnder(scope: NameScope): fc.Arbitrary<World> {
  const keyOf = keyUnder(scope);
  const some = slots(['cs_a', 'cs_a', 'cs_b', 'cs_b', 'cs_c'], NAMES, keyOf);
  const ring = fc.oneof(fc.constant(0), fc.nat({ max: 6 }));
  return fc
    .tuple(some, some, picks, ring)
    .map(([before, after, numbers, length]) => makeWorld({ before, after, numbers, ring: length, keyOf }));
}

describe.each(NAME_SCOPES)('names unique: %s', (scope) => {
  test('plans and applies end as declared, with nothing twice, while a third of all requests fail', async () => {
    await fc.assert(
      fc.asyncProperty(worldsUnder(scope), fc.nat({ max: 1e6 }), async (world, seed) => {
        const rig = await rigFor(world.live, { uniqueNames: scope }, seed);
        const first = await planOver(world.head, rig);
        rig.emulator.setFaults({ probability: 0.3, kinds: FAULTS });
        await untilDone(world, rig);
        rig.emulator.setFaults([]);
        expect(toldAs(world, stored(rig))).toEqual(world.expected);
        const before = new Set(world.live.assets.map(({ id }) => id));
        const made = stored(rig).filter(({ id }) => !before.has(id));
        expect(committed(rig, 'POST')).toBe(made.length);
        // If several assets may have moved, a failed run can leave only one of them, which is then a move.
        const mayMove = first.plan.diagnostics.some(({ code }) => code === 'ambiguous-move');
        const declared = first.plan.changes.filter(({ action }) => action === 'create').length;
        if (!mayMove) expect(made).toHaveLength(declared);
        await closeRigs();
      }),
      { numRuns: 40 },
    );
  });
});

const MOST_RUNS = 30;

/** Plans and applies until one apply ends with everything done, or nothing is left to do. */
async function untilDone(world: World, rig: Rig): Promise<void> {
  for (let run = 1; run <= MOST_RUNS; run++) {
    const planned = await planOver(world.head, rig).catch(() => null);
    if (planned === null) continue;
    if (planned.plan.changes.length === 0) return;
    const report = await applyOver({ changes: planned.plan.changes, assets: planned.assets }, rig);
    expectTruth(report, planned.assets, rig);
    if (isDone(report)) return;
  }
  throw new Error(`not done after ${MOST_RUNS} runs`);
}

/** Changes reported as done are done, and changes reported as not done are not. Unknown ones may be either. */
function expectTruth({ results }: ApplyReport, listed: readonly LiveAsset[], rig: Rig): void {
  const assets = new Map(stored(rig).map((one) => [one.id, one]));
  // An asset from before may still have the name that a create waited for.
  const before = new Set(listed.map(({ id }) => id));
  const triples = new Set([...assets.values()].filter(({ id }) => !before.has(id)).map(stateKey));
  for (const { change, outcome, id } of results) {
    if (outcome === 'unknown') continue;
    const found = id === null ? undefined : assets.get(id);
    const isShown = found !== undefined && change.after !== null && stateKey(found) === stateKey(change.after);
    const isMade = change.action === 'create' && triples.has(stateKey(change.after));
    const isTrue = change.action === 'delete' ? found === undefined : isShown || isMade;
    expect(`${change.action} ${outcome}: ${isTrue}`).toBe(`${change.action} ${outcome}: ${hasSucceeded(outcome)}`);
  }
}
