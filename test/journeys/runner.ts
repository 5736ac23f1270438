// The built action, run as the runner of GitHub Actions runs it: inputs with the defaults of
// action.yml, files for the event, the outputs and the summary, a folder for temporary files, a checked-out repository.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import type { Env } from './child.ts';
import { type Ran, ROOT, type Stage } from './harness.ts';
import { KEY } from './world.ts';

export const ACTION = join(ROOT, 'dist/action/index.js');
const REPOSITORY = 'acme/inventory';

export interface ActionRan extends Ran, Told {
  /** Everything that anyone with a view of the run can read. */
  readonly shown: string;
}

export interface Event {
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

export interface ActionInput {
  readonly event: Event;
  readonly inputs?: Readonly<Record<string, string>>;
  /** Variables that go before all others. */
  readonly env?: Env;
}

/** One step of a workflow. Unless told otherwise it has the key, and no token for GitHub. */
export async function runAction(stage: Stage, { event, inputs = {}, env = {} }: ActionInput): Promise<ActionRan> {
  const given = { 'base-url': stage.emulator.url, 'api-key': KEY, 'github-token': '', approval: 'none', ...inputs };
  runs += 1;
  const folder = join(stage.root, `runner-${runs}`);
  const files = stepFiles(folder);
  const path = join(folder, 'event.json');
  writeFileSync(path, JSON.stringify(event.payload));
  const variables = {
    ...inputVariables(given),
    ...files,
    ...{ CIP_SYNC_BASE_URL: undefined, CIP_SYNC_API_KEY: undefined },
    ...{ GITHUB_ACTIONS: 'true', CI: 'true', GITHUB_EVENT_NAME: event.name, GITHUB_EVENT_PATH: path },
    GITHUB_SHA: stage.git('rev-parse', 'HEAD'),
    ...{ GITHUB_REPOSITORY: REPOSITORY, GITHUB_WORKSPACE: stage.folder, GITHUB_ACTOR: 'dana', GITHUB_RUN_ID: '42' },
    // Nothing listens there: a run must not depend on GitHub where it does not say so.
    ...{ GITHUB_SERVER_URL: 'https://github.com', GITHUB_API_URL: 'http://127.0.0.1:9' },
    ...env,
  };
  const done = await stage.spawn([process.execPath, ACTION], variables).ran;
  const told = toldBy(files, done.stdout);
  const shown = [done.stdout, done.stderr, ...Object.values(told.outputs), told.summary].join('\n');
  return { ...done, ...told, shown: shown.replaceAll(stage.root, '') };
}

let runs = 0;

/** The files of a step below its folder, by the variables that name them. */
export function stepFiles(folder: string) {
  const path = (name: string) => join(folder, name);
  mkdirSync(path('temp'), { recursive: true });
  for (const name of ['output', 'summary', 'state', 'env']) writeFileSync(path(name), '');
  return {
    ...{ GITHUB_OUTPUT: path('output'), GITHUB_STEP_SUMMARY: path('summary') },
    ...{ GITHUB_STATE: path('state'), GITHUB_ENV: path('env'), RUNNER_TEMP: path('temp') },
  };
}

/** What a step tells beside its log. */
export interface Told {
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  /** `::error …`, `::warning …` and `::notice …`. */
  readonly annotations: readonly string[];
}

export function toldBy(files: ReturnType<typeof stepFiles>, stdout: string): Told {
  return {
    outputs: parseOutputs(readFileSync(files.GITHUB_OUTPUT, 'utf8')),
    summary: readFileSync(files.GITHUB_STEP_SUMMARY, 'utf8'),
    annotations: stdout.split('\n').filter((line) => /^::(error|warning|notice)/.test(line)),
  };
}

/** The runner upper-cases names and keeps dashes: `INPUT_BASE-URL`. */
export function inputVariables(given: Readonly<Record<string, string>>): Record<string, string> {
  const action = load(readFileSync(join(ROOT, 'action.yml'), 'utf8')) as ActionFile;
  const defaults = Object.entries(action.inputs).map(
    ([name, { default: value = '' }]) => [name, plain(value)] as const,
  );
  const merged = { ...Object.fromEntries(defaults), ...given };
  return Object.fromEntries(Object.entries(merged).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]));
}

interface ActionFile {
  readonly inputs: Readonly<Record<string, { readonly default?: string }>>;
}

function plain(value: string): string {
  return value.includes('github.token') ? 'ghs_of_this_job' : value;
}

/** `name<<delimiter`, the value, the delimiter; the last of a name wins, as for the runner. */
function parseOutputs(text: string): Record<string, string> {
  const outputs: Record<string, string> = {};
  for (const [, name = '', , value = ''] of text.matchAll(/^([\w-]+)<<(\S+)\n([\s\S]*?)\n?\2$/gm))
    outputs[name] = value;
  return outputs;
}

const repository = { full_name: REPOSITORY, default_branch: 'main', private: true };

export function pullRequest(): Event {
  const repo = { full_name: REPOSITORY };
  const head = { ref: 'change', sha: '', repo };
  const pull_request = { number: 7, state: 'open', head, base: { ref: 'main', repo } };
  const payload = { action: 'opened', number: 7, pull_request, repository };
  return { name: 'pull_request', payload };
}

export function push(branch: string): Event {
  const payload = { ref: `refs/heads/${branch}`, before: '0'.repeat(40), repository };
  return { name: 'push', payload };
}
