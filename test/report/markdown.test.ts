import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diagnostic } from '../../src/core/diagnostic.ts';
import { planPage, renderPlanMarkdown } from '../../src/report/markdown.ts';
import { ALPHA, BETA, create, file, plan, remove, update } from './builder.ts';
import { anyName } from './hostile.ts';
import { hostilePlan } from './hostile-plan.ts';
import { outline } from './outline.ts';
import { RICH } from './rich.ts';

const FULL = { detail: 'full' } as const;

test('a plan with something of everything', () => {
  const options = { ...FULL, commit: '3f2c9ab1234', runUrl: 'https://github.com/o/r/actions/runs/1', name: 'east' };
  expect(
    renderPlanMarkdown(RICH, options),
  ).toBe(`## Inventory plan (\`east\`) for \`acme-power\`: 7 changes, **2 permanent deletes**

**2 to delete · 1 to move · 1 to rename · 1 to retype · 2 to create** · 1 of them pending from earlier merges · 412 unchanged · 1 undeclared, left alone · 1 drifted, not applied · at \`3f2c9ab\`

> [!CAUTION]
> Deletes cannot be undone, and the asset's compliance history goes with it. 2 of 25 allowed.

> [!WARNING]
> - \`system-released\`: The cyber system \`Old Yard\` (\`cs_9\`) is no longer declared. 4 assets in it stay as they are; to delete them, declare the system with \`assets: []\` instead.
> - \`possible-rename\` \`inventory/beta.yml:25\`: \`hmi-02\` (\`ca_17\`) is to be deleted and \`plc-11\` created, which looks like a rename. If it is one, keep the id and its history: add \`renamed_from: "hmi-02"\`

### Delete

| Cyber system | Asset | Type | Id |
| --- | --- | --- | --- |
| \`Alpha EMS\` | \`hmi-02\` | hardware | \`ca_17\` |
| \`Alpha EMS\` | \`hist-old\` | software | \`ca_22\` |

### Move, inheriting the new system's impact rating

| Asset | Type | Id | From | To | Declared in |
| --- | --- | --- | --- | --- | --- |
| \`fw-01\` | hardware | \`ca_40\` | \`Alpha EMS\` | \`Beta SCADA\` | \`inventory/beta.yml:6\` |

### Change

\`\`\`diff
  Beta SCADA (cs_2) · ca_81 · inventory/beta.yml:9
- name: rtu-03
+ name: rtu-03a
  Beta SCADA (cs_2) · ca_90 · inventory/beta.yml:22 · scada-fep
- asset_type: hardware
+ asset_type: software
\`\`\`

<details><summary>Create: 1</summary>

| Cyber system | Asset | Type | Declared in |
| --- | --- | --- | --- |
| \`Beta SCADA\` | \`plc-11\` | hardware | \`inventory/beta.yml:25\` |

</details>

<details><summary>Pending from earlier merges, merging approves these too: 1</summary>

| Change | Asset | Type | Id | Cyber system | Declared in |
| --- | --- | --- | --- | --- | --- |
| create | \`os-11\` | software |  | \`Beta SCADA\` | \`inventory/beta.yml:27\` |

</details>

<details><summary>Drift, not applied: 1</summary>

The service differs, and no change of a file asks for it. To keep what the service has, change the files; to undo it, run with \`drift: apply\`.

| Asset | Id | At the service | In the files | Declared in |
| --- | --- | --- | --- | --- |
| \`sw-09\` | \`ca_77\` | hardware in \`Beta SCADA\` | in none |  |

</details>

<details><summary>Undeclared, left alone: 1</summary>

To declare them, add these lines to the file of their cyber system.

\`\`\`yaml
# Beta SCADA (cs_2)
  - name: "ups-01"
    asset_type: hardware
\`\`\`

</details>

> [!NOTE]
> - \`hint-done\` \`inventory/beta.yml:30\`: What \`renamed_from\` asks for is done: \`rtu-05\` is there already. Remove \`renamed_from\`.

Approval covers exactly these changes: a new commit, or a change at the service, plans again. \`${RICH.digest}\` · [run](https://github.com/o/r/actions/runs/1)
`);
});

test('a plan without changes is short', () => {
  const nothing = plan([], { unchanged: 3 });
  expect(renderPlanMarkdown(nothing, FULL)).toBe(`## Inventory plan for \`acme-power\`: no changes

**No changes. The inventory and the service agree.** · 3 unchanged

\`${nothing.digest}\`
`);
});

test('an invalid plan lists its errors, and offers nothing to approve', () => {
  const at = { file: file('inventory/beta.yml'), offset: 4 };
  const invalid = plan([], { diagnostics: [diagnostic('unknown-asset-id', 'error', at, { id: 'ca_9' })] });
  expect(renderPlanMarkdown(invalid, FULL)).toBe(`## Inventory plan for \`acme-power\`: **1 error, nothing is planned**

**1 error: nothing is planned until they are corrected.**

> [!CAUTION]
> - \`unknown-asset-id\` \`inventory/beta.yml:4\`: No asset at the service has the id \`ca_9\`. Correct it, or remove \`id\` to create the asset; the service chooses new ids.

\`${invalid.digest}\`
`);
});

test('pending deletes are as loud as the others, and stand before any create', () => {
  const pending = remove('ca_9', 'late', BETA, 'hardware', { origin: 'pending' });
  const text = renderPlanMarkdown(plan([pending, create('new', BETA, 'hardware')]), FULL);
  expect(text).toMatch(/### Delete, pending from earlier merges\n[^#]*`late`[^#]*<details><summary>Create: 1/);
  expect(text).toContain('Deletes cannot be undone');
});

test('a guard that failed is a caution with the input to raise', () => {
  const guards = [{ guard: 'max-delete-percent', limit: 3, value: 4, passed: false }] as const;
  const text = renderPlanMarkdown(plan([remove('ca_1', 'a', ALPHA, 'hardware')], { guards }), FULL);
  expect(text).toContain(
    '> Blocked: 4 deletes, and `max-delete-percent` allows 3 here: nothing is applied. If all are meant, raise the input `max-delete-percent`.',
  );
});

test('a fence is longer than the backticks in it', () => {
  const from = { name: '`````', system: BETA, type: 'hardware' } as const;
  const text = renderPlanMarkdown(plan([update('ca_1', from, { name: 'x' })]), FULL);
  expect(text).toContain('\n``````diff\n');
  expect(text).toContain('\n``````\n');
});

test('a link that is none is left out', () => {
  const text = renderPlanMarkdown(RICH, { ...FULL, runUrl: 'https://x/) [a](javascript:alert(1)' });
  expect(text).not.toContain('[run]');
});

test('under counts no name or id appears, but lines do', () => {
  const { text, notShown } = planPage(RICH, { detail: 'counts', budget: 1500 });
  expect(text).not.toMatch(/ca_\d|cs_\d|Alpha EMS|Beta SCADA|hmi-02|plc-11|ups-01|sw-09|Old Yard/);
  expect(renderPlanMarkdown(RICH, { detail: 'counts' })).toMatch(
    /Create: 1<\/summary>\n\n- `inventory\/beta\.yml:25`\n/,
  );
  expect(notShown).toEqual([]);
});

test('hostile names stay in code, and the page keeps its structure', () => {
  const tame = outline(renderPlanMarkdown(hostilePlan('a', 'b'), FULL));
  fc.assert(
    fc.property(anyName, anyName, (a, b) => {
      const text = renderPlanMarkdown(hostilePlan(a, b), FULL);
      expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
      const { prose, ...structure } = outline(text);
      expect(structure).toEqual({ openDetails: 0, openFence: null, tables: tame.tables, headings: tame.headings });
      // A name too long to be copied changes what its remedy says.
      if (a.length <= 200 && b.length <= 200) expect(prose).toBe(tame.prose);
    }),
    { numRuns: 200 },
  );
});
