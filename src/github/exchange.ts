// One request to GitHub's REST API and what came back. The token goes to the origin of the API URL alone: paths are
// templates below it, and redirects are not followed.
import type { getOctokit } from '@actions/github';
import { isUntrusted, STOPPING } from './errors.ts';
import type { Headers } from './retry.ts';
import type { Route } from './routes.ts';
import { property } from './unvouched.ts';

export type Params = Readonly<Record<string, unknown>>;

/** What came back: an answer of any status, or none. */
export type Exchanged =
  | { readonly answered: true; readonly status: number; readonly headers: Headers; readonly body: unknown }
  | Unanswered;

interface Unanswered {
  readonly answered: false;
  /** `forbidden`: the token is none, so nothing is sent. */
  readonly kind: 'network' | 'forbidden';
  readonly sent: boolean;
  readonly reason: string;
}

export interface ExchangeOptions {
  readonly apiUrl: string;
  readonly token: string;
  readonly userAgent: string;
  readonly requestTimeoutMs: number;
  /** Aborted: what is in flight ends without an answer. */
  readonly signal: AbortSignal;
}

export type Exchange = (route: Route, params: Params) => Promise<Exchanged>;
type Octokit = ReturnType<typeof getOctokit>;

/** The version of the REST API whose answers are read. */
const API_VERSION = '2022-11-28';

/** Failures to connect: nothing was sent. */
const UNSENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

function isUnsent(code: string): boolean {
  return UNSENT.has(code) || isUntrusted(code);
}

const SILENT = { debug: ignore, info: ignore, warn: ignore, error: ignore };

/** Loads the client at the first request, so that a run that asks GitHub nothing does not pay for it. */
export function createExchange(options: ExchangeOptions): Exchange {
  let opened: Promise<Octokit> | null = null;
  return async (route, params) => {
    // The client would refuse it too, quoting it.
    if (!/^[\x21-\x7e]+$/.test(options.token)) return unanswered('forbidden', false, 'github-token is not a token');
    if (options.signal.aborted) return unanswered('network', false, STOPPING);
    opened ??= open(options);
    return exchange(await opened, options, { route, params });
  };
}

async function open({ apiUrl, token, userAgent }: ExchangeOptions): Promise<Octokit> {
  const { getOctokit } = await import('@actions/github');
  return getOctokit(token, { baseUrl: apiUrl.replace(/\/+$/, ''), userAgent, log: SILENT });
}

interface Asked {
  readonly route: Route;
  readonly params: Params;
}

async function exchange(octokit: Octokit, options: ExchangeOptions, { route, params }: Asked): Promise<Exchanged> {
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(options.requestTimeoutMs)]);
  try {
    const { status, headers, data } = await octokit.request(`${route.method} ${route.path}`, {
      ...params,
      headers: { 'x-github-api-version': API_VERSION },
      request: { signal, redirect: 'manual' },
    });
    return { answered: true, status, headers, body: data };
  } catch (error) {
    return failed(error, options);
  }
}

/** Errors of the client hold the whole request, names included, so nothing of them is passed on but what is known. */
function failed(error: unknown, { signal }: ExchangeOptions): Exchanged {
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
  const said = property(innermost, 'code') ?? property(innermost, 'name');
  return typeof said === 'string' && /^\w+$/.test(said) ? said : 'no known reason';
}

function ignore(): void {}
