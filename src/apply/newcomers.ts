// Assets that the service lists and that nobody had seen when the plan was made: where a create whose answer was
// lost looks for what it made (design section 7).
import type { AssetState, LiveAsset } from '../core/model.ts';
import type { AssetReader } from './ports.ts';

export class Newcomers {
  /** Ids of the lists that the plan was made from, and of what this run has created. */
  readonly #known: Set<string>;
  readonly #readNext: () => Promise<readonly LiveAsset[]>;

  constructor(known: Iterable<string>, reader: Pick<AssetReader, 'cyberAssets'>) {
    this.#known = new Set(known);
    this.#readNext = shareReads(async () => this.among(await reader.cyberAssets()));
  }

  /** From now on the asset is one of ours, and no newcomer. */
  claim(id: string): void {
    this.#known.add(id);
  }

  /** The newcomers of a list. */
  among(assets: readonly LiveAsset[]): LiveAsset[] {
    return assets.filter(({ id }) => !this.#known.has(id));
  }

  /** Newcomers of that name, system and type, in a list whose read starts after this call. Rejects as the read does. */
  async find(state: AssetState): Promise<LiveAsset[]> {
    const wanted = tripleOf(state);
    return this.among(await this.#readNext()).filter((asset) => tripleOf(asset) === wanted);
  }
}

/** Name, system and type as one key. */
export function tripleOf({ name, cyber_system_id, asset_type }: AssetState): string {
  // No id and no type holds a NUL, so no two triples share a key.
  return `${cyber_system_id}\0${asset_type}\0${name}`;
}

/**
 * One read serves all who ask before it starts. A read under way began too early for who asks now, since it may
 * miss what they look for: the one after it is theirs.
 */
function shareReads<T>(read: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | null = null;
  return () => {
    next ??= underWay.then(() => {
      next = null;
      const started = read();
      underWay = started.catch(() => {});
      return started;
    });
    return next;
  };
}
