// How many cycles the changes of a world have, in every scope of unique names at once: the organization
// or the system, exact, in lower or upper case, or case-folded. Each costs one more write.
import type { State, Step } from './world.ts';

/** How many writes they may cost: a plain ring exactly one, entangled rings at most one for each member but one. */
export function cyclesOf(steps: readonly Step[]): { readonly least: number; readonly most: number } {
  const waits = steps.map((step) => {
    const taken = keys(step.after, step.before);
    return [...steps.keys()].filter((m) => steps[m] !== step && givesUp(steps[m]!, taken));
  });
  const groups = components(waits);
  const most = groups.map((members) => {
    const isRing = members.every((n) => waits[n]!.filter((m) => members.includes(m)).length === 1);
    return isRing ? 1 : members.length - 1;
  });
  return { least: groups.length, most: most.reduce((sum, each) => sum + each, 0) };
}

function givesUp({ before, after }: Step, taken: ReadonlySet<string>): boolean {
  return [...keys(before, after)].some((key) => taken.has(key));
}

/** The keys that `state` has and `other` does not. */
function keys(state: State | null, other: State | null): Set<string> {
  const left = new Set(state === null ? [] : readings(state));
  for (const key of other === null ? [] : readings(other)) left.delete(key);
  return left;
}

function readings({ name, system }: State): string[] {
  const upper = name.toUpperCase();
  const lower = name.toLowerCase();
  const both = lower.toUpperCase().toLowerCase();
  const names = [`exact ${name}`, `lower ${lower}`, `upper ${upper}`, `folded ${both}`];
  return names.flatMap((key) => [key, `${system}\n${key}`]);
}

/** Groups of two or more that wait for each other in a circle. */
function components(waits: readonly (readonly number[])[]): number[][] {
  const reach = waits.map((next) => {
    const seen = new Set(next);
    for (const n of seen) for (const m of waits[n]!) seen.add(m);
    return seen;
  });
  const groups = new Map<string, number[]>();
  waits.forEach((_, n) => {
    const mutual = [...reach[n]!].filter((m) => reach[m]!.has(n)).sort((a, b) => a - b);
    if (mutual.length > 1) groups.set(mutual.join(), mutual);
  });
  return [...groups.values()];
}
