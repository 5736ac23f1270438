// The facts that the table of settings judges: the workflows of a repository and its settings on GitHub.
import type {
  BranchPolicy,
  BranchRules,
  DeploymentEnvironment,
  Hidden,
  OwnerError,
  Repository,
  Setting,
} from '../github/settings.ts';
import type { ActionRun } from './workflow.ts';

export interface RepositoryFacts extends Repository {
  /** GitHub Enterprise Server, which may not support `queue` yet. */
  readonly isServer: boolean;
  /** The steps that run this action, on the default branch. */
  readonly runs: Setting<readonly ActionRun[]>;
  readonly branch: BranchFacts;
  readonly owners: OwnersFacts;
  readonly environments: readonly EnvironmentFacts[];
  readonly secrets: SecretsFacts;
  readonly ledgers: readonly LedgerFacts[];
}

/** The rules of the default branch, and what they must require. */
export interface BranchFacts {
  /** One entry for each ruleset. */
  readonly rules: Setting<readonly BranchRules[]>;
  /** Set if a classic protection, which doctor does not read, may add requirements. */
  readonly classicProtection: Hidden | null;
  /** The checks to require, such as `inventory plan`. */
  readonly checks: readonly string[];
  /** The app that must report them; null for any single app. */
  readonly app: number | null;
  /** The approvals that a permanent delete needs. */
  readonly deleteApprovals: number;
}

export interface OwnersFacts {
  /** The CODEOWNERS file that counts; null if there is none. */
  readonly text: Setting<string | null>;
  readonly errors: Setting<readonly OwnerError[]>;
  /** Paths that must have owners, such as `inventory/any.yml`. */
  readonly owned: readonly string[];
}

export interface EnvironmentFacts {
  readonly name: string;
  readonly environment: Setting<DeploymentEnvironment | null>;
  readonly policies: Setting<readonly BranchPolicy[]>;
  /** Apps whose approval a job waits for. */
  readonly customRules: Setting<readonly string[]>;
  readonly secrets: Setting<readonly string[]>;
  /** Names of the secrets that its jobs need. */
  readonly needs: readonly string[];
  /** Whether only applies run there. */
  readonly isOfApplies: boolean;
  /** Whether a job there makes no deployment. Custom rules refuse such a job. */
  readonly skipsDeployment: boolean;
}

interface SecretsFacts {
  /** The secrets of this action, wherever they are kept. */
  readonly names: readonly string[];
  /** The secrets that jobs outside of every environment need. */
  readonly needs: readonly string[];
  readonly ofRepository: Setting<readonly string[]>;
  readonly ofOrganization: Setting<readonly string[]>;
}

export interface LedgerFacts {
  /** `OWNER/REPO#BRANCH`. */
  readonly place: string;
  readonly repository: Setting<Repository>;
  readonly isThere: Setting<boolean>;
  readonly rules: Setting<readonly BranchRules[]>;
}
