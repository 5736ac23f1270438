// A change and a plan: plain data, made by plan.ts, executed by apply/, shown by text/.
import type { Diagnostic, RatingDifference, WordedFinding } from './diagnostic.ts';
import type { AssetState, DesiredAsset, LiveAsset, SitedSystem } from './model.ts';

interface ChangeCommon {
  /** Identity of the change: a hash of organization, action, id, before and after. */
  readonly fingerprint: string;
  /** Why it is in the plan (docs/how-it-works.md). */
  readonly origin: 'inventory' | 'pending' | 'drift';
  /** The system of `after`; for a delete, the system of `before`. */
  readonly cyberSystem: SitedSystem;
}

export interface Create extends ChangeCommon {
  readonly action: 'create';
  readonly id: null;
  readonly before: null;
  readonly after: AssetState;
  readonly desired: DesiredAsset;
}

export interface Update extends ChangeCommon {
  readonly action: 'update';
  readonly id: string;
  readonly before: AssetState;
  readonly after: AssetState;
  /** What differs: name (a rename), cyber_system_id (a move), asset_type (a retype). Never empty. */
  readonly changed: readonly (keyof AssetState)[];
  /** The system that the asset is in now. The same as `cyberSystem` unless it moves. */
  readonly fromSystem: SitedSystem;
  readonly desired: DesiredAsset;
}

export interface Delete extends ChangeCommon {
  readonly action: 'delete';
  readonly id: string;
  readonly before: AssetState;
  readonly after: null;
}

export type Change = Create | Update | Delete;

/** A change before its origin is known. */
export type Unexplained<C extends Change = Change> = C extends Change ? Omit<C, 'origin'> : never;

/** A limit that blocks apply. The guard has the name of the input that sets the limit. */
export interface Guard {
  readonly guard: 'max-deletes' | 'max-delete-percent';
  readonly limit: number;
  readonly value: number;
  readonly passed: boolean;
}

export interface Plan {
  readonly organization: string;
  /** The chosen systems of a partial plan. null when all systems are chosen. */
  readonly only: {
    /** The references as the user gave them. */
    readonly references: readonly string[];
    /** How many of the changes are in other systems. They are included because chosen changes wait for them. */
    readonly along: number;
  } | null;
  /** `create`, `update` and `delete` count what would be executed, `drift` counts the rest. */
  readonly summary: {
    readonly create: number;
    readonly update: number;
    readonly delete: number;
    readonly renamed: number;
    readonly moved: number;
    readonly retyped: number;
    readonly unchanged: number;
    readonly undeclared: number;
    readonly ignored: number;
    readonly unmanaged: number;
    /** Changes in systems that were not chosen. Absent when all systems are chosen. */
    readonly left_out?: number;
    readonly pending: number;
    readonly drift: number;
  };
  /** Sorted: system name, then delete, update, create, then name. */
  readonly changes: readonly Change[];
  /** The part of `changes` that apply would execute, in the same order. */
  readonly toExecute: readonly Change[];
  /** Live assets in managed systems that no file declares and that this plan does not delete. */
  readonly undeclared: readonly {
    readonly asset: LiveAsset;
    readonly cyberSystem: SitedSystem;
    /** The file that declares its system. */
    readonly path: string;
  }[];
  /** Live assets in cyber systems that the inventory declares. `max-delete-percent` is a percentage of these. */
  readonly managed: number;
  /** The percentage that the guard `max-delete-percent` computes its limit from. */
  readonly maxDeletePercent: number;
  /** In file order. If one of them is an error, there are no changes. */
  readonly diagnostics: readonly Diagnostic[];
  /** The members of `diagnostics` that the base has, too. Empty if no base is known. */
  readonly older: ReadonlySet<Diagnostic>;
  /** Impact ratings that differ, which a drift run counts as differences. Empty in every other plan. */
  readonly ratings: readonly RatingDifference[];
  readonly guards: readonly Guard[];
  /** `sha256:` and the hash of the sorted fingerprints of the changes to execute. */
  readonly digest: string;
}

/** A plan to show, perhaps a saved one: of most of its findings only the words are left, and `managed` is not known. */
export interface ShownPlan extends Omit<Plan, 'diagnostics' | 'older' | 'managed'> {
  readonly diagnostics: readonly (Diagnostic | WordedFinding)[];
  readonly older: ReadonlySet<Diagnostic | WordedFinding>;
  readonly managed: number | null;
}

/** The command that shows a plan. */
export type Verb = 'plan' | 'apply' | 'drift';
