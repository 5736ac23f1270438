// What stops a run early: a refused key, a signal, a crash. Nothing more is written, and the report is complete.
import { describe, expect, test } from 'vitest';
import type { ApplyPorts } from '../../src/apply/ports.ts';
import { a, apply, create, Failed, FakeClock, failing, remove, rename } from './scripted.ts';

describe('a refused key', () => {
  test('starts no further write, and the writes in flight finish', async () => {
    const changes = ['a', 'b', 'c', 'd', 'e'].map(create);
    const { report, told, requests } = await apply({
      changes,
      concurrency: 3,
      writer: ({ createAsset }) => ({
        createAsset: async (wanted) => {
          if (wanted.name === 'a') throw new Failed('key-refused');
          await new Promise(setImmediate);
          return createAsset(wanted);
        },
      }),
    });
    expect(requests).toEqual(['POST b', 'POST c', 'GET list']);
    expect(told).toEqual([
      'create a: failed',
      'create b: done',
      'create c: done',
      'create d: not-started',
      'create e: not-started',
    ]);
    expect(report.stopped).toBe('key-refused');
  });
});

test.each([
  ['the key is refused', new Failed('key-refused'), 'failed'],
  ['the tool fails', new TypeError('a bug'), 'unknown'],
])('if %s, a create that waits for a retry does not POST again', async (_, failure, outcome) => {
  const posts: string[] = [];
  const createAsset: ApplyPorts['writer']['createAsset'] = async ({ name }) => {
    posts.push(name);
    if (name === 'b') await new Promise(setImmediate);
    throw name === 'a' ? new Failed('unclear') : failure;
  };
  const clock = new FakeClock();
  const sleep = async (ms: number) => {
    await clock.sleep(ms);
    for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
  };
  const { told } = await apply({
    changes: [create('a'), create('b')],
    concurrency: 2,
    writer: { createAsset },
    ports: { clock: { now: clock.now, sleep } },
  });
  expect(posts).toEqual(['a', 'b']);
  expect(told).toEqual(['create a: unknown', `create b: ${outcome}`]);
});

test('a signal starts no further write, and the report contains what was not tried', async () => {
  const stopping = new AbortController();
  const done: number[] = [];
  const { report, told } = await apply({
    changes: [remove('ca_1', 'gone'), create('a'), create('b')],
    writer: ({ createAsset }) => ({
      createAsset: async (wanted) => {
        stopping.abort();
        return createAsset(wanted);
      },
    }),
    ports: { stop: stopping.signal, progress: (n) => done.push(n) },
  });
  expect(told).toEqual(['delete ca_1: not-started', 'create a: done', 'create b: not-started']);
  expect(report).toMatchObject({ stopped: 'signal', converged: true });
  expect(done).toEqual([1, 1, 1]);
});

test('after a signal between the two writes of a swap, the report has the parked asset and the time', async () => {
  const stopping = new AbortController();
  const done: number[] = [];
  const { report } = await apply({
    assets: [a(1, 'a'), a(2, 'b')],
    changes: [rename('ca_1', 'a', 'b'), rename('ca_2', 'b', 'a')],
    writer: {
      updateAsset: async () => {
        stopping.abort();
        return a(9, 'any');
      },
    },
    ports: { stop: stopping.signal, progress: (n) => done.push(n) },
  });
  expect(report.results.map(({ outcome, writes }) => `${outcome} ${writes}`).sort()).toEqual([
    'not-started 0',
    'not-started 1',
  ]);
  expect(report.results.find(({ writes }) => writes === 1)).toMatchObject({
    endedAt: expect.any(Number),
    reason: expect.stringMatching(
      /^The run stopped before the second of its two writes\. Its first write is done: .* with a suffix\. The next run gives it/,
    ),
  });
  expect(done).toEqual([0, 0]);
});

describe('a crash', () => {
  const changes = [create('a'), create('b'), create('c')];

  test('of a write starts nothing more, and the list settles the outcome of the write', async () => {
    const { report, told } = await apply({
      changes,
      writer: ({ createAsset }) => ({
        createAsset: async (wanted) => {
          await createAsset(wanted);
          throw new TypeError('a bug');
        },
      }),
    });
    expect(told).toEqual(['create a: adopted', 'create b: not-started', 'create c: not-started']);
    expect(report.stopped).toBe('crash');
    expect(report.crash).toBeInstanceOf(TypeError);
  });

  test('of the journal before a write sends nothing', async () => {
    const full = new Error('no space left on device');
    const journal = () => {
      throw full;
    };
    const { requests, report, told } = await apply({ changes, ports: { journal } });
    expect(requests).toEqual([]);
    expect(told).toEqual(['create a: failed', 'create b: not-started', 'create c: not-started']);
    expect(report.results[0]?.reason).toBe('The tool failed, and wrote nothing.');
    expect(report.crash).toBe(full);
  });

  test('of the journal after a write reports the write as done, and it is the last', async () => {
    let lines = 0;
    const journal = () => {
      if (++lines === 2) throw new Error('no space left on device');
    };
    const { requests, told, report } = await apply({ changes, ports: { journal } });
    expect(requests).toEqual(['POST a', 'GET list']);
    expect(told).toEqual(['create a: done', 'create b: not-started', 'create c: not-started']);
    expect(report).toMatchObject({ stopped: 'crash', converged: true });
  });

  test.each([new Error('broken pipe'), 'broken pipe'])(
    'of the display that throws %j stops the run, too',
    async (thrown) => {
      const progress = () => {
        throw thrown;
      };
      const { told, report } = await apply({ changes, ports: { progress } });
      expect(told).toEqual(['create a: done', 'create b: not-started', 'create c: not-started']);
      expect(report.crash).toEqual(new Error('broken pipe'));
    },
  );

  test('of the closing read keeps the results', async () => {
    const reader = { cyberAssets: failing(new TypeError('a bug')) };
    const { told, report } = await apply({ changes: [create('a')], reader });
    expect(told).toEqual(['create a: done']);
    expect(report).toMatchObject({
      stopped: 'crash',
      converged: null,
      closingFailure: 'The tool failed while it read the list.',
    });
  });
});
