import { describe, expect, test } from 'vitest';
import { completeOptions } from '../../src/emulator/options.ts';

describe('a wrong option is named, with the allowed values', () => {
  test.each<[Record<string, unknown>, string]>([
    [{ uniqueNames: 'facility' }, 'uniqueNames: must be one of none, system, organization'],
    [{ missingKeyStatus: 200 }, 'missingKeyStatus: must be a whole number from 400 to 599, but is 200'],
    [{ lagMs: -5 }, 'lagMs: must be a whole number of at least 0, but is -5'],
    [{ rateLimit: 'ten' }, 'rateLimit: must be a whole number of at least 0, but is "ten"'],
    [{ latencyMs: 2 ** 31 }, 'latencyMs: must be a whole number from 0 to 2147483647, but is 2147483648'],
    [{ faults: [{ kind: 'slow', delayMs: 2 ** 31 }] }, 'delayMs: must be a whole number from 0 to 2147483647'],
    [{ extraFields: [] }, 'extraFields: must be an object, but is a list'],
    [{ latncyMs: 5 }, 'the behavior: has no field "latncyMs"; it may have uniqueNames, missingKeyStatus'],
    [{ faults: [{ kind: 'explode' }] }, 'faults[0].kind: must be one of reset-before, reset-after'],
    [{ faults: [{ kind: 'slow', nht: 1 }] }, 'faults[0]: has no field "nht"'],
    [{ faults: [{ kind: 'error-after', status: 404 }] }, 'faults[0].status: must be a whole number from 500'],
    [{ faults: [{ kind: 'slow', path: 'x' }] }, 'faults[0].path: must start with /'],
    [{ faults: { probability: 2 } }, 'faults.probability: must be a number from 0 to 1'],
  ])('%j', (given, message) => {
    expect(() => completeOptions(given)).toThrow(message);
  });
});
