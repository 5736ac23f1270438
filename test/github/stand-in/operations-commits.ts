// Commits and refs, read from the bare repository, and which pull requests brought a commit.
import { failure, NOT_FOUND, ok } from './answer.ts';
import { type Call, listed, type Play } from './call.ts';

export const COMMITS: Readonly<Record<string, Play>> = {
  'repos/get': ({ shapes }) =>
    ok({ ...shapes.repository(), has_discussions: false, network_count: 0, subscribers_count: 0 }),
  'repos/list-commits': async (call) => {
    const from = await call.git.resolve(call.query.sha ?? call.state.defaultBranch);
    return from === null ? NOT_FOUND : listed(call, await call.git.log(from), call.shapes.commit);
  },
  'repos/get-commit': async (call) => {
    const sha = await call.git.resolve(call.params.ref ?? '');
    const [commit] = sha === null ? [] : await call.git.log(sha);
    return commit === undefined ? noCommit(call.params.ref) : ok(call.shapes.commit(commit));
  },
  'git/get-ref': async (call) => {
    const ref = `refs/${call.params.ref}`;
    const sha = await call.git.resolve(ref);
    return sha === null ? NOT_FOUND : ok(call.shapes.ref(ref, sha));
  },
  'repos/list-pull-requests-associated-with-commit': async (call) => {
    const sha = call.params.commit_sha ?? '';
    if ((await call.git.resolve(sha)) === null) return noCommit(sha);
    return listed(call, call.lags(sha) ? [] : pullsOf(call, sha), call.shapes.pullInList);
  },
};

function pullsOf({ state }: Call, sha: string) {
  const numbers = state.broughtBy.get(sha) ?? new Set();
  return state.pulls.filter((pull) => numbers.has(pull.number) && (pull.state === 'open' || pull.mergedAt !== null));
}

function noCommit(sha: string | undefined) {
  return failure(422, `No commit found for SHA: ${sha}`);
}
