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

test('the key is removed before the text is cut, so that no part of it is shown', () => {
  const key = 'secret-key-123';
  expect(excerpt(`${'x'.repeat(195)}${key}`, key)).toBe(`${'x'.repeat(195)}[key]`);
  expect(excerpt(`${'x'.repeat(190)}${key}`, key)).not.toContain('secret');
});

test.each([
  ['a slash escaped by JSON', 's\\/k+e=y_1-2'],
  ['a letter as \\u00', '\\u0073/k+e=y_1-2'],
  ['percent encoding in lower case', 's%2fk%2be%3dy_1-2'],
  ['a character as HTML', 'a&lt; &amp;&quot;b', 'a< &"b'],
  ['characters as HTML by number', '&#97;&#x3C; &"b', 'a< &"b'],
  ['a space as in a form', 'a%3c+%26"b', 'a< &"b'],
])('a key with %s is not shown', (_, spelled, key = 's/k+e=y_1-2') => {
  expect(excerpt(`{"error": "no such key: ${spelled}"}`, key)).toBe('[key]');
});

test.each(['%', '\\', 'A', '%2'])('a long body of only %s is searched in linear time, and cut off', (character) => {
  const text = character.repeat(100_000);
  expect(excerpt(text, 'secret-key')).toBe(`${text.slice(0, 199)}…`);
});

test('a cut excerpt ends at a word', () => {
  expect(excerpt('the service is down '.repeat(20), 'no-such-key')).toMatch(
    /^(the service is down ){9}the service is…$/,
  );
});

test('an excerpt is never longer than 200 characters, never unsafe, and never contains the key', () => {
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
