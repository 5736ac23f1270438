import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasErrors } from '../../src/core/diagnostic.ts';
import type { Inventory } from '../../src/core/model.ts';
import { NAME_SCOPES } from '../../src/emulator/records.ts';
import { inventory, plan, sourceFile, TOLERANT } from './build.ts';
import { isValid, simulate } from './simulate.ts';
import { worlds } from './worlds.ts';

const choices = fc.infiniteStream(fc.nat());

function chooser(stream: Iterator<number>) {
  return (n: number) => (n === 0 ? 0 : (stream.next().value ?? 0) % n);
}

test('plan(live, live) is empty', () => {
  fc.assert(
    fc.property(worlds, ({ live }) => {
      const declared = ['cs_a', 'cs_b', 'cs_c'].map((system) => ({
        system,
        assets: live.assets
          .filter((one) => one.cyber_system_id === system)
          .map(({ name, asset_type }) => ({ name, type: asset_type })),
      }));
      const made = plan(inventory(...declared), live, TOLERANT);
      expect(made.changes).toEqual([]);
      expect(made.summary.unchanged).toBe(live.assets.length);
    }),
  );
});

test.each(NAME_SCOPES)('no order of the steps takes a name that is not free: unique in %s', (uniqueness) => {
  fc.assert(
    fc.property(worlds, choices, (world, stream) => {
      const made = plan(world.head, world.live, TOLERANT);
      // The one name the order may use itself is the swap suffix's: who uses it has to expect it taken.
      const names = [...world.live.assets.map(({ name }) => name), ...world.expected];
      fc.pre(!names.some((name) => name.includes('~cip-sync')) && !hasErrors(made.diagnostics));
      fc.pre(isValid(world.live.assets, uniqueness));
      const result = simulate(world.live.assets, made.changes, uniqueness, chooser(stream));
      fc.pre(isValid(result.assets, uniqueness));
      expect(result.collisions).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

test('fingerprints and digest do not know how the files are laid out', () => {
  fc.assert(
    fc.property(worlds, fc.nat(), ({ head, live }, seed) => {
      const made = plan(head, live, TOLERANT);
      const moved = plan(relaid(head, seed), live, TOLERANT);
      expect(moved.digest).toBe(made.digest);
      expect(moved.changes.map((c) => c.fingerprint)).toEqual(made.changes.map((c) => c.fingerprint));
    }),
  );
});

/** The same declarations: documents and entries reversed, in one other file, at other lines. */
function relaid({ documents }: Inventory, seed: number): Inventory {
  const file = sourceFile(`elsewhere/${seed}.yaml`);
  const turned = documents.map((document) => {
    const made = { ...document, file, assets: [] as (typeof document.assets)[number][] };
    made.assets.push(
      ...document.assets.toReversed().map((asset) => ({ ...asset, offset: asset.offset + seed, document: made })),
    );
    return made;
  });
  return { documents: turned.toReversed(), isComplete: true };
}
