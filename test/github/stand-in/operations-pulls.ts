// Pull requests, their reviews and commits, and what people may do. They are read alone: people make them, in tests by
// history.ts.
import { type Call, failure, listed, NOT_FOUND, ok, type Play } from './answer.ts';
import { commitShape } from './shape-checks.ts';
import { permissionShape, pullShape, reviewShape } from './shape-pull.ts';
import type { PullState } from './state.ts';

export const PULLS: Readonly<Record<string, Play>> = {
  'pulls/get': (call) => {
    const pull = pullOf(call);
    return pull === undefined ? NOT_FOUND : ok(pullShape(call, pull));
  },
  'pulls/list-reviews': (call) => {
    const pull = pullOf(call);
    if (pull === undefined) return NOT_FOUND;
    const reviews = call.state.reviews.filter((review) => review.pull === pull.number);
    return listed(call, reviews, reviewShape);
  },
  'pulls/list-commits': async (call) => {
    const pull = pullOf(call);
    if (pull === undefined) return NOT_FOUND;
    // Oldest first, and no more than GitHub ever lists.
    const commits = (await call.git.log(pull.headSha, { not: pull.baseSha })).toReversed().slice(0, 250);
    return listed(call, commits, commitShape);
  },
  'repos/get-collaborator-permission-level': (call) => {
    const { state, params } = call;
    const account = state.account(params.username ?? '');
    // An app is no person, so that it has no permission of this kind.
    if (account.type === 'Bot') return failure(404, `${account.login} is not a user`);
    return ok(permissionShape(call, account, state.roleOf(account.login)));
  },
};

function pullOf({ state, params }: Call): PullState | undefined {
  return state.pulls.find(({ number }) => number === Number(params.pull_number));
}
