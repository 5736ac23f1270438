// The file format for editors and other tools: built from the same words as the parser, which never imports this.
import * as z from 'zod';
import { ASSET_TYPES } from '../core/model.ts';
import { ASSET_SHAPE, DOCUMENT_SHAPE } from './shape.ts';

const { name, asset_type, renamed_from, moved_from, id } = ASSET_SHAPE;
const { cyber_system, facility, prune, assets } = DOCUMENT_SHAPE;

const asset = z
  .strictObject({
    name: text(name.description),
    asset_type: z.enum(ASSET_TYPES).describe(asset_type.description),
    renamed_from: text(renamed_from.description).optional(),
    moved_from: text(moved_from.description).optional(),
    id: text(id.description).optional(),
  })
  .describe('One cyber asset.');

/** One YAML document of an inventory file (design section 3). */
export const inventoryDocument = z
  .strictObject({
    cyber_system: text(cyber_system.description),
    facility: text(facility.description).optional(),
    prune: z.boolean().describe(prune.description).optional(),
    assets: z.array(asset).describe(assets.description),
  })
  .describe('Assets of one cyber system. A file holds one or more such documents.');

/** The JSON Schema of a document: draft-07, which YAML editors complete and check with. */
export function inventoryJsonSchema(): Record<string, unknown> {
  const { $schema, ...shape } = z.toJSONSchema(inventoryDocument, { target: 'draft-7' });
  return { $schema, title: 'cip-inventory-sync inventory', ...shape };
}

function text(description: string) {
  return z.string().min(1).describe(description);
}
