// Markdown as GitHub shows it in a comment: its grammar, its sanitizer, its alerts, its style.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { rehypeGithubAlerts } from 'rehype-github-alerts';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

export type Theme = 'light' | 'dark';

/** GitHub adds alerts and colors after it sanitizes, so no author can write their markup. */
const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)
  .use(rehypeSanitize)
  .use(rehypeGithubAlerts, {})
  .use(rehypeStringify);

const resolve = createRequire(import.meta.url).resolve;

const BOX = {
  light: { page: '#ffffff', header: '#f6f8fa', border: '#d1d9e0', text: '#59636e', strong: '#1f2328' },
  dark: { page: '#0d1117', header: '#151b23', border: '#3d444d', text: '#9198a1', strong: '#f0f6fc' },
};

/** Widths of the viewport. As in the box of a comment, the text has 66 pixels less. */
export const WIDTHS = { wide: 986, narrow: 380 } as const;

/** A page with one comment, with folded parts open if asked. */
export async function commentPage(markdown: string, theme: Theme, open: boolean): Promise<string> {
  const css = readFileSync(resolve(`github-markdown-css/github-markdown-${theme}.css`), 'utf8');
  // rehype-github-alerts drops the text before a break; GitHub does not.
  const guarded = markdown.replaceAll('<br>', '<span></span><br>');
  const body = String(await processor.process(guarded));
  const { page, header, border, text, strong } = BOX[theme];
  return `<!doctype html><meta charset="utf-8"><style>${css}
body { margin: 0; padding: 16px; background: ${page}; }
.box { border: 1px solid ${border}; border-radius: 6px; overflow: hidden; }
.header { padding: 8px 16px; background: ${header}; border-bottom: 1px solid ${border}; color: ${text}; font: 14px/1.5 -apple-system, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif; }
.header b { color: ${strong}; font-weight: 600; }
.header i { font-style: normal; font-size: 12px; border: 1px solid ${border}; border-radius: 2em; padding: 0 7px; }
.markdown-body { padding: 16px; font-size: 14px; }
.markdown-body code { font-family: ui-monospace, SFMono-Regular, "SF Mono", Menlo, Consolas, "Liberation Mono", "DejaVu Sans Mono", monospace; }
/* In a comment, a line of the source is a line. */
.markdown-body p, .markdown-body li { white-space: pre-line; }
.markdown-body svg.octicon { fill: currentColor; margin-right: 8px; vertical-align: text-bottom; }
</style><div class="box"><div class="header"><b>github-actions</b> <i>bot</i> commented 1 minute ago</div>
<div class="markdown-body">${open ? body.replaceAll('<details>', '<details open>') : body}</div></div>`;
}
