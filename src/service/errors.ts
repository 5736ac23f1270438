// How a request to the service fails: one class. Its message can be shown even where names may not be shown.
import { certificateFault } from '../core/certificate.ts';
import { hasUnsafe, jsonEscape } from '../core/characters.ts';
import { type Failure, type FailureMeaning, RequestError } from '../core/failure.ts';

export type ServiceMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/**
 * - `refused`: no connection, so nothing was sent
 * - `network`: the connection broke after the request may have been sent
 * - `timeout`: no complete answer in time
 * - `status`: an answer outside 2xx
 * - `redirect`: a 3xx, never followed
 * - `body`: a 2xx that is not the answer that the API document promises
 * - `too-large`: an answer above its size limit
 * - `aborted`: the run is stopping
 */
type FailureKind = 'refused' | 'network' | 'timeout' | 'status' | 'redirect' | 'body' | 'too-large' | 'aborted';

export interface ServiceFailure {
  readonly method: ServiceMethod;
  /** The path's template, `/cyber-assets/{id}`: safe to show anywhere. */
  readonly route: string;
  readonly kind: FailureKind;
  /** Host and port of the service. */
  readonly host: string;
  readonly status: number | null;
  /** False when it is certain that no byte of the request reached the service. */
  readonly sent: boolean;
  /** The wait that the service asks for, at most one minute; null if it asks for none. */
  readonly retryAfterMs: number | null;
  /** The start of the answer's body, escaped and without the key. It is shown only if names may be shown. */
  readonly excerpt: string | null;
  /** Whether an earlier attempt may have done what was requested. */
  readonly mayBeDone: boolean;
  /** Whether this attempt or an earlier one was sent but got no answer, so that it may still be on its way. */
  readonly isUnanswered: boolean;
  /** More detail, in words without names: an error code, a limit, a field. */
  readonly reason: string | null;
}

/** A request that did not succeed. `message` holds no id, no body and no key. */
export class ServiceError extends RequestError {
  override readonly name = 'ServiceError';
  readonly method: ServiceMethod;
  readonly kind: FailureKind;
  readonly status: number | null;
  readonly sent: boolean;
  // Private, so that printing the whole error, as a crash does, shows no name.
  readonly #failure: Failure;

  /** What went wrong, and what to do: the two parts of the message, each a sentence. */
  readonly problem: string;
  readonly remedy: string;

  constructor(failed: ServiceFailure, options?: ErrorOptions) {
    const { problem, remedy } = describe(failed, options?.cause);
    super(`${failed.method} ${failed.route}: ${problem}. ${remedy}`, options);
    const { method, route, kind, status, sent, excerpt: detail, mayBeDone, isUnanswered, retryAfterMs } = failed;
    this.problem = `${method} ${route}: ${problem}.`;
    this.remedy = remedy;
    this.method = method;
    this.kind = kind;
    this.status = status;
    this.sent = sent;
    const reason = `${problem.charAt(0).toUpperCase()}${problem.slice(1)}. ${remedy}`;
    const reasonBy = failed.reason?.endsWith('CERT_ALTNAME_INVALID') ? 'others' : 'tool';
    this.#failure = { meaning: meaningOf(failed), mayBeDone, isUnanswered, reason, reasonBy, detail, retryAfterMs };
  }

  get failure(): Failure {
    return this.#failure;
  }
}

function meaningOf({ method, kind, sent, status }: ServiceFailure): FailureMeaning {
  if (!sent) return kind === 'aborted' ? 'not-sent' : 'not-written';
  if (status === 401 || status === 403) return 'key-refused';
  if (status === 429) return 'not-written';
  // The only documented success of a POST is 201: what another one did is not known.
  if (method === 'POST' && status !== null && status >= 200 && status < 300 && status !== 201) return 'unexpected';
  // A refusal with a status is certain, except for a timeout (408) and a failure of the service (5xx).
  const isCertain = kind === 'status' && status !== null && status !== 408 && status < 500;
  if (!isCertain) return 'unclear';
  return status === 409 ? 'taken' : 'rejected';
}

/** True when the service has no record with that id. */
export function isMissing(error: unknown): error is ServiceError {
  return error instanceof ServiceError && error.status === 404;
}

/** The prefix of the error codes for a failure of the proxy. */
export const PROXY = 'PROXY_';

function describe(failure: ServiceFailure, cause: unknown): { readonly problem: string; readonly remedy: string } {
  const failureReason = failure.reason === null ? '' : ` (${failure.reason})`;
  switch (failure.kind) {
    case 'refused':
      return { problem: `no connection to ${failure.host}${failureReason}`, remedy: refusedRemedy(failure, cause) };
    case 'network':
      return { problem: `the connection broke before the answer was complete${failureReason}`, remedy: RUN_AGAIN };
    case 'timeout':
      return { problem: `no complete answer in time${failureReason}`, remedy: RUN_AGAIN };
    case 'redirect':
      return {
        problem: `the service answered ${failure.status}, a redirect, and redirects are not followed`,
        remedy: CHECK_URL,
      };
    case 'body':
      return {
        problem: `the service answered ${failure.status}, but not as its API document says${failureReason}`,
        remedy: CHECK_URL,
      };
    case 'too-large':
      return { problem: `the answer is too large and was cut off${failureReason}`, remedy: CHECK_URL };
    case 'aborted':
      return {
        problem: `the run stopped before the ${failure.sent ? 'answer came' : 'request was sent'}`,
        remedy: RUN_AGAIN,
      };
    case 'status':
      return { problem: `the service answered ${failure.status}`, remedy: remedy(failure) };
  }
}

const RUN_AGAIN = 'Run again.';
const CHECK_URL = 'Check the base URL.';

function refusedRemedy({ reason }: ServiceFailure, cause: unknown): string {
  const [whose = '', where] = reason?.startsWith(PROXY) ? ["The proxy's", 'HTTPS_PROXY'] : ['Its', 'the base URL'];
  const fault = certificateFault(whose, reason ?? '', cause);
  if (fault !== null) return fault;
  // The name of the host was not found in DNS. The message says where that name comes from.
  if (/(?:ENOTFOUND|EAI_AGAIN)$/.test(reason ?? '')) return `Check how ${where} spells the host, and the network.`;
  return 'Check the base URL, the network and the proxy.';
}

function remedy({ status }: ServiceFailure): string {
  if (status === 401 || status === 403) return 'Check that the API key is complete and has not been revoked.';
  if (status === 404) return 'Check the base URL, or whether the record was deleted meanwhile.';
  if (status === 409) return 'Check whether the name is taken already.';
  if (status === 408 || status === 429) return 'Wait and run again, or lower concurrency.';
  if (status !== null && status >= 500) return 'Wait and run again.';
  return 'The service does not accept the request as it is.';
}

// The part of an answer's body that may be shown: short, on one line, harmless to a terminal, and without the key.

const SHOWN_CHARACTERS = 200;
const REDACTED = '[key]';

/**
 * The start of the body, up to 200 characters as shown, with unsafe characters as \uxxxx and the key replaced. It ends
 * at a word, with an ellipsis if more follows.
 */
export function excerpt(text: string, key: string): string {
  let excerpt = '';
  /** What leaves room for the ellipsis. */
  let start = '';
  for (const character of redact(text, key)) {
    const safe = hasUnsafe(character) ? jsonEscape(character).toLowerCase() : character;
    if (excerpt.length + safe.length > SHOWN_CHARACTERS) {
      const end = start.lastIndexOf(' ');
      return `${start.slice(0, end > 0 ? end : undefined).trimEnd()}…`;
    }
    excerpt += safe;
    if (excerpt.length < SHOWN_CHARACTERS) start = excerpt;
  }
  return excerpt;
}

/** A service may echo the key as it is, or escaped as in JSON, HTML, a URL or a form. Then nothing is shown. */
function redact(text: string, key: string): string {
  const spellings = [key, JSON.stringify(key).slice(1, -1), encodeURIComponent(key)];
  const rest = spellings.reduce((redacted, spelling) => redacted.replaceAll(spelling, REDACTED), text);
  const decoded = [fromJson(rest), fromHtml(rest), fromUrl(rest), fromUrl(rest.replaceAll('+', ' '))];
  return decoded.some((text) => text.includes(key)) ? REDACTED : rest;
}

function fromJson(text: string): string {
  return text.replace(/\\u([0-9a-f]{4})|\\(.)/gi, (_, unit: string | undefined, character: string) =>
    unit === undefined ? character : String.fromCharCode(Number.parseInt(unit, 16)),
  );
}

function fromHtml(text: string): string {
  const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return text.replace(/&(?:#(\d{1,6})|#x([0-9a-f]{1,6})|([a-z]{2,4}));/gi, (whole, ten, hex, name) =>
    name === undefined ? String.fromCharCode(Number.parseInt(ten ?? hex, ten ? 10 : 16)) : (named[name] ?? whole),
  );
}

function fromUrl(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll('%', ''), 'hex').toString());
}
