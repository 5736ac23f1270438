// What people may have meant. "Did you mean": the few valid words that are closest to an invalid one. Also creates that
// look like renames. The tool never treats these as renames, it only asks: many people rename without the
// hint, and each such rename costs an asset its history.
import leven from 'leven';
import type { Change, Create, Delete, ShownPlan } from './change.ts';
import { compareText } from './compare.ts';
import type { DiagnosticArgs, Report } from './diagnostic.ts';
import { groupBy } from './group.ts';
import type { AssetState, DesiredAsset } from './model.ts';
import { nameKey, placeOf } from './names.ts';

/** Longer names are compared by their beginnings: the work for one pair is bounded. */
const LONGEST = 80;

/** The common form of spellings: case, white space, dashes and underscores do not count. */
function spelling(word: string): string {
  return word
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s_-]+/g, '');
}

/**
 * The words nearest to `word`, best first, at most `most` of them; none if nothing is near. Case, white space, dashes
 * and underscores do not count. Apart from that, a few letters may be wrong or missing, or a name may have gained words
 * at one end.
 */
export function nearest(word: string, words: Iterable<string>, most?: number): string[] {
  return new Vocabulary(words, most).nearest(word);
}

/** After this many different invalid words, the answer is empty: so many are not typing errors. */
const MOST_QUESTIONS = 100;
/** The shortest word that is looked for inside longer words: a shorter one begins or ends too many of them. */
const LEAST_SHARED = 5;

/** Words that are searched more than once. Each word is folded once, and each answer is computed once. */
export class Vocabulary {
  readonly #words: Iterable<string>;
  readonly #answers = new Map<string, string[]>();
  readonly #most: number;
  #folded: readonly { readonly word: string; readonly folded: string }[] | null = null;

  constructor(words: Iterable<string>, most = 3) {
    this.#words = words;
    this.#most = most;
  }

  nearest(word: string): string[] {
    const answered = this.#answers.get(word);
    if (answered !== undefined) return answered;
    if (this.#answers.size >= MOST_QUESTIONS) return [];
    this.#folded ??= Array.from(new Set(this.#words), (word) => ({ word, folded: spelling(word) }));
    const asked = spelling(word);
    const bound = asked.length < 3 ? 0 : asked.length < 4 ? 1 : asked.length < 12 ? 2 : 3;
    const near: { readonly word: string; readonly distance: number }[] = [];
    const longer: typeof near = [];
    for (const { word: other, folded } of this.#folded) {
      const isTooFar =
        Math.abs(asked.length - folded.length) > bound || Math.max(asked.length, folded.length) > LONGEST;
      // More than the bound means "too far".
      const distance = folded === asked ? 0 : isTooFar ? bound + 1 : leven(asked, folded, { maxDistance: bound + 1 });
      if (distance <= bound) near.push({ word: other, distance });
      else if (hasGained(folded, asked)) longer.push({ word: other, distance: folded.length });
    }
    const byDistance = (a: (typeof near)[number], b: typeof a) =>
      a.distance - b.distance || compareText(a.word, b.word);
    near.sort(byDistance);
    // More than one wrong letter is less likely than words that were left out: South is South Substation, not North.
    const isClose = near.length > 0 && near[0]!.distance <= 1;
    const answer = (isClose ? near : [...longer.sort(byDistance), ...near]).slice(0, this.#most).map((one) => one.word);
    this.#answers.set(word, answer);
    return answer;
  }
}

/** Whether the longer of two is the other one with something before or behind it. */
function hasGained(a: string, b: string): boolean {
  const [long, short] = a.length > b.length ? [a, b] : [b, a];
  return short.length >= LEAST_SHARED && (long.startsWith(short) || long.endsWith(short));
}

// Creates that look like renames of assets that no entry means any more.

/** An asset that would be deleted, and the entry that may be the same under another name. */
export interface RenamePair {
  readonly from: Delete;
  readonly to: Create;
}

/** A live asset that would be deleted, or that stays undeclared. */
interface Left extends AssetState {
  readonly id: string;
  readonly kind: DiagnosticArgs['possible-rename']['kind'];
  /** The entry that meant it before; null if that is not known. */
  readonly entry: DesiredAsset | null;
}

/** The most pairs that are compared in one plan. Beyond that, names are alike only if they are spelled alike. */
const MOST_COMPARED = 100_000;
const LEAST_LIKENESS = 0.5;

/**
 * Reports `possible-rename` for similar names of one type in one system, and for the last asset of an earlier entry or a
 * delete, and the last create. What the files ask for is never paired with drift: the two have nothing to do with each
 * other. Nor are entries with two numbers: they are two devices. `entriesBefore` are by the id of their live asset.
 */
export function findPossibleRenames(
  changes: readonly Change[],
  undeclared: readonly (AssetState & { readonly id: string })[],
  entriesBefore: ReadonlyMap<string, DesiredAsset>,
  report: Report,
): void {
  const keyOf = (isDrift: boolean, { asset_type, cyber_system_id }: AssetState) =>
    `${isDrift} ${asset_type} ${cyber_system_id}`;
  const left = changes.flatMap((change): Left[] => {
    if (change.action !== 'delete') return [];
    const kind = change.origin === 'drift' ? 'drift' : 'deleted';
    return [{ ...change.before, id: change.id, kind, entry: entriesBefore.get(change.id) ?? null }];
  });
  for (const asset of undeclared)
    left.push({ ...asset, kind: 'undeclared', entry: entriesBefore.get(asset.id) ?? null });
  const leftOf = groupBy(left, (one) => keyOf(one.kind === 'drift', one));
  const creates = changes.filter((change) => change.action === 'create');
  let budget = MOST_COMPARED;
  for (const [key, created] of groupBy(creates, ({ origin, after }) => keyOf(origin === 'drift', after))) {
    const some = leftOf.get(key) ?? [];
    const isCompared = some.length * created.length <= budget;
    if (isCompared) budget -= some.length * created.length;
    for (const [{ name: from, id, kind }, to] of pairUp(some, created, isCompared)) {
      const args = { from, to: to.after.name, id, system: to.cyberSystem, kind };
      report({ code: 'possible-rename', severity: 'warning', at: placeOf(to.desired), args });
    }
  }
}

function pairUp(left: readonly Left[], creates: readonly Create[], isCompared: boolean): (readonly [Left, Create])[] {
  const spelled = creates.map((to) => ({ to, name: spelling(to.after.name) }));
  const bySpelling = groupBy(spelled, ({ name }) => name);
  const alike = left.flatMap((from) => {
    const name = spelling(from.name);
    const others = isCompared ? spelled : (bySpelling.get(name) ?? []).slice(0, 5);
    const pairs = others.map((other) => ({ from, to: other.to, likeness: likeness(name, other.name) }));
    return pairs.filter((pair) => pair.likeness >= LEAST_LIKENESS && mayBeOne(from, pair.to));
  });
  const paired = new Set<Left | Create>();
  const pairs: [Left, Create][] = [];
  for (const { from, to } of alike.sort((a, b) => b.likeness - a.likeness)) {
    if (paired.has(from) || paired.has(to)) continue;
    paired.add(from).add(to);
    pairs.push([from, to]);
  }
  // Nothing says that an asset which no entry ever meant goes with the last create.
  const [from, ...more] = left.filter((one) => !paired.has(one) && (one.kind !== 'undeclared' || one.entry !== null));
  const [to, ...moreCreates] = creates.filter((one) => !paired.has(one));
  const isLast = from !== undefined && to !== undefined && more.length + moreCreates.length === 0;
  return isLast && mayBeOne(from, to) ? [...pairs, [from, to]] : pairs;
}

/** Not if both have a number in the CMDB, and the numbers differ. */
function mayBeOne({ entry }: Left, { desired }: Create): boolean {
  const [before, now] = [entry?.externalId?.value, desired.externalId?.value];
  return before === undefined || now === undefined || before === now;
}

/** From 0 to 1 (the same). Takes names as `spelling` gives them. */
function likeness(a: string, b: string): number {
  if (a === b) return 1;
  const [one, other] = [a.slice(0, LONGEST), b.slice(0, LONGEST)];
  return 1 - leven(one, other) / Math.max(one.length, other.length);
}

/** The pairs that a plan asks about. */
export function possibleRenames({ changes, diagnostics }: Pick<ShownPlan, 'changes' | 'diagnostics'>): RenamePair[] {
  const questions = diagnostics.filter((finding) => 'args' in finding && finding.code === 'possible-rename');
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
