// Reads text as js-yaml's flat event list. Text that is not YAML becomes one finding that says what is wrong in terms of
// the file, at the place of the mistake. js-yaml stops where it cannot continue, which is often a line below.
import { type Event, parseEvents, YAMLException } from 'js-yaml';
import type { Diagnostic, DiagnosticArgs, Report } from '../core/diagnostic.ts';
import type { SourceFile } from '../core/model.ts';
import { ASSET_KEYS, DOCUMENT_KEYS } from './shape.ts';

type FaultAt = DiagnosticArgs['yaml-syntax'] & { readonly offset: number };

/** How deep collections may be inside collections. The format needs three levels. */
const DEPTH_LIMIT = 100;

/**
 * A carriage return without a line feed ends a line for YAML and js-yaml, but not for the `yaml` library or an editor.
 */
const LONE_RETURN = /\r(?!\n)/;

/** How git marks a conflict. One of the marks is easily left behind. */
const CONFLICT = /^(?:<{7}|\|{7}|={7}|>{7})(?: |\r?$)/m;

/** null, with one finding, if the text is not YAML. Never throws for any text. */
export function readEvents(file: SourceFile, text: string, report: Report): Event[] | null {
  const addFinding = (offset: number | null, finding: Pick<Diagnostic, 'code' | 'args'>) => {
    report({ ...finding, severity: 'error', at: { file, offset } } as Diagnostic);
    return null;
  };
  const lone = text.includes('\r') ? LONE_RETURN.exec(text) : null;
  if (lone !== null)
    return addFinding(lone.index, { code: 'yaml-syntax', args: { fault: 'carriage-return', text: '' } });
  try {
    return parseEvents(text, { maxDepth: DEPTH_LIMIT });
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const conflict = CONFLICT.exec(text);
    if (conflict !== null) return addFinding(conflict.index, { code: 'merge-conflict', args: {} });
    const offset = error.mark?.position ?? null;
    if (error.reason.startsWith('nesting exceeded'))
      return addFinding(offset, { code: 'yaml-too-deep', args: { limit: DEPTH_LIMIT } });
    const at = Math.min(offset ?? 0, text.length);
    const { offset: place, ...args } = slipBefore(text, at) ?? faultAt(error.reason, text, at);
    return addFinding(offset === null ? null : place, { code: 'yaml-syntax', args });
  }
}

const ALL_KEYS: ReadonlySet<string> = new Set([...DOCUMENT_KEYS, ...ASSET_KEYS]);

/** Typical typing errors on one line. Where a pattern has a word, it must be a key of the format. */
const SLIPS: readonly (readonly [fault: FaultAt['fault'], pattern: RegExp])[] = [
  ['special-space', /^[ \t-]*(?:\w+:)?(?=[^\S \t\r\n])/],
  ['colon-without-space', /^[ \t-]*(\w+)(?=:[^ \t\r\n])/],
  ['dash-without-space', /^[ \t]*-(?=(\w+):)/],
];

/** A typing error on the line of the offset, or on the previous line with text; null if neither has one. */
function slipBefore(text: string, offset: number): FaultAt | null {
  for (const [fault, pattern] of SLIPS) {
    let end = offset;
    for (let lines = 0; lines < 2 && end >= 0; ) {
      const start = lineStart(text, end);
      const stop = text.indexOf('\n', start);
      const line = text.slice(start, stop === -1 ? text.length : stop);
      const match = pattern.exec(line);
      if (match !== null && ALL_KEYS.has(match[1] ?? 'name'))
        return { fault, text: '', offset: start + match[0].length };
      if (!/^\s*(?:#|$)/.test(line)) lines++;
      end = start - 1;
    }
  }
  return null;
}

function lineStart(text: string, offset: number): number {
  return offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
}

/** js-yaml's reasons, by their start, that always mean the same mistake. */
const REASONS: readonly (readonly [reason: string, fault: FaultAt['fault']])[] = [
  ['tab characters', 'tab-indentation'],
  ['deficient indentation', 'not-closed'],
  ['unexpected end of the', 'not-closed'],
  ['missed comma', 'missing-comma'],
  ['unknown escape sequence', 'unknown-escape'],
  ['expected hexadecimal character', 'unknown-escape'],
  ['the stream contains non-printable', 'unprintable'],
  ['expected valid JSON character', 'unprintable'],
  ['end of the stream', 'no-pair'],
  ['can not read a block mapping', 'no-pair'],
  ['bad indentation', 'misaligned'],
];

/** A value starts after a key or a dash. */
const BEFORE_VALUE = /(?:^|[:-])[ \t]*$/;
/** A value with a quote or bracket that is closed before the next text. */
const AFTER_CLOSED = /["'\]}][ \t]*$/;
/** What is before a second colon on a line: `- name: relay`. */
const AFTER_PAIR = /^[^:#]*:[ \t]+[^\s"'[{]/;

/** The mistake behind js-yaml's reason. */
function faultAt(reason: string, text: string, offset: number): FaultAt {
  const start = lineStart(text, offset);
  const before = text.slice(start, offset);
  const character = String.fromCodePoint(text.codePointAt(offset) ?? 0);
  const mark = (at: number): FaultAt => ({ fault: 'mark', text: text[at]!, offset: at });
  if (/^name of an (?:alias|anchor)/.test(reason)) return mark(offset - 1);
  if (reason.startsWith('a line break is expected'))
    return mark(start + Math.max(before.lastIndexOf('|'), before.lastIndexOf('>')));
  // js-yaml reports a tab between tokens as a line that is not indented, and does not mention the tab.
  const blanks = reason === 'deficient indentation' ? /(?<![ \t])[ \t]+[[{]?$/.exec(before) : null;
  if (blanks?.[0].includes('\t')) return { fault: 'tab', text: '', offset: start + before.lastIndexOf('\t') };
  const fault = REASONS.find(([words]) => reason.startsWith(words))?.[1];
  const isEnd = reason.startsWith("expected ':'");
  // A line without a colon is joined with those below it. js-yaml stops at the end of the last one, or at its colon.
  if (isEnd || fault === 'no-pair' || (character === ':' && fault === 'misaligned')) {
    const first = firstWithoutColon(text, offset);
    if (first !== null && (isEnd || first < start)) return { fault: 'no-colon', text: '', offset: first };
  }
  if (fault === undefined) return { fault: 'other', text: reason.replace(/ ".*"|: .*$/s, ''), offset };
  if (fault === 'unknown-escape') {
    const backslash = start + before.lastIndexOf('\\');
    return { fault, text: `\\${String.fromCodePoint(text.codePointAt(backslash + 1) ?? 0)}`, offset: backslash };
  }
  const isMark = before.trim() !== '' && /[@`%,\]}?|>-]/.test(character) && BEFORE_VALUE.test(before);
  if (isMark && (fault === 'misaligned' || fault === 'missing-comma')) return mark(offset);
  if (fault !== 'misaligned') return { fault, text: '', offset };
  if (AFTER_CLOSED.test(before)) return { fault: 'text-after-end', text: '', offset };
  if (character === ':' && AFTER_PAIR.test(before)) return { fault: 'second-colon', text: '', offset };
  return { fault, text: '', offset: start + before.search(/\S|$/) };
}

const WITHOUT_TEXT = /^\s*(?:#|$)/;
const HAS_COLON = /:(?:\s|$)/;
const ENTRY = /^\s*-\s/;

/** Where the first of the lines that end at the offset starts, if none of them has a colon; null if the last one has. */
function firstWithoutColon(text: string, offset: number): number | null {
  let first: { readonly offset: number; readonly column: number } | null = null;
  for (let end = offset; end > 0; ) {
    const start = lineStart(text, end);
    const line = text.slice(start, end);
    end = start - 1;
    if (WITHOUT_TEXT.test(line)) continue;
    const column = line.search(/[^\s-]/);
    if (HAS_COLON.test(line) || column === -1 || column > (first?.column ?? column)) break;
    const isWhole = first !== null && ENTRY.test(line);
    first = { offset: start + column, column };
    if (isWhole) break;
  }
  return first?.offset ?? null;
}
