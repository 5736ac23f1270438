// Plans on GitHub. For a pull request, the test merge is compared with its first parent. The plan is commented, and what
// people could read is recorded, so that an apply may execute it. Other plans are only shown.
import type { Plan } from '../../core/change.ts';
import { digest, targetFingerprint } from '../../core/fingerprint.ts';
import { isBlocked } from '../../core/guard.ts';
import { ConfigurationError, isRefused } from '../../core/result.ts';
import { commitWithParents } from '../../git/objects.ts';
import { GitError } from '../../git/process.ts';
import type { CheckRun, PullRequest } from '../../github/answers.ts';
import { marker } from '../../github/comment.ts';
import type { PullRequestEvent } from '../../github/event.ts';
import { standingRecord } from '../../github/judge.ts';
import {
  checkName,
  checkSeal,
  commentSeal,
  encodeNoRecord,
  encodeRecord,
  type PlanRecord,
} from '../../github/record.ts';
import type { Revision } from '../../inventory/load.ts';
import { lineAnnotations } from '../../report/findings.ts';
import { checkSummary, planMarkdown } from '../../report/markdown/page.ts';
import { headline, WHY_UNRECORDED } from '../../report/summarize.ts';
import { type Planned, runPlan } from '../plan.ts';
import type { Settings } from '../settings.ts';
import { NOTHING_KNOWN } from '../snapshot.ts';
import { appliedAt, revisionOf, rewrittenNotice } from './applied.ts';
import { beginCheck, comment, endCheck, failCheck, MOST_BYTES, readComments } from './check.ts';
import { type ActionContext, type GitHubContext, pause } from './open.ts';
import { type Ending, endingOf, linksOf, showPlan } from './show.ts';

/** Plans what the event is about: a pull request, a merge group, or a commit. */
export async function planOnGitHub(context: GitHubContext): Promise<Ending> {
  const { pullRequest, groupBase } = context.runner.event;
  if (pullRequest !== null) return planPullRequest(context, pullRequest);
  return groupBase === null ? planCommit(context) : planMergeGroup(context, groupBase);
}

/** The external id of one pull request's plans. Another pull request may have the same head. */
function planId(pullRequest: number): string {
  return `plan of pull request ${pullRequest}`;
}

async function planPullRequest(context: GitHubContext, event: PullRequestEvent): Promise<Ending> {
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
    await failCheck(context, check, 'The plan failed');
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

  // Plan, and show it in the job summary. `obstacle`: why nothing can be recorded although it has to be. Nothing has to be
  // under `approval: none`, or for a pull request into another branch, from which nothing is applied.
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
  const { pull, comments, standing } = current;
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
  // Nobody needs to read that there is nothing. A comment that is there is kept true.
  const isNews = plan.changes.length > 0 || plan.diagnostics.length > 0 || isBlocked(plan.guards);
  const written = await comment(context, 'plan', number, {
    body: page.text,
    bot: check?.bot ?? null,
    listed: comments,
    isNews,
    // What is sealed is what people read, its link to the run included. If no valid record sealed this comment, somebody
    // may have changed its link, so it is written again.
    mayKeepLink: !willSeal || standing?.shown.comment != null,
  });

  // The record, and why there is none.
  const record = recordOf(github, plan, { pull, base: merge.base, before: standing?.record ?? null });
  const seal = written && commentSeal(written);
  const notInComment = new Set(written === null ? plan.toExecute : page.notShown);
  const unread = hidden.filter((change) => notInComment.has(change)).length;
  // The seal of the check has one length, whatever the check says.
  const characters = encodeRecord(record, { comment: seal, check: checkSeal('', '') }, keys).length;
  const tooMuch = isForDefault ? unrecordable(plan.toExecute.length, unread, characters, approval) : null;
  const unrecorded = obstacle ?? tooMuch;

  // The check: red without a record, where there has to be one.
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
  // Writing the comment took a while. What was merged, closed or pushed to meanwhile must get no record.
  if (!isAsPlanned(await client.pull(number), event, defaultBranch)) return endSuperseded(context, event, check);
  const text = isForDefault
    ? encodeRecord(record, { comment: seal, check: checkSeal(title, summary) }, keys)
    : encodeNoRecord({ run: check.id, head: headSha, pullRequest: number }, keys);
  await endCheck(context, check, {
    conclusion: isRed ? 'failure' : 'success',
    title,
    summary,
    annotations: lineAnnotations(plan.diagnostics, folder),
    // Without a text, older records of this head no longer count. A plan into another branch writes a text that says that
    // it has no record, so older records still count.
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
  const { applied: named, isRewritten, problem } = await appliedAt(context, runner.commit);
  if (isRewritten) runner.notice(rewrittenNotice(named));
  // Where that is not known, every difference counts as asked for.
  const applied = await revisionOf(context, named);
  const planned = await runPlan(context, { base: applied, applied, recorded: new Set() });
  await showPlan({ plan: planned.plan, verb: 'plan' }, context);
  return planEnding(planned, settings.approval === 'none' ? null : problem);
}

/** Why approvals cannot count that have to: the check cannot be made, or what was applied is not known. */
function obstacleTo(check: CheckRun | null, problem: string | null, approval: Settings['approval']): string | null {
  if (approval === 'none') return null;
  return check === null ? WHY_UNRECORDED.notAllowed : problem;
}

/** GitHub takes as many characters in the text of a check run. */
const MOST_RECORD_CHARACTERS = 65_535;

/** Why a plan of so many changes cannot be recorded: some that nobody could read, or a record that is too long. */
function unrecordable(size: number, unread: number, characters: number, approval: Settings['approval']): string | null {
  if (unread > 0) return unread === size ? WHY_UNRECORDED.shownNowhere(size) : WHY_UNRECORDED.cut(unread);
  return characters > MOST_RECORD_CHARACTERS ? WHY_UNRECORDED.tooMany(size, approval) : null;
}

/** What the pull request shows. If the changes are the same as before, the record keeps its time and its reviews. */
function recordOf(
  { client, scope }: GitHubContext['github'],
  { organization, toExecute }: Plan,
  { pull, base, before }: { readonly pull: PullRequest; readonly base: string; readonly before: PlanRecord | null },
): PlanRecord {
  const shownDigest = digest(toExecute.map(({ fingerprint }) => fingerprint));
  // Whole seconds, like GitHub's times, including those of reviews. A review within the same second is not earlier.
  // By GitHub's clock, since a runner's may be wrong.
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

/** Compares a commit with its base, and with what is applied. If the log names no ancestor of the base, that is the base. */
async function planMerge(context: GitHubContext, commit: string, baseSha: string) {
  const { applied: named, isRewritten, problem } = await appliedAt(context, baseSha);
  const base = await revisionOf(context, baseSha);
  const applied = named === null || isRewritten || named === baseSha ? base : await revisionOf(context, named);
  const head = { kind: 'commit', commit } as const;
  return { planned: await runPlan({ ...context, head }, { base, applied, recorded: new Set() }), problem };
}

/** What GitHub says of the pull request now. null if it is not what was planned, or a newer run plans it. */
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
  return { pull, comments, standing: standingRecord(runs, pull, comments ?? [], rules) };
}

function isAsPlanned(
  { state, head_sha, base_ref }: PullRequest,
  { headSha, baseRef }: PullRequestEvent,
  defaultBranch: string,
): boolean {
  return state === 'open' && head_sha === headSha && base_ref === (baseRef ?? defaultBranch);
}

async function endSuperseded(
  context: GitHubContext,
  { headSha, number }: PullRequestEvent,
  check: CheckRun | null,
): Promise<Ending> {
  context.runner.log(
    'superseded: the pull request was closed, or has another head or base, or a newer run plans it. Nothing was recorded.\n',
  );
  if (check !== null) {
    await endCheck(context, check, {
      conclusion: 'neutral',
      title: 'Closed, or superseded by a newer commit or run',
      summary: 'Nothing was recorded.',
      // So that this is not mistaken for an erased record.
      text: encodeNoRecord({ run: check.id, head: headSha, pullRequest: number }, context.github.keys),
    });
  }
  return { result: 'superseded', counts: '', why: null };
}

/** How a plan ends. The run also fails if something must be recorded or known, and is not. */
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

/** GitHub makes the merge some seconds after a push, and the event does not wait for it. */
const WAITS_MS = [1000, 2000, 4000, 8000];

/** Under `pull_request` the event's own commit. Otherwise the ref, once it merges the head that the event is about. */
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
      // There may be none yet.
      if (wait === null || !(error instanceof GitError)) throw error;
    }
    if (wait !== null) await pause(context, wait);
  }
  throw new ConfigurationError('pull request', 'has no test merge of this head. Resolve conflicts, or push again.');
}

/** Throws if the merge is into another branch: after a retarget, GitHub remakes it a little later. An older commit is fine. */
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
  throw new ConfigurationError('pull request', problem);
}

/** Under `pull_request_target` the event's commit is the base, but the event is about the test merge. */
export async function askedAbout(context: ActionContext): Promise<Revision> {
  const { runner, head } = context;
  const { eventName, event } = runner;
  const { pullRequest } = event;
  if (eventName !== 'pull_request_target' || pullRequest === null) return head;
  const merge = await testMerge(context, pullRequest);
  return { kind: 'commit', commit: merge.commit };
}

/** Without a token or a repository. A plan without a record approves nothing, so it is red for what is to be merged. */
export async function planWithoutGitHub(context: ActionContext): Promise<Ending> {
  const { settings, runner } = context;
  const planned = await runPlan({ ...context, head: await askedAbout(context) }, NOTHING_KNOWN);
  await showPlan({ plan: planned.plan, verb: 'plan' }, context);
  const isForReview = runner.event.pullRequest !== null || runner.event.groupBase !== null;
  return planEnding(planned, isForReview && settings.approval !== 'none' ? UNRECORDED : null);
}

const UNRECORDED = 'Without a github-token this plan is not recorded, so apply would execute none of it.';
