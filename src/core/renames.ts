// A delete and a create in one system that look like a rename (design section 4): never guessed, only pointed out,
// with the line that would keep the id.
import { type Diagnostic, diagnostic } from './diagnostic.ts';
import type { AssetState, DesiredAsset } from './model.ts';
import { fold, placeOf } from './names.ts';
import { nearest } from './near.ts';

interface Deleted {
  readonly id: string;
  readonly before: AssetState;
}

interface Created {
  readonly after: AssetState;
  readonly desired: DesiredAsset;
}

/** Up to so many pairs of one system and type are compared letter by letter; beyond, only by folded spelling. */
const MOST_PAIRS = 250_000;

export function findPossibleRenames(
  deletes: readonly Deleted[],
  creates: readonly Created[],
  report: (d: Diagnostic) => void,
): void {
  if (deletes.length === 0 || creates.length === 0) return;
  const deletesByPlace = groupBy(deletes, ({ before }) => placeKey(before));
  for (const [place, created] of groupBy(creates, ({ after }) => placeKey(after))) {
    const deleted = deletesByPlace.get(place);
    if (deleted === undefined) continue;
    for (const [from, to] of pairUp(deleted, created)) {
      const args = { from: from.before.name, to: to.after.name, id: from.id };
      report(diagnostic('possible-rename', 'warning', placeOf(to.desired), args));
    }
  }
}

/** Each delete with the create most like it; each create at most once. */
function pairUp(deleted: readonly Deleted[], created: readonly Created[]): [Deleted, Created][] {
  const isFew = deleted.length * created.length <= MOST_PAIRS;
  const spell = isFew ? (name: string) => name : skeleton;
  const left = new Map(created.map((to) => [spell(to.after.name), to]));
  return deleted.flatMap((from): [Deleted, Created][] => {
    const spelled = spell(from.before.name);
    const key = isFew ? nearest(spelled, left.keys(), 1)[0] : spelled;
    const to = key === undefined ? undefined : left.get(key);
    if (key === undefined || to === undefined) return [];
    left.delete(key);
    return [[from, to]];
  });
}

function skeleton(name: string): string {
  return fold(name).replace(/[\s._-]+/g, '');
}

function placeKey({ cyber_system_id, asset_type }: AssetState): string {
  return `${asset_type} ${cyber_system_id}`;
}

function groupBy<T>(values: readonly T[], keyOf: (value: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return groups;
}
