// One comment a pull request and `name` (design section 8): found by its marker and author, updated in place.
import { GitHubError } from './errors.ts';
import type { Comment, GitHub } from './port.ts';

/** The first line of a comment or an issue, which nobody sees. */
export function marker(kind: 'plan' | 'result' | 'drift', name: string): string {
  // A name cannot end the HTML comment early.
  const which = name === '' ? '' : `:${encodeURIComponent(name).replaceAll('-', '%2D')}`;
  return `<!-- cip-inventory-sync:${kind}${which} -->`;
}

interface CommentInput {
  readonly github: GitHub;
  readonly pullRequest: number;
  readonly marker: string;
  readonly body: string;
  /** Logins whose comments are ours. */
  readonly authors: ReadonlySet<string>;
}

/**
 * Writes the comment unless it says so already. A comment by someone else is never touched, whatever it holds. One that
 * someone deletes meanwhile is made again; while it is still listed it is not, or there would be two.
 */
export async function putComment(input: CommentInput): Promise<Comment> {
  const { github, pullRequest, marker: mark, body } = input;
  const text = `${mark}\n${body}`;
  const ours = await find(input);
  if (ours === undefined) return github.createComment(pullRequest, text);
  if (sameText(ours.body, text)) return ours;
  try {
    return await github.updateComment(ours.id, text);
  } catch (error) {
    const mayBeGone = error instanceof GitHubError && error.kind === 'not-found';
    if (!mayBeGone || (await find(input)) !== undefined) throw error;
    return github.createComment(pullRequest, text);
  }
}

async function find({ github, pullRequest, marker: mark, authors }: CommentInput): Promise<Comment | undefined> {
  const comments = await github.comments(pullRequest);
  return comments.find(({ author, body }) => author !== null && authors.has(author) && body.startsWith(mark));
}

/** Another run that says the same is no news: the link leads to the first that did. */
function sameText(a: string, b: string): boolean {
  const plain = (text: string) => asKept(text.replaceAll(/(\[(?:summary of the )?run\])\([^()\s]*\)/g, '$1'));
  return plain(a) === plain(b);
}

/** A body as it is compared: GitHub may give one back with other line ends, and without white space at its end. */
export function asKept(text: string): string {
  return text.replaceAll('\r\n', '\n').trimEnd();
}
