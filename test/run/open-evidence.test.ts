// The evidence during an apply: what it contains if the run is killed at any moment.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { evidence as schema } from '../../src/apply/evidence-schema.ts';
import type { JournalEntry } from '../../src/apply/ports.ts';
import type { Change } from '../../src/core/change.ts';
import { SWAP_SUFFIX } from '../../src/core/names.ts';
import { ApplyEvidence } from '../../src/run/apply-evidence.ts';
import { asset, inventory, live, plan } from '../core/build.ts';
import { folderWith } from '../inventory/temporary.ts';
import { contextWith } from './context.ts';

const HEAD = inventory({ system: 'Alpha', assets: ['new', { name: 'b', renamedFrom: 'a' }] });
const PLAN = plan(HEAD, live([asset('ca_1', 'cs_a', 'gone', 'software'), asset('ca_2', 'cs_a', 'a')]));

/** The evidence of an apply that is about to write. `wake` ends the current wait. */
async function opened(writeMs = 0) {
  const folder = folderWith({});
  const context = contextWith({ organization: 'acme', 'base-url': 'https://cip.example' });
  let at = Date.UTC(2030, 0, 1);
  let takes = 0;
  let wake = () => {};
  const waits: number[] = [];
  const clock = {
    // A write of the file reads the clock before and after.
    now: () => {
      takes += writeMs;
      return at + takes;
    },
    sleep: (ms: number) => {
      waits.push(ms);
      return new Promise<void>((resolve) => {
        wake = resolve;
      });
    },
  };
  const run = { commit: null, clean: null, pull_requests: [], actor: null, run_url: null };
  const evidence = new ApplyEvidence(
    { ...context, settings: { ...context.settings, evidenceDir: folder }, host: { ...context.host, clock } },
    async () => run,
  );
  evidence.setPlan(PLAN, []);
  await evidence.writeIntent(null);
  evidence.beginWrites(null);
  const file = () => schema.parse(JSON.parse(readFileSync(pathIn(folder), 'utf8')));
  const outcomes = () => file().changes.map(({ outcome, attempts }) => `${outcome} ${attempts}`);
  const later = (ms: number) => {
    at += ms;
  };
  const wakeUp = async () => {
    wake();
    await Promise.resolve();
  };
  return { evidence, waits, outcomes, file, later, wake: wakeUp };
}

function pathIn(folder: string): string {
  return `${folder}/evidence-19700101T000000000Z-${process.pid}.json`;
}

const [remove, rename, create] = PLAN.toExecute as [Change, Change, Change];

function entry(event: JournalEntry['event'], change: Change, more: Partial<JournalEntry> = {}): JournalEntry {
  const method = { create: 'POST', update: 'PATCH', delete: 'DELETE' } as const;
  const request = { method: method[change.action], path: '/cyber-assets', body: change.after };
  return { event, fingerprint: change.fingerprint, request, ...more };
}

test('before the first write every change is open, and the run has no result', async () => {
  const { outcomes, file } = await opened();
  expect(outcomes()).toEqual(['open 0', 'open 0', 'open 0']);
  expect(file()).toMatchObject({ result: null, ended_at: null, digest: PLAN.digest, closing_read: null });
});

test('requests and outcomes are in the file within a second, written together', async () => {
  const { evidence, outcomes, later, waits, wake } = await opened();
  later(400);
  evidence.noteRequest(entry('intent', remove));
  evidence.noteRequest(entry('outcome', remove, { outcome: 'done', id: 'ca_1' }));
  evidence.noteRequest(entry('intent', create));
  expect(waits).toEqual([600]);
  expect(outcomes()).toEqual(['open 0', 'open 0', 'open 0']);
  later(600);
  await wake();
  expect(outcomes()).toEqual(['done 1', 'open 0', 'open 1']);
  later(1000);
  evidence.noteRequest(entry('outcome', create, { outcome: 'failed', id: null }));
  expect(outcomes()).toEqual(['done 1', 'open 0', 'failed 1']);
});

test('waits ten times as long as a slow write of the file takes', async () => {
  const { evidence, waits } = await opened(500);
  evidence.noteRequest(entry('intent', remove));
  expect(waits[0]).toBeGreaterThan(3000);
  expect(waits[0]).toBeLessThanOrEqual(5000);
});

test('a change stays open after the first of its two writes', async () => {
  const { evidence, outcomes, later } = await opened();
  const body = { name: `b${SWAP_SUFFIX}` };
  const parked = { request: { method: 'PATCH', path: '/cyber-assets/ca_2', body } } as const;
  later(1000);
  evidence.noteRequest(entry('intent', rename, parked));
  later(1000);
  evidence.noteRequest(entry('outcome', rename, { ...parked, outcome: 'done', id: 'ca_2' }));
  expect(outcomes()[1]).toBe('open 1');
});

test('a pending update is not written over the evidence after the writes have ended', async () => {
  const { evidence, outcomes, wake } = await opened();
  evidence.noteRequest(entry('intent', remove));
  evidence.endWrites();
  await wake();
  expect(outcomes()).toEqual(['open 0', 'open 0', 'open 0']);
});
