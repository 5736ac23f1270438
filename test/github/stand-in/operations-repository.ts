// The operations of the repository. Trees, commits and branches can be made through the API. A branch moves only to a
// descendant of its newest commit, unless that is forced, and not at all if a rule refuses it. The rest is only read:
// pull requests, reviews and permissions (in tests, history.ts makes them), runs of workflows, and settings.
import {
  type Answer,
  type Call,
  created,
  failure,
  invalid,
  listed,
  NOT_FOUND,
  ok,
  type Play,
  page,
  said,
} from './answer.ts';
import { isObject } from './examples.ts';
import {
  commitShape,
  comparisonShape,
  gitCommitShape,
  permissionShape,
  pullInListShape,
  pullShape,
  refShape,
  repositoryShape,
  repoUrl,
  reviewShape,
  workflowRunShape,
} from './shapes.ts';
import type { PullState, SettingsState } from './state.ts';
import { actorOf } from './tokens.ts';

export const REPOSITORY: Readonly<Record<string, Play>> = {
  'repos/get': (call) =>
    ok({ ...repositoryShape(call), has_discussions: false, network_count: 0, subscribers_count: 0 }),
  'repos/list-commits': async (call) => {
    const from = await call.git.resolve(call.query.sha ?? call.state.defaultBranch);
    return from === null ? NOT_FOUND : listed(call, await call.git.log(from), commitShape);
  },
  'repos/compare-commits-with-basehead': (call) => compare(call),
  'git/get-ref': async (call) => {
    const ref = `refs/${call.params.ref}`;
    const sha = await call.git.resolve(ref);
    return sha === null ? NOT_FOUND : ok(refShape(call, ref, sha));
  },
  'repos/list-pull-requests-associated-with-commit': async (call) => {
    const sha = call.params.commit_sha ?? '';
    if ((await call.git.resolve(sha)) === null) return failure(422, `No commit found for SHA: ${sha}`);
    return listed(call, pullsOf(call, sha), pullInListShape);
  },
  'git/create-tree': (call) => {
    const entries = Array.isArray(call.body.tree) ? call.body.tree.filter(isObject) : [];
    const files = entries.map((entry) => [said(entry, 'path') ?? '', said(entry, 'content') ?? ''] as const);
    const sha = call.git.writeTree(Object.fromEntries(files));
    return created({ sha, url: `${repoUrl(call)}/git/trees/${sha}`, tree: [], truncated: false });
  },
  'git/create-commit': createCommit,
  'git/create-ref': async (call) => {
    const [ref = '', sha = ''] = [said(call.body, 'ref'), said(call.body, 'sha')];
    if (!/^refs\/.+\/./.test(ref)) return failure(422, 'Reference name is not valid');
    if ((await call.git.resolve(sha)) === null) return failure(422, 'Object does not exist');
    if ((await call.git.resolve(ref)) !== null) return failure(422, 'Reference already exists');
    return move(call, { ref, before: null, sha, answer: created });
  },
  'git/update-ref': async (call) => {
    const [ref, sha = ''] = [`refs/${call.params.ref}`, said(call.body, 'sha')];
    const before = await call.git.resolve(ref);
    if (before === null) return failure(422, 'Reference does not exist');
    if ((await call.git.resolve(sha)) === null) return failure(422, 'Object does not exist');
    const isForward = (await call.git.log(sha)).some((behind) => behind.sha === before);
    if (!isForward && call.body.force !== true) return failure(422, 'Update is not a fast forward');
    return move(call, { ref, before, sha, answer: ok });
  },
  'actions/get-workflow-run': (call) => {
    const run = call.state.runs.get(call.params.run_id ?? '');
    return run === undefined ? NOT_FOUND : ok(workflowRunShape(call, call.params.run_id ?? '', run));
  },
  'pulls/list': (call) => {
    const { state = 'open', base, head, sort = 'created' } = call.query;
    const asked = call.state.pulls.filter((pull) => {
      const from = `${call.state.owner}:${pull.branch}`;
      return pull.state === state && (base ?? pull.base) === pull.base && (head ?? from) === from;
    });
    const key = sort === 'updated' ? 'updatedAt' : 'createdAt';
    const sorted = asked.toSorted((a, b) => b[key].localeCompare(a[key]) || b.number - a.number);
    return listed(call, sorted, pullInListShape);
  },
  'pulls/get': (call) => {
    const pull = pullOf(call);
    return pull === undefined ? NOT_FOUND : ok(pullShape(call, pull));
  },
  'pulls/list-reviews': (call) => {
    const pull = pullOf(call);
    if (pull === undefined) return NOT_FOUND;
    const reviews = call.state.reviews.filter((review) => review.pull === pull.number);
    return listed(call, reviews, reviewShape);
  },
  'pulls/list-commits': async (call) => {
    const pull = pullOf(call);
    if (pull === undefined) return NOT_FOUND;
    // Oldest first, and not more than GitHub lists.
    const commits = (await call.git.log(pull.headSha, { not: pull.baseSha })).toReversed().slice(0, 250);
    return listed(call, commits, commitShape);
  },
  'repos/get-collaborator-permission-level': (call) => {
    const { state, params } = call;
    const account = state.account(params.username ?? '');
    // An app is not a person, so it has no permission of this kind.
    if (account.type === 'Bot') return failure(404, `${account.login} is not a user`);
    return ok(permissionShape(call, account, state.roleOf(account.login)));
  },
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
  'actions/list-environment-secrets': (call) => inEnvironment(call, ({ secrets = [] }) => secretList(secrets)),
  'actions/list-repo-secrets': ({ state: { settings } }) => ok(secretList(settings.repositorySecrets)),
  'actions/list-repo-organization-secrets': ({ state: { settings } }) => ok(secretList(settings.organizationSecrets)),
};

async function compare(call: Call): Promise<Answer> {
  const { git, params } = call;
  const basehead = params.basehead ?? '';
  const [base = null, head = null] = await Promise.all(basehead.split('...').map((each) => git.resolve(each)));
  if (base === null || head === null) return NOT_FOUND;
  const mergeBase = await git.mergeBase(base, head);
  if (mergeBase === null) return failure(404, `No common ancestor between ${basehead.replace('...', ' and ')}.`);
  const ahead = (await git.log(head, { not: base })).toReversed();
  const about = {
    ...{ basehead, base: await git.commitAt(base), mergeBase: await git.commitAt(mergeBase) },
    ...{ ahead: ahead.length, behind: (await git.log(base, { not: head })).length },
  };
  return page(ahead, call, (commits) => comparisonShape(call, { ...about, commits }));
}

function pullsOf({ state }: Call, sha: string) {
  const numbers = state.broughtBy.get(sha) ?? new Set();
  return state.pulls.filter((pull) => numbers.has(pull.number) && (pull.state === 'open' || pull.mergedAt !== null));
}

async function createCommit(call: Call): Promise<Answer> {
  const { git, body, state, holder } = call;
  const [tree = '', message = ''] = [said(body, 'tree'), said(body, 'message')];
  const parents = (Array.isArray(body.parents) ? body.parents : []).map(String);
  if (!git.hasTree(tree)) return invalid('Tree', 'tree', 'Tree SHA does not exist');
  for (const parent of parents) {
    if ((await git.resolve(parent)) === null) return failure(422, 'Parent SHA does not exist');
  }
  const { login } = actorOf(state, holder);
  const author = { name: login, email: `1+${login}@users.noreply.github.com` };
  const sha = git.commitTree(tree, parents, { message, author, at: state.calendar.stamp() });
  return created(gitCommitShape(call, await git.commitAt(sha)));
}

function move(call: Call, to: { ref: string; before: string | null; sha: string; answer: typeof ok }): Answer {
  const { ref, before, sha, answer } = to;
  const rule = call.state.guardedRefs.get(ref);
  if (rule !== undefined) return failure(422, rule);
  // Another request may have moved the ref after it was read.
  if (!call.git.swap(ref, before, sha)) return failure(409, 'Reference cannot be updated');
  return answer(refShape(call, ref, sha));
}

function pullOf({ state, params }: Call): PullState | undefined {
  return state.pulls.find(({ number }) => number === Number(params.pull_number));
}

function rulesFor({ state: { settings, fullName, defaultBranch }, params }: Call) {
  return settings.rulesets
    .filter(({ branches }) => (branches ?? [defaultBranch]).includes(params.branch ?? ''))
    .flatMap(({ id, rules }) =>
      rules.map((rule) => ({ ...rule, ruleset_id: id, ruleset_source: fullName, ruleset_source_type: 'Repository' })),
    );
}

/** Content of the default branch: a file with its text, or a folder with the names in it. */
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
  // GitHub breaks the encoded text into lines.
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

function inEnvironment({ state, params }: Call, shape: (environment: EnvironmentState, name: string) => unknown) {
  const name = params.environment_name ?? '';
  const found = state.settings.environments[name];
  return found === undefined ? NOT_FOUND : ok(shape(found, name));
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
