// Apply on GitHub (design sections 6 and 8): what merged since the last successful apply, as its pull requests showed
// it, at the tip of the default branch alone, under a mark that is completed whichever way it ends.
import { sha256, targetFingerprint } from '../../core/fingerprint.ts';
import { addUnder } from '../../core/group.ts';
import { ConfigurationError, early, expecting, type Result } from '../../core/result.ts';
import { ensureCommit } from '../../git/fetch.ts';
import type { RunGit } from '../../git/process.ts';
import { LASTING } from '../../github/comment.ts';
import { type GitHubError, isOfGitHub } from '../../github/errors.ts';
import { commitBefore, defaultBranchOf } from '../../github/event.ts';
import type { Mark } from '../../github/mark.ts';
import type { ReviewedPull } from '../../github/records.ts';
import { readGit } from '../../inventory/git.ts';
import { readPaths } from '../../inventory/paths.ts';
import { renderResultMarkdown } from '../../report/applied.ts';
import type { RunContext } from '../../report/evidence.ts';
import type { Refusal } from '../../report/unapproved.ts';
import { type Applied, type ApplyTerms, leaveFailed, leaveUnplanned, runApply } from '../apply.ts';
import type { ActionContext, GitHubContext } from '../context.ts';
import { reviewsToRecord } from '../reviews.ts';
import { NOTHING_KNOWN } from '../snapshot.ts';
import { commentOnce } from './check.ts';
import {
  approvedBy,
  baselineOf,
  type Ground,
  type History,
  isOfDefaultBranch,
  isTouchedSince,
  numbersOf,
  openGitHub,
  readGround,
  readHistory,
  readMarks,
  uncounted,
} from './github-context.ts';
import { awaitOthers, beginMark, endingOnFailure, endMark, type Marked, whileAlive } from './marking.ts';
import { logReport, resultOptions, setOutputs, showApplied, workflowFile } from './outputs.ts';

export async function applyOnGitHub(context: GitHubContext): Promise<Result> {
  const { github } = context;
  if (!isOfDefaultBranch(context)) throw notDefault(github.defaultBranch);
  const likeTip = early(tipLike(context));
  const marked = await beginMark(context, lookoutOf(context));
  const { mark } = marked;
  const apply = async () => {
    const tip = await likeTip;
    const result = tip === null ? await supersede(context) : await applyRange(context, marked, tip);
    await endMark(context, mark, result);
    return result;
  };
  return whileAlive(context, mark, () => endingOnFailure(context, mark, apply));
}

async function supersede(context: GitHubContext): Promise<Result> {
  await leaveUnplanned(context, unplannedOf(context), 'superseded');
  return 'superseded';
}

/** What evidence says of a run where nobody knows what merged. */
function unplannedOf({ runner }: ActionContext) {
  const { actor, runUrl, commit } = runner;
  return {
    evidence: async () => ({ commit: commit || null, clean: null, pull_requests: [], actor, run_url: runUrl }),
    onEvidence: (path: string) => setOutputs({ 'evidence-path': path }, runner),
  };
}

/** An apply that failed leaves evidence, wherever that was. */
export function leaveFailure(context: ActionContext, error: unknown): Promise<void> {
  return leaveFailed(context, unplannedOf(context), error);
}

function lookoutOf({ runner }: GitHubContext) {
  // A pull request's payload has a `before`, too, which is no commit of the default branch.
  const before = runner.eventName === 'push' ? commitBefore(runner.payload) : null;
  return { from: runner.commit, before };
}

async function applyRange(context: GitHubContext, marked: Marked, tip: string): Promise<Result> {
  const { runner, settings } = context;
  const history = await historyOf(context, { ...marked, ground: await groundAt(context, marked, tip) });
  const { pulls, merged, applied: before } = history;
  const compared = await baselineOf(context, before, history);
  // Nobody looked at what was pushed directly, so under review it takes the word from all that is with it.
  const direct = settings.approval === 'review' ? merged.direct : [];
  const counting = direct.length === 0 ? pulls : [];
  const numbers = numbersOf(counting);
  context.ledger?.toRecord(await reviewsToRecord(context));
  const applied = await runApply(context, {
    ...{ compared, ask: null },
    evidence: async () => runOf(context, history),
    shownIn: shownIn(pulls),
    priorApproval: {
      approved: approvedBy({ ...history, pulls: counting }),
      by: `pull requests ${numbers.map((number) => `#${number}`).join(', ') || 'none'}`,
    },
    mayWrite: () => isStillAt(context, tip),
    onEvidence: (path) => setOutputs({ 'evidence-path': path }, runner),
    onFailure: (report) => logReport(report, context),
  });
  const dispatch = before === null ? 'dispatch-alone' : 'dispatch';
  // What was pushed directly stays in the range, and without a mark no pull request shows what is pending.
  const review = before === null || direct.length > 0 ? 'bring-anew' : 'review';
  const next = settings.approval === 'review' ? review : dispatch;
  const details = {
    pulls: numbers,
    uncounted: uncounted(pulls),
    direct,
    next,
    workflow: workflowFile(runner),
  } as const;
  const refusal = applied.refused === null ? null : { ...applied.refused, ...details };
  await showApplied(applied, refusal, context);
  // Where the tip has moved on, its run has told what was done: that there is nothing left is no news.
  if (tip === runner.commit || applied.result !== 'no-changes') {
    await commentResults(applied, refusal, { context, history, mark: marked.mark });
  }
  return applied.result;
}

/** An old run counts what its tip's own would: a change that was taken back since, and stands there again, is not approved. */
async function groundAt(context: GitHubContext, { mark, ground }: Marked, tip: string): Promise<Ground> {
  if (mark === null || tip === ground.from) return ground;
  const { before, creator } = ground;
  const { marks, isKnown } = await readMarks(context, tip);
  const others = marks.filter(({ id }) => id !== mark.id);
  return readGround(context, { marks: others, isKnown }, { from: tip, before, creator });
}

/** What merged is read while others are looked for: mostly there are none, and nothing that they leave. */
async function historyOf(context: GitHubContext, marked: Marked): Promise<History> {
  const depth = context.settings.approval === 'review' ? 'required' : 'reviews';
  const first = early(readHistory(context, marked.ground, { depth, isPatient: true }));
  const ground = await awaitOthers(context, marked);
  return ground === marked.ground ? first : readHistory(context, ground, { depth, isPatient: true });
}

export async function isAtTip(context: GitHubContext): Promise<boolean> {
  return (await tipLike(context)) !== null;
}

/** What was changed and changed back since may have taken back what is approved: the newest run knows. */
async function isStillAt(context: GitHubContext, tip: string): Promise<boolean> {
  const now = await tipLike(context);
  if (now === null || now === tip) return now !== null;
  if (context.settings.approval === 'none' || !(await isTouchedSince(context, tip, now))) return true;
  context.runner.log(
    'superseded: the inventory was changed meanwhile and changed back, and the run of that applies it.\n',
  );
  return false;
}

/** The tip of the default branch, which must hold the same inventory, so that an old run does no harm; else null. */
async function tipLike({ github, git, settings, cwd, runner }: GitHubContext): Promise<string | null> {
  const { commit } = runner;
  const tip = await github.client.tipOf(github.defaultBranch);
  if (tip === commit) return tip;
  await ensureCommit(tip, git);
  const isSame = await isSameInventory({ run: git, cwd, paths: settings.paths, commits: [commit, tip] });
  if (!isSame)
    runner.log(`superseded: the tip of ${github.defaultBranch} holds another inventory, and its run will apply it.\n`);
  return isSame ? tip : null;
}

function runOf({ runner }: GitHubContext, { pulls }: History): RunContext {
  return {
    commit: runner.commit,
    clean: true,
    pull_requests: pulls.map(({ pull, record, approvers }) => ({
      number: pull.number,
      author: pull.author?.login ?? 'unknown',
      head: record?.head ?? pull.head_sha,
      merge_commit: pull.merge_commit_sha,
      record: record === null ? null : { digest: record.digest, at: record.at },
      approvals: approvers,
    })),
    actor: runner.actor,
    run_url: runner.runUrl,
  };
}

/** Which of the records that count show a change, by what it is or, for the rest of a swap, by where it ends. */
function shownIn(pulls: History['pulls']): ApplyTerms['shownIn'] {
  const numbers = new Map<string, number[]>();
  for (const { pull, record } of pulls) {
    for (const { fingerprint, target } of record?.changes ?? []) {
      for (const key of new Set([fingerprint, target ?? fingerprint])) {
        addUnder(numbers, key, pull.number);
      }
    }
  }
  return ({ fingerprint, id, after }, organization) => {
    const target = id === null ? '' : targetFingerprint(organization, id, after);
    return numbers.get(fingerprint) ?? numbers.get(target) ?? [];
  };
}

async function commentResults(
  applied: Applied,
  refusal: Refusal | null,
  {
    context,
    history,
    mark,
  }: { readonly context: GitHubContext; readonly history: History; readonly mark: Mark | null },
): Promise<void> {
  const { runner } = context;
  const { plan, report, result } = applied;
  if (result === 'superseded') return;
  const comment = renderResultMarkdown(plan, report, resultOptions(applied, refusal, context));
  const hasWritten = report?.results.some(({ writes }) => writes > 0) ?? false;
  const body = hasWritten ? `${LASTING}\n${comment}` : comment;
  const content = { body, yields: result === 'no-changes', bot: mark?.creator ?? null };
  // Others in the range, perhaps hundreds at the first apply, have nothing to do with the inventory.
  const recorded = history.pulls.filter(({ record, why }) => record !== null || why?.kind !== 'no-record');
  const tellOne = async ({ pull, comments }: ReviewedPull): Promise<void> => {
    const untold = ({ message }: GitHubError) =>
      runner.warn(`The result could not be told on pull request ${pull.number}. ${message}`);
    const telling = commentOnce(context, { kind: 'result', pullRequest: pull.number, comments, ...content });
    // What was applied is applied, whether or not the pull request can be told.
    await telling.catch(expecting(isOfGitHub, untold));
  };
  await Promise.all(recorded.map(tellOne));
}

function notDefault(branch: string): ConfigurationError {
  return new ConfigurationError('ref', `is not ${branch}, the default branch. Only that is applied.`);
}

/** An apply that cannot begin is a try, too: what it would have applied stays pending. */
export async function markTried(opened: ActionContext): Promise<void> {
  const github = await openGitHub(opened, false);
  if (github === null) return;
  // A run that was stopped has its closing time for this.
  const context = { ...opened, github: { ...github, client: github.closing } };
  if (!isOfDefaultBranch(context)) return;
  try {
    const { mark } = await beginMark(context, lookoutOf(context));
    await endMark(context, mark, 'failed');
  } catch (error) {
    // Why it cannot begin is what is told.
    if (!(isOfGitHub(error) || error instanceof ConfigurationError)) throw error;
    opened.runner.warn(error.message);
  }
}

interface SameInput {
  readonly run: RunGit;
  readonly cwd: string;
  readonly paths: readonly string[];
  readonly commits: readonly [string, string];
}

async function isSameInventory({ run, cwd, paths, commits }: SameInput): Promise<boolean> {
  const selections = await readPaths(paths, cwd);
  const listOf = async (commit: string) => {
    const lines: string[] = [];
    await readGit(
      { run, commit, selections },
      ({ path, content }) => lines.push(`${sha256(content)} ${path}`),
      ({ code, at }) => lines.push(`${code} ${at?.file.path ?? ''}`),
    );
    return lines.join('\n');
  };
  const [a, b] = [await listOf(commits[0]), await listOf(commits[1])];
  return a === b;
}

/** Without a token, or a repository: nothing is marked, so that nothing that was shown can be found. */
export async function applyWithoutGitHub(context: ActionContext): Promise<Result> {
  const { payload, env } = context.runner;
  const [branch, ref] = [defaultBranchOf(payload), env.GITHUB_REF ?? null];
  if (branch !== null && ref !== null && ref !== `refs/heads/${branch}`) throw notDefault(branch);
  const applied = await runApply(context, {
    ...{ compared: NOTHING_KNOWN, priorApproval: null, ask: null },
    ...unplannedOf(context),
    shownIn: () => [],
    mayWrite: async () => true,
    onFailure: (report) => logReport(report, context),
  });
  const { refused } = applied;
  const refusal = refused === null ? null : ({ ...refused, pulls: null, next: 'plan-again' } as const);
  await showApplied(applied, refusal, context);
  return applied.result;
}
