// Whose token it is and what it may do. Permissions are those of a workflow's `permissions:`.
import type { Account, App, RepositoryState } from './state.ts';

type Scope =
  | 'actions'
  | 'administration'
  | 'checks'
  | 'contents'
  | 'issues'
  | 'pull-requests'
  | 'secrets'
  | 'environments';
export type Permissions = Readonly<Partial<Record<Scope, 'read' | 'write'>>>;

export interface Holder {
  readonly app: App;
  /** The login of a person, for a personal token. */
  readonly user?: string;
  readonly permissions: Permissions;
}

/** The account that is the author of what this token makes. */
export function actorOf(state: RepositoryState, { app, user }: Holder): Account {
  return state.account(user ?? `${app.slug}[bot]`);
}

export const GITHUB_ACTIONS: App = { id: 15368, slug: 'github-actions' };

/** The token that every test may use. It has the permissions in `ALL`. */
export const DEFAULT_TOKEN = 'ghs_StandIn0000000000000000000000000000';

export const ALL: Permissions = {
  ...{ actions: 'read', checks: 'write', contents: 'write', issues: 'write', 'pull-requests': 'write' },
};

/** The permissions of an administrator's token. */
export const ADMINISTRATOR: Permissions = { ...ALL, administration: 'read', secrets: 'read', environments: 'read' };

/** What each operation needs. One of several scopes is enough. For any other operation, every token is enough. */
const NEEDS: readonly (readonly [level: 'read' | 'write', scopes: readonly Scope[], operations: readonly string[]])[] =
  [
    ['write', ['checks'], ['checks/create', 'checks/update']],
    ['read', ['checks'], ['checks/get', 'checks/list-for-ref']],
    ['write', ['contents'], ['git/create-tree', 'git/create-commit', 'git/create-ref', 'git/update-ref']],
    ['read', ['contents'], ['git/get-ref', 'repos/list-commits', 'repos/compare-commits-with-basehead']],
    ['read', ['contents'], ['repos/get-content', 'repos/get-branch', 'repos/codeowners-errors']],
    ['read', ['actions'], ['actions/get-workflow-run', 'repos/get-environment']],
    ['read', ['actions'], ['repos/list-deployment-branch-policies']],
    ['read', ['pull-requests'], ['pulls/list', 'pulls/get', 'pulls/list-reviews', 'pulls/list-commits']],
    ['read', ['pull-requests', 'contents'], ['repos/list-pull-requests-associated-with-commit']],
    ['read', ['issues', 'pull-requests'], ['issues/list-comments']],
    ['write', ['issues', 'pull-requests'], ['issues/create-comment', 'issues/update-comment', 'issues/delete-comment']],
    ['read', ['issues'], ['issues/list-for-repo']],
    ['write', ['issues'], ['issues/create', 'issues/update']],
    ['read', ['environments'], ['actions/list-environment-secrets']],
    ['read', ['secrets'], ['actions/list-repo-secrets', 'actions/list-repo-organization-secrets']],
  ];

/** Whether the token may carry out the operation. Anyone may read a public repository. */
export function allows({ permissions }: Holder, operation: string, isPublic: boolean): boolean {
  const [level, scopes] = NEEDS.find(([, , operations]) => operations.includes(operation)) ?? ['read', []];
  if (level === 'read' && (isPublic || scopes.length === 0)) return true;
  return scopes.some((scope) => permissions[scope] === 'write' || permissions[scope] === level);
}
