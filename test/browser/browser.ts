// A headless Chromium for tests and pictures: offline, with nothing of its own to say to any network.
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { type Browser, launch, type Page } from 'puppeteer-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The program that CHROMIUM names, or the first on the PATH; null where there is none. */
export function findChromium({ CHROMIUM, PATH = '' }: NodeJS.ProcessEnv = process.env): string | null {
  const paths = PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return (CHROMIUM ? [CHROMIUM] : paths).find(isProgram) ?? null;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export interface OpenBrowser {
  readonly browser: Browser;
  close(): Promise<void>;
}

export async function openBrowser(executablePath: string): Promise<OpenBrowser> {
  const userDataDir = mkdtempSync(join(tmpdir(), 'chromium-'));
  const browser = await launch({ executablePath, userDataDir, headless: true, args: FLAGS });
  const close = async () => {
    await browser.close();
    rmSync(userDataDir, { recursive: true, force: true, maxRetries: 5 });
  };
  return { browser, close };
}

export interface Opened {
  readonly page: Page;
  /** Addresses that it asked for besides its own; all were refused. */
  readonly asked: readonly string[];
  /** What it said on its console, and every error. */
  readonly said: readonly string[];
}

/** Opens a file with the network closed. */
export async function openFile(browser: Browser, url: string): Promise<Opened> {
  const page = await browser.newPage();
  const [asked, said]: [string[], string[]] = [[], []];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(String(error)));
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (request.url().split('#')[0] === url.split('#')[0]) return void request.continue();
    asked.push(request.url());
    void request.abort();
  });
  await page.goto(url, { waitUntil: 'load' });
  return { page, asked, said };
}
