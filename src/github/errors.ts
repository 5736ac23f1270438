// How a request to GitHub fails: one class. Its message has no name of a repository, no answer and no token.
import { UNSAFE } from '../core/characters.ts';

/** The wait before a check with GitHub whether a request without an answer was carried out. */
export const LOST_ANSWER_MS = 1000;

export interface GitHubFailure {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** The path's template: safe to show anywhere. */
  readonly route: string;
  /**
   * - `forbidden`: 401 or 403, the token is not accepted or may not do this; or the text is not a token
   * - `not-found`: 404 or 410, the thing does not exist, or the token may not see it
   * - `rate-limited`: 429, or a 403 with the marks of a rate limit
   * - `invalid`: any other 4xx, the request cannot be carried out
   * - `network`: no complete answer: no connection, a broken one, a timeout, or the run is stopping
   * - `server`: 5xx
   * - `unreadable`: an answer that is not as GitHub documents it, including a redirect
   */
  readonly kind: 'forbidden' | 'not-found' | 'rate-limited' | 'invalid' | 'network' | 'server' | 'unreadable';
  readonly status: number | null;
  /** The missing permission, as a workflow's `permissions:` spells it (`checks: write`), if that is the reason. */
  readonly permission: string | null;
  /** False when it is certain that no byte of the request reached GitHub. */
  readonly sent: boolean;
  /** How long GitHub asks the tool to wait; null when it does not say. */
  readonly waitMs: number | null;
  /** More detail, in words without names: an error code, the field of an answer. */
  readonly reason: string | null;
  /** For `network`: what to check, if anything. */
  readonly remedy?: string;
  /** GitHub's own words. They may hold names, so they are not part of the message. */
  readonly said?: string;
}

const MOST_SAID = 200;

/** A request that did not succeed. The message can be shown anywhere. */
export class GitHubError extends Error {
  override readonly name = 'GitHubError';
  readonly kind: GitHubFailure['kind'];
  readonly status: number | null;
  /** True for a failed write that may have been carried out anyway. */
  readonly unclear: boolean;
  /** GitHub's own words, shortened and on one line; '' if it said nothing. They may hold the name of a branch. */
  readonly said: string;

  constructor(failure: GitHubFailure, options?: ErrorOptions) {
    const { method, kind, sent } = failure;
    // The message needs no repository, and a parameter of the route may be a name.
    const route = failure.route.replace(/^\/repos\/\{owner\}\/\{repo\}(?=\/)/, '').replaceAll(/\{\w+\}/g, '…');
    super(`GitHub, ${method} ${route}: ${explain(failure)}`, options);
    this.kind = kind;
    this.status = failure.status;
    this.unclear = method !== 'GET' && sent && ['network', 'server', 'unreadable'].includes(kind);
    this.said = (failure.said ?? '').slice(0, MOST_SAID).replaceAll(UNSAFE, ' ');
  }
}

/** Whether the error is a failed request to GitHub, of this kind if one is given. */
export function isOfGitHub(error: unknown, kind?: GitHubFailure['kind']): error is GitHubError {
  return error instanceof GitHubError && (kind === undefined || error.kind === kind);
}

/** Whether the failed request may have been carried out anyway. */
export function isUnclear(error: unknown): error is GitHubError {
  return isOfGitHub(error) && error.unclear;
}

/** Whether the token may lack a permission. GitHub also answers 404 if a token may not see something. */
export function isMissingRight(error: unknown): error is GitHubError {
  return (isOfGitHub(error, 'forbidden') && error.status === 403) || isOfGitHub(error, 'not-found');
}

function explain({ kind, status, permission, sent, waitMs, reason, remedy }: GitHubFailure): string {
  const detail = reason === null ? '' : ` (${reason})`;
  const answered = sent ? `GitHub answered ${status}${detail}.` : `nothing was sent${detail}.`;
  switch (kind) {
    case 'forbidden':
      if (permission !== null) return `${answered} Grant the job the permission ${permission}.`;
      if (status === 401 || !sent) return `${answered} Check that github-token is complete and has not expired.`;
      return `${answered} Check what github-token may do.`;
    case 'not-found':
      return `${answered} It is not there, or github-token may not see it.`;
    case 'rate-limited': {
      const minutes = waitMs === null ? null : Math.max(1, Math.ceil(waitMs / 60_000));
      return `${answered} The rate limit is used up. Run again ${minutes === null ? 'later' : `in ${minutes} min`}.`;
    }
    case 'invalid':
      return `${answered} GitHub does not accept the request.`;
    case 'network':
      return `${sent ? 'no complete answer came' : 'nothing was sent'}${detail}.${remedy === undefined ? '' : ` ${remedy}`}`;
    case 'server':
      return `${answered} Wait and run again.`;
    case 'unreadable':
      return `${answered} That is not the answer that GitHub documents. Check GITHUB_API_URL, and run again.`;
  }
}
