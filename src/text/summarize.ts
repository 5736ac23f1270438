// A plan in one line; how far a run is, and how it ended. Terminal, Markdown, annotations and outputs all use these
// words.
import type { Change, ShownPlan, Verb } from '../core/change.ts';
import { type Diagnostic, hasErrors, SEVERITIES } from '../core/diagnostic.ts';
import { countBy } from '../core/group.ts';
import { allowedDeletes, isBlocked, leastToPass } from '../core/guard.ts';
import { driftCount, kindOf, sitesOf } from './rows.ts';
import { counted, durationText, type Formatter, joined, listed, tally } from './text.ts';

export const SEPARATOR = ' · ';

/**
 * What would be executed: `2 to delete · 1 to move · 4 to create`. If there is nothing to execute, whether files and
 * service agree. With `changes`, how many of them earlier merges asked for: `4 to create (3 here, 1 pending)`.
 */
export function countsLine(plan: ShownPlan, changes: readonly Change[] = []): string {
  const { summary } = plan;
  const { create, update, delete: deletes, moved, renamed, retyped } = summary;
  if (create + update + deletes === 0) {
    const drifted = driftCount(plan);
    if (drifted === 0) return `No changes. ${agreement(summary)}`;
    return counted`Nothing to apply. ${drifted} difference(s) (is|are) drift.`;
  }
  const pending = changes.filter(({ origin }) => origin === 'pending').map(kindOf);
  const part = (count: number, words: string, ...kinds: readonly string[]): [count: number, words: string] => {
    const late = pending.filter((kind) => kinds.includes(kind)).length;
    const here = late === count ? '' : counted`${count - late} here, ${late} `;
    return [count, late === 0 ? words : `${words} (${here}pending)`];
  };
  const kinds = [
    [moved, 'move'],
    [renamed, 'rename'],
    [retyped, 'retype'],
  ] as const;
  // Moves, renames and retypes separately, unless one update is of several kinds: then they would not add up.
  const updates =
    moved + renamed + retyped === update
      ? [part(moved, 'to move', 'move'), part(renamed, 'to rename', 'rename'), part(retyped, 'to retype', 'retype')]
      : [part(update, `to update (${tally(kinds, 'nouns').join(', ')})`, 'move', 'rename', 'retype')];
  const parts = [part(deletes, 'to delete', 'delete'), ...updates, part(create, 'to create', 'create')];
  return tally(parts).join(SEPARATOR);
}

/** For a run whose evidence says that its files were not those of its commit. */
export function uncommittedSentence(commit: string): string {
  return `The run applied files that were not committed: they were not those of inventory commit ${commit}.`;
}

/** Whether files and service agree, if there is no change and no drift. */
function agreement({ undeclared, ignored, unmanaged, left_out = 0 }: ShownPlan['summary']): string {
  if (left_out > 0) return 'The service matches the files of the chosen systems.';
  return undeclared + ignored + unmanaged > 0
    ? 'The service has everything that the files declare.'
    : 'The service matches the files.';
}

/** A plan in words. `face` is where you raise a limit: an input of the action, or a flag of the command line. */
export function summarize(plan: ShownPlan, { code, name }: Formatter, face: 'action' | 'cli' = 'action') {
  const { summary, diagnostics, guards, toExecute, only, managed, maxDeletePercent: percent } = plan;
  const isInvalid = hasErrors(diagnostics);
  const drift = isInvalid ? 0 : driftCount(plan);
  const stays = tally([
    [summary.unchanged, 'unchanged'],
    [summary.undeclared, 'undeclared, left alone'],
    [summary.ignored, 'ignored'],
    // If a file was lost, only this line shows it.
    [summary.unmanaged, 'in systems that no file declares'],
  ]);
  const drifted = tally([[drift, 'drifted, not applied']]);

  let part = '';
  if (only !== null) {
    const chosen = listed(only.references, 'and', name);
    part = counted`Only ${chosen}: ${summary.left_out ?? 0} change(s) of other systems left out.`;
    if (only.along > 0)
      part += counted` ${only.along} change(s) of other systems included, because chosen changes wait for (it|them).`;
  }

  const reach = sitesOf(toExecute.filter(({ action }) => action === 'delete'));
  const where = reach === '' ? '' : ` The deletes are${reach}.`;
  const caution = `A delete is permanent, and the asset's compliance history goes with it.${where}`;

  const failed = guards.filter(({ passed }) => !passed);
  const blocked = failed.map((each, index) => {
    const { guard, limit: most, value } = each;
    let share = '';
    if (guard === 'max-delete-percent' && most > 0 && managed !== null) {
      const deletes = Math.floor((managed * percent) / 100);
      const always = deletes < most ? counted`, and ${most} are always allowed` : '';
      share = counted`: ${percent} percent of ${managed} live asset(s) is ${deletes} delete(s)${always}`;
    }
    const lookFirst = `Nothing is applied. First look for entries that the files lost, and for a missing ${code('renamed_from')}. `;
    const least = guard === 'max-deletes' || managed !== null ? leastToPass(each, managed ?? 0) : 'PERCENT';
    const raise =
      face === 'cli'
        ? `give ${code(`--${guard} ${least}`)}`
        : `set the input ${code(`${guard}: ${least}`)} in the workflow of the plan and of the apply`;
    const total = index === 0 ? counted`${value} delete(s), and ` : '';
    return counted`${total}${code(guard)} allows ${most === 0 ? 'none' : most}${share}. ${index === 0 ? lookFirst : ''}If you mean all of them, ${raise}.`;
  });
  return {
    /** The counts of the plan in one line, whether or not it was applied. */
    counts: isInvalid ? `${severityLine(diagnostics)}. Correct the files first.` : countsLine(plan, toExecute),
    /** Whether files and service agree; '' if they do not. */
    agreed: isInvalid || summary.drift + plan.ratings.length > 0 ? '' : agreement(summary),
    /** What stays as it is: `412 unchanged · 3 undeclared, left alone`; may be empty. */
    stays: isInvalid ? '' : stays.join(SEPARATOR),
    /** The same with the drift: `412 unchanged · 1 drifted, not applied`. */
    rest: isInvalid ? '' : [...stays, ...drifted].join(SEPARATOR),
    /** Which part of the plan this is; '' for all of it. */
    part,
    /** What a reviewer must not miss; '' if nothing is deleted. */
    caution: summary.delete === 0 ? '' : caution,
    /** How many deletes the guards allow, if they pass; '' if nothing is deleted. */
    limit:
      summary.delete === 0 || guards.length === 0 || isBlocked(guards)
        ? ''
        : counted`at most ${allowedDeletes(guards)} delete(s) allowed`,
    /** Why the plan is blocked, and which limit to raise how far: for each guard that did not pass. */
    blocked,
    /** Whether the reader must not miss the headline. */
    isLoud: isInvalid || summary.delete > 0 || isBlocked(guards),
  };
}

/** `7 changes, 2 permanent deletes`; for a drift run, `3 differences`. `loud` marks what the reader must not miss. */
export function headline(plan: ShownPlan, verb: Verb = 'plan', loud = (phrase: string) => phrase): string {
  const { summary, diagnostics, guards } = plan;
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  if (errors > 0) return loud(counted`${errors} error(s), nothing is ${verb === 'drift' ? 'compared' : 'planned'}`);
  const drifted = driftCount(plan);
  if (verb === 'drift') return drifted === 0 ? 'no differences' : counted`${drifted} difference(s)`;
  const total = summary.create + summary.update + summary.delete;
  const also = drifted === 0 ? '' : counted` to apply, ${drifted} difference(s) (is|are) drift`;
  const changes = total > summary.delete ? counted`${total} change(s)` : '';
  const phrases = [
    total === 0 ? `no changes${also}` : changes,
    // What blocks the plan is the number of its deletes, so the reason says it.
    summary.delete === 0 || isBlocked(guards) ? '' : loud(counted`${summary.delete} permanent delete(s)`),
    isBlocked(guards) ? loud('blocked') : '',
  ];
  return joined(phrases, ', ');
}

/** `3 errors, 1 warning`; empty for none. */
function severityLine(diagnostics: readonly Pick<Diagnostic, 'severity'>[]): string {
  const counts = countBy(diagnostics, ({ severity }) => severity);
  const each = SEVERITIES.map((severity) => [counts.get(severity) ?? 0, severity] as const);
  return tally(each, 'nouns').join(', ');
}

export interface Validation {
  /** In file order. */
  readonly diagnostics: readonly Diagnostic[];
  readonly files: number;
  readonly assets: number;
  readonly systems: number;
}

/** The only output if there is no finding. Without errors it starts with `Valid`. */
export function validationLine({ diagnostics, files, assets, systems }: Validation): string {
  const counts = severityLine(diagnostics);
  const where = counted`${files} file(s), ${assets} asset(s) in ${systems} cyber system(s)`;
  if (hasErrors(diagnostics)) return `${counts} in ${where}`;
  return counts === '' ? `Valid: ${where}` : `Valid, with ${counts}: ${where}`;
}

/** The work in progress, as far as it is known: reading, applying, or work on one file after another. */
export type Work =
  | { readonly doing: 'reading'; readonly files: number; readonly bytes: number }
  | {
      readonly doing: 'applying' | 'formatting' | 'preparing' | 'writing';
      readonly done: number;
      readonly failed: number;
      readonly total: number;
    };

const BAR_WIDTH = 30;

/**
 * One line without a line break: `reading: 12 files, 1.2 MiB from the service`. A command that reads no files leaves
 * them out. With `isBar`, the line is a bar if the total is known.
 */
export function workLine(work: Work, isBar: boolean): string {
  if (work.doing === 'reading') {
    const files = work.files === 0 ? '' : counted`${work.files} file(s), `;
    const kib = work.bytes / 1024;
    const size = kib < 1024 ? `${Math.round(kib)} KiB` : `${(kib / 1024).toFixed(1)} MiB`;
    return `reading: ${files}${kib < 1 ? counted`${work.bytes} byte(s)` : size} from the service`;
  }
  const { doing, done, failed, total } = work;
  const beside = failed === 0 ? '' : counted`, ${failed} failed`;
  if (!isBar) return counted`${doing}: ${done} of ${total} ${doing === 'applying' ? 'change' : 'file'}(s)${beside}`;
  const filled = total === 0 ? BAR_WIDTH : Math.floor((done / total) * BAR_WIDTH);
  return `${doing} ${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)} ${done}/${total}${beside}`;
}

/** The last line of a run, without a line break: `planned, 7 changes, 1 permanent delete, in 2.4 s`. */
export function closingLine(result: string, counts: string, ms: number): string {
  return `${joined([result, counts], ', ')}, in ${durationText(ms)}`;
}

/** A plan for the last line: what it found, or how much was compared if it found nothing. */
export function planCounts(plan: ShownPlan, verb: Verb): string {
  const { changes, diagnostics, summary, ratings } = plan;
  if (changes.length + ratings.length === 0 && !hasErrors(diagnostics)) return counted`${summary.unchanged} unchanged`;
  // The result comes before this, and already says that the plan is blocked.
  return headline({ ...plan, guards: [] }, verb);
}

/** `1 create, 2 updates, 1 delete, 3 drifted changes`. Empty if all are zero. */
export function changeCounts(plan: ShownPlan): string {
  const counts = { ...plan.summary, 'drifted change': driftCount(plan) };
  const nouns = ['create', 'update', 'delete', 'drifted change'] as const;
  return tally(
    nouns.map((noun) => [counts[noun], noun]),
    'nouns',
  ).join(', ');
}
