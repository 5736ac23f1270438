// The form of what is said about one code of diagnostic. Each folder-mate words one group of codes.
import type { Code, DiagnosticArgs, Place } from '../../core/diagnostic.ts';
import { listed, placeText, type Voice } from '../voice.ts';

/** The arguments that hold no name: numbers and places. Nothing else may be said under `detail: counts`. */
type Nameless<A> = Pick<A, { [K in keyof A]: A[K] extends number | Place ? K : never }[keyof A]>;

interface Wording<A> {
  /** A full sentence that names nothing. */
  readonly title: string;
  /** Subject and cause, as one sentence or two. */
  readonly message: (args: A, voice: Voice) => string;
  /** What to do, as a sentence without names. */
  readonly remedy: (args: Nameless<A>, voice: Voice) => string;
  /** The remedy with names, where they make it exact; null where there is nothing better to say. */
  readonly exactRemedy?: (args: A, voice: Voice) => string | null;
}

export type Wordings<C extends Code = Code> = { readonly [K in C]: Wording<DiagnosticArgs[K]> };

export function didYouMean(near: readonly string[], voice: Voice): string | null {
  return near.length === 0 ? null : `Did you mean ${listed(near.map(voice.name), 'or')}?`;
}

/** Words of the file format in a row. */
export function codes(words: readonly string[], voice: Voice): string {
  return words.map((word) => voice.code(word)).join(', ');
}

export function whereFirst(first: Place, voice: Voice): string {
  return `the first is at ${voice.code(placeText(first))}`;
}
