// What a plan leaves on its pull request: one comment, and the record by which an apply knows what people saw.
import type { Change, Plan } from '../../core/change.ts';
import { digest, targetFingerprint } from '../../core/fingerprint.ts';
import { isBlocked, ticketIn } from '../../core/guard.ts';
import { isRefused, type Result } from '../../core/result.ts';
import type { CheckRun, Comment, PullRequest } from '../../github/answers.ts';
import type { PullRequestEvent } from '../../github/event.ts';
import type { Judgement } from '../../github/judge.ts';
import { checkName, encodePass, encodeRecord, type PlanRecord } from '../../github/record.ts';
import { writeRecord, writeRest } from '../../github/record-writer.ts';
import { type FoundRecord, findRecord, isOvertaken, objection } from '../../github/records.ts';
import { checkSummary, planMarkdown } from '../../report/markdown/page.ts';
import { lineAnnotations } from '../../report/messages.ts';
import { headline, NOT_COMPARED, NOT_RECORDED, shownNowhere, tooLargeText } from '../../report/summarize.ts';
import type { GitHubContext } from '../context.ts';
import type { Planned } from '../plan.ts';
import { commentBudget, commentOnce, endCheck } from './check.ts';
import { driftIssueUrl, filesUrl, pagesUrl } from './outputs.ts';
import type { TestMerge } from './test-merge.ts';

/** A page shows at least part of a plan. If the whole plan is hidden, no page was written. */
function whyHidden({ size }: ReadonlySet<Change>, { toExecute }: Plan): string {
  return size === toExecute.length ? shownNowhere(size) : tooLargeText(size);
}

/** A plan of a pull request, to be reported there. */
export interface PullPlan {
  readonly event: PullRequestEvent;
  readonly merge: TestMerge;
  /** null if the token may not make check runs. */
  readonly check: CheckRun | null;
  readonly judgement: Judgement;
  /** False if a record is needed, and the job lacks a permission. */
  readonly mayRecord: boolean;
  readonly planned: Planned;
  /** The changes that the job summary does not show. */
  readonly notInSummary: readonly Change[];
}

/**
 * Comments a plan on its pull request, and records it. Reports nothing if the pull request is closed, has a newer head,
 * another base or another ticket, or is planned by a newer run, which must not be replaced.
 */
export async function reportPlan(context: GitHubContext, pullPlan: PullPlan): Promise<Result> {
  return new PlanReport(context, pullPlan).write();
}

/** What GitHub says of the pull request just before it is reported. */
interface PullNow {
  readonly pull: PullRequest;
  /** The earlier record, if people still read what they read then; else null. */
  readonly standing: FoundRecord | null;
  /** By GitHub's clock. */
  readonly now: number;
}

interface Commented {
  /** null for none. */
  readonly comment: Comment | null;
  /** The changes that neither the comment nor the summary shows. */
  readonly hidden: ReadonlySet<Change>;
}

class PlanReport {
  readonly #context: GitHubContext;
  readonly #input: PullPlan;

  constructor(context: GitHubContext, input: PullPlan) {
    this.#context = context;
    this.#input = input;
  }

  async write(): Promise<Result> {
    const pullNow = await this.#lookAgain();
    if (pullNow === null) return this.#withdraw();
    const { check, mayRecord } = this.#input;
    return check === null || !mayRecord ? this.#showUnrecorded(pullNow) : this.#showAndRecord(check, pullNow);
  }

  /** null when this plan must not be reported. */
  async #lookAgain(): Promise<PullNow | null> {
    const { event, check } = this.#input;
    const { client, owner, mayComment } = this.#context.github;
    const { number, headSha } = event;
    const [pull, runs, comments] = await Promise.all([
      client.anew.pull(number),
      check === null ? [] : client.anew.checkRuns(headSha, checkName('plan', owner.name)),
      mayComment ? client.anew.comments(number) : null,
    ]);
    if (!this.#isAsAsked(pull) || (check !== null && isOvertaken(check, runs))) return null;
    return { pull, standing: this.#standing(pull, runs, comments ?? []), now: client.now() };
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
    const { ticketPattern } = this.#context.settings;
    return ticketPattern === '' ? null : ticketIn(title, ticketPattern);
  }

  async #withdraw(): Promise<Result> {
    const title = 'Closed, or superseded by a newer commit, ticket or run';
    this.#context.runner.log(
      'superseded: the pull request was closed, or has another head, base or ticket, or a newer run plans it.\n',
    );
    await this.#pass({ conclusion: 'neutral', title, summary: 'Nothing was recorded.' });
    return 'superseded';
  }

  /** Records that there is nothing to record, so that this is not mistaken for an erased record. */
  async #pass(ending: Parameters<typeof endCheck>[2]): Promise<void> {
    const { check, event } = this.#input;
    const passed = check && { run: check.id, head: event.headSha, pullRequest: event.number };
    const text = passed === null ? {} : { text: encodePass(passed, this.#context.github.keys) };
    await endCheck(this.#context, check, { ...ending, ...text });
  }

  /** A plan that cannot be recorded approves nothing: it is red where something has to. */
  async #showUnrecorded(pullNow: PullNow): Promise<Result> {
    const { check, planned } = this.#input;
    const { settings, runner } = this.#context;
    const { comment } = await this.#comment(pullNow);
    const why = check === null ? NOT_RECORDED : NOT_COMPARED;
    const isAsked = settings.approval !== 'none';
    if (isAsked) runner.setFailureReason?.(why);
    const ended = isAsked && !isRefused(planned.result) ? 'failed' : planned.result;
    const conclusion = isRefused(ended) ? 'failure' : 'success';
    const summary = this.#summaryOf(comment, { why, since: null });
    await endCheck(this.#context, check, { conclusion, title: headline(planned.plan), summary });
    return ended;
  }

  async #showAndRecord(check: CheckRun, pullNow: PullNow): Promise<Result> {
    const context = this.#context;
    const { settings, runner, github } = context;
    const { plan, result } = this.#input.planned;
    // Parts that do not depend on the comment are sent together with it. Usually there are none.
    const hoped = this.#recordOf(pullNow, new Set());
    const [rest, { comment, hidden }] = await Promise.all([
      writeRest(github.client, check, hoped.encoded.rest),
      this.#comment(pullNow),
    ]);
    const isRecorded = settings.approval !== 'none' || hidden.size === 0;
    const final = hidden.size === 0 || !isRecorded ? hoped : this.#recordOf(pullNow, hidden);
    const more = final === hoped ? [] : await writeRest(github.client, check, final.encoded.rest);
    const why = hidden.size > 0 && settings.approval !== 'none' ? whyHidden(hidden, plan) : null;
    if (why !== null) runner.warn(why);
    const output = this.#outputOf(this.#summaryOf(comment, { why, since: final.since }));
    // An invalid plan records nothing, and earlier records no longer count.
    if (result === 'invalid') {
      await endCheck(context, check, output);
      return result;
    }
    if (pullNow.pull.base_ref !== github.defaultBranch) {
      // Nothing is applied from that branch, and after a retarget the plan is another.
      await this.#pass(output);
      return result;
    }
    if (!this.#isAsAsked(await github.client.anew.pull(this.#input.event.number))) return this.#withdraw();
    await writeRecord(github.closing, check, {
      ...{ first: final.encoded.first, output, comment, rest: [...rest, ...more] },
    });
    return result;
  }

  #summaryOf(comment: Comment | null, said: { readonly why: string | null; readonly since: string | null }) {
    const { plan } = this.#input.planned;
    const { runner } = this.#context;
    const where = { commentUrl: comment?.html_url ?? null, runUrl: runner.runUrl };
    return checkSummary(plan, { ...where, ...said, isNews: isNews(plan) });
  }

  #outputOf(summary: string) {
    const { plan, result } = this.#input.planned;
    const { folder } = this.#context;
    return {
      conclusion: isRefused(result) ? 'failure' : 'success',
      title: headline(plan),
      summary,
      annotations: lineAnnotations(plan.diagnostics, folder),
    } as const;
  }

  /** Writes the comment within its limit. If some changes do not fit, writes it again, and those are not recorded. */
  async #comment(pullNow: PullNow): Promise<Commented> {
    const context = this.#context;
    const { check, mayRecord, planned, notInSummary } = this.#input;
    const { plan } = planned;
    const { github, settings, runner } = context;
    const { number, head_sha, base_ref } = pullNow.pull;
    const pageWith = (unrecorded: number) =>
      planMarkdown(plan, {
        commit: head_sha,
        budget: commentBudget(context, 'plan'),
        isSummaryWhole: notInSummary.length === 0,
        unrecorded,
        mayRecord,
        next: settings.approval,
        pages: pagesUrl(runner),
        name: github.owner.name,
        runUrl: runner.runUrl,
        files: filesUrl(runner, head_sha),
        driftIssue: driftIssueUrl(runner),
        ...(base_ref === github.defaultBranch ? {} : { unappliedBranch: base_ref }),
      });
    const hiddenWith = (inComment: readonly Change[]) => {
      const unseen = new Set(inComment);
      return new Set(notInSummary.filter((change) => unseen.has(change)));
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
      isIntact: !mayRecord || base_ref !== github.defaultBranch || pullNow.standing?.shown.comment != null,
    });
    return { comment, hidden: hiddenWith(comment === null ? plan.toExecute : page.notShown) };
  }

  #standing(pull: PullRequest, runs: readonly CheckRun[], comments: readonly Comment[]): FoundRecord | null {
    const { check, judgement } = this.#input;
    const { keys, owner } = this.#context.github;
    const { latest, standing } = judgement.applies;
    const rules = {
      ...{ bot: check?.bot ?? null, keys, expected: owner, isStrict: true },
      ...{ mark: latest?.id ?? null, known: new Set(standing.map(({ id }) => id)) },
    };
    const before = findRecord(runs, pull, rules);
    if (!('counting' in before)) return null;
    return objection(before.counting, comments, rules) === null ? before.counting : null;
  }

  /** If the digest is unchanged, the record keeps its time, so that its reviews still count. */
  #recordOf(pullNow: PullNow, hidden: ReadonlySet<Change>) {
    const { event, merge, judgement, planned } = this.#input;
    const { plan } = planned;
    const { keys, owner } = this.#context.github;
    const listedChanges = plan.toExecute.filter((change) => !hidden.has(change));
    const shownDigest = digest(listedChanges.map(({ fingerprint }) => fingerprint));
    const before = pullNow.standing?.record ?? null;
    const ticket = this.#ticketIn(pullNow.pull.title);
    const since = before?.digest === shownDigest && before.ticket === ticket ? before.at : null;
    // Whole seconds, like GitHub's times, including those of reviews. A review within the same second is not earlier.
    // By GitHub's clock, since a runner's may be wrong.
    const now = new Date(Math.floor(pullNow.now / 1000) * 1000).toISOString();
    const record: PlanRecord = {
      ...owner,
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
    return { encoded: encodeRecord(record, keys), since };
  }
}

/** Nobody needs to read that there is nothing. A comment that is there is kept true. */
function isNews({ changes, diagnostics, guards }: Plan): boolean {
  return changes.length > 0 || diagnostics.length > 0 || isBlocked(guards);
}
