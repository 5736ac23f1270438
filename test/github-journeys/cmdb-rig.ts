// Nights of cmdb.yml in a world: its scripts as they stand, in a checkout as a runner has it, with the built command line
// and real git. `curl` gives the export of the night, and the pull requests of `gh` are those of the stand-in.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { expect, onTestFinished } from 'vitest';
import { serve } from '../github/stage.ts';
import type { PullState } from '../github/stand-in.ts';
import { git } from '../inventory/temporary.ts';
import { ended } from '../journeys/child.ts';
import { ROOT } from '../journeys/harness.ts';
import { readWorkflow } from '../workflows/workflow.ts';
import { filesWith } from './run.ts';
import { KEY, type World } from './world.ts';

const SCRIPTS = readWorkflow('examples/workflows/cmdb.yml').workflow.jobs.follow!.steps.flatMap(({ run }) => run ?? []);
export const FOLLOWING = 'inventory/cmdb';
const APP = 'inventory-cmdb[bot]';

/** Tells the test what `gh` was called for, and waits until it answers. */
const ASK = (url: string) => `const body = JSON.stringify(process.argv.slice(2));
const answer = await fetch('${url}', { method: 'POST', body });
process.stdout.write(await answer.text());
process.exitCode = answer.ok ? 0 : 1;
`;

/** The nights of a world, and what `gh` wrote into its pull requests. */
export async function nightsOf(world: World) {
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
    expect(ran.said).not.toContain(KEY);
    // GitHub notices a push: the head of the pull request moves, or its branch is gone and it is closed.
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
    /** The files of the inventory on the branch, one after the other. */
    onBranch: async () => Object.values(await github.git.filesOf((await tip()) ?? '')).join('\n'),
  };
}

/** Those of the repository's own branch. */
function openedOn({ github }: World, branch: string): PullState[] {
  const { pulls, fullName } = github.state;
  return pulls.filter((pull) => pull.branch === branch && pull.state === 'open' && pull.headRepository === fullName);
}

/** What both checkouts of the workflow leave. */
async function checkedOut(world: World, sha: string): Promise<string> {
  const clone = await world.github.cloneAt(sha);
  // That of the stand-in has no index yet.
  git(clone, 'reset', '--quiet');
  mkdirSync(join(clone, '.cip-inventory-sync'));
  symlinkSync(join(ROOT, 'dist'), join(clone, '.cip-inventory-sync/dist'));
  return clone;
}

/** The folder of what a runner has and a test has not. */
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

/** One after the other, up to one that fails. */
async function runScripts(cwd: string, env: Readonly<Record<string, string>>) {
  let said = '';
  for (const script of SCRIPTS) {
    const child = spawn('bash', ['-e', '-c', script], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const { code, stdout, stderr } = await ended(child);
    said += stdout + stderr;
    if (code !== 0) return { code, said };
  }
  return { code: 0, said };
}

interface Notes {
  readonly texts: Map<number, string>;
  /** What `gh` is asked: `list`, `create`, `edit`, `comment`. */
  readonly asked: string[];
}

/** null for what GitHub refuses. */
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
    // The filter `head` of GitHub's list knows the owner of a branch, and not its repository.
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
  // GitHub takes no second one of a branch.
  if (verb === 'create' && openedOn(world, head).length > 0) return null;
  const pull =
    verb === 'create'
      ? await world.github.openPull({ branch: head, author: APP, title })
      : pulls.find(({ number }) => number === Number(of));
  if (pull === undefined) return null;
  texts.set(pull.number, readFileSync(file ?? '', 'utf8'));
  return '';
}
