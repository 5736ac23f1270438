// Sends requests to GitHub's REST API with octokit, repeats them within limits, reads answers by their schema, and
// explains failures. The token goes only to the API URL: no redirect is followed, and only the query of a link is used.
import { getOctokit } from '@actions/github';
import type * as z from 'zod';
import { certificateFault } from '../core/certificate.ts';
import type { Clock } from '../core/model.ts';
import { retry, type Tried } from '../core/retry.ts';
import { AnswerError, readAnswer } from './answers.ts';
import { GitHubError, type GitHubFailure } from './errors.ts';

interface Route {
  readonly method: GitHubFailure['method'];
  /** The path's template, as in GitHub's API description. */
  readonly path: string;
  /** The permission as a workflow's `permissions:` spells it. */
  readonly permission: string;
}

export interface SendOptions {
  /** GITHUB_API_URL. The token is sent nowhere else. */
  readonly apiUrl: string;
  readonly token: string;
  readonly userAgent: string;
  readonly clock: Clock;
  readonly random: () => number;
  /** The time limit of one attempt, in milliseconds. The default is 30,000. */
  readonly requestTimeoutMs?: number;
  /** The default is octokit's own. */
  readonly fetch?: typeof fetch;
}

const REQUEST_TIMEOUT_MS = 30_000;
/** How often and how long a request to GitHub is retried. */
const GITHUB_RETRIES = {
  maxTries: 5,
  maxTotalMs: 180_000,
  firstBackoffMs: 500,
  maxBackoffMs: 8_000,
  maxRetryAfterMs: 60_000,
};

/** Fewer than the hundred requests at once that GitHub allows a token, which other jobs may also use. */
const MOST_AT_ONCE = 75;
/** The version of the REST API whose answers are read. */
const API_VERSION = '2022-11-28';
/** The largest page that GitHub allows. */
const PAGE_SIZE = 100;
/** If a list has more pages, this is an error instead of an endless loop. */
const MOST_PAGES = 1000;

/**
 * Makes one client for each signal: when it aborts, requests end and no more can begin. All clients share one limit of
 * requests at once. `onTime` receives GitHub's time, in milliseconds since 1970, from each answer that has it. The
 * methods of a client reject with a GitHubError.
 */
export function createAsking(
  options: SendOptions,
  onTime: (at: number) => void,
): (signal: AbortSignal) => {
  ask<T>(route: Route, params: object, schema: z.ZodType<T>): Promise<T>;
  /** Every entry of a list. Pages are read until the last one, or until `isEnough` is true for a page. */
  askAll<T>(
    route: Route,
    params: object,
    schema: z.ZodType<readonly T[]>,
    isEnough?: (page: readonly T[], pages: number) => boolean,
  ): Promise<T[]>;
} {
  const inTurn = takingTurns(MOST_AT_ONCE);
  const { apiUrl, token, userAgent, fetch, clock, random, requestTimeoutMs = REQUEST_TIMEOUT_MS } = options;
  // octokit would also refuse a bad token, but with an error that quotes it.
  const isToken = /^[\x21-\x7e]+$/.test(token);
  const baseUrl = apiUrl.replace(/(?<!\/)\/+$/, '');
  return (signal) => {
    const octokit = getOctokit(isToken ? token : 'none', { baseUrl, userAgent, log: SILENT });
    octokit.hook.wrap('request', async (request, sending) => {
      if (!isToken) throw new Failed({ kind: 'forbidden', sent: false, reason: 'github-token is not a token' });
      const tryOnce = async (): Promise<Tried<Awaited<ReturnType<typeof request>> | Failed>> => {
        if (signal.aborted)
          return { result: new Failed({ kind: 'network', sent: false, reason: STOPPING }), again: null };
        try {
          // octokit's own hook, which adds the token, reads only this options object, so it is changed in place.
          Object.assign(sending, {
            headers: { ...sending.headers, 'x-github-api-version': API_VERSION },
            request: {
              ...sending.request,
              redirect: 'manual',
              ...(fetch && { fetch }),
              signal: AbortSignal.any([signal, AbortSignal.timeout(requestTimeoutMs)]),
            },
          });
          const answer = await request(sending);
          if (answer.status >= 300) {
            const refused = new Failed({ kind: 'unreadable', status: answer.status, reason: REDIRECTED });
            return { result: refused, again: null };
          }
          // A body that was cut off, or is not JSON, arrives as text. Another attempt may return it complete.
          const isWhole = answer.status === NO_CONTENT || (typeof answer.data === 'object' && answer.data !== null);
          if (isWhole) return { result: answer, again: null };
          return triedAgain(sending.method, new Failed({ kind: 'unreadable', status: answer.status }));
        } catch (error) {
          return triedAgain(sending.method, failedBy(error, signal, clock.now()));
        }
      };
      const ports = {
        now: () => clock.now(),
        random,
        isStopped: () => signal.aborted,
        sleep: (ms: number) => clock.sleep(ms, signal),
      };
      const answer = await retry(() => inTurn(tryOnce), GITHUB_RETRIES, ports);
      if (answer instanceof Failed) throw answer;
      const at = Date.parse(String(answer.headers.date));
      if (!Number.isNaN(at)) onTime(at);
      // The address of a link is replaced by that of the requested list, so only its query counts.
      const link = String(answer.headers.link ?? '').replaceAll(/<[^<>?]*/g, `<${sending.url.split('?')[0]}`);
      return { ...answer, url: sending.url, headers: { ...answer.headers, link } };
    });
    return {
      ask: (route, params, schema) =>
        explaining(route, async () =>
          readAnswer((await octokit.request({ ...params, method: route.method, url: route.path })).data, schema),
        ),
      askAll: (route, params, schema, isEnough = () => false) =>
        explaining(route, () => {
          let pages = 0;
          const list = { per_page: PAGE_SIZE, ...params, method: 'GET', url: route.path } as const;
          return octokit.paginate(list, ({ data }: { data: unknown }, done: () => void) => {
            pages += 1;
            if (pages > MOST_PAGES) throw new AnswerError('a list without end');
            const page = readAnswer(data, schema);
            if (isEnough(page, pages)) done();
            return [...page];
          });
        }),
    };
  };
}

/** The status of the answer to a delete. */
const NO_CONTENT = 204;
const ignore = () => {};
const SILENT = { debug: ignore, info: ignore, warn: ignore, error: ignore };

/** A request that failed. It does not yet name the route. */
class Failed extends Error {
  readonly facts: Partial<GitHubFailure> & Pick<GitHubFailure, 'kind'>;

  constructor(facts: Failed['facts']) {
    super();
    this.facts = facts;
  }
}

/** Turns a failure into a GitHubError with its route, and with the permission if that is missing. */
async function explaining<T>({ method, path, permission }: Route, ask: () => Promise<T>): Promise<T> {
  const none = { method, route: path, status: null, permission: null, sent: true, waitMs: null, reason: null };
  try {
    return await ask();
  } catch (error) {
    if (error instanceof AnswerError) {
      throw new GitHubError({ ...none, kind: 'unreadable', status: 200, reason: error.message });
    }
    if (!(error instanceof Failed)) throw error;
    const { facts } = error;
    // GitHub answers with these words if a token of any kind lacks the permission.
    const isMissing = facts.kind === 'forbidden' && /^Resource not accessible by/i.test(facts.said ?? '');
    throw new GitHubError({ ...none, ...facts, permission: isMissing ? permission : null });
  }
}

/** Runs tasks in order of arrival, at most `most` at once. */
function takingTurns(most: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = most;
  return async (task) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}

// Decides which failures are worth another attempt. A write that may have been carried out is repeated only if this
// changes nothing.

/** If a rate limit comes without a time, GitHub asks clients to wait at least a minute. */
const LIMIT_WAIT_MS = 60_000;

function triedAgain(method: string, failed: Failed): Tried<Failed> {
  const { kind, sent = true, waitMs = null } = failed.facts;
  const isUnsent = kind === 'network' && !sent;
  const isHarmless = method !== 'POST' && ['network', 'server', 'unreadable'].includes(kind);
  if (!(kind === 'rate-limited' || isUnsent || isHarmless)) return { result: failed, again: null };
  // An attempt that comes too early prolongs a rate limit. So if the wait is too long, the attempts end.
  return { result: failed, again: waitMs ?? (kind === 'rate-limited' ? LIMIT_WAIT_MS : 0) };
}

/** Codes of connections that failed, so that nothing was sent. */
const UNSENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);
/** The reason of a request that was cut off because the run is stopping. */
const STOPPING = 'the run is stopping';
const CHECK_NETWORK = 'Check GITHUB_API_URL, the network and the proxy, and run again.';
/** A TLS handshake with a proxy fails with the same codes as one with GitHub, so the message names both. */
const WHOSE = "GitHub's or the proxy's";
const REDIRECTED = 'a redirect, and redirects are not followed';

/** octokit's errors hold the whole request, including names, so only known parts are passed on. */
function failedBy(error: unknown, signal: AbortSignal, now: number): Failed {
  const response = property(error, 'response');
  if (response === undefined) {
    if (signal.aborted) return new Failed({ kind: 'network', reason: STOPPING });
    const innermost = innermostOf(error);
    const code = codeOf(innermost);
    // A refused certificate ends the TLS handshake before anything is sent.
    const fault = certificateFault(WHOSE, code, innermost);
    const sent = fault === null && !UNSENT.has(code);
    return new Failed({ kind: 'network', sent, reason: code, remedy: fault ?? CHECK_NETWORK });
  }
  const status = Number(property(response, 'status'));
  const headers: Readonly<Record<string, string | number | undefined>> = { ...Object(property(response, 'headers')) };
  const body = property(response, 'data');
  const message = property(body, 'message');
  const said = typeof message === 'string' ? message : '';
  const waitMs = waitOf(headers, now);
  const isLimit =
    headers['retry-after'] !== undefined ||
    String(headers['x-ratelimit-remaining']) === '0' ||
    /secondary rate limit/i.test(said);
  if (status === 429 || (status === 403 && isLimit)) return new Failed({ kind: 'rate-limited', status, waitMs });
  if (status >= 500) return new Failed({ kind: 'server', status, waitMs });
  if (status === 401 || status === 403) return new Failed({ kind: 'forbidden', status, said });
  if (status === 404 || status === 410) return new Failed({ kind: 'not-found', status, said });
  return new Failed({ kind: 'invalid', status, reason: wrongField(body), said });
}

/** The wait that an answer asks for: by `Retry-After`, else until a used-up rate limit is reset. */
function waitOf(headers: Readonly<Record<string, string | number | undefined>>, now: number): number | null {
  const after = Number(headers['retry-after'] ?? Number.NaN);
  if (Number.isFinite(after)) return Math.max(0, after * 1000);
  const reset = Number(headers['x-ratelimit-reset'] ?? Number.NaN);
  if (String(headers['x-ratelimit-remaining']) !== '0' || !Number.isFinite(reset)) return null;
  return Math.max(0, reset * 1000 - now);
}

/** If a validation failed: the field and the code, which are fixed words of GitHub. */
function wrongField(body: unknown): string | null {
  const errors = property(body, 'errors');
  const words = ['field', 'code'].map((name) => property(Array.isArray(errors) ? errors[0] : null, name));
  const isPlain =
    words.some((word) => word !== undefined) && words.every((word) => /^\w{1,40}$/.test(String(word ?? 'x')));
  return isPlain ? words.filter((word) => word !== undefined).join(': ') : null;
}

function innermostOf(error: unknown): unknown {
  let innermost = error;
  while (property(innermost, 'cause') instanceof Error) innermost = property(innermost, 'cause');
  return innermost;
}

/** The code of an error, or else its class: both name no host. */
function codeOf(error: unknown): string {
  // If a request took too long, the code is a number, so the class is used.
  const words = [property(error, 'code'), property(error, 'name')];
  return words.find((word): word is string => typeof word === 'string' && /^\w+$/.test(word)) ?? 'no known reason';
}

/** The property with that name; undefined if there is none. */
function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined;
}
