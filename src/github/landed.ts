// Reads once what landed on the default branch since the applied commit, as plain data: the chain of commits, the pull
// requests that matter, and what GitHub knows about them. judge.ts decides what it means.
import type { CheckRun, Comment, Commit, PullRequest, Review } from './answers.ts';
import type { AppliedLog } from './applied-log.ts';
import type { GitHub } from './client.ts';
import { isOfGitHub } from './errors.ts';
import { checkName } from './record.ts';
import { undecided } from './review.ts';

/** A part of the default branch: a commit, and what landed after it. */
export interface Chain {
  /** null if nothing is known. */
  readonly start: string | null;
  /** GitHub's time just before that commit was read as the tip of the branch; null if not known. */
  readonly at: string | null;
  /** The commits since then, oldest first. */
  readonly commits: readonly Pick<Commit, 'sha' | 'parents'>[];
}

/** What counts as applied before a commit, by the applied log. */
export interface AppliedPoint extends Omit<Chain, 'start'> {
  /** null if nothing is known. */
  readonly applied: string | null;
  /** Whether the named commit is not behind the tip. `applied` is then their merge base, or null without one. */
  readonly isRewritten: boolean;
  readonly foreign: AppliedLog['foreign'];
}

/** What counts as applied from an entry of the log on. */
export type AppliedEntry = Pick<AppliedPoint, 'applied' | 'at'>;

/** The waits before each try to read what GitHub may not know yet, because it lags behind after a push or a merge. */
const WAITS_MS = [0, 2000, 5000];

/**
 * The commit that the newest entry of the log names, and the commits from it to `tip`. If it is not behind `tip`, their
 * merge base counts instead.
 */
export async function readApplied(
  github: GitHub,
  { state, foreign }: { readonly state: AppliedEntry | null; readonly foreign: AppliedLog['foreign'] },
  tip: string,
  pause: (ms: number) => Promise<void>,
): Promise<AppliedPoint> {
  const { applied: named, at } = state ?? { applied: null, at: null };
  const point = { applied: named, at, commits: [], isRewritten: false, foreign };
  if (named === null || named === tip) return point;
  for (const wait of WAITS_MS) {
    if (wait > 0) await pause(wait);
    try {
      const { status, commits, merge_base } = await github.compareAll(named, tip);
      if (status === 'ahead' || status === 'identical') return { ...point, commits };
      return { ...point, applied: merge_base, at: null, commits, isRewritten: true };
    } catch (error) {
      if (!isOfGitHub(error) || !['not-found', 'invalid'].includes(error.kind)) throw error;
    }
  }
  // A commit may be gone if no branch has it any more. Also, some histories have no commit in common.
  return { ...point, applied: null, at: null, isRewritten: true };
}

/** A pull request that landed, and what GitHub knows about it. null for what was not read. */
interface LandedPull {
  readonly pull: PullRequest;
  /** The position in the chain at which it landed. */
  readonly at: number;
  /** Whether that commit, or another commit of the pull request, touches the inventory. */
  readonly touches: boolean;
  /** The check runs of plans on its head commit. */
  readonly runs: readonly CheckRun[];
  readonly comments: readonly Comment[] | null;
  readonly reviews: readonly Review[] | null;
  readonly commits: readonly Commit[] | null;
  /** Whether the pull request has more commits than these. */
  readonly hasMore: boolean;
}

export interface Landed {
  /** The commit at which the chain starts, then the commits after it. Empty if the tip has none before it. */
  readonly chain: readonly string[];
  /** The pull requests whose records may count, in the order in which they landed. */
  readonly pulls: readonly LandedPull[];
  /** Permissions in the repository by login: `none` if the person has none; no entry if GitHub does not say. */
  readonly rights: ReadonlyMap<string, string>;
  /** What the token could not read, as sentences without names. */
  readonly unread: readonly string[];
}

const NOTHING_LANDED: Landed = { chain: [], pulls: [], rights: new Map(), unread: [] };

/** This many of the pull requests that landed last are read even if they do not touch the inventory. */
const NEWEST_READ = 5;
/** A pull request may have been merged shortly before its commit was read as the tip of the branch. */
const MARGIN_MS = 5 * 60_000;

/** What landed on the chain up to `tip`, and what GitHub knows about it. Nothing if the chain has no start. */
export async function readLanded(
  github: GitHub,
  { start, at, commits }: Chain,
  options: {
    readonly tip: string;
    readonly defaultBranch: string;
    /** Input `name`. */
    readonly name: string;
    /** For `review`, comments, commits and the reviewers' permissions are read, too. */
    readonly approval: 'none' | 'plan' | 'review';
    /** The bot whose check runs are records; null if the run may not read check runs. */
    readonly bot: string | null;
    /** Whether records are sealed with a key. If so, comments are read, too. */
    readonly isSealed: boolean;
    /** Reads with git what identifies the inventory in each of the commits. */
    readonly treesOf: (commits: readonly string[]) => Promise<Readonly<Record<string, string>>>;
    readonly pause: (ms: number) => Promise<void>;
  },
): Promise<Landed> {
  if (start === null) return NOTHING_LANDED;
  const line = firstParentLine(commits, options.tip);
  if (line.length === 0) return { ...NOTHING_LANDED, chain: [start] };
  const touched = touching(line, start, await options.treesOf([start, ...line]));

  const inOrder = await landedOn(github, line, touched, at, options);
  const newest = new Set(inOrder.slice(-NEWEST_READ));
  const relevant = inOrder.filter((one) => one.touches || newest.has(one));
  const pulls = await Promise.all(relevant.map((each) => readLandedPull(github, each, options)));
  const people = options.approval === 'review' ? pulls : [];
  return { chain: [start, ...line], pulls, ...(await readRights(github, people)) };
}

/**
 * The pull requests that landed on the line, in the order in which they landed. They come from the list of closed pull
 * requests. For touching commits that none of these names, GitHub is asked about the commit.
 */
async function landedOn(
  github: GitHub,
  line: readonly string[],
  touched: readonly number[],
  readAt: string | null,
  { defaultBranch, pause }: Pick<Parameters<typeof readLanded>[2], 'defaultBranch' | 'pause'>,
) {
  const positions = new Map(line.map((sha, index) => [sha, index + 1]));
  const touching = new Set(touched);
  const landed = new Map<number, { readonly pull: PullRequest; readonly at: number; readonly touches: boolean }>();
  const isMerged = (pull: PullRequest) => pull.merged_at !== null && pull.base_ref === defaultBranch;
  const closed = await github.closedPulls(defaultBranch, readAt === null ? 0 : Date.parse(readAt) - MARGIN_MS);
  for (const pull of closed) {
    const position = positions.get(pull.merge_commit_sha ?? '');
    if (isMerged(pull) && position !== undefined)
      landed.set(pull.number, { pull, at: position, touches: touching.has(position) });
  }
  const named = new Set(Array.from(landed.values(), (one) => one.at));
  for (const wait of WAITS_MS) {
    const unnamed = touched.filter((position) => !named.has(position));
    if (unnamed.length === 0) break;
    if (wait > 0) await pause(wait);
    const answers = await Promise.all(unnamed.map((position) => github.pullsOf(line[position - 1]!)));
    for (const [index, position] of unnamed.entries()) {
      for (const pull of answers[index]!.filter(isMerged)) {
        // A direct push may bring a commit of an old pull request to this line. This does not land it again.
        const at = pull.merge_commit_sha === null ? position : positions.get(pull.merge_commit_sha);
        if (at === undefined) continue;
        landed.set(pull.number, { pull, at, touches: true });
        named.add(position);
      }
    }
  }
  return [...landed.values()].sort((a, b) => a.at - b.at || a.pull.number - b.pull.number);
}

/** The first-parent line up to a commit, oldest first, as far as these commits have it. */
function firstParentLine(
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
 * The positions of the commits whose inventory differs from the one before. Position 0 is the start of the chain.
 * `trees` identifies the inventory in each commit.
 */
function touching(line: readonly string[], start: string, trees: Readonly<Record<string, string>>): number[] {
  const chain = [start, ...line];
  return line.flatMap((sha, index) => (trees[sha] === trees[chain[index]!] ? [] : [index + 1]));
}

/** The most commits of a pull request that GitHub lists. */
const MOST_COMMITS = 250;

/** Reads only the check runs if the head has no plan: then nobody can have approved anything. */
async function readLandedPull(
  github: GitHub,
  { pull, at, touches }: { readonly pull: PullRequest; readonly at: number; readonly touches: boolean },
  { name, approval, bot, isSealed }: Pick<Parameters<typeof readLanded>[2], 'name' | 'approval' | 'bot' | 'isSealed'>,
): Promise<LandedPull> {
  const { number, head_sha } = pull;
  const runs = bot === null ? [] : await github.checkRuns(head_sha, checkName('plan', name));
  const bare = { pull, at, touches, runs, comments: null, reviews: null, commits: null, hasMore: false };
  if (runs.length === 0) return bare;
  const [comments, reviews, commits] = await Promise.all([
    approval === 'review' || isSealed ? github.comments(number) : null,
    approval === 'none' ? null : github.reviews(number),
    approval === 'review' ? github.commitsOfPull(number) : null,
  ]);
  const isFull = (commits?.length ?? 0) >= MOST_COMMITS;
  const count = isFull ? ((await github.pull(number)).commit_count ?? Number.POSITIVE_INFINITY) : 0;
  return { ...bare, comments, reviews, commits, hasMore: isFull && count > MOST_COMMITS };
}

/** Reads the permissions of the people whose reviews matter. */
async function readRights(github: GitHub, pulls: readonly LandedPull[]) {
  const deciding = pulls.flatMap(({ reviews }) => undecided(reviews ?? []));
  const rights = new Map<string, string>();
  const unread = new Set<string>();
  const logins = [...new Set(deciding.flatMap(({ user }) => user?.login ?? []))];
  await Promise.all(
    logins.map(async (login) => {
      try {
        rights.set(login, await github.permissionOf(login));
      } catch (error) {
        if (!isOfGitHub(error)) throw error;
        if (error.kind === 'not-found') rights.set(login, 'none');
        else if (error.kind === 'forbidden') unread.add(UNREAD + error.message);
        else throw error;
      }
    }),
  );
  return { rights, unread: [...unread] };
}

const UNREAD =
  "The reviewers' permissions cannot be read. Reviews count if GitHub lists the reviewer as an owner, member or collaborator. ";
