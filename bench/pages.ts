// The report, and the page of an audit, in a browser: when it is first painted, when it is ready, and what printing it
// costs, beside a page of as many bytes that holds nothing.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'puppeteer-core';
import { auditPage } from '../src/report/html/audit-page.ts';
import { renderReport } from '../src/report/html/report-page.ts';
import { findChromium, openBrowser, openFile } from '../test/browser/browser.ts';
import { auditReport, MAKING } from '../test/report/audit-report.ts';
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
    const text = kind === 'audit' ? auditPage(auditReport(changes), MAKING) : pageOf(assets, changes);
    const [path, empty] = [join(folder, 'page.html'), join(folder, 'empty.html')];
    writeFileSync(path, text);
    writeFileSync(empty, `<!doctype html><title>.</title>.<!--${'x'.repeat(text.length)}-->`);
    const floor = await opened(browser, empty);
    const { page, paint, load } = await opened(browser, path);
    const start = performance.now();
    // Every asset is on paper: of more, printing takes as much longer.
    if (assets <= 5_000) await page.pdf({ format: 'A4', timeout: 0 });
    const printed = assets <= 5_000 ? `${((performance.now() - start) / 1_000).toFixed(1)} s` : '';
    const times = [paint, load].map((ms) => `${Math.round(ms)} ms`);
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
      'Ready, against an empty page of as many bytes',
      'Printed in',
    ],
    rows,
    1,
  );
}
