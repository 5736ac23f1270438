import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Change } from '../../src/core/change.ts';
import { diagnostic } from '../../src/core/diagnostic.ts';
import { bytesOf } from '../../src/report/budget.ts';
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
> - \`hint-done\` \`inventory/beta.yml:30\`: \`rtu-05\` is where and how \`renamed_from\` would bring it. Remove \`renamed_from\`.

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

describe('the budget', () => {
  const many = (count: number, make: (index: number) => Change) => Array.from({ length: count }, (_, i) => make(i));
  const side = (name: string) => ({ name, system: ALPHA, type: 'hardware' }) as const;
  const big = plan([
    ...many(40, (i) => remove(`ca_d${i}`, `old-${i}`, ALPHA, 'hardware')),
    ...many(40, (i) => update(`ca_m${i}`, side(`ast-${i}`), { system: BETA })),
    ...many(40, (i) => update(`ca_r${i}`, side(`was-${i}`), { name: `renamed-${i}` })),
    ...many(40, (i) => create(`late-${i}`, BETA, 'software', { origin: 'pending' })),
    ...many(40, (i) => create(`astray-${i}`, BETA, 'software', { origin: 'drift' })),
    ...many(40, (i) => create(`new-${i}`, BETA, 'hardware')),
  ]);
  const kinds = ['old', 'ast', 'renamed', 'late', 'astray', 'new'];
  const shownIn = (text: string) => kinds.map((kind) => new Set(text.match(new RegExp(`\\b${kind}-\\d+`, 'g'))).size);

  test('is never exceeded, the page is never broken, and what is cut is told', () => {
    for (let budget = 0; budget < 24_000; budget += 97) {
      const { text, notShown } = planPage(big, { ...FULL, budget });
      expect(bytesOf(text)).toBeLessThanOrEqual(budget);
      expect(outline(text)).toMatchObject({ openDetails: 0, openFence: null });
      const hidden = new Set(notShown.map(({ fingerprint }) => fingerprint));
      for (const { fingerprint, before, after } of big.toExecute) {
        const name = (after ?? before).name;
        expect(hidden.has(fingerprint)).toBe(!new RegExp(`\\b${name}\\b`).test(text));
      }
    }
  });

  test('cuts creates first, then drift, pending, changes, moves, and deletes last', () => {
    for (let budget = 1200; budget < 24_000; budget += 97) {
      const [deletes, moves, renames, pending, drift, creates] = shownIn(renderPlanMarkdown(big, { ...FULL, budget }));
      const order = [deletes, moves, renames, pending, drift, creates];
      const firstCut = order.findIndex((shown) => shown! < 40);
      if (firstCut !== -1) expect(order.slice(firstCut + 2).filter((shown) => shown! > 3)).toEqual([]);
    }
  });

  test('each cut says how many are not shown', () => {
    const text = renderPlanMarkdown(big, { ...FULL, budget: 2000 });
    const [deletes] = shownIn(text);
    expect(deletes).toBeGreaterThan(10);
    expect(text).toContain(`${40 - deletes!} more not shown here.`);
    expect(text).toContain('**Create: 40**, not shown here.');
  });

  test('100,000 creates leave a comment of 60,000 bytes with every delete', () => {
    const huge = plan([
      ...many(25, (i) => remove(`ca_d${i}`, `old-${i}`, ALPHA, 'hardware')),
      ...many(100_000, (i) => create(`new-${i}`, BETA, 'hardware')),
    ]);
    const { text, notShown } = planPage(huge, FULL);
    expect(bytesOf(text)).toBeLessThanOrEqual(60_000);
    expect(bytesOf(text)).toBeGreaterThan(59_000);
    expect(shownIn(text)[0]).toBe(25);
    expect(notShown.length + shownIn(text)[5]!).toBe(100_000);
  });

  test('many warnings hide no change', () => {
    const at = { file: file('a.yml'), offset: 1 };
    const warning = diagnostic('duplicate-name', 'warning', at, { name: 'x'.repeat(100), first: at });
    const noisy = plan([remove('ca_1', 'old-1', ALPHA, 'hardware'), create('new-1', BETA, 'hardware')], {
      diagnostics: Array.from({ length: 5000 }, () => warning),
    });
    const { text, notShown } = planPage(noisy, FULL);
    expect(notShown).toEqual([]);
    expect(text).toMatch(/4,\d\d\d more not shown here\./);
  });
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
