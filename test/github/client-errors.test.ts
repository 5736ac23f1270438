// What an error says: its kind, its status, and the permission to grant. Also where the token goes, and what no error
// shows: the token, a name, an address.
import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { GitHub } from '../../src/github/client.ts';
import { failureOf, opened, serve, stage, visit } from './stage.ts';
import type { Permissions } from './stand-in/tokens.ts';
import { DEFAULT_TOKEN, type StandIn } from './stand-in.ts';

const OUTPUT = { title: 'Plan', summary: 'summary' };
const ENDED = { conclusion: 'neutral', output: OUTPUT } as const;
const SHA = '0123456789abcdef0123456789abcdef01234567';

/** For each method: a call, the permission that it needs, and permissions that are not enough. */
const CALLS: Record<string, readonly [(github: GitHub) => Promise<unknown>, string, Permissions]> = {
  pull: [(github) => github.pull(1), 'pull-requests: read', { contents: 'read', checks: 'read' }],
  reviews: [(github) => github.reviews(1), 'pull-requests: read', { contents: 'read', checks: 'read' }],
  pullsOf: [(github) => github.pullsOf(SHA), 'pull-requests: read', { checks: 'read' }],
  commitsFrom: [(github) => github.commitsFrom(SHA, 30), 'contents: read', { checks: 'read' }],
  tipOf: [(github) => github.tipOf('main'), 'contents: read', { checks: 'read' }],
  checkRuns: [(github) => github.checkRuns(SHA, 'p'), 'checks: read', { contents: 'read' }],
  createCheckRun: [
    (github) => github.createCheckRun({ name: 'p', head_sha: SHA, output: OUTPUT }),
    'checks: write',
    { checks: 'read' },
  ],
  updateCheckRun: [(github) => github.updateCheckRun(1, ENDED), 'checks: write', { checks: 'read' }],
  comments: [(github) => github.comments(1), 'pull-requests: read', { checks: 'read' }],
  createComment: [(github) => github.createComment(1, 'a'), 'pull-requests: write', { 'pull-requests': 'read' }],
  updateComment: [(github) => github.updateComment(1, 'a'), 'pull-requests: write', { 'pull-requests': 'read' }],
};

function call(name: string, github: GitHub): Promise<unknown> {
  return CALLS[name]![0](github);
}

describe('without a permission', () => {
  test.each(Object.entries(CALLS))('%s fails and names the permission', async (name, [_, permission, permissions]) => {
    const to = await stage();
    to.grant('poor', { permissions });
    const { github } = visit(to, { token: 'poor' });
    const error = await failureOf(call(name, github));
    expect(error).toMatchObject({ kind: 'forbidden', status: 403, unclear: false });
    expect(error.message).toMatch(new RegExp(`Grant the job the permission ${permission}\\.$`));
  });

  test('a public repository can be read but not written', async () => {
    const to = await stage({ isPrivate: false });
    to.grant('poor', { permissions: {} });
    const { github } = visit(to, { token: 'poor' });
    const sha = await github.tipOf('main');
    expect(await github.checkRuns(sha, 'p')).toEqual([]);
    const error = await failureOf(github.createCheckRun({ name: 'p', head_sha: sha, output: OUTPUT }));
    expect(error.message).toMatch(/Grant the job the permission checks: write\.$/);
  });
});

test('the error for a rejected token is forbidden and shows the path of the request without names', async () => {
  const { github } = visit(await stage(), { token: 'ghs_expired' });
  const error = await failureOf(github.pull(1));
  expect(error).toMatchObject({ kind: 'forbidden', status: 401 });
  expect(error.message).toContain('Check that github-token is complete and has not expired.');
  expect(error.message).toMatch(/^GitHub, GET \/pulls\/…: /);
  expect((await failureOf(github.isPrivate())).message).toMatch(/^GitHub, GET \/repos\/…\/…: /);
});

test('the error for an untrusted certificate says that it may be that of the proxy', async () => {
  // The error of the library, for the handshake with the proxy and for that with GitHub.
  const cause = Object.assign(new Error('handshake'), { code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' });
  const { github } = visit(await stage(), { fetch: () => Promise.reject(new TypeError('fetch failed', { cause })) });
  expect((await failureOf(github.pull(1))).message).toContain(
    "nothing was sent (UNABLE_TO_VERIFY_LEAF_SIGNATURE). GitHub's or the proxy's certificate is not trusted. NODE_EXTRA",
  );
  const cert = { subjectaltname: 'DNS:ghes.example, DNS:\u202Eodd' };
  const other = Object.assign(new Error('handshake'), { code: 'ERR_TLS_CERT_ALTNAME_INVALID', cert });
  const { github: elsewhere } = visit(await stage(), {
    fetch: () => Promise.reject(new TypeError('x', { cause: other })),
  });
  expect((await failureOf(elsewhere.pull(1))).message).toContain(
    "nothing was sent (ERR_TLS_CERT_ALTNAME_INVALID). GitHub's or the proxy's certificate was made for another host: ghes.example. Check",
  );
});

test("an update of another app's check run is forbidden, and the remedy is to check the token", async () => {
  const to = await stage();
  const headSha = (await to.git.resolve('refs/heads/main')) ?? '';
  const run = to.plantCheckRun({ name: 'p', headSha, app: { id: 7, slug: 'other' } });
  const error = await failureOf(visit(to).github.updateCheckRun(run.id, ENDED));
  expect(error).toMatchObject({ kind: 'forbidden', status: 403 });
  expect(error.message).toContain('Check what github-token may do.');
});

test('a comment that is too long is invalid, and the error names the field', async () => {
  const { to } = await opened();
  const { github } = visit(to);
  await github.createComment(1, '\u{1f600}'.repeat(65_536));
  const error = await failureOf(github.createComment(1, 'x'.repeat(65_537)));
  expect(error).toMatchObject({ kind: 'invalid', status: 422, unclear: false });
  expect(error.message).toContain('(body: custom)');
});

describe('an answer is unreadable if it is', () => {
  const broken: [string, unknown][] = [
    ['an object instead of a list', {}],
    ['a review without an id', [{ user: null, state: 'APPROVED' }]],
    ['a review whose user has no type', [{ id: 1, user: { id: 2, login: 'rita' }, state: 'APPROVED' }]],
  ];

  test.each(broken)('%s', async (_name, body) => {
    const to = await stage();
    to.fault('pulls/list-reviews', { answer: 200, body });
    const { github } = visit(to);
    expect(await failureOf(github.reviews(1))).toMatchObject({ kind: 'unreadable', status: 200 });
    expect(to.ledger).toHaveLength(1);
  });

  test('about another pull request, ref or check run than the one asked for', async () => {
    const { to, pull } = await opened();
    const after = pull.headSha;
    const other = to.plantCheckRun({ name: 'q', headSha: after });
    const clientAt = async (path: string) => visit(to, { apiUrl: await answering(to, path) }).github;
    const unreadable = { kind: 'unreadable', status: 200 };
    expect(await failureOf((await clientAt('/pulls/1')).pull(2))).toMatchObject(unreadable);
    expect(await failureOf((await clientAt('/git/ref/heads%2Fchange')).tipOf('main'))).toMatchObject(unreadable);
    const create = (await clientAt(`/check-runs/${other.id}`)).createCheckRun;
    expect(await failureOf(create({ name: 'p', head_sha: after, output: OUTPUT }))).toMatchObject(unreadable);
    expect(await (await clientAt(`/commits/${after}/check-runs`)).checkRuns(after, 'p')).toEqual([]);
  });

  test.each([
    ['a list without end', '<http://x/?page=2>; rel="next"'],
    [
      'a list that claims to have a billion pages',
      '<http://x/?page=2>; rel="next", <http://x/?page=1000000000>; rel="last"',
    ],
  ])('%s', async (_name, link) => {
    const server = await serve((_, response) => {
      response.setHeader('link', link).setHeader('content-type', 'application/json').end('[]');
    });
    const error = await failureOf(visit(await stage(), { apiUrl: server }).github.reviews(1));
    expect(error).toMatchObject({ kind: 'unreadable' });
    expect(error.message).toContain('a list without end');
  });

  test('but it is invalid, and not the end of the list, if it is a conflict on a later page', async () => {
    const { to } = await opened({ pageSize: 1 });
    for (const user of ['rita', 'sam']) to.review(to.state.pulls[0]!, { user });
    to.fault('pulls/list-reviews', { nth: 2, answer: 409 });
    expect(await failureOf(visit(to).github.reviews(1))).toMatchObject({ kind: 'invalid', status: 409 });
  });
});

/** A server that answers every request with what the stand-in has at one path. */
function answering(to: StandIn, path: string): Promise<string> {
  return serve(async (_, response) => {
    const headers = { authorization: `token ${DEFAULT_TOKEN}`, accept: 'application/json' };
    const answer = await fetch(`${to.url}/repos/acme/inventory${path}`, { headers });
    response.setHeader('content-type', 'application/json').end(await answer.text());
  });
}

test('the client sends the token to no other host, neither by a redirect nor by a link', async () => {
  const { to } = await opened();
  const seen: string[] = [];
  const elsewhere = await serve((request, response) => {
    seen.push(request.url ?? '');
    response.end('{}');
  });
  to.fault('git/get-ref', { answer: 302, headers: { location: `${elsewhere}/stolen` } });
  to.fault('issues/list-comments', {
    answer: 200,
    body: [],
    headers: { link: `<${elsewhere}/?page=2>; rel="next"` },
  });
  const { github } = visit(to);
  const error = await failureOf(github.tipOf('main'));
  expect(error).toMatchObject({ kind: 'unreadable', status: 302 });
  expect(error.message).toContain('redirects are not followed');
  expect(await github.comments(1)).toEqual([]);
  expect(to.entries.map(({ query }) => query.page)).toEqual([undefined, undefined, '2']);
  expect(seen).toEqual([]);
});

const failures: [string, (to: StandIn) => void][] = [
  ['the token has no permission', (to) => to.grant('secret-token', { permissions: {} })],
  ['the token is unknown', () => {}],
  ['the connection is reset', (to) => to.fault('checks/create', { answer: 'reset' })],
  ['the server fails', (to) => to.fault('checks/create', { answer: 500 })],
];

test.each(failures)('the error contains neither the token nor a name if %s', async (_name, prepare) => {
  const to = await stage();
  prepare(to);
  const { github } = visit(to, { token: 'secret-token', random: () => 0 });
  const error = await failureOf(
    github.createCheckRun({ name: 'relay-21', head_sha: SHA, output: { title: 'relay-21', summary: 'relay-21' } }),
  );
  const printed = inspect(error, { depth: 9, showHidden: true }) + JSON.stringify(error) + error.stack;
  expect(printed).not.toMatch(/secret-token|relay-21|127\.0\.0\.1|acme/);
});

test.each(['', 'secret\ntoken', 'secret token'])(
  'the client refuses a malformed token (%j) and does not show it',
  async (token) => {
    const to = await stage();
    const { github, waits } = visit(to, { token });
    const error = await failureOf(github.createComment(1, 'a plan'));
    expect(error).toMatchObject({ kind: 'forbidden', status: null, unclear: false });
    expect(error.message).toContain(
      'nothing was sent (github-token is not a token). Check that github-token is complete',
    );
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain('secret');
    expect([to.ledger, waits]).toEqual([[], []]);
  },
);
