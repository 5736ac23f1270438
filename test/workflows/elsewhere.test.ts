// bash runs the recipes for GitLab CI and Azure DevOps and the pre-commit hooks against the emulator. In place of the
// two platforms, the tests set the variables that the scripts need and serve notes or threads over HTTP.
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { serve } from '../github/stage.ts';
import { evidenceOf, type Ran, ROOT, type Stage, setStage } from '../journeys/harness.ts';
import { declare, world } from '../journeys/world.ts';

const read = <T>(path: string) => load(readFileSync(join(ROOT, path), 'utf8')) as T;

interface Asked {
  readonly request: string;
  readonly token: string;
  readonly body: string;
}

/** A server that answers a GET with the result of `answer` and records all other requests. */
async function serveNotes(answer: (asked: readonly Asked[], query: URLSearchParams) => unknown) {
  const asked: Asked[] = [];
  const url = await serve(async (request, response) => {
    const body = await text(request);
    const token = request.headers.authorization ?? String(request.headers['private-token']);
    if (request.method !== 'GET') asked.push({ request: `${request.method} ${request.url}`, token, body });
    response.end(JSON.stringify(answer(asked, new URL(request.url ?? '', 'http://notes').searchParams)));
  });
  return { asked, url };
}

/** A repository in which a commit adds `new` and deletes `old`, and a PATH with `cip-sync`. */
async function stageWithBranch(): Promise<{ stage: Stage; base: string; path: string }> {
  const stage = await setStage({ seed: world({ Alpha: ['old', 'stays'] }) });
  const base = stage.commit({ 'inventory/a.yml': declare('Alpha', ['old', 'stays']) });
  stage.commit({ 'inventory/a.yml': declare('Alpha', ['new', 'stays']) });
  const bin = join(stage.root, 'bin');
  mkdirSync(bin);
  const shim = join(bin, 'cip-sync');
  writeFileSync(shim, `#!/bin/sh\nexec '${process.execPath}' '${join(ROOT, 'dist/cli/index.js')}' "$@"\n`);
  chmodSync(shim, 0o755);
  return { stage, base, path: `${bin}:${join(process.execPath, '..')}:${process.env.PATH}` };
}

type Run = (stage: Stage, job: string, env: Record<string, string>) => Promise<Ran>;

const gitlab = read<Record<string, { readonly script: readonly string[] }>>('examples/gitlab/.gitlab-ci.yml');
const runGitLab: Run = (stage, job, env) =>
  stage.spawn(['bash', '-e', '-o', 'pipefail', '-c', gitlab[job]?.script.join('\n') ?? ''], env).ran;

/** The scripts in a file, from first to last. */
const scriptsIn = (node: unknown): string[] =>
  Object.entries(node instanceof Object ? node : {}).flatMap(([key, value]) =>
    key === 'script' && typeof value === 'string' ? [value] : scriptsIn(value),
  );
const [pull, plan, apply] = scriptsIn(read('examples/azure-devops/azure-pipelines.yml')).filter((script) =>
  script.includes('cip-sync '),
);
const azure: Readonly<Record<string, string | undefined>> = { pull, plan, apply };
const runAzure: Run = (stage, job, env) => stage.spawn(['bash', '-e', '-c', azure[job] ?? ''], env).ran;

const TOKEN = { SYSTEM_ACCESSTOKEN: 'job-token' };

test.each([
  ['GitLab CI', runGitLab, 'plan.json'],
  ['Azure DevOps', runAzure, 'plan/plan.json'],
] as const)('%s applies the saved plan and nothing that came after it', async (_, run, planned) => {
  const { stage, path } = await stageWithBranch();
  const commit = stage.git('rev-parse', 'HEAD');
  const ofGitLab = { CI_DEFAULT_BRANCH: 'main', CI_COMMIT_SHA: commit };
  const ofAzure = { ...TOKEN, BUILD_SOURCEVERSION: commit, PIPELINE_WORKSPACE: stage.folder };
  const env = { PATH: path, ...ofGitLab, ...ofAzure };
  stage.git('remote', 'add', 'origin', stage.folder);
  expect(await run(stage, 'plan', env)).toMatchObject({ code: 0, writes: [] });
  stage.write({ [planned]: stage.read('plan.json') });
  expect(await run(stage, 'apply', env)).toMatchObject({ code: 0 });
  expect(stage.liveNames()).toEqual(['Alpha/new', 'Alpha/stays']);
  expect(evidenceOf(stage).result).toBe('applied');
  stage.commit({ 'inventory/a.yml': declare('Alpha', ['stays']) });
  expect(await run(stage, 'apply', env)).toMatchObject({ code: 1, requests: [] });
  if (run === runGitLab) expect(await run(stage, 'drift', env)).toMatchObject({ code: 2, writes: [] });
});

test('GitLab CI adds a note to a merge request, then updates the same note', async () => {
  const { stage, base, path } = await stageWithBranch();
  // GitLab lists the newest notes first by default, at most 100 on a page. People have written more notes since.
  const notes = await serveNotes((asked, query) => {
    const ours = asked.map(({ body }) => ({ id: 77, body: new URLSearchParams(body).get('body') }));
    const all = [...ours, ...Array.from({ length: 120 }, (_, n) => ({ id: 100 + n, body: 'Looks good.' }))];
    return (query.get('sort') === 'asc' ? all : all.reverse()).slice(0, Number(query.get('per_page') ?? 20));
  });
  const env = {
    PATH: path,
    GITLAB_TOKEN: 'note-token',
    CI_API_V4_URL: notes.url,
    CI_PROJECT_ID: '5',
    CI_MERGE_REQUEST_IID: '12',
    CI_MERGE_REQUEST_DIFF_BASE_SHA: base,
  };
  for (let times = 0; times < 2; times += 1)
    expect(await runGitLab(stage, 'plan of the merge request', env)).toMatchObject({ code: 0, writes: [] });
  const place = '/projects/5/merge_requests/12/notes';
  expect(notes.asked.map(({ request, token }) => `${request} ${token}`)).toEqual([
    `POST ${place} note-token`,
    `PUT ${place}/77 note-token`,
  ]);
  for (const { body } of notes.asked) expect(new URLSearchParams(body).get('body')).toContain('1 permanent delete');
});

test('Azure DevOps adds a thread to a pull request, then updates the same thread', async () => {
  const { stage, path } = await stageWithBranch();
  const threads = await serveNotes((asked) => {
    const [first] = asked.map(({ body }) => JSON.parse(body) as { comments?: [{ content: string }] });
    const comments = (first?.comments ?? []).map(({ content }) => ({ id: 1, content }));
    return { value: [{ id: 4, comments: [{ id: 1 }] }, ...(first === undefined ? [] : [{ id: 9, comments }])] };
  });
  const env = {
    PATH: path,
    ...TOKEN,
    SYSTEM_COLLECTIONURI: `${threads.url}/`,
    SYSTEM_TEAMPROJECTID: 'p1',
    BUILD_REPOSITORY_ID: 'r1',
    SYSTEM_PULLREQUEST_PULLREQUESTID: '12',
  };
  for (let times = 0; times < 2; times += 1)
    expect(await runAzure(stage, 'pull', env)).toMatchObject({ code: 0, writes: [] });
  const place = '/p1/_apis/git/repositories/r1/pullRequests/12/threads';
  expect(threads.asked.map(({ request, token }) => `${request} ${token}`)).toEqual([
    `POST ${place}?api-version=7.1 Bearer job-token`,
    `PATCH ${place}/9/comments/1?api-version=7.1 Bearer job-token`,
  ]);
  const [made, again] = threads.asked.map(({ body }) => JSON.parse(body));
  expect(made).toMatchObject({ status: 'closed', comments: [{ parentCommentId: 0 }] });
  for (const { content } of [made.comments[0], again]) expect(content).toContain('1 permanent delete');
});

const hooks = read<readonly { id: string; entry: string; language: string; files: string }[]>('.pre-commit-hooks.yaml');
const files = {
  'inventory/a.yml': declare('Alpha', ['b', 'a']),
  'inventory/b.yml': 'cyber_system: Beta\nassets: []\n',
};

test.each([
  ['cip-sync-validate', { 'inventory/b.yml': 'cyber_system: Beta\n' }, 'missing-key'],
  ['cip-sync-fmt', {}, 'run cip-sync fmt'],
])('the hook %s runs from the clone, finds its kind of error, and passes correct files', async (id, faulty, words) => {
  const hook = hooks.find((one) => one.id === id);
  expect(hook).toMatchObject({ language: 'script' });
  const [script = '', ...argv] = hook?.entry.split(' ') ?? [];
  const stage = await setStage({ files: { ...files, ...faulty } });
  const run = () => stage.spawn([join(ROOT, script), ...argv], { PATH: process.env.PATH }).ran;
  const found = await run();
  expect(found).toMatchObject({ code: 1, requests: [] });
  expect(found.stdout + found.stderr).toContain(words);
  stage.write({ ...files, 'inventory/a.yml': declare('Alpha', ['a', 'b']) });
  expect(await run()).toMatchObject({ code: 0, requests: [] });
  expect('inventory/a.yml').toMatch(new RegExp(hook?.files ?? ''));
});
