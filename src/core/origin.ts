// Why a change is in the plan, and whether apply may execute it (docs/how-it-works.md). Pure functions of fingerprints.
import type { Change, Unexplained } from './change.ts';
import { fingerprint, targetFingerprint } from './fingerprint.ts';
import { SWAP_SUFFIX } from './names.ts';

type Origin = Change['origin'];

/** If it is not known what was applied, every difference counts as a change that the inventory asks for. */
export function originOf(
  change: Unexplained,
  organization: string,
  {
    base,
    applied,
    recorded,
  }: {
    /** Fingerprints of the changes that this earlier inventory would make. null if it is not known. */
    readonly base: ReadonlySet<string> | null;
    readonly applied: ReadonlySet<string> | null;
    /**
     * From the records in the range: fingerprints of changes that are merged but not applied yet, and of the states
     * that these changes end in.
     */
    readonly recorded: ReadonlySet<string>;
  },
): Origin {
  const { fingerprint } = change;
  if (base === null || applied === null || !base.has(fingerprint)) return 'inventory';
  if (recorded.has(fingerprint)) return 'pending';
  if (isParked(change) && recorded.has(targetFingerprint(organization, change.id, change.after))) return 'pending';
  return applied.has(fingerprint) ? 'drift' : 'pending';
}

/** The changes that apply would execute, in the order given. */
export function toExecute<C extends { readonly origin: Origin }>(changes: readonly C[], applyDrift: boolean): C[] {
  return applyDrift ? [...changes] : changes.filter((change) => change.origin !== 'drift');
}

/** The same for a finished plan. Its `summary.drift` is 0 if apply would execute the drift, too. */
export function executedBy<C extends { readonly origin: Origin }>({
  changes,
  summary,
}: {
  readonly changes: readonly C[];
  readonly summary: { readonly drift: number };
}): C[] {
  return toExecute(changes, summary.drift === 0);
}

/**
 * What was approved: changes by fingerprint, and for updates and deletes also the state that they end in, by target. A
 * target approves only the second write of an interrupted swap. Otherwise it only explains a refusal.
 */
export interface Approved {
  readonly fingerprints: ReadonlySet<string>;
  readonly targets: ReadonlySet<string>;
}

/** The changes that no approval covers. If there is one, nothing may be written. */
export function unapproved(organization: string, changes: readonly Change[], approved: Approved): Change[] {
  const { fingerprints, targets } = approved;
  return changes.filter((change) => {
    if (fingerprints.has(change.fingerprint)) return false;
    return !isParked(change) || !targets.has(targetFingerprint(organization, change.id, change.after));
  });
}

/**
 * Whether an interrupted apply has parked the asset. This change is then the rest of an update that was shown and
 * approved as a whole.
 */
function isParked<C extends Unexplained>(change: C): change is Extract<C, { readonly action: 'update' }> {
  return change.action === 'update' && change.before.name === change.after.name + SWAP_SUFFIX;
}

/**
 * What an approval has instead of a change that it does not cover: a change to the same state from another start, or
 * the create of that state. null if it has neither. Fingerprints are hashes, so nothing else can be looked up.
 */
export function priorApproval(
  organization: string,
  change: Change,
  approved: Approved,
): 'other-start' | 'create' | null {
  if (change.action === 'create') return null;
  const { id, after } = change;
  if (approved.targets.has(targetFingerprint(organization, id, after))) return 'other-start';
  if (after === null) return null;
  const asCreate = fingerprint({ organization, action: 'create', id: null, before: null, after });
  return approved.fingerprints.has(asCreate) ? 'create' : null;
}

/** Why a pull request's record approves nothing. */
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
        /** The comment is gone, or another comment that shows a plan replaces it, or is there in addition. */
        | 'comment-gone'
        | 'comment-replaced'
        | 'second-comment'
        /** Later plans withdrew every change that the record showed. */
        | 'withdrawn';
    }
  | {
      readonly kind: 'no-review';
      /** How many approvals are needed, and how many of those given count. */
      readonly needed: number;
      readonly have: number;
      /** The people whose requests for changes count. */
      readonly against: readonly string[];
      readonly ignored: readonly { readonly user: string; readonly reason: UncountedReview }[];
    };

/** Why an approving review does not count. */
export type UncountedReview = 'bot' | 'author' | 'committer' | 'may-not-write' | 'before-record' | 'other-commit';
