// `explain` and `schema`: prints what the tool knows without any input.
import { ConfigurationError } from '../core/result.ts';
import { nearest } from '../core/suggest.ts';
import { inventoryJsonSchema } from '../inventory/schema.ts';
import { auditJsonSchema } from '../report/audit-schema.ts';
import { evidenceJsonSchema } from '../report/evidence-schema.ts';
import { importJsonSchema } from '../report/imported.ts';
import { planJsonSchema } from '../report/plan-schema.ts';
import { explainTopic, listTopics, TOPICS } from '../report/reference.ts';
import type { CliContext } from './context.ts';
import { jsonText, putOut } from './run-files.ts';

/** By its name, what makes a JSON Schema, which is `schemas/NAME.schema.json`. */
export const SCHEMAS = {
  inventory: inventoryJsonSchema,
  plan: planJsonSchema,
  evidence: evidenceJsonSchema,
  audit: auditJsonSchema,
  import: importJsonSchema,
};

export async function cliSchema(context: CliContext): Promise<number> {
  const [, make] = Object.entries(SCHEMAS).find(([name]) => name === context.flags.format) ?? [];
  putOut(jsonText((make ?? SCHEMAS.inventory)()), context);
  return 0;
}

export async function cliExplain({ flags, terminal }: CliContext): Promise<number> {
  const { code } = flags;
  const text = typeof code === 'string' ? explainTopic(code) : listTopics();
  if (text === null) {
    const [near] = nearest(String(code), [...TOPICS.keys()]);
    const hint = near === undefined ? 'Without one it lists them all.' : `Did you mean ${near}?`;
    throw new ConfigurationError('explain', `knows no such code or word. ${hint}`);
  }
  terminal.out(text);
  return 0;
}
