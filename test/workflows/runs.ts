// A workflow's runs in a world: the jobs that an event starts, each through the action, with the secrets that are
// set for it and a token that may do what the job says, and no more.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { EventGiven } from '../github/stand-in/events.ts';
import { DEFAULT_TOKEN } from '../github/stand-in.ts';
import { KEY, type Ran, type World } from '../github-journeys/world.ts';
import { evaluate } from './expression.ts';
import { type Running, readWorkflow, type Source, started } from './workflow.ts';

/** By environment; '' holds those of the repository. */
export type Secrets = Readonly<Record<string, Readonly<Record<string, string>>>>;

const REPOSITORY_KEY: Secrets = { '': { CIP_INVENTORY_KEY: KEY } };

interface Around {
  readonly secrets?: Secrets;
  /** Go before those of the workflow: places that are elsewhere in a test. */
  readonly inputs?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly built?: boolean;
}

export interface JobRan extends Running {
  readonly ran: Ran;
  /** `runner.temp` in the workflow. */
  readonly temp: string;
}

/** Runs a workflow, one of the examples by its file name, for events of a world. */
export class Runs {
  readonly source: Source;
  readonly #world: World;
  readonly #around: Around;

  constructor(world: World, of: string | Source, around: Around = {}) {
    this.source = typeof of === 'string' ? readWorkflow(join('examples/workflows', of)) : of;
    this.#world = world;
    this.#around = around;
  }

  /** All jobs that the event starts, in the order of the file. */
  async all(event: EventGiven): Promise<JobRan[]> {
    const temp = mkdtempSync(join(tmpdir(), 'workflow-'));
    onTestFinished(() => rmSync(temp, { recursive: true, force: true }));
    const contexts = contextsOf(event, temp);
    if (!(contexts.github.event_name in this.source.workflow.on)) throw new Error('the workflow does not listen to it');
    const ran: JobRan[] = [];
    // One after the other: two that start at once would make the ledger of each the other's, too.
    for (const running of started(this.source, contexts, (environment) => this.#secretsOf(environment))) {
      ran.push({ ...running, temp, ran: await this.#run(event, running) });
    }
    return ran;
  }

  /** The one job that the event starts. */
  async one(event: EventGiven): Promise<JobRan> {
    const ran = await this.all(event);
    if (ran.length !== 1) throw new Error(`${ran.length} jobs ran: ${ran.map(({ job }) => job)}`);
    return ran[0]!;
  }

  #secretsOf(environment: string | null): Readonly<Record<string, string>> {
    const { secrets = REPOSITORY_KEY } = this.#around;
    return { ...secrets[''], ...secrets[environment ?? ''] };
  }

  #run(event: EventGiven, { inputs, env, permissions }: Running): Promise<Ran> {
    this.#world.github.grant(DEFAULT_TOKEN, { permissions });
    // What a workflow does not give is empty here: the world's own defaults are for other tests.
    const bare = { 'api-key': '', 'base-url': '' };
    const elsewhere = inputs['base-url'] === undefined ? {} : { 'base-url': this.#world.service.url };
    const given = { ...bare, ...inputs, ...elsewhere, ...this.#around.inputs };
    return this.#world.run(event, given, { env: { ...env, ...this.#around.env }, built: this.#around.built ?? false });
  }
}

function contextsOf({ payload, env, sha, ref }: EventGiven, temp: string) {
  const event_name = env.GITHUB_EVENT_NAME ?? '';
  const repository = env.GITHUB_REPOSITORY ?? '';
  const isDispatch = event_name === 'workflow_dispatch';
  const inputs = isDispatch ? evaluate('event.inputs', { event: payload }) : {};
  return { github: { event_name, event: payload, repository, sha, ref }, inputs, runner: { temp } };
}
