// Behavior that the API document does not show is an option of the emulator. This file defines the options, their
// defaults, and how they are read.
import * as z from 'zod';
import { FAULT_KINDS, type FaultPlan, parseFaultPlan } from './faults.ts';
import { failureStatus, readInput, throwInputError, wholeNumber } from './reading.ts';
import { NAME_SCOPES } from './records.ts';

/** One option. `choices` lists the allowed values. `argument` names the value in help, as in `--latency-ms <ms>`. */
interface OptionDescription<T> {
  readonly description: string;
  readonly default: T;
  readonly choices?: readonly string[];
  /** Absent for a switch. */
  readonly argument?: string;
  /** Checks a value, or the text of a flag. Throws an EmulatorInputError that names `place`. */
  readonly read: (value: unknown, place: string) => T;
}

function option<T>(
  schema: z.ZodType<T>,
  description: string,
  fallback: T,
  more: Pick<OptionDescription<T>, 'choices' | 'argument'> = {},
): OptionDescription<T> {
  return { description, default: fallback, ...more, read: (value, place) => readInput(schema, value, place) };
}

function choice<T extends string>(description: string, choices: readonly T[], fallback: T): OptionDescription<T> {
  return option(z.enum(choices), description, fallback, { choices, argument: 'word' });
}

/** Converts the text of a flag to a number. */
function numeral(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
}

function status(description: string, fallback: number): OptionDescription<number> {
  return option(z.preprocess(numeral, failureStatus), description, fallback, { argument: 'status' });
}

function number(
  description: string,
  fallback: number,
  argument: string,
  schema = wholeNumber(),
): OptionDescription<number> {
  return option(z.preprocess(numeral, schema), description, fallback, { argument });
}

/** JSON: the value itself, or its text. */
function json<T>(description: string, fallback: T, parse: (value: unknown, place: string) => T): OptionDescription<T> {
  const readText = (value: unknown, place: string) => {
    if (typeof value !== 'string') return parse(value, place);
    let parsed: unknown;
    try {
      parsed = JSON.parse(value);
    } catch (error) {
      return throwInputError(place, `must be JSON; ${error instanceof Error ? error.message : 'it does not parse'}`);
    }
    return parse(parsed, place);
  };
  return { description, default: fallback, argument: 'json', read: readText };
}

const RETRY_AFTER = ['seconds', 'date', 'absent'] as const;
const WITHOUT_FACILITY = ['absent', 'null', 'empty'] as const;

const LONGEST_TIMER = 2_147_483_647;
const TIMER = wholeNumber().max(LONGEST_TIMER, `must be at most ${LONGEST_TIMER}, the longest timer`);
const PLANNED_STATUS = ['403', '404', '405', '501'] as const;

/** A field that the API document does not name. '' leaves it out. */
function fieldName(description: string) {
  const documented = ['id', 'name', 'facility_id', 'organization_slug'];
  const rule = 'must be a field name that the API document does not use';
  const schema = z
    .string()
    .regex(/^([a-z_]\w*)?$/i, rule)
    .refine((name) => !documented.includes(name), rule);
  return option(schema, description, '', { argument: 'text' });
}

/** By name of the option: its meaning, default, choices, and the check of its value. */
export const OPTION_DESCRIPTIONS = {
  uniqueNames: choice('scope in which the name of an asset is unique', NAME_SCOPES, 'organization'),
  missingKeyStatus: status('status for a request without X-API-Key', 401),
  invalidKeyStatus: status('status for a key that is not valid', 401),
  invalidBodyStatus: status('status for an invalid body', 400),
  takenNameStatus: status('status for a name that is taken', 409),
  plannedPathStatus: option(
    z.preprocess(String, z.enum(PLANNED_STATUS)).transform(Number),
    'status for a planned operation',
    404,
    { choices: PLANNED_STATUS, argument: 'status' },
  ),
  withoutFacility: choice('facility_id of a system without a facility', WITHOUT_FACILITY, 'absent'),
  impactRatingField: fieldName('field of a system that holds its impact rating; none by default'),
  controlCenterField: fieldName('field of a system that holds the id of its control center; none by default'),
  extraFields: json<Readonly<Record<string, unknown>>>('fields added to every record shown', {}, (value, place) =>
    readInput(z.record(z.string(), z.unknown()), value, place),
  ),
  latencyMs: number('time before each request is handled', 0, 'ms', TIMER),
  lagMs: number('how far the list of assets lags behind writes', 0, 'ms'),
  lagReads: number('how many reads of the list of assets do not show a write yet', 0, 'reads'),
  rateLimit: number('requests of an organization in a window; 0 for no limit', 0, 'requests'),
  rateWindowMs: number('length of the window of the rate limit', 1_000, 'ms', wholeNumber(1)),
  retryAfter: choice('how a 429 says when to come again', RETRY_AFTER, 'seconds'),
  faults: json<FaultPlan>(
    `injected faults: rules or a probability; kinds: ${FAULT_KINDS.join(', ')}`,
    [],
    parseFaultPlan,
  ),
  randomSeed: number('seed of the random numbers that faults by chance use', 1, 'number'),
} as const;

/** Name of the option → its value. */
export type EmulatorOptions = {
  readonly [K in keyof typeof OPTION_DESCRIPTIONS]: (typeof OPTION_DESCRIPTIONS)[K]['default'];
};

export const OPTION_NAMES = Object.keys(OPTION_DESCRIPTIONS) as readonly (keyof EmulatorOptions)[];

/** The flag of an option: `latencyMs` is `--latency-ms`. */
export function flagOf(name: string): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** Fills in defaults and checks every given value. Throws an EmulatorInputError that names the option. */
export function completeOptions(given: Partial<EmulatorOptions>): EmulatorOptions {
  return readOptions(OPTION_NAMES, given, (name) => name) as EmulatorOptions;
}

/**
 * Reads flags by option name (`latencyMs`, as commander gives them). Values are texts or booleans; undefined means not
 * given. Throws an EmulatorInputError that names the flag.
 */
export function parseEmulatorOptions(
  flags: Readonly<Record<string, string | boolean | undefined>>,
): Partial<EmulatorOptions> {
  const named = OPTION_NAMES.filter((name) => flags[name] !== undefined);
  return readOptions(named, flags, flagOf);
}

function readOptions(
  names: readonly (keyof EmulatorOptions)[],
  given: Readonly<Partial<Record<keyof EmulatorOptions, unknown>>>,
  placeOf: (name: string) => string,
): Partial<EmulatorOptions> {
  return Object.fromEntries(
    names.map((name) => {
      const option = OPTION_DESCRIPTIONS[name];
      return [name, option.read(given[name] ?? option.default, placeOf(name))];
    }),
  );
}
