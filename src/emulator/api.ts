// The API, as a function from Request to Response over the store: the eleven endpoints of API section 4.2, each
// planned operation of section 4.3 and every other path failing, and the key asked for before anything else.
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { answerBytes, answerFailure, answerJson, presenter, shownSystem } from './answers.ts';
import { invalidBody, readChanges, readCreation } from './bodies.ts';
import { AssetList } from './lists.ts';
import type { EmulatorOptions } from './options.ts';
import { PLANNED_OPERATIONS } from './planned.ts';
import { RateLimit } from './rate.ts';
import type { CyberSystem } from './records.ts';
import type { Organization, Refusal, Store } from './store.ts';

/** What a request did, noted for the ledger while it is answered. */
export interface Note {
  organization: string | null;
  committed: boolean;
  body?: unknown;
}

/** What belongs to one organization: its records, its list as shown, its share of the rate. */
interface Tenant {
  readonly organization: Organization;
  readonly list: AssetList;
  readonly rate: RateLimit;
}

interface ApiParts {
  readonly store: Store;
  readonly options: EmulatorOptions;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

interface ApiEnv {
  Bindings: { readonly note?: Note };
  Variables: { tenant: Tenant };
}

type Api = Hono<ApiEnv>;
type ApiMiddleware = MiddlewareHandler<ApiEnv>;

/** Adds to the note, where the caller asked for one. */
function note(c: Context<ApiEnv>, seen: Partial<Note>): void {
  if (c.env?.note !== undefined) Object.assign(c.env.note, seen);
}

/** The API over a store. Pass `{ note }` as the second argument of `fetch` to learn what a request did. */
export function createApi(parts: ApiParts): Api {
  const { options } = parts;
  const api = new Hono<ApiEnv>().basePath(options.basePath === '' ? '/' : options.basePath);
  api.use('*', keyCheck(parts), rateCheck(parts), refuseHead(options));
  addInventoryReads(api, options);
  addAssets(api, options);
  addFailures(api, options);
  // What goes wrong here is a client that went away, or a defect: the server tells them apart.
  api.onError((error) => {
    throw error;
  });
  api.notFound(() => answerFailure(options.unknownPathStatus, 'unknown_path', 'no such path'));
  return api;
}

/** API section 5: a valid key alone decides the organization, whatever else is sent. */
function keyCheck({ store, options, now }: ApiParts): ApiMiddleware {
  const tenants = new Map<Organization, Tenant>();
  for (const organization of store.organizations) {
    const list = new AssetList({ organization, lag: options, now, show: presenter(options) });
    tenants.set(organization, { organization, list, rate: new RateLimit(options.rateLimit, options.rateWindowMs) });
  }
  return async (c, next) => {
    const key = c.req.header('x-api-key');
    if (key === undefined || key === '') return answerFailure(options.missingKeyStatus, 'missing_key', 'no X-API-Key');
    const organization = store.organizationOf(key);
    const tenant = organization === null ? undefined : tenants.get(organization);
    if (tenant === undefined) return answerFailure(options.invalidKeyStatus, 'invalid_key', 'the key is not valid');
    note(c, { organization: tenant.organization.slug });
    c.set('tenant', tenant);
    return next();
  };
}

function rateCheck({ options, now }: ApiParts): ApiMiddleware {
  return async (c, next) => {
    const time = now();
    const endsAt = c.var.tenant.rate.take(time);
    if (endsAt === null) return next();
    // Both forms count whole seconds: rounded up, so that whoever waits as told is late enough.
    const seconds = String(Math.ceil((endsAt - time) / 1_000));
    const date = new Date(Math.ceil(endsAt / 1_000) * 1_000).toUTCString();
    const headers = { seconds: { 'retry-after': seconds }, date: { 'retry-after': date }, absent: {} };
    return answerFailure(429, 'rate_limit', 'too many requests', headers[options.retryAfter]);
  };
}

/** Hono answers HEAD as GET; the document offers no HEAD. */
function refuseHead(options: EmulatorOptions): ApiMiddleware {
  return async (c, next) => (c.req.method === 'HEAD' ? wrongMethod(options) : next());
}

function wrongMethod({ wrongMethodStatus }: EmulatorOptions): Response {
  return answerFailure(wrongMethodStatus, 'wrong_method', 'the path does not have this method');
}

function unknownId({ unknownIdStatus }: EmulatorOptions): Response {
  return answerFailure(unknownIdStatus, 'unknown_id', 'no record has this id');
}

function addInventoryReads(api: Api, options: EmulatorOptions): void {
  const show = presenter(options);
  const showSystem = (system: CyberSystem) => show(shownSystem(system, options));
  addReads(api, options, { path: '/facilities', recordsOf: (o) => o.facilities, show });
  addReads(api, options, { path: '/control-centers', recordsOf: (o) => o.controlCenters, show });
  addReads(api, options, { path: '/cyber-systems', recordsOf: (o) => o.cyberSystems, show: showSystem });
}

interface Collection<T> {
  readonly path: string;
  readonly recordsOf: (organization: Organization) => ReadonlyMap<string, T>;
  readonly show: (record: T) => object;
}

/** The list and the record by id of a collection that can only be read. */
function addReads<T extends object>(api: Api, options: EmulatorOptions, collection: Collection<T>): void {
  const { path, recordsOf, show } = collection;
  api.get(path, (c) => answerJson(200, Array.from(recordsOf(c.var.tenant.organization).values(), show)));
  api.get(`${path}/:id`, (c) => {
    const record = recordsOf(c.var.tenant.organization).get(c.req.param('id') ?? '');
    return record === undefined ? unknownId(options) : answerJson(200, show(record));
  });
}

/** The status and the answer of a write that the store refused. */
function answerRefusal(refusal: Refusal, options: EmulatorOptions): Response {
  switch (refusal) {
    case 'unknown-asset':
      return unknownId(options);
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
    return asset === undefined ? unknownId(options) : answerJson(200, show(asset));
  });
  api.post('/cyber-assets', async (c) => {
    const read = await readCreation(c.req.raw, options);
    note(c, { body: read.body });
    if ('refused' in read) return read.refused;
    const written = c.var.tenant.organization.create(read.fields);
    if (!written.ok) return answerRefusal(written.refusal, options);
    note(c, { committed: true });
    return answerJson(201, show(written.asset));
  });
  api.patch('/cyber-assets/:id', async (c) => {
    const read = await readChanges(c.req.raw, options);
    note(c, { body: read.body });
    if ('refused' in read) return read.refused;
    const written = c.var.tenant.organization.update(c.req.param('id'), read.fields);
    if (!written.ok) return answerRefusal(written.refusal, options);
    note(c, { committed: true });
    return answerJson(200, show(written.asset));
  });
  api.delete('/cyber-assets/:id', (c) => {
    const written = c.var.tenant.organization.delete(c.req.param('id'));
    if (!written.ok) return answerFailure(404, 'unknown_id', 'no record has this id');
    note(c, { committed: true });
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
    api.all(collection, () => wrongMethod(options));
    api.all(`${collection}/:id`, () => wrongMethod(options));
  }
}
