// A pull request's plan (design section 8): of its test merge, compared with the merge's first parent; shown in the
// summary and in one comment, and recorded for apply to find. And the plan of a commit that no pull request asks about.
import type { Change, Plan } from '../../core/change.ts';
import { digest, targetFingerprint } from '../../core/fingerprint.ts';
import { ConfigurationError, isRefused, type Result } from '../../core/result.ts';
import type { CheckRun, PullRequest } from '../../github/answers.ts';
import { checkName } from '../../github/check-name.ts';
import { commitBefore, type PullRequestEvent, pullRequestOf } from '../../github/event.ts';
import type { PlanRecord } from '../../github/record.ts';
import { isOvertaken, planId, recordAmong, writeRecord } from '../../github/recorder.ts';
import { fetchRef, readCommit } from '../../inventory/git/fetch.ts';
import { GitError, type RunGit } from '../../inventory/git/process.ts';
import type { Revision } from '../../inventory/load.ts';
import { planPage } from '../../report/markdown/page.ts';
import { lineAnnotations } from '../../report/messages.ts';
import { headline, NOT_RECORDED, shownNowhere, tooLarge } from '../../report/summarize.ts';
import { type ActionContext, type GitHubContext, pause } from '../context.ts';
import { type Planned, runPlan } from '../plan.ts';
import { abandonCheck, beginCheck, commentBudget, commentOnce, endCheck, underCheck } from './check.ts';
import { comparisonOf, expectedBy, heldBy, readHistory } from './github-context.ts';
import { pagesOf, planOutputs, setOutputs, showPlan } from './outputs.ts';

export async function planPullRequest(context: GitHubContext, event: PullRequestEvent): Promise<Result> {
  const { github } = context;
  const merge = await testMerge(context, event);
  const name = checkName('plan', github.name);
  const known = { name, head_sha: event.headSha, external_id: planId(event.number) };
  const check = await beginCheck(context, { ...known, title: 'Planning' });
  try {
    return await planAndRecord(context, event, merge, check);
  } catch (error) {
    await abandonCheck(context, check, { title: 'The plan failed', summary: 'The log of the run says why.' });
    throw error;
  }
}

async function planAndRecord(
  context: GitHubContext,
  event: PullRequestEvent,
  { commit, base }: TestMerge,
  check: CheckRun | null,
): Promise<Result> {
  const { settings, runner } = context;
  const history = await readHistory(context, { from: base, before: base, own: check, isPatient: false });
  const compared = await comparisonOf(context, base, history.range.applied, heldBy(history.pulls));
  const head = { kind: 'commit', commit } as const;
  const planned = await runPlan({ ...context, head }, compared);
  const { plan } = planned;
  const mayRecord = check !== null || settings.approval === 'none';
  const inSummary = await showPlan({ plan, verb: 'plan', commit: event.headSha, mayRecord }, context);
  setOutputs(planOutputs(plan), runner);
  const seen = await lookAgain(context, event, check);
  if (seen === null) return withdraw(context, check);
  const hidden = await comment(context, seen.pull, { plan, inSummary, mayRecord, bot: check?.bot ?? null });
  const why = hidden.size > 0 && settings.approval !== 'none' ? whyHidden(hidden, plan) : null;
  if (why !== null) runner.warn(why);
  return finish({ context, event, check, planned, hidden, why });
}

/** A page has room for some of a plan: of one that is hidden whole, no page was written. */
function whyHidden({ size }: ReadonlySet<Change>, { toExecute }: Plan): string {
  return size === toExecute.length ? shownNowhere(size) : tooLarge(size);
}

interface Seen {
  readonly pull: PullRequest;
  /** Those of this plan's name, on its head. */
  readonly runs: readonly CheckRun[];
}

/** null when this plan must not be told: closed, a newer head, or a newer run of this head, which it must not stand over. */
async function lookAgain(
  { github: { client, name } }: GitHubContext,
  { number, headSha }: PullRequestEvent,
  check: CheckRun | null,
): Promise<Seen | null> {
  const pull = await client.pull(number);
  if (pull.state !== 'open' || pull.head_sha !== headSha) return null;
  const runs = check === null ? [] : await client.checkRuns(headSha, checkName('plan', name));
  return check !== null && isOvertaken(check, runs) ? null : { pull, runs };
}

async function withdraw(context: GitHubContext, check: CheckRun | null): Promise<Result> {
  const title = 'Closed, or superseded by a newer commit or a newer run';
  context.runner.log(
    'superseded: the pull request was closed, or a newer commit or a newer run of this one is planned.\n',
  );
  await endCheck(context, check, { conclusion: 'neutral', title, summary: 'Nothing was recorded.' });
  return 'superseded';
}

interface ToComment {
  readonly plan: Plan;
  /** The changes that the summary does not show. */
  readonly inSummary: readonly Change[];
  readonly mayRecord: boolean;
  readonly bot: string | null;
}

/** Resolves to the changes that neither the comment nor the summary shows. */
async function comment(
  context: GitHubContext,
  { number, head_sha, base_ref }: PullRequest,
  { plan, inSummary, mayRecord, bot }: ToComment,
): Promise<ReadonlySet<Change>> {
  const { github, settings, runner } = context;
  const pageWith = (unrecorded: number) =>
    planPage(plan, {
      ...{ detail: settings.detail, commit: head_sha, budget: commentBudget(context, 'plan') },
      ...{ unrecorded, mayRecord, next: settings.approval, pages: pagesOf(runner) },
      ...(base_ref === github.defaultBranch ? {} : { unappliedBranch: base_ref }),
      ...(github.name === '' ? {} : { name: github.name }),
      ...(runner.runUrl === null ? {} : { runUrl: runner.runUrl }),
    });
  const hiddenWith = (inComment: readonly Change[]) => {
    const unseen = new Set(inComment);
    return new Set(inSummary.filter((change) => unseen.has(change)));
  };
  const whole = pageWith(0);
  const unrecorded = settings.approval === 'none' ? 0 : hiddenWith(whole.notShown).size;
  const page = unrecorded === 0 ? whole : pageWith(unrecorded);
  const isShown = await commentOnce(context, { kind: 'plan', pullRequest: number, body: page.text, bot });
  return hiddenWith(isShown ? page.notShown : plan.toExecute);
}

interface Finish {
  readonly context: GitHubContext;
  readonly event: PullRequestEvent;
  readonly check: CheckRun | null;
  readonly planned: Planned;
  /** Changes that are shown nowhere, so that they are not recorded. */
  readonly hidden: ReadonlySet<Change>;
  /** Why they are; null for none. */
  readonly why: string | null;
}

async function finish({ context, event, check, planned, hidden, why }: Finish): Promise<Result> {
  const { github, settings, runner } = context;
  const { plan, result } = planned;
  if (check === null) {
    if (settings.approval === 'none') return result;
    runner.because?.(NOT_RECORDED);
    return isRefused(result) ? result : 'failed';
  }
  const conclusion = isRefused(result) ? 'failure' : 'success';
  const title = headline(plan);
  const digested = `Digest of what apply would execute: \`${plan.digest}\`.`;
  const summary = `${digested} ${why ?? "The run's summary shows the plan."}`;
  const shown = plan.toExecute.filter((change) => !hidden.has(change));
  const record = recordOf(context, event, plan, shown);
  const seen = await lookAgain(context, event, check);
  if (seen === null) return withdraw(context, check);
  const { signingKey } = github;
  const before = recordAmong(seen.runs, seen.pull, { appId: check.app_id, signingKey, expected: expectedBy(context) });
  const annotations = lineAnnotations(plan.diagnostics, { detail: settings.detail, folder: context.folder });
  if (before?.digest === record.digest) {
    const same = `${summary} Recorded before, at ${before.at}.`;
    await endCheck(context, check, { conclusion, title, summary: same, annotations });
    return result;
  }
  await writeRecord(github.client, check, record, { signingKey, output: { title, summary, conclusion, annotations } });
  return result;
}

function recordOf(context: GitHubContext, event: PullRequestEvent, plan: Plan, shown: readonly Change[]): PlanRecord {
  return {
    ...expectedBy(context),
    pullRequest: event.number,
    head: event.headSha,
    organization: plan.organization,
    digest: digest(shown.map(({ fingerprint }) => fingerprint)),
    changes: shown.map((change) => ({
      fingerprint: change.fingerprint,
      target: change.id === null ? null : targetFingerprint(plan.organization, change.id, change.after),
    })),
    guards: plan.guards,
    // Whole seconds, as GitHub tells times: a review or a merge within the same second is not before it.
    at: new Date(Math.floor(context.host.clock.now() / 1000) * 1000).toISOString(),
  };
}

interface TestMerge {
  readonly commit: string;
  /** What it would be merged into. */
  readonly base: string;
}

/** GitHub makes the merge some seconds after a push; the event does not wait for it. */
const WAITS_MS = [1000, 2000, 4000, 8000];

/** Under `pull_request` the event's own commit; else the ref, once it is of the head that the event is about. */
async function testMerge(context: ActionContext, event: PullRequestEvent): Promise<TestMerge> {
  const { git } = context;
  const { eventName, commit } = context.runner;
  if (eventName === 'pull_request') return expectMerge(await mergeAt(commit, git, event));
  const ref = `refs/pull/${event.number}/merge`;
  for (const wait of WAITS_MS) {
    const merge = await fetchRef(ref, git).then((fetched) => mergeAt(fetched, git, event), noneYet);
    if (merge !== null) return merge;
    await pause(context, wait);
  }
  return expectMerge(await mergeAt(await fetchRef(ref, git), git, event));
}

/** null when the commit is no merge of the event's head. */
async function mergeAt(commit: string, git: RunGit, { headSha }: PullRequestEvent): Promise<TestMerge | null> {
  const [base, head] = (await readCommit(commit, git)).parents;
  return base !== undefined && head === headSha ? { commit, base } : null;
}

function expectMerge(merge: TestMerge | null): TestMerge {
  if (merge !== null) return merge;
  throw new ConfigurationError('pull request', 'has no test merge of this head. Resolve conflicts, or push again.');
}

function noneYet(error: unknown): null {
  if (error instanceof GitError) return null;
  throw error;
}

/** Under `pull_request_target` the event's commit is the base: what the event asks about is the test merge. */
export async function askedAbout(context: ActionContext): Promise<Revision> {
  const { runner, head } = context;
  const { eventName, payload } = runner;
  const pullRequest = pullRequestOf(payload);
  if (eventName !== 'pull_request_target' || pullRequest === null) return head;
  const merge = await testMerge(context, pullRequest);
  return { kind: 'commit', commit: merge.commit };
}

export async function planCommit(context: GitHubContext): Promise<Result> {
  const { github, runner } = context;
  const { commit } = runner;
  const beginning = { name: checkName('preview', github.name), head_sha: commit, title: 'Planning' };
  return underCheck(context, beginning, async (check) => {
    const before = runner.eventName === 'push' ? commitBefore(runner.payload) : null;
    const { range, pulls } = await readHistory(context, { from: commit, before, own: check, isPatient: false });
    const compared = await comparisonOf(context, range.applied, range.applied, heldBy(pulls));
    const { plan, result } = await runPlan(context, compared);
    await showPlan({ plan, verb: 'plan', commit }, context);
    setOutputs(planOutputs(plan), runner);
    return { result, title: headline(plan), conclusion: isRefused(result) ? 'failure' : 'success' };
  });
}
