// Which changes to park so that the waits between changes and names have no cycle left, and few more than needed.

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
 * The changes to park: parking one removes all of its waits. A ring or a swap costs one; where cycles are entangled
 * it may be more than the least, but none that the others make needless, unless the tangle is too large to say.
 */
export function findCycleBreakers(graph: Waits): ReadonlySet<number> {
  const parked = breakAtBackEdges(graph);
  if (parked.size > 1) dropNeedless(graph, parked);
  return parked;
}

/** One walk, depth first, without recursion. Every cycle holds an edge back to something open on the walk's path. */
function breakAtBackEdges({ waits, givers }: Waits): Set<number> {
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

/** Edges that may be followed for each edge of the graph, so that a huge tangle costs no more than a few walks. */
const EFFORT = 10;

/** Takes back each park without which no cycle is left. */
function dropNeedless({ waits, givers }: Waits, parked: Set<number>): void {
  const gateSeen = new Int32Array(givers.length).fill(-1);
  let effort = EFFORT * (countEdges(waits) + countEdges(givers));
  for (const change of [...parked]) {
    parked.delete(change);
    if (effort <= 0 || isInCycle(change)) parked.add(change);
  }

  /** Whether the change waits, through others that are not parked, for itself; true when the effort is spent. */
  function isInCycle(origin: number): boolean {
    const open = [origin];
    for (let change = open.pop(); change !== undefined; change = open.pop()) {
      const gates = parked.has(change) ? [] : waits[change]!.filter((gate) => gateSeen[gate] !== origin);
      for (const gate of gates) {
        gateSeen[gate] = origin;
        effort -= givers[gate]!.length + 1;
        if (effort <= 0 || givers[gate]!.includes(origin)) return true;
        for (const giver of givers[gate]!) open.push(giver);
      }
    }
    return false;
  }
}

function countEdges(edges: readonly (readonly number[])[]): number {
  return edges.reduce((sum, { length }) => sum + length, 0);
}
