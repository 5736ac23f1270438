// One comment a pull request and `name` (design section 8): found by its marker and author, updated in place.
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

/** Writes the comment unless it says so already. A comment by someone else is never touched, whatever it holds. */
export async function putComment({ github, pullRequest, marker: mark, body, authors }: CommentInput): Promise<Comment> {
  const text = `${mark}\n${body}`;
  const ours = (await github.comments(pullRequest)).find(
    (comment) => comment.author !== null && authors.has(comment.author) && comment.body.startsWith(mark),
  );
  if (ours === undefined) return github.createComment(pullRequest, text);
  return sameText(ours.body, text) ? ours : github.updateComment(ours.id, text);
}

/**
 * GitHub may give a body back with other line ends, and without white space at its end. Another run that says the same
 * is no news: the link leads to the first that did.
 */
function sameText(a: string, b: string): boolean {
  const plain = (text: string) =>
    text
      .replaceAll('\r\n', '\n')
      .replaceAll(/\[run\]\([^()\s]*\)/g, '')
      .trimEnd();
  return plain(a) === plain(b);
}
