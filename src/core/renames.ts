// Deletes and creates that look like renames. The tool never takes them for renames, it only asks. In practice most
// people rename without the hint, and each such rename costs an asset its history.
import type { Change, Create, Delete, Plan } from './change.ts';
import { diagnostic, type Report } from './diagnostic.ts';
import { groupBy, remember } from './group.ts';
import type { DesiredAsset, InventoryDocument } from './model.ts';
import { nameKey, placeOf } from './names.ts';
import { type Directory, type ResolvedSystem, referenceTo } from './resolve.ts';
import { commonEnds, spelling } from './suggest.ts';

interface RenameInput {
  readonly directory: Directory;
  readonly changes: readonly Change[];
  readonly executed: ReadonlySet<Change>;
  readonly head: readonly ResolvedSystem[];
  /** null where no base is known. */
  readonly base: readonly ResolvedSystem[] | null;
}

/** Of one type in one system. */
interface Unpaired {
  readonly deletes: readonly Delete[];
  readonly creates: readonly Create[];
}

interface Pair extends RenamePair {
  readonly isInPlace: boolean;
}

/**
 * The most pairs that are compared letter by letter, over the whole plan. Beyond that, names count as alike only if
 * they are equal except for case.
 */
const MOST_COMPARED = 250_000;

export function findPossibleRenames(input: RenameInput, report: Report): void {
  const { changes, executed, head, base } = input;
  const deletes = changes.filter((change) => change.action === 'delete');
  const creates = changes.filter((change) => change.action === 'create');
  if (deletes.length === 0 || creates.length === 0) return;
  const placesOf = placesIn(head, base ?? []);
  const deletesOf = groupBy(deletes, ({ before }) => `${before.asset_type} ${before.cyber_system_id}`);
  const pairs: Pair[] = [];
  let budget = MOST_COMPARED;
  for (const [key, created] of groupBy(creates, ({ after }) => `${after.asset_type} ${after.cyber_system_id}`)) {
    const all = { deletes: deletesOf.get(key) ?? [], creates: created };
    budget -= all.deletes.length * created.length;
    for (const pair of pairUp(all, placesOf, budget >= 0)) pairs.push(pair);
  }
  for (const pair of [...pairs, ...pairsRetyped(without({ deletes, creates }, pairs))]) {
    const { from, to, isInPlace } = pair;
    const isExecuted = executed.has(from) && executed.has(to);
    const names = { from: from.before.name, to: to.after.name, id: from.id, system: to.cyberSystem };
    const args = { ...names, source: renameSource(pair, input.directory), isInPlace, isExecuted };
    report(diagnostic('possible-rename', 'warning', placeOf(to.desired), args));
  }
}

/**
 * Moved and given another type at once: only one of that name is gone, and only one comes up, in another system. Of one
 * type, matching would have made it a move.
 */
function pairsRetyped({ deletes, creates }: Unpaired): Pair[] {
  const gone = groupBy(deletes, ({ before }) => before.name);
  return [...groupBy(creates, ({ after }) => after.name)].flatMap(([name, [to, ...others]]) => {
    const [from, another] = gone.get(name) ?? [];
    if (to === undefined || from === undefined || another !== undefined || others.length > 0) return [];
    return [{ from, to, isInPlace: false }];
  });
}

function renameSource({ from, to }: Pair, { systems }: Directory) {
  const { cyberSystem: system } = from;
  return system.id === to.cyberSystem.id ? null : { system, reference: referenceTo(systems, system) };
}

/** The pairs that a plan asks about. */
export function possibleRenames({ changes, diagnostics }: Pick<Plan, 'changes' | 'diagnostics'>): RenamePair[] {
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

/** An asset that would be deleted, and the entry that may be the same under another name. */
export interface RenamePair {
  readonly from: Delete;
  readonly to: Create;
}

/**
 * Pairs by place, then by similar names. If one delete and one create are left over, they are a pair whatever their
 * names.
 */
function pairUp(all: Unpaired, placesOf: PlacesOf, isCompared: boolean): Pair[] {
  if (all.deletes.length === 0) return [];
  const inPlace = pairsInPlace(all, placesOf, isCompared);
  const alike = pairsAlike(without(all, inPlace), isCompared);
  const { deletes, creates } = without(all, [...inPlace, ...alike]);
  const isLast = deletes.length === 1 && creates.length === 1;
  return [...inPlace, ...alike, ...(isLast ? [{ from: deletes[0]!, to: creates[0]!, isInPlace: false }] : [])];
}

function without({ deletes, creates }: Unpaired, pairs: readonly Pair[]): Unpaired {
  const paired = new Set<Change>(pairs.flatMap(({ from, to }) => [from, to]));
  return { deletes: deletes.filter((one) => !paired.has(one)), creates: creates.filter((one) => !paired.has(one)) };
}

/**
 * Pairs entries between the same neighbors: in their order if as many are there as before, else the most similar first.
 */
function pairsInPlace({ deletes, creates }: Unpaired, placesOf: PlacesOf, isCompared: boolean): Pair[] {
  const places = placesOf(deletes[0]!.cyberSystem.id);
  if (places === null) return [];
  const former = deletes
    .flatMap((from) => {
      const place = places.before.get(from.id) ?? places.before.get(`"${from.before.name}`);
      return place === undefined ? [] : { ...place, from };
    })
    .sort((a, b) => a.order - b.order);
  const inFileOrder = [...creates].sort((a, b) => a.desired.offset - b.desired.offset);
  const createsByGap = groupBy(inFileOrder, ({ desired }) => places.now.get(desired));
  return [...groupBy(former, ({ gap }) => gap)].flatMap(([gap, ordered]) => {
    const inGap = { deletes: ordered.map(({ from }) => from), creates: createsByGap.get(gap) ?? [] };
    const alike = inGap.deletes.length === inGap.creates.length ? [] : pairsAlike(inGap, isCompared);
    const others = without(inGap, alike);
    const count = Math.min(others.deletes.length, others.creates.length);
    const inOrder = others.deletes.slice(0, count).map((from, index) => ({ from, to: others.creates[index]! }));
    return [...alike, ...inOrder].map(({ from, to }) => ({ from, to, isInPlace: true }));
  });
}

/** Pairs the most similar names first, each name once. */
function pairsAlike({ deletes, creates }: Unpaired, isCompared: boolean): Pair[] {
  if (!isCompared) {
    const bySpelling = new Map(creates.map((to) => [spelling(to.after.name), to]));
    return deletes.flatMap((from) => {
      const key = spelling(from.before.name);
      const to = bySpelling.get(key);
      bySpelling.delete(key);
      return to === undefined ? [] : [{ from, to, isInPlace: false }];
    });
  }
  const spelled = creates.map((to) => ({ to, name: spelling(to.after.name) }));
  const alike = deletes
    .flatMap((from) => {
      const name = spelling(from.before.name);
      return spelled.map((other) => ({ from, to: other.to, likeness: likeness(name, other.name) }));
    })
    .filter((pair) => pair.likeness >= LEAST_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness);
  const paired = new Set<Change>();
  return alike.flatMap(({ from, to }) => {
    if (paired.has(from) || paired.has(to)) return [];
    paired.add(from).add(to);
    return [{ from, to, isInPlace: false }];
  });
}

const LEAST_LIKENESS = 0.5;
/** Longer names are compared by their ends. */
const LONGEST = 100;

/**
 * How much of the longer name the two share at both ends: `relay-21`, `tjs-relay-21`; `ems-historian`, `ems-hist-02`.
 */
function likeness(a: string, b: string): number {
  if (a === b) return 1;
  const [start, end] = commonEnds(a, b, LONGEST);
  return (start + end) / Math.max(a.length, b.length);
}

/**
 * The gaps between entries that stay, and which entry was or is in which gap. A gap has the same key before and after.
 */
interface Places {
  /** By `"NAME`, or by id if the entry has one. */
  readonly before: ReadonlyMap<string, FormerPlace>;
  readonly now: ReadonlyMap<DesiredAsset, string>;
}

interface FormerPlace {
  readonly gap: string;
  /** Its position in the documents. */
  readonly order: number;
}

type PlacesOf = (systemId: string) => Places | null;

function placesIn(head: readonly ResolvedSystem[], base: readonly ResolvedSystem[]): PlacesOf {
  const headOf = new Map(head.map((one) => [one.system.id, one]));
  const baseOf = new Map(base.map((one) => [one.system.id, one]));
  const placesOf = remember((id: string) => placesOfSystem(headOf.get(id)!, baseOf.get(id)!));
  return (id) => (baseOf.has(id) ? placesOf(id) : null);
}

function placesOfSystem(now: ResolvedSystem, before: ResolvedSystem): Places {
  const namesNow = new Set(now.assets.map(({ name }) => name));
  const kept = new Set(before.assets.flatMap(({ name }) => (namesNow.has(name) ? name : [])));
  // A system's only document is the same one before and after, even if its file was moved.
  const isAlone = now.documents.length === 1 && before.documents.length === 1;
  const places = { before: new Map<string, FormerPlace>(), now: new Map<DesiredAsset, string>() };
  let order = 0;
  eachEntry(before.documents, isAlone, kept, ({ name, hints }, gap) => {
    places.before.set(`"${name}`, { gap, order: ++order });
    if (hints?.id != null) places.before.set(hints.id.value, { gap, order });
  });
  eachEntry(now.documents, isAlone, kept, (asset, gap) => void places.now.set(asset, gap));
  return places;
}

function eachEntry(
  documents: readonly InventoryDocument[],
  isAlone: boolean,
  kept: ReadonlySet<string>,
  visit: (asset: DesiredAsset, gap: string) => void,
): void {
  const ofFile = new Map<string, number>();
  for (const { file, assets } of documents) {
    const number = ofFile.get(file.path) ?? 0;
    ofFile.set(file.path, number + 1);
    const document = isAlone ? '' : `${number} ${file.path}`;
    let gap = `${document}\n`;
    for (const asset of assets) {
      if (kept.has(asset.name)) gap = `${document}\n${asset.name}`;
      else visit(asset, gap);
    }
  }
}
