import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planDocument } from '../../src/text/plan-document.ts';
import { parsePlanDocument } from '../../src/text/plan-schema.ts';
import * as core from '../core/build.ts';
import { diagnostic } from '../core/build.ts';
import { ALPHA, create, plan, remove } from './builder.ts';
import { anyName, isWellFormed } from './hostile.ts';
import { hostilePlan, RICH } from './plans.ts';

const OPTIONS = { toolVersion: '1.2.3', generatedAt: '2026-01-02T03:04:05.678Z' };

test('a plan document of one delete and one create, in full', () => {
  const gone = remove('ca_17', 'hmi-02', ALPHA, 'hardware');
  const made = create('hmi-03', ALPHA, 'hardware', { path: 'inventory/alpha.yml', line: 9 });
  const diagnostics = [diagnostic('system-adopted', 'notice', null, { system: ALPHA, count: 2 })];
  const small = plan([gone, made], { diagnostics, unchanged: 5 });
  const cyber_system = { id: 'cs_1', name: 'Alpha EMS', site: null, impact_rating: null };
  const common = { changed: [], cyber_system, from_cyber_system: null, origin: 'inventory' };
  expect(planDocument(small, OPTIONS)).toEqual({
    format_version: '2.0',
    tool: { name: 'cip-inventory-sync', version: '1.2.3' },
    organization: 'acme-power',
    generated_at: '2026-01-02T03:04:05.678Z',
    summary: {
      ...{ create: 1, update: 0, delete: 1, renamed: 0, moved: 0, retyped: 0 },
      ...{ unchanged: 5, undeclared: 0, ignored: 0, unmanaged: 0, pending: 0, drift: 0 },
    },
    changes: [
      {
        ...{ action: 'delete', fingerprint: gone.fingerprint, id: 'ca_17', ...common, source: null },
        ...{ before: { name: 'hmi-02', cyber_system_id: 'cs_1', asset_type: 'hardware' }, after: null },
      },
      {
        ...{ action: 'create', fingerprint: made.fingerprint, id: null, ...common },
        ...{ before: null, after: { name: 'hmi-03', cyber_system_id: 'cs_1', asset_type: 'hardware' } },
        source: { path: 'inventory/alpha.yml', line: 9, column: 5 },
      },
    ],
    undeclared: [],
    diagnostics: [
      {
        ...{ code: 'system-adopted', severity: 'notice', path: null, line: null, column: null },
        message: expect.stringMatching(/^The cyber system "Alpha EMS" \(cs_1\)/),
      },
    ],
    guards: [{ guard: 'max-deletes', limit: 25, value: 1, passed: true }],
    digest: small.digest,
  });
});

test('an update says what changed, and an undeclared asset says where it is', () => {
  const { changes, undeclared } = planDocument(RICH, OPTIONS);
  expect(changes.flatMap(({ changed }) => changed)).toEqual(['cyber_system_id', 'name', 'asset_type']);
  const cyber_system = { id: 'cs_2', name: 'Beta SCADA', site: null, impact_rating: null };
  expect(undeclared).toEqual([
    { id: 'ca_95', name: 'ups-01', cyber_system_id: 'cs_2', asset_type: 'hardware', cyber_system },
  ]);
});

describe('parsePlanDocument', () => {
  const written = (): string => JSON.stringify(planDocument(RICH, OPTIONS));

  test('reads a plan document back, whatever the names are', () => {
    fc.assert(
      fc.property(anyName.filter(isWellFormed), anyName.filter(isWellFormed), (a, b) => {
        const document = planDocument(hostilePlan(a, b), OPTIONS);
        expect(parsePlanDocument(JSON.stringify(document, null, 2))).toEqual({ ok: true, plan: document });
      }),
      { numRuns: 100 },
    );
  });

  test('reads a plan that reverts drift, a plan that the core made, and an empty plan', () => {
    const reverting = plan([create('a', ALPHA, 'hardware', { origin: 'drift' })], { revert: true });
    const made = core.plan(
      core.inventory({ system: 'Alpha', assets: [] }),
      core.live([core.asset('ca_1', 'cs_a', 'old')]),
    );
    expect(made.summary.delete).toBe(1);
    for (const one of [reverting, made, plan([])])
      expect(parsePlanDocument(JSON.stringify(planDocument(one, OPTIONS)))).toMatchObject({ ok: true });
  });

  test.each<[string, Path, unknown, RegExp]>([
    ['another version', ['format_version'], '1.0', /^format_version: /],
    ['an unknown key', ['changes', 0, 'note'], 'x', /^changes\[0\]: /],
    ['a missing key', ['organization'], undefined, /^organization: /],
    ['a delete with an after', ['changes', 0, 'after'], { name: 'x' }, /^changes\[0\]\.after: /],
    ['a wrong type', ['changes', 5, 'after', 'asset_type'], 'firmware', /^changes\[5\]\.after\.asset_type: /],
    ['an invalid time', ['generated_at'], 'yesterday', /^generated_at: /],
    ['an edited name', ['changes', 0, 'before', 'name'], 'hmi-99', /^changes\[0\]: .* fingerprint, .*edited/],
    ['another organization', ['organization'], 'other', /^changes\[0\]: .* fingerprint, .*edited/],
    ['a plan without its changes', ['changes'], [], /^digest: .*edited/],
    ['drift disguised as a requested change', ['changes', 2, 'origin'], 'inventory', /^digest: /],
  ])('refuses %s and says where', (_, path, value, problem) => {
    const parsed = parsePlanDocument(edited(written(), path, value));
    expect(parsed.ok ? [] : parsed.problems[0]).toMatch(problem);
  });

  test('refuses a file that is not JSON, and makes hostile keys harmless', () => {
    expect(parsePlanDocument('{')).toEqual({ ok: false, problems: ['it is not JSON, or not all of it'] });
    const parsed = parsePlanDocument(edited(written(), ['x\u001B[2J\n##[error]'], 1));
    expect(JSON.stringify(parsed)).not.toMatch(/\\u001b\[|\\n|##\[/);
    expect(parsed.ok).toBe(false);
  });
});

type Path = readonly (string | number)[];

/** The JSON with one value replaced; undefined removes it. */
function edited(json: string, path: Path, value: unknown): string {
  const document: unknown = JSON.parse(json);
  let at: unknown = document;
  for (const step of path.slice(0, -1)) at = Reflect.get(Object(at), step);
  Reflect.set(Object(at), path.at(-1) ?? '', value);
  return JSON.stringify(document);
}
