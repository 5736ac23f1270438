// Comments on pull requests: reading them, and writing our own.
import type { Comment } from '../github/answers.ts';
import { isOfGitHub } from '../github/errors.ts';
import { marker, putComment } from '../github/marked-comment.ts';
import type { GitHubContext } from './open.ts';

/** If the app of a run is not known, the run expects its comments to be from this bot. */
export const DEFAULT_BOT = 'github-actions[bot]';
/** The most bytes of a comment or issue. GitHub accepts 65,536 characters. */
export const MOST_BYTES = 60_000;

/** The comments of a pull request; null if the token may not read them. */
export async function readComments(context: GitHubContext, pullRequest: number): Promise<readonly Comment[] | null> {
  return unlessForbidden(context, () => context.github.closing.comments(pullRequest));
}

/** Writes a comment, and the output `comment-url`. Resolves to the comment as it is now; null if there is none. */
export async function writeComment(
  context: GitHubContext,
  kind: 'plan' | 'result',
  pullRequest: number,
  {
    listed,
    ...content
  }: Omit<Parameters<typeof putComment>[2], 'marker' | 'listed'> & {
    /** The comments as they were just read; null if the token may not read them. */
    readonly listed: readonly Comment[] | null;
  },
): Promise<Comment | null> {
  const { closing, scope } = context.github;
  if (listed === null) return null;
  const about = { ...content, marker: marker(kind, scope.name), listed };
  const written = await unlessForbidden(context, () => putComment(closing, pullRequest, about));
  if (written !== null) context.runner.setOutput('comment-url', written.html_url);
  return written;
}

/** A missing permission for comments is a warning that names it. By itself, it never turns a run red. */
async function unlessForbidden<T>({ runner }: GitHubContext, ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (!isOfGitHub(error, 'forbidden')) throw error;
    runner.warn(error.message);
    return null;
  }
}
