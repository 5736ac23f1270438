// Applied deployments (docs/apply.md): each says which commit a run applies, and how that ended. Pure: a deployment
// counts only if it is ours, and sealed if there is a signing key.
import * as z from 'zod';
import type { Deployment, DeploymentStatus } from './answers.ts';
import { isSealOf, type SigningKeys, sealOf } from './seal.ts';

export const TASK = 'inventory-apply';

/** The environment of the deployments. One for each organization if the input `name` is set. */
export function environmentOf(name: string): string {
  return name === '' ? 'inventory-applied' : `inventory-applied (${name})`;
}

/** What an apply records about itself when it starts. */
const facts = z.object({
  version: z.literal(1),
  /** `owner/name`. */
  repository: z.string(),
  /** Origin and path of the service that it applies to. */
  service: z.string(),
  /** Input `name`; '' for none. */
  name: z.string(),
  run: z.string().nullable(),
  attempt: z.number().int().nullable(),
  /** The commit that counts as applied before it; null if not known. */
  applied: z
    .string()
    .regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/)
    .nullable(),
});
const payload = facts.extend({ seal: z.string().optional() });

type Facts = Omit<z.output<typeof facts>, 'version'>;
/** What a deployment or a record must contain to count here. The organization is part of every fingerprint. */
export type Owner = Pick<Facts, 'repository' | 'service' | 'name'>;

export interface AppliedDeployment {
  readonly id: number;
  readonly commit: string;
  /** The commit that counted as applied before this run. */
  readonly applied: string | null;
  readonly run: string | null;
  readonly attempt: number | null;
  /** Login of the account that created it. */
  readonly creator: string;
}

/** The payload of the deployment of a commit. Without a key it has no seal. */
export function payloadOf(facts: Facts, commit: string, keys: SigningKeys): Readonly<Record<string, unknown>> {
  const unsealed = { version: 1, ...facts };
  return keys.length === 0 ? unsealed : { ...unsealed, seal: sealOf(keys, canonicalFacts(facts, commit)) };
}

/** Which deployments count. */
export interface DeploymentRules {
  readonly owner: Owner;
  readonly keys: SigningKeys;
}

/**
 * - `counts`: of this repository, service and name, and sealed if a key is given
 * - `other-key`: the same with a seal that none of the keys made
 * - `foreign`: anything else
 */
type DeploymentReading =
  | { readonly kind: 'counts'; readonly deployment: AppliedDeployment; readonly identity: string }
  | { readonly kind: 'other-key' }
  | { readonly kind: 'foreign' };

/** The contents of a deployment. `identity` is the same for two deployments with the same contents. */
export function readDeployment(listed: Deployment, { owner, keys }: DeploymentRules): DeploymentReading {
  const { id, sha: commit, creator, task, environment } = listed;
  const read = payload.safeParse(listed.payload);
  if (!read.success || creator === null || task !== TASK || environment !== environmentOf(owner.name)) return FOREIGN;
  const { version: _, seal, ...fields } = read.data;
  const isOurs =
    fields.repository === owner.repository && fields.service === owner.service && fields.name === owner.name;
  if (!isOurs) return FOREIGN;
  const canonical = canonicalFacts(fields, commit);
  if (keys.length > 0 && !isSealOf(seal ?? '', keys, canonical)) {
    return seal === undefined ? FOREIGN : { kind: 'other-key' };
  }
  const { applied, run, attempt } = fields;
  const deployment = { id, commit, applied, run, attempt, creator: creator.login };
  return { kind: 'counts', deployment, identity: JSON.stringify([creator.login, canonical]) };
}

const FOREIGN = { kind: 'foreign' } as const;

function canonicalFacts({ repository, service, name, run, attempt, applied }: Facts, commit: string) {
  return ['cip-inventory-sync mark 2', commit, repository, service, name, run, attempt, applied];
}

/** The most characters that GitHub accepts in the description of a status. */
const MOST_CHARACTERS = 140;
/** The most that the sealed time of a status may differ from the time that GitHub gives it. */
const MOST_LATE_MS = 180_000;

export interface StatusFacts {
  readonly words: string;
  readonly state: string;
  /** Milliseconds since 1970, by GitHub's clock. */
  readonly at: number;
}

/** The description of a status: the result in words and, with a key, the time and the seal. */
export function statusDescription(
  { id, run }: Pick<AppliedDeployment, 'id' | 'run'>,
  { words, state, at }: StatusFacts,
  keys: SigningKeys,
): string {
  if (keys.length === 0) return words.slice(0, MOST_CHARACTERS);
  const time = new Date(at).toISOString();
  const sealed = ` ${time} ${sealOf(keys, canonicalStatus(id, state, run, time))}`;
  return words.slice(0, MOST_CHARACTERS - sealed.length) + sealed;
}

function canonicalStatus(id: number, state: string, run: string | null, time: string) {
  return ['cip-inventory-sync status 1', id, state, run, time];
}

/**
 * Whether the creator of the deployment made the status and, with a key, sealed it for this deployment and this time.
 */
function statusCounts(deployment: AppliedDeployment, status: DeploymentStatus, keys: SigningKeys): boolean {
  if (status.creator?.login !== deployment.creator) return false;
  if (keys.length === 0) return true;
  const [time = '', seal = ''] = status.description.split(' ').slice(-2);
  const isTimely = Math.abs(Date.parse(status.created_at) - Date.parse(time)) <= MOST_LATE_MS;
  return isTimely && isSealOf(seal, keys, canonicalStatus(deployment.id, status.state, deployment.run, time));
}

/** An apply without a sign of life for this long is dead. */
const DEAD_AFTER_MS = 180_000;
const ONGOING: ReadonlySet<string> = new Set(['queued', 'pending', 'in_progress']);

/** A deployment with at least one status that counts, and what its statuses say. */
export interface Standing extends AppliedDeployment {
  /** Id of its first status that counts. Applies are ordered by it. */
  readonly first: number;
  /** The first state that ended it, which is final. null while it is in progress. */
  readonly end: string | null;
  /** The time of its last sign of life, by GitHub's clock. */
  readonly lastSign: number;
  /** In progress, and not dead. */
  readonly isAlive: boolean;
}

/**
 * null for a deployment without a status that counts: it is not ours, or its run has not begun. `now` is GitHub's time.
 */
export function standingOf(
  deployment: AppliedDeployment,
  statuses: readonly DeploymentStatus[],
  { keys, now }: { readonly keys: SigningKeys; readonly now: number },
): Standing | null {
  const counting = statuses.filter((status) => statusCounts(deployment, status, keys)).sort((a, b) => a.id - b.id);
  const [first, last] = [counting[0], counting.at(-1)];
  if (first === undefined || last === undefined) return null;
  const end = counting.find(({ state }) => !ONGOING.has(state))?.state ?? null;
  const lastSign = Date.parse(last.created_at);
  return { ...deployment, first: first.id, end, lastSign, isAlive: end === null && now - lastSign < DEAD_AFTER_MS };
}

/** A deployment without a status that counts, if it may still get one. */
export function startingAt(deployment: AppliedDeployment, madeAt: number, now: number): Standing {
  const isAlive = now - madeAt < DEAD_AFTER_MS;
  return { ...deployment, first: Number.POSITIVE_INFINITY, end: null, lastSign: madeAt, isAlive };
}

/** A deployment as it was listed, with its statuses if they were read. */
export interface ListedDeployment extends Deployment {
  readonly statuses: readonly DeploymentStatus[] | null;
}

/** The deployments of applies that were read, newest first. */
export interface DeploymentList {
  /** False if the token may not read them. `why` says so. */
  readonly isReadable: boolean;
  readonly why?: string;
  /** Whether older ones were not read. */
  readonly hasMore: boolean;
  readonly listed: readonly ListedDeployment[];
  /** GitHub's time of the reading. */
  readonly now: number;
}

/** The applies that count, the one that began last first. */
export interface Applies {
  readonly standing: readonly Standing[];
  /** Applies without a status. Until they have one, other applies wait for them, and nothing else. */
  readonly starting: readonly Standing[];
  /** The newest that succeeded. */
  readonly latest: Standing | null;
  /** Logins whose deployments fill all pages that are read, so that ours cannot be found. null if ours were found. */
  readonly hiddenBy: readonly string[] | null;
  /** Whether there are deployments of ours, and none has a seal by the keys. */
  readonly isKeyChanged: boolean;
}

/** The creator whose deployments count if nothing of our own is known yet: an app rather than a person. */
export function likelyCreator({ listed }: DeploymentList, rules: DeploymentRules): string | null {
  const creators = listed.flatMap((each) => {
    const read = readDeployment(each, rules);
    return read.kind === 'counts' ? read.deployment.creator : [];
  });
  return creators.find((login) => login.endsWith('[bot]')) ?? creators[0] ?? null;
}

/** Judges the deployments of one creator. */
export function appliesIn(list: DeploymentList, rules: DeploymentRules, creator: string | null): Applies {
  const { listed, hasMore, now } = list;
  const { keys } = rules;
  const read = listed.map((each) => ({ each, reading: readDeployment(each, rules) }));
  const all = read.flatMap(({ each, reading }) => {
    if (reading.kind !== 'counts' || reading.deployment.creator !== creator || each.statuses === null) return [];
    const fresh = startingAt(reading.deployment, Date.parse(each.created_at), now);
    return [standingOf(reading.deployment, each.statuses, { keys, now }) ?? fresh];
  });
  const standing = all.filter(({ first }) => Number.isFinite(first)).sort((a, b) => b.first - a.first);
  const starting = all.filter(({ first }) => !Number.isFinite(first));
  const latest = standing.find(({ end }) => end === 'success') ?? null;
  const isFitting = read.some(({ reading }) => reading.kind === 'counts');
  const isOfOtherKey = read.some(({ each, reading }) => {
    return reading.kind === 'other-key' && (creator === null || each.creator?.login === creator);
  });
  const hiddenBy = hasMore && latest === null ? creatorsOf(listed) : null;
  return { standing, starting, latest, hiddenBy, isKeyChanged: isOfOtherKey && !isFitting };
}

function creatorsOf(listed: readonly ListedDeployment[]): string[] {
  return [...new Set(listed.map(({ creator }) => creator?.login ?? 'a deleted account'))];
}

/**
 * The commit that the oldest apply that names one found as applied. If none has succeeded, everything since is still to
 * be applied.
 */
function namedByOldest({ standing }: Pick<Applies, 'standing'>): string | null {
  // If a run replaced its first deployment after it knew its creator, that first one may name a wrong commit.
  const isReplaced = (one: Standing) =>
    standing.some(
      ({ first, run, attempt }) => first > one.first && run !== null && run === one.run && attempt === one.attempt,
    );
  return standing.findLast((one) => one.applied !== null && !isReplaced(one))?.applied ?? null;
}

/** The applies that ours has to wait for, or that died: they began before it and have not ended. */
export function openBefore(applies: Applies, own: AppliedDeployment & Pick<Standing, 'first'>): readonly Standing[] {
  // An apply that succeeded has waited for those before it, or outlived them.
  const oldest = applies.latest?.first ?? 0;
  return applies.standing
    .filter(({ id, end, first }) => id !== own.id && end === null && first > oldest && first < own.first)
    .map((each) => (isEarlierAttempt(each, own) ? { ...each, isAlive: false } : each));
}

/** GitHub runs a run again only after it has ended. */
function isEarlierAttempt({ run, attempt }: AppliedDeployment, own: AppliedDeployment): boolean {
  return run !== null && run === own.run && attempt !== null && own.attempt !== null && attempt < own.attempt;
}

/** What GitHub knows about commits that deployments name. */
export interface AppliedFacts {
  /** The commit from which the history is read. */
  readonly from: string;
  /** The commit that counts as applied if no deployment names one: the one before a push, or null. */
  readonly before: string | null;
  /** Login whose deployments and records count. null if nothing of our own is known. */
  readonly creator: string | null;
  readonly deployments: DeploymentList;
  /** How commits relate to others, by GitHub's answer to `base...head`. */
  readonly standings: Readonly<Record<string, string>>;
  /** The current commit of the default branch. null if it was not read. */
  readonly tip: string | null;
}

/** The commit that the deployments name as applied, in this history or not. null for none. */
export function namedCommit(applies: Applies): string | null {
  return applies.latest?.commit ?? namedByOldest(applies);
}

export interface LastApplied {
  /** The commit of the last successful apply, or what counts instead. null if it is not known. */
  readonly applied: string | null;
  /** Whether the newest success is in a history that was rewritten. */
  readonly isRewritten: boolean;
}

/** Finds what was applied last. */
export function lastApplied(applies: Applies, { from, before, standings, tip }: AppliedFacts): LastApplied {
  const named = namedCommit(applies);
  const standing = (head: string | null) => (named === head ? 'identical' : (standings[`${named}...${head}`] ?? ''));
  if (named === null) return { applied: before, isRewritten: false };
  if (isOnTop(standing(from))) return { applied: named, isRewritten: false };
  if (standing(from) !== 'behind') return { applied: before, isRewritten: true };
  if (applies.latest === null) return { applied: before, isRewritten: false };
  // An apply of a later commit succeeded, so all of ours is applied, unless the branch was reset since.
  return isOnTop(standing(tip)) ? { applied: from, isRewritten: false } : { applied: before, isRewritten: true };
}

function isOnTop(standing: string): boolean {
  return standing === 'ahead' || standing === 'identical';
}
