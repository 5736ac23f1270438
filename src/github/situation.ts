// Everything that GitHub knows about a run, read once, as plain data that can be printed and read again.
// Independent requests are sent together. judge.ts decides what it means.
import { early } from '../core/rejections.ts';
import type { Commit, Deployment, DeploymentStatus, PullRequest } from './answers.ts';
import {
  type AppliedFacts,
  type Applies,
  appliesIn,
  type DeploymentList,
  type DeploymentRules,
  type LastApplied,
  lastApplied,
  likelyCreator,
  namedCommit,
  readDeployment,
  standingOf,
  TASK,
} from './applied-deployment.ts';
import { isMissingRight, isOfGitHub } from './errors.ts';
import type { GitHub, GitHubReads } from './port.ts';
import {
  byHash,
  type Commits,
  heldBy,
  type InventoryTrees,
  isMergedInto,
  mergesAbove,
  type TouchingInput,
  touchingIn,
  triedIn,
} from './range.ts';
import { checkName } from './record.ts';
import { type PullFacts, undecidedPulls } from './records.ts';
import { undecided } from './review.ts';

export interface Situation extends AppliedFacts {
  /** The commit of the run. */
  readonly of: string;
  /** The commits after the applied one, up to and including the one from which the history is read. */
  readonly commits: readonly Commit[];
  /** Whether there are older ones, which were not read. */
  readonly hasOlder: boolean;
  /** Hashes of the commits that GitHub lists for the inventory's paths. */
  readonly listed: readonly string[];
  /** null if no merge can hide anything. */
  readonly trees: InventoryTrees | null;
  /** The pull requests that brought the commits, or that an apply was tried at, sorted by number. */
  readonly pulls: readonly PullFacts[];
  /** Permissions by login, as far as GitHub shows them. */
  readonly rights: Readonly<Record<string, string>>;
  /** What the token could not read, in words without names. */
  readonly unread: readonly string[];
}

/** What to read for a run, and the rules by which it counts. */
export interface Reading extends DeploymentRules {
  readonly github: GitHub;
  /** The commit from which the history is read. */
  readonly from: string;
  /** The commit of the run. */
  readonly of: string;
  readonly before: string | null;
  readonly defaultBranch: string;
  /** Folders and files that hold the inventory. '' among them means the whole repository. */
  readonly paths: readonly string[];
  /** `records`: what was shown. `reviews`: also who approves it. `rights`: also whether they may. */
  readonly depth: 'records' | 'reviews' | 'rights';
  /** Whether the comments of pull requests are read with their records. */
  readonly withComments: boolean;
  /** Waits for GitHub, which is behind after a merge. null if an empty answer is accepted as it is. */
  readonly pause: ((ms: number) => Promise<void>) | null;
  /** The inventory's trees in commits, from git. null if it does not matter what merges hide. */
  readonly treesOf: ((shas: readonly string[]) => Promise<InventoryTrees>) | null;
}

/** What was applied, and how more is read. */
export interface Look extends Pick<LastApplied, 'applied'> {
  readonly reading: Reading;
  readonly facts: AppliedFacts;
  /** What the deployments among the facts mean. */
  readonly applies: Applies;
}

/** What was read before. Some of it may have changed since. */
export interface Known {
  readonly facts: AppliedFacts;
  /** Ids of this run's own deployments, whose statuses are known. */
  readonly own: readonly number[];
}

/** Reads what was applied last. With an earlier reading, only what may have changed since is read again. */
export async function readApplied(reading: Reading, creator: string | null, known: Known | null = null): Promise<Look> {
  const { github, from, before, paths } = reading;
  // The commits that change the inventory do not depend on deployments, so they are requested at once.
  for (const path of paths) void early(github.commits({ sha: from, path }, 1));
  const read = known === null ? await readDeployments(reading, creator) : await readNewer(reading, creator, known);
  const applies = appliesIn(read.deployments, reading, read.creator);
  const facts = { from, before, ...read, ...(await readStandings(reading, namedCommit(applies))) };
  return { reading, facts, applies, applied: lastApplied(applies, facts).applied };
}

/** How the commit that the deployments name relates to the history that is read and, if that is older, to the tip. */
async function readStandings(
  { github, from, defaultBranch }: Reading,
  named: string | null,
): Promise<Pick<AppliedFacts, 'standings' | 'tip'>> {
  if (named === null || named === from) return { standings: {}, tip: null };
  const toFrom = await standingBetween(github, named, from);
  const standings = { [`${named}...${from}`]: toFrom };
  if (toFrom !== 'behind') return { standings, tip: null };
  const tip = await github.tipOf(defaultBranch);
  const toTip = named === tip ? 'identical' : await standingBetween(github, named, tip);
  return { standings: { ...standings, [`${named}...${tip}`]: toTip }, tip };
}

async function standingBetween(github: GitHub, base: string, head: string): Promise<string> {
  try {
    return (await github.compare(base, head, 1)).status;
  } catch (error) {
    // A commit that nothing refers to any more may be gone.
    if (isOfGitHub(error) && ['not-found', 'invalid'].includes(error.kind)) return 'diverged';
    throw error;
  }
}

/** The most pages of deployments that are read. */
const MOST_DEPLOYMENT_PAGES = 10;

interface ReadDeployments {
  readonly creator: string | null;
  readonly deployments: DeploymentList;
}

function deploymentList({ github }: Reading, listed: readonly Deployment[], hasMore: boolean): DeploymentList {
  const bare = listed.map((each) => ({ ...each, statuses: null }));
  return { isReadable: true, hasMore, listed: bare, now: github.now() };
}

/** Back to the newest success of one creator. */
async function readDeployments(reading: Reading, creator: string | null): Promise<ReadDeployments> {
  const { github } = reading;
  try {
    const first = await github.deployments(TASK, 1);
    const list = deploymentList(reading, first.entries, first.pages > 1);
    const ours = creator ?? likelyCreator(list, reading);
    askAhead(reading, candidatesIn(list, reading, ours)[0] ?? null);
    const back = await readStatuses({ reading, creator: ours, known: null }, list);
    if (!back.hasMore || appliesIn(back, reading, ours).latest !== null) return { creator: ours, deployments: back };
    const numbers = pagesAfter(first, MOST_DEPLOYMENT_PAGES);
    const rest = await Promise.all(numbers.map((page) => github.deployments(TASK, page)));
    const entries = [first, ...rest].flatMap((page) => page.entries);
    const all = deploymentList(reading, entries, first.pages > MOST_DEPLOYMENT_PAGES);
    return { creator: ours, deployments: await readStatuses({ reading, creator: ours, known: null }, all) };
  } catch (error) {
    if (!isMissingRight(error)) throw error;
    const unreadable: DeploymentList = { isReadable: false, hasMore: false, listed: [], now: github.now() };
    return { creator, deployments: { ...unreadable, why: error.message } };
  }
}

/** No more than these can be newer than a list that was read a moment ago. */
const MOST_NEW = 30;

/** The same list, with the deployments that came since. */
async function readNewer(reading: Reading, creator: string | null, known: Known): Promise<ReadDeployments> {
  const { deployments: before } = known.facts;
  const { entries } = await reading.github.anew.deployments(TASK, 1, MOST_NEW);
  const fresh = new Set(entries.map(({ id }) => id));
  const all = deploymentList(
    reading,
    [...entries, ...before.listed.filter(({ id }) => !fresh.has(id))],
    before.hasMore,
  );
  return { creator, deployments: await readStatuses({ reading, creator, known }, all) };
}

/** The newest deployment has usually succeeded. What is needed then is requested while its statuses are read. */
function askAhead({ github, from, before, paths }: Reading, newest: Deployment | null): void {
  const guess = newest?.sha ?? before;
  if (guess !== null && guess !== from) void early(github.compare(guess, from, 1));
  const since = newest === null ? Number.POSITIVE_INFINITY : Date.parse(newest.created_at);
  const ask = async (path: string) => {
    const first = await github.commits({ sha: from, path }, 1);
    const mayGoOn = commitTime(first.entries.at(-1)) >= since;
    const rest = mayGoOn ? pagesAfter(first, MOST_PAGES_AHEAD) : [];
    for (const answer of [first, ...rest.map((page) => early(github.commits({ sha: from, path }, page)))]) {
      const { entries } = await answer;
      for (const commit of entries) if (commitTime(commit) > since) void early(github.pullsOf(commit.sha));
    }
  };
  for (const path of paths) void early(ask(path));
}

const MOST_PAGES_AHEAD = 10;

function pagesAfter({ pages }: { readonly pages: number }, most: number): number[] {
  return Array.from({ length: Math.max(0, Math.min(pages, most) - 1) }, (_, index) => index + 2);
}

function commitTime(commit: Commit | undefined): number {
  return commit?.date == null ? Number.NEGATIVE_INFINITY : Date.parse(commit.date);
}

interface ReadingBack {
  readonly reading: Reading;
  readonly creator: string | null;
  readonly known: Known | null;
}

/** How many statuses are requested at once: usually the newest apply has succeeded, or one of the last few. */
const STATUS_BATCHES = [5, 20, 75];

/** The deployments that may count, newest first, with statuses, until one has succeeded. */
async function readStatuses({ reading, creator, known }: ReadingBack, list: DeploymentList): Promise<DeploymentList> {
  const candidates = candidatesIn(list, reading, creator).filter(({ id }) => known?.own.includes(id) !== true);
  const statuses = new Map<number, readonly DeploymentStatus[]>();
  let read = list;
  for (let start = 0, nth = 0; start < candidates.length; nth += 1) {
    const size = STATUS_BATCHES[Math.min(nth, STATUS_BATCHES.length - 1)]!;
    const batch = candidates.slice(start, start + size);
    const answers = await Promise.all(batch.map((each) => statusesOf(each, reading, known)));
    for (const [index, { id }] of batch.entries()) statuses.set(id, answers[index]!);
    start += size;
    const listed = list.listed.map((each) => ({ ...each, statuses: statuses.get(each.id) ?? null }));
    read = { ...list, listed, now: reading.github.now() };
    if (appliesIn(read, reading, creator).latest !== null) break;
  }
  return read;
}

/**
 * A deployment that is posted again has the same contents. The oldest of them is the one that was created first, or
 * again.
 */
const MOST_OF_ONE = 3;

/** The deployments that may count, newest first. */
function candidatesIn({ listed }: DeploymentList, rules: DeploymentRules, creator: string | null) {
  const ofOne = new Map<string, number>();
  const oldestFirst = listed.toReversed().filter((each) => {
    const read = readDeployment(each, rules);
    if (read.kind !== 'counts' || read.deployment.creator !== creator) return false;
    const count = (ofOne.get(read.identity) ?? 0) + 1;
    ofOne.set(read.identity, count);
    return count <= MOST_OF_ONE;
  });
  return oldestFirst.reverse();
}

/**
 * A deployment that has ended does not change, so its statuses are not read again. Those of any other are, even if it had
 * none a moment ago.
 */
async function statusesOf(deployment: Deployment, reading: Reading, known: Known | null) {
  const { github } = reading;
  if (known === null) return github.deploymentStatuses(deployment.id);
  const before = known.facts.deployments.listed.find(({ id }) => id === deployment.id)?.statuses ?? [];
  const read = readDeployment(deployment, reading);
  const standing = read.kind === 'counts' ? standingOf(read.deployment, before, { ...reading, now: 0 }) : null;
  return standing?.end == null ? github.anew.deploymentStatuses(deployment.id) : before;
}

/** Reads the range since the applied commit, and what GitHub knows of its pull requests. */
export async function readSituation({ reading, facts, applies, applied }: Look): Promise<Situation> {
  const { github, of, depth } = reading;
  const range = await readRange(reading, applied);
  const tried = triedIn(range.commits, applies.standing, of);
  const trees = await readTrees(reading, { ...range, tried });
  const merged = await readMerged(reading, { ...range, tried, trees }, applies);
  const pulls = await readPulls({ ...reading, creator: facts.creator }, merged, range.commits);
  const { rights, unread } = depth === 'rights' ? await readRights(github, pulls) : NO_RIGHTS;
  return { ...facts, of, ...range, commits: [...range.commits.values()], trees, pulls, rights, unread };
}

interface Range extends Pick<Situation, 'hasOlder' | 'listed'> {
  readonly commits: Commits;
}

const PAGE = 100;
/** How many pages of commits are read if the applied commit is not known. */
const MOST_PAGES_BACK = 10;

/** The commits since the applied one, and which of them GitHub lists for the inventory's paths. */
export async function readRange(reading: Reading, applied: string | null): Promise<Range> {
  const { github, from, paths } = reading;
  const { commits, hasOlder } =
    applied === null ? await newestCommits(github, from) : await commitsAfter(github, applied, from);
  const lists = commits.size === 0 ? [] : paths.map((path) => listedBelow(path, commits, reading));
  return { commits, hasOlder, listed: [...new Set((await Promise.all(lists)).flat())] };
}

/** The commits that one has beyond another. */
export async function commitsAfter(github: GitHubReads, applied: string, from: string) {
  if (applied === from) return { commits: byHash([]), hasOlder: false };
  const first = await github.compare(applied, from, 1);
  const pages = pagesAfter({ pages: Math.ceil(first.total_commits / PAGE) }, Number.POSITIVE_INFINITY);
  const rest = await Promise.all(pages.map((page) => github.compare(applied, from, page)));
  return { commits: byHash([first, ...rest].flatMap((page) => page.commits)), hasOlder: false };
}

async function newestCommits(github: GitHubReads, sha: string) {
  const first = await github.commits({ sha, path: '' }, 1);
  const rest = await Promise.all(
    pagesAfter(first, MOST_PAGES_BACK).map((page) => github.commits({ sha, path: '' }, page)),
  );
  const commits = byHash([first, ...rest].flatMap(({ entries }) => entries));
  return { commits, hasOlder: first.pages > MOST_PAGES_BACK };
}

/** Hashes of the commits of a range that change a path. */
async function listedBelow(path: string, commits: Commits, { github, from }: Reading): Promise<string[]> {
  if (path === '') return [...commits.keys()].reverse();
  const oldest = Math.min(...Array.from(commits.values(), commitTime));
  const listed: string[] = [];
  const first = await github.commits({ sha: from, path }, 1);
  let entries = first.entries;
  for (let page = 2; ; ) {
    listed.push(...entries.map(({ sha }) => sha));
    const last = entries.at(-1);
    // Sorted by date, newest first: what is older than the oldest commit of the range is not in it.
    if (page > first.pages || last === undefined || commitTime(last) < oldest) break;
    const until = page === 2 ? Math.min(first.pages, Math.ceil(commits.size / PAGE) + 1) : page;
    const numbers = Array.from({ length: until - page + 1 }, (_, index) => page + index);
    const answers = await Promise.all(numbers.map((number) => github.commits({ sha: from, path }, number)));
    entries = answers.flatMap((answer) => answer.entries);
    page = until + 1;
  }
  return listed.filter((sha) => commits.has(sha));
}

/** null if no merge of the range can hide anything that counts. */
async function readTrees({ treesOf, paths }: Reading, { commits, listed, tried }: Omit<TouchingInput, 'trees'>) {
  if (treesOf === null || paths.includes('')) return null;
  if (mergesAbove([...listed, ...tried], commits).length === 0) return null;
  const shas = Array.from(commits.values(), ({ sha, parents }) => [sha, ...parents]);
  return treesOf([...new Set(shas.flat())]);
}

type MergedPull = Pick<PullFacts, 'pull' | 'brought'>;

/** How many of the newest commits GitHub may not know yet. */
const MOST_AWAITED = 30;
/**
 * The waits before GitHub is asked again for the pull requests of a commit, because its answer is behind after a merge.
 */
const PATIENCE_MS = [1000, 2000, 4000, 8000];

/** The pull requests that brought the commits, and those that an apply was tried at: they may show what is pending. */
async function readMerged(reading: Reading, range: TouchingInput, applies: Applies): Promise<MergedPull[]> {
  const { github, from, defaultBranch } = reading;
  const touching = touchingIn(range);
  const newest = applies.standing.find(({ commit }) => commit !== from);
  const waited = newest === undefined ? new Set() : heldBy(range.commits, newest.commit);
  const awaited = touching.filter((sha) => !waited.has(sha)).slice(0, MOST_AWAITED);
  const wantedCommits = [...new Set([...touching, ...range.tried])];
  return readBrought(wantedCommits, { github, awaited, defaultBranch, pause: reading.pause });
}

interface Bringing extends Pick<Reading, 'defaultBranch' | 'pause'> {
  readonly github: Pick<GitHub, 'pullsOf'> & { readonly anew: Pick<GitHubReads, 'pullsOf'> };
  /** If GitHub knows no pull request for these commits, it is asked again. */
  readonly awaited: readonly string[];
}

/** The pull requests that were merged into the branch and brought commits, with those commits, sorted by number. */
export async function readBrought(shas: readonly string[], bringing: Bringing): Promise<MergedPull[]> {
  const { github, awaited, defaultBranch, pause } = bringing;
  const pullsByNumber = new Map<number, { readonly pull: PullRequest; readonly brought: string[] }>();
  /** Resolves to the commits that no pull request brought. */
  const ask = async (some: readonly string[], asking: Pick<GitHubReads, 'pullsOf'>) => {
    const answers = await Promise.all(some.map((sha) => asking.pullsOf(sha)));
    return some.filter((sha, index) => {
      const merged = answers[index]!.filter((pull) => isMergedInto(pull, defaultBranch));
      for (const pull of merged) {
        const known = pullsByNumber.get(pull.number) ?? { pull, brought: [] };
        known.brought.push(sha);
        pullsByNumber.set(pull.number, known);
      }
      return merged.length === 0;
    });
  };
  const first = new Set(await ask(shas, github));
  let open = awaited.filter((sha) => first.has(sha));
  for (const ms of pause === null ? [] : PATIENCE_MS) {
    if (open.length === 0) break;
    await pause?.(ms);
    open = await ask(open, github.anew);
  }
  return [...pullsByNumber.values()].sort((a, b) => a.pull.number - b.pull.number);
}

/** The most commits of a pull request that GitHub lists. */
const MOST_COMMITS = 250;

/** What to read of pull requests, and the login whose records count. */
type ReadingPulls = Reading & Pick<AppliedFacts, 'creator'>;

/** What GitHub knows of pull requests: the records of all, and more only of those that may still approve something. */
export async function readPulls(
  reading: ReadingPulls,
  merged: readonly MergedPull[],
  commits: Commits,
): Promise<PullFacts[]> {
  const { creator, keys, owner } = reading;
  const recorded = await Promise.all(merged.map((each) => readRecord(reading, each)));
  const undecided = new Set(undecidedPulls(recorded, commits, { bot: creator, keys, expected: owner }));
  return Promise.all(recorded.map((each) => (undecided.has(each) ? readApproval(reading, each) : each)));
}

async function readRecord({ github, owner, creator }: ReadingPulls, merged: MergedPull): Promise<PullFacts> {
  const { head_sha } = merged.pull;
  const runs = creator === null ? [] : await github.checkRuns(head_sha, checkName('plan', owner.name));
  return { ...merged, runs, comments: null, reviews: null, commits: null, hasMore: false };
}

async function readApproval({ github, depth, withComments }: Reading, facts: PullFacts): Promise<PullFacts> {
  const { number } = facts.pull;
  const [comments, reviews, commits] = await Promise.all([
    withComments || depth !== 'records' ? github.comments(number) : null,
    depth === 'records' ? null : github.reviews(number),
    depth === 'rights' ? github.commitsOfPull(number) : null,
  ]);
  const isFull = (commits?.length ?? 0) >= MOST_COMMITS;
  const count = isFull ? ((await github.pull(number)).commit_count ?? Number.POSITIVE_INFINITY) : 0;
  return { ...facts, comments, reviews, commits, hasMore: isFull && count > MOST_COMMITS };
}

const NO_RIGHTS = { rights: {}, unread: [] } as const;

/** The permissions of people whose reviews matter. */
export async function readRights(github: GitHubReads, pulls: readonly PullFacts[]) {
  const deciding = pulls.flatMap((pull) => undecided(pull.reviews ?? []));
  const logins = new Set(deciding.flatMap(({ user }) => user?.login ?? []));
  const unread = new Set<string>();
  const entries = Array.from(logins, async (login) => {
    try {
      return [[login, await github.permissionOf(login)] as const];
    } catch (error) {
      if (!isMissingRight(error)) throw error;
      unread.add(
        `What reviewers may do here cannot be read, so their standing with the repository is what counts. ${error.message}`,
      );
      return [];
    }
  });
  const rights = Object.fromEntries((await Promise.all(entries)).flat());
  return { rights, unread: [...unread] };
}
