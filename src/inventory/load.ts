// Loads an inventory: from the working tree, from a commit, or with the text of its files for commands that rewrite
// them. The files of a folder are read one at a time, in a fixed order. Links, other repositories and special files are
// reported, never followed or opened.

import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Report } from '../core/diagnostic.ts';
import type { Inventory, InventoryDocument } from '../core/model.ts';
import { contentOf, type FileText, type ReadFile, readText, sourceFile } from './files.ts';
import { readFolder } from './folder.ts';
import { type InventorySource, readGit } from './git.ts';
import { parseInventory } from './parse.ts';

export interface FileRead {
  readonly path: string;
  /** The whole content, as the evidence hashes it. */
  content(): string;
}

interface Loaded {
  readonly inventory: Inventory;
  /** The files that were read as text, sorted by path. */
  readonly files: readonly FileRead[];
}

/** The revision to read. `commit` is a full hash, or anything that names a commit. */
export type Revision = { readonly kind: 'working-tree' } | { readonly kind: 'commit'; readonly commit: string };

export const WORKING_TREE: Revision = { kind: 'working-tree' };

/** Reads an inventory. Findings go to `report`, in no particular order. Throws GitError. */
export async function loadRevision(
  revision: Revision,
  source: InventorySource & { readonly onFile?: (() => void) | undefined },
  report: Report,
): Promise<Loaded> {
  const documents: InventoryDocument[] = [];
  const files: FileRead[] = [];
  await readRevision(
    revision,
    source,
    (file) => {
      source.onFile?.();
      const read = readText(file, report);
      if (read === null) return;
      const { path, text } = read;
      files.push({ path, content: () => contentOf(read, text) });
      for (const document of parseInventory(sourceFile(path, text), text, report, 'named')) documents.push(document);
    },
    report,
  );
  return { inventory: { documents }, files };
}

/** Passes every inventory file of a revision to `visit`, sorted by path. Throws GitError. */
export async function readRevision(
  revision: Revision,
  source: InventorySource,
  visit: (file: ReadFile) => void,
  report: Report,
): Promise<void> {
  if (revision.kind === 'working-tree') await readFolder(source, visit, report);
  else await readGit(source, revision.commit, visit, report);
}

/** Every text file of the inventory in the working tree, sorted by path. Findings go to `report`, in no order. */
export async function readTexts(source: InventorySource, report: Report): Promise<FileText[]> {
  const texts: FileText[] = [];
  await readFolder(
    source,
    (file) => {
      const text = readText(file, report);
      if (text !== null) texts.push(text);
    },
    report,
  );
  return texts;
}

/** A file before a rewrite. Offsets of documents and findings point into its text. */
export interface Original extends FileText {
  /** In the order of the file. All documents are here if no error of the file was reported. */
  readonly documents: readonly InventoryDocument[];
}

/** The text files of several folders with their documents. A folder may be in another: each file is returned once. */
export async function readOriginals(
  { cwd, git }: Omit<InventorySource, 'path'>,
  paths: readonly string[],
  report: Report,
): Promise<Original[]> {
  const originals = new Map<string, Original>();
  const reported = new Set<string>();
  const reportOnce: Report = (finding) => {
    const key = `${finding.code}\0${finding.at === null ? JSON.stringify(finding.args) : finding.at.file.path}`;
    if (finding.at?.offset != null || !reported.has(key)) report(finding);
    reported.add(key);
  };
  for (const path of paths) {
    for (const file of await readTexts({ cwd, path, git }, reportOnce)) {
      // Where names differ only by case, two paths can be one file.
      const real = realpathSync.native(resolve(cwd, file.path));
      if (originals.has(real)) continue;
      const documents = parseInventory(sourceFile(file.path, file.text), file.text, report);
      originals.set(real, { ...file, documents });
    }
  }
  return [...originals.values()];
}
