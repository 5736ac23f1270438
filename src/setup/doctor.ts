// What doctor found out, judged as one list, and how it is told: on a terminal, as JSON, in an issue.
import type { Repository, Seen } from '../github/settings.ts';
import { visible, wholeCodeSpan } from '../report/escape.ts';
import { counted, type Paint } from '../report/text-style.ts';
import {
  type Check,
  type CheckState,
  type CheckVerdict,
  inOrder,
  judged,
  right,
  type Setup,
  seenValue,
  unknown,
  unseen,
} from './check.ts';
import { type HereFacts, judgeHere, judgeService, type ServiceFacts } from './here-checks.ts';
import { type HistoryFacts, judgeHistory } from './history-checks.ts';
import { judgeSettings, type SettingsFacts } from './settings-checks.ts';
import { type ActionRun, inputOf, setupOf } from './workflow.ts';
import { judgeWorkflows, type WorkflowFacts } from './workflow-checks.ts';

export interface Facts {
  /** Null where it was not looked at. */
  readonly here: HereFacts | null;
  readonly service: ServiceFacts | null;
  readonly github: GitHubFacts | null;
  /** The runs of the workflows in the working tree, where GitHub is not asked. */
  readonly localRuns: readonly ActionRun[];
}

export interface GitHubFacts {
  readonly repository: Seen<Repository>;
  readonly workflows: Seen<WorkflowFacts>;
  readonly settings: SettingsFacts;
  readonly history: HistoryFacts;
}

export interface Diagnosis {
  /** What the workflows say that they are. */
  readonly setup: Setup;
  /** What they are judged against. */
  readonly expected: Setup;
  readonly checks: readonly Check[];
}

/** Judged against what is found, or what is expected, where that is said. */
export function diagnose(facts: Facts, expect: Setup | null): Diagnosis {
  const { here, service, github } = facts;
  const setup = setupOf(runsIn(facts));
  const expected = expect ?? setup;
  const checks = inOrder({
    ...(here === null ? {} : judgeHere(here, service?.kind === 'seen' ? service.systems : null)),
    ...(service === null ? {} : judgeService(service)),
    ...(github === null ? notAsked(expected) : judgeGitHub(github, expected)),
  });
  return { setup, expected, checks };
}

function runsIn({ github, localRuns }: Facts): readonly ActionRun[] {
  if (github === null) return localRuns;
  return seenValue(github.workflows)?.runs ?? [];
}

/** What is right here must not look like a setup that was judged. */
function notAsked(expected: Setup): Record<string, CheckVerdict> {
  if (expected === 'none') return {};
  const remedy = 'Run doctor with --github OWNER/REPO, and a token in GH_TOKEN.';
  return { repository: unknown('GitHub was not asked: workflows and settings there are not judged.', remedy) };
}

function judgeGitHub({ repository, workflows, settings, history }: GitHubFacts, expected: Setup) {
  return {
    repository: judged(repository, ({ isPrivate }) =>
      right(
        isPrivate
          ? 'The repository is private.'
          : `The repository is public: comments and logs show ${shown(workflows)}.`,
      ),
    ),
    ...('value' in workflows ? judgeWorkflows(workflows.value, expected) : { workflow: unseen(workflows) }),
    ...(expected === 'none' ? {} : judgeSettings(settings, expected)),
    ...(expected === 'none' ? {} : judgeHistory(history)),
  };
}

/** Of a public repository, where nothing says otherwise, counts. */
function shown(workflows: GitHubFacts['workflows']): string {
  const runs = seenValue(workflows)?.runs ?? [];
  const isFull = runs.some((run) => inputOf(run, 'detail').includes('full'));
  return isFull ? 'names, since a workflow sets detail: full' : 'counts alone';
}

export function isHealthy({ checks }: Diagnosis): boolean {
  return checks.every(({ state }) => state !== 'wrong');
}

/** What `--json` prints (design section 9). */
export function doctorDocument({ setup, checks }: Diagnosis) {
  return { format_version: '1.0', setup, checks };
}

const SIGNS: Readonly<Record<CheckState, string>> = { right: '✓', wrong: '✗', unknown: '?' };

/** Line by line what is right, what is not, and what could not be seen. Ends with a newline. */
export function renderDoctor(diagnosis: Diagnosis, paint: Pick<Paint, 'red' | 'green' | 'yellow'>): string {
  const { checks } = diagnosis;
  const brushes = { right: paint.green, wrong: paint.red, unknown: paint.yellow };
  const width = Math.max(0, ...checks.map(({ check }) => check.length));
  const lines = checks.map(({ check, state, message, remedy }) => {
    const head = `${brushes[state](SIGNS[state])} ${check.padEnd(width)}  ${message}`;
    return remedy === '' ? head : `${head}\n${' '.repeat(width + 4)}${remedy}`;
  });
  return [...lines, '', headline(diagnosis), ''].join('\n');
}

/** `Set up as hardened: 30 right, 1 wrong, 2 unknown`. */
function headline({ setup, expected, checks }: Diagnosis): string {
  const count = (state: CheckState) => checks.filter((one) => one.state === state).length;
  const states = (['right', 'wrong', 'unknown'] as const).filter((state) => count(state) > 0);
  const counts = states.map((state) => `${count(state)} ${state}`).join(', ');
  const as = setup === 'none' ? 'No setup found' : `Set up as ${setup}`;
  const against = expected === setup ? '' : `, judged as ${expected}`;
  return `${as}${against}: ${counts}.`;
}

export function doctorTitle(name: string): string {
  return `Inventory setup${name === '' ? '' : ` (${visible(name)})`}`;
}

/** The issue: what is wrong, and what could not be seen. Ends with a newline. */
export function doctorPage(diagnosis: Diagnosis): string {
  const of = (state: CheckState) => diagnosis.checks.filter((one) => one.state === state);
  const wrong = of('wrong').map((it) => `- **${it.check}**: ${inert(it.message)} ${inert(it.remedy)}`);
  const unseen = of('unknown').map(({ check }) => check);
  const head =
    wrong.length === 0 ? 'nothing wrong' : counted(wrong.length, 'setting to correct', 'settings to correct');
  return [
    `## Inventory setup: ${head}`,
    '',
    `${headline(diagnosis)} docs/setup.md of the tool says what each setting is for.`,
    '',
    ...wrong,
    ...(wrong.length === 0 ? [] : ['']),
    ...(unseen.length === 0 ? [] : [`Not to be seen with this token: ${unseen.join(', ')}.`, '']),
  ].join('\n');
}

/** Sentences hold names of branches, files and teams: what could be markup, a link or a mention stands as code. */
function inert(sentence: string): string {
  const isPlain = /^(?:[A-Za-z0-9 ,.;()'/-]|:(?!\/))*$/.test(sentence) && !/www\.|GH-\d/i.test(sentence);
  return isPlain ? sentence : wholeCodeSpan(sentence);
}
