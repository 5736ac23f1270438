// The order in which changes may be written (docs/how-it-works.md). It is not known where names must be unique, so all
// possible rules apply at once: if a change takes a name under one of the rules, it waits for each change that gives up
// the name under the same rule.
import type { Change, Update } from './change.ts';
import type { AssetState } from './model.ts';
import { foldCase, SWAP_SUFFIX } from './names.ts';

/**
 * One node of the order. A `write` performs its change. A `park` is the first of two writes of an update that breaks a
 * cycle: it sets all final values except the name. A `gate` writes nothing: it marks that a name has been given up.
 */
type Step =
  | {
      readonly kind: 'write';
      readonly change: Change;
      readonly waitsFor: readonly number[];
      /** Whether a park has already written all but the name. */
      readonly isParkedBefore: boolean;
    }
  | { readonly kind: 'park'; readonly change: Update; readonly waitsFor: readonly number[] }
  | { readonly kind: 'gate'; readonly waitsFor: readonly number[] };

/** A step that writes. */
export type WorkStep = Exclude<Step, { readonly kind: 'gate' }>;

export interface Order {
  /** Steps refer to each other by their number here. The graph has no cycle. */
  readonly steps: readonly Step[];
  /** Numbers of the deletes that nothing waits for. They come last, after everything else has succeeded. */
  readonly last: ReadonlySet<number>;
}

/** The name of a parked asset until its final name is free. */
export function parkedName(change: Update): string {
  return change.after.name + SWAP_SUFFIX;
}

/**
 * Orders the changes with only the waits that the rules of uniqueness need. The time is linear in changes: if many
 * changes give up a name and many take it, this is one gate, not a wait for each pair.
 */
export function orderChanges(changes: readonly Change[]): Order {
  const { givers, waits } = namesInPlay(changes);
  const breakers = findCycleBreakers({ waits, givers });
  const steps: Step[] = [];
  const parks = new Map<number, number>();
  for (const number of breakers) parks.set(number, changes.length + givers.length + parks.size);
  const gateStep = (gate: number) => changes.length + gate;
  changes.forEach((change, number) => {
    const park = parks.get(number);
    const waitsFor = [...waits[number]!.map(gateStep), ...(park === undefined ? [] : [park])];
    steps.push({ kind: 'write', change, waitsFor, isParkedBefore: park !== undefined });
  });
  const needed = new Set(waits.flat());
  // If a change is parked, its gates wait for the park, which already gives up the names.
  givers.forEach((giving, gate) => {
    const waitsFor = needed.has(gate) ? giving.map((number) => parks.get(number) ?? number) : [];
    steps.push({ kind: 'gate', waitsFor });
  });
  for (const number of parks.keys()) steps.push({ kind: 'park', change: asUpdate(changes[number]), waitsFor: [] });
  return { steps, last: lastDeletes(steps) };
}

/**
 * Never throws: only updates are part of a cycle, because a cycle needs changes that give up one name and take another.
 */
function asUpdate(change: Change | undefined): Update {
  if (change?.action !== 'update') throw new Error('only an update both gives up a name and takes one');
  return change;
}

function lastDeletes(steps: readonly Step[]): ReadonlySet<number> {
  const waitedFor = new Set(steps.flatMap((step) => step.waitsFor));
  const last = new Set<number>();
  steps.forEach((step, number) => {
    if (step.kind === 'write' && step.change.action === 'delete' && !waitedFor.has(number)) last.add(number);
  });
  return last;
}

/**
 * The names that changes give up, as gates. `givers`: for each gate, the changes that give up the name. `waits`: for
 * each change, the gates that it waits for.
 */
function namesInPlay(changes: readonly Change[]) {
  const givers: number[][] = [];
  const gateOf = new Map<string, number>();
  changes.forEach((change, number) => {
    for (const key of namesOnlyIn(change.before, change.after)) {
      const gate = gateOf.get(key);
      if (gate === undefined) gateOf.set(key, givers.push([number]) - 1);
      else givers[gate]!.push(number);
    }
  });
  const waits = changes.map((change) => {
    if (gateOf.size === 0) return [];
    return namesOnlyIn(change.after, change.before).flatMap((key) => gateOf.get(key) ?? []);
  });
  return { givers, waits };
}

/** The keys of the name of one state that the other state does not have. */
function namesOnlyIn(one: AssetState | null, other: AssetState | null): string[] {
  if (one === null) return [];
  const others = other === null ? [] : readings(other);
  return readings(one).filter((key, reading) => key !== others[reading]);
}

/**
 * The keys of one name, one for each possible rule of uniqueness: in the organization or in the system, exact or in one
 * of the ways to ignore case. Full folding by itself is not enough: it takes "ẞ" and "SS" for one name, so if "ẞ" becomes
 * "SS", it would not wait for the asset that a service with plain lower case knows as "ss".
 */
function readings({ name, cyber_system_id: system }: AssetState): string[] {
  const spellings = [name, name.toLowerCase(), name.toUpperCase(), foldCase(name)];
  // No id is empty or contains a line feed, so no two readings share a key.
  return spellings.flatMap((spelling, way) => [`${way}\n\n${spelling}`, `${way}\n${system}\n${spelling}`]);
}

// Chooses the changes to park so that the waits have no cycle left.

/** One position of the depth-first walk: a change or a gate, and how many of its edges have been followed. */
interface Frame {
  readonly isGate: boolean;
  readonly number: number;
  next: number;
}

const NEW = 0;
const OPEN = 1;
const DONE = 2;

/**
 * The changes to park, in a bipartite graph: change → the gates that it waits for → the changes that give up that name.
 * Parking a change removes all of its waits. A ring or a swap needs one park. For entangled cycles, more changes may be
 * parked than necessary. This is one depth-first walk without recursion: every cycle has an edge back to a node that is
 * still open on the walk's path.
 */
export function findCycleBreakers({
  waits,
  givers,
}: {
  readonly waits: readonly (readonly number[])[];
  readonly givers: readonly (readonly number[])[];
}): ReadonlySet<number> {
  const changeMark = new Uint8Array(waits.length);
  const gateMark = new Uint8Array(givers.length);
  const parked = new Set<number>();
  for (let start = 0; start < waits.length; start++) {
    if (changeMark[start] !== NEW || waits[start]!.length === 0) continue;
    changeMark[start] = OPEN;
    const path: Frame[] = [{ isGate: false, number: start, next: 0 }];
    while (path.length > 0) advance(path);
  }
  return parked;

  function advance(path: Frame[]): void {
    const frame = path[path.length - 1]!;
    const edges = frame.isGate ? givers[frame.number]! : parked.has(frame.number) ? [] : waits[frame.number]!;
    const target = edges[frame.next++];
    if (target === undefined) {
      (frame.isGate ? gateMark : changeMark)[frame.number] = DONE;
      path.pop();
      return;
    }
    const marks = frame.isGate ? changeMark : gateMark;
    if (frame.isGate && marks[target] === OPEN) parked.add(target);
    if (marks[target] !== NEW) return;
    marks[target] = OPEN;
    path.push({ isGate: !frame.isGate, number: target, next: 0 });
    // A change that waits for an open gate closes a cycle, whatever else it waits for.
    if (frame.isGate && waits[target]!.some((gate) => gateMark[gate] === OPEN)) parked.add(target);
  }
}
