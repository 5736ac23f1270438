// The file format as JSON Schema, for editors and other tools. The parser never imports this file. The compiler and a
// property test check that the two agree.
import * as z from 'zod';
import { ASSET_TYPES, type AssetType, IMPACT_RATINGS } from '../core/model.ts';
import { type ASSET_KEYS, type DOCUMENT_KEYS, EXTERNAL_ID_LIMIT } from './shape.ts';

const MEANINGS: { readonly [T in AssetType]: string } = {
  hardware: 'A physical device: RTU, PLC, HMI, network equipment.',
  software: 'An application or operating system.',
};

const asset = z
  .strictObject({
    name: textSchema('Name or hostname, unique within the cyber system.'),
    asset_type: typeOf(
      'hardware: a physical device (RTU, PLC, HMI, network equipment). software: an application or operating system. Optional if the document has an asset_type for all of its assets.',
    ).optional(),
    renamed_from: textSchema('The name that the asset has at the service until this is applied.').optional(),
    moved_from: textSchema('The cyber system (name or id) that the asset is in until this is applied.').optional(),
    id: textSchema(
      'The id of the asset at the service (ca_…). With an id, the name, cyber system and type can all change.',
    ).optional(),
    external_id: textSchema(
      'The number of the asset in the system that the inventory comes from, such as a CMDB. Unique in the inventory; never sent to the service.',
    )
      .max(EXTERNAL_ID_LIMIT)
      .optional(),
  } satisfies Record<(typeof ASSET_KEYS)[number], z.ZodType>)
  .meta({
    title: 'cyber asset',
    description: 'One cyber asset.',
    // Without this snippet, an editor would offer only the name, since the type may be at the head of the document.
    defaultSnippets: [{ label: 'cyber asset', body: { name: '$1', asset_type: '$2' } }],
  });

/**
 * One YAML document of an inventory file. `errorMessage` and `enumDescriptions` are not JSON Schema: editors show them,
 * and validators ignore them.
 */
export const inventoryDocument = z
  .strictObject({
    cyber_system: textSchema('The cyber system that holds these assets: its name, or its id (cs_…).'),
    facility: textSchema(
      'The facility of the cyber system: its name, or its id (fac_…). Distinguishes systems of the same name, and is checked.',
    ).optional(),
    impact_rating: z
      .enum(IMPACT_RATINGS)
      .meta({
        description:
          'The impact rating of the cyber system, as you have determined it: High, Medium or Low. Compared with the service, and never sent.',
        errorMessage: 'Write High, Medium or Low.',
      })
      .optional(),
    prune: z
      .boolean()
      .meta({
        description:
          'true: an asset of this system that no file declares is deleted, permanently. false: it is only reported. If left out: true, except while the system is being adopted.',
        errorMessage: 'Write true or false, without quotes.',
      })
      .optional(),
    asset_type: typeOf('The type of the assets below that have no type of their own: hardware or software.').optional(),
    ignore: z
      .array(textSchema('An exact name, or a pattern with * and ?.'))
      .meta({
        description:
          'Live assets of this system to leave alone: exact names, or patterns in which * matches any text and ? matches one character. They are neither deleted nor listed as undeclared.',
        errorMessage: 'Write a list of names, such as ["lab-*", spare-hmi].',
      })
      .optional(),
    assets: z.array(asset).meta({
      description: 'The assets of the cyber system. An empty list means that it has none.',
      errorMessage: 'Write a list of assets, or [] if the system has none.',
    }),
  } satisfies Record<(typeof DOCUMENT_KEYS)[number], z.ZodType>)
  .refine(
    ({ asset_type, assets: entries }) =>
      asset_type !== undefined || entries.every((entry) => entry.asset_type !== undefined),
  )
  .meta({
    description: 'Assets of one cyber system. A file holds one or more such documents.',
    defaultSnippets: [{ label: 'inventory', body: { cyber_system: '$1', assets: [{ name: '$2', asset_type: '$3' }] } }],
    // The rule of `refine` above, as JSON Schema: the type is at the head of the document, or in every asset.
    anyOf: [{ required: ['asset_type'] }, { properties: { assets: { items: { required: ['asset_type'] } } } }],
  });

/** The JSON Schema of a document, in draft-07, which YAML editors use for completion and checks. */
export function inventoryJsonSchema(): Record<string, unknown> {
  const { $schema, ...shape } = z.toJSONSchema(inventoryDocument, { target: 'draft-7' });
  return { $schema, title: 'cip-inventory-sync inventory', ...shape };
}

function typeOf(description: string) {
  return z.enum(ASSET_TYPES).meta({
    description,
    enumDescriptions: ASSET_TYPES.map((type) => MEANINGS[type]),
    errorMessage: 'Write hardware (a physical device) or software (an application or operating system).',
  });
}

function textSchema(description: string) {
  const errorMessage = 'Write text. Put quotes around text that looks like a number, a date, or true or false: "0417".';
  return z.string().min(1).meta({ description, errorMessage });
}
