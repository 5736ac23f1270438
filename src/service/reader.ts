// Reads of the service, all eight (API section 4.2). It cannot write: planning is given this and nothing else.
import type { CyberSystem, Facility, LiveAsset } from '../core/model.ts';
import { ServiceError } from './errors.ts';
import type { Transport } from './transport.ts';
import {
  type ApiRecord,
  CONTROL_CENTER,
  CYBER_ASSET,
  CYBER_SYSTEM,
  FACILITY,
  parseList,
  parseRecord,
  type RecordKind,
} from './wire.ts';

const MIB = 1024 * 1024;
const LIST_LIMIT = 256 * MIB;
/** The bytes that one record may take. */
export const RECORD_LIMIT = MIB;

/** Lists hold every record of the key's organization. Reads by id resolve to null when there is no such record. */
export interface Reader {
  facilities(): Promise<Facility[]>;
  facility(id: string): Promise<Facility | null>;
  controlCenters(): Promise<ApiRecord[]>;
  controlCenter(id: string): Promise<ApiRecord | null>;
  cyberSystems(): Promise<CyberSystem[]>;
  cyberSystem(id: string): Promise<CyberSystem | null>;
  cyberAssets(): Promise<LiveAsset[]>;
  cyberAsset(id: string): Promise<LiveAsset | null>;
}

/** All methods reject with a ServiceError. */
export function createReader(transport: Transport): Reader {
  return {
    facilities: () => list(transport, FACILITY),
    facility: (id) => record(transport, FACILITY, id),
    controlCenters: () => list(transport, CONTROL_CENTER),
    controlCenter: (id) => record(transport, CONTROL_CENTER, id),
    cyberSystems: () => list(transport, CYBER_SYSTEM),
    cyberSystem: (id) => record(transport, CYBER_SYSTEM, id),
    cyberAssets: () => list(transport, CYBER_ASSET),
    cyberAsset: (id) => record(transport, CYBER_ASSET, id),
  };
}

function list<T extends ApiRecord>(transport: Transport, kind: RecordKind<T>): Promise<T[]> {
  const read = (text: string) => parseList(text, kind);
  return transport.send({ method: 'GET', route: kind.path, expect: 200, limit: LIST_LIMIT, read });
}

async function record<T extends ApiRecord>(transport: Transport, kind: RecordKind<T>, id: string): Promise<T | null> {
  // No record can have this id, and it may not be one segment of a path.
  if (!kind.id.test(id)) return null;
  const read = (text: string) => parseRecord(text, kind, id);
  try {
    const route = `${kind.path}/{id}`;
    return await transport.send({ method: 'GET', route, id, expect: 200, limit: RECORD_LIMIT, read });
  } catch (error) {
    if (error instanceof ServiceError && error.status === 404) return null;
    throw error;
  }
}
