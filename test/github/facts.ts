// Facts for tests of pure functions: commits by short names, pull requests, records, and check runs with them.
import type { CheckRun, Commit, PullRequest } from '../../src/github/answers.ts';
import type { PlanRecord } from '../../src/github/record.ts';

export const SCOPE = {
  ...{ repository: '1', repositoryName: 'acme/inventory' },
  ...{ service: 'https://service.example', name: '' },
};

/** A commit's hash from a short name, such as `c7`. */
export function sha(name: string): string {
  return Buffer.from(name).toString('hex').padEnd(40, '0');
}

/** The short name that a hash was made from. */
export function short(hash: string): string {
  return Buffer.from(hash, 'hex').toString().replaceAll('\0', '');
}

export function commit(name: string, parents: readonly string[]): Commit {
  return {
    ...{ sha: sha(name), parents: parents.map(sha), author: null, committer: null },
    ...{ message: '', tree: sha('tree'), claimed_author: '' },
  };
}

/** The commits c1 to c`count` in one line, oldest first. */
export function line(count: number): Commit[] {
  return Array.from({ length: count }, (_, index) => commit(`c${index + 1}`, index === 0 ? [] : [`c${index}`]));
}

const AT = '2026-03-01T12:00:00Z';

/** A pull request, by default merged into main. */
export function pullRequest(number: number, given: Partial<PullRequest> = {}): PullRequest {
  return {
    ...{ number, title: `Change ${number}`, state: 'closed', head_sha: sha(`head${number}`), base_ref: 'main' },
    ...{ merged_at: AT, updated_at: AT, merge_commit_sha: null, commit_count: null },
    ...{ author: { id: 1, login: 'dana', type: 'User' }, ...given },
  };
}

/** A record, by default without changes. */
export function planRecord(given: Partial<PlanRecord> = {}): PlanRecord {
  return {
    ...{ ...SCOPE, pullRequest: 7, head: 'a'.repeat(40), baseBranch: 'main', base: 'c'.repeat(40) },
    ...{ organization: 'acme', digest: '', title: 'Replace clocks', changes: [] },
    ...{ at: AT, ...given },
  };
}

/** A check run, by default a successful one of the bot `us`. */
export function checkRun(given: Partial<CheckRun> = {}): CheckRun {
  return {
    ...{ id: 1, name: 'inventory plan', head_sha: 'a'.repeat(40), status: 'completed' },
    ...{ title: 'Plan', summary: '', text: '', app_id: 1, bot: 'us', external_id: null, html_url: null },
    ...given,
  };
}
