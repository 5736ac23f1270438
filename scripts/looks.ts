// `npm run looks -- [--out DIR] [--only NAME]`: makes PNGs of the comment, result, summary and drift issue of golden
// situations as GitHub shows them, in light and dark, wide and narrow, for people to look at. `--readme` makes the
// pictures of the documents instead.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'puppeteer-core';
import { rehypeGithubAlerts } from 'rehype-github-alerts';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { auditPage } from '../src/ledger/audit-page.ts';
import { listPage } from '../src/ledger/list-page.ts';
import { openAnyBrowser } from '../test/browser/browser.ts';
import { auditReport, MAKING } from '../test/ledger/audit-report.ts';
import { EARLIER, NOW, sampleList } from '../test/ledger/sample-list.ts';
import { create, pageOf, plan, system } from '../test/text/builder.ts';
import {
  appliedComment,
  checkOf,
  commentOf,
  driftIssueOf,
  partialComment,
  SITUATIONS,
  summaryOf,
} from '../test/text/golden.ts';
import { hostilePlan, RICH } from '../test/text/plans.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: join(tmpdir(), 'cip-sync-comment-looks') },
    only: { type: 'string' },
    readme: { type: 'boolean', default: false },
  },
});

interface Subject {
  readonly name: string;
  readonly markdown: string;
  /** Whether folded parts are open. */
  readonly open?: boolean;
}

function subjects(): Subject[] {
  return [
    ...SITUATIONS.map((name) => ({ name, markdown: commentOf(name) })),
    // What the situations lack: a list of creates to fold, a long note, and hostile names.
    { name: 'many', markdown: pageOf(manyCreates(), { next: 'plan' }) },
    { name: 'rich', markdown: pageOf(RICH, { next: 'review' }) },
    { name: 'hostile', markdown: pageOf(hostilePlan('<b>@acme/ops</b> `x` | y', '](https://example.com) **z**'), {}) },
    { name: 'mixed-open', markdown: commentOf('mixed'), open: true },
    { name: 'mixed-check', markdown: checkOf('mixed') },
    { name: 'mixed-drift', markdown: driftIssueOf('mixed') },
    { name: 'applied', markdown: appliedComment() },
    { name: 'partial', markdown: partialComment() },
    ...(['rename', 'deletes'] as const).flatMap((name) => [
      { name: `${name}-summary`, markdown: summaryOf(name) },
      { name: `${name}-drift`, markdown: driftIssueOf(name) },
    ]),
    { name: 'mixed-summary', markdown: summaryOf('mixed', true) },
  ];
}

/** 48 creates in eight cyber systems. */
function manyCreates() {
  const systems = Array.from({ length: 8 }, (_, n) => system(`cs_${n}`, `Bay ${n + 1} Protection`));
  return plan(systems.flatMap((one) => Array.from({ length: 6 }, (_, n) => create(`relay-bay-${n}`, one, 'hardware'))));
}

// Markdown as GitHub shows it in a comment: its grammar, its sanitizer, its alerts, its style.

type Theme = 'light' | 'dark';

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

/** A page with one comment, with folded parts open if asked. */
async function commentPage(markdown: string, theme: Theme, open: boolean): Promise<string> {
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
/* In a comment, a line of the source is a line. */
.markdown-body p, .markdown-body li { white-space: pre-line; }
.markdown-body svg.octicon { fill: currentColor; margin-right: 8px; vertical-align: text-bottom; }
</style><div class="box"><div class="header"><b>github-actions</b> <i>bot</i> commented 1 minute ago</div>
<div class="markdown-body">${open ? body.replaceAll('<details>', '<details open>') : body}</div></div>`;
}

/** Widths of the viewport. As in the box of a comment, the text has 66 pixels less. */
const WIDTHS = { wide: 986, narrow: 446 } as const;
const THEMES: readonly Theme[] = ['light', 'dark'];

/** A picture of the whole page, or only of its top if a height is given. */
async function shoot(browser: Browser, html: string, path: string, width: number, height?: number): Promise<void> {
  const page = await browser.newPage();
  await page.setViewport({ width, height: height ?? 100 });
  await page.setContent(html, { waitUntil: 'load' });
  writeFileSync(path, await page.screenshot({ fullPage: height === undefined }));
  await page.close();
}

async function shootAll(browser: Browser, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const { name, markdown, open = false } of subjects()) {
    if (values.only !== undefined && values.only !== name) continue;
    writeFileSync(join(folder, `${name}.md`), markdown);
    for (const theme of THEMES) {
      const html = await commentPage(markdown, theme, open);
      for (const [size, width] of Object.entries(WIDTHS)) {
        await shoot(browser, html, join(folder, `${name}-${theme}-${size}.png`), width);
      }
    }
  }
}

/** The comment at the top of the README, and the pages in docs/ledger.md. */
async function shootReadme(browser: Browser): Promise<void> {
  const folder = join(import.meta.dirname, '../docs/images');
  for (const theme of THEMES) {
    const html = await commentPage(commentOf('mixed'), theme, false);
    await shoot(browser, html, join(folder, `comment-${theme}.png`), 836);
  }
  for (const situation of ['rename', 'blocked'] as const) {
    const html = await commentPage(commentOf(situation), 'light', false);
    await shoot(browser, html, join(folder, `comment-${situation}.png`), 836);
  }
  await shoot(browser, auditPage(auditReport(), MAKING), join(folder, 'audit-light.png'), 1120, 1512);
  const list = listPage(sampleList(NOW, { earlier: EARLIER }), MAKING);
  await shoot(browser, list, join(folder, 'list-light.png'), 1000);
}

const { browser, close } = await openAnyBrowser();
try {
  await (values.readme ? shootReadme(browser) : shootAll(browser, values.out));
} finally {
  await close();
}
