// The line that counts what `validate` read: all that it says of files in which it finds nothing.
import type { Diagnostic } from '../core/diagnostic.ts';
import { countSeverities, severityLine } from './summarize.ts';
import { counted } from './voice.ts';

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
  const found = severityLine(severities);
  const where = `${counted(files, 'file')}, ${counted(assets, 'asset')} in ${counted(systems, 'cyber system')}`;
  if (severities.error > 0) return `${found} in ${where}`;
  return found === '' ? `Valid: ${where}` : `Valid, with ${found}: ${where}`;
}
