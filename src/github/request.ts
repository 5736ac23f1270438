// One request to GitHub's REST API and what came back. The token goes only to the origin of the API URL: paths are
// templates below it, and redirects are not followed.
import type { getOctokit } from '@actions/github';
import type { Clock } from '../core/model.ts';
import { early } from '../core/rejections.ts';
import { GITHUB_RETRIES, retry, type Tried } from '../core/retry.ts';
import { AnswerError, type Read } from './answers.ts';
import { GitHubError, type GitHubFailure, type GitHubMethod, isUntrusted, STOPPING } from './errors.ts';

export interface Route {
  readonly method: GitHubMethod;
  /** A template of GitHub's description. */
  readonly path: string;
  /** As a workflow's `permissions:` spells it. */
  readonly permission: string;
}

export type Params = Readonly<Record<string, unknown>>;

/** The result: an answer with any status, or none. */
type Exchanged =
  | { readonly answered: true; readonly status: number; readonly headers: Headers; readonly body: unknown }
  | Unanswered;

interface Unanswered {
  readonly answered: false;
  /** `forbidden`: the token is invalid, so nothing is sent. */
  readonly kind: 'network' | 'forbidden';
  readonly sent: boolean;
  readonly reason: string;
}

export interface SendOptions {
  /** GITHUB_API_URL. The token is sent nowhere else. */
  readonly apiUrl: string;
  readonly token: string;
  readonly userAgent: string;
  readonly clock: Clock;
  readonly random: () => number;
  /** For one attempt, in milliseconds. The default is 30,000. */
  readonly requestTimeoutMs?: number;
  /** The default is the client's own. */
  readonly fetch?: typeof fetch;
}

/** The signal ends requests in flight without an answer, and lets none begin. */
type SendOnce = (request: Asked, signal: AbortSignal) => Promise<Exchanged>;
type Asked = Pick<Request<unknown>, 'route' | 'params'>;
type Octokit = ReturnType<typeof getOctokit>;

const REQUEST_TIMEOUT_MS = 30_000;
/** GitHub limits a token to a hundred requests at once, including those of other jobs. */
const MOST_AT_ONCE = 75;

/** The version of the REST API whose answers are read. */
const API_VERSION = '2022-11-28';

/** Codes of failed connections: nothing was sent. */
const UNSENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

function isUnsent(code: string): boolean {
  return UNSENT.has(code) || isUntrusted(code);
}

const SILENT = { debug: ignore, info: ignore, warn: ignore, error: ignore };

function createExchange(options: SendOptions, open: OpenOctokit): SendOnce {
  const inTurn = takingTurns(MOST_AT_ONCE);
  return (request, signal) =>
    inTurn(async () => {
      // The client would refuse it too, and quote it.
      if (!/^[\x21-\x7e]+$/.test(options.token)) return unanswered('forbidden', false, 'github-token is not a token');
      if (signal.aborted) return unanswered('network', false, STOPPING);
      return exchangeOnce(await open(), request, { ...options, signal });
    });
}

/** Runs tasks in the order of arrival, a limited number at once. */
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

type OpenOctokit = () => Promise<Octokit>;

/** Loads the client when it is first needed, so that a run without requests to GitHub does not load it. */
function openOnce(options: SendOptions): OpenOctokit {
  let opened: Promise<Octokit> | null = null;
  return () => {
    opened ??= openOctokit(options);
    return opened;
  };
}

async function openOctokit({ apiUrl, token, userAgent }: SendOptions): Promise<Octokit> {
  const { getOctokit } = await import('@actions/github');
  return getOctokit(token, { baseUrl: apiUrl.replace(/(?<!\/)\/+$/, ''), userAgent, log: SILENT });
}

async function exchangeOnce(
  octokit: Octokit,
  { route, params }: Asked,
  { requestTimeoutMs = REQUEST_TIMEOUT_MS, ...options }: SendOptions & { readonly signal: AbortSignal },
): Promise<Exchanged> {
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(requestTimeoutMs)]);
  try {
    const { status, headers, data } = await octokit.request(`${route.method} ${route.path}`, {
      ...params,
      headers: { 'x-github-api-version': API_VERSION },
      request: { signal, redirect: 'manual', ...(options.fetch && { fetch: options.fetch }) },
    });
    return { answered: true, status, headers, body: data };
  } catch (error) {
    return failedExchange(error, options.signal);
  }
}

/** Errors of the client hold the whole request, including names, so only known parts are passed on. */
function failedExchange(error: unknown, signal: AbortSignal): Exchanged {
  const response = property(error, 'response');
  if (typeof response === 'object' && response !== null) {
    const [status, headers] = [Number(property(response, 'status')), property(response, 'headers')];
    return { answered: true, status, headers: { ...Object(headers) }, body: property(response, 'data') };
  }
  if (signal.aborted) return unanswered('network', true, STOPPING);
  const code = codeOf(error);
  return unanswered('network', !isUnsent(code), code);
}

function unanswered(kind: Unanswered['kind'], sent: boolean, reason: string): Unanswered {
  return { answered: false, kind, sent, reason };
}

/** The code of the innermost error, or its kind: words that name no host. */
function codeOf(error: unknown): string {
  let innermost = error;
  while (property(innermost, 'cause') instanceof Error) innermost = property(innermost, 'cause');
  // For a request that took too long the code is a number.
  const words = [property(innermost, 'code'), property(innermost, 'name')];
  return words.find((word): word is string => typeof word === 'string' && /^\w+$/.test(word)) ?? 'no known reason';
}

/** The property with that name; undefined if there is none. */
function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined;
}

function ignore(): void {}

// Which failures are worth another attempt. A write that may have been carried out is not repeated unless repeating it
// changes nothing.

/** GitHub asks for at least a minute after a limit without a time. */
const LIMIT_WAIT_MS = 60_000;

type Headers = Readonly<Record<string, string | number | undefined>>;

function isRetried({ method, kind, sent }: GitHubFailure): boolean {
  if (kind === 'rate-limited') return true;
  if (kind === 'network' && !sent) return true;
  return method !== 'POST' && (kind === 'network' || kind === 'server' || kind === 'unreadable');
}

/**
 * True for an answer that refuses a request because of a rate limit, so that nothing was done. `message` is GitHub's.
 */
function isRateLimit(status: number, headers: Headers, message: string): boolean {
  if (status === 429) return true;
  if (status !== 403) return false;
  if (headers['retry-after'] !== undefined || String(headers['x-ratelimit-remaining']) === '0') return true;
  return /secondary rate limit/i.test(message);
}

/** How long an answer asks to wait, from `now`: by `Retry-After`, else until a used-up limit is reset. */
function wishOf(headers: Headers, now: number): number | null {
  const after = Number(headers['retry-after'] ?? Number.NaN);
  if (Number.isFinite(after)) return Math.max(0, after * 1000);
  const reset = Number(headers['x-ratelimit-reset'] ?? Number.NaN);
  if (String(headers['x-ratelimit-remaining']) !== '0' || !Number.isFinite(reset)) return null;
  return Math.max(0, reset * 1000 - now);
}

// The meaning of an answer outside 2xx. GitHub's own words are read but never passed on, because they may hold names.

type Answered = Extract<Exchanged, { answered: true }>;
type RefusedAnswer = Pick<GitHubFailure, 'kind'> & Partial<GitHubFailure>;

/** Reads a refusal. Its times count from `now`. */
function readRefusal(route: Route, { status, headers, body }: Answered, now: number): RefusedAnswer {
  const message = errorMessage(body);
  if (isRateLimit(status, headers, message)) return { kind: 'rate-limited', waitMs: wishOf(headers, now) };
  if (status >= 500) return { kind: 'server', waitMs: wishOf(headers, now) };
  if (status < 400) return { kind: 'unreadable', reason: 'a redirect, and redirects are not followed' };
  if (status === 401) return { kind: 'forbidden' };
  if (status === 403) return { kind: 'forbidden', permission: missing(route, message), said: message };
  if (status === 404 || status === 410) return { kind: 'not-found' };
  return { kind: 'invalid', reason: wrongField(body), said: message };
}

/** GitHub's words for a token without the permission, of any kind. */
function missing({ permission }: Route, message: string): string | null {
  return /^Resource not accessible by/i.test(message) ? permission : null;
}

/** For a failed validation: the field and the code, both from GitHub's vocabulary. */
function wrongField(body: unknown): string | null {
  const [first] = asList(property(body, 'errors'));
  const words = ['field', 'code'].map((name) => property(first, name)).filter((word) => typeof word === 'string');
  return words.length > 0 && words.every((word) => /^\w{1,40}$/.test(word)) ? words.join(': ') : null;
}

function errorMessage(body: unknown): string {
  const message = property(body, 'message');
  return typeof message === 'string' ? message : '';
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

// Repeats a request within limits. Every failure is a GitHubError.

interface Request<T> {
  readonly route: Route;
  readonly params: Params;
  /** Reads the body. Throws an AnswerError. */
  readonly read: Read<T>;
}

interface Received<T> {
  readonly value: T;
  readonly headers: Headers;
}

/** Rejects with a GitHubError. */
export type Send = <T>(request: Request<T>) => Promise<Received<T>>;

interface Sending {
  /** Makes a sender for a signal that ends its requests. All senders share one limit of requests at once. */
  readonly until: (signal: AbortSignal) => Send;
  readonly open: OpenOctokit;
}

export function createSend(options: SendOptions): Sending {
  const open = openOnce(options);
  const exchange = createExchange(options, open);
  return { until: (signal) => (request) => sendRepeatedly(request, { ...options, exchange, signal }), open };
}

/**
 * A failed attempt. `transient`: false if the answer was readable and wrong, so that another attempt would be the same.
 */
interface Failed {
  readonly failure: GitHubFailure;
  readonly transient: boolean;
}

interface Repeating extends Pick<SendOptions, 'clock' | 'random'> {
  readonly exchange: SendOnce;
  readonly signal: AbortSignal;
}

async function sendRepeatedly<T>(
  request: Request<T>,
  { exchange, clock, random, signal }: Repeating,
): Promise<Received<T>> {
  const attemptOnce = async (): Promise<Tried<Received<T> | Failed>> => {
    const outcome = outcomeOf(request, await exchange(request, signal), clock.now());
    if ('value' in outcome || !outcome.transient || !isRetried(outcome.failure))
      return { isFinal: true, result: outcome };
    const { waitMs, kind } = outcome.failure;
    // Coming back too early prolongs a limit: a wait that is too long ends the attempts.
    return {
      isFinal: false,
      result: outcome,
      retryAfterMs: waitMs ?? (kind === 'rate-limited' ? LIMIT_WAIT_MS : null),
    };
  };
  const sleep = (ms: number) => clock.sleep(ms, signal);
  const ports = { now: () => clock.now(), sleep, random, isStopped: () => signal.aborted };
  const outcome = await retry(attemptOnce, GITHUB_RETRIES, ports);
  if ('value' in outcome) return outcome;
  throw new GitHubError(outcome.failure);
}

/** The status of the answer to a delete. */
const NO_CONTENT = 204;

function outcomeOf<T>(request: Request<T>, exchanged: Exchanged, now: number): Received<T> | Failed {
  const { method, path: route } = request.route;
  const none = { method, route, status: null, permission: null, sent: true, waitMs: null, reason: null };
  if (!exchanged.answered) {
    const { kind, sent, reason } = exchanged;
    return { failure: { ...none, kind, sent, reason }, transient: true };
  }
  const { status, headers, body } = exchanged;
  const answered = { ...none, status };
  if (status >= 300) {
    const facts = readRefusal(request.route, exchanged, now);
    return { failure: { ...answered, ...facts }, transient: facts.kind !== 'unreadable' };
  }
  // A body that was cut off, or is not JSON, arrives as text. Another attempt may bring it whole.
  if (typeof body !== 'object' && status !== NO_CONTENT)
    return { failure: { ...answered, kind: 'unreadable' }, transient: true };
  try {
    return { value: request.read(body), headers };
  } catch (error) {
    if (!(error instanceof AnswerError)) throw error;
    return { failure: { ...answered, kind: 'unreadable', reason: error.message }, transient: false };
  }
}

// Reads a list to its end by the client's `paginate`. The Link header gives the next page. Only the query of its URL is
// used, so that no header can send the token elsewhere.

/** GitHub's largest page. */
export const PAGE_SIZE = 100;
/** A list without an end is an error, not an endless loop. */
const MOST_PAGES = 1000;

interface ListRequest<T> {
  readonly route: Route;
  readonly params: Params;
  /** Reads one page. Throws an AnswerError. */
  readonly read: Read<readonly T[]>;
}

/** Sends a request, and opens the client that walks the pages of its answer. */
interface Paging extends Pick<Sending, 'open'> {
  readonly send: Send;
}

/** Reads one answer, or every entry of a list. */
export interface Asking {
  readonly send: Send;
  one<T>(route: Route, params: Params, read: Read<T>): Promise<T>;
  all<T>(route: Route, params: Params, read: Read<readonly T[]>): Promise<T[]>;
}

export function askOf(paging: Paging): Asking {
  const { send } = paging;
  return {
    send,
    one: async (route, params, read) => (await send({ route, params, read })).value,
    all: (route, params, read) => readAll(paging, { route, params, read }),
  };
}

/** Every entry of a list. */
async function readAll<T>({ send, open }: Paging, { route, params, read }: ListRequest<T>): Promise<T[]> {
  const pageBy = (query: Params) => send({ route, params: { ...params, ...query }, read });
  const first = await pageBy({ per_page: PAGE_SIZE });
  const next = linkOf(first.headers.link, 'next');
  if (next === null) return [...first.value];
  const count = pageCount(first.headers, 1);
  if (count > MOST_PAGES) throw endless(route);
  // A plan may be eight requests deep and an apply ten, however long a list is. So the pages that the first one counts
  // are requested at once, which `paginate` cannot do. It takes them from here, and goes on if the list has grown.
  const ahead = Array.from({ length: count - 1 }, (_, index) =>
    early(pageBy({ ...queryOf(next), page: String(index + 2) })),
  );
  let walked = 1;
  const pageAt = async (url: string) => {
    walked += 1;
    if (walked > MOST_PAGES) throw endless(route);
    const { value, headers } = await (ahead[walked - 2] ?? pageBy(queryOf(url)));
    return { url, status: 200, headers, data: [...value] };
  };
  return [...first.value, ...(await walkFrom(next, pageAt, await open()))];
}

type PageAt<T> = (url: string) => Promise<{ readonly data: readonly T[]; readonly headers: Headers }>;

/** Follows the links from page to page. Nothing is sent to a link: `pageAt` asks for its page at the API URL. */
async function walkFrom<T>(first: string, pageAt: PageAt<T>, { request, paginate }: Octokit): Promise<T[]> {
  let failure: unknown = null;
  const hook = (_: unknown, { url }: { readonly url: string }) =>
    pageAt(url).catch((error: unknown) => {
      failure = error;
      throw error;
    });
  const entries: unknown[] = await paginate(request.defaults({ url: first, request: { hook } }));
  // It takes a 409 for the end of a list.
  if (failure !== null) throw failure;
  return entries as T[];
}

/** The number of pages of a list, by the headers of one of them. */
export function pageCount({ link }: Headers, page: number): number {
  const [last, next] = [linkOf(link, 'last'), linkOf(link, 'next')];
  const count = Number((last === null ? {} : queryOf(last)).page ?? page);
  return Math.max(Number.isSafeInteger(count) ? count : page, next === null ? page : page + 1);
}

/** The time of an answer by GitHub's own clock; null if it does not say. */
export function answerTime({ date }: Headers): number | null {
  const at = Date.parse(String(date));
  return Number.isNaN(at) ? null : at;
}

/** The URL of the page with this relation in the header; null if there is none. */
function linkOf(link: unknown, rel: 'next' | 'last'): string | null {
  const links = (typeof link === 'string' ? link : '').matchAll(/<([^<>]*)>\s*;[^,]*\brel="(\w+)"/g);
  return [...links].find(([, , name]) => name === rel)?.[1] ?? null;
}

function queryOf(url: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(url.slice(url.indexOf('?') + 1)));
}

function endless({ method, path: route }: Route): GitHubError {
  const facts = { method, route, kind: 'unreadable', status: 200, sent: true } as const;
  return new GitHubError({ ...facts, permission: null, waitMs: null, reason: 'a list without end' });
}
