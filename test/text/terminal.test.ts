import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { Change } from '../../src/core/change.ts';
import { renderPlanTerminal } from '../../src/text/terminal.ts';
import { ALPHA, BETA, create, file, NOT_UTF8, plan, remove, sample, undeclared, update } from './builder.ts';
import { RICH } from './plans.ts';

const LOG = { color: false } as const;

test('the log shows what test/golden lacks: undeclared assets with their file, a released system and a notice', () => {
  expect(renderPlanTerminal(RICH, LOG)).toContain(`
Undeclared, left alone: 1 asset. To declare them, add these lines
inventory/beta.yml, Beta SCADA (cs_2)
  - name: "ups-01"
    asset_type: hardware

warning system-released
  The cyber system "Old Yard" (cs_9) is no longer declared.
  help: 4 assets in it stay as they are; to delete them, declare the system with assets: [] instead.

inventory/beta.yml:30:5 notice hint-done
  What renamed_from asked for is done: "rtu-05" is there already.
  30 |   - line 30
     |     ^^^^^^^
  help: Remove renamed_from.

2 to delete · 1 to move · 1 to rename · 1 to retype · 2 to create (1 here, 1 pending) · 412 unchanged · 1 undeclared, left alone · 1 drifted, not applied · at most 25 deletes allowed
`);
});

describe('drift', () => {
  const changes = [
    update('ca_1', { name: 'x', system: ALPHA, type: 'hardware' }, { name: 'y', system: BETA }, { origin: 'drift' }),
    create('gone', BETA, 'software', { origin: 'drift', line: 3 }),
  ];

  test('is shown as what each side has, and nothing is applied', () => {
    const text = renderPlanTerminal(plan(changes), { ...LOG, verb: 'drift' });
    expect(text).toMatch(/^Drift of acme-power: 2 differences\n/);
    expect(text).toContain('at the service: named x, in Alpha EMS; in the files: named y, in Beta SCADA');
    expect(text).toMatch(/gone +software in the files, not at the service +inventory\/beta\.yml:3/);
    expect(text).toMatch(/\nNothing to apply\. 2 differences are drift\. · 2 drifted, not applied\n$/);
  });

  test('that the apply reverts has its own section, as changes', () => {
    const text = renderPlanTerminal(plan(changes, { revert: true }), { ...LOG, verb: 'apply' });
    expect(text).toMatch(/^To apply to acme-power: 2 changes\n\nDrift, reverted by this run: 2 changes\n/);
    expect(text).toMatch(/gone +create software/);
    expect(text).not.toContain('not applied');
  });
});

test('a merge also approves pending changes, and an apply also executes them', () => {
  const of = plan([create('late', BETA, 'software', { origin: 'pending' })]);
  expect(renderPlanTerminal(of, LOG)).toContain(
    'Pending from earlier merges: 1 change\nMerged, but not applied yet. Merging this approves it, too.\n',
  );
  expect(renderPlanTerminal(of, { ...LOG, verb: 'apply' })).toContain(
    'not applied yet. This apply executes it, too.\n',
  );
});

test.each([
  ['', '# ca_5: without a name no file can declare it. Name it in the application\n'],
  [' a\u202E', '  - name: " a\\u202E"\n    asset_type: software\n    id: "ca_5"\n'],
])('the log says how to declare an undeclared asset named %j', (name, lines) => {
  const text = renderPlanTerminal(plan([], { undeclared: [undeclared('ca_5', name, BETA, 'software')] }), LOG);
  expect(text).toContain(`(cs_2)\n${lines}\n`);
});

test('with color, deletes are red; without color, the text is the same and has no escape codes', () => {
  const colored = renderPlanTerminal(RICH, { color: true });
  expect(colored).toContain('\u001B[31m    hmi-02    delete hardware');
  expect(colored.split('\n')[0]).toContain('\u001B[31mInventory plan for acme-power: 7 changes, 2 permanent deletes');
  expect(stripVTControlCharacters(colored)).toBe(renderPlanTerminal(RICH, LOG));
});

describe('a long plan', () => {
  const many = (count: number, make: (index: number) => Change) => Array.from({ length: count }, (_, i) => make(i));
  const deletes = many(2500, (i) => remove(`ca_${i}`, `old-${i}`, ALPHA, 'hardware'));
  const creates = many(100_000, (i) => create(`new-${i}`, BETA, 'hardware'));

  test('with more than 2,000 changes shows every delete, the first creates and how many are hidden', () => {
    expect(renderPlanTerminal(plan(creates.slice(0, 2000)), LOG)).not.toContain('not shown');
    const text = renderPlanTerminal(plan([...deletes, ...creates]), LOG);
    expect([text.match(/^ {4}old-/gm)?.length, text.match(/^ {4}new-/gm)?.length]).toEqual([2500, 500]);
    expect(text).toContain('99,500 more changes not shown. --out FILE or --json has all of them.');
    expect(text).toContain('2,500 to delete · 100,000 to create\n');
  });

  test('shows an error before two thousand warnings', () => {
    const warnings = Array.from({ length: 2000 }, (_, n) => ({
      ...sample('duplicate-id', { id: `ca_${n}`, first: { file: file('a.yml'), offset: 1 } }),
      severity: 'warning' as const,
    }));
    const text = renderPlanTerminal(plan([], { diagnostics: [...warnings, NOT_UTF8] }), LOG);
    expect(text).toContain(' error not-utf8\n');
    expect(text).toContain('\n1 more finding not shown.\n');
  });
});

test.each(['all', 'brief'] as const)('asks about renames above all other findings, with %s of the plan', (shows) => {
  const text = renderPlanTerminal(RICH, { color: false, shows });
  expect(text.indexOf('Is this a rename?')).toBeGreaterThan(-1);
  expect(text.indexOf('Is this a rename?')).toBeLessThan(text.indexOf('system-released'));
});
