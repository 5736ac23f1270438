// "Did you mean": the few valid words that are closest to an invalid one. Linear in the number of words.
import { compareText, partingOf } from './compare.ts';

/** Names differ by typing errors. Longer words are compared only after folding. */
const LONGEST = 120;

/**
 * The words nearest to `word`, best first, at most `most` of them; none if nothing is near. Case, white space, dashes
 * and underscores do not count. Beyond that a few letters may be wrong, missing, doubled or swapped.
 */
export function nearest(word: string, words: Iterable<string>, most?: number): string[] {
  return new Vocabulary(words, most).nearest(word);
}

/** After so many different invalid words the answer is empty: so many are no typing errors. */
const MOST_QUESTIONS = 100;

interface FoldedWord {
  readonly word: string;
  readonly folded: string;
}

/** Words that are searched more than once. Each word is folded once, and each question is answered once. */
export class Vocabulary {
  readonly #words: Iterable<string>;
  readonly #answers = new Map<string, string[]>();
  readonly #most: number;
  #folded: readonly FoldedWord[] | null = null;

  /** Returns at most `most` words. */
  constructor(words: Iterable<string>, most = 3) {
    this.#words = words;
    this.#most = most;
  }

  nearest(word: string): string[] {
    const known = this.#answers.get(word);
    if (known !== undefined) return known;
    if (this.#answers.size >= MOST_QUESTIONS) return [];
    this.#folded ??= Array.from(this.#words, (word) => ({ word, folded: spelling(word) }));
    const folded = spelling(word);
    const close = this.#search(folded, this.#folded);
    const answer = close.length > 0 ? close : longer(folded, this.#folded).slice(0, this.#most);
    this.#answers.set(word, answer);
    return answer;
  }

  #search(folded: string, words: readonly FoldedWord[]) {
    const most = this.#most;
    let bound = tolerance(folded.length);
    const closest: { readonly word: string; readonly distance: number }[] = [];
    for (const { word, folded: other } of words) {
      const distance = distanceWithin(folded, other, bound);
      if (distance > bound || closest.some((one) => one.word === word)) continue;
      const place = closest.findIndex((one) => (distance - one.distance || compareText(word, one.word)) < 0);
      closest.splice(place === -1 ? closest.length : place, 0, { word, distance });
      if (closest.length > most) closest.pop();
      // Once there are enough words, only words at least as near as the last of them matter.
      if (closest.length === most) bound = closest[most - 1]!.distance;
    }
    return closest.map((one) => one.word);
  }
}

/** Shorter words begin or end too many others. */
const LEAST_SHARED = 5;

/** Words that start or end with the other word: a name that gained a voltage is still that name. */
function longer(folded: string, words: readonly FoldedWord[]): string[] {
  if (folded.length < LEAST_SHARED) return [];
  const extend = (long: string, short: string) => long.startsWith(short) || long.endsWith(short);
  const relatives = words.filter(({ folded: other }) => {
    return other.length >= LEAST_SHARED && (extend(other, folded) || extend(folded, other));
  });
  return relatives
    .sort((a, b) => a.folded.length - b.folded.length || compareText(a.word, b.word))
    .map(({ word }) => word);
}

/** The common form of spellings: case, white space, dashes and underscores do not count. */
export function spelling(word: string): string {
  return word
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s_-]+/g, '');
}

function tolerance(length: number): number {
  if (length < 3) return 0;
  if (length < 6) return 1;
  return length < 12 ? 2 : 3;
}

/** Edits (insert, remove, replace, swap neighbors) from `a` to `b`. Anything above `bound` means "too far". */
function distanceWithin(one: string, other: string, bound: number): number {
  if (one === other) return 0;
  const tooFar = bound + 1;
  if (Math.abs(one.length - other.length) > bound || one.length > LONGEST || other.length > LONGEST) return tooFar;
  // Names of one plant start and end alike. What they share adds no distance, and would be most of the work.
  const [start, end] = commonEnds(one, other);
  const a = one.slice(start, one.length - end);
  const b = other.slice(start, other.length - end);
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = nextRow({ a, b, i, bound, previous, before });
    before = previous;
    previous = row;
    if (Math.min(...row) > bound) return tooFar;
  }
  return Math.min(previous[b.length]!, tooFar);
}

/** How many characters two words share at their start, and then at their end: at most `most` together. */
export function commonEnds(a: string, b: string, most = a.length): readonly [start: number, end: number] {
  const shorter = Math.min(a.length, b.length, most);
  const start = Math.min(partingOf(a, b), shorter);
  let end = 0;
  while (end < shorter - start && a.charCodeAt(a.length - 1 - end) === b.charCodeAt(b.length - 1 - end)) end++;
  return [start, end];
}

interface DistanceRow {
  readonly a: string;
  readonly b: string;
  readonly i: number;
  readonly bound: number;
  readonly previous: readonly number[];
  readonly before: readonly number[];
}

/** One row of the table, filled only within `bound` of the diagonal: nothing else can end below the bound. */
function nextRow({ a, b, i, bound, previous, before }: DistanceRow): number[] {
  const tooFar = bound + 1;
  const row = new Array<number>(b.length + 1).fill(tooFar);
  if (i <= bound) row[0] = i;
  const last = Math.min(b.length, i + bound);
  for (let j = Math.max(1, i - bound); j <= last; j++) {
    const same = a[i - 1] === b[j - 1];
    let best = previous[j - 1]! + (same ? 0 : 1);
    best = Math.min(best, previous[j]! + 1, row[j - 1]! + 1);
    const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
    if (swapped) best = Math.min(best, before[j - 2]! + 1);
    row[j] = best;
  }
  return row;
}
