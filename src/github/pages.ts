// Reads a list to its end. Where the next page is, the Link header says; of its address only the query is taken, so
// that no header can lead the token elsewhere.
import type { Read } from './answers.ts';
import { GitHubError } from './errors.ts';
import type { Params } from './exchange.ts';
import type { Send } from './request.ts';
import type { Route } from './routes.ts';

/** GitHub's largest page. */
export const PAGE_SIZE = 100;
/** A list without end is an error, not an endless loop. */
const MAX_PAGES = 1000;

interface ListRequest<T> {
  readonly route: Route;
  readonly params: Params;
  /** Reads one page. Throws an AnswerError. */
  readonly read: Read<readonly T[]>;
}

/** Every entry of a list, on however many pages. Rejects with a GitHubError. */
export async function readAll<T>(send: Send, { route, params, read }: ListRequest<T>): Promise<T[]> {
  const all: T[] = [];
  let query: Params | null = { per_page: PAGE_SIZE };
  for (let pages = 0; query !== null; pages += 1) {
    if (pages === MAX_PAGES) throw endless(route);
    const { value, headers } = await send({ route, params: { ...params, ...query }, read });
    for (const entry of value) all.push(entry);
    query = nextQuery(headers.link);
  }
  return all;
}

/** The query of the next page, or null on the last one. */
function nextQuery(link: unknown): Record<string, string> | null {
  const url = /<([^<>]*)>\s*;[^,]*\brel="next"/.exec(typeof link === 'string' ? link : '')?.[1];
  if (url === undefined) return null;
  const query = url.slice(url.indexOf('?') + 1);
  return Object.fromEntries(new URLSearchParams(query));
}

function endless({ method, path: route }: Route): GitHubError {
  const known = { method, route, kind: 'unreadable', status: 200, attempts: 1, sent: true } as const;
  return new GitHubError({ ...known, permission: null, waitMs: null, reason: 'a list without end' });
}
