// The options of the emulator: one for each behavior that the API document does not show. One schema holds their names,
// meanings, values and defaults. The names are the keys of a `--behavior` file.
import * as z from 'zod';
import { type FaultPlan, faultChance, faultRule } from './faults.ts';
import { failureStatus, readInput, timerMs, wholeNumber } from './reading.ts';
import { NAME_SCOPES } from './records.ts';

/** The name of a field that the API document does not name. '' leaves the field out. */
const FIELD_RULE = 'must be a field name that the API document does not use';
const fieldName = z
  .string()
  .regex(/^([a-z_]\w*)?$/i, FIELD_RULE)
  .refine((name) => !['id', 'name', 'facility_id', 'organization_slug'].includes(name), FIELD_RULE);

export const behavior = z.strictObject({
  uniqueNames: z.enum(NAME_SCOPES).default('organization').describe('Scope in which the name of an asset is unique.'),
  missingKeyStatus: failureStatus.default(401).describe('HTTP status for a request without a key.'),
  invalidKeyStatus: failureStatus.default(401).describe('HTTP status for a key that is not valid.'),
  invalidBodyStatus: failureStatus.default(400).describe('HTTP status for an invalid body.'),
  takenNameStatus: failureStatus.default(409).describe('HTTP status for a name that is taken.'),
  withoutFacility: z
    .enum(['absent', 'null', 'empty'])
    .default('absent')
    .describe('`facility_id` of a cyber system without a facility.'),
  impactRatingField: fieldName.default('').describe('Field of a cyber system for its impact rating.'),
  controlCenterField: fieldName.default('').describe('Field of a cyber system for the id of its control center.'),
  extraFields: z.record(z.string(), z.unknown()).default({}).describe('Fields added to every record shown.'),
  latencyMs: timerMs.default(0).describe('Milliseconds before each request is handled.'),
  lagMs: wholeNumber().default(0).describe('By how many milliseconds the list of assets lags behind writes.'),
  lagReads: wholeNumber().default(0).describe('How many reads of the list of assets do not show a write yet.'),
  rateLimit: wholeNumber().default(0).describe('Requests of an organization in a window; 0 for no limit.'),
  rateWindowMs: wholeNumber(1).default(1_000).describe('Milliseconds of that window.'),
  retryAfter: z.enum(['seconds', 'date', 'absent']).default('seconds').describe('`Retry-After` of a 429.'),
  faults: z
    .unknown()
    .default([])
    .describe('Injected faults: a list of rules (the first that matches applies), or one object for random faults.'),
  randomSeed: wholeNumber().default(1).describe('Seed of the random numbers that random faults use.'),
});

export type EmulatorOptions = Readonly<Omit<z.infer<typeof behavior>, 'faults'>> & { readonly faults: FaultPlan };

/** Checks options, and adds the defaults of missing ones. Throws an EmulatorInputError that names the option. */
export function completeOptions(given: unknown): EmulatorOptions {
  const options = readInput(behavior, given, '', 'the behavior');
  const { faults } = options;
  if (!Array.isArray(faults)) return { ...options, faults: readInput(faultChance, faults, 'faults') };
  return { ...options, faults: readInput(z.array(faultRule), faults, 'faults') };
}
