// The kinds of value an option can have: how each is checked, from a program or from the text of a flag.
import { readChoice, readCount, readFailureStatus, readObject, readSwitch, refuse } from './reading.ts';

/** One option of the emulator. `choices` is what may be said: every word of it, or examples of a number. */
export interface OptionDescription<T> {
  readonly description: string;
  readonly default: T;
  readonly choices?: readonly string[];
  /** What stands for the value in help, as in `--latency-ms <ms>`; absent for a switch. */
  readonly argument?: string;
  /** Checks a value, or the text of a flag. Throws an EmulatorInputError that names `place`. */
  readonly read: (value: unknown, place: string) => T;
}

export function choiceOption<T extends string>(
  description: string,
  choices: readonly T[],
  fallback: T,
): OptionDescription<T> {
  const read = (value: unknown, place: string) => readChoice(value, place, choices);
  return { description, default: fallback, choices, argument: 'word', read };
}

/** The flag's text of a number, as the number. */
function numeral(value: unknown): unknown {
  return typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
}

export function statusOption(
  description: string,
  fallback: number,
  choices?: readonly string[],
): OptionDescription<number> {
  const read = (value: unknown, place: string) => {
    const status = readFailureStatus(numeral(value), place);
    if (choices !== undefined) readChoice(String(status), place, choices);
    return status;
  };
  return { description, default: fallback, argument: 'status', read, ...(choices === undefined ? {} : { choices }) };
}

export function countOption(
  description: string,
  fallback: number,
  argument: string,
  min = 0,
): OptionDescription<number> {
  return { description, default: fallback, argument, read: (value, place) => readCount(numeral(value), place, min) };
}

export function switchOption(description: string, fallback: boolean): OptionDescription<boolean> {
  const read = (value: unknown, place: string) => {
    if (value === 'true' || value === 'false') return value === 'true';
    return readSwitch(value, place);
  };
  return { description, default: fallback, read };
}

export function textOption(
  description: string,
  fallback: string,
  pattern: RegExp,
  rule: string,
): OptionDescription<string> {
  const read = (value: unknown, place: string) =>
    typeof value === 'string' && pattern.test(value) ? value : refuse(place, rule);
  return { description, default: fallback, argument: 'text', read };
}

/** An option that is JSON: a value as it stands, or its text. `parse` checks what the JSON says. */
export function jsonOption<T>(
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
export function parseAnyObject(value: unknown, place: string): Readonly<Record<string, unknown>> {
  const fields = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  return readObject(value, place, fields);
}
