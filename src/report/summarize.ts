// A plan in one line; how far a run is, and how it ended. Terminal, Markdown, annotations and outputs all use these
// words. None contains a name.
import type { Change, Guard, Plan, Summary } from '../core/change.ts';
import { type Diagnostic, hasErrors, SEVERITIES, type Severity } from '../core/diagnostic.ts';
import { isBlocked, leastToPass } from '../core/guard.ts';
import { visible } from './escape.ts';
import { type ByKind, byKind, type ChangeKind, KINDS } from './sections.ts';
import { counted, durationText, type Formatter, grouped, joined, listed, tally } from './text-style.ts';

export const SEPARATOR = ' · ';
export const PERMANENT = 'permanent, its compliance history goes with it';
export const INHERITS = "it inherits the new system's impact rating";

/**
 * What would be executed: `2 to delete · 1 to move · 4 to create`. If there is nothing to execute, whether files and
 * service agree. With `changes`, how many of them earlier merges asked for: `4 to create (3 here, 1 pending)`.
 */
export function countsLine(summary: Summary, changes: readonly Change[] = []): string {
  const { create, update, delete: deletes } = summary;
  if (create + update + deletes === 0) return nothingLine(summary);
  const pending = byKind(changes.filter(({ origin }) => origin === 'pending'));
  const parts = [
    [deletes, 'to delete', pending.delete] as const,
    ...updateParts(summary, pending),
    [create, 'to create', pending.create] as const,
  ];
  return tally(parts.map(([count, words, late]) => [count, words + shareText(count, late.length)])).join(SEPARATOR);
}

function shareText(count: number, pending: number): string {
  if (pending === 0) return '';
  return pending === count ? ' (pending)' : ` (${grouped(count - pending)} here, ${grouped(pending)} pending)`;
}

/** Moves, renames and retypes separately, unless one update is of several kinds: then they would not add up. */
function updateParts(summary: Summary, { move, rename, retype }: ByKind) {
  const { update, moved, renamed, retyped } = summary;
  if (moved + renamed + retyped === update) {
    return [
      [moved, 'to move', move] as const,
      [renamed, 'to rename', rename] as const,
      [retyped, 'to retype', retype] as const,
    ];
  }
  const does = tally([
    [moved, 'moved'],
    [renamed, 'renamed'],
    [retyped, 'retyped'],
  ]);
  return [[update, `to update (${does.join(', ')})`, [...move, ...rename, ...retype]] as const];
}

/** About a run whose files looked like those of its commit and differ from them, as its evidence shows. */
export function uncommittedSentence(commit: string): string {
  return `The run applied files that were not committed: they were not those of inventory commit ${commit}.`;
}

/** What was done: `2 deleted · 1 moved · 2 created`. Empty for nothing. */
export function doneLine(kinds: ByKind): string {
  return tally(KINDS.map((kind) => [kinds[kind].length, DONE_WORDS[kind]])).join(SEPARATOR);
}

export const DONE_WORDS: { readonly [K in ChangeKind]: string } = {
  delete: 'deleted',
  move: 'moved',
  rename: 'renamed',
  retype: 'retyped',
  create: 'created',
};

function nothingLine(summary: Summary): string {
  if (summary.drift > 0)
    return `Nothing to apply. ${counted(summary.drift, 'difference')} ${summary.drift === 1 ? 'is' : 'are'} drift.`;
  return `No changes. ${agreement(summary)}`;
}

/** Whether files and service agree, if there is no change and no drift. */
export function agreement({ undeclared, ignored, unmanaged, left_out = 0 }: Summary): string {
  if (left_out > 0) return 'The service matches the files of the chosen systems.';
  return undeclared + ignored + unmanaged > 0
    ? 'The service has everything that the files declare.'
    : 'The service matches the files.';
}

/** The counts of the plan in one line, whether or not it was applied. */
export function summaryLine({ summary, diagnostics, toExecute }: Plan): string {
  const counts = countSeverities(diagnostics);
  return counts.error > 0
    ? `${severityLine(counts)}. Correct the files to get a plan.`
    : countsLine(summary, toExecute);
}

/** What stays as it is: `412 unchanged · 3 undeclared, left alone · 1 drifted, not applied`; may be empty. */
export function restLine({ unchanged, undeclared, ignored, unmanaged, drift }: Summary): string {
  return tally([
    [unchanged, 'unchanged'],
    [undeclared, 'undeclared, left alone'],
    [ignored, 'ignored'],
    // If a file was lost, only this line shows it.
    [unmanaged, 'in systems that no file declares'],
    [drift, 'drifted, not applied'],
  ]).join(SEPARATOR);
}

/** Which part of the plan this is; null for all of it. */
export function onlySentence({ only, summary }: Plan, formatter: Formatter): string | null {
  if (only === null) return null;
  const chosen = listed(only.references.map(formatter.name), 'and');
  const leftOut = `Only ${chosen}: ${counted(summary.left_out ?? 0, 'change')} of other systems left out.`;
  if (only.along === 0) return leftOut;
  return `${leftOut} ${counted(only.along, 'change')} of other systems included, because chosen changes wait for ${only.along === 1 ? 'it' : 'them'}.`;
}

/** A phrase of the headline. A loud one must not be missed. */
interface Phrase {
  readonly text: string;
  readonly loud: boolean;
}

export function headlinePhrases({ summary, diagnostics, guards }: Plan): Phrase[] {
  const { error } = countSeverities(diagnostics);
  if (error > 0) return [{ text: `${counted(error, 'error')}, nothing is planned`, loud: true }];
  const total = summary.create + summary.update + summary.delete;
  const phrases: Phrase[] = [];
  if (total === 0) phrases.push({ text: nothingPhrase(summary), loud: false });
  else if (total > summary.delete) phrases.push({ text: counted(total, 'change'), loud: false });
  if (summary.delete > 0) phrases.push({ text: counted(summary.delete, 'permanent delete'), loud: true });
  if (isBlocked(guards)) phrases.push({ text: 'blocked', loud: true });
  return phrases;
}

function nothingPhrase({ drift }: Summary): string {
  return drift === 0 ? 'no changes' : `no changes to apply, ${counted(drift, 'difference')} drifted`;
}

/** What a check for drift found: `no differences`, `3 differences`. */
export function driftHeadline(plan: Plan): string {
  if (hasErrors(plan.diagnostics)) return headline(plan);
  return plan.summary.drift === 0 ? 'no differences' : counted(plan.summary.drift, 'difference');
}

/** `7 changes, 2 permanent deletes`. */
export function headline(plan: Plan): string {
  return headlinePhrases(plan)
    .map(({ text }) => text)
    .join(', ');
}

/** Where you raise a limit: an input of the action, or a flag of the command line. */
export type Face = 'action' | 'cli';

type Guarded = Pick<Plan, 'guards' | 'managed'>;

/** Why the plan is blocked, and which limit to raise how far: a sentence or two for each guard that did not pass. */
export function guardSentences({ guards, managed }: Guarded, { code }: Formatter, face: Face = 'action'): string[] {
  const raised = (guard: Guard) => {
    const least = leastToPass(guard, managed);
    return face === 'cli'
      ? `give ${code(`--${guard.guard} ${least}`)}`
      : `raise the input ${code(guard.guard)} to ${least}`;
  };
  const lookFirst = `Look first for lost entries, and for a missing ${code('renamed_from')}. `;
  const failing = guards.filter(({ passed }) => !passed);
  return failing.map((failed) => {
    const { guard, limit, value } = failed;
    const allows = limit === 0 ? 'none' : grouped(limit);
    const of = guard === 'max-delete-percent' ? ` of ${counted(managed, 'live asset')}` : '';
    return `${counted(value, 'delete')}${of}, and ${code(guard)} allows ${allows}. Nothing is applied. ${failed === failing[0] ? lookFirst : ''}If you mean all of them, ${raised(failed)}.`;
  });
}

/** An approval covers only what is shown, so such a plan cannot be applied. */
export function tooLargeText(unrecorded: number): string {
  return `Too large to show: ${counted(unrecorded, 'change')} could not be recorded, so the apply would refuse this. Split the pull request.`;
}

/** For a plan that neither a comment nor a summary shows. */
export function shownNowhere(unrecorded: number): string {
  return `Shown nowhere: ${counted(unrecorded, 'change')} could not be recorded, so the apply would refuse this. Let the job write comments (permission pull-requests: write) or its summary.`;
}

/** Apply takes approvals from a record. */
export const NOT_RECORDED =
  'This plan could not be recorded, so the apply would execute none of it. Grant the job the permission checks: write.';

/** A record that does not fit one check run is none. */
export function tooManyText(count: number, approval: 'none' | 'plan' | 'review'): string {
  const digest = approval === 'plan' ? ' Or merge it, and dispatch the apply with its digest.' : '';
  return `Too many changes to record: ${counted(count, 'change')} do not fit one check run, so the apply would refuse this. Split the pull request.${digest}`;
}

type SeverityCounts = Record<Severity, number>;

function countSeverities(diagnostics: readonly Diagnostic[]): SeverityCounts {
  const counts = { error: 0, warning: 0, notice: 0 };
  for (const { severity } of diagnostics) counts[severity]++;
  return counts;
}

/** `3 errors, 1 warning`; empty for none. */
function severityLine(counts: SeverityCounts): string {
  const each = SEVERITIES.map((severity) => [counts[severity], severity] as const);
  return tally(each, counted).join(', ');
}

// The line that counts what `validate` read. It is the only output if there is no finding.

export interface Validation {
  /** In file order. */
  readonly diagnostics: readonly Diagnostic[];
  readonly files: number;
  readonly assets: number;
  readonly systems: number;
}

/** Without errors it starts with `Valid`. */
export function validationLine({ diagnostics, files, assets, systems }: Validation): string {
  const severities = countSeverities(diagnostics);
  const counts = severityLine(severities);
  const where = `${counted(files, 'file')}, ${counted(assets, 'asset')} in ${counted(systems, 'cyber system')}`;
  if (severities.error > 0) return `${counts} in ${where}`;
  return counts === '' ? `Valid: ${where}` : `Valid, with ${counts}: ${where}`;
}

/** The work in progress, as far as it is known. */
export type Work =
  | { readonly doing: 'reading'; readonly files: number; readonly bytes: number }
  | { readonly doing: 'applying' | FileWork; readonly settled: number; readonly total: number };

/** Work on one file after another. */
export type FileWork = 'formatting' | 'preparing' | 'writing';

/** One line without its end: `reading: 12 files, 1.2 MiB from the service`. Not every command reads files. */
export function workLine(work: Work): string {
  if (work.doing === 'reading') {
    const files = work.files === 0 ? '' : `${counted(work.files, 'file')}, `;
    return `reading: ${files}${sizeText(work.bytes)} from the service`;
  }
  const noun = work.doing === 'applying' ? 'change' : 'file';
  return `${work.doing}: ${grouped(work.settled)} of ${counted(work.total, noun)}`;
}

const BAR_WIDTH = 30;

/** The same for a line that can be redrawn: a bar if the total is known. */
export function workBar(work: Work): string {
  if (work.doing === 'reading') return workLine(work);
  const { doing, settled, total } = work;
  const filled = total === 0 ? BAR_WIDTH : Math.floor((settled / total) * BAR_WIDTH);
  return `${doing} ${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)} ${settled}/${total}`;
}

/** The last line of a run, without its end: `planned, 7 changes, 1 permanent delete, in 2.4 s`. */
export function closingLine(result: string, counts: string, ms: number): string {
  return `${joined([result, counts], ', ')}, in ${durationText(ms)}`;
}

/** A plan for the last line: what it found, or how much was compared if it found nothing. */
export function planCounts(plan: Plan, verb: 'plan' | 'apply' | 'drift'): string {
  const { changes, diagnostics, summary } = plan;
  if (changes.length === 0 && !hasErrors(diagnostics)) return `${grouped(summary.unchanged)} unchanged`;
  // The result comes before this, and already says that the plan is blocked.
  return verb === 'drift' ? driftHeadline(plan) : headline({ ...plan, guards: [] });
}

/** `1 create, 2 updates, 1 delete, 3 drifted changes`. Empty if all are zero. */
export function changeCounts(counts: Pick<Summary, 'create' | 'update' | 'delete' | 'drift'>): string {
  const { create, update, delete: deletes, drift } = counts;
  const each = [[create, 'create'] as const, [update, 'update'] as const, [deletes, 'delete'] as const];
  return tally([...each, [drift, 'drifted change']], counted).join(', ');
}

/** One attempt of a request to the service. */
export interface RequestAttempt {
  readonly method: string;
  readonly path: string;
  /** null when no answer came. */
  readonly status: number | null;
  readonly ms: number;
}

/** `GET /cyber-assets 200 41 ms`, without its end. */
export function requestLine({ method, path, status, ms }: RequestAttempt): string {
  return `${method} ${visible(path)} ${status ?? 'no answer'} ${grouped(Math.round(ms))} ms`;
}

function sizeText(bytes: number): string {
  if (bytes < 1024) return counted(bytes, 'byte');
  const kib = bytes / 1024;
  return kib < 1024 ? `${Math.round(kib)} KiB` : `${(kib / 1024).toFixed(1)} MiB`;
}

/** What takes drift into the files. `base` is the commit that was applied; null where none is known. */
export function adoptCommand(base: string | null, paths: readonly string[]): string {
  return `cip-sync import --update${folderFlag(paths)}${base === null ? '' : ` --base ${base}`}`;
}

/** The flag for an inventory in one folder that is not `inventory`, which is read without it. */
function folderFlag(paths: readonly string[]): string {
  const [folder = ''] = paths.map((path) => path.replace(/\/$/, ''));
  const isPlain = paths.length === 1 && /^[\w./-]+$/.test(folder) && !/\.ya?ml$/.test(folder);
  return isPlain && folder !== 'inventory' ? ` --out ${folder}` : '';
}

/** The same as a line of a log. */
export function adoptLine(base: string | null, paths: readonly string[]): string {
  return `If the service is right, take it into the files: ${adoptCommand(base, paths)}\n`;
}
