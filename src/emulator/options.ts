// What the API document does not show is an option of the emulator: its kinds, its defaults, and how it is read.

import { FAULT_KINDS, type FaultPlan, parseFaultPlan } from './faults.ts';
import { readChoice, readCount, readFailureStatus, readObject, readSwitch, refuse } from './reading.ts';
import { NAME_SCOPES, type NameScope } from './records.ts';

/** One option of the emulator. `choices` is what may be said: every word of it, or examples of a number. */
interface OptionDescription<T> {
  readonly description: string;
  readonly default: T;
  readonly choices?: readonly string[];
  /** What stands for the value in help, as in `--latency-ms <ms>`; absent for a switch. */
  readonly argument?: string;
  /** Checks a value, or the text of a flag. Throws an EmulatorInputError that names `place`. */
  readonly read: (value: unknown, place: string) => T;
}

function choiceOption<T extends string>(description: string, choices: readonly T[], fallback: T): OptionDescription<T> {
  const read = (value: unknown, place: string) => readChoice(value, place, choices);
  return { description, default: fallback, choices, argument: 'word', read };
}

/** The flag's text of a number, as the number. */
function numeral(value: unknown): unknown {
  return typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
}

function statusOption(description: string, fallback: number, choices?: readonly string[]): OptionDescription<number> {
  const read = (value: unknown, place: string) => {
    const status = readFailureStatus(numeral(value), place);
    if (choices !== undefined) readChoice(String(status), place, choices);
    return status;
  };
  return { description, default: fallback, argument: 'status', read, ...(choices === undefined ? {} : { choices }) };
}

function countOption(description: string, fallback: number, argument: string, min = 0): OptionDescription<number> {
  return { description, default: fallback, argument, read: (value, place) => readCount(numeral(value), place, min) };
}

function switchOption(description: string, fallback: boolean): OptionDescription<boolean> {
  const read = (value: unknown, place: string) => {
    if (value === 'true' || value === 'false') return value === 'true';
    return readSwitch(value, place);
  };
  return { description, default: fallback, read };
}

function textOption(description: string, fallback: string, pattern: RegExp, rule: string): OptionDescription<string> {
  const read = (value: unknown, place: string) =>
    typeof value === 'string' && pattern.test(value) ? value : refuse(place, rule);
  return { description, default: fallback, argument: 'text', read };
}

/** An option that is JSON: a value as it stands, or its text. `parse` checks what the JSON says. */
function jsonOption<T>(
  description: string,
  fallback: T,
  parse: (value: unknown, place: string) => T,
): OptionDescription<T> {
  const read = (value: unknown, place: string) => {
    if (typeof value !== 'string') return parse(value, place);
    let parsed: unknown;
    try {
      parsed = JSON.parse(value);
    } catch (error) {
      return refuse(place, `must be JSON; ${error instanceof Error ? error.message : 'it does not parse'}`);
    }
    return parse(parsed, place);
  };
  return { description, default: fallback, argument: 'json', read };
}

/** Any JSON object. */
function parseAnyObject(value: unknown, place: string): Readonly<Record<string, unknown>> {
  const fields = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  return readObject(value, place, fields);
}

// Everything that the API document does not show, as an option with a default. One table describes and checks them
// all, for programs and for the command line.

const RETRY_AFTER = ['seconds', 'date', 'absent'] as const;
const WITHOUT_FACILITY = ['absent', 'null', 'empty'] as const;
const REQUIRED_OR_IGNORED = ['required', 'ignored'] as const;
const IGNORED_OR_REFUSED = ['ignored', 'refused'] as const;

export interface EmulatorOptions {
  readonly uniqueNames: NameScope;
  readonly missingKeyStatus: number;
  readonly invalidKeyStatus: number;
  readonly invalidBodyStatus: number;
  readonly takenNameStatus: number;
  readonly unknownIdStatus: number;
  readonly plannedPathStatus: number;
  readonly unknownPathStatus: number;
  readonly wrongMethodStatus: number;
  readonly contentType: (typeof REQUIRED_OR_IGNORED)[number];
  readonly contentTypeStatus: number;
  readonly unknownFields: (typeof IGNORED_OR_REFUSED)[number];
  readonly withoutFacility: (typeof WITHOUT_FACILITY)[number];
  readonly extraFields: Readonly<Record<string, unknown>>;
  readonly latencyMs: number;
  readonly lagMs: number;
  readonly lagReads: number;
  readonly rateLimit: number;
  readonly rateWindowMs: number;
  readonly retryAfter: (typeof RETRY_AFTER)[number];
  readonly faults: FaultPlan;
  readonly randomSeed: number;
  readonly basePath: string;
  readonly ledgerLimit: number;
  readonly admin: boolean;
}

const LONGEST_TIMER = 2_147_483_647;

/** Name of the option → what it means, its default, its choices, and how a value of it is checked. */
export const OPTION_DESCRIPTIONS: { readonly [K in keyof EmulatorOptions]: OptionDescription<EmulatorOptions[K]> } = {
  uniqueNames: choiceOption('scope in which the name of an asset is unique', NAME_SCOPES, 'organization'),
  missingKeyStatus: statusOption('status for a request without X-API-Key', 401),
  invalidKeyStatus: statusOption('status for a key that is not valid', 401),
  invalidBodyStatus: statusOption('status for an invalid body', 400),
  takenNameStatus: statusOption('status for a name that is taken', 409),
  unknownIdStatus: statusOption('status for GET and PATCH of an unknown id; DELETE always answers 404', 404),
  plannedPathStatus: statusOption('status for a planned operation', 404, ['403', '404', '405', '501']),
  unknownPathStatus: statusOption('status for a path that is neither offered nor planned', 404),
  wrongMethodStatus: statusOption('status for a method that an offered path does not have', 405),
  contentType: choiceOption('whether a body needs Content-Type: application/json', REQUIRED_OR_IGNORED, 'required'),
  contentTypeStatus: statusOption('status for a body of another content type', 415),
  unknownFields: choiceOption('what becomes of unknown fields in a body', IGNORED_OR_REFUSED, 'ignored'),
  withoutFacility: choiceOption('facility_id of a system without a facility', WITHOUT_FACILITY, 'absent'),
  extraFields: jsonOption<EmulatorOptions['extraFields']>('fields added to every record shown', {}, parseAnyObject),
  latencyMs: { ...countOption('time before each request is looked at', 0, 'ms'), read: readTimer },
  lagMs: countOption('how far the list of assets lags behind writes', 0, 'ms'),
  lagReads: countOption('how many reads of the list of assets do not show a write yet', 0, 'reads'),
  rateLimit: countOption('requests of an organization in a window; 0 for no limit', 0, 'requests'),
  rateWindowMs: countOption('length of the window of the rate limit', 1_000, 'ms', 1),
  retryAfter: choiceOption('how a 429 says when to come again', RETRY_AFTER, 'seconds'),
  faults: jsonOption<FaultPlan>(
    `injected faults: rules or a probability; kinds: ${FAULT_KINDS.join(', ')}`,
    [],
    parseFaultPlan,
  ),
  randomSeed: countOption('seed of the random numbers that faults by chance use', 1, 'number'),
  basePath: textOption('path before every path of the API, like /api', '', /^(\/[\w.~-]+)*$/, 'must be like /api'),
  ledgerLimit: countOption('how many requests the ledger keeps; 0 for none', 100_000, 'requests'),
  admin: switchOption('serve /__emulator/, which controls the emulator and shows its keys', false),
};

function readTimer(value: unknown, place: string): number {
  const ms = countOption('', 0, 'ms').read(value, place);
  return ms <= LONGEST_TIMER ? ms : refuse(place, `must be at most ${LONGEST_TIMER}, the longest timer`);
}

export const OPTION_NAMES = Object.keys(OPTION_DESCRIPTIONS) as readonly (keyof EmulatorOptions)[];

/** The flag of an option: `latencyMs` is `--latency-ms`. */
export function flagOf(name: string): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

type Unfinished = { -readonly [K in keyof EmulatorOptions]?: EmulatorOptions[K] };

function isComplete(options: Unfinished): options is EmulatorOptions {
  return OPTION_NAMES.every((name) => options[name] !== undefined);
}

/** Fills in the defaults and checks every value given. Throws an EmulatorInputError that names the option. */
export function completeOptions(given: Partial<EmulatorOptions>): EmulatorOptions {
  const options: Unfinished = {};
  for (const name of OPTION_NAMES) readInto(options, name, given[name] ?? OPTION_DESCRIPTIONS[name].default, name);
  return isComplete(options) ? options : refuse('options', 'an option has no default');
}

/**
 * Reads flags, by option name (`latencyMs`, as commander gives them), texts or booleans; undefined is not given.
 * Throws an EmulatorInputError that names the flag.
 */
export function parseEmulatorOptions(
  flags: Readonly<Record<string, string | boolean | undefined>>,
): Partial<EmulatorOptions> {
  const options: Unfinished = {};
  for (const [flag, value] of Object.entries(flags)) {
    const name = OPTION_NAMES.find((known) => known === flag);
    if (name === undefined) {
      refuse(flagOf(flag), `no such option; there are ${OPTION_NAMES.map(flagOf).join(', ')}`);
    }
    readInto(options, name, value, flagOf(name));
  }
  return options;
}

function readInto<K extends keyof EmulatorOptions>(into: Unfinished, name: K, value: unknown, place: string): void {
  if (value !== undefined) into[name] = OPTION_DESCRIPTIONS[name].read(value, place);
}
