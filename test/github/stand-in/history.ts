// What people do on GitHub, in real git and in the state: commits, pull requests, reviews, and merges in each of
// GitHub's three ways, directly or through a merge queue.
import { type Files, type GitRepository, type Person, WEB_FLOW } from './git.ts';
import type { Association, PullState, RepositoryState, ReviewState, ReviewVerdict } from './state.ts';

export interface OpenPull {
  readonly branch: string;
  /** Login; null for a deleted account. `dana` by default. */
  readonly author?: string | null;
  /** The default branch if not given. */
  readonly base?: string;
  readonly title?: string;
  /** For a fork: the repository of the branch, as owner/name. */
  readonly fork?: string;
}

export interface GiveReview {
  /** Login; null for a deleted account. `rita` by default. */
  readonly user?: string | null;
  /** APPROVED by default. */
  readonly state?: ReviewVerdict;
  /** MEMBER by default. */
  readonly association?: Association;
  /** The pull request's head by default; null for a commit that is gone. */
  readonly commit?: string | null;
}

/** The author and the committer of a commit. Dana by default. */
export interface By {
  readonly author?: Person;
  readonly committer?: Person;
}

/** What a push brought to a branch. */
export interface Push {
  readonly ref: string;
  /** Zeros for a new branch. */
  readonly before: string;
  readonly after: string;
  /** Oldest first, along first parents. */
  readonly commits: readonly string[];
}

export type MergeMethod = 'merge' | 'squash' | 'rebase';

/** The commits of one pull request on its base. GitHub calls the last one its merge commit. */
interface Landing {
  readonly pull: PullState;
  /** Oldest first, along first parents. Empty if the base already has all of it. */
  readonly commits: readonly string[];
}

/** Pull requests that a merge queue tests together, one on top of the other. */
export interface MergeGroup {
  readonly baseRef: string;
  readonly baseSha: string;
  readonly headRef: string;
  readonly headSha: string;
  readonly landings: readonly Landing[];
}

const ZEROS = '0'.repeat(40);

export class History {
  readonly git: GitRepository;
  readonly state: RepositoryState;

  constructor(git: GitRepository, state: RepositoryState) {
    this.git = git;
    this.state = state;
  }

  /** The newest commit of a branch. Throws if there is no such branch. */
  async tipOf(branch: string): Promise<string> {
    const sha = await this.git.resolve(`refs/heads/${branch}`);
    if (sha === null) throw new Error(`there is no branch ${branch}`);
    return sha;
  }

  /** Commits to a branch. A new branch starts at the default branch. */
  async commitFiles(branch: string, files: Files, message = 'Inventory', by: By = {}): Promise<Push> {
    const before = await this.git.resolve(`refs/heads/${branch}`);
    const from = before ?? (await this.git.resolve(`refs/heads/${this.state.defaultBranch}`));
    const after = await this.git.commit({ from, files, message, at: this.state.calendar.stamp(), ...by });
    await this.git.publish({ [`refs/heads/${branch}`]: after });
    return { ref: `refs/heads/${branch}`, before: before ?? ZEROS, after, commits: [after] };
  }

  /** Opens a pull request, with its head and its test-merge under refs/pull/. */
  async openPull({ branch, author = 'dana', ...asked }: OpenPull): Promise<PullState> {
    const at = this.state.calendar.stamp();
    const base = asked.base ?? this.state.defaultBranch;
    const times = { createdAt: at, updatedAt: at, closedAt: null, mergedAt: null };
    const pull: PullState = {
      ...times,
      number: this.state.nextNumber(),
      title: asked.title ?? `Change ${branch}`,
      branch,
      base,
      author: author === null ? null : this.state.account(author),
      association: 'MEMBER',
      headRepository: asked.fork ?? this.state.fullName,
      headSha: await this.tipOf(branch),
      baseSha: await this.tipOf(base),
      state: 'open',
      mergeCommitSha: null,
    };
    this.state.pulls.push(pull);
    if (asked.fork !== undefined) {
      await this.git.publish({ [`refs/pull/${pull.number}/head`]: pull.headSha, [`refs/heads/${branch}`]: null });
    }
    await this.refreshTestMerge(pull);
    return pull;
  }

  /** Adds a commit to a pull request's head. */
  async pushToPull(pull: PullState, files: Files, message = 'More', by: By = {}): Promise<Push> {
    const at = this.state.calendar.stamp();
    const before = pull.headSha;
    const after = await this.git.commit({ from: before, files, message, at, ...by });
    const isOurs = pull.headRepository === this.state.fullName;
    if (isOurs) await this.git.publish({ [`refs/heads/${pull.branch}`]: after });
    pull.headSha = after;
    pull.updatedAt = at;
    await this.refreshTestMerge(pull);
    return { ref: `refs/heads/${pull.branch}`, before, after, commits: [after] };
  }

  /** Merges head and base again, as GitHub does after either has moved. A conflict leaves the ref as it was. */
  async refreshTestMerge(pull: PullState): Promise<void> {
    pull.baseSha = await this.tipOf(pull.base);
    const message = `Merge ${pull.headSha} into ${pull.baseSha}`;
    const at = this.state.calendar.stamp();
    pull.mergeCommitSha = await this.git.merge(pull.baseSha, pull.headSha, { message, at });
    const merge = pull.mergeCommitSha === null ? {} : { [`refs/pull/${pull.number}/merge`]: pull.mergeCommitSha };
    await this.git.publish({ [`refs/pull/${pull.number}/head`]: pull.headSha, ...merge });
    for (const { sha } of await this.git.log(pull.headSha, { not: pull.baseSha })) {
      this.state.associate(sha, pull.number);
    }
  }

  review(pull: PullState, given: GiveReview = {}): ReviewState {
    const { user = 'rita', state = 'APPROVED', association = 'MEMBER', commit = pull.headSha } = given;
    const review: ReviewState = {
      id: this.state.nextId(),
      pull: pull.number,
      user: user === null ? null : this.state.account(user),
      association,
      commit,
      submittedAt: state === 'PENDING' ? null : this.state.calendar.stamp(),
      state,
    };
    this.state.reviews.push(review);
    return review;
  }

  /** Changes the base of a pull request, as its author can. */
  async retarget(pull: PullState, base: string): Promise<void> {
    pull.base = base;
    pull.updatedAt = this.state.calendar.stamp();
    await this.refreshTestMerge(pull);
  }

  closePull(pull: PullState): void {
    pull.state = 'closed';
    pull.closedAt = this.state.calendar.stamp();
    pull.updatedAt = pull.closedAt;
  }

  /** Pushes to the default branch without a pull request. */
  directPush(files: Files, message = 'Direct push', by: By = {}): Promise<Push> {
    return this.commitFiles(this.state.defaultBranch, files, message, by);
  }

  /** Merges one pull request into its base. Throws if they conflict. */
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

  /** Makes every commit again. Each gets a new hash even if the base has not moved, because GitHub is the committer. */
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
    for (const { pull, commits: its } of landings) {
      const mergeCommitSha = its.at(-1) ?? null;
      Object.assign(pull, { state: 'closed', closedAt: at, mergedAt: at, updatedAt: at, mergeCommitSha });
      for (const sha of its) this.state.associate(sha, pull.number);
    }
    return { ref, before, after, commits };
  }
}
