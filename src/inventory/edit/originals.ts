// Inventory files with their text, for those commands that rewrite them; and every path in the folder for new ones.
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Report } from '../../core/diagnostic.ts';
import type { Inventory, InventoryDocument } from '../../core/model.ts';
import { type FileText, type ReadFile, readText, sourceFile } from '../files.ts';
import { readFolder } from '../folder.ts';
import { parseInventory } from '../parse.ts';
import { readPaths } from '../paths.ts';

const BYTE_ORDER_MARK = '\uFEFF';

/** A file as it stands; offsets of documents and findings point into its text. */
export interface Original extends FileText {
  /** In file order. All that it holds, if no error of the file was reported. */
  readonly documents: readonly InventoryDocument[];
}

interface Paths {
  readonly cwd: string;
  /** The input `path`: lines of folders, files and globs. */
  readonly paths: readonly string[];
}

/** Hands on every file of the working tree that is text, sorted by path. Findings go to `report`, in no order. */
export async function readTexts({ cwd, paths }: Paths, visit: (file: FileText) => void, report: Report): Promise<void> {
  const read = (file: ReadFile) => {
    const text = readText(file, report);
    if (text !== null) visit(text);
  };
  readFolder({ cwd, selections: await readPaths(paths, cwd) }, read, report);
}

/** The same with the documents that they hold (design section 3). */
export async function readOriginals(places: Paths, report: Report): Promise<Original[]> {
  const originals: Original[] = [];
  const parse = (file: FileText) => {
    originals.push({ ...file, documents: parseInventory(sourceFile(file.path, file.text), file.text, report) });
  };
  await readTexts(places, parse, report);
  return originals;
}

export function inventoryOf(originals: readonly Original[]): Inventory {
  return { documents: originals.flatMap(({ documents }) => documents), isComplete: true };
}

/** The whole content of the file, as it would be written. */
export function contentOf({ byteOrderMark }: Pick<Original, 'byteOrderMark'>, text: string): string {
  return byteOrderMark ? BYTE_ORDER_MARK + text : text;
}

/** Every file and folder below `folder`, as paths that start with it; none when there is no such folder. */
export function pathsBelow(cwd: string, folder: string): string[] {
  try {
    return readdirSync(resolve(cwd, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
      join(folder, path).replaceAll('\\', '/'),
    );
  } catch (error) {
    // What stands there in place of a folder is met when a file is to be written below it.
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return [];
    throw error;
  }
}
