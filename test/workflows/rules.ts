// What every workflow of the project keeps, as rules that say what is broken. They need no network.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { VERSION } from '../../src/version.ts';
import { ROOT } from '../journeys/harness.ts';
import { type Concurrency, isOurs, type Job, type Source, type Step, startedJobs } from './workflow.ts';

type Rule = (source: Source) => string[];

const action = load(readFileSync(join(ROOT, 'action.yml'), 'utf8')) as { readonly inputs: object };

const jobsOf = ({ workflow }: Source): [string, Job][] => Object.entries(workflow.jobs);
const stepsOf = (source: Source): Step[] => jobsOf(source).flatMap(([, { steps }]) => steps);

/** A tag can be moved, a commit cannot. Ours is a placeholder, which is no commit. */
const pinned: Rule = ({ text }) =>
  Array.from(text.matchAll(/uses:(.*)$/gm), ([, rest = '']) => rest.trim())
    .filter((uses) => uses !== './')
    .filter((uses) =>
      uses.startsWith('OWNER/')
        ? uses !== `OWNER/cip-inventory-sync@${'0'.repeat(40)} # v${VERSION}`
        : !/^[\w-]+\/[\w/-]+@(?!0{40})[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(uses),
    )
    .map((uses) => `is not pinned by hash with its version beside it: ${uses}`);

const timed: Rule = (source) =>
  jobsOf(source).flatMap(([name, job]) => (Number.isInteger(job['timeout-minutes']) ? [] : `${name} has no timeout`));

/** Whoever copies a workflow sees what each right is for. */
const explained: Rule = ({ text }) =>
  Array.from(text.matchAll(/^ +([a-z-]+: (?:read|write))$/gm), ([, grant]) => `does not say what ${grant} is for`);

const leastAtTop: Rule = ({ workflow: { permissions } }) => {
  const told = JSON.stringify(permissions ?? null);
  return ['{}', '{"contents":"read"}'].includes(told) ? [] : [`gives every job ${told}`];
};

/** A script gets values by its environment alone: what is pasted into it is run. */
const nothingPasted: Rule = (source) =>
  stepsOf(source).flatMap(({ run }) => (run?.includes('${{') ? `pastes into a script: ${run.trim()}` : []));

const withoutCredentials: Rule = (source) =>
  jobsOf(source).flatMap(([name, { steps }]) => {
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    const wrong = checkouts.filter((step) => step.with?.['persist-credentials'] !== false);
    return wrong.map(() => `${name} keeps credentials in its checkout`);
  });

const knownInputs: Rule = (source) =>
  stepsOf(source)
    .filter(isOurs)
    .flatMap((step) => Object.keys(step.with ?? {}))
    .flatMap((name) => (name in action.inputs ? [] : `gives the action an input that it does not have: ${name}`));

/** The default branch's token and secrets are there, so nothing of the pull request may be. */
const targetRunsNothing: Rule = (source) => {
  if (!('pull_request_target' in source.workflow.on)) return [];
  return stepsOf(source)
    .filter(({ run, with: given }) => run !== undefined || given?.ref !== undefined || given?.repository !== undefined)
    .map(({ run, uses }) => `on pull_request_target takes more than the default branch: ${run ?? uses}`);
};

/** A computed name gives every secret to the runner. Only a job that writes a log has both its secret and that right. */
const secretsApart: Rule = (source) => {
  const computed = /secrets\s*\[|toJSON\(\s*secrets|secrets:\s*inherit/i.test(source.text);
  const writers = jobsOf(source).filter(([, { permissions }]) => permissions?.contents === 'write');
  const keyed = writers.filter(([, job]) => !job.steps.some(isOurs) && JSON.stringify(job).includes('secrets.'));
  return [
    ...(computed ? ['looks secrets up by a computed name'] : []),
    ...keyed.map(([name]) => `${name} may write to the repository and has a secret`),
  ];
};

const queues: Rule = (source) =>
  [source.workflow, ...jobsOf(source).map(([, job]) => job)]
    .flatMap(({ concurrency }) => concurrency ?? [])
    .filter((one) => one.queue !== undefined && (one.queue !== 'max' || 'cancel-in-progress' in one))
    .map(({ group }) => `${group}: queue is max, without cancel-in-progress, or left out`);

const EVENT = { repository: { private: true }, pull_request: { number: 7, head: { repo: { full_name: 'a/b' } } } };

const about = (event_name: string, command: string | null = null) => ({
  github: { event_name, event: EVENT, repository: 'a/b', ref: '' },
  ...{ inputs: { command }, runner: {} },
});

/** The jobs of an example that run our action for one of the contexts. */
function jobsFor(source: Source, given: readonly ReturnType<typeof about>[]): [string, Concurrency | undefined][] {
  const events = given.filter(({ github }) => github.event_name in source.workflow.on);
  const names = new Set(events.flatMap((contexts) => startedJobs(source, contexts)));
  return [...names].map((name) => [name, source.workflow.jobs[name]?.concurrency]);
}

/** One apply at a time, wherever it comes from: none cut off, none dropped. */
const appliesWait: Rule = (source) => {
  const given = [about('push'), about('schedule'), about('workflow_dispatch', 'apply')];
  // Doctor asks GitHub alone.
  const keyed = jobsFor(source, given).filter(([name]) =>
    JSON.stringify(source.workflow.jobs[name]).includes('api-key'),
  );
  return keyed.flatMap(([name, concurrency]) => {
    const isOne = /^inventory-apply(-\$\{\{ matrix\.organization \}\})?$/.test(concurrency?.group ?? '');
    return isOne && concurrency?.queue === 'max' ? [] : `${name} may run beside another apply, or be dropped`;
  });
};

const plansGiveWay: Rule = (source) =>
  jobsFor(source, [about('pull_request'), about('pull_request_target')]).flatMap(([name, concurrency]) => {
    const isOfOne = concurrency?.group.includes('github.event.pull_request.number') ?? false;
    return isOfOne && concurrency?.['cancel-in-progress'] === true ? [] : `${name} does not give way to a newer plan`;
  });

/** An apply is told by its check and its log. */
const noDeployment: Rule = (source) =>
  jobsOf(source)
    .filter(([, { environment }]) => environment !== undefined)
    .filter(([, { environment }]) => typeof environment === 'string' || environment?.deployment !== false)
    .map(([name]) => `${name} makes a deployment`);

const pinnedRunner: Rule = ({ text }) => (text.includes('-latest') ? ['runs on an image that changes'] : []);

/** A record holds the title, and a plan is of one base branch. */
const plansEdited: Rule = ({ workflow: { on } }) =>
  Object.entries(on)
    .filter(([event]) => event.startsWith('pull_request'))
    .filter(([, filter]) => JSON.stringify(filter) !== JSON.stringify({ branches: ['main'], types: TYPES }))
    .map(([event]) => `${event} is not for ${TYPES.join(', ')}`);

const TYPES = ['opened', 'synchronize', 'reopened', 'edited'];

const RULES: readonly Rule[] = [
  ...[pinned, timed, explained, leastAtTop, nothingPasted, withoutCredentials, knownInputs],
  ...[targetRunsNothing, secretsApart, queues],
];

const OF_EXAMPLES = [appliesWait, plansGiveWay, noDeployment, pinnedRunner, plansEdited];

/** Everything that a workflow breaks. */
export function complaints(source: Source): string[] {
  const rules = source.path.startsWith('examples/') ? [...RULES, ...OF_EXAMPLES] : RULES;
  return rules.flatMap((rule) => rule(source));
}
