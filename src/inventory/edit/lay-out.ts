// What an import adds to the inventory, and the files that result: new ones for new cyber systems, and files that
// declare a system already with the missing entries and nothing else changed. Pure.
import type { DesiredAsset } from '../../core/model.ts';
import type { Addition } from './addition.ts';
import { gainsByFile, withGains } from './gains.ts';
import { contentOf, type Original } from './originals.ts';
import { type Neighbours, pathsOfSystems } from './paths-of-systems.ts';
import { documentText } from './write.ts';

/** One file to write: `before` is null for a new one. Texts hold the byte order mark, if any. */
export interface FileEdit {
  /** Relative to the working directory, with forward slashes. */
  readonly path: string;
  readonly before: string | null;
  readonly text: string;
}

export interface LayOutInput {
  /** The folder for new files. */
  readonly out: string;
  readonly originals: readonly Original[];
  /** All that is live, so that no path depends on what is new. */
  readonly neighbours: Neighbours;
  /** Every path that exists below `out`, so that a new file takes none of them. */
  readonly taken: Iterable<string>;
  readonly additions: readonly Addition[];
  /** Ids that entries of files gain. */
  readonly pins: ReadonlyMap<DesiredAsset, string>;
  /** Called after each file that gains something: reading it again takes long. */
  readonly onFile: (done: number, total: number) => void;
}

/** Files that change, sorted by path; `unlike` names those that two YAML readers read differently. */
export interface LaidOut {
  readonly edits: readonly FileEdit[];
  readonly unlike: readonly string[];
}

/** The files after an import (design section 9). What adds nothing edits nothing. */
export function layOut(input: LayOutInput): LaidOut {
  const { out, originals, taken, additions, pins, neighbours, onFile } = input;
  const fresh = additions.filter(({ home }) => home === null);
  const places = fresh.map(({ place }) => place);
  const paths = pathsOfSystems({ places, neighbours, out, taken });
  const edits: FileEdit[] = fresh.map((addition) => {
    return { path: paths.get(addition.place)!, before: null, text: documentText(addition) };
  });
  const unlike: string[] = [];
  const gaining = gainsByFile(originals, additions, pins);
  let done = 0;
  for (const [original, gains] of gaining) {
    const text = withGains(original, gains);
    if (text === null) unlike.push(original.path);
    else
      edits.push({ path: original.path, before: contentOf(original, original.text), text: contentOf(original, text) });
    done += 1;
    onFile(done, gaining.size);
  }
  return { edits: edits.sort((a, b) => (a.path < b.path ? -1 : 1)), unlike };
}
