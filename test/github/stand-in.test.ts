// The stand-in refuses what GitHub's description refuses, and keeps what it was told.
import { describe, expect, test } from 'vitest';
import { stage } from './stage.ts';
import { DEFAULT_TOKEN, type StandIn, standIn } from './stand-in.ts';

interface Sent {
  readonly status: number;
  readonly body: unknown;
}

/** A request as any client could make it, below the repository. */
async function send(to: StandIn, line: string, body?: unknown, token = DEFAULT_TOKEN): Promise<Sent> {
  const [method = 'GET', path = ''] = line.split(' ');
  const headers = { authorization: `token ${token}`, accept: 'application/json', 'content-type': 'application/json' };
  const url = `${to.url}/repos/acme/inventory${path}`;
  const answer = await fetch(url, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
}

async function shaOf(to: StandIn): Promise<string> {
  return (await to.git.resolve('refs/heads/main')) ?? '';
}

describe('what the description does not allow is a violation', () => {
  const requests: [string, string, unknown, number][] = [
    ['an unknown path', 'GET /nonsense', undefined, 404],
    ['an unknown method', 'PUT /check-runs', {}, 404],
    ['an unknown query parameter', 'GET /pulls?sorted=yes', undefined, 422],
    ['a number that is none', 'GET /pulls/one', undefined, 422],
    ['a value outside the enumeration', 'GET /pulls?state=merged', undefined, 422],
    ['a missing field', 'POST /check-runs', { name: 'p' }, 422],
    ['a field of the wrong type', 'POST /issues/1/comments', { body: 1 }, 422],
    ['a misspelled field', 'POST /issues/1/comments', { body: 'a', boddy: 'b' }, 422],
    ['an output without a summary', 'PATCH /check-runs/1', { output: { title: 't' } }, 422],
    ['an operation that is not played', 'GET /labels', undefined, 501],
  ];

  test.each(requests)('%s', async (_name, line, body, status) => {
    const to = await stage();
    expect((await send(to, line, body)).status).toBe(status);
    expect(() => to.assertFaithful()).toThrow(/against GitHub's description/);
    expect(to.takeViolations()).not.toEqual([]);
    to.assertFaithful();
  });

  test.each([
    ['summary', { title: 't', summary: 'x'.repeat(65_536) }],
    ['text', { title: 't', summary: 's', text: 'x'.repeat(65_536) }],
    [
      'annotations',
      {
        title: 't',
        summary: 's',
        annotations: Array(51).fill({
          path: 'a',
          start_line: 1,
          end_line: 1,
          annotation_level: 'notice',
          message: 'm',
        }),
      },
    ],
  ])('a check run with too much %s', async (_name, output) => {
    const to = await stage();
    const run = { name: 'p', head_sha: await shaOf(to), output };
    expect((await send(to, 'POST /check-runs', run)).status).toBe(422);
    expect(to.takeViolations()).toHaveLength(1);
    expect(to.state.checkRuns).toEqual([]);
  });

  test('an answer of its own that breaks it', async () => {
    const to = await stage();
    to.plantCheckRun({ headSha: await shaOf(to), name: 'p', conclusion: 'splendid' });
    await send(to, `GET /commits/${await shaOf(to)}/check-runs`);
    expect(to.takeViolations()).toEqual([expect.stringMatching(/answer 200: .*conclusion must be equal to one of/)]);
  });

  test('closing throws when one was not looked at', async () => {
    const to = await standIn();
    await send(to, 'GET /nonsense');
    await expect(to.close()).rejects.toThrow(/GET .*nonsense: the description has no such operation/);
  });
});

test('another repository is not there', async () => {
  const to = await stage();
  const headers = { authorization: `token ${DEFAULT_TOKEN}`, accept: 'application/json' };
  expect((await fetch(`${to.url}/repos/acme/other/pulls`, { headers })).status).toBe(404);
});

describe('tokens', () => {
  test('unknown, or without the permission: refused, and nothing is done', async () => {
    const to = await stage();
    const run = { name: 'p', head_sha: await shaOf(to) };
    to.grant('reader', { permissions: { checks: 'read' } });
    expect(await send(to, 'POST /check-runs', run, 'unknown')).toMatchObject({ status: 401 });
    const refused = { status: 403, body: { message: 'Resource not accessible by integration' } };
    expect(await send(to, 'POST /check-runs', run, 'reader')).toMatchObject(refused);
    expect(to.state.checkRuns).toEqual([]);
  });

  test('each makes check runs and comments as its own app', async () => {
    const to = await stage();
    await to.commitFiles('change', { a: '1' });
    await to.openPull({ branch: 'change' });
    to.grant('forger', { app: { id: 7, slug: 'forger' } });
    const run = { name: 'p', head_sha: await shaOf(to) };
    await send(to, 'POST /check-runs', run);
    await send(to, 'POST /check-runs', run, 'forger');
    await send(to, 'POST /issues/1/comments', { body: 'hi' }, 'forger');
    expect(to.state.checkRuns.map(({ app }) => app?.slug)).toEqual(['github-actions', 'forger']);
    expect(to.state.comments[0]?.author).toMatchObject({ login: 'forger[bot]', type: 'Bot' });
  });
});

describe('check runs', () => {
  test('the latest of each app and name, or all', async () => {
    const to = await stage();
    const headSha = await shaOf(to);
    const other = { id: 7, slug: 'other' };
    for (const app of [undefined, undefined, other]) to.plantCheckRun({ headSha, name: 'p', ...(app ? { app } : {}) });
    const latest = await send(to, `GET /commits/${headSha}/check-runs`);
    const all = await send(to, `GET /commits/main/check-runs?filter=all&check_name=p`);
    expect(latest.body).toMatchObject({ total_count: 2 });
    expect(all.body).toMatchObject({ total_count: 3 });
  });

  test('an update without the text takes it away, and adds its annotations', async () => {
    const to = await stage();
    const annotation = { path: 'a', start_line: 1, end_line: 1, annotation_level: 'notice', message: 'm' };
    const shown = { title: 't', summary: 's', annotations: [annotation] };
    await send(to, 'POST /check-runs', { name: 'p', head_sha: await shaOf(to), output: { ...shown, text: 'text' } });
    const [run] = to.state.checkRuns;
    const updated = await send(to, `PATCH /check-runs/${run?.id}`, { output: shown });
    expect(updated.body).toMatchObject({ output: { summary: 's', text: null, annotations_count: 2 } });
  });
});

describe('deployments', () => {
  const asked = { task: 'inventory-apply', environment: 'inventory-applied', auto_merge: false, required_contexts: [] };

  test('are made of a commit, and listed newest first with their statuses', async () => {
    const to = await stage();
    const sha = await shaOf(to);
    const payload = { version: 1, applied: sha };
    const made = await send(to, 'POST /deployments', { ...asked, ref: sha, payload });
    expect(made).toMatchObject({
      status: 201,
      body: { sha, ref: sha, payload, creator: { login: 'github-actions[bot]' } },
    });
    await send(to, 'POST /deployments', { ...asked, ref: sha, task: 'other' });
    await send(to, 'POST /deployments', { ...asked, ref: 'main' });
    const listed = await send(to, `GET /deployments?environment=inventory-applied&task=inventory-apply`);
    expect(listed.body).toMatchObject([{ ref: 'main', sha }, { ref: sha }]);
    const [deployment] = to.state.deployments;
    const statuses = `/deployments/${deployment?.id}/statuses`;
    const log_url = 'https://github.com/acme/inventory/actions/runs/1';
    await send(to, `POST ${statuses}`, { state: 'in_progress', log_url });
    await send(to, `POST ${statuses}`, { state: 'failure', description: 'partial' });
    const told = [
      { state: 'failure', description: 'partial' },
      { state: 'in_progress', log_url },
    ];
    expect((await send(to, `GET ${statuses}`)).body).toMatchObject(told);
    expect((await send(to, 'GET /deployments/1/statuses')).status).toBe(404);
  });

  test('make earlier successes of their environment inactive, and none but successes', async () => {
    const to = await stage();
    const all = [await to.plantDeployment(), await to.plantDeployment(), await to.plantDeployment()];
    const [first, second, third] = all;
    for (const [deployment, state] of [
      [first, 'success'],
      [second, 'failure'],
      [third, 'success'],
    ] as const) {
      await send(to, `POST /deployments/${deployment?.id}/statuses`, { state });
    }
    const states = all.map(({ statuses }) => statuses.map(({ state }) => state));
    expect(states).toEqual([['success', 'inactive'], ['failure'], ['success']]);
  });

  test.each([
    ['of no commit', { ref: 'nowhere' }, 422],
    ['that waits for a check', { required_contexts: undefined }, 409],
    ['into which the default branch would be merged', { auto_merge: true, ref: 'old' }, 409],
  ])('%s is refused', async (_name, more, status) => {
    const to = await stage();
    to.plantCheckRun({ headSha: await shaOf(to), name: 'p' });
    await to.commitFiles('old', { a: '1' });
    expect((await send(to, 'POST /deployments', { ...asked, ref: 'main', ...more })).status).toBe(status);
    expect(to.state.deployments).toEqual([]);
  });

  test('take no description longer than 140 characters', async () => {
    const to = await stage();
    const { id } = await to.plantDeployment();
    const status = (length: number) => ({ state: 'failure', description: 'x'.repeat(length) });
    const sent = async (length: number) => (await send(to, `POST /deployments/${id}/statuses`, status(length))).status;
    expect([await sent(140), await sent(141)]).toEqual([201, 422]);
  });

  test('need a permission of their own', async () => {
    const to = await stage();
    to.grant('reader', { permissions: { deployments: 'read', contents: 'write' } });
    to.grant('stranger', { permissions: { contents: 'write' } });
    expect((await send(to, 'GET /deployments', undefined, 'reader')).status).toBe(200);
    expect((await send(to, 'POST /deployments', { ...asked, ref: 'main' }, 'reader')).status).toBe(403);
    expect((await send(to, 'GET /deployments', undefined, 'stranger')).status).toBe(403);
  });
});

describe('people', () => {
  test.each([
    ['admin', 'admin'],
    ['maintain', 'write'],
    ['triage', 'read'],
    ['none', 'none'],
  ] as const)('%s may %s', async (role, permission) => {
    const to = await stage();
    to.state.roles.set('rob', role);
    const told = { permission, role_name: role, user: { login: 'rob' } };
    expect((await send(to, 'GET /collaborators/rob/permission')).body).toMatchObject(told);
  });

  test('may what their association suggests, unless it is said; an app is nobody', async () => {
    const to = await stage();
    await to.commitFiles('change', { a: '1' });
    const pull = await to.openPull({ branch: 'change' });
    to.review(pull, { user: 'olga', association: 'CONTRIBUTOR' });
    const may = async (login: string) => (await send(to, `GET /collaborators/${login}/permission`)).body;
    expect(await may('dana')).toMatchObject({ permission: 'write' });
    expect(await may('olga')).toMatchObject({ permission: 'none' });
    expect((await send(to, 'GET /collaborators/robot%5Bbot%5D/permission')).status).toBe(404);
  });

  test('have a token of their own: they edit the comments of others, and make no check runs', async () => {
    const to = await stage();
    to.grant('mallory', { user: 'mallory', permissions: { 'pull-requests': 'write', checks: 'write' } });
    to.plantIssue('dana', { title: 'a', body: 'b' });
    const comment = to.plantComment(1, 'github-actions[bot]', 'deletes 3');
    const before = comment.updatedAt;
    const told = await send(to, `PATCH /issues/comments/${comment.id}`, { body: 'no changes' }, 'mallory');
    expect(told.body).toMatchObject({ body: 'no changes', user: { login: 'github-actions[bot]' } });
    expect(comment.updatedAt > before).toBe(true);
    expect((await send(to, `GET /issues/comments/${comment.id}`)).body).toEqual(told.body);
    const run = { name: 'p', head_sha: await shaOf(to) };
    expect((await send(to, 'POST /check-runs', run, 'mallory')).status).toBe(403);
  });
});

test('check runs expire, and are then nowhere', async () => {
  const to = await stage();
  const run = to.plantCheckRun({ headSha: await shaOf(to), name: 'p' });
  to.state.calendar.advance(91 * 86_400_000);
  to.plantCheckRun({ headSha: await shaOf(to), name: 'p' });
  to.expireChecks(90);
  expect((await send(to, `GET /check-runs/${run.id}`)).status).toBe(404);
  expect(to.state.checkRuns).toHaveLength(1);
});

test('answers tell the time of the calendar', async () => {
  const to = await stage({ startAt: Date.parse('2026-03-01T00:00:00Z') });
  const headers = { authorization: `token ${DEFAULT_TOKEN}`, accept: 'application/json' };
  const answer = await fetch(`${to.url}/repos/acme/inventory`, { headers });
  expect(Date.parse(answer.headers.get('date') ?? '')).toBe(to.state.calendar.now());
});

test('requests are as deep as they wait for one another', async () => {
  const to = await stage({ latencyMs: 30 });
  const ask = () => send(to, 'GET /pulls');
  await Promise.all([ask(), ask().then(ask), ask()]);
  expect(to.depthSince()).toBe(2);
  const before = to.entries.length;
  await Promise.all([ask(), ask()]);
  expect(to.depthSince(before)).toBe(1);
  expect(to.mostAtOnce).toBe(3);
});

test('issues are opened, found by label, changed and closed', async () => {
  const to = await stage();
  await send(to, 'POST /issues', { title: 'Drift', body: 'one', labels: ['drift'] });
  await send(to, 'POST /issues', { title: 'Other' });
  expect((await send(to, 'GET /issues?labels=drift')).body).toMatchObject([{ number: 1, title: 'Drift' }]);
  const closed = await send(to, 'PATCH /issues/1', { body: 'two', state: 'closed' });
  expect(closed.body).toMatchObject({ state: 'closed', body: 'two' });
  expect((await send(to, 'GET /issues?labels=drift')).body).toEqual([]);
});

describe('faults', () => {
  test('meet the request they are planned for, before it or after it', async () => {
    const to = await stage();
    const run = { name: 'p', head_sha: await shaOf(to) };
    to.fault('checks/create', { nth: 2, answer: 500 });
    to.fault('checks/create', { nth: 3, answer: 500, afterwards: true });
    for (const _ of [1, 2, 3, 4]) await send(to, 'POST /check-runs', run);
    const line = 'POST /repos/acme/inventory/check-runs';
    expect(to.ledger).toEqual([201, 500, 500, 201].map((status) => `${line} ${status}`));
    expect(to.state.checkRuns).toHaveLength(3);
  });

  test('a reset ends the connection', async () => {
    const to = await stage();
    to.fault('pulls/list', { answer: 'reset' });
    await expect(send(to, 'GET /pulls')).rejects.toThrow('fetch failed');
    expect(to.ledger).toEqual(['GET /repos/acme/inventory/pulls reset']);
  });

  test('of an operation that is not there are refused', async () => {
    const to = await stage();
    expect(() => to.fault('checks/creat', { answer: 500 })).toThrow('no operation checks/creat');
  });
});

test('commits/{sha}/pulls lags, for each commit, as long as it was told', async () => {
  const to = await stage({ pullsLag: 2 });
  await to.commitFiles('change', { a: '1' });
  const push = await to.merge(await to.openPull({ branch: 'change' }), 'squash');
  const ask = async () => (await send(to, `GET /commits/${push.after}/pulls`)).body;
  expect([await ask(), await ask(), await ask()]).toEqual([[], [], [expect.objectContaining({ number: 1 })]]);
});
