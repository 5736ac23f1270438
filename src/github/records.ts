// Reads and writes records of plans as check runs named `inventory plan` (design section 8), and says of each pull
// request whether what it showed counts, and if not, why.
import type { RecordRejection } from '../core/origin.ts';
import type { CheckRun, Comment, PullRequest, Review } from './answers.ts';
import { isMissingRight } from './errors.ts';
import type { Owner } from './mark.ts';
import type { CheckAnnotation, Conclusion, GitHub } from './port.ts';
import type { Commits } from './range.ts';
import { heldBy } from './range.ts';
import {
  checkName,
  checkSeal,
  commentSeal,
  decodeRecord,
  type encodeRecord,
  type PlanRecord,
  type Surfaces,
} from './record.ts';
import { type Approver, isTrusted, judgeReviews, undecided, type Verdict } from './review.ts';

/** What the check runs of one pull request's plans are called: another one may have the same head. */
export function planId(pullRequest: number): string {
  return `plan of pull request ${pullRequest}`;
}

/** Whether a plan of the same pull request and head began after this one: then that one is to be seen. */
export function isOvertaken({ id, bot, external_id }: CheckRun, runs: readonly CheckRun[]): boolean {
  if (external_id === null) return false;
  return runs.some((run) => run.id > id && run.bot === bot && run.external_id === external_id);
}

export interface RecordRules {
  /** Login of the bot whose records count; null: none does. */
  readonly bot: string | null;
  readonly signingKey: string;
  readonly expected: Owner;
  /** Whether a record counts only while people read what it says that they read. */
  readonly isStrict: boolean;
  /** Id of the newest mark that has succeeded; null for none. */
  readonly mark: number | null;
}

export interface FoundRecord {
  readonly record: PlanRecord;
  readonly shown: Surfaces;
  /** The check run that holds it. */
  readonly run: CheckRun;
}

type RecordLookup = { readonly counting: FoundRecord } | { readonly why: RecordRejection };

/** The record that counts among check runs of a pull request's head. */
export function findRecord(runs: readonly CheckRun[], pull: PullRequest, rules: RecordRules): RecordLookup {
  const { bot, signingKey } = rules;
  const ours = runs.filter((run) => run.bot === bot && run.head_sha === pull.head_sha).sort((a, b) => b.id - a.id);
  if (bot === null || ours.length === 0) return { why: { kind: runs.length === 0 ? 'no-record' : 'other-app' } };
  const broken: Broken[] = [];
  let other: RecordRejection | null = null;
  for (const run of ours.filter(({ status }) => status === 'completed')) {
    const decoded = decodeRecord(run, ours, signingKey);
    // Also one that names another pull request: whoever erases a record may name it anew.
    if (decoded.kind === 'broken') broken.push({ id: run.id, isUnsigned: decoded.said !== null });
    if (decoded.kind !== 'record' || !isOf(pull, decoded.record)) continue;
    const { record, shown } = decoded;
    const unfit = unfitFor(record, pull, rules);
    other ??= unfit;
    if (unfit !== null) continue;
    // One that ended without a record may have shown another plan since.
    const erased = broken.filter(({ id }) => !shown.runs.includes(id));
    return erased.length > 0 ? { why: whyBroken(erased) } : { counting: { record, shown, run } };
  }
  return { why: other ?? (broken.length > 0 ? whyBroken(broken) : { kind: 'no-record' }) };
}

interface Broken {
  readonly id: number;
  /** Whether it says what a record says, with a seal that does not fit. */
  readonly isUnsigned: boolean;
}

function isOf(pull: PullRequest, { pullRequest, head }: PlanRecord): boolean {
  return pullRequest === pull.number && head === pull.head_sha;
}

function unfitFor(record: PlanRecord, pull: PullRequest, { expected }: RecordRules): RecordRejection | null {
  if (record.repository !== expected.repository || record.name !== expected.name) return { kind: 'no-record' };
  if (record.service !== expected.service) return { kind: 'other-service' };
  return record.baseBranch === pull.base_ref ? null : { kind: 'other-base' };
}

function whyBroken(broken: readonly Broken[]): RecordRejection {
  return { kind: broken[0]?.isUnsigned === true ? 'unsigned' : 'erased' };
}

/** Why a record that was found does not count all the same; null when it does. */
export function objection(
  { record, shown, run }: FoundRecord,
  comments: readonly Comment[],
  rules: RecordRules,
): RecordRejection | null {
  if (record.mark !== null && (rules.mark ?? 0) < record.mark) return { kind: 'marks-deleted' };
  if (!rules.isStrict) return null;
  if (checkSeal(run.title, run.summary) !== shown.check) return { kind: 'check-changed' };
  return isAsShown(shown, comments) ? null : { kind: 'comment-changed' };
}

function isAsShown({ comment }: Surfaces, comments: readonly Comment[]): boolean {
  if (comment === null) return true;
  const current = comments.find(({ id }) => id === comment.id);
  if (current === undefined) return false;
  const { updated_at, sha256 } = commentSeal(current);
  return updated_at === comment.updated_at && sha256 === comment.sha256;
}

/** A pull request of a range, and what it approves. */
export interface ReviewedPull {
  readonly pull: PullRequest;
  /** null for none that counts. */
  readonly record: PlanRecord | null;
  /** What it showed, whether or not that counts: who spoils a record does not undo what it took back. */
  readonly shown: PlanRecord | null;
  /** Why it approves nothing; null when it does. */
  readonly why: RecordRejection | null;
  /** Whose reviews approve the record, as far as it was asked. */
  readonly approvers: readonly Approver[];
  /** As they were read; null where they were not asked for. */
  readonly comments: readonly Comment[] | null;
}

interface ApprovalsInput extends RecordRules {
  readonly github: Pick<GitHub, 'checkRuns' | 'comments' | 'reviews' | 'commitsOfPull' | 'permissionOf' | 'pull'>;
  /** `records`: what was shown. `reviews`: who approves it, too, for the evidence. `required`: and none counts without. */
  readonly depth: 'records' | 'reviews' | 'required';
  /** Told once, where a right to write cannot be read. */
  readonly notice: (message: string) => void;
}

/** Reads the record of each pull request and, where reviews count, who approved it; all at once. */
export function readApprovals(pulls: readonly PullRequest[], input: ApprovalsInput): Promise<ReviewedPull[]> {
  return Promise.all(pulls.map((pull) => readApproval(pull, input)));
}

async function readApproval(pull: PullRequest, input: ApprovalsInput): Promise<ReviewedPull> {
  const { github, depth, expected, isStrict } = input;
  const asksReviews = depth !== 'records';
  const [runs, comments, reviews] = await Promise.all([
    input.bot === null ? [] : github.checkRuns(pull.head_sha, checkName('plan', expected.name)),
    isStrict || asksReviews ? github.comments(pull.number) : null,
    asksReviews ? readReviews(pull, input) : null,
  ]);
  const lookup = findRecord(runs, pull, input);
  const base = { pull, comments, approvers: [] };
  if ('why' in lookup) return { ...base, record: null, shown: null, why: lookup.why };
  const { record } = lookup.counting;
  const why = objection(lookup.counting, comments ?? [], input);
  if (why !== null) return { ...base, record: null, shown: record, why };
  if (reviews === null) return { ...base, record, shown: record, why: null };
  const verdict = judgeReviews({ pull, record, ...reviews });
  const isMissing = depth === 'required' && !verdict.isApproved;
  const counting = isMissing ? noReview(verdict) : null;
  return { ...base, record, shown: record, why: counting, approvers: verdict.approvers };
}

function noReview({ approvers, needed, against, ignored }: Verdict): RecordRejection {
  return { kind: 'no-review', needed, have: approvers.length, against, ignored };
}

/** GitHub lists no more commits of a pull request. */
const MOST_COMMITS = 250;

/** Where no review is required, GitHub's word for who somebody is will do. */
async function readReviews(pull: PullRequest, input: ApprovalsInput) {
  const { github, depth } = input;
  if (depth !== 'required') {
    const mayWrite = (review: Review) => isTrusted(review.author_association);
    return { reviews: await github.reviews(pull.number), commits: [], hasMore: false, mayWrite };
  }
  const permitted = async () => {
    const reviews = await github.reviews(pull.number);
    return { reviews, rights: await rightsOf(reviews, input) };
  };
  const [{ reviews, rights }, commits] = await Promise.all([permitted(), github.commitsOfPull(pull.number)]);
  const isFull = commits.length >= MOST_COMMITS;
  const hasMore =
    isFull && ((await github.pull(pull.number)).commit_count ?? Number.POSITIVE_INFINITY) > commits.length;
  const mayWrite = (review: Review) => rights.get(review.user?.login ?? '') ?? isTrusted(review.author_association);
  return { reviews, commits, hasMore, mayWrite };
}

const MAY_WRITE: ReadonlySet<string> = new Set(['admin', 'maintain', 'write']);

/** By login; who is not among them, GitHub does not tell. */
async function rightsOf(reviews: readonly Review[], { github, notice }: ApprovalsInput): Promise<Map<string, boolean>> {
  const logins = new Set(undecided(reviews).flatMap(({ user }) => user?.login ?? []));
  const rights = Array.from(logins, async (login) => {
    try {
      return [[login, MAY_WRITE.has(await github.permissionOf(login))] as const];
    } catch (error) {
      if (!isMissingRight(error)) throw error;
      notice(
        `What reviewers may do here cannot be read, so their standing with the repository is what counts. ${error.message}`,
      );
      return [];
    }
  });
  return new Map((await Promise.all(rights)).flat());
}

export interface PlannedPull {
  readonly pull: Pick<PullRequest, 'number'>;
  readonly record: Pick<PlanRecord, 'base' | 'changes'> | null;
}

/**
 * What later pull requests have taken back (design section 6): planned on a base that held an earlier one, they do not
 * show what it showed. Fingerprints by the number of the earlier.
 */
export function withdrawals(
  planned: readonly PlannedPull[],
  { commits, brought }: { readonly commits: Commits; readonly brought: ReadonlyMap<number, readonly string[]> },
): ReadonlyMap<number, ReadonlySet<string>> {
  const withdrawn = new Map<number, Set<string>>();
  for (const { record } of planned) {
    if (record === null) continue;
    const held = heldBy(commits, record.base);
    const fingerprints = new Set(record.changes.map(({ fingerprint }) => fingerprint));
    for (const { pull: earlier, record: recorded } of planned) {
      const shas = brought.get(earlier.number) ?? [];
      if (!shas.every((sha) => held.has(sha))) continue;
      const gone = (recorded?.changes ?? []).flatMap(({ fingerprint }) =>
        fingerprints.has(fingerprint) ? [] : fingerprint,
      );
      withdrawn.set(earlier.number, new Set([...(withdrawn.get(earlier.number) ?? []), ...gone]));
    }
  }
  return withdrawn;
}

export interface RecordOutput {
  readonly title: string;
  readonly summary: string;
  readonly conclusion: Conclusion;
  readonly annotations: readonly CheckAnnotation[];
}

/** Writes what of a record one check run cannot hold into more of the same name. Resolves to their ids. */
export async function writeRest(
  github: Pick<GitHub, 'createCheckRun'>,
  run: CheckRun,
  texts: readonly string[],
): Promise<number[]> {
  const parts = texts.map((text, index) =>
    github.createCheckRun({
      name: run.name,
      head_sha: run.head_sha,
      conclusion: 'neutral',
      output: {
        title: `Record, part ${index + 2} of ${texts.length + 1}`,
        summary: 'The rest of what apply may execute.',
        text,
      },
    }),
  );
  return (await Promise.all(parts)).map(({ id }) => id);
}

/** Completes the check run with the record. Last of all, so that one that is cut off on the way is never whole. */
export async function writeRecord(
  github: Pick<GitHub, 'updateCheckRun'>,
  run: CheckRun,
  {
    first,
    output,
    comment,
    rest,
  }: {
    readonly first: ReturnType<typeof encodeRecord>['first'];
    readonly output: RecordOutput;
    readonly comment: Comment | null;
    readonly rest: readonly number[];
  },
): Promise<void> {
  const { title, summary, conclusion, annotations } = output;
  const surfaces: Surfaces = {
    comment: comment && commentSeal(comment),
    check: checkSeal(title, summary),
    runs: [run.id, ...rest],
  };
  await github.updateCheckRun(run.id, { conclusion, output: { title, summary, annotations, text: first(surfaces) } });
}
