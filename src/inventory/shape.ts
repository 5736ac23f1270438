// The keys of the file format, in its order. schema.ts describes them. This file imports no library, because every run
// loads what the parser imports.

export const DOCUMENT_KEYS = [
  'cyber_system',
  'facility',
  'impact_rating',
  'prune',
  'asset_type',
  'ignore',
  'assets',
] as const;
export const ASSET_KEYS = ['name', 'asset_type', 'renamed_from', 'moved_from', 'id', 'external_id'] as const;

/** The most characters (code points) that an `external_id` may have. */
export const EXTERNAL_ID_LIMIT = 200;

/** The arguments of `value-too-long` for an `external_id`; null if the id is not too long. */
export function tooLong(id: string) {
  // A text never has more characters than UTF-16 units, so a short text needs no count.
  const length = id.length <= EXTERNAL_ID_LIMIT ? 0 : [...id].length;
  return length > EXTERNAL_ID_LIMIT ? { key: 'external_id', length, limit: EXTERNAL_ID_LIMIT } : null;
}
