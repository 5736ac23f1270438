// Reads the settings of a repository on GitHub, only with GET. A setting that the token may not read is `hidden`, with
// the permission that would show it. null means that it does not exist. Only the parts that are judged are kept.
import * as z from 'zod';
import { GitHubError } from './errors.ts';
import { createAsking, type SendOptions } from './request.ts';

/** What was read, or why it could not be read. */
export type Reading<T> = { readonly value: T } | Hidden;

export interface Hidden {
  readonly hidden: {
    /** A sentence without a name in it. */
    readonly reason: string;
    readonly remedy: string;
    /** The status of GitHub's answer. Only the caller knows whether a 404 means that the setting does not exist. */
    readonly status: number | null;
  };
}

const REPOSITORY = z.object({ default_branch: z.string() }).transform((it) => ({ defaultBranch: it.default_branch }));

const BRANCH = z.object({ name: z.string() });

const RULE = z.object({ type: z.string(), ruleset_id: z.number().optional(), parameters: z.unknown().optional() });

const RULESET = z.object({
  bypass_actors: z.array(z.object({ actor_type: z.string(), actor_id: z.number().nullish() })).optional(),
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

const CHECKS_RULE = z
  .object({
    strict_required_status_checks_policy: z.boolean(),
    required_status_checks: z.array(z.object({ context: z.string() })),
  })
  .transform((it) => ({
    isStrict: it.strict_required_status_checks_policy,
    checks: it.required_status_checks.map(({ context }) => context),
  }));

/** What one ruleset requires of a branch. */
export interface BranchRules {
  /** Who may bypass the ruleset, such as `Team 7`. */
  readonly bypass: Reading<readonly string[]>;
  /** The types of its rules, such as `deletion` and `non_fast_forward`. */
  readonly types: readonly string[];
  readonly pullRequest: z.output<typeof PULL_RULE> | null;
  readonly statusChecks: z.output<typeof CHECKS_RULE> | null;
}

const FILE = z
  .object({ type: z.literal('file'), encoding: z.literal('base64'), content: z.string() })
  .transform(({ content }) => Buffer.from(content, 'base64').toString('utf8'));

const FOLDER = z
  .array(z.object({ type: z.string(), path: z.string() }))
  .transform((entries) => entries.filter(({ type }) => type === 'file').map(({ path }) => path));

const OWNER_ERRORS = z
  .object({ errors: z.array(z.object({ line: z.number(), kind: z.string(), path: z.string() })) })
  .transform(({ errors }) => errors);

const ENVIRONMENT = z
  .object({ deployment_branch_policy: z.object({ protected_branches: z.boolean() }).nullish() })
  .transform(({ deployment_branch_policy: policy }) =>
    policy == null ? ('all' as const) : policy.protected_branches ? ('protected' as const) : ('selected' as const),
  );

const POLICIES = z.array(z.object({ name: z.string().default(''), type: z.string().default('branch') }));

const SECRETS = z
  .array(z.object({ name: z.string() }))
  .transform((secrets) => secrets.map(({ name }) => name.toUpperCase()));

/** A reader for one repository, OWNER/REPO. Sends nothing before the first call. No method rejects with GitHubError. */
export function createSettings(options: SendOptions & { readonly repository: string; readonly signal: AbortSignal }) {
  const asking = createAsking(options, () => {})(options.signal);
  const [owner = '', repo = ''] = options.repository.split('/');

  const routeOf = (path: string, permission: string) =>
    ({ method: 'GET', path: `/repos/{owner}/{repo}${path}`, permission }) as const;
  const ask = <T>(path: string, permission: string, schema: z.ZodType<T>, params: object = {}) => {
    return reading(permission, () => asking.ask(routeOf(path, permission), { owner, repo, ...params }, schema));
  };
  const askAll = <T>(path: string, permission: string, schema: z.ZodType<readonly T[]>, params: object = {}) => {
    return reading(permission, () => asking.askAll(routeOf(path, permission), { owner, repo, ...params }, schema));
  };
  /** For settings for which a 404 means that they do not exist. */
  const askOrNull = async <T>(
    path: string,
    permission: string,
    schema: z.ZodType<T>,
    params: object,
  ): Promise<Reading<T | null>> => {
    const answer = await ask(path, permission, schema, params);
    return 'hidden' in answer && answer.hidden.status === 404 ? { value: null } : answer;
  };

  async function bypassOf(ruleset_id: number): Promise<Reading<readonly string[]>> {
    const ruleset = await ask('/rulesets/{ruleset_id}', 'metadata: read', RULESET, { ruleset_id });
    if ('hidden' in ruleset) return ruleset;
    const actors = ruleset.value.bypass_actors;
    if (actors === undefined) {
      const reason = 'GitHub shows who may bypass a ruleset only to those who may edit it.';
      return hidden(reason, 'Run doctor with a token that has administration: write.');
    }
    return { value: actors.map(({ actor_type: type, actor_id: id }) => (id == null ? type : `${type} ${id}`)) };
  }

  return {
    repository: () => ask('', 'metadata: read', REPOSITORY),
    branch: (branch: string) => askOrNull('/branches/{branch}', 'contents: read', BRANCH, { branch }),
    /** The active rulesets for a branch, including those of the organization. The branch need not exist. */
    rules: async (branch: string): Promise<Reading<readonly BranchRules[]>> => {
      const rules = await askAll('/rules/branches/{branch}', 'metadata: read', z.array(RULE), { branch });
      if ('hidden' in rules) {
        // Every token may read the rules. A 403 means that the repository cannot have any.
        if (rules.hidden.status !== 403) return rules;
        return hidden(rules.hidden.reason, 'On a free plan of GitHub, a private repository has no rulesets.');
      }
      const ids = [...new Set(rules.value.map(({ ruleset_id }) => ruleset_id ?? 0))];
      const sets = ids.map(async (id) => {
        const members = rules.value.filter(({ ruleset_id }) => (ruleset_id ?? 0) === id);
        const parameters = (type: string) => members.find((rule) => rule.type === type)?.parameters;
        return {
          bypass: await bypassOf(id),
          types: members.map(({ type }) => type),
          pullRequest: PULL_RULE.safeParse(parameters('pull_request')).data ?? null,
          statusChecks: CHECKS_RULE.safeParse(parameters('required_status_checks')).data ?? null,
        };
      });
      return { value: await Promise.all(sets) };
    },
    /** A file of the default branch. */
    file: (path: string) => askOrNull('/contents/{path}', 'contents: read', FILE, { path }),
    folder: (path: string) => askOrNull('/contents/{path}', 'contents: read', FOLDER, { path }),
    /** The lines of CODEOWNERS that GitHub does not understand. */
    ownerErrors: () => ask('/codeowners/errors', 'contents: read', OWNER_ERRORS),
    /** Which branches may use an environment. */
    environment: (environment_name: string) =>
      askOrNull('/environments/{environment_name}', 'actions: read', ENVIRONMENT, { environment_name }),
    branchPolicies: (environment_name: string) =>
      askAll('/environments/{environment_name}/deployment-branch-policies', 'actions: read', POLICIES, {
        environment_name,
      }),
    /** The names of secrets, in upper case. */
    environmentSecrets: (environment_name: string) =>
      askAll('/environments/{environment_name}/secrets', 'environments: read', SECRETS, { environment_name }),
    repositorySecrets: () => askAll('/actions/secrets', 'secrets: read', SECRETS),
    organizationSecrets: () => askAll('/actions/organization-secrets', 'secrets: read', SECRETS),
  };
}

async function reading<T>(permission: string, ask: () => Promise<T>): Promise<Reading<T>> {
  try {
    return { value: await ask() };
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    const { status, kind, message } = error;
    if (kind === 'forbidden' || kind === 'not-found') return hiddenBy(permission, status);
    return hidden(`It could not be read: ${message}`, 'Run doctor again.');
  }
}

/** A setting that is hidden because the token lacks this permission. */
export function hiddenBy(permission: string, status: number | null = 404): Hidden {
  const reason = `It could not be read: GitHub answered ${status ?? 'with a refusal'}.`;
  return hidden(reason, `Run doctor with a token that has ${permission}.`, status);
}

export function hidden(reason: string, remedy: string, status: number | null = null): Hidden {
  return { hidden: { reason, remedy, status } };
}
