import { describe, expect, test } from 'vitest';
import {
  completeOptions,
  OPTION_DESCRIPTIONS,
  OPTION_NAMES,
  parseEmulatorOptions,
} from '../../src/emulator/options.ts';

test('every option has a description and a default that it accepts itself', () => {
  const options = completeOptions({});
  for (const name of OPTION_NAMES) {
    expect(OPTION_DESCRIPTIONS[name].description.length, name).toBeGreaterThan(10);
    expect(options[name], name).toEqual(OPTION_DESCRIPTIONS[name].default);
  }
});

test('flags are texts; what is not given is left out', () => {
  const flags = {
    uniqueNames: 'system',
    plannedPathStatus: '501',
    latencyMs: '20',
    extraFields: '{"impact":"High"}',
    faults: '[{"kind":"reset-after","method":"POST","nth":2}]',
    lagMs: undefined,
  };
  expect(parseEmulatorOptions(flags)).toEqual({
    uniqueNames: 'system',
    plannedPathStatus: 501,
    latencyMs: 20,
    extraFields: { impact: 'High' },
    faults: [{ kind: 'reset-after', method: 'POST', nth: 2 }],
  });
});

describe('a wrong flag is named, with what may stand there', () => {
  test.each<[Record<string, string | boolean>, string]>([
    [{ uniqueNames: 'facility' }, '--unique-names: must be one of none, system, organization'],
    [{ plannedPathStatus: '500' }, '--planned-path-status: must be one of 403, 404, 405, 501, and is "500"'],
    [{ missingKeyStatus: '200' }, '--missing-key-status: must be a whole number from 400 to 599, and is 200'],
    [{ latencyMs: '-5' }, '--latency-ms: must be a whole number of at least 0, and is -5'],
    [{ lagMs: '1.5' }, '--lag-ms: must be a whole number of at least 0, and is 1.5'],
    [{ rateLimit: 'ten' }, '--rate-limit: must be a whole number of at least 0, and is "ten"'],
    [{ latencyMs: '99999999999' }, '--latency-ms: must be at most 2147483647'],
    [{ rateWindowMs: '0' }, '--rate-window-ms: must be a whole number of at least 1'],
    [{ latencyMs: true }, '--latency-ms: must be a whole number'],
    [{ extraFields: '{' }, '--extra-fields: must be JSON'],
    [{ extraFields: '[]' }, '--extra-fields: must be an object, and is a list'],
    [{ faults: '[{"kind":"explode"}]' }, '--faults[0].kind: must be one of reset-before, reset-after'],
    [{ faults: '[{"kind":"slow","nht":1}]' }, '--faults[0]: has no field "nht"'],
    [{ faults: '[{"kind":"error-after","status":404}]' }, '--faults[0].status: must be a status from 500 to 599'],
    [{ faults: '[{"kind":"slow","path":"x"}]' }, '--faults[0].path: must start with /'],
    [{ faults: '{"probability":2}' }, '--faults.probability: must be a number from 0 to 1'],
  ])('%j', (flags, message) => {
    expect(() => parseEmulatorOptions(flags)).toThrow(message);
  });
});

test('a wrong option of a program is named as the program spells it', () => {
  expect(() => completeOptions({ latencyMs: -1 })).toThrow('latencyMs: must be a whole number');
});
