// Git's objects and branches, made through the API: a branch is moved only to what has its newest commit behind it,
// unless that is forced, and not at all where a rule refuses it. Also the runs of workflows.
import { type Answer, type Call, created, failure, invalid, listed, NOT_FOUND, ok, type Play, said } from './answer.ts';
import { isObject } from './examples.ts';
import { gitCommitShape, refShape } from './shape-checks.ts';
import { repoUrl } from './shape-origin.ts';
import { pullInListShape, workflowRunShape } from './shape-pull.ts';
import { actorOf } from './tokens.ts';

export const GIT: Readonly<Record<string, Play>> = {
  'git/create-tree': (call) => {
    const entries = Array.isArray(call.body.tree) ? call.body.tree.filter(isObject) : [];
    const files = entries.map((entry) => [said(entry, 'path') ?? '', said(entry, 'content') ?? ''] as const);
    const sha = call.git.writeTree(Object.fromEntries(files));
    return created({ sha, url: `${repoUrl(call)}/git/trees/${sha}`, tree: [], truncated: false });
  },
  'git/create-commit': createCommit,
  'git/create-ref': async (call) => {
    const [ref = '', sha = ''] = [said(call.body, 'ref'), said(call.body, 'sha')];
    if (!/^refs\/.+\/./.test(ref)) return failure(422, 'Reference name is not valid');
    if ((await call.git.resolve(sha)) === null) return failure(422, 'Object does not exist');
    if ((await call.git.resolve(ref)) !== null) return failure(422, 'Reference already exists');
    return move(call, { ref, before: null, sha, answer: created });
  },
  'git/update-ref': async (call) => {
    const [ref, sha = ''] = [`refs/${call.params.ref}`, said(call.body, 'sha')];
    const before = await call.git.resolve(ref);
    if (before === null) return failure(422, 'Reference does not exist');
    if ((await call.git.resolve(sha)) === null) return failure(422, 'Object does not exist');
    const isForward = (await call.git.log(sha)).some((behind) => behind.sha === before);
    if (!isForward && call.body.force !== true) return failure(422, 'Update is not a fast forward');
    return move(call, { ref, before, sha, answer: ok });
  },
  'actions/get-workflow-run': (call) => {
    const run = call.state.runs.get(call.params.run_id ?? '');
    return run === undefined ? NOT_FOUND : ok(workflowRunShape(call, call.params.run_id ?? '', run));
  },
  'pulls/list': (call) => {
    const { state = 'open', base, sort = 'created' } = call.query;
    const asked = call.state.pulls.filter((pull) => pull.state === state && (base ?? pull.base) === pull.base);
    const key = sort === 'updated' ? 'updatedAt' : 'createdAt';
    const sorted = asked.toSorted((a, b) => b[key].localeCompare(a[key]) || b.number - a.number);
    return listed(call, sorted, pullInListShape);
  },
};

async function createCommit(call: Call): Promise<Answer> {
  const { git, body, state, holder } = call;
  const [tree = '', message = ''] = [said(body, 'tree'), said(body, 'message')];
  const parents = (Array.isArray(body.parents) ? body.parents : []).map(String);
  if (!git.hasTree(tree)) return invalid('Tree', 'tree', 'Tree SHA does not exist');
  for (const parent of parents) {
    if ((await git.resolve(parent)) === null) return failure(422, 'Parent SHA does not exist');
  }
  const { login } = actorOf(state, holder);
  const author = { name: login, email: `1+${login}@users.noreply.github.com` };
  const sha = git.commitTree(tree, parents, { message, author, at: state.calendar.stamp() });
  return created(gitCommitShape(call, await git.commitAt(sha)));
}

interface Move {
  readonly ref: string;
  readonly before: string | null;
  readonly sha: string;
  readonly answer: (body: unknown) => Answer;
}

function move(call: Call, { ref, before, sha, answer }: Move): Answer {
  const rule = call.state.guardedRefs.get(ref);
  if (rule !== undefined) return failure(422, rule);
  // Another request may have moved it since it was read.
  if (!call.git.swap(ref, before, sha)) return failure(409, 'Reference cannot be updated');
  return answer(refShape(call, ref, sha));
}
