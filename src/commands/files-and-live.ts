// The inventory files and the lists of the service, read at the same time.
import { unreported } from '../core/diagnostic.ts';
import type { Inventory, Lists, Live } from '../core/model.ts';
import { early } from '../core/rejections.ts';
import { loadRevision } from '../inventory/load.ts';
import type { Context } from './context.ts';
import { readLive } from './snapshot.ts';

/** There may be no files yet. Problems with the service are always reported, whatever the files lack. */
export async function readFilesAndLive(context: Context): Promise<[Inventory, Live & Lists]> {
  const { cwd, settings, git, progress, head } = context;
  const lists = early(readLive(context));
  const source = { cwd, path: settings.path, run: git, onFile: progress.fileRead };
  const { inventory } = await loadRevision(head, source, unreported);
  return [inventory, await lists];
}
