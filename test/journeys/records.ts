// What an apply leaves behind, read back as its readers do.
import { readFileSync } from 'node:fs';
import type * as z from 'zod';
import { evidence } from '../../src/report/evidence-schema.ts';
import type { Stage } from './harness.ts';

export type Evidence = z.infer<typeof evidence>;

/** The newest evidence; it must fit its schema. */
export function evidenceOf(stage: Stage): Evidence {
  const path = stage.evidencePaths().at(-1);
  if (path === undefined) throw new Error('no evidence was written');
  return evidence.parse(JSON.parse(readFileSync(path, 'utf8')));
}

/** Write requests that the evidence tells of, by method, path and how many: what the ledger must show. */
export function attemptsTold({ changes }: Evidence): string[] {
  const methods = { create: 'POST', update: 'PATCH', delete: 'DELETE' };
  return changes.flatMap(({ action, id, attempts }) => {
    const path = action === 'create' ? '/cyber-assets' : `/cyber-assets/${id}`;
    return Array<string>(attempts).fill(`${methods[action]} ${path}`);
  });
}
