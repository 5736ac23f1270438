// Names that try to be more than names.
import fc from 'fast-check';

const HOSTILE = [
  '',
  ' ',
  '`',
  '``` ',
  'a`b``c',
  '|',
  'a\\|b',
  '@org/team',
  '[x](http://evil.example)',
  '<img src=x onerror=alert(1)>',
  '</details>',
  '-->',
  '# heading',
  '::error::gone',
  '  ::set-output name=result::applied',
  '##[add-mask]a',
  '%0A::error::x',
  'a\nb\r\nc',
  '\u001B[31mred\u001B]0;title\u0007',
  '\u202Egnp.exe',
  '\uD800lone',
  'line\u2028separator',
  'x'.repeat(10_000),
  '`'.repeat(10_000),
  '$`x`$',
];

/** One of these names, any text, or a series of punctuation. */
export const anyName = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.array(fc.constantFrom(...'`|\\<>@[]() \n\t#:-a'), { maxLength: 12 }).map((parts) => parts.join('')),
);

/** Lone surrogates have no UTF-8, so nothing can read them back. */
export const isWellFormed = (text: string) => !/\p{Cs}/u.test(text);
