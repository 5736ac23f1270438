// The texts that init writes: the files of examples/ with the user's values, and lines to add to existing files.
// Nothing is read or written here.
import { yamlString } from '../report/escape.ts';

/** The values given to init. They are checked: none can be markup, or more than one word in a shell. */
export interface Answers {
  readonly repository: string;
  readonly baseUrl: string;
  /** OWNER/REPO@SHA. */
  readonly action: string;
  readonly hardened: boolean;
  /** ORG/TEAM; null if nobody owns the files. */
  readonly team: string | null;
  /** Slug; '' for none. */
  readonly organization: string;
  /** BRANCH, or OWNER/REPO#BRANCH; '' for none. */
  readonly ledger: string;
  /** An environment only for applies, which may wait; null if applies use the environment of the plans, if any. */
  readonly applyEnvironment: string | null;
  readonly preCommit: boolean;
  /** Whether the files follow the export of a CMDB. */
  readonly cmdb: boolean;
  /** The default branch. */
  readonly branch: string;
}

/** Where a file of the setup comes from. */
export interface Source {
  /** The path in the user's repository. */
  readonly path: string;
  /** The source of its text: a file of the package, or `schema`, which the tool prints. */
  readonly from: string;
  /** Whether missing lines are added to an existing file. */
  readonly isLines: boolean;
}

/**
 * A new CODEOWNERS goes where GitHub looks first. An existing one elsewhere is used instead, because a new one would
 * override it.
 */
export function sourcesOf(answers: Answers, owners: string): Source[] {
  const { hardened, team, preCommit, cmdb } = answers;
  const workflows = 'examples/workflows';
  const whole = (path: string, from: string): Source => ({ path, from, isLines: false });
  const lines = (path: string, from: string): Source => ({ path, from, isLines: true });
  return [
    whole('.github/workflows/inventory.yml', `${workflows}/${hardened ? 'hardened' : 'plan-and-apply'}.yml`),
    whole('.github/workflows/inventory-drift.yml', `${workflows}/drift.yml`),
    ...(cmdb ? [whole('.github/workflows/inventory-cmdb.yml', `${workflows}/cmdb.yml`)] : []),
    whole('.github/rulesets/inventory.json', 'examples/setup/ruleset.json'),
    whole('.github/dependabot.yml', 'examples/setup/dependabot.yml'),
    ...(team === null ? [] : [lines(owners, 'examples/setup/CODEOWNERS')]),
    lines('.gitignore', 'examples/setup/gitignore'),
    lines('.gitattributes', 'examples/setup/gitattributes'),
    whole('.vscode/settings.json', 'examples/setup/vscode-settings.json'),
    whole('inventory.schema.json', 'schema'),
    ...(preCommit ? [whole('.pre-commit-config.yaml', 'examples/setup/pre-commit-config.yaml')] : []),
  ];
}

/** One file, and what happens to it. */
export interface SetupFile {
  readonly path: string;
  /** null if there is none. */
  readonly before: string | null;
  readonly text: string;
  /** `completed`: missing lines are added. `kept`: it has another text, and stays. */
  readonly fate: 'new' | 'completed' | 'replaced' | 'same' | 'kept';
}

export interface FileState {
  readonly source: Source;
  /** The text that it comes from. */
  readonly template: string;
  /** The existing text; null if there is none. */
  readonly before: string | null;
  /** Whether the user asked to replace it. */
  readonly forced: boolean;
}

export function setupFile({ source, template, before, forced }: FileState, answers: Answers): SetupFile {
  const { path, isLines } = source;
  const whole = filledIn(template, answers);
  const text = isLines && before !== null && !forced ? withLines(before, whole) : whole;
  if (before === null) return { path, before, text, fate: 'new' };
  if (before === text) return { path, before, text, fate: 'same' };
  if (forced) return { path, before, text, fate: 'replaced' };
  return { path, before, text, fate: isLines ? 'completed' : 'kept' };
}

const PLACEHOLDER = `OWNER/cip-inventory-sync@${'0'.repeat(40)}`;
/** The comment behind a pinned commit names a release. For the user's own commit, the release is not known. */
const VERSION = / # v[\d.]+$/gm;

/** The text of an example as this repository needs it. */
function filledIn(template: string, answers: Answers): string {
  const { action, baseUrl, hardened, team, organization, branch } = answers;
  const [name = '', sha = ''] = action.split('@');
  const isOurs = (line: string) => line.includes(PLACEHOLDER) || line.includes('0'.repeat(40));
  const text = template
    .replace(/^.*$/gm, (line) => (isOurs(line) ? line.replace(VERSION, '') : line))
    .replaceAll(PLACEHOLDER, action)
    .replaceAll('OWNER/cip-inventory-sync', name)
    .replaceAll('0'.repeat(40), sha)
    .replaceAll('https://inventory.example', () => scalar(baseUrl))
    .replaceAll('branches: [main]', () => `branches: [${scalar(branch)}]`)
    .replaceAll('@ORGANIZATION/inventory-owners', `@${team ?? ''}`)
    .replace(/^# Beside hardened\.yml.*\n/m, '')
    .replace(/^( *)# hardened: (.*\n)/gm, hardened ? '$1$2' : '');
  const gated = answers.applyEnvironment === null ? text : withApplyEnvironment(text, answers.applyEnvironment);
  const withOrganization = organization === '' ? gated : afterUrl(gated, [`organization: ${scalar(organization)}`]);
  return answers.ledger === '' ? withOrganization : withLedgerInputs(withOrganization, answers.ledger);
}

/** Its gates and custom rules need the deployment that the examples switch off. */
function withApplyEnvironment(text: string, name: string): string {
  return text.replace(
    /^( {2}apply:\n(?: {4}.*\n)*?)(?: {4}environment:\n(?: {6}.*\n)+)?( {4}permissions:\n)/m,
    (_, head: string, rest: string) => `${head}    environment: ${scalar(name)}\n${rest}`,
  );
}

function scalar(text: string): string {
  return /^[A-Za-z][\w.~:/%-]*$/.test(text) && !text.endsWith(':') ? text : yamlString(text);
}

/** Adds inputs after each `base-url`. */
function afterUrl(text: string, inputs: readonly string[]): string {
  return text.replace(/^( *)base-url: .*\n/gm, (line, indent: string) =>
    [line, ...inputs.map((input) => `${indent}${input}\n`)].join(''),
  );
}

/** A ledger in another repository needs its own token. One in this repository needs the permission to push. */
function withLedgerInputs(text: string, ledger: string): string {
  const isElsewhere = ledger.includes('#');
  const token = isElsewhere ? [`ledger-token: ${'$'}{{ secrets.CIP_LEDGER_TOKEN }}`] : [];
  const wired = afterUrl(text, [`ledger: ${scalar(ledger)}`, ...token]);
  if (isElsewhere) return wired;
  return wired.replace(/^( {2}(?:apply|drift):\n(?: {4}.*\n)*? {6}contents: )read.*$/gm, '$1write # the ledger');
}

/** Adds the missing lines at the end of a file, with the comment above them. */
function withLines(before: string, wanted: string): string {
  const present = new Set(before.split(/\r?\n/).map(words));
  const isMissing = (line: string) => line !== '' && !present.has(words(line));
  const lines = wanted.split('\n');
  if (!lines.some((line) => isMissing(line) && !line.startsWith('#'))) return before;
  const ending = before.includes('\r\n') ? '\r\n' : '\n';
  const start = before === '' || before.endsWith('\n') ? before : before + ending;
  return (
    start +
    lines
      .filter(isMissing)
      .map((line) => line + ending)
      .join('')
  );
}

/** Ignores the amount of white space between words. */
function words(line: string): string {
  return line.trim().split(/\s+/).join(' ');
}
