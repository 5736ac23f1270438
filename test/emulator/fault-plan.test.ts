import { describe, expect, test } from 'vitest';
import { decideFaults, FAULT_KINDS, type FaultPlan, seededRandom } from '../../src/emulator/faults.ts';

/** The kind of fault at each of these requests, in order. */
function kinds(plan: FaultPlan, requests: readonly (readonly [string, string])[], seed = 1): (string | null)[] {
  const decide = decideFaults(plan, seededRandom(seed));
  return requests.map(([method, path]) => decide(method, path)?.kind ?? null);
}

const get = ['GET', '/cyber-assets'] as const;
const post = ['POST', '/cyber-assets'] as const;
const patch = ['PATCH', '/cyber-assets/ca_12'] as const;

test('a rule without nth and times hits every request that matches', () => {
  expect(kinds([{ kind: 'slow', method: 'post' }], [post, get, post])).toEqual(['slow', null, 'slow']);
});

test('nth counts the requests that match, and hits one of them', () => {
  const plan = [{ kind: 'slow', method: 'POST', nth: 2 }] as const;
  expect(kinds(plan, [post, get, post, post])).toEqual([null, null, 'slow', null]);
});

test('times hits that many in a row, starting at nth', () => {
  const plan = [{ kind: 'slow', nth: 2, times: 2 }] as const;
  expect(kinds(plan, [get, get, get, get])).toEqual([null, 'slow', 'slow', null]);
  expect(kinds([{ kind: 'slow', times: 1 }], [get, get])).toEqual(['slow', null]);
});

test('a path matches every path that starts with it', () => {
  expect(kinds([{ kind: 'slow', path: '/cyber-assets/' }], [get, patch])).toEqual([null, 'slow']);
});

test('the first rule that hits decides; each rule counts separately', () => {
  const plan = [
    { kind: 'stall', nth: 1 },
    { kind: 'slow', nth: 2 },
  ] as const;
  expect(kinds(plan, [get, get, get])).toEqual(['stall', 'slow', null]);
});

describe('probability', () => {
  const many = Array.from({ length: 4_000 }, () => post);

  test('0 never hits, 1 always hits', () => {
    expect(new Set(kinds({ probability: 0 }, many))).toEqual(new Set([null]));
    expect(new Set(kinds({ probability: 1, kinds: ['slow'] }, many))).toEqual(new Set(['slow']));
  });

  test('between 0 and 1 hits about that often, with every kind except stall', () => {
    const hits = kinds({ probability: 0.25 }, many).filter((kind) => kind !== null);
    expect(hits.length / many.length).toBeGreaterThan(0.2);
    expect(hits.length / many.length).toBeLessThan(0.3);
    expect([...new Set(hits)].sort()).toEqual(FAULT_KINDS.filter((kind) => kind !== 'stall').sort());
  });

  test('the same seed gives the same faults, another seed gives others', () => {
    const plan = { probability: 0.5 };
    expect(kinds(plan, many, 7)).toEqual(kinds(plan, many, 7));
    expect(kinds(plan, many, 7)).not.toEqual(kinds(plan, many, 8));
  });
});
