// `report --html`: what is live as one page, with the contents of a plan or an evidence file. It only reads.
import { relative, resolve } from 'node:path';
import { editedIn } from '../core/edited-evidence.ts';
import { sha256 } from '../core/fingerprint.ts';
import { otherFormat, toolOf } from '../core/model.ts';
import { ConfigurationError } from '../core/result.ts';
import type { ChangesFile } from '../report/html/changes.ts';
import { renderReport, reportLine } from '../report/html/report-page.ts';
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
