// A headless Chromium for tests and pictures: offline, and without background requests of its own.
import { execFileSync } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
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

/** How to start a browser: its program, and what to add to its environment. */
export interface Program {
  readonly path: string;
  readonly env: Readonly<Record<string, string>>;
}

/** The program that CHROMIUM names, else that of our npm package, else the first on the PATH; null if there is none. */
export function findChromium({ CHROMIUM, PATH = '' }: NodeJS.ProcessEnv = process.env): Program | null {
  const paths = PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const packaged = CHROMIUM || process.platform !== 'linux' || process.arch !== 'x64' ? null : unpackChromium();
  if (packaged !== null) return packaged;
  const path = (CHROMIUM ? [CHROMIUM] : paths).find(isProgram);
  return path === undefined ? null : { path, env: {} };
}

/**
 * @sparticuz/chromium ships Chromium's headless shell, the libraries that it needs and a font, compressed. They are
 * unpacked once beside the package, so it does not matter which of them the machine has.
 */
function unpackChromium(): Program | null {
  const root = join(import.meta.dirname, '../../node_modules');
  const packed = join(root, '@sparticuz/chromium/bin');
  if (!existsSync(packed)) return null;
  const folder = join(root, '.cache/chromium', statSync(join(packed, 'chromium.br')).size.toString());
  if (!existsSync(folder)) {
    mkdirSync(dirname(folder), { recursive: true });
    const made = mkdtempSync(`${folder}-`);
    const unpacked = (name: string) => brotliDecompressSync(readFileSync(join(packed, name)));
    writeFileSync(join(made, 'chromium'), unpacked('chromium.br'), { mode: 0o755 });
    for (const name of ['al2023.tar.br', 'fonts.tar.br'])
      execFileSync('tar', ['-x', '-C', made], { input: unpacked(name) });
    writeFileSync(join(made, 'fonts.conf'), fontsIn(folder));
    try {
      renameSync(made, folder);
    } catch {
      // Another test file unpacked it first.
      rmSync(made, { recursive: true });
    }
  }
  const env = { LD_LIBRARY_PATH: join(folder, 'lib'), FONTCONFIG_FILE: join(folder, 'fonts.conf') };
  return { path: join(folder, 'chromium'), env };
}

/** For fontconfig: the font of the package, and those of the machine. */
function fontsIn(folder: string): string {
  const dirs = [join(folder, 'fonts'), '/usr/share/fonts'].map((dir) => `<dir>${dir}</dir>`).join('');
  return `<?xml version="1.0"?><fontconfig>${dirs}<cachedir>${join(folder, 'cache')}</cachedir></fontconfig>\n`;
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

export async function openBrowser({ path: executablePath, env }: Program): Promise<OpenBrowser> {
  const userDataDir = mkdtempSync(join(tmpdir(), 'chromium-'));
  const browser = await launch({
    executablePath,
    env: { ...process.env, ...env },
    userDataDir,
    headless: true,
    args: FLAGS,
  });
  const close = async () => {
    await browser.close();
    rmSync(userDataDir, { recursive: true, force: true, maxRetries: 5 });
  };
  return { browser, close };
}

/** For scripts, which need a browser. */
export function openAnyBrowser(): Promise<OpenBrowser> {
  const program = findChromium();
  if (program === null) throw new Error('No Chromium is on the PATH. Name one in CHROMIUM.');
  return openBrowser(program);
}

export interface Opened {
  readonly page: Page;
  /** Other addresses that the page requested; all were refused. */
  readonly asked: readonly string[];
  /** What the page wrote to its console, and every error. */
  readonly said: readonly string[];
}

/** Opens a file and refuses all network requests. */
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
