// The HTML report in a real browser: offline, under its own policy, by keyboard, in both colour schemes, on paper.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditPage } from '../../src/report/html/audit-page.ts';
import { renderReport } from '../../src/report/html/report-page.ts';
import { auditReport } from '../report/audit-report.ts';
import { evidenceFile } from '../report/html-files.ts';
import { asset, facility, input, system } from '../report/html-page.ts';
import { findChromium, type OpenBrowser, type Opened, openBrowser, openFile } from './browser.ts';
import { pdfText } from './pdf-text.ts';

const program = findChromium();

const HOSTILE = '</script><img src=http://evil.example/x.png onerror=alert(1)>';

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
    ...Array.from({ length: 200 }, (_, index) => asset(`ca_1${index}`, `relay-${index}`, 'cs_3')),
  ],
};

describe.skipIf(program === null)('the HTML report in Chromium', () => {
  const folder = mkdtempSync(join(tmpdir(), 'report-browser-'));
  const path = join(folder, 'report.html');
  let chromium: OpenBrowser | null = null;

  beforeAll(async () => {
    writeFileSync(path, renderReport(input(LISTS, evidenceFile())));
    if (program !== null) chromium = await openBrowser(program);
  });

  afterAll(async () => {
    await chromium?.close();
    rmSync(folder, { recursive: true });
  });

  async function open(): Promise<Opened> {
    if (chromium === null) throw new Error('the browser did not start');
    return openFile(chromium.browser, pathToFileURL(path).href);
  }

  /** Titles of the cyber systems that can be seen, and the first cells of their rows that can be. */
  const seen = (page: Page) =>
    page.evaluate(`[...document.querySelectorAll('.system > summary > h4, .system tbody > tr > td:first-child > bdi')]
      .filter((element) => element.checkVisibility()).map((element) => element.textContent)`);
  const isOpen = (page: Page, title: string) =>
    page.evaluate(`[...document.querySelectorAll('details')]
      .find((one) => one.querySelector('h3, h4')?.textContent === ${JSON.stringify(title)}).open`);
  const focused = (page: Page) => page.evaluate('document.activeElement.id || document.activeElement.innerText');
  const found = (page: Page) => page.evaluate(`document.getElementById('found').textContent`);
  const press = async (page: Page, ...keys: Parameters<Page['keyboard']['press']>[0][]) => {
    for (const key of keys) await page.keyboard.press(key);
  };

  test('asks for nothing, says nothing, runs nothing that a name holds', async () => {
    const { page, asked, said } = await open();
    await page.click('#expand');
    await page.type('#search', 'img');
    expect({ asked, said }).toEqual({ asked: [], said: [] });
    expect(await page.evaluate('document.images.length + document.scripts.length')).toBe(1);
  });

  test('its policy stops what it does not hold itself', async () => {
    const { page, said, asked } = await open();
    await page.evaluate(`document.body.append(Object.assign(document.createElement('script'), { text: 'window.ran = 1' }));
      document.body.append(Object.assign(new Image(), { src: 'http://evil.example/x.png' }));
      document.body.setAttribute('style', 'display: none')`);
    expect(await page.evaluate('["ran" in window, getComputedStyle(document.body).display]')).toEqual([false, 'block']);
    expect(said.length).toBeGreaterThanOrEqual(2);
    expect(asked).toEqual([]);
  });

  test('by keyboard: Tab to the search, type, walk down, open, close, Escape', async () => {
    const { page } = await open();
    await press(page, 'Tab', 'Tab');
    expect(await focused(page)).toBe('search');
    await page.keyboard.type('alpha hist');
    expect(await found(page)).toBe('1 asset found');
    expect(await seen(page)).toEqual(['Alpha EMS', 'hist-01']);
    await press(page, 'ArrowDown', 'ArrowDown');
    expect(await focused(page)).toContain('Alpha EMS');
    await press(page, 'Enter');
    expect(await isOpen(page, 'Alpha EMS')).toBe(false);
    await press(page, 'ArrowRight');
    expect(await isOpen(page, 'Alpha EMS')).toBe(true);
    await press(page, 'ArrowLeft', 'ArrowUp', 'ArrowUp');
    expect(await focused(page)).toBe('search');
    await press(page, 'Escape');
    expect(await seen(page)).toEqual(['Alpha EMS', 'Beta SCADA', HOSTILE, 'Empty']);
    expect(await found(page)).toBe('');
    expect(await isOpen(page, 'Alpha EMS')).toBe(false);
  });

  test('/ goes to the search from anywhere, and into its text once there', async () => {
    const { page } = await open();
    await press(page, '/');
    expect(await focused(page)).toBe('search');
    await page.keyboard.type('a/b');
    expect(await page.evaluate(`document.getElementById('search').value`)).toBe('a/b');
  });

  test.each([
    ['HIST', '1 asset found', ['Alpha EMS', 'hist-01']],
    ['ca_81', '1 change and 1 asset found', ['Beta SCADA', 'rtu-03a']],
    ['river software', '1 change and 1 asset found', ['Alpha EMS', 'hist-01']],
    ['river hardware', '4 changes and 2 assets found', ['Beta SCADA', 'fw-01', 'rtu-03a']],
    ['cs_2', '2 assets found', ['Beta SCADA', 'fw-01', 'rtu-03a']],
    ['empty yard', 'found in titles alone', ['Empty']],
    ['nowhere', 'nothing found', []],
    // What was deleted is in no system, and its own row above says so.
    ['hmi-02', '1 change found', []],
  ])('a search for %s', async (words, count, tree) => {
    const { page } = await open();
    await page.type('#search', words);
    expect(await found(page)).toBe(count);
    expect(await seen(page)).toEqual(tree);
  });

  test('from a change to its asset and back, through what is closed', async () => {
    const { page } = await open();
    await page.click('a[href="#asset-2"]');
    expect(await isOpen(page, 'Beta SCADA')).toBe(true);
    expect(await page.evaluate(`document.querySelector(':target td').textContent`)).toBe('fw-01 moved');
    await page.click(':target a');
    expect(await page.evaluate(`document.querySelector(':target th').textContent`)).toBe('fw-01');
    // Through a search that leaves the asset out, too.
    await page.type('#search', 'moves fw-01');
    await page.click('a[href="#asset-2"]');
    expect(await page.evaluate(`document.querySelector(':target td').textContent`)).toBe('fw-01 moved');
    await page.reload();
    expect(await page.evaluate(`document.querySelector(':target td').textContent`)).toBe('fw-01 moved');
  });

  test('light, dark and narrow: text is read against its ground, and nothing runs over the side', async () => {
    const { page } = await open();
    await page.click('#expand');
    await expectLegible(page);
  });

  test('on paper every asset is there, though the screen shows a search, and no control is', async () => {
    const { page } = await open();
    await page.type('#search', 'hist-01');
    const text = pdfText(await page.pdf({ format: 'A4', timeout: 0 }));
    const names = LISTS.assets.map(({ name }) => name.replace(/\s/g, '')).filter((name) => name !== LONG);
    expect(names.filter((name) => !text.includes(name))).toEqual([]);
    // Longer than a page, so that page numbers stand in between.
    expect(text.split('x').length).toBeGreaterThan(LONG.length);
    expect(text).toContain('compliance-lead');
    expect(text).not.toMatch(/Expandall|assetfound/);
    // The head of a table stands again on every page that the table reaches.
    expect(text.split('ToltYard·').length).toBeGreaterThan(2);
  });

  test('many assets are on few sheets, and come in reach of a search with those that are shown', async () => {
    if (chromium === null) throw new Error('the browser did not start');
    const many = Array.from({ length: 2000 }, (_, index) => asset(`ca_${index}`, `relay-${index}`, `cs_${index % 20}`));
    const systems = Array.from({ length: 20 }, (_, index) => system(`cs_${index}`, `Line ${index}`, 'fac_1'));
    writeFileSync(join(folder, 'many.html'), renderReport(input({ ...LISTS, systems, assets: many })));
    const { page } = await openFile(chromium.browser, pathToFileURL(join(folder, 'many.html')).href);
    expect(await page.evaluate('document.querySelectorAll("tr").length')).toBe(0);
    await page.type('#search', 'relay');
    expect(await found(page)).toBe('2,000 assets found');
    await page.type('#search', '-1321');
    expect(await seen(page)).toEqual(['Line 1', 'relay-1321']);
    const sheets = Buffer.from(await page.pdf({ format: 'A4', timeout: 0 }))
      .toString('latin1')
      .match(/\/Type \/Page\b/g);
    expect(sheets?.length).toBeLessThan(32);
    expect(await seen(page)).toEqual(['Line 1', 'relay-1321']);
  });

  test('a list of thousands that are found shows some of them, and how many more there are', async () => {
    if (chromium === null) throw new Error('the browser did not start');
    const [first] = evidenceFile().document.changes;
    const changes = Array.from(
      { length: 5000 },
      (_, index) => ({ ...first, id: `ca_${index}` }) as typeof first & object,
    );
    writeFileSync(join(folder, 'changes.html'), renderReport(input(LISTS, evidenceFile({ changes }))));
    const { page } = await openFile(chromium.browser, pathToFileURL(join(folder, 'changes.html')).href);
    const rows = () => page.evaluate('document.querySelectorAll(".changes tbody tr").length');
    expect(await rows()).toBe(5000);
    await page.type('#search', 'ca_');
    expect(await rows()).toBe(400);
    expect(await page.evaluate('document.querySelector(".group .note").textContent')).toMatch(/^4,600 more rows: /);
    await press(page, 'Escape');
    expect(await rows()).toBe(5000);
  });

  async function openAudit(many: number): Promise<Opened> {
    if (chromium === null) throw new Error('the browser did not start');
    const file = join(folder, `audit-${many}.html`);
    writeFileSync(file, auditPage(auditReport(many), { name: 'cip-inventory-sync', version: '1.2.3' }));
    return openFile(chromium.browser, pathToFileURL(file).href);
  }

  test.each([
    ['rtu-03a', '1 change found', ['2026-03-02', 'rtu-03 → rtu-03a']],
    ['CA_40', '1 change found', ['2026-03-02', 'fw-01']],
    ['scada-team delete', '1 change found', ['2026-03-02', 'hmi-02']],
    ['#42 software', '1 change found', ['2026-03-02', 'fep']],
    ['hist-1', '1 outside change found', ['2026-03-04', 'hist-01 → hist-1']],
    ['2026-03-04', '2 outside changes found', ['2026-03-04', 'hist-01 → hist-1', 'cs_7']],
    ['nobody', 'nothing found', []],
  ])('the page of an audit, searched for %s', async (words, count, rows) => {
    const { page, asked, said } = await openAudit(0);
    await page.type('#search', words);
    expect(await found(page)).toBe(count);
    const shown = `[...document.querySelectorAll('.day h3, .audit:not(.outside) td:nth-child(3), .outside td:nth-child(2)')]
      .filter((one) => one.checkVisibility()).map((one) => one.innerText.split('\\n')[0])`;
    expect({ rows: await page.evaluate(shown), asked, said }).toEqual({ rows, asked: [], said: [] });
  });

  test('the page of an audit is read in any width and scheme, and has everything on paper', async () => {
    const { page } = await openAudit(0);
    await expectLegible(page);
    await page.type('#search', 'hmi-02');
    const text = pdfText(await page.pdf({ format: 'A4', timeout: 0 }));
    const { changes, outside } = auditReport();
    const names = [...changes, ...outside].flatMap(({ before, after }) => [before?.name ?? '', after?.name ?? '']);
    expect(names.filter((name) => !text.includes(name.replace(/\s/g, '')))).toEqual([]);
    // What is bold has no text of its own in every PDF that Chromium makes: so it is read where it is laid out for paper.
    await page.emulateMediaType('print');
    const laidOut = await page.evaluate('document.body.innerText');
    for (const said of ['scada-team', 'compliance-lead', 'max-deletes', 'senior-manager', '2027-06-01', 'Time'])
      expect(laidOut).toContain(said);
  });

  test('an audit of thousands of changes makes their rows when they are to be seen', async () => {
    const { page } = await openAudit(5000);
    const rows = () =>
      page.evaluate(`[...document.querySelectorAll('.audit tbody tr')].filter((one) => one.checkVisibility()).length`);
    expect(await page.evaluate(`document.querySelectorAll('tbody tr').length`)).toBe(2);
    // Those made outside are few, and open from the start.
    expect(await rows()).toBe(2);
    await page.type('#search', 'relay-4321a');
    expect([await found(page), await rows()]).toEqual(['1 change found', 1]);
    await press(page, 'Escape');
    await page.click('.day > summary');
    expect(await rows()).toBe(8);
  });

  test('without scripts everything is there, and the controls are not', async () => {
    if (chromium === null) throw new Error('the browser did not start');
    const page = await chromium.browser.newPage();
    await page.setJavaScriptEnabled(false);
    await page.goto(pathToFileURL(path).href);
    const controls = await page.$eval('#controls', (element) => element.checkVisibility());
    await page.click('.system > summary');
    expect({ controls, tree: await seen(page) }).toEqual({
      controls: false,
      tree: ['Alpha EMS', 'hist-01', 'Beta SCADA', HOSTILE, 'Empty'],
    });
  });
});

/** Light, dark and narrow: text is read against its ground, and nothing runs over the side. */
async function expectLegible(page: Page): Promise<void> {
  for (const value of ['light', 'dark']) {
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
    expect(Number(await page.evaluate(WORST_CONTRAST)), value).toBeGreaterThanOrEqual(4.5);
  }
  for (const width of [1280, 400, 320]) {
    await page.setViewport({ width, height: 800 });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
  }
}

/** The least contrast (WCAG 2.2) of a text with the ground that it stands on. */
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
