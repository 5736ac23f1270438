// One setting judged: what doctor says, line by line (design section 9). Words and judgement stand together, since a
// check is both.
import type { Hidden, Seen } from '../github/settings.ts';

/** How much a repository asks of its settings, least first. */
export const SETUPS = ['none', 'plain', 'guarded', 'hardened'] as const;
export type Setup = (typeof SETUPS)[number];

/** Whether a setup asks at least what another does. */
export function isAtLeast(setup: Setup, least: Setup): boolean {
  return SETUPS.indexOf(setup) >= SETUPS.indexOf(least);
}

/** Every check, in the order in which they are told. docs/setup.md says what each is for. */
export const CHECKS = [
  ...['node', 'git', 'files', 'path', 'gitignore'],
  ...['service', 'certificate', 'key', 'organization', 'lists', 'latency', 'unique-names', 'size'],
  ...['repository', 'workflow', 'workflow-events', 'workflow-approval', 'workflow-environment', 'workflow-signing-key'],
  ...['workflow-permissions', 'workflow-pins', 'workflow-queue', 'workflow-credentials', 'workflow-steps'],
  ...['workflow-runner', 'workflow-key'],
  ...['branch-pull-request', 'branch-approvals', 'branch-code-owners', 'branch-stale-approvals', 'branch-last-push'],
  ...['branch-check', 'branch-check-app', 'branch-up-to-date', 'branch-force-push', 'branch-deletion', 'branch-bypass'],
  ...['code-owners', 'code-owners-errors'],
  ...['environment', 'environment-branches', 'environment-gates', 'environment-secrets'],
  ...['repository-secrets', 'organization-secrets'],
  ...['actions-default-permissions', 'actions-approve', 'actions-allowed', 'actions-sha-pinning'],
  ...['check-retention', 'record', 'applied-mark'],
  ...['ledger', 'ledger-private', 'ledger-protected', 'ledger-tip', 'ledger-age'],
] as const;

export type CheckState = 'right' | 'wrong' | 'unknown';

export interface Check {
  readonly check: string;
  readonly state: CheckState;
  readonly message: string;
  /** '' where there is nothing to do. */
  readonly remedy: string;
}

/** What a judge says: what is right, or what is not and how to mend it. */
export type CheckVerdict = Omit<Check, 'check'>;

export const right = (message: string): CheckVerdict => ({ state: 'right', message, remedy: '' });
export const wrong = (message: string, remedy: string): CheckVerdict => ({ state: 'wrong', message, remedy });
export const unknown = (message: string, remedy: string): CheckVerdict => ({ state: 'unknown', message, remedy });

/** null for what could not be seen. */
export function seenValue<T>(seen: Seen<T>): T | null {
  return 'value' in seen ? seen.value : null;
}

/** Judges what could be seen; what could not is unknown, with the permission that it takes. */
export function judged<T>(seen: Seen<T>, judge: (value: T) => CheckVerdict): CheckVerdict {
  return 'value' in seen ? judge(seen.value) : unseen(seen);
}

export function unseen({ hidden: { permission, why } }: Hidden): CheckVerdict {
  const remedy = permission === null ? 'Run doctor again.' : `Run doctor with a token that has ${permission}.`;
  return unknown(`It could not be seen: ${why}`, remedy);
}

/** The same of what may not be there, which is told once: null then. */
export function judgedWhereThere<T>(seen: Seen<T | null>, judge: (value: T) => CheckVerdict): CheckVerdict | null {
  if ('value' in seen) return seen.value === null ? null : judge(seen.value);
  return unseen(seen);
}

/** The first that is wrong, else that is unknown, else the last; null for none. */
export function worst(verdicts: readonly (CheckVerdict | null)[]): CheckVerdict | null {
  const known = verdicts.filter((one) => one !== null);
  const find = (state: CheckState) => known.find((one) => one.state === state);
  return find('wrong') ?? find('unknown') ?? known.at(-1) ?? null;
}

/** In the order of CHECKS. */
export function inOrder(verdicts: Readonly<Record<string, CheckVerdict | null>>): Check[] {
  return CHECKS.flatMap((check) => {
    const verdict = verdicts[check];
    return verdict == null ? [] : [{ check, ...verdict }];
  });
}
