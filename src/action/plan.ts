// Plans on GitHub. For a pull request, the test merge is compared with its first parent. A comment shows the plan, and
// a record holds what people could read, so that an apply may execute that. Other plans are only shown.
import type { Plan } from '../core/change.ts';
import { digest, targetFingerprint } from '../core/fingerprint.ts';
import { isBlocked } from '../core/guard.ts';
import { expecting } from '../core/rejections.ts';
import { isRefused, UserError } from '../core/result.ts';
import { commitWithParents } from '../git/objects.ts';
import { GitError } from '../git/process.ts';
import type { CheckRun, Comment, PullRequest } from '../github/answers.ts';
import { marker } from '../github/comment.ts';
import { isOfGitHub } from '../github/errors.ts';
import type { PullRequestEvent } from '../github/event.ts';
import { contradicting, standingRecord } from '../github/judge.ts';
import { checkName, checkSeal, commentSeal, encodeNoRecord, encodeRecord, type PlanRecord } from '../github/record.ts';
import type { Revision } from '../inventory/load.ts';
import { type Planned, runPlan } from '../run/plan.ts';
import type { Settings } from '../run/settings.ts';
import { lineAnnotations } from '../text/findings.ts';
import { checkSummary, planMarkdown } from '../text/markdown/page.ts';
import { headline, WHY_UNRECORDED } from '../text/summarize.ts';
import { appliedAt, firstParentOf, noticeApplied, revisionOf } from './applied.ts';
import { beginCheck, comment, DEFAULT_BOT, endCheck, failCheck, MOST_BYTES, readComments } from './check.ts';
import { type ActionContext, type GitHubContext, pause } from './open.ts';
import { type Ending, endingOf, linksOf, showPlan } from './show.ts';

/** Plans what the event is about: a pull request, a merge group, or a commit. */
export async function planOnGitHub(context: GitHubContext): Promise<Ending> {
  const { pullRequest, groupBase } = context.runner.event;
  if (pullRequest !== null) return planPullRequest(context, pullRequest);
  return groupBase === null ? planCommit(context) : planMergeGroup(context, groupBase);
}

/** The external id of a pull request's check runs. It is needed because another pull request may have the same head. */
function planId(pullRequest: number): string {
  return `plan of pull request ${pullRequest}`;
}

async function planPullRequest(context: GitHubContext, event: PullRequestEvent): Promise<Ending> {
  const { client, closing, defaultBranch } = context.github;
  // A merged pull request cannot be planned again, so a check that fails here must not void its record.
  if (!isAsPlanned(await client.pull(event.number), event, defaultBranch)) return endSuperseded(context, event, null);
  const merge = await testMerge(context, event);
  const check = await beginCheck(context, {
    name: checkName('plan', context.github.scope.name),
    head: event.headSha,
    title: 'Planning',
    externalId: planId(event.number),
  });
  try {
    return await planAndRecord(context, event, merge, check);
  } catch (error) {
    // The same if it was merged meanwhile. If GitHub does not say, it counts as open.
    const pull = check && (await closing.pull(event.number).catch(expecting(isOfGitHub, () => null)));
    const isOver = check && pull && !isAsPlanned(pull, event, defaultBranch);
    await failCheck(context, check, 'The plan failed', isOver ? { text: noRecord(context, event, check) } : {});
    throw error;
  }
}

async function planAndRecord(
  context: GitHubContext,
  event: PullRequestEvent,
  merge: TestMerge,
  check: CheckRun | null,
): Promise<Ending> {
  const { github, settings, runner, folder } = context;
  const { client, scope, keys, defaultBranch } = github;
  const { approval } = settings;
  const { number, headSha } = event;

  // Plan, and show the plan in the job summary. `obstacle`: why no record is possible although one is needed. None is
  // needed with `approval: none`, or for a pull request into another branch, from which nothing is applied.
  await refuseMergeIntoOther(context, event, merge);
  const { planned, problem } = await planMerge(context, merge.commit, merge.base);
  const { plan } = planned;
  const isForDefault = (event.baseRef ?? defaultBranch) === defaultBranch;
  const unappliedBranch = isForDefault ? null : event.baseRef;
  const obstacle = isForDefault ? obstacleTo(check, problem, approval) : null;
  if (obstacle === null && problem !== null) runner.warn(problem);
  const shown = { plan, verb: 'plan', commit: headSha, obstacle, unappliedBranch } as const;
  const { hidden, isInSummary } = await showPlan(shown, context);

  // Comment it, if the pull request still is what was planned.
  const current = await readPull(context, event, check);
  if (current === null) return endSuperseded(context, event, check);
  const { pull, comments, standing, rules } = current;
  const { pages, files, driftIssue } = linksOf(runner, headSha);
  const page = planMarkdown(plan, {
    commit: headSha,
    // The marker is the first line of the comment.
    budget: MOST_BYTES - marker('plan', scope.name).length - 1,
    isSummaryWhole: isInSummary,
    obstacle,
    next: approval,
    pages,
    name: scope.name,
    runUrl: runner.runUrl,
    files,
    driftIssue,
    unappliedBranch,
  });
  const willSeal = isForDefault && obstacle === null;
  // If there is nothing to say, no comment is created. Findings that the base has too are no reason for one. A comment
  // that exists is updated in any case.
  const isNews = plan.changes.length > 0 || plan.diagnostics.length > plan.older.size || isBlocked(plan.guards);
  const written = await comment(context, 'plan', number, {
    body: page.text,
    author: check?.bot ?? DEFAULT_BOT,
    listed: comments,
    isNews,
    // The record seals what people read, including the link to the run. If no valid record sealed this comment,
    // somebody may have changed the link, so the comment is written again.
    mayKeepLink: !willSeal || standing?.shown.comment != null,
  });

  // The record, or why there is none.
  const record = recordOf(github, plan, { pull, base: merge.base, before: standing?.record ?? null });
  const seal = written && commentSeal(written);
  const notInComment = new Set(written === null ? plan.toExecute : page.notShown);
  const unread = hidden.filter((change) => notInComment.has(change)).length;
  // The length of a record is the same for every text of the check, so empty texts are enough here.
  const characters = encodeRecord(record, { comment: seal, check: checkSeal('', '') }, keys).length;
  const why =
    unrecordable(plan.toExecute.length, unread, characters, approval) ??
    contradicted(plan, comments, written, { ...rules, approval });
  const unrecorded = willSeal ? why : obstacle;

  // The check. It is red if a record is needed and there is none.
  const ending = planEnding(planned, approval === 'none' ? null : unrecorded);
  const isRed = isRefused(ending.result);
  const title = headline(plan);
  const summary = checkSummary(plan, {
    commentUrl: written?.html_url ?? null,
    runUrl: runner.runUrl,
    isNews,
    why: unrecorded,
    since: standing?.record.at === record.at ? record.at : null,
  });
  if (check === null) return ending;
  // Writing the comment took a while. A pull request that was merged, closed or pushed to meanwhile must get no record.
  if (!isAsPlanned(await client.pull(number), event, defaultBranch)) return endSuperseded(context, event, check);
  const text = isForDefault
    ? encodeRecord(record, { comment: seal, check: checkSeal(title, summary) }, keys)
    : noRecord(context, event, check);
  await endCheck(context, check, {
    conclusion: isRed ? 'failure' : 'success',
    title,
    summary,
    annotations: lineAnnotations(plan.diagnostics, folder),
    // Without a text, older records of this head no longer count. A plan into another branch writes a text that says
    // that it has no record, so older records still count.
    ...(isForDefault && (isRed || unrecorded !== null) ? {} : { text }),
  });
  return ending;
}

/** Plans a merge group, compared with its base, in a check on its head. It is never commented or recorded. */
async function planMergeGroup(context: GitHubContext, baseSha: string): Promise<Ending> {
  const { github, runner, settings } = context;
  const name = checkName('plan', github.scope.name);
  const check = await beginCheck(context, { name, head: runner.commit, title: 'Planning the merge group' });
  try {
    const { planned, problem } = await planMerge(context, runner.commit, baseSha);
    const { plan } = planned;
    await showPlan({ plan, verb: 'plan', commit: runner.commit }, context);
    const ending = planEnding(planned, obstacleTo(check, problem, settings.approval));
    const title = problem === null ? headline(plan) : 'What was applied cannot be read';
    await endCheck(context, check, { conclusion: isRefused(ending.result) ? 'failure' : 'success', title });
    return ending;
  } catch (error) {
    await failCheck(context, check, 'The plan failed');
    throw error;
  }
}

/** Plans a commit that no pull request or merge group is about, compared with what is applied. It is only shown. */
async function planCommit(context: GitHubContext): Promise<Ending> {
  const { runner, settings } = context;
  const since = await appliedAt(context, runner.commit);
  const { applied, problem } = since;
  if (problem === null) noticeApplied(runner, since);
  const base = await revisionOf(context, applied ?? (await firstParentOf(context, runner.commit)));
  const planned = await runPlan(context, { base, applied: applied === null ? null : base, recorded: new Set() });
  await showPlan({ plan: planned.plan, verb: 'plan' }, context);
  return planEnding(planned, settings.approval === 'none' ? null : problem);
}

/** Why approvals cannot count although they are needed: there is no check, or the applied log cannot be read. */
function obstacleTo(check: CheckRun | null, problem: string | null, approval: Settings['approval']): string | null {
  if (approval === 'none') return null;
  return check === null ? WHY_UNRECORDED.notAllowed : problem;
}

/** GitHub accepts this many characters in the text of a check run. */
const MOST_RECORD_CHARACTERS = 65_535;

/** Why a plan cannot be recorded: nobody could read some of its changes, or the record is too long. null if it can. */
function unrecordable(size: number, unread: number, characters: number, approval: Settings['approval']): string | null {
  if (unread > 0) return unread === size ? WHY_UNRECORDED.shownNowhere(size) : WHY_UNRECORDED.cut(unread);
  return characters > MOST_RECORD_CHARACTERS ? WHY_UNRECORDED.tooMany(size, approval) : null;
}

/** Why the apply would refuse a plan because of a comment besides the one that was written. null if it would not. */
function contradicted(
  { organization, toExecute }: Plan,
  listed: readonly Comment[] | null,
  written: Comment | null,
  rules: Parameters<typeof contradicting>[2],
): string | null {
  if (toExecute.length === 0) return null;
  const mark = marker('plan', rules.scope.name);
  // The comment that was written replaced all that begin with the marker.
  const remains = ({ body }: Comment) => written === null || !body.startsWith(mark);
  if (!contradicting(listed ?? [], organization, rules).some(remains)) return null;
  return written === null
    ? 'An older comment still shows another plan, so the apply would refuse this. Grant the job the permission pull-requests: write.'
    : 'Another comment of the same bot looks like the plan, so the apply would refuse this. Delete that comment, and run this plan again.';
}

/** What the pull request shows. If the changes are the same as before, the record keeps its time and its reviews. */
function recordOf(
  { client, scope }: GitHubContext['github'],
  { organization, toExecute }: Plan,
  { pull, base, before }: { readonly pull: PullRequest; readonly base: string; readonly before: PlanRecord | null },
): PlanRecord {
  const shownDigest = digest(toExecute.map(({ fingerprint }) => fingerprint));
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
    digest: shownDigest,
    changes: toExecute.map(({ fingerprint, id, after }) => ({
      fingerprint,
      target: id === null ? null : targetFingerprint(organization, id, after),
    })),
    at: before?.digest === shownDigest ? before.at : now,
  };
}

/**
 * Plans a commit against its base and what is applied. If the log cannot be read, or names no ancestor of the base, the
 * base counts as applied. If nothing is known to be applied, everything that differs is asked for.
 */
async function planMerge(context: GitHubContext, commit: string, baseSha: string) {
  const since = await appliedAt(context, baseSha);
  const { applied: named, isRewritten, problem } = since;
  const base = await revisionOf(context, baseSha);
  let applied: Revision | null = base;
  if (named !== null && !isRewritten && named !== baseSha) applied = await revisionOf(context, named);
  if (named === null && problem === null) {
    noticeApplied(context.runner, since);
    applied = null;
  }
  const head = { kind: 'commit', commit } as const;
  return { planned: await runPlan({ ...context, head }, { base, applied, recorded: new Set() }), problem };
}

/** Reads the pull request again. null if it is no longer what was planned, or if a newer run plans it. */
async function readPull(context: GitHubContext, event: PullRequestEvent, check: CheckRun | null) {
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
  return { result: 'superseded', counts: '', why: null };
}

/** How a run with a plan ends. With a `problem`, it fails: something must be recorded or known, and is not. */
function planEnding({ plan, result }: Planned, problem: string | null): Ending {
  const ending = endingOf(plan, result);
  if (problem === null || isRefused(result)) return ending;
  return { ...ending, result: 'failed', why: ending.why ?? problem };
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
async function testMerge(context: ActionContext, event: PullRequestEvent): Promise<TestMerge> {
  const { git, runner } = context;
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
  throw new UserError('pull request', 'has no test merge of this head. Resolve conflicts, or push again.');
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
  const problem = `has a test merge of another branch than ${branch}. Push again, so that GitHub makes it anew.`;
  throw new UserError('pull request', problem);
}

/** What the event is about. For `pull_request_target`, that is the test merge, while the event's commit is the base. */
export async function askedAbout(context: ActionContext): Promise<Revision> {
  const { runner, head } = context;
  const { eventName, event } = runner;
  const { pullRequest } = event;
  if (eventName !== 'pull_request_target' || pullRequest === null) return head;
  const merge = await testMerge(context, pullRequest);
  return { kind: 'commit', commit: merge.commit };
}
