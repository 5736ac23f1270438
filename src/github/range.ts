// Which commits are to be applied, which pull requests brought them, and what later ones withdrew.
// Pure.
import { addUnder } from '../core/group.ts';
import type { Commit, PullRequest } from './answers.ts';

export type Commits = ReadonlyMap<string, Commit>;

/**
 * The identity of the inventory in each commit, by hash of the commit. If two are the same, they hold the same files.
 */
export type InventoryTrees = Readonly<Record<string, string>>;

/** Commits by hash. */
export function byHash(commits: readonly Commit[]): Commits {
  return new Map(commits.map((commit) => [commit.sha, commit]));
}

/** The commits of a range that a commit contains, including itself. Empty if it is not in the range. */
export function heldBy(commits: Commits, sha: string): ReadonlySet<string> {
  const contained = new Set<string>();
  const open = [sha];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const commit = contained.has(next) ? undefined : commits.get(next);
    if (commit === undefined) continue;
    contained.add(next);
    open.push(...commit.parents);
  }
  return contained;
}

/** The merges of a range that lead to one of these commits, whatever their dates. */
export function mergesAbove(shas: Iterable<string>, commits: Commits): Commit[] {
  const children = new Map<string, Commit[]>();
  for (const commit of commits.values()) {
    for (const parent of commit.parents) addUnder(children, parent, commit);
  }
  const above = new Map<string, Commit>();
  const open = [...shas];
  for (let sha = open.pop(); sha !== undefined; sha = open.pop()) {
    for (const child of children.get(sha) ?? []) {
      if (above.has(child.sha)) continue;
      above.set(child.sha, child);
      open.push(child.sha);
    }
  }
  return [...above.values()].filter(({ parents }) => parents.length > 1);
}

export interface TouchingInput {
  readonly commits: Commits;
  /** Hashes of the commits that GitHub lists for the inventory's paths. */
  readonly listed: readonly string[];
  /** Hashes of the commits that earlier applies were tried at. */
  readonly tried: readonly string[];
  /** null if they were not read. */
  readonly trees: InventoryTrees | null;
}

/**
 * The commits that change the inventory. If a merge has the same inventory as one parent, git lists only that parent's
 * history. So a merge that is pushed by hand can bring back changes that were withdrawn. The inventory's tree in each
 * commit shows what such a merge hides.
 */
export function touchingIn({ commits, listed, tried, trees }: TouchingInput): readonly string[] {
  if (trees === null) return listed;
  const touching = new Set(listed);
  const looked = new Set<string>();
  for (;;) {
    const open = mergesAbove([...touching, ...tried], commits).filter(({ sha }) => !looked.has(sha));
    if (open.length === 0) return [...touching];
    for (const merge of open) {
      looked.add(merge.sha);
      const hidden = hiddenBehind(merge, commits, trees);
      for (const sha of hidden.length === 0 ? [] : [merge.sha, ...hidden]) touching.add(sha);
    }
  }
}

/** The commits that change the inventory and are reached only through parents with another inventory than the merge. */
function hiddenBehind({ sha, parents }: Commit, commits: Commits, trees: InventoryTrees): string[] {
  const isSame = (parent: string) => trees[parent] === trees[sha];
  const followed = parents.filter(isSame);
  if (followed.length === 0 || followed.length === parents.length) return [];
  const followedCommits = new Set(followed.flatMap((parent) => [...heldBy(commits, parent)]));
  const beside = new Set(parents.filter((parent) => !isSame(parent)).flatMap((one) => [...heldBy(commits, one)]));
  return [...beside].filter((each) => !followedCommits.has(each) && hasChanged(commits.get(each)!, trees));
}

/** Whether the inventory of a commit differs from that of each parent. */
function hasChanged({ sha, parents }: Commit, trees: InventoryTrees): boolean {
  return parents.every((parent) => trees[parent] !== trees[sha]);
}

/** Whether a pull request was merged into that branch. */
export function isMergedInto({ merged_at, base_ref }: PullRequest, branch: string): boolean {
  return merged_at !== null && base_ref === branch;
}

interface PlannedPull {
  readonly number: number;
  /** Hashes of the commits that it brought. None if it has not landed. */
  readonly brought: readonly string[];
  /** The contents of its record; null for none. */
  readonly record: {
    readonly base: string;
    readonly changes: readonly { readonly fingerprint: string }[];
  } | null;
}

/**
 * What later pull requests withdrew. They were planned on a base that contains an earlier one, and
 * do not show what it showed. Fingerprints by the number of the earlier pull request.
 */
export function withdrawals(
  planned: readonly PlannedPull[],
  commits: Commits,
): ReadonlyMap<number, ReadonlySet<string>> {
  const withdrawn = new Map<number, Set<string>>();
  for (const { record } of planned) {
    if (record === null) continue;
    const earlierCommits = heldBy(commits, record.base);
    const shownChanges = new Set(record.changes.map(({ fingerprint }) => fingerprint));
    const isEarlier = ({ brought }: PlannedPull) =>
      brought.length > 0 && brought.every((sha) => earlierCommits.has(sha));
    for (const earlier of planned.filter(isEarlier)) {
      const gone = withdrawn.get(earlier.number) ?? new Set();
      for (const { fingerprint } of earlier.record?.changes ?? [])
        if (!shownChanges.has(fingerprint)) gone.add(fingerprint);
      withdrawn.set(earlier.number, gone);
    }
  }
  return withdrawn;
}

/** The commits of a range that an apply was tried at, and the commit of the run. */
export function triedIn(commits: Commits, applies: readonly { readonly commit: string }[], of: string): string[] {
  return [...new Set([of, ...applies.map(({ commit }) => commit)])].filter((sha) => commits.has(sha));
}
