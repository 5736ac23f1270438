// The report, and the page of an audit, in a browser: when it is first seen, when it is ready, how long a key of a
// search takes, and what printing it costs, beside a page of as many bytes that holds nothing.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'puppeteer-core';
import { auditPage } from '../src/report/html/audit-page.ts';
import { renderReport } from '../src/report/html/report-page.ts';
import { findChromium, openBrowser, openFile } from '../test/browser/browser.ts';
import { auditReport } from '../test/report/audit-report.ts';
import { evidenceFile } from '../test/report/html-files.ts';
import { asset, facility, input, system } from '../test/report/html-page.ts';
import { count, table } from './table.ts';

/** A hundred assets a cyber system, ten cyber systems a facility. */
function pageOf(assets: number, changes: number): string {
  const many = <T>(count: number, make: (index: number) => T) =>
    Array.from({ length: count }, (_, index) => make(index));
  const systems = Math.ceil(assets / 100);
  const lists = {
    facilities: many(Math.ceil(systems / 10), (index) => facility(`fac_${index}`, `Substation ${index}`)),
    systems: many(systems, (index) => system(`cs_${index}`, `Line ${index}`, `fac_${Math.floor(index / 10)}`)),
    assets: many(assets, (index) => asset(`ca_${index}`, `relay-${index}`, `cs_${index % systems}`)),
  };
  const known = evidenceFile().document.changes;
  const told = many(changes, (index) => ({ ...known[index % known.length]!, id: `ca_${index}` }));
  return renderReport(input(lists, changes === 0 ? null : evidenceFile({ changes: told })));
}

/** Milliseconds from a key until what it found is painted; the longest of the keys. */
async function slowestKey(page: Page, text: string): Promise<number> {
  const times: unknown[] = [];
  for (const [index] of [...text].entries()) {
    const typed = JSON.stringify(text.slice(0, index + 1));
    times.push(
      await page.evaluate(`new Promise((resolve) => {
        const start = performance.now();
        const search = document.getElementById('search');
        search.value = ${typed};
        search.dispatchEvent(new Event('input'));
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
      })`),
    );
  }
  return Math.max(...times.map(Number));
}

async function opened(browser: Browser, path: string) {
  const { page } = await openFile(browser, pathToFileURL(path).href);
  const paint = `performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? performance.now()`;
  const load = 'performance.timing.loadEventEnd - performance.timing.navigationStart';
  return { page, paint: Number(await page.evaluate(paint)), load: Number(await page.evaluate(load)) };
}

export async function benchPages(): Promise<string> {
  const program = findChromium();
  if (program === null) return 'Left out: no Chromium here.\n';
  const folder = mkdtempSync(join(tmpdir(), 'bench-pages-'));
  const { browser, close } = await openBrowser(program);
  const rows: string[][] = [];
  for (const [kind, assets, changes] of [
    ['report', 5_000, 0],
    ['report', 5_000, 5_000],
    ['report', 100_000, 5_000],
    ['audit', 0, 5_000],
  ] as const) {
    const tool = { name: 'cip-inventory-sync', version: '0.0.0' };
    const text = kind === 'audit' ? auditPage(auditReport(changes), tool) : pageOf(assets, changes);
    const [path, empty] = [join(folder, 'page.html'), join(folder, 'empty.html')];
    writeFileSync(path, text);
    writeFileSync(empty, `<!doctype html><title>.</title>.<!--${'x'.repeat(text.length)}-->`);
    const floor = await opened(browser, empty);
    const { page, paint, load } = await opened(browser, path);
    const key = await slowestKey(page, 'relay-4321');
    const start = performance.now();
    // Every asset is on paper: of more, printing takes as much longer.
    if (assets <= 5_000) await page.pdf({ format: 'A4', timeout: 0 });
    const printed = assets <= 5_000 ? `${((performance.now() - start) / 1_000).toFixed(1)} s` : '';
    const times = [paint, load, key].map((ms) => `${Math.round(ms)} ms`);
    rows.push([kind, count(assets), count(changes), ...times, `${(load / floor.load).toFixed(1)} ×`, printed]);
    await Promise.all([page.close(), floor.page.close()]);
  }
  await close();
  rmSync(folder, { recursive: true });
  return table(
    [
      'Page',
      'Assets',
      'Changes',
      'First paint',
      'Ready',
      'Slowest key of a search',
      'Ready, against an empty page of as many bytes',
      'Printed in',
    ],
    rows,
    1,
  );
}
