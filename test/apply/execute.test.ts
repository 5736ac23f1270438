// A whole apply against a scripted service: the requests in order, and the report for each failure.
import { describe, expect, test } from 'vitest';
import type { Change, Update } from '../../src/core/change.ts';
import type { LiveAsset } from '../../src/core/model.ts';
import { asset } from '../core/build.ts';
import { a, apply, create, Failed, FakeClock, failing, holding, portsTo, remove, rename, signed } from './scripted.ts';

test('apply reads each asset again before its one write, deletes last, and then reads the list once', async () => {
  const changes = [remove('ca_1', 'gone'), rename('ca_2', 'b', 'c'), create('new')];
  const { requests, report, told } = await apply({ assets: [a(1, 'gone'), a(2, 'b')], changes });
  expect(requests).toEqual(['GET ca_2', 'PATCH ca_2 c', 'POST new', 'GET ca_1', 'DELETE ca_1', 'GET list']);
  expect(told).toEqual(['delete ca_1: done', 'update ca_2: done', 'create new: done']);
  expect(report.results.map(({ reason }) => reason)).toEqual([null, null, null]);
  expect(report).toMatchObject({ converged: true, differences: [], stopped: null, crash: null, closingFailure: null });
});

test('a swap parks one asset with the suffix, and its two writes are one change from first to last', async () => {
  const clock = new FakeClock();
  const begun: number[] = [];
  const settled: number[] = [];
  const { requests, report } = await apply({
    assets: [a(1, 'a'), a(2, 'b')],
    changes: [rename('ca_1', 'a', 'b'), rename('ca_2', 'b', 'a')],
    writer: ({ updateAsset }) => ({
      updateAsset: async (id, fields) => {
        begun.push(clock.now());
        await clock.sleep(1000);
        return updateAsset(id, fields);
      },
    }),
    ports: { clock, progress: (n) => settled.push(n) },
  });
  expect(requests.filter((line) => line.startsWith('PATCH'))).toHaveLength(3);
  expect(requests.filter((line) => line.endsWith('~cip-sync'))).toHaveLength(1);
  expect(settled).toEqual([1, 2]);
  expect(report.results.toSorted((one, other) => one.writes - other.writes)).toMatchObject([
    { writes: 1 },
    { writes: 2, startedAt: begun[0], endedAt: begun[2]! + 1000 },
  ]);
});

test('a PATCH sends only what changed, and the second of two sends only the name', async () => {
  const bodies: string[] = [];
  const retyped = (id: string, from: string, to: string): Change => {
    const change = rename(id, from, to) as Update;
    return signed({ ...change, after: { ...change.after, asset_type: 'software' }, changed: ['name', 'asset_type'] });
  };
  await apply({
    assets: [a(1, 'a'), a(2, 'b'), a(3, 'c')],
    changes: [retyped('ca_1', 'a', 'b'), retyped('ca_2', 'b', 'a'), rename('ca_3', 'c', 'd')],
    ports: { journal: ({ event, request }) => event === 'intent' && bodies.push(JSON.stringify(request.body)) },
  });
  expect(bodies.sort()).toEqual([
    '{"name":"a","asset_type":"software"}',
    '{"name":"b"}',
    '{"name":"b~cip-sync","asset_type":"software"}',
    '{"name":"d"}',
  ]);
});

describe('the failure for a taken name names the asset with that name', () => {
  const takenBy = async (assets: readonly LiveAsset[], changes = [create('x')]) => {
    const writer = { createAsset: failing(new Failed('taken')) };
    return (await apply({ assets, changes, writer })).report.results.map(({ reason }) => reason).at(-1);
  };

  test.each([
    ['same system', [asset('ca_1', 'cs_b', 'x'), a(2, 'x')], 'The asset ca_2 in <cs_a> has the name.'],
    ['other system', [a(2, 'X'), asset('ca_1', 'cs_b', 'x')], 'The asset ca_1 in <cs_b> has the name.'],
    ['other case', [a(2, 'X'), a(3, 'y')], 'The asset ca_2 in <cs_a> has the name.'],
    ['none', [a(3, 'y')], ''],
  ])('as the lists show it: %s', async (_, assets, holder) => {
    expect(await takenBy(assets)).toBe(`It is taken. ${holder}`.trim());
  });

  test('only if it still has the name after the writes of this run', async () => {
    const changes: Change[] = [rename('ca_1', 'x', 'y'), remove('ca_2', 'x'), create('x')];
    const writer = { createAsset: failing(new Failed('taken')) };
    const { report } = await apply({ assets: [a(1, 'x'), a(2, 'x')], changes, writer });
    expect(report.results.map(({ reason }) => reason).sort()).toEqual(['It is taken.', null, null]);
  });
});

/** What somebody changed `ca_1` to. In the plan it is the hardware `x`. */
const CHANGED = [
  ['another name than planned', a(1, 'z')],
  ['another type than planned', asset('ca_1', 'cs_a', 'x', 'software')],
  ['another system than planned', asset('ca_1', 'cs_b', 'x')],
  ['another organization than planned', { ...a(1, 'x'), organization_slug: 'other' }],
] as const;

describe('before a DELETE', () => {
  const changes = [remove('ca_1', 'x')];

  test.each(CHANGED)('%s: the asset is not deleted', async (_, found) => {
    const { requests, held, report } = await apply({ assets: [found], changes });
    expect(requests).toEqual(['GET ca_1']);
    expect(held.size).toBe(1);
    expect(report.results).toMatchObject([
      { outcome: 'changed-meanwhile', writes: 0, reason: expect.stringContaining('Plan again') },
    ]);
  });

  test('an asset that is already gone is a success without a DELETE', async () => {
    const { requests, told, report } = await apply({ changes });
    expect(requests).toEqual(['GET ca_1', 'GET list']);
    expect(told).toEqual(['delete ca_1: already']);
    expect(report).toMatchObject({ converged: true, results: [{ reason: null }] });
  });

  test.each([
    ['the run stops before the read', new Failed('not-sent'), 'delete ca_1: not-started'],
    ['the read fails', new Failed('unclear'), 'delete ca_1: failed'],
  ])('%s: the asset is not deleted', async (_, failure, line) => {
    const { held, told } = await apply({ assets: [a(1, 'x')], changes, reader: { cyberAsset: failing(failure) } });
    expect(held.size).toBe(1);
    expect(told).toEqual([line]);
  });

  test('a DELETE that the service rejects is a failure, with a reason in the words of the failure', async () => {
    const writer = { deleteAsset: failing(new Failed('rejected', { reasonBy: 'others' })) };
    const { held, told, report } = await apply({ assets: [a(1, 'x')], changes, writer });
    expect([held.size, told]).toEqual([1, ['delete ca_1: failed']]);
    expect(report.results).toMatchObject([{ reasonBy: 'others' }]);
  });

  test.each([
    ['shown', 'The run stopped before it was tried.'],
    ['cut', 'It is unclear.'],
  ])('if the run stops during the read and the answer is %s, nothing is tried', async (answer, reason) => {
    const stopping = new AbortController();
    const cyberAsset = async () => {
      stopping.abort();
      if (answer === 'cut') throw new Failed('unclear');
      return a(1, 'x');
    };
    const ports = { stop: stopping.signal };
    const { held, report } = await apply({ assets: [a(1, 'x')], changes, reader: { cyberAsset }, ports });
    expect(held.size).toBe(1);
    expect(report.results).toMatchObject([{ outcome: 'not-started', writes: 0, reason }]);
  });
});

describe('before a PATCH', () => {
  const changes = [rename('ca_1', 'x', 'y'), create('x')];

  test.each([...CHANGED, ['gone', null] as const])(
    '%s: nothing is written to it, and a change that waits for it is skipped',
    async (_, now) => {
      const { told, report, requests } = await apply({ assets: now === null ? [] : [now], changes });
      expect(told).toEqual(['update ca_1: changed-meanwhile', 'create x: skipped']);
      expect(report.results[0]?.reason).toContain('changed-meanwhile: ');
      expect(requests).toEqual(['GET ca_1']);
    },
  );

  test('a change that somebody else already made is a success without a PATCH', async () => {
    const { told, requests } = await apply({ assets: [a(1, 'y')], changes });
    expect(told).toEqual(['update ca_1: already', 'create x: done']);
    expect(requests.filter((line) => line.startsWith('PATCH'))).toEqual([]);
  });

  test('in a cycle, a name that somebody gives the asset between its two writes stays', async () => {
    const { told, held } = await apply({
      assets: [a(1, 'a'), a(2, 'b')],
      changes: [rename('ca_1', 'a', 'b'), rename('ca_2', 'b', 'a')],
      writer: ({ updateAsset }, held) => ({
        updateAsset: async (id, fields) => {
          const made = await updateAsset(id, fields);
          if (fields.name?.endsWith('~cip-sync')) held.set(id, { ...made, name: 'by hand' });
          return made;
        },
      }),
    });
    expect(told.map((line) => line.split(': ')[1]).sort()).toEqual(['changed-meanwhile', 'done']);
    expect([...held.values()].map(({ name }) => name)).toContain('by hand');
  });
});

describe('failures', () => {
  test('a failed write skips the changes that wait for it and the last deletes, with the reason', async () => {
    const changes = [
      remove('ca_9', 'gone'),
      rename('ca_1', 'a', 'b'),
      rename('ca_2', 'b', 'c'),
      create('a'),
      create('free'),
    ];
    const { report, told, held } = await apply({
      assets: [a(1, 'a'), a(2, 'b'), a(9, 'gone')],
      changes,
      writer: { updateAsset: failing(new Failed('rejected')) },
    });
    expect(told).toEqual([
      'delete ca_9: skipped',
      'update ca_1: skipped',
      'update ca_2: failed',
      'create a: skipped',
      'create free: done',
    ]);
    expect(report.results[0]!.reason).toContain('create or an update failed');
    expect(report.results[1]!.reason).toContain('waits for');
    expect(held.has('ca_9')).toBe(true);
  });

  test('a failed delete skips the changes that wait for it, but not the last deletes', async () => {
    const changes = [remove('ca_1', 'x'), remove('ca_2', 'y'), remove('ca_3', 'z'), create('x')];
    const { told } = await apply({ assets: [a(1, 'moved on'), a(2, 'changed'), a(3, 'z')], changes });
    expect(told).toEqual([
      'delete ca_1: changed-meanwhile',
      'delete ca_2: changed-meanwhile',
      'delete ca_3: done',
      'create x: skipped',
    ]);
  });

  test.each([
    ['not-sent', 'not-started', 'not-started'],
    ['not-written', 'failed', 'skipped'],
    ['taken', 'failed', 'skipped'],
    ['rejected', 'failed', 'skipped'],
  ] as const)('a PATCH that is %s ends as %s, and what waits for it as %s', async (meaning, outcome, dependent) => {
    const changes = [rename('ca_1', 'a', 'b'), create('a')];
    const writer = { updateAsset: failing(new Failed(meaning)) };
    const { told, report } = await apply({ assets: [a(1, 'a')], changes, writer });
    expect(told).toEqual([`update ca_1: ${outcome}`, `create a: ${dependent}`]);
    expect(report.results[0]!.reason).toBe(`It is ${meaning}.`);
  });

  test.each(['not-sent', 'not-written', 'taken', 'rejected', 'key-refused'] as const)(
    'a PATCH that an earlier attempt may have done is unknown, even if the last is %s',
    async (meaning) => {
      const writer = { updateAsset: failing(new Failed(meaning, { mayBeDone: true })) };
      const { told, report } = await apply({ assets: [a(1, 'a')], changes: [rename('ca_1', 'a', 'b')], writer });
      expect(told).toEqual(['update ca_1: unknown']);
      expect(report.stopped).toBe(meaning === 'key-refused' ? meaning : null);
    },
  );

  test.each([
    ['first', 1, 'failed', { writes: 1, isHalfDone: false, reason: 'It is rejected.' }],
    [
      'second',
      2,
      'skipped',
      {
        writes: 1,
        isHalfDone: true,
        reason: expect.stringMatching(
          /^A change that it waits for did not succeed\. Its first write is done: .* The next run gives it the final name/,
        ),
      },
    ],
  ])(
    'if the %s write of a cycle fails, the report has the reason, and nothing else is tried',
    async (_, nth, outcome, result) => {
      let patches = 0;
      const updateAsset = async () => {
        if (++patches === nth) throw new Failed('rejected');
        return a(9, 'any');
      };
      const changes = [rename('ca_1', 'a', 'b'), rename('ca_2', 'b', 'a')];
      const { report } = await apply({ assets: [a(1, 'a'), a(2, 'b')], changes, writer: { updateAsset } });
      expect(patches).toBe(nth);
      expect(report.results.map((one) => one.outcome).sort()).toEqual(['failed', 'skipped']);
      expect(report.results.find((one) => one.outcome === outcome)).toMatchObject(result);
    },
  );

  test('an unclear PATCH skips the change that waits for it, and the list settles its outcome', async () => {
    const { told } = await apply({
      assets: [a(1, 'a')],
      changes: [rename('ca_1', 'a', 'b'), create('a')],
      writer: (_, held) => ({
        updateAsset: async () => {
          held.set('ca_1', a(1, 'b'));
          throw new Failed('unclear');
        },
      }),
    });
    expect(told).toEqual(['update ca_1: done', 'create a: skipped']);
  });
});

test('the journal has the intent before and the outcome after each write', async () => {
  const { ports, requests } = portsTo(holding(a(1, 'x'), a(2, 'y')));
  await apply({
    changes: [remove('ca_1', 'x'), rename('ca_2', 'y', 'z'), create('new')],
    ...{ reader: ports.reader, writer: ports.writer },
    ports: {
      journal: ({ event, request, outcome, id }) => {
        requests.push([event, request.method, outcome, id].filter((word) => word != null).join(' '));
      },
    },
  });
  expect(requests).toEqual([
    'GET ca_2',
    'intent PATCH',
    'PATCH ca_2 z',
    'outcome PATCH done ca_2',
    'intent POST',
    'POST new',
    'outcome POST done ca_new',
    'GET ca_1',
    'intent DELETE',
    'DELETE ca_1',
    'outcome DELETE done ca_1',
    'GET list',
  ]);
});

test('a create that is not retried has one outcome in the journal, and an unsent one is no write', async () => {
  const stopping = new AbortController();
  const clock = { ...new FakeClock(), sleep: async () => stopping.abort() };
  const { report, journal } = await apply({
    changes: [create('a'), create('b')],
    concurrency: 2,
    writer: {
      createAsset: async ({ name }) => {
        throw new Failed(name === 'a' ? 'not-written' : 'not-sent');
      },
    },
    ports: { clock, stop: stopping.signal },
  });
  expect(report.results).toMatchObject([
    { outcome: 'failed', writes: 1 },
    { outcome: 'not-started', writes: 0 },
  ]);
  expect(journal.map(({ event, outcome }) => outcome ?? event).sort()).toEqual([
    'failed',
    'intent',
    'intent',
    'not-started',
  ]);
});
