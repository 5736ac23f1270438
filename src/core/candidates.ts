// Matching by candidates (design section 4, step 2): an asset's own name, the source its hints name, and its own
// name as a cycle may have parked it. Whoever has one candidate left takes it, until nothing changes; so chains
// work in any file order, and what is left in doubt is an error, never a guess.
import { type Candidate, type Found, findCandidates, type Settling } from './candidate.ts';
import { type Claims, FAILED, SWAP_SUFFIX } from './claims.ts';
import { addUnder } from './group.ts';
import { adviseOnHints, conclude, renameConflict, unclearSystem } from './verdict.ts';

/** First round, assets with a hint alone. Returns those that are still open. */
export function claimByHints(hinted: readonly Candidate[], settling: Settling): Candidate[] {
  const { claims } = settling;
  const clear = refuseUnclearSystems(withoutTwins(hinted, claims), settling);
  const open = refuseSharedSources(clear, settling);
  settle(open, watchersOf(open), claims);
  return open;
}

/** Second round, once plain assets have their own names: all that are open; then a verdict on each of them. */
export function claimTheRest(all: readonly Candidate[], settling: Settling): void {
  const { claims } = settling;
  const open = withoutTwins(all, claims);
  const watchers = watchersOf(open);
  settle(open, watchers, claims);
  // Only whom a claim has left with fewer candidates need be asked again: a long chain is no walk for each link.
  for (let asked = open; asked.length > 0; ) {
    const woken = claimOverParked(asked, watchers, claims);
    asked = inOrder([...woken, ...settle(woken, watchers, claims)]);
  }
  for (const candidate of open) {
    if (isOpen(candidate, claims)) conclude(candidate, settling);
    else adviseOnHints(candidate, settling);
  }
}

/** Of several entries for one name in one system, reported by names.ts, the first stands for all. */
function withoutTwins(candidates: readonly Candidate[], claims: Claims): Candidate[] {
  const firsts = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const key = keyOf(candidate.system.id, candidate.asset.name);
    if (firsts.has(key)) claims.fail(candidate.desired);
    else firsts.set(key, candidate);
  }
  return [...firsts.values()];
}

/** Each once, in order of declaration, so that no result depends on who woke whom. */
function inOrder(candidates: readonly Candidate[]): Candidate[] {
  return [...new Set(candidates)].sort((a, b) => a.desired - b.desired);
}

function keyOf(systemId: string, name: string): string {
  return `${systemId}\0${name}`;
}

function isOpen({ desired }: Candidate, claims: Claims): boolean {
  return claims.liveOf[desired]! < 0;
}

/** Who may mean a name, by the key of that name. */
type Watchers = ReadonlyMap<string, readonly Candidate[]>;

function watchersOf(open: readonly Candidate[]): Watchers {
  const watchers = new Map<string, Candidate[]>();
  for (const candidate of open) {
    const { system, asset, source } = candidate;
    watch(watchers, keyOf(system.id, asset.name), candidate);
    watch(watchers, keyOf(system.id, asset.name + SWAP_SUFFIX), candidate);
    if (source !== null) watch(watchers, keyOf(source.system.id, source.name), candidate);
  }
  return watchers;
}

/**
 * A claim may leave another asset with one candidate: those that may mean the same name are looked at again. They are
 * three at most (its own entry, the one that names it as source, the one it may be parked for), so this is linear.
 * Returns who was looked at again.
 */
function settle(open: readonly Candidate[], watchers: Watchers, claims: Claims): Candidate[] {
  const queue = [...open];
  for (let next = 0; next < queue.length; next++) {
    const candidate = queue[next]!;
    const live = isOpen(candidate, claims) ? onlyOne(findCandidates(candidate, claims)) : null;
    if (live !== null) queue.push(...claimAndWake(candidate, live, watchers, claims));
  }
  return queue.slice(open.length);
}

/** Claims, and returns those whose candidates are fewer now. */
function claimAndWake({ desired }: Candidate, live: number, watchers: Watchers, claims: Claims): readonly Candidate[] {
  claims.claim(desired, live);
  const { cyber_system_id, name } = claims.assets[live]!;
  // It watches that name itself, or it would not have found the asset.
  return watchers.get(keyOf(cyber_system_id, name))!;
}

function watch(watchers: Map<string, Candidate[]>, key: string, candidate: Candidate): void {
  addUnder(watchers, key, candidate);
}

function onlyOne({ own, source, parked }: Found): number | null {
  return own.length + source.length + parked.length === 1 ? (own[0] ?? source[0] ?? parked[0]!) : null;
}

/** Own name and leftover left: its own name. Returns those whose candidates are fewer for it. */
function claimOverParked(open: readonly Candidate[], watchers: Watchers, claims: Claims): Candidate[] {
  const woken: Candidate[] = [];
  for (const candidate of open) {
    if (!isOpen(candidate, claims)) continue;
    const { own, source } = findCandidates(candidate, claims);
    const [live] = own;
    if (live === undefined || own.length > 1 || source.length > 0) continue;
    woken.push(...claimAndWake(candidate, live, watchers, claims));
  }
  return woken;
}

/** A `moved_from` that several systems answer to might name an asset that would be lost. */
function refuseUnclearSystems(hinted: readonly Candidate[], { claims, directory, report }: Settling): Candidate[] {
  return hinted.filter(({ desired, unresolved }) => {
    if (unresolved === null || unresolved.systems.length === 0) return true;
    claims.fail(desired);
    report(unclearSystem(unresolved, directory, 'error'));
    return false;
  });
}

function refuseSharedSources(hinted: readonly Candidate[], { claims, report }: Settling): Candidate[] {
  const bySource = new Map<string, Candidate[]>();
  for (const candidate of hinted) {
    if (candidate.source === null) continue;
    watch(bySource, keyOf(candidate.source.system.id, candidate.source.name), candidate);
  }
  for (const sharers of bySource.values()) {
    if (sharers.length < 2) continue;
    for (const candidate of sharers) {
      claims.fail(candidate.desired);
      report(renameConflict(candidate, 'shared-source', []));
    }
  }
  return hinted.filter(({ desired }) => claims.liveOf[desired] !== FAILED);
}
