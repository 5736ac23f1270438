// The reads of the service (API section 4.2) that this tool needs. It cannot write, and planning gets nothing else.
import type { LiveAsset } from '../core/model.ts';
import { expecting } from '../core/rejections.ts';
import { isMissing } from './errors.ts';
import type { Transport } from './transport.ts';
import {
  type ApiRecord,
  CONTROL_CENTER,
  CYBER_ASSET,
  CYBER_SYSTEM,
  FACILITY,
  parseAsset,
  parseList,
  type RecordKind,
} from './wire.ts';

const MIB = 1024 * 1024;
const LIST_LIMIT = 256 * MIB;
/** The bytes that one record may take. */
export const RECORD_LIMIT = MIB;

export type Reader = ReturnType<typeof createReader>;

/** Lists hold every record of the key's organization. All methods reject with a ServiceError. */
export function createReader(send: Transport) {
  return {
    facilities: () => readList(send, FACILITY),
    controlCenters: () => readList(send, CONTROL_CENTER),
    cyberSystems: () => readList(send, CYBER_SYSTEM),
    cyberAssets: () => readList(send, CYBER_ASSET),
    /** null if there is no such record. */
    cyberAsset: (id: string) => readAsset(send, id),
  };
}

function readList<T extends ApiRecord>(send: Transport, kind: RecordKind<T>): Promise<T[]> {
  const read = (text: string) => parseList(text, kind);
  return send({ method: 'GET', route: kind.path, expect: 200, limit: LIST_LIMIT, read });
}

async function readAsset(send: Transport, id: string): Promise<LiveAsset | null> {
  const { path, id: pattern } = CYBER_ASSET;
  // No record can have this id, and it may not be a single segment of a path.
  if (!pattern.test(id)) return null;
  const read = (text: string) => parseAsset(text, id);
  return send({ method: 'GET', route: `${path}/{id}`, id, expect: 200, limit: RECORD_LIMIT, read }).catch(
    expecting(isMissing, () => null),
  );
}
