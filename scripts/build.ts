// Makes what is committed but not written by hand: two bundles that run without node_modules, the JSON Schemas, the
// lists of inputs and outputs, and the demo's output in the README. With --check it changes nothing and fails, naming
// what is not what the source makes.
import * as childProcess from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'rolldown';
import { SCHEMAS, schemaText } from '../src/commands/explain.ts';
import { notices } from './licenses.ts';
import { withDemo, withLists } from './readme.ts';

const root = join(import.meta.dirname, '..');
const GENERATED = ['dist', 'schemas', 'README.md', 'docs/inputs.md'];

const READS = /readFileSync\(new URL\('([^']+)', import\.meta\.url\), 'utf8'\)/g;

/** Puts the text of a file of the source in place of the call that reads it, so that a bundle needs no file beside it. */
const inlineTexts: Plugin = {
  name: 'inline-texts',
  transform(code, id) {
    if (!id.startsWith(join(root, 'src/'))) return null;
    const inlined = code.replace(READS, (_, text: string) =>
      JSON.stringify(readFileSync(join(dirname(id), text), 'utf8')),
    );
    if (/new URL\([^;]*import\.meta\.url/.test(inlined))
      throw new Error(`${id} would look for a file beside the bundle`);
    return { code: inlined };
  },
};

/** An import reads each export of a module of Node, and behind some are more modules: undici, behind those of http. */
const lazyBuiltins: Plugin = {
  name: 'lazy-builtins',
  // Not those of the bundler's own runtime, by which these are loaded.
  resolveId: (id, importer) => (isBuiltin(id) && !importer?.startsWith('\0') ? `\0${id}` : null),
  load: (id) => (isBuiltin(id.slice(1)) ? `module.exports = ${lazily(id.slice(1))};` : null),
};

/** child_process takes as long to load as a small validate takes: commander imports it, and never uses it here. */
function lazily(name: string): string {
  const builtin = `process.getBuiltinModule('${name}')`;
  if (name !== 'node:child_process') return builtin;
  const getters = Object.keys(childProcess).map((key) => `get ${key}() { return ${builtin}.${key}; }`);
  return `{ ${getters.join(', ')} }`;
}

/** Rooms that are loaded together, each with all it needs: to open another file costs more than to read a longer one. */
const GROUPS = [
  { name: 'start', test: /^\0|src\/commands\/(validate|cli\/(program|flags)|action\/(run|outputs))\.ts$/, priority: 3 },
  { name: 'messages', test: /src\/report\/messages\.ts$/, priority: 2 },
  { name: 'usual', test: /src\/(commands\/(action\/)?(plan|apply|run-files)|service\/connect)\.ts$/, priority: 1 },
];

/** The bundler's own code in each bundle. */
const RUNTIME = join(root, 'node_modules/rolldown/runtime');

async function bundle(target: string): Promise<void> {
  for (const entry of ['action', 'cli']) {
    const out = join(target, 'dist', entry);
    rmSync(out, { recursive: true, force: true });
    const { output } = await build({
      input: { index: join(root, `src/${entry}.ts`) },
      cwd: root,
      platform: 'node',
      plugins: [inlineTexts, lazyBuiltins],
      // What one room loads when it is used, another may need at once.
      checks: { ineffectiveDynamicImport: false },
      output: { dir: out, chunkFileNames: '[name].js', comments: { jsdoc: false }, codeSplitting: { groups: GROUPS } },
    });
    const chunks = output.filter((file) => file.type === 'chunk');
    // It would wait for the entry, which waits for it.
    const waiting = chunks.find(({ imports }) => imports.includes('index.js'));
    if (waiting !== undefined) throw new Error(`${waiting.fileName} needs what stands in the entry`);
    chmodSync(join(out, 'index.js'), 0o755);
    writeFileSync(join(out, 'package.json'), '{\n  "type": "module"\n}\n');
    writeFileSync(join(out, 'licenses.txt'), notices([RUNTIME, ...chunks.flatMap(({ moduleIds }) => moduleIds)]));
  }
}

async function generate(target: string): Promise<void> {
  await bundle(target);
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
  const { status, stderr } = childProcess.spawnSync(process.execPath, ['src/cli.ts', 'demo'], options);
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
