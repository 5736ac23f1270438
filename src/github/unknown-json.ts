// Looks into values that nothing vouches for: payloads, answers, errors.

/** The property of that name; undefined where there is none. */
export function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined;
}
