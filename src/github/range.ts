// Which commits are to be applied (design section 8): those after the last that was, which touch the inventory, and the
// pull requests that brought them. What does not touch it costs a page now and then.
import { addUnder } from '../core/group.ts';
import { early } from '../core/result.ts';
import type { Commit, PullRequest } from './answers.ts';
import { GitHubError } from './errors.ts';
import { type Mark, type Marks, namedByOldest } from './mark.ts';
import type { GitHub } from './port.ts';

export type Commits = ReadonlyMap<string, Commit>;

/** What is to be applied. */
export interface Range {
  /** All commits after what is applied, up to and with the one looked from, by hash. */
  readonly commits: Commits;
  /** Those that touch the inventory, newest first. */
  readonly touching: readonly Commit[];
  /** Hashes of those that no run has tried to apply yet. */
  readonly fresh: ReadonlySet<string>;
  /** Hashes of those that a run has tried, and of the one that this run is of. */
  readonly tried: readonly string[];
}

export interface RangeInput {
  readonly github: Pick<GitHub, 'compare' | 'commits'>;
  /** The commit that is applied, or that a pull request is compared with. */
  readonly from: string;
  /** What counts as applied when no mark tells: the commit before a push, or null. */
  readonly before: string | null;
  readonly marks: Marks;
  /** Folders and files that hold the inventory; '' among them for the whole repository. */
  readonly paths: readonly string[];
  /** The commit that the run is of, where it looks from another. */
  readonly of?: string;
}

/** The pull requests of commits, as far as they were asked for before it was known that they matter. */
export type Early = ReadonlyMap<string, Promise<readonly PullRequest[]>>;

export interface AheadInput extends Pick<RangeInput, 'from' | 'paths'> {
  readonly github: Pick<GitHub, 'compare' | 'commits' | 'pullsOf'>;
  /** The newest mark: mostly what is applied. Without one, the commit before. */
  readonly mark: Pick<Mark, 'commit' | 'createdAt'> | null;
  readonly before: string | null;
}

/** What touches the inventory rests on no mark: where it is looked from is enough. */
export function askFirst({ github, from, paths }: Pick<AheadInput, 'github' | 'from' | 'paths'>): void {
  for (const path of paths) void early(github.commits({ sha: from, path }, 1));
}

/** Asks early for what is most often needed: GitHub is asked nothing twice, so this costs nothing. */
export function askAhead({ github, from, paths, mark, before }: AheadInput): Early {
  const pulls = new Map<string, Promise<readonly PullRequest[]>>();
  const guess = mark?.commit ?? before;
  if (guess !== null && guess !== from) void early(github.compare(guess, from, 1));
  const since = mark?.createdAt ?? Number.POSITIVE_INFINITY;
  const ask = ({ sha }: Commit) => {
    if (pulls.has(sha)) return;
    pulls.set(sha, early(github.pullsOf(sha)));
  };
  for (const path of paths) void early(newerThan(since, { github, from, path }, ask));
  return pulls;
}

/** What was committed after a mark was made is not applied by it: so many pages of it are read ahead. */
const PAGES_AHEAD = 10;

async function newerThan(since: number, { github, from, path }: OnePath, tell: (commit: Commit) => void) {
  let next = github.commits({ sha: from, path }, 1);
  for (let page = 1; ; page += 1) {
    const { entries, pages } = await next;
    const newer = entries.filter((commit) => timeOf(commit) > since);
    const isLast = newer.length < entries.length || page >= Math.min(pages, PAGES_AHEAD);
    // Before what is asked of each commit, which may be more than goes out at once.
    if (!isLast) next = github.commits({ sha: from, path }, page + 1);
    newer.forEach(tell);
    if (isLast) return;
  }
}

/** After what `findApplied` found of the same. */
export async function findRange(input: RangeInput, applied: string | null): Promise<Range> {
  const commits = await commitsAfter(applied, input);
  const touching = await touchingAmong(commits, input);
  const { from, of = from, marks } = input;
  const shas = new Set([of, ...marks.all.map(({ commit }) => commit)]);
  const tried = [...shas].filter((sha) => commits.has(sha));
  return { commits, touching, fresh: untried(commits, input), tried };
}

interface LastApplied {
  /** The commit of the last successful apply, or what stands for it; null when nothing tells. */
  readonly applied: string | null;
  /** Whether the newest mark is of a history that is no more. */
  readonly isRewritten: boolean;
}

export interface AppliedInput extends Omit<RangeInput, 'paths'> {
  /** Where the branch that is applied points to now. */
  readonly tip: () => Promise<string>;
}

/** What was applied last, by the marks. */
export async function findApplied({ github, from, before, marks, tip }: AppliedInput): Promise<LastApplied> {
  const { latest } = marks;
  const marked = latest?.commit ?? namedByOldest(marks);
  if (marked === null) return { applied: before, isRewritten: false };
  switch (await relation(github, marked, from)) {
    case 'ahead':
    case 'identical':
      return { applied: marked, isRewritten: false };
    case 'behind':
      if (latest === null) return { applied: before, isRewritten: false };
      // An apply of a commit on top of ours succeeded: all of ours is applied, unless the branch was taken back since.
      return (await isPartOf(github, marked, await tip()))
        ? { applied: from, isRewritten: false }
        : { applied: before, isRewritten: true };
    default:
      return { applied: before, isRewritten: true };
  }
}

async function isPartOf(github: RangeInput['github'], commit: string, tip: string): Promise<boolean> {
  return ['ahead', 'identical'].includes(await relation(github, commit, tip));
}

async function relation(github: RangeInput['github'], base: string, head: string): Promise<string> {
  if (base === head) return 'identical';
  try {
    return (await github.compare(base, head, 1)).status;
  } catch (error) {
    // A commit that nothing leads to any more may be gone.
    if (error instanceof GitHubError && ['not-found', 'invalid'].includes(error.kind)) return 'diverged';
    throw error;
  }
}

const PAGE = 100;
/** How far back commits are looked at when nothing tells what was applied. */
const PAGES_UNTOLD = 3;

/** The commits that one has beyond another. */
export async function commitsAfter(
  applied: string | null,
  { github, from }: Pick<RangeInput, 'github' | 'from'>,
): Promise<Commits> {
  if (applied === from) return new Map();
  if (applied === null) return byHash(await newestPages(github, from));
  const first = await github.compare(applied, from, 1);
  const more = Array.from({ length: Math.ceil(first.total_commits / PAGE) - 1 }, (_, index) => index + 2);
  const rest = await Promise.all(more.map((page) => github.compare(applied, from, page)));
  return byHash([first, ...rest].flatMap(({ commits }) => commits));
}

async function newestPages(github: RangeInput['github'], sha: string): Promise<Commit[]> {
  const pages = Array.from({ length: PAGES_UNTOLD }, (_, index) => github.commits({ sha, path: '' }, index + 1));
  return (await Promise.all(pages)).flatMap(({ entries }) => entries);
}

function byHash(commits: readonly Commit[]): Commits {
  return new Map(commits.map((commit) => [commit.sha, commit]));
}

async function touchingAmong(commits: Commits, { github, from, paths }: RangeInput): Promise<Commit[]> {
  if (commits.size === 0) return [];
  const lists = await Promise.all(paths.map((path) => touchingOne(commits, { github, from, path })));
  return [...byHash(lists.flat()).values()];
}

interface OnePath {
  readonly github: RangeInput['github'];
  readonly from: string;
  readonly path: string;
}

async function touchingOne(commits: Commits, { github, from, path }: OnePath): Promise<Commit[]> {
  if (path === '') return [...commits.values()].reverse();
  const oldest = Math.min(...Array.from(commits.values(), timeOf));
  const listed: Commit[] = [];
  const first = await github.commits({ sha: from, path }, 1);
  let entries = first.entries;
  for (let page = 2; ; ) {
    listed.push(...entries);
    const last = entries.at(-1);
    // Newest first by their dates: what is older than the oldest of the range is none of it.
    if (page > first.pages || last === undefined || timeOf(last) < oldest) break;
    const until = page === 2 ? Math.min(first.pages, Math.ceil(commits.size / PAGE) + 1) : page;
    const numbers = Array.from({ length: until - page + 1 }, (_, index) => page + index);
    entries = (await Promise.all(numbers.map((number) => github.commits({ sha: from, path }, number)))).flatMap(
      (answer) => answer.entries,
    );
    page = until + 1;
  }
  return listed.filter(({ sha }) => commits.has(sha));
}

/**
 * What merges hide: where a merge has what one parent has, git lists what that parent leads to and nothing else, so that a
 * merge pushed by hand can bring back what was taken back since. Of merges newer than what counts, each parent is asked.
 */
export async function unhide(range: Range, input: RangeInput): Promise<Range> {
  const { commits, touching } = range;
  if (input.paths.includes('')) return range;
  const bySha = new Map(byHash(touching));
  const looked = new Set<string>();
  for (;;) {
    const counting = new Set([...bySha.keys(), ...range.tried.filter((sha) => sha !== input.from)]);
    const merges = mergesAbove(counting, commits).filter(({ sha }) => !looked.has(sha) && !bySha.has(sha));
    if (merges.length === 0) break;
    await Promise.all(
      merges.map(async (merge) => {
        looked.add(merge.sha);
        const parents = merge.parents.filter((sha) => commits.has(sha));
        const lists = parents.map((from) => touchingAmong(commits, { ...input, from }));
        const hidden = (await Promise.all(lists)).flat().filter(({ sha }) => !bySha.has(sha));
        for (const commit of hidden.length === 0 ? [] : [merge, ...hidden]) bySha.set(commit.sha, commit);
      }),
    );
  }
  return bySha.size === touching.length ? range : { ...range, touching: [...bySha.values()] };
}

/** The merges of a range that lead to one of these commits, whatever their dates say. */
function mergesAbove(counting: ReadonlySet<string>, commits: Commits): Commit[] {
  const children = new Map<string, Commit[]>();
  for (const commit of commits.values()) {
    for (const parent of commit.parents) addUnder(children, parent, commit);
  }
  const above = new Map<string, Commit>();
  const open = [...counting];
  for (let sha = open.pop(); sha !== undefined; sha = open.pop()) {
    for (const child of children.get(sha) ?? []) {
      if (above.has(child.sha)) continue;
      above.set(child.sha, child);
      open.push(child.sha);
    }
  }
  return [...above.values()].filter(({ parents }) => parents.length > 1);
}

function timeOf({ date }: Commit): number {
  return date === null ? Number.NEGATIVE_INFINITY : Date.parse(date);
}

/** What the newest mark's run looked at, it has waited for. */
function untried(commits: Commits, { marks, from }: RangeInput): ReadonlySet<string> {
  const newest = marks.all.find(({ commit }) => commit !== from);
  const tried = newest === undefined ? new Set<string>() : heldBy(commits, newest.commit);
  return new Set([...commits.keys()].filter((sha) => !tried.has(sha)));
}

/** The commits of a range that one of them holds, itself among them; none where it is not of the range. */
export function heldBy(commits: Commits, sha: string): ReadonlySet<string> {
  const held = new Set<string>();
  const open = [sha];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const commit = held.has(next) ? undefined : commits.get(next);
    if (commit === undefined) continue;
    held.add(next);
    open.push(...commit.parents);
  }
  return held;
}

/** What was pushed just now: only of these GitHub may not tell yet. */
const MOST_AWAITED = 30;
/** Pauses before GitHub is asked again for the pull requests of a commit: the answer lags behind the merge. */
const PATIENCE_MS = [1000, 2000, 4000, 8000];

export interface MergedInput {
  readonly github: Pick<GitHub, 'pullsOf'>;
  readonly range: Pick<Range, 'touching' | 'fresh' | 'tried'>;
  readonly early: Early;
  readonly defaultBranch: string;
  /** Waits; null where an empty answer is taken as it is. */
  readonly pause: ((ms: number) => Promise<void>) | null;
}

export interface Merged {
  /** Each once, oldest number first. */
  readonly pulls: readonly PullRequest[];
  /** By number: which of the commits it brought. */
  readonly brought: ReadonlyMap<number, readonly string[]>;
  /** Commits that touch the inventory, and that no pull request brought. */
  readonly direct: readonly string[];
}

/** The pull requests that brought the commits, and those that an apply was tried at: they may show what is pending. */
export async function mergedPulls({ github, range, early, defaultBranch, pause }: MergedInput): Promise<Merged> {
  const byNumber = new Map<number, PullRequest>();
  const brought = new Map<number, string[]>();
  const touching = range.touching.map(({ sha }) => sha);
  const awaited = new Set(touching.filter((sha) => range.fresh.has(sha)).slice(0, MOST_AWAITED));
  /** Resolves to those that no pull request brought. */
  const askAll = async (shas: readonly string[], early: Early = new Map()) => {
    const answers = await Promise.all(shas.map((sha) => early.get(sha) ?? github.pullsOf(sha)));
    return shas.filter((sha, index) => {
      const merged = answers[index]!.filter((pull) => isMergedInto(pull, defaultBranch));
      for (const pull of merged) {
        byNumber.set(pull.number, pull);
        addUnder(brought, pull.number, sha);
      }
      return merged.length === 0;
    });
  };
  let without = await askAll([...new Set([...touching, ...range.tried])], early);
  for (const ms of pause === null ? [] : PATIENCE_MS) {
    const open = without.filter((sha) => awaited.has(sha));
    if (open.length === 0) break;
    await pause?.(ms);
    const still = new Set(await askAll(open));
    without = without.filter((sha) => !awaited.has(sha) || still.has(sha));
  }
  const isTouching = new Set(touching);
  const pulls = [...byNumber.values()].sort((a, b) => a.number - b.number);
  return { pulls, brought, direct: without.filter((sha) => isTouching.has(sha)) };
}

function isMergedInto({ merged_at, base_ref }: PullRequest, branch: string): boolean {
  return merged_at !== null && base_ref === branch;
}
