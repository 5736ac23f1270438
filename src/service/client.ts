// The reads and the writes of the service (API section 4.2) that this tool needs. Planning gets only the reads. Each
// answer is checked before anything in it is used. The records are the parsed objects themselves, including extra
// fields. They are checked by hand and in one pass, because this is the hot path of a large plan.
import { type AssetState, type CyberSystem, type Facility, type LiveAsset, stateOf } from '../core/model.ts';
import { expecting } from '../core/rejections.ts';
import { FREE, type Permit } from '../core/result.ts';
import { isMissing } from './errors.ts';
import { type Transport, WireError } from './transport.ts';

const MIB = 1024 * 1024;
const LIST_LIMIT = 256 * MIB;
/** The most bytes of an answer with one record. */
const RECORD_LIMIT = MIB;

export type Reader = ReturnType<typeof createReader>;

/** Lists have every record of the key's organization. All methods reject with a ServiceError. */
export function createReader(send: Transport) {
  const readList = <T extends ApiRecord>(kind: RecordKind<T>) =>
    send({ method: 'GET', route: kind.path, expect: 200, limit: LIST_LIMIT, read: (text) => parseList(text, kind) });
  return {
    facilities: () => readList(FACILITY),
    controlCenters: () => readList(CONTROL_CENTER),
    cyberSystems: () => readList(CYBER_SYSTEM),
    cyberAssets: () => readList(CYBER_ASSET),
    /** null if there is no such record. */
    async cyberAsset(id: string): Promise<LiveAsset | null> {
      // No record can have such an id, and it might not be a single segment of a path.
      if (!CYBER_ASSET.id.test(id)) return null;
      const answer = send<LiveAsset | null>({
        method: 'GET',
        route: ROUTE_OF_ONE,
        id,
        expect: 200,
        limit: RECORD_LIMIT,
        read: (text) => parseAsset(text, id),
      });
      return answer.catch(expecting(isMissing, () => null));
    },
  };
}

/** All methods reject with a ServiceError. `permit` is asked just before each request, retries included. */
export function createWriter(send: Transport, permit: Permit = FREE) {
  const common = { limit: RECORD_LIMIT, permit };
  return {
    /** Sent once. If it fails, the asset may exist, unless the meaning of the failure is `not-written`. */
    async createAsset(state: AssetState): Promise<LiveAsset> {
      const body = stateOf(state);
      const request = { ...common, method: 'POST', route: CYBER_ASSET.path, body, expect: 201 } as const;
      return send({ ...request, read: (text) => parseAsset(text, null) });
    },
    /** Sends only the given fields. */
    async updateAsset(id: string, body: Partial<AssetState>): Promise<LiveAsset> {
      checkId(id);
      const request = { ...common, method: 'PATCH', route: ROUTE_OF_ONE, id, body, expect: 200 } as const;
      return send({ ...request, read: (text) => parseAsset(text, id) });
    },
    /** `missing`: no asset had that id before the request. */
    async deleteAsset(id: string): Promise<'deleted' | 'missing'> {
      checkId(id);
      const request = { ...common, method: 'DELETE', route: ROUTE_OF_ONE, id, expect: 204 } as const;
      const answer = send<'deleted' | 'missing'>({ ...request, read: () => 'deleted' });
      // If an earlier attempt got no answer, most likely it deleted the asset. The closing read checks this.
      return answer.catch(expecting(isMissing, ({ failure }) => (failure.mayBeDone ? 'deleted' : 'missing')));
    },
  };
}

// Ids come from lists, which were checked. Any other id is a bug, and must not become part of a path.
function checkId(id: string): void {
  if (!CYBER_ASSET.id.test(id)) throw new TypeError('not the id of a cyber asset');
}

/** The fields of every record (API section 2.2). */
interface ApiRecord {
  readonly id: string;
  readonly name: string;
  readonly organization_slug: string;
}

/** One kind of record: the path of its list, its ids, and a check of the fields that only this kind has. */
interface RecordKind<T extends ApiRecord> {
  readonly path: string;
  /** Only the prefix of ids is documented. Asset ids are also put into paths, so they must be safe there. */
  readonly id: RegExp;
  /** The first field that is not as documented; null if all are. */
  readonly wrong: (fields: { readonly [Name in keyof T]?: unknown }) => string | null;
}

const FACILITY: RecordKind<Facility> = {
  path: '/facilities',
  id: /^fac_./s,
  wrong: () => null,
};

/** The API document shows no other fields of a control center. */
const CONTROL_CENTER: RecordKind<ApiRecord> = {
  path: '/control-centers',
  id: /^cc_./s,
  wrong: () => null,
};

const CYBER_SYSTEM: RecordKind<CyberSystem> = {
  path: '/cyber-systems',
  id: /^cs_./s,
  // A system of a control center may have no facility. The API document does not show what the field is then.
  wrong: ({ facility_id }) => (facility_id == null || typeof facility_id === 'string' ? null : 'facility_id'),
};

const CYBER_ASSET: RecordKind<LiveAsset> = {
  path: '/cyber-assets',
  id: /^ca_[^/\p{Cc}\p{Cs}]+$/u,
  wrong: ({ cyber_system_id, asset_type }) => {
    if (typeof cyber_system_id !== 'string') return 'cyber_system_id';
    return asset_type === 'hardware' || asset_type === 'software' ? null : 'asset_type';
  },
};

const ROUTE_OF_ONE = `${CYBER_ASSET.path}/{id}`;

/**
 * A list (API section 4.1): an array of records of one organization, with the documented fields and unique ids. Throws
 * a WireError for anything else, so that nothing else can pass for an empty list.
 */
function parseList<T extends ApiRecord>(text: string, kind: RecordKind<T>): T[] {
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

/** The asset with this id, or any asset if `id` is null (after a create). Throws a WireError. */
function parseAsset(text: string, id: string | null): LiveAsset {
  const record = parseJson(text);
  checkRecord(record, CYBER_ASSET, null);
  if (id !== null && record.id !== id) throw new WireError('it is not the record asked for');
  return record;
}

/** The message is built only for an error: for a million records, unused messages would take longer than the checks. */
function checkRecord<T extends ApiRecord>(
  record: unknown,
  kind: RecordKind<T>,
  index: number | null,
): asserts record is T {
  let wrong: string | null = null;
  if (typeof record !== 'object' || record === null || Array.isArray(record)) wrong = 'is not an object';
  else {
    const fields: { readonly [Name in keyof T]?: unknown } = record;
    let field: string | null = null;
    if (typeof fields.id !== 'string' || !kind.id.test(fields.id)) field = 'id';
    // Any live name is accepted: even an empty one can be planned around.
    else if (typeof fields.name !== 'string') field = 'name';
    else if (typeof fields.organization_slug !== 'string') field = 'organization_slug';
    else field = kind.wrong(fields);
    if (field !== null) wrong = `has no ${field} as documented`;
  }
  if (wrong !== null) throw new WireError(`${index === null ? 'the record' : `record ${index}`} ${wrong}`);
}

/** Throws a WireError without the parser's message, which quotes the body. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new WireError('it is not JSON', true);
  }
}
