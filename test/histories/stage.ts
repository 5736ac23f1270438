// Where histories happen: GitHub's stand-in, the emulated service, and runs of the action in this process, each with a
// token and a key of its own, so that it is known who asks, and any of them can die at any request.
import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Runner } from '../../src/commands/action/open.ts';
import { runAction } from '../../src/commands/action/run.ts';
import { runCommandLine } from '../../src/commands/cli/program.ts';
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

/** What histories play with: the action and the command line. */
export interface Product {
  readonly runAction: typeof runAction;
  readonly runCommandLine: typeof runCommandLine;
}

export const WHOLE: Product = { runAction, runCommandLine };

/** Also the request for the default branch once more, just before the first write. */
type Counted = Requested | 'tip';

/** A request has 30 s. */
const LATE_MS = 29_000;

const NOT_AT_WRITES: readonly string[] = ['meanwhile', 'suspension'];

/** What happens to a run at one of its requests, counted from 1. */
export type Happening = { readonly at: number } & (
  | {
      readonly kind: 'death';
      readonly of: Requested;
      /** Before the request arrives, after it was answered, or while it is on its way for as long as a request may be. */
      readonly when: 'before' | 'after' | 'late';
    }
  | { readonly kind: 'fault'; readonly of: Requested; readonly how: Exclude<Fate, 'go'> }
  | {
      /** Not at a write: what is there then nobody can have seen. */
      readonly kind: 'meanwhile';
      readonly of: Counted;
      /** Given the asset that is asked for, where one is. */
      readonly act: (id: string | null) => Promise<void>;
    }
  | {
      /** It is stopped for so long, and goes on then. Not at a write, which is on its way. */
      readonly kind: 'suspension';
      readonly of: Counted;
      readonly ms: number;
      /** GitHub takes its run for ended meanwhile. */
      readonly isGivenUp: boolean;
    }
);

interface Asked {
  readonly call: number;
  readonly kind: Counted;
  readonly id: string | null;
}

/** A write that the service took. */
export interface Write {
  readonly run: Run;
  readonly id: string;
  readonly before: State | null;
  readonly after: State | null;
  /** Another asset of that name in that system, which a run left or found when it began. */
  readonly twin: string | null;
  /** Another run that has written, and has not ended. */
  readonly beside: Run | null;
  /** Where the default branch stood when the run asked last, after it had read the service; null when it has not asked. */
  readonly tip: string | null;
  /** Whether another run has had the turn for so long that no proof of this one can hold any more. */
  readonly isOutlived: boolean;
}

/** One run of the action, as it goes and as it ended. */
export class Run {
  readonly name: string;
  readonly event: EventGiven;
  readonly inputs: Readonly<Record<string, string>>;
  readonly happenings: readonly Happening[];
  /** Ids of what was live when it began. */
  found: ReadonlySet<string> = new Set();
  readonly writes: Write[] = [];
  readonly outputs: Record<string, string> = {};
  log = '';
  /** As the requests come. */
  readonly counts: Record<Counted, number> = { any: 0, write: 0, look: 0, tip: 0 };
  /** Where the default branch stood when it asked last. */
  tip: string | null = null;
  /** Whether it has asked since it read the service. */
  hasAskedAgain = false;
  hasRead = false;
  /** What happened to it. */
  readonly met = new Set<Happening>();
  /** Assets that it has looked at, and not written yet. */
  readonly looked = new Set<string>();
  isDead = false;
  /** Ends when it goes on; null while it is not suspended. */
  suspension: Promise<void> | null = null;
  /** Ends when its last request, which was on its way when it died, arrives. */
  late: Promise<void> | null = null;
  /** Time that has passed for a dead run alone. */
  afterlife = 0;

  constructor(name: string, event: EventGiven, inputs: Run['inputs'], happenings: readonly Happening[]) {
    this.name = name;
    this.event = event;
    this.inputs = inputs;
    this.happenings = happenings;
  }

  /** Of the workflow's run. */
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

  /** Nothing happened to it. */
  get isUndisturbed(): boolean {
    return this.happened.length === 0;
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
          // A request that arrives late has nobody behind it who would send its body.
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

  /** The dice say whose turn it is. */
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

  /** Of somebody who runs the command line. */
  get keyByHand(): string {
    this.store.addKey(SLUG, 'key-by-hand');
    return 'key-by-hand';
  }

  get live(): Live {
    return new Map(Array.from(this.organization.cyberAssets, ([id, asset]) => [id, stateOf(asset)]));
  }

  /** What people change by hand there no run has written. */
  get organization() {
    return this.store.organization(SLUG);
  }

  /** Whether a run has looked at it for the last time, and may write to it any moment. */
  isLookedAt(id: string): boolean {
    return [...this.#running].some((run) => !run.isDead && run.looked.has(id));
  }

  async run(event: EventGiven, inputs: Run['inputs'], happenings: readonly Happening[]): Promise<Run> {
    const run = new Run(`run-${this.#runs.size / 2 + 1}`, event, inputs, happenings);
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
      // Another job than that of any other run.
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

  /** At the door of GitHub. */
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

  /** At the door of the service. */
  async #serve(run: Run | undefined, asked: Asked, answer: () => Promise<Response>): Promise<Response> {
    if (run === undefined) return answer();
    await this.time.turn(asked.call);
    const isOutlived = asked.kind === 'write' && (await isOutlivedBy(this.github, run));
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

  /** Tells apart who wrote: what no run did was done by hand, and is no write of ours. */
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

/** A proof lets writes begin for two minutes at most, and another run pauses longer than that. */
const PAUSE_MS = 150_000;

async function isOutlivedBy({ git, state }: StandIn, run: Run): Promise<boolean> {
  const tip = await git.resolve('refs/heads/inventory-applied');
  const entries = tip === null ? [] : await git.log(tip);
  const claim = entries.findIndex(({ message }) => message.includes(`"run":"${run.id}"`));
  return entries.slice(0, Math.max(0, claim)).some(({ message, committer }) => {
    return message.includes('"kind":"applying"') && state.calendar.now() - Date.parse(committer.date) > PAUSE_MS;
  });
}

/** What a request to the service is. */
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
