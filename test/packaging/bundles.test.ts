// The bundles need nothing beside them: from a copy of the committed dist/ in an empty folder, without node_modules and
// without the source, every command runs with each of its formats, and what comes out is whole.
import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { evidence } from '../../src/apply/evidence-schema.ts';
import { COMMANDS } from '../../src/cli/program.ts';
import { importShape } from '../../src/follow/report.ts';
import { ownFlags } from '../../src/run/options.ts';
import { SETTINGS } from '../../src/run/settings.ts';
import { parsePlanDocument } from '../../src/text/plan-schema.ts';
import { ADMINISTRATOR } from '../github/stand-in/tokens.ts';
import { begun, LEDGER } from '../github-journeys/ledger-rig.ts';
import { declared, evidenceOf, scene } from '../github-journeys/world.ts';
import { folderWith, git } from '../inventory/temporary.ts';
import { ALPHA, ROOT, setStage, testOnPosix } from '../journeys/harness.ts';
import { ACME, declare, world } from '../journeys/world.ts';
import { repositoryOf } from '../setup/repository.ts';

/** A copy of dist/ in a folder of its own. */
function copied(): string {
  const folder = folderWith({});
  cpSync(join(ROOT, 'dist'), join(folder, 'dist'), { recursive: true });
  return folder;
}

/** Each command with each value of its argument, and with each flag that makes it print or write something else. */
function callsOf(commands: typeof COMMANDS, parents = ''): string[] {
  return commands.flatMap(({ name, argument, load, commands: below = [] }) => {
    const values = (argument?.argChoices ?? []).map((value) => `${parents}${name} ${value}`);
    const formats = ownFlags(parents + name).filter(
      ([flag, help]) => !flag.includes('<') && /\b(?:prints|writes)\b/i.test(help),
    );
    const calls = formats.map(([flag]) => `${parents}${name} ${flag}`);
    const own = load === undefined || values.length > 0 ? values : [parents + name];
    return [...own, ...calls, ...callsOf(below, `${parents}${name} `)];
  });
}

interface Call {
  /** The arguments after those of the call itself. */
  readonly more?: readonly string[];
  /** Its exit code, if it is not 0. */
  readonly code?: number;
  /** What is on standard output. */
  readonly prints: RegExp | ((printed: string) => void);
}

const holdsTo = (expected: object) => (printed: string) => expect(JSON.parse(printed)).toMatchObject(expected);

/** Its style is in the page, and its policy admits that style by its hash and nothing else. */
function expectStyledPage(page: string): void {
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(page) ?? [];
  expect(style).toMatch(/^[^{}]*\{[^{}]*:[^{}]*\}/);
  const hash = createHash('sha256').update(style).digest('base64');
  expect(page.replaceAll('&#39;', "'")).toContain(`default-src 'none'; script-src 'none'; style-src 'sha256-${hash}';`);
  expect(page).toMatch(/rtu-2[\s\S]*<\/html>\n$/);
}

/** For each schema that the command prints: exactly the file of that name. */
const schemas = readdirSync(join(ROOT, 'schemas')).map((file): [string, Call] => [
  `schema ${file.replace('.schema.json', '')}`,
  { prints: (printed) => expect(printed).toBe(readFileSync(join(ROOT, 'schemas', file), 'utf8')) },
]);

const SHA = 'a1'.repeat(20);

test('every command of the command line runs from dist/ only, with each of its formats', async () => {
  const stage = await setStage({ seed: world({ Alpha: ['rtu-1', 'rtu-old'], Beta: ['relay-1'] }) });
  const github = await repositoryOf();
  const token = 'ghp_OfTheDoctor0000000000000000000000000';
  github.grant(token, { permissions: ADMINISTRATOR });
  const cli = join(copied(), 'dist/cli/index.js');
  const origin = join(stage.root, 'ledger.git');
  git('/', 'init', '--quiet', '--bare', origin);
  const ledger = ['--ledger', `${origin}#inventory-ledger`];
  const clone = join(stage.root, 'clone');
  const inClone = ['--dir', clone];
  const setup = ['--repository', 'acme/inventory', '--branch', 'main'];
  const init = [...setup, '--action', `octo/cip-inventory-sync@${SHA}`, '--working-directory', 'new'];
  stage.commit({ [ALPHA]: declare('Alpha', ['rtu-2', 'rtu-1']), 'new/README.md': '' });

  const calls: Readonly<Record<string, Call>> = {
    validate: { prints: /1 file/ },
    'validate --json': { prints: holdsTo({ result: 'validated', files: 1, diagnostics: [] }) },
    'fmt --check': { code: 1, prints: /alpha\.yml/ },
    fmt: { prints: /alpha\.yml/ },
    plan: { more: ['--out', 'plan.json'], prints: /rtu-2/ },
    show: { more: ['plan.json'], prints: /rtu-2/ },
    'show --markdown': { more: ['plan.json'], prints: /^[#*|<][\s\S]*rtu-2/ },
    'plan --json': { prints: (printed) => expect(parsePlanDocument(printed)).toMatchObject({ ok: true }) },
    'plan --markdown': { prints: /^[#*|<][\s\S]*rtu-2/ },
    'ledger init': { more: [...ledger, '--organization', ACME], prints: /^[0-9a-f]{40}\n$/ },
    drift: { prints: /rtu-2/ },
    'drift --json': { prints: holdsTo({ summary: { drift: 2 } }) },
    'drift --markdown': { prints: /^[#*|<][\s\S]*rtu-2/ },
    apply: { more: ['--yes', ...ledger], prints: /applied/ },
    'apply --json': { more: ['--yes', ...ledger], prints: (printed) => void evidence.parse(JSON.parse(printed)) },
    systems: { prints: /Alpha/ },
    'systems --json': { prints: /"name": "Alpha"/ },
    export: { prints: /^facility,.*cyber_system[\s\S]*rtu-2/ },
    'import --dry-run': { prints: /\+cyber_system: Beta/ },
    'import --json': {
      more: ['--update', '--dry-run'],
      prints: (printed) => void importShape.parse(JSON.parse(printed)),
    },
    'import --markdown': { more: ['--update', '--dry-run'], prints: /./ },
    import: { prints: /beta\.yml/ },
    'init --dry-run': { more: init, prints: new RegExp(`octo/cip-inventory-sync@${SHA}`) },
    'init --cmdb': { more: init, prints: /inventory-cmdb\.yml/ },
    init: { more: [...init, '--hardened', '--team', 'acme/owners'], prints: /CODEOWNERS/ },
    doctor: { prints: /files[\s\S]*right/ },
    'doctor --json': { more: ['--github', 'acme/inventory'], prints: holdsTo({ setup: 'hardened' }) },
    audit: { more: inClone, prints: /rtu-2/ },
    'audit --html': { more: inClone, prints: expectStyledPage },
    'audit --csv': { more: inClone, prints: /rtu-2/ },
    'audit verify': { more: inClone, prints: /The ledger holds/ },
    'audit verify --json': { more: inClone, prints: (printed) => void JSON.parse(printed) },
    ...Object.fromEntries(schemas),
    explain: { more: ['drift'], prints: /^drift: / },
    demo: { prints: /That was the main job/ },
  };
  for (const [call, { more = [], code = 0, prints }] of Object.entries(calls)) {
    if (call === 'audit') git('/', 'clone', '--quiet', '--no-hardlinks', '--branch', 'inventory-ledger', origin, clone);
    const env = { GITHUB_API_URL: github.url, GH_TOKEN: token };
    const { ran } = stage.spawn([process.execPath, cli, ...call.split(' '), ...more], env);
    const { stdout, stderr, ...ended } = await ran;
    expect({ call, code: ended.code, stderr }).toEqual({ call, code, stderr });
    expect(stderr, call).not.toMatch(/^ {4}at |MODULE_NOT_FOUND|ENOENT/m);
    if (prints instanceof RegExp)
      expect({ call, printed: stdout }).toMatchObject({ printed: expect.stringMatching(prints) });
    else prints(stdout);
  }
  expect(new Set([...Object.keys(calls), 'emulator'])).toEqual(new Set(callsOf(COMMANDS)));
  // What init wrote is filled in, and a plan of what import wrote is empty.
  expect(stage.read('new/.github/workflows/inventory.yml')).toContain(`uses: octo/cip-inventory-sync@${SHA}`);
  expect(await stage.cli('plan', '--detailed-exitcode')).toMatchObject({ code: 0 });
});

testOnPosix('the emulator of the bundle serves the example utility', async () => {
  const stage = await setStage();
  const cli = join(copied(), 'dist/cli/index.js');
  const { child, ran } = stage.spawn([process.execPath, cli, 'emulator', '--port', '0']);
  onTestFinished(() => void child.kill('SIGKILL'));
  const line = new Promise<string>((resolve) => createInterface({ input: child.stdout! }).once('line', resolve));
  const url = await Promise.race([line, ran.then(({ stderr }) => Promise.reject(new Error(stderr)))]);
  const answer = await fetch(`${url}/cyber-systems`, { headers: { 'X-API-Key': 'demo-key-not-a-secret' } });
  expect([answer.status, ((await answer.json()) as unknown[]).length]).toEqual([200, 8]);
  child.kill('SIGTERM');
  expect(await ran).toMatchObject({ code: 0 });
});

test('every command of the action runs from dist/ only, with a ledger', async () => {
  const program = join(copied(), 'dist/action/index.js');
  const { world, pull } = await scene(['a'], ['a', 'c'], { built: program });
  await begun(world);
  const results: Record<string, unknown> = {};
  const dispatch = async (command: string) => {
    const ran = await world.dispatchRun(command, LEDGER);
    results[command] = [ran.code, ran.outputs.result, ran.summary !== ''];
    return ran;
  };
  const planned = await world.planRun(pull, LEDGER);
  const applied = await world.applyRun(await world.merge(pull), LEDGER);
  results.auto = [planned.outputs.result, applied.outputs.result];
  const next = await world.pullRequest(declared('a', 'c', 'd'));
  await world.planRun(next, LEDGER);
  await world.merge(next);
  await dispatch('validate');
  await dispatch('plan');
  const dispatched = await dispatch('apply');
  expect(evidenceOf(dispatched)).toMatchObject({ result: 'applied' });
  expect(dispatched.outputs['ledger-commit']).toMatch(/^[0-9a-f]{40}$/);
  await dispatch('drift');
  expect((await dispatch('doctor')).summary).toContain('No setup found: 2 right, 1 wrong.');
  expect(results).toEqual({
    auto: ['planned', 'applied'],
    validate: [0, 'validated', true],
    plan: [0, 'planned', true],
    apply: [0, 'applied', true],
    drift: [0, 'clean', true],
    // No workflow of this repository runs the action.
    doctor: [1, 'failed', true],
  });
  expect(new Set(Object.keys(results))).toEqual(new Set(SETTINGS.command.type));
});

test.each(['action', 'cli'])(
  'dist/%s has no file that nothing loads, and loads none in a way that ncc cannot see',
  (bundle) => {
    const folder = join(ROOT, 'dist', bundle);
    const texts = new Map(
      readdirSync(folder)
        .filter((name) => name.endsWith('.js'))
        .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
    );
    // Chunks are loaded by their numbers, every other file by its name.
    const nameIn = (name: string) => {
      const [, chunk] = /^(\d+)\.index\.js$/.exec(name) ?? [];
      return new RegExp(
        chunk === undefined ? name.replaceAll('.', '\\.') : `_require__\\.e\\((?:/\\*.*?\\*/ )?${chunk}\\)`,
      );
    };
    const loaded = new Set(['index.js']);
    for (const name of loaded)
      for (const other of texts.keys()) if (nameIn(other).test(texts.get(name) ?? '')) loaded.add(other);
    expect(loaded).toEqual(new Set(texts.keys()));
    expect([...texts.values()].flatMap((text) => text.match(/eval\(['"]require['"]\).*/g) ?? [])).toEqual([]);
    const others = readdirSync(folder).filter((name) => !texts.has(name));
    const expected = ['licenses.txt', 'package.json'];
    expect(others).toEqual(bundle === 'cli' ? ['examples', ...expected] : expected);
  },
);
