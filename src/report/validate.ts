// What `validate` says: every finding on a line of its own, then one line that counts.
import { errorsFirst } from './findings.ts';
import { formatDiagnostic } from './messages.ts';
import { type Validation, validationLine } from './validation-line.ts';
import { counted, type Detail } from './voice.ts';

/** As many as anyone reads; of more, errors first. */
const MOST_SHOWN = 2000;

/** Ends with a newline. */
export function renderValidation(validation: Validation, detail: Detail): string {
  const { diagnostics } = validation;
  const more = diagnostics.length - MOST_SHOWN;
  const shown = more > 0 ? errorsFirst(diagnostics).slice(0, MOST_SHOWN) : diagnostics;
  const lines = shown.map((found) => formatDiagnostic(found, detail));
  if (more > 0) lines.push(`${counted(more, 'more finding')} not shown.`);
  return [...lines, validationLine(validation), ''].join('\n');
}
