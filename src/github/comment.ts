// One comment for each pull request and `name`: found by its marker and author, and updated in
// place.

import { expecting } from '../core/rejections.ts';
import type { Comment } from './answers.ts';
import { isNotFound, isUnclear } from './errors.ts';
import type { GitHub } from './port.ts';
import { asKept } from './record.ts';

/** The first line of a comment or an issue, which is not visible. */
export function marker(kind: 'plan' | 'result' | 'drift' | 'doctor', name: string): string {
  // A name cannot end the HTML comment early.
  const which = name === '' ? '' : `:${encodeURIComponent(name).replaceAll('-', '%2D')}`;
  return `<!-- cip-inventory-sync:${kind}${which} -->`;
}

export interface CommentInput {
  readonly github: GitHub;
  readonly pullRequest: number;
  readonly marker: string;
  readonly body: string;
  /** The login that probably writes our comments. */
  readonly author: string;
  /** Whether this comment is unnecessary if a lasting one is there. */
  readonly yields?: boolean;
  /** Whether it is worth a comment where there is none yet. */
  readonly isNews?: boolean;
  /** Whether a comment with a link to another run may stay. If not, somebody may have changed that link. */
  readonly isIntact?: boolean;
}

/** The second line of a comment about writes at the service. The text of another run is added below it. */
export const LASTING = '<!-- cip-inventory-sync:lasting -->';

/**
 * Writes the comment, unless one with this text is there. Resolves to null if there is none and this one is not worth
 * making. A comment by someone else is never changed. If someone deletes ours meanwhile, it is made again, but only
 * after GitHub no longer lists it: otherwise there would be two.
 */
export async function putComment(input: CommentInput): Promise<Comment | null> {
  const { github, pullRequest, marker: mark, body, yields = false, isNews = true, isIntact = true } = input;
  const text = `${mark}\n${body}`;
  const all = oursIn(await github.comments(pullRequest), input);
  const isSame = isIntact ? sameText : equalText;
  const same = all.find((comment) => isSame(comment.body, text));
  if (same !== undefined) return same;
  const lasting = all.findLast(({ body: current }) => lasts(current, mark));
  if (yields && lasting !== undefined) return lasting;
  const ours = all.find(({ body: current }) => !lasts(current, mark));
  if (ours === undefined) return isNews ? createComment(input, text) : null;
  try {
    return await github.updateComment(ours.id, text);
  } catch (error) {
    const isStillThere = async () =>
      oursIn(await github.anew.comments(pullRequest), input).some(({ id }) => id === ours.id);
    if (!isNotFound(error) || (await isStillThere())) throw error;
    return github.createComment(pullRequest, text);
  }
}

/** If the answer is lost, the comment may still have been created. */
async function createComment(input: CommentInput, text: string): Promise<Comment> {
  const { github, pullRequest, author } = input;
  const find = async () =>
    oursIn(await github.anew.comments(pullRequest), input).find(({ body }) => sameText(body, text));
  const made = await github
    .createComment(pullRequest, text)
    .catch(expecting(isUnclear, async () => (await find()) ?? github.createComment(pullRequest, text)));
  if (made.author === null || made.author === author) return made;
  // Now our own login is known, and so whether we wrote here before.
  const [before] = oursIn(await github.comments(pullRequest), { ...input, author: made.author });
  if (before === undefined || before.id === made.id) return made;
  await github.deleteComment(made.id);
  return github.updateComment(before.id, text);
}

/** Deletes other comments of our runs, so that people read only one. */
export async function removeOthers(input: Omit<CommentInput, 'body'>, kept: Comment): Promise<void> {
  const { github, pullRequest } = input;
  const others = oursIn(await github.comments(pullRequest), input).filter(({ id }) => id !== kept.id);
  await Promise.all(others.map(({ id }) => github.deleteComment(id).catch(expecting(isNotFound, () => undefined))));
}

function lasts(body: string, mark: string): boolean {
  return asKept(body).startsWith(`${mark}\n${LASTING}\n`);
}

function oursIn(
  comments: readonly Comment[],
  { marker: mark, author: ours }: Pick<CommentInput, 'marker' | 'author'>,
): Comment[] {
  return comments.filter(({ author, body }) => author !== null && author === ours && body.startsWith(mark));
}

/** A comment that differs only in its link to the run is not news: the link stays with the first run. */
function sameText(a: string, b: string): boolean {
  const plain = (text: string) => text.replaceAll(/(\[(?:summary of the )?run\])\([^()\s]*\)/g, '$1');
  return equalText(plain(a), plain(b));
}

function equalText(a: string, b: string): boolean {
  return asKept(a) === asKept(b);
}
