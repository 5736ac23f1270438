// The form of the long text about one code: what the one line of a diagnostic has no room for. Texts are sentences,
// with code in backticks, and a test holds each example against the fixture of its code.
import type { Code, DiagnosticArgs, Place, Severity } from '../../core/diagnostic.ts';

export interface Explanation<A> {
  /** What it means. */
  readonly about: readonly string[];
  /** Why it matters in this product. */
  readonly why: readonly string[];
  readonly whatToDo: readonly string[];
  readonly example: Example<A>;
}

/** What is said about a piece of a file, with these arguments. */
interface Example<A> {
  /** What has to be known beside the lines: how the file came to be, or what is live. */
  readonly given?: string;
  /** Lines of the file that `at` names; null where none can be shown. */
  readonly yaml: string | null;
  readonly at: Place | null;
  readonly severity?: Severity;
  readonly args: A;
}

export type Explanations<C extends Code = Code> = { readonly [K in C]: Explanation<DiagnosticArgs[K]> };

/** A place as it will be shown. */
export function at(path: string, line: number, column: number): Place {
  return { file: { path, place: () => ({ line, column }) }, offset: 0 };
}

/** A file as a whole. */
export function wholeFile(path: string): Place {
  return { ...at(path, 1, 1), offset: null };
}
