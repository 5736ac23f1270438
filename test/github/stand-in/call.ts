// One request as an operation sees it, checked and allowed.
import { type Answer, page } from './answer.ts';
import type { Json } from './examples.ts';
import type { GitRepository } from './git.ts';
import type { Origin } from './shape-origin.ts';
import type { Holder } from './tokens.ts';

export interface Call extends Origin {
  readonly git: GitRepository;
  readonly holder: Holder;
  /** Of the path, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Json;
  readonly url: string;
  readonly pageSize: number;
}

export type Play = (call: Call) => Answer | Promise<Answer>;

/** One page of a list as the call asks for it. */
export function listed<T>(call: Call, list: readonly T[], shape: (call: Call, entry: T) => Json): Answer {
  return page(list, call, (part) => part.map((entry) => shape(call, entry)));
}

/** An optional string of the body. */
export function said(body: Json, key: string): string | undefined {
  const value = body[key];
  return typeof value === 'string' ? value : undefined;
}
