// Checks a fixture of test/fixtures/diagnostics with the command that reports it: `validate`, `fmt` or `import`, or
// `plan` against an emulated service if the fixture says what is live.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Code, Diagnostic } from '../../src/core/diagnostic.ts';
import type { Seed } from '../../src/emulator/seed.ts';
import { serveEmulator } from '../../src/emulator/server.ts';
import { runFmt } from '../../src/follow/fmt.ts';
import { runImport } from '../../src/follow/import.ts';
import { FILE_LIMIT } from '../../src/inventory/files.ts';
import { type Revision, WORKING_TREE } from '../../src/inventory/load.ts';
import type { Context, Takes } from '../../src/run/context.ts';
import { runPlan } from '../../src/run/plan.ts';
import { runValidate } from '../../src/run/validate.ts';
import { connect } from '../../src/service/connect.ts';
import { formatDiagnostic } from '../../src/text/findings.ts';
import { mapping } from '../follow/csv-rows.ts';
import { gitApart } from '../git/apart.ts';
import { commitAll, folderWith, git as runGit } from '../inventory/temporary.ts';
import { contextWith } from '../run/context.ts';

const FIXTURES = join(import.meta.dirname, '../fixtures/diagnostics');

/** Makes the files that cannot be committed, in the test's copy of the fixture. */
const MADE: Partial<Record<Code, (folder: string) => void>> = {
  'symbolic-link': (folder) => symlinkSync('ems.yml', join(folder, 'inventory/link.yml')),
  submodule: (folder) => {
    mkdirSync(join(folder, 'inventory/plant'));
    writeFileSync(join(folder, 'inventory/plant/.git'), 'gitdir: ../../.git/modules/plant\n');
  },
  'sparse-checkout': (folder) => {
    commitAll(folder);
    runGit(folder, 'sparse-checkout', 'set', 'elsewhere');
  },
  'unreadable-file': (folder) => {
    mkdirSync(join(folder, 'inventory'));
    execFileSync('mkfifo', [join(folder, 'inventory/pipe.yml')]);
  },
  'file-too-large': (folder) => {
    mkdirSync(join(folder, 'inventory'));
    writeFileSync(join(folder, 'inventory/huge.yml'), '');
    truncateSync(join(folder, 'inventory/huge.yml'), FILE_LIMIT + 1);
  },
};

/** Findings that only fmt reports. */
const SAID_BY_FMT: ReadonlySet<Code> = new Set(['ambiguous-yaml', 'comment-would-move']);

/** The path of a file of a fixture. */
export function fixturePath(code: Code, path = ''): string {
  return join(FIXTURES, code, path);
}

/** `expected.txt`: the lines that people read. */
export function expectedOf(code: Code): readonly string[] {
  return readFileSync(fixturePath(code, 'expected.txt'), 'utf8').trimEnd().split('\n');
}

/** Other codes that a fixture cannot avoid. */
const COMPANIONS: Partial<Record<Code, readonly Code[]>> = {
  // An alias bomb consists of lists in lists, and no asset is a list.
  'yaml-expansion': ['wrong-type'],
};

/** Expects exactly the findings of the fixture, and no other code. */
export async function expectFindings(code: Code): Promise<void> {
  const findings = await findingsOf(code);
  // Every run has its own folder.
  const full = findings.map((found) => {
    return formatDiagnostic(found).replace(/"[^"]*cip-inventory-\w+"/, '"/home/dana/plant"');
  });
  expect(full).toEqual(expectedOf(code));
  const expected = [code, ...(COMPANIONS[code] ?? [])].sort();
  expect([...new Set(findings.map((found) => found.code))].sort()).toEqual(expected);
}

/** Whether another program makes the fixture: git, or mkfifo. */
export function needsProcess(code: Code): boolean {
  return code === 'unreadable-file' || code === 'sparse-checkout' || existsSync(fixturePath(code, 'base'));
}

/** Every finding about the fixture, in file order. */
export async function findingsOf(code: Code): Promise<readonly Diagnostic[]> {
  const folder = folderWith({});
  cpSync(fixturePath(code), folder, { recursive: true });
  MADE[code]?.(folder);
  const repository = { cwd: folder, head: WORKING_TREE, git: gitApart({ cwd: folder, env: process.env }) };
  const context = contextWith(inputsOf(folder));
  if (SAID_BY_FMT.has(code)) return (await runFmt(context, { repository })).diagnostics;
  if (!existsSync(join(folder, 'live.json'))) return (await runValidate(context, { repository })).diagnostics;
  const emulator = await serveEmulator({
    seed: liveOf(folder),
    options: { uniqueNames: 'none', impactRatingField: 'bes_impact' },
  });
  const service = connect({ ...CLIENT, ...context.host, baseUrl: emulator.url, signal: context.shutdown.stop });
  const takes = { repository, reader: service.reader };
  try {
    const find = SAID_BY_IMPORT[code];
    if (find !== undefined) return await find(context, takes);
    if (existsSync(join(folder, CSV))) return await findingsOfCsv(context, takes, null);
    const base = commitBase(folder);
    return (await runPlan(context, takes, { base, applied: base, recorded: new Set() })).plan.diagnostics;
  } finally {
    await service.close();
    await emulator.close();
  }
}

const CSV = 'assets.csv';

type Reading = Takes<'repository' | 'reader'>;

async function findingsOfImport(
  context: Context,
  takes: Reading,
  source: Parameters<typeof runImport>[2]['source'],
): Promise<readonly Diagnostic[]> {
  return (await runImport(context, takes, { source, out: 'inventory', path: null })).diagnostics;
}

/** Imports `assets.csv`, with the column names of the diagnostics' examples. */
function findingsOfCsv(context: Context, takes: Reading, follow: { readonly allSystems: boolean } | null, words = {}) {
  const columns = follow === null ? { name: 'Hostname' } : { name: 'Hostname', external_id: 'Number' };
  return findingsOfImport(context, takes, { kind: 'csv', path: CSV, mapping: mapping({ columns, ...words }), follow });
}

/** Findings that only an import reports. */
const SAID_BY_IMPORT: Partial<Record<Code, (context: Context, takes: Reading) => Promise<readonly Diagnostic[]>>> = {
  'csv-unmet-word': (...given) => findingsOfCsv(...given, null, { skip: { Status: 'Retierd' } }),
  'csv-repeated-number': (...given) => findingsOfCsv(...given, { allSystems: false }),
  'csv-row-number': (...given) => findingsOfCsv(...given, { allSystems: false }),
  'csv-shifted-number': (...given) => findingsOfCsv(...given, { allSystems: false }),
  'csv-replaced': (...given) => findingsOfCsv(...given, { allSystems: false }),
  'csv-system-not-named': (...given) => findingsOfCsv(...given, { allSystems: false }),
  'flow-style': (...given) => findingsOfImport(...given, { kind: 'live' }),
  'renamed-by-hand': (...given) => findingsOfImport(...given, { kind: 'live' }),
  'undeclarable-asset': (...given) => findingsOfImport(...given, { kind: 'drift', base: null }),
};

const KEY = 'fixture-key';
const CLIENT = { apiKey: KEY, concurrency: 4, requestTimeoutMs: 20_000 };

/** `settings.json`: inputs by name. */
function inputsOf(folder: string): Readonly<Record<string, string>> {
  const path = join(folder, 'settings.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/** `live.json`: the records of one organization, as in an emulator's seed. */
function liveOf(folder: string) {
  const live: Omit<Seed['organizations'][number], 'slug'> = JSON.parse(readFileSync(join(folder, 'live.json'), 'utf8'));
  return { organizations: [{ slug: 'acme', keys: [KEY], ...live }] };
}

/** Commits `base/` as the inventory that the fixture's own is compared with. null if there is none. */
function commitBase(folder: string): Revision | null {
  if (!existsSync(join(folder, 'base'))) return null;
  renameSync(join(folder, 'inventory'), join(folder, 'head'));
  renameSync(join(folder, 'base'), join(folder, 'inventory'));
  const commit = commitAll(folder);
  rmSync(join(folder, 'inventory'), { recursive: true });
  renameSync(join(folder, 'head'), join(folder, 'inventory'));
  return { kind: 'commit', commit };
}
