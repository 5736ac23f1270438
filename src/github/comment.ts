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

  let kept = ours.find((comment) => plain(comment.body) === plain(text));
  if (kept === undefined && ours[0] !== undefined) {
    const { id } = ours[0];
    try {
      kept = await github.updateComment(id, text);
    } catch (error) {
      // If someone has deleted the comment meanwhile, a new one is created, but only if GitHub no longer lists the old.
      const isThere = async () => (await github.comments(pullRequest)).some((comment) => comment.id === id);
      const isGone = isOfGitHub(error, 'not-found') && !(await isThere());
      if (!isGone) throw error;
      kept = await github.createComment(pullRequest, text);
    }
  }
  if (kept === undefined) {
    if (!isNews) return null;
    try {
      kept = await github.createComment(pullRequest, text);
    } catch (error) {
      if (!isUnclear(error)) throw error;
      // The answer is lost, and the comment may still have been created.
      const now = (await github.comments(pullRequest)).filter(isBy(author));
      kept =
        now.find((comment) => plain(comment.body) === plain(text)) ?? (await github.createComment(pullRequest, text));
    }
    if (kept.author !== null && kept.author !== author) {
      // Now our login is known, so a comment that we wrote before can be found. It is updated instead.
      const { id, author: login } = kept;
      const before = listed.find(isBy(login!));
      if (before !== undefined) {
        await github.deleteComment(id);
        kept = await github.updateComment(before.id, text);
      }
    }
  }
  const { id } = kept;
  const others = ours.filter((comment) => comment.id !== id);
  const isGone = (error: unknown) => isOfGitHub(error, 'not-found');
  await Promise.all(others.map((other) => github.deleteComment(other.id).catch(expecting(isGone, () => {}))));
  return kept;
}

/**
 * Whether a comment holds the marker or the headline of a plan, anywhere and in any spelling: case, white space and
 * markup may differ. Code does not count, because our own comments quote names in it. But if GitHub may see less code
 * in the comment than we do, all of it counts.
 */
export function showsPlan(body: string, name: string, organization: string): boolean {
  const raw = body.replaceAll('\0', '').replaceAll(/\r\n?/g, '\n');
  const lines = withoutFences(raw.split('\n'));
  const [ours, whole] = [name.toLowerCase(), organization.toLowerCase()];
  const readSpan = (content: string, isName: boolean) => {
    const text = content.toLowerCase();
    if (text === ours || (text === whole && !isName)) return content;
    return /[\p{L}\p{N}]/u.test(content.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')) ? ' \0 ' : ' ';
  };
  const readings = [lines.map((line) => withoutSpans(line, readSpan)).join('\n')];
  if (!hasOnlyOurMarkup(lines)) readings.push(raw.replaceAll('`', ' '));
  const compact = (text: string) => text.replaceAll(/[\p{White_Space}\p{Cf}]+/gu, '').toLowerCase();
  const mark = compact(marker('plan', name));
  if (readings.some((text) => compact(text.normalize('NFKC')).includes(mark))) return true;
  const whose = ` for ${wordsOf(organization).trim()} `;
  // Not everything that looks like a comment, a tag or a link is one, so each is also read as plain text.
  const asShown = (text: string) => [text, withoutComments(text), text.replaceAll(/[<>()[\]\\*_~]/g, ' ')];
  return readings.flatMap(asShown).some((shown) => {
    // The headline of another inventory of this organization has the other name in a code span.
    const words = wordsOf(shown).replaceAll(` inventory plan \0${whose}`, ' ').replaceAll(' \0', '');
    const headline = words.indexOf(' inventory plan ');
    return headline >= 0 && words.includes(whose, headline);
  });
}

/** The lines with a semicolon for each line of the blocks of YAML that our comments quote. */
function withoutFences(lines: readonly string[]): string[] {
  let fence = 0;
  return lines.map((line) => {
    const length = (fence === 0 ? /^(`{3,})yaml$/ : /^ *(`+)\s*$/).exec(line)?.[1]?.length ?? 0;
    if (length < Math.max(fence, 1)) return fence === 0 ? line : ';';
    fence = fence === 0 ? length : 0;
    return ';';
  });
}

/** The marker, links, line breaks and folded sections as our comments have them: without any backtick inside. */
const OUR_MARKUP =
  /^<!-- cip-inventory-sync:[^\s<>\0`-]* -->$|\[[^[\]\0]*\]\([^\s()<>\0]*\)|(?<=[^\s>])<br>|^<(?:details><summary><h3>[^<\0\n]*<\/h3><\/summary|\/details)>(?:\n\n|\n?(?![\s\S]))/gm;
/** What may change which backticks belong together, or make them plain text: HTML, links, fences and formulas. */
const OTHER_MARKUP = /[`<$]|\][([]|\[\^|~~~|:\/\/|www\./i;

/**
 * Whether every code span of these lines begins and ends where `withoutSpans` reads it. It does in our own comments.
 * For example, a backtick in a tag or a link opens none, and none goes beyond a cell of a table.
 */
function hasOnlyOurMarkup(lines: readonly string[]): boolean {
  // A cell ends at a pipe without a backslash before it. Parsers disagree about two backslashes.
  const readSpan = (content: string) => (/(?:^|[^\\])\||\\\\\|/.test(content) ? '|\0' : '\0');
  const text = lines.map((line) => withoutSpans(line, readSpan)).join('\n');
  const isCut = (block: string) => block.includes('|\0') && /^(?=.*-)[ \t>|:*+\d.)-]+$/m.test(block);
  return !OTHER_MARKUP.test(text.replaceAll(OUR_MARKUP, '')) && !text.split(/\n[ \t]*\n/).some(isCut);
}

function withoutComments(text: string): string {
  let shown = '';
  for (let at = 0; ; ) {
    const start = text.indexOf('<!--', at);
    const end = start < 0 ? -1 : text.indexOf('-->', start + 2);
    if (end < 0) return shown + text.slice(at);
    shown += text.slice(at, start);
    at = end + 3;
  }
}

/**
 * A line of Markdown in which `shown` replaces each code span. `isName` says whether the span is where a headline of
 * ours has the name of the inventory.
 */
function withoutSpans(line: string, shown: (content: string, isName: boolean) => string): string {
  const runs = Array.from(line.matchAll(/`+/g), ({ 0: text, index }) => ({ index, end: index + text.length }));
  // For each run of backticks, the next run of the same length. It closes the code span that the first run opens.
  const closing = new Map<number, number>();
  const latest = new Map<number, number>();
  for (let n = runs.length - 1; n >= 0; n -= 1) {
    const length = runs[n]!.end - runs[n]!.index;
    const next = latest.get(length);
    if (next !== undefined) closing.set(n, next);
    latest.set(length, n);
  }
  let text = '';
  let at = 0;
  for (let n = 0; n < runs.length; n += 1) {
    const { index, end } = runs[n]!;
    const closedBy = closing.get(n);
    // A backtick after a backslash opens no code span.
    if (closedBy === undefined || line[index - 1] === '\\') continue;
    const close = runs[closedBy]!;
    const isName = line.endsWith('plan (', index) && line[close.end] === ')';
    text += line.slice(at, index) + shown(line.slice(end, close.index).trim(), isName);
    at = close.end;
    n = closedBy;
  }
  return text + line.slice(at);
}

const INVISIBLE_ENTITIES =
  /&(?:shy|zwn?j|[lr]rm|ZeroWidthSpace|Negative\w{1,9}Space|NoBreak|af|ApplyFunction|i[ct]|Invisible(?:Times|Comma));/g;
/** Inline HTML tags. All other tags are read as a space. */
const INLINE_TAGS =
  /<\/?(?:a|abbr|b|big|cite|code|del|dfn|em|font|i|img|ins|kbd|mark|q|s|samp|small|span|strike|strong|su[bp]|tt|u|var|wbr)(?:[\s/][^<>]*)?>/gi;

/** What people read in a text: its words in lower case and its NULs, with one space before, between and after them. */
function wordsOf(text: string): string {
  const read = text
    .replaceAll(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (_, hex: string | undefined, decimal: string | undefined) => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
    })
    .replaceAll(INVISIBLE_ENTITIES, '')
    .replaceAll(INLINE_TAGS, '')
    .replaceAll(/&\w{1,32};|<[^<>!][^<>]*>/g, ' ')
    .replaceAll(/\]\([^()]*\)|\]\[[^[\]]*\]|[\\*_~[\]]|\p{Default_Ignorable_Code_Point}|\p{Cf}/gu, '');
  return ` ${read
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}.\0-]+/gu, ' ')
    .trim()} `;
}
