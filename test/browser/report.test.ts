// The report and the page of an audit in a real browser: offline, without scripts, by links, in both color schemes, in
// any width, on paper.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditPage } from '../../src/report/html/audit-page.ts';
import { renderReport } from '../../src/report/html/report-page.ts';
import { auditReport, MAKING } from '../report/audit-report.ts';
import { evidenceFile, PLAN_FILE } from '../report/html-files.ts';
import { asset, facility, input, system } from '../report/html-page.ts';
import { findChromium, type OpenBrowser, type Opened, openBrowser, openFile } from './browser.ts';
import { pdfText } from './pdf-text.ts';

const program = findChromium();

const HOSTILE = '</style><img src=http://evil.example/x.png onerror=alert(1)>';

const LONG = 'x'.repeat(10_000);

const LISTS = {
  facilities: [facility('fac_1', 'River Dam'), facility('fac_2', 'Tolt Yard')],
  systems: [
    system('cs_1', 'Alpha EMS', 'fac_1'),
    system('cs_2', 'Beta SCADA', 'fac_1'),
    system('cs_3', HOSTILE, 'fac_2'),
    system('cs_4', 'Empty', 'fac_2'),
  ],
  assets: [
    asset('ca_40', 'fw-01', 'cs_2'),
    asset('ca_81', 'rtu-03a', 'cs_2'),
    asset('ca_2', 'hist-01', 'cs_1', 'software'),
    asset('ca_3', HOSTILE, 'cs_3'),
    asset('ca_4', LONG, 'cs_3'),
  ],
};

const many = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index));

/** An apply of so many renames, each of which the lists show, in an inventory of as many assets. */
function largeReport(count: number): string {
  const known = evidenceFile().document.changes.find(({ id }) => id === 'ca_81')!;
  const changes = many(count, (index) => ({
    ...{ ...known, id: `ca_${index}` },
    before: { ...known.before!, name: `relay-${index}` },
    after: { ...known.after!, name: `relay-${index}a` },
  }));
  const assets = many(count, (index) => asset(`ca_${index}`, `relay-${index}a`, 'cs_2'));
  return renderReport(input({ ...LISTS, assets }, evidenceFile({ changes })));
}

describe.skipIf(program === null)('the pages in Chromium', () => {
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

  const report = () => renderReport(input(LISTS, evidenceFile()));
  const printed = async (page: Page) => Buffer.from(await page.pdf({ format: 'A4', timeout: 0 }));
  const sheets = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

  test('asks for nothing, says nothing, runs nothing that a name holds', async () => {
    const { page, asked, said } = await open(report());
    expect({ asked, said }).toEqual({ asked: [], said: [] });
    expect(await page.evaluate('document.images.length + document.scripts.length')).toBe(0);
  });

  test('its policy stops what it does not hold itself', async () => {
    const { page, said, asked } = await open(report());
    await page.evaluate(`document.body.append(Object.assign(document.createElement('script'), { text: 'window.ran = 1' }));
      document.body.append(Object.assign(new Image(), { src: 'http://evil.example/x.png' }));
      document.body.setAttribute('style', 'display: none')`);
    expect(await page.evaluate('["ran" in window, getComputedStyle(document.body).display]')).toEqual([false, 'block']);
    expect(said.length).toBeGreaterThanOrEqual(2);
    expect(asked).toEqual([]);
  });

  test('the top is seen and the rest is folded; the keyboard opens it', async () => {
    const { page } = await open(report());
    const isSeen = (selector: string) => page.evaluate(`document.querySelector('${selector}').checkVisibility()`);
    expect([await isSeen('.state'), await isSeen('.rows tbody')]).toEqual([true, false]);
    await page.focus('.group summary');
    await page.keyboard.press('Enter');
    expect(await isSeen('.rows tbody')).toBe(true);
  });

  test('from the contents to a change, to its asset and back, through what is folded', async () => {
    const { page } = await open(report());
    const target = () =>
      page.evaluate(`document.querySelector(':target').checkVisibility() &&
      document.querySelector(':target bdi').textContent`);
    await page.click('nav a[href="#move"]');
    expect(await target()).toBe('River Dam');
    await page.click('a[href="#asset-2"]');
    expect(await target()).toBe('fw-01');
    await page.click(':target a');
    expect(await target()).toBe('River Dam');
  });

  test.each([
    ['the report', report],
    ['a plan', () => renderReport(input(LISTS, PLAN_FILE))],
    ['the audit', () => auditPage(auditReport(), MAKING)],
    ['alerts', () => renderReport(input(LISTS, evidenceFile({ clean: false, service: 'https://other.example' })))],
  ])('light, dark and narrow, %s is read against its ground, and nothing runs over the side', async (_, text) => {
    await expectLegible((await open(text())).page);
  });

  test('on paper everything is there, whatever is folded, with organization and digest on each sheet', async () => {
    const { page } = await open(report());
    const pdf = await printed(page);
    const text = pdfText(pdf);
    const names = LISTS.assets.map(({ name }) => name.replace(/\s/g, '')).filter((name) => name !== LONG);
    expect(names.filter((name) => !text.includes(name))).toEqual([]);
    // Longer than a page, so that the foot of it is in between.
    expect(text.split('x').length).toBeGreaterThan(LONG.length);
    expect(text.split(`acme-power·${evidenceFile().document.digest}`).length).toBe(sheets(pdf) + 1);
    // What is bold has no text of its own in every PDF that Chromium makes: so it is read where it is laid out for paper.
    await page.emulateMediaType('print');
    const laidOut = await page.evaluate('document.body.innerText');
    for (const told of ['compliance-lead', 'Partly applied', 'hmi-02', 'The service refused it.'])
      expect(laidOut).toContain(told);
  });

  test('an audit on paper has every name, every approval and every gap', async () => {
    const { page } = await open(auditPage(auditReport(), MAKING));
    await page.emulateMediaType('print');
    const laidOut = String(await page.evaluate('document.body.innerText'));
    const { changes, outside } = auditReport();
    const names = [...changes, ...outside].flatMap(({ before, after }) => [before?.name ?? '', after?.name ?? '']);
    expect(names.filter((name) => !laidOut.includes(name))).toEqual([]);
    for (const told of ['cada-team', 'compliance-lead', 'max-deletes', 'senior-manager', '2027-06-01', '293 days'])
      expect(laidOut).toContain(told);
  });

  test.each([
    ['audit', () => auditPage(auditReport(5_000), MAKING), 27],
    ['report, with 5,000 assets', () => largeReport(5_000), 31],
  ])('5,000 changes are on few sheets: %s', async (_, text, most) => {
    const { page } = await open(text());
    expect(sheets(await printed(page))).toBeLessThanOrEqual(most);
  });
});

/** Light, dark and narrow: text is read against its ground, and nothing runs over the side. */
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

/** The least contrast (WCAG 2.2) of a text with the ground behind it. */
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
