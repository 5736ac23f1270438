// The runs of a workflow in a test world: each job that an event starts runs the action, with the secrets that are set
// for it and a token that has only the permissions of the job.
import { join } from 'node:path';
import type { EventGiven } from '../github/stand-in/events.ts';
import { DEFAULT_TOKEN } from '../github/stand-in.ts';
import { KEY, type Ran, type World } from '../github-journeys/world.ts';
import { type Grants, isOurs, readWorkflow, type Source } from './workflow.ts';

/** The values of `github`, `secrets`, `inputs` and so on. */
type Contexts = Readonly<Record<string, unknown>>;

/** Evaluates names, texts and operators of JavaScript; our workflows use no others. Missing values are ''. */
function evaluate(expression: string, contexts: Contexts): unknown {
  const at = (path: string) => {
    const [first = '', ...names] = path.split('.');
    if (!(first in contexts)) throw new Error(`${expression}: there is no context ${first}`);
    const step = (value: unknown, name: string) => (value instanceof Object ? (Reflect.get(value, name) ?? '') : '');
    return names.reduce(step, contexts[first]);
  };
  const code = expression.replace(/'[^']*'|[a-z][\w-]*(?:\.[\w-]+)*/g, (word) =>
    /^(?:'|true$|false$)/.test(word) ? word : `at('${word}')`,
  );
  return new Function('at', `return (${code})`)(at);
}

/** Replaces each `${{ … }}` of a text. */
function fill(text: string, contexts: Contexts): string {
  return text.replace(/\$\{\{(.*?)\}\}/gs, (_, inner: string) => String(evaluate(inner, contexts)));
}

/** The secrets of each environment; '' contains those of the repository. */
export type Secrets = Readonly<Record<string, Readonly<Record<string, string>>>>;

interface Around {
  readonly secrets?: Secrets;
  /** These override the inputs of the workflow, for addresses that differ in a test. */
  readonly inputs?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
}

/** Our action as one job ran it. */
export interface JobRan {
  readonly job: string;
  readonly inputs: Readonly<Record<string, string>>;
  readonly permissions: Grants;
  readonly environment: string | null;
  readonly ran: Ran;
}

/** Runs a workflow for events of a world. A file name means one of the examples. */
export class Runs {
  readonly source: Source;
  readonly #world: World;
  readonly #around: Around;

  constructor(world: World, of: string | Source, around: Around = {}) {
    this.source = typeof of === 'string' ? readWorkflow(join('examples/workflows', of)) : of;
    this.#world = world;
    this.#around = around;
  }

  /** All jobs that the event starts, in the order of the file, one for each value of a matrix. */
  async all(event: EventGiven): Promise<JobRan[]> {
    const { workflow } = this.source;
    const { payload, env, sha, ref } = event;
    const event_name = env.GITHUB_EVENT_NAME ?? '';
    const github = { event_name, event: payload, repository: env.GITHUB_REPOSITORY ?? '', sha, ref };
    const inputs = event_name === 'workflow_dispatch' ? (payload.inputs ?? {}) : {};
    if (!(event_name in workflow.on)) throw new Error('the workflow does not listen to it');
    const ran: JobRan[] = [];
    // One after the other, since each of two runs at once would also record the requests of the other.
    for (const [name, { steps, strategy, ...job }] of Object.entries(workflow.jobs)) {
      const step = steps.find(isOurs);
      if (step === undefined || !evaluate(job.if ?? 'true', { github, inputs })) continue;
      for (const organization of strategy?.matrix?.organization ?? ['']) {
        const contexts = { github, inputs, matrix: { organization } };
        const named = typeof job.environment === 'string' ? job.environment : job.environment?.name;
        const environment = named === undefined ? null : fill(named, contexts);
        const { secrets = { '': { CIP_INVENTORY_KEY: KEY } } } = this.#around;
        const known = { ...contexts, secrets: { ...secrets[''], ...secrets[environment ?? ''] } };
        const given = filled(step.with, known);
        const permissions = job.permissions ?? workflow.permissions ?? {};
        const place = { job: name, inputs: given, permissions, environment };
        ran.push({ ...place, ran: await this.#run(event, given, permissions, filled(workflow.env, known)) });
      }
    }
    return ran;
  }

  /** The one job that the event starts. */
  async one(event: EventGiven): Promise<JobRan> {
    const ran = await this.all(event);
    if (ran.length !== 1) throw new Error(`${ran.length} jobs ran: ${ran.map(({ job }) => job)}`);
    return ran[0]!;
  }

  #run(event: EventGiven, inputs: JobRan['inputs'], permissions: Grants, env: JobRan['inputs']): Promise<Ran> {
    this.#world.github.grant(DEFAULT_TOKEN, { permissions });
    // An input that the workflow does not give is empty here: the defaults of the world are for other tests.
    const bare = { 'api-key': '', 'base-url': '' };
    const elsewhere = inputs['base-url'] === undefined ? {} : { 'base-url': this.#world.service.url };
    const given = { ...bare, ...inputs, ...elsewhere, ...this.#around.inputs };
    return this.#world.run(event, given, { env: { ...env, ...this.#around.env } });
  }
}

function filled(given: Readonly<Record<string, unknown>> = {}, contexts: Contexts): Record<string, string> {
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, fill(String(value), contexts)]));
}
