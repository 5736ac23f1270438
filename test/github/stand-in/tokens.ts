// Who a token stands for and what it may do. Permissions are those of a workflow's `permissions:`.
import type { Account, App, RepositoryState } from './state.ts';

type Scope = 'actions' | 'administration' | 'checks' | 'contents' | 'issues' | 'pull-requests' | 'secrets';
export type Permissions = Readonly<Partial<Record<Scope, 'read' | 'write'>>>;

export interface Holder {
  readonly app: App;
  /** The login of the person whose own token it is. */
  readonly user?: string;
  readonly permissions: Permissions;
}

/** Whose name stands on what this token makes. */
export function actorOf(state: RepositoryState, { app, user }: Holder): Account {
  return state.account(user ?? `${app.slug}[bot]`);
}

export const GITHUB_ACTIONS: App = { id: 15368, slug: 'github-actions' };

/** The token that every test may use: all that the project asks for, and issues. */
export const DEFAULT_TOKEN = 'ghs_StandIn0000000000000000000000000000';

export const ALL: Permissions = {
  ...{ actions: 'read', checks: 'write', contents: 'write', issues: 'write', 'pull-requests': 'write' },
};

/** What the token of an administrator reads besides. */
export const ADMINISTRATOR: Permissions = { ...ALL, administration: 'read', secrets: 'read' };

type Need = readonly [level: 'read' | 'write', ...scopes: readonly Scope[]];

/** What each operation needs; any one of several scopes will do. */
const NEEDS: Readonly<Record<string, Need>> = {
  'checks/create': ['write', 'checks'],
  'checks/update': ['write', 'checks'],
  'checks/get': ['read', 'checks'],
  'checks/list-for-ref': ['read', 'checks'],
  'git/get-ref': ['read', 'contents'],
  'git/create-tree': ['write', 'contents'],
  'git/create-commit': ['write', 'contents'],
  'git/create-ref': ['write', 'contents'],
  'git/update-ref': ['write', 'contents'],
  'actions/get-workflow-run': ['read', 'actions'],
  'pulls/list': ['read', 'pull-requests'],
  'repos/list-commits': ['read', 'contents'],
  'repos/compare-commits-with-basehead': ['read', 'contents'],
  'repos/list-pull-requests-associated-with-commit': ['read', 'pull-requests', 'contents'],
  'pulls/get': ['read', 'pull-requests'],
  'pulls/list-reviews': ['read', 'pull-requests'],
  'pulls/list-commits': ['read', 'pull-requests'],
  'issues/list-comments': ['read', 'issues', 'pull-requests'],
  'issues/delete-comment': ['write', 'issues', 'pull-requests'],
  'issues/create-comment': ['write', 'issues', 'pull-requests'],
  'issues/update-comment': ['write', 'issues', 'pull-requests'],
  'issues/list-for-repo': ['read', 'issues'],
  'issues/create': ['write', 'issues'],
  'issues/update': ['write', 'issues'],
  'repos/get-content': ['read', 'contents'],
  'repos/get-branch': ['read', 'contents'],
  'repos/codeowners-errors': ['read', 'contents'],
  'repos/get-environment': ['read', 'actions'],
  'repos/list-deployment-branch-policies': ['read', 'actions'],
  'actions/list-repo-secrets': ['read', 'secrets'],
  'actions/list-repo-organization-secrets': ['read', 'secrets'],
};

/** True when a token with these permissions may. What is public may be read by anyone. */
export function allows({ permissions }: Holder, operation: string, isPublic: boolean): boolean {
  const [level, ...scopes] = NEEDS[operation] ?? (['read'] as const);
  if (level === 'read' && (isPublic || scopes.length === 0)) return true;
  return scopes.some((scope) => permissions[scope] === 'write' || permissions[scope] === level);
}
