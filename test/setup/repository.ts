// A repository at the stand-in for GitHub whose hardened setup is as init leaves it and an administrator completes it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createSettings } from '../../src/github/settings.ts';
import type { Setup } from '../../src/setup/check.ts';
import { type Diagnosis, diagnose } from '../../src/setup/doctor.ts';

export type { Answers } from '../../src/setup/files.ts';

import { type Answers, setupFile, sourcesOf } from '../../src/setup/files.ts';
import { lookAtGitHub } from '../../src/setup/look.ts';
import { ADMINISTRATOR, type Permissions } from '../github/stand-in/tokens.ts';
import { type StandIn, standIn } from '../github/stand-in.ts';
import { ROOT } from '../journeys/harness.ts';

export const HARDENED: Answers = {
  repository: 'acme/inventory',
  baseUrl: 'https://inventory.example',
  action: `octo/cip-inventory-sync@${'a1'.repeat(20)}`,
  hardened: true,
  team: 'acme/owners',
  ...{ organization: '', ledger: '', preCommit: false, defaultBranch: 'main' },
};

/** What init writes, by path, without the schema. */
export function written(answers: Answers): Record<string, string> {
  const sources = sourcesOf(answers, '.github/CODEOWNERS').filter(({ from }) => from !== 'schema');
  const files = sources.map((source) => {
    const template = readFileSync(join(ROOT, source.from), 'utf8');
    return setupFile({ source, template, before: null, forced: false }, answers);
  });
  return Object.fromEntries(files.map(({ path, text }) => [path, text]));
}

const INVENTORY = 'cyber_system: Alpha\nassets: []\n';

/** Everything right, a first plan recorded and a first apply marked. */
export async function hardenedRepository(answers = HARDENED): Promise<StandIn> {
  const github = await openRepository(answers);
  onTestFinished(() => github.close());
  return github;
}

/** The same, which the caller closes. */
export async function openRepository(answers = HARDENED): Promise<StandIn> {
  const github = await standIn();
  const files = written(answers);
  const { after } = await github.directPush({ ...files, 'inventory/alpha.yml': INVENTORY });
  const { settings } = github.state;
  const ruleset = JSON.parse(files['.github/rulesets/inventory.json'] ?? '');
  const { bypass_actors: bypass, conditions: _, ...rules } = ruleset;
  settings.rulesets = [{ id: 42, source: 'acme/inventory', ...rules, bypass }];
  settings.environments.inventory = {
    gates: [],
    policy: { protected_branches: false, custom_branch_policies: true },
    branches: [{ name: 'main', type: 'branch' }],
    secrets: ['CIP_INVENTORY_KEY', 'CIP_SIGNING_KEY'],
  };
  settings.actions = { enabled: true, allowed_actions: 'selected', sha_pinning_required: true };
  settings.selectedActions = {
    ...{ github_owned_allowed: true, verified_allowed: false },
    patterns_allowed: ['octo/cip-inventory-sync@*'],
  };
  settings.workflowToken = { default_workflow_permissions: 'read', can_approve_pull_request_reviews: false };
  await github.commitFiles('more', { 'inventory/alpha.yml': `# more\n${INVENTORY}` });
  const pull = await github.openPull({ branch: 'more' });
  github.plantCheckRun({ headSha: pull.headSha, name: 'inventory plan' });
  await github.merge(pull);
  plantMark(github, after, 'success');
  return github;
}

export function plantMark({ state }: StandIn, sha: string, ended: string): void {
  const at = state.calendar.stamp();
  const creator = state.account('github-actions[bot]');
  const about = { sha, ref: sha, task: 'inventory-apply', environment: 'inventory-applied', payload: {} };
  const flags = { description: '', app: null, isTransient: false, isProduction: false };
  const by = { creator, createdAt: at, app: null, environment: about.environment };
  const status = { id: state.nextId(), state: ended, ...by, description: '', logUrl: '' };
  state.deployments.push({ id: state.nextId(), ...about, ...flags, ...by, statuses: [status] });
}

interface Asked {
  readonly expect?: Setup;
  readonly permissions?: Permissions;
  readonly now?: number;
}

/** What doctor says of it. */
export async function doctorOf(github: StandIn, { expect, permissions = ADMINISTRATOR, now }: Asked = {}) {
  const token = 'ghp_Doctor000000000000000000000000000000';
  github.grant(token, { permissions });
  const clock = { now: () => now ?? Date.now(), sleep: async () => {} };
  const readerOf = (repository: string) =>
    createSettings({
      ...{ apiUrl: github.url, repository, token, userAgent: 'cip-inventory-sync/test', clock },
      ...{ random: () => 0, signal: new AbortController().signal },
    });
  const look = { repository: 'acme/inventory', readerOf, apiUrl: github.url, now: clock.now() };
  const facts = { here: null, service: null, github: await lookAtGitHub(look), localRuns: [] };
  return diagnose(facts, expect ?? null);
}

/** `check state`, of those that are not right. */
export function notRight({ checks }: Diagnosis): string[] {
  return checks.filter(({ state }) => state !== 'right').map(({ check, state }) => `${check} ${state}`);
}
