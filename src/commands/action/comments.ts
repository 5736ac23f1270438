// Comments on pull requests, where the job may write them.
import { marker, putComment } from '../../github/comment.ts';
import { GitHubError } from '../../github/errors.ts';
import type { OnGitHub } from './on-github.ts';

interface CommentRequest {
  readonly kind: 'plan' | 'result';
  readonly pullRequest: number;
  readonly body: string;
  /** The login of our app's bot; null when the app is not known. */
  readonly bot: string | null;
  /** Whether this is no news beside a comment that lasts. */
  readonly yields?: boolean;
}

/** Comments of runs without an app of their own are made by this bot. */
export const DEFAULT_BOT = 'github-actions[bot]';

/** Of a whole comment or issue: GitHub takes 65,536 characters. */
export const MOST_BYTES = 60_000;

/** How many bytes the body of a comment may have beside the line that it is found by. */
export function commentBudget({ name }: OnGitHub, kind: CommentRequest['kind']): number {
  return MOST_BYTES - marker(kind, name).length - 1;
}

/** Whether the comment stands. A missing right to comment is a warning, with its name, never red by itself. */
export async function commentOnce(on: OnGitHub, request: CommentRequest): Promise<boolean> {
  const { kind, bot, ...said } = request;
  const { closing, runner, name, mayComment } = on;
  if (!mayComment) return false;
  const authors = new Set([bot ?? DEFAULT_BOT]);
  try {
    const written = await putComment({ ...said, github: closing, marker: marker(kind, name), authors });
    runner.setOutput('comment-url', written.html_url);
    return true;
  } catch (error) {
    if (!(error instanceof GitHubError) || error.kind !== 'forbidden') throw error;
    runner.warn(error.message);
    return false;
  }
}
