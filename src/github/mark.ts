// Applied marks (design section 8): deployments that say which commit a run applies and what came of it, sealed where
// there is a signing key. A pure codec: what is read counts only when it is ours.
import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import type { Deployment, DeploymentStatus } from './answers.ts';

export const TASK = 'inventory-apply';

/** Of the deployments; one for each of several organizations when the input `name` is set. */
export function environmentOf(name: string): string {
  return name === '' ? 'inventory-applied' : `inventory-applied (${name})`;
}

/** What an apply says of itself when it starts. */
const facts = z.object({
  version: z.literal(1),
  /** `owner/name`. */
  repository: z.string(),
  /** The origin of the service that it applies to. */
  service: z.string(),
  /** Input `name`; '' for none. */
  name: z.string(),
  run: z.string().nullable(),
  attempt: z.number().int().nullable(),
  /** The commit that it takes as applied; null where none is known. */
  applied: z
    .string()
    .regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/)
    .nullable(),
});
const payload = facts.extend({ seal: z.string().optional() });

export type MarkFacts = Omit<z.output<typeof facts>, 'version'>;
/** What a mark must say to count here. */
export type MarkOwner = Pick<MarkFacts, 'repository' | 'service' | 'name'>;

export interface Mark {
  readonly id: number;
  readonly commit: string;
  /** The commit that its run took as applied. */
  readonly applied: string | null;
  readonly run: string | null;
  readonly attempt: number | null;
  /** Login of who made it. */
  readonly creator: string;
  /** Milliseconds since 1970, by GitHub's clock. */
  readonly createdAt: number;
}

/** The payload of the mark of a commit. Without a key it has no seal. */
export function markPayload(known: MarkFacts, commit: string, key: string): Readonly<Record<string, unknown>> {
  const said = { version: 1, ...known };
  return key === '' ? said : { ...said, seal: factsSeal(known, commit, key) };
}

/** The mark that a deployment is; null for one of another repository, service or name, or without the seal asked for. */
export function readMark(made: Deployment, owner: MarkOwner, key: string): Mark | null {
  const read = payload.safeParse(made.payload);
  if (!read.success || made.creator === null) return null;
  const { version: _, seal = '', ...known } = read.data;
  const isOurs = known.repository === owner.repository && known.service === owner.service && known.name === owner.name;
  if (!isOurs || (key !== '' && !isSame(seal, factsSeal(known, made.sha, key)))) return null;
  const { applied, run, attempt } = known;
  const createdAt = Date.parse(made.created_at);
  return { id: made.id, commit: made.sha, applied, run, attempt, creator: made.creator.login, createdAt };
}

/** GitHub takes no more characters in the description of a status. */
const MOST_WORDS = 140;

/** The description of a success: what it came to in words and, with a key, its seal. */
export function successWords(words: string, id: number, key: string): string {
  if (key === '') return words.slice(0, MOST_WORDS);
  const seal = successSeal(id, key);
  return `${words.slice(0, MOST_WORDS - seal.length - 1)} ${seal}`;
}

/** An apply that gives no sign for so long is dead. It gives one every minute. */
const DEAD_AFTER_MS = 180_000;

/** What the statuses of a mark tell. */
export interface Standing {
  readonly hasSucceeded: boolean;
  /** When it gave its last sign; null for one that has ended. */
  readonly lastSign: number | null;
  /** In progress, and not dead. */
  readonly isAlive: boolean;
}

/** `now` is by GitHub's clock. Statuses of others, and a success without its seal, do not count. */
export function standingOf(mark: Mark, statuses: readonly DeploymentStatus[], now: number, key: string): Standing {
  const counting = statuses
    .filter((status) => status.creator?.login === mark.creator && (status.state !== 'success' || isSealed(status)))
    .sort((a, b) => b.id - a.id);
  const [latest] = counting;
  const isInProgress = latest === undefined || ['in_progress', 'queued', 'pending'].includes(latest.state);
  const lastSign = latest === undefined ? mark.createdAt : Date.parse(latest.created_at);
  return {
    hasSucceeded: counting.some(({ state }) => state === 'success'),
    lastSign: isInProgress ? lastSign : null,
    isAlive: isInProgress && now - lastSign < DEAD_AFTER_MS,
  };

  function isSealed({ description }: DeploymentStatus): boolean {
    return key === '' || isSame(description.slice(description.lastIndexOf(' ') + 1), successSeal(mark.id, key));
  }
}

function factsSeal({ repository, service, name, run, attempt, applied }: MarkFacts, commit: string, key: string) {
  return hmac(key, ['cip-inventory-sync mark 1', commit, repository, service, name, run, attempt, applied]);
}

function successSeal(id: number, key: string): string {
  return hmac(key, ['cip-inventory-sync applied 1', id, 'success']);
}

/** Of a list of plain values, whose order is part of it. */
export function hmac(key: string, canonical: readonly unknown[]): string {
  return `hmac-sha256:${createHmac('sha256', key).update(JSON.stringify(canonical)).digest('hex')}`;
}

/** Takes as long for what is nearly the same as for what is not at all. */
export function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
