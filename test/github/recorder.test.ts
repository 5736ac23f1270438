// Records on check runs: which one counts for a pull request, and how one comes to stand there.
import { describe, expect, test } from 'vitest';
import type { CheckRun, PullRequest } from '../../src/github/answers.ts';
import { checkName } from '../../src/github/check-name.ts';
import type { Conclusion } from '../../src/github/port.ts';
import { encodeRecord, type PlanRecord } from '../../src/github/record.ts';
import { isOvertaken, newestRecord, readApprovals, writeRecord } from '../../src/github/recorder.ts';
import { APP, checkRun, pullRequest, scripted, sha } from './scripted.ts';
import { failureOf, stage, visit } from './stage.ts';

const EXPECTED = { repository: 'acme/inventory', service: 'https://service.example', name: '' };
const PULL = pullRequest(7);
const AT = '2026-03-01T11:52:00.000Z';

function record(given: Partial<PlanRecord> = {}): PlanRecord {
  return {
    ...{ ...EXPECTED, pullRequest: 7, head: PULL.head_sha, organization: 'acme', digest: 'sha256:1', at: AT },
    ...{ changes: [{ fingerprint: 'f'.repeat(32), target: null }], guards: [] },
    ...given,
  };
}

interface Shown {
  readonly key?: string;
  readonly run?: Partial<CheckRun>;
}

function runsOf(shown: PlanRecord, { key = '', run = {} }: Shown = {}): CheckRun[] {
  const name = checkName('plan', '');
  return encodeRecord(shown, key).map((text) => checkRun('head7', { name, text, ...run }));
}

interface Reading {
  readonly runs: readonly CheckRun[];
  readonly pull?: PullRequest;
  readonly appId?: number | null;
  readonly signingKey?: string;
}

function read({ runs, pull = PULL, appId = APP, signingKey = '' }: Reading): Promise<PlanRecord | null> {
  const { github } = scripted({ checkRuns: runs });
  return newestRecord(pull, { github, appId, signingKey, expected: EXPECTED });
}

describe('the record of a pull request', () => {
  const others: readonly { title: string; reading: Reading }[] = [
    { title: 'by another app', reading: { runs: runsOf(record(), { run: { app_id: 1 } }) } },
    { title: 'by an app that GitHub does not tell', reading: { runs: runsOf(record(), { run: { app_id: null } }) } },
    { title: 'when our app is not known', reading: { runs: runsOf(record()), appId: null } },
    {
      title: 'under another name of a check run',
      reading: { runs: runsOf(record(), { run: { name: 'inventory plan (west)' } }) },
    },
    { title: 'on another commit', reading: { runs: runsOf(record(), { run: { head_sha: sha('other') } }) } },
    { title: 'of another pull request with the same head', reading: { runs: runsOf(record({ pullRequest: 8 })) } },
    { title: 'of another head', reading: { runs: runsOf(record({ head: sha('other') })) } },
    { title: 'of another repository', reading: { runs: runsOf(record({ repository: 'mallory/inventory' })) } },
    { title: 'of another service', reading: { runs: runsOf(record({ service: 'https://service.test' })) } },
    { title: 'of another name', reading: { runs: runsOf(record({ name: 'west' })) } },
    { title: 'without a seal where one is expected', reading: { runs: runsOf(record()), signingKey: 'key' } },
    { title: 'with a seal of another key', reading: { runs: runsOf(record(), { key: 'other' }), signingKey: 'key' } },
    { title: 'that has no text', reading: { runs: runsOf(record(), { run: { text: null } }) } },
  ];
  test.each(others)('$title: does not count', async ({ reading }) => {
    expect(await read(reading)).toBeNull();
  });

  test('counts', async () => {
    expect(await read({ runs: runsOf(record()) })).toEqual(record());
    expect(await read({ runs: runsOf(record(), { key: 'key' }), signingKey: 'key' })).toEqual(record());
  });

  test('counts whatever the clock of its runner said: it was written while the pull request was open', async () => {
    const late = record({ at: '2026-03-01T12:00:01.000Z' });
    expect(await read({ runs: runsOf(late) })).toEqual(late);
  });

  test('of two within a second is that of the newer check run', async () => {
    const newer = record({ digest: 'sha256:2' });
    const runs = [...runsOf(record(), { run: { id: 1 } }), ...runsOf(newer, { run: { id: 2 } })];
    expect(await read({ runs })).toEqual(newer);
    expect(await read({ runs: runs.reverse() })).toEqual(newer);
  });

  test('is the newest that counts, in whatever order they come', async () => {
    const newer = record({ at: '2026-03-01T11:53:00.000Z', digest: 'sha256:2' });
    const foreign = record({ at: '2026-03-01T11:54:00.000Z', pullRequest: 8 });
    const runs = [...runsOf(newer), ...runsOf(foreign), ...runsOf(record())];
    expect(await read({ runs })).toEqual(newer);
    expect(await read({ runs: runs.reverse() })).toEqual(newer);
  });
});

describe('approvals of a range', () => {
  test('under review a record that nobody approved does not count', async () => {
    const { github } = scripted({ checkRuns: runsOf(record()) });
    const input = { github, appId: APP, signingKey: '', expected: EXPECTED };
    expect(await readApprovals([PULL], false, input)).toEqual([
      { pull: PULL, record: record(), isApproved: true, approvers: [] },
    ]);
    expect(await readApprovals([PULL], true, input)).toEqual([
      { pull: PULL, record: record(), isApproved: false, approvers: [] },
    ]);
  });
});

describe('a plan is overtaken', () => {
  const of = (given: Partial<CheckRun>) => checkRun('head7', { external_id: 'plan of pull request 7', ...given });
  const ours = of({ id: 2 });
  const table = [
    { title: 'by a newer one of the same', by: of({ id: 3 }), isIt: true },
    { title: 'not by itself', by: ours, isIt: false },
    { title: 'not by an older one', by: of({ id: 1 }), isIt: false },
    { title: 'not by one of another app', by: of({ id: 3, app_id: 1 }), isIt: false },
    {
      title: 'not by one of another pull request',
      by: of({ id: 3, external_id: 'plan of pull request 8' }),
      isIt: false,
    },
    { title: 'not by one that does not say of what it is', by: of({ id: 3, external_id: null }), isIt: false },
  ];
  test.each(table)('$title', ({ by, isIt }) => {
    expect(isOvertaken(ours, [by])).toBe(isIt);
  });

  test('not where it does not say itself of what it is', () => {
    const nameless = of({ id: 2, external_id: null });
    expect(isOvertaken(nameless, [of({ id: 3, external_id: null })])).toBe(false);
  });
});

describe('writing a record', () => {
  const many = Array.from({ length: 4000 }, (_, index) => ({
    fingerprint: String(index).padStart(32, '0'),
    target: null,
  }));

  async function written(conclusion: Conclusion = 'success') {
    const output = { title: 'Plan', summary: 'Shown.', conclusion, annotations: [] };
    const to = await stage();
    const { after: head } = await to.commitFiles('change', { 'a.yml': 'a' });
    const { number } = await to.openPull({ branch: 'change' });
    const { github } = visit(to);
    const run = await github.createCheckRun({ name: 'inventory plan', head_sha: head, output });
    const shown = record({ pullRequest: number, head, changes: many });
    const reading = { github, appId: run.app_id, signingKey: '', expected: EXPECTED };
    return {
      ...{ to, shown },
      write: () => writeRecord(github, run, shown, { signingKey: '', output }),
      read: async () => newestRecord(await github.pull(number), reading),
    };
  }

  test.each(['success', 'failure'] as const)(
    'takes as many check runs of the same name as it needs, each a %s',
    async (conclusion) => {
      const { to, shown, write, read: readBack } = await written(conclusion);
      await write();
      expect(await readBack()).toEqual(shown);
      expect(to.state.checkRuns.map((run) => `${run.name} ${run.conclusion}`)).toEqual(
        Array(3).fill(`inventory plan ${conclusion}`),
      );
    },
  );

  test.each([
    ['checks/create', 1],
    ['checks/create', 2],
    ['checks/update', 1],
  ] as const)('cut off at %s %i leaves none', async (operation, nth) => {
    const { to, write, read: readBack } = await written();
    to.fault(operation, { nth, times: 5, answer: 500 });
    expect((await failureOf(write())).kind).toBe('server');
    expect(await readBack()).toBeNull();
  });
});
