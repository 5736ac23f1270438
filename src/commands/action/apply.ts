// Apply on GitHub: what merged since the last successful apply, as its pull requests showed it, only at the tip of the
// default branch, one apply at a time.
import { early } from '../../core/rejections.ts';
import { ConfigurationError, type Result } from '../../core/result.ts';
import { type ApplyLock, acquire, endingOf, type LockingRun, leaveTried } from '../../github/apply-lock.ts';
import { isOfGitHub } from '../../github/errors.ts';
import { commitBefore } from '../../github/event.ts';
import { countingPulls } from '../../github/judge.ts';
import { type Look, readSituation } from '../../github/situation.ts';
import { finishApply, orLeaveEvidence, planApply } from '../apply.ts';
import { type ContextOf, leaveEvidenceOfFailure, leaveEvidenceWithoutPlan } from '../apply-evidence.ts';
import type { ActionContext, GitHubContext } from '../context.ts';
import { NOTHING_KNOWN } from '../snapshot.ts';
import { commentResults, refusalOf, runContext, shownInRecords } from './apply-result.ts';
import { baselineOf, judgeFor, type Looked, lookFrom } from './look.ts';
import { expectDefaultBranch, isOfDefaultBranch, lockingRun, openGitHub } from './open.ts';
import { logReport, setOutputs, showApplied } from './outputs.ts';
import { isStillAt, tipLike } from './tip.ts';

export async function applyOnGitHub(context: GitHubContext): Promise<Result> {
  if (!isOfDefaultBranch(context)) throw notDefault(context.github.defaultBranch);
  const atTip = early(tipLike(context));
  const look = await lookBack(context, context.runner.commit);
  const run = lockingRun(context);
  const tip = await atTip.catch(async (error: unknown) => {
    await leaveTried(run, look, endingOf(run));
    throw error;
  });
  if (tip === null) {
    await leaveTried(run, look, 'superseded');
    noteEvidence(context, await leaveEvidenceWithoutPlan(context, contextWithoutRange(context), 'superseded'));
    return 'superseded';
  }
  // An old run counts what the tip's own would: what was taken back since, and is there again, is not approved.
  const isTip = tip === context.runner.commit;
  return applyInTurn(context, run, { tip, look: isTip ? look : await lookBack(context, tip) });
}

/** Reads what was applied before a commit. */
function lookBack(context: GitHubContext, from: string): Promise<Look> {
  const { eventName, payload } = context.runner;
  // A pull request's payload has a `before` too, which is not a commit of the default branch.
  const before = eventName === 'push' ? commitBefore(payload) : null;
  return lookFrom(context, { purpose: 'apply', from, before }, null);
}

interface AtTip {
  readonly tip: string;
  /** What was applied before it. */
  readonly look: Look;
}

async function applyInTurn(context: GitHubContext, run: LockingRun, { tip, look }: AtTip): Promise<Result> {
  const { reading, facts } = look;
  // Usually there is no other apply to wait for, and this is what counts. Before the first apply it is not known whose
  // records count. Then these answers are ready for the second reading.
  const isKnown = facts.creator !== null;
  const unlocked = early(readSituation(isKnown ? look : { ...look, reading: { ...reading, pause: null } }));
  const lock = await acquire(run, look);
  let ending: Result | 'crashed' = 'crashed';
  try {
    const situation = await (lock.look === look ? unlocked : readSituation(lock.look));
    ending = await applyRange(context, { looked: judgeFor(context, 'apply', situation), lock, tip });
    return ending;
  } catch (error) {
    ending = endingOf(run);
    throw error;
  } finally {
    await lock.release(ending);
  }
}

interface Turn {
  readonly looked: Looked;
  readonly lock: ApplyLock;
  readonly tip: string;
}

/** Applies what the range holds, and shows the result. */
async function applyRange(context: GitHubContext, { looked, lock, tip }: Turn): Promise<Result> {
  const { judgement } = looked;
  const { pulls, approved } = judgement;
  const compared = await baselineOf(context, judgement.applied, judgement);
  const numbers = countingPulls(pulls).map(({ number }) => `#${number}`);
  const apply = await planApply(context, {
    compared,
    contextOf: async () => runContext(context, judgement),
    shown: shownInRecords(pulls),
    priorApproval: { approved, by: `pull requests ${numbers.join(', ') || 'none'}` },
  });
  const isCurrent = apply.verdict !== 'approved' || (await orLeaveEvidence(apply, () => isStillAt(context, tip)));
  const applied = await finishApply(isCurrent ? apply : { ...apply, verdict: 'superseded' }, {
    mayWrite: () => lock.mayWrite(),
    onFailure: (report) => logReport(report, context),
  });
  const refusal = refusalOf(context, applied, judgement);
  await showApplied(applied, refusal, context);
  // If the tip has moved on, its run has reported the changes. Then it is not worth reporting that nothing is left.
  const isNews = tip === context.runner.commit || applied.result !== 'no-changes';
  if (isNews) await commentResults(context, looked, { applied, refusal });
  return applied.result;
}

function notDefault(branch: string): ConfigurationError {
  return new ConfigurationError('ref', `is not ${branch}, the default branch. Only that is applied.`);
}

/** The evidence's context of a run that does not know what merged. */
function contextWithoutRange({ runner: { actor, runUrl, commit } }: ActionContext): ContextOf {
  return async () => ({ commit: commit || null, clean: null, pull_requests: [], actor, run_url: runUrl });
}

function noteEvidence({ runner }: ActionContext, path: string | null): void {
  if (path !== null) setOutputs({ 'evidence-path': path }, runner);
}

/** Leaves evidence of a failed apply, wherever it failed. */
export async function keepEvidenceOfFailure(context: ActionContext, error: unknown): Promise<void> {
  noteEvidence(context, await leaveEvidenceOfFailure(context, contextWithoutRange(context), error));
}

/** An apply that cannot begin was tried too: what it would have applied stays pending. */
export async function markTried(opened: ActionContext): Promise<void> {
  try {
    const github = await openGitHub(opened, false);
    // Without the address of the service, nobody can say what would have been applied.
    if (github === null || github.owner.service === '') return;
    // A stopped run uses its closing time for this.
    const context = { ...opened, github: { ...github, client: github.closing } };
    if (!isOfDefaultBranch(context)) return;
    await leaveTried(lockingRun(context), await lookBack(context, context.runner.commit), 'failed');
  } catch (error) {
    // Why it cannot begin is what is reported.
    if (!(isOfGitHub(error) || error instanceof ConfigurationError)) throw error;
    opened.runner.warn(error.message);
  }
}

/** Without a token or a repository: without deployments and records no approval can be found. */
export async function applyWithoutGitHub(context: ActionContext): Promise<Result> {
  const { runner } = context;
  if (runner.env.GITHUB_REF !== undefined) {
    const branch = expectDefaultBranch(runner);
    if (runner.env.GITHUB_REF !== `refs/heads/${branch}`) throw notDefault(branch);
  }
  const contextOf = contextWithoutRange(context);
  const apply = await planApply(context, { compared: NOTHING_KNOWN, contextOf, shown: new Map(), priorApproval: null });
  const applied = await finishApply(apply, {
    mayWrite: async () => true,
    onFailure: (report) => logReport(report, context),
  });
  const { refused } = applied;
  const refusal = refused === null ? null : ({ ...refused, behind: null, next: 'plan-again', workflow: null } as const);
  await showApplied(applied, refusal, context);
  return applied.result;
}
