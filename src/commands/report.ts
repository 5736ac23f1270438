// Shows what is live; only reads. `report --html`: one page, with the contents of a plan or an evidence file. `export
// --csv`: rows. `systems`: the cyber systems, and the files that declare them.
import { relative, resolve } from 'node:path';
import { unreported } from '../core/diagnostic.ts';
import { editedIn, sha256 } from '../core/fingerprint.ts';
import { countBy } from '../core/group.ts';
import { type Inventory, type Lists, type Live, otherFormat, toolOf } from '../core/model.ts';
import { makeDirectory, resolveSystems } from '../core/resolve.ts';
import { ConfigurationError, early } from '../core/result.ts';
import { compareSystems } from '../core/system-context.ts';
import { findMeanings } from '../inventory/edit/from-live.ts';
import { loadRevision } from '../inventory/load.ts';
import { printedJson, visible } from '../report/escape.ts';
import type { ChangesFile } from '../report/html/changes.ts';
import { renderReport, reportLine } from '../report/html/report-page.ts';
import { exportLine, inventoryCsv } from '../report/inventory-csv.ts';
import { counted, grouped } from '../report/text-style.ts';
import { openCli, SERVICE } from './cli/flags.ts';
import type { CliHost, Context, Flags } from './context.ts';
import { putOut, readNamed } from './run-files.ts';
import { parseSavedPlan } from './saved-plan.ts';
import { readLive } from './snapshot.ts';

/** The file to show, and its kind. */
interface ChangesPath {
  readonly kind: 'plan' | 'evidence';
  /** The path as the user gave it. */
  readonly path: string;
}

/** Throws a ConfigurationError for a file that cannot be shown, before any request to the service. */
async function runReport(context: Context, given: ChangesPath | null) {
  const { settings, host, cwd } = context;
  const changes = given === null ? null : await readChangesFile(given, cwd);
  const readAt = new Date(host.clock.now()).toISOString();
  const { organization, ...lists } = await readLive(context, true);
  if (changes !== null && organization !== '' && changes.document.organization !== organization) {
    throw new ConfigurationError(`--${changes.kind}`, 'is of another organization than the API key.');
  }
  const page = renderReport({
    organization: organization || changes?.document.organization || '',
    service: settings.baseUrl,
    readAt,
    tool: toolOf(host),
    ...{ lists, changes, fields: settings },
  });
  return { page, lists };
}

async function readChangesFile({ kind, path }: ChangesPath, cwd: string): Promise<ChangesFile> {
  const bytes = readNamed(`--${kind}`, resolve(cwd, path));
  // Shows only the file name, because the folders above are those of this machine.
  const name = relative(cwd, resolve(cwd, path))
    .replaceAll('\\', '/')
    .replace(/^\.\.\/.*\//, '');
  const about = { path: name, sha256: sha256(bytes) };
  const text = bytes.toString('utf8');
  if (kind === 'plan') return { ...about, kind, document: await parseSavedPlan(text) };
  return { ...about, kind, document: await parseEvidence(text) };
}

async function parseEvidence(text: string) {
  const { EVIDENCE_FORMAT, evidence } = await import('../report/evidence-schema.ts');
  const json = jsonIn(text);
  const parsed = evidence.safeParse(json);
  const edited = parsed.success ? editedIn(parsed.data) : null;
  if (edited !== null) throw new ConfigurationError('--evidence', `was edited since the apply left it: ${edited}.`);
  if (parsed.success) return parsed.data;
  const other = otherFormat(json, EVIDENCE_FORMAT);
  // A plan has its own format versions.
  if (other !== null && Object.hasOwn(Object(json), 'result')) {
    const problem = `is of format ${other}, and this version reads ${EVIDENCE_FORMAT}. Use the version that wrote it.`;
    throw new ConfigurationError('--evidence', problem);
  }
  const places = parsed.error.issues
    .slice(0, 3)
    .map(({ path }) => path.filter((step) => typeof step !== 'symbol').join('.'));
  const where = places.every((place) => place === '') ? '' : ` (see ${places.join(', ')})`;
  throw new ConfigurationError('--evidence', `is not an evidence file of an apply${where}.`);
}

/** undefined for text that is not JSON. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function cliReport(flags: Flags, cli: CliHost): Promise<number> {
  if (flags.html !== true) throw new ConfigurationError('report', 'needs a format. Give --html.');
  const changes = changesFrom(flags);
  return openCli(flags, cli, SERVICE, async (context) => {
    const { terminal, host, progress, startedAt } = context;
    const { page, lists } = await runReport(context, changes);
    progress.end();
    putOut(page, flags, context);
    terminal.err(`${reportLine(lists, host.clock.now() - startedAt)}\n`);
    return 0;
  });
}

function changesFrom({ plan, evidence }: Flags): ChangesPath | null {
  // The page shows one run. Two would be confused.
  if (plan !== undefined && evidence !== undefined)
    throw new ConfigurationError('--plan and --evidence', 'exclude each other. Give one of them.');
  if (typeof plan === 'string') return { kind: 'plan', path: plan };
  return typeof evidence === 'string' ? { kind: 'evidence', path: evidence } : null;
}

/** Prints the rows on standard output or into a file. */
export async function cliExport(flags: Flags, cli: CliHost): Promise<number> {
  if (flags.csv !== true) throw new ConfigurationError('export', 'needs a format. Give --csv.');
  return openCli(flags, cli, SERVICE, async (context) => {
    const { terminal, host, settings, progress, startedAt } = context;
    const [inventory, lists] = await readBoth(context);
    const numbers = numbersIn(inventory, lists);
    const csv = inventoryCsv(lists, { ...settings, numbers, bom: flags.bom === true });
    progress.end();
    putOut(csv, flags, context);
    terminal.err(`${exportLine(lists, host.clock.now() - startedAt)}\n`);
    return 0;
  });
}

/** By the id of the live asset that an entry means, the number that it gives. */
function numbersIn(inventory: Inventory, live: Live): ReadonlyMap<string, string> {
  const directory = makeDirectory(live);
  const { systems } = resolveSystems(inventory, directory, unreported);
  const { liveOf } = findMeanings(systems, live, directory);
  return new Map(
    Array.from(liveOf).flatMap(([{ externalId }, { id }]) => (externalId === null ? [] : [[id, externalId.value]])),
  );
}

/** Prints a table, or JSON, on standard output. Errors in files are not reported here: `validate` does that. */
export function cliSystems(flags: Flags, cli: CliHost): Promise<number> {
  return openCli(flags, cli, SERVICE, async (context) => {
    const { settings, terminal, progress } = context;
    const systems = listSystems(...(await readBoth(context)), settings);
    progress.end();
    if (flags.json === true) terminal.out(printedJson({ cyber_systems: settings.detail === 'full' ? systems : [] }));
    else if (settings.detail === 'full') terminal.out(tableOf(systems));
    const declared = systems.filter(({ declared_in }) => declared_in.length > 0).length;
    terminal.err(`${counted(systems.length, 'cyber system')}, ${grouped(declared)} of them declared.\n`);
    return 0;
  });
}

/** There may be no files yet. Problems with the service are always reported, whatever the files lack. */
async function readBoth(context: Context): Promise<[Inventory, Live & Lists]> {
  const { cwd, settings, git, progress, head } = context;
  const lists = early(readLive(context));
  const source = { cwd, paths: settings.paths, run: git, onFile: progress.fileRead };
  const { inventory } = await loadRevision(head, source, unreported);
  return [inventory, await lists];
}

function listSystems(inventory: Inventory, live: Live, fields: Parameters<typeof makeDirectory>[1]) {
  const directory = makeDirectory(live, fields);
  const assets = countBy(live.assets, ({ cyber_system_id }) => cyber_system_id);
  const declared = resolveSystems(inventory, directory, unreported).systems;
  const files = new Map(declared.map((one) => [one.system.id, one.documents.map(({ file }) => file.path)]));
  return live.systems
    .map(({ id }) => directory.systems.place(id))
    .sort(compareSystems)
    .map(({ id, name, site }) => ({
      site: site?.name ?? null,
      name,
      id,
      assets: assets.get(id) ?? 0,
      declared_in: [...new Set(files.get(id) ?? [])],
    }));
}

const HEADER = ['SITE', 'NAME', 'ID', 'ASSETS', 'DECLARED IN'];

function tableOf(systems: ReturnType<typeof listSystems>): string {
  const rows = systems.map(({ site, name, id, assets, declared_in }) =>
    [site ?? '-', name, id, String(assets), declared_in.join(', ') || '-'].map(visible),
  );
  const widths = HEADER.map((_, column) =>
    [HEADER, ...rows].reduce((most, row) => Math.max(most, row[column]!.length), 0),
  );
  const lines = [HEADER, ...rows].map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
  return `${lines.join('\n')}\n`;
}
