// Three years of daily looks at 100,000 assets, made with git's fast-import: how long a question takes, and how much
// longer an apply takes for its two commits to the ledger.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sha256 } from '../src/core/fingerprint.ts';
import type { LiveAsset } from '../src/core/model.ts';
import { runPath } from '../src/ledger/run-file.ts';
import { liveFiles, liveSha256 } from '../src/ledger/tree.ts';
import { CLI } from './built.ts';
import { measure, median, serve } from './measure.ts';
import { count, table, whole } from './table.ts';

export interface LedgerSize {
  readonly assets: number;
  readonly systems: number;
  readonly looks: number;
}

const DAY_MS = 86_400_000;
const START = Date.parse('2024-01-01T06:17:00.000Z');
const TOOL = { name: 'cip-inventory-sync', version: '0.0.0' };

/** A clone whose history has this many looks, each with a few changed assets. */
export async function makeLedger(
  folder: string,
  { assets: many, systems: groups, looks }: LedgerSize,
  service = 'https://inventory.example',
): Promise<void> {
  execFileSync('git', ['init', '--quiet', '--initial-branch=ledger', folder]);
  const git = spawn('git', ['fast-import', '--quiet'], { cwd: folder, stdio: ['pipe', 'inherit', 'inherit'] });
  const put = async (text: string) => {
    if (!git.stdin.write(text)) await once(git.stdin, 'drain');
  };
  const ledger = { format_version: '1.0', organization: 'acme', service };
  const begun = `${JSON.stringify({ ...ledger, started_at: new Date(START).toISOString() }, null, 2)}\n`;
  await put(commitOf(START, 'Begin the ledger', new Map([['ledger.json', begun]])));
  const { systems, facilities, bySystem } = listed(many, groups);
  const filesOf = (some: typeof systems) =>
    liveFiles(
      {
        facilities,
        controlCenters: [],
        systems: some,
        assets: some.flatMap(({ id }) => bySystem[Number(id.slice(3))]!),
      },
      {},
    );
  const texts = new Map(filesOf(systems));
  const hashes = new Map([...texts].map(([path, text]) => [path, sha256(text)]));
  let previous: string | null = null;
  for (let look = 0; look < looks; look += 1) {
    const changed = new Map(look === 0 ? texts : []);
    for (let n = 0; look > 0 && n < 5; n += 1) {
      const system = systems[(look * 7 + n * 131) % groups]!;
      const group = bySystem[Number(system.id.slice(3))]!;
      const at = look % group.length;
      group[at] = { ...group[at]!, name: `asset-${at}-${look}` };
      const path = `live/assets/${system.facility_id}/${system.id}.csv`;
      changed.set(path, filesOf([system]).get(path)!);
    }
    for (const [path, text] of changed) hashes.set(path, sha256(text));
    const at = START + look * DAY_MS;
    const document = {
      ...{
        seq: look + 1,
        kind: 'look',
        previous,
        live_sha256: liveSha256(hashes),
        read_at: new Date(at).toISOString(),
      },
      ...{ tool: TOOL, commit: null, counts: { assets: many } },
    };
    const text = `${JSON.stringify(document, null, 2)}\n`;
    previous = sha256(text);
    changed.set(runPath({ run: String(look + 1), attempt: 1 }, 'look', at), text);
    await put(commitOf(at, 'Looked at the lists', changed));
  }
  git.stdin.end();
  await once(git, 'close');
  execFileSync('git', ['reset', '--quiet', '--hard'], { cwd: folder });
}

function commitOf(at: number, message: string, files: ReadonlyMap<string, string>): string {
  const data = (text: string) => `data ${Buffer.byteLength(text)}\n${text}\n`;
  const who = `committer Bench <bench@example.org> ${Math.floor(at / 1000)} +0000\n`;
  const blobs = [...files].map(([path, text]) => `M 100644 inline ${path}\n${data(text)}`);
  return `commit refs/heads/ledger\n${who}${data(message)}${blobs.join('')}\n`;
}

/** What the service lists at first: assets by the number of their cyber system. */
function listed(many: number, groups: number) {
  const systems = Array.from({ length: groups }, (_, n) => {
    return { id: `cs_${n}`, name: `System ${n}`, facility_id: `fac_${n % 50}`, organization_slug: 'acme' };
  });
  const facilities = Array.from({ length: 50 }, (_, n) => ({
    id: `fac_${n}`,
    name: `Site ${n}`,
    organization_slug: 'acme',
  }));
  const bySystem = systems.map(({ id }): LiveAsset[] => {
    const size = many / groups;
    const first = Number(id.slice(3)) * size;
    return Array.from({ length: size }, (_, n) => {
      const own = { id: `ca_${first + n}`, name: `asset-${first + n}`, asset_type: 'hardware' } as const;
      return { ...own, cyber_system_id: id, organization_slug: 'acme' };
    });
  });
  return { systems, facilities, bySystem };
}

const QUESTIONS: readonly (readonly [title: string, argv: readonly string[]])[] = [
  ['`audit`', ['--csv']],
  ['`audit --asset`', ['--asset', 'ca_7', '--csv']],
  ['`audit --at` a day in the middle', ['--at', '2025-03-01', '--csv']],
  ['`audit verify`', ['verify']],
];

export async function benchLedger(size: LedgerSize, runs: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-ledger-'));
  try {
    await makeLedger(folder, size);
    const rows: string[][] = [];
    for (const [title, argv] of QUESTIONS) {
      const samples = [];
      for (let n = 0; n < runs; n += 1)
        samples.push(await measure({ argv: [CLI, 'audit', ...argv], cwd: folder }, true));
      const [ms, peak] = [median(samples.map((one) => one.ms)), median(samples.map((one) => one.peak))];
      rows.push([title, count(size.assets), count(size.looks), whole(ms), whole(peak)]);
    }
    return table(['question', 'assets', 'looks', 'ms', 'MB'], rows, 1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** An apply of one rename, in turn without a ledger and with one of three years, and how much the ledger grows. */
export async function benchLedgerAdds({ assets, systems, looks }: LedgerSize, runs: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-ledger-adds-'));
  const lists = listed(assets, systems);
  const bare = (rows: readonly { readonly organization_slug: string }[]) =>
    rows.map(({ organization_slug: _, ...row }) => row);
  const organization = { slug: 'acme', keys: ['bench'], facilities: bare(lists.facilities) };
  const held = { cyber_systems: bare(lists.systems), cyber_assets: bare(lists.bySystem.flat()) };
  writeFileSync(join(folder, 'seed.json'), JSON.stringify({ organizations: [{ ...organization, ...held }] }));
  const server = await serve({ argv: [CLI, 'emulator', '--seed', 'seed.json'], cwd: folder });
  try {
    await makeLedger(join(folder, 'made'), { assets, systems, looks }, server.url);
    const ledger = join(folder, 'ledger.git');
    execFileSync('git', ['clone', '--quiet', '--bare', 'made', ledger], { cwd: folder });
    execFileSync('git', ['config', 'uploadpack.allowFilter', 'true'], { cwd: ledger });
    const env = { CIP_SYNC_API_KEY: 'bench', CIP_SYNC_BASE_URL: server.url, NO_COLOR: '1' };
    const [first] = lists.bySystem;
    const apply = async (round: number, more: readonly string[]) => {
      const names = first!.map(
        ({ id, name }, n) => `  - name: ${n === 0 ? `${name}-${round}` : name}\n    id: ${id}\n`,
      );
      mkdirSync(join(folder, 'inventory'), { recursive: true });
      const head = 'cyber_system: cs_0\nprune: false\nasset_type: hardware\nassets:\n';
      writeFileSync(join(folder, 'inventory/first.yml'), head + names.join(''));
      return (await measure({ argv: [CLI, 'apply', '--yes', ...more], cwd: folder, env })).ms;
    };
    const kept = ['--ledger', `${ledger}#ledger`];
    // The first lists of the service differ from those of the generated history.
    await apply(0, kept);
    const before = kilobytes(ledger);
    const times = { without: [] as number[], with: [] as number[] };
    for (let n = 1; n <= runs; n += 1) {
      times.without.push(await apply(2 * n - 1, []));
      times.with.push(await apply(2 * n, kept));
    }
    const [without, withOne] = [median(times.without), median(times.with)];
    const sizes = [count(assets), count(looks)];
    const grown = (kilobytes(ledger) - before) / runs;
    const row = [...sizes, whole(without), whole(withOne), whole(withOne - without), whole(grown)];
    return table(['assets', 'looks', 'apply, ms', 'with a ledger, ms', 'more, ms', 'kB a run'], [row], 0);
  } finally {
    server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function kilobytes(folder: string): number {
  const counted = execFileSync('git', ['count-objects', '-v'], { cwd: folder, encoding: 'utf8' });
  return ['size', 'size-pack'].reduce(
    (sum, name) => sum + Number(new RegExp(`^${name}: (\\d+)$`, 'm').exec(counted)?.[1] ?? 0),
    0,
  );
}
