// What the API document does not show is an option of the emulator. One schema names the options, with their meaning,
// their values and their defaults: the keys of a file for `--behavior`.
import * as z from 'zod';
import { type FaultPlan, parseFaultPlan } from './faults.ts';
import { failureStatus, readInput, wholeNumber } from './reading.ts';
import { NAME_SCOPES } from './records.ts';

const LONGEST_TIMER = 2_147_483_647;

/** A field that the API document does not name. '' leaves it out. */
const FIELD_RULE = 'must be a field name that the API document does not use';
const fieldName = z
  .string()
  .regex(/^([a-z_]\w*)?$/i, FIELD_RULE)
  .refine((name) => !['id', 'name', 'facility_id', 'organization_slug'].includes(name), FIELD_RULE);

const behavior = z.strictObject({
  /** Scope in which the name of an asset is unique. */
  uniqueNames: z.enum(NAME_SCOPES).default('organization'),
  /** Statuses of failures. */
  missingKeyStatus: failureStatus.default(401),
  invalidKeyStatus: failureStatus.default(401),
  invalidBodyStatus: failureStatus.default(400),
  takenNameStatus: failureStatus.default(409),
  plannedPathStatus: z.literal([403, 404, 405, 501]).default(404),
  /** `facility_id` of a system without a facility. */
  withoutFacility: z.enum(['absent', 'null', 'empty']).default('absent'),
  /** The field of a system that holds its impact rating, and the one that holds the id of its control center. */
  impactRatingField: fieldName.default(''),
  controlCenterField: fieldName.default(''),
  /** Fields added to every record shown. */
  extraFields: z.record(z.string(), z.unknown()).default({}),
  /** Time before each request is handled. */
  latencyMs: wholeNumber().max(LONGEST_TIMER, `must be at most ${LONGEST_TIMER}, the longest timer`).default(0),
  /** How far the list of assets lags behind writes, and how many reads of it do not show a write yet. */
  lagMs: wholeNumber().default(0),
  lagReads: wholeNumber().default(0),
  /** Requests of an organization in a window; 0 for no limit. */
  rateLimit: wholeNumber().default(0),
  rateWindowMs: wholeNumber(1).default(1_000),
  /** How a 429 says when to come again. */
  retryAfter: z.enum(['seconds', 'date', 'absent']).default('seconds'),
  /** Injected faults: a list of rules, or a probability (faults.ts). */
  faults: z.unknown().default([]),
  /** Seed of the random numbers that faults by chance use. */
  randomSeed: wholeNumber().default(1),
});

export type EmulatorOptions = Readonly<Omit<z.infer<typeof behavior>, 'faults'>> & { readonly faults: FaultPlan };

/** Checks options, and fills in what is not given. Throws an EmulatorInputError that names the option. */
export function completeOptions(given: unknown): EmulatorOptions {
  const options = readInput(behavior, given, '', 'the behavior');
  return { ...options, faults: parseFaultPlan(options.faults) };
}
