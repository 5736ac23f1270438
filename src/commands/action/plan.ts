// The plan of a pull request: plans its test merge, compared with the merge's first parent, shows the plan in the
// summary and in one comment, and records it for apply. Also plans commits without a pull request.
import type { Change, Plan } from '../../core/change.ts';
import { digest, targetFingerprint } from '../../core/fingerprint.ts';
import { isBlocked, ticketIn } from '../../core/guard.ts';
import { early } from '../../core/rejections.ts';
import { isRefused, type Result } from '../../core/result.ts';
import type { CheckRun, Comment, PullRequest } from '../../github/answers.ts';
import type { AppliedFacts } from '../../github/applied-deployment.ts';
import { commitBefore, mergeGroupOf, type PullRequestEvent, pullRequestOf } from '../../github/event.ts';
import type { Judgement } from '../../github/judge.ts';
import { checkName, encodePass, encodeRecord, type PlanRecord } from '../../github/record.ts';
import { writeRecord, writeRest } from '../../github/record-writer.ts';
import { type FoundRecord, findRecord, isOvertaken, objection, planId } from '../../github/records.ts';
import { checkSummary } from '../../report/markdown/check.ts';
import { planPage } from '../../report/markdown/page.ts';
import { lineAnnotations } from '../../report/messages.ts';
import { headline, NOT_COMPARED, NOT_RECORDED, shownNowhere, tooLargeText } from '../../report/summarize.ts';
import type { ActionContext, GitHubContext } from '../context.ts';
import { type Planned, runPlan } from '../plan.ts';
import { NOTHING_KNOWN } from '../snapshot.ts';
import { abandonCheck, beginCheck, commentBudget, commentOnce, endCheck, underCheck } from './check.ts';
import { asCreator, baselineOf, lookAs, lookAt, lookFrom, readingOf } from './look.ts';
import { filesUrl, pagesUrl, showPlan, ticketOf } from './outputs.ts';
import { askedAbout, expectOfBase, type TestMerge, testMerge } from './test-merge.ts';

export async function planPullRequest(context: GitHubContext, event: PullRequestEvent): Promise<Result> {
  const { github } = context;
  const merge = await testMerge(context, event);
  const name = checkName('plan', github.owner.name);
  const identity = { name, head_sha: event.headSha, external_id: planId(event.number) };
  const reading = readingOf(context, { purpose: 'plan', from: merge.base, before: merge.base });
  // Usually the newest deployment is by the same app as this run's check run.
  const guessed = early(lookAs(context, reading, null));
  const isOfBase = early(expectOfBase(context, event, merge));
  const check = await beginCheck(context, { ...identity, title: 'Planning' });
  try {
    await isOfBase;
    const look = await asCreator(context, await guessed, check?.bot ?? null);
    const { judgement } = await lookAt(context, look);
    return await new PullRequestPlan({ context, event, merge, check, judgement, facts: look.facts }).run();
  } catch (error) {
    await abandonCheck(context, check, 'The plan failed');
    throw error;
  }
}

/** A page shows at least part of a plan. If the whole plan is hidden, no page was written. */
function whyHidden({ size }: ReadonlySet<Change>, { toExecute }: Plan): string {
  return size === toExecute.length ? shownNowhere(size) : tooLargeText(size);
}

interface PullPlanInput {
  readonly context: GitHubContext;
  readonly event: PullRequestEvent;
  readonly merge: TestMerge;
  readonly check: CheckRun | null;
  readonly judgement: Judgement;
  readonly facts: AppliedFacts;
}

/** What GitHub says of the pull request just before it is reported. */
interface PullNow {
  readonly pull: PullRequest;
  /** The check runs of this plan's name on its head. */
  readonly runs: readonly CheckRun[];
  /** null if no comment is to be written. */
  readonly comments: readonly Comment[] | null;
  /** By GitHub's clock. */
  readonly now: number;
}

interface Commented {
  /** null for none. */
  readonly comment: Comment | null;
  /** The changes that neither the comment nor the summary shows. */
  readonly hidden: ReadonlySet<Change>;
}

class PullRequestPlan {
  readonly #input: PullPlanInput;

  constructor(input: PullPlanInput) {
    this.#input = input;
  }

  async run(): Promise<Result> {
    const { context, event, merge, judgement } = this.#input;
    const compared = await baselineOf(context, merge.base, judgement);
    const head = { kind: 'commit', commit: merge.commit } as const;
    const settings = { ...context.settings, title: event.title };
    const planned = await runPlan({ ...context, head, settings }, compared);
    const { plan } = planned;
    const mayRecord = this.#mayRecord;
    const shown = await showPlan({ plan, verb: 'plan', commit: event.headSha, mayRecord }, context);
    const pullNow = await this.#lookAgain();
    return pullNow === null ? this.#withdraw() : this.#showAndRecord(planned, pullNow, shown.hidden);
  }

  get #mayRecord(): boolean {
    const { check, facts, context } = this.#input;
    return (check !== null && facts.deployments.isReadable) || context.settings.approval === 'none';
  }

  /** null when this plan must not be reported: closed, a newer head, another base, or a newer run, which it must not replace. */
  async #lookAgain(): Promise<PullNow | null> {
    const { context, event, check } = this.#input;
    const { client, owner, mayComment } = context.github;
    const { number, headSha } = event;
    const [pull, runs, comments] = await Promise.all([
      client.anew.pull(number),
      check === null ? [] : client.anew.checkRuns(headSha, checkName('plan', owner.name)),
      mayComment ? client.anew.comments(number) : null,
    ]);
    if (!this.#isAsAsked(pull)) return null;
    return check !== null && isOvertaken(check, runs) ? null : { pull, runs, comments, now: client.now() };
  }

  /**
   * A record made after the merge or the close would approve it afterwards. A title with another ticket is planned by a
   * run of its own.
   */
  #isAsAsked({ state, head_sha, base_ref, title }: PullRequest): boolean {
    const { headSha, baseRef, title: planned } = this.#input.event;
    const isSame = head_sha === headSha && base_ref === (baseRef ?? base_ref);
    return state === 'open' && isSame && this.#ticketIn(title) === this.#ticketIn(planned);
  }

  /** null for no ticket, or where none is asked for. */
  #ticketIn(title: string): string | null {
    const { ticketPattern } = this.#input.context.settings;
    return ticketPattern === '' ? null : ticketIn(title, ticketPattern);
  }

  async #withdraw(): Promise<Result> {
    const { context } = this.#input;
    const title = 'Closed, or superseded by a newer commit, ticket or run';
    context.runner.log(
      'superseded: the pull request was closed, or has another head, base or ticket, or a newer run plans it.\n',
    );
    await this.#pass({ conclusion: 'neutral', title, summary: 'Nothing was recorded.' });
    return 'superseded';
  }

  /** Records that there is nothing to record, so that this is not mistaken for an erased record. */
  async #pass(ending: Parameters<typeof endCheck>[2]): Promise<void> {
    const { context, check, event } = this.#input;
    const passed = check && { run: check.id, head: event.headSha, pullRequest: event.number };
    const text = passed === null ? {} : { text: encodePass(passed, context.github.keys) };
    await endCheck(context, check, { ...ending, ...text });
  }

  /** A plan that cannot be recorded approves nothing: it is red where something has to. */
  async #showUnrecorded({ plan, result }: Planned, pullNow: PullNow, inSummary: readonly Change[]): Promise<Result> {
    const { context, check } = this.#input;
    const { settings, runner } = context;
    const { comment } = await this.#comment(plan, pullNow, inSummary);
    const why = check === null ? NOT_RECORDED : NOT_COMPARED;
    const isAsked = settings.approval !== 'none';
    if (isAsked) runner.setFailureReason?.(why);
    const ended = isAsked && !isRefused(result) ? 'failed' : result;
    const conclusion = isRefused(ended) ? 'failure' : 'success';
    const summary = this.#summaryOf(plan, comment, { why, since: null });
    await endCheck(context, check, { conclusion, title: headline(plan), summary });
    return ended;
  }

  async #showAndRecord(planned: Planned, pullNow: PullNow, inSummary: readonly Change[]): Promise<Result> {
    const { context, check } = this.#input;
    const { settings, runner } = context;
    const { plan, result } = planned;
    if (check === null || !this.#mayRecord) return this.#showUnrecorded(planned, pullNow, inSummary);
    // Parts that do not depend on the comment are sent together with it. Usually there are none.
    const hoped = this.#recordOf(plan, pullNow, new Set());
    const [rest, { comment, hidden }] = await Promise.all([
      writeRest(context.github.client, check, hoped.encoded.rest),
      this.#comment(plan, pullNow, inSummary),
    ]);
    const isRecorded = settings.approval !== 'none' || hidden.size === 0;
    const final = hidden.size === 0 || !isRecorded ? hoped : this.#recordOf(plan, pullNow, hidden);
    const more = final === hoped ? [] : await writeRest(context.github.client, check, final.encoded.rest);
    const why = hidden.size > 0 && settings.approval !== 'none' ? whyHidden(hidden, plan) : null;
    if (why !== null) runner.warn(why);
    const summary = this.#summaryOf(plan, comment, { why, since: final.since });
    const output = this.#outputOf(planned, summary);
    // An invalid plan records nothing, and earlier records no longer count.
    if (result === 'invalid') {
      await endCheck(context, check, output);
      return result;
    }
    if (pullNow.pull.base_ref !== context.github.defaultBranch) {
      // Nothing is applied from that branch, and after a retarget the plan is another.
      await this.#pass(output);
      return result;
    }
    if (!this.#isAsAsked(await context.github.client.anew.pull(this.#input.event.number))) return this.#withdraw();
    await writeRecord(context.github.closing, check, {
      ...{ first: final.encoded.first, output, comment, rest: [...rest, ...more] },
    });
    return result;
  }

  #summaryOf(
    plan: Plan,
    comment: Comment | null,
    said: { readonly why: string | null; readonly since: string | null },
  ) {
    const { settings, runner } = this.#input.context;
    const where = { commentUrl: comment?.html_url ?? null, runUrl: runner.runUrl };
    return checkSummary(plan, { ...where, ...said, detail: settings.detail, isNews: isNews(plan) });
  }

  #outputOf({ plan, result }: Planned, summary: string) {
    const { settings, folder } = this.#input.context;
    return {
      conclusion: isRefused(result) ? 'failure' : 'success',
      title: headline(plan),
      summary,
      annotations: lineAnnotations(plan.diagnostics, { detail: settings.detail, folder }),
    } as const;
  }

  /** Writes the comment within its limit. If some changes do not fit, writes it again, and those are not recorded. */
  async #comment(plan: Plan, pullNow: PullNow, inSummary: readonly Change[]): Promise<Commented> {
    const { pull } = pullNow;
    const { context, check } = this.#input;
    const { github, settings, runner } = context;
    const { number, head_sha, base_ref } = pull;
    const pageWith = (unrecorded: number) =>
      planPage(plan, {
        ...{ detail: settings.detail, commit: head_sha, budget: commentBudget(context, 'plan') },
        ...{
          isSummaryWhole: inSummary.length === 0,
          unrecorded,
          mayRecord: this.#mayRecord,
          next: settings.approval,
          pages: pagesUrl(runner),
        },
        ...{ name: github.owner.name, runUrl: runner.runUrl, files: filesUrl(runner, head_sha) },
        ...{ ticket: ticketOf(plan), deleteApprovals: settings.deleteApprovals },
        ...(base_ref === github.defaultBranch ? {} : { unappliedBranch: base_ref }),
      });
    const hiddenWith = (inComment: readonly Change[]) => {
      const unseen = new Set(inComment);
      return new Set(inSummary.filter((change) => unseen.has(change)));
    };
    const whole = pageWith(0);
    const unrecorded = settings.approval === 'none' ? 0 : hiddenWith(whole.notShown).size;
    const page = unrecorded === 0 ? whole : pageWith(unrecorded);
    const bot = check?.bot ?? null;
    const comment = await commentOnce(context, {
      kind: 'plan',
      pullRequest: number,
      body: page.text,
      bot,
      isNews: isNews(plan),
      // What is sealed is what people read, the link to the rest of it included.
      isIntact: !this.#mayRecord || base_ref !== github.defaultBranch || this.#standing(pullNow)?.shown.comment != null,
    });
    return { comment, hidden: hiddenWith(comment === null ? plan.toExecute : page.notShown) };
  }

  /** The earlier record, if people still read what they read then; else null. */
  #standing({ pull, runs, comments }: PullNow): FoundRecord | null {
    const { context, check, judgement } = this.#input;
    const { latest, standing } = judgement.applies;
    const rules = {
      ...{ bot: check?.bot ?? null, keys: context.github.keys, expected: context.github.owner, isStrict: true },
      ...{ mark: latest?.id ?? null, known: new Set(standing.map(({ id }) => id)) },
    };
    const before = findRecord(runs, pull, rules);
    if (!('counting' in before)) return null;
    return objection(before.counting, comments ?? [], rules) === null ? before.counting : null;
  }

  /** If the digest is unchanged, the record keeps its time, so that its reviews still count. */
  #recordOf(plan: Plan, pullNow: PullNow, hidden: ReadonlySet<Change>) {
    const { context, event, merge, judgement } = this.#input;
    const listedChanges = plan.toExecute.filter((change) => !hidden.has(change));
    const shownDigest = digest(listedChanges.map(({ fingerprint }) => fingerprint));
    const before = this.#standing(pullNow)?.record ?? null;
    const ticket = this.#ticketIn(pullNow.pull.title);
    const since = before?.digest === shownDigest && before.ticket === ticket ? before.at : null;
    // Whole seconds, like GitHub's times, including those of reviews. A review within the same second is not earlier.
    // By GitHub's clock, since a runner's may be wrong.
    const now = new Date(Math.floor(pullNow.now / 1000) * 1000).toISOString();
    const record: PlanRecord = {
      ...context.github.owner,
      ...{ pullRequest: event.number, head: event.headSha, baseBranch: pullNow.pull.base_ref, base: merge.base },
      organization: plan.organization,
      digest: shownDigest,
      changes: listedChanges.map((change) => ({
        fingerprint: change.fingerprint,
        target: change.id === null ? null : targetFingerprint(plan.organization, change.id, change.after),
      })),
      ...{ title: pullNow.pull.title, ticket },
      guards: [...plan.guards],
      at: since ?? now,
      mark: judgement.applies.latest?.id ?? null,
    };
    return { encoded: encodeRecord(record, context.github.keys), since };
  }
}

/** Nobody needs to read that there is nothing. A comment that is there is kept true. */
function isNews({ changes, diagnostics, guards }: Plan): boolean {
  return changes.length > 0 || diagnostics.length > 0 || isBlocked(guards);
}

export async function planCommit(context: GitHubContext): Promise<Result> {
  const { github, runner } = context;
  const { commit } = runner;
  const beginning = { name: checkName('preview', github.owner.name), head_sha: commit, title: 'Planning' };
  return underCheck(context, beginning, async (check) => {
    const before = runner.eventName === 'push' ? commitBefore(runner.payload) : null;
    const look = await lookFrom(context, { purpose: 'plan', from: commit, before }, check?.bot ?? null);
    const { judgement } = await lookAt(context, look);
    const compared = await baselineOf(context, judgement.applied, judgement);
    const { plan, result } = await runPlan(context, compared);
    await showPlan({ plan, verb: 'plan', commit }, context);
    return { result, title: headline(plan), conclusion: isRefused(result) ? 'failure' : 'success' };
  });
}

/**
 * Without a token or a repository. A plan without a record approves nothing, and a merge group that is not verified may
 * bring anything, so both are red.
 */
export async function planWithoutGitHub(context: ActionContext): Promise<Result> {
  const { settings, runner } = context;
  const { plan, result } = await runPlan({ ...context, head: await askedAbout(context) }, NOTHING_KNOWN);
  await showPlan({ plan, verb: 'plan' }, context);
  const { payload } = runner;
  const isForReview = pullRequestOf(payload) !== null || mergeGroupOf(payload) !== null;
  if (!isForReview || isRefused(result) || settings.approval === 'none') return result;
  runner.setFailureReason?.(
    'Without a github-token this plan is neither recorded nor verified, so apply would execute none of it.',
  );
  return 'failed';
}
