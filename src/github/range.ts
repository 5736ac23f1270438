// Which commits are to be applied (design section 8): back from a commit along first parents to the first mark, and
// the pull requests that brought them.

import type { CheckRun, PullRequest } from './answers.ts';
import { appliedBefore, isUnderWay, mayBeOf, pushedOnto, type RunAttempt } from './mark.ts';
import type { GitHub } from './port.ts';

/** How far back a mark is looked for. */
const MOST_COMMITS = 250;

export interface RangeInput {
  readonly github: GitHub;
  /** The commit to start from: the one that is applied, or that a pull request is compared with. */
  readonly from: string;
  /** What counts as applied when there is no mark: the commit before a push, or null. */
  readonly before: string | null;
  /** Marks of other apps do not count; null: none does. */
  readonly appId: number | null;
  readonly markName: string;
  /** The origin of the service: marks of another do not count. */
  readonly service: string;
  /** The mark of this run itself, which does not count. */
  readonly own: number | null;
  /** This run; null where it is not known. */
  readonly self?: RunAttempt | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export interface Range {
  /** The commit of the last successful apply; null when nothing tells. */
  readonly applied: string | null;
  /** The commits after it, up to and with `from`, newest first. */
  readonly commits: readonly string[];
  /** How many of these, the newest, no run has tried to apply yet. */
  readonly fresh: number;
  /** Another apply that began less than an hour ago and has not ended. */
  readonly underWay: CheckRun | null;
}

/** Walks until the commit that counts as applied, or as far as it may. */
export async function findRange(input: RangeInput): Promise<Range> {
  const commits: string[] = [];
  let named: string | null = null;
  let underWay: CheckRun | null = null;
  let tried: number | null = null;
  let before = input.before;
  const rangeAfter = (applied: string | null, newer: readonly string[] = commits): Range => {
    return { applied, commits: newer, fresh: tried ?? newer.length, underWay };
  };
  for await (const sha of firstParents(input.github, input.from)) {
    if (sha === named || commits.length === MOST_COMMITS) break;
    if (named === null) {
      const marks = await marksOn(sha, input);
      underWay ??= marks.find((mark) => isAhead(mark, sha, input)) ?? null;
      if (marks.some(({ status }) => status === 'completed')) tried ??= commits.length;
      if (marks.some(({ conclusion }) => conclusion === 'success')) return rangeAfter(sha);
      named = commitNamed(marks, appliedBefore);
      if (named === sha) break;
      before = commitNamed(marks, pushedOnto) ?? before;
    }
    commits.push(sha);
  }
  if (named !== null) return rangeAfter(named);
  // The run of the commit before may have been dropped, so that commit is the last to be believed, after those that
  // tries of older pushes set out from.
  return rangeAfter(before, newerThan(before, commits));
}

/** Of two runs at one commit, which see each other, the first goes on; one at an older commit does not see ours. */
function isAhead(
  mark: CheckRun,
  sha: string,
  { now, own, from, self = null }: Pick<RangeInput, 'now' | 'own' | 'from' | 'self'>,
): boolean {
  return isUnderWay(mark, now, self) && (sha !== from || own === null || mark.id < own);
}

/** An apply at a commit newer than ours that began before it: on its way back ours does not pass it. */
export async function underWaySince(
  ours: string,
  tip: string,
  input: Pick<RangeInput, 'github' | 'appId' | 'markName' | 'service' | 'own' | 'self' | 'now'>,
): Promise<CheckRun | null> {
  for await (const sha of firstParentsUntil(input.github, tip, ours)) {
    const marks = await marksOn(sha, input);
    const ahead = marks.find((mark) => isAhead(mark, sha, { ...input, from: sha }));
    if (ahead !== undefined) return ahead;
  }
  return null;
}

/** All when nothing is known. Where history was rewritten, or goes back too far, the newest is all that is sure. */
function newerThan(sha: string | null, commits: readonly string[]): readonly string[] {
  if (sha === null) return commits;
  const found = commits.indexOf(sha);
  return commits.slice(0, found < 0 ? 1 : found);
}

/** Of several tries at one commit, what the newest that says so set out from. */
function commitNamed(marks: readonly CheckRun[], read: (mark: CheckRun) => string | null): string | null {
  for (const mark of marks) {
    const named = read(mark);
    if (named !== null) return named;
  }
  return null;
}

/** Newest first. */
async function marksOn(
  sha: string,
  { github, appId, markName, service, own }: Pick<RangeInput, 'github' | 'appId' | 'markName' | 'service' | 'own'>,
): Promise<CheckRun[]> {
  if (appId === null) return [];
  const runs = await github.checkRuns(sha, markName);
  const ours = runs.filter((run) => run.app_id === appId && run.id !== own && mayBeOf(service, run));
  return ours.sort((a, b) => b.id - a.id);
}

/** A commit, its first parent, and so on. Pages hold other commits, too, so a parent may be on none read yet. */
async function* firstParents(github: GitHub, from: string): AsyncGenerator<string> {
  const parents = new Map<string, string | undefined>();
  for (let sha: string | undefined = from; sha !== undefined; sha = parents.get(sha)) {
    if (!parents.has(sha)) {
      for (const commit of (await github.commits({ sha, path: '' }, 1)).entries)
        parents.set(commit.sha, commit.parents[0]);
    }
    yield sha;
  }
}

/** The commits from one, along first parents, until another, which is left out. */
export async function* firstParentsUntil(github: GitHub, from: string, until: string): AsyncGenerator<string> {
  let seen = 0;
  for await (const sha of firstParents(github, from)) {
    if (sha === until || seen++ === MOST_COMMITS) return;
    yield sha;
  }
}

/** What was pushed just now: only of these GitHub may not tell yet. */
const MOST_AWAITED = 30;
/** Pauses before GitHub is asked again for the pull requests of a commit: the answer lags behind the merge. */
const PATIENCE_MS = [1000, 2000, 4000, 8000];

export interface MergedInput {
  readonly github: GitHub;
  readonly commits: readonly string[];
  readonly defaultBranch: string;
  /** The first so many commits are waited for, within reason. The others a run has waited for before. */
  readonly fresh?: number;
  /** Waits; null where an empty answer is taken as it is. */
  readonly pause: ((ms: number) => Promise<void>) | null;
}

/** The pull requests that brought the commits, each once, oldest number first. A direct push has none. */
export async function mergedPulls(input: MergedInput): Promise<PullRequest[]> {
  const { github, commits, defaultBranch, pause } = input;
  const fresh = new Set(commits.slice(0, Math.min(input.fresh ?? MOST_AWAITED, MOST_AWAITED)));
  const byNumber = new Map<number, PullRequest>();
  let open = [...commits];
  for (const ms of [0, ...(pause === null ? [] : PATIENCE_MS)]) {
    if (open.length === 0) break;
    if (ms > 0) await pause?.(ms);
    const without: string[] = [];
    for (const sha of open) {
      const pulls = (await github.pullsOf(sha)).filter((pull) => isMergedInto(pull, defaultBranch));
      if (pulls.length === 0 && fresh.has(sha)) without.push(sha);
      for (const pull of pulls) byNumber.set(pull.number, pull);
    }
    open = without;
  }
  return [...byNumber.values()].sort((a, b) => a.number - b.number);
}

function isMergedInto({ merged_at, base_ref }: PullRequest, branch: string): boolean {
  return merged_at !== null && base_ref === branch;
}
