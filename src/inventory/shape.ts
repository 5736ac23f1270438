// The keys of the file format, defined once: the parser checks against them, and the schema is built from them. Imports
// no library, because every run loads what the parser imports.

export interface KeyShape {
  readonly required: boolean;
  readonly description: string;
}

/** The keys of a document. */
export const DOCUMENT_SHAPE = {
  cyber_system: {
    required: true,
    description: 'The cyber system that holds these assets: its name, or its id (cs_…).',
  },
  facility: {
    required: false,
    description:
      'The facility of the cyber system: its name, or its id (fac_…). Distinguishes systems of the same name, and is checked.',
  },
  prune: {
    required: false,
    description:
      'true: an asset of this system that no file declares is deleted, permanently. false: it is only reported. If left out: true, except while the system is being adopted.',
  },
  asset_type: {
    required: false,
    description: 'The type of the assets below that have no type of their own: hardware or software.',
  },
  ignore: {
    required: false,
    description:
      'Live assets of this system to leave alone: exact names, or patterns in which * matches any text and ? matches one character. They are neither deleted nor listed as undeclared.',
  },
  assets: {
    required: true,
    description: 'The assets of the cyber system. An empty list states that it has none.',
  },
} as const satisfies Record<string, KeyShape>;

/** The keys of one entry of `assets`. */
export const ASSET_SHAPE = {
  name: {
    required: true,
    description: 'Name or hostname, unique within the cyber system.',
  },
  asset_type: {
    required: true,
    description:
      'hardware: a physical device (RTU, PLC, HMI, network equipment). software: an application or operating system. May be left out where the document says it for all.',
  },
  renamed_from: {
    required: false,
    description: 'The name that the asset has at the service until this is applied.',
  },
  moved_from: {
    required: false,
    description: 'The cyber system (name or id) that the asset is in until this is applied.',
  },
  id: {
    required: false,
    description:
      'The id of the asset at the service (ca_…): pins it, so that name, cyber system and type may all change.',
  },
  external_id: {
    required: false,
    description:
      'The number of the asset in the system that the inventory comes from, such as a CMDB. Unique in the inventory; never sent to the service.',
  },
} as const satisfies Record<string, KeyShape>;

/** The most characters (code points) that an `external_id` may have. */
export const EXTERNAL_ID_LIMIT = 200;

export type DocumentKey = keyof typeof DOCUMENT_SHAPE;
export type AssetKey = keyof typeof ASSET_SHAPE;

export const DOCUMENT_KEYS = Object.keys(DOCUMENT_SHAPE) as readonly DocumentKey[];
export const ASSET_KEYS = Object.keys(ASSET_SHAPE) as readonly AssetKey[];
