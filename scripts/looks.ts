// `npm run looks -- [--out DIR] [--only NAME]`: comment, result, summary and drift issue of golden situations as GitHub
// shows them, in light and dark, wide and narrow, as PNGs to be looked at. `--readme` makes the pictures of the
// documents instead.
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'puppeteer-core';
import { openAnyBrowser } from '../test/browser/browser.ts';
import { SITUATIONS } from '../test/report/golden.ts';
import { appliedComment, commentOf, driftIssueOf, partialComment, summaryOf } from '../test/report/golden-comment.ts';
import { commentPage, type Theme } from './looks/page.ts';

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
  /** Whether what is folded stands open. */
  readonly open?: boolean;
}

function subjects(): Subject[] {
  return [
    ...SITUATIONS.map((name) => ({ name, markdown: commentOf(name) })),
    { name: 'mixed-open', markdown: commentOf('mixed'), open: true },
    { name: 'mixed-counts', markdown: commentOf('mixed', 'counts') },
    { name: 'applied', markdown: appliedComment() },
    { name: 'partial', markdown: partialComment() },
    ...(['rename', 'dangerous', 'creates'] as const).flatMap((name) => [
      { name: `${name}-summary`, markdown: summaryOf(name) },
      { name: `${name}-drift`, markdown: driftIssueOf(name) },
    ]),
    { name: 'mixed-summary', markdown: summaryOf('mixed', true) },
  ];
}

/** Of the viewport: what is written has 66 fewer, as in a comment's box. */
const WIDTHS = { wide: 986, narrow: 466 } as const;
const THEMES: readonly Theme[] = ['light', 'dark'];

interface Shot {
  readonly html: string;
  readonly width: number;
  readonly path: string;
  readonly scale: number;
}

async function shoot(browser: Browser, { html, width, path, scale }: Shot): Promise<void> {
  const page = await browser.newPage();
  await page.setViewport({ width, height: 100, deviceScaleFactor: scale });
  await page.setContent(html, { waitUntil: 'load' });
  writeFileSync(path, await page.screenshot({ fullPage: true }));
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
        await shoot(browser, { html, width, path: join(folder, `${name}-${theme}-${size}.png`), scale: 1 });
      }
    }
  }
}

async function shootReadme(browser: Browser): Promise<void> {
  const folder = join(import.meta.dirname, '../docs/images');
  for (const theme of THEMES) {
    const html = await commentPage(commentOf('mixed'), theme, false);
    await shoot(browser, { html, width: 836, path: join(folder, `comment-${theme}.png`), scale: 1 });
    if (theme === 'dark') continue;
    const deletes = await commentPage(commentOf('dangerous'), theme, false);
    await shoot(browser, { html: deletes, width: 836, path: join(folder, `deletes-${theme}.png`), scale: 1 });
    const summary = await commentPage(summaryOf('mixed', true), theme, false);
    await shoot(browser, { html: summary, width: 836, path: join(folder, `partial-${theme}.png`), scale: 1 });
  }
}

const { browser, close } = await openAnyBrowser();
try {
  await (values.readme ? shootReadme(browser) : shootAll(browser, values.out));
} finally {
  await close();
}
