// The settings of the repository, as an administrator made them: read, never written.
import { type Call, failure, listed, NOT_FOUND, ok, type Play } from './answer.ts';
import { commitShape } from './shape-checks.ts';
import type { SettingsState } from './state.ts';

export const SETTINGS: Readonly<Record<string, Play>> = {
  'repos/get-content': content,
  'repos/get-branch': branch,
  'repos/get-branch-rules': (call) => listed(call, rulesFor(call), (_, rule) => ({ ...rule })),
  'repos/get-repo-ruleset': ({ params, state: { settings } }) => {
    const ruleset = settings.rulesets.find(({ id }) => id === Number(params.ruleset_id));
    if (ruleset === undefined) return NOT_FOUND;
    const { bypass, ...rest } = ruleset;
    return ok({ ...rest, ...(bypass === null ? {} : { bypass_actors: bypass }) });
  },
  'repos/codeowners-errors': ({ state: { settings } }) => ok({ errors: settings.ownerErrors }),
  'repos/get-environment': (call) => inEnvironment(call, ({ policy }, name) => environment(name, policy)),
  'repos/list-deployment-branch-policies': (call) =>
    inEnvironment(call, ({ branches }) => ({ total_count: branches.length, branch_policies: branches })),
  'actions/list-repo-secrets': ({ state: { settings } }) => ok(secretList(settings.repositorySecrets)),
  'actions/list-repo-organization-secrets': ({ state: { settings } }) => ok(secretList(settings.organizationSecrets)),
};

function rulesFor({ state: { settings, fullName, defaultBranch }, params }: Call) {
  return settings.rulesets
    .filter(({ branches }) => (branches ?? [defaultBranch]).includes(params.branch ?? ''))
    .flatMap(({ id, rules }) =>
      rules.map((rule) => ({ ...rule, ruleset_id: id, ruleset_source: fullName, ruleset_source_type: 'Repository' })),
    );
}

/** Of the default branch: a file with its text, or a folder with the names in it. */
async function content(call: Call) {
  const { git, params, state, url } = call;
  const path = params.path ?? '';
  const tip = await git.resolve(`refs/heads/${state.defaultBranch}`);
  const files = tip === null ? {} : await git.filesOf(tip);
  const text = files[path];
  const below = Object.keys(files).filter((name) => name.startsWith(`${path}/`));
  if (text === undefined && below.length === 0) return NOT_FOUND;
  const shape = (name: string, type: string) => ({
    ...{ type, name: name.split('/').at(-1), path: name, size: 1, sha: '0'.repeat(40) },
    ...{ url, git_url: url, html_url: url, download_url: url, _links: { self: url, git: url, html: url } },
  });
  if (text === undefined) return ok(below.map((name) => shape(name, 'file')));
  // GitHub breaks the lines of what it encodes.
  const encoded = Buffer.from(text).toString('base64').replace(/.{60}/g, '$&\n');
  return ok({ ...shape(path, 'file'), encoding: 'base64', content: encoded });
}

async function branch(call: Call) {
  const { git, params, state, url } = call;
  const name = params.branch ?? '';
  const [tip] = (await git.resolve(`refs/heads/${name}`)) === null ? [] : await git.log(name);
  if (tip === undefined) return failure(404, 'Branch not found');
  return ok({
    ...{ name, commit: commitShape(call, tip), protection_url: url },
    _links: { html: url, self: url },
    protected: state.settings.rulesets.length > 0,
    protection: { enabled: false },
  });
}

type EnvironmentState = SettingsState['environments'][string];

function inEnvironment({ state, params }: Call, tell: (environment: EnvironmentState, name: string) => unknown) {
  const name = params.environment_name ?? '';
  const found = state.settings.environments[name];
  return found === undefined ? NOT_FOUND : ok(tell(found, name));
}

const AT = '2026-01-02T03:04:05Z';

function environment(name: string, policy: EnvironmentState['policy']) {
  const rules = policy === null ? [] : ['branch_policy'];
  return {
    ...{ id: 7, node_id: 'EN_7', name, url: 'https://api.github.example', html_url: 'https://github.example' },
    ...{ created_at: AT, updated_at: AT, deployment_branch_policy: policy },
    protection_rules: rules.map((type, id) => ({ id, node_id: `GA_${id}`, type })),
  };
}

function secretList(names: readonly string[]) {
  return { total_count: names.length, secrets: names.map((name) => ({ name, created_at: AT, updated_at: AT })) };
}
