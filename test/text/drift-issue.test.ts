// The drift issue shows each difference once, how to adopt the differences in the files, and a way to revert them that
// fits the settings, after the number of deletes.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Change, Plan } from '../../src/core/change.ts';
import { digest } from '../../src/core/fingerprint.ts';
import { adoptLine, cleanPage, driftFrame, driftPage } from '../../src/text/drift.ts';
import { changeCounts, closingLine, headline } from '../../src/text/summarize.ts';
import { renderPlanTerminal } from '../../src/text/terminal.ts';
import { diagnostic } from '../core/build.ts';
import { ALPHA, BETA, create, pageOf, plan, remove, undeclared, update } from './builder.ts';
import { anyName } from './hostile.ts';

const DRIFT = { origin: 'drift' } as const;

function page(of: Plan, given: Partial<Parameters<typeof driftPage>[0]> = {}) {
  const asked = { base: 'a'.repeat(40), approval: 'plan', workflow: 'inventory.yml', path: 'inventory' } as const;
  return driftPage({ plan: of, ...asked, isAppliedKnown: true, place: 'issue', budget: 60_000, ...given });
}

const digestOf = ({ changes }: Plan) => digest(changes.map(({ fingerprint }) => fingerprint));
const rowsOf = (text: string) => text.split('\n').filter((line) => /^\| (?!:--|Asset)/.test(line));
const ALPHA_ROW = '| **`Alpha EMS`** | | | |';

/** One asset that has another name at the service, as matching sees it. */
const RENAMED = plan(
  [remove('ca_7', 'rtu-01b', ALPHA, 'hardware', DRIFT), create('rtu-01', ALPHA, 'hardware', { ...DRIFT, line: 3 })],
  {
    diagnostics: [
      diagnostic('possible-rename', 'warning', null, {
        ...{ from: 'rtu-01b', to: 'rtu-01', id: 'ca_7', system: ALPHA, kind: 'drift' },
      }),
    ],
  },
);

test('each difference is one row of a single table; pending changes and undeclared assets are only counted', () => {
  const changes: readonly Change[] = [
    remove('ca_9', 'extra', ALPHA, 'software', DRIFT),
    update('ca_7', { name: 'fw-01', system: BETA, type: 'hardware' }, { system: ALPHA }, DRIFT),
    update('ca_8', { name: 'hist', system: ALPHA, type: 'software' }, { type: 'hardware' }, DRIFT),
    create('gone', ALPHA, 'hardware', DRIFT),
    create('merged', ALPHA, 'hardware', { origin: 'pending' }),
  ];
  const { text, isWhole } = page(plan(changes, { undeclared: [undeclared('ca_4', 'left', BETA, 'hardware')] }));
  expect(isWhole).toBe(true);
  expect(text).toMatch(/^## Inventory drift of `acme-power`: 4 differences\n/);
  expect(rowsOf(text)).toEqual([
    ALPHA_ROW,
    '| `extra` | software at the service, in no file | `ca_9` |  |',
    '| `fw-01` | at the service: in `Beta SCADA`;<br>in the files: in `Alpha EMS` | `ca_7` | `inventory/beta.yml:1` |',
    '| `hist` | at the service: software;<br>in the files: hardware | `ca_8` | `inventory/beta.yml:1` |',
    '| `gone` | hardware in the files, not at the service |  | `inventory/beta.yml:1` |',
  ]);
  expect(text).toContain('1 change merged and not applied yet: pending, not drift.\n');
  expect(text).toContain('1 asset that no file declares is left alone, as the files ask.\n');
});

describe('a pair that may be a rename', () => {
  test('is one difference and one row, wherever drift is shown', () => {
    const { text } = page(RENAMED);
    expect(text).toMatch(/^## Inventory drift of `acme-power`: 1 difference\n/);
    const row =
      '| `rtu-01b` | hardware at the service;<br>perhaps `rtu-01` of the files | `ca_7` | `inventory/beta.yml:3` |';
    expect(rowsOf(text)).toEqual([ALPHA_ROW, row]);
    expect(rowsOf(pageOf(RENAMED))).toEqual([ALPHA_ROW, row]);
    const log = renderPlanTerminal(RENAMED, { color: false, verb: 'drift' });
    expect(log).toMatch(/^Drift of acme-power: 1 difference\n/);
    expect(log.match(/rtu-01b +hardware at the service; perhaps rtu-01 of the files/g)).toHaveLength(1);
    expect(log).toMatch(/\nNothing to apply\. 1 difference is drift\. · 1 drifted, not applied\n$/);
    expect(pageOf(RENAMED)).toContain('no changes to apply, 1 difference is drift\n');
    expect(closingLine('drifted', changeCounts(RENAMED), 0)).toBe('drifted, 1 drifted change, in 0.0 s');
    // A pair that is asked about and executed is not drift.
    const pending = { ...RENAMED, toExecute: RENAMED.changes, summary: { ...RENAMED.summary, drift: 1 } };
    expect(headline(pending, 'drift')).toBe('1 difference');
  });

  test('gets the new name as the suggested edit, never a hint that would rename it back', () => {
    const text = pageOf(RENAMED);
    expect(text).toContain(
      'take the new name into the file: write `name: "rtu-01b"` in place of `rtu-01`, or run `cip-sync import --update` on a new branch from the default branch.',
    );
    expect(text).not.toContain('renamed_from');
  });

  test('gets no command that reverts it', () => {
    const { text } = page(RENAMED);
    expect(text).toContain('A revert would make 1 permanent delete, and 1 of them may be an asset that the files have');
    expect(text).not.toMatch(/gh workflow|sha256/);
    // In doubt even if the page does not ask about it.
    expect(page({ ...RENAMED, diagnostics: [] }).text).not.toMatch(/gh workflow|sha256/);
    expect(text).toContain('1 asset may have been renamed there. The command treats it as renamed.');
  });
});

test.each<[Parameters<typeof page>[1], string]>([
  [{}, ''],
  [{ path: 'ops/plant/' }, ' --out ops/plant'],
  [{ path: 'a $(reboot)\n```\n@all' }, ' --out FOLDER'],
  [{ path: '-x' }, ' --out FOLDER'],
])('the command that adopts drift contains the base and the folder: %j', (given, out) => {
  const { text } = page(RENAMED, given);
  expect(text).toContain(`\ncip-sync import --update${out} --base ${'a'.repeat(40)}\n`);
  expect(text.includes('\nReplace FOLDER with the folder of the inventory. 1 ')).toBe(out.endsWith('FOLDER'));
  expect(adoptLine(null, 'a b')).toMatch(/: cip-sync import --update --out FOLDER\nReplace FOLDER [\w ]+\.\n$/);
});

describe('the way to revert', () => {
  const of = plan([remove('ca_9', 'extra', ALPHA, 'software', DRIFT), create('gone', ALPHA, 'hardware', DRIFT)]);

  test('under approval plan is a dispatch with the digest, after the number of deletes', () => {
    const { text } = page({ ...of, summary: { ...of.summary, pending: 2 } });
    const [before = '', after = ''] = text.split('Reverting it makes 1 permanent delete');
    const command = `\ngh workflow run inventory.yml -f command=apply -f apply-drift=true -f approve-digest=${digestOf(of)}\n`;
    expect(before).not.toContain(command);
    expect(after).toContain(command);
    expect(after).toContain('1 delete and 1 create. That includes 2 pending changes.');
    expect(before.indexOf('### To adopt it')).toBeGreaterThan(0);
  });

  test('under approval none needs no digest, and under review is only a pull request', () => {
    const { text } = page(of, { approval: 'none', workflow: null });
    expect(text).toContain('\ngh workflow run WORKFLOW -f command=apply -f apply-drift=true\n');
    expect(text).not.toContain(digestOf(of));
    const reviewed = page(of, { approval: 'review' }).text;
    expect(reviewed).not.toMatch(/gh workflow|sha256/);
    expect(reviewed).toContain('merging it with an approving review');
  });

  test('names the guard that would block it, and has no caution if it deletes nothing', () => {
    const guards = [{ guard: 'max-deletes', limit: 0, value: 0, passed: true }] as const;
    expect(page({ ...of, guards }).text).toContain('> **Blocked:** 1 delete, and `max-deletes` allows none.');
    expect(page(plan([create('gone', ALPHA, 'hardware', DRIFT)])).text).not.toContain('CAUTION');
  });
});

test('thousands of differences fit the byte limit, and the next steps are never cut', () => {
  const many = Array.from({ length: 3000 }, (_, at) => remove(`ca_${at}`, `extra-${at}`, ALPHA, 'hardware', DRIFT));
  for (const budget of [3000, 60_000]) {
    const { text, isWhole } = page(plan(many), { budget });
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(budget);
    expect(isWhole).toBe(false);
    expect(text).toMatch(/[\d,]+ more not shown here; the summary of the run has more\./);
    expect(text).toContain('cip-sync import --update');
    expect(text).toContain('gh workflow run');
  }
});

test('a closed issue says when the drift was gone and repeats no differences', () => {
  const of = plan([], { undeclared: [undeclared('ca_4', 'left', BETA, 'hardware')] });
  const text = cleanPage(of, 0);
  expect(text).toMatch(/: none\n\nClean at 1970-01-01T00:00:00Z: .*\n\n1 asset that no file declares/);
  expect(text).not.toContain('left`');
  expect(driftFrame(of, { name: '', commit: 'abcdef1234', runUrl: null }).foot).toBe('Seen at `abcdef1`');
});

test('names are inert in the title of the drift issue', () => {
  const property = fc.property(anyName, anyName, (organization, name) => {
    const { title } = driftFrame(plan([], { organization }), { name, commit: '', runUrl: null });
    expect(title).toMatch(/^Inventory drift of [^\p{Cc}\p{Cf}\p{Zl}]*$/u);
  });
  fc.assert(property, { numRuns: 60 });
});
