// The page of a plan in a comment, and the summary of its check, for cases that test/golden lacks.
import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../src/core/diagnostic.ts';
import { bytesOf } from '../../src/text/markdown/budget.ts';
import { checkSummary, planMarkdown } from '../../src/text/markdown/page.ts';
import { diagnostic } from '../core/build.ts';
import { ALPHA, BETA, create, file, NOT_UTF8, pageOf, plan, remove, sample, system } from './builder.ts';
import { RICH } from './plans.ts';

const REVIEW = { next: 'review' } as const;

function unknownId(id: string, severity: Diagnostic['severity'] = 'warning', path = 'inventory/beta.yml'): Diagnostic {
  return diagnostic('unknown-asset-id', severity, { file: file(path), offset: 4 }, { id });
}

test('a page shows its name, released systems above deletes, undeclared assets with their file, and a notice', () => {
  const text = pageOf(RICH, { ...REVIEW, name: 'east' });
  for (const part of [
    '## Inventory plan (`east`) for `acme-power`: 7 changes, **2 permanent deletes**\n',
    ' · 412 unchanged · 1 undeclared, left alone · 1 drifted, not applied\n',
    'compliance history goes with it.\n',
    '> [!WARNING]\n> The cyber system `Old Yard` (`cs_9`) is no longer declared. 4 assets in it stay as they are; to delete them, declare the system with `assets: []` instead.<br>`system-released`\n\n### Delete\n',
    '<details><summary><h3>Undeclared, left alone: 1 asset</h3></summary>\n\nTo declare them, add these lines to the files named.\n\n```yaml\n# inventory/beta.yml, Beta SCADA (cs_2)\n  - name: "ups-01"\n    asset_type: hardware\n```\n',
    '> [!NOTE]\n> What `renamed_from` asked for is done: `rtu-05` is there already. Remove `renamed_from`.<br>',
  ])
    expect(text).toContain(part);
});

test('the comment says that drift came before the edit, links the issue, and has no command that reverts it', () => {
  const of = plan([remove('ca_9', 'extra', ALPHA, 'hardware', { origin: 'drift' })]);
  const text = pageOf(of, { ...REVIEW, driftIssue: 'https://github.com/o/r/issues?q=label%3Ainventory-drift' });
  expect(text).toContain(
    'These differed before your edit. [The issue about drift](https://github.com/o/r/issues?q=label%3Ainventory-drift) lists them. On the default branch, `cip-sync import --update` writes what the service has into the files.',
  );
  expect(text).not.toMatch(/apply-drift|no file asks/);
});

test('findings that the base also has are only counted, except errors and questions', () => {
  const [old, fresh, error] = [unknownId('ca_1'), unknownId('ca_2'), unknownId('ca_3', 'error')];
  const of = plan([create('a', ALPHA, 'hardware')], { diagnostics: [old, fresh], older: [old] });
  expect(pageOf(of, REVIEW)).toContain('id `ca_2`');
  expect(pageOf(of, REVIEW)).not.toContain('id `ca_1`');
  expect(pageOf(of, REVIEW)).toContain('1 finding older than this change: `cip-sync plan` lists it.\n');
  expect(pageOf(plan([], { diagnostics: [error], older: [error] }), REVIEW)).toContain('id `ca_3`');
  const asked = { ...RICH, older: new Set(RICH.diagnostics) };
  expect(pageOf(asked, REVIEW)).toContain('**Is this a rename?**');
  expect(pageOf(of, { verb: 'drift' })).toContain('id `ca_1`');
});

test('a path that could break out of a link is shown as code, and an invalid link is left out', () => {
  const files = 'https://github.com/o/r/blob/3f2c';
  const textOf = (path: string) => pageOf(plan([create('a', ALPHA, 'hardware', { path, line: 3 })]), { files });
  expect(textOf('inventory/a-b_c.yml')).toContain(`| [a-b_c.yml:3](${files}/inventory/a-b_c.yml#L3) |`);
  for (const path of ['a](javascript:x).yml', 'www.example.org/a.yml', 'a b.yml', '__a__.yml', 'ü.yml'])
    expect(textOf(path)).not.toContain(files);
  expect(pageOf(RICH, { runUrl: 'https://x/) [a](javascript:alert(1)' })).not.toContain('[run]');
});

test('the next step names errors first, then what prevents a record', () => {
  const invalid = plan([], { diagnostics: [NOT_UTF8] });
  const branch = { code: 'other-branch', branch: 'develop' } as const;
  for (const unrecorded of [branch, { code: 'no-check' } as const])
    expect(pageOf(invalid, { ...REVIEW, unrecorded })).toContain('**Next:** correct the files.');
  expect(pageOf(plan([]), { ...REVIEW, unrecorded: branch })).toContain(
    '**Next:** This merges into `develop`, from which nothing is applied.',
  );
  expect(pageOf(plan([]), { ...REVIEW, unrecorded: { code: 'no-check' } })).toContain(
    '\n**Next:** This plan could not be recorded,',
  );
  const commit = 'abcdef1234';
  expect(pageOf(RICH, { next: 'plan', commit })).toContain('is meant, then merge `abcdef1`. Merging approves exactly');
  expect(pageOf(RICH, { ...REVIEW, commit })).toContain('then approve on `abcdef1`, and merge. Your review approves');
});

test('the largest number of changes that a record contains fits the summary of a run', () => {
  const many = Array.from({ length: 2500 }, (_, n) =>
    create(`substation-relay-${n}`, BETA, 'hardware', { line: n + 1 }),
  );
  const { notShown, isWhole } = planMarkdown(plan(many), {
    budget: 960_000,
    files: 'https://github.com/o/r/blob/3f2c',
  });
  expect({ notShown, isWhole }).toEqual({ notShown: [], isWhole: true });
});

describe('the summary of the check', () => {
  const COMMENT = 'https://github.com/acme/inventory/pull/7#issuecomment-5';
  const RUN = 'https://github.com/acme/inventory/actions/runs/1';
  const CHANGES = [remove('ca_1', 'gone', ALPHA, 'hardware'), create('new', ALPHA, 'hardware', { line: 4 })];
  const usual = { commentUrl: COMMENT, runUrl: RUN, isNews: true, unrecorded: null, recordedAt: null };

  test('links the run if there is no comment, since the summary of the run has the plan', () => {
    expect(checkSummary(plan(CHANGES), { ...usual, commentUrl: null })).toContain(
      `The [summary of the run](${RUN}) shows the plan.`,
    );
    const nothing = checkSummary(plan([]), { ...usual, isNews: false });
    const wrong = checkSummary(plan([], { diagnostics: [unknownId('ca_1', 'error')] }), usual);
    expect(wrong).toMatch(/\nThe \[comment\]\([^)]*\) shows the errors\.\n$/);
    expect(nothing).toMatch(/\nMerging this pull request changes nothing at the service\.\n$/);
  });

  test('says why nothing was recorded, why the plan is blocked, and when its changes were recorded before', () => {
    const guards = [{ guard: 'max-deletes', limit: 0, value: 1, passed: false }] as const;
    const given = {
      ...usual,
      unrecorded: { code: 'shown-nowhere', hidden: 2 } as const,
      recordedAt: '2026-03-02T06:00:00Z',
    };
    const text = checkSummary(plan(CHANGES, { guards }), given);
    expect(text).toMatch(
      /^\*\*1 to delete.*\n\n\*\*Shown nowhere: 2 changes [^\n]*\*\*\n\n\*\*Blocked:\*\* 1 delete, and `max-deletes`/,
    );
    expect(text).toMatch(/ Recorded before, at 2026-03-02T06:00:00Z\.\n$/);
  });

  test('lists the deletes within the size limit of GitHub and says where the rest is', () => {
    const many = Array.from({ length: 2000 }, (_, at) => remove(`ca_${at}`, `relay-${at}`, ALPHA, 'hardware'));
    const text = checkSummary(plan(many), usual);
    expect(bytesOf(text)).toBeLessThanOrEqual(60_000);
    expect(text).toContain('| `relay-0` | delete hardware | `ca_0` |');
    expect(text).toContain(`more not shown here; the [comment](${COMMENT}) has more.`);
    expect(text).toMatch(/Digest of what apply would execute: `sha256:[0-9a-f]{64}`\.\n$/);
  });
});

describe('a comment', () => {
  const creates = (count: number, home = BETA) =>
    Array.from({ length: count }, (_, n) => create(`new-${n}`, home, 'hardware'));

  test('shows up to 30 creates; of more, ten are in sight and the others folded', () => {
    expect(pageOf(plan(creates(30)))).not.toContain('<details>');
    const [open = '', folded = ''] = pageOf(plan(creates(31))).split('<details>');
    expect(open.match(/^\| `new-/gm)).toHaveLength(10);
    expect(folded).toMatch(/^<summary><h3>21 more to create<\/h3>/);
    expect(folded.match(/^\| `new-/gm)).toHaveLength(21);
  });

  test('names at most five systems, and how many more there are', () => {
    const systems = Array.from({ length: 8 }, (_, n) => system(`cs_${n}`, `S${n}`));
    expect(pageOf(plan(systems.flatMap((one) => creates(1, one))))).toContain(
      '\nWhere: `S0` (1), `S1` (1), `S2` (1), `S3` (1), `S4` (1) and 3 more\n',
    );
  });

  test('has a system once above its rows, and says how many deletes there are at most twice', () => {
    const text = pageOf(plan([remove('ca_1', 'a', BETA, 'hardware'), remove('ca_2', 'b', BETA, 'hardware')]));
    expect(text.match(/`Beta SCADA`\*\*/g)).toHaveLength(1);
    expect(text.match(/\b2 (?:permanent )?(?:to )?delete/g)).toHaveLength(2);
    expect(text).toMatch(/\ndigest `sha256:\w+` · at most 25 deletes allowed\n$/);
  });

  test('has the note on names that several systems have only if it changes one of them', () => {
    const noted = (...names: string[]) => {
      const note = {
        ...sample('duplicate-name', { names, first: { file: file('a.yml'), offset: 1 } }),
        severity: 'notice' as const,
      };
      return pageOf(plan(creates(2), { diagnostics: [note] }), { next: 'review' });
    };
    expect(noted('sw-1', 'new-1')).toContain('Several cyber systems declare');
    expect(noted('sw-1')).not.toContain('Several cyber systems declare');
    expect(noted('sw-1')).toContain('1 finding older than this change');
  });
});
