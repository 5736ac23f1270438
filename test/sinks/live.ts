// Finds anything that a name could have caused: markup in what GitHub renders, commands in what a runner reads,
// characters that hide or reorder text anywhere.
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { Sink } from './sinks.ts';

/** Marks of names, and of files and folders. */
const ANY_MARK = /zqx|vwk/i;
const HIDING = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** Everything that is live in these sinks, each with its place in front. */
export function liveIn(sinks: readonly Sink[]): string[] {
  return sinks.flatMap(({ place, kind, text }) => {
    if (kind === 'path') return [];
    const hidden = HIDING.exec(text);
    const faults =
      hidden === null ? [] : [`U+${hidden[0].codePointAt(0)?.toString(16)} in ${around(text, hidden.index)}`];
    if (kind === 'markdown') faults.push(...liveInMarkdown(text.replace(KEPT, '$1')));
    if (kind === 'log') faults.push(...liveInLog(text));
    return faults.map((fault) => `${place}: ${fault}`);
  });
}

function around(text: string, index: number): string {
  return JSON.stringify(text.slice(Math.max(0, index - 60), index + 60));
}

/** Our own commands. A name may be in the message and in the properties, where it cannot end them. */
const COMMAND =
  /^::endgroup::$|^::group::[\w ,.:·/()-]*$|^::(error|warning|notice)( (?:(?:file|line|col|title)=[^,:\n]*(?:,|(?=::)))+)?::/;

/** The commands that may contain a name: findings, and the reason why a run failed. */
const NAMING = /^::\w+ [^:]*title=[a-z\d-]+%3A |^::error::(?:[A-Z]|(?:\S+ )?error(?: [a-z-]+)?: )/;

/** Where the message of a failure continues on a new line, with the words of the service or a stack. */
const OUR_BREAK = /\n(?= {2}the service said: | {4}at |\w*Error: )/g;

function liveInLog(log: string): string[] {
  return log.split('\n').flatMap((line) => {
    const faults: string[] = [];
    // The runner trims a line before it looks for a command, and finds the older kind anywhere in the line.
    if (line.trim().startsWith('::') && !COMMAND.test(line)) faults.push(`command ${line.slice(0, 200)}`);
    if (line.includes('##[')) faults.push(`command ${around(line, line.indexOf('##['))}`);
    const ours = COMMAND.exec(line);
    if (ours !== null && ANY_MARK.test(line) && !NAMING.test(line)) faults.push(`command ${line.slice(0, 200)}`);
    // What the runner shows after it decodes its own escapes.
    const shown = ours === null ? '' : decodeCommand(line).replace(OUR_BREAK, ' ');
    if (HIDING.test(shown) || shown.includes('\n'))
      faults.push(`command that shows ${JSON.stringify(shown.slice(0, 200))}`);
    return faults;
  });
}

function decodeCommand(line: string): string {
  const undone = { '%0D': '\r', '%0A': '\n', '%3A': ':', '%2C': ',' };
  const decoded = Object.entries(undone).reduce((text, [code, plain]) => text.replaceAll(code, plain), line);
  return decoded.replaceAll('%25', '%');
}

const markdown = unified().use(remarkParse).use(remarkGfm);
const rendering = unified()
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)
  .use(rehypeSanitize, defaultSchema);

type Source = ReturnType<typeof markdown.parse>;
type SourceNode = Source | Source['children'][number];
type Page = ReturnType<typeof rendering.runSync>;
type PageNode = Page['children'][number];

/** Calls back for a node and all nodes below it, in the order of the text. */
function visit(node: SourceNode, callback: (node: SourceNode) => void): void {
  callback(node);
  if ('children' in node) for (const child of node.children) visit(child, callback);
}

function liveInMarkdown(text: string): string[] {
  const tree = markdown.parse(text);
  const page = rendering.runSync(tree);
  return [...faultsOfSource(tree, text), ...faultsOfPage(page)];
}

/** The second line says of a result that it lasts, and of a drift issue when each difference was first seen. */
const KEPT =
  /^(<!-- cip-inventory-sync:(?:result|drift)\S* -->\n)<!-- cip-inventory-sync:(?:lasting|seen(?: \d{4}-\d\d-\d\d [A-Za-z0-9+/]+)*(?: more)?) -->\n/;

/** Our own HTML, except the marker of a comment. */
const OUR_HTML = /^<\/?(?:details|summary|h[1-6]|b|br|code|sub|sup|strong|em)(?: open)?\/?>$/;
const MARKER = /^<!-- cip-inventory-sync:[\w%:.-]+ -->$/;

/** What rendering would hide: rows of tables that lost or gained cells, HTML, markers that are not at the start. */
function faultsOfSource(tree: Source, text: string): string[] {
  const faults: string[] = [];
  let open = 0;
  visit(tree, (node) => {
    if (node.type === 'table') {
      const [head] = node.children;
      const uneven = node.children.filter((row) => row.children.length !== head?.children.length);
      if (uneven.length > 0) faults.push(`${uneven.length} uneven rows of a table`);
    }
    if (node.type === 'footnoteReference' || node.type === 'footnoteDefinition') faults.push('a footnote');
    if (node.type !== 'html') return;
    if (MARKER.test(node.value) && node.position?.start.offset === 0) return;
    const tags = node.value.match(/<[^>]*>/g) ?? [];
    if (ANY_MARK.test(node.value) || !tags.every((tag) => OUR_HTML.test(tag)))
      faults.push(`HTML ${node.value.slice(0, 200)}`);
    open += tags.filter((tag) => tag.startsWith('<details')).length - tags.filter((tag) => tag === '</details>').length;
    if (open < 0) faults.push('a </details> too many');
  });
  if (open !== 0) faults.push(`${open} details without an end`);
  if ((text.match(/<!-- cip-inventory-sync/g)?.length ?? 0) > 1 && !isInCode(tree)) faults.push('a forged marker');
  return faults;
}

/** Whether all other markers are in code, where nothing looks for them. */
function isInCode(tree: Source): boolean {
  let outside = 0;
  visit(tree, (node) => {
    if ((node.type === 'html' || node.type === 'text') && node.value.includes('<!-- cip-inventory-sync')) outside += 1;
  });
  return outside <= 1;
}

/** What GitHub makes of bare text: a mention, a reference, a commit, an emoji, an address. */
const REFERENCES: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a mention', /(?:^|[^\w`])@[a-z\d]/i],
  ['a reference', /(?:^|[^\w&])(?:[\w.-]+\/[\w.-]+)?#\d+|\bGH-\d+/],
  ['a commit', /\b(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{7,40}\b/],
  ['an emoji', /:[a-z\d_+-]+:/],
  ['an address', /https?:\/\/|www\.|[\w.+-]+@[\w-]+\.\w/i],
];
const OUR_LINK = /^https?:\/\/(?:github\.com|127\.0\.0\.1:\d+)\/[\w./-]*(?:#(?:L|issuecomment-)\d+)?$/;

function faultsOfPage(page: Page): string[] {
  const faults: string[] = [];
  const walk = (node: PageNode) => {
    if (node.type === 'text') faults.push(...faultsOfText(node.value));
    if (node.type !== 'element' || node.tagName === 'code') return;
    faults.push(...faultsOfElement(node));
    // The text of a link cannot become another link.
    if (node.tagName !== 'a') node.children.forEach(walk);
  };
  page.children.forEach(walk);
  return faults;
}

function faultsOfText(text: string): string[] {
  const others = text.replace(/Applied before this: [0-9a-f]{40}\b/, '');
  const faults = REFERENCES.filter(([, pattern]) => pattern.test(others)).map(([what]) => what);
  if (ANY_MARK.test(text)) faults.push('a name outside of code');
  return faults.map((fault) => `${fault}: ${text.slice(0, 200)}`);
}

function faultsOfElement({ tagName, properties }: Extract<PageNode, { type: 'element' }>): string[] {
  const faults: string[] = [];
  if (ANY_MARK.test(JSON.stringify(properties))) faults.push(`a name in <${tagName}>`);
  if (tagName === 'img' || tagName === 'input') faults.push(`<${tagName}>`);
  if (tagName === 'a' && !OUR_LINK.test(String(properties.href))) faults.push(`a link to ${properties.href}`);
  return faults;
}
