// Strict reading of JSON that a person wrote: the seed, fault plans, admin bodies. Whatever is wrong is told
// with its place in the document, what stands there, and what may stand there.

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

/** What a value is, in words for a message. Never the value of a string: it may be a key. */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'string') return value === '' ? 'an empty string' : 'a string';
  return `${value}`;
}

export type JsonObject = Readonly<Record<string, unknown>>;

/** A JSON object: no list, and not null. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An object that has no field besides those allowed. */
export function readObject(value: unknown, place: string, allowed: readonly string[]): JsonObject {
  if (!isObject(value)) return refuse(place, `must be an object, and is ${kindOf(value)}`);
  for (const field in value) {
    if (!allowed.includes(field)) {
      refuse(place, `has no field ${JSON.stringify(field)}; it may have ${allowed.join(', ')}`);
    }
  }
  return value;
}

/** A list; nothing counts as an empty one. */
export function readList(value: unknown, place: string): readonly unknown[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) return refuse(place, `must be a list, and is ${kindOf(value)}`);
  return value;
}

/** A string that is not empty. */
export function readText(value: unknown, place: string): string {
  if (typeof value !== 'string' || value === '') {
    return refuse(place, `must be a string that is not empty, and is ${kindOf(value)}`);
  }
  return value;
}

/** One of a few words. */
export function readChoice<T extends string>(value: unknown, place: string, choices: readonly T[]): T {
  const chosen = choices.find((choice) => choice === value);
  if (chosen !== undefined) return chosen;
  const found = typeof value === 'string' ? JSON.stringify(value) : kindOf(value);
  return refuse(place, `must be one of ${choices.join(', ')}, and is ${found}`);
}

/** A whole number within bounds, both included. */
export function readCount(value: unknown, place: string, min = 0, max = Number.MAX_SAFE_INTEGER): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max) return value;
  const bounds = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`;
  return refuse(place, `must be a whole number ${bounds}, and is ${kindOf(value)}`);
}

/** The HTTP status of a failure (API section 7.1: any status outside 2xx; redirects would be something else). */
export function readFailureStatus(value: unknown, place: string): number {
  return readCount(value, place, 400, 599);
}

/** True or false. */
export function readSwitch(value: unknown, place: string): boolean {
  if (typeof value === 'boolean') return value;
  return refuse(place, `must be true or false, and is ${kindOf(value)}`);
}
