// The service as API document section 4.2 describes it: answers requests from a store.
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { EmulatorOptions } from './options.ts';
import { PLANNED_OPERATIONS } from './planned.ts';
import type { CyberAsset, CyberSystem } from './records.ts';
import type { Organization, Store, StoreRefusal } from './store.ts';
import {
  answerBytes,
  answerFailure,
  answerJson,
  invalidBody,
  presenter,
  readCreation,
  readUpdate,
  shownSystem,
} from './wire.ts';

/** Counts a request at this time (ms). null if it may pass, else the time at which the window ends. */
type TakeRate = (now: number) => number | null;

function limitRate({ rateLimit, rateWindowMs }: EmulatorOptions): TakeRate {
  let endsAt = Number.NEGATIVE_INFINITY;
  let used = 0;
  return (now) => {
    if (rateLimit === 0) return null;
    if (now >= endsAt) {
      endsAt = now + rateWindowMs;
      used = 0;
    }
    if (used >= rateLimit) return endsAt;
    used += 1;
    return null;
  };
}

// The list of assets as reads show it: current, or behind the writes by time or by reads. This is an option, because
// the API document does not promise that a list shows a write at once.

interface PendingWrite {
  readonly id: string;
  readonly asset: CyberAsset | null;
  readonly at: number;
  readonly reads: number;
}

interface AssetListParts {
  readonly organization: Organization;
  readonly lag: Pick<EmulatorOptions, 'lagMs' | 'lagReads'>;
  readonly now: () => number;
  readonly show: (asset: CyberAsset) => unknown;
}

class AssetList {
  readonly #parts: AssetListParts;
  /** What a read shows: the organization's own records if nothing lags, else a copy that is behind. */
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

  /** The list as JSON in UTF-8. It can be 100 MB, so it is made in one pass and kept until it would change. */
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
    const visible = this.#pending.splice(0, firstUnseen < 0 ? this.#pending.length : firstUnseen);
    for (const { id, asset } of visible) {
      if (asset === null) trailing.delete(id);
      else trailing.set(id, asset);
    }
    if (visible.length > 0) this.#body = null;
  }
}

// The API, as a function from Request to Response over the store: the eleven endpoints of API section 4.2. Each planned
// operation of section 4.3 and every other path fails. The key is checked first.

/** What a request did, for the request log. */
export interface Served {
  /** The organization of the key; null when the key was missing, invalid, or not looked at. */
  organization: string | null;
  /** True when the store accepted the write, whatever the answer said. */
  committed: boolean;
  /** The body sent: the JSON value, or the text if it is not JSON. */
  body?: unknown;
}

/** The state of one organization: its records, its visible list, its share of the rate. */
interface Tenant {
  readonly organization: Organization;
  readonly list: AssetList;
  readonly takeRate: TakeRate;
}

interface ApiParts {
  readonly store: Store;
  readonly options: EmulatorOptions;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

interface ApiEnv {
  Bindings: { readonly note?: Served };
  Variables: { tenant: Tenant };
}

type Api = Hono<ApiEnv>;
type ApiMiddleware = MiddlewareHandler<ApiEnv>;

/** Adds to the request's note, if the caller passed one. */
function addNote(c: Context<ApiEnv>, noted: Partial<Served>): void {
  if (c.env?.note !== undefined) Object.assign(c.env.note, noted);
}

/** The API over a store. Pass `{ note }` as the second argument of `fetch` to find out what a request did. */
export function createApi(parts: ApiParts): Api {
  const { options } = parts;
  const api = new Hono<ApiEnv>();
  api.use('*', keyCheck(parts), rateCheck(parts), refuseHead);
  addInventoryReads(api, options);
  addAssets(api, options);
  addFailures(api, options);
  // Either the client went away or the emulator has a bug. The server distinguishes them.
  api.onError((error) => {
    throw error;
  });
  api.notFound(() => answerFailure(404, 'unknown_path', 'no such path'));
  return api;
}

/** API section 5: only the key decides the organization, whatever else is sent. */
function keyCheck({ store, options, now }: ApiParts): ApiMiddleware {
  const tenants = new Map<Organization, Tenant>();
  for (const organization of store.organizations) {
    const list = new AssetList({ organization, lag: options, now, show: presenter(options) });
    tenants.set(organization, { organization, list, takeRate: limitRate(options) });
  }
  return async (c, next) => {
    const key = c.req.header('x-api-key');
    if (key === undefined || key === '') return answerFailure(options.missingKeyStatus, 'missing_key', 'no X-API-Key');
    const organization = store.organizationOf(key);
    const tenant = organization === null ? undefined : tenants.get(organization);
    if (tenant === undefined) return answerFailure(options.invalidKeyStatus, 'invalid_key', 'the key is not valid');
    addNote(c, { organization: tenant.organization.slug });
    c.set('tenant', tenant);
    return next();
  };
}

function rateCheck({ options, now }: ApiParts): ApiMiddleware {
  return async (c, next) => {
    const time = now();
    const endsAt = c.var.tenant.takeRate(time);
    if (endsAt === null) return next();
    // Both headers count whole seconds. They are rounded up, so that a client that obeys is late enough.
    const seconds = String(Math.ceil((endsAt - time) / 1_000));
    const date = new Date(Math.ceil(endsAt / 1_000) * 1_000).toUTCString();
    const headers = { seconds: { 'retry-after': seconds }, date: { 'retry-after': date }, absent: {} };
    return answerFailure(429, 'rate_limit', 'too many requests', headers[options.retryAfter]);
  };
}

/** Hono answers HEAD like GET. The document offers no HEAD. */
const refuseHead: ApiMiddleware = async (c, next) => (c.req.method === 'HEAD' ? wrongMethod() : next());

function wrongMethod(): Response {
  return answerFailure(405, 'wrong_method', 'the path does not have this method');
}

function unknownIdAnswer(): Response {
  return answerFailure(404, 'unknown_id', 'no record has this id');
}

function addInventoryReads(api: Api, options: EmulatorOptions): void {
  const show = presenter(options);
  const showSystem = (system: CyberSystem) => show(shownSystem(system, options));
  addReads(api, { path: '/facilities', recordsOf: (o) => o.facilities, show });
  addReads(api, { path: '/control-centers', recordsOf: (o) => o.controlCenters, show });
  addReads(api, { path: '/cyber-systems', recordsOf: (o) => o.cyberSystems, show: showSystem });
}

interface Collection<T> {
  readonly path: string;
  readonly recordsOf: (organization: Organization) => ReadonlyMap<string, T>;
  readonly show: (record: T) => object;
}

/** Adds the list and the record by id of a read-only collection. */
function addReads<T extends object>(api: Api, collection: Collection<T>): void {
  const { path, recordsOf, show } = collection;
  api.get(path, (c) => answerJson(200, Array.from(recordsOf(c.var.tenant.organization).values(), show)));
  api.get(`${path}/:id`, (c) => {
    const record = recordsOf(c.var.tenant.organization).get(c.req.param('id') ?? '');
    return record === undefined ? unknownIdAnswer() : answerJson(200, show(record));
  });
}

function answerRefusal(refusal: StoreRefusal, options: EmulatorOptions): Response {
  switch (refusal) {
    case 'unknown-asset':
      return unknownIdAnswer();
    case 'unknown-system':
      return invalidBody(options, 'cyber_system_id names no cyber system of this organization');
    case 'taken-name':
      return answerFailure(options.takenNameStatus, 'taken_name', 'another asset has this name');
  }
}

function addAssets(api: Api, options: EmulatorOptions): void {
  const show = presenter(options);
  api.get('/cyber-assets', (c) => answerBytes(200, c.var.tenant.list.read()));
  api.get('/cyber-assets/:id', (c) => {
    const asset = c.var.tenant.organization.cyberAssets.get(c.req.param('id'));
    return asset === undefined ? unknownIdAnswer() : answerJson(200, show(asset));
  });
  api.post('/cyber-assets', async (c) => {
    const read = await readCreation(c.req.raw, options);
    addNote(c, { body: read.body });
    if ('refused' in read) return read.refused;
    const written = c.var.tenant.organization.create(read.fields);
    if (!written.ok) return answerRefusal(written.refusal, options);
    addNote(c, { committed: true });
    return answerJson(201, show(written.asset));
  });
  api.patch('/cyber-assets/:id', async (c) => {
    const read = await readUpdate(c.req.raw, options);
    addNote(c, { body: read.body });
    if ('refused' in read) return read.refused;
    const written = c.var.tenant.organization.update(c.req.param('id'), read.fields);
    if (!written.ok) return answerRefusal(written.refusal, options);
    addNote(c, { committed: true });
    return answerJson(200, show(written.asset));
  });
  api.delete('/cyber-assets/:id', (c) => {
    const written = c.var.tenant.organization.delete(c.req.param('id'));
    if (!written.ok) return unknownIdAnswer();
    addNote(c, { committed: true });
    return new Response(null, { status: 204 });
  });
}

function addFailures(api: Api, options: EmulatorOptions): void {
  for (const { method, path, operation } of PLANNED_OPERATIONS) {
    api.on(method, path.replace(/\{(\w+)\}/g, ':$1'), () =>
      answerFailure(options.plannedPathStatus, 'planned', `${operation} is planned and not available with an API key`),
    );
  }
  for (const collection of ['/facilities', '/control-centers', '/cyber-systems', '/cyber-assets']) {
    api.all(collection, () => wrongMethod());
    api.all(`${collection}/:id`, () => wrongMethod());
  }
}
