// The service that the contract suite tests, and plain fetch calls to it. Nothing here knows which service it is.
import { expect } from 'vitest';

export interface Target {
  /** Base URL, without a slash at its end. */
  readonly url: string;
  readonly key: string;
  /** Another organization of the same service; null if only one is known. */
  readonly foreign: { readonly key: string } | null;
  close(): Promise<void>;
}

export interface Call {
  /** The key to send; null sends none. */
  readonly key?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent unchanged. */
  readonly text?: string;
}

type Recorded = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Recorded {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function asRecord(value: unknown): Recorded {
  if (isRecord(value)) return value;
  throw new Error(`not a JSON object: ${JSON.stringify(value)?.slice(0, 200)}`);
}

/** Sends one request. The test fails if the body is not what it is read as: JSON, one record, or a bare array. */
export async function call(target: Pick<Target, 'url' | 'key'>, method: string, path: string, options: Call = {}) {
  const headers: Record<string, string> = { ...options.headers };
  const key = options.key === undefined ? target.key : options.key;
  if (key !== null) headers['X-API-Key'] = key;
  if (options.json !== undefined) headers['Content-Type'] = 'application/json';
  const body = options.json === undefined ? options.text : JSON.stringify(options.json);
  const response = await fetch(target.url + path, {
    method,
    headers,
    redirect: 'manual',
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  const json = (): unknown => JSON.parse(text);
  return {
    status: response.status,
    text,
    headers: response.headers,
    json,
    record: () => asRecord(json()),
    records: () => {
      const value = json();
      expect(Array.isArray(value), 'a bare JSON array').toBe(true);
      return Array.isArray(value) ? value.map(asRecord) : [];
    },
  };
}

/** The first record of a list, or null if the list is empty. */
export async function firstOf(target: Target, path: string): Promise<Recorded | null> {
  return (await call(target, 'GET', path)).records()[0] ?? null;
}

/** A field that the document calls a string. */
export function stringOf(record: Recorded, field: string): string {
  const value = record[field];
  if (typeof value === 'string') return value;
  throw new Error(`${field} is not a string: ${JSON.stringify(record)}`);
}

/** Expects a failure: any status outside 2xx (API section 7.1). A redirect would be neither. */
export function expectFailure(reply: { readonly status: number }, what: string): void {
  expect(reply.status, what).toBeGreaterThanOrEqual(400);
  expect(reply.status, what).toBeLessThan(600);
}

let names = 0;

/** A name that no other asset has. */
export function freshName(): string {
  names += 1;
  return `contract-${process.pid}-${Date.now()}-${names}`;
}
