// A CMDB export on a stage: imports it, and reads what a plan then shows.
import { type Stage, setStage } from './harness.ts';
import { world } from './world.ts';

const COLUMNS = { name: 'Hostname', cyber_system: 'BES Cyber System', asset_type: 'Class' };
const VALUES = { Server: 'hardware', Application: 'software' };
export const HEADER = 'Hostname,BES Cyber System,Class';

interface Words {
  readonly columns?: Readonly<Record<string, string>>;
  readonly [part: string]: unknown;
}

/** Imports the stage's export with the usual mapping and these additions. */
export function csvAs(stage: Stage, { columns = {}, ...words }: Words, ...flags: string[]) {
  stage.write({ 'usual.json': JSON.stringify({ columns: { ...COLUMNS, ...columns }, values: VALUES, ...words }) });
  return stage.cli('import', '--from-csv', 'cmdb.csv', '--mapping', 'usual.json', ...flags);
}

export function csv(stage: Stage, ...flags: string[]) {
  return csvAs(stage, {}, ...flags);
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

/** Findings about the export, as `line code`. */
export function findings(stderr: string): string[] {
  return Array.from(stderr.matchAll(/^cmdb\.csv:(\d+):\d+ \w+ ([a-z-]+)$/gm), ([, line, code]) => `${line} ${code}`);
}

export function inventoryFiles(stage: Stage): string[] {
  const root = `${stage.folder}/inventory/`;
  return stage
    .files()
    .flatMap((path) => (path.startsWith(root) ? [path.slice(root.length)] : []))
    .sort();
}
