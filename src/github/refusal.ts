// What an answer outside 2xx means. GitHub's own words are looked at and never passed on: they may hold names.
import type { GitHubFailure } from './errors.ts';
import type { Exchanged } from './exchange.ts';
import { isRateLimit, wishOf } from './retry.ts';
import type { Route } from './routes.ts';
import { property } from './unvouched.ts';

type Answered = Extract<Exchanged, { answered: true }>;
type Refusal = Pick<GitHubFailure, 'kind'> & Partial<GitHubFailure>;

/** Reads a refusal; `now` is what its times count from. */
export function refusal(route: Route, { status, headers, body }: Answered, now: number): Refusal {
  const message = messageOf(body);
  if (isRateLimit(status, headers, message)) return { kind: 'rate-limited', waitMs: wishOf(headers, now) };
  if (status >= 500) return { kind: 'server', waitMs: wishOf(headers, now) };
  if (status < 400) return { kind: 'unreadable', reason: 'a redirect, and redirects are not followed' };
  if (status === 401) return { kind: 'forbidden' };
  if (status === 403) return { kind: 'forbidden', permission: missing(route, message) };
  if (status === 404 || status === 410) return { kind: 'not-found' };
  return { kind: 'invalid', reason: wrongField(body) };
}

/** GitHub says this of a token without the permission, whatever kind of token it is. */
function missing({ permission }: Route, message: string): string | null {
  return /^Resource not accessible by/i.test(message) ? permission : null;
}

/** Of a failed validation: the field and the code, both GitHub's vocabulary. */
function wrongField(body: unknown): string | null {
  const [first] = list(property(body, 'errors'));
  const words = ['field', 'code'].map((name) => property(first, name)).filter((word) => typeof word === 'string');
  return words.length > 0 && words.every((word) => /^\w{1,40}$/.test(word)) ? words.join(': ') : null;
}

function messageOf(body: unknown): string {
  const message = property(body, 'message');
  return typeof message === 'string' ? message : '';
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
