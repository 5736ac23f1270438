// Compares the wanted entries with the existing files and makes the edited files: new files for new cyber systems, and
// edits in files that already declare a system. Each text is read again before it is used. Pure.
import { isDeepStrictEqual } from 'node:util';
import { compareText } from '../../core/compare.ts';
import { unreported } from '../../core/diagnostic.ts';
import type { DesiredAsset, InventoryDocument } from '../../core/model.ts';
import { sourceFile } from '../files.ts';
import { contentOf, type Original } from '../load.ts';
import { parseInventory } from '../parse.ts';
import { editText, type Uneditable } from './edit-text.ts';
import type { SystemNaming } from './system-naming.ts';
import { pathsOfSystems } from './system-paths.ts';
import { type Comparison, type DocumentEdit, type EntryFields, entriesAfter } from './wanted.ts';
import { documentText } from './yaml-text.ts';

/** Everything that a document declares after its edit, if there is one, in order. */
export function linesOf(document: InventoryDocument, edit?: DocumentEdit): string[] {
  const { cyberSystem, facility, assetType, ignore } = document;
  const prune = edit?.prune ?? document.prune;
  const patterns = ignore.map(({ value }) => value);
  const head = JSON.stringify([cyberSystem.value, facility?.value ?? null, prune, assetType, patterns]);
  return [head, ...entriesAfter(document, edit).map((fields) => JSON.stringify(fields))];
}

/** One file to write. `before` is null for a new one. Texts include the byte order mark, if any. */
export interface FileEdit {
  /** Relative to the working directory, with forward slashes. */
  readonly path: string;
  readonly before: string | null;
  readonly text: string;
}

/** The same of an inventory file. */
export interface InventoryEdit extends FileEdit {
  /** What the text declares. */
  readonly documents: readonly InventoryDocument[];
}

export interface EditInput {
  readonly comparison: Comparison;
  /**
   * How new files name their systems. It knows everything live, so that paths do not depend on which assets are new.
   */
  readonly naming: SystemNaming;
  /** The folder for new files. */
  readonly out: string;
  readonly originals: readonly Original[];
  /** Every path that exists below `out`, so that a new file takes none of them. */
  readonly taken: Iterable<string>;
  /** Called after each changed file, because reading it again takes long. */
  readonly onFile: (done: number, total: number) => void;
}

interface EditedFiles {
  /** Files that change, sorted by path. */
  readonly edits: readonly InventoryEdit[];
  /** The files that cannot be edited. */
  readonly uneditable: readonly { readonly path: string; readonly text: string; readonly why: Uneditable }[];
  /** The entries of the changed files, with their new contents. */
  readonly written: ReadonlyMap<EntryFields, DesiredAsset>;
}

/** If nothing differs, nothing is edited. */
export function editFiles(input: EditInput): EditedFiles {
  const { comparison, originals, onFile } = input;
  const written = new Map<EntryFields, DesiredAsset>();
  const edits = newFiles(input, written);
  const uneditable: { path: string; text: string; why: Uneditable }[] = [];
  const changing = originals.filter(({ documents }) => documents.some((document) => comparison.edits.has(document)));
  for (const [number, original] of changing.entries()) {
    const { path, text, documents } = original;
    const after = editText(text, documents, comparison.edits);
    if (typeof after !== 'string') uneditable.push({ path, text, why: after });
    else {
      // What js-yaml reads in it, as every plan will, must be exactly what was wanted.
      const read = parseInventory(sourceFile(path, after), after, unreported);
      const expected = documents.map((document) => linesOf(document, comparison.edits.get(document)));
      const isAsWanted = isDeepStrictEqual(
        read.map((document) => linesOf(document)),
        expected,
      );
      if (!isAsWanted) uneditable.push({ path, text, why: 'ambiguous' });
      else {
        edits.push({ path, before: contentOf(original, text), text: contentOf(original, after), documents: read });
        documents.forEach((document, k) => {
          note(written, entriesAfter(document, comparison.edits.get(document)), read[k]);
        });
      }
    }
    onFile(number + 1, changing.length);
  }
  return { edits: edits.sort((a, b) => compareText(a.path, b.path)), uneditable, written };
}

function note(
  written: Map<EntryFields, DesiredAsset>,
  entries: readonly EntryFields[],
  document: InventoryDocument | undefined,
): void {
  entries.forEach((fields, k) => {
    const asset = document?.assets[k];
    if (asset !== undefined) written.set(fields, asset);
  });
}

function newFiles(
  { comparison, naming, out, taken }: EditInput,
  written: Map<EntryFields, DesiredAsset>,
): InventoryEdit[] {
  const fresh = comparison.fresh.flatMap(({ system, prune, entries }) => {
    const spelled = naming.spell(system);
    return spelled === null ? [] : [{ ...spelled, prune, entries: entries.map(({ fields }) => fields) }];
  });
  const paths = pathsOfSystems({
    places: fresh.map(({ place }) => place),
    neighbours: naming.neighbours(),
    out,
    taken,
  });
  return fresh.map((document) => {
    const [path, text] = [paths.get(document.place)!, documentText(document)];
    const documents = parseInventory(sourceFile(path, text), text, unreported);
    note(written, document.entries, documents[0]);
    return { path, before: null, text, documents };
  });
}
