// `explain` and `schema`: print what the tool knows without any input.
import * as z from 'zod';
import { evidence } from '../apply/evidence-schema.ts';
import { TOOL_NAME } from '../core/model.ts';
import { type Exit, UserError } from '../core/result.ts';
import { nearest } from '../core/suggest.ts';
import { mappingShape } from '../follow/csv/mapping.ts';
import { importShape } from '../follow/report.ts';
import { inventoryJsonSchema } from '../inventory/schema.ts';
import type { CliContext } from '../run/context.ts';
import { jsonText, putOut } from '../run/run-files.ts';
import { planJsonSchema } from '../text/plan-schema.ts';
import { explainTopic, TOPICS } from './reference.ts';

function titled(name: string, document: z.ZodType, io: 'input' | 'output' = 'output'): Record<string, unknown> {
  const { $schema, ...shape } = z.toJSONSchema(document, { io });
  return { $schema, title: `${TOOL_NAME} ${name}`, ...shape };
}

/** The functions that make the JSON Schemas, by name. `schemas/NAME.schema.json` holds the result. */
export const SCHEMAS = {
  inventory: inventoryJsonSchema,
  plan: planJsonSchema,
  evidence: () => titled('evidence', evidence),
  import: () => titled('import', importShape),
  mapping: () => titled('mapping', mappingShape, 'input'),
};

export async function cliSchema(context: CliContext<'schema'>): Promise<Exit> {
  // The command line takes no other name.
  putOut(jsonText(SCHEMAS[context.options.argument as keyof typeof SCHEMAS]()), context);
  return 'done';
}

export async function cliExplain({ options, terminal }: CliContext<'explain'>): Promise<Exit> {
  const { argument: code } = options;
  const text = explainTopic(code === null ? null : code.trim().toLowerCase().replaceAll(/\s+/g, '-'));
  if (text === null) {
    const [near] = nearest(String(code), [...TOPICS.keys()]);
    const hint = near === undefined ? 'Without one it lists them all.' : `Did you mean ${near}?`;
    throw new UserError('explain', 'knows no such code or word', hint);
  }
  terminal.out(text);
  return 'done';
}
