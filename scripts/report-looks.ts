// `npm run looks:pages -- [FOLDER]`: the HTML report and the page of an audit, wide and narrow, light and dark, folded
// and open, and as PDF. Look at each after a change of its style. With --docs it makes the pictures of the documents.
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser } from 'puppeteer-core';
import { readSeed } from '../src/commands/emulator.ts';
import { serveEmulator } from '../src/emulator/server.ts';
import { auditPage } from '../src/report/html/audit-page.ts';
import { openAnyBrowser, openFile } from '../test/browser/browser.ts';
import { auditReport, MAKING } from '../test/report/audit-report.ts';

const root = join(import.meta.dirname, '..');
const { values, positionals } = parseArgs({ allowPositionals: true, options: { docs: { type: 'boolean' } } });
const out = positionals[0] ?? mkdtempSync(join(tmpdir(), 'report-looks-'));
mkdirSync(out, { recursive: true });

/** Two applies on the emulator: the report before the second, by its plan, and after it, by its evidence. */
async function makeReports(): Promise<{ readonly plan: string; readonly evidence: string; readonly audit: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'report-looks-work-'));
  const emulator = await serveEmulator({ seed: readSeed(join(root, 'examples/live.json')) });
  const env = { ...process.env, CIP_SYNC_BASE_URL: emulator.url, CIP_SYNC_API_KEY: 'demo-key-not-a-secret' };
  const run = (...argv: string[]) =>
    new Promise<void>((resolve, reject) => {
      const child = spawn(process.execPath, [join(root, 'src/cli.ts'), ...argv], { cwd: folder, env, stdio: 'ignore' });
      child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`${argv.join(' ')}: exit ${code}`))));
    });
  try {
    cpSync(join(root, 'examples/inventory'), join(folder, 'inventory'), { recursive: true });
    await run('apply', '--yes', '--evidence-dir', 'first');
    cpSync(join(root, 'examples/edited'), join(folder, 'inventory'), { recursive: true });
    await run('plan', '--out', 'plan.json');
    await run('report', '--html', '--plan', 'plan.json', '--out', join(out, 'plan.html'));
    await run('apply', '--plan', 'plan.json', '--evidence-dir', 'second');
    writeFileSync(join(folder, 'evidence.json'), asOnGitHub(join(folder, 'second')));
    await run('report', '--html', '--evidence', 'evidence.json', '--out', join(out, 'evidence.html'));
  } finally {
    await emulator.close();
  }
  const pages = { plan: join(out, 'plan.html'), evidence: join(out, 'evidence.html'), audit: join(out, 'audit.html') };
  writeFileSync(pages.audit, auditPage(auditReport(), MAKING));
  // A port of this machine would make every picture another one.
  for (const page of Object.values(pages)) {
    writeFileSync(page, readFileSync(page, 'utf8').replaceAll(emulator.url, 'https://compliance.example'));
  }
  return pages;
}

/** The evidence of the folder, as a run on GitHub would have written it. */
function asOnGitHub(folder: string): string {
  const name = readdirSync(folder).find((entry) => entry.startsWith('evidence')) ?? '';
  const evidence: unknown = JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const head = '5b0e7c41d2f8a96370b1c4de58f2a7069be31d84';
  const approvals = [{ user: 'compliance-lead', submitted_at: '2026-03-02T15:41:07Z', commit_id: head }];
  return JSON.stringify({
    ...Object(evidence),
    approval: { mode: 'review', by: 'pull request #42' },
    pull_requests: [{ number: 42, author: 'scada-team', head, merge_commit: null, record: null, approvals }],
    actor: 'compliance-lead',
    commit: '7d1c3e0b5f2a49c88e61d4a7730b9c15ee20f6a4',
    run_url: 'https://github.com/cascade-river-power/inventory/actions/runs/9041526',
  });
}

interface Look {
  readonly name: string;
  readonly file: string;
  readonly width: number;
  /** The whole page when not given. */
  readonly height?: number;
  readonly scheme?: 'light' | 'dark';
  /** Whether what folds is open. */
  readonly isOpen?: boolean;
}

function looks(pages: Awaited<ReturnType<typeof makeReports>>): Look[] {
  return Object.entries(pages).flatMap(([page, file]): Look[] => [
    { name: `${page}-light`, file, width: 1280 },
    { name: `${page}-dark`, file, width: 1280, scheme: 'dark' },
    { name: `${page}-open`, file, width: 1280, isOpen: true },
    { name: `${page}-narrow`, file, width: 390 },
    { name: `${page}-narrow-open`, file, width: 390, scheme: 'dark', isOpen: true },
  ]);
}

async function take(browser: Browser, { name, file, width, height, scheme = 'light', isOpen = false }: Look) {
  const { page } = await openFile(browser, pathToFileURL(file).href);
  await page.setViewport({ width, height: 900 });
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
  if (isOpen) await page.evaluate('document.querySelectorAll("details").forEach((one) => (one.open = true))');
  const folder = values.docs === true ? join(root, 'docs/images') : out;
  await page.setViewport({
    width,
    height: height ?? Number(await page.evaluate('document.documentElement.scrollHeight')),
  });
  await page.screenshot({ path: join(folder, `${name}.png`) });
  if (width === 1280 && values.docs !== true) {
    await page.pdf({ path: join(folder, `${name}.pdf`), format: 'A4', preferCSSPageSize: true, timeout: 0 });
  }
  await page.close();
}

const reports = await makeReports();
const { browser, close } = await openAnyBrowser();
const forDocs: Look[] = [
  { name: 'report-light', file: reports.evidence, width: 1120, height: 1060, isOpen: true },
  { name: 'report-dark', file: reports.evidence, width: 1120, height: 800, scheme: 'dark' },
  { name: 'audit-light', file: reports.audit, width: 1120, height: 1060 },
];
for (const look of values.docs === true ? forDocs : looks(reports)) await take(browser, look);
await close();
process.stderr.write(`${out}\n`);
