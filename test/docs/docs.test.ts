// The documents are correct: their examples parse, their commands exist and run, their links have targets, and the
// output that they show is printed.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../src/core/diagnostic.ts';
import { parseSeed } from '../../src/emulator/seed.ts';
import { serveEmulator } from '../../src/emulator/server.ts';
import { readMapping } from '../../src/follow/csv/mapping.ts';
import { runValidate } from '../../src/run/validate.ts';
import { contextWith, repositoryIn } from '../run/context.ts';
import { anchors, type Block, inlineCode, ROOT, readPage, readPages, relativeLinks } from './markdown.ts';
import { callsIn, flagsOf, notPrinted, Reader } from './shell.ts';

const PAGES = readPages();

const folder = mkdtempSync(join(tmpdir(), 'cip-sync-docs-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The findings of `validate` in the text, each as severity and code: `error wrong-value`. */
async function findings(text: string): Promise<string[]> {
  mkdirSync(join(folder, 'inventory'), { recursive: true });
  writeFileSync(join(folder, 'inventory/example.yml'), text);
  const { diagnostics } = await runValidate(contextWith(), { repository: repositoryIn(folder) });
  return diagnostics.map(({ code, severity }) => `${severity} ${code}`);
}

/** What a block's marks announce: ```` ```yaml error=wrong-value ````. */
function announced({ marks }: Block): string[] {
  return marks.filter((mark) => /^(error|warning)=/.test(mark)).map((mark) => mark.replace('=', ' '));
}

const INVENTORIES = PAGES.flatMap(({ path, blocks }) =>
  blocks
    .filter(({ language, text }) => language === 'yaml' && /^cyber_system:/m.test(text))
    .map((block) => [`${path}:${block.line}`, block] as const),
);

test.each(INVENTORIES)('%s has the findings it announces, and no others', async (_, block) => {
  expect(await findings(block.text)).toEqual(announced(block));
});

const MAPPINGS = PAGES.flatMap(({ path, blocks }) =>
  blocks.filter(({ marks }) => marks.includes('mapping')).map(({ line, text }) => [`${path}:${line}`, text] as const),
);

test.each(MAPPINGS)('%s is a mapping that --mapping takes', (_, text) => {
  const found: Diagnostic[] = [];
  readMapping('mapping.yml', text, (finding) => found.push(finding));
  expect(found).toEqual([]);
});

describe('commands', () => {
  const texts = PAGES.flatMap((page) => [
    ...page.blocks.filter(({ language }) => language === 'sh').map(({ text }) => text),
    ...inlineCode(page),
  ]);
  const calls = texts.flatMap(callsIn);
  const commands = [...new Set(calls.map(({ command }) => command))];

  test.each(commands)('%s exists, with the flags that the documents give it', async (command) => {
    const flags = await flagsOf(command);
    expect(flags, `cip-sync has no command ${command}`).not.toBeNull();
    for (const call of calls.filter((one) => one.command === command)) {
      expect([...(flags ?? [])]).toEqual(expect.arrayContaining([...call.flags]));
    }
  });

  test('aliases of the command quote their folder, whose path may have a space', () => {
    const aliases = texts.flatMap((text) => text.match(/^\s*alias .*$/gm) ?? []);
    expect(aliases.length).toBeGreaterThan(1);
    for (const alias of aliases) expect(alias).toMatch(/="node '\$PWD\/[^']*'"$/);
  });

  test('flags in the prose are flags of some command', async () => {
    const named = PAGES.flatMap(inlineCode).flatMap((code) => code.match(/^--[a-z][a-z-]*/)?.[0] ?? []);
    const all = [
      'validate',
      'plan',
      'apply',
      'drift',
      'import',
      'export',
      'init',
      'doctor',
      'audit',
      'audit verify',
      'emulator',
    ];
    const known = (await Promise.all(all.map(flagsOf))).flatMap((flags) => [...flags!]);
    // Flags of npm, `npm run build` and `npm run bench`.
    const scripts = ['--check', '--ignore-scripts', '--most', '--runs', '--only', '--write'];
    expect(new Set([...known, ...scripts])).toEqual(new Set([...known, ...scripts, ...named]));
  });

  test('npm scripts that the documents name exist', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object };
    const named = texts.flatMap((text) => Array.from(text.matchAll(/npm run ([a-z-]+)/g), ([, name = '']) => name));
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
  });
});

describe('runnable blocks', () => {
  const runnable = PAGES.filter(({ blocks }) => blocks.some(({ marks }) => marks.includes('runnable')));

  test.each(runnable.map((page) => [page.path, page] as const))(
    'of %s run from top to bottom, and print what the page shows',
    async (path, { blocks }) => {
      const seed = parseSeed(JSON.parse(readFileSync(join(ROOT, 'examples/live.json'), 'utf8')));
      const emulator = await serveEmulator({ seed });
      const isBeginner = path === 'docs/quick-start.md';
      const reader = new Reader({ url: emulator.url, key: 'demo-key-not-a-secret' }, isBeginner);
      let printed = '';
      try {
        for (const { marks, text } of blocks) {
          const edited = marks.find((mark) => mark.startsWith('edit='));
          if (edited !== undefined) reader.edit(edited.slice('edit='.length), text);
          if (marks.includes('runnable')) printed = await reader.run(text);
          if (marks.includes('printed')) expect(notPrinted(text, printed)).toEqual([]);
        }
      } finally {
        await emulator.close();
        reader.end();
      }
    },
  );
});

describe('links and paths', () => {
  test.each(PAGES.map((page) => [page.path, page] as const))('%s has only links with a target', (path, page) => {
    const broken = relativeLinks(page).filter((link) => {
      const [to = '', anchor] = link.split('#');
      const target = to === '' ? path : join(dirname(path), to);
      if (!existsSync(join(ROOT, target))) return true;
      return anchor !== undefined && !anchors(readPage(target)).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  const OURS = /^(?:src|test|docs|examples|schemas|scripts|bench|dist|\.ci)\/[\w./-]*$/;

  test.each(PAGES.map((page) => [page.path, page] as const))('%s names files that exist', (path, page) => {
    const base = path === 'examples/README.md' ? 'examples' : '';
    const named = inlineCode(page).filter((code) => OURS.test(code));
    expect(named.filter((name) => !existsSync(join(ROOT, base, name)))).toEqual([]);
  });

  test('every document is linked from another', () => {
    const linked = new Set(
      PAGES.flatMap((page) => relativeLinks(page).map((link) => join(dirname(page.path), link.split('#')[0] ?? ''))),
    );
    const start = ['README.md', 'CHANGELOG.md'];
    expect(PAGES.map(({ path }) => path).filter((path) => !linked.has(path) && !start.includes(path))).toEqual([]);
  });
});

test('the results of the bench have a section for each of its parts, and rows for fmt and import --update', () => {
  const results = readFileSync(join(ROOT, 'bench/results.md'), 'utf8').split('## One run')[1]!;
  const parts = readFileSync(join(ROOT, 'bench/run.ts'), 'utf8').matchAll(/'([`A-Z].*)',\s+(?:\(\) => )?bench/g);
  const titles = Array.from(results.matchAll(/^### (.*)$/gm), ([, title]) => title);
  expect(titles).toEqual(Array.from(parts, ([, title]) => title));
  // Each command with 50,000 entries in one file, in ten and in a thousand.
  expect(results.match(/^\| `(?:fmt --check|import --update)` \| 50,000 \|/gm)).toHaveLength(6);
});

test('the table of folders in CONTRIBUTING.md names each source file, and no other', () => {
  const page = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');
  const table = page.slice(page.indexOf('| Folder | Rooms |'), page.indexOf('### The way of one change'));
  const rows = [...table.matchAll(/^\| `(src\/.*)\/` \| (.*) \|$/gm)];
  const named = rows.flatMap(([, path, rooms = '']) =>
    Array.from(rooms.matchAll(/`(.*?)`/g), ([, room]) => `${path}/${room}.ts`),
  );
  const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' });
  const rooms = files.filter((path) => /\/.*(?<!\.d)\.ts$/.test(path)).map((path) => `src/${path}`);
  expect(new Set(named)).toEqual(new Set(rooms));
});
