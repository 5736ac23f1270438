// The pages of a ledger in a real browser: offline, without scripts, in both color schemes, at any width, and on paper.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditPage } from '../../src/ledger/audit-page.ts';
import { listPage } from '../../src/ledger/list-page.ts';
import { auditReport, MAKING } from '../ledger/audit-report.ts';
import { EARLIER, LIST_COMMIT, NOW, sampleList } from '../ledger/sample-list.ts';
import { findChromium, type OpenBrowser, type Opened, openBrowser, openFile } from './browser.ts';
import { pageTexts } from './pdf.ts';

const program = findChromium();

const audit = () => auditPage(auditReport(), MAKING);
const list = () => listPage(sampleList(NOW, { earlier: EARLIER }), MAKING);
const PAGES: readonly [name: string, make: () => string][] = [
  ['audit', audit],
  ['list', list],
];

describe.skipIf(program === null)('a page in Chromium', () => {
  const folder = mkdtempSync(join(tmpdir(), 'report-browser-'));
  let chromium: OpenBrowser | null = null;

  beforeAll(async () => {
    if (program !== null) chromium = await openBrowser(program);
  });

  afterAll(async () => {
    await chromium?.close();
    rmSync(folder, { recursive: true });
  });

  async function open(text: string, fragment = ''): Promise<Opened> {
    if (chromium === null) throw new Error('the browser did not start');
    const path = join(folder, 'page.html');
    writeFileSync(path, text);
    return openFile(chromium.browser, `${pathToFileURL(path).href}${fragment}`);
  }

  test.each(PAGES)('the %s makes no requests, logs nothing, and has no images or scripts', async (_, make) => {
    const { page, asked, said } = await open(make());
    expect({ asked, said }).toEqual({ asked: [], said: [] });
    expect(await page.evaluate('document.images.length + document.scripts.length')).toBe(0);
  });

  test.each(PAGES)('the %s blocks scripts, images and styles that are added to it', async (_, make) => {
    const { page, said, asked } = await open(make());
    await page.evaluate(`document.body.append(Object.assign(document.createElement('script'), { text: 'window.ran = 1' }));
      document.body.append(Object.assign(new Image(), { src: 'http://evil.example/x.png' }));
      document.body.setAttribute('style', 'display: none')`);
    expect(await page.evaluate('["ran" in window, getComputedStyle(document.body).display]')).toEqual([false, 'block']);
    expect(said.length).toBeGreaterThanOrEqual(2);
    expect(asked).toEqual([]);
  });

  test.each(PAGES)('the %s has enough contrast in light and dark, and fits every width', async (_, make) => {
    await expectLegible((await open(make())).page);
  });

  test('the audit shows every name, an approval and a gap on paper', async () => {
    const { page } = await open(audit());
    await page.emulateMediaType('print');
    const laidOut = String(await page.evaluate('document.body.innerText'));
    const { changes, outside } = auditReport();
    const names = [...changes, ...outside].flatMap(({ before, after }) => [before?.name ?? '', after?.name ?? '']);
    expect(names.filter((name) => !laidOut.includes(name))).toEqual([]);
    const sizes = await page.evaluate(
      `['h2', 'h4'].map((tag) => parseFloat(getComputedStyle(document.querySelector(tag)).fontSize))`,
    );
    expect((sizes as number[])[0]).toBeGreaterThan((sizes as number[])[1]!);
    for (const text of ['cada-team', 'compliance-lead', 'max-deletes', '293 days']) expect(laidOut).toContain(text);
  });

  test.each(['A4', 'Letter'] as const)('on %s each sheet has its number and the ledger commit', async (format) => {
    for (const [make, commit] of [
      [audit, auditReport().tip],
      [list, LIST_COMMIT],
    ] as const) {
      const sheets = pageTexts(await (await open(make())).page.pdf({ format }));
      for (const [index, text] of sheets.entries())
        expect(text.replaceAll('\n', '')).toContain(`Page ${index + 1} of ${sheets.length}Ledger commit ${commit}`);
      expect(sheets.length).toBeGreaterThan(1);
    }
  });

  test('the list on paper has every system and a line to sign; assets only where somebody opens them', async () => {
    const { page } = await open(list());
    const printed = async () => pageTexts(await page.pdf({ format: 'A4' })).join('\n');
    const folded = await printed();
    for (const [, name] of NOW.systems.filter(([, , , rating]) => rating !== 'Low')) expect(folded).toContain(name);
    expect(folded).toMatch(
      / as of 2026-03-01 06:17:00 UTC, ledger commit\s+\w{40}[\s.]+Reviewed and approved by the CIP Senior Manager or delegate:\nName\nTitle\nDate\nSignature\n/,
    );
    expect(folded).not.toContain('rtu-01');
    await page.evaluate(`document.querySelectorAll('details').forEach((one) => (one.open = true))`);
    expect(await printed()).toContain('rtu-01');
  });

  test('paper is black and white, even if the screen is dark', async () => {
    const { page } = await open(list());
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
    await page.emulateMediaType('print');
    const colors = await page.evaluate(`[...document.querySelectorAll('body, body *')].flatMap((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return [color, backgroundColor];
    })`);
    expect(new Set(colors as string[])).toEqual(new Set(['rgb(0, 0, 0)', 'rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']));
  });
});

/** Text has enough contrast in light and dark, and no width makes the page scroll sideways. */
async function expectLegible(page: Page): Promise<void> {
  await page.evaluate(`document.querySelectorAll('details').forEach((one) => (one.open = true))`);
  for (const value of ['light', 'dark']) {
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
    expect(Number(await page.evaluate(WORST_CONTRAST)), value).toBeGreaterThanOrEqual(4.5);
  }
  for (const width of [1280, 390, 320]) {
    await page.setViewport({ width, height: 800 });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
  }
}

/** The lowest contrast (WCAG 2.2) between a text and its background. */
const WORST_CONTRAST = `(() => {
  const luminance = (color) => {
    const [r, g, b] = color.match(/[\\d.]+/g).map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ground = (element) => {
    const color = getComputedStyle(element).backgroundColor;
    return color === 'rgba(0, 0, 0, 0)' && element.parentElement ? ground(element.parentElement) : color;
  };
  const texts = [...document.querySelectorAll('body *')]
    .filter((element) => element.checkVisibility() && [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim()));
  return Math.min(...texts.map((element) => {
    const [a, b] = [luminance(getComputedStyle(element).color), luminance(ground(element))];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  }));
})()`;
