// The plan of a pull request: plans its test merge, compared with the merge's first parent, comments the plan there, and
// records what people could read, so that an apply may execute it.
import type { Change, Plan } from '../../core/change.ts';
import { digest, targetFingerprint } from '../../core/fingerprint.ts';
import { isBlocked } from '../../core/guard.ts';
import { isRefused } from '../../core/result.ts';
import type { CheckRun, PullRequest } from '../../github/answers.ts';
import { mergeGroupOf, type PullRequestEvent, pullRequestOf } from '../../github/event.ts';
import { changedPage, findRecord } from '../../github/judge.ts';
import {
  checkName,
  checkSeal,
  commentSeal,
  encodePass,
  encodeRecord,
  MOST_RECORD_CHARACTERS,
  type PlanRecord,
  planId,
} from '../../github/record.ts';
import { lineAnnotations } from '../../report/findings.ts';
import { checkSummary, planMarkdown } from '../../report/markdown/page.ts';
import { headline, NOT_RECORDED, shownNowhere, tooLargeText, tooManyText } from '../../report/summarize.ts';
import { type Planned, runPlan } from '../plan.ts';
import { NOTHING_KNOWN } from '../snapshot.ts';
import { appliedBehind, revisionOf } from './applied.ts';
import { beginCheck, comment, commentBudget, endCheck, failCheck, readComments } from './check.ts';
import type { ActionContext, GitHubContext } from './open.ts';
import { driftIssueUrl, type Ending, endingOf, filesUrl, pagesUrl, showPlan } from './show.ts';
import { askedAbout, expectOfBase, type TestMerge, testMerge } from './test-merge.ts';

export async function planPullRequest(context: GitHubContext, event: PullRequestEvent): Promise<Ending> {
  const { github, settings } = context;
  const { number, headSha } = event;
  const merge = await testMerge(context, event);
  const check = await beginCheck(context, {
    name: checkName('plan', github.owner.name),
    head: headSha,
    title: 'Planning',
    externalId: planId(number),
  });
  try {
    await expectOfBase(context, event, merge);
    const { applied, problem } = await appliedBehind(context, merge.base);
    const base = await revisionOf(context, merge.base);
    const compared = {
      base,
      applied: applied === null || applied === merge.base ? base : await revisionOf(context, applied),
      recorded: new Set<string>(),
    };
    const head = { kind: 'commit', commit: merge.commit } as const;
    const planned = await runPlan({ ...context, head }, compared);

    const needsRecord = settings.approval !== 'none';
    const lacking = check === null ? NOT_RECORDED : problem;
    const isRecordable = lacking === null || !needsRecord;
    const showing = { plan: planned.plan, verb: 'plan', commit: headSha, mayRecord: isRecordable } as const;
    const { hidden } = await showPlan(showing, context);
    const why = needsRecord ? lacking : null;
    return await report(context, { event, merge, check, planned, notInSummary: hidden, why });
  } catch (error) {
    await failCheck(context, check, 'The plan failed');
    throw error;
  }
}

/** The plan of a pull request, to be reported there. */
interface PlanOfPull {
  readonly event: PullRequestEvent;
  readonly merge: TestMerge;
  /** null if the token may not make check runs. */
  readonly check: CheckRun | null;
  readonly planned: Planned;
  /** The changes that the job summary does not show. */
  readonly notInSummary: readonly Change[];
  /** Why nothing can be recorded although it has to be; null if it can. */
  readonly why: string | null;
}

/** Comments the plan, and records it, if the pull request still is what was planned. */
async function report(context: GitHubContext, given: PlanOfPull): Promise<Ending> {
  const { github, settings, runner, folder } = context;
  const { event, check, planned, notInSummary } = given;
  const { plan } = planned;
  const { client, owner, keys, defaultBranch } = github;
  const { approval } = settings;

  // Is the pull request still what was planned, and was this recorded before?
  const now = await readPull(context, event, check);
  if (now === null) return withdraw(context, event, check);
  const { pull, comments, standing } = now;
  const isApplied = pull.base_ref === defaultBranch;

  // The comment, within its limit.
  const page = planMarkdown(plan, {
    commit: event.headSha,
    budget: commentBudget(context, 'plan'),
    isSummaryWhole: notInSummary.length === 0,
    mayRecord: given.why === null,
    next: approval,
    pages: pagesUrl(runner),
    name: owner.name,
    runUrl: runner.runUrl,
    files: filesUrl(runner, event.headSha),
    driftIssue: driftIssueUrl(runner),
    ...(isApplied ? {} : { unappliedBranch: pull.base_ref }),
  });
  const isNews = saysSomething(plan);
  const written = await comment(context, 'plan', event.number, {
    body: page.text,
    bot: check?.bot ?? null,
    listed: comments,
    isNews,
    // What is sealed is what people read, the link to the rest of it included.
    isIntact: !isApplied || given.why !== null || standing?.shown.comment != null,
  });

  // The record, and why there is none.
  const record = recordOf(context, given, pull, standing?.record ?? null);
  const seal = written && commentSeal(written);
  const why = whyUnrecorded(context, given, record, written === null ? plan.toExecute : page.notShown);

  // The check: red without a record, where there has to be one.
  const isRed = isRefused(planned.result) || (approval !== 'none' && isApplied && why !== null);
  const summary = checkSummary(plan, {
    commentUrl: written?.html_url ?? null,
    runUrl: runner.runUrl,
    isNews,
    why,
    since: standing?.record.at === record.at ? record.at : null,
  });
  const title = headline(plan);
  if (check !== null) {
    if (!isAsPlanned(await client.pull(event.number), event)) return withdraw(context, event, check);
    const seen = { comment: seal, check: checkSeal(title, summary) };
    // Nothing is applied from another branch, and after a retarget the plan is another.
    const text = isApplied ? encodeRecord(record, seen, keys) : passOf(context, event, check);
    await endCheck(context, check, {
      conclusion: isRed ? 'failure' : 'success',
      title,
      summary,
      annotations: lineAnnotations(plan.diagnostics, folder),
      ...(isRed || why !== null ? {} : { text }),
    });
  }
  const ending = endingOf(plan, planned.result);
  if (isRed && why !== null) runner.warn(why);
  return isRed ? { ...ending, result: redOf(planned), why: ending.why ?? why } : ending;
}

/** If the changes are the same as before, the record keeps its time, so that its reviews still count. */
function recordOf(
  { github }: GitHubContext,
  { event, merge, planned: { plan } }: PlanOfPull,
  pull: PullRequest,
  before: PlanRecord | null,
): PlanRecord {
  const shownDigest = digest(plan.toExecute.map(({ fingerprint }) => fingerprint));
  // Whole seconds, like GitHub's times, including those of reviews. A review within the same second is not earlier.
  // By GitHub's clock, since a runner's may be wrong.
  const now = new Date(Math.floor(github.client.now() / 1000) * 1000).toISOString();
  return {
    ...github.owner,
    pullRequest: event.number,
    head: event.headSha,
    baseBranch: pull.base_ref,
    base: merge.base,
    organization: plan.organization,
    title: pull.title,
    digest: shownDigest,
    changes: plan.toExecute.map(({ fingerprint, id, after }) => ({
      fingerprint,
      target: id === null ? null : targetFingerprint(plan.organization, id, after),
    })),
    at: before?.digest === shownDigest ? before.at : now,
  };
}

/** null if the plan can be recorded: people can see every change, and it fits. */
function whyUnrecorded(
  { github, settings }: GitHubContext,
  { planned: { plan }, notInSummary, why }: PlanOfPull,
  record: PlanRecord,
  notInComment: readonly Change[],
): string | null {
  if (why !== null) return why;
  const size = plan.toExecute.length;
  const unseen = new Set(notInComment);
  const hidden = notInSummary.filter((change) => unseen.has(change)).length;
  if (hidden > 0) return hidden === size ? shownNowhere(size) : tooLargeText(hidden);
  const comment = commentSeal({ id: Number.MAX_SAFE_INTEGER, updated_at: record.at, body: '' });
  const text = encodeRecord(record, { comment, check: checkSeal('', '') }, github.keys);
  return text.length > MOST_RECORD_CHARACTERS ? tooManyText(size, settings.approval) : null;
}

/** Nobody needs to read that there is nothing. A comment that is there is kept true. */
function saysSomething({ changes, diagnostics, guards }: Plan): boolean {
  return changes.length > 0 || diagnostics.length > 0 || isBlocked(guards);
}

/** What GitHub says of the pull request now. null if it is not what was planned, or a newer run plans it. */
async function readPull(context: GitHubContext, event: PullRequestEvent, check: CheckRun | null) {
  const { client, owner, keys } = context.github;
  const { number, headSha } = event;
  const [pull, runs, comments] = await Promise.all([
    client.pull(number),
    check === null ? [] : client.checkRuns(headSha, checkName('plan', owner.name)),
    readComments(context, number),
  ]);
  if (!isAsPlanned(pull, event)) return null;
  const isNewer = ({ id, bot, external_id }: CheckRun) => {
    return check !== null && id > check.id && bot === check.bot && external_id === planId(number);
  };
  if (runs.some(isNewer)) return null;
  const rules = { owner, keys, bot: check?.bot ?? null };
  const { record, shown, run, why } = findRecord(runs, pull, rules);
  // The earlier record, if people still read what they read then.
  const isThere = record !== null && shown !== null && run !== null && why === null;
  const isIntact = isThere && changedPage({ record, shown, run }, comments ?? [], rules) === null;
  return { pull, comments, standing: isIntact ? { record, shown } : null };
}

/** Where a plan that is fine has to be recorded and is not, the run fails. */
function redOf({ result }: Planned) {
  return isRefused(result) ? result : 'failed';
}

function isAsPlanned({ state, head_sha, base_ref }: PullRequest, { headSha, baseRef }: PullRequestEvent): boolean {
  return state === 'open' && head_sha === headSha && base_ref === (baseRef ?? base_ref);
}

/** Says that there is nothing to record, so that this is not mistaken for an erased record. */
function passOf({ github }: GitHubContext, { headSha, number }: PullRequestEvent, { id }: CheckRun): string {
  return encodePass({ run: id, head: headSha, pullRequest: number }, github.keys);
}

async function withdraw(context: GitHubContext, event: PullRequestEvent, check: CheckRun | null): Promise<Ending> {
  context.runner.log(
    'superseded: the pull request was closed, or has another head or base, or a newer run plans it. Nothing was recorded.\n',
  );
  if (check !== null) {
    await endCheck(context, check, {
      conclusion: 'neutral',
      title: 'Closed, or superseded by a newer commit or run',
      summary: 'Nothing was recorded.',
      text: passOf(context, event, check),
    });
  }
  return { result: 'superseded', counts: '', why: null };
}

/**
 * Plans a commit that no pull request is about: that of a merge group, compared with the group's base, or any other,
 * compared with what is applied. It is shown, with a check, and never commented or recorded.
 */
export async function planCommit(context: GitHubContext): Promise<Ending> {
  const { github, runner, settings } = context;
  const group = mergeGroupOf(runner.payload);
  const check = await beginCheck(context, {
    name: checkName(group === null ? 'preview' : 'plan', github.owner.name),
    head: runner.commit,
    title: group === null ? 'Planning' : 'Planning the merge group',
  });
  try {
    const from = group?.baseSha ?? runner.commit;
    const { applied, problem } = await appliedBehind(context, from);
    const appliedRevision = await revisionOf(context, applied ?? group?.baseSha ?? null);
    const base = group === null || applied === from ? appliedRevision : await revisionOf(context, from);
    const planned = await runPlan(context, { base, applied: appliedRevision, recorded: new Set() });
    const { plan, result } = planned;
    await showPlan({ plan, verb: 'plan', commit: runner.commit }, context);
    const ending = endingOf(plan, result);
    const isRed = isRefused(result) || (problem !== null && settings.approval !== 'none');
    const title = problem === null ? headline(plan) : 'What was applied cannot be read';
    await endCheck(context, check, { conclusion: isRed ? 'failure' : 'success', title });
    return isRed ? { ...ending, result: redOf(planned), why: ending.why ?? problem } : ending;
  } catch (error) {
    await failCheck(context, check, 'The plan failed');
    throw error;
  }
}

/**
 * Without a token or a repository. A plan without a record approves nothing, so that of a pull request is red, and so is
 * that of a merge group.
 */
export async function planWithoutGitHub(context: ActionContext): Promise<Ending> {
  const { settings, runner } = context;
  const planned = await runPlan({ ...context, head: await askedAbout(context) }, NOTHING_KNOWN);
  await showPlan({ plan: planned.plan, verb: 'plan' }, context);
  const ending = endingOf(planned.plan, planned.result);
  const { payload } = runner;
  const isForReview = pullRequestOf(payload) !== null || mergeGroupOf(payload) !== null;
  if (!isForReview || isRefused(planned.result) || settings.approval === 'none') return ending;
  const why = 'Without a github-token this plan is not recorded, so apply would execute none of it.';
  return { ...ending, result: 'failed', why };
}
