// All eight reads of the service (API section 4.2). It cannot write, and planning gets nothing else.
import { expecting } from '../core/rejections.ts';
import { isMissing } from './errors.ts';
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

export type Reader = ReturnType<typeof createReader>;

/**
 * Lists hold every record of the key's organization. Reads by id resolve to null if there is no such record. All
 * methods reject with a ServiceError.
 */
export function createReader(transport: Transport) {
  return {
    facilities: () => readList(transport, FACILITY),
    facility: (id: string) => record(transport, FACILITY, id),
    controlCenters: () => readList(transport, CONTROL_CENTER),
    controlCenter: (id: string) => record(transport, CONTROL_CENTER, id),
    cyberSystems: () => readList(transport, CYBER_SYSTEM),
    cyberSystem: (id: string) => record(transport, CYBER_SYSTEM, id),
    cyberAssets: () => readList(transport, CYBER_ASSET),
    cyberAsset: (id: string) => record(transport, CYBER_ASSET, id),
  };
}

function readList<T extends ApiRecord>(transport: Transport, kind: RecordKind<T>): Promise<T[]> {
  const read = (text: string) => parseList(text, kind);
  return transport.send({ method: 'GET', route: kind.path, expect: 200, limit: LIST_LIMIT, read });
}

async function record<T extends ApiRecord>(transport: Transport, kind: RecordKind<T>, id: string): Promise<T | null> {
  // No record can have this id, and it may not be a single segment of a path.
  if (!kind.id.test(id)) return null;
  const read = (text: string) => parseRecord(text, kind, id);
  const route = `${kind.path}/{id}`;
  return transport
    .send({ method: 'GET', route, id, expect: 200, limit: RECORD_LIMIT, read })
    .catch(expecting(isMissing, () => null));
}
