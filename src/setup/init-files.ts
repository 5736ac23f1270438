// What init writes: the files of examples/ with the values of this repository, and the steps that only a person can do.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { yamlString } from '../text/text.ts';
import { OWNERS_PATHS } from './code-owners.ts';

/** The values given to init, which were checked. None can be markup, or more than one word in a shell. */
export interface Answers {
  readonly repository: string;
  readonly host: string;
  readonly baseUrl: string;
  /** OWNER/REPO@COMMIT. */
  readonly action: string;
  readonly hardened: boolean;
  /** ORG/TEAM; '' if nobody owns the files. */
  readonly team: string;
  /** Slug; '' for none. */
  readonly organization: string;
  /** BRANCH, or OWNER/REPO#BRANCH; '' for none. */
  readonly ledger: string;
  /** Whether the files follow the export of a CMDB. */
  readonly cmdb: boolean;
  /** The default branch. */
  readonly branch: string;
}

/**
 * The files of the setup, as this repository needs them. `owners`: the path of CODEOWNERS. `read`: reads an example.
 */
export function setupFiles(answers: Answers, owners: string, read: (from: string) => string) {
  const { hardened, team, cmdb } = answers;
  const files: [path: string, from: string][] = [
    ['.github/workflows/inventory.yml', `examples/workflows/${hardened ? 'hardened' : 'plan-and-apply'}.yml`],
    ['.github/workflows/inventory-drift.yml', 'examples/workflows/drift.yml'],
    ['.github/rulesets/inventory.json', 'examples/setup/ruleset.json'],
    ['.github/rulesets/inventory-applied.json', 'examples/setup/ruleset-applied.json'],
    ['.gitignore', 'examples/setup/gitignore'],
  ];
  if (cmdb) files.push(['.github/workflows/inventory-cmdb.yml', 'examples/workflows/cmdb.yml']);
  if (team !== '') files.push([owners, 'examples/setup/CODEOWNERS']);
  return files.map(([path, from]) => ({ path, text: filledIn(read(from), answers) }));
}

/** The files of the setup, as they are and as init writes them. */
export function compareFiles(answers: Answers, cwd: string, packageRoot: string) {
  const textAt = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : null);
  // A new CODEOWNERS goes where GitHub looks first. Beside it, one in another place would no longer count.
  const owners = OWNERS_PATHS.find((path) => existsSync(join(cwd, path))) ?? OWNERS_PATHS[0];
  const files = setupFiles(answers, owners, (from) => readFileSync(join(packageRoot, from), 'utf8'));
  return files.map(({ path, text }) => ({ path, before: textAt(join(cwd, path)), text }));
}

const PLACEHOLDER = `OWNER/cip-inventory-sync@${'0'.repeat(40)}`;
/** The comment behind a pinned commit names a release. For the user's own commit, the release is not known. */
const VERSION = / # v[\d.]+$/gm;

/** The text of an example as this repository needs it. */
function filledIn(template: string, answers: Answers): string {
  const { action, baseUrl, hardened, team, organization, branch, ledger } = answers;
  const [name = '', sha = ''] = action.split('@');
  const scalar = (text: string) =>
    /^[A-Za-z][\w.~:/%-]*$/.test(text) && !text.endsWith(':') ? text : yamlString(text);
  const text = template
    .replace(/^.*$/gm, (line) => (line.includes('0'.repeat(40)) ? line.replace(VERSION, '') : line))
    .replaceAll(PLACEHOLDER, action)
    .replaceAll('OWNER/cip-inventory-sync', name)
    .replaceAll('0'.repeat(40), sha)
    .replaceAll('https://inventory.example', () => scalar(baseUrl))
    .replaceAll('branches: [main]', () => `branches: [${scalar(branch)}]`)
    .replaceAll('@ORGANIZATION/inventory-owners', `@${team}`)
    .replace(/^# Beside hardened\.yml.*\n/m, '')
    .replace(/^( *)# hardened: (.*\n)/gm, hardened ? '$1$2' : '');
  const withInputs = (part: string, inputs: readonly string[]) =>
    part.replace(/^( *)base-url: .*\n/gm, (line, indent: string) =>
      [line, ...inputs.map((input) => `${indent}${input}\n`)].join(''),
    );
  const owned = organization === '' ? text : withInputs(text, [`organization: ${scalar(organization)}`]);
  if (ledger === '') return owned;

  // Plans never write the ledger. A ledger in this repository needs `contents: write`, any other needs its own token.
  const at = Math.max(0, owned.indexOf('\n  apply:\n'));
  const [plans, writers] = [owned.slice(0, at), owned.slice(at)];
  const isElsewhere = ledger.includes('#');
  const token = isElsewhere ? [`ledger-token: ${'$'}{{ secrets.CIP_LEDGER_TOKEN }}`] : [];
  const wired = withInputs(writers, [`ledger: ${scalar(ledger)}`, ...token]);
  if (isElsewhere) return plans + wired;
  return plans + wired.replace(/^( {2}drift:\n(?: {4}.*\n)*? {6}contents: )read.*$/m, '$1write # the ledger');
}

const STORE_KEY = 'Store the API key from CIP_SYNC_API_KEY as a secret. gh asks for it';

/** The steps that are left to do, in order, each as a title and exact commands. The last step checks the others. */
export function renderSteps(answers: Answers, paths: readonly string[], hasInventory: boolean): string {
  const { repository, host, branch, hardened, team, ledger, cmdb, action, organization, baseUrl } = answers;
  const place = hardened ? `--env inventory --repo ${repository}` : `--repo ${repository}`;
  const steps: [title: string, ...commands: string[]][] = [
    [
      'Use a private repository. In a public one every run fails, since everyone could read what it prints, unless you add allow-public: true below each base-url. If there is no repository yet, make it',
      `git init --initial-branch ${shellWord(branch)}`,
      `gh repo create ${repository} --private --source .`,
    ],
  ];
  if (!hasInventory) {
    steps.push([
      'Import what is live, with the key in CIP_SYNC_API_KEY and the URL in CIP_SYNC_BASE_URL',
      'cip-sync import',
    ]);
  }
  if (team !== '') {
    steps.push([
      'Give the owners write access: owners without it do not count',
      `gh api -X PUT orgs/${team.replace('/', '/teams/')}/repos/${repository} -f permission=push`,
    ]);
  }
  if (hardened) {
    const path = `repos/${repository}/environments/inventory`;
    steps.push([
      'Make the environment that only the default branch may use',
      `gh api -X PUT ${path} -F 'deployment_branch_policy[protected_branches]=false' -F 'deployment_branch_policy[custom_branch_policies]=true'`,
      `gh api -X POST ${path}/deployment-branch-policies -f name=${shellWord(branch)}`,
    ]);
    steps.push([
      'Store an API key there (gh asks for it), and a key that signs records. If the API key was a secret of the repository before, use a new one and revoke the old one',
      `gh secret set CIP_INVENTORY_KEY ${place}`,
      `openssl rand -hex 32 | gh secret set CIP_SIGNING_KEY ${place}`,
    ]);
    const permissions = `repos/${repository}/actions/permissions`;
    steps.push([
      'Limit what Actions may do. In a public repository, also allow pull_request_target under Settings, Actions, Policies',
      `gh api -X PUT ${permissions} -F enabled=true -f allowed_actions=selected -F sha_pinning_required=true`,
      `gh api -X PUT ${permissions}/selected-actions -F github_owned_allowed=true -F verified_allowed=false -f 'patterns_allowed[]=${action.split('@')[0]}@*'`,
      `gh api -X PUT ${permissions}/workflow -f default_workflow_permissions=read -F can_approve_pull_request_reviews=false`,
    ]);
  } else steps.push([STORE_KEY, `gh secret set CIP_INVENTORY_KEY ${place}`]);
  if (ledger !== '') {
    const isElsewhere = ledger.includes('#');
    const [holder = '', ref = ledger] = isElsewhere ? ledger.split('#') : [repository, ledger];
    const remote = shellWord(`https://${host}/${holder}.git#${ref}`);
    const rules = '"rules":[{"type":"deletion"},{"type":"non_fast_forward"}]';
    const conditions = `"conditions":{"ref_name":{"include":["refs/heads/${ref}"],"exclude":[]}}`;
    if (!isElsewhere)
      steps.push([
        'If the repository on GitHub has no commit yet, push one: GitHub makes the first branch the default branch',
        `git commit --allow-empty --message 'Begin the repository' && git push origin HEAD:${branch}`,
      ]);
    steps.push([
      `Begin the ledger, in a private repository, and protect it${isElsewhere ? '. CIP_LEDGER_TOKEN is a token that may write the contents of only that repository' : ''}. To sign its commits, first set CIP_SYNC_LEDGER_KEY here, and give the workflows ledger-key`,
      `cip-sync ledger init --ledger ${remote} --organization ${organization || 'SLUG'} --base-url ${shellWord(baseUrl)}`,
      `echo '{"name":"ledger","target":"branch","enforcement":"active",${conditions},${rules}}' | gh api -X POST repos/${holder}/rulesets --input -`,
      ...(isElsewhere ? [`gh secret set CIP_LEDGER_TOKEN ${place}`] : []),
    ]);
  }
  if (cmdb) {
    steps.push([
      'Say in .github/cmdb-mapping.yml what the columns of the export mean, and replace the step "Take the export" in .github/workflows/inventory-cmdb.yml. Make a GitHub App with contents: write and pull-requests: write, install it on this repository, and keep its client id, its private key, and a token that may read the CMDB',
      `gh variable set CMDB_APP_CLIENT_ID ${place}`,
      `gh secret set CMDB_APP_KEY ${place} < app.private-key.pem`,
      `gh secret set CMDB_TOKEN ${place}`,
    ]);
  }
  const added = [...paths, 'inventory', ...(cmdb ? ['.github/cmdb-mapping.yml'] : [])];
  steps.push([
    'Push the files to the default branch. If it does not accept pushes, use a pull request. The first apply ends as no-changes, because the files declare what is live',
    `git add ${added.map(shellWord).join(' ')}`,
    "git commit --message 'Set up the inventory'",
    `git push origin HEAD:${branch}`,
  ]);
  const rulesets = `gh api -X POST repos/${repository}/rulesets --input .github/rulesets`;
  steps.push([
    `Protect the applied log. On a free plan of GitHub, a private repository has no rulesets${hardened ? ', and this setup needs them' : ': leave out this step and the next there'}`,
    `${rulesets}/inventory-applied.json`,
  ]);
  steps.push([
    `Protect the default branch${hardened ? '' : ', if you want reviews'}: from now on every change needs a pull request, an approval and its plan`,
    `${rulesets}/inventory.json`,
  ]);
  steps.push([
    'Check that nothing was forgotten, with a token of an administrator',
    `GH_TOKEN="$(gh auth token)" cip-sync doctor --github ${repository}`,
  ]);
  const lines = steps.flatMap(([title, ...commands], index) => [
    `${index + 1}. ${title}:`,
    ...commands.map((command) => `     ${command}`),
  ]);
  return ['What is left to do, in this order, in a POSIX shell (on Windows: Git Bash):', ...lines, ''].join('\n');
}

/** The text as one word of a shell, for a command that a person copies. */
function shellWord(text: string): string {
  return /^[\w./@:=+,-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
