// The list of assets as it is shown: as of now, or trailing behind the writes, by time or by reads (an option; the
// API document does not promise that a list shows a write at once).

import type { CyberAsset } from './records.ts';
import type { Organization } from './store.ts';

interface Lag {
  readonly lagMs: number;
  /** A write is not shown by this many reads after it. */
  readonly lagReads: number;
}

interface PendingWrite {
  readonly id: string;
  readonly asset: CyberAsset | null;
  readonly at: number;
  readonly reads: number;
}

interface AssetListParts {
  readonly organization: Organization;
  readonly lag: Lag;
  readonly now: () => number;
  /** What is shown of an asset. */
  readonly show: (asset: CyberAsset) => unknown;
}

export class AssetList {
  readonly #parts: AssetListParts;
  /** What a read shows: the organization's own records when nothing lags, else a copy that trails behind. */
  readonly #visible: ReadonlyMap<string, CyberAsset>;
  readonly #trailing: Map<string, CyberAsset> | null;
  #pending: PendingWrite[] = [];
  #reads = 0;
  #body: Uint8Array<ArrayBuffer> | null = null;

  constructor(parts: AssetListParts) {
    this.#parts = parts;
    const { organization, lag } = parts;
    this.#trailing = lag.lagMs > 0 || lag.lagReads > 0 ? new Map(organization.cyberAssets) : null;
    this.#visible = this.#trailing ?? organization.cyberAssets;
    organization.onWrite((id, asset) => this.#written(id, asset));
  }

  /** The list as JSON in UTF-8. Made in one pass, and kept until it would differ: it can be 100 MB. */
  read(): Uint8Array<ArrayBuffer> {
    this.#reads += 1;
    if (this.#trailing !== null) this.#catchUp(this.#trailing);
    this.#body ??= new TextEncoder().encode(JSON.stringify(Array.from(this.#visible.values(), this.#parts.show)));
    return this.#body;
  }

  #written(id: string, asset: CyberAsset | null): void {
    if (this.#trailing === null) this.#body = null;
    else this.#pending.push({ id, asset, at: this.#parts.now(), reads: this.#reads });
  }

  #catchUp(trailing: Map<string, CyberAsset>): void {
    const { lag, now } = this.#parts;
    const time = now();
    const isShown = (write: PendingWrite) => write.at + lag.lagMs <= time && write.reads + lag.lagReads < this.#reads;
    const firstUnseen = this.#pending.findIndex((write) => !isShown(write));
    const shown = this.#pending.splice(0, firstUnseen < 0 ? this.#pending.length : firstUnseen);
    for (const { id, asset } of shown) {
      if (asset === null) trailing.delete(id);
      else trailing.set(id, asset);
    }
    if (shown.length > 0) this.#body = null;
  }
}
