// The service as API document section 4.2 describes it: it answers requests from a store. This file also defines the
// format of records, failures and bodies on the wire (API sections 2.2, 4.1, 4.2, 7).
import { type Context, Hono } from 'hono';
import type { EmulatorOptions } from './options.ts';
import { ASSET_TYPES, type AssetFields, type CyberAsset, type CyberSystem } from './records.ts';
import type { Organization, Store } from './store.ts';

/**
 * The list of assets as a read shows it: current, or behind the writes by a time or by a number of reads. The lag is an
 * option, because the API document does not promise that a list shows a write at once.
 */
class AssetList {
  readonly #options: EmulatorOptions;
  readonly #now: () => number;
  /** What a read shows: the organization's own records if there is no lag, else a copy that is behind. */
  readonly #visible: ReadonlyMap<string, CyberAsset>;
  readonly #trailing: Map<string, CyberAsset> | null;
  #pending: { readonly id: string; readonly asset: CyberAsset | null; readonly at: number; readonly reads: number }[] =
    [];
  #reads = 0;
  #body: Uint8Array<ArrayBuffer> | null = null;

  constructor(organization: Organization, options: EmulatorOptions, now: () => number) {
    this.#options = options;
    this.#now = now;
    this.#trailing = options.lagMs > 0 || options.lagReads > 0 ? new Map(organization.cyberAssets) : null;
    this.#visible = this.#trailing ?? organization.cyberAssets;
    organization.onWrite((id, asset) => {
      if (this.#trailing === null) this.#body = null;
      else this.#pending.push({ id, asset, at: now(), reads: this.#reads });
    });
  }

  /** The list as JSON in UTF-8. It can be 100 MB, so it is made in one pass and kept until the list changes. */
  shownBytes(): Uint8Array<ArrayBuffer> {
    this.#reads += 1;
    const { lagMs, lagReads } = this.#options;
    const time = this.#now();
    const unseen = this.#pending.findIndex(({ at, reads }) => at + lagMs > time || reads + lagReads >= this.#reads);
    for (const { id, asset } of this.#pending.splice(0, unseen < 0 ? this.#pending.length : unseen)) {
      if (asset === null) this.#trailing?.delete(id);
      else this.#trailing?.set(id, asset);
      this.#body = null;
    }
    const show = presenter(this.#options);
    this.#body ??= new TextEncoder().encode(JSON.stringify(Array.from(this.#visible.values(), show)));
    return this.#body;
  }
}

export interface Served {
  /** The organization of the key; null if the key was missing, invalid, or not checked. */
  organization: string | null;
  /** True when the store accepted the write, whatever the answer said. */
  committed: boolean;
  /** The body sent: the JSON value, or the text if it is not JSON. */
  body?: unknown;
}

/** The state of one organization: its records, its visible list, and how many requests it made in the rate window. */
interface Tenant {
  readonly organization: Organization;
  readonly list: AssetList;
  windowEnds: number;
  used: number;
}

interface ApiEnv {
  Bindings: { readonly note?: Served };
  Variables: { tenant: Tenant };
}

/** Adds to the request's note, if the caller passed one. */
function addNote(c: Context<ApiEnv>, noted: Partial<Served>): void {
  if (c.env?.note !== undefined) Object.assign(c.env.note, noted);
}

/**
 * The API, as a function from Request to Response over the store: the eleven endpoints of API section 4.2. Everything
 * else, planned operations included, is answered 404. The key is checked first. Pass `{ note }` as the second argument
 * of `fetch` to find out what a request did.
 */
export function createApi({
  store,
  options,
  now,
}: {
  readonly store: Store;
  readonly options: EmulatorOptions;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}): Hono<ApiEnv> {
  const tenants = new Map<Organization | null, Tenant>();
  for (const organization of store.organizations) {
    const list = new AssetList(organization, options, now);
    tenants.set(organization, { organization, list, windowEnds: Number.NEGATIVE_INFINITY, used: 0 });
  }
  const api = new Hono<ApiEnv>();
  api.use('*', async (c, next) => {
    // API section 5: only the key decides the organization, whatever else is sent.
    const key = c.req.header('x-api-key');
    if (key === undefined || key === '') return answerFailure(options.missingKeyStatus, 'missing_key', 'no X-API-Key');
    const tenant = tenants.get(store.organizationOf(key));
    if (tenant === undefined) return answerFailure(options.invalidKeyStatus, 'invalid_key', 'the key is not valid');
    addNote(c, { organization: tenant.organization.slug });
    c.set('tenant', tenant);
    const refused = takeRate(tenant, options, now());
    if (refused !== null) return refused;
    // Hono answers HEAD like GET. The document offers no HEAD.
    return c.req.method === 'HEAD' ? nothingThere() : next();
  });
  addReads(api, options);
  addAssets(api, options);
  // Either the client went away or the emulator has a bug. The server distinguishes them.
  api.onError((error) => {
    throw error;
  });
  api.notFound(nothingThere);
  return api;
}

/** Counts a request at this time (ms). null if it may pass, else a 429 with the `Retry-After` of the options. */
function takeRate(tenant: Tenant, { rateLimit, rateWindowMs, retryAfter }: EmulatorOptions, time: number) {
  if (rateLimit === 0) return null;
  if (time >= tenant.windowEnds) {
    tenant.windowEnds = time + rateWindowMs;
    tenant.used = 0;
  }
  if (tenant.used < rateLimit) {
    tenant.used += 1;
    return null;
  }
  // Both forms of the header count whole seconds. They are rounded up, so that a client that obeys waits long enough.
  const seconds = String(Math.ceil((tenant.windowEnds - time) / 1_000));
  const date = new Date(Math.ceil(tenant.windowEnds / 1_000) * 1_000).toUTCString();
  const headers = { seconds: { 'retry-after': seconds }, date: { 'retry-after': date }, absent: {} };
  return answerFailure(429, 'rate_limit', 'too many requests', headers[retryAfter]);
}

function nothingThere(): Response {
  return answerFailure(404, 'unknown_path', 'no such path, or not with this method');
}

function unknownIdAnswer(): Response {
  return answerFailure(404, 'unknown_id', 'no record has this id');
}

/** Adds the routes of the read-only collections: the list, and a record by its id. */
function addReads(api: Hono<ApiEnv>, options: EmulatorOptions): void {
  const show = presenter(options);
  const addCollection = <T extends object>(
    path: string,
    recordsOf: (organization: Organization) => ReadonlyMap<string, T>,
    shown: (record: T) => object = (record) => record,
  ) => {
    api.get(path, (c) => {
      const records = recordsOf(c.var.tenant.organization);
      return answerJson(
        200,
        Array.from(records.values(), (record) => show(shown(record))),
      );
    });
    api.get(`${path}/:id`, (c) => {
      const record = recordsOf(c.var.tenant.organization).get(c.req.param('id') ?? '');
      return record === undefined ? unknownIdAnswer() : answerJson(200, show(shown(record)));
    });
  };
  addCollection('/facilities', ({ facilities }) => facilities);
  addCollection('/control-centers', ({ controlCenters }) => controlCenters);
  addCollection(
    '/cyber-systems',
    ({ cyberSystems }) => cyberSystems,
    (system) => shownSystem(system, options),
  );
}

function addAssets(api: Hono<ApiEnv>, options: EmulatorOptions): void {
  const show = presenter(options);
  const answerWrite = (
    c: Context<ApiEnv>,
    status: 200 | 201 | 204,
    written: ReturnType<Organization['deleteAsset']>,
  ) => {
    if (written.ok) {
      addNote(c, { committed: true });
      return status === 204 ? new Response(null, { status }) : answerJson(status, show(written.asset));
    }
    switch (written.refusal) {
      case 'unknown-asset':
        return unknownIdAnswer();
      case 'unknown-system':
        return invalidBody(options, 'cyber_system_id names no cyber system of this organization');
      case 'taken-name':
        return answerFailure(options.takenNameStatus, 'taken_name', 'another asset has this name');
    }
  };
  api.get('/cyber-assets', (c) => {
    const bytes = c.var.tenant.list.shownBytes();
    return new Response(bytes, { headers: { 'content-type': 'application/json' } });
  });
  api.get('/cyber-assets/:id', (c) => {
    const asset = c.var.tenant.organization.cyberAssets.get(c.req.param('id'));
    return asset === undefined ? unknownIdAnswer() : answerJson(200, show(asset));
  });
  api.post('/cyber-assets', async (c) => {
    const read = await readCreation(c.req.raw, options);
    addNote(c, { body: read.body });
    if ('refused' in read) return read.refused;
    return answerWrite(c, 201, c.var.tenant.organization.createAsset(read.fields));
  });
  api.patch('/cyber-assets/:id', async (c) => {
    const read = await readUpdate(c.req.raw, options);
    addNote(c, { body: read.body });
    if ('refused' in read) return read.refused;
    return answerWrite(c, 200, c.var.tenant.organization.updateAsset(c.req.param('id'), read.fields));
  });
  api.delete('/cyber-assets/:id', (c) => {
    return answerWrite(c, 204, c.var.tenant.organization.deleteAsset(c.req.param('id')));
  });
}

// The answers.

const JSON_HEADERS = { 'content-type': 'application/json' } as const;

function answerJson(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { ...JSON_HEADERS, ...headers } });
}

/** A failure. The API document shows no schema of error bodies, so the emulator uses its own. */
export function answerFailure(
  status: number,
  code: string,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return answerJson(status, { error: { code, message } }, headers);
}

/** Returns a function that adds the extra fields of the options to a record. Documented fields keep their values. */
function presenter({ extraFields }: EmulatorOptions): (record: object) => object {
  if (Object.keys(extraFields).length === 0) return (record) => record;
  return (record) => ({ ...extraFields, ...record });
}

/** A system as it is shown. The fields that the document does not show are options. */
function shownSystem(system: CyberSystem, options: EmulatorOptions): object {
  const { id, name, facility_id, control_center_id, impact_rating, organization_slug } = system;
  const { withoutFacility, impactRatingField, controlCenterField } = options;
  const none = { absent: {}, null: { facility_id: null }, empty: { facility_id: '' } }[withoutFacility];
  return {
    id,
    name,
    ...(facility_id === null ? none : { facility_id }),
    ...(controlCenterField === '' || control_center_id === null ? {} : { [controlCenterField]: control_center_id }),
    ...(impactRatingField === '' || impact_rating === null ? {} : { [impactRatingField]: impact_rating }),
    organization_slug,
  };
}

// Reads the bodies of POST and PATCH /cyber-assets (API section 4.2).

const FIELDS = ['name', 'cyber_system_id', 'asset_type'] as const;

/** The fields in a body, or the answer that refuses it. `body` is the body itself, for the log. */
type ReadBody<T> =
  | { readonly fields: T; readonly body: unknown }
  | { readonly refused: Response; readonly body: unknown };

/** The body of a creation: every field is required. */
async function readCreation(request: Request, options: EmulatorOptions): Promise<ReadBody<AssetFields>> {
  const read = await readUpdate(request, options);
  if ('refused' in read) return read;
  const { name, cyber_system_id, asset_type } = read.fields;
  if (name !== undefined && cyber_system_id !== undefined && asset_type !== undefined) {
    return { fields: { name, cyber_system_id, asset_type }, body: read.body };
  }
  const missing = FIELDS.filter((field) => read.fields[field] === undefined);
  return { refused: invalidBody(options, `missing: ${missing.join(', ')}`), body: read.body };
}

/** The body of an update: any of the fields. An empty object changes nothing. */
async function readUpdate(request: Request, options: EmulatorOptions): Promise<ReadBody<Partial<AssetFields>>> {
  const type = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    const message = 'the body needs Content-Type: application/json';
    return { refused: answerFailure(415, 'content_type', message), body: undefined };
  }
  const text = await request.text();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { refused: invalidBody(options, 'the body is not JSON'), body: text };
  }
  const fields = parseFields(body);
  return typeof fields === 'string' ? { refused: invalidBody(options, fields), body } : { fields, body };
}

/** The answer to an invalid body. The API document does not show its status. */
function invalidBody({ invalidBodyStatus }: EmulatorOptions, message: string): Response {
  return answerFailure(invalidBodyStatus, 'invalid_body', message);
}

/** The fields of a body, or what is wrong with it. Unknown fields are ignored. */
function parseFields(value: unknown): Partial<AssetFields> | string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'the body is not a JSON object';
  const body: Readonly<Record<string, unknown>> = { ...value };
  const wrong = FIELDS.find((field) => body[field] !== undefined && typeof body[field] !== 'string');
  if (wrong !== undefined) return `${wrong} is not a string`;
  if (body.name === '') return 'name is empty';
  const asset_type = ASSET_TYPES.find((type) => type === body.asset_type);
  if (asset_type === undefined && body.asset_type !== undefined) return 'asset_type is not hardware or software';
  return {
    ...(typeof body.name === 'string' ? { name: body.name } : {}),
    ...(typeof body.cyber_system_id === 'string' ? { cyber_system_id: body.cyber_system_id } : {}),
    ...(asset_type === undefined ? {} : { asset_type }),
  };
}
