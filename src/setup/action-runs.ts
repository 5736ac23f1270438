// Reads from workflow files what matters to the setup: which jobs run this action, on which events, with which inputs.
import { posix } from 'node:path';
import { load } from 'js-yaml';

/** A mapping of YAML. */
type YamlFields = Readonly<Record<string, unknown>>;
type YamlTexts = Readonly<Record<string, string>>;

const DOINGS = ['validate', 'plan', 'apply', 'drift', 'doctor'];

/** One step that runs this action, with its job. */
export interface ActionRun {
  /** The path of the workflow. */
  readonly path: string;
  readonly job: string;
  /** The events on which the job starts. */
  readonly events: readonly string[];
  /** The commands: that of the input `command`, or else those that the events ask for. */
  readonly does: readonly string[];
  readonly inputs: YamlTexts;
  readonly hasKey: boolean;
  /** The values of input `name` over the matrix of the job; '' if it is not given. */
  readonly names: readonly string[];
  /** The folders of the inventory, each with a `/` at the end; '' for the root of the repository. */
  readonly inventory: readonly string[];
  /** The permissions of the job, or else of the workflow: by scope, or one level for all scopes. */
  readonly permissions: YamlTexts | string;
  /** The `concurrency` of the job and of the workflow. */
  readonly concurrency: readonly { readonly queue: string; readonly cancels: boolean }[];
  readonly environments: readonly string[];
  /** Whether a checkout of the job leaves the token in the workspace. */
  readonly leavesToken: boolean;
}

/** The steps that run this action. A copy of the action may have another name, but its inputs show what it is. */
export function actionRuns(files: readonly { readonly path: string; readonly text: string }[]): ActionRun[] {
  const steps = files.flatMap(({ path, text }) => {
    const workflow = fieldsOf(parseYaml(text));
    return Object.entries(fieldsOf(workflow.jobs)).flatMap(([name, fields]) => {
      const job = fieldsOf(fields);
      return stepsOf(job).map((step) => ({ path, workflow, name, job, action: actionName(step), with: step.with }));
    });
  });
  const alike = steps.filter((step) => 'api-key' in fieldsOf(step.with) && 'base-url' in fieldsOf(step.with));
  const ours = new Set(alike.map(({ action }) => action));
  return steps
    .filter(({ action }) => action !== '' && (ours.has(action) || /\/cip-inventory-sync$/i.test(action)))
    .map(({ path, workflow, name, job, with: fields }) => {
      const inputs = textFields(fields);
      const { command = '' } = inputs;
      const jobs = jobsOf(fieldsOf(fieldsOf(job.strategy).matrix));
      const events = eventsOf(workflow.on, plainText(job.if));
      const permissions = job.permissions ?? workflow.permissions;
      const folders = expand(inputs['working-directory'] ?? '', jobs);
      return {
        path,
        job: name,
        events,
        does: DOINGS.includes(command) ? [command] : [...new Set(events.flatMap((event) => BY_EVENT[event] ?? []))],
        inputs,
        hasKey: 'api-key' in inputs,
        names: expand(inputs.name ?? '', jobs),
        inventory: folders.map((it) => posix.join(it.trim(), inputs.path || 'inventory', '/').replace(/^\.?\//, '')),
        permissions: /^(read|write)-all$/.exec(plainText(permissions))?.[1] ?? textFields(permissions),
        concurrency: [job.concurrency, workflow.concurrency]
          .filter((it) => it != null)
          .map((it) => {
            const { queue, 'cancel-in-progress': cancels } = fieldsOf(it);
            return { queue: plainText(queue), cancels: cancels !== undefined && cancels !== false };
          }),
        environments: expand(plainText(fieldsOf(job.environment).name ?? job.environment), jobs).filter(
          (it) => it !== '',
        ),
        leavesToken: stepsOf(job).some(
          (it) =>
            actionName(it) === 'actions/checkout' && plainText(fieldsOf(it.with)['persist-credentials']) !== 'false',
        ),
      };
    });
}

function parseYaml(text: string): unknown {
  try {
    return load(text);
  } catch {
    return null;
  }
}

function stepsOf(job: YamlFields): YamlFields[] {
  return Array.isArray(job.steps) ? job.steps.map(fieldsOf) : [];
}

/** OWNER/REPO of a step's action; '' for a script. */
function actionName(step: YamlFields): string {
  const [name = ''] = plainText(step.uses).split('@');
  return name.split('/').slice(0, 2).join('/');
}

const TERM = /github\.event_name\s*==\s*'(\w+)'|(?:github\.event\.)?inputs\.[\w-]+(?:\s*==\s*'[a-z][^']*')?|'[^']*'/gi;

/** If the condition of a job can hold only on the events that it names, the job starts on those events only. */
function eventsOf(on: unknown, condition: string): string[] {
  const bare = condition.replace(/^\s*\$\{\{(.*)\}\}\s*$/s, '$1');
  // `#push` replaces a comparison with the event's name. `#` replaces an input, which only a dispatch has.
  let text = bare.replace(TERM, (term, event = '') => (term.startsWith("'") ? '?' : `#${event}`));
  // GitHub lets an expression nest 50 deep.
  for (let at = 0; at < 50; at++) text = text.replace(/\(([^()]*)\)/g, (_, inner) => boundsOf(inner));
  const named = Array.from(boundsOf(text).matchAll(/#(\w+)/g), ([, event = '']) => event);
  if (named.length > 0) return named;
  if (typeof on === 'string') return [on];
  return Array.isArray(on) ? on.map(plainText) : Object.keys(fieldsOf(on));
}

/** The `#` terms of which one must hold for the condition to hold; '?' if it can hold without any. */
function boundsOf(condition: string): string {
  const termsOf = (all: string) => all.split('&&').filter((term) => /^\s*#[\s\w#]*$/.test(term));
  const bounds = condition.split('||').map((all) => termsOf(all).join(''));
  return bounds.includes('') ? '?' : bounds.join('');
}

const BY_EVENT: Readonly<Record<string, string>> = {
  pull_request: 'plan',
  pull_request_target: 'plan',
  merge_group: 'plan',
  push: 'apply',
  schedule: 'drift',
  workflow_dispatch: 'apply',
};

/** The most jobs that GitHub makes from a matrix. */
const MOST_JOBS = 256;

/**
 * The values of each job that GitHub makes from the lists of a matrix. What `include`, `exclude` or an expression changes
 * about them is not known: an expression that none of the lists has stays as it is.
 */
function jobsOf({ include: _, exclude: __, ...lists }: YamlFields): ReadonlyMap<string, string>[] {
  const axes = Object.entries(lists).flatMap(([key, list]) => (Array.isArray(list) ? [[key, list] as const] : []));
  let all: Map<string, string>[] = axes.length === 0 ? [] : [new Map()];
  for (const [key, list] of axes) {
    const values = list.slice(0, MOST_JOBS / all.length).map(plainText);
    // Without a copy for the first value, the time does not grow with the square of the number of keys.
    all = values.flatMap((value, at) => all.map((job) => (at === 0 ? job : new Map(job)).set(key, value)));
  }
  return all;
}

/** All values of a text with `${{ matrix.… }}`. The values themselves are not expanded again. */
function expand(text: string, jobs: ReturnType<typeof jobsOf>): string[] {
  const texts = (jobs.length === 0 ? [new Map()] : jobs).map((job) =>
    text.replace(/\$\{\{\s*matrix\.([\w-]+)\s*\}\}/g, (whole, key) => job.get(key) ?? whole),
  );
  return [...new Set(texts)];
}

function fieldsOf(value: unknown): YamlFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as YamlFields) : {};
}

function textFields(value: unknown): YamlTexts {
  return Object.fromEntries(Object.entries(fieldsOf(value)).map(([name, one]) => [name, plainText(one).trim()]));
}

function plainText(value: unknown): string {
  return value == null || typeof value === 'object' ? '' : String(value);
}
