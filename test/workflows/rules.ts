// The rules that every workflow of the project follows. Each returns what breaks it, and none needs a network.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { VERSION } from '../../src/version.ts';
import { ROOT } from '../journeys/harness.ts';
import { isOurs, type Job, type Source, type Step } from './workflow.ts';

type Rule = (source: Source) => string[];

const action = load(readFileSync(join(ROOT, 'action.yml'), 'utf8')) as { readonly inputs: object };

const jobsOf = ({ workflow }: Source): [string, Job][] => Object.entries(workflow.jobs);
const stepsOf = (source: Source): Step[] => jobsOf(source).flatMap(([, { steps }]) => steps);

/** A tag can be moved, but a commit cannot. Our own action has a placeholder in place of the commit. */
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

const leastAtTop: Rule = ({ workflow: { permissions } }) => {
  const granted = JSON.stringify(permissions ?? null);
  return ['{}', '{"contents":"read"}'].includes(granted) ? [] : [`gives every job ${granted}`];
};

/** A script gets values only through its environment, since text that is pasted into it runs as code. */
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

/** The job has the token and secrets of the default branch, so it must use nothing of the pull request. */
const targetRunsNothing: Rule = (source) => {
  if (!('pull_request_target' in source.workflow.on)) return [];
  return stepsOf(source)
    .filter(({ run, with: given }) => run !== undefined || given?.ref !== undefined || given?.repository !== undefined)
    .map(({ run, uses }) => `on pull_request_target takes more than the default branch: ${run ?? uses}`);
};

/** A computed name gives the runner every secret. Only jobs that run our action have write access and a secret. */
const secretsApart: Rule = (source) => {
  const computed = /secrets\s*\[|toJSON\(\s*secrets|secrets:\s*inherit/i.test(source.text);
  const writers = jobsOf(source).filter(([, { permissions }]) => permissions?.contents === 'write');
  const keyed = writers.filter(([, job]) => !job.steps.some(isOurs) && JSON.stringify(job).includes('secrets.'));
  return [
    ...(computed ? ['looks secrets up by a computed name'] : []),
    ...keyed.map(([name]) => `${name} may write to the repository and has a secret`),
  ];
};

/** Applies run one at a time, never cut off or dropped. A plan gives way to a newer one of its pull request. */
const turns: Rule = (source) =>
  jobsOf(source).flatMap(([name, { concurrency, steps }]) => {
    if (!steps.some((step) => isOurs(step) && step.with?.['api-key'] !== undefined)) return [];
    const { group = '', queue, 'cancel-in-progress': cancels } = concurrency ?? {};
    const isPlan = name === 'plan' && group.includes('github.event.pull_request.number') && cancels === true;
    const isApply = /^inventory-apply(-\$\{\{ matrix\.organization \}\})?$/.test(group) && queue === 'max';
    return isPlan || isApply ? [] : [`${name} neither waits for applies nor gives way to a newer plan`];
  });

/** The check and the log already report an apply. */
const noDeployment: Rule = (source) =>
  jobsOf(source)
    .filter(([, { environment }]) => environment !== undefined)
    .filter(([, { environment }]) => typeof environment === 'string' || environment?.deployment !== false)
    .map(([name]) => `${name} makes a deployment`);

/** A record contains the title, and a plan is for one base branch, so edits need a new plan. */
const plansEdited: Rule = ({ workflow: { on } }) =>
  Object.entries(on)
    .filter(([event]) => event.startsWith('pull_request'))
    .filter(([, filter]) => JSON.stringify(filter) !== JSON.stringify({ branches: ['main'], types: TYPES }))
    .map(([event]) => `${event} is not for ${TYPES.join(', ')}`);

const TYPES = ['opened', 'synchronize', 'reopened', 'edited'];

const RULES = [
  pinned,
  timed,
  leastAtTop,
  nothingPasted,
  withoutCredentials,
  knownInputs,
  targetRunsNothing,
  secretsApart,
];
const OF_EXAMPLES = [turns, noDeployment, plansEdited];

/** Everything that breaks a rule in a workflow. */
export function complaints(source: Source): string[] {
  const rules = source.path.startsWith('examples/') ? [...RULES, ...OF_EXAMPLES] : RULES;
  return rules.flatMap((rule) => rule(source));
}
