// What `validate` says: every finding on a line of its own, then one line that counts.
import type { Diagnostic } from '../core/diagnostic.ts';
import { errorsFirst } from './findings.ts';
import { formatDiagnostic } from './messages.ts';
import { countSeverities, severityLine } from './summarize.ts';
import { counted, type Detail } from './voice.ts';

export interface Validation {
  /** In file order. */
  readonly diagnostics: readonly Diagnostic[];
  readonly files: number;
  readonly assets: number;
  readonly systems: number;
}

/** As many as anyone reads; of more, errors first. */
const MOST_SHOWN = 2000;

/** Ends with a newline. Without errors the last line starts with `Valid`. */
export function renderValidation({ diagnostics, ...counts }: Validation, detail: Detail): string {
  const more = diagnostics.length - MOST_SHOWN;
  const shown = more > 0 ? errorsFirst(diagnostics).slice(0, MOST_SHOWN) : diagnostics;
  const lines = shown.map((found) => formatDiagnostic(found, detail));
  if (more > 0) lines.push(`${counted(more, 'more finding')} not shown.`);
  return [...lines, closingLine(diagnostics, counts), ''].join('\n');
}

function closingLine(
  diagnostics: readonly Diagnostic[],
  { files, assets, systems }: Omit<Validation, 'diagnostics'>,
): string {
  const severities = countSeverities(diagnostics);
  const found = severityLine(severities);
  const where = `${counted(files, 'file')}, ${counted(assets, 'asset')} in ${counted(systems, 'cyber system')}`;
  if (severities.error > 0) return `${found} in ${where}`;
  return found === '' ? `Valid: ${where}` : `Valid, with ${found}: ${where}`;
}
