// Every choice of a world comes from one seed, so that a failure can be reproduced.
import { seededRandom } from '../../src/emulator/faults.ts';

export class Dice {
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = seededRandom(seed);
  }

  /** A whole number from 0 to n - 1. */
  below(n: number): number {
    return Math.floor(this.#random() * n);
  }

  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  chance(probability: number): boolean {
    return this.#random() < probability;
  }

  pick<T>(list: readonly T[]): T {
    const picked = list[this.below(list.length)];
    if (picked === undefined) throw new Error('nothing to pick from');
    return picked;
  }

  /** A key, with a probability by its weight. */
  weighted<K extends string>(choices: Readonly<Partial<Record<K, number>>>): K {
    const keys = Object.keys(choices) as K[];
    return this.pick(keys.flatMap((key) => Array.from({ length: choices[key] ?? 0 }, () => key)));
  }

  shuffled<T>(list: readonly T[]): T[] {
    const left = [...list];
    return list.map(() => left.splice(this.below(left.length), 1)[0]!);
  }
}
