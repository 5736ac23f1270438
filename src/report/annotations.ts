// Diagnostics as workflow commands, which GitHub shows beside the lines of a file.
import type { Diagnostic, Severity } from '../core/diagnostic.ts';
import { annotationMessage, annotationProperty } from './escape.ts';
import { errorsFirst } from './findings.ts';
import { WORDS, wordDiagnostic } from './messages.ts';
import { counted, type Detail } from './voice.ts';

/** GitHub shows ten annotations of a level for each step and drops the rest without a word. */
const MOST_OF_LEVEL = 10;
const SEVERITIES: readonly Severity[] = ['error', 'warning', 'notice'];

export interface AnnotationOptions {
  readonly detail: Detail;
  /** Where the working directory is: GitHub takes paths from the root of the repository. `ops/`, or '' for the root. */
  readonly folder: string;
}

/** Lines as `::error file=…,line=…,col=…,title=…::message`. Of more than ten of a level, nine and one that says so. */
export function annotations(diagnostics: readonly Diagnostic[], options: AnnotationOptions): string[] {
  return SEVERITIES.flatMap((severity) => {
    const found = diagnostics.filter((finding) => finding.severity === severity);
    if (found.length <= MOST_OF_LEVEL) return found.map((finding) => annotation(finding, options));
    const shown = found.slice(0, MOST_OF_LEVEL - 1).map((finding) => annotation(finding, options));
    const more = counted(found.length - shown.length, `more ${severity}`);
    return [...shown, `::${severity}::${more}, in the log and the summary of this run.`];
  });
}

function annotation(finding: Diagnostic, { detail, folder }: AnnotationOptions): string {
  const { code, severity, message, path, line, column } = wordDiagnostic(finding, detail);
  const properties = [
    ...(path === null ? [] : [`file=${annotationProperty(folder + path)}`]),
    ...(line === null ? [] : [`line=${line}`]),
    ...(column === null ? [] : [`col=${column}`]),
    `title=${annotationProperty(`${code}: ${WORDS[code].title}`)}`,
  ];
  return `::${severity} ${properties.join(',')}::${annotationMessage(message)}`;
}

/** A diagnostic as a check run of GitHub shows it beside a line. */
export interface LineAnnotation {
  readonly path: string;
  readonly start_line: number;
  readonly end_line: number;
  readonly annotation_level: 'failure' | 'warning' | 'notice';
  readonly title: string;
  readonly message: string;
}

/** Beyond so many, errors first, the summary tells the rest: each batch of fifty is one more request. */
const MOST_ON_LINES = 500;
const LEVELS = { error: 'failure', warning: 'warning', notice: 'notice' } as const;

/** Those that have a line to stand beside. */
export function lineAnnotations(
  diagnostics: readonly Diagnostic[],
  { detail, folder }: AnnotationOptions,
): LineAnnotation[] {
  return errorsFirst(diagnostics)
    .filter(({ at }) => at !== null)
    .slice(0, MOST_ON_LINES)
    .map((finding) => {
      const { code, severity, message, path, line } = wordDiagnostic(finding, detail);
      const at = line ?? 1;
      return {
        ...{ path: folder + (path ?? ''), start_line: at, end_line: at, annotation_level: LEVELS[severity] },
        title: `${code}: ${WORDS[code].title}`,
        message,
      };
    });
}
