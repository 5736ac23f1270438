// Apply on GitHub: what landed since the applied commit, as its pull requests showed it, only at the tip of the default
// branch, one apply at a time. The eight steps of docs/how-it-works.md, in their order.
import { expecting } from '../../core/rejections.ts';
import { ConfigurationError } from '../../core/result.ts';
import { treesAt } from '../../git/fetch.ts';
import type { CheckRun } from '../../github/answers.ts';
import { append, readLog } from '../../github/applied-log.ts';
import { isOfGitHub } from '../../github/errors.ts';
import { commitBefore } from '../../github/event.ts';
import { countingPulls, judge } from '../../github/judge.ts';
import { type AppliedBefore, appliedBefore, readLanded } from '../../github/landed.ts';
import { checkName } from '../../github/record.ts';
import { awaitTurn, type Turn, takeTurn } from '../../github/turn.ts';
import { approve, endApply, execute, NOTHING_APPROVED, planApply } from '../apply.ts';
import { ApplyEvidence } from '../apply-evidence.ts';
import { NOTHING_KNOWN } from '../snapshot.ts';
import { revisionOf, turnRun, waitsUntil } from './applied.ts';
import { commentResults, evidenceContext, logOf, refusalOf, shownInRecords } from './apply-result.ts';
import { beginCheck, endCheck, failCheck } from './check.ts';
import {
  type ActionContext,
  expectDefaultBranch,
  type GitHubContext,
  hasSameInventory,
  isOfDefaultBranch,
  openRunnersLedger,
  pause,
} from './open.ts';
import { type Ending, setOutputs, showApplied } from './show.ts';

export async function applyOnGitHub(context: GitHubContext): Promise<Ending> {
  const { runner, github } = context;
  if (!isOfDefaultBranch(context)) throw notDefault(github.defaultBranch);
  // 1. The check run, the ledger, and the tip.
  const name = checkName('apply', github.owner.name);
  const check = await beginCheck(context, { name, head: runner.commit, title: 'Applying' });
  if (check === null && context.settings.approval !== 'none') throw new ConfigurationError('github-token', NO_CHECK);
  const evidence = new ApplyEvidence(context, evidenceContext(context, null));
  try {
    const opened = await openRunnersLedger(context);
    const ending = await applyInTurn(opened, check, evidence).finally(() => {
      const commit = opened.ledger?.end.commit ?? null;
      if (commit !== null) setOutputs(runner, { 'ledger-commit': commit });
    });
    const { result } = ending;
    const isGreen = ['applied', 'no-changes', 'superseded'].includes(result) && (ending.behind ?? null) === null;
    const title = ending.counts === '' ? `Apply: ${result}` : `Apply: ${result}, ${ending.counts}`;
    // What was applied is applied, whether or not its check can say so.
    await endCheck(context, check, { conclusion: isGreen ? 'success' : 'failure', title }).catch(
      expecting(isOfGitHub, ({ message }) => runner.warn(message)),
    );
    return ending;
  } catch (error) {
    if (await evidence.fail(error)) setOutputs(runner, { 'evidence-path': evidence.path });
    await failCheck(context, check, 'The apply failed');
    throw error;
  }
}

/** This run's turn at the tip. */
interface TurnAtTip {
  /** null where the log may not be written, and no approval depends on it. */
  readonly turn: Turn | null;
  readonly tip: string;
  /** GitHub's time just before the tip was read. */
  readonly at: string;
  readonly since: AppliedBefore;
}

/** Waits for the turn of this run, and takes it. null where the tip holds another inventory. */
async function takeTurnAtTip(context: GitHubContext): Promise<TurnAtTip | null> {
  const { runner, github, settings } = context;
  const run = turnRun(context);
  const until = waitsUntil(context);
  for (;;) {
    const at = new Date(github.client.now()).toISOString();
    const tip = await github.closing.tipOf(github.defaultBranch);
    const log = await readLog(run);
    if ('problem' in log) throw new ConfigurationError('apply', `wrote nothing. ${log.problem}`);
    // A pull request's payload has a `before` too, which is not a commit of the default branch.
    const before = runner.eventName === 'push' ? commitBefore(runner.payload) : null;
    // An entry of a run that knew nothing names no commit: then a push still says what was there before it.
    const known = log.state?.applied ? log.state : { applied: before, at: null };
    const since = await appliedBefore(github.client, known, tip);
    if (!(await hasSameInventory(context, tip))) {
      // Where nothing is known yet, this push says for the runs after it what was there before.
      if (log.state === null)
        await append(run, log, { kind: 'ended', applied: since.applied, at: since.at, ...run.by });
      return null;
    }
    // 2. The turn.
    if (await awaitTurn(run, log, until)) continue;
    if (since.isRewritten) runner.notice(REWRITTEN);
    const claimed = await takeTurn(run, log, since);
    if (claimed.kind === 'taken') return { turn: claimed.turn, tip, at, since };
    if (claimed.kind === 'moved') continue;
    if (!claimed.isMissingRight || settings.approval !== 'none') {
      throw new ConfigurationError('apply', `wrote nothing. ${claimed.why}`);
    }
    runner.warn(claimed.why);
    return { turn: null, tip, at, since };
  }
}

async function applyInTurn(context: GitHubContext, check: CheckRun | null, evidence: ApplyEvidence): Promise<Ending> {
  const { runner, github, git, settings, shutdown } = context;
  const { client, closing, owner, keys, defaultBranch, paths } = github;
  const taken = await takeTurnAtTip(context);
  if (taken === null) {
    runner.log(`superseded: the tip of ${defaultBranch} holds another inventory, and its run will apply it.\n`);
    await evidence.end('superseded', null);
    setOutputs(runner, { 'evidence-path': evidence.path });
    return { result: 'superseded', counts: '', why: null };
  }
  const { turn, tip, at, since } = taken;
  let hasEnded = false;
  try {
    // 3. What landed.
    const landed = await readLanded(client, since, {
      tip,
      defaultBranch,
      name: owner.name,
      depth: DEPTHS[settings.approval] ?? (keys.length > 0 ? 'comments' : 'records'),
      treesOf: (commits) => treesAt(paths, commits, git),
      pause: (ms) => pause(context, ms),
    });
    for (const message of landed.unread) runner.notice(message);
    const judgement = judge(landed, { approval: settings.approval, owner, keys, bot: check?.bot ?? null });
    const { pulls, approved } = judgement;
    evidence.contextOf = evidenceContext(context, judgement);
    evidence.shown = shownInRecords(pulls);

    // 4. Lists, plan, guards, approval.
    const applied = await revisionOf(context, since.applied);
    const recorded = new Set([...approved.fingerprints, ...approved.targets]);
    const planned = await planApply(context, { base: applied, applied, recorded }, evidence);
    const numbers = countingPulls(pulls).map(({ number }) => `#${number}`);
    const approval = approve(planned, settings, { approved, by: `pull requests ${numbers.join(', ') || 'none'}` });
    evidence.by = approval.by;

    // 5. Something to write: the tip again. 6. The ledger's intent, then writes, each after a proof.
    const isCurrent =
      approval.verdict !== 'approved' || (await hasSameInventory(context, await closing.tipOf(defaultBranch)));
    const verdict = isCurrent ? approval.verdict : 'superseded';
    const mayWrite = async () => {
      const isOurs = turn === null || (await turn.prove());
      if (!isOurs) shutdown.halt();
      return isOurs;
    };
    const tried = verdict === 'approved' ? await execute(context, planned, evidence, mayWrite) : verdict;

    // 7. The ledger, then the end. After a signal the end comes first: there may be no time for both.
    if (typeof tried !== 'string') {
      // A write that got no answer may still be on its way: then the claim stays.
      hasEnded = !tried.isAnswered;
      if (!hasEnded && (tried.stopped === 'signal' || tried.stopped === 'crash')) {
        hasEnded = true;
        await turn?.end(null);
      }
    }
    const done = await endApply(context, planned, evidence, tried).catch((error: unknown) => {
      if (typeof tried !== 'string') logOf(tried, context);
      throw error;
    });
    const isApplied = done.result === 'applied' || done.result === 'no-changes';
    if (!hasEnded) await turn?.end(isApplied ? { applied: tip, at } : null);
    hasEnded = true;

    // 8. Result comments.
    const refusal =
      verdict === 'unapproved' ? refusalOf(context, planned.plan, approval.missing, judgement, since.applied) : null;
    const ending = await showApplied(done, refusal, context);
    await commentResults(context, pulls, { applied: done, refusal, bot: check?.bot ?? null });
    return ending;
  } catch (error) {
    if (!hasEnded) await turn?.end(null);
    throw error;
  }
}

/** What is read of what landed. Under `plan` it depends on the key. */
const DEPTHS = { none: 'pulls', plan: null, review: 'people' } as const;
const NO_CHECK =
  'may not make the check run that shows whose records count, so nothing was written. Grant the job the permission checks: write.';
const REWRITTEN =
  'The commit applied last is of another history than this one, so where the two part counts as applied: what was taken back since is drift.';

function notDefault(branch: string): ConfigurationError {
  return new ConfigurationError('ref', `is not ${branch}, the default branch. Only that is applied.`);
}

/** Without a token or a repository: without the applied log and records no approval can be found. */
export async function applyWithoutGitHub(context: ActionContext): Promise<Ending> {
  const { runner } = context;
  if (runner.env.GITHUB_REF !== undefined) {
    const branch = expectDefaultBranch(runner);
    if (runner.env.GITHUB_REF !== `refs/heads/${branch}`) throw notDefault(branch);
  }
  const evidence = new ApplyEvidence(context, evidenceContext(context, null));
  try {
    const planned = await planApply(context, NOTHING_KNOWN, evidence);
    const approval = approve(planned, context.settings, null);
    evidence.by = approval.by;
    const { verdict, missing } = approval;
    const tried = verdict === 'approved' ? await execute(context, planned, evidence, async () => true) : verdict;
    const done = await endApply(context, planned, evidence, tried).catch((error: unknown) => {
      if (typeof tried !== 'string') logOf(tried, context);
      throw error;
    });
    const digest = context.settings.approveDigest;
    const noPulls = {
      approved: NOTHING_APPROVED,
      approve: digest,
      behind: null,
      next: 'plan-again',
      workflow: null,
    } as const;
    return await showApplied(done, verdict === 'unapproved' ? { plan: done.plan, missing, ...noPulls } : null, context);
  } catch (error) {
    await evidence.fail(error);
    throw error;
  }
}
