// What the issue about drift says: both directions apart, YAML that is exact, a way to revert that fits the settings,
// and nothing in it that a name could do.
import fc from 'fast-check';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import type { Change, Plan } from '../../src/core/change.ts';
import { digest } from '../../src/core/fingerprint.ts';
import type { LiveAsset } from '../../src/core/model.ts';
import { cleanPage, type DriftPageInput, driftFoot, driftPage, driftTitle } from '../../src/report/drift.ts';
import {
  ALPHA,
  BETA,
  create,
  groundOf as ground,
  ORGANIZATION,
  plan,
  remove,
  system,
  undeclared,
  update,
} from './builder.ts';
import { anyName, isWellFormed } from './hostile.ts';

const DRIFT = { origin: 'drift' } as const;

type Given = Partial<Omit<DriftPageInput, 'plan'>>;

function page(of: Plan, given: Given = {}): string {
  const usual = {
    base: 'a'.repeat(40),
    approval: 'plan',
    workflow: 'inventory.yml',
    paths: ['inventory'],
    place: 'issue',
    before: null,
    budget: 60_000,
  } as const;
  return driftPage({ plan: of, ground: ground('inventory/alpha.yml'), ...usual, ...given }).text;
}

const digestOf = ({ changes }: Plan) => digest(changes.map(({ fingerprint }) => fingerprint));

/** The text of each block of YAML, in order. */
function yamlOf(text: string): string[] {
  return Array.from(text.matchAll(/^(`{3,})yaml\n([\s\S]*?)^\1$/gm), ([, , block = '']) => block);
}

describe('both directions', () => {
  const changes: readonly Change[] = [
    remove('ca_9', 'extra', ALPHA, 'software', DRIFT),
    update('ca_7', { name: 'fw-01', system: BETA, type: 'hardware' }, { system: ALPHA }, DRIFT),
    update('ca_8', { name: 'hist', system: ALPHA, type: 'software' }, { type: 'hardware' }, DRIFT),
    create('gone', ALPHA, 'hardware', DRIFT),
    create('merged', ALPHA, 'hardware', { origin: 'pending' }),
  ];
  const of = plan(changes, { undeclared: [undeclared('ca_4', 'left', BETA, 'hardware')] });

  test('are told apart, and what is pending is told as no drift', () => {
    const [declared = '', never = ''] = page(of).split('### There, but never declared: 2');
    expect(declared).toContain('### Declared here, but gone or changed there: 3');
    expect(declared).toContain('**1 gone there · 2 changed there · 2 never declared**');
    for (const name of ['fw-01', 'hist', 'gone']) expect(declared).toContain(`\`${name}\``);
    expect(never).toContain('| `Alpha EMS` | `extra` | software | `ca_9` | deletes it |');
    expect(never).toContain('| `Beta SCADA` | `left` | hardware | `ca_4` | leaves it |');
    expect(declared).toContain('1 change merged and not applied yet: pending, not drift.');
    expect(page(of)).not.toContain('`merged`');
  });

  test('have the YAML to adopt them, and say where', () => {
    const [correct = '', add = ''] = yamlOf(page(of));
    expect(correct).toContain('# a new file, Beta SCADA (cs_2): add\ncyber_system: "cs_2"\nassets:\n  - name: "fw-01"');
    expect(correct).toMatch(/# \S+:\d+: in place of hist\n {2}- name: "hist"\n {4}asset_type: software\n/);
    expect(correct).toMatch(/# \S+:\d+: take out gone\n/);
    expect(add).toMatch(/^# inventory\/alpha\.yml:\d+, Alpha EMS \(cs_1\): add under assets\n {2}- name: "extra"\n/);
  });
});

describe('YAML to adopt', () => {
  const twin = (id: string): LiveAsset => {
    return { id, name: 'twin', asset_type: 'hardware', cyber_system_id: ALPHA.id, organization_slug: ORGANIZATION };
  };

  test('pins a name that another asset of the system has, declared or not', () => {
    const of = plan([remove('ca_2', 'twin', ALPHA, 'hardware', DRIFT)]);
    const text = page(of, { ground: ground('a.yml', [twin('ca_1'), twin('ca_2')]) });
    expect(yamlOf(text)[0]).toContain('    id: "ca_2"\n');
    expect(yamlOf(page(of, { ground: ground('a.yml', [twin('ca_2')]) }))[0]).not.toContain('id:');
  });

  test('keeps the pin of an entry, once', () => {
    const retyped = update('ca_2', { name: 'twin', system: ALPHA, type: 'hardware' }, { type: 'software' }, DRIFT);
    const hints = { id: { value: 'ca_2', offset: 1 }, renamedFrom: null, movedFrom: null };
    const of = plan([{ ...retyped, desired: { ...retyped.desired, hints } }]);
    for (const live of [[twin('ca_2')], [twin('ca_1'), twin('ca_2')]]) {
      const [correct = ''] = yamlOf(page(of, { ground: ground('a.yml', live) }));
      expect(load(correct)).toEqual([{ name: 'twin', asset_type: 'hardware', id: 'ca_2' }]);
    }
  });

  test('stays a comment of one line where the path of a file is hostile', () => {
    const gone = create('gone', ALPHA, 'hardware', { ...DRIFT, path: 'inventory/a\n- b.yml' });
    expect(yamlOf(page(plan([gone])))).toEqual(['# inventory/a\\u000A- b.yml:1: take out gone\n']);
  });

  test('stands in place of no entry whose asset lost its name', () => {
    const nameless = update('ca_2', { name: '', system: ALPHA, type: 'hardware' }, { name: 'fw' }, DRIFT);
    expect(yamlOf(page(plan([nameless])))).toEqual([
      expect.stringMatching(/^# inventory\/beta\.yml:1, ca_2: without a name no file can declare it\..*\n$/),
    ]);
  });

  test('reads back as what is live, whatever the names', () => {
    const property = fc.property(anyName.filter(isWellFormed), anyName.filter(isWellFormed), (name, id) => {
      fc.pre(name !== '');
      const of = plan([remove(`ca${id}`, name, system(id, name), 'software', DRIFT)]);
      const [asset] = load(yamlOf(page(of))[0]?.replace(/^cyber_system:.*\nassets:\n/m, '') ?? '') as {
        name: string;
      }[];
      expect(asset).toMatchObject({ name, asset_type: 'software' });
    });
    fc.assert(property, { numRuns: 60 });
  });
});

test('names are inert in the title', () => {
  const property = fc.property(anyName, anyName, (organization, name) => {
    const title = driftTitle(plan([], { organization }), name);
    expect(title).toMatch(/^Inventory drift of [^\p{Cc}\p{Cf}\p{Zl}]*$/u);
  });
  fc.assert(property, { numRuns: 60 });
});

describe('the way to revert', () => {
  const of = plan([remove('ca_9', 'extra', ALPHA, 'software', DRIFT), create('gone', ALPHA, 'hardware', DRIFT)]);

  test('under approval plan is a dispatch with the digest', () => {
    const text = page({ ...of, summary: { ...of.summary, pending: 2 } });
    expect(text).toContain(
      `\ngh workflow run inventory.yml -f command=apply -f drift=apply -f approve=${digestOf(of)}\n`,
    );
    expect(text).toContain('1 delete and 1 create. That includes 2 pending changes.');
    expect(text).toContain('> Reverting it makes 1 permanent delete');
  });

  test('under approval none needs no digest', () => {
    const text = page(of, { approval: 'none', workflow: null });
    expect(text).toContain('\ngh workflow run WORKFLOW -f command=apply -f drift=apply\n');
    expect(text).not.toContain(digestOf(of));
  });

  test('under approval review is a pull request alone', () => {
    const text = page(of, { approval: 'review' });
    expect(text).not.toMatch(/gh workflow|sha256/);
    expect(text).toContain('merging it with an approving review');
  });

  test('says what guard would block it, and cautions of no delete where there is none', () => {
    const guards = [{ guard: 'max-deletes', limit: 0, value: 1, passed: false }] as const;
    expect(page({ ...of, guards })).toMatch(/> Blocked: 1 delete, and `max-deletes` allows none\. Nothing is applied/);
    expect(page(plan([create('gone', ALPHA, 'hardware', DRIFT)]))).not.toContain('CAUTION');
  });
});

test('two that are gone and one that is new: no command deletes, though nobody can say which was renamed', () => {
  const of = plan([
    remove('ca_9', 'extra', ALPHA, 'hardware', DRIFT),
    create('gone', ALPHA, 'hardware', DRIFT),
    create('lost', ALPHA, 'hardware', DRIFT),
  ]);
  for (const approval of ['none', 'plan', 'review'] as const) {
    const text = page(of, { approval });
    expect(text).toContain('A revert would make 1 permanent delete, and 1 of them may be');
    expect(text).not.toMatch(/gh workflow|sha256|drift: apply/);
  }
  expect(page(of, { base: null })).toContain('\ncip-sync import --update\n');
  const elsewhere = (...paths: string[]) => page(of, { base: null, paths });
  expect(elsewhere('ops/live/')).toContain('\ncip-sync import --update --out ops/live\n');
  for (const path of ['a.yml', 'a b', '*/x']) expect(elsewhere(path)).toContain('\ncip-sync import --update\n');
});

describe('since when', () => {
  const gone = create('gone', ALPHA, 'hardware', { ...DRIFT, line: 4 });
  const extra = remove('ca_9', 'extra', ALPHA, 'software', DRIFT);
  const left = undeclared('ca_4', 'left', ALPHA, 'hardware');
  const on = (day: string, kept = '') => ({ kept, now: Date.parse(`${day}T06:00:00Z`) });
  const keptOf = (seen: Plan) => page(seen, { before: on('2026-03-01') }).split('\n')[0];
  const of = plan([extra, gone], { undeclared: [left] });
  const before = on('2026-03-09', keptOf(plan([extra])));

  test('each row has the day on which it was first seen; the day of this look is said once', () => {
    const text = page(of, { before });
    expect(text).toMatch(
      /^<!-- cip-inventory-sync:seen 2026-03-01 \S{5} 2026-03-09 \S{10} -->\n## Inventory drift of /,
    );
    expect(text).toMatch(/\| `Alpha EMS` \| `extra` \|.*\| deletes it \| 2026-03-01 \|/);
    expect(text).toMatch(/\| `Alpha EMS` \| `left` \|.*\| leaves it \| 2026-03-09 \|/);
    expect(text).toMatch(/`gone`.*\| 2026-03-09 \|/);
    expect(text.match(/Last seen/g)).toHaveLength(1);
    expect(text).toContain('\nLast seen on 2026-03-09 (UTC).\n');
    const one = page(plan([gone]), { before: on('2026-03-09', keptOf(plan([gone]))) });
    expect(one).toContain('\nFirst seen on 2026-03-01, last seen on 2026-03-09 (UTC).\n');
    expect(one.match(/[Ff]irst seen/g)).toHaveLength(1);
    // A summary knows only its own run.
    expect(page(of, { place: 'summary' })).not.toMatch(/[Ff]irst seen|Last seen|:seen/);
  });

  test('of 5,000 differences is kept, within the bytes of an issue; of more it is said that it is not', () => {
    const many = (count: number) =>
      plan(Array.from({ length: count }, (_, n) => create(`ied-${n}`, ALPHA, 'hardware', DRIFT)));
    for (const [count, cut] of [
      [5000, false],
      [6000, true],
    ] as const) {
      const large = many(count);
      const text = page(large, { before: on('2026-03-09') });
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(60_000);
      expect(text).toContain('`ied-0`');
      expect(text.includes('The issue has no room to keep the first day of each.')).toBe(cut);
      expect(text).toContain('### To revert it');
    }
  });
});

test.each([
  [10, 0],
  [11, 1],
])('%i entries of YAML: %i folded', (count, folds) => {
  const gone = Array.from({ length: count }, (_, n) => create(`rtu-${n}`, ALPHA, 'hardware', DRIFT));
  const text = page(plan(gone));
  expect(text.match(/<details><summary>The lines for the files<\/summary>/g) ?? []).toHaveLength(folds);
});

describe('room', () => {
  const many = (count: number): Change[] =>
    Array.from({ length: count }, (_, n) => [
      remove(`ca_${n}`, `extra-${n}`, ALPHA, 'software', DRIFT),
      create(`gone-${n}`, ALPHA, 'hardware', DRIFT),
    ]).flat();

  test('within any number of bytes, each part in part, the revert whole', () => {
    const of = plan(many(3000));
    for (const budget of [5_000, 60_000]) {
      const text = page(of, { budget });
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(budget);
      expect(text).toContain('not shown here. The summary of the run has more.');
      expect(text).toContain(digestOf(of));
    }
    for (const name of ['extra-0', 'gone-0']) expect(page(of)).toContain(`\`${name}\``);
  });
});

test('a long list is folded, and says how far it reaches', () => {
  const at = (site: string) => system(`cs_${site}`, 'SCADA', { id: `fac_${site}`, name: site });
  const gone = Array.from({ length: 60 }, (_, nth) =>
    create(`rtu-${nth}`, at(nth < 30 ? 'Tolt' : 'Main'), 'hardware', DRIFT),
  );
  const text = page(plan(gone));
  expect(text).toContain(
    '<summary><h3>Declared here, but gone or changed there: 60 in 2 cyber systems at 2 sites</h3></summary>',
  );
  expect(text.match(/<\/?details>/g)).toEqual(['<details>', '</details>', '<details>', '</details>']);
  expect(text.slice(text.lastIndexOf('</details>'))).toContain('### To revert it');
});

test('a clean page names nothing but the organization, and the time', () => {
  const text = cleanPage(
    plan([], { undeclared: [undeclared('ca_4', 'left', BETA, 'hardware')] }),
    Date.UTC(2026, 2, 1),
  );
  expect(text).toContain('Clean at 2026-03-01T00:00:00Z');
  expect(text).toContain('1 asset that no file declares is left alone');
  expect(text).not.toMatch(/left`|Beta|ca_4/);
});

test('the foot is one line, and links to a run alone', () => {
  expect(driftFoot('3f2c9ab1234', 'https://github.com/o/r/actions/runs/1')).toBe(
    'Seen at `3f2c9ab` · [run](https://github.com/o/r/actions/runs/1)',
  );
  expect(driftFoot('3f2c9ab1234', 'javascript:x')).toBe('Seen at `3f2c9ab`');
});
