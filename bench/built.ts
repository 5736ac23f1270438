// The built bundles, copied once for the whole run, so that a build at the same time changes nothing.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const copy = mkdtempSync(join(tmpdir(), 'cip-sync-bench-'));
process.on('exit', () => rmSync(copy, { recursive: true }));
cpSync(join(import.meta.dirname, '../dist'), copy, { recursive: true });

export const CLI = join(copy, 'cli/index.js');
export const ACTION = join(copy, 'action/index.js');
