// One comment a pull request and `name` (design section 8): found by its marker and author, updated in place.

import { expecting } from '../core/result.ts';
import type { Comment } from './answers.ts';
import { isNotFound, isUnclear } from './errors.ts';
import type { GitHub } from './port.ts';
import { asKept } from './record.ts';

/** The first line of a comment or an issue, which nobody sees. */
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
  /** Logins whose comments are ours. */
  readonly authors: ReadonlySet<string>;
  /** Whether this is no news beside a comment that lasts. */
  readonly yields?: boolean;
  /** The comments of the pull request, where they have just been read. */
  readonly comments?: readonly Comment[] | null;
  /** Whether one that leads to another run may stay: else its link, too, may be somebody else's. */
  readonly isIntact?: boolean;
}

/** The second line of a comment that tells what was written at the service: what another run tells goes below it. */
export const LASTING = '<!-- cip-inventory-sync:lasting -->';

/**
 * Writes the comment unless it says so already. A comment by someone else is never touched, whatever it holds. One that
 * someone deletes meanwhile is made again; while it is still listed it is not, or there would be two.
 */
export async function putComment(input: CommentInput): Promise<Comment> {
  const { github, pullRequest, marker: mark, body, yields = false, isIntact = true } = input;
  const text = `${mark}\n${body}`;
  const all = await findAll(input, input.comments ?? null);
  const isSame = isIntact ? sameText : equalText;
  const same = all.find((comment) => isSame(comment.body, text));
  if (same !== undefined) return same;
  const lasting = all.findLast(({ body }) => lasts(body, mark));
  if (yields && lasting !== undefined) return lasting;
  const ours = all.find(({ body }) => !lasts(body, mark));
  if (ours === undefined) return create(input, text);
  try {
    return await github.updateComment(ours.id, text);
  } catch (error) {
    if (!isNotFound(error) || (await findAll(input)).some(({ id }) => id === ours.id)) throw error;
    return github.createComment(pullRequest, text);
  }
}

/** Where the answer is lost, the comment may be there all the same. */
async function create(input: CommentInput, text: string): Promise<Comment> {
  const { github, pullRequest } = input;
  const find = async () => (await findAll(input)).find(({ body }) => sameText(body, text));
  return github
    .createComment(pullRequest, text)
    .catch(expecting(isUnclear, async () => (await find()) ?? github.createComment(pullRequest, text)));
}

function lasts(body: string, mark: string): boolean {
  return asKept(body).startsWith(`${mark}\n${LASTING}\n`);
}

async function findAll(
  { github, pullRequest, marker: mark, authors }: CommentInput,
  comments: readonly Comment[] | null = null,
): Promise<Comment[]> {
  const all = comments ?? (await github.comments(pullRequest));
  return all.filter(({ author, body }) => author !== null && authors.has(author) && body.startsWith(mark));
}

/** Another run that says the same is no news: the link leads to the first that did. */
function sameText(a: string, b: string): boolean {
  const plain = (text: string) => text.replaceAll(/(\[(?:summary of the )?run\])\([^()\s]*\)/g, '$1');
  return equalText(plain(a), plain(b));
}

function equalText(a: string, b: string): boolean {
  return asKept(a) === asKept(b);
}
