// The ledger of a run of the action: this repository's branch, by the checkout's origin, or one of another repository
// of the same server; asked and written with `ledger-token`.

import { ConfigurationError } from '../../core/result.ts';
import { createGitHub } from '../../github/client.ts';
import { tokenEnvironment } from '../../inventory/git/fetch.ts';
import type { ActionContext } from '../context.ts';
import { type LedgerPlace, urlOfRemote, withLedger } from '../ledger.ts';
import { setOutputs } from './outputs.ts';

/** The same run with its ledger open. What it left there is an output, and told where it could not be left. */
export async function withActionLedger<C extends ActionContext, T>(
  context: C,
  run: (context: C) => Promise<T>,
): Promise<T> {
  const { settings } = context;
  const place = settings.ledger === '' ? null : () => placeOf(context);
  return withLedger(context, place, async (opened) => {
    try {
      return await run(opened);
    } finally {
      const commit = opened.ledger?.end.commit ?? null;
      if (commit !== null) setOutputs({ 'ledger-commit': commit }, context.runner);
    }
  });
}

async function placeOf({ settings, runner, cwd, git, shutdown }: ActionContext): Promise<LedgerPlace> {
  const { env, clock, random, version, temporary } = runner;
  const token = runner.input('ledger-token').trim();
  if (token === '')
    throw new ConfigurationError('ledger-token', 'is needed: whether the ledger is public is asked with it.');
  const [, owner, repo, branch] = /^(?:([^/#\s]+)\/([^/#\s]+)#)?([^#\s]+)$/.exec(settings.ledger) ?? [];
  if (branch === undefined) throw new ConfigurationError('ledger', 'must be BRANCH or OWNER/REPO#BRANCH.');
  const serverUrl = env.GITHUB_SERVER_URL ?? 'https://github.com';
  const isHere = owner === undefined;
  const own = isHere ? await urlOfRemote('origin', git) : `${serverUrl}/${owner}/${repo}`;
  if (own === null)
    throw new ConfigurationError('ledger', 'names a branch of this repository, and the checkout has no origin.');
  const [ownOwner = '', ownRepo = ''] = (env.GITHUB_REPOSITORY ?? '').split('/');
  const apiUrl = env.GITHUB_API_URL ?? 'https://api.github.com';
  const github = createGitHub({
    ...{ owner: owner ?? ownOwner, repo: repo ?? ownRepo, token, clock, random, apiUrl },
    ...{ userAgent: `cip-inventory-sync/${version}`, signal: shutdown.cut },
  });
  return {
    remote: { url: resolved(own, cwd), branch },
    env: tokenEnvironment(serverUrl, token),
    ...{ key: runner.input('ledger-key'), keyInput: 'ledger-key', temporary },
    name: { run: env.GITHUB_RUN_ID ?? '0', attempt: Number(env.GITHUB_RUN_ATTEMPT ?? '1') || 1 },
    isPrivate: () => github.isPrivate(),
  };
}

/** A path of the file system, relative to the checkout, for servers that are none. */
function resolved(url: string, cwd: string): string {
  return /^\.{1,2}\//.test(url) ? `${cwd}/${url}` : url;
}
