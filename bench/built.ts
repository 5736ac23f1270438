// The built command line, copied once for the whole run: a build that goes on meanwhile changes nothing.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const copy = mkdtempSync(join(tmpdir(), 'cip-sync-bench-'));
process.on('exit', () => rmSync(copy, { recursive: true }));
cpSync(join(import.meta.dirname, '../dist/cli'), copy, { recursive: true });

export const CLI = join(copy, 'index.js');
