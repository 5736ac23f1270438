// Strict reading of JSON that a person wrote: the seed, fault plans, options, admin bodies. A schema says what may
// stand there; whatever is wrong is told with its place in the document and what stands there.
import * as z from 'zod';

/** Input that the emulator refuses. `place` is like `organizations[0].cyber_assets[3].name`. */
class EmulatorInputError extends Error {
  override readonly name = 'EmulatorInputError';
  readonly place: string;

  constructor(place: string, problem: string) {
    super(`${place}: ${problem}`);
    this.place = place;
  }
}

/** Throws an EmulatorInputError. */
export function refuse(place: string, problem: string): never {
  throw new EmulatorInputError(place, problem);
}

/** What a schema reads, as a program hands it in: nothing of it is written to. */
export type Immutable<T> = T extends string | RegExp
  ? T
  : T extends readonly (infer U)[]
    ? readonly Immutable<U>[]
    : T extends object
      ? { readonly [K in keyof T]: Immutable<T[K]> }
      : T;

/**
 * The value as the schema reads it, else an EmulatorInputError about the first problem. `place` names the value;
 * '' leaves the places within it to themselves, as `root` does for what the value as a whole lacks.
 */
export function read<S extends z.ZodType>(schema: S, value: unknown, place: string, root = place): z.output<S> {
  const parsed = schema.safeParse(value, { error: problemOf });
  if (parsed.success) return parsed.data;
  const { path, message } = parsed.error.issues[0]!;
  const within = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  return refuse(`${place}${within}`.replace(/^\./, '') || root, message);
}

/** A string that is not empty. */
export const text = z.string().min(1, { error: ({ input }) => notText(input) });

/** A whole number within bounds, both included. Where a number is meant nobody writes a key. */
export function count(min = 0, max = Number.MAX_SAFE_INTEGER) {
  const bounds = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`;
  const error = ({ input }: { readonly input?: unknown }) =>
    `must be a whole number ${bounds}, and is ${quoted(input)}`;
  return z.int({ error }).min(min, { error }).max(max, { error });
}

/** The HTTP status of a failure (API section 7.1: any status outside 2xx; redirects would be something else). */
export const failureStatus = count(400, 599);

/** Words a problem. Repeats no string that may be a key. */
function problemOf(issue: z.core.$ZodRawIssue): string | undefined {
  const { input } = issue;
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'string') return notText(input);
      return `must be ${EXPECTED[issue.expected] ?? issue.expected}, and is ${kindOfValue(input)}`;
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}, and is ${quoted(input)}`;
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
  return `must be a string that is not empty, and is ${kindOfValue(value)}`;
}

/** What a value is, in words for a message. */
function kindOfValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'string') return value === '' ? 'an empty string' : 'a string';
  return `${value}`;
}

/** The same with the string itself, where it can be no key. */
export function quoted(value: unknown): string {
  return typeof value === 'string' ? JSON.stringify(value) : kindOfValue(value);
}
