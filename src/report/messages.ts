// Every diagnostic in words, once, for every surface: subject, cause and remedy. Under `detail: counts` titles,
// numbers and places alone.
import type { Code, Diagnostic, DiagnosticArgs, Severity } from '../core/diagnostic.ts';
import { visible } from './escape.ts';
import { type Detail, plainVoice, type Voice } from './voice.ts';
import { CSV_WORDS } from './words/csv.ts';
import { FILE_WORDS, YAML_WORDS } from './words/files.ts';
import { FORMAT_WORDS, NAME_WORDS } from './words/format.ts';
import { MATCHING_WORDS, PLAN_WORDS, RESOLVING_WORDS } from './words/live.ts';
import type { Wordings } from './words/wording.ts';

/** Exhaustive by type: a code without words does not compile. */
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

/** A diagnostic as every surface takes it. `path` is the file's own, not escaped. */
export interface WordedDiagnostic {
  readonly code: Code;
  readonly severity: Severity;
  readonly message: string;
  readonly path: string | null;
  /** 1-based; null for a finding about a whole file, or about none. */
  readonly line: number | null;
  readonly column: number | null;
}

type Told<C extends Code> = { [K in C]: { readonly code: K; readonly args: DiagnosticArgs[K] } }[C];

/** Subject, cause and remedy, on one line. */
export function sayDiagnostic<C extends Code>({ code, args }: Told<C>, detail: Detail, voice: Voice): string {
  const words: Wordings[C] = WORDS[code];
  if (detail === 'counts') return `${words.title} ${words.remedy(args, voice)}`;
  return `${words.message(args, voice)} ${words.exactRemedy?.(args, voice) ?? words.remedy(args, voice)}`;
}

export function wordDiagnostic(found: Diagnostic, detail: Detail): WordedDiagnostic {
  const { code, severity, at } = found;
  const place = at === null || at.offset === null ? null : at.file.place(at.offset);
  return {
    code,
    severity,
    message: sayDiagnostic(found, detail, plainVoice),
    path: at?.file.path ?? null,
    line: place?.line ?? null,
    column: place?.column ?? null,
  };
}

/** `path:line:column severity code: message`, on exactly one line. */
export function formatDiagnostic(found: Diagnostic, detail: Detail): string {
  const { code, severity, message, path, line, column } = wordDiagnostic(found, detail);
  const place = path === null ? '' : `${visible(path)}${line === null ? '' : `:${line}:${column}`} `;
  return `${place}${severity} ${code}: ${message}`;
}
