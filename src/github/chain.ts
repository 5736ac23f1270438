// The chain: the commits after the applied one on the first-parent line of the default branch, by position. Pure: which
// of them touch the inventory, and what later records withdrew.

/** The first-parent line up to a commit, oldest first, as far as it is among these commits. */
export function firstParentLine(
  commits: readonly { readonly sha: string; readonly parents: readonly string[] }[],
  tip: string,
): string[] {
  const bySha = new Map(commits.map((commit) => [commit.sha, commit]));
  const line: string[] = [];
  for (let at = bySha.get(tip); at !== undefined; at = bySha.get(at.parents[0] ?? '')) {
    line.push(at.sha);
    bySha.delete(at.sha);
  }
  return line.reverse();
}

/**
 * The positions of the commits whose inventory differs from the one before. Position 0 is the applied commit.
 * `trees` identifies the inventory in each commit.
 */
export function touching(line: readonly string[], applied: string, trees: Readonly<Record<string, string>>): number[] {
  const chain = [applied, ...line];
  return line.flatMap((sha, index) => (trees[sha] === trees[chain[index]!] ? [] : [index + 1]));
}

/**
 * For each showing (what a pull request showed that landed at a position of the chain), the fingerprints that a later one
 * withdrew: it was planned on a base that already held the earlier merge, and does not show them.
 */
export function withdrawn(
  showings: readonly {
    readonly at: number;
    /** The position of the commit that it was planned on; null if that is not on the chain. */
    readonly base: number | null;
    readonly fingerprints: ReadonlySet<string>;
  }[],
): ReadonlySet<string>[] {
  return showings.map(({ at, fingerprints }) => {
    const later = showings.filter((one) => one.at > at && one.base !== null && one.base >= at);
    return new Set([...fingerprints].filter((print) => later.some((one) => !one.fingerprints.has(print))));
  });
}
