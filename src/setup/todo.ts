// The steps after init that only a person can do, in order, as exact commands.
import { shellWord } from '../report/escape.ts';
import type { Answers } from './files.ts';

export interface SetupStep {
  readonly title: string;
  readonly commands: readonly string[];
}

/** What git knows of the repository. */
export interface RepositoryState {
  /** Whether it has a remote `origin` on GitHub. */
  readonly hasRemote: boolean;
  /** Whether that remote has the default branch. Without it no pull request can be opened. */
  readonly hasRemoteBranch: boolean;
  /** The branch that is checked out; null if there is none, or no repository. */
  readonly currentBranch: string | null;
}

export interface SetupGround extends RepositoryState {
  /** What init wrote or would write. */
  readonly paths: readonly string[];
  readonly hasInventory: boolean;
}

/** The steps that are left, in this order. */
export function stepsLeft(answers: Answers, ground: SetupGround): SetupStep[] {
  const { hardened, repository, team, applyEnvironment } = answers;
  const environments = [...(hardened ? ['inventory'] : []), ...(applyEnvironment === null ? [] : [applyEnvironment])];
  return [
    ...(ground.hasRemote ? [] : [newRepository(answers, ground)]),
    ...(ground.hasInventory ? [] : [bringIn()]),
    ...(team === null ? [] : [teamAccess(team, repository)]),
    ...(environments.length > 0 ? [environment(answers, environments)] : []),
    secrets(answers, environments),
    ...(answers.ledger === '' ? [] : [ledger(answers, environments)]),
    ...(hardened ? [actions(answers)] : []),
    push(answers, ground),
    ruleset(answers),
  ];
}

/** The command that checks whether all steps were done. */
function doctorCommand({ repository, hardened }: Answers): string {
  return `cip-sync doctor --github ${repository} --expect ${hardened ? 'hardened' : 'plain'}`;
}

function newRepository({ repository, branch }: Answers, { currentBranch }: SetupGround): SetupStep {
  return {
    title: 'Make the repository on GitHub',
    commands: [
      ...(currentBranch === null ? [`git init --initial-branch ${shellWord(branch)}`] : []),
      `gh repo create ${repository} --private --source .`,
    ],
  };
}

function bringIn(): SetupStep {
  return {
    title: 'Import what is live, with the key in CIP_SYNC_API_KEY and the URL in CIP_SYNC_BASE_URL',
    commands: ['cip-sync import'],
  };
}

function teamAccess(team: string, repository: string): SetupStep {
  const [organization, slug] = team.split('/');
  return {
    title: 'Give the owners write access: owners without it do not count',
    commands: [`gh api -X PUT orgs/${organization}/teams/${slug}/repos/${repository} -f permission=push`],
  };
}

function environment({ repository, branch, applyEnvironment }: Answers, names: readonly string[]): SetupStep {
  const policy = 'deployment_branch_policy';
  const commands = names.flatMap((name) => {
    const path = `repos/${repository}/environments/${name}`;
    return [
      `gh api -X PUT ${path} -F '${policy}[protected_branches]=false' -F '${policy}[custom_branch_policies]=true'`,
      `gh api -X POST ${path}/deployment-branch-policies -f name=${shellWord(branch)}`,
    ];
  });
  const which = names.length === 1 ? 'the environment' : 'the environments';
  const gates = `; ${applyEnvironment} may then get reviewers, a wait, or a custom rule`;
  return {
    title: `Make ${which} that only the default branch may use${applyEnvironment === null ? '' : gates}`,
    commands,
  };
}

function secrets({ hardened, repository }: Answers, environments: readonly string[]): SetupStep {
  if (!hardened) {
    return {
      title: 'Keep the key as a secret: gh asks for it',
      commands: [`gh secret set CIP_INVENTORY_KEY --repo ${repository}`],
    };
  }
  const places = environments.map((name) => `--env ${name} --repo ${repository}`);
  const signing = places.map((place) => `gh secret set CIP_SIGNING_KEY ${place}`);
  const [first = ''] = signing;
  return {
    title:
      'Keep a new key of the service there (gh asks for it), and one that signs. Revoke the key that was used before',
    commands: [
      ...places.map((place) => `gh secret set CIP_INVENTORY_KEY ${place}`),
      signing.length === 1
        ? `openssl rand -hex 32 | ${first}`
        : `key=$(openssl rand -hex 32); ${signing.map((command) => `echo "$key" | ${command}`).join('; ')}`,
    ],
  };
}

function ledger(
  { ledger: place, repository, hardened, organization, baseUrl }: Answers,
  environments: readonly string[],
): SetupStep {
  const isElsewhere = place.includes('#');
  const [holder = '', branch = place] = isElsewhere ? place.split('#') : [repository, place];
  const places = hardened ? environments.map((name) => `--env ${name} `) : [''];
  const rules = '{"name":"ledger","target":"branch","enforcement":"active","conditions":{"ref_name":{"include":';
  const kinds = '"exclude":[]}},"rules":[{"type":"deletion"},{"type":"non_fast_forward"}]}';
  return {
    title: 'Begin the ledger, in a private repository, and protect it',
    commands: [
      `cip-sync ledger init --ledger ${shellWord(`https://github.com/${holder}.git#${branch}`)} --organization ${organization || 'SLUG'} --base-url ${shellWord(baseUrl)}`,
      `echo '${rules}["refs/heads/${branch}"],${kinds}' | gh api -X POST repos/${holder}/rulesets --input -`,
      ...(isElsewhere ? places.map((at) => `gh secret set CIP_LEDGER_TOKEN ${at}--repo ${repository}`) : []),
    ],
  };
}

function actions({ repository, action }: Answers): SetupStep {
  const path = `repos/${repository}/actions/permissions`;
  const [name] = action.split('@');
  return {
    title: 'Limit what Actions may do',
    commands: [
      `gh api -X PUT ${path} -F enabled=true -f allowed_actions=selected -F sha_pinning_required=true`,
      `gh api -X PUT ${path}/selected-actions -F github_owned_allowed=true -F verified_allowed=false -f 'patterns_allowed[]=${name}@*'`,
      `gh api -X PUT ${path}/workflow -f default_workflow_permissions=read -F can_approve_pull_request_reviews=false`,
      '# In a public repository GitHub blocks pull_request_target since 2026-11-02: allow it under Settings, Actions, Policies.',
    ],
  };
}

function push({ branch }: Answers, { hasRemoteBranch, currentBranch, paths }: SetupGround): SetupStep {
  const added = [...paths, 'inventory'].map(shellWord).join(' ');
  const commit = [`git add ${added}`, "git commit --message 'Set up the inventory'"];
  const isElsewhere = currentBranch !== null && currentBranch !== branch;
  return {
    title:
      'Bring the files to the default branch. The first apply ends as no-changes, because they declare what is live',
    commands: hasRemoteBranch
      ? [
          'git switch --create inventory-setup',
          ...commit,
          'git push --set-upstream origin inventory-setup',
          'gh pr create --fill && gh pr merge --squash',
        ]
      : [
          ...(isElsewhere ? [`git switch --create ${shellWord(branch)}`] : []),
          ...commit,
          `git push --set-upstream origin ${shellWord(branch)}`,
        ],
  };
}

function ruleset({ hardened, repository, team }: Answers): SetupStep {
  const what = 'from now on every change needs a pull request, an approval and its plan';
  const owners =
    '# Before that, run cip-sync init again with --team ORG/TEAM, which writes .github/CODEOWNERS, and push it.';
  const approval = '# Before that, add approval: review below each base-url in .github/workflows/, and push it.';
  const before = [...(team === null ? [owners] : []), approval];
  return {
    title: `Protect the default branch, last${hardened ? '' : ', if you want reviews'}: ${what}`,
    commands: [
      ...(hardened ? [] : before),
      `gh api -X POST repos/${repository}/rulesets --input .github/rulesets/inventory.json`,
    ],
  };
}

/** A numbered list of steps, and the command that checks them. Ends with a newline. */
export function renderSteps(steps: readonly SetupStep[], answers: Answers): string {
  const lines = steps.map(({ title, commands }, index) =>
    [`${index + 1}. ${title}:`, ...commands.map((command) => `     ${command}`)].join('\n'),
  );
  const guarded = answers.hardened ? '' : ' (with reviews, say --expect guarded)';
  const check = `${steps.length + 1}. Check that nothing was forgotten, with a token of an administrator in GH_TOKEN${guarded}:`;
  const last = [check, `     GH_TOKEN="$(gh auth token)" ${doctorCommand(answers)}`].join('\n');
  return `${['What is left to do, in this order:', ...lines, last].join('\n')}\n`;
}
