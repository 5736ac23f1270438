// The page of an audit in a real browser: offline, without scripts, in both color schemes, at any width, and on paper.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditPage } from '../../src/ledger/audit-page.ts';
import { auditReport, MAKING } from '../ledger/audit-report.ts';
import { findChromium, type OpenBrowser, type Opened, openBrowser, openFile } from './browser.ts';

const program = findChromium();

describe.skipIf(program === null)('the audit page in Chromium', () => {
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

  const audit = () => auditPage(auditReport(), MAKING);

  test('makes no requests, logs nothing, and has no images or scripts', async () => {
    const { page, asked, said } = await open(audit());
    expect({ asked, said }).toEqual({ asked: [], said: [] });
    expect(await page.evaluate('document.images.length + document.scripts.length')).toBe(0);
  });

  test('blocks scripts, images and styles that are added to it', async () => {
    const { page, said, asked } = await open(audit());
    await page.evaluate(`document.body.append(Object.assign(document.createElement('script'), { text: 'window.ran = 1' }));
      document.body.append(Object.assign(new Image(), { src: 'http://evil.example/x.png' }));
      document.body.setAttribute('style', 'display: none')`);
    expect(await page.evaluate('["ran" in window, getComputedStyle(document.body).display]')).toEqual([false, 'block']);
    expect(said.length).toBeGreaterThanOrEqual(2);
    expect(asked).toEqual([]);
  });

  test('has enough contrast in light and dark, and fits every width', async () => {
    await expectLegible((await open(audit())).page);
  });

  test('shows every name, an approval and a gap on paper', async () => {
    const { page } = await open(audit());
    await page.emulateMediaType('print');
    const laidOut = String(await page.evaluate('document.body.innerText'));
    const { changes, outside } = auditReport();
    const names = [...changes, ...outside].flatMap(({ before, after }) => [before?.name ?? '', after?.name ?? '']);
    expect(names.filter((name) => !laidOut.includes(name))).toEqual([]);
    for (const text of ['cada-team', 'compliance-lead', 'max-deletes', '293 days']) expect(laidOut).toContain(text);
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
