// The settings of a repository that the promises of the README depend on, one row for each. The judge of a row says
// what a wrong setting permits.
import { approvalsNote, asksFor, hasNoBypass } from './branch-judges.ts';
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
import { type Row, SETUPS } from './verdict.ts';
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
const ANY = SETUPS;
const PLAIN = ['plain', 'guarded'] as const;
const EACH = ['plain', 'guarded', 'hardened'] as const;
const REVIEWED = ['guarded', 'hardened'] as const;
const HARDENED = ['hardened'] as const;

// Where a setting is read: a path of GitHub's REST API below /repos/{owner}/{repo}.
const FILES = 'contents/{path}';
const RULES = 'rules/branches/{branch}';
const ENVIRONMENT = 'environments/{environment_name}';

const COPY = 'from the workflow that cip-sync init writes';
const RULESET = 'In the ruleset of the default branch (.github/rulesets/inventory.json) ';
const OWNERS = 'Name a team with write access for /inventory/ and /.github/ at the end of .github/CODEOWNERS.';
const RENEW = 'Then have a new key made for the environment, and revoke the old one.';

export const SETTINGS: readonly Row<RepositoryFacts>[] = [
  // The workflow.
  {
    code: 'workflow',
    read: FILES,
    setups: ANY,
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
  {
    code: 'branch-pull-request',
    read: RULES,
    setups: REVIEWED,
    judge: asksFor('pullRequest', () => 'A writer can push to the branch without a pull request.'),
    right: 'Nothing reaches the branch except through a pull request.',
    remedy: `${RULESET}require a pull request before merging.`,
  },
  {
    code: 'branch-approvals',
    read: RULES,
    setups: REVIEWED,
    judge: asksFor('approvals', () => 'A writer can merge a change that nobody else has approved.'),
    right: approvalsNote,
    remedy: `${RULESET}require at least one approval.`,
  },
  {
    code: 'branch-code-owners',
    read: RULES,
    setups: REVIEWED,
    judge: asksFor(
      'codeOwners',
      () => 'Anyone with write access can approve a change of the inventory or of its workflow.',
    ),
    right: 'A code owner must approve.',
    remedy: `${RULESET}require review from code owners.`,
  },
  {
    code: 'branch-stale-approvals',
    read: RULES,
    setups: REVIEWED,
    judge: asksFor('staleApprovals', () => 'A writer can get an approval, and push another commit before the merge.'),
    right: 'A new commit dismisses approvals.',
    remedy: `${RULESET}dismiss stale approvals when new commits are pushed.`,
  },
  {
    code: 'branch-last-push',
    read: RULES,
    setups: REVIEWED,
    judge: asksFor('lastPush', () => "A writer can push to a colleague's pull request and approve it."),
    right: 'Someone other than the last person who pushed must approve.',
    remedy: `${RULESET}require approval of the most recent push.`,
  },
  {
    code: 'branch-check',
    read: RULES,
    setups: REVIEWED,
    judge: asksFor(
      'check',
      (checks) => `A change can be merged whose plan is red, or was never made: the branch does not require ${checks}.`,
    ),
    right: 'The check of the plan is required.',
    remedy: `${RULESET}require the status check of the plan.`,
  },
  {
    code: 'branch-check-app',
    read: RULES,
    setups: REVIEWED,
    judge: asksFor(
      'checkApp',
      (checks) => `Another app, or any workflow's commit status, can report ${checks} in its place.`,
    ),
    right: 'The check must come from the app that makes it.',
    remedy: `${RULESET}choose GitHub Actions as the source of the check.`,
  },
  {
    code: 'branch-up-to-date',
    read: RULES,
    setups: REVIEWED,
    judge: asksFor('upToDate', () => 'A pull request can be merged whose plan was made for an older branch.'),
    right: 'A pull request must be up to date: what was planned is what is merged.',
    remedy: `${RULESET}require branches to be up to date before merging.`,
  },
  {
    code: 'branch-force-push',
    read: RULES,
    setups: REVIEWED,
    judge: asksFor('forcePush', () => 'A writer can rewrite the history that says what was reviewed and applied.'),
    right: 'Force pushes are blocked.',
    remedy: `${RULESET}block force pushes.`,
  },
  {
    code: 'branch-deletion',
    read: RULES,
    setups: REVIEWED,
    judge: asksFor('deletion', () => 'A writer can delete the branch, and make it again without review.'),
    right: 'The branch cannot be deleted.',
    remedy: `${RULESET}restrict deletions.`,
  },
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
    remedy: 'Make it with cip-sync audit init. If you lost it, restore it from a clone.',
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
