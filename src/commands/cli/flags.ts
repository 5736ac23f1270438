// Flags of the command line, and the settings that they and the environment make.
import { resolve } from 'node:path';
import { ConfigurationError, checkApiKey, type Environment } from '../../service/endpoint.ts';
import { INPUTS, type InputName, readSettings, type Settings } from '../inputs.ts';

/** By name in camelCase, as commander hands them on. */
export type Flags = Readonly<Record<string, string | boolean | undefined>>;

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

/** An input that cannot be used, by the flag or the variable that gave it; any other error as it is. */
export function asGiven(error: unknown, flags: Flags): unknown {
  if (!(error instanceof ConfigurationError)) return error;
  const { input } = error;
  if (input === 'api-key') return error.of('CIP_SYNC_API_KEY');
  if (input === 'base-url' && flags.baseUrl === undefined) return error.of('CIP_SYNC_BASE_URL');
  return Object.hasOwn(INPUTS, input) || input === 'base' ? error.of(`--${input}`) : error;
}

export function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
