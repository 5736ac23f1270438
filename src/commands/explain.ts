// `explain` and `schema`: what the tool knows by itself, printed.

export const SCHEMAS = ['inventory', 'plan', 'evidence', 'audit'] as const;
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
      return (await import('../apply/evidence-schema.ts')).evidenceJsonSchema();
    case 'audit':
      return (await import('../report/audit-schema.ts')).auditJsonSchema();
  }
}
