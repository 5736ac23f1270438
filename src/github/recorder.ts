// Reads and writes records of plans as check runs named `inventory plan` (design section 8).

import type { CheckRun, PullRequest } from './answers.ts';
import { checkName } from './check-name.ts';
import type { CheckAnnotation, Conclusion, GitHub } from './port.ts';
import { decodeRecords, encodeRecord, type PlanRecord } from './record.ts';
import { type Approver, approversOf } from './review.ts';

/** What the check runs of one pull request's plans are called: another one may have the same head. */
export function planId(pullRequest: number): string {
  return `plan of pull request ${pullRequest}`;
}

/** Whether a plan of the same pull request and head began after this one: then that one is to be seen. */
export function isOvertaken({ id, app_id, external_id }: CheckRun, runs: readonly CheckRun[]): boolean {
  if (external_id === null) return false;
  return runs.some((run) => run.id > id && run.app_id === app_id && run.external_id === external_id);
}

/** What a record must say to count here. The organization has a part in every fingerprint. */
export interface Expected {
  readonly repository: string;
  readonly service: string;
  readonly name: string;
}

interface ReaderInput {
  readonly github: GitHub;
  /** Records of other apps do not count; null: none does. */
  readonly appId: number | null;
  readonly signingKey: string;
  readonly expected: Expected;
}

/** The newest whole record of a pull request at its head; null for none. */
export async function newestRecord(pull: PullRequest, input: ReaderInput): Promise<PlanRecord | null> {
  const { github, appId, expected } = input;
  if (appId === null) return null;
  return recordAmong(await github.checkRuns(pull.head_sha, checkName('plan', expected.name)), pull, input);
}

/** The same of check runs that were read before. */
export function recordAmong(
  runs: readonly CheckRun[],
  pull: PullRequest,
  { appId, signingKey, expected }: Omit<ReaderInput, 'github'>,
): PlanRecord | null {
  const ours = runs.filter((run) => run.app_id === appId && run.head_sha === pull.head_sha);
  // Records tell whole seconds: of two within one, the newer check run has the newer.
  const texts = ours.sort((a, b) => b.id - a.id).flatMap(({ text }) => text ?? []);
  const records = decodeRecords(texts, signingKey).filter(
    (record) => isExpected(record, expected) && record.pullRequest === pull.number && record.head === pull.head_sha,
  );
  return records.sort((a, b) => Date.parse(b.at) - Date.parse(a.at))[0] ?? null;
}

function isExpected(record: PlanRecord, { repository, service, name }: Expected): boolean {
  return record.repository === repository && record.service === service && record.name === name;
}

/** A pull request of a range, and what it approves. */
export interface ReviewedPull {
  readonly pull: PullRequest;
  /** null for none. */
  readonly record: PlanRecord | null;
  /** Whether the record counts: it has the review that it needs. */
  readonly isApproved: boolean;
  /** Whose reviews approve the record; empty where none is asked for. */
  readonly approvers: readonly Approver[];
}

/** Reads the record of each pull request and, where reviews count, who approved it. */
export async function readApprovals(
  pulls: readonly PullRequest[],
  needsReview: boolean,
  input: ReaderInput,
): Promise<ReviewedPull[]> {
  const read = async (pull: PullRequest): Promise<ReviewedPull> => {
    const record = await newestRecord(pull, input);
    if (record === null) return { pull, record, isApproved: false, approvers: [] };
    const reviews = await input.github.reviews(pull.number);
    const approvers = approversOf(pull, reviews, record);
    return { pull, record, isApproved: !needsReview || approvers.length > 0, approvers };
  };
  const all: ReviewedPull[] = [];
  for (const pull of pulls) all.push(await read(pull));
  return all;
}

export interface RecordOutput {
  readonly title: string;
  readonly summary: string;
  readonly conclusion: Conclusion;
  readonly annotations: readonly CheckAnnotation[];
}

/** Completes the check run with the record, in more check runs of the same name if one cannot hold it. */
export async function writeRecord(
  github: GitHub,
  run: CheckRun,
  record: PlanRecord,
  { signingKey, output }: { readonly signingKey: string; readonly output: RecordOutput },
): Promise<void> {
  const { title, summary, conclusion, annotations } = output;
  const [first, ...rest] = encodeRecord(record, signingKey);
  // The first part last: a record that is cut off on the way is never whole.
  for (const [index, text] of rest.entries()) {
    const partTitle = `${title} (record, part ${index + 2} of ${rest.length + 1})`;
    await github.createCheckRun({
      name: run.name,
      head_sha: run.head_sha,
      conclusion,
      output: { title: partTitle, summary: 'The rest of what apply may execute.', text },
    });
  }
  await github.updateCheckRun(run.id, {
    conclusion,
    output: { title, summary, annotations, ...(first === undefined ? {} : { text: first }) },
  });
}
