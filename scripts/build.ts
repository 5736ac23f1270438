// Makes what is committed but not written by hand: two bundles that run without node_modules, the JSON Schemas, the
// lists of inputs and outputs, and the demo's output in the README. With --check it changes nothing and fails, naming
// what is not what the source makes.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { SCHEMAS, schemaText } from '../src/commands/explain.ts';
import { notices } from './licenses.ts';
import { withDemo, withLists } from './readme.ts';

const root = join(import.meta.dirname, '..');
const GENERATED = ['dist', 'schemas', 'README.md', 'docs/inputs.md'];

const READS = /readFileSync\(new URL\('([^']+)', import\.meta\.url\), 'utf8'\)/g;

/** Puts the text of a file of the source in place of the call that reads it, so that a bundle needs no file beside it. */
function inlineTexts(): void {
  for (const path of filesIn(root, 'lib')) {
    const code = readFileSync(join(root, path), 'utf8');
    const folder = join(root, 'src', dirname(path.slice('lib/'.length)));
    const inlined = code.replace(READS, (_, text: string) => JSON.stringify(readFileSync(join(folder, text), 'utf8')));
    if (/new URL\([^;]*import\.meta\.url/.test(inlined))
      throw new Error(`${path} would look for a file beside the bundle`);
    if (inlined !== code) writeFileSync(join(root, path), inlined);
  }
}

/** tsc first, since ncc cannot compile TypeScript 7. */
function bundle(target: string): void {
  const run = (command: string, ...args: string[]) =>
    execFileSync(join(root, 'node_modules/.bin', command), args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  rmSync(join(root, 'lib'), { recursive: true, force: true });
  run('tsc', '-p', 'tsconfig.build.json');
  inlineTexts();
  for (const entry of ['action', 'cli']) {
    const out = join(target, 'dist', entry);
    rmSync(out, { recursive: true, force: true });
    const stats = join(root, 'lib', `${entry}.stats.json`);
    run('ncc', 'build', `lib/${entry}.js`, '-o', out, '--stats-out', stats, '-q');
    writeFileSync(join(out, 'licenses.txt'), notices(JSON.parse(readFileSync(stats, 'utf8'))));
  }
}

async function generate(target: string): Promise<void> {
  bundle(target);
  mkdirSync(join(target, 'schemas'), { recursive: true });
  for (const name of SCHEMAS) writeFileSync(join(target, 'schemas', `${name}.schema.json`), await schemaText(name));
  const page = (path: string) => readFileSync(join(root, path), 'utf8');
  mkdirSync(join(target, 'docs'), { recursive: true });
  writeFileSync(join(target, 'docs/inputs.md'), withLists(page('docs/inputs.md'), page('action.yml')));
  writeFileSync(join(target, 'README.md'), withDemo(page('README.md'), demo()));
}

/** What the demo tells, without colours. Throws, with all of it, when the demo goes wrong. */
function demo(): string {
  const { FORCE_COLOR: _, ...env } = process.env;
  const options = { cwd: root, env: { ...env, NO_COLOR: '1' }, encoding: 'utf8' } as const;
  const { status, stderr } = spawnSync(process.execPath, ['src/cli.ts', 'demo'], options);
  if (status !== 0) throw new Error(`the demo ended with ${status}:\n${stderr}`);
  return stderr;
}

/** Paths below `path`, of files alone. */
function filesIn(folder: string, path: string): string[] {
  const full = join(folder, path);
  if (!existsSync(full)) return [];
  if (path.endsWith('.md')) return [path];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

function stale(made: string): string[] {
  const paths = new Set(GENERATED.flatMap((path) => [...filesIn(root, path), ...filesIn(made, path)]));
  const read = (folder: string, path: string) =>
    existsSync(join(folder, path)) ? readFileSync(join(folder, path)) : null;
  return [...paths].filter((path) => {
    const [committed, fresh] = [read(root, path), read(made, path)];
    return committed === null || fresh === null || !committed.equals(fresh);
  });
}

if (process.argv.includes('--check')) {
  const made = mkdtempSync(join(tmpdir(), 'cip-sync-build-'));
  await generate(made);
  const different = stale(made);
  rmSync(made, { recursive: true });
  for (const path of different.sort())
    process.stderr.write(`${path} is not what the source makes. Run npm run build.\n`);
  process.exitCode = different.length === 0 ? 0 : 1;
} else {
  await generate(root);
}
