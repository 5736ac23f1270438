// Loads an inventory and lists the outcome in a form that tests can compare.
import { type Diagnostic, inFileOrder } from '../../src/core/diagnostic.ts';
import { sha256 } from '../../src/core/fingerprint.ts';
import { loadRevision, WORKING_TREE } from '../../src/inventory/load.ts';
import { gitApart } from '../git/apart.ts';
import { describeFinding } from './findings.ts';

export interface Outcome {
  /** `path:line:column code`, in file order. */
  readonly findings: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
  /** `path system: asset, asset` of each document. */
  readonly documents: readonly string[];
  readonly files: Readonly<Record<string, string>>;
}

export function fromFolder(cwd: string, path = 'inventory'): Promise<Outcome> {
  const git = gitApart({ cwd, env: process.env });
  return outcome((report) => loadRevision(WORKING_TREE, { cwd, path, git }, report));
}

export function fromGit(
  cwd: string,
  commit: string,
  path = 'inventory',
  env: NodeJS.ProcessEnv = {},
): Promise<Outcome> {
  const git = gitApart({ cwd, env: { ...process.env, ...env } });
  return outcome((report) => loadRevision({ kind: 'commit', commit }, { cwd, path, git }, report));
}

async function outcome(load: (report: (d: Diagnostic) => void) => ReturnType<typeof loadRevision>): Promise<Outcome> {
  const found: Diagnostic[] = [];
  const { inventory, files } = await load((d) => found.push(d));
  const diagnostics = inFileOrder(found);
  return {
    diagnostics,
    findings: diagnostics.map((d) => `${d.at === null ? '' : `${d.at.file.path}:`}${describeFinding(d)}`),
    documents: inventory.documents.map(
      (d) => `${d.file.path} ${d.cyberSystem.value}: ${d.assets.map((asset) => asset.name).join(', ')}`,
    ),
    files: Object.fromEntries(files.map((file) => [file.path, sha256(file.content())])),
  };
}

/** An entry with only a name and a type. */
export function plainFields(name: string, assetType: 'hardware' | 'software') {
  return { name, assetType, renamedFrom: null, movedFrom: null, id: null, externalId: null };
}
