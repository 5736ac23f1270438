// Strictly reads JSON that a person wrote: the seed, fault plans, options. A schema says what is allowed. Each error
// names its place in the document and what was found there.
import * as z from 'zod';

/** Input that the emulator refuses. `place` is like `organizations[0].cyber_assets[3].name`. */
export class EmulatorInputError extends Error {
  override readonly name = 'EmulatorInputError';
}

export function throwInputError(place: string, problem: string): never {
  throw new EmulatorInputError(`${place}: ${problem}`);
}

/** The type that a schema reads, as a program passes it: read-only. */
export type Immutable<T> = T extends string
  ? T
  : T extends readonly (infer U)[]
    ? readonly Immutable<U>[]
    : T extends object
      ? { readonly [K in keyof T]: Immutable<T[K]> }
      : T;

/**
 * Returns the value as the schema reads it. Throws an EmulatorInputError about the first problem. The message names the
 * place of the problem: `place` and the path within the value, or `root` if both are empty.
 */
export function readInput<S extends z.ZodType>(schema: S, value: unknown, place: string, root = place): z.output<S> {
  const parsed = schema.safeParse(value, { error: wordProblem });
  if (parsed.success) return parsed.data;
  const { path, message } = parsed.error.issues[0]!;
  const within = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  return throwInputError(`${place}${within}`.replace(/^\./, '') || root, message);
}

export const nonEmptyText = z.string().min(1, { error: ({ input }) => notText(input) });

/** A whole number within bounds, both included. This is never the place of a key, so messages may repeat the value. */
export function wholeNumber(min = 0, max = Number.MAX_SAFE_INTEGER) {
  const bounds = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`;
  const error = ({ input }: { readonly input?: unknown }) =>
    `must be a whole number ${bounds}, but is ${quotedValue(input)}`;
  return z.int({ error }).min(min, { error }).max(max, { error });
}

/** Milliseconds to wait. Node does not wait at all for a longer timer. */
export const timerMs = wholeNumber(0, 2_147_483_647);

/** The HTTP status of a failure (API section 7.1: any status outside 2xx). Redirects are not allowed here. */
export const failureStatus = wholeNumber(400, 599);

/** The message for a problem. It never repeats a string that may be a key. */
function wordProblem(issue: z.core.$ZodRawIssue): string | undefined {
  const { input } = issue;
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'string') return notText(input);
      return `must be ${EXPECTED[issue.expected] ?? issue.expected}, but is ${kindOfValue(input)}`;
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}, but is ${quotedValue(input)}`;
    case 'unrecognized_keys': {
      const allowed = issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape) : [];
      return `has no field ${JSON.stringify(issue.keys[0])}; it may have ${allowed.join(', ')}`;
    }
    default:
      return undefined;
  }
}

const EXPECTED: Partial<Record<string, string>> = {
  object: 'an object',
  record: 'an object',
  array: 'a list',
  boolean: 'true or false',
};

function notText(value: unknown): string {
  return `must be a string that is not empty, but is ${kindOfValue(value)}`;
}

/** The kind of a value, in words for a message. */
function kindOfValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'string') return value === '' ? 'an empty string' : 'a string';
  return `${value}`;
}

/** A string in quotes, or else the kind of the value. Use it only for values that cannot be a key. */
export function quotedValue(value: unknown): string {
  return typeof value === 'string' ? JSON.stringify(value) : kindOfValue(value);
}
