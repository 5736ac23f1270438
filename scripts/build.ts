// Makes what is committed but not written by hand: two bundles that run without node_modules, the JSON Schemas, the
// inputs of action.yml, the references in docs/, and the rooms in CONTRIBUTING.md. With --check it changes nothing, and
// fails with the names of the files that differ from what the source makes.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SCHEMAS } from '../src/cli/explain.ts';
import { jsonText } from '../src/run/run-files.ts';
import { inputsOfAction } from '../src/run/settings.ts';
import { withAction, withCommands, withFindings, withRooms } from './pages.ts';

const root = join(import.meta.dirname, '..');
const GENERATED = ['dist', 'schemas', 'action.yml', 'CONTRIBUTING.md', 'docs/reference'];

/** The examples that demo, emulator and init read. The bundle has a copy, so that it needs nothing beside it. */
const EXAMPLES = [
  ...['live.json', 'inventory', 'edited', 'setup'],
  ...['plan-and-apply', 'hardened', 'drift', 'cmdb'].map((name) => `workflows/${name}.yml`),
];

const NCC = fileURLToPath(import.meta.resolve('@vercel/ncc/dist/ncc/cli.js'));

/** Compiles the source to `lib/`, since ncc cannot compile this version of TypeScript. */
function compile(): void {
  rmSync(join(root, 'lib'), { recursive: true, force: true });
  run(join(root, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.build.json');
}

function bundle(target: string): void {
  compile();
  for (const entry of ['action', 'cli']) {
    const out = join(target, 'dist', entry);
    rmSync(out, { recursive: true, force: true });
    const stats = join(root, 'lib/stats.json');
    const options = ['--license', 'licenses.txt', '--target', 'es2022', '--no-cache', '--quiet', '--stats-out', stats];
    run(NCC, 'build', `lib/${entry}.js`, '--out', out, ...options);
    const licenses = join(out, 'licenses.txt');
    writeFileSync(licenses, completeLicenses(readFileSync(licenses, 'utf8'), readFileSync(stats, 'utf8')));
    if (entry === 'cli') deferChildProcess(join(out, 'index.js'));
    chmodSync(join(out, 'index.js'), 0o755);
  }
  for (const path of EXAMPLES) {
    cpSync(join(root, 'examples', path), join(target, 'dist/cli/examples', path), { recursive: true });
  }
  rmSync(join(root, 'lib'), { recursive: true });
}

/**
 * Adds the packages that ncc omits from its licenses: those that the entry of a bundle imports statically. `text` is
 * what ncc wrote, and `stats` are the statistics of its build. Throws if a package has no license text.
 */
function completeLicenses(text: string, stats: string): string {
  const names = new Set(
    Array.from(stats.matchAll(/"name":\s*"\.\/node_modules\/((?:@[^/"]+\/)?[^/"]+)/g), ([, name = '']) => name),
  );
  const missing = [...names].filter((name) => !`\n${text}`.includes(`\n${name}\n`)).sort();
  const notices = missing.map((name) => notice(name, join(root, 'node_modules', name)));
  return `${[text.trim(), ...notices].join('\n\n')}\n`;
}

/** A notice as ncc writes it: the name, the license and its text, one below the other. */
function notice(name: string, folder: string): string {
  const { license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file));
  if (files.length === 0) throw new Error(`${name} has no text of its license`);
  const texts = files.sort().map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
  return [name, license, ...texts].join('\n');
}

/**
 * commander imports child_process, which it does not use here. Loading it would take about all the time that a small
 * `validate` has left below its limit (bench/results.md).
 */
function deferChildProcess(path: string): void {
  const load = '__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process")';
  const text = readFileSync(path, 'utf8');
  if (!text.includes(`module.exports = ${load};`)) throw new Error('commander no longer imports node:child_process');
  const deferred = `module.exports = { get spawn() { return ${load}.spawn; } };`;
  writeFileSync(
    path,
    text.replace(`module.exports = ${load};`, () => deferred),
  );
}

/** Runs a program. If it fails, throws with all of its output. */
function run(program: string, ...argv: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...argv], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ended with ${status}:\n${stdout}${stderr}`);
}

async function generate(target: string): Promise<void> {
  bundle(target);
  mkdirSync(join(target, 'schemas'), { recursive: true });
  for (const [name, make] of Object.entries(SCHEMAS))
    writeFileSync(join(target, 'schemas', `${name}.schema.json`), jsonText(make()));
  const page = (path: string) => readFileSync(join(root, path), 'utf8');
  mkdirSync(join(target, 'docs/reference'), { recursive: true });
  const action = page('action.yml').replace(/^inputs:\n[\s\S]*?(?=^outputs:)/m, () => inputsOfAction());
  writeFileSync(join(target, 'action.yml'), action);
  const references = {
    commands: withCommands,
    action: (text: string) => withAction(text, action),
    findings: withFindings,
  };
  for (const [name, made] of Object.entries(references)) {
    const path = `docs/reference/${name}.md`;
    writeFileSync(join(target, path), made(page(path)));
  }
  writeFileSync(join(target, 'CONTRIBUTING.md'), withRooms(page('CONTRIBUTING.md'), join(root, 'src')));
}

/** Paths of files below `path`. */
function filesIn(folder: string, path: string): string[] {
  const full = join(folder, path);
  if (!existsSync(full)) return [];
  if (/\.(?:md|yml)$/.test(path)) return [path];
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
