// `import --update`: the files follow any change at the service, and keep changes that are not applied yet.
import { diffArrays } from 'diff';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Change } from '../../src/core/change.ts';
import { hasErrors } from '../../src/core/diagnostic.ts';
import type { AssetType, Inventory, Live, LiveAsset } from '../../src/core/model.ts';
import { plan as planWith } from '../core/build.ts';
import { folderWith } from '../inventory/temporary.ts';
import { filesIn, inventoryIn, isFree, liveAsset, liveWith, SYSTEMS, unlikeIn, updateInto } from './importing.ts';
import { commentsIn, type Declared, type DeclaredDocument, diceOf, untidyFile } from './untidy.ts';

const NAMES = ['a', 'b', 'c', 'd', 'NO', 'x: y', 'hmi 1'];
const TYPES = ['hardware', 'software'] as const;

const place = fc.record({ system: fc.nat(2), name: fc.constantFrom(...NAMES), type: fc.constantFrom(...TYPES) });
const drawnAsset = fc.record({ at: place, isDeclared: fc.boolean(), isPinned: fc.boolean(), isNumbered: fc.boolean() });
/** What a person does with an asset at the service, or asks for in a file. */
const act = fc.record({
  kind: fc.constantFrom('rename', 'move', 'retype', 'delete', 'create', 'twin'),
  which: fc.nat(20),
  to: place,
});
const scene = fc.record({
  assets: fc.uniqueArray(drawnAsset, { maxLength: 9, selector: ({ at }) => `${at.system} ${at.name}` }),
  prune: fc.tuple(...SYSTEMS.map(() => fc.constantFrom(null, null, true, false))),
  ignore: fc.boolean(),
  wishes: fc.array(act, { maxLength: 3 }),
  applied: fc.boolean(),
  hands: fc.array(act, { maxLength: 5 }),
  seed: fc.nat(2 ** 31),
});
type Scene = typeof scene extends fc.Arbitrary<infer T> ? T : never;
type Act = Scene['wishes'][number];

function startOf({ assets }: Scene): LiveAsset[] {
  return assets.map(({ at }, k) => liveAsset(`ca_${k}`, at.system, at.name, at.type));
}

function byHand(assets: readonly LiveAsset[], acts: readonly Act[]): LiveAsset[] {
  let live = [...assets];
  acts.forEach(({ kind, which, to }, number) => {
    const at = live.length === 0 ? -1 : which % live.length;
    const change = (part: Partial<LiveAsset>) => {
      live = live.map((one, k) => (k === at ? { ...one, ...part } : one));
    };
    if (kind === 'rename') change({ name: to.name });
    else if (kind === 'move') change({ cyber_system_id: `cs_${to.system}` });
    else if (kind === 'retype') change({ asset_type: to.type });
    else if (kind === 'delete') live = live.filter((_, k) => k !== at);
    else {
      const twin = kind === 'twin' ? live[at] : undefined;
      const id = `ca_new_${number}`;
      live = [...live, { ...liveAsset(id, to.system, to.name, to.type), ...twin, id }];
    }
  });
  return live;
}

/** A declared asset with the number of its system. */
type Entry = Declared & { system: number };

function declaredIn({ assets }: Scene): Entry[] {
  return assets.flatMap(({ at, isDeclared, isPinned, isNumbered }, k) => {
    if (!isDeclared || at.system === 2) return [];
    const entry: Entry = { name: at.name, type: at.type, system: at.system };
    if (isPinned) entry.id = `ca_${k}`;
    if (isNumbered) entry.externalId = `CI-${k}`;
    return entry;
  });
}

function wished(entries: readonly Entry[], acts: readonly Act[]): Entry[] {
  let wanted = entries.map((entry) => ({ ...entry }));
  for (const { kind, which, to } of acts) {
    const at = wanted.length === 0 ? undefined : wanted[which % wanted.length];
    if (kind === 'delete') wanted = wanted.filter((one) => one !== at);
    else if (kind === 'create') add(wanted, { name: to.name, type: to.type, system: to.system % 2 });
    else if (at !== undefined) wish(at, kind, { wanted, to });
  }
  return wanted;
}

function wish(
  at: Entry,
  kind: Act['kind'],
  { wanted, to }: { readonly wanted: Entry[]; readonly to: Act['to'] },
): void {
  const isPinned = at.id !== undefined;
  const system = to.system % 2;
  if (kind === 'retype') at.type = to.type;
  else if (kind === 'rename' && at.renamedFrom === undefined && isFree(wanted, to.name, at.system)) {
    Object.assign(at, { renamedFrom: isPinned ? undefined : at.name, name: to.name });
  } else if (kind === 'move' && at.movedFrom === undefined && isFree(wanted, at.name, system)) {
    Object.assign(at, { movedFrom: isPinned ? undefined : SYSTEMS[at.system], system });
  }
}

function add(wanted: Entry[], entry: Entry): void {
  if (isFree(wanted, entry.name, entry.system)) wanted.push(entry);
}

function filesOf(entries: readonly Entry[], { prune, ignore, seed }: Scene): Texts {
  const documents = [0, 1].map((system): DeclaredDocument => {
    return { system: SYSTEMS[system]!, prune: prune[system]!, assets: entries.filter((one) => one.system === system) };
  });
  const files = seed % 2 === 0 ? [documents] : documents.map((document) => [document]);
  const texts = Object.fromEntries(
    files.map((group, k) => [`inventory/${k}.yml`, untidyFile(group, diceOf(seed + k), { inFlow: false })]),
  );
  const path = 'inventory/1.yml';
  const isIgnorable = ignore && !entries.some(({ name, system }) => system === 1 && name.startsWith('hmi'));
  // Before the first key of a file with only one document.
  const ignored = texts[path]?.replace(/^(?=(?:cyber_system|prune|"?assets"?):)/m, 'ignore: ["hmi*"]\n');
  return isIgnorable && ignored !== undefined ? { ...texts, [path]: ignored } : texts;
}

function driftOf(head: Inventory, base: Inventory, live: Live) {
  const plan = planWith(head, live, { base, applied: base });
  return { plan, drift: plan.changes.filter(({ origin }) => origin === 'drift') };
}

const seen = { refused: 0, edited: 0, idle: 0 };

async function check(drawn: Scene, knowsBase: boolean): Promise<void> {
  const start = startOf(drawn);
  const entries = declaredIn(drawn);
  const base = await inventoryIn(folderWith(filesOf(entries, drawn)));
  const texts = filesOf(wished(entries, drawn.wishes), drawn);
  const cwd = folderWith(texts);
  const live = liveWith(byHand(start, drawn.hands));
  const before = await inventoryIn(cwd);
  const known = knowsBase ? base : null;
  const { diagnostics, proposal } = await updateInto(cwd, live, known);
  if (proposal === null) {
    seen.refused++;
    expect(hasErrors(diagnostics)).toBe(true);
    return;
  }
  if (proposal.edits.length > 0) seen.edited++;
  else seen.idle++;
  expect(unlikeIn(proposal.edits)).toEqual([]);
  const head = await inventoryIn(cwd);
  const after = driftOf(head, known ?? head, live);
  expect(after.plan.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(after.drift).toEqual([]);
  // Changes that a file asks for stay. With fewer assets in doubt, a create and a delete may become one move.
  if (knowsBase) {
    const asked = driftOf(before, base, live).plan.changes.filter(({ origin }) => origin === 'inventory');
    const still = new Set(after.plan.changes.map(({ fingerprint }) => fingerprint));
    const ends = new Set(after.plan.changes.map((change) => JSON.stringify(change.after)));
    const updated = new Set(after.plan.changes.flatMap(({ action, id }) => (action === 'update' ? id : [])));
    const isLost = ({ action, fingerprint, id, after: end }: Change) =>
      !still.has(fingerprint) &&
      !(action === 'create' && ends.has(JSON.stringify(end))) &&
      !(action === 'delete' && updated.has(id));
    expect(asked.filter(isLost)).toEqual([]);
  }
  expectUntouchedFiles(texts, cwd, proposal);
  const files = filesIn(cwd);
  const again = await updateInto(cwd, live, known);
  expect(again.proposal?.edits).toEqual([]);
  expect(filesIn(cwd)).toEqual(files);
}

/** Files that only get entries keep every comment. */
function expectUntouchedFiles(texts: Texts, cwd: string, { comparison }: Proposed): void {
  const files = filesIn(cwd);
  for (const [path, text] of Object.entries(texts)) {
    const isTouched = comparison.changes.some(({ before }) => before?.document.file.path === path);
    if (!isTouched) expect(commentsIn(files[path]!.text)).toEqual(expect.arrayContaining(commentsIn(text)));
  }
}

type Texts = Readonly<Record<string, string>>;
type Proposed = NonNullable<Awaited<ReturnType<typeof updateInto>>['proposal']>;

/** The lines of an entry, each with its own comment, and comments above and below it. */
function blockOf({ name, type, id, renamedFrom, movedFrom }: Entry): string[] {
  const pairs = Object.entries({ asset_type: type, id, renamed_from: renamedFrom, moved_from: movedFrom });
  const lines = pairs.flatMap(([key, value]) =>
    value === undefined ? [] : [`    ${key}: ${JSON.stringify(value)} # ${key} of ${name}`],
  );
  const first = `  - name: ${JSON.stringify(name)}   # name of ${name}`;
  return [`  # above ${name}`, first, ...lines, `    # about ${name}`];
}

describe('an update from the service', () => {
  test('changes only the lines of entries that differ', async () => {
    const property = fc.asyncProperty(scene, async (drawn) => {
      const entries = declaredIn(drawn).filter(({ system }) => system === 0);
      const blocks = new Map(entries.map((entry) => [entry.name, blockOf(entry)]));
      const body = entries.flatMap((entry) => ['', ...blocks.get(entry.name)!]);
      const lines = [
        '# head',
        'cyber_system: Alpha',
        entries.length === 0 ? 'assets: []' : 'assets: # list',
        ...body,
        '# end',
        '',
      ];
      const cwd = folderWith({ 'inventory/a.yml': lines.join('\n') });
      const { proposal } = await updateInto(cwd, liveWith(byHand(startOf(drawn), drawn.hands)), null);
      const touched = (proposal?.comparison.changes ?? []).flatMap(
        ({ before }) => blocks.get(before?.name ?? '') ?? [],
      );
      const changed = diffArrays(lines, filesIn(cwd)['inventory/a.yml']!.text.split('\n'));
      const gone = changed.filter(({ removed }) => removed).flatMap(({ value }) => value);
      expect(gone.filter((line) => !touched.includes(line) && !line.startsWith('assets:'))).toEqual([]);
      const isEmpty = proposal !== null && proposal.plan.diagnostics.length === 0 && gone.includes('assets: # list');
      if (isEmpty) expect(filesIn(cwd)['inventory/a.yml']!.text).toMatch(/^assets: \[\] # list$/m);
    });
    await fc.assert(property, { numRuns: 300 });
  });

  test('takes in drift since a base, or else all of it, keeps what is not applied, and writes nothing again', async () => {
    await fc.assert(fc.asyncProperty(scene, fc.boolean(), check), { numRuns: 800 });
    expect(seen.edited).toBeGreaterThan(200);
    expect(seen.refused).toBeLessThan(seen.edited / 4);
  });
});

const ALPHA = (...assets: readonly LiveAsset[]) => liveWith(assets);
const one = (id: string, name: string, type: AssetType = 'hardware') => liveAsset(id, 0, name, type);

test.each([
  [
    'an alias of a changed value is replaced by the old value',
    'cyber_system: Alpha\nassets:\n  - name: &n old\n    asset_type: &t hardware\n  - name: b\n    asset_type: *t\n    external_id: *n\n',
    ALPHA(one('ca_1', 'old', 'software'), one('ca_2', 'b')),
    'cyber_system: Alpha\nassets:\n  - name: &n old\n    asset_type: &t software\n  - name: b\n    asset_type: hardware\n    external_id: *n\n',
  ],
  [
    'an alias of a removed value is replaced by that value',
    'cyber_system: Alpha\nassets:\n  - name: gone\n    asset_type: &t hardware\n  - name: b\n    asset_type: *t\n',
    ALPHA(one('ca_2', 'b')),
    'cyber_system: Alpha\nassets:\n  - name: b\n    asset_type: hardware\n',
  ],
  [
    'an entry gets its own type if it differs from the type of the document',
    'cyber_system: Alpha\nasset_type: hardware\nassets:\n  - name: a # of a\n  - name: b\n',
    ALPHA(one('ca_1', 'a', 'software'), one('ca_2', 'b')),
    'cyber_system: Alpha\nasset_type: hardware\nassets:\n  - name: a # of a\n    asset_type: software\n  - name: b\n',
  ],
  [
    'a hint behind the dash is removed, and the next key moves up',
    'cyber_system: Alpha\nassets:\n  - renamed_from: old\n    name: a # of a\n    asset_type: hardware\n',
    ALPHA(one('ca_1', 'a')),
    'cyber_system: Alpha\nassets:\n  - name: a # of a\n    asset_type: hardware\n',
  ],
  [
    'the last entry, once removed, leaves an empty list, its heading, and the comments outside of it',
    '# head\ncyber_system: Alpha\nassets: # list\n  # Relays\n\n  # above\n  - name: gone\n    asset_type: hardware\n    # inside\n# end\n',
    ALPHA(),
    '# head\ncyber_system: Alpha\nassets: [] # list\n  # Relays\n\n# end\n',
  ],
  [
    'a list that an update left empty gets its entries below its heading',
    'cyber_system: Alpha\r\nassets: [] # list\r\n  # Relays\r\n\r\n# end\r\n',
    ALPHA(one('ca_1', 'a')),
    'cyber_system: Alpha\r\nassets: # list\r\n  # Relays\r\n\r\n  - name: a\r\n    asset_type: hardware\r\n# end\r\n',
  ],
  [
    'two assets that swapped names by hand keep one id, if only one entry had it',
    'cyber_system: Alpha\nasset_type: hardware\nassets:\n  - name: a\n    id: ca_1\n  - name: b\n',
    ALPHA(one('ca_1', 'b'), one('ca_2', 'a')),
    'cyber_system: Alpha\nasset_type: hardware\nassets:\n  - name: b\n    id: ca_1\n  - name: a\n',
  ],
  [
    'an entry that is removed takes the comments with it that are about it, and the heading stays above the others',
    'cyber_system: Alpha\nassets:\n  # Relays\n\n  # old one\n  - name: a # rack 3\n    asset_type: hardware\n  # of b\n  - name: b\n    asset_type: hardware\n\n  # Servers\n\n  - name: c\n    asset_type: hardware\n    # below c\n\n    # too\n',
    ALPHA(one('ca_2', 'b')),
    'cyber_system: Alpha\nassets:\n  # Relays\n\n  # of b\n  - name: b\n    asset_type: hardware\n\n  # Servers\n\n',
  ],
  [
    'a new entry goes below the last heading, where fmt puts it there',
    'cyber_system: Alpha\nassets:\n  # Relays\n\n  - name: a\n    asset_type: hardware\n  - name: e\n    asset_type: hardware\n\n  # Servers\n\n  # of c\n  - name: c\n    asset_type: hardware\n',
    ALPHA(one('ca_1', 'a'), one('ca_2', 'b'), one('ca_3', 'c'), one('ca_4', 'd'), one('ca_5', 'e')),
    'cyber_system: Alpha\nassets:\n  # Relays\n\n  - name: a\n    asset_type: hardware\n  - name: e\n    asset_type: hardware\n\n  # Servers\n\n  - name: b\n    asset_type: hardware\n  # of c\n  - name: c\n    asset_type: hardware\n  - name: d\n    asset_type: hardware\n',
  ],
  [
    'a second live asset with the same name gets an entry, and both entries get their ids',
    'cyber_system: Alpha\r\nassets:\r\n- name: a\r\n  asset_type: hardware\r\n',
    ALPHA(one('ca_1', 'a'), one('ca_2', 'a')),
    'cyber_system: Alpha\r\nassets:\r\n- name: a\r\n  asset_type: hardware\r\n  id: ca_1\r\n- name: a\r\n  asset_type: hardware\r\n  id: ca_2\r\n',
  ],
])('%s', async (_, before, live, after) => {
  const cwd = folderWith({ 'inventory/a.yml': before });
  expect((await updateInto(cwd, live, null)).diagnostics).toEqual([]);
  expect(filesIn(cwd)['inventory/a.yml']?.text).toBe(after);
});

test('an entry that moves takes its text and its comments along, from flow style and from a document of another type, too', async () => {
  const cwd = folderWith({
    'inventory/a.yml':
      'cyber_system: Alpha\nasset_type: hardware\nassets:\n    # first in rack 3\n    -   asset_type: software # of a\n        name: "a"   # name\n        # below a\n    - name: b # of b\n      id: ca_2\n    # of c\n    - {name: c} # at c\n',
    'inventory/b.yml': 'cyber_system: "Beta: DCS"\r\nasset_type: software\r\nassets: []\r\n',
  });
  const live = liveWith([
    liveAsset('ca_1', 1, 'a', 'software'),
    liveAsset('ca_2', 2, 'b', 'hardware'),
    liveAsset('ca_3', 1, 'c', 'hardware'),
  ]);
  expect((await updateInto(cwd, live, null)).diagnostics).toEqual([]);
  expect(Object.values(filesIn(cwd)).map(({ text }) => text)).toEqual([
    'cyber_system: Alpha\nasset_type: hardware\nassets: []\n',
    'cyber_system: "Beta: DCS"\r\nasset_type: software\r\nassets:\r\n  # first in rack 3\r\n  -   asset_type: software # of a\r\n      name: "a"   # name\r\n      # below a\r\n  # of c\r\n  - name: c\r\n    asset_type: hardware\r\n    # at c\r\n',
    'cyber_system: Gamma\nprune: false\nassets:\n  - name: b # of b\n    asset_type: hardware\n    id: ca_2\n',
  ]);
});

test('a move that the files ask for without a hint gets the id, if a system that becomes declared has a namesake', async () => {
  const beta = 'cyber_system: "Beta: DCS"\nassets: []\n';
  const alpha = 'cyber_system: Alpha\nassets:\n  - name: b\n    asset_type: hardware\n    id: ca_1\n';
  const base = await inventoryIn(folderWith({ 'inventory/a.yml': alpha, 'inventory/b.yml': beta }));
  const moved = '  - name: c\n    asset_type: hardware\n';
  const cwd = folderWith({ 'inventory/a.yml': alpha + moved, 'inventory/b.yml': beta });
  const all = [one('ca_1', 'b'), liveAsset('ca_2', 1, 'c', 'hardware'), one('ca_3', 'c')];
  const live = liveWith(all.map((asset, k) => (k === 1 ? asset : { ...asset, cyber_system_id: 'cs_2' })));
  expect((await updateInto(cwd, live, base)).diagnostics).toEqual([]);
  expect(filesIn(cwd)['inventory/a.yml']?.text).toBe(`cyber_system: Alpha\nassets:\n${moved}    id: ca_2\n`);
});

test('an alias of a whole entry cannot be edited and is a finding', async () => {
  const text = 'cyber_system: Alpha\nassets:\n  - &a\n    name: a\n    asset_type: hardware\n    id: ca_1\n  - *a\n';
  const cwd = folderWith({ 'inventory/a.yml': text });
  const { diagnostics, proposal } = await updateInto(cwd, ALPHA(one('ca_1', 'b'), one('ca_2', 'a')), null);
  expect({ codes: diagnostics.map(({ code }) => code), proposal }).toEqual({
    codes: ['ambiguous-yaml'],
    proposal: null,
  });
});
