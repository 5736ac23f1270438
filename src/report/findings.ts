// Which diagnostics to show where there is no room for all.
import type { Diagnostic } from '../core/diagnostic.ts';

/** Errors, then what is said of whole systems, then warnings, then notices; each in file order. */
export function errorsFirst(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...diagnostics].sort((a, b) => rank(a) - rank(b));
}

/** So many of them, errors first, and at least one of each code: a fault of its own kind is not lost among many alike. */
export function firstOf(diagnostics: readonly Diagnostic[], most: number): Diagnostic[] {
  const ordered = errorsFirst(diagnostics);
  const byCode = new Map(ordered.toReversed().map((found) => [found.code, found]));
  const kept = new Set(byCode.values());
  for (const found of ordered) {
    if (kept.size >= most) break;
    kept.add(found);
  }
  return ordered.filter((found) => kept.has(found));
}

function rank({ severity, code }: Diagnostic): number {
  if (severity === 'error') return 0;
  if (code === 'system-released' || code === 'system-adopted') return 1;
  return severity === 'warning' ? 2 : 3;
}
