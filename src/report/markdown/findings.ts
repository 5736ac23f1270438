// What was found, as alerts of Markdown: errors, warnings, notices; a sentence each, and where it holds.
import type { Diagnostic, Severity } from '../../core/diagnostic.ts';
import { codeSpan } from '../escape.ts';
import { errorsFirst } from '../findings.ts';
import { sayDiagnostic, wordDiagnostic } from '../messages.ts';
import { counted, type Detail, markdownVoice } from '../voice.ts';
import type { Body } from './tables.ts';

interface Findings extends Body {
  readonly severity: Severity;
  readonly title: string;
  readonly changes: readonly [];
}

/** A plan, or what a validation came to. */
interface Diagnosed {
  readonly diagnostics: readonly Diagnostic[];
}

const ALERTS = { error: 'CAUTION', warning: 'WARNING', notice: 'NOTE' } as const;

/** Errors, warnings and notices, in this order; without rows where there are none. */
export function findingSections({ diagnostics }: Diagnosed, detail: Detail): Findings[] {
  const findings = errorsFirst(diagnostics);
  return (['error', 'warning', 'notice'] as const).map((severity) => {
    const found = findings.filter((finding) => finding.severity === severity);
    return { severity, title: counted(found.length, severity), changes: [], ...alertOf(severity, found, detail) };
  });
}

function alertOf(severity: Severity, found: readonly Diagnostic[], detail: Detail): Body {
  const bullet = found.length > 1 ? '- ' : '';
  return {
    open: found.length === 0 ? '' : `> [!${ALERTS[severity]}]\n`,
    count: found.length,
    row: (index) => `> ${bullet}${findingText(found[index]!, detail)}\n`,
    close: '',
  };
}

/** One diagnostic as Markdown, on one line of the source and two of the page. */
function findingText(found: Diagnostic, detail: Detail): string {
  const { code, path, line } = wordDiagnostic(found, detail);
  const place = path === null ? '' : `${codeSpan(line === null ? path : `${path}:${line}`)} · `;
  return `${sayDiagnostic(found, detail, markdownVoice)}<br>${place}${codeSpan(code)}`;
}
