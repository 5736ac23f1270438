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
import { listed } from '../text/text.ts';
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
  const name = String(context.options.argument);
  const schema = new Map<string, () => object>(Object.entries(SCHEMAS)).get(name);
  const names = Object.keys(SCHEMAS);
  if (schema === undefined)
    throw unknownTopic('schema', 'format', name, names, `Its formats are ${listed(names, 'and')}.`);
  putOut(jsonText(schema()), context);
  return 'done';
}

export async function cliExplain({ options, terminal }: CliContext<'explain'>): Promise<Exit> {
  const { argument: code } = options;
  const text = explainTopic(code === null ? null : code.trim().toLowerCase().replaceAll(/\s+/g, '-'));
  if (text === null)
    throw unknownTopic('explain', 'code or word', String(code), TOPICS.keys(), 'Without one it lists them all.');
  terminal.out(text);
  return 'done';
}

function unknownTopic(
  command: string,
  what: string,
  name: string,
  names: Iterable<string>,
  otherwise: string,
): UserError {
  const [near] = nearest(name, names);
  return new UserError(command, `knows no such ${what}`, near === undefined ? otherwise : `Did you mean ${near}?`);
}
