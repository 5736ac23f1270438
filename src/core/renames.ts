// A delete and a create in one system that look like a rename (design section 4): never guessed, only pointed out,
// with the line that would keep the id.
import { diagnostic, type Report } from './diagnostic.ts';
import { groupBy } from './group.ts';
import type { AssetState, DesiredAsset } from './model.ts';
import { placeOf } from './names.ts';
import { spelling, Vocabulary } from './near.ts';

interface Deleted {
  readonly id: string;
  readonly before: AssetState;
}

interface Created {
  readonly after: AssetState;
  readonly desired: DesiredAsset;
}

/** Pairs that are compared letter by letter, over the whole plan; beyond, only spellings that are equal but for case. */
const MOST_PAIRS = 250_000;

export function findPossibleRenames(deletes: readonly Deleted[], creates: readonly Created[], report: Report): void {
  if (deletes.length === 0 || creates.length === 0) return;
  const deletesBySystem = groupBy(deletes, ({ before }) => before.cyber_system_id);
  let pairs = MOST_PAIRS;
  for (const [systemId, created] of groupBy(creates, ({ after }) => after.cyber_system_id)) {
    const deleted = deletesBySystem.get(systemId);
    if (deleted === undefined) continue;
    pairs -= deleted.length * created.length;
    for (const [from, to] of pairUp(deleted, created, pairs >= 0)) {
      const args = { from: from.before.name, to: to.after.name, id: from.id };
      report(diagnostic('possible-rename', 'warning', placeOf(to.desired), args));
    }
  }
}

/** Equal spellings first, then each delete with a create that is near; each create at most once. */
function pairUp(deleted: readonly Deleted[], created: readonly Created[], alsoNear: boolean): [Deleted, Created][] {
  const left = new Map(created.map((to) => [to.after.name, to]));
  const bySpelling = new Map(created.map((to) => [spelling(to.after.name), to.after.name]));
  const take = (from: Deleted, name: string | undefined): [Deleted, Created][] => {
    const to = name === undefined ? undefined : left.get(name);
    if (name === undefined || to === undefined) return [];
    left.delete(name);
    return [[from, to]];
  };
  const equal = deleted.flatMap((from) => take(from, bySpelling.get(spelling(from.before.name))));
  if (!alsoNear) return equal;
  const paired = new Set(equal.map(([from]) => from));
  const names = new Vocabulary([...left.keys()]);
  const near = deleted.flatMap((from) => {
    if (paired.has(from)) return [];
    return take(
      from,
      names.nearest(from.before.name).find((name) => left.has(name)),
    );
  });
  return [...equal, ...near];
}
