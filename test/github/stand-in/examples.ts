// GitHub's own example payloads as templates, with all of their keys but for our repository.
import { createRequire } from 'node:module';

export type Json = { [key: string]: unknown };

interface Example {
  readonly name: string;
  readonly examples: readonly Json[];
}

const require = createRequire(import.meta.url);
const all: readonly Example[] = require('@octokit/webhooks-examples');

/** The first example of an event that `fits`. Throws if there is none. */
export function exampleOf(name: string, fits: (payload: Json) => boolean = () => true): Json {
  const payload = all.find((example) => example.name === name)?.examples.find(fits);
  if (payload === undefined) throw new Error(`there is no such example of ${name}`);
  return payload;
}

const relocated = new WeakMap<Json, Map<string, Json>>();

/** A copy with the name of our repository wherever the example has its own. It is the same copy each time. */
export function relocate(payload: Json, fullName: string): Json {
  const known = relocated.get(payload) ?? new Map<string, Json>();
  relocated.set(payload, known);
  const from = text(objectAt(payload, 'repository').full_name);
  const copy = known.get(fullName) ?? JSON.parse(JSON.stringify(payload).replaceAll(from, fullName));
  known.set(fullName, copy);
  return copy;
}

/** A field that is an object. Throws if it is not. */
export function objectAt(json: Json, key: string): Json {
  const value = json[key];
  if (!isObject(value)) throw new Error(`${key} is no object`);
  return value;
}

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function pick(json: Json, keys: readonly string[]): Json {
  return Object.fromEntries(Object.entries(json).filter(([key]) => keys.includes(key)));
}
