// What is said about files that hold no inventory, and about YAML that is none.
import { counted, grouped, listed } from '../voice.ts';
import { type Wordings, whereFirst } from './wording.ts';

type FileCode =
  | 'no-inventory'
  | 'empty-file'
  | 'unreadable-file'
  | 'symbolic-link'
  | 'submodule'
  | 'lfs-pointer'
  | 'file-too-large'
  | 'not-utf8';

export const FILE_WORDS: Wordings<FileCode> = {
  'no-inventory': {
    title: 'No inventory file was found.',
    message: ({ paths }, voice) =>
      paths.length === 0
        ? 'No inventory file was found.'
        : `No inventory file was found in ${listed(paths.map(voice.name), 'or')}.`,
    remedy: (_, voice) => `Add a .yml or .yaml file there, or correct the input ${voice.code('path')}.`,
  },
  'empty-file': {
    title: 'The file holds no document.',
    message: () => 'The file holds no document.',
    remedy: () => 'Declare a cyber system in it, or remove the file.',
  },
  'unreadable-file': {
    title: 'The file cannot be read.',
    message: ({ reason }, voice) => `The file cannot be read: ${voice.reason(reason)}.`,
    remedy: () => 'Check that it is there and may be read.',
  },
  'symbolic-link': {
    title: 'A symbolic link stands in the inventory.',
    message: () => 'This is a symbolic link, and links are not followed.',
    remedy: () => 'Put the file itself in its place.',
  },
  submodule: {
    title: 'A submodule stands in the inventory.',
    message: () => 'This is a submodule, and submodules are not read.',
    remedy: (_, voice) =>
      `Keep its files in this repository, or narrow the input ${voice.code('path')} so that it is left out.`,
  },
  'lfs-pointer': {
    title: 'The file is a pointer of git LFS.',
    message: () => 'The file is a pointer of git LFS, not an inventory.',
    remedy: (_, voice) =>
      `Keep inventory files in git itself: take them out of LFS with ${voice.code('git lfs untrack')}.`,
  },
  'file-too-large': {
    title: 'The file is too large.',
    message: ({ bytes, limit }) => `The file has ${counted(bytes, 'byte')}, and at most ${grouped(limit)} are read.`,
    remedy: ({ limit }) => `Split it into files of at most ${counted(limit, 'byte')}.`,
  },
  'not-utf8': {
    title: 'The file is not UTF-8 text.',
    message: () => 'The file is not UTF-8 text.',
    remedy: () => 'Save it as UTF-8.',
  },
};

type YamlCode =
  | 'yaml-syntax'
  | 'yaml-too-deep'
  | 'yaml-expansion'
  | 'unknown-alias'
  | 'unsupported-tag'
  | 'duplicate-key'
  | 'ambiguous-yaml';

/** How a reason ends where a tab stands before what js-yaml could not read. */
const BEHIND_TAB = ', behind a tab';

/** What stands in a file for which js-yaml gives these reasons, by how they start. */
const SYNTAX_HINTS: readonly (readonly [reason: string, hint: string])[] = [
  ['tab characters', 'Indent with spaces.'],
  [
    'deficient indentation',
    'Close the quote or bracket that is open above; if it is closed, indent what is inside of it, the closing one too.',
  ],
  ['unexpected end of the stream', 'Close the quote or bracket that is open above.'],
  ['bad indentation', 'Line up the keys of one entry, and quote a value that holds a colon or starts with a sign.'],
  ['end of the stream', 'Write key: value, with a space after the colon; look for a merge conflict too.'],
  ['can not read a block', 'Write key: value, with a space after the colon; look for a merge conflict too.'],
];

export const YAML_WORDS: Wordings<YamlCode> = {
  'yaml-syntax': {
    title: 'This is not valid YAML.',
    message: ({ reason }, voice) => `This is not valid YAML: ${voice.reason(reason)}.`,
    remedy: () => 'Correct it here; nothing of this file was read.',
    exactRemedy: ({ reason }) => {
      const known = SYNTAX_HINTS.find(([start]) => reason.startsWith(start))?.[1];
      const hint = reason.endsWith(BEHIND_TAB) ? 'Replace the tab by a blank.' : known;
      return hint === undefined ? null : `${hint} Nothing of this file was read.`;
    },
  },
  'yaml-too-deep': {
    title: 'The YAML is nested too deep.',
    message: ({ limit }) => `The YAML is nested more than ${counted(limit, 'level')} deep.`,
    remedy: (_, voice) => `Write the assets as one flat list under ${voice.code('assets')}.`,
  },
  'yaml-expansion': {
    title: 'Aliases expand to too much.',
    message: ({ limit }) => `The aliases of this file expand to more than ${counted(limit, 'node')}.`,
    remedy: () => 'Use fewer aliases: write the entries out, or split the file.',
  },
  'unknown-alias': {
    title: 'An alias has no anchor.',
    message: ({ alias }, voice) => `The alias ${voice.name(`*${alias}`)} has no anchor before it in this document.`,
    remedy: () => 'Define the anchor above it, or write the value out.',
  },
  'unsupported-tag': {
    title: 'YAML tags are not supported.',
    message: ({ tag }, voice) => `The tag ${voice.name(tag)} is not supported.`,
    remedy: () => 'Remove the tag; what stands in quotes is a string.',
  },
  'duplicate-key': {
    title: 'A key stands twice.',
    message: ({ key }, voice) => `The key ${voice.name(key)} stands twice in one mapping.`,
    remedy: ({ first }, voice) => `Remove one of the two; ${whereFirst(first, voice)}.`,
  },
  'ambiguous-yaml': {
    title: 'YAML readers disagree about the file.',
    message: () => 'YAML readers disagree about this file, so it cannot be rewritten without a doubt.',
    remedy: (_, voice) =>
      `Write it in plain block style, without stray marks (${voice.code('...')}, ${voice.code('?')}) and without aliases of whole entries.`,
  },
};
