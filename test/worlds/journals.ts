// The journals that the runs of a world left: whole lines, and an intent for every write that the service took.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { LoggedRequest } from '../../src/emulator/server.ts';
import { Discrepancy } from './check.ts';

const line = z.object({
  event: z.enum(['intent', 'outcome']),
  request: z.object({ method: z.string(), path: z.string(), body: z.unknown() }),
});

export function checkJournals(folder: string, log: readonly LoggedRequest[]): void {
  const intents = new Set(journaled(join(folder, '.cip-sync')));
  for (const { method, path, body, committed } of log) {
    if (!committed) continue;
    const write = describeWrite(method, decodeURIComponent(path), body);
    if (!intents.has(write)) throw new Discrepancy(`no journal has the intent of ${write}`);
  }
}

function journaled(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.ndjson')) : [];
  return names.flatMap((name) => {
    const lines = readFileSync(join(folder, name), 'utf8').split('\n');
    if (lines.pop() !== '') throw new Discrepancy(`${name} ends in the middle of a line`);
    return lines.map((text) => {
      const { request } = line.parse(JSON.parse(text));
      return describeWrite(request.method, request.path, request.body);
    });
  });
}

function describeWrite(method: string, path: string, body: unknown): string {
  return `${method} ${path} ${JSON.stringify(body ?? null)}`;
}
