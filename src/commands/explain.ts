// `explain` and `schema`: prints what the tool knows without any input.
import { ConfigurationError } from '../core/result.ts';
import type { CliHost, Flags } from './context.ts';

/** By its name, what makes a JSON Schema. The code of a format is loaded when it is asked for. */
const SCHEMA_OF = {
  inventory: async () => (await import('../inventory/schema.ts')).inventoryJsonSchema(),
  plan: async () => (await import('../report/plan-schema.ts')).planJsonSchema(),
  evidence: async () => (await import('../report/evidence-schema.ts')).evidenceJsonSchema(),
  audit: async () => (await import('../report/audit-schema.ts')).auditJsonSchema(),
  import: async () => (await import('../report/import-schema.ts')).importJsonSchema(),
};

type SchemaName = keyof typeof SCHEMA_OF;
export const SCHEMAS = Object.keys(SCHEMA_OF) as readonly SchemaName[];

/** The text of `schemas/NAME.schema.json`. */
export async function schemaText(name: SchemaName): Promise<string> {
  return `${JSON.stringify(await SCHEMA_OF[name](), null, 2)}\n`;
}

/** The text of a topic; without a topic, the list of all. Throws a ConfigurationError for an unknown topic. */
export async function explanation(topic: string | undefined): Promise<string> {
  const { explainTopic, listTopics, TOPICS } = await import('../report/reference.ts');
  if (topic === undefined) return listTopics();
  const text = explainTopic(topic);
  if (text !== null) return text;
  const { nearest } = await import('../core/suggest.ts');
  const [near] = nearest(topic, [...TOPICS.keys()]);
  const hint = near === undefined ? 'Without one it lists them all.' : `Did you mean ${near}?`;
  throw new ConfigurationError('explain', `knows no such code or word. ${hint}`);
}

export async function cliSchema({ format, out }: Flags, cli: CliHost): Promise<number> {
  const name = SCHEMAS.find((one) => one === format) ?? 'inventory';
  const { putOut } = await import('./run-files.ts');
  putOut(await schemaText(name), { out }, cli);
  return 0;
}

export async function cliExplain({ code }: Flags, { terminal }: CliHost): Promise<number> {
  terminal.out(await explanation(typeof code === 'string' ? code : undefined));
  return 0;
}
