// What only a person can do after init, in order, as exact commands.
import { shellWord } from '../report/escape.ts';
import type { Answers } from './files.ts';

export interface SetupStep {
  readonly title: string;
  readonly commands: readonly string[];
}

/** How the repository stands: without one on GitHub yet, there is nothing to open a pull request against. */
export interface SetupGround {
  readonly hasRemote: boolean;
  /** What init wrote or would write. */
  readonly paths: readonly string[];
  readonly hasInventory: boolean;
}

export function actsLeft(answers: Answers, ground: SetupGround): SetupStep[] {
  const { hardened, repository, team } = answers;
  return [
    ...(ground.hasRemote ? [] : [newRepository(answers)]),
    ...(ground.hasInventory ? [] : [bringIn()]),
    ...(team === null ? [] : [teamAccess(team, repository)]),
    ...(hardened ? [environment(answers)] : []),
    secrets(answers),
    ...(answers.ledger === '' ? [] : [ledger(answers)]),
    ...(hardened ? [actions(answers)] : []),
    push(answers, ground),
    ...(hardened ? [ruleset(repository)] : []),
  ];
}

/** The command that tells whether all was done. */
function doctorCommand({ repository, hardened }: Answers): string {
  return `cip-sync doctor --github ${repository} --expect ${hardened ? 'hardened' : 'plain'}`;
}

function newRepository({ repository, defaultBranch }: Answers): SetupStep {
  return {
    title: 'Make the repository on GitHub',
    commands: [
      `git init --initial-branch ${shellWord(defaultBranch)}`,
      `gh repo create ${repository} --private --source .`,
    ],
  };
}

function bringIn(): SetupStep {
  return {
    title: 'Bring in what is live, with the key in CIP_SYNC_API_KEY and the address in CIP_SYNC_BASE_URL',
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

function environment({ repository, defaultBranch }: Answers): SetupStep {
  const path = `repos/${repository}/environments/inventory`;
  const policy = 'deployment_branch_policy';
  return {
    title: 'Make the environment that only the default branch may use',
    commands: [
      `gh api -X PUT ${path} -F '${policy}[protected_branches]=false' -F '${policy}[custom_branch_policies]=true'`,
      `gh api -X POST ${path}/deployment-branch-policies -f name=${shellWord(defaultBranch)}`,
    ],
  };
}

function secrets({ hardened, repository }: Answers): SetupStep {
  if (!hardened) {
    return {
      title: 'Keep the key as a secret: gh asks for it',
      commands: [`gh secret set CIP_INVENTORY_KEY --repo ${repository}`],
    };
  }
  const place = `--env inventory --repo ${repository}`;
  return {
    title:
      'Keep a new key of the service there (gh asks for it), and one that signs. Revoke the key that was used before',
    commands: [
      `gh secret set CIP_INVENTORY_KEY ${place}`,
      `openssl rand -hex 32 | gh secret set CIP_SIGNING_KEY ${place}`,
    ],
  };
}

function ledger({ ledger: place, repository, hardened, organization, baseUrl }: Answers): SetupStep {
  const isElsewhere = place.includes('#');
  const [holder = '', branch = place] = isElsewhere ? place.split('#') : [repository, place];
  const where = `${hardened ? '--env inventory ' : ''}--repo ${repository}`;
  const rules = '{"name":"ledger","target":"branch","enforcement":"active","conditions":{"ref_name":{"include":';
  const kinds = '"exclude":[]}},"rules":[{"type":"deletion"},{"type":"non_fast_forward"}]}';
  return {
    title: 'Begin the ledger, in a private repository, and protect it',
    commands: [
      `cip-sync audit init --ledger ${shellWord(`https://github.com/${holder}.git#${branch}`)} --organization ${organization || 'SLUG'} --base-url ${shellWord(baseUrl)}`,
      `echo '${rules}["refs/heads/${branch}"],${kinds}' | gh api -X POST repos/${holder}/rulesets --input -`,
      ...(isElsewhere ? [`gh secret set CIP_LEDGER_TOKEN ${where}`] : []),
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
    ],
  };
}

function push({ defaultBranch }: Answers, { hasRemote, paths }: SetupGround): SetupStep {
  const added = [...paths, 'inventory'].map(shellWord).join(' ');
  const commit = [`git add ${added}`, "git commit --message 'Set up the inventory'"];
  return {
    title: 'Bring the files to the default branch. The first apply ends as no-changes, since they say what is live',
    commands: hasRemote
      ? [
          'git switch --create inventory-setup',
          ...commit,
          'git push --set-upstream origin inventory-setup',
          'gh pr create --fill && gh pr merge --squash',
        ]
      : [...commit, `git push --set-upstream origin ${shellWord(defaultBranch)}`],
  };
}

function ruleset(repository: string): SetupStep {
  return {
    title: 'Protect the default branch, last: from now on every change needs a pull request and its plan',
    commands: [`gh api -X POST repos/${repository}/rulesets --input .github/rulesets/inventory.json`],
  };
}

/** As a numbered list, and the command that checks it. Ends with a newline. */
export function renderActs(acts: readonly SetupStep[], answers: Answers): string {
  const steps = acts.map(({ title, commands }, index) =>
    [`${index + 1}. ${title}:`, ...commands.map((command) => `     ${command}`)].join('\n'),
  );
  const check = [`${acts.length + 1}. See that nothing was forgotten, with a token of an administrator in GH_TOKEN:`];
  const last = [...check, `     GH_TOKEN="$(gh auth token)" ${doctorCommand(answers)}`].join('\n');
  return `${['What is left to do, in this order:', ...steps, last].join('\n')}\n`;
}
