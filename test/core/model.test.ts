import { expect, test } from 'vitest';
import { otherFormat } from '../../src/core/model.ts';

test.each([
  ['no document', null, null],
  ['a text', '1.0', null],
  ['a document without a format', {}, null],
  ['the format that is read', { format_version: '1.0' }, null],
  ['another format', { format_version: '9.9' }, '9.9'],
  ['an invalid format', { format_version: 'newest' }, null],
])('the other format of %s', (_, document, format) => {
  expect(otherFormat(document, '1.0')).toBe(format);
});
