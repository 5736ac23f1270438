// Which diagnostics to show where there is no room for all.
import type { Diagnostic } from '../core/diagnostic.ts';

/** Errors, then what is said of whole systems, then warnings, then notices; each in file order. */
export function errorsFirst(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...diagnostics].sort((a, b) => rank(a) - rank(b));
}

function rank({ severity, code }: Diagnostic): number {
  if (severity === 'error') return 0;
  if (code === 'system-released' || code === 'system-adopted') return 1;
  return severity === 'warning' ? 2 : 3;
}
