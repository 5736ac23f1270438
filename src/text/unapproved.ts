// Why an apply wrote nothing: each change that is not approved, with what was approved and what the service has now,
// and how to continue.
import type { Change, Plan } from '../core/change.ts';
import { fingerprint } from '../core/fingerprint.ts';
import { ASSET_TYPES, type AssetState } from '../core/model.ts';
import { type Approved, priorApproval, type RecordRejection, type UncountedReview } from '../core/origin.ts';
import type { Block } from './markdown/budget.ts';
import { caution, sectionTable } from './markdown/table.ts';
import { type ChangeRow, commaJoined, inReadingOrder, type RowText, rowOf, type Section } from './rows.ts';
import { sectionLines } from './terminal.ts';
import { counted, type Formatter, markdownFormatter, painter, plainFormatter, word } from './text.ts';

export interface Refusal {
  readonly plan: Plan;
  /** Fingerprints of the changes to execute that nothing approves. */
  readonly missing: ReadonlySet<string>;
  readonly approved: Approved;
  /** The digest that was given to approve; '' for none. */
  readonly approve: string;
  /**
   * The pull requests behind the commit to apply: those whose records count, and the others with the reason why theirs
   * do not. null if approval does not come from pull requests.
   */
  readonly behind: {
    readonly counting: readonly { readonly number: number }[];
    readonly rejected: readonly { readonly number: number; readonly rejection: RecordRejection }[];
  } | null;
  /**
   * What can approve the changes. `dispatch`: a dispatched digest or a pull request. `review`: a reviewed pull request.
   * `flag`: a flag of the next apply. `plan-again`: a plan that is read again.
   */
  readonly next: 'dispatch' | 'review' | 'flag' | 'plan-again';
  /** File name of the workflow that applies; null if not known. */
  readonly workflow: string | null;
}

/**
 * The refusal in the log of a run that showed its plan before. If `isBrief`, only why no approval counts, which may be
 * nothing: the summary and the annotation have the rest. Ends with a newline.
 */
export function renderRefusalTerminal(
  refusal: Refusal,
  { isBrief = false }: { readonly isBrief?: boolean } = {},
): string {
  const { plan, approved } = refusal;
  const approval = approvalLines(refusal, plainFormatter);
  if (isBrief) return [...approval, ''].join('\n');
  const paint = painter(false);
  const section = refusedSection(refusal);
  const isNew = section.changes.every((change) => priorApproval(plan.organization, change, approved) === null);
  // The plan above lists them all.
  const isAll = section.changes.length === plan.toExecute.length && isNew;
  const lines = [
    refusedLine(refusal),
    ...approval,
    ...(isAll ? [] : sectionLines(section, paint, 'A plan shows all of them.')),
    `To continue, ${nextText(refusal, plainFormatter)}`,
  ];
  return `${lines.join('\n')}\n`;
}

/** The refusal in parts for the comment of a pull request, and as a sentence for an annotation. */
export function refusalBlocks(refusal: Refusal): { caution: string; table: Block; next: string; sentence: string } {
  const line = refusedLine(refusal);
  return {
    caution: caution([line, ...approvalLines(refusal, markdownFormatter)]),
    table: sectionTable(refusedSection(refusal)),
    next: `**Next:** ${nextText(refusal, markdownFormatter)}\n`,
    sentence: `${line} To continue, ${nextText(refusal, plainFormatter)}`,
  };
}

function refusedLine({ missing }: Refusal): string {
  return counted`Nothing was written. ${missing.size} change(s) (is|are) not approved.`;
}

/** Each change with what was approved of it. */
function refusedSection({ plan, missing, approved }: Refusal): Section {
  const changes = inReadingOrder(plan.toExecute.filter((change) => missing.has(change.fingerprint)));
  return {
    part: 'results',
    title: counted`Not approved: ${changes.length} change(s)`,
    note: null,
    changes,
    rowOf: (change) => {
      const row = rowOf(change);
      return { ...row, change: [...row.change, ...approvedText(plan.organization, change, approved, row)] };
    },
    isFolded: false,
  };
}

/** What a pull request showed for the same asset, and what is there now: `; approved when the asset was hardware, but …`. */
function approvedText(organization: string, change: Change, approved: Approved, row: ChangeRow): RowText {
  const prior = priorApproval(organization, change, approved);
  if (prior === null || change.before === null) return [];
  if (prior === 'create') return [{ end: ';' }, 'approved as a create, but the asset is there now'];
  const before = approvedStart(organization, change, approved);
  const now = change.before;
  if (before === null)
    return [
      { end: ';' },
      'approved when the asset was something else, but it is ',
      { name: now.name },
      `, ${now.asset_type} now`,
    ];
  const side = ({ name, asset_type, cyber_system_id }: AssetState): RowText => {
    const place = cyber_system_id === row.system.id ? row.system.name : cyber_system_id;
    return commaJoined([
      before.name === now.name ? [] : ['named ', { name }],
      before.asset_type === now.asset_type ? [] : [asset_type],
      before.cyber_system_id === now.cyber_system_id ? [] : ['in ', { name: place }],
    ]);
  };
  return [{ end: ';' }, 'approved when the asset was ', ...side(before), ', but it is ', ...side(now), ' now'];
}

/**
 * The state from which an approved change to the same end started. An approval has only hashes, so this tries states
 * that can be guessed: both types, with the names and systems that the change mentions. null if none of them fits.
 */
function approvedStart(organization: string, change: Change, approved: Approved): AssetState | null {
  if (change.action === 'create') return null;
  const { action, id, before, after } = change;
  const source = change.action === 'update' ? (change.desired.hints?.renamedFrom?.value ?? before.name) : before.name;
  for (const name of new Set([before.name, after?.name ?? before.name, source])) {
    for (const cyber_system_id of new Set([before.cyber_system_id, after?.cyber_system_id ?? before.cyber_system_id])) {
      for (const asset_type of ASSET_TYPES) {
        const start = { name, cyber_system_id, asset_type };
        const whole = fingerprint({ organization, action, id, before: start, after });
        if (approved.fingerprints.has(whole)) return start;
      }
    }
  }
  return null;
}

/** Why nothing that was given approves these changes: first a wrong digest, then the pull requests. */
function approvalLines({ approve, plan, approved, behind }: Refusal, { code }: Formatter): string[] {
  const lines: string[] = [];
  if (approve !== '' && approve !== plan.digest)
    lines.push(`You gave another digest than that of this plan, which is ${code(plan.digest)}.`);
  if (behind === null) return lines;
  const { counting, rejected } = behind;
  if (counting.length === 0) lines.push('No pull request behind this commit has a plan that counts.');
  else {
    // How many changes they approved: fingerprints do not show which.
    const planned = new Set(plan.changes.map((change) => change.fingerprint));
    const gone = [...approved.fingerprints].filter((one) => !planned.has(one)).length;
    // Not `#7`, which GitHub would turn into a link.
    const numbers = counting.map(({ number }) => number).join(', ');
    const rest =
      gone === 0
        ? ''
        : counted` ${gone} of them (fits|fit) no more: (it|each) is done already, or its asset changed at the service since.`;
    lines.push(
      counted`${counting.length === 1 ? 'Pull request' : 'Pull requests'} ${numbers} approved ${approved.fingerprints.size} change(s).${rest}`,
    );
  }
  for (const { number, rejection } of rejected.slice(-MOST_NUMBERS))
    lines.push(`Pull request ${number}: ${whyNot(rejection)}`);
  const more = rejected.length - MOST_NUMBERS;
  if (more > 0) lines.push(counted`${more} earlier pull (request does|requests do) not count either.`);
  return lines;
}

/** The first apply may have hundreds of pull requests behind it. */
const MOST_NUMBERS = 10;

const WHY_NOT: { readonly [K in Exclude<RecordRejection['kind'], 'no-review'>]: string } = {
  'no-record':
    'no plan was recorded for its last commit, or the record is older than your repository keeps it: plan again.',
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
function whyNot(rejection: RecordRejection): string {
  if (rejection.kind !== 'no-review') return WHY_NOT[rejection.kind];
  const { needed, have, against, ignored } = rejection;
  const neededReviews = needed === 1 ? 'needs an approving review' : `needs approving reviews of ${needed} people`;
  const got = have === 0 ? '' : ` It has ${have}.`;
  const refused = against.map((user) => ` ${word(user)} requests changes.`).join('');
  const not = ignored.map(
    ({ user, reason }) => ` The review of ${word(user)} does not count: ${word(user)} ${WHY_NOT_REVIEW[reason]}.`,
  );
  return `its plan ${neededReviews}.${got}${refused}${not.join('')}`;
}

function nextText({ next, plan, workflow }: Refusal, { code, space }: Formatter): string {
  const inputs = `with ${code('command: apply')} and ${code(`approve-digest: ${plan.digest}`)}`;
  const command = code(`gh workflow run ${workflow} -f command=apply -f approve-digest=${plan.digest}`);
  const dispatch =
    workflow === null
      ? `run the workflow that applies (Actions, Run workflow) ${inputs}`
      : `run this: ${command}; or run ${code(workflow)} (Actions, Run workflow) ${inputs}`;
  const pull = 'open a pull request, whose plan shows them too, and merge it';
  switch (next) {
    case 'dispatch':
      return `check that these changes are right, then approve them in one of two ways.${space}Either ${dispatch}.${space}Or ${pull}.`;
    case 'review':
      return `check that these changes are right, then ${pull} with an approving review.`;
    case 'flag':
      return `run apply again with ${code('--yes')}, which executes whatever the plan is then. To execute only what you have read, run ${code('plan --out FILE')}, and then ${code('apply --plan FILE')}.`;
    case 'plan-again':
      return `run ${code('plan --out FILE')} again, read it, and then run ${code('apply --plan FILE')}.`;
  }
}
