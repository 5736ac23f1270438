// What is said about files: those that hold no inventory, YAML that is none, keys, values and names that the format
// does not allow.

import { withoutPadding } from '../../core/characters.ts';
import { LONGEST_SHOWN } from '../escape.ts';
import {
  codes,
  counted,
  grouped,
  listed,
  placeText,
  type Voice,
  type Wordings,
  whereFirst,
  yamlLine,
} from '../text-style.ts';

/** As people write bytes: 0xE9. */
function hexadecimal(byte: number): string {
  return `0x${byte.toString(16).toUpperCase().padStart(2, '0')}`;
}

export const FILE_WORDS = {
  'no-inventory': {
    title: 'No inventory file was found.',
    message: ({ paths, folder }, voice) => {
      const where = paths.length === 0 ? '' : ` in ${listed(paths.map(voice.name), 'or')}`;
      return `No inventory file was found${where}${folder === null ? '' : `, looked for in the folder ${voice.name(folder)}`}.`;
    },
    remedy: (_, voice) => `Add a .yml or .yaml file there, or correct the input ${voice.code('path')}.`,
    exactRemedy: ({ near }, voice) =>
      near.length === 0 ? null : `Did you mean ${listed(near.map(voice.name), 'or')}?`,
  },
  'partial-inventory': {
    title: 'A file that path leaves out declares a cyber system of this organization.',
    message: ({ name, files }, voice) => {
      const more = files > 1 ? `, one of ${grouped(files)} such files` : '';
      return `This file declares the cyber system ${voice.name(name)}, and ${voice.code('path')} leaves it out${more}.`;
    },
    remedy: ({ deletes }, voice) => {
      const risk = deletes > 0 ? 'A delete in the plan may be a move to there.' : 'A move to there would be a delete.';
      return `${risk} Give ${voice.code('path')} the whole inventory, and choose a part of it with ${voice.code('only')}.`;
    },
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
    message: ({ line, byte, encoding }, voice) =>
      line === null || byte === null
        ? `The file is ${encoding === null ? 'not UTF-8 text' : 'UTF-16 text, not UTF-8'}.`
        : `The file is not UTF-8 text: line ${grouped(line)} holds the byte ${voice.code(hexadecimal(byte))}.`,
    remedy: ({ encoding }, voice) =>
      `Save it as UTF-8: in an editor, by ${voice.code(`iconv -f ${encoding ?? 'CP1252'} -t UTF-8`)}, or on Windows in Notepad by Save as.`,
  },
  'merge-conflict': {
    title: 'A merge conflict is not settled.',
    message: () => 'A merge conflict starts here, and is not settled.',
    remedy: (_, voice) =>
      `Keep what is meant, and remove the lines that start with ${voice.code('<<<<<<<')}, ${voice.code('=======')} and ${voice.code('>>>>>>>')}.`,
  },
} satisfies Partial<Wordings>;

/** How a reason ends where a tab stands before what js-yaml could not read. */
const BEHIND_TAB = ', behind a tab';

/** What stands in a file for which js-yaml gives these reasons, by how they start. */
const SYNTAX_HINTS: readonly (readonly [reason: string, hint: string])[] = [
  ['tab characters', 'Indent with spaces.'],
  [
    'deficient indentation',
    'Close the quote or bracket that is open above; if it is closed, indent what is inside of it, the closing one too.',
  ],
  ['name of an alias', 'Put text that starts with * in quotes.'],
  ['unexpected end of the stream', 'Close the quote or bracket that is open above.'],
  ['bad indentation', 'Line up the keys of one entry, and quote a value that holds a colon or starts with a sign.'],
  ['end of the stream', 'Write key: value, with a space after the colon; look for a merge conflict too.'],
  ['can not read a block', 'Write key: value, with a space after the colon; look for a merge conflict too.'],
];

export const YAML_WORDS = {
  'yaml-syntax': {
    title: 'This is not valid YAML.',
    message: ({ reason }, voice) => `This is not valid YAML: ${voice.reason(reason)}.`,
    remedy: () => 'Correct it here; nothing of this file was read.',
    exactRemedy: ({ reason }) => {
      const advice = SYNTAX_HINTS.find(([start]) => reason.startsWith(start))?.[1];
      const hint = reason.endsWith(BEHIND_TAB) ? 'Replace the tab by a blank.' : advice;
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
    remedy: (_, voice) =>
      `Define the anchor above it, or write the value out; text that starts with ${voice.code('*')} goes in quotes.`,
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
    // A dash that is missing joins two assets, and removing a name would lose one of them.
    exactRemedy: ({ key, first }, voice) =>
      key === 'name'
        ? `Remove one of the two, or start another asset with ${voice.code('- name:')}; ${whereFirst(first, voice)}.`
        : null,
  },
  'missing-document-start': {
    title: 'Two documents are joined without a line between them.',
    message: (_, voice) => `A second ${voice.code('cyber_system')} starts here, in the middle of a document.`,
    remedy: ({ first }, voice) =>
      `Begin a new document with a line ${voice.code('---')} above it; the first starts at ${voice.code(placeText(first))}. Or remove it, if it is the same system twice.`,
  },
  'ambiguous-yaml': {
    title: 'YAML readers disagree about the file.',
    message: () => 'YAML readers disagree about this file, so it cannot be rewritten without a doubt.',
    remedy: (_, voice) =>
      `Write it in plain block style, without stray marks (${voice.code('...')}, ${voice.code('?')}) and without aliases of whole entries.`,
  },
} satisfies Partial<Wordings>;

/** Keys with a name that a document or an asset cannot do without. */
const REQUIRED: ReadonlySet<string> = new Set(['cyber_system', 'name']);

/** A pattern is an entry of a list. */
function writeOrRemove(key: string, voice: Voice): string {
  return `Write one, or remove ${key === 'pattern' ? 'the entry' : voice.code(key)}.`;
}

/** What to write, in the voice of a surface. */
type Advice = (voice: Voice) => string;

const entry: Advice = (voice) => voice.code('- name: "…"');
const type: Advice = (voice) => `${voice.code('asset_type: hardware')} or ${voice.code('asset_type: software')}`;
const noAssets: Advice = (voice) => `${voice.code('assets: []')} states that the system has none`;

/** Mostly a line --- with which nothing begins, or nothing any more. */
const emptyDocument: Advice = (voice) =>
  `Write ${voice.code('cyber_system: "…"')} and ${voice.code('assets:')} here, or remove the line ${voice.code('---')}.`;

/** What to add for a key that is missing. */
const MISSING: ReadonlyMap<string, Advice> = new Map<string, Advice>([
  ['cyber_system', (voice) => `Add ${voice.code('cyber_system: "…"')} with the name or id of the system.`],
  ['assets', (voice) => `Add ${voice.code('assets:')} with a list; ${noAssets(voice)}.`],
  ['name', (voice) => `Add ${voice.code('name: "…"')} with the name of the asset.`],
  ['asset_type', (voice) => `Add ${type(voice)}.`],
]);

/** Subjects of a wrong type that are no keys of the format. */
const NODES: ReadonlyMap<string, string> = new Map([
  ['document', 'A document'],
  ['asset', 'An asset'],
  ['key', 'A key'],
  ['mapping', 'A mapping of columns'],
  ['pattern', 'A pattern'],
]);

/** What to write in place of a wrong type; a string where nothing is said here. */
const SHAPES: ReadonlyMap<string, Advice> = new Map<string, Advice>([
  [
    'document',
    (voice) => `Write ${voice.code('cyber_system: "…"')} and ${voice.code('assets:')} with the list under it.`,
  ],
  ['asset', (voice) => `Write ${entry(voice)} with ${type(voice)} under it.`],
  ['key', () => 'Write one of the keys of the format.'],
  [
    'mapping',
    (voice) => `Write ${voice.code('columns:')} with lines such as ${voice.code('name: "Hostname"')} under it.`,
  ],
  ['assets', (voice) => `Write a list of ${entry(voice)}; ${noAssets(voice)}.`],
  ['asset_type', (voice) => `Write ${type(voice)}.`],
  // Parts of the mapping of a CSV export.
  ['columns', (voice) => `Write lines such as ${voice.code('name: "Hostname"')} under it.`],
  ['defaults', (voice) => `Write lines such as ${voice.code('asset_type: hardware')} under it.`],
  ['values', (voice) => `Write lines such as ${voice.code('Server: hardware')} under it.`],
  ['systems', (voice) => `Write lines such as ${voice.code('EMS-1: "Alpha EMS"')} under it.`],
  ['ignore', (voice) => `Write a list of names, such as ${voice.code('ignore: ["lab-*", spare-hmi]')}.`],
  ['pattern', (voice) => `Write a name or a pattern, such as ${voice.code('"lab-*"')}, for each entry.`],
  ['prune', (voice) => `Write ${voice.code('prune: true')} or ${voice.code('prune: false')}, without quotes.`],
]);

export const FORMAT_WORDS = {
  'unknown-key': {
    title: 'The format has no such key here.',
    message: ({ key }, voice) => `The format has no key ${voice.name(key)} here.`,
    remedy: () => 'Correct the key, or remove it.',
    exactRemedy: ({ key, near, allowed }, voice) => {
      if (near !== null) return `Did you mean ${voice.code(near)}?`;
      if (key === '<<') return 'Merge keys are not supported: write the keys out.';
      return `Remove it, or write one of ${codes(allowed, voice)}.`;
    },
  },
  'missing-key': {
    title: 'A required key is missing.',
    message: ({ key, of }, voice) => `The ${of} has no ${voice.code(key)}.`,
    remedy: () => 'Add the key.',
    exactRemedy: ({ key }, voice) => MISSING.get(key)?.(voice) ?? null,
  },
  'wrong-type': {
    title: 'A value has the wrong type.',
    message: ({ subject, expected, found }, voice) =>
      `${NODES.get(subject) ?? voice.code(subject)} must be ${voice.code(expected)}, and this is ${voice.code(found)}.`,
    remedy: () => 'Write a value of the type that the format asks for.',
    exactRemedy: ({ subject, found }, voice) => {
      if (subject === 'document' && found === 'null') return emptyDocument(voice);
      return SHAPES.get(subject)?.(voice) ?? `Write ${voice.code(`${subject}: "…"`)}`;
    },
  },
  'wrong-value': {
    title: 'A value is not one of those allowed.',
    message: ({ key, value }, voice) => `${voice.code(key)} cannot be ${voice.name(value)}.`,
    remedy: () => 'Write one of the values that the format allows.',
    exactRemedy: ({ near, allowed }, voice) =>
      near === null ? `Write ${listed(allowed.map(voice.code), 'or')}.` : `Did you mean ${voice.code(near)}?`,
  },
  'unquoted-scalar': {
    title: 'A value without quotes is read as something other than a string.',
    message: ({ key, text, reads }, voice) => {
      if (text === '') return `${voice.code(key)} has no value.`;
      return `Without quotes, the ${voice.code(key)} ${voice.name(text)} is read as ${voice.code(reads)}, not as a string.`;
    },
    remedy: () => 'Put it in double quotes.',
    exactRemedy: ({ key, text }, voice) => {
      if (text === '') return REQUIRED.has(key) ? 'Write one, in quotes.' : writeOrRemove(key, voice);
      const line = yamlLine(key, text, voice);
      return line === null ? null : `Quote it: ${line}`;
    },
  },
} satisfies Partial<Wordings>;

export const NAME_WORDS = {
  'empty-name': {
    title: 'A name is empty.',
    message: ({ key }, voice) => `The ${voice.code(key)} is empty.`,
    remedy: () => 'Write one.',
    exactRemedy: ({ key }, voice) => (REQUIRED.has(key) ? null : writeOrRemove(key, voice)),
  },
  'padded-name': {
    title: 'A name starts or ends with white space.',
    message: ({ key, value }, voice) => `The ${voice.code(key)} ${voice.name(value)} starts or ends with white space.`,
    remedy: () => 'Remove the white space.',
    exactRemedy: ({ key, value }, voice) => {
      if (value.length > LONGEST_SHOWN) return null;
      const trimmed = withoutPadding(value);
      return trimmed === '' ? null : `Write ${yamlLine(key, trimmed, voice)}`;
    },
  },
  'control-character': {
    title: 'A name holds a control character.',
    message: ({ key, value, character }, voice) =>
      `The ${voice.code(key)} ${voice.name(value)} holds the control character ${voice.code(character)}.`,
    remedy: (_, voice) => `Remove it; if the name at the service holds it, pin the asset with ${voice.code('id')}.`,
    exactRemedy: ({ key }, voice) => {
      if (key === 'name' || key === 'renamed_from') return null;
      if (key === 'pattern') return `Write ${voice.code('?')} in its place, which stands for any character.`;
      return 'Remove it; if the name at the service holds it, write the id in its place.';
    },
  },
  'invisible-character': {
    title: 'A name holds a character that cannot be seen.',
    message: ({ key, value, character }, voice) =>
      `The ${voice.code(key)} ${voice.name(value)} holds ${voice.code(character)}, which cannot be seen.`,
    remedy: () => 'Remove it, unless the name at the service holds it.',
  },
  'ignored-but-declared': {
    title: 'An asset is declared, and ignored.',
    message: ({ name, pattern }, voice) =>
      `The asset ${voice.name(name)} is declared, and ${voice.name(pattern)} under ${voice.code('ignore')} leaves it alone.`,
    remedy: ({ first }, voice) =>
      `Remove the entry, or the line under ${voice.code('ignore')} at ${voice.code(placeText(first))}.`,
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
} satisfies Partial<Wordings>;
