// The format of the output of `import --update --json`: `schemas/import.schema.json`.
import * as z from 'zod';
import { ASSET_TYPES, type Frozen } from '../core/model.ts';

/** What happens to an entry, in the order of the list. */
export const ENTRY_ACTIONS = ['added', 'renamed', 'moved', 'retyped', 'removed'] as const;

const count = z.int().min(0);

const entry = z.strictObject({
  path: z.string().describe('The file that holds the entry; of one that is removed, that held it.'),
  line: z.int().min(1).describe('In that file, after the edit; of an entry that is removed, before it.'),
  actions: z
    .array(z.enum(ENTRY_ACTIONS))
    .describe('Empty where only keys beside name, type and cyber system changed: an id, a number, a hint.'),
  name: z.string(),
  cyber_system: z.string(),
  asset_type: z.enum(ASSET_TYPES),
  before: z
    .strictObject({ name: z.string(), cyber_system: z.string(), asset_type: z.enum(ASSET_TYPES) })
    .nullable()
    .describe('What the entry said; null for one that is added.'),
});

export const IMPORT_FORMAT = '1.0';

const document = z.strictObject({
  format_version: z.literal(IMPORT_FORMAT),
  counts: z
    .strictObject({
      added: count,
      renamed: count,
      moved: count,
      retyped: count,
      removed: count,
      unchanged: count,
      changed: count.describe('Entries that were added, edited or removed, each once.'),
    })
    .describe('An entry that is renamed and moved counts in both.'),
  entries: z.array(entry).describe('All that changed, by path and line.'),
  patch: z.string().optional().describe('The edits as a unified diff: with --dry-run.'),
});

export type ImportDocument = Frozen<z.infer<typeof document>>;
export type ImportedEntry = ImportDocument['entries'][number];

/** JSON Schema, draft 2020-12. */
export function importJsonSchema(): Record<string, unknown> {
  const { $schema, ...shape } = z.toJSONSchema(document);
  return { $schema, title: 'cip-inventory-sync import', ...shape };
}
