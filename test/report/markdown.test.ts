import { expect, test } from 'vitest';
import { diagnostic } from '../../src/core/diagnostic.ts';
import { renderPlanMarkdown } from '../../src/report/markdown/page.ts';
import { ALPHA, BETA, create, file, NOT_UTF8, plan, remove, undeclared, update } from './builder.ts';
import { RICH } from './rich.ts';

const FULL = { next: 'review' } as const;

test('what test/golden has no situation for: a name, a ticket, approvals of deletes, what is released and undeclared', () => {
  const options = { ...FULL, name: 'east', ticket: 'CHG0031877', deleteApprovals: 2 };
  const text = renderPlanMarkdown(RICH, options);
  for (const part of [
    '## Inventory plan (`east`) for `acme-power`: 7 changes, **2 permanent deletes**\n',
    ' · 412 unchanged · 1 undeclared, left alone · 1 drifted, not applied · `CHG0031877`\n',
    'compliance history goes with it. 2 deletes, limit 25. Deletes need 2 approvals.\n',
    '> [!WARNING]\n> The cyber system `Old Yard` (`cs_9`) is no longer declared. 4 assets in it stay as they are; to delete them, declare the system with `assets: []` instead.<br>`system-released`\n',
    '<details><summary><h3>Undeclared, left alone: 1 asset</h3></summary>\n\nTo declare them, add these lines to the file of their cyber system.\n\n```yaml\n# Beta SCADA (cs_2)\n  - name: "ups-01"\n    asset_type: hardware\n```\n',
    '> [!NOTE]\n> What `renamed_from` asks for is done: `rtu-05` is there already. Remove `renamed_from`.<br>',
  ])
    expect(text).toContain(part);
});

test('pending deletes are as loud as the others, and stand before any create', () => {
  const pending = remove('ca_9', 'late', BETA, 'hardware', { origin: 'pending' });
  const text = renderPlanMarkdown(plan([pending, create('new', BETA, 'hardware')]), FULL);
  expect(text).toMatch(
    /### Delete 1 asset, pending from earlier merges\. Merging approves it too\n[^#]*`late`[^#]*<details><summary><h3>Create 1 asset</,
  );
  expect(text).toContain('A delete is permanent');
});

test('a fence is longer than the backticks in it', () => {
  const text = renderPlanMarkdown(plan([], { undeclared: [undeclared('ca_1', '`````', BETA, 'hardware')] }), FULL);
  expect(text).toContain('\n``````yaml\n');
  expect(text).toContain('\n``````\n');
});

test('a path that could be more than a link is code', () => {
  const files = 'https://github.com/o/r/blob/3f2c';
  const textOf = (path: string) =>
    renderPlanMarkdown(plan([create('a', ALPHA, 'hardware', { path, line: 3 })]), { ...FULL, files });
  expect(textOf('inventory/a-b_c.yml')).toContain(`| [a-b_c.yml:3](${files}/inventory/a-b_c.yml#L3) |`);
  for (const path of ['a](javascript:x).yml', 'www.example.org/a.yml', 'a b.yml', '__a__.yml', 'ü.yml'])
    expect(textOf(path)).not.toContain(files);
});

test('a link that is none is left out', () => {
  const text = renderPlanMarkdown(RICH, { ...FULL, runUrl: 'https://x/) [a](javascript:alert(1)' });
  expect(text).not.toContain('[run]');
});

test('a long plan counts by cyber system', () => {
  const many = [ALPHA, BETA].flatMap((system) =>
    Array.from({ length: 30 }, (_, index) => create(`rtu-${index}`, system, 'hardware')),
  );
  expect(renderPlanMarkdown(plan(many), FULL)).toContain('Where: `Alpha EMS` (30), `Beta SCADA` (30)\n');
});

test('pending moves say from where, and pending retypes from what', () => {
  const pending = { origin: 'pending' } as const;
  const text = renderPlanMarkdown(
    plan([
      update('ca_1', { name: 'fw', system: ALPHA, type: 'hardware' }, { system: BETA }, pending),
      update('ca_2', { name: 'hist', system: BETA, type: 'hardware' }, { type: 'software' }, pending),
    ]),
    FULL,
  );
  expect(text).toContain('| `Beta SCADA` | `fw` | move from `Alpha EMS` | `ca_1` |');
  expect(text).toContain('| `Beta SCADA` | `hist` | hardware → software | `ca_2` |');
});

test('an error comes before the branch that nothing is applied from', () => {
  const at = { file: file('inventory/beta.yml'), offset: 4 };
  const invalid = plan([], { diagnostics: [diagnostic('unknown-asset-id', 'error', at, { id: 'ca_9' })] });
  const options = { ...FULL, unappliedBranch: 'develop' };
  expect(renderPlanMarkdown(invalid, options)).toContain('**Next:** correct the files.');
  expect(renderPlanMarkdown(plan([]), options)).toContain(
    '**Next:** this merges into `develop`, from which nothing is applied.',
  );
});

test('an error comes before the missing right to record', () => {
  const invalid = plan([], { diagnostics: [NOT_UTF8] });
  expect(renderPlanMarkdown(invalid, { ...FULL, mayRecord: false })).toContain('**Next:** correct the files.');
});
