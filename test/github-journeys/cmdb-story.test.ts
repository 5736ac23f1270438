// A change in a CMDB from end to end, with the bundles: the export changes overnight, the steps of cmdb.yml open a pull
// request, its plan shows the changes, two people approve it, its merge is applied and recorded, and the next night
// changes nothing. Then nights with failures. The scripts are those of the example. They run in a checkout like that of
// a runner, with the built command line and real git. `curl` returns the export of the night, and `gh` works on the
// pull requests of the stand-in.

import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { expect, onTestFinished } from 'vitest';
import { actionBetween } from '../../src/ledger/history.ts';
import { serve } from '../github/stage.ts';
import type { PullState } from '../github/stand-in.ts';
import { git } from '../inventory/temporary.ts';
import { ended } from '../journeys/child.ts';
import { ROOT, testOnPosix } from '../journeys/harness.ts';
import { auditOf } from '../ledger/stage.ts';
import { readWorkflow } from '../workflows/workflow.ts';
import { begun, cli, cloned, LEDGER } from './ledger-rig.ts';
import { filesWith } from './run.ts';
import { declare, evidenceOf, KEY, seeded, setWorld, type World } from './world.ts';

const SCRIPTS = readWorkflow('examples/workflows/cmdb.yml').workflow.jobs.follow!.steps.flatMap(({ run }) => run ?? []);
const FOLLOWING = 'inventory/cmdb';
const APP = 'inventory-cmdb[bot]';

/** Sends the arguments of `gh` to the test, and prints its answer. */
const ASK = (url: string) => `const body = JSON.stringify(process.argv.slice(2));
const answer = await fetch('${url}', { method: 'POST', body });
process.stdout.write(await answer.text());
process.exitCode = answer.ok ? 0 : 1;
`;

/** Runs the nights of a world, and keeps what `gh` wrote into its pull requests. */
async function nightsOf(world: World) {
  const { github } = world;
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'cmdb-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  /** The texts of pull requests, by number. */
  const texts = new Map<number, string>();
  let asked: string[] = [];
  const url = await serve(async (request, response) => {
    const answer = await askGh(world, JSON.parse(await text(request)), { texts, asked });
    response.writeHead(answer === null ? 422 : 200).end(answer);
  });
  const bin = programsIn(root, url);
  const tip = () => github.git.resolve(`refs/heads/${FOLLOWING}`);
  let nights = 0;
  const night = async (csv: string) => {
    nights += 1;
    const sha = (await github.git.resolve('main')) ?? '';
    const clone = await checkedOut(world, sha);
    const temp = join(root, `night-${nights}`);
    mkdirSync(temp);
    writeFileSync(join(temp, 'export.csv'), csv);
    const env = {
      ...{ PATH: `${bin}:${dirname(process.execPath)}:${process.env.PATH}`, GIT_CONFIG_NOSYSTEM: '1' },
      ...{ HOME: temp, RUNNER_TEMP: temp, TMPDIR: temp, GITHUB_SHA: sha, BASE: 'main' },
      GITHUB_REPOSITORY: github.state.fullName,
      ...{ CMDB_URL: 'https://cmdb.example', CIP_SYNC_BASE_URL: world.service.url, CIP_SYNC_API_KEY: KEY },
    };
    asked = [];
    const ran = { asked, ...(await runScripts(clone, env)) };
    for (const folder of [clone, temp]) expect(filesWith([KEY], folder)).toEqual([]);
    expect(ran.output).not.toContain(KEY);
    // As GitHub does after a push: the head of the pull request moves, or it is closed because its branch is gone.
    for (const pull of openedOn(world, FOLLOWING)) {
      const head = await tip();
      if (head === null) github.closePull(pull);
      else if (head !== pull.headSha) {
        pull.headSha = head;
        await github.refreshTestMerge(pull);
      }
    }
    return ran;
  };
  return {
    night,
    tip,
    texts,
    opened: () => openedOn(world, FOLLOWING),
    /** The files on the branch, joined. */
    onBranch: async () => Object.values(await github.git.filesOf((await tip()) ?? '')).join('\n'),
  };
}

/** The open pull requests of a branch of this repository, without those of forks. */
function openedOn({ github }: World, branch: string): PullState[] {
  const { pulls, fullName } = github.state;
  return pulls.filter((pull) => pull.branch === branch && pull.state === 'open' && pull.headRepository === fullName);
}

/** A folder as both checkouts of the workflow leave it. */
async function checkedOut(world: World, sha: string): Promise<string> {
  const clone = await world.github.cloneAt(sha);
  // The clone of the stand-in has no index yet.
  git(clone, 'reset', '--quiet');
  mkdirSync(join(clone, '.cip-inventory-sync'));
  symlinkSync(join(ROOT, 'dist'), join(clone, '.cip-inventory-sync/dist'));
  return clone;
}

/** Creates a folder with replacements for `gh` and `curl`. */
function programsIn(root: string, url: string): string {
  const bin = join(root, 'bin');
  mkdirSync(bin);
  writeFileSync(join(root, 'ask.mjs'), ASK(url));
  const programs = {
    gh: `exec "${process.execPath}" "${root}/ask.mjs" "$@"`,
    curl: 'while [ "$1" != --output ]; do shift; done\ncp "$RUNNER_TEMP/export.csv" "$2"',
  };
  for (const [name, script] of Object.entries(programs))
    writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return bin;
}

/** Runs the scripts of the workflow in order, up to the first that fails. */
async function runScripts(cwd: string, env: Readonly<Record<string, string>>) {
  let output = '';
  for (const script of SCRIPTS) {
    const child = spawn('bash', ['-e', '-c', script], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const { code, stdout, stderr } = await ended(child);
    output += stdout + stderr;
    if (code !== 0) return { code, output };
  }
  return { code: 0, output };
}

interface Notes {
  readonly texts: Map<number, string>;
  /** The calls of `gh`: `list`, `create`, `edit`, `comment`. */
  readonly asked: string[];
}

/** Answers a call of `gh`, with null for what GitHub refuses. */
async function askGh(world: World, argv: readonly string[], { texts, asked }: Notes): Promise<string | null> {
  const string = { type: 'string' } as const;
  const options = { head: string, base: string, title: string, body: string, 'body-file': string };
  const asking = { method: string, jq: string, field: { ...string, multiple: true, short: 'f' }, F: string } as const;
  const { positionals, values } = parseArgs({
    args: argv.map((word) => (word === '-F' ? '--F' : word)),
    allowPositionals: true,
    options: { ...options, ...asking },
  });
  const [noun, verb = '', of = ''] = positionals;
  if (noun === 'auth') return '';
  asked.push(noun === 'api' ? 'list' : verb);
  const { pulls, fullName } = world.github.state;
  if (noun === 'api') {
    expect(values.jq).toBe('map(select(.head.repo.full_name == env.GITHUB_REPOSITORY))[0].number // empty');
    // GitHub's filter `head` knows the owner of a branch, but not its repository.
    const found = pulls.filter(({ state, branch, headRepository }) =>
      [`state=${state}`, `head=${headRepository?.split('/')[0]}:${branch}`].every((field) =>
        values.field?.includes(field),
      ),
    );
    return `${found.find(({ headRepository }) => headRepository === fullName)?.number ?? ''}`;
  }
  const { head = '', title = '', body = '', 'body-file': file } = values;
  if (verb === 'comment') {
    world.github.plantComment(Number(of), APP, body);
    return '';
  }
  // GitHub refuses a second open pull request of a branch.
  if (verb === 'create' && openedOn(world, head).length > 0) return null;
  const pull =
    verb === 'create'
      ? await world.github.openPull({ branch: head, author: APP, title })
      : pulls.find(({ number }) => number === Number(of));
  if (pull === undefined) return null;
  texts.set(pull.number, readFileSync(file ?? '', 'utf8'));
  return '';
}

const INPUTS = { ...LEDGER, approval: 'review' };
const exportOf = (...rows: string[]) => `sys_id,name,cyber_system,asset_type\n${rows.join('\n')}\n`;

const FIRST = exportOf('CI-1,ems-1,Alpha,hardware', 'CI-2,hist,Alpha,software', 'CI-3,old,Beta,hardware');
/** A rename, a move and a retirement. */
const SECOND = exportOf('CI-1,ems-01,Alpha,hardware', 'CI-2,hist,Beta,software');
/** The same with another new name. */
const THIRD = SECOND.replace('ems-01', 'ems-001');

/** A world in which the first export is live and declared. */
function worldOfFirst(): Promise<World> {
  const files = {
    '.github/cmdb-mapping.yml': 'columns: { external_id: sys_id }\n',
    'inventory/alpha.yml': declare('Alpha', ['ems-1 external_id=CI-1', 'hist software external_id=CI-2']),
    'inventory/beta.yml': declare('Beta', ['old external_id=CI-3']),
  };
  const seed = seeded({ Alpha: ['ems-1', 'hist software'], Beta: ['old'] });
  return setWorld({ seed, files, built: true });
}

testOnPosix(
  'a changed export becomes a pull request, which is reviewed, applied and recorded; later nights change nothing',
  async () => {
    const world = await worldOfFirst();
    const origin = await begun(world);
    const { night, opened, texts, tip } = await nightsOf(world);
    expect(await night(SECOND)).toMatchObject({ code: 0, asked: ['list', 'create'] });
    const [pull, ...others] = opened();
    expect(others).toEqual([]);
    for (const name of ['ems-01', 'hist', 'old']) expect(texts.get(pull!.number)).toContain(name);

    expect(await world.planRun(pull!, INPUTS)).toMatchObject({ code: 0, writes: [], outputs: { result: 'planned' } });
    const [shown] = world.comments(pull!);
    expect(shown?.body.match(/^\| `.*?`ca_[\w-]+`/gm)).toEqual([
      '| `old` | delete hardware | `ca_old`',
      '| `hist` | move from `Alpha` | `ca_hist`',
      '| `ems-01` | rename from `ems-1` | `ca_ems-1`',
    ]);
    // The pull request of an app needs two approvals.
    for (const user of ['rita', 'sam']) world.github.review(pull!, { user });
    const ran = await world.applyRun(await world.merge(pull!), INPUTS);
    expect(ran).toMatchObject({ code: 0, outputs: { result: 'applied' } });
    expect(evidenceOf(ran)).toMatchObject({ pull_requests: [{ needed: 2 }] });
    // Updates that do not wait for each other are sent together, so that they arrive in any order. Deletes come last.
    expect(ran.writes.slice(0, 2).sort()).toEqual([
      'PATCH /cyber-assets/ca_ems-1 200',
      'PATCH /cyber-assets/ca_hist 200',
    ]);
    expect(ran.writes.slice(2)).toEqual(['DELETE /cyber-assets/ca_old 204']);
    const ledger = cloned(origin);
    const recorded = (await auditOf(ledger)).changes.map(({ asset_id, before, after, outcome, approved_by }) => {
      const [was, is] = [before, after].map((state) => state && `${state.cyber_system}/${state.name}`);
      return `${actionBetween({ before, after })} ${asset_id} ${was} > ${is}: ${outcome}, ${approved_by.map(({ user }) => user)}`;
    });
    expect(recorded).toEqual([
      'update ca_ems-1 Alpha/ems-1 > Alpha/ems-01: done, rita,sam',
      'update ca_hist Alpha/hist > Beta/hist: done, rita,sam',
      'delete ca_old Beta/old > null: done, rita,sam',
    ]);
    expect(cli(ledger, ['audit', 'verify', '--detailed-exitcode']).code).toBe(0);

    // The merged branch is deleted. Nothing else happens, not even a comment on its pull request.
    const words = world.comments(pull!).length;
    for (const asked of [['list'], []]) {
      expect(await night(SECOND)).toMatchObject({ code: 0, asked });
      expect(await tip()).toBeNull();
    }
    expect(world.comments(pull!)).toHaveLength(words);
    expect(world.live()).toEqual(['Alpha/ems-01 ca_ems-1', 'Beta/hist ca_hist, software']);
  },
);

testOnPosix(
  'the nightly run opens, keeps, updates and closes one pull request, and leaves those of forks alone',
  async () => {
    const world = await worldOfFirst();
    const { night, opened, texts, tip, onBranch } = await nightsOf(world);
    const forked = async (fork: string) => world.pullRequest({ 'README.md': fork }, { branch: FOLLOWING, fork });
    const others = [await forked('mallory/inventory'), await forked('acme/inventory-fork')];
    expect(await night(SECOND)).toMatchObject({ code: 0, asked: ['list', 'create'] });
    const [[pull], first] = [opened(), await tip()];
    expect(await night(SECOND)).toMatchObject({ code: 0, asked: ['list', 'edit'] });
    expect(await tip()).toBe(first);
    // Main gets another commit: the pull request then starts from the new tip.
    const { after } = await world.directPush({ 'README.md': 'more\n' });
    expect(await night(THIRD)).toMatchObject({ code: 0, asked: ['list', 'edit'] });
    expect(await onBranch()).toContain('name: ems-001\n');
    expect(texts.get(pull!.number)).toContain('ems-001');
    expect((await world.github.git.commitAt((await tip()) ?? '')).parents).toEqual([after]);
    expect(opened()).toEqual([pull]);
    expect(await night(FIRST)).toMatchObject({ code: 0, asked: ['list', 'comment'] });
    expect([opened(), await tip()]).toEqual([[], null]);
    expect(world.comments(pull!).map(({ body }) => body)).toEqual(['The files say what the CMDB says.']);
    expect(others.map(({ number, state }) => [state, texts.has(number)])).toEqual(Array(2).fill(['open', false]));
  },
);

testOnPosix(
  'the nightly run leaves branch and pull request alone if the export is cut off or a person edited the branch',
  async () => {
    const world = await worldOfFirst();
    const { night, opened, texts, tip } = await nightsOf(world);
    await night(SECOND);
    const [[pull], before] = [opened(), await tip()];
    const text = texts.get(pull!.number);
    const cut = await night(THIRD.slice(0, THIRD.indexOf(',Beta')));
    expect(cut).toMatchObject({ code: 1, asked: [] });
    expect(cut.output).toMatch(/cmdb\.csv:3:1 error csv-row-length\n(?:.*\n)*Nothing was written/);
    expect([await tip(), texts.get(pull!.number)]).toEqual([before, text]);
    const { after } = await world.github.pushToPull(pull!, { 'inventory/beta.yml': declare('Beta', ['by-dana']) });
    const refused = await night(THIRD);
    expect(refused).toMatchObject({ code: 1, asked: [] });
    expect(refused.output).toContain('::error title=Edited by hand::The branch inventory/cmdb has commits of others');
    expect(await tip()).toBe(after);
  },
);
