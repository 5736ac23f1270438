// How a run ended, as the sentence of its red annotation: what was written, why no more, and how to go on.
import type { Plan } from '../core/change.ts';
import { hasErrors } from '../core/diagnostic.ts';
import type { Detail } from '../core/model.ts';
import { type ApplyReport, hasSucceeded } from '../core/outcome.ts';
import { howToGoOn, OUTCOME_WORDS, outcomeCounts } from './applied.ts';
import { visible } from './escape.ts';
import { errorsFirst, formatDiagnostic } from './messages.ts';
import { describe } from './sections.ts';
import { guardSentences } from './summarize.ts';
import { counted, plainVoice } from './text-style.ts';
import { type Refusal, refusalSentence } from './unapproved.ts';

interface Ended {
  readonly plan: Plan;
  /** null where nothing was tried. */
  readonly report?: ApplyReport | null;
  readonly refusal?: Refusal | null;
  readonly detail: Detail;
}

/** null for a run that is not red, or of which no more is known. */
export function endingSentence({ plan, report = null, refusal = null, detail }: Ended): string | null {
  if (hasErrors(plan.diagnostics)) return invalidSentence(plan, detail);
  if (refusal !== null) return refusalSentence(refusal);
  if (report !== null)
    return report.results.every(({ outcome }) => hasSucceeded(outcome)) ? null : openSentence(report, detail);
  const blocked = guardSentences(plan, plainVoice);
  return blocked.length === 0 ? null : blocked.join(' ');
}

/** The first finding, and how many more there are. */
export function invalidSentence({ diagnostics }: Pick<Plan, 'diagnostics'>, detail: Detail): string | null {
  const errors = errorsFirst(diagnostics).filter(({ severity }) => severity === 'error');
  const [first] = errors;
  if (first === undefined) return null;
  const more = errors.length === 1 ? '' : ` And ${counted(errors.length - 1, 'more error')}.`;
  return `${formatDiagnostic(first, detail)}${more}`;
}

/** `Done 2 of 4 · 1 failed · 1 skipped. Failed: create … .` */
function openSentence(report: ApplyReport, detail: Detail): string {
  const open = report.results.filter(({ outcome }) => !hasSucceeded(outcome));
  const first = open.find(({ outcome }) => outcome === 'failed') ?? open[0]!;
  const reason = first.reason === null ? '.' : `: ${visible(first.reason)}`;
  const what = `${OUTCOME_WORDS[first.outcome]}: ${describe(first.change, detail)}${reason}`;
  const said = first.detail === null || detail === 'counts' ? '' : ` The service said: ${visible(first.detail)}`;
  return `${upperFirst(outcomeCounts(report))}. ${upperFirst(what)}${said} ${howToGoOn(report, 'action', plainVoice)}`;
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
