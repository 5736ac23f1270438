import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Change } from '../../src/core/change.ts';
import { hasErrors } from '../../src/core/diagnostic.ts';
import type { AssetState, Inventory, LiveAsset } from '../../src/core/model.ts';
import { orderChanges, parkedName } from '../../src/core/order.ts';
import { NAME_SCOPES, type NameScope } from '../../src/emulator/records.ts';
import { asset, inventory, plan, sourceFile, TOLERANT } from './build.ts';
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

test.each(NAME_SCOPES)('no order of the steps takes a name that is in use, with names unique in: %s', (uniqueness) => {
  fc.assert(
    fc.property(worlds, choices, (world, stream) => {
      const made = plan(world.head, world.live, TOLERANT);
      // The order itself uses names with the swap suffix, so an asset with the suffix may collide.
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

test('fingerprints and digest do not depend on the layout of the files', () => {
  fc.assert(
    fc.property(worlds, fc.nat(), ({ head, live }, seed) => {
      const made = plan(head, live, TOLERANT);
      const moved = plan(relaid(head, seed), live, TOLERANT);
      expect(moved.digest).toBe(made.digest);
      expect(moved.changes.map((c) => c.fingerprint)).toEqual(made.changes.map((c) => c.fingerprint));
    }),
  );
});

/** The same declarations: documents and entries reversed, in another file, at other lines. */
function relaid({ documents }: Inventory, seed: number): Inventory {
  const file = sourceFile(`elsewhere/${seed}.yaml`);
  const turned = documents.map((document) => {
    const made = { ...document, file, assets: [] as (typeof document.assets)[number][] };
    made.assets.push(
      ...document.assets.toReversed().map((asset) => ({ ...asset, offset: asset.offset + seed, document: made })),
    );
    return made;
  });
  return { documents: turned.toReversed() };
}

/**
 * A model of the service: applies the steps in any sequence that the order allows, in one scope of unique names.
 * `choose` picks which of n ready steps is next.
 */
function simulate(
  assets: readonly LiveAsset[],
  changes: readonly Change[],
  uniqueness: NameScope,
  choose: (n: number) => number,
) {
  const { steps, last } = orderChanges(changes);
  const service = new ModelService(assets, uniqueness);
  const done = new Set<number>();
  while (done.size < steps.length) {
    const open = steps.flatMap((step, n) => (!done.has(n) && step.waitsFor.every((w) => done.has(w)) ? [n] : []));
    const early = open.filter((n) => !last.has(n));
    const ready = early.length > 0 ? early : open;
    const number = ready[choose(ready.length)];
    if (number === undefined) throw new Error('the order has a cycle');
    const step = steps[number]!;
    done.add(number);
    if (step.kind === 'gate') continue;
    service.write(step.change, step.kind === 'park' ? parkedName(step.change) : null);
  }
  return { assets: service.list(), collisions: service.collisions };
}

/** No id is given twice, not even by two services of a test. */
let created = 0;

class ModelService {
  /** Names taken while another asset had them. */
  readonly collisions: string[] = [];
  readonly #assets: Map<string, LiveAsset>;
  readonly #uniqueness: NameScope;

  constructor(assets: readonly LiveAsset[], uniqueness: NameScope) {
    this.#assets = new Map(assets.map((one) => [one.id, one]));
    this.#uniqueness = uniqueness;
  }

  write(change: Change, temporary: string | null): void {
    if (change.action === 'delete') {
      this.#assets.delete(change.id);
      return;
    }
    const id = change.id ?? `ca_new${++created}`;
    const { name, cyber_system_id, asset_type } = change.after;
    const after = asset(id, cyber_system_id, temporary ?? name, asset_type);
    const key = keyOf(after, this.#uniqueness);
    for (const other of this.#assets.values()) {
      if (other.id !== id && keyOf(other, this.#uniqueness) === key) this.collisions.push(`${id} takes ${after.name}`);
    }
    this.#assets.set(id, after);
  }

  list(): LiveAsset[] {
    return [...this.#assets.values()];
  }
}

/** The key that no two assets share in that scope. */
function keyOf({ name, cyber_system_id }: AssetState, uniqueness: NameScope): string | symbol {
  switch (uniqueness) {
    case 'none':
      return Symbol('never equal');
    case 'system':
      return `${cyber_system_id}/${name}`;
    case 'organization':
      return name;
    case 'organization-case-insensitive':
      return name.toUpperCase().toLowerCase();
  }
}

/** True if no two assets share a name in that scope. */
function isValid(assets: readonly AssetState[], uniqueness: NameScope): boolean {
  return new Set(assets.map((one) => keyOf(one, uniqueness))).size === assets.length;
}
