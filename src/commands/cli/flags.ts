// The inputs as flags of the command line, and the settings that they and the environment make.
import { resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { ConfigurationError, checkApiKey, type Environment } from '../../service/endpoint.ts';
import { INPUTS, type InputName, readSettings, type Settings } from '../inputs.ts';

/** Flags as commander hands them on: by name in camelCase. */
export type Flags = Readonly<Record<string, string | boolean | undefined>>;

/** What `validate` asks for; the other commands take every input. */
export const FILE_INPUTS: readonly InputName[] = ['path', 'unique-names', 'detail'];
/** What a command asks for that reads the service and no files. */
export const CONNECTION_INPUTS: readonly InputName[] = [
  'base-url',
  'organization',
  'concurrency',
  'request-timeout',
  'timeout',
];
export const ALL_INPUTS = Object.keys(INPUTS).filter((name) => name !== 'name') as readonly InputName[];

export function addInputs(command: Command, names: readonly InputName[]): Command {
  for (const name of names) {
    const { description, default: fallback } = INPUTS[name];
    const isDefaultSaid = fallback !== '';
    const option = new Option(`--${name} <${valueName(name)}>`, description + (isDefaultSaid ? ` (${fallback})` : ''));
    // Given more than once, a path adds a line.
    if (name === 'path')
      option.argParser((value, before: string | undefined) => (before ? `${before}\n${value}` : value));
    command.addOption(option);
  }
  // Whoever takes the URL of the service speaks with it.
  if (names.includes('base-url')) command.option('--verbose', 'Tells of each request to the service, in a line.');
  return command.option('--working-directory <dir>', 'Folder to work in, in place of the current one.');
}

const VALUE_NAMES: Partial<Record<InputName, string>> = {
  path: 'path',
  'base-url': 'url',
  organization: 'slug',
  approve: 'digest',
  'request-timeout': 'seconds',
  timeout: 'seconds',
  'evidence-dir': 'dir',
};

function valueName(name: InputName): string {
  return VALUE_NAMES[name] ?? (/^\d+$/.test(INPUTS[name].default) ? 'n' : 'choice');
}

/** Settings from flags, with the URL from the environment where no flag gives it. Throws ConfigurationError. */
export function settingsFrom(flags: Flags, env: Environment, cwd: string): Settings {
  const get = (name: InputName) => {
    const flag = flags[camelCase(name)];
    if (typeof flag === 'string') return flag;
    return name === 'base-url' ? env.CIP_SYNC_BASE_URL : undefined;
  };
  const settings = readSettings(get, { autoDetail: 'full', evidenceDir: '.cip-sync' });
  return { ...settings, evidenceDir: resolve(cwd, settings.evidenceDir) };
}

/** Checked before the connection is: its own words cannot know where the command line takes the URL from. */
export function requireBaseUrl({ baseUrl }: Settings): void {
  if (baseUrl === '') {
    throw new ConfigurationError(
      '--base-url',
      'is not given, nor is CIP_SYNC_BASE_URL set. Set one to the URL of the service.',
    );
  }
}

/** The key is read from the environment alone: a command line is seen by every process of the machine. */
export function apiKeyFrom(env: Environment): string {
  const key = env.CIP_SYNC_API_KEY ?? '';
  if (key.trim() === '') {
    throw new ConfigurationError('CIP_SYNC_API_KEY', 'is not set. Put the API key into this environment variable.');
  }
  return checkApiKey(key);
}

function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
