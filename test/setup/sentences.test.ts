// The sentences of doctor about one thing and about several.
import { expect, test } from 'vitest';
import { judgeHere } from '../../src/setup/here-checks.ts';
import { judgeSettings } from '../../src/setup/settings-checks.ts';

function messagesOfHere(paths: readonly string[]) {
  const files = { files: 1, assets: 1, errors: 0, isMissing: false };
  const outside = paths.map((path) => ({ path, system: 'cs_1' }));
  const facts = { node: 'v24.0.0', git: { version: '2' }, files: { ...files, outside }, notIgnored: paths };
  const { path, gitignore } = judgeHere(facts, null);
  return [path?.message, path?.remedy, gitignore?.message];
}

test('files that path leaves out, and that git would commit', () => {
  expect(messagesOfHere(['a.yml'])).toEqual([
    'a.yml declares a cyber system, and path leaves it out: what moves there would be deleted. Whether it is of this organization, the service knows.',
    'Let doctor ask it.',
    'Git would commit a.yml, which holds names.',
  ]);
  expect(messagesOfHere(['a.yml', 'b.yml'])).toEqual([
    'a.yml and 1 other file declare cyber systems, and path leaves them out: what moves there would be deleted. Whether they are of this organization, the service knows.',
    'Let doctor ask it.',
    'Git would commit a.yml and b.yml, which hold names.',
  ]);
});

const UNPROTECTED = { isProtected: false, isClassic: false, signature: null, committedAt: null };
const UNSEEN = { hidden: { permission: null, why: 'Not asked.', isMissing: false } };

function messagesOfSettings(names: readonly string[]) {
  const verdicts = judgeSettings(
    {
      ...{ defaultBranch: 'main', app: null, environments: [], repositoryNeeds: [], secretNames: ['A', 'B'] },
      ...{ branch: { value: UNPROTECTED }, ownerErrors: UNSEEN, organizationSecrets: UNSEEN, actions: UNSEEN },
      ...{ selectedActions: UNSEEN, workflowToken: UNSEEN },
      rules: { value: [] },
      protection: { value: null },
      owners: { value: '' },
      ...{ owned: names, checks: names, repositorySecrets: { value: names } },
    },
    'hardened',
  );
  return ['branch-check', 'code-owners', 'repository-secrets'].map((check) => verdicts[check]?.message);
}

test('checks that are not required, paths without an owner, and secrets that are kept elsewhere', () => {
  const merged = 'A change can be merged whose plan is red, or was never made: ';
  expect(messagesOfSettings(['A'])).toEqual([
    `${merged}A is not required.`,
    'A has no owner, so anyone may approve a change of it.',
    'A is a secret of the repository, too: a workflow of any branch can read it.',
  ]);
  expect(messagesOfSettings(['A', 'B'])).toEqual([
    `${merged}A and B are not required.`,
    'A and B have no owner, so anyone may approve a change of them.',
    'A and B are secrets of the repository, too: a workflow of any branch can read them.',
  ]);
});
