// What a failure says: its kind, the permission to grant, and nothing that anyone could not be shown.
import { createServer, type RequestListener } from 'node:http';
import { inspect } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { GitHub } from '../../src/github/port.ts';
import { failureOf, stage, visit } from './stage.ts';
import type { Permissions } from './stand-in/tokens.ts';
import { DEFAULT_TOKEN, type StandIn } from './stand-in.ts';

const OUTPUT = { title: 'Plan', summary: 'summary' };
const SHA = '0123456789abcdef0123456789abcdef01234567';

const CALLS: Record<string, (github: GitHub) => Promise<unknown>> = {
  pull: (github) => github.pull(1),
  reviews: (github) => github.reviews(1),
  pullsOf: (github) => github.pullsOf(SHA),
  commitsFrom: (github) => github.commitsFrom(SHA),
  tipOf: (github) => github.tipOf('main'),
  checkRuns: (github) => github.checkRuns(SHA, 'p'),
  createCheckRun: (github) => github.createCheckRun({ name: 'p', head_sha: SHA, output: OUTPUT }),
  updateCheckRun: (github) => github.updateCheckRun(1, { output: OUTPUT }),
  comments: (github) => github.comments(1),
  createComment: (github) => github.createComment(1, 'a plan'),
  updateComment: (github) => github.updateComment(1, 'a plan'),
};

const PERMISSIONS: [string, string, Permissions][] = [
  ['pull', 'pull-requests: read', { contents: 'read', checks: 'read' }],
  ['reviews', 'pull-requests: read', { contents: 'read', checks: 'read' }],
  ['pullsOf', 'pull-requests: read', { checks: 'read' }],
  ['commitsFrom', 'contents: read', { checks: 'read' }],
  ['tipOf', 'contents: read', { checks: 'read' }],
  ['checkRuns', 'checks: read', { contents: 'read' }],
  ['createCheckRun', 'checks: write', { checks: 'read' }],
  ['updateCheckRun', 'checks: write', { checks: 'read' }],
  ['comments', 'pull-requests: read', { checks: 'read' }],
  ['createComment', 'pull-requests: write', { 'pull-requests': 'read' }],
  ['updateComment', 'pull-requests: write', { 'pull-requests': 'read' }],
];

describe('without the permission', () => {
  test.each(PERMISSIONS)('%s names %s', async (name, permission, permissions) => {
    const to = await stage();
    to.grant('poor', { permissions });
    const { github } = visit(to, { token: 'poor' });
    const error = await failureOf(CALLS[name]?.(github) ?? Promise.reject());
    expect(error).toMatchObject({ kind: 'forbidden', status: 403, permission, attempts: 1, unclear: false });
    expect(error.message).toMatch(new RegExp(`Grant the job the permission ${permission}\\.$`));
  });

  test('a public repository can be read', async () => {
    const to = await stage({ isPrivate: false });
    to.grant('poor', { permissions: {} });
    const { github } = visit(to, { token: 'poor' });
    const sha = await github.tipOf('main');
    expect(await github.checkRuns(sha, 'p')).toEqual([]);
    expect((await failureOf(github.createCheckRun({ name: 'p', head_sha: sha, output: OUTPUT }))).permission).toBe(
      'checks: write',
    );
  });
});

test('a token that is not accepted is forbidden, and no permission would help', async () => {
  const to = await stage();
  const error = await failureOf(visit(to, { token: 'ghs_expired' }).github.pull(1));
  expect(error).toMatchObject({ kind: 'forbidden', status: 401, permission: null });
});

test("another app's check run is forbidden, and no permission would help", async () => {
  const to = await stage();
  const headSha = (await to.git.resolve('refs/heads/main')) ?? '';
  const run = to.plantCheckRun({ name: 'p', headSha, app: { id: 7, slug: 'other' } });
  const error = await failureOf(visit(to).github.updateCheckRun(run.id, { output: OUTPUT }));
  expect(error).toMatchObject({ kind: 'forbidden', status: 403, permission: null });
});

test.each(['pull', 'reviews', 'comments', 'createComment', 'updateCheckRun', 'updateComment'])(
  '%s of what is not there is not found',
  async (name) => {
    const to = await stage();
    const error = await failureOf(CALLS[name]?.(visit(to).github) ?? Promise.reject());
    expect(error).toMatchObject({ kind: 'not-found', status: 404, permission: null });
  },
);

describe('what GitHub does not take is invalid', () => {
  test('a comment that is too long', async () => {
    const to = await stage();
    await to.commitFiles('change', { 'a.yml': 'a' });
    await to.openPull({ branch: 'change' });
    const { github } = visit(to);
    await github.createComment(1, '\u{1f600}'.repeat(65_536));
    const error = await failureOf(github.createComment(1, 'x'.repeat(65_537)));
    expect(error).toMatchObject({ kind: 'invalid', status: 422, unclear: false });
    expect(error.message).toContain('(body: custom)');
  });

  test.each(['summary', 'text'])('a %s that is too long', async (field) => {
    const to = await stage();
    const { github } = visit(to);
    const head_sha = await github.tipOf('main');
    const output = { ...OUTPUT, [field]: 'x'.repeat(65_535) };
    await github.createCheckRun({ name: 'p', head_sha, output });
    const tooLong = { name: 'p', head_sha, output: { ...OUTPUT, [field]: 'x'.repeat(65_536) } };
    expect(await failureOf(github.createCheckRun(tooLong))).toMatchObject({ kind: 'invalid', status: 422 });
    expect(to.takeViolations()).toHaveLength(1);
  });

  test('a check run on a commit that is not there', async () => {
    const to = await stage();
    const error = await failureOf(CALLS.createCheckRun?.(visit(to).github) ?? Promise.reject());
    expect(error).toMatchObject({ kind: 'invalid', status: 422 });
  });
});

describe('an answer that is not as documented is unreadable', () => {
  const broken: [string, unknown][] = [
    ['an object for a list', {}],
    ['a review without an id', [{ user: null, state: 'APPROVED' }]],
    ['a user without a type', [{ id: 1, user: { id: 2, login: 'rita' }, state: 'APPROVED' }]],
  ];

  test.each(broken)('%s', async (_name, body) => {
    const to = await stage();
    to.fault('pulls/list-reviews', { answer: 200, body });
    const { github, attempts } = visit(to);
    expect(await failureOf(github.reviews(1))).toMatchObject({ kind: 'unreadable', status: 200 });
    expect(attempts).toHaveLength(1);
  });

  test('another pull request than the one asked for', async () => {
    const to = await stage();
    await to.commitFiles('change', { 'a.yml': 'a' });
    await to.openPull({ branch: 'change' });
    const { github } = visit(to);
    const server = await serve(async (_, response) => {
      const answer = await fetch(`${to.url}/repos/acme/inventory/pulls/1`, {
        headers: { authorization: `token ${DEFAULT_TOKEN}`, accept: 'application/json' },
      });
      response.setHeader('content-type', 'application/json').end(await answer.text());
    });
    expect((await github.pull(1)).number).toBe(1);
    const error = await failureOf(visit(to, { apiUrl: server }).github.pull(2));
    expect(error).toMatchObject({ kind: 'unreadable' });
  });

  test('a list without end', async () => {
    const to = await stage();
    const server = await serve((request, response) => {
      response.setHeader('link', `<http://x${request.url?.split('?')[0]}?page=2>; rel="next"`);
      response.setHeader('content-type', 'application/json').end('[]');
    });
    const error = await failureOf(visit(to, { apiUrl: server }).github.reviews(1));
    expect(error).toMatchObject({ kind: 'unreadable' });
    expect(error.message).toContain('a list without end');
  });
});

describe('the token', () => {
  test('does not follow a redirect, nor a link, to another place', async () => {
    const to = await stage();
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
    await to.commitFiles('change', { 'a.yml': 'a' });
    await to.openPull({ branch: 'change' });
    const { github } = visit(to);
    const error = await failureOf(github.tipOf('main'));
    expect(error).toMatchObject({ kind: 'unreadable', status: 302, attempts: 1 });
    expect(error.message).toContain('redirects are not followed');
    expect(await github.comments(1)).toEqual([]);
    expect(to.entries.map(({ query }) => query.page)).toEqual([undefined, undefined, '2']);
    expect(seen).toEqual([]);
  });

  const failures: [string, (to: StandIn) => void][] = [
    ['refused', (to) => to.grant('secret-token', { permissions: {} })],
    ['unknown', () => {}],
    ['cut off', (to) => to.fault('checks/create', { answer: 'reset' })],
    ['out of luck', (to) => to.fault('checks/create', { answer: 500 })],
  ];

  test.each(failures)('is in no error, nor is a name, when it is %s', async (_name, prepare) => {
    const to = await stage();
    prepare(to);
    const output = { title: 'relay-21', summary: 'relay-21' };
    const { github } = visit(to, { token: 'secret-token', random: () => 0 });
    const error = await failureOf(github.createCheckRun({ name: 'relay-21', head_sha: SHA, output }));
    const printed = inspect(error, { depth: 9, showHidden: true }) + JSON.stringify(error) + error.stack;
    expect(printed).not.toMatch(/secret-token|relay-21|127\.0\.0\.1|acme/);
  });

  test('with a line break is refused without a word of it', async () => {
    const to = await stage();
    const error = await failureOf(visit(to, { token: 'secret\ntoken' }).github.pull(1));
    expect(inspect(error, { depth: 9, showHidden: true })).not.toMatch(/secret|token\b(?! )/);
    expect(to.ledger).toEqual([]);
  });
});

/** A server that answers as told, for what a stand-in would not do. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.closeAllConnections());
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}
