// Writes of the service, all three: create, update and delete an asset (API section 4.2).
import type { AssetState, LiveAsset } from '../core/model.ts';
import { expecting } from '../core/rejections.ts';
import { isMissing } from './errors.ts';
import { RECORD_LIMIT } from './reader.ts';
import type { Transport } from './transport.ts';
import { CYBER_ASSET, parseRecord } from './wire.ts';

export type Writer = ReturnType<typeof createWriter>;

/** All methods reject with a ServiceError. */
export function createWriter(transport: Transport) {
  const { path: route } = CYBER_ASSET;
  const limit = RECORD_LIMIT;
  return {
    /** Sent once. Unless `notCreated` says so of its error, the asset may exist (design section 7). */
    async createAsset({ name, cyber_system_id, asset_type }: AssetState): Promise<LiveAsset> {
      const body = { name, cyber_system_id, asset_type };
      const read = (text: string) => parseRecord(text, CYBER_ASSET, null);
      return transport.send({ method: 'POST', route, body, expect: 201, limit, read });
    },
    /** Sends the fields given and no others. */
    async updateAsset(id: string, body: Partial<AssetState>): Promise<LiveAsset> {
      checkId(id);
      const read = (text: string) => parseRecord(text, CYBER_ASSET, id);
      return transport.send({ method: 'PATCH', route: `${route}/{id}`, id, body, expect: 200, limit, read });
    },
    /** `missing`: no asset had that id before it was asked. */
    async deleteAsset(id: string): Promise<'deleted' | 'missing'> {
      checkId(id);
      // Gone after an attempt without an answer: most likely that attempt deleted it, and the closing read checks.
      return transport
        .send({ method: 'DELETE', route: `${route}/{id}`, id, expect: 204, limit, read: () => 'deleted' as const })
        .catch(expecting(isMissing, ({ mayBeDone }) => (mayBeDone ? 'deleted' : 'missing')));
    },
  };
}

// Ids come from lists, which hold no other; anything else is a bug, and must not become a path.
function checkId(id: string): void {
  if (!CYBER_ASSET.id.test(id)) throw new TypeError('not the id of a cyber asset');
}
