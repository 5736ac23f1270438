// The definition of all inputs, for the action and the command line: names, defaults, and how they
// are read.
import type { Frozen } from '../core/model.ts';
import { ConfigurationError } from '../core/result.ts';

interface InputShape {
  readonly default: string;
  readonly description: string;
}

export const INPUTS = {
  path: {
    default: 'inventory',
    description: 'Inventory files: folders (with all subfolders, for *.yml and *.yaml), files or globs, one a line.',
  },
  only: {
    default: '',
    description:
      'A part of the plan: cyber systems by name, id, SITE/SYSTEM or file, one a line. Changes of other systems are left out. On GitHub, only for a dispatched run.',
  },
  'base-url': {
    default: '',
    description: 'URL of the compliance inventory service. It must be https, unless it is this machine.',
  },
  organization: {
    default: '',
    description: 'Slug of the organization. If the API key belongs to another one, the run stops.',
  },
  name: {
    default: '',
    description: 'Name for this inventory in comments and checks, if the repository has several organizations.',
  },
  approval: {
    default: 'plan',
    description:
      'What apply executes: plan (what a merged pull request showed), review (what another person approved, too), none (everything).',
  },
  'delete-approvals': {
    default: '1',
    description: 'How many people must approve a delete: 1, or 2 with approval: review.',
  },
  'ticket-pattern': {
    default: '',
    description:
      'Regular expression of JavaScript (flag u) for the number of a change order, such as CHG[0-9]{7}. The title of a pull request must hold a match.',
  },
  ticket: {
    default: '',
    description: 'Number of the change order for an apply that a digest approves. It must match ticket-pattern.',
  },
  approve: {
    default: '',
    description: 'Digest of a plan to approve. Apply executes the plan if it still has this digest.',
  },
  drift: { default: 'report', description: 'What to do with changes that no file asked for: report or apply.' },
  'unique-names': { default: 'system', description: 'Where asset names must be unique: system or organization.' },
  'max-deletes': { default: '25', description: 'Most deletes in one apply. 0 means none at all.' },
  'max-delete-percent': {
    default: '30',
    description:
      'Most deletes in one apply, as a percentage of the live assets in managed systems. 3 are always allowed. 0 means none at all.',
  },
  concurrency: { default: '16', description: 'Most requests to the service at once.' },
  'request-timeout': {
    default: '30',
    description: 'Most seconds for one request, from its start to the end of its answer.',
  },
  timeout: { default: '0', description: 'Most seconds for the whole run. 0 means no limit.' },
  'impact-rating-field': {
    default: '',
    description: 'Field of a cyber system that holds its impact rating. It is shown beside the name.',
  },
  'control-center-field': {
    default: '',
    description: 'Field of a cyber system that holds its control center. It is shown before the name.',
  },
  'evidence-dir': { default: '', description: 'Folder for the journal and the evidence of an apply.' },
  ledger: {
    default: '',
    description:
      'Branch that keeps applies and readings for years: BRANCH, or OWNER/REPO#BRANCH (on the command line REMOTE#BRANCH).',
  },
} as const satisfies Record<string, InputShape>;

export const ACTION_INPUTS = {
  command: {
    default: 'auto',
    description: 'What to do: auto (what the event asks for), validate, plan, apply, drift or doctor.',
  },
  'api-key': {
    default: '',
    description: 'API key of the organization, from a secret. Without it, the files are only validated.',
  },
  'github-token': {
    default: `\${{ github.token }}`,
    description: 'Token for comments and checks. It has the permissions of the job.',
  },
  'doctor-token': {
    default: '',
    description: 'Token with which doctor reads the settings of the repository. Without it, github-token is used.',
  },
  comment: { default: 'true', description: 'Whether to comment on pull requests.' },
  'signing-key': {
    default: '',
    description: 'Secret that signs the records of plans. If it is set, unsigned records do not count.',
  },
  'ledger-token': {
    default: `\${{ github.token }}`,
    description: 'Token that can push to the ledger.',
  },
  'ledger-key': {
    default: '',
    description: 'Ed25519 private key (PKCS#8 or OpenSSH) that signs the commits of the ledger.',
  },
  'allow-public': {
    default: 'false',
    description: 'Whether a run may print the inventory in a public repository. If not, it fails there.',
  },
  'fail-on-drift': { default: 'false', description: 'Whether drift fails the run.' },
  'working-directory': { default: '', description: 'Folder to work in, relative to the workspace.' },
} as const satisfies Record<string, InputShape>;

export type InputName = keyof typeof INPUTS;
export type ActionInputName = InputName | keyof typeof ACTION_INPUTS;

export type Settings = Frozen<ReturnType<typeof readSettings>>;
export type ApprovalMode = Settings['approval'];

/** How the action or the command line gives inputs: '' or undefined if one was not given. */
export type GetInput = (name: InputName) => string | undefined;

/**
 * Reads and checks all inputs. An input that was not given and has no default is ''. Throws a ConfigurationError that
 * names one.
 */
export function readSettings(get: GetInput, evidenceDir: string) {
  const read = (name: InputName) => {
    const text = get(name)?.trim() ?? '';
    return text === '' ? INPUTS[name].default : text;
  };
  const approval = choice('approval', read('approval'), ['none', 'plan', 'review']);
  const ticketPattern = pattern('ticket-pattern', read('ticket-pattern'));
  return {
    paths: read('path').split('\n'),
    /** Empty for all systems. */
    only: read('only')
      .split('\n')
      .flatMap((line) => line.trim() || []),
    baseUrl: read('base-url'),
    /** What gave the URL: the input, a flag or a variable. */
    baseUrlFrom: 'base-url',
    organization: read('organization'),
    approval,
    approve: read('approve'),
    /** '' if tickets are not required. */
    ticketPattern,
    ticket: ticket(read('ticket'), ticketPattern),
    deleteApprovals: deleteApprovals(read('delete-approvals'), approval),
    drift: choice('drift', read('drift'), ['report', 'apply']),
    uniqueNames: choice('unique-names', read('unique-names'), ['system', 'organization']),
    maxDeletes: wholeNumber('max-deletes', read('max-deletes'), { least: 0 }),
    maxDeletePercent: wholeNumber('max-delete-percent', read('max-delete-percent'), { least: 0, most: 100 }),
    concurrency: wholeNumber('concurrency', read('concurrency'), { least: 1, most: 256 }),
    requestTimeoutMs: seconds('request-timeout', read('request-timeout'), 0.001),
    /** 0 for no limit. */
    timeoutMs: seconds('timeout', read('timeout'), 0),
    impactRatingField: read('impact-rating-field'),
    controlCenterField: read('control-center-field'),
    evidenceDir: read('evidence-dir') || evidenceDir,
    ledger: read('ledger'),
  };
}

function choice<T extends string>(name: InputName, text: string, allowed: readonly T[]): T {
  const value = allowed.find((one) => one === text);
  if (value !== undefined) return value;
  throw new ConfigurationError(name, `must be ${allowed.slice(0, -1).join(', ')} or ${allowed.at(-1)}.`);
}

function wholeNumber(
  name: InputName,
  text: string,
  bounds: { readonly least: number; readonly most?: number },
): number {
  const { least, most = Number.MAX_SAFE_INTEGER } = bounds;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  const range = bounds.most === undefined ? `of ${least} or more` : `from ${least} to ${most}`;
  throw new ConfigurationError(name, `must be a whole number ${range}.`);
}

/** The longest delay that timers accept: 2^31 - 1 ms. */
const MOST_SECONDS = 2_147_483;

function seconds(name: InputName, text: string, least: number): number {
  const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  // Never rounds down to 0, which means no limit.
  if (value >= least && value <= MOST_SECONDS) return value > 0 ? Math.max(1, Math.round(value * 1000)) : 0;
  const range = `${least > 0 ? 'above 0 and ' : ''}at most ${MOST_SECONDS}`;
  throw new ConfigurationError(name, `must be a number of seconds, ${range}.`);
}

function pattern(name: InputName, text: string): string {
  if (text === '') return text;
  try {
    if (!new RegExp(text, 'u').test('')) return text;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new ConfigurationError(name, `is no regular expression: ${error.message}.`);
  }
  throw new ConfigurationError(name, 'matches an empty title, so every title would do. Give a pattern that does not.');
}

/** Whatever a person gives is recorded, so under a pattern it is a ticket, and nothing else. */
function ticket(text: string, ticketPattern: string): string | null {
  if (text === '') return null;
  if (ticketPattern === '') return text;
  const [found = ''] = new RegExp(ticketPattern, 'u').exec(text) ?? [];
  if (found !== '') return found;
  throw new ConfigurationError('ticket', `must match ticket-pattern, ${ticketPattern}.`);
}

function deleteApprovals(text: string, approval: string): 1 | 2 {
  const people = choice('delete-approvals', text, ['1', '2']) === '1' ? 1 : 2;
  if (people === 1 || approval === 'review') return people;
  throw new ConfigurationError('delete-approvals', 'needs approval: review. Without it, no review is read.');
}
