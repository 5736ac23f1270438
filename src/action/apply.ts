// Applies what landed on GitHub since the applied commit, as its pull requests showed it: only at the tip of the
// default branch, and one apply at a time. Follows the eight steps of docs/how-it-works.md, in their order.
import { expecting } from '../core/rejections.ts';
import { FREE, isRefused, UserError } from '../core/result.ts';
import { treesAt } from '../git/objects.ts';
import type { CheckRun } from '../github/answers.ts';
import { readLog } from '../github/applied-log.ts';
import { isOfGitHub } from '../github/errors.ts';
import { type JudgedPull, judge } from '../github/judge.ts';
import { readApplied, readLanded } from '../github/landed.ts';
import { checkName } from '../github/record.ts';
import { type TurnRun, takeTurn } from '../github/turn.ts';
import { type ApplyTools, decide, type EndedApply, planApply, recordIntent, writeChanges } from '../run/apply.ts';
import { ApplyEvidence } from '../run/apply-evidence.ts';
import type { Repository, Takes } from '../run/context.ts';
import type { Refusal } from '../text/unapproved.ts';
import { chainAfter, findTip, noticeApplied, revisionOf, turnRun } from './applied.ts';
import { commentResults, endOrShow, refusalOf, setLanded } from './apply-result.ts';
import { beginCheck, endCheck, failCheck } from './check.ts';
import { DEFAULT_BOT } from './comment.ts';
import { type GitHubContext, openRunnersLedger } from './open.ts';
import { type Ending, setOutputs, showLedgerCommit } from './outputs.ts';
import { resultOptions, showApplied } from './summary.ts';

export async function applyOnGitHub(
  context: GitHubContext,
  { repository, service }: Takes<'repository' | 'service'>,
): Promise<Ending> {
  const { runner, github, settings } = context;
  if (!github.isOfDefaultBranch) {
    throw new UserError('ref', `is not ${github.defaultBranch}, the default branch`, 'Only that is applied.');
  }
  // 1. The check run and the ledger.
  const name = checkName('apply', github.scope.name);
  const check = await beginCheck(context, { name, head: runner.commit, title: 'Applying' });
  if (check === null && settings.approval !== 'none') {
    const problem = 'may not make the check run that shows whose records count, so nothing was written';
    throw new UserError('github-token', problem, 'Grant the job the permission checks: write.');
  }
  const { actor, runUrl: run_url } = runner;
  const about = { commit: runner.commit, clean: true, actor, run_url };
  const evidence = new ApplyEvidence(context, async () => about);
  try {
    const ledger = await openRunnersLedger(context, repository);
    const tools = { repository, service, ledger, evidence };
    const ending = await applyAtTip(context, tools, check).finally(() => showLedgerCommit(ledger, context));
    const { result, counts, failure = null } = ending;
    const conclusion = isRefused(result) || failure !== null ? 'failure' : 'success';
    const title = counts === '' ? `Apply: ${result}` : `Apply: ${result}, ${counts}`;
    // If the check cannot be completed, that is only a warning: it does not change what was applied.
    const warn = expecting(isOfGitHub, ({ message }) => runner.warn(message));
    await endCheck(context, check, { conclusion, title }).catch(warn);
    return ending;
  } catch (error) {
    if (await evidence.completeFailed(error)) setOutputs(runner, { 'evidence-path': evidence.path });
    await failCheck(context, check, 'The apply failed');
    throw error;
  }
}

async function applyAtTip(context: GitHubContext, tools: ApplyTools, check: CheckRun | null): Promise<Ending> {
  const { runner, github, settings } = context;
  const { repository } = tools;
  const { client, scope, keys, defaultBranch, paths } = github;
  const { approval } = settings;
  const bot = check?.bot ?? null;
  const run = turnRun(context);
  const started = await startAtTip(context, repository, run);
  if (started === null) return supersededAtStart(context, tools.evidence);
  const { tip, tipReadAt, point, turn } = started;
  noticeApplied(runner, point);

  let pulls: readonly JudgedPull[];
  let refusal: Refusal | null = null;
  let done: EndedApply;
  let success: { readonly applied: string; readonly at: string } | null = null;
  try {
    // 3. What landed since the applied commit, and what of it is approved.
    const chain = await chainAfter(repository, point, tip);
    const landed = await readLanded(client, chain, {
      tip,
      defaultBranch,
      name: scope.name,
      approval,
      bot,
      isSealed: keys.length > 0,
      treesOf: (commits) => treesAt(paths, commits, repository.git),
      pause: run.pause,
    });
    for (const message of landed.unread) runner.notice(message);
    const judgement = judge(landed, { approval, scope, keys, bot });
    const { approved, counting } = judgement;
    pulls = judgement.pulls;
    setLanded(tools.evidence, pulls);

    // 4. Lists, plan, guards, approval.
    const base = await revisionOf(repository, chain.start);
    const recorded = new Set([...approved.fingerprints, ...approved.targets]);
    const applied = point.applied === null ? null : base;
    const planned = await planApply(context, tools, { base, applied, recorded });
    const numbers = counting.map(({ number }) => `#${number}`);
    const earlier = { approved, by: `pull requests ${numbers.join(', ')}` };
    const { verdict, missing, by } = decide(planned, settings, earlier);
    if (verdict === 'unapproved') refusal = refusalOf(context, planned.plan, missing, judgement);

    // 5. If there is something to write: the tip again, then the intent, in the evidence and in the ledger.
    const isOvertaken = verdict === 'approved' && (await findTip(context, repository)).isOvertaken;
    const result = isOvertaken ? 'superseded' : verdict;
    if (result === 'approved') await recordIntent(context, tools, planned, by);

    // 6. The writes, each after a proof that the turn is still ours.
    const report = result === 'approved' ? await writeChanges(context, tools, planned, turn ?? FREE) : null;

    // 7. The ledger, then the end of the turn. After a signal or a crash, there may be no time for both, so the turn
    // ends first. While a write may be on its way, the claim stays, so that the next run waits for that write.
    if (report?.isAnswered === false) turn?.keepClaim();
    if (report?.stopped === 'signal' || report?.stopped === 'crash') await turn?.endTurn(null);
    done = await endOrShow(context, tools, planned, result === 'approved' ? 'failed' : result, report);
    if (done.result === 'applied' || done.result === 'no-changes') success = { applied: tip, at: tipReadAt };
  } finally {
    // Does nothing if step 7 ended the turn or kept the claim.
    await turn?.endTurn(success);
  }

  // 8. Result comments, on the pull requests that this apply is about.
  const options = resultOptions(done, refusal, context);
  const ending = await showApplied(done, options, context);
  await commentResults(context, pulls, done, options, bot ?? DEFAULT_BOT);
  return ending;
}

/** Takes the turn at the tip of the default branch. null if the tip has another inventory. */
async function startAtTip(context: GitHubContext, repository: Repository, run: TurnRun) {
  const { client } = context.github;
  for (;;) {
    // 1, continued. The tip, GitHub's time just before that read, and what counts as applied.
    const tipReadAt = new Date(client.now()).toISOString();
    const { tip, isOvertaken } = await findTip(context, repository);
    const log = await readLog(run);
    if ('problem' in log) throw new UserError('apply', 'wrote nothing', log.problem);
    if (isOvertaken) return null;
    const point = await readApplied(client, log, tip, run.pause);
    // 2. The turn. If this run waited for another, or another came first, it starts again from the tip.
    // null if no approval is needed, and this run may not write to the log.
    const turn = await takeTurn(run, log, point);
    if (turn !== 'moved') return { tip, tipReadAt, point, turn };
  }
}

/** The tip has another inventory, so nothing is applied. */
async function supersededAtStart({ runner, github }: GitHubContext, evidence: ApplyEvidence): Promise<Ending> {
  runner.log(`superseded: the tip of ${github.defaultBranch} holds another inventory, and its run will apply it.\n`);
  await evidence.complete('superseded', null);
  setOutputs(runner, { 'evidence-path': evidence.path });
  return { result: 'superseded', counts: '', reason: null };
}
