// What a refused certificate is answered with, where the error says less than usual.
import { expect, test } from 'vitest';
import { certificateFault } from '../../src/core/certificate.ts';

test('a certificate for another host that the error does not name', () => {
  expect(certificateFault('Its', 'ERR_TLS_CERT_ALTNAME_INVALID', null)).toBe(
    'Its certificate was made for another host. Check how the URL spells the host.',
  );
});
