// A repository at the stand-in for GitHub, set up as init leaves it and an administrator completes it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createSettings } from '../../src/github/settings.ts';
import { diagnose } from '../../src/setup/doctor-checks.ts';
import { readRepository } from '../../src/setup/doctor-facts.ts';
import { type Answers, setupFiles } from '../../src/setup/init-files.ts';
import { ADMINISTRATOR, type Permissions } from '../github/stand-in/tokens.ts';
import { type StandIn, standIn } from '../github/stand-in.ts';
import { ROOT } from '../journeys/harness.ts';

export const HARDENED: Answers = {
  repository: 'acme/inventory',
  host: 'github.com',
  baseUrl: 'https://inventory.example',
  action: `octo/cip-inventory-sync@${'a1'.repeat(20)}`,
  hardened: true,
  team: 'acme/owners',
  organization: '',
  ledger: '',
  cmdb: false,
  branch: 'main',
};
export const PLAIN: Answers = { ...HARDENED, hardened: false };

/** What init writes, by path. */
export function written(answers: Answers): Record<string, string> {
  const files = setupFiles(answers, '.github/CODEOWNERS', (from) => readFileSync(join(ROOT, from), 'utf8'));
  return Object.fromEntries(files.map(({ path, text }) => [path, text]));
}

/** A repository in which every setting is right. */
export async function repositoryOf(answers = HARDENED): Promise<StandIn> {
  const github = await standIn();
  onTestFinished(() => github.close());
  await github.directPush({ ...written(answers), 'inventory/alpha.yml': 'cyber_system: Alpha\nassets: []\n' });
  harden(github);
  return github;
}

/** Sets everything that an administrator sets for the hardened setup. */
export function harden({ state: { settings } }: StandIn): void {
  const files = written(HARDENED);
  const ruleset = (name: string, branches: readonly string[]) => {
    const { bypass_actors: bypass, conditions: _, ...rest } = JSON.parse(files[`.github/rulesets/${name}.json`] ?? '');
    return { source: 'acme/inventory', ...rest, bypass, branches };
  };
  settings.rulesets = [
    { id: 42, ...ruleset('inventory', ['main']) },
    { id: 43, ...ruleset('inventory-applied', ['inventory-applied']) },
  ];
  settings.environments.inventory = {
    policy: { protected_branches: false, custom_branch_policies: true },
    branches: [{ name: 'main', type: 'branch' }],
    secrets: ['CIP_INVENTORY_KEY', 'CIP_SIGNING_KEY'],
  };
}

/** The diagnosis of doctor, with files and service right. */
export async function doctorOf(
  github: StandIn,
  permissions: Permissions = ADMINISTRATOR,
): Promise<ReturnType<typeof diagnose>> {
  const token = 'ghp_Doctor000000000000000000000000000000';
  github.grant(token, { permissions });
  const reader = createSettings({
    apiUrl: github.url,
    repository: 'acme/inventory',
    token,
    userAgent: 'cip-inventory-sync/test',
    clock: { now: Date.now, sleep: async () => {} },
    random: () => 0,
    signal: new AbortController().signal,
  });
  return diagnose({
    files: { path: 'inventory', errors: 0, isMissing: false },
    service: { kind: 'read', organizations: ['acme'], expected: 'acme' },
    repository: await readRepository(reader, false),
  });
}

/** `check state` of each check that is not right. */
export function notRight({ checks }: Pick<ReturnType<typeof diagnose>, 'checks'>): string[] {
  return checks.filter(({ state }) => state !== 'right').map(({ check, state }) => `${check} ${state}`);
}
