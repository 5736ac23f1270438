// Faults to inject: which request fails and how, by plan or by chance; the same seed gives the same faults, so that a failing
// run can be run again.
import {
  readChoice,
  readCount,
  readFailureStatus,
  readList,
  readObject,
  readSwitch,
  readText,
  refuse,
} from './reading.ts';

/** Numbers from 0 up to 1, without 1. */
export type Random = () => number;

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

// Injected faults: which request fails, and how. The choice is made here, in order of arrival; sabotage.ts does it.

export const FAULT_KINDS = [
  'reset-before', // the connection is reset, and nothing was committed
  'reset-after', // the write is committed, then the connection is reset
  'error-before', // a 5xx, and nothing was committed
  'error-after', // the write is committed, then answered with a 5xx
  'truncated', // committed; the connection ends in the middle of the body
  'half-json', // committed; half the body, sent as if it were the whole
  'not-json', // committed; a page of HTML with the status of a success
  'stall', // no end of the answer until the client goes away
  'slow', // committed; answered late
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export interface Fault {
  readonly kind: FaultKind;
  /** For error-before and error-after: 500 to 599, 503 when absent. */
  readonly status?: number;
  /** For stall: whether the write is committed first; false when absent. */
  readonly committed?: boolean;
  /** For stall: whether the status line and the headers are sent first; false when absent. */
  readonly headers?: boolean;
  /** For slow: how much later the answer comes, in milliseconds; 1000 when absent. */
  readonly delayMs?: number;
}

/** Which requests a fault can hit. A path that starts with `/` is a prefix; any other text is a regular expression. */
interface FaultTarget {
  readonly method?: string;
  readonly path?: string | RegExp;
}

/**
 * A fault for requests that match. Each rule counts the requests that match it: the fault starts with the `nth`
 * (1 when absent) and hits `times` in a row (when absent: one if `nth` is given, else every one).
 */
export interface FaultRule extends Fault, FaultTarget {
  readonly nth?: number;
  readonly times?: number;
}

/** A fault by chance for requests that match; every kind but stall unless `kinds` says which. */
interface FaultChance extends Omit<Fault, 'kind'>, FaultTarget {
  /** From 0 to 1, for each request. */
  readonly probability: number;
  readonly kinds?: readonly FaultKind[];
}

/** Rules (the first that hits decides), or a chance. An empty list is no faults at all. */
export type FaultPlan = readonly FaultRule[] | FaultChance;

const CHANCE_KINDS = FAULT_KINDS.filter((kind) => kind !== 'stall');

/** Decides the fault of each request, in the order in which they arrive. */
export class FaultInjector {
  readonly #random: Random;
  #decide: (method: string, path: string) => Fault | null = () => null;

  constructor(plan: FaultPlan, random: Random) {
    this.#random = random;
    this.replace(plan);
  }

  /** Goes on with another plan; counting starts anew. */
  replace(plan: FaultPlan): void {
    this.#decide = 'probability' in plan ? byChance(plan, this.#random) : byRules(plan);
  }

  /** The fault of the request that arrives now, or null. */
  next(method: string, path: string): Fault | null {
    return this.#decide(method, path);
  }
}

function byRules(rules: readonly FaultRule[]) {
  const counted = rules.map((rule) => ({ rule, matches: matcher(rule), seen: 0 }));
  return (method: string, path: string): Fault | null => {
    let hit: Fault | null = null;
    for (const entry of counted) {
      if (!entry.matches(method, path)) continue;
      entry.seen += 1;
      const { nth, times } = entry.rule;
      const first = nth ?? 1;
      const end = first + (times ?? (nth === undefined ? Number.POSITIVE_INFINITY : 1));
      if (hit === null && entry.seen >= first && entry.seen < end) hit = entry.rule;
    }
    return hit;
  };
}

function byChance(chance: FaultChance, random: Random) {
  const matches = matcher(chance);
  const kinds = chance.kinds ?? CHANCE_KINDS;
  return (method: string, path: string): Fault | null => {
    if (!matches(method, path) || random() >= chance.probability) return null;
    const kind = kinds[Math.floor(random() * kinds.length)];
    return kind === undefined ? null : { ...chance, kind };
  };
}

function matcher({ method, path }: FaultTarget): (method: string, path: string) => boolean {
  const pattern = path instanceof RegExp || path === undefined || path.startsWith('/') ? path : new RegExp(path);
  return (requested, requestedPath) => {
    if (method !== undefined && method.toUpperCase() !== requested) return false;
    if (pattern === undefined) return true;
    return typeof pattern === 'string' ? requestedPath.startsWith(pattern) : requestedPath.search(pattern) >= 0;
  };
}

const FAULT_FIELDS = ['status', 'committed', 'headers', 'delayMs', 'method', 'path'] as const;

/** Reads a plan from JSON: a list of rules, or an object with `probability`. Throws an EmulatorInputError. */
export function parseFaultPlan(value: unknown, place = 'faults'): FaultPlan {
  if (Array.isArray(value)) return readList(value, place).map((rule, index) => parseRule(rule, `${place}[${index}]`));
  const chance = readObject(value, place, ['probability', 'kinds', ...FAULT_FIELDS]);
  const probability = chance.probability;
  if (typeof probability !== 'number' || !(probability >= 0 && probability <= 1)) {
    return refuse(`${place}.probability`, 'must be a number from 0 to 1');
  }
  const kinds = readList(chance.kinds, `${place}.kinds`).map((kind, index) =>
    readChoice(kind, `${place}.kinds[${index}]`, FAULT_KINDS),
  );
  return { probability, ...(kinds.length > 0 ? { kinds } : {}), ...parseCommon(chance, place) };
}

function parseRule(value: unknown, place: string): FaultRule {
  const rule = readObject(value, place, ['kind', 'nth', 'times', ...FAULT_FIELDS]);
  return {
    kind: readChoice(rule.kind, `${place}.kind`, FAULT_KINDS),
    ...(rule.nth === undefined ? {} : { nth: readCount(rule.nth, `${place}.nth`, 1) }),
    ...(rule.times === undefined ? {} : { times: readCount(rule.times, `${place}.times`, 1) }),
    ...parseCommon(rule, place),
  };
}

function parseCommon(from: Readonly<Record<string, unknown>>, place: string): Omit<Fault, 'kind'> & FaultTarget {
  const { status, committed, headers, delayMs, method, path } = from;
  return {
    ...(status === undefined ? {} : { status: readServerError(status, `${place}.status`) }),
    ...(committed === undefined ? {} : { committed: readSwitch(committed, `${place}.committed`) }),
    ...(headers === undefined ? {} : { headers: readSwitch(headers, `${place}.headers`) }),
    ...(delayMs === undefined ? {} : { delayMs: readCount(delayMs, `${place}.delayMs`) }),
    ...(method === undefined ? {} : { method: readText(method, `${place}.method`) }),
    ...(path === undefined ? {} : { path: readPath(path, `${place}.path`) }),
  };
}

function readServerError(value: unknown, place: string): number {
  const status = readFailureStatus(value, place);
  return status >= 500 ? status : refuse(place, `must be a status from 500 to 599, and is ${status}`);
}

function readPath(value: unknown, place: string): string {
  const path = readText(value, place);
  if (path.startsWith('/')) return path;
  try {
    new RegExp(path);
    return path;
  } catch {
    return refuse(place, `must start with / or be a regular expression, and ${JSON.stringify(path)} is neither`);
  }
}
