// Messages about files: files without an inventory, text that is not YAML, and keys, values and names that the format
// does not allow.

import { withoutPadding } from '../../core/characters.ts';
import { LONGEST_SHOWN } from '../escape.ts';
import {
  codes,
  counted,
  didYouMean,
  type Formatter,
  grouped,
  listed,
  listedAs,
  placeText,
  type Wordings,
  whereFirst,
  yamlLine,
} from '../text-style.ts';

/** A byte in the usual notation: 0xE9. */
function hexadecimal(byte: number): string {
  return `0x${byte.toString(16).toUpperCase().padStart(2, '0')}`;
}

export const FILE_WORDS = {
  'no-inventory': {
    title: 'No inventory file was found.',
    text: ({ paths, folder }, formatter) => {
      const where = paths.length === 0 ? '' : ` in ${listed(paths.map(formatter.name), 'or')}`;
      return `No inventory file was found${where}${folder === null ? '' : `, looked for in the folder ${formatter.name(folder)}`}.`;
    },
    remedy: ({ near }, formatter) =>
      didYouMean(near, formatter) ?? `Add a .yml or .yaml file there, or correct the input ${formatter.code('path')}.`,
  },
  'empty-file': {
    title: 'The file holds no document.',
    text: () => 'The file holds no document.',
    remedy: () => 'Declare a cyber system in it, or remove the file.',
  },
  'unreadable-file': {
    title: 'The file cannot be read.',
    text: ({ reason }, formatter) => `The file cannot be read: ${formatter.reason(reason)}.`,
    remedy: () => 'Check that it is there and may be read.',
  },
  'unread-file': {
    title: 'A file that looks like inventory is not read.',
    text: ({ near }, formatter) =>
      near === null
        ? `This file is not read: its name ends in ${formatter.code('.txt')}.`
        : `This file is not read: ${formatter.code('path')} names the folder ${formatter.name(near)}.`,
    remedy: (_, formatter) =>
      `Move it into the inventory, with a name that ends in ${formatter.code('.yml')} or ${formatter.code('.yaml')}, or remove it.`,
  },
  'symbolic-link': {
    title: 'The inventory contains a symbolic link.',
    text: () => 'This is a symbolic link, and links are not followed.',
    remedy: () => 'Put the file itself in its place.',
  },
  submodule: {
    title: 'The inventory contains a submodule.',
    text: () => 'This is a submodule, and submodules are not read.',
    remedy: (_, formatter) =>
      `Keep its files in this repository, or narrow the input ${formatter.code('path')} so that it is left out.`,
  },
  'lfs-pointer': {
    title: 'The file is a pointer of git LFS.',
    text: () => 'The file is a pointer of git LFS, not an inventory.',
    remedy: (_, formatter) =>
      `Keep inventory files in git itself: take them out of LFS with ${formatter.code('git lfs untrack')}.`,
  },
  'file-too-large': {
    title: 'The file is too large.',
    text: ({ bytes, limit }) => `The file has ${counted(bytes, 'byte')}, and at most ${grouped(limit)} are read.`,
    remedy: ({ limit }) => `Split it into files of at most ${counted(limit, 'byte')}.`,
  },
  'not-utf8': {
    title: 'The file is not UTF-8 text.',
    text: ({ byte, encoding }, formatter) =>
      byte === null
        ? `The file is ${encoding === null ? 'not UTF-8 text' : 'UTF-16 text, not UTF-8'}.`
        : `The file is not UTF-8 text: it holds the byte ${formatter.code(hexadecimal(byte))}.`,
    remedy: ({ encoding }, formatter) =>
      `Save it as UTF-8: in an editor, by ${formatter.code(`iconv -f ${encoding ?? 'CP1252'} -t UTF-8`)}, or on Windows in Notepad by Save as.`,
  },
  'merge-conflict': {
    title: 'A merge conflict is not resolved.',
    text: () => 'An unresolved merge conflict starts here.',
    remedy: (_, formatter) =>
      `Keep what is meant, and remove the lines that start with ${formatter.code('<<<<<<<')}, ${formatter.code('=======')} and ${formatter.code('>>>>>>>')}.`,
  },
} satisfies Partial<Wordings>;

/** The end of a reason if there is a tab before what js-yaml could not read. */
const BEHIND_TAB = ', behind a tab';

/** Typical mistakes for which js-yaml gives these reasons, by how the reasons start. */
const SYNTAX_HINTS: readonly (readonly [reason: string, hint: string])[] = [
  ['tab characters', 'Indent with spaces.'],
  ['no space after a colon', 'Write key: value, with a space after the colon.'],
  ['a space that is not a plain one', 'Replace it by a plain space: it was copied from a document or a web page.'],
  [
    'deficient indentation',
    'Close the quote or bracket that is open above. If it is closed, indent what is inside it, and the closing one.',
  ],
  ['name of an alias', 'Put text that starts with * in quotes.'],
  ['unexpected end of the stream', 'Close the quote or bracket that is open above.'],
  ['bad indentation', 'Line up the keys of one entry, and quote a value that holds a colon or starts with a sign.'],
  ['end of the stream', 'Write key: value, with a space after the colon. Look for a merge conflict, too.'],
  ['can not read a block', 'Write key: value, with a space after the colon. Look for a merge conflict, too.'],
];

export const YAML_WORDS = {
  'yaml-syntax': {
    title: 'This is not valid YAML.',
    text: ({ reason }, formatter) => `This is not valid YAML: ${formatter.reason(reason)}.`,
    remedy: ({ reason }) => {
      const advice = SYNTAX_HINTS.find(([start]) => reason.startsWith(start))?.[1] ?? 'Correct it here.';
      return `${reason.endsWith(BEHIND_TAB) ? 'Replace the tab by a space.' : advice} Nothing of this file was read.`;
    },
  },
  'yaml-too-deep': {
    title: 'The YAML is nested too deep.',
    text: ({ limit }) => `The YAML is nested more than ${counted(limit, 'level')} deep.`,
    remedy: (_, formatter) => `Write the assets as one flat list under ${formatter.code('assets')}.`,
  },
  'yaml-expansion': {
    title: 'Aliases expand to too much.',
    text: ({ limit }) => `The aliases of this file expand to more than ${counted(limit, 'node')}.`,
    remedy: () => 'Use fewer aliases: write the entries out, or split the file.',
  },
  'unknown-alias': {
    title: 'An alias has no anchor.',
    text: ({ alias }, formatter) =>
      `The alias ${formatter.name(`*${alias}`)} has no anchor before it in this document.`,
    remedy: (_, formatter) =>
      `Define the anchor above it, or write the value out; text that starts with ${formatter.code('*')} goes in quotes.`,
  },
  'unsupported-tag': {
    title: 'YAML tags are not supported.',
    text: ({ tag }, formatter) => `The tag ${formatter.name(tag)} is not supported.`,
    remedy: () => 'Remove the tag. Text in quotes is a string.',
  },
  'duplicate-key': {
    title: 'A key is repeated.',
    text: ({ key }, formatter) => `The key ${formatter.name(key)} is repeated in one mapping.`,
    // A missing dash joins two assets. The remedy must not remove a name: that would lose one of them.
    remedy: ({ key, first }, formatter) =>
      `Remove one of the two${key === 'name' ? `, or start another asset with ${formatter.code('- name:')}` : ''}. ${whereFirst(first, formatter)}.`,
  },
  'missing-document-start': {
    title: 'Two documents are joined without a line between them.',
    text: (_, formatter) => `A second ${formatter.code('cyber_system')} starts here, in the middle of a document.`,
    remedy: ({ first }, formatter) =>
      `Begin a new document with a line ${formatter.code('---')} above it; the first starts at ${formatter.code(placeText(first))}. Or remove it, if it is the same system twice.`,
  },
  'ambiguous-yaml': {
    title: 'YAML readers disagree about the file.',
    text: () => 'YAML readers disagree about this file, so it cannot be rewritten safely.',
    remedy: (_, formatter) =>
      `Write it in plain block style, without stray marks (${formatter.code('...')}, ${formatter.code('?')}) and without aliases of whole entries.`,
  },
  'flow-style': {
    title: 'What an import would edit is in flow style.',
    text: () => 'This is in flow style, and an import edits block style only.',
    remedy: (_, formatter) => `Run ${formatter.code('cip-sync fmt')}, which rewrites it, then import again.`,
  },
  'comment-would-move': {
    title: 'A comment would be lost, or move to another entry.',
    text: () => 'In the order of fmt, this comment would be lost or be about something else.',
    remedy: () =>
      'Write it on a line of its own, right above what it is about and indented like it, or behind that on the same line.',
  },
} satisfies Partial<Wordings>;

/** Keys with a name, which a document or an asset must have. */
const REQUIRED: ReadonlySet<string> = new Set(['cyber_system', 'name']);

/** A pattern is an entry of a list. */
function writeOrRemove(key: string, formatter: Formatter): string {
  return `Write one, or remove ${key === 'pattern' ? 'the entry' : formatter.code(key)}.`;
}

/** What to write, formatted for one output. */
type Advice = (formatter: Formatter) => string;

const entry: Advice = (formatter) => formatter.code('- name: "…"');
const type: Advice = (formatter) =>
  `${formatter.code('asset_type: hardware')} or ${formatter.code('asset_type: software')}`;
const noAssets: Advice = (formatter) => `${formatter.code('assets: []')} states that the system has none`;

/** Usually a line --- with nothing after it. */
const emptyDocument: Advice = (formatter) =>
  `Write ${formatter.code('cyber_system: "…"')} and ${formatter.code('assets:')} here, or remove the line ${formatter.code('---')}.`;

/** What to add for a key that is missing. */
const MISSING: ReadonlyMap<string, Advice> = new Map<string, Advice>([
  ['cyber_system', (formatter) => `Add ${formatter.code('cyber_system: "…"')} with the name or id of the system.`],
  ['assets', (formatter) => `Add ${formatter.code('assets:')} with a list; ${noAssets(formatter)}.`],
  ['name', (formatter) => `Add ${formatter.code('name: "…"')} with the name of the asset.`],
  ['asset_type', (formatter) => `Add ${type(formatter)}.`],
]);

/** Subjects of a wrong type that are not keys of the format. */
const NODES: ReadonlyMap<string, string> = new Map([
  ['document', 'A document'],
  ['asset', 'An asset'],
  ['key', 'A key'],
  ['mapping', 'A mapping of columns'],
  ['pattern', 'A pattern'],
]);

/** What to write instead of a wrong type. For other keys, a string. */
const SHAPES: ReadonlyMap<string, Advice> = new Map<string, Advice>([
  [
    'document',
    (formatter) =>
      `Write ${formatter.code('cyber_system: "…"')} and ${formatter.code('assets:')} with the list under it.`,
  ],
  ['asset', (formatter) => `Write ${entry(formatter)} with ${type(formatter)} under it.`],
  ['key', () => 'Write one of the keys of the format.'],
  [
    'mapping',
    (formatter) =>
      `Write ${formatter.code('columns:')} with lines such as ${formatter.code('name: "Hostname"')} under it.`,
  ],
  ['assets', (formatter) => `Write a list of ${entry(formatter)}; ${noAssets(formatter)}.`],
  ['asset_type', (formatter) => `Write ${type(formatter)}.`],
  // Parts of the mapping of a CSV export.
  ['columns', (formatter) => `Write lines such as ${formatter.code('name: "Hostname"')} under it.`],
  ['defaults', (formatter) => `Write lines such as ${formatter.code('asset_type: hardware')} under it.`],
  ['values', (formatter) => `Write lines such as ${formatter.code('Server: hardware')} under it.`],
  ['systems', (formatter) => `Write lines such as ${formatter.code('EMS-1: "Alpha EMS"')} under it.`],
  ['ignore', (formatter) => `Write a list of names, such as ${formatter.code('ignore: ["lab-*", spare-hmi]')}.`],
  ['pattern', (formatter) => `Write a name or a pattern, such as ${formatter.code('"lab-*"')}, for each entry.`],
  [
    'prune',
    (formatter) => `Write ${formatter.code('prune: true')} or ${formatter.code('prune: false')}, without quotes.`,
  ],
]);

export const FORMAT_WORDS = {
  'unknown-key': {
    title: 'The format has no such key here.',
    text: ({ key }, formatter) => `The format has no key ${formatter.name(key)} here.`,
    remedy: ({ key, near, allowed }, formatter) => {
      if (near !== null) return `Did you mean ${formatter.code(near)}?`;
      if (key === '<<') return 'Merge keys are not supported: write the keys out.';
      return `Remove it, or write one of ${codes(allowed, formatter)}.`;
    },
  },
  'missing-key': {
    title: 'A required key is missing.',
    text: ({ key, of }, formatter) => `The ${of} has no ${formatter.code(key)}.`,
    remedy: ({ key }, formatter) => MISSING.get(key)?.(formatter) ?? 'Add the key.',
  },
  'wrong-type': {
    title: 'A value has the wrong type.',
    text: ({ subject, expected, found }, formatter) =>
      `${NODES.get(subject) ?? formatter.code(subject)} must be ${formatter.code(expected)}, and this is ${formatter.code(found)}.`,
    remedy: ({ subject, found }, formatter) => {
      if (subject === 'document' && found === 'null') return emptyDocument(formatter);
      return SHAPES.get(subject)?.(formatter) ?? `Write ${formatter.code(`${subject}: "…"`)}`;
    },
  },
  'wrong-value': {
    title: 'A value is not one of those allowed.',
    text: ({ key, value }, formatter) => `${formatter.code(key)} cannot be ${formatter.name(value)}.`,
    remedy: ({ near, allowed }, formatter) =>
      near === null ? `Write ${listed(allowed.map(formatter.code), 'or')}.` : `Did you mean ${formatter.code(near)}?`,
  },
  'unquoted-scalar': {
    title: 'A value without quotes is read as something other than a string.',
    text: ({ key, text, reads, comment }, formatter) => {
      if (text === '') {
        const why = comment === null ? '' : `: ${formatter.code('#')} starts a comment`;
        return `${formatter.code(key)} has no value${why}.`;
      }
      return `Without quotes, the ${formatter.code(key)} ${formatter.name(text)} is read as ${formatter.code(reads)}, not as a string.`;
    },
    remedy: ({ key, text, comment }, formatter) => {
      const quoted = comment === null ? null : yamlLine(key, comment, formatter);
      if (quoted !== null) return `If it is meant as the value, quote it: ${quoted}`;
      if (text === '') return REQUIRED.has(key) ? 'Write one, in quotes.' : writeOrRemove(key, formatter);
      const line = yamlLine(key, text, formatter);
      return line === null ? 'Put it in double quotes.' : `Quote it: ${line}`;
    },
  },
} satisfies Partial<Wordings>;

export const NAME_WORDS = {
  'empty-name': {
    title: 'A name is empty.',
    text: ({ key }, formatter) => `The ${formatter.code(key)} is empty.`,
    remedy: ({ key }, formatter) => (REQUIRED.has(key) ? 'Write one.' : writeOrRemove(key, formatter)),
  },
  'padded-name': {
    title: 'A name starts or ends with white space.',
    text: ({ key, value }, formatter) =>
      `The ${formatter.code(key)} ${formatter.name(value)} starts or ends with white space.`,
    remedy: ({ key, value }, formatter) => {
      const trimmed = withoutPadding(value);
      const isShort = value.length <= LONGEST_SHOWN && trimmed !== '';
      return isShort ? `Write ${yamlLine(key, trimmed, formatter)}` : 'Remove the white space.';
    },
  },
  'control-character': {
    title: 'A name holds a control character.',
    text: ({ key, value, character }, formatter) =>
      `The ${formatter.code(key)} ${formatter.name(value)} holds the control character ${formatter.code(character)}.`,
    remedy: ({ key }, formatter) => {
      if (key === 'name' || key === 'renamed_from')
        return `Remove it. If the name at the service holds it, pin the asset with ${formatter.code('id')}.`;
      if (key === 'external_id') return 'Remove it.';
      if (key === 'pattern') return `Write ${formatter.code('?')} in its place, which matches any character.`;
      return 'Remove it. If the name at the service holds it, write the id in its place.';
    },
  },
  'invisible-character': {
    title: 'A name holds a character that cannot be seen.',
    text: ({ key, value, character }, formatter) =>
      `The ${formatter.code(key)} ${formatter.name(value)} holds ${formatter.code(character)}, which cannot be seen.`,
    remedy: ({ key }) => (key === 'external_id' ? 'Remove it.' : 'Remove it, unless the name at the service holds it.'),
  },
  'look-alike-character': {
    title: 'A name holds a character that looks like another.',
    text: ({ key, value, character }, formatter) =>
      `The ${formatter.code(key)} ${formatter.name(value)} holds ${formatter.code(character)}, which looks like a plain space or quote and is another character.`,
    remedy: () => 'Write the plain one, unless the name at the service holds it.',
  },
  'value-too-long': {
    title: 'A value is too long.',
    text: ({ key, length, limit }, formatter) =>
      `The ${formatter.code(key)} has ${counted(length, 'character')}, and at most ${grouped(limit)} are allowed.`,
    remedy: () => 'Shorten it.',
  },
  'ignored-but-declared': {
    title: 'An asset is declared and also ignored.',
    text: ({ name, pattern }, formatter) =>
      `The asset ${formatter.name(name)} is declared, and also ignored by ${formatter.name(pattern)} under ${formatter.code('ignore')}.`,
    remedy: ({ first }, formatter) =>
      `Remove the entry, or the line under ${formatter.code('ignore')} at ${formatter.code(placeText(first))}.`,
  },
  'duplicate-system': {
    title: 'A cyber system is declared by two documents.',
    text: ({ name }, formatter) => `Another document declares the cyber system ${formatter.name(name)} already.`,
    remedy: ({ first }, formatter) => `Put its assets into one document. ${whereFirst(first, formatter)}.`,
  },
  'duplicate-asset': {
    title: 'An asset is declared twice in one cyber system.',
    text: ({ name }, formatter) => `The asset ${formatter.name(name)} is declared twice in this cyber system.`,
    remedy: ({ first }, formatter) =>
      `Remove one. If they are two assets, pin each with its ${formatter.code('id')}. ${whereFirst(first, formatter)}.`,
  },
  'duplicate-name': {
    title: 'Several cyber systems declare an asset of the same name.',
    text: ({ names }, formatter) =>
      names.length === 1
        ? `Several cyber systems declare an asset named ${formatter.name(names[0]!)}.`
        : `Several cyber systems declare assets of the same ${counted(names.length, 'name')}: ${listedAs(names, formatter.name, 'and')}.`,
    remedy: ({ first }, formatter) =>
      `If the service wants names to be unique, rename all but one of each. ${whereFirst(first, formatter)}.`,
  },
  'duplicate-external-id': {
    title: 'Two assets have the same external id.',
    text: ({ id }, formatter) => `Another asset has the ${formatter.code('external_id')} ${formatter.name(id)} too.`,
    remedy: ({ first }, formatter) =>
      `Correct one of the two, or remove the entry that is a copy. ${whereFirst(first, formatter)}.`,
  },
  'similar-name': {
    title: 'Two names differ only in case, white space or Unicode form.',
    text: ({ name, other }, formatter) =>
      `${formatter.name(name)} differs from ${formatter.name(other)} only in case, white space or Unicode form.`,
    remedy: ({ first }, formatter) =>
      `If they are one asset, remove one. Otherwise choose names that people can tell apart. The other is at ${formatter.code(placeText(first))}.`,
  },
} satisfies Partial<Wordings>;
