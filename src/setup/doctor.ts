// The result of doctor: all findings as one list, shown on a terminal, as JSON, or in an issue.
import type { Setting } from '../github/settings.ts';
import { visible, wholeCodeSpan } from '../report/escape.ts';
import { counted, type Paint } from '../report/text-style.ts';
import type { RepositoryFacts } from './facts.ts';
import { LOCAL_SETTINGS, type LocalFacts, SERVICE_SETTINGS, type ServiceFacts } from './local-table.ts';
import { SETTINGS } from './settings-table.ts';
import { type Check, type CheckState, judgeAll, type Setup, unknownCheck } from './verdict.ts';
import { type ActionRun, setupOf } from './workflow.ts';

/** Every code, in the order of the tables. docs/setup.md explains each. */
export const CHECKS: readonly string[] = [
  ...new Set([...LOCAL_SETTINGS, ...SERVICE_SETTINGS, { code: 'repository' }, ...SETTINGS].map(({ code }) => code)),
];

export interface Facts {
  /** null if it was not read. */
  readonly local: LocalFacts | null;
  readonly service: ServiceFacts | null;
  readonly github: Setting<RepositoryFacts> | null;
  /** The runs of the workflows in the working tree, used if GitHub is not asked. */
  readonly localRuns: readonly ActionRun[];
}

export interface Diagnosis {
  /** The setup that the workflows show. */
  readonly setup: Setup;
  /** The setup that they are judged against. */
  readonly expected: Setup;
  readonly checks: readonly Check[];
}

/** Judges against the expected setup, if one is given, else against the one found. */
export function diagnose({ local, service, github, localRuns }: Facts, expect: Setup | null): Diagnosis {
  const setup = setupOf(github === null ? localRuns : runsOn(github));
  const expected = expect ?? setup;
  const checks = [
    ...(local === null ? [] : judgeAll(LOCAL_SETTINGS, local, expected)),
    ...(service === null ? [] : judgeAll(SERVICE_SETTINGS, service, expected)),
    ...judgeGitHub(github, expected),
  ];
  return { setup, expected, checks };
}

function runsOn(github: Setting<RepositoryFacts>): readonly ActionRun[] {
  return 'value' in github && 'value' in github.value.runs ? github.value.runs.value : [];
}

/** Without GitHub a good result must not look like a complete one. */
const NOT_ASKED = {
  why: 'GitHub was not asked: workflows and settings there are not judged.',
  remedy: 'Run doctor with --github OWNER/REPO, and a token in GH_TOKEN.',
};

function judgeGitHub(github: Facts['github'], expected: Setup): Check[] {
  if (github === null) return expected === 'none' ? [] : [unknownCheck('repository', NOT_ASKED)];
  if ('hidden' in github) return [unknownCheck('repository', github.hidden)];
  const repository = {
    check: 'repository',
    state: 'right',
    message: 'The repository can be read.',
    remedy: '',
  } as const;
  return [repository, ...judgeAll(SETTINGS, github.value, expected)];
}

export function isHealthy({ checks }: Diagnosis): boolean {
  return checks.every(({ state }) => state !== 'wrong');
}

/** The document that `--json` prints. */
export function doctorDocument({ setup, checks }: Diagnosis) {
  return { format_version: '1.0', setup, checks };
}

const SIGNS: Readonly<Record<CheckState, string>> = { right: '✓', unknown: '?', wrong: '✗' };

/** First what is right, then what could not be read, and last what is wrong, where you see it. Ends with a newline. */
export function renderDoctor(diagnosis: Diagnosis, paint: Pick<Paint, 'red' | 'green' | 'yellow'>): string {
  const { checks } = diagnosis;
  const brushes = { right: paint.green, unknown: paint.yellow, wrong: paint.red };
  const width = Math.max(0, ...checks.map(({ check }) => check.length));
  const lines = (['right', 'unknown', 'wrong'] as const).flatMap((state) =>
    withState(diagnosis, state).map(({ check, message, remedy }) => {
      const head = `${brushes[state](SIGNS[state])} ${check.padEnd(width)}  ${message}`;
      return remedy === '' ? head : `${head}\n${' '.repeat(width + 4)}${remedy}`;
    }),
  );
  return [...lines, '', diagnosisLine(diagnosis), ''].join('\n');
}

function withState({ checks }: Diagnosis, state: CheckState): Check[] {
  return checks.filter((one) => one.state === state);
}

/** `Set up as hardened: 30 right, 2 unknown, 1 wrong`. */
function diagnosisLine(diagnosis: Diagnosis): string {
  const { setup, expected } = diagnosis;
  const counts = (['right', 'unknown', 'wrong'] as const).flatMap((state) => {
    const { length } = withState(diagnosis, state);
    return length === 0 ? [] : [`${length} ${state}`];
  });
  const as = setup === 'none' ? 'No setup found' : `Set up as ${setup}`;
  const against = expected === setup ? '' : `, judged as ${expected}`;
  return `${as}${against}: ${counts.join(', ')}.`;
}

/** The codes of the wrong settings, for the annotation of a red run. */
export function wrongSettings(diagnosis: Diagnosis): string {
  const codes = withState(diagnosis, 'wrong').map(({ check }) => check);
  return `${counted(codes.length, 'setting')} to correct: ${codes.join(', ')}. The log and the summary say how.`;
}

export function doctorTitle(name: string): string {
  return `Inventory setup${name === '' ? '' : ` (${visible(name)})`}`;
}

/** The issue: what is wrong, and what could not be read. Ends with a newline. */
export function doctorPage(diagnosis: Diagnosis): string {
  const wrong = withState(diagnosis, 'wrong').map(
    (it) => `- **${it.check}**: ${inert(it.message)} ${inert(it.remedy)}`,
  );
  const unknown = withState(diagnosis, 'unknown').map(({ check }) => check);
  const head =
    wrong.length === 0 ? 'nothing wrong' : counted(wrong.length, 'setting to correct', 'settings to correct');
  return [
    `## Inventory setup: ${head}`,
    '',
    `${diagnosisLine(diagnosis)} docs/setup.md of the tool says what each setting is for.`,
    '',
    ...wrong,
    ...(wrong.length === 0 ? [] : ['']),
    ...(unknown.length === 0 ? [] : [`This token does not show: ${unknown.join(', ')}.`, '']),
  ].join('\n');
}

/**
 * Sentences hold names of branches, files and teams. One that could be markup, a link or a mention is shown as code.
 */
function inert(sentence: string): string {
  const isPlain = /^(?:[A-Za-z0-9 ,.;()'/-]|:(?!\/))*$/.test(sentence) && !/www\.|GH-\d/i.test(sentence);
  return isPlain ? sentence : wholeCodeSpan(sentence);
}
