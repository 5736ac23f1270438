// The wording of every diagnostic, for all outputs: a log, the lines of `validate`, annotations, code scanning. Each
// has subject, cause and remedy.
import { type Code, type Diagnostic, type DiagnosticArgs, SEVERITIES, type Severity } from '../core/diagnostic.ts';
import { TOOL_NAME } from '../core/model.ts';
import { annotationMessage, annotationProperty, visible } from './escape.ts';
import { FILE_WORDS, FORMAT_WORDS, NAME_WORDS, YAML_WORDS } from './messages/file-findings.ts';
import { CSV_WORDS, MATCHING_WORDS, PLAN_WORDS, RESOLVING_WORDS } from './messages/service-findings.ts';
import { type Validation, validationLine } from './summarize.ts';
import { counted, type Formatter, plainFormatter, type Wordings } from './text-style.ts';

/** The type demands every code: a code without words does not compile. */
export const WORDS: Wordings = {
  ...FILE_WORDS,
  ...YAML_WORDS,
  ...FORMAT_WORDS,
  ...NAME_WORDS,
  ...RESOLVING_WORDS,
  ...MATCHING_WORDS,
  ...PLAN_WORDS,
  ...CSV_WORDS,
};

type CodeWithArgs<C extends Code> = { [K in C]: { readonly code: K; readonly args: DiagnosticArgs[K] } }[C];

/** Subject, cause and remedy, on one line. */
export function sayDiagnostic<C extends Code>({ code, args }: CodeWithArgs<C>, formatter: Formatter): string {
  const words: Wordings[C] = WORDS[code];
  return `${words.message(args, formatter)} ${words.exactRemedy?.(args, formatter) ?? words.remedy(args, formatter)}`;
}

/**
 * A diagnostic in words. `path` is the file's own, not escaped. Line and column are 1-based, and null for a finding
 * about a whole file, or without a file.
 */
export function wordDiagnostic(finding: Diagnostic) {
  const { code, severity, at } = finding;
  const place = at === null || at.offset === null ? null : at.file.place(at.offset);
  return {
    code,
    severity,
    message: sayDiagnostic(finding, plainFormatter),
    path: at?.file.path ?? null,
    line: place?.line ?? null,
    column: place?.column ?? null,
  };
}

/** `path:line:column severity code: message`, on exactly one line. */
export function formatDiagnostic(finding: Diagnostic): string {
  const { code, severity, message, path, line, column } = wordDiagnostic(finding);
  const place = path === null ? '' : `${visible(path)}${line === null ? '' : `:${line}:${column}`} `;
  return `${place}${severity} ${code}: ${message}`;
}

// Chooses the diagnostics to show if there is no room for all.

/** A question is shown above the deletes, because its answer may undo one. */
export function isQuestion(finding: Diagnostic): finding is Extract<Diagnostic, { readonly code: 'possible-rename' }> {
  return finding.code === 'possible-rename';
}

/** Errors, then findings about whole systems, then warnings, then notices. Each group is in file order. */
export function errorsFirst(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...diagnostics].sort((a, b) => rank(a) - rank(b));
}

/**
 * Up to `most` diagnostics, errors first, and at least one of each code: a rare finding is not lost among many similar
 * ones.
 */
export function firstOf(diagnostics: readonly Diagnostic[], most: number): Diagnostic[] {
  const ordered = errorsFirst(diagnostics);
  const byCode = new Map(ordered.toReversed().map((finding) => [finding.code, finding]));
  const kept = new Set(byCode.values());
  for (const finding of ordered) {
    if (kept.size >= most) break;
    kept.add(finding);
  }
  return ordered.filter((finding) => kept.has(finding));
}

function rank({ severity, code }: Diagnostic): number {
  if (severity === 'error') return 0;
  if (code === 'system-released' || code === 'system-adopted') return 1;
  return severity === 'warning' ? 2 : 3;
}

/** As many as anyone reads. If there are more, errors come first. */
const MOST_SHOWN = 2000;

/** A line for each finding, and one for those that are not shown. */
export function findingLines(
  diagnostics: readonly Diagnostic[],
  paint = (line: string, _severity: Severity) => line,
): string[] {
  const more = diagnostics.length - MOST_SHOWN;
  const first = more > 0 ? errorsFirst(diagnostics).slice(0, MOST_SHOWN) : diagnostics;
  const lines = first.map((finding) => paint(formatDiagnostic(finding), finding.severity));
  return more > 0 ? [...lines, `${counted(more, 'more finding')} not shown.`] : lines;
}

/** Ends with a newline. */
export function renderValidation(validation: Validation, diagnostics = validation.diagnostics): string {
  return [...findingLines(diagnostics), validationLine(validation), ''].join('\n');
}

/** GitHub shows ten annotations of a level for each step and silently drops the rest. */
const MOST_OF_LEVEL = 10;

interface AnnotationOptions {
  /**
   * The path from the root of the repository to the working directory, because GitHub needs paths from the root:
   * `ops/`, or '' for the root.
   */
  readonly folder: string;
}

/** What the runner of GitHub Actions shows beside a line of a file, or above the log. Harmless, but not escaped. */
export interface Annotation {
  readonly severity: Severity;
  readonly message: string;
  readonly title?: string;
  readonly file?: string;
  readonly startLine?: number;
  readonly startColumn?: number;
}

/**
 * If a level has more than ten, returns nine and one that counts the rest. `unlisted` has the diagnostics that the log
 * then lacks, in file order. A notice about a hint that is done is not repeated as an annotation in every later run.
 */
export function annotations(diagnostics: readonly Diagnostic[], options: AnnotationOptions) {
  const annotated = new Set<Diagnostic>();
  const listedAnnotations = SEVERITIES.flatMap((severity): Annotation[] => {
    const ofLevel = diagnostics.filter((finding) => finding.severity === severity && finding.code !== 'hint-done');
    const first = ofLevel.length <= MOST_OF_LEVEL ? ofLevel : ofLevel.slice(0, MOST_OF_LEVEL - 1);
    for (const finding of first) annotated.add(finding);
    const listed = first.map((finding) => annotation(finding, options));
    if (first.length === ofLevel.length) return listed;
    const more = counted(ofLevel.length - first.length, `more ${severity}`);
    return [...listed, { severity, message: `${more}, in the log and the summary of this run.` }];
  });
  return { annotations: listedAnnotations, unlisted: diagnostics.filter((finding) => !annotated.has(finding)) };
}

function annotation(finding: Diagnostic, { folder }: AnnotationOptions): Annotation {
  const { code, severity, message, path, line, column } = wordDiagnostic(finding);
  return {
    severity,
    message: visible(message),
    title: `${code}: ${WORDS[code].title}`,
    ...(path !== null && { file: visible(folder + path) }),
    ...(line !== null && { startLine: line }),
    ...(column !== null && { startColumn: column }),
  };
}

/** As the command line prints it in a step of a workflow: `::error title=…,file=…,line=…,col=…::message`. */
export function annotationLine({ severity, message, title, file, startLine, startColumn }: Annotation): string {
  const properties = Object.entries({ title, file, line: startLine, col: startColumn }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${annotationProperty(String(value))}`],
  );
  const place = properties.length === 0 ? '' : ` ${properties.join(',')}`;
  return `::${severity}${place}::${annotationMessage(message)}`;
}

/** The most annotations on lines, errors first. Each fifty take one more request. The summary has the rest. */
const MOST_ON_LINES = 500;
const LEVELS = { error: 'failure', warning: 'warning', notice: 'notice' } as const;

/** Annotations for findings with a line. A check run of GitHub shows them beside it. */
export function lineAnnotations(diagnostics: readonly Diagnostic[], { folder }: AnnotationOptions) {
  return errorsFirst(diagnostics)
    .filter(({ at, code }) => at !== null && code !== 'hint-done')
    .slice(0, MOST_ON_LINES)
    .map((finding) => {
      const { code, severity, message, path, line } = wordDiagnostic(finding);
      const at = line ?? 1;
      return {
        ...{ path: folder + (path ?? ''), start_line: at, end_line: at, annotation_level: LEVELS[severity] },
        title: `${code}: ${WORDS[code].title}`,
        message,
      };
    });
}

const SARIF_LEVELS: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', notice: 'note' };

export interface SarifOptions {
  /** The prefix of paths: code scanning takes paths from the root of the repository. */
  readonly folder: string;
  readonly version: string;
}

/**
 * A message of SARIF may hold links, as [text](target). Brackets and backslashes that form no link are escaped
 * (3.11.6).
 */
function sarifText(message: string): string {
  return message.replace(/[\\[\]]/g, '\\$&');
}

/** As SARIF 2.1.0, for code scanning: one rule for each code, one result for each finding. */
export function sarifOf(diagnostics: readonly Diagnostic[], { folder, version }: SarifOptions) {
  const codes = [...new Set(diagnostics.map(({ code }) => code))];
  const rules = codes.map((code) => ({ id: code, shortDescription: { text: WORDS[code].title } }));
  const results = diagnostics.map((finding) => {
    const { code, severity, message, path, line, column } = wordDiagnostic(finding);
    const region = line === null ? {} : { region: { startLine: line, startColumn: column ?? 1 } };
    const uri = encodeURI(`${folder}${path ?? '.'}`).replace(/[#?:]/g, encodeURIComponent);
    const artifactLocation = { uri };
    const locations = [{ physicalLocation: { artifactLocation, ...region } }];
    return { ruleId: code, level: SARIF_LEVELS[severity], message: { text: sarifText(message) }, locations };
  });
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver: { name: TOOL_NAME, version, rules } }, columnKind: 'utf16CodeUnits', results }],
  };
}
