// Findings as people see them: lines of a log, annotations, and which are shown where there is no room for all.
import {
  type Code,
  type Diagnostic,
  type DiagnosticArgs,
  type Place,
  SEVERITIES,
  type WordedFinding,
} from '../core/diagnostic.ts';
import { groupBy } from '../core/group.ts';
import { inWords, WORDS } from './messages.ts';
import { type Validation, validationLine } from './summarize.ts';
import { counted, type Formatter, formatter, painter, plainFormatter, visible } from './text.ts';

/** A finding, so typed that its arguments fit the words of its code. */
type FindingOf<C extends Code> = {
  [K in C]: { readonly code: K; readonly args: DiagnosticArgs[K]; readonly severity: Diagnostic['severity'] };
}[C];

/** The subject and cause of a finding as one text, and its remedy as another. */
function said<C extends Code>({ code, args }: FindingOf<C>, say: Formatter): [text: string, remedy: string] {
  const words: (typeof WORDS)[C] = WORDS[code];
  return [inWords(words.text, args, say), inWords(words.remedy, args, say)];
}

type Finding = Diagnostic | WordedFinding;

/** Subject, cause and remedy, on one line. */
export function sayDiagnostic(finding: Finding, say: Formatter): string {
  return 'message' in finding ? say.code(finding.message) : said(finding, say).join(' ');
}

/**
 * A diagnostic in words. `path` is that of the file, not escaped. Line and column are 1-based, and null for a finding
 * about a whole file, or without a file.
 */
export function wordDiagnostic(finding: Finding): WordedFinding {
  if ('message' in finding) return finding;
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

function placeText({ path, line, column }: WordedFinding): string {
  return path === null ? '' : `${visible(path)}${line === null ? '' : `:${line}:${column}`} `;
}

/** `path:line:column severity code: message`, on exactly one line. */
export function formatDiagnostic(finding: Diagnostic): string {
  const worded = wordDiagnostic(finding);
  return `${placeText(worded)}${worded.severity} ${worded.code}: ${worded.message}`;
}

/** In place of the spaces within a name, where no line may end. No text that is shown holds it. */
const GLUE = '\0';
const glued = (text: string) => text.replaceAll(' ', GLUE);
const unbrokenFormatter = formatter({
  ...plainFormatter,
  name: (text) => glued(plainFormatter.name(text)),
  id: (text) => glued(plainFormatter.id(text)),
  code: (text) => glued(plainFormatter.code(text)),
});
const FORMATTERS = {
  action: unbrokenFormatter,
  cli: { ...unbrokenFormatter, input: (name: string) => unbrokenFormatter.code(`--${name}`) },
};

/** The lines of a sentence, each with at most `width` columns unless a name is longer. */
function wrapped(sentence: string, width: number | null): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of sentence.split(' ')) {
    if (line !== '' && width !== null && columnsOf(`${line} ${word}`) > width) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].map((one) => one.replaceAll(GLUE, ' '));
}

const MARGIN = '  ';
const HELP = 'help: ';

/**
 * A finding for people: the line that tools read, the sentence, the line of the file with its place, and the way out. If
 * only its words are known, the sentence says the way out, and the line of the file is left out.
 */
function findingBlock(
  finding: Finding,
  paint: (text: string) => string,
  { width = null, face = 'action' }: FindingStyle,
): string[] {
  const head = paint(`${placeText(wordDiagnostic(finding))}${finding.severity} ${finding.code}`);
  const room = (used: number) => width && Math.max(width - used, 20);
  const sentence = (text: string) => wrapped(text, room(MARGIN.length)).map((line) => MARGIN + line);
  if ('message' in finding) return [head, ...sentence(visible(finding.message))];
  const { at } = finding;
  const [text, remedy] = said(finding, FORMATTERS[face]);
  return [
    head,
    ...sentence(text),
    ...(at === null || at.offset === null
      ? []
      : sourceExcerpt(at.file, at.offset, paint, room(MARGIN.length) ?? LONGEST_LINE)),
    ...wrapped(remedy, room(MARGIN.length + HELP.length)).map(
      (line, index) => MARGIN + (index === 0 ? HELP : ' '.repeat(HELP.length)) + line,
    ),
  ];
}

/** A longer line is shown around its place: in a log this much of it, in a terminal what fits. */
const LONGEST_LINE = 100;
/** How much of the line is shown before the place, if the line is longer. */
const LEAD = 30;
/** A value in quotes, or up to a comment, a colon, a comma or a bracket. */
const MARKED = /^(?:"[^"]*"|'[^']*'|(?!["'\s])(?:(?![,\]}]|:(?:\s|$)|\s#).)*)/;

/** The line of a file, and its place marked below, unless the place is a row of a table. */
function sourceExcerpt(file: Place['file'], offset: number, paint: (text: string) => string, width: number): string[] {
  const { line, column } = file.place(offset);
  const text = file.lineText(line);
  // Of a saved plan the line is not known any more.
  if (text === '') return [];
  // Besides the number of the line, a bar and two marks of what is cut.
  const most = Math.min(width - `${line}`.length - 5, LONGEST_LINE);
  const start = text.length <= most ? 0 : Math.max(0, column - 1 - LEAD);
  const piece = text.slice(start, start + most);
  const [before, rest] = [piece.slice(0, column - 1 - start), piece.slice(column - 1 - start)];
  const gutter = `${MARGIN}${line} | ${start > 0 ? '…' : ''}`;
  const rendered = visible(gutter + piece) + (start + most < text.length ? '…' : '');
  if (file.isTable === true) return [rendered];
  const marked = (MARKED.exec(rest)?.[0] ?? '').trimEnd();
  // The text before the mark is made harmless together with the gutter, as in the line itself.
  const lead = columnsOf(visible(gutter + before)) - MARGIN.length - `${line}`.length - ' | '.length;
  const underline = '^'.repeat(Math.max(1, columnsOf(visible(`|${marked}`)) - 1));
  return [rendered, `${MARGIN}${' '.repeat(`${line}`.length)} | ${' '.repeat(lead)}${paint(underline)}`];
}

const WIDE = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Emoji_Presentation}]/gu;

/** How many columns of a terminal a text takes. */
function columnsOf(text: string): number {
  const characters = text.replace(/\p{M}/gu, '');
  return Array.from(characters).length + (characters.match(WIDE)?.length ?? 0);
}

/** If more findings than this have the same code and remedy, only the first few are shown, with a count of the rest. */
const MOST_ALIKE = 5;
const SHOWN_OF_ALIKE = 3;
/** Each question has an answer of its own, and a delete may depend on it, so more of them are shown. */
const SHOWN_OF_QUESTIONS = 20;

/** The code and which of its remedies it is: findings that have these in common are one mistake made many times. */
function causeOf(finding: Finding): string {
  return 'message' in finding ? `${finding.severity} ${finding.code}` : caseOf(finding);
}

function caseOf<C extends Code>({ code, args, severity }: FindingOf<C>): string {
  const words: (typeof WORDS)[C] = WORDS[code];
  return `${severity} ${code} ${words.case?.(args) ?? ''}`;
}

/** The findings to show: only the first few of many with one cause. `more` counts those that are like the last. */
export function condensed<F extends Finding>(diagnostics: readonly F[]): { finding: F; more: number }[] {
  const all = diagnostics.map((finding) => ({ finding, more: 0 }));
  if (all.length <= MOST_ALIKE) return all;
  const hidden = new Set<(typeof all)[number]>();
  for (const alike of groupBy(all, ({ finding }) => causeOf(finding)).values()) {
    const isAsked = isQuestion(alike[0]!.finding);
    const [most, first] = isAsked ? [SHOWN_OF_QUESTIONS, SHOWN_OF_QUESTIONS] : [MOST_ALIKE, SHOWN_OF_ALIKE];
    if (alike.length <= most) continue;
    alike[first - 1]!.more = alike.length - first;
    for (const one of alike.slice(first)) hidden.add(one);
  }
  return all.filter((one) => !hidden.has(one));
}

/** A question is shown above the deletes, because its answer may undo one. */
export function isQuestion({ code }: Finding): boolean {
  return code === 'possible-rename';
}

/** Errors, then findings about whole systems, then warnings, then notices. Each group is in file order. */
export function errorsFirst<F extends Finding>(diagnostics: readonly F[]): F[] {
  const rank = ({ severity, code }: F) => {
    if (severity === 'error') return 0;
    if (code === 'system-released' || code === 'system-adopted') return 1;
    return severity === 'warning' ? 2 : 3;
  };
  return [...diagnostics].sort((a, b) => rank(a) - rank(b));
}

/** Nobody reads more findings than this. If there are more, errors come first. */
const MOST_SHOWN = 2000;

/** A log has no columns: its `width` is null, and no line of it is broken. */
interface FindingStyle {
  readonly color?: boolean;
  readonly width?: number | null;
  readonly face?: 'action' | 'cli';
}

const SEVERITY_COLORS = { error: 'red', warning: 'yellow', notice: 'dim' } as const;

/**
 * The lines of each finding, or of the first of many that are alike, with a blank line between two, and one line that
 * counts the hidden ones.
 */
export function findingLines(diagnostics: readonly Finding[], style: FindingStyle = {}): string[] {
  const paint = painter(style.color ?? false);
  const left = diagnostics.length - MOST_SHOWN;
  const first = left > 0 ? errorsFirst(diagnostics).slice(0, MOST_SHOWN) : diagnostics;
  const lines = condensed(first).flatMap(({ finding, more }, index) => [
    ...(index === 0 ? [] : ['']),
    ...findingBlock(finding, paint[SEVERITY_COLORS[finding.severity]], style),
    ...(more === 0 ? [] : [counted`${MARGIN}and ${more} more like this. --json has all of them.`]),
  ]);
  return left > 0 ? [...lines, counted`${left} more finding(s) not shown.`] : lines;
}

/** Ends with a newline. */
export function renderValidation(
  validation: Validation,
  { diagnostics = validation.diagnostics, ...style }: { diagnostics?: readonly Diagnostic[] } & FindingStyle = {},
): string {
  const lines = findingLines(diagnostics, style);
  return [...lines, ...(lines.length === 0 ? [] : ['']), validationLine(validation), ''].join('\n');
}

/** GitHub shows ten annotations of a level for each step and silently drops the rest. */
const MOST_OF_LEVEL = 10;

/** What GitHub Actions shows beside a line of a file or above the log. Harmless, but not escaped for its commands. */
export interface Annotation {
  readonly severity: Diagnostic['severity'];
  readonly message: string;
  readonly title?: string;
  readonly file?: string;
  readonly startLine?: number;
  readonly startColumn?: number;
}

/**
 * If a level has more than ten, returns nine and one that counts the rest. `unlisted` has the diagnostics that get no
 * annotation, in file order. A notice about a hint that is done is not repeated as an annotation in every later run.
 * `folder` is the path from the root of the repository to the working directory, because GitHub needs paths from the
 * root: `ops/`, or '' for the root.
 */
export function annotations(diagnostics: readonly Diagnostic[], folder: string) {
  const annotated = new Set<Diagnostic>();
  const all: Annotation[] = [];
  for (const severity of SEVERITIES) {
    const ofLevel = diagnostics.filter((finding) => finding.severity === severity && finding.code !== 'hint-done');
    const first = ofLevel.length <= MOST_OF_LEVEL ? ofLevel : ofLevel.slice(0, MOST_OF_LEVEL - 1);
    for (const finding of first) {
      annotated.add(finding);
      const { code, message, path, line, column } = wordDiagnostic(finding);
      all.push({
        severity,
        message: visible(message),
        title: `${code}: ${WORDS[code].title}`,
        ...(path !== null && { file: visible(folder + path) }),
        ...(line !== null && { startLine: line }),
        ...(column !== null && { startColumn: column }),
      });
    }
    if (first.length === ofLevel.length) continue;
    const more = ofLevel.length - first.length;
    all.push({ severity, message: counted`${more} more ${severity}(s), in the log and the summary of this run.` });
  }
  return { annotations: all, unlisted: diagnostics.filter((finding) => !annotated.has(finding)) };
}

/** The most annotations on lines, errors first. Each fifty take one more request. The summary has the rest. */
const MOST_ON_LINES = 500;
const LEVELS = { error: 'failure', warning: 'warning', notice: 'notice' } as const;

/** Annotations for findings about a file. A check run shows them beside the line, or line 1 for a whole file. */
export function lineAnnotations(diagnostics: readonly Diagnostic[], folder: string) {
  const located = errorsFirst(diagnostics).filter(({ at, code }) => at !== null && code !== 'hint-done');
  return located.slice(0, MOST_ON_LINES).map((finding) => {
    const { code, severity, message, path, line } = wordDiagnostic(finding);
    return {
      path: folder + (path ?? ''),
      start_line: line ?? 1,
      end_line: line ?? 1,
      annotation_level: LEVELS[severity],
      title: `${code}: ${WORDS[code].title}`,
      message,
    };
  });
}
