// Apply on GitHub (design sections 6 and 8): what merged since the last successful apply, as its pull requests showed
// it, at the tip of the default branch alone, under a mark that is completed whichever way it ends.

import { readFileSync } from 'node:fs';
import type { RunContext } from '../../apply/evidence.ts';
import { sha256, targetFingerprint } from '../../core/fingerprint.ts';
import { ConfigurationError, type Result } from '../../core/result.ts';
import type { CheckRun } from '../../github/answers.ts';
import { checkName } from '../../github/check-name.ts';
import { LASTING } from '../../github/comment.ts';
import { GitHubError } from '../../github/errors.ts';
import { commitBefore } from '../../github/event.ts';
import { markText } from '../../github/mark.ts';
import type { CheckOutput, Conclusion } from '../../github/port.ts';
import { underWaySince } from '../../github/range.ts';
import { ensureCommit } from '../../inventory/git/fetch.ts';
import type { RunGit } from '../../inventory/git/process.ts';
import { readGit } from '../../inventory/git/read.ts';
import { readPaths } from '../../inventory/paths.ts';
import { renderResultMarkdown } from '../../report/applied.ts';
import type { Refusal } from '../../report/unapproved.ts';
import { type Applied, type ApplyTerms, runApply } from '../apply.ts';
import type { ActionContext, GitHubContext } from '../context.ts';
import type { Settings } from '../inputs.ts';
import { abandonCheck, beginCheck, commentOnce, tryEndCheck } from './check.ts';
import {
  approvedBy,
  attemptOf,
  comparisonOf,
  type History,
  heldBy,
  marksOf,
  numbersOf,
  openGitHub,
  readHistory,
  serviceOf,
} from './github-context.ts';
import { pagesOf, planOutputs, setOutputs, showApplied, workflowFile } from './outputs.ts';
import { reviewsToRecord } from './reviews.ts';

export async function applyOnGitHub(context: GitHubContext): Promise<Result> {
  const { github, runner, shutdown } = context;
  if (!isOfDefaultBranch(context)) {
    throw new ConfigurationError('ref', `is not ${github.defaultBranch}, the default branch. Only that is applied.`);
  }
  const { mark, before, output } = await beginMark(context);
  let applied: string | null = null;
  try {
    const history = await readHistory(context, { from: runner.commit, before, own: mark, isPatient: true });
    applied = history.range.applied;
    if (mark !== null) await github.client.updateCheckRun(mark.id, { output: output('Applying', applied) });
    const result = await applyRange(context, history, mark);
    // What was applied is applied. A mark that stays in progress has the next runs stand back for an hour at most.
    await tryEndCheck(context, mark, {
      conclusion: conclusionOf(result, context.settings),
      ...output(`Apply: ${result}`, applied),
    });
    return result;
  } catch (error) {
    const title = shutdown.stop.aborted ? 'Apply: cancelled' : 'Apply: crashed';
    await abandonCheck(context, mark, output(title, applied));
    throw error;
  }
}

/** Only a success counts as applied; everything else leaves the commit for the next run. */
function conclusionOf(result: Result, { only }: Settings): Conclusion {
  // Of a part nobody may conclude that the commit is applied.
  if (result === 'applied' || result === 'no-changes') return only.length > 0 ? 'neutral' : 'success';
  return result === 'superseded' ? 'neutral' : 'failure';
}

async function applyRange(context: GitHubContext, history: History, mark: CheckRun | null): Promise<Result> {
  const { settings, runner } = context;
  const { commit } = runner;
  const { range, pulls } = history;
  const tip = range.underWay === null ? await tipLike(context) : commit;
  if (tip === null) return 'superseded';
  const ahead = tip === commit ? range.underWay : await underWaySince(commit, tip, marksOf(context, mark));
  if (ahead !== null) {
    runner.log(`superseded: another apply is under way, ${ahead.html_url ?? `check run ${ahead.id}`}.\n`);
    return 'superseded';
  }
  const compared = await comparisonOf(context, range.applied, range.applied, heldBy(pulls));
  const numbers = numbersOf(pulls);
  context.ledger?.toRecord(await reviewsToRecord(context));
  const applied = await runApply(context, {
    ...{ compared, ask: null },
    evidence: () => runOf(context, history),
    shownIn: shownIn(pulls),
    shown: {
      approved: approvedBy(pulls),
      by: `pull requests ${numbers.map((number) => `#${number}`).join(', ') || 'none'}`,
    },
    mayWrite: () => isAtTip(context),
  });
  const dispatch = range.applied === null ? 'dispatch-alone' : 'dispatch';
  const unplanned = pulls.filter(({ isApproved }) => !isApproved).map(({ pull }) => pull.number);
  const next = settings.approval === 'review' ? 'review' : dispatch;
  const refusal = refusalOf(applied, { pulls: numbers, unplanned, next, workflow: workflowFile(runner) });
  await showApplied(applied, refusal, context);
  setOutputs(planOutputs(applied.plan), runner);
  // Where the tip has moved on, its run has told what was done: that there is nothing left is no news.
  if (tip === commit || applied.result !== 'no-changes')
    await commentResults(applied, refusal, { context, history, mark });
  return applied.result;
}

export async function isAtTip(context: GitHubContext): Promise<boolean> {
  return (await tipLike(context)) !== null;
}

/** The tip of the default branch, which must hold the same inventory, so that an old run does no harm; else null. */
async function tipLike({ github, git, settings, cwd, runner }: GitHubContext): Promise<string | null> {
  const { commit } = runner;
  const tip = await github.client.tipOf(github.defaultBranch);
  if (tip === commit) return tip;
  await ensureCommit(tip, git);
  const isSame = await isSameInventory({ run: git, cwd, paths: settings.paths, commits: [commit, tip] });
  if (!isSame)
    runner.log(`superseded: the tip of ${github.defaultBranch} holds another inventory, and its run will apply it.\n`);
  return isSame ? tip : null;
}

function runOf({ runner }: GitHubContext, { pulls }: History): RunContext {
  return {
    commit: runner.commit,
    clean: true,
    pull_requests: pulls.map(({ pull, record, approvers }) => ({
      number: pull.number,
      author: pull.author?.login ?? 'unknown',
      head: record?.head ?? pull.head_sha,
      merge_commit: pull.merge_commit_sha,
      record: record === null ? null : { digest: record.digest, at: record.at },
      // An approval counts on the recorded head alone.
      approvals: approvers.map((each) => ({ ...each, commit_id: record?.head ?? pull.head_sha })),
    })),
    actor: runner.actor,
    run_url: runner.runUrl,
  };
}

/** Which of the records that count show a change, by what it is or, for the rest of a swap, by where it ends. */
function shownIn(pulls: History['pulls']): ApplyTerms['shownIn'] {
  const numbers = new Map<string, number[]>();
  for (const { pull, record } of pulls) {
    for (const { fingerprint, target } of record?.changes ?? []) {
      for (const key of new Set([fingerprint, target ?? fingerprint])) {
        numbers.set(key, [...(numbers.get(key) ?? []), pull.number]);
      }
    }
  }
  return ({ fingerprint, id, after }, organization) => {
    const target = id === null ? '' : targetFingerprint(organization, id, after);
    return numbers.get(fingerprint) ?? numbers.get(target) ?? [];
  };
}

/** null when nothing was refused. */
export function refusalOf(
  applied: Applied,
  from: Pick<Refusal, 'pulls' | 'unplanned' | 'next' | 'workflow'>,
): Refusal | null {
  return applied.result === 'unapproved' ? { ...applied, ...from } : null;
}

async function commentResults(
  applied: Applied,
  refusal: Refusal | null,
  {
    context,
    history,
    mark,
  }: { readonly context: GitHubContext; readonly history: History; readonly mark: CheckRun | null },
): Promise<void> {
  const { github, runner, settings } = context;
  const { commit } = runner;
  if (applied.result === 'superseded') return;
  const { evidencePath, plan, report, result } = applied;
  const evidence = sha256(readFileSync(evidencePath));
  const { runUrl } = runner;
  const told = renderResultMarkdown(plan, report, {
    result,
    commit,
    runUrl,
    evidence,
    refusal,
    ledger: context.ledger?.end ?? null,
    detail: settings.detail,
    name: github.name,
    pages: pagesOf(runner),
  });
  const hasWritten = report?.results.some(({ writes }) => writes > 0) ?? false;
  const body = hasWritten ? `${LASTING}\n${told}` : told;
  const said = { body, yields: result === 'no-changes', bot: mark?.bot ?? null };
  // Others in the range, perhaps hundreds at the first apply, have nothing to do with the inventory.
  for (const { pull } of history.pulls.filter(({ record }) => record !== null)) {
    try {
      await commentOnce(context, { kind: 'result', pullRequest: pull.number, ...said });
    } catch (error) {
      // What was applied is applied, whether or not the pull request can be told.
      if (!(error instanceof GitHubError)) throw error;
      runner.warn(`The result could not be told on pull request ${pull.number}. ${error.message}`);
    }
  }
}

interface Marking {
  /** null when none could be made. */
  readonly mark: CheckRun | null;
  /** The commit before the push; null where this is the run of none. */
  readonly before: string | null;
  /** What the mark says, with the commit that is taken as applied; null while none is known. */
  readonly output: (title: string, applied: string | null) => CheckOutput;
}

async function beginMark(context: GitHubContext): Promise<Marking> {
  const { runner, settings, github } = context;
  // A pull request's payload has a `before`, too, which is no commit of the default branch.
  const before = runner.eventName === 'push' ? commitBefore(runner.payload) : null;
  const known = { before, by: attemptOf(runner), service: serviceOf(settings) };
  const output: Marking['output'] = (title, applied) => {
    return { title, summary: title, text: markText({ applied, ...known }) };
  };
  const begun = { name: checkName('apply', github.name), head_sha: runner.commit, ...output('Applying', null) };
  return { mark: await beginCheck(context, begun), before, output };
}

function isOfDefaultBranch({ runner, github: { defaultBranch } }: GitHubContext): boolean {
  return runner.env.GITHUB_REF === `refs/heads/${defaultBranch}`;
}

/** An apply that cannot begin is a try, too: what it would have applied stays pending. */
export async function markTried(opened: ActionContext): Promise<void> {
  const github = await openGitHub(opened, false);
  if (github === null) return;
  const context = { ...opened, github };
  if (!isOfDefaultBranch(context)) return;
  try {
    const { mark, output } = await beginMark(context);
    await abandonCheck(context, mark, output('Apply: not begun', null));
  } catch (error) {
    // Why it cannot begin is what is told.
    if (!(error instanceof GitHubError)) throw error;
    opened.runner.warn(error.message);
  }
}

interface SameInput {
  readonly run: RunGit;
  readonly cwd: string;
  readonly paths: readonly string[];
  readonly commits: readonly [string, string];
}

async function isSameInventory({ run, cwd, paths, commits }: SameInput): Promise<boolean> {
  const selections = await readPaths(paths, cwd);
  const listOf = async (commit: string) => {
    const lines: string[] = [];
    await readGit(
      { run, commit, selections },
      ({ path, bytes }) => lines.push(`${sha256(bytes)} ${path}`),
      ({ code, at }) => lines.push(`${code} ${at?.file.path ?? ''}`),
    );
    return lines.join('\n');
  };
  const [a, b] = [await listOf(commits[0]), await listOf(commits[1])];
  return a === b;
}
