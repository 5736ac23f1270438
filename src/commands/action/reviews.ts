// What GitHub knows of a merged review: the pull request that brought it, and who approved it on its head.
import type { RecordedReview } from '../../ledger/run-file.ts';
import type { GitHubContext } from '../context.ts';
import { type FoundReview, keyOf, readReviews } from '../reviews.ts';

/** The reviews of this commit that are not in the ledger yet and are of the lists that they name. */
export async function reviewsToRecord(context: GitHubContext): Promise<RecordedReview[]> {
  const { ledger, runner, head } = context;
  if (ledger === null) return [];
  const recorded = await ledger.reviews();
  const fresh = (await readReviews(context, head)).filter((found) => !recorded.has(keyOf(found)));
  const whole: RecordedReview[] = [];
  for (const found of fresh) {
    const problem = found.review === null ? found.wrong : await ledger.reviewProblem(found.review);
    if (problem === null) whole.push(await recordOf(found, context));
    else runner.warn(`review-mismatch: ${found.path} is not recorded: ${problem}.`);
  }
  return whole;
}

async function recordOf({ path, sha256, review }: FoundReview, context: GitHubContext): Promise<RecordedReview> {
  const { github, settings, runner, folder } = context;
  const { date, ledger_commit, live_sha256, scope, statement } = review!;
  const { entries } = await github.client.commits({ sha: runner.commit, path: folder + path }, 1);
  const pulls = entries[0] === undefined ? [] : await github.client.pullsOf(entries[0].sha);
  const pull = pulls.find(({ merged_at, base_ref }) => merged_at !== null && base_ref === github.defaultBranch) ?? null;
  const author = pull?.author?.login ?? null;
  const approvals = pull === null ? [] : await approvalsOf(pull.number, context);
  const isApprover = (login: string) => {
    return settings.reviewApprovers.some((each) => each.toLowerCase() === login.toLowerCase());
  };
  return {
    ...{ date, path, sha256, ledger_commit, live_sha256, scope, statement },
    ...{ pull_request: pull?.number ?? null, author, head: pull?.head_sha ?? null },
    ...{ merge_commit: pull?.merge_commit_sha ?? null, approvals },
    approved_by_review_approver: approvals.some(({ user, commit_id }) => {
      return isApprover(user) && user !== author && commit_id === pull?.head_sha;
    }),
  };
}

/** Each person's latest decisive review, where that approves. */
async function approvalsOf(number: number, { github }: GitHubContext): Promise<RecordedReview['approvals']> {
  const latest = new Map<string, RecordedReview['approvals'][number]>();
  for (const { user, state, submitted_at, commit_id } of await github.client.reviews(number)) {
    if (user === null || submitted_at === null) continue;
    if (state === 'APPROVED') latest.set(user.login, { user: user.login, submitted_at, commit_id });
    else if (state === 'CHANGES_REQUESTED' || state === 'DISMISSED') latest.delete(user.login);
  }
  return [...latest.values()];
}
