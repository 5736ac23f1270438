// What the stand-in remembers of its repository's settings: as it is made, nothing is protected.

interface RulesetState {
  readonly id: number;
  readonly name: string;
  readonly source: string;
  readonly enforcement: 'active';
  readonly rules: readonly { readonly type: string; readonly parameters?: object }[];
  /** Null where the token may not see it. */
  readonly bypass:
    | readonly { readonly actor_id: number; readonly actor_type: string; readonly bypass_mode: string }[]
    | null;
  /** The default branch alone unless said. */
  readonly branches?: readonly string[];
}

interface EnvironmentState {
  readonly policy: { readonly protected_branches: boolean; readonly custom_branch_policies: boolean } | null;
  readonly branches: readonly { readonly name: string; readonly type?: 'branch' | 'tag' }[];
}

export interface SettingsState {
  rulesets: RulesetState[];
  ownerErrors: readonly object[];
  environments: Record<string, EnvironmentState>;
  repositorySecrets: readonly string[];
  organizationSecrets: readonly string[];
}

export function bareSettings(): SettingsState {
  return {
    ...{ rulesets: [], ownerErrors: [], environments: {} },
    ...{ repositorySecrets: [], organizationSecrets: [] },
  };
}
