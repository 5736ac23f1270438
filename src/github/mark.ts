// Applied marks (design section 8): deployments that say which commit a run applies and what came of it, sealed where
// there is a signing key. What is read counts only when it is ours.
import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import type { Deployment, DeploymentStatus } from './answers.ts';
import type { GitHub } from './port.ts';

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

type MarkFacts = Omit<z.output<typeof facts>, 'version'>;
/** What a mark or a record must say to count here. The organization has a part in every fingerprint. */
export type Owner = Pick<MarkFacts, 'repository' | 'service' | 'name'>;

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
export function markPayload(facts: MarkFacts, commit: string, key: string): Readonly<Record<string, unknown>> {
  const unsealed = { version: 1, ...facts };
  return key === '' ? unsealed : { ...unsealed, seal: factsSeal(facts, commit, key) };
}

/** The mark that a deployment is; null for one of another repository, service or name, or without the seal asked for. */
export function readMark(deployment: Deployment, owner: Owner, key: string): Mark | null {
  const { id, sha: commit, creator, created_at } = deployment;
  const read = payload.safeParse(deployment.payload);
  if (!read.success || creator === null) return null;
  const { version: _, seal = '', ...facts } = read.data;
  const isOurs = facts.repository === owner.repository && facts.service === owner.service && facts.name === owner.name;
  if (!isOurs || (key !== '' && !isSame(seal, factsSeal(facts, commit, key)))) return null;
  const { applied, run, attempt } = facts;
  return { id, commit, applied, run, attempt, creator: creator.login, createdAt: Date.parse(created_at) };
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
interface MarkStanding {
  readonly hasSucceeded: boolean;
  /** When it gave its last sign; null for one that has ended. */
  readonly lastSign: number | null;
  /** In progress, and not dead. */
  readonly isAlive: boolean;
}

/** `now` is by GitHub's clock. Statuses of others, and a success without its seal, do not count. */
export function standingOf(mark: Mark, statuses: readonly DeploymentStatus[], now: number, key: string): MarkStanding {
  const counting = statuses
    .filter((status) => status.creator?.login === mark.creator && (status.state !== 'success' || isSealed(status)))
    .sort((a, b) => b.id - a.id);
  const [latest] = counting;
  const isInProgress = latest === undefined || latest.state === 'in_progress';
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

// Finds the marks that count (design section 8): what was applied last, and who applies now.

export interface MarksInput {
  readonly github: Pick<GitHub, 'deployments' | 'deploymentStatuses'>;
  readonly owner: Owner;
  /** Input `signing-key`; '' for none. */
  readonly key: string;
  /** Milliseconds since 1970, where GitHub does not say. */
  readonly now: () => number;
}

export interface StandingMark extends Mark, MarkStanding {}

export interface Marks {
  /** Of the newest 100, those of one creator, newest first. */
  readonly all: readonly Mark[];
  /** Those whose statuses were read: back to the newest that has succeeded. */
  readonly standing: readonly StandingMark[];
  /** The newest that has succeeded. */
  readonly latest: Mark | null;
}

export const NO_MARKS: Marks = { all: [], standing: [], latest: null };

/** Every mark that fits, by whomever; `most` of the newest, 100 where not said. */
export async function listMarks({ github, owner, key }: MarksInput, most?: number): Promise<readonly Mark[]> {
  const deployments = await github.deployments(environmentOf(owner.name), TASK, most);
  return deployments.flatMap((one) => readMark(one, owner, key) ?? []);
}

/** Whose marks count where no check run or mark of our own tells yet: an app's before a person's. */
export function likelyCreator(marks: readonly Mark[]): string | null {
  return (marks.find(({ creator }) => creator.endsWith('[bot]')) ?? marks[0])?.creator ?? null;
}

/** How far back statuses are asked for at once: mostly the newest has succeeded, or one of the last few. */
const ASKED_TO = [5, 25, 100];

/** Who is older than the newest success was waited for by it, or dead. */
export async function readStandings(marks: readonly Mark[], creator: string | null, input: MarksInput): Promise<Marks> {
  const all = marks.filter((mark) => mark.creator === creator);
  const standing: StandingMark[] = [];
  for (const to of ASKED_TO) {
    const batch = all.slice(standing.length, to);
    standing.push(...(await Promise.all(batch.map((mark) => standingNow(mark, input)))));
    if (standing.some(({ hasSucceeded }) => hasSucceeded)) break;
  }
  return { all, standing, latest: standing.find(({ hasSucceeded }) => hasSucceeded) ?? null };
}

/** By GitHub's own clock. */
export async function standingNow(mark: Mark, { github, key, now }: MarksInput): Promise<StandingMark> {
  const statuses = await github.deploymentStatuses(mark.id);
  return { ...mark, ...standingOf(mark, statuses.value, statuses.now ?? now(), key) };
}

/** What the oldest mark that names it took as applied; where none has succeeded, everything since is still to be applied. */
export function namedByOldest({ all }: Marks): string | null {
  // A mark that its own run replaced, told by whose it is, names what it should not.
  const isReplaced = (mark: Mark) =>
    all.some(({ id, run, attempt }) => id > mark.id && run !== null && run === mark.run && attempt === mark.attempt);
  return all.findLast((mark) => mark.applied !== null && !isReplaced(mark))?.applied ?? null;
}
