// Deletes and creates that look like renames. The tool never takes them for renames, it only asks. In practice most
// people rename without the hint, and each such rename costs an asset its history.
import type { Change, Create, Delete, Plan } from './change.ts';
import type { Report } from './diagnostic.ts';
import { groupBy } from './group.ts';
import { nameKey, placeOf } from './names.ts';
import { likeness, spelling } from './suggest.ts';

/** An asset that would be deleted, and the entry that may be the same under another name. */
interface RenamePair {
  readonly from: Delete;
  readonly to: Create;
}

/** The most pairs that are compared, over the whole plan. Beyond that, names are alike only if they are spelled alike. */
const MOST_COMPARED = 100_000;
const LEAST_LIKENESS = 0.5;

/** Reports `possible-rename`: of one type in one system, the most similar names first, and one of each always. */
export function findPossibleRenames(changes: readonly Change[], executed: ReadonlySet<Change>, report: Report): void {
  const deletes = changes.filter((change) => change.action === 'delete');
  const creates = changes.filter((change) => change.action === 'create');
  const deletesOf = groupBy(deletes, ({ before }) => `${before.asset_type} ${before.cyber_system_id}`);
  let budget = MOST_COMPARED;
  for (const [key, created] of groupBy(creates, ({ after }) => `${after.asset_type} ${after.cyber_system_id}`)) {
    const deleted = deletesOf.get(key) ?? [];
    budget -= deleted.length * created.length;
    for (const { from, to } of pairUp(deleted, created, budget >= 0)) {
      const isExecuted = executed.has(from) && executed.has(to);
      const args = { from: from.before.name, to: to.after.name, id: from.id, system: to.cyberSystem, isExecuted };
      report({ code: 'possible-rename', severity: 'warning', at: placeOf(to.desired), args });
    }
  }
}

function pairUp(deletes: readonly Delete[], creates: readonly Create[], isCompared: boolean): RenamePair[] {
  if (deletes.length === 1 && creates.length === 1) return [{ from: deletes[0]!, to: creates[0]! }];
  const spelled = creates.map((to) => ({ to, name: spelling(to.after.name) }));
  const bySpelling = groupBy(spelled, ({ name }) => name);
  const alike = deletes.flatMap((from) => {
    const name = spelling(from.before.name);
    const others = isCompared ? spelled : (bySpelling.get(name) ?? []).slice(0, 5);
    const pairs = others.map((other) => ({ from, to: other.to, likeness: likeness(name, other.name) }));
    return pairs.filter((pair) => pair.likeness >= LEAST_LIKENESS);
  });
  const paired = new Set<Change>();
  const pairs: RenamePair[] = [];
  for (const { from, to } of alike.sort((a, b) => b.likeness - a.likeness)) {
    if (paired.has(from) || paired.has(to)) continue;
    paired.add(from).add(to);
    pairs.push({ from, to });
  }
  const [from, ...moreDeletes] = deletes.filter((one) => !paired.has(one));
  const [to, ...moreCreates] = creates.filter((one) => !paired.has(one));
  const isLast = from !== undefined && to !== undefined && moreDeletes.length + moreCreates.length === 0;
  return isLast ? [...pairs, { from, to }] : pairs;
}

/** The pairs that a plan asks about. */
export function possibleRenames({ changes, diagnostics }: Plan): RenamePair[] {
  const questions = diagnostics.filter((finding) => finding.code === 'possible-rename');
  if (questions.length === 0) return [];
  const deletes = new Map(changes.flatMap((one) => (one.action === 'delete' ? [[one.id, one]] : [])));
  const creates = new Map(
    changes.flatMap((one) => (one.action === 'create' ? [[nameKey(one.cyberSystem.id, one.after.name), one]] : [])),
  );
  return questions.flatMap(({ args }) => {
    const [from, to] = [deletes.get(args.id), creates.get(nameKey(args.system.id, args.to))];
    return from === undefined || to === undefined ? [] : [{ from, to }];
  });
}
