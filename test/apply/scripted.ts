// A scripted service and clock for the ports of apply: plain objects, and time that only sleeps advance.
import { executeChanges } from '../../src/apply/execute.ts';
import type { ApplyPorts, JournalEntry } from '../../src/apply/ports.ts';
import type { Change, Create, Delete, Update } from '../../src/core/change.ts';
import { type Failure, RequestError } from '../../src/core/failure.ts';
import { fingerprint } from '../../src/core/fingerprint.ts';
import type { AssetState, LiveAsset } from '../../src/core/model.ts';
import { FREE } from '../../src/core/result.ts';
import { asset, inventory, ORGANIZATION } from '../core/build.ts';

/** A request that failed. */
export class Failed extends RequestError {
  readonly failure: Failure;

  constructor(
    meaning: Failure['meaning'],
    { retryAfterMs = null, reasonBy = 'tool', mayBeDone = false, isUnanswered = false }: Partial<Failure> = {},
  ) {
    super(meaning);
    const reason = `It is ${meaning}.`;
    this.failure = { meaning, mayBeDone, isUnanswered, reason, reasonBy, detail: null, retryAfterMs };
  }
}

/** A clock that a sleep advances at once. */
export class FakeClock {
  readonly slept: number[] = [];
  #now = Date.UTC(2030, 0, 1);

  readonly now = (): number => this.#now;

  readonly sleep = async (ms: number, signal?: AbortSignal): Promise<void> => {
    if (signal?.aborted) return;
    this.slept.push(ms);
    this.#now += ms;
  };
}

/** Ports to a service that contains `assets` and does every request. Each test overrides what it is about. */
export function portsTo(assets: Map<string, LiveAsset>, overrides: Partial<ApplyPorts> = {}) {
  const requests: string[] = [];
  const journal: JournalEntry[] = [];
  const clock = new FakeClock();
  const ports: ApplyPorts = {
    permit: FREE,
    reader: {
      cyberAssets: async () => {
        requests.push('GET list');
        return [...assets.values()];
      },
      cyberAsset: async (id) => {
        requests.push(`GET ${id}`);
        return assets.get(id) ?? null;
      },
    },
    writer: {
      createAsset: async (state) => {
        requests.push(`POST ${state.name}`);
        return keep(assets, `ca_${state.name}`, state);
      },
      updateAsset: async (id, fields) => {
        requests.push(`PATCH ${id} ${Object.values(fields).join(' ')}`);
        return keep(assets, id, { ...assets.get(id)!, ...fields });
      },
      deleteAsset: async (id) => {
        requests.push(`DELETE ${id}`);
        return assets.delete(id) ? 'deleted' : 'missing';
      },
    },
    clock,
    journal: (entry) => void journal.push(entry),
    stop: new AbortController().signal,
    progress: () => {},
    ...overrides,
  };
  return { ports, requests, journal, clock };
}

function keep(assets: Map<string, LiveAsset>, id: string, state: AssetState): LiveAsset {
  const made = asset(id, state.cyber_system_id, state.name, state.asset_type);
  assets.set(id, made);
  return made;
}

export function holding(...assets: readonly LiveAsset[]): Map<string, LiveAsset> {
  return new Map(assets.map((one) => [one.id, one]));
}

const SYSTEM = { id: 'cs_a', name: 'Alpha', site: null, impactRating: null };
const DESIRED = inventory({ system: 'Alpha', assets: ['any'] }).documents[0]!.assets[0]!;

export function state(name: string, type: AssetState['asset_type'] = 'hardware'): AssetState {
  return { name, cyber_system_id: 'cs_a', asset_type: type };
}

export function create(name: string): Create {
  const identity = { action: 'create', id: null, before: null, after: state(name) } as const;
  const print = fingerprint({ organization: ORGANIZATION, ...identity });
  return { ...identity, fingerprint: print, origin: 'inventory', cyberSystem: SYSTEM, desired: DESIRED };
}

/** Renames an asset, such as `ca_1`. */
export function rename(id: string, from: string, to: string): Update {
  const common = { origin: 'inventory', cyberSystem: SYSTEM, fromSystem: SYSTEM, desired: DESIRED } as const;
  return signed({ ...common, action: 'update', id, before: state(from), after: state(to), changed: ['name'] });
}

/** The update with its fingerprint. */
export function signed({ id, before, after, ...rest }: Omit<Update, 'fingerprint'>): Update {
  const print = fingerprint({ organization: ORGANIZATION, action: 'update', id, before, after });
  return { ...rest, id, before, after, fingerprint: print };
}

export function remove(id: string, name: string): Delete {
  const identity = { action: 'delete', id, before: state(name), after: null } as const;
  const print = fingerprint({ organization: ORGANIZATION, ...identity });
  return { ...identity, fingerprint: print, origin: 'inventory', cyberSystem: SYSTEM };
}

/** Each change and its outcome, for short expectations. */
export function outcomes(results: readonly { readonly change: Change; readonly outcome: string }[]): string[] {
  return results.map(({ change, outcome }) => `${label(change)}: ${outcome}`);
}

/** The action and the id, or the name if there is no id yet. */
export function label({ action, id, after }: Change): string {
  return `${action} ${id ?? after?.name}`;
}

interface Setup {
  readonly assets?: readonly LiveAsset[];
  readonly changes: readonly Change[];
  readonly concurrency?: number;
  /** Replacements for methods of the scripted reader and writer. */
  readonly reader?: Replaced<'reader'>;
  readonly writer?: Replaced<'writer'>;
  readonly ports?: Partial<Omit<ApplyPorts, 'reader' | 'writer'>>;
}

type Replaced<P extends 'reader' | 'writer'> =
  | Partial<ApplyPorts[P]>
  | ((scripted: ApplyPorts[P], held: Map<string, LiveAsset>) => Partial<ApplyPorts[P]>);

/** Applies to a service that contains `assets`. */
export async function apply({ assets = [], changes, concurrency = 1, ports = {}, ...replaced }: Setup) {
  const held = holding(...assets);
  const scripted = portsTo(held, ports);
  const { reader, writer } = scripted.ports;
  const input = { changes, live: assets, systemName: (id: string) => `<${id}>`, concurrency, random: () => 0.5 };
  const { reader: reading = {}, writer: writing = {} } = replaced;
  const report = await executeChanges(input, {
    ...scripted.ports,
    reader: { ...reader, ...(typeof reading === 'function' ? reading(reader, held) : reading) },
    writer: { ...writer, ...(typeof writing === 'function' ? writing(writer, held) : writing) },
  });
  return { ...scripted, report, held, told: outcomes(report.results) };
}

/** A method that fails. */
export const failing = (error: unknown) => () => Promise.reject(error);
/** `ca_1`, `ca_2`, … in one system. */
export const a = (n: number, name: string) => asset(`ca_${n}`, 'cs_a', name);
