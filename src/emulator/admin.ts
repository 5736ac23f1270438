// What tests ask of the emulator besides the API: the ledger of requests, faults, keys and records.
import { Hono } from 'hono';
import * as z from 'zod';
import type { Served } from './api.ts';
import { type FaultInjector, type FaultKind, parseFaultPlan } from './faults.ts';
import { read, refuse, text } from './reading.ts';
import { ASSET_TYPES } from './records.ts';
import { apiKey } from './seed.ts';
import type { Organization, Store, StoreWrite } from './store.ts';
import { answerFailure, answerJson } from './wire.ts';

/** One request. It is entered on arrival and completed when it is answered. */
export interface LedgerEntry {
  /** 1 for the first request. */
  readonly n: number;
  readonly method: string;
  /** Below the base path, with the query, if any was sent. */
  readonly path: string;
  /** The organization of the key; null when the key was missing, invalid, or not looked at. */
  readonly organization: string | null;
  /** Null while it is not answered, and when a fault leaves no status to tell. */
  readonly status: number | null;
  readonly fault: FaultKind | null;
  /** True when the store took the write, whatever the caller was told. */
  readonly committed: boolean;
  /** The body sent: the JSON value, or the text if it is not JSON. */
  readonly body?: unknown;
  /** Time of arrival, in milliseconds since 1970. */
  readonly at: number;
  /** How many requests were under way then, this one included. */
  readonly underWay: number;
}

export type OpenEntry = { -readonly [K in keyof LedgerEntry]: LedgerEntry[K] } & Served;

export class Ledger {
  readonly #limit: number;
  readonly #entries: LedgerEntry[] = [];
  #count = 0;
  #underWay = 0;

  /** Keeps the newest `limit` entries; 0 keeps none. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The entries kept, oldest first: the array itself, which grows. */
  get entries(): readonly LedgerEntry[] {
    return this.#entries;
  }

  open(method: string, path: string, at: number): OpenEntry {
    this.#count += 1;
    this.#underWay += 1;
    const entry: OpenEntry = {
      n: this.#count,
      method,
      path,
      organization: null,
      status: null,
      fault: null,
      committed: false,
      at,
      underWay: this.#underWay,
    };
    if (this.#limit > 0) this.#entries.push(entry);
    if (this.#entries.length > this.#limit) this.#entries.shift();
    return entry;
  }

  close(): void {
    this.#underWay -= 1;
  }
}

// The admin surface, for tests that run the emulator as a process of its own. It is served only when asked for,
// asks for no key, and acts on the store directly: what it does is in no ledger and meets no fault.

export const ADMIN_PATH = '/__emulator';

interface AdminParts {
  readonly store: Store;
  readonly faults: FaultInjector;
  readonly ledger: Ledger;
}

/**
 * `GET /__emulator/ledger` and `/dump`; `POST /revoke` and `/grant` with `{organization, key}`, `/faults` with a
 * fault plan, `/write` with `{organization, action: "create" | "update" | "delete", id?, name?, cyber_system_id?,
 * asset_type?}`, which writes as another actor would. Wrong input is answered 400, a refused write 409.
 */
export function createAdmin({ store, faults, ledger }: AdminParts): Hono {
  const admin = new Hono().basePath(ADMIN_PATH);
  admin.get('/ledger', () => answerJson(200, ledger.entries));
  admin.get('/dump', () => answerJson(200, store.dump()));
  admin.post('/revoke', async (c) => {
    const { slug, key } = readKey(await c.req.json(), store);
    return answerJson(200, { revoked: store.revokeKey(slug, key) });
  });
  admin.post('/grant', async (c) => {
    const { slug, key } = readKey(await c.req.json(), store);
    store.addKey(slug, key);
    return answerJson(200, { granted: true });
  });
  admin.post('/faults', async (c) => {
    faults.replace(parseFaultPlan(await c.req.json()));
    return answerJson(200, { replaced: true });
  });
  admin.post('/write', async (c) => {
    const written = write(await c.req.json(), store);
    return written.ok ? answerJson(200, written.asset) : answerFailure(409, written.refusal, 'nothing was written');
  });
  admin.notFound(() => answerFailure(404, 'unknown_path', 'the admin surface has no such path'));
  admin.onError((error) => answerFailure(400, 'invalid', error.message));
  return admin;
}

const keyBody = z.strictObject({ organization: text, key: apiKey });

function readKey(body: unknown, store: Store): { readonly slug: string; readonly key: string } {
  const { organization, key } = read(keyBody, body, '', 'body');
  return { slug: organizationOf(organization, store).slug, key };
}

function organizationOf(slug: string, store: Store): Organization {
  for (const organization of store.organizations) if (organization.slug === slug) return organization;
  return refuse('organization', `none is called ${JSON.stringify(slug)}`);
}

const assetFields = z.object({ name: text, cyber_system_id: text, asset_type: z.enum(ASSET_TYPES) });
const writeBody = z.strictObject({
  organization: text,
  action: z.enum(['create', 'update', 'delete']),
  id: z.exactOptional(text),
  name: z.exactOptional(text),
  cyber_system_id: z.exactOptional(text),
  asset_type: z.exactOptional(z.enum(ASSET_TYPES)),
});

function write(body: unknown, store: Store): StoreWrite {
  const { organization: slug, action, id, ...fields } = read(writeBody, body, '', 'body');
  const organization = organizationOf(slug, store);
  switch (action) {
    case 'create':
      return organization.create(read(assetFields, fields, ''));
    case 'update':
      return organization.update(read(text, id, 'id'), fields);
    case 'delete':
      return organization.delete(read(text, id, 'id'));
  }
}
