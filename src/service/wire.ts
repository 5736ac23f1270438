// Turns bytes into checked records and fails closed: an answer is checked before anything in it is used. The records are
// the parsed objects themselves, including extra fields, checked by hand and in one pass, because this is the hot path of
// a large plan.
import type { CyberSystem, Facility, LiveAsset } from '../core/model.ts';
import type { WireAnswer } from './exchange.ts';

/** Why a 2xx is not the documented answer. The message names at most an index and a field, never a value. */
export class WireError extends Error {
  override readonly name = 'WireError';
  /** True if the answer was not readable at all, which may pass. False if it was readable and breaks a rule. */
  readonly unreadable: boolean;

  constructor(message: string, unreadable = false) {
    super(message);
    this.unreadable = unreadable;
  }
}

/**
 * The body's text. Throws a WireError for bytes that are not UTF-8, and for an HTML page: the API document does not
 * show the Content-Type of JSON, but a page that asks to sign in must never be taken for an answer.
 */
export function bodyText({ headers, text, utf8 }: WireAnswer): string {
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (type === 'text/html' || type === 'application/xhtml+xml') throw new WireError('it is a page of HTML', true);
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (encoding !== 'identity') throw new WireError('it is compressed, which was not asked for', true);
  if (!utf8) throw new WireError('it is not UTF-8', true);
  return text;
}

/** Throws a WireError without the parser's message, which quotes the body. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new WireError('it is not JSON', true);
  }
}

/** The fields of every record (API section 2.2). */
export interface ApiRecord {
  readonly id: string;
  readonly name: string;
  readonly organization_slug: string;
}

/** One kind of record: the path of its list, its ids, and the check of the fields that not every kind has. */
export interface RecordKind<T extends ApiRecord> {
  readonly path: string;
  /** What ids look like beyond their prefix is not documented. Only those of assets go into paths, and must be safe there. */
  readonly id: RegExp;
  /** The first field that is not as documented; null if all are. */
  readonly wrong: (fields: { readonly [Name in keyof T]?: unknown }) => string | null;
}

export const FACILITY: RecordKind<Facility> = {
  path: '/facilities',
  id: /^fac_./s,
  wrong: () => null,
};

/** The API document shows no more of a control center. */
export const CONTROL_CENTER: RecordKind<ApiRecord> = {
  path: '/control-centers',
  id: /^cc_./s,
  wrong: () => null,
};

export const CYBER_SYSTEM: RecordKind<CyberSystem> = {
  path: '/cyber-systems',
  id: /^cs_./s,
  // Under a control center there may be no facility. The document does not show how that is written.
  wrong: ({ facility_id }) => (facility_id == null || typeof facility_id === 'string' ? null : 'facility_id'),
};

export const CYBER_ASSET: RecordKind<LiveAsset> = {
  path: '/cyber-assets',
  id: /^ca_[^/\p{Cc}\p{Cs}]+$/u,
  wrong: ({ cyber_system_id, asset_type }) => {
    if (typeof cyber_system_id !== 'string') return 'cyber_system_id';
    return asset_type === 'hardware' || asset_type === 'software' ? null : 'asset_type';
  },
};

/**
 * A list (API section 4.1): an array of records with the documented fields, no id twice, one organization. Throws a
 * WireError for anything else, which must never be taken for an empty list.
 */
export function parseList<T extends ApiRecord>(text: string, kind: RecordKind<T>): T[] {
  const list = parseJson(text);
  if (!Array.isArray(list)) throw new WireError('it is not an array');
  const records: readonly unknown[] = list;
  const ids = new Set<string>();
  let organization: string | null = null;
  for (let index = 0; index < records.length; index += 1) {
    const record = records[index];
    checkRecord(record, kind, index);
    organization ??= record.organization_slug;
    if (record.organization_slug !== organization) throw new WireError(`record ${index} is of another organization`);
    ids.add(record.id);
    if (ids.size <= index) throw new WireError(`record ${index} has an id that another record has`);
  }
  return list;
}

/** One asset: the one with this id, or any asset if `id` is null, as after a creation. Throws a WireError. */
export function parseAsset(text: string, id: string | null): LiveAsset {
  const record = parseJson(text);
  checkRecord(record, CYBER_ASSET, 'the record');
  if (id !== null && record.id !== id) throw new WireError('it is not the record asked for');
  return record;
}

// `where` is an index or words. It is put into a sentence only for an error: a million unused sentences would take longer
// than the checks.
function checkRecord<T extends ApiRecord>(
  record: unknown,
  kind: RecordKind<T>,
  where: number | string,
): asserts record is T {
  const subject = () => (typeof where === 'number' ? `record ${where}` : where);
  if (typeof record !== 'object' || record === null || Array.isArray(record)) {
    throw new WireError(`${subject()} is not an object`);
  }
  const fields: { readonly [Name in keyof T]?: unknown } = record;
  let wrong: string | null = null;
  if (typeof fields.id !== 'string' || !kind.id.test(fields.id)) wrong = 'id';
  // Any live name is accepted: even an empty one can be planned around.
  else if (typeof fields.name !== 'string') wrong = 'name';
  else if (typeof fields.organization_slug !== 'string') wrong = 'organization_slug';
  else wrong = kind.wrong(fields);
  if (wrong !== null) throw new WireError(`${subject()} has no ${wrong} as documented`);
}
