// How alike two names are. "Did you mean": the few valid words that are closest to an invalid one.
import leven from 'leven';
import { compareText } from './compare.ts';

/** Longer names are compared by their beginnings: the work for one pair is bounded. */
const LONGEST = 80;

/** The common form of spellings: case, white space, dashes and underscores do not count. */
export function spelling(word: string): string {
  return word
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s_-]+/g, '');
}

/** From 0 to 1 (the same). Takes names as `spelling` gives them. */
export function likeness(a: string, b: string): number {
  if (a === b) return 1;
  const [one, other] = [a.slice(0, LONGEST), b.slice(0, LONGEST)];
  return 1 - leven(one, other) / Math.max(one.length, other.length);
}

/**
 * The words nearest to `word`, best first, at most `most` of them; none if nothing is near. Case, white space, dashes
 * and underscores do not count. Beyond that a few letters may be wrong or missing, or a name may have gained words at
 * one end.
 */
export function nearest(word: string, words: Iterable<string>, most?: number): string[] {
  return new Vocabulary(words, most).nearest(word);
}

/** After so many different invalid words the answer is empty: so many are no typing errors. */
const MOST_QUESTIONS = 100;
/** A shorter word begins or ends too many others. */
const LEAST_SHARED = 5;

/** Words that are searched more than once. Each word is folded once, and each question is answered once. */
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
    const known = this.#answers.get(word);
    if (known !== undefined) return known;
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
    const answer = (near.length > 0 ? near : longer)
      .sort((a, b) => a.distance - b.distance || compareText(a.word, b.word))
      .slice(0, this.#most)
      .map((one) => one.word);
    this.#answers.set(word, answer);
    return answer;
  }
}

/** Whether the longer of two is the other one with something before or behind it. */
function hasGained(a: string, b: string): boolean {
  const [long, short] = a.length > b.length ? [a, b] : [b, a];
  return short.length >= LEAST_SHARED && (long.startsWith(short) || long.endsWith(short));
}
