// What a command was asked for is on standard output. Standard error has only progress, warnings about the run, and errors.
import { expect, test } from 'vitest';
import { alpha } from './harness.ts';

test.each([
  ['validate', /^Valid: 1 file, /],
  ['fmt', /^All formatted|^Nothing|file/m],
  ['plan', /^Inventory plan for acme: 2 changes, [\s\S]*\n {4}b +delete [\s\S]*^sha256:[0-9a-f]{64}$/m],
  ['drift', /^Drift of acme: \d differences?\n[\s\S]*\ndrifted, /],
  ['import', /^Wrote 1 changed file/m],
  ['systems', /^SITE +NAME[\s\S]*\n1 cyber system, 1 of them declared\.\n$/],
  ['doctor', /^✓ files /m],
  ['apply --yes', /^To apply to acme: [\s\S]*\ndone 2 of 2\napplied, .*evidence/],
])('the report of %s is on standard output, and nothing on standard error', async (line, report) => {
  const ran = await (await alpha(['a', 'b'], ['a', 'c'])).cli(...line.split(' '));
  expect(ran.stdout).toMatch(report);
  expect(ran.stderr).toBe('');
});

test.each([
  ['plan --markdown', /^$/],
  ['apply --yes --json', /^To apply to acme: [\s\S]*\ndone 2 of 2\n/],
  ['import --update --dry-run', /^Would /m],
  ['fmt --check', /^Checked 1 file|^0 of 1|file/],
])('%s keeps standard output for what it was asked for', async (line, report) => {
  const ran = await (await alpha(['a', 'b'], ['a', 'c'])).cli(...line.split(' '));
  expect(ran.stderr).toMatch(report);
  expect(ran.stdout).toMatch(/^(?:\{[\s\S]*\}\n|## Inventory plan [\s\S]*|--- [\s\S]*|)$/);
});

test.each([
  ['validate', 'stdout'],
  ['plan', 'stdout'],
  ['drift', 'stdout'],
  ['apply --yes', 'stdout'],
  ['fmt', 'stdout'],
  ['import --update', 'stdout'],
  ['import --from-csv cmdb.csv', 'stdout'],
  // The document, the diff or the list of paths on standard output stays free of them.
  ['plan --json', 'stderr'],
  ['plan --markdown', 'stderr'],
  ['fmt --check', 'stderr'],
  ['import --update --dry-run', 'stderr'],
] as const)('%s: findings about the files are part of the report', async (line, stream) => {
  const stage = await alpha(['a'], []);
  stage.write({ 'inventory/alpha.yml': 'cyber_system: Alpha\nassets:\n  - nam: a\n', 'cmdb.csv': 'Name\nb\n' });
  const ran = await stage.cli(...line.split(' '));
  expect(ran.code).toBe(1);
  const [shown, other] = stream === 'stdout' ? [ran.stdout, ran.stderr] : [ran.stderr, ran.stdout];
  expect(shown).toMatch(/^(?:\S+:\d+:\d+ |\S+ )?error [a-z-]+\n {2}/m);
  expect(other).not.toMatch(/^\S* ?error [a-z-]+\n/m);
});
