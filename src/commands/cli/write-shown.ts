// Writing files on the command line: how far it is, is shown.

import type { Detail } from '../../core/model.ts';
import type { FileEdit } from '../../inventory/edit/file-edits.ts';
import type { Progress } from '../progress.ts';
import { writeFiles } from '../write-files.ts';

interface Shown {
  readonly cwd: string;
  readonly detail: Detail;
  readonly progress: Progress;
}

/** All or none, as `writeFiles` does. Leaves nothing on the terminal. */
export function writeShown(edits: readonly FileEdit[], { cwd, detail, progress }: Shown): void {
  writeFiles(cwd, edits, { detail, onFile: (done, total) => progress.through('writing', done, total) });
  progress.rest();
}
