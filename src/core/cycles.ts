// Which changes to park so that the waits between changes and names have no cycle left.

/** A bipartite graph: change → the gates it waits for → the changes that give that name up. */
export interface Waits {
  readonly waits: readonly (readonly number[])[];
  readonly givers: readonly (readonly number[])[];
}

/** One position of the depth-first walk: a change or a gate, and how far its edges have been followed. */
interface Frame {
  readonly isGate: boolean;
  readonly number: number;
  next: number;
}

const NEW = 0;
const OPEN = 1;
const DONE = 2;

/**
 * One walk, depth first, without recursion. Every cycle holds an edge back to something open on the walk's path;
 * parking the change at that edge removes all of its waits, hence the edge. A ring or a swap costs one; where
 * cycles are entangled it may be more than the least, never one a cycle could do without at all.
 */
export function findCycleBreakers({ waits, givers }: Waits): ReadonlySet<number> {
  const changeMark = new Uint8Array(waits.length);
  const gateMark = new Uint8Array(givers.length);
  const parked = new Set<number>();
  for (let start = 0; start < waits.length; start++) {
    if (changeMark[start] !== NEW || waits[start]!.length === 0) continue;
    changeMark[start] = OPEN;
    const path: Frame[] = [{ isGate: false, number: start, next: 0 }];
    while (path.length > 0) step(path);
  }
  return parked;

  function step(path: Frame[]): void {
    const frame = path[path.length - 1]!;
    const edges = frame.isGate ? givers[frame.number]! : parked.has(frame.number) ? [] : waits[frame.number]!;
    const target = edges[frame.next++];
    if (target === undefined) {
      (frame.isGate ? gateMark : changeMark)[frame.number] = DONE;
      path.pop();
      return;
    }
    const marks = frame.isGate ? changeMark : gateMark;
    if (marks[target] === OPEN) {
      // The change at this edge: the one it starts from, or the one it leads back to.
      parked.add(frame.isGate ? target : frame.number);
    } else if (marks[target] === NEW) {
      marks[target] = OPEN;
      path.push({ isGate: !frame.isGate, number: target, next: 0 });
    }
  }
}
