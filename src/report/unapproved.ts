// Why an apply wrote nothing: for each change that nothing approves, what was approved and what is there now, and how
// to go on (design section 6).
import type { Change, Plan } from '../core/change.ts';
import type { Detail } from '../core/model.ts';
import { type Acquaintance, type Approved, acquaintance } from '../core/scope.ts';
import { codeSpan, word } from './escape.ts';
import { bytesOf, fitSections, type Section } from './markdown/budget.ts';
import { contrasted, describe, sourceOf } from './sections.ts';
import { counted, grouped, markdownVoice, painter, plainVoice, systemName, type Voice } from './text-style.ts';

/**
 * Who can approve what is there now: a dispatched digest, or that alone where no apply has succeeded yet, so that no pull
 * request shows what is pending; a review, a new plan, a plan of the pull request.
 */
export type NextStep = 'dispatch' | 'dispatch-alone' | 'review' | 'plan-again' | 'update-pull-request';

export interface Refusal {
  readonly plan: Plan;
  /** Fingerprints of the changes to execute that nothing approves. */
  readonly missing: ReadonlySet<string>;
  readonly approved: Approved;
  /** The digest that was given to approve; '' for none. */
  readonly approve: string;
  /** Numbers of the pull requests whose records count; null where no pull request was asked. */
  readonly pulls: readonly number[] | null;
  /** Numbers of the others behind the commit. */
  readonly unplanned?: readonly number[];
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
    const known = acquaintance(plan.organization, change, approved);
    const now = detail === 'counts' ? '' : `; now: ${nowText(contrasted(change), word)}`;
    lines.push(`  ${describe(change, detail)}`, `    approved: ${approvedText(change, known)}${now}`);
  }
  if (changes.length > MOST_SHOWN) lines.push(`  ${grouped(changes.length - MOST_SHOWN)} more; plan shows them all.`);
  lines.push(...approvalLines(refusal, plainVoice), `To go on, ${nextText(refusal, plainVoice)}`);
  return `${lines.join('\n')}\n`;
}

/** Within a number of bytes of UTF-8; empty when not even the heading fits. Ends with a newline. */
export function renderRefusalMarkdown(
  refusal: Refusal,
  { detail, budget }: { readonly detail: Detail; readonly budget: number },
): string {
  const changes = refusedOf(refusal);
  const said = [...approvalLines(refusal, markdownVoice), `**Next:** ${nextText(refusal, markdownVoice)}`];
  const foot = said.map((paragraph) => `\n${paragraph}\n`).join('');
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
      const known = acquaintance(plan.organization, change, approved);
      return `- ${refusalText(change, approvedText(change, known), detail)}\n`;
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
  const lines = [subject.filter((part) => part !== '').join(' '), `approved: ${approved}`, ...(names ? now : [])];
  return lines.join('<br>');
}

function nowText(change: Change, name: (text: string) => string): string {
  if (change.before === null) return 'not there';
  const system = change.action === 'update' ? change.fromSystem : change.cyberSystem;
  return `${name(change.before.name)}, ${change.before.asset_type}, in ${systemName(system, name)}`;
}

function wantedText({ after, cyberSystem }: Change, name: (text: string) => string): string {
  return after === null ? 'in none' : `${name(after.name)}, ${after.asset_type}, in ${systemName(cyberSystem, name)}`;
}

function approvedText({ action }: Change, known: Acquaintance | null): string {
  if (known === 'create') return 'to create it, and now it is there';
  return known === 'other-start' ? `this ${action}, of other values than it has now` : 'nothing of it';
}

function approvalLines(refusal: Refusal, { code }: Voice): string[] {
  const { approve, plan } = refusal;
  const isOther = approve !== '' && approve !== plan.digest;
  const other = `The digest given is not that of this plan, which is ${code(plan.digest)}.`;
  return [...(isOther ? [other] : []), ...pullLines(refusal), ...unplannedLines(refusal)];
}

/** The first apply may have hundreds behind it. */
const MOST_NUMBERS = 10;

function unplannedLines({ unplanned = [] }: Refusal): string[] {
  if (unplanned.length === 0) return [];
  const named = unplanned.slice(-MOST_NUMBERS).join(', ');
  const more = unplanned.length > MOST_NUMBERS ? `, and ${grouped(unplanned.length - MOST_NUMBERS)} before` : '';
  return [`Without a plan that counts: ${unplanned.length === 1 ? 'pull request' : 'pull requests'} ${named}${more}.`];
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
function dispatchText({ plan, workflow = null }: Refusal, { code }: Voice): string {
  const click = `Actions, ${workflow === null ? 'the workflow that applies' : code(workflow)}, Run workflow`;
  const command = `gh workflow run ${workflow ?? 'WORKFLOW'} -f command=apply -f approve=${plan.digest}`;
  return `read the plan, then run the workflow by hand with ${code('command: apply')} and ${code(`approve: ${plan.digest}`)} (${click}; or ${code(command)}).`;
}

function nextText(refusal: Refusal, voice: Voice): string {
  const pending = 'open a pull request: it shows these changes as pending, and merging it';
  switch (refusal.next) {
    case 'dispatch':
      return `${dispatchText(refusal, voice)} Or ${pending} approves them.`;
    case 'dispatch-alone':
      return dispatchText(refusal, voice);
    case 'review':
      return `${pending} with an approving review approves them.`;
    case 'plan-again':
      return 'look at the plan again, and approve what it shows now.';
    case 'update-pull-request':
      return 'bring the pull request up to date with its base, so that its plan is shown again.';
  }
}

/** For the annotation of the run. */
export function refusalSentence(refusal: Refusal): string {
  return `${refusedLine(refusal)} To go on, ${nextText(refusal, plainVoice)}`;
}

function refusedLine(refusal: Refusal): string {
  return `Nothing was written: ${counted(refusedOf(refusal).length, 'change')} to execute that nobody approved.`;
}
