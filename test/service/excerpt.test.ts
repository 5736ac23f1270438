import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerpt } from '../../src/service/errors.ts';

test.each([
  ['plain', 'plain'],
  ['a\nb\tc\u001b[0m\u007f\u0085', 'a\\u000ab\\u0009c\\u001b[0m\\u007f\\u0085'],
  ['\u202eevil\u2066\u200b\ufeff\u2028', '\\u202eevil\\u2066\\u200b\\ufeff\\u2028'],
  ['\u{e0041}', '\\udb40\\udc41'],
  ['Großstadt 東京 😀', 'Großstadt 東京 😀'],
])('%j is shown as %s', (text, shown) => {
  expect(excerpt(text, 'no-such-key')).toBe(shown);
});

test('the key is gone before the cut, so that no half of it is shown', () => {
  const key = 'secret-key-123';
  expect(excerpt(`${'x'.repeat(195)}${key}`, key)).toBe(`${'x'.repeat(195)}[key]`);
  expect(excerpt(`${'x'.repeat(190)}${key}`, key)).not.toContain('secret');
});

test('never longer than 200 characters, never unsafe, never with the key', () => {
  const key = 'secret';
  const pieces = fc.array(fc.oneof(fc.string({ unit: 'binary', maxLength: 80 }), fc.constant(key)), { maxLength: 8 });
  fc.assert(
    fc.property(pieces, (parts) => {
      const shown = excerpt(parts.join(''), key);
      expect(shown.length).toBeLessThanOrEqual(200);
      expect(shown).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
      expect(shown).not.toContain(key);
    }),
  );
});
