// Why an apply wrote nothing: for each change that nothing approves, what was approved and what is there now, and how
// to go on (design section 6).
import type { Change, Plan } from '../core/change.ts';
import type { Detail } from '../core/model.ts';
import {
  type Approved,
  type PriorApproval,
  priorApproval,
  type RecordRejection,
  type UncountedReview,
} from '../core/origin.ts';
import { codeSpan, word } from './escape.ts';
import { bytesOf, fitSections, type Section } from './markdown/budget.ts';
import { contrasted, describe, sourceOf } from './sections.ts';
import {
  counted,
  type FormatText,
  type Formatter,
  grouped,
  joined,
  markdownFormatter,
  painter,
  plainFormatter,
  systemName,
} from './text-style.ts';

/**
 * Who can approve what is there now: a dispatched digest, or that alone where no apply has succeeded yet, so that no
 * pull request shows what is pending; a review, or nobody until it comes anew; a new plan, a plan of the pull request.
 */
export type NextStep =
  | 'dispatch'
  | 'dispatch-alone'
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
  /** Numbers of the pull requests whose records count; null where no pull request was asked. */
  readonly pulls: readonly number[] | null;
  /** The others behind the commit, and why what they showed does not count. */
  readonly uncounted?: readonly { readonly number: number; readonly why: RecordRejection }[];
  /** Commits that no pull request brought, where that takes the word from every plan made without them. */
  readonly direct?: readonly string[];
  readonly next: NextStep;
  /** File name of the workflow that applies; null, or left out, where it is not known. */
  readonly workflow?: string | null;
}

/** Changes beyond so many are counted, not listed. */
const MOST_SHOWN = 200;

/** Ends with a newline. */
export function renderRefusalTerminal(
  refusal: Refusal,
  { color, detail }: { readonly color: boolean; readonly detail: Detail },
): string {
  const { plan, approved } = refusal;
  const changes = refusedOf(refusal);
  const lines = [painter(color).red(refusedLine(refusal))];
  for (const change of changes.slice(0, MOST_SHOWN)) {
    const prior = priorApproval(plan.organization, change, approved);
    const now = detail === 'counts' ? '' : `; now: ${nowText(contrasted(change), word)}`;
    lines.push(`  ${describe(change, detail)}`, `    approved: ${approvedText(change, prior)}${now}`);
  }
  if (changes.length > MOST_SHOWN) lines.push(`  ${grouped(changes.length - MOST_SHOWN)} more; plan shows them all.`);
  lines.push(...approvalLines(refusal, plainFormatter), `To go on, ${nextText(refusal, plainFormatter)}`);
  return `${lines.join('\n')}\n`;
}

/** Within a number of bytes of UTF-8; empty when not even the heading fits. Ends with a newline. */
export function renderRefusalMarkdown(
  refusal: Refusal,
  { detail, budget }: { readonly detail: Detail; readonly budget: number },
): string {
  const changes = refusedOf(refusal);
  const paragraphs = [
    ...approvalLines(refusal, markdownFormatter),
    `**Next:** ${nextText(refusal, markdownFormatter)}`,
  ];
  const foot = paragraphs.map((paragraph) => `\n${paragraph}\n`).join('');
  const section = { ...refusalList(refusal, changes, detail), keep: 0 };
  const heading = `### Not approved: ${counted(changes.length, 'change')}, so nothing was written\n\n`;
  const fitted = fitSections([section], budget - bytesOf(heading) - bytesOf(foot));
  return fitted === null ? '' : heading + fitted.map(({ text }) => text).join('') + foot;
}

function refusedOf({ plan, missing }: Refusal): Change[] {
  return plan.toExecute.filter(({ fingerprint }) => missing.has(fingerprint));
}

/** What was approved and what is there now, below each other: it is to be compared, on a narrow page too. */
function refusalList({ plan, approved }: Refusal, changes: readonly Change[], detail: Detail): Omit<Section, 'keep'> {
  return {
    ...{ open: '', count: changes.length, close: '' },
    row: (index) => {
      const change = changes[index]!;
      const prior = priorApproval(plan.organization, change, approved);
      return `- ${refusalText(change, approvedText(change, prior), detail)}\n`;
    },
    hidden: (count) => `${grouped(count)} more not shown here.`,
  };
}

function refusalText(whole: Change, approved: string, detail: Detail): string {
  const change = contrasted(whole);
  const { action, id } = change;
  const source = sourceOf(change);
  const names = detail === 'full';
  const subject = [`**${action}**`, names && id !== null ? codeSpan(id) : '', source === null ? '' : codeSpan(source)];
  const now = [`now: ${nowText(change, codeSpan)}`, `in the files: ${wantedText(change, codeSpan)}`];
  const lines = [joined(subject, ' '), `approved: ${approved}`, ...(names ? now : [])];
  return lines.join('<br>');
}

function nowText(change: Change, name: FormatText): string {
  if (change.before === null) return 'not there';
  const system = change.action === 'update' ? change.fromSystem : change.cyberSystem;
  return `${name(change.before.name)}, ${change.before.asset_type}, in ${systemName(system, name)}`;
}

function wantedText({ after, cyberSystem }: Change, name: FormatText): string {
  return after === null ? 'in none' : `${name(after.name)}, ${after.asset_type}, in ${systemName(cyberSystem, name)}`;
}

function approvedText({ action }: Change, prior: PriorApproval | null): string {
  if (prior === 'create') return 'to create it, and now it is there';
  return prior === 'other-start' ? `this ${action}, of other values than it has now` : 'nothing of it';
}

function approvalLines(refusal: Refusal, { code }: Formatter): string[] {
  const { approve, plan } = refusal;
  const isOther = approve !== '' && approve !== plan.digest;
  const other = `The digest given is not that of this plan, which is ${code(plan.digest)}.`;
  return [...(isOther ? [other] : []), ...pullLines(refusal), ...directLines(refusal), ...uncountedLines(refusal)];
}

/** The first apply may have hundreds behind it. */
const MOST_NUMBERS = 10;

function directLines({ direct = [] }: Pick<Refusal, 'direct'>): string[] {
  if (direct.length === 0) return [];
  const named = namedCommits(direct);
  return [
    `${named.replace('c', 'C')} touched the inventory without a pull request: under review no plan counts that was made without it.`,
  ];
}

function namedCommits(shas: readonly string[]): string {
  const named = shas.slice(0, MOST_NUMBERS).map((sha) => sha.slice(0, 12));
  const more = shas.length > MOST_NUMBERS ? `, and ${grouped(shas.length - MOST_NUMBERS)} more` : '';
  return `${shas.length === 1 ? 'commit' : 'commits'} ${named.join(', ')}${more}`;
}

function uncountedLines({ uncounted = [] }: Refusal): string[] {
  const lines = uncounted.slice(-MOST_NUMBERS).map(({ number, why }) => `Pull request ${number}: ${whyNot(why)}`);
  const more = uncounted.length - lines.length;
  return more === 0
    ? lines
    : [...lines, `${grouped(more)} more before them ${more === 1 ? 'does' : 'do'} not count either.`];
}

const WHY_NOT: { readonly [K in Exclude<RecordRejection['kind'], 'no-review' | 'direct-push'>]: string } = {
  'no-record': 'no plan of it was recorded on its head.',
  'other-app': 'its plan was recorded by another app than the one that applies.',
  'other-service': 'its plan was made for another service address.',
  'other-base': 'its plan was made for another base branch, and it was not planned again since.',
  unsigned: 'its record was changed, or is not signed with this signing-key.',
  erased: 'a newer plan of it ended without a record, or its record was erased.',
  'comment-changed': 'someone changed what reviewers read: the comment is not as the plan left it.',
  'check-changed': 'someone changed what reviewers read: the check is not as the plan left it.',
  'second-comment':
    'someone changed what reviewers read: another comment of the same bot stands beside that of the plan.',
  'no-ticket': 'its title named no ticket when it was planned.',
  'marks-deleted': 'it was planned when more was marked as applied than is now: marks were deleted.',
};

const WHY_NOT_REVIEW: { readonly [W in UncountedReview]: string } = {
  bot: 'is no person',
  author: 'opened it',
  committer: 'wrote or committed part of it',
  'may-not-write': 'may not write to the repository',
  'before-record': 'approved before this plan was shown',
  'other-commit': 'approved another commit',
};

/** Logins are no names of the inventory: they are shown whatever the detail. */
function whyNot(why: RecordRejection): string {
  if (why.kind === 'direct-push') return `it was planned without ${namedCommits(why.commits)}.`;
  if (why.kind !== 'no-review') return WHY_NOT[why.kind];
  const { needed, have, against, ignored } = why;
  const asked =
    needed === 1 ? 'an approving review' : 'approving reviews of two people, since nobody stands for all of it';
  const got = have === 0 ? '' : ` It has ${have}.`;
  const refused = against.map((user) => ` ${word(user)} asks for changes.`).join('');
  const not = ignored.map(
    ({ user, why: reason }) => ` That of ${word(user)} does not count: ${word(user)} ${WHY_NOT_REVIEW[reason]}.`,
  );
  return `it lacks ${asked} of its plan.${got}${refused}${not.join('')}`;
}

/** What the approvals hold in all: their changes are known by fingerprint alone. */
function pullLines({ plan, approved, pulls }: Refusal): string[] {
  if (pulls === null) return [];
  if (pulls.length === 0) return ['No pull request behind this commit has a plan that counts.'];
  const planned = new Set(plan.changes.map(({ fingerprint }) => fingerprint));
  const gone = [...approved.fingerprints].filter((fingerprint) => !planned.has(fingerprint)).length;
  // Not `#7`: nothing that is said here is to link there.
  const by = `${pulls.length === 1 ? 'Pull request' : 'Pull requests'} ${pulls.join(', ')}`;
  const rest = gone === 0 ? 'all still to do' : `${grouped(gone)} of them done already, or of what is no longer so`;
  return [`${by} approved ${counted(approved.fingerprints.size, 'change')}, ${rest}.`];
}

/** Where a run by hand is started, as a click path and as a command. */
function dispatchText({ plan, workflow = null }: Refusal, { code }: Formatter): string {
  const click = `Actions, ${workflow === null ? 'the workflow that applies' : code(workflow)}, Run workflow`;
  const command = `gh workflow run ${workflow ?? 'WORKFLOW'} -f command=apply -f approve=${plan.digest}`;
  return `read the plan, then run the workflow by hand with ${code('command: apply')} and ${code(`approve: ${plan.digest}`)} (${click}; or ${code(command)}).`;
}

const BRING_ANEW =
  'take back all that is not applied by a pull request, so that an apply finds nothing to do. Then bring it anew by a pull request with an approving review.';

function nextText(refusal: Refusal, formatter: Formatter): string {
  const pending = 'open a pull request: it shows these changes as pending, and merging it';
  switch (refusal.next) {
    case 'dispatch':
      return `${dispatchText(refusal, formatter)} Or ${pending} approves them.`;
    case 'dispatch-alone':
      return dispatchText(refusal, formatter);
    case 'review':
      return `${pending} with an approving review approves them.`;
    case 'bring-anew':
      return BRING_ANEW;
    case 'plan-again':
      return 'look at the plan again, and approve what it shows now.';
    case 'review-pull-request':
      return 'have the pull request reviewed as it stands, and queue it again.';
    case 'update-pull-request':
      return 'bring the pull request up to date with its base, so that its plan is shown again.';
  }
}

/** For the annotation of the run. */
export function refusalSentence(refusal: Refusal): string {
  return `${refusedLine(refusal)} To go on, ${nextText(refusal, plainFormatter)}`;
}

function refusedLine(refusal: Refusal): string {
  return `Nothing was written: ${counted(refusedOf(refusal).length, 'change')} to execute that nobody approved.`;
}
