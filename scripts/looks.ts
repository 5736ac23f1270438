// `npm run looks -- [--out DIR] [--only NAME]`: makes PNGs of the comment, result, summary and drift issue of golden
// situations as GitHub shows them, in light and dark, wide and narrow, for people to look at. `--readme` makes the
// pictures of the documents instead.
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'puppeteer-core';
import { auditPage } from '../src/ledger/audit-page.ts';
import { listPage } from '../src/ledger/list-page.ts';
import { openAnyBrowser } from '../test/browser/browser.ts';
import { commentPage, type Theme, WIDTHS } from '../test/browser/comment.ts';
import { diagnostic } from '../test/core/build.ts';
import { auditReport, MAKING } from '../test/ledger/audit-report.ts';
import { EARLIER, NOW, sampleList } from '../test/ledger/sample-list.ts';
import { create, pageOf, plan, remove, system, undeclared, update } from '../test/text/builder.ts';
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
    // What the situations lack: long lists, a swap, adoption, a long note, and hostile names.
    { name: 'creates-30', markdown: pageOf(creates(30), { next: 'review' }) },
    { name: 'creates-200', markdown: pageOf(creates(200), { next: 'plan' }) },
    { name: 'moves', markdown: pageOf(MOVES, { next: 'review' }) },
    { name: 'swap', markdown: pageOf(SWAP, { next: 'review' }) },
    { name: 'adopted', markdown: pageOf(ADOPTED, { next: 'review' }) },
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

const TOLT = { id: 'fac_1', name: 'Tolt Junction Substation' };
const BAYS = Array.from({ length: 8 }, (_, n) => system(`cs_${n}`, `Bay ${n + 1} Protection`, TOLT));

function creates(count: number) {
  return plan(
    Array.from({ length: count }, (_, n) => create(`relay-bay-${n}`, BAYS[n % 8]!, 'hardware', { line: n + 4 })),
  );
}

/** Assets whose names are long, moved, renamed and retyped at once. */
const MOVES = plan(
  Array.from({ length: 6 }, (_, n) => {
    const from = { name: `tolt-230kv-line-relay-${n}a`, system: BAYS[0]!, type: 'hardware' } as const;
    const to = { name: `tjs-230kv-21p-primary-${n}`, system: BAYS[1 + (n % 2)]!, type: 'software' } as const;
    return update(`ca_${1000 + n}`, from, n < 3 ? to : { name: to.name }, {
      path: 'inventory/tolt-junction/bay-protection.yml',
      line: n + 4,
    });
  }),
);

const SWAP = plan([
  update('ca_1', { name: 'relay-21-a', system: BAYS[0]!, type: 'hardware' }, { name: 'relay-21-b' }, { line: 4 }),
  update('ca_2', { name: 'relay-21-b', system: BAYS[0]!, type: 'hardware' }, { name: 'relay-21-a' }, { line: 7 }),
]);

/** A first system, with `prune: true`. */
const ADOPTED = plan(
  [
    remove('ca_7', 'ems-hist-old', BAYS[0]!, 'software'),
    remove('ca_8', 'laptop-spare-09', BAYS[0]!, 'hardware'),
    create('ems-console-03', BAYS[0]!, 'hardware', { line: 9 }),
  ],
  {
    unchanged: 12,
    managed: 14,
    undeclared: [undeclared('ca_95', 'ups-tolt-01', BAYS[1]!, 'hardware')],
    diagnostics: [diagnostic('system-adopted', 'notice', null, { system: BAYS[1]!, count: 1 })],
  },
);

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
  for (const [name, situation] of [
    ['rename', 'pending'],
    ['blocked', 'blocked'],
  ] as const) {
    const html = await commentPage(commentOf(situation), 'light', false);
    await shoot(browser, html, join(folder, `comment-${name}.png`), 836);
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
