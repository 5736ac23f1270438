// The settings of a repository on GitHub, read with GET alone. What the token may not read is `hidden`, with the
// permission that it would take; null is what is not there. Of an answer only what is judged is kept.
import * as z from 'zod';
import { AnswerError, type Read } from './answers.ts';
import { GitHubError } from './errors.ts';
import { createSend, type Params, type Route, readAll, type Send, type SendOptions } from './request.ts';

// What plans and applies are called there, for whoever looks for them.
export { environmentOf } from './applied-deployment.ts';
export { checkName } from './record.ts';

/** What was asked for, or why it could not be seen. */
export type Seen<T> = { readonly value: T } | Hidden;

export interface Hidden {
  readonly hidden: {
    /** What the token would need, as GitHub calls it: `administration: read`. Null where another token sees no more. */
    readonly permission: string | null;
    /** A sentence without a name in it. */
    readonly why: string;
    /** 404: where that says more than that the token may not see it, the caller knows. */
    readonly isMissing: boolean;
  };
}

/** What one ruleset, or the classic protection, asks of a branch. */
export interface BranchRules {
  /** Null for the classic protection of the branch. */
  readonly ruleset: number | null;
  /** Who need not keep them: `Team 7`. */
  readonly bypass: Seen<readonly string[]>;
  readonly pullRequest: PullRequestRule | null;
  readonly statusChecks: StatusChecksRule | null;
  readonly forbidsForcePush: boolean;
  readonly forbidsDeletion: boolean;
}

export interface DeploymentEnvironment {
  /** `required_reviewers`, `wait_timer`, …: what a job waits for. */
  readonly gates: readonly string[];
  readonly branches: 'all' | 'protected' | 'selected';
}

export type SettingsReader = ReturnType<typeof createSettings>;

export interface SettingsOptions extends SendOptions {
  /** OWNER/REPO. */
  readonly repository: string;
  readonly signal: AbortSignal;
}

const REPO = '/repos/{owner}/{repo}';

/** A reader for one repository. Nothing is sent before the first call; no method rejects with a GitHubError. */
export function createSettings(options: SettingsOptions) {
  const send = createSend(options)(options.signal);
  const [owner = '', repo = ''] = options.repository.split('/');
  const asking = askOf(send, { owner, repo });
  return { ...branches(asking), ...files(asking), ...environments(asking), ...actions(asking), ...history(asking) };
}

interface Asking {
  one<T>(path: string, permission: string, schema: z.ZodType<T>, params?: Params): Promise<Seen<T>>;
  all<T>(
    path: string,
    permission: string,
    schema: z.ZodType<readonly T[]>,
    params?: Params,
  ): Promise<Seen<readonly T[]>>;
}

function askOf(send: Send, place: Params): Asking {
  const route = (path: string, permission: string): Route => ({ method: 'GET', path: REPO + path, permission });
  return {
    one: (path, permission, schema, params = {}) =>
      seen(permission, async () => {
        const request = { route: route(path, permission), params: { ...place, ...params }, read: reading(schema) };
        return (await send(request)).value;
      }),
    all: (path, permission, schema, params = {}) =>
      seen(permission, () =>
        readAll(send, { route: route(path, permission), params: { ...place, ...params }, read: reading(schema) }),
      ),
  };
}

function reading<T>(schema: z.ZodType<T>): Read<T> {
  return (answer) => {
    const read = schema.safeParse(answer);
    if (read.success) return read.data;
    throw new AnswerError(`${read.error.issues[0]?.path.join('.') || 'the answer'} is not as documented`);
  };
}

async function seen<T>(permission: string, ask: () => Promise<T>): Promise<Seen<T>> {
  try {
    return { value: await ask() };
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    const { status, kind } = error;
    const isRefused = kind === 'forbidden' || kind === 'not-found';
    const why = isRefused && status !== null ? `GitHub answered ${status}.` : error.message;
    return { hidden: { permission: isRefused ? permission : null, why, isMissing: status === 404 } };
  }
}

/** For what a 404 says that it is not there. */
async function orNull<T>(seen: Promise<Seen<T>>): Promise<Seen<T | null>> {
  const answer = await seen;
  return 'hidden' in answer && answer.hidden.isMissing ? { value: null } : answer;
}

export function mapSeen<T, U>(seen: Seen<T>, map: (value: T) => U): Seen<U> {
  return 'value' in seen ? { value: map(seen.value) } : seen;
}

const REPOSITORY = z
  .object({ default_branch: z.string(), private: z.boolean() })
  .transform((it) => ({ defaultBranch: it.default_branch, isPrivate: it.private }));
export type Repository = z.output<typeof REPOSITORY>;

const BRANCH = z
  .object({
    protected: z.boolean(),
    protection: z.object({ enabled: z.boolean().optional() }).optional(),
    commit: z.object({
      commit: z.object({
        committer: z.object({ date: z.string().optional() }).nullable(),
        verification: z.object({ verified: z.boolean(), reason: z.string() }).optional(),
      }),
    }),
  })
  .transform(({ protected: isProtected, protection, commit: { commit } }) => ({
    committedAt: commit.committer?.date ?? null,
    /** Whether GitHub knows of protection, and of the classic one; null where it does not say. */
    isProtected,
    isClassic: protection?.enabled ?? null,
    signature: commit.verification ?? null,
  }));
export type Branch = z.output<typeof BRANCH>;

const RULE = z.object({ type: z.string(), ruleset_id: z.number().optional(), parameters: z.unknown().optional() });
type Rule = z.infer<typeof RULE>;

const RULESET = z.object({
  bypass_actors: z
    .array(z.object({ actor_type: z.string(), actor_id: z.number().nullish(), bypass_mode: z.string().optional() }))
    .optional(),
});

const SWITCH = z.object({ enabled: z.boolean().default(false) }).default({ enabled: false });
const ACTORS = z.array(z.object({ id: z.number() })).default([]);
const PROTECTION = z.object({
  enforce_admins: SWITCH,
  allow_force_pushes: SWITCH,
  allow_deletions: SWITCH,
  required_pull_request_reviews: z
    .object({
      required_approving_review_count: z.number().default(0),
      dismiss_stale_reviews: z.boolean(),
      require_code_owner_reviews: z.boolean(),
      require_last_push_approval: z.boolean().default(false),
      bypass_pull_request_allowances: z.object({ users: ACTORS, teams: ACTORS, apps: ACTORS }).optional(),
    })
    .optional(),
  required_status_checks: z
    .object({
      strict: z.boolean().default(false),
      checks: z.array(z.object({ context: z.string(), app_id: z.number().nullable() })),
    })
    .optional(),
});

const PULL_RULE = z
  .object({
    required_approving_review_count: z.number(),
    dismiss_stale_reviews_on_push: z.boolean(),
    require_code_owner_review: z.boolean(),
    require_last_push_approval: z.boolean(),
  })
  .transform((it) => ({
    approvals: it.required_approving_review_count,
    dismissesStale: it.dismiss_stale_reviews_on_push,
    codeOwners: it.require_code_owner_review,
    lastPush: it.require_last_push_approval,
  }));
export type PullRequestRule = z.output<typeof PULL_RULE>;

const CHECKS_RULE = z
  .object({
    strict_required_status_checks_policy: z.boolean(),
    required_status_checks: z.array(z.object({ context: z.string(), integration_id: z.number().nullish() })),
  })
  .transform((it) => ({
    isStrict: it.strict_required_status_checks_policy,
    /** `app` is null where any app may report it. */
    checks: it.required_status_checks.map(({ context, integration_id: app }) => ({ name: context, app: app ?? null })),
  }));
export type StatusChecksRule = z.output<typeof CHECKS_RULE>;

const BYPASS_HIDDEN: Hidden = {
  hidden: {
    permission: 'administration: write',
    why: 'GitHub shows who may bypass a ruleset to those alone who may edit it.',
    isMissing: false,
  },
};

function branches({ one, all }: Asking) {
  const bypassOf = async (ruleset_id: number): Promise<Seen<readonly string[]>> => {
    const ruleset = await one('/rulesets/{ruleset_id}', 'metadata: read', RULESET, { ruleset_id });
    if ('hidden' in ruleset) return ruleset;
    const actors = ruleset.value.bypass_actors;
    if (actors === undefined) return BYPASS_HIDDEN;
    return { value: actors.map(({ actor_type: type, actor_id: id }) => (id == null ? type : `${type} ${id}`)) };
  };
  return {
    repository: () => one('', 'metadata: read', REPOSITORY),
    branch: (branch: string) => orNull(one('/branches/{branch}', 'contents: read', BRANCH, { branch })),
    /** What active rulesets ask of a branch, those of the organization included. */
    rules: async (branch: string): Promise<Seen<readonly BranchRules[]>> => {
      const rules = await all('/rules/branches/{branch}', 'metadata: read', z.array(RULE), { branch });
      if ('hidden' in rules) return rules;
      const ids = [...new Set(rules.value.map(({ ruleset_id: id }) => id ?? 0))];
      const membersOf = (id: number) => rules.value.filter(({ ruleset_id }) => (ruleset_id ?? 0) === id);
      const sets = ids.map(async (id) => rulesetOf(id, membersOf(id), await bypassOf(id)));
      return { value: await Promise.all(sets) };
    },
    /** Null without a classic protection, or where the token may not see it: GitHub answers both alike. */
    protection: async (branch: string): Promise<Seen<BranchRules | null>> =>
      orNull(
        one('/branches/{branch}/protection', 'administration: read', PROTECTION.transform(protectionOf), { branch }),
      ),
  };
}

function rulesetOf(ruleset: number, members: readonly Rule[], bypass: Seen<readonly string[]>): BranchRules {
  const parameters = (type: string) => members.find((rule) => rule.type === type)?.parameters;
  const has = (type: string) => members.some((rule) => rule.type === type);
  return {
    ruleset,
    bypass,
    pullRequest: PULL_RULE.safeParse(parameters('pull_request')).data ?? null,
    statusChecks: CHECKS_RULE.safeParse(parameters('required_status_checks')).data ?? null,
    forbidsForcePush: has('non_fast_forward'),
    forbidsDeletion: has('deletion'),
  };
}

function protectionOf(it: z.infer<typeof PROTECTION>): BranchRules {
  const { required_pull_request_reviews: reviews, required_status_checks: checks } = it;
  const { users = [], teams = [], apps = [] } = reviews?.bypass_pull_request_allowances ?? {};
  const actors = Object.entries({ User: users, Team: teams, Integration: apps });
  const bypass = actors.flatMap(([type, list]) => list.map(({ id }) => `${type} ${id}`));
  return {
    ruleset: null,
    bypass: { value: it.enforce_admins.enabled ? bypass : ['RepositoryRole admin', ...bypass] },
    pullRequest: reviews
      ? {
          approvals: reviews.required_approving_review_count,
          dismissesStale: reviews.dismiss_stale_reviews,
          codeOwners: reviews.require_code_owner_reviews,
          lastPush: reviews.require_last_push_approval,
        }
      : null,
    statusChecks: checks
      ? {
          isStrict: checks.strict,
          // -1 stands for any app.
          checks: checks.checks.map(({ context, app_id }) => ({ name: context, app: app_id === -1 ? null : app_id })),
        }
      : null,
    forbidsForcePush: !it.allow_force_pushes.enabled,
    forbidsDeletion: !it.allow_deletions.enabled,
  };
}

const FILE = z
  .object({ type: z.literal('file'), encoding: z.literal('base64'), content: z.string() })
  .transform(({ content }) => Buffer.from(content, 'base64').toString('utf8'));
const FOLDER = z
  .array(z.object({ type: z.string(), path: z.string() }))
  .transform((entries) => entries.filter(({ type }) => type === 'file').map(({ path }) => path));
const OWNER_ERROR = z.object({ line: z.number(), kind: z.string(), path: z.string() });
export type OwnerError = z.output<typeof OWNER_ERROR>;
const OWNER_ERRORS = z.object({ errors: z.array(OWNER_ERROR) }).transform(({ errors }) => errors);

/** As the default branch holds them. */
function files({ one }: Asking) {
  return {
    file: (path: string) => orNull(one('/contents/{path}', 'contents: read', FILE, { path })),
    folder: (path: string) => orNull(one('/contents/{path}', 'contents: read', FOLDER, { path })),
    ownerErrors: () => orNull(one('/codeowners/errors', 'contents: read', OWNER_ERRORS)),
  };
}

const ENVIRONMENT = z
  .object({
    protection_rules: z.array(z.object({ type: z.string() })).optional(),
    deployment_branch_policy: z
      .object({ protected_branches: z.boolean(), custom_branch_policies: z.boolean() })
      .nullish(),
  })
  .transform(
    ({ protection_rules: rules = [], deployment_branch_policy: policy }): DeploymentEnvironment => ({
      gates: rules.map(({ type }) => type).filter((type) => type !== 'branch_policy'),
      branches: policy == null ? 'all' : policy.protected_branches ? 'protected' : 'selected',
    }),
  );
const POLICY = z.object({ name: z.string().default(''), type: z.string().default('branch') });
export type BranchPolicy = z.output<typeof POLICY>;
const POLICIES = z.object({ branch_policies: z.array(POLICY) }).transform(({ branch_policies }) => branch_policies);
const SECRETS = z
  .object({ secrets: z.array(z.object({ name: z.string() })) })
  .transform(({ secrets }) => secrets.map(({ name }) => name.toUpperCase()));

function environments({ one, all }: Asking) {
  const path = '/environments/{environment_name}';
  return {
    environment: (environment_name: string) => orNull(one(path, 'actions: read', ENVIRONMENT, { environment_name })),
    branchPolicies: (environment_name: string) =>
      all(`${path}/deployment-branch-policies`, 'actions: read', POLICIES, { environment_name }),
    environmentSecrets: (environment_name: string) =>
      all(`${path}/secrets`, 'environments: read', SECRETS, { environment_name }),
    repositorySecrets: () => all('/actions/secrets', 'secrets: read', SECRETS),
    organizationSecrets: () => all('/actions/organization-secrets', 'secrets: read', SECRETS),
  };
}

const ACTIONS = z.object({
  enabled: z.boolean(),
  allowed_actions: z.string().optional(),
  sha_pinning_required: z.boolean().optional(),
});
const SELECTED = z.object({
  verified_allowed: z.boolean().default(false),
  patterns_allowed: z.array(z.string()).default([]),
});
const WORKFLOW_TOKEN = z.object({
  default_workflow_permissions: z.string(),
  can_approve_pull_request_reviews: z.boolean(),
});
const RETENTION = z.object({ days: z.number() }).transform(({ days }) => days);

function actions({ one }: Asking) {
  const ask = <T>(path: string, schema: z.ZodType<T>) =>
    one(`/actions/permissions${path}`, 'administration: read', schema);
  return {
    actions: () => ask('', ACTIONS),
    selectedActions: () => ask('/selected-actions', SELECTED),
    workflowToken: () => ask('/workflow', WORKFLOW_TOKEN),
    retention: () => ask('/artifact-and-log-retention', RETENTION),
  };
}

const PULLS = z
  .array(z.object({ number: z.number(), merged_at: z.string().nullable(), head: z.object({ sha: z.string() }) }))
  .transform((pulls) => pulls.filter(({ merged_at }) => merged_at !== null).map(({ head }) => head.sha));
const CHECK_RUN = z
  .object({ started_at: z.string().nullable(), app: z.object({ id: z.number() }).nullable() })
  .transform(({ app, started_at: startedAt }) => ({ app: app?.id ?? null, startedAt }));
export type CheckSeen = z.output<typeof CHECK_RUN>;
const CHECK_RUNS = z.object({ check_runs: z.array(CHECK_RUN) }).transform(({ check_runs: runs }) => runs);
const DEPLOYMENT = z
  .object({ id: z.number(), sha: z.string(), created_at: z.string() })
  .transform(({ id, sha, created_at: createdAt }) => ({ id, sha, createdAt }));
export type DeploymentSeen = z.output<typeof DEPLOYMENT>;
const STATUSES = z.array(z.object({ state: z.string() })).transform((list) => list.map(({ state }) => state));

function history({ one }: Asking) {
  return {
    /** Heads of the pull requests that were merged into a branch, of the 20 that were touched last. */
    mergedHeads: (base: string) => {
      const newest = { base, state: 'closed', sort: 'updated', direction: 'desc', per_page: 20 };
      return one('/pulls', 'pull-requests: read', PULLS, newest);
    },
    checkRuns: (ref: string, check_name: string) =>
      one('/commits/{ref}/check-runs', 'checks: read', CHECK_RUNS, { ref, check_name, filter: 'latest' }),
    newestDeployments: (environment: string) =>
      one('/deployments', 'deployments: read', z.array(DEPLOYMENT), { environment, per_page: 1 }),
    deploymentStates: (deployment_id: number) =>
      one('/deployments/{deployment_id}/statuses', 'deployments: read', STATUSES, { deployment_id, per_page: 1 }),
  };
}
