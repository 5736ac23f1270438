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
  const readList = <T extends ApiRecord>(kind: RecordKind<T>) =>
    send({ method: 'GET', route: kind.path, expect: 200, limit: LIST_LIMIT, read: (text) => parseList(text, kind) });
  return {
    facilities: () => readList(FACILITY),
    controlCenters: () => readList(CONTROL_CENTER),
    cyberSystems: () => readList(CYBER_SYSTEM),
    cyberAssets: () => readList(CYBER_ASSET),
    /** null if there is no such record. */
    async cyberAsset(id: string): Promise<LiveAsset | null> {
      // No record can have this id, and it may not be a single segment of a path.
      if (!CYBER_ASSET.id.test(id)) return null;
      const request = {
        method: 'GET',
        route: `${CYBER_ASSET.path}/{id}`,
        id,
        expect: 200,
        limit: RECORD_LIMIT,
      } as const;
      return send<LiveAsset | null>({ ...request, read: (text) => parseAsset(text, id) }).catch(
        expecting(isMissing, () => null),
      );
    },
  };
}
