// The service as a model: applies the steps of an order in any order they allow, under one reading of uniqueness.
import type { Change } from '../../src/core/change.ts';
import type { AssetState, LiveAsset } from '../../src/core/model.ts';
import { orderChanges, parkedName } from '../../src/core/order.ts';
import type { NameScope } from '../../src/emulator/records.ts';
import { asset } from './build.ts';

/** `choose` picks which of n ready steps goes next. */
export function simulate(
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

/** Ids are never given twice, by no service of a test. */
let created = 0;

class ModelService {
  /** Names taken while someone else had them. */
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

/** What no two assets share under that reading. */
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

/** True when no two assets share a name under that reading. */
export function isValid(assets: readonly AssetState[], uniqueness: NameScope): boolean {
  return new Set(assets.map((one) => keyOf(one, uniqueness))).size === assets.length;
}
