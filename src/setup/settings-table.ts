// The settings of a repository that the promises of the README depend on, one row for each. The judge of a row says
// what a wrong setting permits.
import { BRANCH_ROWS, hasNoBypass, RULESET } from './branch-judges.ts';
import type { RepositoryFacts } from './facts.ts';
import {
  areLedgersPrivate,
  areLedgersProtected,
  areOfDefaultBranch,
  areOpenToPlans,
  hasEnvironments,
  hasLedgers,
  hasOwners,
  hasSecrets,
  hasValidOwners,
  haveSecrets,
  isKeptFrom,
} from './repository-judges.ts';
import type { Row } from './verdict.ts';
import {
  asksForReview,
  events,
  hasWorkflow,
  mayDoItsWork,
  queues,
  signs,
  targetPolicy,
  usesEnvironment,
} from './workflow-judges.ts';

// The setups that need a setting.
const PLAIN = ['plain', 'guarded'] as const;
const EACH = ['plain', 'guarded', 'hardened'] as const;
const REVIEWED = ['guarded', 'hardened'] as const;
const HARDENED = ['hardened'] as const;

// Where a setting is read: a path of GitHub's REST API below /repos/{owner}/{repo}.
const FILES = 'contents/{path}';
const RULES = 'rules/branches/{branch}';
const ENVIRONMENT = 'environments/{environment_name}';

const COPY = 'from the workflow that cip-sync init writes';
const OWNERS = 'Name a team with write access for /inventory/ and /.github/ at the end of .github/CODEOWNERS.';
const RENEW = 'Then have a new key made for the environment, and revoke the old one.';

interface RepositoryRow extends Row<RepositoryFacts> {
  /** '' for the repository itself. */
  readonly read: string;
}

export const SETTINGS: readonly RepositoryRow[] = [
  // The workflow.
  {
    code: 'workflow',
    read: FILES,
    judge: hasWorkflow,
    right: 'A workflow on the default branch runs this action with a key.',
    remedy: 'Run cip-sync init, and merge what it writes into the default branch.',
  },
  {
    code: 'workflow-events',
    read: FILES,
    setups: PLAIN,
    judge: events(['pull_request', 'pull_request_target']),
    right: 'Plans run on pull requests, and applies on push.',
    remedy: `Copy on: ${COPY}.`,
  },
  {
    code: 'workflow-events',
    read: FILES,
    setups: HARDENED,
    judge: events(['pull_request_target'], ['pull_request', 'merge_group', 'workflow_run', 'issue_comment']),
    right:
      'Plans run on pull_request_target, applies on push, and no event runs the workflow of another branch with the key.',
    remedy: `Copy on: ${COPY}.`,
  },
  {
    code: 'workflow-target-policy',
    read: FILES,
    setups: EACH,
    judge: targetPolicy,
    right: 'The repository is private, where GitHub lets pull_request_target run.',
    remedy: '',
  },
  {
    code: 'workflow-approval',
    read: FILES,
    setups: REVIEWED,
    judge: asksForReview,
    right: 'approval is review: what nobody else approved is not applied.',
    remedy: 'Set approval: review in each step that runs this action with the key.',
  },
  {
    code: 'workflow-environment',
    read: FILES,
    setups: HARDENED,
    judge: usesEnvironment,
    right: 'Each job with the key runs in an environment.',
    remedy: `Copy environment: ${COPY}.`,
  },
  {
    code: 'workflow-signing-key',
    read: FILES,
    setups: HARDENED,
    judge: signs,
    right: 'Records are signed: one that another workflow forged does not count.',
    remedy: 'Make a random secret in the environment, and give it as signing-key to each step with the key.',
  },
  {
    code: 'workflow-permissions',
    read: FILES,
    setups: EACH,
    judge: mayDoItsWork,
    right: 'Each job has the permissions that it needs.',
    remedy: `Copy permissions: ${COPY}.`,
  },
  {
    code: 'workflow-queue',
    read: FILES,
    setups: EACH,
    judge: queues,
    right: 'Applies wait for each other, and none is dropped or cut off.',
    remedy: `Copy concurrency: ${COPY}.`,
  },

  // The default branch, and who owns what is in it.
  ...BRANCH_ROWS.map((row) => ({ ...row, read: RULES, setups: REVIEWED })),
  {
    code: 'branch-bypass',
    read: 'rulesets/{ruleset_id}',
    setups: REVIEWED,
    judge: hasNoBypass,
    right: 'Nobody may bypass these rules.',
    remedy: `${RULESET}empty the bypass list. An administrator who needs a bypass adds it for that moment, and the audit log shows it.`,
  },
  {
    code: 'code-owners',
    read: FILES,
    setups: REVIEWED,
    judge: hasOwners,
    right: 'The inventory, the workflows and CODEOWNERS itself have owners.',
    remedy: OWNERS,
  },
  {
    code: 'code-owners-errors',
    read: 'codeowners/errors',
    setups: REVIEWED,
    judge: hasValidOwners,
    right: 'GitHub finds no error in CODEOWNERS.',
    remedy: 'Correct them: a team must exist, be visible, and have write access to the repository.',
  },

  // The environments and the secrets.
  {
    code: 'environment',
    read: ENVIRONMENT,
    setups: HARDENED,
    judge: hasEnvironments,
    right: 'The environments that the workflows name are there.',
    remedy: 'Make it, with its branches and secrets, by the commands that cip-sync init --hardened --dry-run prints.',
  },
  {
    code: 'environment-branches',
    read: `${ENVIRONMENT}/deployment-branch-policies`,
    setups: HARDENED,
    judge: areOfDefaultBranch,
    right: 'Only the default branch may use the environment.',
    remedy: 'Under Settings, Environments, choose selected branches and tags, and add only the default branch.',
  },
  {
    code: 'environment-gates',
    read: `${ENVIRONMENT}/deployment_protection_rules`,
    setups: EACH,
    judge: areOpenToPlans,
    right: 'Plans need not wait for anyone at the environment.',
    remedy:
      'Remove reviewers, wait timers and custom rules there. For a gate before applies, cip-sync init --apply-environment gives them an environment of their own.',
  },
  {
    code: 'environment-secrets',
    read: `${ENVIRONMENT}/secrets`,
    setups: EACH,
    judge: haveSecrets,
    right: 'The environment has the secrets that its jobs use.',
    remedy: 'Set it: gh secret set NAME --env ENVIRONMENT',
  },
  {
    code: 'repository-secrets',
    read: 'actions/secrets',
    setups: PLAIN,
    judge: hasSecrets,
    right: 'The repository, or its organization, has the secrets that the jobs use.',
    remedy: 'Set it: gh secret set NAME',
  },
  {
    code: 'repository-secrets',
    read: 'actions/secrets',
    setups: HARDENED,
    judge: isKeptFrom('repository'),
    right: 'Neither key is a secret of the repository.',
    remedy: `Delete it there: gh secret delete NAME. ${RENEW}`,
  },
  {
    code: 'organization-secrets',
    read: 'actions/organization-secrets',
    setups: HARDENED,
    judge: isKeptFrom('organization'),
    right: 'Neither key is a secret of the organization.',
    remedy: `Keep it from this repository, or delete it there. ${RENEW}`,
  },

  // The ledgers.
  {
    code: 'ledger',
    read: 'branches/{branch}',
    setups: EACH,
    judge: hasLedgers,
    right: 'The ledger is there.',
    remedy: 'Make it with cip-sync ledger init. If you lost it, restore it from a clone.',
  },
  {
    code: 'ledger-private',
    read: '',
    setups: EACH,
    judge: areLedgersPrivate,
    right: 'The ledger is in a private repository.',
    remedy: 'Make the repository private.',
  },
  {
    code: 'ledger-protected',
    read: RULES,
    setups: EACH,
    judge: areLedgersProtected,
    right: 'The ledger can be neither rewritten nor deleted.',
    remedy: 'Protect it by a ruleset that blocks force pushes and restricts deletions.',
  },
];
