// Reviews of the list: files that pull requests bring into the inventory's repository. A plan compares them with the
// ledger. The apply after their merge records them there.
import { load, YAMLException } from 'js-yaml';
import { type Diagnostic, diagnostic, unreported } from '../core/diagnostic.ts';
import { sha256 } from '../core/fingerprint.ts';
import type { Commit, PullRequest } from '../github/answers.ts';
import { readText, sourceFile } from '../inventory/files.ts';
import { type Revision, readRevision } from '../inventory/load.ts';
import { readPaths } from '../inventory/paths.ts';
import type { ReviewFile } from '../ledger/review.ts';
import type { RecordedReview } from '../ledger/run-file.ts';
import { type Context, type GitHubContext, pause } from './context.ts';
import { withLedger } from './ledger.ts';

interface ReviewInRepository {
  readonly path: string;
  readonly text: string;
  readonly sha256: string;
  /** null for a file that is not a review. `wrong` says where. */
  readonly review: ReviewFile | null;
  readonly wrong: string;
}

/** The reviews at a revision, by their paths; none where there is no such folder. */
async function readReviews(context: Context, revision: Revision): Promise<ReviewInRepository[]> {
  const { cwd, settings, git: run } = context;
  const selections = await readPaths([settings.reviews], cwd);
  // Its schema needs a library that a plan without a ledger does not load.
  const { readReview } = await import('../ledger/review.ts');
  const reviews: ReviewInRepository[] = [];
  const visit = (file: Parameters<typeof readText>[0]) => {
    const read = readText(file, unreported);
    if (read === null) return;
    const { path, text } = read;
    reviews.push({ path, text, sha256: sha256(text), ...parsed(text, readReview) });
  };
  await readRevision(revision, { cwd, run, selections }, visit, unreported);
  return reviews;
}

type ParsedReview = Pick<ReviewInRepository, 'review' | 'wrong'>;

function parsed(text: string, read: (value: unknown) => ParsedReview): ParsedReview {
  try {
    return read(load(text));
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    return { review: null, wrong: 'its YAML' };
  }
}

/** `review-mismatch` for each review that is new since `base` and does not fit the list that it names. */
export async function reviewFindings(context: Context, base: Revision | null): Promise<Diagnostic[]> {
  if (context.settings.ledger === '') return [];
  const earlier = new Set((base === null ? [] : await readReviews(context, base)).map(reviewKey));
  const fresh = (await readReviews(context, context.head)).filter((review) => !earlier.has(reviewKey(review)));
  const wrong = fresh.filter(({ review }) => review === null);
  const findings = wrong.map((review) => findingOf(review, `it is not as audit review writes it, at ${review.wrong}`));
  const whole = fresh.filter(({ review }) => review !== null);
  if (whole.length === 0) return findings;
  return withLedger(context, async ({ ledger }) => {
    for (const review of whole) {
      const problem = (await ledger?.reviewProblem(review.review!)) ?? null;
      if (problem !== null) findings.push(findingOf(review, problem));
    }
    return findings;
  });
}

function reviewKey({ path, sha256: hash }: Pick<ReviewInRepository, 'path' | 'sha256'>): string {
  return `${path} ${hash}`;
}

function findingOf({ path, text }: ReviewInRepository, problem: string): Diagnostic {
  return diagnostic('review-mismatch', 'error', { file: sourceFile(path, text), offset: null }, { problem });
}

/** The reviews of this commit that fit the lists they name and are not in the ledger yet. */
export async function reviewsToRecord(context: GitHubContext): Promise<RecordedReview[]> {
  const { ledger, runner, head } = context;
  if (ledger === null) return [];
  const recorded = await ledger.reviews();
  const fresh = (await readReviews(context, head)).filter((review) => !recorded.has(reviewKey(review)));
  const whole: RecordedReview[] = [];
  for (const review of fresh) {
    const problem = review.review === null ? review.wrong : await ledger.reviewProblem(review.review);
    if (problem === null) whole.push(await recordOf(review, context));
    else runner.warn(`review-mismatch: ${review.path} is not recorded: ${problem}.`);
  }
  return whole;
}

async function recordOf({ path, sha256, review }: ReviewInRepository, context: GitHubContext): Promise<RecordedReview> {
  const { github, settings, runner, folder } = context;
  const { date, ledger_commit, live_sha256, scope, statement } = review!;
  const { entries } = await github.client.commits({ sha: runner.commit, path: folder + path }, 1);
  const pull = entries[0] === undefined ? null : await pullBehind(entries[0], context);
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

/** The pull request that brought a commit; null for a direct push. GitHub may not know it at once. */
async function pullBehind(commit: Commit, context: GitHubContext): Promise<PullRequest | null> {
  const { client, defaultBranch } = context.github;
  const { readBrought } = await import('../github/situation.ts');
  const wait = (ms: number) => pause(context, ms);
  const asking = { github: client, awaited: [commit.sha], defaultBranch, pause: wait };
  const [brought] = await readBrought([commit.sha], asking);
  return brought?.pull ?? null;
}

/** For each person the latest decisive review, if it approves. */
async function approvalsOf(number: number, { github }: GitHubContext): Promise<RecordedReview['approvals']> {
  const { latestDecisive } = await import('../github/review.ts');
  return latestDecisive(await github.client.reviews(number)).flatMap(({ user, state, submitted_at, commit_id }) =>
    state === 'APPROVED' && user !== null && submitted_at !== null
      ? [{ user: user.login, submitted_at, commit_id }]
      : [],
  );
}
