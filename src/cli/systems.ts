// `systems`: lists the cyber systems of the service, and the files that declare them. It only reads.
import { type Diagnostic, unreported } from '../core/diagnostic.ts';
import { countBy } from '../core/group.ts';
import type { Inventory, Live } from '../core/model.ts';
import { adviseOnFields, compareSystems, makeDirectory, resolveSystems } from '../core/resolve.ts';
import type { Exit } from '../core/result.ts';
import type { CliContext, Takes } from '../run/context.ts';
import { readFilesAndLive } from '../run/snapshot.ts';
import { findingLines } from '../text/findings.ts';
import { counted, printedJson, visible } from '../text/text.ts';

/** Prints a table, or JSON, on standard output. It does not report errors in the files: `validate` does that. */
export async function cliSystems(context: CliContext<'systems'>, takes: Takes<'repository' | 'reader'>): Promise<Exit> {
  const { settings, options, terminal, report, style, progress } = context;
  const [inventory, live] = await readFilesAndLive(context, takes);
  const systems = listSystems(inventory, live, settings);
  const findings: Diagnostic[] = [];
  adviseOnFields(live, settings, (finding) => void findings.push(finding));
  progress.end();
  if (options.json) terminal.out(printedJson({ cyber_systems: systems }));
  else terminal.out(tableOf(systems, settings.impactRatingField !== ''));
  for (const line of findingLines(findings, style)) report(`${line}\n`);
  const declared = systems.filter(({ declared_in }) => declared_in.length > 0).length;
  report(counted`${systems.length} cyber system(s), ${declared} of them declared.\n`);
  return 'done';
}

function listSystems(inventory: Inventory, live: Live, fields: Parameters<typeof makeDirectory>[1]) {
  const directory = makeDirectory(live, fields);
  const assets = countBy(live.assets, ({ cyber_system_id }) => cyber_system_id);
  const declared = resolveSystems(inventory, directory, unreported).systems;
  const files = new Map(declared.map((one) => [one.system.id, one.documents.map(({ file }) => file.path)]));
  return live.systems
    .map(({ id }) => directory.systems.sited(id))
    .sort(compareSystems)
    .map(({ id, name, site, impactRating }) => ({
      site: site?.name ?? null,
      name,
      id,
      impact_rating: impactRating,
      assets: assets.get(id) ?? 0,
      declared_in: [...new Set(files.get(id) ?? [])],
    }));
}

const HEADER = ['SITE', 'NAME', 'RATING', 'ID', 'ASSETS', 'DECLARED IN'];

/** Without a field of ratings, the column of ratings is left out. */
function tableOf(systems: ReturnType<typeof listSystems>, hasRatings: boolean): string {
  const rows = systems.map(({ site, name, impact_rating, id, assets, declared_in }) =>
    [site ?? '-', name, impact_rating ?? '-', id, String(assets), declared_in.join(', ') || '-'].map(visible),
  );
  const table = [HEADER, ...rows].map((row) => row.filter((_, column) => hasRatings || HEADER[column] !== 'RATING'));
  const widths = table[0]!.map((_, column) => table.reduce((most, row) => Math.max(most, row[column]!.length), 0));
  const lines = table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
  return `${lines.join('\n')}\n`;
}
