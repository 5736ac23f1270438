// A CMDB export on a stage: what is imported of it, and what a plan shows then.
import { type Stage, setStage } from './harness.ts';
import { world } from './world.ts';

/** The flags that say which column is which key. */
export const columns = (...pairs: readonly string[]) => pairs.flatMap((pair) => ['--column', pair]);

const COLUMNS = columns('name=Hostname', 'cyber_system=BES Cyber System', 'asset_type=Class');
const VALUES = ['--value', 'Server=hardware', '--value', 'Application=software'];
export const HEADER = 'Hostname,BES Cyber System,Class';

export function csv(stage: Stage, ...flags: string[]) {
  return stage.cli('import', '--from-csv', 'cmdb.csv', ...COLUMNS, ...VALUES, ...flags);
}

export async function staged(live: Record<string, string[]>, text: string, files: Record<string, string> = {}) {
  return setStage({ seed: world(live), files: { 'cmdb.csv': text, ...files } });
}

/** The changes that a plan shows, without their files. */
export async function planned(stage: Stage): Promise<string[]> {
  const { stdout } = await stage.cli('plan', '--json');
  const { changes } = JSON.parse(stdout) as {
    changes: { action: string; changed: string[]; after: { name: string }; cyber_system: { name: string } }[];
  };
  return changes.map(({ action, changed, after, cyber_system }) =>
    [action, changed?.join('+'), cyber_system.name, after?.name].filter((word) => word).join(' '),
  );
}

/** Lines about the export, as `line code`. */
export function findings(stderr: string): string[] {
  return Array.from(stderr.matchAll(/^cmdb\.csv:(\d+):\d+ \w+ ([a-z-]+): /gm), ([, line, code]) => `${line} ${code}`);
}

export function inventoryFiles(stage: Stage): string[] {
  const root = `${stage.folder}/inventory/`;
  return stage
    .files()
    .flatMap((path) => (path.startsWith(root) ? [path.slice(root.length)] : []))
    .sort();
}
