// How many cycles the changes of a world have, under every reading of uniqueness at once: the
// organization or the system, exact or case-folded. Each costs one more write.
import type { State, Step } from './world.ts';

export interface Bounds {
  /** The fewest changes to park so that no cycle is left. */
  readonly least: number;
  readonly most: number;
}

/** Entangled cycles may take more than the least; a plain ring takes exactly one. */
export function cyclesOf(steps: readonly Step[]): Bounds {
  const waits = steps.map((step) => {
    const taken = keys(step.after, step.before);
    return [...steps.keys()].filter((m) => steps[m] !== step && givesUp(steps[m]!, taken));
  });
  const bounds = components(waits).map((members) => boundsOf(members, waits));
  return { least: sum(bounds.map(({ least }) => least)), most: sum(bounds.map(({ most }) => most)) };
}

function givesUp({ before, after }: Step, taken: ReadonlySet<string>): boolean {
  return [...keys(before, after)].some((key) => taken.has(key));
}

/** What `state` holds and `other` does not. */
function keys(state: State | null, other: State | null): Set<string> {
  const left = new Set(state === null ? [] : readings(state));
  for (const key of other === null ? [] : readings(other)) left.delete(key);
  return left;
}

function readings({ name, system }: State): string[] {
  const folded = name.toLowerCase().toUpperCase().toLowerCase();
  return [`exact ${name}`, `folded ${folded}`, `exact ${system}\n${name}`, `folded ${system}\n${folded}`];
}

/** Groups of two and more that wait for each other, round about. */
function components(waits: readonly (readonly number[])[]): number[][] {
  const reach = waits.map((_, n) => reachable(n, waits, new Set()));
  const groups = new Map<string, number[]>();
  waits.forEach((_, n) => {
    const mutual = [...reach[n]!].filter((m) => reach[m]!.has(n)).sort((a, b) => a - b);
    if (mutual.length > 1) groups.set(mutual.join(), mutual);
  });
  return [...groups.values()];
}

function reachable(from: number, waits: readonly (readonly number[])[], without: ReadonlySet<number>): Set<number> {
  const seen = new Set<number>();
  const queue = without.has(from) ? [] : [...waits[from]!];
  for (const n of queue) {
    if (seen.has(n) || without.has(n)) continue;
    seen.add(n);
    queue.push(...waits[n]!);
  }
  return seen;
}

const MOST_MEMBERS = 12;

function boundsOf(members: readonly number[], waits: readonly (readonly number[])[]): Bounds {
  const inside = waits.map((list, n) => (members.includes(n) ? list.filter((m) => members.includes(m)) : []));
  const isRing = members.every((n) => inside[n]!.length === 1);
  if (isRing) return { least: 1, most: 1 };
  const least = members.length > MOST_MEMBERS ? 1 : fewest(members, inside);
  return { least, most: members.length - 1 };
}

function fewest(members: readonly number[], inside: readonly (readonly number[])[]): number {
  const sets = Array.from({ length: 2 ** members.length }, (_, bits) => members.filter((_m, n) => (bits >> n) & 1));
  const breaking = sets.filter((set) => members.every((n) => !reachable(n, inside, new Set(set)).has(n)));
  return Math.min(...breaking.map((set) => set.length));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}
