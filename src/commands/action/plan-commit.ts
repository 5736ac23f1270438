// The plan of a commit that no pull request asks about: of a push, a schedule or a dispatch. It is compared as an apply
// of the same commit compares, so that both have one digest (design section 6). It never records, and its check run has a
// name of its own: the commit may be a pull request's head, whose check a look from elsewhere must not turn green.
import { checkName } from '../../github/check-name.ts';
import { commitBefore } from '../../github/event.ts';
import { headline } from '../../report/summarize.ts';
import { runPlan } from '../plan.ts';
import { isRefused, type Result } from '../world.ts';
import { underCheck } from './check.ts';
import type { GitHubJob } from './job.ts';
import { comparisonOf, heldBy, readHistory } from './on-github.ts';
import { planOutputs, setOutputs, showPlan } from './show.ts';

export async function planCommit(job: GitHubJob): Promise<Result> {
  const { on, commit, settings, head, connection, world, runner } = job;
  const beginning = { name: checkName('preview', on.name), head_sha: commit, title: 'Planning' };
  return underCheck(on, beginning, async (check) => {
    const before = runner.eventName === 'push' ? commitBefore(runner.payload) : null;
    const { range, pulls } = await readHistory(on, { from: commit, before, own: check, isPatient: false });
    const compared = await comparisonOf(on, range.applied, range.applied, heldBy(pulls));
    const { plan, result } = await runPlan({ settings, head, compared, reader: connection.reader, world });
    await showPlan({ plan, settings, verb: 'plan', commit }, job);
    setOutputs(planOutputs(plan), runner);
    return { result, title: headline(plan), conclusion: isRefused(result) ? 'failure' : 'success' };
  });
}
