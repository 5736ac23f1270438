// Keeps one comment for each pull request, kind and `name`, found by its marker and author, and updated in place. Also
// recognizes comments that look like a plan.
import { expecting } from '../core/rejections.ts';
import type { Comment } from './answers.ts';
import type { GitHub } from './client.ts';
import { isOfGitHub, isUnclear } from './errors.ts';
import { asKept } from './record.ts';

/** The first line of a comment or an issue, which is not visible. */
export function marker(kind: 'plan' | 'result' | 'drift', name: string): string {
  // A name cannot end the HTML comment early.
  const which = name === '' ? '' : `:${encodeURIComponent(name).replaceAll('-', '%2D')}`;
  return `<!-- cip-inventory-sync:${kind}${which} -->`;
}

/**
 * Writes the comment, unless there is one with this text. If there is no comment yet and `isNews` is false, writes
 * nothing and resolves to null. Never changes other people's comments. Deletes extra ones of ours, so that one remains.
 */
export async function putComment(
  github: GitHub,
  pullRequest: number,
  {
    marker: mark,
    body,
    author,
    listed,
    isNews = true,
    mayKeepLink = true,
  }: {
    readonly marker: string;
    readonly body: string;
    /** The login that we expect to write our comments. */
    readonly author: string;
    /** The comments of the pull request, which were just read. */
    readonly listed: readonly Comment[];
    /** Whether to write a comment if there is none yet. */
    readonly isNews?: boolean;
    /** Whether a comment that differs only in its link to a run may stay. False if someone may have edited it. */
    readonly mayKeepLink?: boolean;
  },
): Promise<Comment | null> {
  const text = `${mark}\n${body}`;
  const isBy = (login: string) => (comment: Comment) => comment.author === login && comment.body.startsWith(mark);
  const ours = listed.filter(isBy(author));
  const plain = (comment: string) =>
    asKept(mayKeepLink ? comment.replaceAll(/(\[(?:summary of the )?run\])\([^()\s]*\)/g, '$1') : comment);

  let written = ours.find((comment) => plain(comment.body) === plain(text));
  if (written === undefined && ours[0] !== undefined) {
    const { id } = ours[0];
    try {
      written = await github.updateComment(id, text);
    } catch (error) {
      // If someone has deleted the comment meanwhile, a new one is created, but only if GitHub no longer lists the old.
      const isThere = async () => (await github.comments(pullRequest)).some((comment) => comment.id === id);
      const isGone = isOfGitHub(error, 'not-found') && !(await isThere());
      if (!isGone) throw error;
      written = await github.createComment(pullRequest, text);
    }
  }
  if (written === undefined) {
    if (!isNews) return null;
    try {
      written = await github.createComment(pullRequest, text);
    } catch (error) {
      if (!isUnclear(error)) throw error;
      // The answer is lost, and the comment may still have been created.
      const now = (await github.comments(pullRequest)).filter(isBy(author));
      written =
        now.find((comment) => plain(comment.body) === plain(text)) ?? (await github.createComment(pullRequest, text));
    }
    if (written.author !== null && written.author !== author) {
      // Now our login is known, so a comment that we wrote before can be found. It is updated instead.
      const { id, author: login } = written;
      const before = listed.find(isBy(login!));
      if (before !== undefined) {
        await github.deleteComment(id);
        written = await github.updateComment(before.id, text);
      }
    }
  }
  const { id } = written;
  const others = ours.filter((comment) => comment.id !== id);
  const isGone = (error: unknown) => isOfGitHub(error, 'not-found');
  await Promise.all(others.map((other) => github.deleteComment(other.id).catch(expecting(isGone, () => {}))));
  return written;
}

/** Whether a comment holds the marker of a plan or, where only letters and digits are compared, its headline. */
export function showsPlan(body: string, name: string, organization: string): boolean {
  const headline = lettersOf(`Inventory plan ${name} for ${organization}`);
  return body.includes(marker('plan', name)) || lettersOf(body).includes(headline);
}

/** The letters and digits that people see in a text, in one case. */
function lettersOf(text: string): string {
  const seen = text.normalize('NFKC').replaceAll(/[^\p{L}\p{N}]|\p{Default_Ignorable_Code_Point}/gu, '');
  return seen.toLowerCase();
}
