// Plans on GitHub. For a pull request, the test merge is compared with its first parent. A comment shows the plan, and
// a record holds what people could read, so that an apply may execute that. Other plans are only shown.
import type { Plan } from '../core/change.ts';
import { targetFingerprint } from '../core/fingerprint.ts';
import { isBlocked } from '../core/guard.ts';
import { expecting } from '../core/rejections.ts';
import { isRefused, UserError } from '../core/result.ts';
import { commitWithParents } from '../git/objects.ts';
import { GitError } from '../git/process.ts';
import type { CheckRun, Comment, PullRequest } from '../github/answers.ts';
import { isOfGitHub } from '../github/errors.ts';
import type { PullRequestEvent } from '../github/event.ts';
import { contradicting, standingRecord } from '../github/judge.ts';
import { marker } from '../github/marked-comment.ts';
import { checkName, checkSeal, commentSeal, encodeNoRecord, encodeRecord, type PlanRecord } from '../github/record.ts';
import type { Revision } from '../inventory/load.ts';
import type { Repository, Takes } from '../run/context.ts';
import { type Planned, runPlan } from '../run/plan.ts';
import type { Settings } from '../run/settings.ts';
import { lineAnnotations } from '../text/findings.ts';
import { checkSummary, planMarkdown } from '../text/markdown/page.ts';
import { headline } from '../text/summarize.ts';
import { type Unrecorded, unrecordedSentence } from '../text/unrecorded.ts';
import { appliedForPlan, firstParentOf, noticeApplied, revisionOf } from './applied.ts';
import { beginCheck, endCheck, failCheck } from './check.ts';
import { DEFAULT_BOT, MOST_BYTES, readComments, writeComment } from './comment.ts';
import { type ActionContext, type GitHubContext, pause } from './open.ts';
import { type Ending, endingOf } from './outputs.ts';
import { linksOf, showPlan, summaryPage } from './summary.ts';

/** Plans what the event is about: a pull request, a merge group, or a commit. */
export async function planOnGitHub(context: GitHubContext, takes: Takes<'repository' | 'reader'>): Promise<Ending> {
  const { pullRequest, groupBase } = context.runner.event;
  if (pullRequest !== null) return planPullRequest(context, takes, pullRequest);
  return groupBase === null ? planCommit(context, takes) : planMergeGroup(context, takes, groupBase);
}

/** The external id of a pull request's check runs. It is needed because another pull request may have the same head. */
function planId(pullRequest: number): string {
  return `plan of pull request ${pullRequest}`;
}

async function planPullRequest(
  context: GitHubContext,
  takes: Takes<'repository' | 'reader'>,
  event: PullRequestEvent,
): Promise<Ending> {
  const { client, closing, defaultBranch } = context.github;
  // A merged pull request cannot be planned again, so a check that fails here must not void its record.
  if (!isAsPlanned(await client.pull(event.number), event, defaultBranch)) return endSuperseded(context, event, null);
  const stack = await stackOf(context, event);
  const merge = stack === null ? await testMerge(context, takes.repository, event) : null;
  const check = await beginCheck(context, {
    name: checkName('plan', context.github.scope.name),
    head: event.headSha,
    title: 'Planning',
    externalId: planId(event.number),
  });
  try {
    if (merge === null) return await endStacked(context, check, stack?.below ?? null);
    return await planAndRecord(context, takes, event, merge, check);
  } catch (error) {
    // The same if it was merged meanwhile. If GitHub does not say, it counts as open.
    const pull = check && (await closing.pull(event.number).catch(expecting(isOfGitHub, () => null)));
    const isOver = check && pull && !isAsPlanned(pull, event, defaultBranch);
    await failCheck(context, check, 'The plan failed', isOver ? { text: noRecord(context, event, check) } : {});
    throw error;
  }
}

/**
 * The stack for the default branch that the pull request is in, above another one; null if it is in none. `below`: the
 * number of that other one; null if GitHub does not list it.
 */
async function stackOf({ github }: GitHubContext, { baseRef, stackBase }: PullRequestEvent) {
  const { client, defaultBranch } = github;
  if (baseRef === null || baseRef === defaultBranch || stackBase !== defaultBranch) return null;
  return { below: (await client.pullsFrom(baseRef))[0]?.number ?? null };
}

/** Without a record: GitHub may land the whole stack, and nobody has seen what this pull request changes there. */
async function endStacked(context: GitHubContext, check: CheckRun | null, below: number | null): Promise<Ending> {
  const which = below === null ? 'the pull request below it' : `#${below}`;
  const reason = `The base of this pull request is the branch of ${which}, so nothing is planned yet. Merge ${which} first: GitHub then changes the base of this one, and it is planned.`;
  await endCheck(context, check, { conclusion: 'failure', title: `Merge ${which} first`, summary: reason });
  await context.runner.summarize(`## Inventory plan\n\n${reason}\n`);
  return { result: 'failed', counts: '', reason };
}

async function planAndRecord(
  context: GitHubContext,
  takes: Takes<'repository' | 'reader'>,
  event: PullRequestEvent,
  merge: TestMerge,
  check: CheckRun | null,
): Promise<Ending> {
  const { github, settings, runner, folder } = context;
  const { client, keys, defaultBranch } = github;

  // Plan, and read the pull request again: if it is no longer what was planned, nothing is shown or recorded.
  await refuseMergeIntoOther(context, event, merge);
  const { planned, problem } = await planMerge(context, takes, merge);
  const { plan } = planned;
  const current = await readPullAgain(context, event, check);
  if (current === null) return endSuperseded(context, event, check);
  const { pull, standing } = current;
  const recordNow = () => recordOf(github, plan, { pull, base: merge.base, before: standing?.record ?? null });
  const isForDefault = (event.baseRef ?? defaultBranch) === defaultBranch;

  // Decide whether there may be a record, before a page says what merging approves.
  const fixed = isForDefault
    ? whyNone(context, { record: recordNow(), check, problem })
    : { code: 'other-branch' as const, branch: event.baseRef };
  if (problem !== null && fixed?.code !== 'log-unreadable') runner.warn(problem);
  const { written, isNews, unrecorded } = await showForReview(context, event, plan, check, current, fixed);

  // The check. It is red if a record is needed and there is none. The time of a record is after its comment: a review in
  // between read another one.
  const record = recordNow();
  const ending = planEnding(planned, reportedOf(unrecorded, settings));
  const title = headline(plan);
  const summary = checkSummary(plan, {
    commentUrl: written?.html_url ?? null,
    runUrl: runner.runUrl,
    isNews,
    unrecorded,
    recordedAt: standing?.record.at === record.at ? record.at : null,
  });
  if (check === null) return ending;
  // Writing the comment took a while. A pull request that was merged, closed or pushed to meanwhile must get no record.
  if (!isAsPlanned(await client.pull(event.number), event, defaultBranch)) return endSuperseded(context, event, check);
  const isRed = isRefused(ending.result);
  const conclusion = isRed ? 'failure' : 'success';
  const output = { conclusion, title, summary, annotations: lineAnnotations(plan.diagnostics, folder) } as const;
  if (!isForDefault) await endCheck(context, check, { ...output, text: noRecord(context, event, check) });
  // Without a text, older records of this head no longer count.
  else if (isRed || unrecorded !== null) await endCheck(context, check, output);
  else {
    const seals = { comment: written && commentSeal(written), check: checkSeal(title, summary) };
    await endCheck(context, check, { ...output, text: encodeRecord(record, seals, keys) });
  }
  return ending;
}

/** Without an approval, no page says that anything is approved, so a missing record is no news. */
function reportedOf(reason: Unrecorded | null, { approval }: Settings): Unrecorded | null {
  return approval !== 'none' || reason?.code === 'other-branch' ? reason : null;
}

/**
 * Shows a plan in the comment and in the job summary. Resolves to the comment, and to why the plan may not be recorded:
 * only changes that people can read are. `fixed`: why there will be no record whatever the pages show.
 */
async function showForReview(
  context: GitHubContext,
  { number, headSha }: PullRequestEvent,
  plan: Plan,
  check: CheckRun | null,
  { comments, standing, rules }: CurrentPull,
  fixed: Unrecorded | null,
) {
  const { runner, settings } = context;
  const { approval, name } = settings;
  const summarized = (unrecorded: Unrecorded | null) => summaryPage(plan, { commit: headSha, unrecorded }, context);
  const { notShown: notInSummary, isWhole: isSummaryWhole } = summarized(null);
  const mark = marker('plan', name);
  // The marker is the first line of the comment.
  const budget = MOST_BYTES - mark.length - 1;
  const options = { ...linksOf(runner, headSha), commit: headSha, runUrl: runner.runUrl, name, next: approval, budget };
  const commented = (unrecorded: Unrecorded | null) => planMarkdown(plan, { ...options, isSummaryWhole, unrecorded });
  const [hiddenInSummary, hiddenInComment] = [new Set(notInSummary), new Set(commented(null).notShown)];

  /** Why there may be no record if these pages are written. */
  const unrecordedIf = (isCommented: boolean, isSummarized: boolean): Unrecorded | null => {
    if (fixed !== null || plan.toExecute.length === 0) return fixed;
    const { length: hidden } = plan.toExecute.filter(
      (change) => !(isCommented && !hiddenInComment.has(change)) && !(isSummarized && !hiddenInSummary.has(change)),
    );
    if (hidden > 0) return { code: hidden === plan.toExecute.length ? 'shown-nowhere' : 'too-large', hidden };
    // The comment that was written replaced all that begin with the marker.
    const remains = ({ body }: Comment) => !isCommented || !body.startsWith(mark);
    const others = contradicting(comments ?? [], plan.organization, { ...rules, approval });
    return others.some(remains) ? { code: isCommented ? 'look-alike' : 'older-comment' } : null;
  };
  // If there is nothing to say, no comment is created. Findings that the base has too are no reason for one. A comment
  // that exists is updated in any case.
  const isNews = plan.changes.length > 0 || plan.diagnostics.length > plan.older.size || isBlocked(plan.guards);
  const write = (reason: Unrecorded | null, listed: readonly Comment[] | null) =>
    writeComment(context, 'plan', number, {
      body: commented(reportedOf(reason, settings)).text,
      author: check?.bot ?? DEFAULT_BOT,
      listed,
      isNews,
      // The record seals what people read, including the link to the run. If no valid record sealed this comment,
      // somebody may have changed the link, so the comment is written again.
      mayKeepLink: reason !== null || standing?.shown.comment != null,
    });

  // Both pages say whether there is a record, and that depends on whether both could be written.
  const expected = unrecordedIf(comments !== null, true);
  let written = await write(expected, comments);
  const reason = reportedOf(unrecordedIf(written !== null, true), settings);
  const { isWritten } = await showPlan({ plan, page: summarized(reason), approves: reason === null }, context);
  const unrecorded = unrecordedIf(written !== null, isWritten);
  if (written !== null && unrecorded?.code !== expected?.code) written = await write(unrecorded, [written]);
  return { written, isNews, unrecorded };
}

/** GitHub accepts this many characters in the text of a check run. */
const MOST_RECORD_CHARACTERS = 65_535;

/** Why there will be no record whatever the pages show. null if there may be one. */
function whyNone(
  { github, settings }: GitHubContext,
  { record, check, problem }: { record: PlanRecord; check: CheckRun | null; problem: string | null },
): Unrecorded | null {
  const reason = unapprovable(settings, problem, check);
  if (reason !== null) return reason;
  // The length of a record is the same for every text of the pages, but for the id of the comment.
  const longest = { id: Number.MAX_SAFE_INTEGER, updated_at: record.at, body: '' };
  const seals = { comment: commentSeal(longest), check: checkSeal('', '') };
  if (encodeRecord(record, seals, github.keys).length <= MOST_RECORD_CHARACTERS) return null;
  const digest = settings.approval === 'review' ? null : record.digest;
  return { code: 'too-many', changes: record.changes.length, digest };
}

/** Why approvals cannot count: there is no check, or the log cannot be read. null if they can, or none is needed. */
function unapprovable({ approval }: Settings, problem: string | null, check?: CheckRun | null): Unrecorded | null {
  if (approval === 'none') return null;
  if (check === null) return { code: 'no-check' };
  return problem === null ? null : { code: 'log-unreadable', problem };
}

/** Plans a merge group, compared with its base, in a check on its head. It is never commented or recorded. */
async function planMergeGroup(
  context: GitHubContext,
  takes: Takes<'repository' | 'reader'>,
  baseSha: string,
): Promise<Ending> {
  const { github, runner, settings } = context;
  const name = checkName('plan', github.scope.name);
  const check = await beginCheck(context, { name, head: runner.commit, title: 'Planning the merge group' });
  try {
    const { planned, problem } = await planMerge(context, takes, { commit: runner.commit, base: baseSha });
    const { plan } = planned;
    await showPlan({ plan }, context);
    const ending = planEnding(planned, unapprovable(settings, problem, check));
    const title = problem === null ? headline(plan) : 'What was applied cannot be read';
    await endCheck(context, check, { conclusion: isRefused(ending.result) ? 'failure' : 'success', title });
    return ending;
  } catch (error) {
    await failCheck(context, check, 'The plan failed');
    throw error;
  }
}

/** Plans a commit that no pull request or merge group is about, compared with what is applied. It is only shown. */
async function planCommit(context: GitHubContext, takes: Takes<'repository' | 'reader'>): Promise<Ending> {
  const { runner, settings } = context;
  const { repository } = takes;
  const point = await appliedForPlan(context, runner.commit);
  const { applied, problem } = point;
  if (problem === null) noticeApplied(runner, point);
  const base = await revisionOf(repository, applied ?? (await firstParentOf(repository, runner.commit)));
  const planned = await runPlan(context, takes, { base, applied: applied === null ? null : base });
  await showPlan({ plan: planned.plan }, context);
  return planEnding(planned, unapprovable(settings, problem));
}

/** What the pull request shows. If the changes are the same as before, the record keeps its time and its reviews. */
function recordOf(
  { client, scope }: GitHubContext['github'],
  { organization, digest, toExecute }: Plan,
  { pull, base, before }: { readonly pull: PullRequest; readonly base: string; readonly before: PlanRecord | null },
): PlanRecord {
  // Whole seconds, like GitHub's times, including those of reviews. A review within the same second is not earlier.
  // The time is from GitHub's clock, because a runner's clock may be wrong.
  const now = new Date(Math.floor(client.now() / 1000) * 1000).toISOString();
  return {
    ...scope,
    pullRequest: pull.number,
    head: pull.head_sha,
    baseBranch: pull.base_ref,
    base,
    organization,
    title: pull.title,
    digest,
    changes: toExecute.map(({ fingerprint, id, after }) => ({
      fingerprint,
      target: id === null ? null : targetFingerprint(organization, id, after),
    })),
    at: before?.digest === digest ? before.at : now,
  };
}

/**
 * Plans a commit against its base and what is applied. If the log cannot be read, or names no ancestor of the base, the
 * base counts as applied. If nothing is known to be applied, everything that differs is asked for.
 */
async function planMerge(
  context: GitHubContext,
  { repository, reader }: Takes<'repository' | 'reader'>,
  { commit, base: baseSha }: TestMerge,
) {
  const point = await appliedForPlan(context, baseSha);
  const { applied: named, isRewritten, problem } = point;
  const base = await revisionOf(repository, baseSha);
  let applied: Revision | null = base;
  if (named !== null && !isRewritten && named !== baseSha) applied = await revisionOf(repository, named);
  if (named === null && problem === null) {
    noticeApplied(context.runner, point);
    applied = null;
  }
  const merged = { ...repository, head: { kind: 'commit', commit } } as const;
  return { planned: await runPlan(context, { repository: merged, reader }, { base, applied }), problem };
}

/** The pull request when its plan is made, its comments, and the record that counts for it so far. */
interface CurrentPull {
  readonly pull: PullRequest;
  /** null if the token may not read them. */
  readonly comments: readonly Comment[] | null;
  readonly rules: Parameters<typeof standingRecord>[3];
  readonly standing: ReturnType<typeof standingRecord>;
}

/** Reads the pull request again. null if it is no longer what was planned, or if a newer run plans it. */
async function readPullAgain(
  context: GitHubContext,
  event: PullRequestEvent,
  check: CheckRun | null,
): Promise<CurrentPull | null> {
  const { client, scope, keys, defaultBranch } = context.github;
  const { number, headSha } = event;
  const [pull, runs, comments] = await Promise.all([
    client.pull(number),
    check === null ? [] : client.checkRuns(headSha, checkName('plan', scope.name)),
    readComments(context, number),
  ]);
  if (!isAsPlanned(pull, event, defaultBranch)) return null;
  const hasNewer = runs.some(({ id, bot, external_id }) => {
    return check !== null && id > check.id && bot === check.bot && external_id === planId(number);
  });
  if (hasNewer) return null;
  const rules = { scope, keys, bot: check?.bot ?? null };
  return { pull, comments, rules, standing: standingRecord(runs, pull, comments ?? [], rules) };
}

function isAsPlanned(
  { state, head_sha, base_ref }: PullRequest,
  { headSha, baseRef }: PullRequestEvent,
  defaultBranch: string,
): boolean {
  return state === 'open' && head_sha === headSha && base_ref === (baseRef ?? defaultBranch);
}

/** With this text, a check run is not mistaken for one whose record was erased. */
function noRecord({ github }: GitHubContext, { headSha, number }: PullRequestEvent, { id }: CheckRun): string {
  return encodeNoRecord({ run: id, head: headSha, pullRequest: number }, github.keys);
}

async function endSuperseded(context: GitHubContext, event: PullRequestEvent, check: CheckRun | null): Promise<Ending> {
  context.runner.log(
    'superseded: the pull request was closed, or has another head or base, or a newer run plans it. Nothing was recorded.\n',
  );
  if (check !== null) {
    await endCheck(context, check, {
      conclusion: 'neutral',
      title: 'Closed, or superseded by a newer commit or run',
      summary: 'Nothing was recorded.',
      text: noRecord(context, event, check),
    });
  }
  return { result: 'superseded', counts: '', reason: null };
}

/** How a run with a plan ends. It fails if something must be recorded and is not, or must be known. */
function planEnding({ plan, result }: Planned, unrecorded: Unrecorded | null): Ending {
  const ending = endingOf(plan, result);
  if (unrecorded === null || unrecorded.code === 'other-branch' || isRefused(result)) return ending;
  return { ...ending, result: 'failed', reason: ending.reason ?? unrecordedSentence(unrecorded) };
}

/** What GitHub would merge, which is what a plan is about. */
interface TestMerge {
  readonly commit: string;
  /** The commit to merge into. */
  readonly base: string;
}

/** GitHub makes the test merge some seconds after a push, and the event does not wait for that. */
const WAITS_MS = [1000, 2000, 4000, 8000];

/** The test merge: the commit of a `pull_request` event, or else the merge ref, once it merges the event's head. */
async function testMerge(context: ActionContext, { git }: Repository, event: PullRequestEvent): Promise<TestMerge> {
  const { runner } = context;
  const isOfEvent = runner.eventName === 'pull_request';
  for (const wait of isOfEvent ? [null] : [...WAITS_MS, null]) {
    try {
      const name = isOfEvent ? runner.commit : `refs/pull/${event.number}/merge`;
      const { commit, parents } = await commitWithParents(name, git);
      const [base, head] = parents;
      if (base !== undefined && head === event.headSha) return { commit, base };
    } catch (error) {
      // The merge ref may not exist yet.
      if (wait === null || !(error instanceof GitError)) throw error;
    }
    if (wait !== null) await pause(context, wait);
  }
  throw new UserError('pull request', 'has no test merge of this head', 'Resolve conflicts, or push again.');
}

/** Throws if the merge is into another branch. GitHub remakes it soon after a retarget. An older base is accepted. */
async function refuseMergeIntoOther(
  { github }: GitHubContext,
  { baseRef }: PullRequestEvent,
  { base }: TestMerge,
): Promise<void> {
  const branch = baseRef ?? github.defaultBranch;
  const tip = await github.client.tipOf(branch);
  if (tip === base) return;
  const { status } = await github.client.compareAll(base, tip);
  if (status === 'ahead') return;
  const problem = `has a test merge of another branch than ${branch}`;
  throw new UserError('pull request', problem, 'Push again, so that GitHub makes it anew.');
}

/** What the event is about. For `pull_request_target`, that is the test merge, while the event's commit is the base. */
export async function askedAbout(context: ActionContext, repository: Repository): Promise<Revision> {
  const { runner } = context;
  const { eventName, event } = runner;
  const { pullRequest } = event;
  if (eventName !== 'pull_request_target' || pullRequest === null) return repository.head;
  const merge = await testMerge(context, repository, pullRequest);
  return { kind: 'commit', commit: merge.commit };
}
