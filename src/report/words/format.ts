// What is said about keys, values and names that the file format does not allow.
import { LONGEST_SHOWN } from '../escape.ts';
import { placeText, yamlLine } from '../voice.ts';
import { codes, type Wordings, whereFirst } from './wording.ts';

type FormatCode = 'unknown-key' | 'missing-key' | 'wrong-type' | 'wrong-value' | 'unquoted-scalar';

export const FORMAT_WORDS: Wordings<FormatCode> = {
  'unknown-key': {
    title: 'The format has no such key here.',
    message: ({ key }, voice) => `The format has no key ${voice.name(key)} here.`,
    remedy: () => 'Correct the key, or remove it.',
    exactRemedy: ({ near, allowed }, voice) =>
      near === null ? `Remove it, or write one of ${codes(allowed, voice)}.` : `Did you mean ${voice.code(near)}?`,
  },
  'missing-key': {
    title: 'A required key is missing.',
    message: ({ key, of }, voice) => `The ${of} has no ${voice.code(key)}.`,
    remedy: () => 'Add the key.',
    exactRemedy: ({ key }, voice) =>
      key === 'assets' ? `Add it; ${voice.code('assets: []')} states that the system has none.` : 'Add the key.',
  },
  'wrong-type': {
    title: 'A value has the wrong type.',
    message: ({ subject, expected, found }, voice) =>
      `${voice.code(subject)} must be ${voice.code(expected)}, and this is ${voice.code(found)}.`,
    remedy: () => 'Write a value of the type that the format asks for.',
    exactRemedy: ({ expected }, voice) => `Write ${voice.code(expected)}.`,
  },
  'wrong-value': {
    title: 'A value is not one of those allowed.',
    message: ({ key, value }, voice) => `${voice.code(key)} cannot be ${voice.name(value)}.`,
    remedy: () => 'Write one of the values that the format allows.',
    exactRemedy: ({ near, allowed }, voice) =>
      near === null ? `Write one of ${codes(allowed, voice)}.` : `Did you mean ${voice.code(near)}?`,
  },
  'unquoted-scalar': {
    title: 'A value without quotes is read as something other than a string.',
    message: ({ key, text, reads }, voice) =>
      `Without quotes, the ${voice.code(key)} ${voice.name(text)} is read as ${voice.code(reads)}, not as a string.`,
    remedy: (_, voice) => `Put it in double quotes, as ${voice.code('cip-sync fmt')} does.`,
    exactRemedy: ({ key, text }, voice) => {
      const line = yamlLine(key, text, voice);
      return line === null ? null : `Quote it: ${line}`;
    },
  },
};

type NameCode =
  | 'empty-name'
  | 'padded-name'
  | 'control-character'
  | 'invisible-character'
  | 'duplicate-asset'
  | 'duplicate-name'
  | 'similar-name';

export const NAME_WORDS: Wordings<NameCode> = {
  'empty-name': {
    title: 'A name is empty.',
    message: ({ key }, voice) => `The ${voice.code(key)} is empty.`,
    remedy: () => 'Write a name.',
  },
  'padded-name': {
    title: 'A name starts or ends with white space.',
    message: ({ key, value }, voice) => `The ${voice.code(key)} ${voice.name(value)} starts or ends with white space.`,
    remedy: () => 'Remove the white space.',
    exactRemedy: ({ key, value }, voice) => {
      if (value.length > LONGEST_SHOWN) return null;
      const trimmed = value.replace(/^\p{White_Space}+|\p{White_Space}+$/gu, '');
      return trimmed === '' ? null : `Write ${yamlLine(key, trimmed, voice)}`;
    },
  },
  'control-character': {
    title: 'A name holds a control character.',
    message: ({ key, value, character }, voice) =>
      `The ${voice.code(key)} ${voice.name(value)} holds the control character ${voice.code(character)}.`,
    remedy: (_, voice) => `Remove it; if the name at the service holds it, pin the asset with ${voice.code('id')}.`,
  },
  'invisible-character': {
    title: 'A name holds a character that cannot be seen.',
    message: ({ key, value, character }, voice) =>
      `The ${voice.code(key)} ${voice.name(value)} holds ${voice.code(character)}, which cannot be seen.`,
    remedy: () => 'Remove it, unless the name at the service holds it.',
  },
  'duplicate-asset': {
    title: 'An asset is declared twice in one cyber system.',
    message: ({ name }, voice) => `The asset ${voice.name(name)} is declared twice in this cyber system.`,
    remedy: ({ first }, voice) =>
      `Remove one, or pin each with its ${voice.code('id')} if they are two; ${whereFirst(first, voice)}.`,
  },
  'duplicate-name': {
    title: 'Two cyber systems declare an asset of the same name.',
    message: ({ name }, voice) => `Another cyber system declares an asset named ${voice.name(name)} too.`,
    remedy: ({ first }, voice) =>
      `Remove one if they are one asset, and rename one if names must be unique; ${whereFirst(first, voice)}.`,
  },
  'similar-name': {
    title: 'Two names differ in case, white space or Unicode form alone.',
    message: ({ name, other }, voice) =>
      `${voice.name(name)} differs from ${voice.name(other)} in case, white space or Unicode form alone.`,
    remedy: ({ first }, voice) =>
      `Remove one if they are one asset, else tell them apart; the other is at ${voice.code(placeText(first))}.`,
  },
};
