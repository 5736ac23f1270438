// What an apply did: for a terminal or a log, and for the pull requests that it applied. What failed comes first, with
// the service's words. Each reason is given once, with the changes that it applies to.
import type { Plan, ShownPlan } from '../core/change.ts';
import { type Diagnostic, hasErrors } from '../core/diagnostic.ts';
import { countBy, groupBy } from '../core/group.ts';
import {
  type ApplyReport,
  type ChangeResult,
  hasSucceeded,
  type LedgerEnd,
  type LostTurn,
  type Outcome,
} from '../core/result.ts';
import { errorsFirst, formatDiagnostic } from './findings.ts';
import { fitPage } from './markdown/budget.ts';
import { caution, ofName, pageLink, runLink, sectionTable } from './markdown/table.ts';
import { inReadingOrder, kindOf, type RowText, rowOf, type Section, setRowText, siteAndName } from './rows.ts';
import { countsLine, SEPARATOR, summarize } from './summarize.ts';
import { sectionLines } from './terminal.ts';
import {
  codeSpan,
  counted,
  durationText,
  type Formatter,
  joined,
  listed,
  markdownFormatter,
  painter,
  plainFormatter,
  tally,
  upperFirst,
  visible,
  word,
} from './text.ts';
import { type Refusal, refusalBlocks } from './unapproved.ts';

const OUTCOME_WORDS: { readonly [O in Outcome]: string } = {
  failed: 'failed',
  unknown: 'unknown',
  'changed-meanwhile': 'changed meanwhile',
  skipped: 'skipped',
  'not-started': 'not started',
  done: 'done',
  adopted: 'done, found in the list after its answer was lost',
  already: 'already as wanted',
};
/** What failed comes first. */
const ORDER = Object.keys(OUTCOME_WORDS);

const DIFFERENCE_WORDS = {
  missing: 'is not in the list',
  different: 'is in the list with other values',
  'still-there': 'is still in the list',
  duplicate: 'is in the list more than once',
} as const;

type Outcomes = Pick<ApplyReport, 'results' | 'lostTurn'>;

/** The results that are not done. If the run lost its turn, what it found done is not counted as its own work. */
function openResults({ results, lostTurn }: Outcomes): ChangeResult[] {
  return results.filter(({ outcome }) => !hasSucceeded(outcome) || (lostTurn !== null && outcome === 'already'));
}

/** `done 2 of 4 · 1 failed · 1 skipped`. */
export function outcomeCounts(report: Outcomes): string {
  const { results } = report;
  const open = openResults(report);
  const counts = countBy(open, ({ outcome }) => OUTCOME_WORDS[outcome]);
  const done = counted`done ${results.length - open.length} of ${results.length}`;
  return [done, ...Array.from(counts, ([label, count]) => counted`${count} ${label}`)].join(SEPARATOR);
}

/** The outcomes in numbers: done, tried but not known to be done, and not tried. */
export function outcomeNumbers(report: Outcomes) {
  const { results } = report;
  const open = openResults(report);
  const done = results.length - open.length;
  const skipped = open.filter(({ outcome }) => ['skipped', 'not-started', 'already'].includes(outcome)).length;
  return { done, skipped, failed: results.length - done - skipped };
}

/** A section for each outcome and reason, then one for duplicates and one for other differences from the list. */
function resultSections(results: readonly ChangeResult[], { differences }: ApplyReport): Section[] {
  const groups = groupBy(results, ({ outcome, reason }) => `${ORDER.indexOf(outcome)} ${reason ?? ''}`);
  const sorted = [...groups.values()].sort((a, b) => ORDER.indexOf(a[0]!.outcome) - ORDER.indexOf(b[0]!.outcome));
  const sections = sorted.map((group): Section => {
    const { outcome, reason, reasonBy, detail } = group[0]!;
    const resultOf = new Map(group.map((result) => [result.change, result]));
    // If all answers are equal, the answer is shown once, above the rows.
    const isOne = group.every((result) => result.detail === detail);
    const note: Section['note'] = ({ reason: quote }) => {
      const said = isOne && detail !== null ? ` The service said: ${quote(detail)}.` : '';
      return `${reasonBy === 'tool' ? reason : `${quote(reason ?? '')}.`}${said}`;
    };
    return {
      part: 'results',
      title: counted`${upperFirst(OUTCOME_WORDS[outcome])}: ${group.length} change(s)`,
      note: reason === null ? null : note,
      changes: inReadingOrder([...resultOf.keys()]),
      rowOf: (change) => {
        const { id, detail: answer } = resultOf.get(change)!;
        const row = rowOf(change);
        const more: RowText = isOne || answer === null ? [] : [{ end: ';' }, 'the service said: ', { name: answer }];
        return { ...row, id: id ?? row.id, change: [...row.change, ...more] };
      },
      isFolded: hasSucceeded(outcome),
    };
  });
  const kinds = groupBy(differences, ({ kind }) => (kind === 'duplicate' ? 'duplicate' : 'others'));
  const doubts = [...kinds].map(([kind, some]): Section => {
    const foundOf = new Map(some.map((difference) => [difference.change, difference]));
    return {
      part: 'results',
      title: 'Not converged',
      note: () =>
        kind === 'duplicate'
          ? counted`not-converged: ${some.length} asset(s) (is|are) in the list twice. Another run or person made the second, or a create whose answer was lost. Nothing was deleted. Delete one of each, or pin one by id.`
          : counted`not-converged: the service accepted ${some.length} change(s) that its list does not show. Plan again.`,
      changes: inReadingOrder([...foundOf.keys()]),
      rowOf: (change) => {
        const { kind: way, found } = foundOf.get(change)!;
        const row = rowOf(change);
        const ids: RowText = found.flatMap(({ id }, index) => [index === 0 ? ': ' : ', ', { name: id }]);
        return { ...row, change: [...row.change, `, ${DIFFERENCE_WORDS[way]}`, ...ids] };
      },
      isFolded: false,
    };
  });
  return [...sections, ...doubts];
}

/** What stopped the run early, and why the result could not be read; empty if neither happened. */
function troubles({ closingFailure, stopped, lostTurn }: ApplyReport, { reason }: Formatter): string[] {
  const texts: string[] = [];
  if (lostTurn !== null) texts.push(`${lostTurnText(lostTurn)}, so it wrote nothing more.`);
  if (stopped === 'key-refused')
    texts.push('The service refused the API key, so the run wrote nothing more. Check the key, then apply again.');
  if (closingFailure !== null && stopped === 'signal')
    texts.push('The run was stopped before it could read the result back. Plan again to see it.');
  else if (closingFailure !== null)
    texts.push(`The result could not be read back: ${reason(closingFailure)}. Plan again to see it.`);
  return texts;
}

function lostTurnText(lost: LostTurn): string {
  switch (lost.kind) {
    case 'taken-over':
      return `This run lost its turn to ${lost.by}`;
    case 'log-gone':
      return 'This run lost its turn: somebody deleted or reset the branch of the applied log';
    case 'unreadable':
      return 'This run lost its turn: the applied log cannot be read any more';
    case 'unproved':
      return 'This run lost its turn: GitHub did not show in time that it still has it';
  }
}

/** What the next run does after this one has lost its turn. */
const AFTER_LOSS: { readonly [K in LostTurn['kind']]: string } = {
  'taken-over': 'That run applies what is left. Read its log, and run nothing again.',
  'log-gone': 'Until an apply succeeds, every plan shows every difference. To continue, merge one that shows them.',
  unreadable: 'The next run writes nothing, and says what to do.',
  unproved: 'The next run pauses for 150 s and applies what is left.',
};

/** How to continue; '' if everything is done. Changes that are done stay done, and are in no later plan. */
function howToContinue(
  { stopped, lostTurn, results }: ApplyReport,
  face: 'action' | 'cli',
  { code }: Formatter,
): string {
  if (lostTurn?.kind === 'unproved') return `${AFTER_LOSS.unproved} To start it, press ${code('Re-run jobs')}.`;
  if (lostTurn !== null) return AFTER_LOSS[lostTurn.kind];
  if (results.every(({ outcome }) => hasSucceeded(outcome))) return '';
  const again = face === 'cli' ? 'run the same command again' : `press ${code('Re-run jobs')} on the page of this run`;
  const end = 'A change that is done is not made again.';
  if (stopped === 'key-refused') return `To continue, correct the API key, then ${again}. ${end}`;
  // What the service rejects stays rejected until somebody corrects it. What it did not answer may work later.
  const isRejected = results.some(({ outcome, meaning }) => {
    return outcome === 'failed' && (meaning === 'rejected' || meaning === 'taken');
  });
  if (!isRejected) {
    const isDown = results.some(({ meaning }) => meaning === 'unclear' || meaning === 'not-written');
    return `To continue, ${isDown ? 'wait until the service answers again, then ' : ''}${again}. ${end}`;
  }
  const file = face === 'cli' ? 'correct it, and plan again' : 'open a pull request that corrects it';
  return `To continue, find what is wrong. If it is the file, ${file}. If it is the service, correct it there, then ${again}. ${end}`;
}

/** The results of changes that did not succeed, except those that were not started: the counts are enough for them. */
function notSucceeded(report: ApplyReport): ChangeResult[] {
  return openResults(report).filter(({ outcome }) => outcome !== 'not-started');
}

/**
 * Each change that did not succeed, then the counts. If the evidence does not have what was done, each change that was
 * tried. Ends with a newline.
 */
export function renderAppliedTerminal(
  report: ApplyReport,
  {
    color,
    face,
    isRecorded = true,
  }: { readonly color: boolean; readonly face: 'action' | 'cli'; readonly isRecorded?: boolean },
): string {
  const paint = painter(color);
  const most = isRecorded ? undefined : null;
  const tried = report.results.filter(({ outcome }) => outcome !== 'not-started');
  const sections = resultSections(isRecorded ? notSucceeded(report) : tried, report);
  const lines = [
    ...sections.flatMap((section) => sectionLines(section, paint, 'The evidence has all of them.', most)),
    ...troubles(report, plainFormatter).map(paint.red),
    paint.bold(outcomeCounts(report)),
    howToContinue(report, face, plainFormatter),
  ];
  return `${joined(lines, '\n')}\n`;
}

/** The most bytes for what was not approved or not done. The rest of a comment needs little. */
const OPEN_BUDGET = 55_000;

/**
 * The result in words, then what was refused or not done. The plan's comment and the evidence have the rest. For the
 * job summary, `shows` is `all`: the outcome of every change. `isWhole` is false if some of it had no room.
 */
export function resultMarkdown(
  plan: ShownPlan,
  report: ApplyReport | null,
  options: {
    // These are from the evidence. The result is null if the run did not end.
    readonly result: string | null;
    readonly commit: string | null;
    readonly run_url: string | null;
    readonly started_at: string;
    readonly ended_at: string | null;
    readonly pull_requests: readonly {
      readonly number: number;
      readonly approvals: readonly { readonly user: string; readonly submitted_at: string }[];
    }[];
    /** null if not known. */
    readonly commitUrl: string | null;
    /** SHA-256 of the evidence file, in hex; null when there is none. */
    readonly evidence: string | null;
    /** What the run left in its ledger; null if it keeps none. */
    readonly ledger: LedgerEnd | null;
    /** Why nothing was written, if something was not approved. */
    readonly refusal: Refusal | null;
    /** Input `name`, which distinguishes several results of one pull request; '' for none. */
    readonly name: string;
    /** The URL of this version's documents; null if not known. */
    readonly pages: string | null;
  },
  shows: 'open' | 'all' = 'open',
  budget = OPEN_BUDGET,
): { readonly text: string; readonly isWhole: boolean } {
  const { refusal, name, pages, ledger, commit, commitUrl, run_url, started_at, ended_at, evidence } = options;
  const result = options.result ?? 'not ended';
  const head = [
    `## Inventory apply${ofName(name)} for ${codeSpan(plan.organization)}: ${pageLink(result, pages) ?? result}\n`,
  ];
  const refused = refusal === null ? null : refusalBlocks(refusal);
  if (report !== null) head.push(...writtenBlocks(report));
  else if (refused !== null) head.push(refused.caution);
  else {
    const { create, update, delete: deletes } = plan.summary;
    const blocked = summarize(plan, markdownFormatter).blocked.map((text) => `**Blocked:** ${text}`);
    const counts = countsLine(plan);
    const isNothing = create + update + deletes === 0;
    head.push(isNothing ? `> [!NOTE]\n> ${counts}\n` : caution([`**Nothing was written.** ${counts}`, ...blocked]));
  }
  const sections =
    report === null ? [] : resultSections(shows === 'all' ? report.results : notSucceeded(report), report);
  const tables = sections.map((section) => sectionTable(section, '; the evidence has all of them'));
  const people = (report === null ? [] : options.pull_requests).flatMap(({ number, approvals }) =>
    approvals.map(({ user, submitted_at }) => `${codeSpan(user)} at ${submitted_at} in pull request ${number}`),
  );
  const short = commit?.slice(0, 7) ?? '';
  const origin = [
    commitUrl !== null ? `At [${short}](${commitUrl})` : short === '' ? '' : `At ${codeSpan(short)}`,
    ended_at === null ? '' : `ran for ${durationText(Date.parse(ended_at) - Date.parse(started_at))}`,
    runLink(run_url),
    evidence === null ? '' : `evidence ${codeSpan(`sha256:${evidence}`)}`,
    ledger === null || ledger.commit === null ? '' : `ledger commit ${codeSpan(ledger.commit)}`,
  ];
  const foot = [
    refused?.next ?? '',
    // Git's own words are left out: they could contain names that a comment must not show.
    ledger?.failure == null ? '' : caution([NOT_IN_LEDGER]),
    people.length === 0 ? '' : `Approved by ${listed(people, 'and')}.\n`,
    origin.every((part) => part === '') ? '' : `${joined(origin, SEPARATOR)}\n`,
  ];
  return fitPage(budget, head, refused === null ? tables : [refused.table], foot);
}

const NOT_IN_LEDGER =
  '**The record of this apply is not in the ledger** (`ledger-behind`). Keep its evidence, which stays on the runner. The next apply or look records what came of it.';

/** The state in words, what stopped the run, and the counts of what is done: `2 deleted · 1 moved · 2 created`. */
function writtenBlocks(report: ApplyReport): string[] {
  const left = new Set(openResults(report));
  const done = report.results.filter((result) => !left.has(result));
  const next = howToContinue(report, 'action', markdownFormatter);
  const state = joined([`**${upperFirst(outcomeCounts(report))}.**`, next], ' ');
  const kinds = countBy(done, ({ change }) => kindOf(change));
  const counts = tally(DONE_WORDS.map(([kind, word]) => [kinds.get(kind) ?? 0, word])).join(SEPARATOR);
  return [
    left.size === 0 ? `> [!NOTE]\n> ${state}\n` : caution([state]),
    caution(troubles(report, markdownFormatter)),
    counts === '' ? '' : `${counts}\n`,
  ];
}

const DONE_WORDS = [
  ['delete', 'deleted'],
  ['move', 'moved'],
  ['rename', 'renamed'],
  ['retype', 'retyped'],
  ['create', 'created'],
] as const;

/**
 * How a run ended, as the sentence of its red annotation: what was written, why it stopped, and how to continue. null
 * for a run that is not red, or if no more is known. `report` is null if nothing was tried.
 */
export function endingSentence(
  plan: Plan,
  report: ApplyReport | null = null,
  refusal: Refusal | null = null,
): string | null {
  if (hasErrors(plan.diagnostics)) return invalidSentence(plan.diagnostics);
  if (refusal !== null) return refusalBlocks(refusal).sentence;
  if (report === null) return summarize(plan, plainFormatter).blocked.join(' ') || null;
  if (report.lostTurn !== null) {
    const [lost, next] = [lostTurnText(report.lostTurn), howToContinue(report, 'action', plainFormatter)];
    return `${upperFirst(outcomeCounts(report))}. ${lost}. ${next}`;
  }
  const [first] = openResults(report).sort((a, b) => ORDER.indexOf(a.outcome) - ORDER.indexOf(b.outcome));
  if (first === undefined) return null;
  const { change, system, asset, id, line } = rowOf(first.change);
  const place = line === null ? '' : ` (${word(`${line.path}:${line.line}`)})`;
  const where = `${word(asset)}${id === null ? '' : ` (${word(id)})`} in ${setRowText(siteAndName(system), word)}`;
  const reason = first.reason === null ? '.' : `: ${visible(first.reason)}`;
  const what = `${upperFirst(OUTCOME_WORDS[first.outcome])}: ${where}: ${setRowText(change, word)}${place}${reason}`;
  const quote = first.detail === null ? '' : ` The service said: ${visible(first.detail)}`;
  return `${upperFirst(outcomeCounts(report))}. ${what}${quote} ${howToContinue(report, 'action', plainFormatter)}`;
}

/** The first error, and how many more there are; null if there is no error. */
export function invalidSentence(diagnostics: readonly Diagnostic[]): string | null {
  const [first, ...others] = errorsFirst(diagnostics).filter(({ severity }) => severity === 'error');
  if (first === undefined) return null;
  return `${formatDiagnostic(first)}${others.length === 0 ? '' : counted` And ${others.length} more error(s).`}`;
}
