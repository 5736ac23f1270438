// Writes of the service, all three: create, update and delete an asset (API section 4.2).
import type { AssetState, LiveAsset } from '../core/model.ts';
import { ServiceError } from './errors.ts';
import { RECORD_LIMIT } from './reader.ts';
import type { Transport } from './transport.ts';
import { CYBER_ASSET, parseRecord } from './wire.ts';

/** All methods reject with a ServiceError. */
export interface Writer {
  /** Sent once. Unless `notCreated` says so of its error, the asset may exist (design section 7). */
  createAsset(state: AssetState): Promise<LiveAsset>;
  /** Sends the fields given and no others. */
  updateAsset(id: string, fields: Partial<AssetState>): Promise<LiveAsset>;
  /** `missing`: no asset had that id before it was asked. */
  deleteAsset(id: string): Promise<'deleted' | 'missing'>;
}

export function createWriter(transport: Transport): Writer {
  return {
    createAsset: (state) => createAsset(transport, state),
    updateAsset: (id, fields) => updateAsset(transport, id, fields),
    deleteAsset: (id) => deleteAsset(transport, id),
  };
}

function createAsset(transport: Transport, { name, cyber_system_id, asset_type }: AssetState): Promise<LiveAsset> {
  return transport.send({
    method: 'POST',
    route: CYBER_ASSET.path,
    body: { name, cyber_system_id, asset_type },
    expect: 201,
    limit: RECORD_LIMIT,
    read: (text) => parseRecord(text, CYBER_ASSET, null),
  });
}

async function updateAsset(transport: Transport, id: string, fields: Partial<AssetState>): Promise<LiveAsset> {
  checkId(id);
  return await transport.send({
    method: 'PATCH',
    route: `${CYBER_ASSET.path}/{id}`,
    id,
    body: fields,
    expect: 200,
    limit: RECORD_LIMIT,
    read: (text) => parseRecord(text, CYBER_ASSET, id),
  });
}

async function deleteAsset(transport: Transport, id: string): Promise<'deleted' | 'missing'> {
  checkId(id);
  try {
    return await transport.send<'deleted'>({
      method: 'DELETE',
      route: `${CYBER_ASSET.path}/{id}`,
      id,
      expect: 204,
      limit: RECORD_LIMIT,
      read: () => 'deleted',
    });
  } catch (error) {
    // Gone after an attempt that nobody answered: it was most likely that one, and the closing read tells.
    if (error instanceof ServiceError && error.status === 404) return error.mayBeDone ? 'deleted' : 'missing';
    throw error;
  }
}

// Ids come from lists, which hold no other; anything else is a bug, and must not become a path.
function checkId(id: string): void {
  if (!CYBER_ASSET.id.test(id)) throw new TypeError('not the id of a cyber asset');
}
