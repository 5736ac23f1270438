// Commits and refs, read from the bare repository, and which pull requests brought a commit.
import { type Answer, type Call, failure, listed, NOT_FOUND, ok, type Play, page } from './answer.ts';
import { commitShape, comparisonShape, refShape } from './shape-checks.ts';
import { pullInListShape, repositoryShape } from './shape-pull.ts';

export const COMMITS: Readonly<Record<string, Play>> = {
  'repos/get': (call) =>
    ok({ ...repositoryShape(call), has_discussions: false, network_count: 0, subscribers_count: 0 }),
  'repos/list-commits': async (call) => {
    const from = await call.git.resolve(call.query.sha ?? call.state.defaultBranch);
    return from === null ? NOT_FOUND : listed(call, await call.git.log(from), commitShape);
  },
  'repos/compare-commits-with-basehead': (call) => compare(call),
  'git/get-ref': async (call) => {
    const ref = `refs/${call.params.ref}`;
    const sha = await call.git.resolve(ref);
    return sha === null ? NOT_FOUND : ok(refShape(call, ref, sha));
  },
  'repos/list-pull-requests-associated-with-commit': async (call) => {
    const sha = call.params.commit_sha ?? '';
    if ((await call.git.resolve(sha)) === null) return failure(422, `No commit found for SHA: ${sha}`);
    return listed(call, pullsOf(call, sha), pullInListShape);
  },
};

async function compare(call: Call): Promise<Answer> {
  const { git, params } = call;
  const basehead = params.basehead ?? '';
  const [base = null, head = null] = await Promise.all(basehead.split('...').map((each) => git.resolve(each)));
  if (base === null || head === null) return NOT_FOUND;
  const mergeBase = await git.mergeBase(base, head);
  if (mergeBase === null) return failure(404, `No common ancestor between ${basehead.replace('...', ' and ')}.`);
  const ahead = (await git.log(head, { not: base })).toReversed();
  const about = {
    ...{ basehead, base: await git.commitAt(base), mergeBase: await git.commitAt(mergeBase) },
    ...{ ahead: ahead.length, behind: (await git.log(base, { not: head })).length },
  };
  return page(ahead, call, (commits) => comparisonShape(call, { ...about, commits }));
}

function pullsOf({ state }: Call, sha: string) {
  const numbers = state.broughtBy.get(sha) ?? new Set();
  return state.pulls.filter((pull) => numbers.has(pull.number) && (pull.state === 'open' || pull.mergedAt !== null));
}
