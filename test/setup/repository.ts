// A repository at the stand-in for GitHub whose hardened setup is as init leaves it and an administrator completes it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createSettings, type Hidden } from '../../src/github/settings.ts';
import { type Diagnosis, diagnose } from '../../src/setup/doctor.ts';
import type { RepositoryFacts } from '../../src/setup/facts.ts';
import { type Answers, setupFile, sourcesOf } from '../../src/setup/files.ts';
import { lookAtGitHub } from '../../src/setup/look.ts';
import type { Setup } from '../../src/setup/verdict.ts';
import { ADMINISTRATOR, type Permissions } from '../github/stand-in/tokens.ts';
import { type StandIn, standIn } from '../github/stand-in.ts';
import { ROOT } from '../journeys/harness.ts';

export const HARDENED: Answers = {
  repository: 'acme/inventory',
  baseUrl: 'https://inventory.example',
  action: `octo/cip-inventory-sync@${'a1'.repeat(20)}`,
  hardened: true,
  team: 'acme/owners',
  ...{ organization: '', ledger: '', applyEnvironment: null, preCommit: false, cmdb: false, branch: 'main' },
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

/** Everything right. */
export async function hardenedRepository(answers = HARDENED): Promise<StandIn> {
  const github = await openRepository(answers);
  onTestFinished(() => github.close());
  return github;
}

/** The same, which the caller closes. */
export async function openRepository(answers = HARDENED): Promise<StandIn> {
  const github = await standIn();
  const files = written(answers);
  await github.directPush({ ...files, 'inventory/alpha.yml': INVENTORY });
  const { settings } = github.state;
  const ruleset = JSON.parse(files['.github/rulesets/inventory.json'] ?? '');
  const { bypass_actors: bypass, conditions: _, ...rules } = ruleset;
  settings.rulesets = [{ id: 42, source: 'acme/inventory', ...rules, bypass }];
  settings.environments.inventory = {
    gates: [],
    policy: { protected_branches: false, custom_branch_policies: true },
    branches: [{ name: 'main', type: 'branch' }],
    customRules: [],
    secrets: ['CIP_INVENTORY_KEY', 'CIP_SIGNING_KEY'],
  };
  return github;
}

/** Sets everything that an administrator sets for the hardened setup. */
export async function harden({ state }: StandIn): Promise<void> {
  const model = await openRepository();
  Object.assign(state.settings, structuredClone(model.state.settings));
  await model.close();
}

const HIDDEN: Hidden = { hidden: { why: 'Not read.', remedy: 'Read it.', isMissing: false } };

/** A repository of which a test gives only what it judges. */
export const NOTHING_READ: RepositoryFacts = {
  ...{ isPrivate: true, isServer: false, defaultBranch: 'main', runs: HIDDEN, environments: [], ledgers: [] },
  branch: { rules: HIDDEN, classicProtection: null, checks: ['inventory plan'], app: null, deleteApprovals: 1 },
  owners: { text: HIDDEN, errors: HIDDEN, owned: [] },
  secrets: { names: [], needs: [], ofRepository: HIDDEN, ofOrganization: HIDDEN },
};

interface Asked {
  readonly expect?: Setup;
  readonly permissions?: Permissions;
}

/** What doctor says of it. */
export async function doctorOf(github: StandIn, { expect, permissions = ADMINISTRATOR }: Asked = {}) {
  const token = 'ghp_Doctor000000000000000000000000000000';
  github.grant(token, { permissions });
  const clock = { now: Date.now, sleep: async () => {} };
  const readerOf = (repository: string) =>
    createSettings({
      ...{ apiUrl: github.url, repository, token, userAgent: 'cip-inventory-sync/test', clock },
      ...{ random: () => 0, signal: new AbortController().signal },
    });
  const look = { repository: 'acme/inventory', readerOf, apiUrl: github.url };
  const facts = { local: null, service: null, github: await lookAtGitHub(look), localRuns: [] };
  return diagnose(facts, expect ?? null);
}

/** `check state`, of those that are not right. */
export function notRight({ checks }: Diagnosis): string[] {
  return checks.filter(({ state }) => state !== 'right').map(({ check, state }) => `${check} ${state}`);
}
