// `explain` and `schema`: prints what the tool knows without any input.
import { ConfigurationError } from '../core/result.ts';
import type { CliHost, Flags } from './context.ts';

export const SCHEMAS = ['inventory', 'plan', 'evidence', 'audit', 'import'] as const;
export type SchemaName = (typeof SCHEMAS)[number];

/** The text of `schemas/NAME.schema.json`. */
export async function schemaText(name: SchemaName): Promise<string> {
  return `${JSON.stringify(await schemaOf(name), null, 2)}\n`;
}

async function schemaOf(name: SchemaName): Promise<Record<string, unknown>> {
  switch (name) {
    case 'inventory':
      return (await import('../inventory/schema.ts')).inventoryJsonSchema();
    case 'plan':
      return (await import('../report/plan-schema.ts')).planJsonSchema();
    case 'evidence':
      return (await import('../report/evidence-schema.ts')).evidenceJsonSchema();
    case 'audit':
      return (await import('../report/audit-schema.ts')).auditJsonSchema();
    case 'import':
      return (await import('../report/import-schema.ts')).importJsonSchema();
  }
}

/** The text of a topic; without a topic, the list of all. Throws a ConfigurationError for an unknown topic. */
export async function explanation(topic: string | undefined): Promise<string> {
  const { explainTopic, listTopics, SECTIONS } = await import('../report/reference.ts');
  if (topic === undefined) return listTopics();
  const text = explainTopic(topic);
  if (text !== null) return text;
  const { nearest } = await import('../core/suggest.ts');
  const [near] = nearest(topic, [...SECTIONS.keys()]);
  const hint = near === undefined ? 'Without a code it lists them all.' : `Did you mean ${near}?`;
  throw new ConfigurationError('explain', `knows no such code. ${hint}`);
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
