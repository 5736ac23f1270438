// Why a change is in the plan and whether apply may execute it (design section 6). Pure functions of fingerprints.
import type { Change, Origin } from './change.ts';
import type { BareChange } from './diff.ts';
import { fingerprint, targetFingerprint } from './fingerprint.ts';
import { addUnder } from './group.ts';
import type { AssetState } from './model.ts';
import { nameKey, SWAP_SUFFIX } from './names.ts';

/** Fingerprints of the plans that head is compared with; null where no such inventory is known. */
export interface Compared {
  readonly base: ReadonlySet<string> | null;
  readonly applied: ReadonlySet<string> | null;
  /** Held by a record in the range: fingerprints of what is merged and not applied yet, and of where that ends. */
  readonly held: ReadonlySet<string>;
}

/** With no base known, all that differs is what the inventory asks for. */
export function originOf(change: BareChange, organization: string, { base, applied, held }: Compared): Origin {
  const { fingerprint } = change;
  if (base === null || !base.has(fingerprint)) return 'inventory';
  if (held.has(fingerprint)) return 'pending';
  if (isParked(change) && held.has(targetFingerprint(organization, change.id, change.after))) return 'pending';
  return applied !== null && !applied.has(fingerprint) ? 'pending' : 'drift';
}

/**
 * Drift that something to execute waits for is executed with it: the name that an asset takes, another in its system
 * still has. Left out, the one would become the other's twin.
 */
export function withNeeded(changes: readonly Change[]): readonly Change[] {
  const givers = new Map<string, Change[]>();
  for (const change of changes) {
    const freed = change.origin === 'drift' ? placeOnlyIn(change.before, change.after) : null;
    if (freed !== null) addUnder(givers, freed, change);
  }
  if (givers.size === 0) return changes;
  const needed = new Map<Change, Origin>();
  const open = changes.filter(({ origin }) => origin !== 'drift');
  for (const taker of open) {
    const place = placeOnlyIn(taker.after, taker.before);
    const givingIt = place === null ? [] : (givers.get(place) ?? []);
    for (const giver of givingIt.filter((each) => !needed.has(each))) {
      needed.set(giver, needed.get(taker) ?? taker.origin);
      open.push(giver);
    }
  }
  return changes.map((change) => ({ ...change, origin: needed.get(change) ?? change.origin }));
}

/** Name and system of one state that the other does not have; null where they are the same, or there is none. */
function placeOnlyIn(one: AssetState | null, other: AssetState | null): string | null {
  if (one === null) return null;
  const place = ({ cyber_system_id, name }: AssetState) => nameKey(cyber_system_id, name);
  return other !== null && place(one) === place(other) ? null : place(one);
}

export type DriftMode = 'report' | 'apply';

/** What apply would execute, in the order given. */
export function toExecute<C extends Pick<Change, 'origin'>>(changes: readonly C[], drift: DriftMode): C[] {
  return drift === 'apply' ? [...changes] : changes.filter((change) => change.origin !== 'drift');
}

/** The same of a plan that was made: drift that it would execute it does not count as drift. */
export function executedBy<C extends Pick<Change, 'origin'>>({
  changes,
  summary,
}: {
  readonly changes: readonly C[];
  readonly summary: { readonly drift: number };
}): C[] {
  return toExecute(changes, summary.drift === 0 ? 'apply' : 'report');
}

/** What was approved: changes by fingerprint, and where updates and deletes end by target. */
export interface Approved {
  readonly fingerprints: ReadonlySet<string>;
  readonly targets: ReadonlySet<string>;
  /** Fingerprints of what may be deleted, where a delete needs more than another change; null or left out: all of them. */
  readonly deletes?: ReadonlySet<string> | null;
}

/** The changes that no approval covers; with any of them nothing may be written. */
export function unapproved(organization: string, changes: readonly Change[], approved: Approved): Change[] {
  return changes.filter((change) => {
    if (approved.fingerprints.has(change.fingerprint)) {
      return change.action === 'delete' && approved.deletes?.has(change.fingerprint) === false;
    }
    return !isParked(change) || !approved.targets.has(targetFingerprint(organization, change.id, change.after));
  });
}

/** Parked by an apply that was cut off: what is left of an update that was shown and approved as a whole. */
function isParked<C extends BareChange>(change: C): change is Extract<C, { readonly action: 'update' }> {
  return change.action === 'update' && change.before.name === change.after.name + SWAP_SUFFIX;
}

/** What an approval knows of a change that it does not cover: the same end from another start, or a create. */
export type PriorApproval = 'other-start' | 'create';

/** null for a change of which the approval knows nothing. Fingerprints tell only what they are asked. */
export function priorApproval(organization: string, change: Change, approved: Approved): PriorApproval | null {
  if (change.action === 'create') return null;
  const { id, after } = change;
  if (approved.targets.has(targetFingerprint(organization, id, after))) return 'other-start';
  if (after === null) return null;
  const asCreate = fingerprint({ organization, action: 'create', id: null, before: null, after });
  return approved.fingerprints.has(asCreate) ? 'create' : null;
}

/** Why what a pull request showed approves nothing. */
export type RecordRejection =
  | {
      readonly kind:
        | 'no-record'
        | 'other-app'
        | 'other-service'
        | 'other-base'
        | 'unsigned'
        | 'erased'
        | 'comment-changed'
        | 'check-changed'
        | 'second-comment'
        | 'marks-deleted'
        | 'no-ticket';
    }
  /** Commits that touched the inventory without a pull request, and that its plan did not know. */
  | { readonly kind: 'direct-push'; readonly commits: readonly string[] }
  | {
      readonly kind: 'no-review';
      /** How many people are asked for, and how many of those who approve count. */
      readonly needed: number;
      readonly have: number;
      /** Whose requests for changes count. */
      readonly against: readonly string[];
      readonly ignored: readonly { readonly user: string; readonly why: UncountedReview }[];
    };

/** Why an approving review does not count. */
export type UncountedReview = 'bot' | 'author' | 'committer' | 'may-not-write' | 'before-record' | 'other-commit';
