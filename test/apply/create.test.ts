// The create protocol as a table: the answers of the service → the requests, the waits and the outcome.

import { describe, expect, test } from 'vitest';
import { createOnce, StepJournal, UnseenAssets } from '../../src/apply/create.ts';
import type { LiveAsset } from '../../src/core/model.ts';
import { FREE } from '../../src/core/result.ts';
import { SERVICE_RETRIES } from '../../src/core/retry.ts';
import { asset } from '../core/build.ts';
import { create, Failed, FakeClock } from './scripted.ts';

const OLD = asset('ca_old', 'cs_a', 'x');
const NEW = asset('ca_new', 'cs_a', 'x');
const NEW_TOO = asset('ca_new2', 'cs_a', 'x');
const OTHERS = [
  asset('ca_5', 'cs_b', 'x'),
  asset('ca_6', 'cs_a', 'X'),
  asset('ca_7', 'cs_a', 'x', 'software'),
  asset('ca_8', 'cs_a', 'x~cip-sync'),
];
const unclear = () => new Failed('unclear');

interface Script {
  /** Answers to POSTs. The last one repeats. */
  readonly posts: readonly (LiveAsset | Error)[];
  /** Answers to reads of the list. The last one repeats. */
  readonly lists?: readonly (readonly LiveAsset[] | Error)[];
  /** Stops the run in the sleep with this number. */
  readonly stopInSleep?: number;
}

async function run({ posts, lists = [[]], stopInSleep }: Script) {
  const did: string[] = [];
  const journal: string[] = [];
  const clock = new FakeClock();
  const stopping = new AbortController();
  const answer = <T>(method: string, answers: readonly (T | Error)[]): T => {
    const asked = did.filter((line) => line === method).length;
    did.push(method);
    const given = answers[asked] ?? answers.at(-1)!;
    if (given instanceof Error) throw given;
    return given;
  };
  const heeded = new Set<boolean>();
  const steps = new StepJournal('create x', ({ event, outcome }) => journal.push(outcome ?? event));
  let sleeps = 0;
  const verdict = await createOnce(create('x'), {
    permit: FREE,
    writer: {
      createAsset: async () => answer('POST', posts),
      updateAsset: () => Promise.reject(new Error('no PATCH')),
      deleteAsset: () => Promise.reject(new Error('no DELETE')),
    },
    unseen: new UnseenAssets([OLD.id], { cyberAssets: async () => answer('GET', lists) }),
    clock: {
      now: clock.now,
      sleep: async (ms, signal) => {
        did.push(`sleep ${ms}`);
        heeded.add(signal === stopping.signal);
        await clock.sleep(ms, signal);
        if (++sleeps === stopInSleep) stopping.abort();
      },
    },
    random: () => 0.5,
    stop: stopping.signal,
    journal: steps,
  });
  const log = { did: did.join(', '), journal: journal.join(', ') };
  return { ...log, verdict, writes: steps.writes, heedsStop: [...heeded] };
}

const table: Record<string, Script & { readonly told: string }> = {
  'a clean answer: one POST, no read': { posts: [NEW], told: 'POST: done ca_new' },
  'not written (429, refused): POST again after a backoff, no read': {
    posts: [new Failed('not-written'), new Failed('not-written'), NEW],
    told: 'POST, sleep 50, POST, sleep 100, POST: done ca_new',
  },
  'Retry-After is honored, plus jitter': {
    posts: [new Failed('not-written', { retryAfterMs: 7000 }), NEW],
    told: 'POST, sleep 7050, POST: done ca_new',
  },
  'unclear, and the list shows it: adopted': {
    posts: [unclear()],
    lists: [[OLD, ...OTHERS, NEW]],
    told: 'POST, GET: adopted ca_new',
  },
  'unclear, and the list shows it late: adopted, no second POST': {
    posts: [unclear()],
    lists: [[OLD], [OLD, NEW]],
    told: 'POST, GET, sleep 2000, GET: adopted ca_new',
  },
  'unclear, and two lists show only known or different assets: POST again': {
    posts: [unclear(), NEW],
    lists: [[OLD, ...OTHERS]],
    told: 'POST, GET, sleep 2000, GET, sleep 50, POST: done ca_new',
  },
  'unclear with Retry-After: the settle delay is as long': {
    posts: [new Failed('unclear', { retryAfterMs: 9000 }), NEW],
    told: 'POST, GET, sleep 9000, GET, sleep 50, POST: done ca_new',
  },
  'unclear, and several assets are new: unknown, no second POST': {
    posts: [unclear()],
    lists: [[NEW, NEW_TOO]],
    told: 'POST, GET: unknown',
  },
  'unclear, and the list cannot be read: unknown, never a second POST': {
    posts: [unclear()],
    lists: [unclear()],
    told: 'POST, GET: unknown',
  },
  'unclear, and the second list cannot be read: unknown, never a second POST': {
    posts: [unclear()],
    lists: [[], new Failed('rejected')],
    told: 'POST, GET, sleep 2000, GET: unknown',
  },
  'created with another name: unknown': {
    posts: [asset('ca_new', 'cs_a', 'y')],
    lists: [[NEW]],
    told: 'POST: unknown',
  },
  'created in another system: unknown': { posts: [asset('ca_new', 'cs_b', 'x')], told: 'POST: unknown' },
  'created with another type: unknown': { posts: [asset('ca_new', 'cs_a', 'x', 'software')], told: 'POST: unknown' },
  'created in another organization: unknown': {
    posts: [{ ...NEW, organization_slug: 'globex' }],
    told: 'POST: unknown',
  },
  'created with the id of a known asset: unknown': { posts: [OLD], told: 'POST: unknown' },
  'a success that is not as documented: unknown': {
    posts: [new Failed('unexpected')],
    lists: [[NEW]],
    told: 'POST: unknown',
  },
  'a taken name is a failure': { posts: [new Failed('taken')], lists: [[NEW]], told: 'POST: failed' },
  'a taken name after a refused connection is a failure too': {
    posts: [new Failed('not-written'), new Failed('taken')],
    lists: [[NEW]],
    told: 'POST, sleep 50, POST: failed',
  },
  'a taken name after an unclear POST may be ours': {
    posts: [unclear(), new Failed('taken')],
    lists: [[], [], [NEW]],
    told: 'POST, GET, sleep 2000, GET, sleep 50, POST, GET: adopted ca_new',
  },
  'rejected after an unclear POST that created nothing: a failure': {
    posts: [unclear(), new Failed('rejected')],
    lists: [[], [], [NEW]],
    told: 'POST, GET, sleep 2000, GET, sleep 50, POST: failed',
  },
  'rejected: a failure': { posts: [new Failed('rejected')], told: 'POST: failed' },
  'the key is refused: a failure': { posts: [new Failed('key-refused')], told: 'POST: failed' },
  'never sent: not started': { posts: [new Failed('not-sent')], told: 'POST: not-started' },
  'stopped in a backoff: no POST after it': {
    posts: [new Failed('not-written')],
    stopInSleep: 1,
    told: 'POST, sleep 50: failed',
  },
  'stopped in the settle delay: no POST after it, and the outcome is unknown': {
    posts: [unclear()],
    stopInSleep: 1,
    told: 'POST, GET, sleep 2000: unknown',
  },
};

describe('answers of the service → requests and outcome', () => {
  test.each(Object.entries(table))('%s', async (_, { told, ...script }) => {
    const { did, verdict } = await run(script);
    expect([`${did}: ${verdict.outcome}`, verdict.id ?? []].flat().join(' ')).toBe(told);
  });
});

test('the number of POSTs is limited, and the last answer is the reason', async () => {
  const ran = await run({ posts: [unclear()] });
  expect(ran.did.match(/POST/g)).toHaveLength(SERVICE_RETRIES.maxTries);
  expect(ran.verdict).toMatchObject({ outcome: 'failed', failure: { reason: 'It is unclear.' } });
});

test('the time for POSTs is limited', async () => {
  const ran = await run({ posts: [new Failed('not-written', { retryAfterMs: 60_000 })] });
  expect(ran.did.match(/POST/g)).toHaveLength(Math.floor(SERVICE_RETRIES.maxTotalMs / 60_000));
  expect(ran.did.endsWith('POST')).toBe(true);
});

test.each([
  // The outcome of the last POST is missing: it is the outcome of the step, which the step notes.
  [[new Failed('not-written'), unclear(), NEW], 'intent, failed, intent, failed, intent', 3],
  [[new Failed('not-written'), new Failed('not-sent')], 'intent, failed, intent, not-started', 1],
])(
  'the journal has an intent and an outcome for every POST, and a POST that was never sent is no write',
  async (posts, ...expected) => {
    const { journal, writes } = await run({ posts });
    expect([journal, writes]).toEqual(expected);
  },
);

test.each([
  ['the settle delay', unclear()],
  ['a backoff', new Failed('not-written')],
])('%s ends at once when the run is stopped', async (_, failure) => {
  expect((await run({ posts: [failure] })).heedsStop).toEqual([true]);
});

test('the reason of an unknown create contains the failure of the POST and of the list', async () => {
  const ran = await run({ posts: [unclear()], lists: [new Failed('rejected')] });
  expect(ran.verdict.failure?.reason).toBe('It is unclear. Whether it was created is not known: It is rejected.');
});

test('the reason for a wrong asset does not contain its name', async () => {
  const ran = await run({ posts: [asset('ca_new', 'cs_b', 'y')] });
  expect(ran.verdict.failure).toMatchObject({
    meaning: 'unexpected',
    reason: 'The service answered with an asset whose name and cyber system differ from the request. Plan again.',
    detail: null,
  });
});

test('an unexpected error is thrown, not treated as an answer', async () => {
  await expect(run({ posts: [new TypeError('a bug')] })).rejects.toThrow('a bug');
});
