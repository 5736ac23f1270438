// Where the token goes, and what no error shows: the token, a name, an address.
import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { failureOf, serve, stage, visit } from './stage.ts';
import type { StandIn } from './stand-in.ts';

const SHA = '0123456789abcdef0123456789abcdef01234567';

test('the token does not follow a redirect, nor a link, to another place', async () => {
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
  expect(error).toMatchObject({ kind: 'unreadable', status: 302 });
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

test.each(failures)('the token is in no error, nor is a name, when it is %s', async (_name, prepare) => {
  const to = await stage();
  prepare(to);
  const output = { title: 'relay-21', summary: 'relay-21' };
  const { github } = visit(to, { token: 'secret-token', random: () => 0 });
  const error = await failureOf(github.createCheckRun({ name: 'relay-21', head_sha: SHA, output }));
  const printed = inspect(error, { depth: 9, showHidden: true }) + JSON.stringify(error) + error.stack;
  expect(printed).not.toMatch(/secret-token|relay-21|127\.0\.0\.1|acme/);
});

test.each(['', 'secret\ntoken', 'secret token'])(
  'what is no token (%j) is refused without a word of it',
  async (token) => {
    const to = await stage();
    const { github, waits } = visit(to, { token });
    const error = await failureOf(github.createComment(1, 'a plan'));
    expect(error).toMatchObject({ kind: 'forbidden', status: null, unclear: false });
    expect(error.message).toContain('nothing was sent (github-token is not a token). Check that github-token is whole');
    expect(inspect(error, { depth: 9, showHidden: true })).not.toContain('secret');
    expect([to.ledger, waits]).toEqual([[], []]);
  },
);
