// The file format as JSON Schema, for editors and other tools. Built from the same definitions as the parser, which
// never imports this file.
import * as z from 'zod';
import { ASSET_TYPES, type AssetType } from '../core/model.ts';
import { ASSET_SHAPE, DOCUMENT_SHAPE, EXTERNAL_ID_LIMIT } from './shape.ts';

const { name, asset_type, renamed_from, moved_from, id, external_id } = ASSET_SHAPE;
const { cyber_system, facility, prune, ignore, assets } = DOCUMENT_SHAPE;

const MEANINGS: { readonly [T in AssetType]: string } = {
  hardware: 'A physical device: RTU, PLC, HMI, network equipment.',
  software: 'An application or operating system.',
};

const asset = z
  .strictObject({
    name: textSchema(name.description),
    asset_type: typeOf(asset_type.description).optional(),
    renamed_from: textSchema(renamed_from.description).optional(),
    moved_from: textSchema(moved_from.description).optional(),
    id: textSchema(id.description).optional(),
    external_id: textSchema(external_id.description).max(EXTERNAL_ID_LIMIT).optional(),
  })
  .meta({
    title: 'cyber asset',
    description: 'One cyber asset.',
    // Without this snippet an editor would offer only the name, since the type may be at the head of the document.
    defaultSnippets: [{ label: 'cyber asset', body: { name: '$1', asset_type: '$2' } }],
  });

/**
 * One YAML document of an inventory file. `errorMessage` and `enumDescriptions` are not JSON Schema:
 * editors show them, and validators ignore them.
 */
export const inventoryDocument = z
  .strictObject({
    cyber_system: textSchema(cyber_system.description),
    facility: textSchema(facility.description).optional(),
    prune: z
      .boolean()
      .meta({ description: prune.description, errorMessage: 'Write true or false, without quotes.' })
      .optional(),
    asset_type: typeOf(DOCUMENT_SHAPE.asset_type.description).optional(),
    ignore: z
      .array(textSchema('An exact name, or a pattern with * and ?.'))
      .meta({ description: ignore.description, errorMessage: 'Write a list of names, such as ["lab-*", spare-hmi].' })
      .optional(),
    assets: z.array(asset).meta({
      description: assets.description,
      errorMessage: 'Write a list of assets, or [] if the system has none.',
    }),
  })
  .refine(({ asset_type, assets: entries }) => asset_type !== undefined || entries.every(isTyped))
  .meta({
    description: 'Assets of one cyber system. A file holds one or more such documents.',
    defaultSnippets: [{ label: 'inventory', body: { cyber_system: '$1', assets: [{ name: '$2', asset_type: '$3' }] } }],
    // The rule above for JSON Schema: the type is at the head of the document, or in every asset.
    anyOf: [{ required: ['asset_type'] }, { properties: { assets: { items: { required: ['asset_type'] } } } }],
  });

/** The JSON Schema of a document, in draft-07, which YAML editors use for completion and checks. */
export function inventoryJsonSchema(): Record<string, unknown> {
  const { $schema, ...shape } = z.toJSONSchema(inventoryDocument, { target: 'draft-7' });
  return { $schema, title: 'cip-inventory-sync inventory', ...shape };
}

function isTyped(entry: { readonly asset_type?: AssetType | undefined }): boolean {
  return entry.asset_type !== undefined;
}

function typeOf(description: string) {
  return z.enum(ASSET_TYPES).meta({
    description,
    enumDescriptions: ASSET_TYPES.map((type) => MEANINGS[type]),
    errorMessage: 'Write hardware (a physical device) or software (an application or operating system).',
  });
}

function textSchema(description: string) {
  const errorMessage = 'Write text. Quote what looks like a number, a date or a truth value: "0417".';
  return z.string().min(1).meta({ description, errorMessage });
}
