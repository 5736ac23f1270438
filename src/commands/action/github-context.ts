// A run that may ask GitHub: the client, the repository with its commits, records and marks, as one thing for the
// commands of the action.
import { ConfigurationError } from '../../core/result.ts';
import { ensureCommit, fetchingWith, tokenEnvironment } from '../../git/fetch.ts';
import type { RunGit } from '../../git/process.ts';
import { isMissingRight, isNotFound } from '../../github/errors.ts';
import { defaultBranchOf } from '../../github/event.ts';
import {
  likelyCreator,
  listMarks,
  type Mark,
  type Marks,
  type MarksInput,
  NO_MARKS,
  type Owner,
  readStandings,
} from '../../github/mark.ts';
import {
  askAhead,
  askFirst,
  type Early,
  findApplied,
  findRange,
  type Merged,
  mergedPulls,
  type Range,
  unhide,
} from '../../github/range.ts';
import { type RecordRules, type ReviewedPull, readApprovals, withdrawals } from '../../github/records.ts';
import { readPaths } from '../../inventory/paths.ts';
import {
  type ActionContext,
  askingGitHub,
  type Context,
  type GitHubAccess,
  type GitHubContext,
  pause,
  type Runner,
} from '../context.ts';
import type { Baseline } from '../snapshot.ts';

/** The marks of this inventory as they were listed, whoever made them. */
export interface ListedMarks {
  readonly marks: readonly Mark[];
  /** Whether they could be read at all. */
  readonly isKnown: boolean;
}

/** Without the right to read marks nothing is known: the caller says what comes of that. */
export async function readMarks(context: GitHubContext, from: string, most?: number): Promise<ListedMarks> {
  askFirst({ github: context.github.client, from, paths: await pathsOf(context) });
  try {
    return { marks: await listMarks(marksInput(context), most), isKnown: true };
  } catch (error) {
    if (!isMissingRight(error)) throw error;
    if (isNeedless(error, context)) context.runner.notice(NO_DEPLOYMENTS);
    else context.runner.warn(`${error.message} What was applied is read with the permission deployments: read.`);
    return { marks: [], isKnown: false };
  }
}

const NO_DEPLOYMENTS =
  'This server has no deployments (404), so applies are not marked: this run sees neither what was applied last nor another apply that is under way.';

/** Some forges lack what GitHub has: where nothing needs approval, a run goes on without. */
export function isNeedless(error: unknown, { settings }: Context): boolean {
  return settings.approval === 'none' && isNotFound(error);
}

export function marksInput(context: GitHubContext): MarksInput {
  const { client, signingKey } = context.github;
  return { github: client, owner: ownerOf(context), key: signingKey, now: context.host.clock.now };
}

/** Whose marks and records count. */
export function ownerOf({ settings, github: { repository, name } }: GitHubContext): Owner {
  return { repository, service: new URL(settings.baseUrl).origin, name };
}

/** Where a history is looked from. */
export interface Lookout {
  /** The tip of what is looked at. */
  readonly from: string;
  /** What counts as applied without a mark. */
  readonly before: string | null;
  /** Whose marks and records count; null where no check run or mark of ours tells. */
  readonly creator: string | null;
}

/** What was applied last, and by whose marks. */
export interface Ground extends Lookout {
  readonly marks: Marks;
  /** The commit of the last successful apply, or what stands for it; null when nothing tells. */
  readonly applied: string | null;
  readonly early: Early;
}

export async function readGround(context: GitHubContext, all: ListedMarks, lookout: Lookout): Promise<Ground> {
  const { client: github } = context.github;
  const creator = lookout.creator ?? likelyCreator(all.marks);
  const { from, before } = lookout;
  const mark = all.marks.find((one) => one.creator === creator) ?? null;
  const early = askAhead({ github, from, before, mark, paths: await pathsOf(context) });
  const marks = all.isKnown ? await readStandings(all.marks, creator, marksInput(context)) : NO_MARKS;
  const tip = () => github.tipOf(context.github.defaultBranch);
  const { applied, isRewritten } = await findApplied({ github, ...lookout, marks, tip });
  if (isRewritten) context.runner.notice(REWRITTEN);
  return { ...lookout, creator, marks, applied, early };
}

const REWRITTEN =
  'The commit applied last is of another history than this one: what counts as applied is the commit before.';

/** Folders and files of the repository that hold the inventory; '' among them for all of it. */
async function pathsOf({ settings, cwd, folder }: Context): Promise<string[]> {
  const selections = await readPaths(settings.paths, cwd);
  const bases = selections.filter(({ inside }) => inside).map(({ base }) => `${folder}${base}`.replace(/\/$/, ''));
  return bases.includes('') ? [''] : [...new Set(bases)];
}

/** Whether the inventory was touched after one commit, up to and with another. */
export async function isTouchedSince(context: GitHubContext, commit: string, tip: string): Promise<boolean> {
  const { client: github } = context.github;
  const looking = { github, from: tip, before: null, marks: NO_MARKS, paths: await pathsOf(context) };
  return (await findRange(looking, commit)).touching.length > 0;
}

/** What merged and is not applied yet: the commits since, the pull requests that brought them, their records. */
export interface History extends Ground {
  readonly range: Range;
  readonly merged: Merged;
  readonly pulls: readonly ReviewedPull[];
  /** What later pull requests took back, by the number of the earlier. */
  readonly withdrawn: ReadonlyMap<number, ReadonlySet<string>>;
}

const NO_RANGE: Range = { commits: new Map(), touching: [], fresh: new Set<string>(), tried: [] };
const NOBODYS: Merged = { pulls: [], brought: new Map(), direct: [] };
const NO_PULLS =
  'This server does not tell which pull requests merged since the last apply (404), so none of them is looked at, or told of this run.';

type Depth = Parameters<typeof readApprovals>[1]['depth'];

/** `isPatient`: GitHub is given time to tell of a pull request that has just merged. */
export async function readHistory(
  context: GitHubContext,
  ground: Ground,
  { depth, isPatient = false }: { readonly depth: Depth; readonly isPatient?: boolean },
): Promise<History> {
  const { client: github, defaultBranch } = context.github;
  const { from, before, marks, applied, early } = ground;
  const of = isPatient ? context.runner.commit : from;
  const looking = { github, from, of, before, marks, paths: await pathsOf(context) };
  const wait = isPatient ? (ms: number) => pause(context, ms) : null;
  const look = async () => {
    const listedRange = await findRange(looking, applied);
    // What a plan shows approves nothing by itself.
    const range = isPatient ? await unhide(listedRange, looking) : listedRange;
    return { range, merged: await mergedPulls({ github, range, early, defaultBranch, pause: wait }) };
  };
  const { range, merged } = await look().catch((error: unknown) => {
    if (!isNeedless(error, context)) throw error;
    context.runner.notice(NO_PULLS);
    return { range: NO_RANGE, merged: NOBODYS };
  });
  const notices = new Set<string>();
  const notice = (message: string) => void notices.add(message);
  const pulls = await readApprovals(merged.pulls, { github, ...rulesOf(context, ground), depth, notice });
  for (const message of notices) context.runner.notice(message);
  const planned = pulls.map(({ pull, shown }) => ({ pull, record: shown }));
  const withdrawn = withdrawals(planned, { commits: range.commits, brought: merged.brought });
  return { ...ground, range, merged, pulls, withdrawn };
}

/** By what a record counts. */
export function rulesOf(context: GitHubContext, { creator, marks }: Pick<Ground, 'creator' | 'marks'>): RecordRules {
  const { settings, github } = context;
  const isStrict = settings.approval === 'review' || github.signingKey !== '';
  const { signingKey } = github;
  return { bot: creator, signingKey, expected: ownerOf(context), isStrict, mark: marks.latest?.id ?? null };
}

type ReviewedRecords = Pick<History, 'pulls' | 'withdrawn'>;

/** The changes of a record that no later pull request took back. */
function standing({ pull, record }: ReviewedPull, withdrawn: History['withdrawn']) {
  const gone = withdrawn.get(pull.number);
  return (record?.changes ?? []).filter(({ fingerprint }) => gone?.has(fingerprint) !== true);
}

/** Of all that the records hold, approved or not, and of where it ends: what merged and is not applied is pending. */
export function heldFingerprints({ pulls, withdrawn }: ReviewedRecords): ReadonlySet<string> {
  const changes = pulls.flatMap((pull) => standing(pull, withdrawn));
  return new Set(changes.flatMap(({ fingerprint, target }) => [fingerprint, ...(target === null ? [] : [target])]));
}

/** Fingerprints and targets of the records that count. */
export function approvedBy({ pulls, withdrawn }: ReviewedRecords) {
  const changes = pulls.flatMap((pull) => (pull.why === null ? standing(pull, withdrawn) : []));
  return {
    fingerprints: new Set(changes.map(({ fingerprint }) => fingerprint)),
    targets: new Set(changes.flatMap(({ target }) => target ?? [])),
  };
}

/** Numbers of the pull requests whose records count. */
export function numbersOf(pulls: readonly ReviewedPull[]): number[] {
  return pulls.flatMap(({ pull, why }) => (why === null ? pull.number : []));
}

/** The pull requests whose records do not, and why. */
export function uncounted(pulls: readonly ReviewedPull[]) {
  return pulls.flatMap(({ pull, why }) => (why === null ? [] : { number: pull.number, why }));
}

/** What head is compared with. Where applied is not known, base stands for it (design section 6). */
export async function baselineOf(context: GitHubContext, base: string | null, history: History): Promise<Baseline> {
  const { applied } = history;
  const held = heldFingerprints(history);
  const appliedRevision = await revisionOf(context, applied ?? base);
  const isOne = base === null || base === applied || applied === null;
  return { base: isOne ? appliedRevision : await revisionOf(context, base), applied: appliedRevision, held };
}

/** null for none. */
export async function revisionOf({ git }: Context, commit: string | null) {
  if (commit === null) return null;
  await ensureCommit(commit, git);
  return { kind: 'commit', commit } as const;
}

export function isOfDefaultBranch({ runner, github: { defaultBranch } }: GitHubContext): boolean {
  return runner.env.GITHUB_REF === `refs/heads/${defaultBranch}`;
}

/** null outside a workflow's run. */
export function attemptOf({ env }: Runner): { readonly run: string; readonly attempt: number } | null {
  const { GITHUB_RUN_ID: run, GITHUB_RUN_ATTEMPT: attempt } = env;
  return run === undefined || !/^\d+$/.test(run) ? null : { run, attempt: Number(attempt ?? 1) };
}

/** null without a token, or outside a repository's run: then nothing is recorded, and the log says so. */
export async function openGitHub(
  { runner, shutdown, settings }: ActionContext,
  mayComment: boolean,
): Promise<GitHubAccess | null> {
  const token = runner.input('github-token').trim();
  const repository = runner.env.GITHUB_REPOSITORY ?? '';
  if (token === '' || repository === '' || runner.commit === '') {
    runner.warn('There is no github-token, so nothing is compared, commented or recorded on GitHub.');
    return null;
  }
  const [owner = '', repo = ''] = repository.split('/');
  const defaultBranch = defaultBranchOf(runner.payload) ?? scheduledBranch(runner);
  if (defaultBranch === null) throw new ConfigurationError('event', 'does not say which branch is the default one.');
  const { createGitHub } = await import('../../github/client.ts');
  const until = createGitHub({
    ...{ owner, repo, ...askingGitHub(runner, token), ...(runner.fetch && { fetch: runner.fetch }) },
    isAnyForge: settings.approval === 'none',
  });
  return {
    client: until(shutdown.cut),
    closing: until(shutdown.close),
    ...{ repository, defaultBranch, mayComment },
    name: runner.input('name').trim(),
    signingKey: runner.input('signing-key').trim(),
  };
}

/** A schedule runs on the default branch, and its payload names none. */
function scheduledBranch({ eventName, env }: Runner): string | null {
  return eventName === 'schedule' ? (/^refs\/heads\/(.+)$/.exec(env.GITHUB_REF ?? '')?.[1] ?? null) : null;
}

/** Git in a folder, which fetches with the credentials that the checkout left there or, where it left none, the token. */
export function openGit(runner: Runner, cwd: string, stop: AbortSignal): RunGit {
  const token = runner.input('github-token').trim();
  const serverUrl = runner.env.GITHUB_SERVER_URL ?? 'https://github.com';
  const runWithToken = token === '' ? null : runner.gitIn(cwd, stop, tokenEnvironment(serverUrl, token, runner.env));
  return fetchingWith(runner.gitIn(cwd, stop), runWithToken);
}
