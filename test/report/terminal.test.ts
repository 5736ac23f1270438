import { stripVTControlCharacters } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Change } from '../../src/core/change.ts';
import { renderPlanTerminal } from '../../src/report/terminal.ts';
import { ALPHA, BETA, create, file, NOT_UTF8, plan, remove, sample, undeclared, update } from './builder.ts';
import { anyName } from './hostile.ts';
import { hostilePlan } from './hostile-plan.ts';
import { RICH } from './rich.ts';

const FULL = { color: false } as const;

test('what test/golden has no situation for: what is undeclared, what is released, and a notice', () => {
  expect(renderPlanTerminal(RICH, FULL)).toContain(`
Undeclared, left alone: 1. To declare them, add these lines

Beta SCADA (cs_2)
  - name: "ups-01"
    asset_type: hardware

warning system-released: The cyber system "Old Yard" (cs_9) is no longer declared. 4 assets in it stay as they are; to delete them, declare the system with assets: [] instead.
inventory/beta.yml:30:5 notice hint-done: What renamed_from asks for is done: "rtu-05" is there already. Remove renamed_from.

2 to delete · 1 to move · 1 to rename · 1 to retype · 2 to create (1 here, 1 pending) · 412 unchanged · 1 undeclared, left alone · 1 drifted, not applied
`);
});

describe('drift', () => {
  const changes = [
    update('ca_1', { name: 'x', system: ALPHA, type: 'hardware' }, { name: 'y', system: BETA }, { origin: 'drift' }),
    create('gone', BETA, 'software', { origin: 'drift', line: 3 }),
  ];

  test('is told as what each side has', () => {
    const text = renderPlanTerminal(plan(changes), FULL);
    expect(text).toContain('at the service: named x, in Alpha EMS (cs_1); in the files: named y, in Beta SCADA (cs_2)');
    expect(text).toMatch(/gone {2}software .*in the files, not at the service .*inventory\/beta\.yml:3/);
    expect(text).toContain('Nothing to apply. 2 differences are drift. · 2 drifted, not applied');
  });

  test('that is to be reverted stands apart, as changes', () => {
    const text = renderPlanTerminal(plan(changes, { revert: true }), { ...FULL, verb: 'apply' });
    expect(text).toMatch(/^To apply to acme-power: 2 changes\n\nDrift, reverted by this run\n/);
    expect(text).toMatch(/\+ create +gone/);
    expect(text).not.toContain('not applied');
  });
});

test('of an undeclared asset without a name no line to add is shown: it would be an error', () => {
  const text = renderPlanTerminal(plan([], { undeclared: [undeclared('ca_5', '', BETA, 'software')] }), FULL);
  expect(text).toContain('# ca_5: without a name no file can declare it. Name it in the application\n');
  expect(text).not.toContain('- name:');
});

test('an undeclared asset whose name is not clean is pinned', () => {
  const text = renderPlanTerminal(plan([], { undeclared: [undeclared('ca_5', ' a\u202E', BETA, 'software')] }), FULL);
  expect(text).toContain('  - name: " a\\u202E"\n    asset_type: software\n    id: "ca_5"\n');
});

test('with colour deletes are red, and without it there is no escape', () => {
  const colored = renderPlanTerminal(RICH, { color: true });
  expect(colored).toContain('\u001B[31m  - delete  hmi-02 ');
  expect(stripVTControlCharacters(colored)).toBe(renderPlanTerminal(RICH, FULL));
});

describe('a long plan', () => {
  const many = (count: number, make: (index: number) => Change) => Array.from({ length: count }, (_, i) => make(i));
  const deletes = many(2500, (i) => remove(`ca_${i}`, `old-${i}`, ALPHA, 'hardware'));
  const creates = many(100_000, (i) => create(`new-${i}`, BETA, 'hardware'));
  const text = renderPlanTerminal(plan([...deletes, ...creates]), FULL);
  const shown = (mark: string) => text.split('\n').filter((line) => line.startsWith(`  ${mark} `)).length;

  test('shows every delete, the first creates, and how many are hidden', () => {
    expect([shown('-'), shown('+')]).toEqual([2500, 500]);
    expect(text).toContain('99,500 more changes not shown. --out FILE or --json has all of them.');
    expect(text).toContain('2,500 to delete · 100,000 to create\n');
  });

  test('shows an error before two thousand warnings', () => {
    const warnings = Array(2000).fill({
      ...sample('duplicate-id', { id: 'ca_1', first: { file: file('a.yml'), offset: 1 } }),
      severity: 'warning',
    });
    const invalid = plan([], { diagnostics: [...warnings, NOT_UTF8] });
    expect(renderPlanTerminal(invalid, FULL)).toContain(' error not-utf8: ');
    expect(renderPlanTerminal(invalid, FULL)).toContain('\n1 more finding not shown.\n');
  });

  test('is shown whole up to 2,000 changes', () => {
    expect(renderPlanTerminal(plan(creates.slice(0, 2000)), FULL)).not.toContain('not shown');
  });
});

test('hostile names print nothing but one line each, which neither terminal nor runner obeys', () => {
  fc.assert(
    fc.property(anyName, anyName, (a, b) => {
      const text = renderPlanTerminal(hostilePlan(a, b), FULL);
      const tame = renderPlanTerminal(hostilePlan('a', 'b'), FULL);
      expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|##\[|^[ \t]*::/mu);
      // A name that is not clean costs one line more: its pin.
      expect(text.split('\n').length - tame.split('\n').length).toBeLessThanOrEqual(1);
    }),
    { numRuns: 150 },
  );
});
