// `systems`: lists the cyber systems of the service, and the files that declare them. It only reads.
import { unreported } from '../core/diagnostic.ts';
import { countBy } from '../core/group.ts';
import type { Inventory, Live } from '../core/model.ts';
import { compareSystems, makeDirectory, resolveSystems } from '../core/resolve.ts';
import type { CliContext, Takes } from '../run/context.ts';
import { readFilesAndLive } from '../run/snapshot.ts';
import { counted, printedJson, visible } from '../text/text.ts';

/** Prints a table, or JSON, on standard output. It does not report errors in the files: `validate` does that. */
export async function cliSystems(
  context: CliContext<'systems'>,
  takes: Takes<'repository' | 'reader'>,
): Promise<number> {
  const { settings, options, terminal, report, progress } = context;
  const systems = listSystems(...(await readFilesAndLive(context, takes)), settings);
  progress.end();
  if (options.json) terminal.out(printedJson({ cyber_systems: systems }));
  else terminal.out(tableOf(systems));
  const declared = systems.filter(({ declared_in }) => declared_in.length > 0).length;
  report(counted`${systems.length} cyber system(s), ${declared} of them declared.\n`);
  return 0;
}

function listSystems(inventory: Inventory, live: Live, fields: Parameters<typeof makeDirectory>[1]) {
  const directory = makeDirectory(live, fields);
  const assets = countBy(live.assets, ({ cyber_system_id }) => cyber_system_id);
  const declared = resolveSystems(inventory, directory, unreported).systems;
  const files = new Map(declared.map((one) => [one.system.id, one.documents.map(({ file }) => file.path)]));
  return live.systems
    .map(({ id }) => directory.systems.sited(id))
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
