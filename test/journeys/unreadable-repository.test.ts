// A repository that git cannot read is an error with git's own reason, and nothing is written. Only a folder in no
// repository counts as one without commits.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commitAll } from '../inventory/temporary.ts';
import { ALPHA, alpha } from './harness.ts';

const COMMANDS = [
  ['import', '--update'],
  ['apply', '--yes'],
  ['init', '--action', `OWNER/cip-inventory-sync@${'1'.repeat(40)}`, '--repository', 'acme/grid', '--branch', 'main'],
];

const FAULTS = {
  'that belongs to somebody else': [{ GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' }, {}, 'dubious ownership'],
  'whose HEAD is broken': [{}, { '.git/HEAD': 'broken' }, 'although there is'],
  'whose branch is broken': [{}, { '.git/refs/heads/main': 'broken' }, 'appears to be broken'],
  'without a git that reads it': [{ PATH: '/nowhere' }, {}, 'git is not installed'],
} as const;

test.each(Object.keys(FAULTS) as (keyof typeof FAULTS)[])('a repository %s', async (name) => {
  const [env, files, reason] = FAULTS[name];
  const stage = await alpha(['a'], ['a', 'b']);
  commitAll(stage.folder);
  for (const [path, text] of Object.entries(files)) writeFileSync(join(stage.folder, path), text);
  const before = stage.read(ALPHA);
  for (const argv of COMMANDS) {
    // `init` needs no commit.
    if (argv[0] === 'init' && name === 'whose branch is broken') continue;
    const ran = await stage.here(argv, { env });
    expect(ran, argv[0]).toMatchObject({ code: 1, stderr: expect.stringContaining(reason), writes: [] });
    if (argv[0] === 'apply') expect(ran.stderr).toMatch(/\. Nothing was written\.$/m);
  }
  expect(stage.read(ALPHA)).toBe(before);
});
