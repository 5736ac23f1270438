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
import { originOf } from './ledger-rig.ts';
import { filesWith } from './run.ts';
import { KEY, type World } from './world.ts';

const SCRIPTS = readWorkflow('examples/workflows/cmdb.yml').workflow.jobs.follow!.steps.flatMap(({ run }) => run ?? []);
export const FOLLOWING = 'inventory/cmdb';

/** What a run can be held up at: its `git push`, before that asks the remote or while the remote takes it. */
export type Moment = 'push' | 'pre-receive';

interface Meanwhile {
  readonly moment: Moment;
  readonly happens: () => Promise<unknown>;
}

/** Programs and hooks tell the test what they are called for, and wait until it answers. */
const ASK = (url: string) => `const body = JSON.stringify(process.argv.slice(2));
const answer = await fetch('${url}', { method: 'POST', body });
process.stdout.write(await answer.text());
process.exitCode = answer.ok ? 0 : 1;
`;

/** The nights of a world, and what `gh` wrote into its pull requests. */
export async function nightsOf(world: World) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'cmdb-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const desk = new Desk(world);
  const bin = programsIn(root, await desk.serve());
  const origin = await originOf(world);
  mkdirSync(join(origin, 'hooks'), { recursive: true });
  for (const hook of ['pre-receive', 'post-receive']) program(join(origin, 'hooks', hook), `exec "${bin}/ask" ${hook}`);
  let nights = 0;
  const night = async (csv: string, meanwhile: Meanwhile | null = null) => {
    nights += 1;
    const sha = (await world.github.git.resolve('main')) ?? '';
    const clone = await checkedOut(world, sha);
    const temp = join(root, `night-${nights}`);
    mkdirSync(temp);
    writeFileSync(join(temp, 'export.csv'), csv);
    const env = {
      ...{ PATH: `${bin}:${dirname(process.execPath)}:${process.env.PATH}`, GIT_CONFIG_NOSYSTEM: '1' },
      ...{ HOME: temp, RUNNER_TEMP: temp, TMPDIR: temp, GITHUB_SHA: sha, BASE: 'main' },
      GITHUB_REPOSITORY: world.github.state.fullName,
      ...{ CMDB_URL: 'https://cmdb.example', CIP_SYNC_BASE_URL: world.service.url, CIP_SYNC_API_KEY: KEY },
    };
    const asked = desk.listen(meanwhile);
    const ran = await runScripts(clone, env);
    for (const folder of [clone, temp]) expect(filesWith([KEY], folder)).toEqual([]);
    expect(ran.said).not.toContain(KEY);
    return { ...ran, asked };
  };
  const tip = () => world.github.git.resolve(`refs/heads/${FOLLOWING}`);
  return {
    night,
    tip,
    opened: () => desk.opened(FOLLOWING),
    textOf: (pull: PullState) => desk.texts.get(pull.number),
    /** The files of the inventory on the branch, one after the other. */
    onBranch: async () => Object.values(await world.github.git.filesOf((await tip()) ?? '')).join('\n'),
  };
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

/** The folder of `ask`, and of what a runner has and a test has not. */
function programsIn(root: string, url: string): string {
  const bin = join(root, 'bin');
  mkdirSync(bin);
  writeFileSync(join(root, 'ask.mjs'), ASK(url));
  program(join(bin, 'ask'), `exec "${process.execPath}" "${root}/ask.mjs" "$@"`);
  program(join(bin, 'gh'), 'exec ask gh "$@"');
  program(join(bin, 'git'), `if [ "$1" = push ]; then ask push; fi\nPATH="\${PATH#*:}" exec git "$@"`);
  program(join(bin, 'curl'), 'while [ "$1" != --output ]; do shift; done\ncp "$RUNNER_TEMP/export.csv" "$2"');
  return bin;
}

function program(path: string, script: string): void {
  writeFileSync(path, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
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

/** Answers `gh`, `git push` and the hooks of the repository. */
class Desk {
  readonly texts = new Map<number, string>();
  readonly #world: World;
  #asked: string[] = [];
  #meanwhile: Meanwhile | null = null;

  constructor(world: World) {
    this.#world = world;
  }

  /** What `gh` is asked from now on, and what happens once at a moment. */
  listen(meanwhile: Meanwhile | null): readonly string[] {
    this.#asked = [];
    this.#meanwhile = meanwhile;
    return this.#asked;
  }

  /** Those of the repository's own branch. */
  opened(branch: string): PullState[] {
    const { pulls, fullName } = this.#world.github.state;
    return pulls.filter((pull) => pull.branch === branch && pull.state === 'open' && pull.headRepository === fullName);
  }

  serve(): Promise<string> {
    return serve(async (request, response) => {
      const [about = '', ...given]: string[] = JSON.parse(await text(request));
      try {
        const answer = about === 'gh' ? await this.#gh(given) : await this.#meet(about);
        response.writeHead(answer === null ? 422 : 200).end(answer);
      } catch (error) {
        response.writeHead(500).end(`${error}`);
      }
    });
  }

  async #meet(moment: string): Promise<string> {
    if (moment === 'post-receive') await this.#notice();
    if (this.#meanwhile?.moment === moment) {
      const { happens } = this.#meanwhile;
      this.#meanwhile = null;
      await happens();
    }
    return '';
  }

  /** GitHub notices a push: the head of the pull request moves, or its branch is gone and it is closed. */
  async #notice(): Promise<void> {
    const { github } = this.#world;
    for (const pull of this.opened(FOLLOWING)) {
      const tip = await github.git.resolve(`refs/heads/${FOLLOWING}`);
      if (tip === null) github.closePull(pull);
      else if (tip !== pull.headSha) {
        pull.headSha = tip;
        await github.refreshTestMerge(pull);
      }
    }
  }

  /** null for what GitHub refuses. */
  async #gh(argv: readonly string[]): Promise<string | null> {
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
    this.#asked.push(noun === 'api' ? 'list' : verb);
    if (noun === 'api') return this.#list(values.field ?? [], values.jq ?? '');
    const { head = '', title = '', body = '', 'body-file': file } = values;
    if (verb === 'comment') {
      this.#world.github.plantComment(Number(of), APP, body);
      return '';
    }
    // GitHub takes no second one of a branch.
    if (verb === 'create' && this.opened(head).length > 0) return null;
    const pull =
      verb === 'create'
        ? await this.#world.github.openPull({ branch: head, author: APP, title })
        : this.#world.github.state.pulls.find(({ number }) => number === Number(of));
    if (pull === undefined) return null;
    this.texts.set(pull.number, readFileSync(file ?? '', 'utf8'));
    return '';
  }

  /** The filter `head` of GitHub's list knows the owner of a branch, and not its repository. */
  #list(fields: readonly string[], jq: string): string {
    expect(jq).toBe('map(select(.head.repo.full_name == env.GITHUB_REPOSITORY))[0].number // empty');
    const { pulls, fullName } = this.#world.github.state;
    const found = pulls.filter(({ state, branch, headRepository }) =>
      [`state=${state}`, `head=${headRepository?.split('/')[0]}:${branch}`].every((field) => fields.includes(field)),
    );
    return `${found.find(({ headRepository }) => headRepository === fullName)?.number ?? ''}`;
  }
}

const APP = 'inventory-cmdb[bot]';
