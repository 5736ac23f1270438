// The settings of a repository on GitHub, read only with GET. What the token may not read is `hidden`, with the
// permission that would show it. null means that it does not exist. Only the parts that are judged are kept.
import * as z from 'zod';
import { by, repository } from './answers.ts';
import { GitHubError } from './errors.ts';
import { type Asking, askOf, createSend, type Params, type Route, type SendOptions } from './request.ts';

// The name of a plan's check.
export { checkName } from './record.ts';

/** What was read, or why it could not be read. */
export type Setting<T> = { readonly value: T } | Hidden;

export interface Hidden {
  readonly hidden: {
    /** A sentence without a name in it. */
    readonly why: string;
    readonly remedy: string;
    /** True for a 404. Only the caller knows whether it means more than that the token may not see it. */
    readonly isMissing: boolean;
  };
}

/** What one ruleset requires of a branch. */
export interface BranchRules {
  /** Who may bypass them: `Team 7`. */
  readonly bypass: Setting<readonly string[]>;
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

/** A reader for one repository. Nothing is sent before the first call. No method rejects with a GitHubError. */
export function createSettings(options: SettingsOptions) {
  const { until, open } = createSend(options);
  const [owner = '', repo = ''] = options.repository.split('/');
  const asking = askAbout(askOf({ send: until(options.signal), open }), { owner, repo });
  return { ...branches(asking), ...files(asking), ...environments(asking) };
}

interface SettingsAsking {
  one<T>(path: string, permission: string, schema: z.ZodType<T>, params?: Params): Promise<Setting<T>>;
  all<T>(
    path: string,
    permission: string,
    schema: z.ZodType<readonly T[]>,
    params?: Params,
  ): Promise<Setting<readonly T[]>>;
}

function askAbout(github: Asking, place: Params): SettingsAsking {
  const route = (path: string, permission: string): Route => ({ method: 'GET', path: REPO + path, permission });
  return {
    one: (path, permission, schema, params = {}) =>
      reading(permission, () => github.one(route(path, permission), { ...place, ...params }, by(schema))),
    all: (path, permission, schema, params = {}) =>
      reading(permission, () => github.all(route(path, permission), { ...place, ...params }, by(schema))),
  };
}

async function reading<T>(permission: string, ask: () => Promise<T>): Promise<Setting<T>> {
  try {
    return { value: await ask() };
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    const { status, kind, message } = error;
    if (kind === 'forbidden' || kind === 'not-found') return hiddenBy(permission, status);
    const why = `It could not be read: ${message}`;
    return { hidden: { why, remedy: 'Run doctor again.', isMissing: false } };
  }
}

/** Hidden, with the permission that would show it. */
export function hiddenBy(permission: string, status: number | null = 404): Hidden {
  const why = `It could not be read: GitHub answered ${status ?? 'with a refusal'}.`;
  return { hidden: { why, remedy: `Run doctor with a token that has ${permission}.`, isMissing: status === 404 } };
}

/** For reads in which a 404 means that it does not exist. */
async function nullIfMissing<T>(pending: Promise<Setting<T>>): Promise<Setting<T | null>> {
  const answer = await pending;
  return 'hidden' in answer && answer.hidden.isMissing ? { value: null } : answer;
}

/** Maps a value. What is hidden stays hidden. */
export function mapReading<T, U>(reading: Setting<T>, map: (value: T) => U): Setting<U> {
  return 'value' in reading ? { value: map(reading.value) } : reading;
}

/** null if it could not be read. */
export function valueIn<T>(reading: Setting<T>): T | null {
  return 'value' in reading ? reading.value : null;
}

const REPOSITORY = repository.transform((it) => ({ defaultBranch: it.default_branch, isPrivate: it.private }));
export type Repository = z.output<typeof REPOSITORY>;

/** A branch, and whether it may have a classic protection. */
const BRANCH = z
  .object({ protected: z.boolean(), protection: z.object({ enabled: z.boolean().optional() }).optional() })
  .transform((it) => ({ mayBeClassic: it.protected && it.protection?.enabled !== false }));

const RULE = z.object({ type: z.string(), ruleset_id: z.number().optional(), parameters: z.unknown().optional() });
type Rule = z.infer<typeof RULE>;

const RULESET = z.object({
  bypass_actors: z
    .array(z.object({ actor_type: z.string(), actor_id: z.number().nullish(), bypass_mode: z.string().optional() }))
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
type PullRequestRule = z.output<typeof PULL_RULE>;

const CHECKS_RULE = z
  .object({
    strict_required_status_checks_policy: z.boolean(),
    required_status_checks: z.array(z.object({ context: z.string(), integration_id: z.number().nullish() })),
  })
  .transform((it) => ({
    isStrict: it.strict_required_status_checks_policy,
    /** `app` is null if any app may report it. */
    checks: it.required_status_checks.map(({ context, integration_id: app }) => ({ name: context, app: app ?? null })),
  }));
export type StatusChecksRule = z.output<typeof CHECKS_RULE>;

const BYPASS_HIDDEN: Hidden = {
  hidden: {
    why: 'GitHub shows who may bypass a ruleset only to those who may edit it.',
    remedy: 'Run doctor with a token that has administration: write.',
    isMissing: false,
  },
};

function branches({ one, all }: SettingsAsking) {
  const bypassOf = async (ruleset_id: number): Promise<Setting<readonly string[]>> => {
    const ruleset = await one('/rulesets/{ruleset_id}', 'metadata: read', RULESET, { ruleset_id });
    if ('hidden' in ruleset) return ruleset;
    const actors = ruleset.value.bypass_actors;
    if (actors === undefined) return BYPASS_HIDDEN;
    return { value: actors.map(({ actor_type: type, actor_id: id }) => (id == null ? type : `${type} ${id}`)) };
  };
  return {
    repository: () => one('', 'metadata: read', REPOSITORY),
    branch: (branch: string) => nullIfMissing(one('/branches/{branch}', 'contents: read', BRANCH, { branch })),
    /** The requirements of active rulesets, including those of the organization, for a branch. */
    rules: async (branch: string): Promise<Setting<readonly BranchRules[]>> => {
      const rules = await all('/rules/branches/{branch}', 'metadata: read', z.array(RULE), { branch });
      if ('hidden' in rules) return rules;
      const ids = [...new Set(rules.value.map(({ ruleset_id: id }) => id ?? 0))];
      const membersOf = (id: number) => rules.value.filter(({ ruleset_id }) => (ruleset_id ?? 0) === id);
      const sets = ids.map(async (id) => rulesetOf(membersOf(id), await bypassOf(id)));
      return { value: await Promise.all(sets) };
    },
  };
}

function rulesetOf(members: readonly Rule[], bypass: Setting<readonly string[]>): BranchRules {
  const parameters = (type: string) => members.find((rule) => rule.type === type)?.parameters;
  const has = (type: string) => members.some((rule) => rule.type === type);
  return {
    bypass,
    pullRequest: PULL_RULE.safeParse(parameters('pull_request')).data ?? null,
    statusChecks: CHECKS_RULE.safeParse(parameters('required_status_checks')).data ?? null,
    forbidsForcePush: has('non_fast_forward'),
    forbidsDeletion: has('deletion'),
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

/** Files on the default branch. */
function files({ one }: SettingsAsking) {
  return {
    file: (path: string) => nullIfMissing(one('/contents/{path}', 'contents: read', FILE, { path })),
    folder: (path: string) => nullIfMissing(one('/contents/{path}', 'contents: read', FOLDER, { path })),
    ownerErrors: () => one('/codeowners/errors', 'contents: read', OWNER_ERRORS),
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
const CUSTOM_RULES = z
  .object({
    custom_deployment_protection_rules: z
      .array(z.object({ enabled: z.boolean(), app: z.object({ slug: z.string() }) }))
      .default([]),
  })
  .transform((it) => it.custom_deployment_protection_rules.filter(({ enabled }) => enabled).map(({ app }) => app.slug));
const SECRETS = z
  .object({ secrets: z.array(z.object({ name: z.string() })) })
  .transform(({ secrets }) => secrets.map(({ name }) => name.toUpperCase()));

function environments({ one, all }: SettingsAsking) {
  const path = '/environments/{environment_name}';
  return {
    environment: (environment_name: string) =>
      nullIfMissing(one(path, 'actions: read', ENVIRONMENT, { environment_name })),
    branchPolicies: (environment_name: string) =>
      all(`${path}/deployment-branch-policies`, 'actions: read', POLICIES, { environment_name }),
    /** Custom rules: apps whose approval a job waits for. */
    customRules: (environment_name: string) =>
      one(`${path}/deployment_protection_rules`, 'actions: read', CUSTOM_RULES, { environment_name }),
    environmentSecrets: (environment_name: string) =>
      all(`${path}/secrets`, 'environments: read', SECRETS, { environment_name }),
    repositorySecrets: () => all('/actions/secrets', 'secrets: read', SECRETS),
    organizationSecrets: () => all('/actions/organization-secrets', 'secrets: read', SECRETS),
  };
}
