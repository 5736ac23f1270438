// Which commits are to be applied (design section 8): those after the last that was, which touch the inventory, and the
// pull requests that brought them. What does not touch it costs a page now and then.
import type { Commit, PullRequest } from './answers.ts';
import { GitHubError } from './errors.ts';
import { type Marks, namedByOldest } from './mark.ts';
import type { GitHub } from './port.ts';

export type Commits = ReadonlyMap<string, Commit>;

export interface Range {
  /** The commit of the last successful apply, or what stands for it; null when nothing tells. */
  readonly applied: string | null;
  /** Whether the newest mark is of a history that is no more. */
  readonly isRewritten: boolean;
  /** All commits after it, up to and with the one looked from, by hash. */
  readonly commits: Commits;
  /** Those that touch the inventory, newest first. */
  readonly touching: readonly Commit[];
  /** Hashes of those that no run has tried to apply yet. */
  readonly fresh: ReadonlySet<string>;
  /** Hashes of those that a run has tried, and of the one looked from. */
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
}

/** Asks early for what is most often needed: GitHub is asked nothing twice, so this costs nothing. */
export function askAhead({ github, from, paths }: Pick<RangeInput, 'github' | 'from' | 'paths'>, guess: string | null) {
  const asked: Promise<unknown>[] = paths.map((path) => github.commits({ sha: from, path }, 1));
  if (guess !== null && guess !== from) asked.push(github.compare(guess, from, 1));
  for (const one of asked) one.catch(() => {});
}

/** `known` is what `findApplied` found of the same. */
export async function findRange(input: RangeInput, known: Applied): Promise<Range> {
  const commits = await commitsAfter(known.applied, input);
  const touching = await touchingAmong(commits, input);
  const shas = [input.from, ...input.marks.all.map(({ commit }) => commit)];
  const tried = shas.filter((sha) => commits.has(sha));
  return { ...known, commits, touching, fresh: untried(commits, input), tried };
}

export type Applied = Pick<Range, 'applied' | 'isRewritten'>;

/** What was applied last, by the marks. */
export async function findApplied({ github, from, before, marks }: RangeInput): Promise<Applied> {
  const { latest } = marks;
  const said = latest?.commit ?? namedByOldest(marks);
  if (said === null) return { applied: before, isRewritten: false };
  switch (await relation(github, said, from)) {
    case 'ahead':
    case 'identical':
      return { applied: said, isRewritten: false };
    case 'behind':
      // An apply of a commit on top of ours succeeded: all of ours is applied.
      return { applied: latest === null ? before : from, isRewritten: false };
    default:
      return { applied: before, isRewritten: true };
  }
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
  const found: Commit[] = [];
  const first = await github.commits({ sha: from, path }, 1);
  let entries = first.entries;
  for (let page = 2; ; ) {
    found.push(...entries);
    const last = entries.at(-1);
    // Newest first by their dates: what is older than the oldest of the range is none of it.
    if (page > first.pages || last === undefined || timeOf(last) < oldest) break;
    const until = page === 2 ? Math.min(first.pages, Math.ceil(commits.size / PAGE) + 1) : page;
    const asked = Array.from({ length: until - page + 1 }, (_, index) => page + index);
    entries = (await Promise.all(asked.map((number) => github.commits({ sha: from, path }, number)))).flatMap(
      (answer) => answer.entries,
    );
    page = until + 1;
  }
  return found.filter(({ sha }) => commits.has(sha));
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
export async function mergedPulls({ github, range, defaultBranch, pause }: MergedInput): Promise<Merged> {
  const found = new Found();
  const touching = range.touching.map(({ sha }) => sha);
  const awaited = new Set(touching.filter((sha) => range.fresh.has(sha)).slice(0, MOST_AWAITED));
  const askAll = async (shas: readonly string[]) => {
    const answers = await Promise.all(shas.map((sha) => github.pullsOf(sha)));
    return shas.filter(
      (sha, index) =>
        !found.add(
          sha,
          answers[index]!.filter((pull) => isMergedInto(pull, defaultBranch)),
        ),
    );
  };
  let without = await askAll([...new Set([...touching, ...range.tried])]);
  for (const ms of pause === null ? [] : PATIENCE_MS) {
    const open = without.filter((sha) => awaited.has(sha));
    if (open.length === 0) break;
    await pause?.(ms);
    const still = new Set(await askAll(open));
    without = without.filter((sha) => !awaited.has(sha) || still.has(sha));
  }
  const isTouching = new Set(touching);
  return { ...found.all(), direct: without.filter((sha) => isTouching.has(sha)) };
}

class Found {
  readonly #byNumber = new Map<number, PullRequest>();
  readonly #brought = new Map<number, string[]>();

  /** Whether there are any. */
  add(sha: string, pulls: readonly PullRequest[]): boolean {
    for (const pull of pulls) {
      this.#byNumber.set(pull.number, pull);
      this.#brought.set(pull.number, [...(this.#brought.get(pull.number) ?? []), sha]);
    }
    return pulls.length > 0;
  }

  all(): Pick<Merged, 'pulls' | 'brought'> {
    const pulls = [...this.#byNumber.values()].sort((a, b) => a.number - b.number);
    return { pulls, brought: this.#brought };
  }
}

function isMergedInto({ merged_at, base_ref }: PullRequest, branch: string): boolean {
  return merged_at !== null && base_ref === branch;
}
