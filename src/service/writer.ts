// All three writes of the service: create, update and delete an asset (API section 4.2).
import type { AssetState, LiveAsset } from '../core/model.ts';
import { expecting } from '../core/rejections.ts';
import { isMissing } from './errors.ts';
import { RECORD_LIMIT } from './reader.ts';
import type { Transport } from './transport.ts';
import { CYBER_ASSET, parseAsset } from './wire.ts';

export type Writer = ReturnType<typeof createWriter>;

/** All methods reject with a ServiceError. `mayWrite` is asked just before each request, retries included. */
export function createWriter(send: Transport, mayWrite: () => Promise<boolean> = async () => true) {
  const { path: route } = CYBER_ASSET;
  const routeOfOne = `${route}/{id}`;
  const limit = RECORD_LIMIT;
  return {
    /** Sent once. If it fails, the asset may exist, unless `notCreated` is true for the error. */
    async createAsset({ name, cyber_system_id, asset_type }: AssetState): Promise<LiveAsset> {
      const body = { name, cyber_system_id, asset_type };
      return send({
        method: 'POST',
        route,
        body,
        expect: 201,
        limit,
        mayWrite,
        read: (text) => parseAsset(text, null),
      });
    },
    /** Sends the fields given and no others. */
    async updateAsset(id: string, body: Partial<AssetState>): Promise<LiveAsset> {
      checkId(id);
      const request = { method: 'PATCH', route: routeOfOne, id, body, expect: 200, limit, mayWrite } as const;
      return send({ ...request, read: (text) => parseAsset(text, id) });
    },
    /** `missing`: no asset had that id before the request. */
    async deleteAsset(id: string): Promise<'deleted' | 'missing'> {
      checkId(id);
      // Gone after an attempt without an answer: most likely that attempt deleted it, and the closing read checks.
      const request = { method: 'DELETE', route: routeOfOne, id, expect: 204, limit, mayWrite } as const;
      return send<'deleted' | 'missing'>({ ...request, read: () => 'deleted' }).catch(
        expecting(isMissing, ({ mayBeDone }) => (mayBeDone ? 'deleted' : 'missing')),
      );
    },
  };
}

// Ids come from lists, which were checked. Any other id is a bug, and must not become part of a path.
function checkId(id: string): void {
  if (!CYBER_ASSET.id.test(id)) throw new TypeError('not the id of a cyber asset');
}
