// Defines each setting once: its name, type, default, description, and where it is available. From this table come
// action.yml, the flags with their help, the type of the settings, and their checks.
import { UserError } from '../core/result.ts';

/** The commands of the command line that take settings. */
type CommandWithSettings = 'validate' | 'fmt' | 'plan' | 'apply' | 'drift' | 'systems' | 'export' | 'import' | 'doctor';

interface Setting {
  /** Only the action takes a `secret`. The code that needs one reads it directly: `Settings` never holds it. */
  readonly type:
    | 'text'
    | 'lines'
    | 'switch'
    | 'count'
    | 'percent'
    | 'parallel'
    | 'seconds'
    | 'secret'
    | readonly string[];
  /** The text to use if no value is given: '' if this is left out. */
  readonly default?: string;
  readonly description: string;
  /** False if the action does not have it as an input. */
  readonly action?: false;
  /** The commands that have it as a flag; none if this is left out. */
  readonly commands?: readonly CommandWithSettings[];
  /** The placeholder for its value in the help. */
  readonly value?: string;
}

const ONLINE = ['plan', 'apply', 'drift', 'systems', 'export', 'import', 'doctor'] as const;
const PLANNING = ['plan', 'apply', 'drift'] as const;

/** The settings, in the order in which action.yml and the help show them. */
export const SETTINGS = {
  command: {
    type: ['auto', 'validate', 'plan', 'apply', 'drift', 'doctor'],
    default: 'auto',
    description: 'What to do: auto (what the event asks for), validate, plan, apply, drift or doctor.',
  },
  path: {
    type: 'text',
    value: 'dir',
    default: 'inventory',
    description: 'Folder of the inventory. Every *.yml and *.yaml below it is read.',
    commands: ['validate', 'fmt', ...ONLINE],
  },
  'base-url': {
    type: 'text',
    value: 'url',
    description: 'URL of the compliance inventory service. It must be https, unless it is this machine.',
    commands: ONLINE,
  },
  'api-key': {
    type: 'secret',
    description: 'API key of the organization, from a secret. Without it, the files are only validated.',
  },
  organization: {
    type: 'text',
    value: 'slug',
    description: 'Slug of the organization. If the API key belongs to another one, the run stops.',
    commands: ONLINE,
  },
  name: {
    type: 'text',
    description: 'Name of this inventory in comments and checks, if the repository has several organizations.',
  },
  'github-token': {
    type: 'secret',
    default: `\${{ github.token }}`,
    description: 'Token for comments, checks and the applied log. It has the permissions of the job.',
  },
  approval: {
    type: ['none', 'plan', 'review'],
    default: 'plan',
    description:
      'What apply executes: plan (what a merged pull request showed), review (what another person approved, too), none (everything).',
    commands: ['apply'],
  },
  'approve-digest': {
    type: 'text',
    value: 'digest',
    description: 'Digest of a plan to approve. Apply executes the plan if it still has this digest.',
    commands: ['apply'],
  },
  'apply-drift': {
    type: 'switch',
    default: 'false',
    description: 'Whether to include changes that no file asked for in what apply executes.',
    commands: ['plan', 'apply'],
  },
  only: {
    type: 'lines',
    value: 'system',
    description: 'Plans only this cyber system: name, id or SITE/SYSTEM. You can repeat it.',
    action: false,
    commands: ['plan'],
  },
  'unique-names': {
    type: ['system', 'organization'],
    default: 'system',
    description: 'Where asset names must be unique: system or organization.',
    commands: ['validate', ...PLANNING, 'import', 'doctor'],
  },
  'max-deletes': {
    type: 'count',
    default: '25',
    description: 'Maximum number of deletes in one apply. 0 means none at all.',
    commands: ['plan', 'apply', 'import'],
  },
  'max-delete-percent': {
    type: 'percent',
    default: '30',
    description:
      'Maximum number of deletes in one apply, as a percentage of the live assets in managed systems. 3 are always allowed. 0 means none at all.',
    commands: ['plan', 'apply', 'import'],
  },
  concurrency: {
    type: 'parallel',
    default: '16',
    description: 'Maximum number of requests to the service at once.',
    commands: ONLINE,
  },
  timeout: {
    type: 'seconds',
    default: '0',
    description: 'Maximum number of seconds for the whole run. 0 means no limit.',
    commands: ONLINE,
  },
  'allow-public': {
    type: 'switch',
    default: 'false',
    description: 'Whether a run may print the inventory in a public repository. If not, it fails there.',
  },
  'signing-key': {
    type: 'secret',
    description:
      'Secret that signs records and the applied log, of 32 characters or more. If it is set, unsigned ones do not count.',
  },
  'fail-on-drift': {
    type: 'switch',
    default: 'false',
    description: 'Whether drift fails the run.',
  },
  'working-directory': {
    type: 'text',
    value: 'dir',
    description: 'Folder to work in: on GitHub relative to the workspace.',
    // cli/program.ts declares this flag.
  },
  'impact-rating-field': {
    type: 'text',
    value: 'field',
    description:
      'Field of a cyber system that holds its impact rating. It is shown beside the name, and compared with the files.',
    commands: [...PLANNING, 'systems', 'export', 'import'],
  },
  'control-center-field': {
    type: 'text',
    value: 'field',
    description: 'Field of a cyber system that holds its control center. It is shown before the name.',
    commands: [...PLANNING, 'systems', 'export', 'import'],
  },
  'evidence-dir': {
    type: 'text',
    value: 'dir',
    default: '.cip-sync',
    description: 'Folder for the evidence of an apply.',
    action: false,
    commands: ['apply'],
  },
  ledger: {
    type: 'text',
    value: 'remote#branch',
    description:
      'Branch that keeps applies and looks for years: BRANCH, or OWNER/REPO#BRANCH (on the command line REMOTE#BRANCH).',
    commands: ['apply', 'drift'],
  },
  'ledger-token': {
    type: 'secret',
    default: `\${{ github.token }}`,
    description: 'Token that can push to the ledger.',
  },
  'ledger-key': {
    type: 'secret',
    description: 'Ed25519 private key that signs the commits of the ledger.',
  },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof SETTINGS;

/** The settings as a list, with all that the table leaves out. */
export const ALL_SETTINGS = Object.entries<Setting>(SETTINGS).map(([name, { action = true, ...setting }]) => {
  return { default: '', commands: [], ...setting, name: name as SettingName, isInput: action };
});

export type Camel<S extends string> = S extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : S;

type Value<T> = T extends readonly (infer Choice)[]
  ? Choice
  : T extends 'lines'
    ? readonly string[]
    : T extends 'switch'
      ? boolean
      : T extends 'text'
        ? string
        : number;

/** The settings of a run, by their names in camelCase. A text is trimmed, and '' if not given. Times are in seconds. */
export type Settings = {
  readonly [N in SettingName as (typeof SETTINGS)[N]['type'] extends 'secret' ? never : Camel<N>]: Value<
    (typeof SETTINGS)[N]['type']
  >;
};

/** The name of a setting in `Settings`, or of a flag in `Options`. */
export function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * Reads and checks all settings except secrets. `get` returns the text of a setting; '' or undefined if it was not
 * given. Throws a UserError that names the first setting that cannot be used.
 */
export function readSettings(get: (name: SettingName) => string | undefined): Settings {
  const entries = ALL_SETTINGS.flatMap(({ name, type, default: fallback }) => {
    if (type === 'secret') return [];
    const text = get(name)?.trim() ?? '';
    return [[camelCase(name), checkedValue(name, type, text === '' ? fallback : text)] as const];
  });
  return Object.fromEntries(entries) as Settings;
}

/** The longest delay that timers accept: 2^31 - 1 ms. */
const MAX_SECONDS = 2_147_483;

function checkedValue(
  name: SettingName,
  type: Exclude<Setting['type'], 'secret'>,
  text: string,
): string | readonly string[] | boolean | number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  switch (type) {
    case 'text':
      return text;
    case 'lines':
      return text.split('\n').flatMap((line) => line.trim() || []);
    case 'switch':
      return chosen(name, text.toLowerCase(), ['true', 'false']) === 'true';
    case 'count':
      if (number <= Number.MAX_SAFE_INTEGER) return number;
      throw new UserError(name, 'must be a whole number of 0 or more');
    case 'percent':
      if (number <= 100) return number;
      throw new UserError(name, 'must be a whole number from 0 to 100');
    case 'parallel':
      if (number >= 1 && number <= 256) return number;
      throw new UserError(name, 'must be a whole number from 1 to 256');
    case 'seconds': {
      const seconds = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
      // A small positive limit must not become 0, which means no limit.
      if (seconds <= MAX_SECONDS) return seconds > 0 ? Math.max(0.001, seconds) : 0;
      throw new UserError(name, `must be a number of seconds, at most ${MAX_SECONDS}`);
    }
    default:
      return chosen(name, text, type);
  }
}

function chosen(name: SettingName, text: string, allowed: readonly string[]): string {
  if (allowed.includes(text)) return text;
  throw new UserError(name, `must be ${allowed.slice(0, -1).join(', ')} or ${allowed.at(-1)}`);
}

/** The part of action.yml that declares the inputs, in YAML. */
export function inputsOfAction(): string {
  const lines = ALL_SETTINGS.flatMap(({ name, isInput, default: fallback, description }) => {
    if (!isInput) return [];
    const token = fallback.startsWith('$') ? fallback : JSON.stringify(fallback);
    return [`  ${name}:`, `    description: ${JSON.stringify(description)}`, `    default: ${token}`];
  });
  return `inputs:\n${lines.join('\n')}\n`;
}
