// Which run explains a changed line of the lists, and what was made outside: with overlapping runs, interrupted runs,
// runs without lists, and changes that the list does not show.
import { expect, test } from 'vitest';
import type { EndedEvidence, ExecutedChange } from '../../src/apply/evidence-schema.ts';
import { fingerprint } from '../../src/core/fingerprint.ts';
import { attributeChanges } from '../../src/ledger/attribution.ts';
import type { AssetChange, HistoryEntry, LedgerHistory } from '../../src/ledger/history.ts';
import type { ListedAsset, ListedPlaces } from '../../src/ledger/listed.ts';
import type { RunContent } from '../../src/ledger/run-file.ts';

const NOWHERE: ListedPlaces = { facilities: new Map(), controlCenters: new Map(), systems: new Map() };
const START = Date.parse('2026-03-01T00:00:00.000Z');
const HASH = '0'.repeat(64);

const listed = (id: string, name: string): ListedAsset => ({
  ...{ id, name, cyber_system_id: 'cs_1', asset_type: 'hardware' },
});
const stateOf = (name: string | null) => (name === null ? null : listed('', name));

/** Names before and after; null if the asset did not exist yet or does not exist any more. */
type Line = readonly [id: string, before: string | null, after: string | null];

function changed([id, before, after]: Line): AssetChange {
  return { id, before: before === null ? null : listed(id, before), after: after === null ? null : listed(id, after) };
}

function actionOf([, before, after]: Line): ExecutedChange['action'] {
  return before === null ? 'create' : after === null ? 'delete' : 'update';
}

function printOf(line: Line): string {
  const [id, before, after] = line;
  const action = actionOf(line);
  const state = { before: stateOf(before), after: stateOf(after) };
  return fingerprint({ organization: 'acme', action, id: action === 'create' ? null : id, ...state });
}

const minute = (at: number) => new Date(START + at * 60_000).toISOString();

interface Given {
  readonly run: string;
  /** What the lists show; null if the run was recorded without lists. */
  readonly shows: readonly Line[] | null;
  readonly content: (index: number) => RunContent;
}

/** The entries of a ledger, a minute apart. The first look lists everything, and none of it is a change. */
function historyOf(...given: readonly Given[]): LedgerHistory {
  const first = { run: 'first', shows: [] as Line[], content: () => ({ kind: 'look', counts: {} }) as const };
  const entries = [first, ...given].map(({ run, shows, content }, index): HistoryEntry => {
    const body = content(index);
    const common = { seq: index + 1, previous: null, live_sha256: shows === null ? null : HASH, commit: null };
    return {
      ...{ commit: `${index}`, name: { run, attempt: 1, at: 0, kind: body.kind } },
      run: { ...common, read_at: minute(index), tool: { name: '', version: '' }, ...body } as HistoryEntry['run'],
      ...{ assets: (shows ?? []).map(changed), places: [], before: NOWHERE, directory: NOWHERE, assetCount: 0 },
    };
  });
  const ledger = {
    format_version: '1.0',
    organization: 'acme',
    service: '',
    started_at: minute(0),
  } as const;
  return { ledger: { value: ledger, wrong: null }, commits: [], entries };
}

const look = (...shows: Line[]) => ({ run: 'look', shows, content: () => ({ kind: 'look', counts: {} }) as const });

const intent = (run: string, changes: readonly Line[], shows: readonly Line[] = []) => ({
  ...{ run, shows },
  content: () => {
    const planned = { digest: '', fingerprints: changes.map(printOf), approval: { mode: 'none', by: null } };
    return { kind: 'seen', intent: planned } as const;
  },
});

interface Done {
  readonly outcome?: string;
  /** The closing read did not show the change, and the evidence says so. */
  readonly isReported?: boolean;
  /** The commit of the intent, as the evidence names it. */
  readonly begun?: string;
  /** How often the run requested the change. */
  readonly attempts?: number;
  /** Nobody knows the id that the service gave it. */
  readonly isNameless?: boolean;
}

const applied = (run: string, did: readonly Line[], shows: readonly Line[] | null, more: Done = {}) => ({
  ...{ run, shows },
  content: (index: number) => {
    const { outcome = 'done', isReported = false, begun, attempts = 1, isNameless = false } = more;
    const ledger = begun === undefined ? null : { branch: '', commit: begun };
    const changes = did.map((line) => ({
      ...{ fingerprint: printOf(line), action: actionOf(line), id: isNameless ? null : line[0], outcome, attempts },
      ...{ cyber_system: { id: 'cs_1', name: '' }, before: stateOf(line[1]), after: stateOf(line[2]) },
      ...{ reason: null, started_at: null, ended_at: null },
    }));
    const differences = isReported ? did.map((line) => ({ fingerprint: printOf(line), kind: 'not-shown' })) : [];
    const evidence = { changes, differences, ledger, ended_at: minute(index - 0.5) } as unknown as EndedEvidence;
    return { kind: 'applied', evidence } as const;
  },
});

/** The attribution as short texts that name entries by number. */
function attributed(...given: readonly Given[]) {
  const { outside, notListed, interrupted } = attributeChanges(historyOf(...given));
  return {
    outside: outside.map(({ entry, change, duringRun }) => `${entry.commit} ${change.id}${duringRun ? ' during' : ''}`),
    notListed: notListed.map(
      ({ entry, change, isReported }) => `${entry.commit} ${change.id}${isReported ? ' reported' : ''}`,
    ),
    cut: interrupted.map(({ intent: { commit }, changes: all }) => `${commit}: ${all.map(({ change }) => change.id)}`),
  };
}

const NOTHING = { outside: [], notListed: [], cut: [] };
const A: Line = ['ca_a', 'a', 'a2'];
const B: Line = ['ca_b', 'b', null];
const NEW: Line = ['ca_n', null, 'n'];

test('a run explains the changes that it announced, and nothing else', () => {
  expect(attributed(intent('1', [A, B, NEW]), applied('1', [A, B, NEW], [A, B, NEW]))).toEqual(NOTHING);
  expect(attributed(intent('1', [A]), applied('1', [A], [A, B]))).toEqual({ ...NOTHING, outside: ['2 ca_b during'] });
  expect(attributed(intent('1', [A], [B]), applied('1', [A], [A]))).toEqual({ ...NOTHING, outside: ['1 ca_b'] });
  expect(attributed(look(A))).toEqual({ ...NOTHING, outside: ['1 ca_a'] });
  // Somebody made the change by hand before the run announced it.
  expect(attributed(intent('1', [A], [A]), applied('1', [A], []))).toEqual({ ...NOTHING, outside: ['1 ca_a'] });
});

test('overlapping runs explain lines in the lists of each other, each from its intent to its end', () => {
  const both = [intent('1', [A]), intent('2', [B])];
  expect(attributed(...both, applied('1', [A], [A, B]), applied('2', [B], []))).toEqual(NOTHING);
  // The later list was recorded first, so the earlier list is left out.
  expect(attributed(...both, applied('2', [B], [A, B]), applied('1', [A], null))).toEqual(NOTHING);
  expect(attributed(...both, applied('1', [A], []), applied('2', [B], [A, B]))).toEqual({
    ...NOTHING,
    // The run had ended, so its own list had to show the change.
    outside: ['4 ca_a during'],
    notListed: ['3 ca_a'],
  });
  // The asset changed before the second run announced its changes.
  expect(
    attributed(intent('1', [A], [B]), intent('2', [B]), applied('2', [B], []), applied('1', [A], [A])),
  ).toMatchObject({
    outside: ['1 ca_b'],
  });
});

test('several runs can change one asset in turn between two lists', () => {
  const [first, then]: Line[] = [A, ['ca_a', 'a2', 'a3']];
  const last: Line = ['ca_a', 'a', 'a3'];
  const runs = [intent('1', [first!]), intent('2', [then!])];
  expect(attributed(...runs, applied('1', [first!], null), applied('2', [then!], [last]))).toEqual(NOTHING);
  expect(attributed(...runs, applied('1', [first!], [['ca_a', 'a', 'a9']]), applied('2', [then!], []))).toMatchObject({
    outside: ['3 ca_a during'],
  });
  // The order in which the runs announced their changes does not matter.
  const turned = [intent('2', [then!]), intent('1', [first!]), applied('2', [then!], null)];
  expect(attributed(...turned, applied('1', [first!], [last]))).toEqual(NOTHING);
  // Each run counts once: a change and its reversal do not explain a third name.
  const back: Line = ['ca_a', 'a2', 'a'];
  const around = [intent('1', [first!]), intent('2', [back]), applied('1', [first!], null)];
  expect(attributed(...around, applied('2', [back], [['ca_a', 'a', 'a9']]))).toMatchObject({
    outside: ['4 ca_a during'],
  });
});

test('a skipped change explains nothing, and a create with an unknown id is matched by its name', () => {
  const skipped = { outcome: 'skipped', attempts: 0 };
  expect(attributed(intent('1', [A]), applied('1', [A], [A], skipped))).toEqual({
    ...NOTHING,
    outside: ['2 ca_a during'],
  });
  const unknown = { outcome: 'unknown', isNameless: true };
  expect(attributed(intent('1', [NEW]), applied('1', [NEW], [NEW], unknown))).toEqual(NOTHING);
  // The lists are UTF-8, which has no half of a surrogate pair. The evidence is JSON, which has it.
  const [half, shown] = ['n\ud800', 'n\ufffd'].map((name): Line => ['ca_n', null, name]);
  for (const more of [{}, unknown]) expect(attributed(applied('1', [half!], [shown!], more))).toEqual(NOTHING);
});

test('a run that ended without lists explains the next list that was read after it', () => {
  expect(attributed(intent('1', [A]), applied('1', [A], null), look(A))).toEqual(NOTHING);
  expect(attributed(intent('1', [A]), applied('1', [A], null), applied('2', [], null), look(A))).toEqual(NOTHING);
  const { outside } = attributeChanges(historyOf(look(), applied('1', [], null), look(A)));
  expect(outside.map(({ previous }) => previous.commit)).toEqual(['1']);
  expect(attributed(intent('1', [A]), applied('1', [A], null), look(), look(A))).toEqual({
    ...NOTHING,
    outside: ['4 ca_a'],
    notListed: ['2 ca_a reported'],
  });
});

test('the lists after an interrupted run show what it did, until the next intent', () => {
  expect(attributed(intent('1', [A, NEW]), intent('2', [], [A, B, NEW]))).toEqual({
    ...NOTHING,
    outside: ['2 ca_b'],
    cut: ['1: ca_a,ca_n', '2: '],
  });
  expect(attributed(intent('1', [A, NEW]), look(A), look(NEW))).toEqual({ ...NOTHING, cut: ['1: ca_a,ca_n'] });
  const next = [intent('2', [B]), applied('2', [B], [B])];
  expect(attributed(intent('1', [A]), look(A), ...next)).toEqual({ ...NOTHING, cut: ['1: ca_a'] });
  expect(attributed(intent('1', [A]), ...next, look(A))).toEqual({ ...NOTHING, outside: ['4 ca_a'], cut: ['1: '] });
});

test('a run that was interrupted and then applied again did not end the first time', () => {
  const twice = [intent('1', [A]), intent('1', [B], [A]), applied('1', [B], [B])];
  expect(attributed(...twice)).toEqual({ ...NOTHING, cut: ['1: ca_a'] });
  // The evidence of the first apply came later and names its intent.
  expect(attributed(...twice, applied('1', [A], null, { begun: '1' }))).toEqual(NOTHING);
});

test('a done change that its own list does not show is a break unless the evidence reports it', () => {
  expect(attributed(intent('1', [A]), applied('1', [A], []))).toEqual({ ...NOTHING, notListed: ['2 ca_a'] });
  const reported = { isReported: true };
  expect(attributed(intent('1', [A]), applied('1', [A], [], reported))).toEqual({
    ...NOTHING,
    notListed: ['2 ca_a reported'],
  });
  // The lists lagged, so the next one explains what the evidence reported. A list after that one explains nothing.
  const lagging = [intent('1', [A]), applied('1', [A], [], reported)];
  expect(attributed(...lagging, look(A))).toMatchObject({ outside: [] });
  expect(attributed(...lagging, look(), look(A))).toMatchObject({ outside: ['4 ca_a'] });
  // Nobody knows whether the change was done: it explains the list, but the list need not show it.
  const unknown = { outcome: 'unknown' };
  expect(attributed(intent('1', [A]), applied('1', [A], [A], unknown))).toEqual(NOTHING);
  expect(attributed(intent('1', [A]), applied('1', [A], [], unknown))).toEqual(NOTHING);
});

test('a swap explains the list with its temporary name and the list after it', () => {
  const swap: Line = ['ca_a', 'a', 'b'];
  const parked: Line = ['ca_a', 'a', 'b~cip-sync'];
  const rest: Line = ['ca_a', 'b~cip-sync', 'b'];
  expect(
    attributed(intent('1', [swap]), intent('2', [B], [parked]), applied('1', [swap], [rest]), applied('2', [B], [B])),
  ).toEqual(NOTHING);
});
