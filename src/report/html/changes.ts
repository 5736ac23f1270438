// What a plan or an evidence file says of assets, held against the live lists: its changes by kind, deletes first,
// and whether the service is before or after each of them. And what is said of each, in words that hold no name.
import type { Origin } from '../../core/change.ts';
import type { AssetState, LiveAsset } from '../../core/model.ts';
import { hasSucceeded } from '../../core/result.ts';
import { OUTCOME_WORDS } from '../applied.ts';
import type { EvidenceDocument } from '../evidence-schema.ts';
import type { PlanDocument } from '../plan-schema.ts';
import { type ChangeKind, KINDS, kindOf } from '../sections.ts';
import { DONE_WORDS, INHERITS, PERMANENT } from '../summarize.ts';

type EvidenceChange = EvidenceDocument['changes'][number];
type FileChange = PlanDocument['changes'][number] | EvidenceChange;
/** What both say of a change; `from_cyber_system` is where the asset of a move was. */
type ChangeFound = Pick<
  EvidenceChange,
  'fingerprint' | 'origin' | 'id' | 'before' | 'after' | 'cyber_system' | 'from_cyber_system'
>;
/** With its site and its rating, as they were when the file was written. */
export type SystemFound = ChangeFound['cyber_system'];

/** A file that the page tells of: where it is, the SHA-256 of its bytes (hex), and what it says. */
export type ChangesFile = { readonly path: string; readonly sha256: string } & (
  | { readonly kind: 'plan'; readonly document: PlanDocument }
  | { readonly kind: 'evidence'; readonly document: EvidenceDocument }
);

/** Where the service stands: before the change, after it, or elsewhere. */
export type LiveStanding = 'before' | 'after' | 'elsewhere';

export interface ShownChange extends ChangeFound {
  readonly kind: ChangeKind;
  /** Its place among all that are shown: the anchor of its row. */
  readonly place: number;
  readonly standing: LiveStanding;
  /** The asset in the live list, by id, or for a create without one by its values. */
  readonly live: LiveAsset | null;
  /** `path:line`, in a plan. */
  readonly source: string | null;
  /** In evidence. */
  readonly done: Pick<EvidenceChange, 'outcome' | 'reason' | 'detail' | 'ended_at'> | null;
}

export interface ShownChanges {
  /** In the order they are read: by kind, deletes first, drift that is not applied last. */
  readonly groups: readonly { readonly kind: ChangeKind | 'drift'; readonly changes: readonly ShownChange[] }[];
  /** By the id of the live asset. */
  readonly byAsset: ReadonlyMap<string, ShownChange>;
  readonly undeclared: ReadonlySet<string>;
}

export function shownChanges({ kind, document }: ChangesFile, assets: readonly LiveAsset[]): ShownChanges {
  const lives = new LiveIndex(assets);
  const grouped = document.changes.map((change) => ({ change, group: groupOf(change, kind === 'plan' && document) }));
  let place = 0;
  const groups = ([...KINDS, 'drift'] as const).flatMap((group) => {
    const members = grouped.filter((one) => one.group === group);
    const changes = members.map(({ change }) => shownChange(change, ++place, lives));
    return changes.length === 0 ? [] : [{ kind: group, changes }];
  });
  const touching = groups.flatMap(({ changes }) =>
    changes.flatMap((one) => (one.live ? [[one.live.id, one] as const] : [])),
  );
  return {
    groups,
    byAsset: new Map(touching),
    undeclared: new Set(kind === 'plan' ? document.undeclared.map(({ id }) => id) : []),
  };
}

function groupOf(change: ChangeFound, plan: PlanDocument | false): ChangeKind | 'drift' {
  // A plan that reverts drift counts none: all of it is executed (design section 5).
  const isLeft = plan !== false && plan.summary.drift > 0 && change.origin === 'drift';
  return isLeft ? 'drift' : kindOf(change);
}

function shownChange(change: FileChange, place: number, lives: LiveIndex): ShownChange {
  const { fingerprint, origin, id, before, after, cyber_system, from_cyber_system } = change;
  const live = lives.find(change);
  const source = 'source' in change && change.source !== null ? `${change.source.path}:${change.source.line}` : null;
  return {
    ...{ fingerprint, origin, id, before, after, cyber_system, from_cyber_system, place, live, source },
    kind: kindOf(change),
    standing: standingOf(change, live),
    done: 'outcome' in change ? change : null,
  };
}

function standingOf({ before, after }: ChangeFound, live: LiveAsset | null): LiveStanding {
  if (isState(live, after)) return 'after';
  return isState(live, before) ? 'before' : 'elsewhere';
}

/** null stands for no asset on either side. */
function isState(live: LiveAsset | null, state: AssetState | null): boolean {
  if (live === null || state === null) return live === state;
  return valuesOf(live) === valuesOf(state);
}

function valuesOf({ name, cyber_system_id, asset_type }: AssetState): string {
  return JSON.stringify([cyber_system_id, name, asset_type]);
}

class LiveIndex {
  readonly #byId: ReadonlyMap<string, LiveAsset>;
  readonly #byValues: ReadonlyMap<string, LiveAsset>;

  constructor(assets: readonly LiveAsset[]) {
    this.#byId = new Map(assets.map((asset) => [asset.id, asset]));
    this.#byValues = new Map(assets.map((asset) => [valuesOf(asset), asset]));
  }

  /** A create of a plan has no id: it is known by its values alone. */
  find({ id, after }: ChangeFound): LiveAsset | null {
    if (id !== null) return this.#byId.get(id) ?? null;
    return (after && this.#byValues.get(valuesOf(after))) ?? null;
  }
}

type GroupWords = { readonly [G in ChangeKind | 'drift']: { readonly title: string; readonly note: string } };

export const GROUPS: GroupWords = {
  delete: { title: 'Deletes', note: `Each is ${PERMANENT}.` },
  move: { title: 'Moves', note: `Another cyber system holds the asset; ${INHERITS}.` },
  rename: { title: 'Renames', note: 'The asset keeps its id and its history.' },
  retype: { title: 'Retypes', note: 'The asset keeps its id and its history.' },
  create: { title: 'Creates', note: 'The service gives the id.' },
  drift: { title: 'Drift', note: 'The service differs from the files, and no file asked for it. Not applied.' },
};

export const STANDINGS: { readonly [S in LiveStanding]: string } = {
  before: 'as before',
  after: 'as changed',
  elsewhere: 'otherwise',
};

export const ORIGINS: { readonly [O in Origin]: string } = {
  inventory: 'asked for by the files',
  pending: 'pending from earlier merges',
  drift: 'drift',
};

/** A mark at an asset of the tree: `renamed`, `to move`, `delete failed`. */
export function markOf({ kind, done, standing }: ShownChange): string {
  if (done === null) return standing === 'after' ? DONE_WORDS[kind] : `to ${kind}`;
  return hasSucceeded(done.outcome) ? DONE_WORDS[kind] : `${kind} ${OUTCOME_WORDS[done.outcome]}`;
}

/** Whether a reader has to look closer. */
export function isTrouble({ done, kind }: ShownChange): boolean {
  return done === null ? kind === 'delete' : !hasSucceeded(done.outcome);
}
