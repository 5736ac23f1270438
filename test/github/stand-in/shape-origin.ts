// What every shape needs: where the API and the repository are, and how an account is written.
import type { Contract } from './contract.ts';
import { exampleOf, isObject, type Json, objectAt } from './examples.ts';
import type { Account, RepositoryState } from './state.ts';

export const SITE = 'https://github.com';

/** A pull request in GitHub's own words, with every key of today. */
export const PULL_EXAMPLE = exampleOf('pull_request', ({ action, pull_request }) => {
  return action === 'synchronize' && isObject(pull_request) && 'auto_merge' in pull_request;
});

export interface Origin {
  readonly state: RepositoryState;
  readonly contract: Contract;
  /** Of the API, as GITHUB_API_URL has it. */
  readonly apiUrl: string;
}

export function repoUrl({ apiUrl, state }: Origin): string {
  return `${apiUrl}/repos/${state.fullName}`;
}

export function userShape({ apiUrl }: Origin, { id, login, type }: Account): Json {
  const template = objectAt(objectAt(PULL_EXAMPLE, 'pull_request'), 'user');
  const url = `${apiUrl}/users/${encodeURIComponent(login)}`;
  return { ...template, id, login, type, url, html_url: `${SITE}/${encodeURIComponent(login)}` };
}

export function maybeUser(origin: Origin, account: Account | null): Json | null {
  return account === null ? null : userShape(origin, account);
}
