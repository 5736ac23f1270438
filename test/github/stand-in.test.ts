// The stand-in refuses what GitHub's description refuses. What it stores and how it fails is tested together with the
// client and in the journeys.
import { describe, expect, test } from 'vitest';
import { stage } from './stage.ts';
import { DEFAULT_TOKEN, type StandIn, standIn } from './stand-in.ts';

/** Sends any request to a path below the repository. Gives the status of the answer. */
async function send(to: StandIn, line: string, body?: object): Promise<number> {
  const [method = 'GET', path = ''] = line.split(' ');
  const json = 'application/json';
  const headers = { authorization: `token ${DEFAULT_TOKEN}`, accept: json, 'content-type': json };
  const url = `${to.url}/repos/acme/inventory${path}`;
  return (await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) })).status;
}

describe('a violation of the description is', () => {
  const requests: [string, string, object | undefined, number][] = [
    ['an unknown path', 'GET /nonsense', undefined, 404],
    ['an unknown query parameter', 'GET /issues?sorted=yes', undefined, 422],
    ['a value outside the enumeration', 'GET /issues?state=merged', undefined, 422],
    ['a missing field', 'POST /check-runs', { name: 'p' }, 422],
    ['a misspelled field', 'POST /issues/1/comments', { body: 'a', boddy: 'b' }, 422],
    ['an output without a summary', 'PATCH /check-runs/1', { output: { title: 't' } }, 422],
    ['an operation that the stand-in does not have', 'GET /labels', undefined, 501],
  ];

  test.each(requests)('%s', async (_name, line, body, status) => {
    const to = await stage();
    expect(await send(to, line, body)).toBe(status);
    expect(() => to.assertFaithful()).toThrow(/against GitHub's description/);
    expect(to.takeViolations()).not.toEqual([]);
    to.assertFaithful();
  });

  test('an answer of the stand-in itself that does not match', async () => {
    const to = await stage();
    const headSha = await to.tipOf('main');
    to.plantCheckRun({ headSha, name: 'p', conclusion: 'splendid' });
    await send(to, `GET /commits/${headSha}/check-runs`);
    expect(to.takeViolations()).toEqual([expect.stringMatching(/answer 200: .*conclusion must be equal to one of/)]);
  });

  test('an error on closing if the test did not take it', async () => {
    const to = await standIn();
    await send(to, 'GET /nonsense');
    await expect(to.close()).rejects.toThrow(/GET .*nonsense: the description has no such operation/);
  });
});
