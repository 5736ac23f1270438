// Drift on GitHub: compares the default branch with the service, and keeps one issue about differences that no file
// asks for.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { treesAt } from '../git/objects.ts';
import { writeDriftIssue } from '../github/drift-issue.ts';
import { isMissingRight } from '../github/errors.ts';
import { marker } from '../github/marked-comment.ts';
import type { Repository, Takes } from '../run/context.ts';
import { runDrift } from '../run/drift.ts';
import { adoptLine, cleanPage, driftFrame, driftPage } from '../text/drift.ts';
import { bytesOf } from '../text/markdown/budget.ts';
import { appliedAfterWaiting, findTip, firstParentOf, noticeApplied, revisionOf } from './applied.ts';
import { MOST_BYTES } from './comment.ts';
import { type GitHubContext, openRunnersLedger } from './open.ts';
import { type Ending, endingOf, showLedgerCommit } from './outputs.ts';
import { SUMMARY_BUDGET, showPlan } from './summary.ts';

export async function driftOnGitHub(
  context: GitHubContext,
  { repository, reader }: Takes<'repository' | 'reader'>,
): Promise<Ending> {
  const { github, runner, settings } = context;
  // Read. If the tip has another inventory, nothing is shown, but the ledger still gets the look of this day.
  const point = await appliedAfterWaiting(context, repository);
  if (point !== null) noticeApplied(runner, point, NOT_KNOWN);
  const applied = point && (point.applied ?? (await beforeCommit(context, repository)));
  const ledger = await openRunnersLedger(context, repository);
  if (applied === null && ledger === null) return superseded(context, null);
  const revision = applied === runner.commit ? null : await revisionOf(repository, applied);
  const drifted = await runDrift(context, { repository, reader, ledger }, revision);
  showLedgerCommit(ledger, context);
  const failure = ledger?.end.failure ?? null;
  // If another inventory landed meanwhile, its apply may have written what the lists show.
  const isOvertaken = async () => github.isOfDefaultBranch && (await findTip(context, repository)).isOvertaken;
  if (applied === null || (await isOvertaken())) return superseded(context, failure);

  // Show.
  const { plan, result } = drifted;
  const pageOf = (budget: number, place: 'issue' | 'summary') => {
    const { path, approval } = settings;
    const compared = { plan, base: applied, isAppliedKnown: point?.applied !== null };
    return driftPage({ ...compared, path, approval, workflow: applyingWorkflow(runner.workspace), place, budget });
  };
  if (result === 'drifted') {
    const page = pageOf(SUMMARY_BUDGET, 'summary');
    const { isInSummary } = await showPlan({ plan, verb: 'drift', page }, context);
    if (!isInSummary) runner.log(adoptLine(applied, settings.path));
  } else await showPlan({ plan, verb: 'drift' }, context);

  // The issue is about the default branch. Runs on other branches do not change it.
  const ending = { ...endingOf(plan, result), failure };
  if (result === 'invalid') return ending;
  if (!github.isOfDefaultBranch) {
    runner.log(`The issue about drift is only about ${github.defaultBranch}, so this run leaves it as it is.\n`);
    return ending;
  }
  const { name } = settings;
  const frame = driftFrame(plan, { name, commit: runner.commit, runUrl: runner.runUrl });
  const budget = MOST_BYTES - bytesOf(`${marker('drift', name)}\n\n${frame.foot}\n`);
  const isDrifted = result === 'drifted';
  const body = isDrifted ? pageOf(budget, 'issue').text : cleanPage(plan, runner.clock.now());
  await writeIssue(context, { name, ...frame, body, isDrifted });
  return ending;
}

/** The tip has another inventory. Compared with an older one, what was applied since would look like drift. */
function superseded({ runner, github }: GitHubContext, failure: string | null): Ending {
  runner.log(
    `superseded: the tip of ${github.defaultBranch} holds another inventory, so a newer run has to compare.\n`,
  );
  return { result: 'superseded', counts: '', reason: null, failure };
}

/**
 * The file name of the workflow that takes a digest when somebody starts it, such as `inventory.yml`. null if the
 * checkout has none, or more than one. The workflow of this run is mostly another one. A name that a shell could misread
 * does not count.
 */
function applyingWorkflow(workspace: string): string | null {
  const folder = join(workspace, '.github/workflows');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const [taking = null, ...others] = names.filter(
    (name) =>
      /^\w[\w.-]*\.ya?ml$/.test(name) && /^ +approve-digest:\s*$/m.test(readFileSync(join(folder, name), 'utf8')),
  );
  return others.length === 0 ? taking : null;
}

const NOT_KNOWN =
  'what this commit changed in the files counts as merged and not applied yet. What was merged before it and not applied is shown as drift';

/**
 * What counts as applied if nothing is known: the files before this commit, so that a difference that it asks for is
 * pending, as in an apply. If it is the first with an inventory, its own files. The records of earlier pull requests
 * are not read: a drift run may not read checks.
 */
async function beforeCommit({ runner: { commit }, github }: GitHubContext, repository: Repository): Promise<string> {
  const parent = await firstParentOf(repository, commit);
  if (parent === null) return commit;
  const trees = await treesAt(github.paths, [parent], repository.git);
  return /[0-9a-f]/.test(trees[parent] ?? '') ? parent : commit;
}

async function writeIssue(
  { github, runner }: GitHubContext,
  issue: Parameters<typeof writeDriftIssue>[1],
): Promise<void> {
  try {
    const { kind, url } = await writeDriftIssue(github.client, issue);
    if (url !== null) runner.log(`The issue about drift is ${kind}: ${url}\n`);
  } catch (error) {
    // A missing permission is a warning, and by itself does not turn the run red. The same applies if issues are off.
    if (!isMissingRight(error)) throw error;
    runner.warn(
      `The issue about drift was not written: it takes issues, and the permission issues: write. ${error.message}`,
    );
  }
}
