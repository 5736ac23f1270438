// Where histories happen: GitHub's stand-in, the emulated service, and runs of the action in this process. Each run has
// its own token and key, so that every request belongs to a known run, and any run can die at any request.
import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Runner } from '../../src/action/open.ts';
import { runAction } from '../../src/action/run.ts';
import { runCommandLine } from '../../src/cli/program.ts';
import { createApi } from '../../src/emulator/api.ts';
import { completeOptions } from '../../src/emulator/options.ts';
import { Store } from '../../src/emulator/store.ts';
import { parseEvent } from '../../src/github/event.ts';
import type { WireRequest } from '../github/stand-in/contract.ts';
import type { EventGiven } from '../github/stand-in/events.ts';
import { GITHUB_ACTIONS } from '../github/stand-in/tokens.ts';
import type { Fate } from '../github/stand-in.ts';
import { type StandIn, standIn } from '../github/stand-in.ts';
import { spoken } from '../journeys/spoken.ts';
import type { Dice } from '../worlds/dice.ts';
import type { State } from '../worlds/world.ts';
import type { Requested } from './events.ts';
import { idOf, type Live, SYSTEMS } from './inventory.ts';
import { gitOf } from './quick-git.ts';
import { CALL, nextTurn, Time } from './time.ts';

const SLUG = 'acme';

/** What histories test: the action and the command line. */
export interface Product {
  readonly runAction: typeof runAction;
  readonly runCommandLine: typeof runCommandLine;
}

export const WHOLE: Product = { runAction, runCommandLine };

/** `tip` is the second request for the default branch, just before the first write. */
type Counted = Requested | 'tip';

/** A request times out after 30 s. */
const LATE_MS = 29_000;

const NOT_AT_WRITES: readonly string[] = ['meanwhile', 'suspension'];

/** What happens to a run at one of its requests, counted from 1. */
export type Happening = { readonly at: number } & (
  | {
      readonly kind: 'death';
      readonly of: Requested;
      /** Before the request arrives, after its answer, or while it is on its way for as long as a request may take. */
      readonly when: 'before' | 'after' | 'late';
    }
  | { readonly kind: 'fault'; readonly of: Requested; readonly how: Exclude<Fate, 'go'> }
  | {
      /** Not at a write: nobody could have seen the state at that time. */
      readonly kind: 'meanwhile';
      readonly of: Counted;
      /** Gets the id of the requested asset, if there is one. */
      readonly act: (id: string | null) => Promise<void>;
    }
  | {
      /** The run stops for `ms` and then continues. Not at a write, which is on its way. */
      readonly kind: 'suspension';
      readonly of: Counted;
      readonly ms: number;
      /** Meanwhile, GitHub considers its run ended. */
      readonly isGivenUp: boolean;
    }
);

interface Asked {
  readonly call: number;
  readonly kind: Counted;
  readonly id: string | null;
}

/** A write that the service committed. */
export interface Write {
  readonly run: Run;
  readonly id: string;
  readonly before: State | null;
  readonly after: State | null;
  /** Another asset with that name in that system, which a run created earlier or found at its start. */
  readonly twin: string | null;
  /** Another run that has written and has not ended. */
  readonly beside: Run | null;
  /** The default branch at the run's last request for it after reading the service; null without such a request. */
  readonly tip: string | null;
  /** Whether its claim was replaced or lost so long ago that no proof of this run can still be valid. */
  readonly isOutlived: boolean;
}

/** One run of the action, while it runs and after it has ended. */
export class Run {
  readonly name: string;
  readonly event: EventGiven;
  readonly inputs: Readonly<Record<string, string>>;
  readonly happenings: readonly Happening[];
  /** The ids of the assets that were live when it began. */
  found: ReadonlySet<string> = new Set();
  readonly writes: Write[] = [];
  readonly outputs: Record<string, string> = {};
  log = '';
  /** The number of requests so far. */
  readonly counts: Record<Counted, number> = { any: 0, write: 0, look: 0, tip: 0 };
  /** The default branch at its last request for it. */
  tip: string | null = null;
  /** Whether it has requested it since it read the service. */
  hasAskedAgain = false;
  hasRead = false;
  /** What happened to it. */
  readonly met = new Set<Happening>();
  /** The assets that it has looked at but not written yet. */
  readonly looked = new Set<string>();
  isDead = false;
  /** Resolves when the run continues; null while it is not suspended. */
  suspension: Promise<void> | null = null;
  /** Resolves when its last request arrives, which was on its way when the run died. */
  late: Promise<void> | null = null;
  /** Time that has passed only for this run after its death. */
  afterlife = 0;
  readonly #startedAt: number;
  /** When entries were last taken from the log. */
  readonly #lost: { readonly at: number };

  constructor(
    stage: Pick<Stage, 'time' | 'lost'>,
    { name, event, inputs, happenings }: Pick<Run, 'name' | 'event' | 'inputs' | 'happenings'>,
  ) {
    this.name = name;
    this.event = event;
    this.inputs = inputs;
    this.happenings = happenings;
    this.#startedAt = stage.time.now();
    this.#lost = stage.lost;
  }

  /** Whether the log was lost while it ran. Another run may then have written beside it. */
  get hasLostLog(): boolean {
    return this.#lost.at > this.#startedAt;
  }

  /** The id of the workflow's run. */
  get id(): string {
    return this.name.slice('run-'.length);
  }

  get result(): string {
    return this.isDead ? 'dead' : (this.outputs.result ?? 'none');
  }

  haunt(ms: number): Promise<void> {
    this.afterlife += ms;
    return nextTurn();
  }

  /** True if nothing happened to it. */
  get isUndisturbed(): boolean {
    return this.happened.length === 0 && !this.hasLostLog;
  }

  get happened(): readonly Happening[] {
    return this.happenings.filter(({ of, at }) => at <= this.counts[of]);
  }
}

export class Stage {
  readonly github: StandIn;
  readonly store: Store;
  readonly time: Time;
  readonly writes: Write[] = [];
  /** When somebody last took entries from the log. */
  readonly lost = { at: Number.NEGATIVE_INFINITY };
  readonly #server: Server;
  readonly #root = mkdtempSync(join(tmpdir(), 'history-'));
  readonly #runs = new Map<string, Run>();
  readonly #running = new Set<Run>();
  readonly product: Product;
  readonly #asking = new AsyncLocalStorage<{ readonly run: Run; readonly isOutlived: boolean }>();

  private constructor(github: StandIn, product: Product, dice: Dice) {
    this.github = github;
    this.product = product;
    this.time = new Time(github.state.calendar, dice);
    const options = completeOptions({ uniqueNames: 'none' });
    this.store = new Store(seed(), options.uniqueNames);
    this.#watchWrites();
    const api = createApi({ store: this.store, options, now: () => this.time.now() });
    this.#server = createServer(
      { keepAliveTimeout: 60_000 },
      getRequestListener(
        async (request) => {
          const run = this.#runs.get(request.headers.get('x-api-key') ?? '');
          // The body is read now: when a late request arrives, its sender is gone.
          const body = request.method === 'GET' ? null : await request.text();
          const { url, method, headers } = request;
          return this.#serve(run, askedOf(request), async () =>
            api.fetch(new Request(url, { method, headers, body }), { note: {} }),
          );
        },
        { overrideGlobalObjects: false },
      ),
    );
  }

  /** The dice decide whose turn it is. */
  static async open(startAt: number, product: Product, dice: Dice): Promise<Stage> {
    const github = await standIn({ startAt, isHeld: false, meet: (request) => stage.#meet(request) });
    const stage: Stage = new Stage(github, product, dice);
    stage.#server.listen(0, '127.0.0.1');
    await once(stage.#server, 'listening');
    return stage;
  }

  async close(): Promise<void> {
    this.time.close();
    this.#server.close();
    this.#server.closeAllConnections();
    rmSync(this.#root, { recursive: true });
    await this.github.close();
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The key of a person who runs the command line. */
  get keyByHand(): string {
    this.store.addKey(SLUG, 'key-by-hand');
    return 'key-by-hand';
  }

  get live(): Live {
    return new Map(Array.from(this.organization.cyberAssets, ([id, asset]) => [id, stateOf(asset)]));
  }

  /** For changes by hand: what is changed here counts as written by no run. */
  get organization() {
    return this.store.organization(SLUG);
  }

  /** Whether a run has looked at it for the last time and may write to it at any moment. */
  isLookedAt(id: string): boolean {
    return [...this.#running].some((run) => !run.isDead && run.looked.has(id));
  }

  async run(event: EventGiven, inputs: Run['inputs'], happenings: readonly Happening[]): Promise<Run> {
    const run = new Run(this, { name: `run-${this.#runs.size / 2 + 1}`, event, inputs, happenings });
    run.found = new Set(this.live.keys());
    const { token, key } = { token: `token-${run.name}`, key: `key-${run.name}` };
    this.store.addKey(SLUG, key);
    this.github.grant(token, { app: GITHUB_ACTIONS });
    for (const secret of [token, key]) this.#runs.set(secret, run);
    this.#running.add(run);
    this.github.state.runs.set(run.id, { status: 'in_progress', attempt: 1 });
    try {
      await this.product.runAction(this.#runnerFor(run, { token, key }));
    } finally {
      this.time.release(run);
      this.github.state.endRun(run.id);
      this.#running.delete(run);
    }
    return run;
  }

  #runnerFor(run: Run, { token, key }: { readonly token: string; readonly key: string }): Runner {
    const { event } = run;
    const temporary = join(this.#root, run.name);
    mkdirSync(temporary);
    const given: Readonly<Record<string, string>> = {
      ...{ 'base-url': this.url, 'api-key': key, 'github-token': token, concurrency: '2' },
      ...run.inputs,
    };
    const env: Runner['env'] = { ...event.env, GITHUB_RUN_ID: run.id, PATH: process.env.PATH, HOME: temporary };
    const git = gitOf(this.github.git, (work) => this.time.during(() => work));
    return {
      ...{ env, version: '0.0.0', workspace: this.#root, commit: event.sha, temporary },
      // Each run is another job.
      random: () => Number(run.id) / 1000,
      eventName: env.GITHUB_EVENT_NAME ?? '',
      event: parseEvent(JSON.stringify(event.payload)),
      actor: 'dana',
      runUrl: `https://github.com/acme/inventory/actions/runs/${env.GITHUB_RUN_ID}`,
      clock: {
        now: () => this.time.now() + run.afterlife,
        sleep: (ms, signal) => (run.isDead ? run.haunt(ms) : this.time.sleep(ms, run, signal)),
      },
      fetch: (url, init) =>
        this.time.during((call) =>
          this.github.fetch(url, { ...init, headers: [...new Headers(init?.headers), [CALL, String(call)]] }),
        ),
      input: (name) => given[name] ?? '',
      gitIn: () => git,
      onSignal: () => () => {},
      isDebug: false,
      ...spoken((text) => {
        run.log += text;
      }),
      setOutput: (name, value) => {
        run.outputs[name] = value;
      },
      summarize: async () => true,
    };
  }

  /** The door of GitHub: every request to it comes through here. */
  async #meet({ path, headers }: WireRequest): Promise<Fate> {
    const run = this.#runs.get((headers.authorization ?? '').split(' ')[1] ?? '');
    if (run === undefined) return 'go';
    const isTip = /\/git\/ref\/heads(\/|%2F)main$/.test(path);
    const call = Number(headers[CALL]);
    await this.time.turn(call);
    const fate = await this.#happen(run, { call, kind: isTip && run.hasRead ? 'tip' : 'any', id: null });
    if (fate === 'go' && isTip) {
      run.tip = await this.github.git.resolve('refs/heads/main');
      run.hasAskedAgain = run.hasRead;
    }
    return fate;
  }

  /** The door of the service: every request to it comes through here. */
  async #serve(run: Run | undefined, asked: Asked, answer: () => Promise<Response>): Promise<Response> {
    if (run === undefined) return answer();
    await this.time.turn(asked.call);
    const isOutlived = asked.kind === 'write' && (await isOutlivedBy(this, run));
    const fate = await this.#happen(run, asked);
    if (fate === 'drop') return new Response('gone', { status: 503 });
    run.hasRead = true;
    if (asked.kind === 'look') run.looked.add(asked.id ?? '');
    const response = await this.#asking.run({ run, isOutlived }, answer);
    if (asked.kind === 'write' && fate === 'go') run.looked.delete(asked.id ?? '');
    return fate === 'lose' ? new Response('lost', { status: 503 }) : response;
  }

  async #happen(run: Run, asked: Asked): Promise<Fate> {
    const isHeldUp = !run.isDead && asked.kind !== 'write';
    if (isHeldUp && run.suspension !== null) await this.time.apart(asked.call, run.suspension);
    if (run.isDead) return 'drop';
    run.counts.any += 1;
    if (asked.kind !== 'any') run.counts[asked.kind] += 1;
    const now = run.happened.find(
      (each) => !run.met.has(each) && (asked.kind !== 'write' || !NOT_AT_WRITES.includes(each.kind)),
    );
    if (now === undefined) return 'go';
    run.met.add(now);
    if (now.kind === 'fault') return now.how;
    if (now.kind === 'suspension') {
      if (now.isGivenUp) this.github.state.endRun(run.id);
      run.suspension = this.time.suspend(asked.call, now.ms, run);
      await run.suspension;
      run.suspension = null;
      return 'go';
    }
    if (now.kind === 'meanwhile') {
      await now.act(asked.id);
      return 'go';
    }
    run.isDead = true;
    this.github.state.endRun(run.id);
    this.time.release(run);
    if (now.when === 'late') {
      run.late = this.time.apart(asked.call, this.time.sleep(LATE_MS, {}));
      await run.late;
    }
    return now.when === 'before' ? 'drop' : 'lose';
  }

  /** Notes which run made each write. A write outside of a run was made by hand and is not noted. */
  #watchWrites(): void {
    const states = new Map(this.live);
    this.organization.onWrite((id, asset) => {
      const [before, after] = [states.get(id) ?? null, asset === null ? null : stateOf(asset)];
      if (after === null) states.delete(id);
      else states.set(id, after);
      const asking = this.#asking.getStore();
      if (asking === undefined) return;
      const { run, isOutlived } = asking;
      const ours = new Set([...run.found, ...this.writes.map((write) => write.id)]);
      const twin = before === null && after !== null ? twinOf(id, after, states, ours) : null;
      const beside = [...this.#running].find((each) => each !== run && !each.isDead && each.writes.length > 0) ?? null;
      const tip = run.hasAskedAgain ? run.tip : null;
      const write = { run, id, before, after, twin, beside, tip, isOutlived };
      run.writes.push(write);
      this.writes.push(write);
    });
  }
}

/** A proof allows writes to begin for at most two minutes. Another run pauses longer than that. */
const PAUSE_MS = 150_000;

async function isOutlivedBy({ github: { git }, time, lost }: Stage, run: Run): Promise<boolean> {
  const tip = await git.resolve('refs/heads/inventory-applied');
  const entries = tip === null ? [] : await git.log(tip);
  const claim = entries.findIndex(({ message }) => message.includes(`"run":"${run.id}"`));
  if (claim < 0) return time.now() - lost.at > PAUSE_MS;
  return entries.slice(0, claim).some(({ message, committer }) => {
    return message.includes('"kind":"applying"') && time.now() - Date.parse(committer.date) > PAUSE_MS;
  });
}

/** The kind of a request to the service. */
function askedOf({ method, url, headers }: Request): Asked {
  const call = Number(headers.get(CALL));
  const id = /\/cyber-assets\/(\w+)$/.exec(new URL(url).pathname)?.[1] ?? null;
  if (method !== 'GET') return { call, kind: 'write', id };
  return { call, kind: id === null ? 'any' : 'look', id };
}

export interface Asset {
  readonly name: string;
  readonly cyber_system_id: string;
  readonly asset_type: State['type'];
}

function twinOf(id: string, { name, system }: State, states: Live, among: ReadonlySet<string>): string | null {
  const is = (state: State) => state.name === name && state.system === system;
  return [...states].find(([other, state]) => other !== id && among.has(other) && is(state))?.[0] ?? null;
}

export function stateOf({ name, cyber_system_id: system, asset_type: type }: Asset): State {
  return { name, system, type };
}

function seed() {
  const systems = SYSTEMS.map((name) => ({ id: idOf(name), name }));
  return { organizations: [{ slug: SLUG, keys: [], cyber_systems: systems, cyber_assets: [] }] };
}
