// Why an apply wrote nothing. For each change that is not approved: what was approved and what the service has now, and
// how to continue.
import type { Change, Plan } from '../core/change.ts';
import {
  type Approved,
  type PriorApproval,
  priorApproval,
  type RecordRejection,
  type UncountedReview,
} from '../core/origin.ts';
import { tableCell, word } from './escape.ts';
import { bytesOf, fitSections, type Section } from './markdown/budget.ts';
import { caution } from './markdown/sections.ts';
import { changeTable, plainTable } from './markdown/tables.ts';
import { contrasted, describe, inReadingOrder } from './sections.ts';
import {
  counted,
  type FormatText,
  type Formatter,
  grouped,
  markdownFormatter,
  painter,
  plainFormatter,
  systemName,
} from './text-style.ts';

/**
 * What can approve the current state. A dispatched digest, or only that before the first successful apply, when no pull
 * request shows what is pending. A review, or nobody until the change is merged again. A new plan, or a plan of the
 * pull request.
 */
export type NextStep =
  | 'dispatch'
  | 'dispatch-only'
  | 'review'
  | 'bring-anew'
  | 'plan-again'
  | 'review-pull-request'
  | 'update-pull-request';

export interface Refusal {
  readonly plan: Plan;
  /** Fingerprints of the changes to execute that nothing approves. */
  readonly missing: ReadonlySet<string>;
  readonly approved: Approved;
  /** The digest that was given to approve; '' for none. */
  readonly approve: string;
  /** null if approval does not come from pull requests. */
  readonly behind: PullsBehind | null;
  /** What a digest needs beside it; null if no pattern asks for tickets. */
  readonly ticket: 'given' | 'missing' | null;
  readonly next: NextStep;
  /** File name of the workflow that applies; null if not known. */
  readonly workflow: string | null;
}

/** What is behind the commit to apply. */
interface PullsBehind {
  /** The pull requests whose records count, and who approved in them. */
  readonly counting: readonly { readonly number: number; readonly users: readonly string[] }[];
  /** The other pull requests, and why their records do not count. */
  readonly rejected: readonly { readonly number: number; readonly why: RecordRejection }[];
}

/** Only this many changes are listed. The rest are counted. */
const MOST_SHOWN = 200;

/** Ends with a newline. */
export function renderRefusalTerminal(refusal: Refusal, { color }: { readonly color: boolean }): string {
  const { plan, approved } = refusal;
  const changes = refusedOf(refusal);
  const lines = [painter(color).red(refusedLine(refusal))];
  for (const change of changes.slice(0, MOST_SHOWN)) {
    const prior = priorApproval(plan.organization, change, approved);
    lines.push(`  ${describe(change)}`, `    ${approvedBefore(change, prior)} ${nowSentence(change)}`);
  }
  if (changes.length > MOST_SHOWN)
    lines.push(`  ${grouped(changes.length - MOST_SHOWN)} more. A plan shows all of them.`);
  lines.push(...approvalLines(refusal, plainFormatter), `To go on, ${nextText(refusal, plainFormatter)}`);
  return `${lines.join('\n')}\n`;
}

/** Only why no approval counts, for the log of a run whose summary and annotation have the rest. May be empty. */
export function renderRefusalBrief(refusal: Refusal): string {
  return approvalLines(refusal, plainFormatter)
    .map((line) => `${line}\n`)
    .join('');
}

/** Within a number of bytes of UTF-8. Empty when not even the heading fits. Ends with a newline. */
export function renderRefusalMarkdown(refusal: Refusal, budget: number): string {
  const changes = refusedOf(refusal);
  const paragraphs = [
    ...approvalLines(refusal, markdownFormatter),
    `**Next:** ${nextText(refusal, markdownFormatter)}`,
  ];
  const foot = paragraphs.map((paragraph) => `\n${paragraph}\n`).join('');
  const heading = `${caution([refusedLine(refusal)])}\n### Not approved: ${counted(changes.length, 'change')}\n\n`;
  const section = { ...refusalTable(refusal, changes), keep: 0 };
  const fitted = fitSections([section], budget - bytesOf(heading) - bytesOf(foot));
  return fitted === null ? '' : heading + fitted.map(({ text }) => text).join('') + foot;
}

function refusedOf({ plan, missing }: Refusal): Change[] {
  return inReadingOrder(plan.toExecute.filter(({ fingerprint }) => missing.has(fingerprint)));
}

/** Each change beside what was approved and what the service has now, for comparison. */
function refusalTable(refusal: Refusal, changes: readonly Change[]): Omit<Section, 'keep'> {
  const hidden = (count: number) => `${grouped(count)} more not shown here.`;
  const { plan, approved } = refusal;
  const priorOf = (change: Change) => priorApproval(plan.organization, change, approved);
  const columns = ['What was approved', 'At the service now'];
  const table = changeTable(changes, plainTable(changes), columns, (change) => [
    approvedText(change, priorOf(change)) || 'nothing',
    nowText(contrasted(change), tableCell) || 'not there',
  ]);
  return { ...table, hidden };
}

/** The asset at the service now; '' if it is not there. */
function nowText(change: Change, name: FormatText): string {
  if (change.before === null) return '';
  const system = change.action === 'update' ? change.fromSystem : change.cyberSystem;
  return `${name(change.before.name)}, ${change.before.asset_type}, in ${systemName(system, name)}`;
}

function nowSentence(change: Change): string {
  const now = nowText(contrasted(change), word);
  return now === '' ? 'Not at the service.' : `At the service: ${now}.`;
}

/** What a pull request showed for the same asset; '' if nothing. */
function approvedText({ action }: Change, prior: PriorApproval | null): string {
  if (prior === null) return '';
  return prior === 'create' ? 'to create it, not to change an asset into it' : `this ${action}, but from other values`;
}

function approvedBefore(change: Change, prior: PriorApproval | null): string {
  const approved = approvedText(change, prior);
  return approved === '' ? 'Not approved.' : `Approved: ${approved}.`;
}

function approvalLines(refusal: Refusal, { code }: Formatter): string[] {
  const { approve, plan, ticket, behind } = refusal;
  const lines: string[] = [];
  if (approve !== '' && approve !== plan.digest)
    lines.push(`You gave another digest than that of this plan, which is ${code(plan.digest)}.`);
  if (approve !== '' && ticket === 'missing')
    lines.push(`The digest approves nothing without a ticket. Give one as ${code('ticket')}.`);
  if (behind === null) return lines;
  const { counting, rejected } = behind;
  lines.push(countingLine(counting, refusal));
  return [...lines, ...rejectedLines(rejected)];
}

/** The first apply may have hundreds of pull requests behind it. */
const MOST_NUMBERS = 10;

function rejectedLines(rejected: PullsBehind['rejected']): string[] {
  const lines = rejected.slice(-MOST_NUMBERS).map(({ number, why }) => `Pull request ${number}: ${whyNot(why)}`);
  const more = rejected.length - lines.length;
  return more === 0
    ? lines
    : [...lines, `${grouped(more)} earlier pull ${more === 1 ? 'request does' : 'requests do'} not count either.`];
}

const WHY_NOT: { readonly [K in Exclude<RecordRejection['kind'], 'no-review'>]: string } = {
  'no-record': 'no plan was recorded for its last commit.',
  'other-app': 'another app than the one that applies recorded its plan.',
  'other-service': 'its plan was made for another service address.',
  'other-base': 'its plan was made for another base branch, and nobody planned it again.',
  unsigned: 'its record was changed, or it is not signed with this signing-key.',
  erased: 'a newer plan ended without a record, or someone erased the record.',
  'comment-changed': 'someone changed the comment that reviewers read.',
  'check-changed': 'someone changed the check that reviewers read.',
  'comment-gone': 'someone deleted the comment that reviewers read.',
  'comment-replaced': 'someone replaced the comment that reviewers read by another one.',
  'second-comment': 'someone wrote a second comment that looks like the plan.',
  withdrawn: 'later plans took back every change that its plan showed.',
};

const WHY_NOT_REVIEW: { readonly [W in UncountedReview]: string } = {
  bot: 'is not a person',
  author: 'opened the pull request',
  committer: 'wrote or committed part of it',
  'may-not-write': 'cannot write to the repository',
  'before-record': 'approved before the plan was shown',
  'other-commit': 'approved another commit',
};

/** Logins are not names of the inventory, so they are always shown. */
function whyNot(why: RecordRejection): string {
  if (why.kind !== 'no-review') return WHY_NOT[why.kind];
  const { needed, have, against, ignored } = why;
  const neededReviews = needed === 1 ? 'needs an approving review' : `needs approving reviews of ${needed} people`;
  const got = have === 0 ? '' : ` It has ${have}.`;
  const refused = against.map((user) => ` ${word(user)} requests changes.`).join('');
  const not = ignored.map(
    ({ user, why: reason }) => ` The review of ${word(user)} does not count: ${word(user)} ${WHY_NOT_REVIEW[reason]}.`,
  );
  return `its plan ${neededReviews}.${got}${refused}${not.join('')}`;
}

/** How many changes the pull requests approved. Fingerprints do not show which. */
function countingLine(counting: PullsBehind['counting'], { plan, approved }: Refusal): string {
  if (counting.length === 0) return 'No pull request behind this commit has a plan that counts.';
  const planned = new Set(plan.changes.map(({ fingerprint }) => fingerprint));
  const gone = [...approved.fingerprints].filter((fingerprint) => !planned.has(fingerprint)).length;
  // Not `#7`, which GitHub would turn into a link.
  const numbers = counting.map(({ number }) => number).join(', ');
  const by = `${counting.length === 1 ? 'Pull request' : 'Pull requests'} ${numbers}`;
  const rest = gone === 0 ? '' : ` ${grouped(gone)} no longer ${gone === 1 ? 'applies' : 'apply'}.`;
  return `${by} approved ${counted(approved.fingerprints.size, 'change')}.${rest}`;
}

/** How to start a run by hand, as a click path and as a command. */
function dispatchText({ plan, workflow, ticket }: Refusal, { code }: Formatter): string {
  const [input, field] = ticket === null ? ['', ''] : [`, ${code('ticket: TICKET')}`, ' -f ticket=TICKET'];
  const click = `Actions, ${workflow === null ? 'the workflow that applies' : code(workflow)}, Run workflow`;
  const command = `gh workflow run ${workflow ?? 'WORKFLOW'} -f command=apply -f approve=${plan.digest}${field}`;
  return `read the plan, then run the workflow with ${code('command: apply')} and ${code(`approve: ${plan.digest}`)}${input} (${click}; or ${code(command)}).`;
}

const BRING_ANEW =
  'revert the changes that are not applied, in a pull request, and merge it. The apply ends in no-changes. Then open a new pull request with the changes, and have it approved.';

function nextText(refusal: Refusal, formatter: Formatter): string {
  const pending = 'open a pull request. It shows these changes as pending, and merging it';
  switch (refusal.next) {
    case 'dispatch':
      return `${dispatchText(refusal, formatter)} Or ${pending} approves them.`;
    case 'dispatch-only':
      return dispatchText(refusal, formatter);
    case 'review':
      return `${pending} with an approving review approves them.`;
    case 'bring-anew':
      return BRING_ANEW;
    case 'plan-again':
      return 'read the plan again, and approve what it shows now.';
    case 'review-pull-request':
      return 'have the pull request reviewed as it is, and queue it again.';
    case 'update-pull-request':
      return 'update the pull request with its base branch, so that it is planned again.';
  }
}

/** For the annotation of the run. */
export function refusalSentence(refusal: Refusal): string {
  return `${refusedLine(refusal)} To go on, ${nextText(refusal, plainFormatter)}`;
}

function refusedLine(refusal: Refusal): string {
  const count = refusedOf(refusal).length;
  return `Nothing was written. ${counted(count, 'change')} to execute ${count === 1 ? 'is' : 'are'} not approved.`;
}
