// `--base REF` in a partial clone, by the credentials that git has of its own.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serveGit } from '../github-journeys/git-server.ts';
import { commitAll, folderWith, git } from '../inventory/temporary.ts';
import { setStage } from './harness.ts';
import { declare, world } from './world.ts';

const BASIC = `basic ${Buffer.from('dana:secret').toString('base64')}`;
const ALPHA = 'inventory/alpha.yml';

test('the base of a partial clone is fetched, if git has credentials; if not, that is what is told', async () => {
  const origin = folderWith({ [ALPHA]: declare('Alpha', ['a']), 'docs/a.md': 'a' });
  const commit = commitAll(origin);
  for (const setting of ['allowFilter', 'allowAnySHA1InWant']) git(origin, 'config', `uploadpack.${setting}`, 'true');
  const server = await serveGit(join(origin, '.git'), BASIC);
  const stage = await setStage({ seed: world({ Alpha: ['a'] }) });
  const inClone = (...args: string[]) => git(stage.folder, ...args);
  inClone('init', '-q');
  inClone('remote', 'add', 'origin', `file://${origin}`);
  inClone('fetch', '-q', '--filter=blob:none', 'origin', 'main');
  inClone('sparse-checkout', 'set', 'docs');
  inClone('checkout', '-q', '--detach', commit);
  inClone('remote', 'set-url', 'origin', `${server.url}/.git`);
  stage.write({ [ALPHA]: declare('Alpha', ['a', 'b']) });

  const refused = await stage.cli('plan', '--base', 'origin/main');
  expect(refused).toMatchObject({ code: 1, stdout: '' });
  expect(refused.stderr).toContain('The server does not let git read the repository.');

  inClone('config', `http.${server.url}/.extraheader`, `AUTHORIZATION: ${BASIC}`);
  const planned = await stage.cli('plan', '--json', '--base', 'origin/main');
  expect(planned.code).toBe(0);
  expect(JSON.parse(planned.stdout).summary).toMatchObject({ create: 1, update: 0, delete: 0, drift: 0 });
});
