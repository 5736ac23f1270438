// When the client asks again, how long it waits, and what it never repeats.
import { describe, expect, test } from 'vitest';
import type { GitHub } from '../../src/github/client.ts';
import { failureOf, opened, serve, stage, visit } from './stage.ts';
import type { Fault } from './stand-in/faults.ts';
import { type StandIn, standIn } from './stand-in.ts';

const OUTPUT = { title: 'Plan', summary: 'summary' };
/** The start of the clock of `visit`, in Unix seconds. */
const START = Date.parse('2026-03-01T00:00:00Z') / 1000;

async function create(to: StandIn, github: GitHub) {
  const head_sha = (await to.git.resolve('refs/heads/main')) ?? '';
  return github.createCheckRun({ name: 'p', head_sha, output: OUTPUT });
}

describe('a read', () => {
  const passing: [string, Fault, number[]][] = [
    ['a reset connection', { answer: 'reset' }, [0]],
    ['a server error', { answer: 500, times: 2 }, [0, 0]],
    ['503 with Retry-After', { answer: 503, retryAfter: 3 }, [3000]],
    ['a body that is not JSON', { answer: 200, body: '{"ref": "refs/he' }, [0]],
    ['429 with Retry-After', { answer: 429, retryAfter: 7 }, [7000]],
    ['429 without Retry-After', { answer: 429 }, [60_000]],
    ['a secondary limit with Retry-After', { answer: 'secondary-limit', retryAfter: 20 }, [20_000]],
    ['a secondary limit without Retry-After', { answer: 'secondary-limit' }, [60_000]],
    ['a used-up limit that ends soon', { answer: 'primary-limit', reset: START + 42 }, [42_000]],
    ['a used-up limit that has already ended', { answer: 'primary-limit', reset: START - 5 }, [0]],
  ];

  test.each(passing)('is retried after %s', async (_name, fault, expected) => {
    const to = await stage();
    to.fault('git/get-ref', fault);
    const { github, waits } = visit(to);
    expect(await github.tipOf('main')).toBe(await to.git.resolve('refs/heads/main'));
    expect(waits).toEqual(expected);
    expect(to.ledger).toHaveLength(expected.length + 1);
  });

  test.each<[string, Fault, number, number[], object, string]>([
    [
      'waits longer after each failure, with jitter, and gives up after five attempts',
      { answer: 502, times: 9 },
      0.5,
      [250, 500, 1000, 2000],
      { kind: 'server', status: 502, unclear: false },
      '',
    ],
    [
      'is not retried if a limit lasts longer than a minute',
      { answer: 'primary-limit', reset: START + 1500 },
      0,
      [],
      { kind: 'rate-limited', status: 403 },
      'Run again in 25 min.',
    ],
    [
      'gives up before its waits exceed three minutes',
      { answer: 429, retryAfter: 55, times: 9 },
      0,
      [55_000, 55_000, 55_000],
      { kind: 'rate-limited' },
      '',
    ],
  ])('%s', async (_name, fault, random, expected, failure, words) => {
    const to = await stage();
    to.fault('git/get-ref', fault);
    const { github, waits } = visit(to, { random: () => random });
    const error = await failureOf(github.tipOf('main'));
    expect(error).toMatchObject(failure);
    expect(error.message).toContain(words);
    expect(waits).toEqual(expected);
    expect(to.ledger).toHaveLength(expected.length + 1);
  });

  test('is not retried after a refusal', async () => {
    const to = await stage();
    const { github } = visit(to);
    const refusals = [400, 401, 403, 404, 409, 410, 422];
    for (const status of refusals) {
      to.fault('git/get-ref', { answer: status });
      expect((await failureOf(github.tipOf('main'))).status).toBe(status);
      to.clearFaults();
    }
    expect(to.ledger).toHaveLength(refusals.length);
  });

  test('of a list retries only the page that failed', async () => {
    const to = await stage({ pageSize: 1 });
    const sha = (await to.git.resolve('refs/heads/main')) ?? '';
    for (let n = 0; n < 3; n += 1) to.plantCheckRun({ name: 'p', headSha: sha });
    to.fault('checks/list-for-ref', { nth: 2, answer: 'reset' });
    const { github } = visit(to);
    expect(await github.checkRuns(sha, 'p')).toHaveLength(3);
    expect(to.ledger).toHaveLength(4);
  });
});

describe('a create', () => {
  const unclear: [string, Fault, string][] = [
    ['a reset before GitHub creates it', { answer: 'reset' }, 'network'],
    ['a reset after GitHub created it', { answer: 'reset', afterwards: true }, 'network'],
    ['a server error after GitHub created it', { answer: 502, afterwards: true }, 'server'],
    ['an answer that is cut off', { answer: 201, body: '{"id": 1', afterwards: true }, 'unreadable'],
    ['an answer that is not as documented', { answer: 201, body: { id: 1 }, afterwards: true }, 'unreadable'],
  ];

  test.each(unclear)('is not retried after %s', async (_name, fault, kind) => {
    const to = await stage();
    to.fault('checks/create', fault);
    const { github } = visit(to);
    expect(await failureOf(create(to, github))).toMatchObject({ kind, unclear: true });
    expect(to.ledger).toHaveLength(1);
    expect(to.state.checkRuns).toHaveLength(fault.afterwards === true ? 1 : 0);
  });

  test.each<[string, Fault]>([
    ['429', { answer: 429, retryAfter: 1, times: 2 }],
    ['a secondary limit', { answer: 'secondary-limit', retryAfter: 1, times: 2 }],
    ['a used-up limit', { answer: 'primary-limit', reset: START, times: 2 }],
  ])('is retried after %s, which created nothing', async (_name, fault) => {
    const { to } = await opened();
    to.fault('checks/create', fault);
    to.fault('issues/create-comment', fault);
    const { github } = visit(to);
    await create(to, github);
    await github.createComment(1, 'a plan');
    expect(to.state.checkRuns).toHaveLength(1);
    expect(to.state.comments).toHaveLength(1);
    expect(to.ledger).toHaveLength(6);
  });
});

test('an update is retried like a read', async () => {
  const to = await stage();
  const { github } = visit(to);
  const run = await create(to, github);
  to.fault('checks/update', { answer: 'reset', afterwards: true });
  to.fault('checks/update', { nth: 2, answer: 500 });
  const updated = await github.updateCheckRun(run.id, { conclusion: 'success', output: OUTPUT });
  expect(updated.status).toBe('completed');
});

test('even a create is retried if the connection is refused, because nothing was sent', async () => {
  const closed = await standIn();
  await closed.close();
  const { github, waits } = visit(closed);
  const error = await failureOf(github.createComment(1, 'a plan'));
  expect(error).toMatchObject({ kind: 'network', status: null, unclear: false });
  expect(error.message).toContain('ECONNREFUSED');
  expect(waits).toHaveLength(4);
});

describe('a run that stops', () => {
  test('starts no request', async () => {
    const to = await stage();
    const { github } = visit(to, { signal: AbortSignal.abort() });
    expect(await failureOf(github.createComment(1, 'a plan'))).toMatchObject({ kind: 'network', unclear: false });
    expect(to.ledger).toEqual([]);
  });

  test('makes no further attempt', async () => {
    const to = await stage();
    const stop = new AbortController();
    to.fault('git/get-ref', { answer: 502, times: 9 });
    const clock = { now: () => 0, sleep: async () => stop.abort() };
    const { github } = visit(to, { signal: stop.signal, clock });
    expect(await failureOf(github.tipOf('main'))).toMatchObject({ kind: 'server' });
    expect(to.ledger).toHaveLength(1);
  });

  test('aborts a request in flight, whose outcome is then unclear', async () => {
    const stop = new AbortController();
    const to = await stage();
    const apiUrl = await serve(() => stop.abort());
    const { github } = visit(to, { signal: stop.signal, apiUrl });
    const error = await failureOf(github.createComment(1, 'a plan'));
    expect(error).toMatchObject({ kind: 'network', unclear: true });
    expect(error.message).toContain('the run is stopping');
  });
});

test('a request times out if no answer comes, and the outcome of a create is then unclear', async () => {
  const to = await stage();
  const { github, waits } = visit(to, { apiUrl: await serve(() => {}), requestTimeoutMs: 20 });
  const error = await failureOf(github.tipOf('main'));
  expect(error.kind).toBe('network');
  expect(error.message).toContain('no complete answer came (TimeoutError)');
  expect(await failureOf(github.createComment(1, 'a plan'))).toMatchObject({ unclear: true });
  expect(waits).toHaveLength(4);
});
