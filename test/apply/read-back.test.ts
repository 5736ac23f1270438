// The closing read as a table: results and what the lists show → number of reads, differences, settled results.
import { describe, expect, test } from 'vitest';
import { UnseenAssets } from '../../src/apply/create.ts';
import { readBack } from '../../src/apply/read-back.ts';
import type { Change } from '../../src/core/change.ts';
import type { LiveAsset } from '../../src/core/model.ts';
import type { ChangeResult, Outcome } from '../../src/core/result.ts';
import { asset } from '../core/build.ts';
import { create, Failed, FakeClock, label, outcomes, remove, rename } from './scripted.ts';

function result(change: Change, outcome: Outcome, id = change.id): ChangeResult {
  const rest = {
    reason: 'why',
    reasonBy: 'tool' as const,
    detail: 'said',
    meaning: 'unclear' as const,
    writes: 1,
    isHalfDone: false,
    startedAt: 1,
    endedAt: 2,
  };
  return { change, outcome, id, ...rest };
}

interface Script {
  readonly results: readonly ChangeResult[];
  /** The last one repeats. */
  readonly lists: readonly (readonly LiveAsset[] | Error)[];
  readonly known?: readonly string[];
  /** Called after each pause. */
  readonly slept?: () => void;
}

async function close({ results, lists, known = [], slept = () => {} }: Script, stop = new AbortController()) {
  const fake = new FakeClock();
  const heeded = new Set<AbortSignal | undefined>();
  const sleep = (ms: number, signal?: AbortSignal) => {
    heeded.add(signal);
    return fake.sleep(ms, signal).then(slept);
  };
  const clock = { now: fake.now, sleep };
  let reads = 0;
  const reader = {
    cyberAssets: async () => {
      const given = lists[Math.min(reads++, lists.length - 1)]!;
      if (given instanceof Error) throw given;
      return given;
    },
    cyberAsset: () => Promise.reject(new Error('not asked')),
  };
  const ours = results.flatMap(({ id }) => (id === null ? [] : [id]));
  const unseen = new UnseenAssets([...known, ...ours], reader);
  const closing = await readBack(results, { reader, clock, stop: stop.signal }, unseen);
  const waited = fake.slept.reduce((sum, ms) => sum + ms, 0);
  return { ...closing, reads, waited, heeded: [...heeded] };
}

const X = asset('ca_1', 'cs_a', 'x');
const Y = asset('ca_1', 'cs_a', 'y');
const made = result(create('x'), 'done', 'ca_1');
const renamed = result(rename('ca_1', 'x', 'y'), 'done');
const removed = result(remove('ca_1', 'x'), 'done');

/** `told` is what the closing read reports: number of reads, then differences, then settled results. */
const table: Record<string, Script & { readonly told: string }> = {
  'all shown at once': { results: [made], lists: [[X]], told: '1: converged; create x done ca_1' },
  'a create that shows later': { results: [made], lists: [[], [], [X]], told: '3: converged; create x done ca_1' },
  'an update that shows later': { results: [renamed], lists: [[X], [Y]], told: '2: converged; update ca_1 done ca_1' },
  'a delete that shows later': { results: [removed], lists: [[X], []], told: '2: converged; delete ca_1 done ca_1' },
  'a delete answered 404 that is still there': {
    results: [{ ...removed, outcome: 'already' }],
    lists: [[X]],
    told: '11: still-there delete ca_1 (ca_1); delete ca_1 already ca_1',
  },
  'an update that shows other values': {
    results: [renamed],
    lists: [[X]],
    told: '11: different update ca_1 (ca_1); update ca_1 done ca_1',
  },
  'a create that never shows': { results: [made], lists: [[]], told: '11: missing create x (); create x done ca_1' },
  'a new twin is reported at once: it does not go away': {
    results: [made],
    lists: [[X, { ...X, id: 'ca_2' }]],
    told: '1: duplicate create x (ca_1, ca_2); create x done ca_1',
  },
  'a twin that was there before is no duplicate': {
    results: [made],
    lists: [[X, { ...X, id: 'ca_2' }]],
    known: ['ca_2'],
    told: '1: converged; create x done ca_1',
  },
  'an asset of another type is no duplicate': {
    results: [made],
    lists: [[X, asset('ca_2', 'cs_a', 'x', 'software')]],
    told: '1: converged; create x done ca_1',
  },
  'an unclear create whose id the list shows is adopted': {
    results: [result(create('x'), 'unknown', 'ca_1')],
    lists: [[X]],
    told: '1: converged; create x adopted ca_1',
  },
  'an unclear create that is shown once is adopted': {
    results: [result(create('x'), 'unknown')],
    lists: [[], [X]],
    told: '2: converged; create x adopted ca_1',
  },
  'an unclear create whose name was there before is not adopted': {
    results: [result(create('x'), 'unknown')],
    lists: [[X]],
    known: ['ca_1'],
    told: '5: converged; create x unknown null',
  },
  'an unclear create that is shown twice stays unclear': {
    results: [result(create('x'), 'unknown')],
    lists: [[X, { ...X, id: 'ca_2' }]],
    told: '1: duplicate create x (ca_1, ca_2); create x unknown null',
  },
  'an unclear update that is shown is done': {
    results: [result(rename('ca_1', 'x', 'y'), 'unknown')],
    lists: [[X], [Y]],
    told: '2: converged; update ca_1 done ca_1',
  },
  'an unclear update that is not shown stays unclear, after the settle delay': {
    results: [result(rename('ca_1', 'x', 'y'), 'unknown')],
    lists: [[X]],
    told: '5: converged; update ca_1 unknown ca_1',
  },
  'an unclear delete that is shown is done': {
    results: [result(remove('ca_1', 'x'), 'unknown')],
    lists: [[]],
    told: '1: converged; delete ca_1 done ca_1',
  },
  'failed and untried changes are not looked for': {
    results: [made, result(remove('ca_9', 'z'), 'failed'), result(create('w'), 'not-started')],
    lists: [[X, asset('ca_9', 'cs_a', 'z'), asset('ca_8', 'cs_a', 'w')]],
    told: '1: converged; create x done ca_1, delete ca_9 failed ca_9, create w not-started null',
  },
};

describe('what the lists show → what the closing read reports', () => {
  test.each(Object.entries(table))('%s', async (_, { told, ...script }) => {
    const closing = await close(script);
    const differences = closing.differences.map(
      ({ change, kind, found }) => `${kind} ${label(change)} (${found.map(({ id }) => id).join(', ')})`,
    );
    const settled = closing.results.map(({ change, outcome, id }) => `${label(change)} ${outcome} ${id}`);
    const shown = closing.converged ? 'converged' : differences.join(', ');
    expect(`${closing.reads}: ${shown}; ${settled.join(', ')}`).toBe(told);
  });
});

test('the closing read waits no longer than the settle limit, and a stop ends each wait at once', async () => {
  const stop = new AbortController();
  const closing = await close({ results: [made], lists: [[]] }, stop);
  expect(closing).toMatchObject({ waited: 15_000, heeded: [stop.signal] });
});

test('a settled result has no reason', async () => {
  const closing = await close({ results: [result(create('x'), 'unknown')], lists: [[X]] });
  expect(closing.results).toMatchObject([{ outcome: 'adopted', reason: null, detail: null }]);
});

test('the list is not read if nothing was executed', async () => {
  const results = [result(create('x'), 'failed'), result(remove('ca_1', 'x'), 'skipped')];
  expect(await close({ results, lists: [[]] })).toMatchObject({ converged: null, reads: 0 });
});

test('if the list cannot be read, the report has the reason and does not say whether it converged', async () => {
  const closing = await close({ results: [made], lists: [[], new Failed('rejected')] });
  expect(closing).toMatchObject({ converged: null, closingFailure: 'It is rejected.', differences: [] });
  expect(outcomes(closing.results)).toEqual(['create x: done']);
});

test.each([
  ['before it waits', true],
  ['while it waits', false],
])('if the run is stopped %s, the list is not read again', async (_, isEarly) => {
  const stop = new AbortController();
  if (isEarly) stop.abort();
  const closing = await close({ results: [made], lists: [[], [X]], slept: () => stop.abort() }, stop);
  expect(closing).toMatchObject({ reads: 1, converged: false });
});
