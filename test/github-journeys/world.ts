// What journeys on GitHub share: a stand-in for GitHub with a real repository, an emulated service, and the action,
// which runs for the events of the one and changes the assets of the other. A world can use the built action. After
// every run neither the key nor the token may be in its output, and its requests must match GitHub's API description.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { evidence } from '../../src/apply/evidence-schema.ts';
import type { EmulatorOptions } from '../../src/emulator/options.ts';
import type { Seed } from '../../src/emulator/seed.ts';
import { type Emulator, serveEmulator } from '../../src/emulator/server.ts';
import { type AppliedLog, appendEntry, logBranch, readLog } from '../../src/github/applied-log.ts';
import { decodeRecord } from '../../src/github/record.ts';
import { visit } from '../github/stage.ts';
import type { EventGiven } from '../github/stand-in/events.ts';
import type { Files } from '../github/stand-in/git.ts';
import type { MergeGroup, MergeMethod, OpenPull, Push } from '../github/stand-in/history.ts';
import type { CheckRunState, CommentState } from '../github/stand-in/state.ts';
import { DEFAULT_TOKEN, type PullState, type StandIn, type StandInOptions, standIn } from '../github/stand-in.ts';
import { ACME, declare, KEY, liveIn, world as seeded } from '../journeys/world.ts';
import { type Inputs, type InsideInput, type Ran, runInside, startBuilt } from './run.ts';

export { ACME, declare, KEY, world as seeded } from '../journeys/world.ts';
export type { Inputs, Ran } from './run.ts';

export type Entry = NonNullable<AppliedLog['state']>;
type Variables = Readonly<Record<string, string>>;
/** What a run is given besides its event and inputs. The bundle takes only variables. */
type More = Partial<Omit<InsideInput, 'event' | 'inputs'>> & { readonly env?: Variables };

export interface WorldInput {
  /** What is live at first. */
  readonly seed?: Seed;
  /** What the default branch declares at first. */
  readonly files?: Files;
  readonly options?: Partial<EmulatorOptions>;
  readonly github?: StandInOptions;
  /** Is called while the service delays a request, before it handles the request. */
  readonly meanwhile?: () => Promise<void>;
  /** Whether child processes run the bundle, or the path of a copy of it. Otherwise this process runs the source. */
  readonly built?: boolean | string;
  /** Whether the log says, without a key, that what the default branch declares at first is applied. */
  readonly isApplied?: boolean;
}

/** The file of Alpha, which declares these assets. */
export const declared = (...assets: string[]) => ({ 'inventory/alpha.yml': declare('Alpha', assets) });

/** A world that ends with the test. */
export async function setWorld(given: WorldInput = {}): Promise<World> {
  const {
    seed = seeded({}),
    files = {},
    github = {},
    options = {},
    meanwhile,
    built = false,
    isApplied = false,
  } = given;
  // Any latency makes the emulator wait, and to wait it calls `meanwhile`.
  const waiting = meanwhile === undefined ? { options } : { options: { ...options, latencyMs: 1 }, sleep: meanwhile };
  const service = await serveEmulator({ seed, ...waiting });
  onTestFinished(() => service.close());
  const opened = await standIn(github);
  onTestFinished(() => opened.close());
  const root = mkdtempSync(join(tmpdir(), 'github-journey-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const { after: applied } = await opened.directPush({ 'README.md': 'inventory\n', ...files });
  const world = new World(opened, service, root, built);
  if (isApplied) await world.leave({ kind: 'applied', applied, at: opened.state.calendar.stamp() });
  return world;
}

/** A world in which Alpha contains these assets, as declared. */
export function alpha(assets: readonly string[], given: WorldInput = {}): Promise<World> {
  return setWorld({ seed: seeded({ Alpha: assets }), files: declared(...assets), ...given });
}

/** The file of Beta, which declares these assets. */
export const other = (...assets: string[]) => ({ 'inventory/beta.yml': declare('Beta', assets) });

/** A world in which Alpha and Beta contain these assets, as declared. */
export function alphaAndBeta(inAlpha = ['a'], inBeta: readonly string[] = [], given: WorldInput = {}): Promise<World> {
  const files = { ...declared(...inAlpha), ...other(...inBeta) };
  return setWorld({ seed: seeded({ Alpha: inAlpha, Beta: inBeta }), files, ...given });
}

export interface Scene {
  readonly world: World;
  readonly pull: PullState;
}

/** A world in which Alpha contains `before`, and a pull request that declares `after`. */
export async function scene(before: readonly string[], after: readonly string[], given?: WorldInput): Promise<Scene> {
  const world = await alpha(before, given);
  return { world, pull: await world.pullRequest(declared(...after)) };
}

/** A pull request that creates one asset, not planned yet. */
export const opened = () => scene(['a'], ['a', 'c']);

/** A pull request that creates one asset and deletes another, not planned yet. */
export const openedWithDelete = () => scene(['a', 'b'], ['a', 'c']);

/** A pull request that creates one asset, planned and merged. */
export async function merged() {
  const { world, pull } = await opened();
  await world.planRun(pull);
  return { world, pull, push: await world.merge(pull) };
}

/** A pull request not planned yet. The task given to `meanwhile` runs once, at the next request to the service. */
export async function openedMeanwhile() {
  let next: (() => Promise<unknown>) | null = null;
  const world = await alpha(['a'], {
    isApplied: true,
    seed: seeded({ Alpha: ['a'], Beta: [] }),
    meanwhile: async () => {
      const task = next;
      next = null;
      await task?.();
    },
  });
  const meanwhile = (task: () => Promise<unknown>) => {
    next = task;
  };
  return { world, pull: await world.pullRequest(declared('a', 'c')), meanwhile };
}

export class World {
  readonly github: StandIn;
  readonly service: Emulator;
  readonly #root: string;
  readonly #built: boolean | string;
  /** How many milliseconds later it is in this world than on this machine. */
  #later = 0;
  #runs = 0;

  constructor(github: StandIn, service: Emulator, root: string, built: boolean | string) {
    this.github = github;
    this.service = service;
    this.#root = root;
    this.#built = built;
    // Events at GitHub are later than everything that runs did before.
    github.state.calendar.floor = () => Date.now() + this.#later;
  }

  /** Sets the time of later events at GitHub, and of the processes of later runs. */
  at(time: string): void {
    this.#later = Date.parse(time) - Date.now();
  }

  /** The variables that give a Node process the time of this world. */
  get env(): Readonly<Record<string, string>> {
    if (this.#later === 0) return {};
    const code = `const now = Date.now; Date.now = () => now() + ${this.#later}`;
    return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` };
  }

  /** Opens a pull request with one commit, on a branch of its own. */
  async pullRequest(files: Files, asked: Partial<OpenPull> = {}): Promise<PullState> {
    const branch = asked.branch ?? `change-${this.github.state.nextNumber()}`;
    await this.github.commitFiles(branch, files);
    return this.github.openPull({ branch, ...asked });
  }

  /** Squashes by default. */
  async merge(pull: PullState, how: MergeMethod = 'squash'): Promise<Push> {
    return this.github.merge(pull, how);
  }

  async directPush(files: Files): Promise<Push> {
    return this.github.directPush(files);
  }

  /** Queues several pull requests as one push of a merge queue. The group is what the `merge_group` event is about. */
  async queue(pulls: readonly PullState[], how: MergeMethod = 'squash'): Promise<MergeGroup> {
    return this.github.queue(pulls, how);
  }

  /** Runs the workflow of a pull request, after GitHub updates its test merge. */
  async planRun(pull: PullState, inputs: Inputs = {}, more: More = {}): Promise<Ran> {
    if (pull.state === 'open') await this.github.refreshTestMerge(pull);
    return this.run(await this.github.event('pull_request', { pull }), inputs, more);
  }

  /** Runs the workflow of a push to the default branch. */
  async applyRun(push: Push, inputs: Inputs = {}, more: More = {}): Promise<Ran> {
    return this.run(await this.github.event('push', push), inputs, more);
  }

  /** A dispatched run, by default on the default branch. */
  async dispatchRun(command: string, inputs: Inputs = {}, branch?: string): Promise<Ran> {
    const event = await this.github.event('workflow_dispatch', branch === undefined ? {} : { branch });
    return this.run(event, { command, ...inputs });
  }

  /** A run on a schedule. */
  async lookRun(inputs: Inputs = {}, more: More = {}): Promise<Ran> {
    return this.run(await this.github.event('schedule', {}), inputs, more);
  }

  /** A run in this process, or of the bundle if the world is a built one. */
  async run(event: EventGiven, inputs: Inputs = {}, { env = {}, ...more }: More = {}): Promise<Ran> {
    if (this.#built !== false) return (await this.start(event, inputs, env)).ran;
    return runInside(this, { ...more, event: { ...event, env: { ...event.env, ...env } }, inputs });
  }

  /** One run of the bundle. By default it has the key, the token with every permission, and GitHub's address. */
  async start(event: EventGiven, inputs: Inputs = {}, env: Variables = {}) {
    this.#runs += 1;
    const folder = join(this.#root, `run-${this.#runs}`);
    mkdirSync(folder);
    const clone = await this.github.cloneAt(event.sha);
    const given = { 'base-url': this.service.url, 'api-key': KEY, 'github-token': DEFAULT_TOKEN, ...inputs };
    const program = typeof this.#built === 'string' ? { program: this.#built } : {};
    return startBuilt(this, { ...program, folder, clone, inputs: given, env: { ...event.env, ...this.env, ...env } });
  }

  /** Appends an entry of an invented run, which is in progress unless its state says otherwise. */
  async leave(given: Partial<Entry>, state = { status: 'in_progress', attempt: 1 }, elsewhere = {}): Promise<void> {
    const { origin: service } = new URL(this.service.url);
    const scope = { repository: '1', repositoryName: 'acme/inventory', service, name: '', ...elsewhere };
    const access = {
      github: visit(this.github).github,
      scope,
      keys: [],
      clock: { now: () => 0, sleep: async () => {} },
    };
    const log = await readLog(access);
    if ('problem' in log) throw new Error(log.problem);
    const { kind = 'applying', applied = null, at = null, run = '77', attempt = 1, job = 'other' } = given;
    this.github.state.runs.set(run, state);
    const appended = await appendEntry(access, log, { kind, applied, at, run, attempt, job });
    if (appended.kind !== 'appended') throw new Error(appended.kind);
  }

  /** Creates an asset of Alpha by hand, at the service. */
  byHand(name: string): void {
    this.service.store.organization(ACME).createAsset({ name, cyber_system_id: 'cs_alpha', asset_type: 'hardware' });
  }

  /** What is live, by system, name and id: `Alpha/a ca_a`, with `, software` for software. */
  live(): string[] {
    return liveIn(this.service);
  }

  /** Check runs on a commit, oldest first, by default those of plans. Some contain a record. */
  plans(sha: string, name = 'inventory plan'): CheckRunState[] {
    return this.github.state.checkRuns.filter((run) => run.headSha === sha && run.name === name);
  }

  /** The entries of the applied log, oldest first. None without a log. */
  async entries(name = ''): Promise<Entry[]> {
    const tip = await this.github.git.resolve(`refs/heads/${logBranch(name)}`);
    if (tip === null) return [];
    const messages = (await this.github.git.log(tip)).map(({ message }) => message.split('\n').at(-1) ?? '');
    return messages.reverse().map((line) => JSON.parse(line));
  }

  /** The kinds of the entries, oldest first. */
  async kinds(name = ''): Promise<string[]> {
    return (await this.entries(name)).map(({ kind }) => kind);
  }

  comments(pull: PullState): CommentState[] {
    return this.github.state.comments.filter(({ issue }) => issue === pull.number);
  }
}

/** A pull request that was planned. */
export async function plannedPull(world: World, files: Record<string, string>) {
  const pull = await world.pullRequest(files);
  expect(await world.planRun(pull)).toMatchObject({ code: 0, outputs: { result: 'planned' } });
  return pull;
}

/** What a run left as evidence. */
export function evidenceOf({ outputs }: Pick<Ran, 'outputs'>) {
  return evidence.parse(JSON.parse(readFileSync(outputs['evidence-path'] ?? '', 'utf8')));
}

/** Whether a check run contains a record. */
export function holdsRecord({ text }: CheckRunState): boolean {
  return text?.includes('"seal"') ?? false;
}

/** The complete records in check runs. */
export function recordsIn(runs: readonly CheckRunState[], key = '') {
  const written = runs.map(({ id, text }) => ({ id, text: text ?? null }));
  return written.flatMap((run) => {
    const decoded = decodeRecord(run, key === '' ? [] : [key]);
    return decoded.kind === 'record' ? decoded : [];
  });
}
