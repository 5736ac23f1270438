// How pull requests reach their base: each of GitHub's three ways, alone or through a merge queue.
import { WEB_FLOW } from './git.ts';
import { History, type Push } from './history.ts';
import type { PullState } from './state.ts';

export type MergeMethod = 'merge' | 'squash' | 'rebase';

/** What one pull request became on its base; the last commit is what GitHub calls its merge commit. */
interface Landing {
  readonly pull: PullState;
  /** Oldest first, along first parents. Empty when all of it was there already. */
  readonly commits: readonly string[];
}

/** Pull requests that a merge queue tries together, one on top of the other. */
export interface MergeGroup {
  readonly baseRef: string;
  readonly baseSha: string;
  readonly headRef: string;
  readonly headSha: string;
  readonly landings: readonly Landing[];
}

export class Merging extends History {
  /** Merges one pull request into its base. Throws when they conflict. */
  async merge(pull: PullState, method: MergeMethod = 'merge'): Promise<Push> {
    const ref = `refs/heads/${pull.base}`;
    const before = await this.tipOf(pull.base);
    const landing = await this.#build(pull, before, method);
    return this.#land({ ref, before, landings: [landing] });
  }

  /** Builds the commits that a merge queue tests, and the branch that it tests them on. */
  async queue(pulls: readonly PullState[], method: MergeMethod = 'merge'): Promise<MergeGroup> {
    const last = pulls.at(-1);
    if (last === undefined) throw new Error('a merge group holds at least one pull request');
    const baseRef = `refs/heads/${last.base}`;
    const baseSha = await this.tipOf(last.base);
    const landings: Landing[] = [];
    let headSha = baseSha;
    for (const pull of pulls) {
      const landing = await this.#build(pull, headSha, method);
      landings.push(landing);
      headSha = landing.commits.at(-1) ?? headSha;
    }
    const headRef = `refs/heads/gh-readonly-queue/${last.base}/pr-${last.number}-${baseSha}`;
    await this.git.publish({ [headRef]: headSha });
    return { baseRef, baseSha, headRef, headSha, landings };
  }

  /** Lands a group: one push, in which each commit belongs to its own pull request. */
  async landGroup({ baseRef, baseSha, headRef, landings }: MergeGroup): Promise<Push> {
    const push = await this.#land({ ref: baseRef, before: baseSha, landings });
    await this.git.publish({ [headRef]: null });
    return push;
  }

  async #build(pull: PullState, onto: string, method: MergeMethod): Promise<Landing> {
    if (method === 'rebase') return { pull, commits: await this.#rebase(pull, onto) };
    const signed = { at: this.state.calendar.stamp(), committer: WEB_FLOW };
    const title = `Merge pull request #${pull.number} from ${pull.branch}`;
    const merged = await this.git.merge(onto, pull.headSha, { ...signed, message: `${title}\n\n${pull.title}` });
    if (merged === null) throw new Error(`pull request ${pull.number} conflicts with its base`);
    if (method === 'merge') return { pull, commits: [merged] };
    const message = `${pull.title} (#${pull.number})`;
    return { pull, commits: [await this.git.squash(merged, onto, { ...signed, message })] };
  }

  /** Every commit again, with a new hash even where the base has not moved: GitHub makes itself the committer. */
  async #rebase(pull: PullState, onto: string): Promise<string[]> {
    const originals = (await this.git.log(pull.headSha, { not: onto })).filter(({ parents }) => parents.length === 1);
    const commits: string[] = [];
    for (const { sha } of originals.toReversed()) {
      const signed = { at: this.state.calendar.stamp(), committer: WEB_FLOW };
      const picked = await this.git.pick(sha, commits.at(-1) ?? onto, signed);
      if (picked === null) throw new Error(`pull request ${pull.number} conflicts with its base`);
      commits.push(picked);
    }
    return commits;
  }

  async #land({ ref, before, landings }: { ref: string; before: string; landings: readonly Landing[] }): Promise<Push> {
    const commits = landings.flatMap((landing) => landing.commits);
    const after = commits.at(-1) ?? before;
    await this.git.publish({ [ref]: after });
    const at = this.state.calendar.stamp();
    for (const landing of landings) this.#close(landing, at);
    return { ref, before, after, commits };
  }

  #close({ pull, commits }: Landing, at: string): void {
    Object.assign(pull, { state: 'closed', closedAt: at, mergedAt: at, updatedAt: at });
    pull.mergeCommitSha = commits.at(-1) ?? null;
    for (const sha of commits) this.state.associate(sha, pull.number);
  }
}
