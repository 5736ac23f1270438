// The evidence that the runs of a world left: whole files, whenever a run was killed, and for every write that the
// service took the change that asked for it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoggedRequest } from '../../src/emulator/server.ts';
import { evidence } from '../../src/report/evidence-schema.ts';
import { Discrepancy } from './check.ts';

export function checkEvidenceFiles(folder: string, log: readonly LoggedRequest[]): void {
  const wanted = new Set(changesIn(join(folder, '.cip-sync')));
  for (const { method, path, body, committed } of log) {
    if (!committed) continue;
    const write = method === 'POST' ? `POST ${JSON.stringify(body)}` : `${method} ${decodeURIComponent(path)}`;
    if (!wanted.has(write)) throw new Discrepancy(`no evidence has the change of ${write}`);
  }
}

const METHODS = { update: 'PATCH', delete: 'DELETE' } as const;

function changesIn(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /^evidence-.*\.json$/.test(name)) : [];
  return names.flatMap((name) =>
    evidence.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))).changes.map(({ action, id, after }) => {
      return action === 'create' ? `POST ${JSON.stringify(after)}` : `${METHODS[action]} /cyber-assets/${id}`;
    }),
  );
}
