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
    help: 'Check `path` and `working-directory`. Inventory files end in `.yml` or `.yaml`.',
    text: ({ paths, folder }, say) => {
      const where = paths.length === 0 ? '' : ` in ${listed(paths.map(say.name), 'or')}`;
      return `No inventory file was found${where}${folder === null ? '' : `, looked for in the folder ${say.name(folder)}`}.`;
    },
    remedy: ({ near }, say) =>
      didYouMean(near, say) ?? `Add a .yml or .yaml file there, or correct the input ${say.code('path')}.`,
  },
  'empty-file': {
    title: 'The file holds no document.',
    text: () => 'The file holds no document.',
    remedy: () => 'Declare a cyber system in it, or remove the file.',
  },
  'unreadable-file': {
    title: 'The file cannot be read.',
    text: ({ reason }, say) => `The file cannot be read: ${say.reason(reason)}.`,
    remedy: () => 'Check that it is there and may be read.',
  },
  'unread-file': {
    title: 'A file that looks like inventory is not read.',
    text: ({ near }, say) =>
      near === null
        ? `This file is not read: its name ends in ${say.code('.txt')}.`
        : `This file is not read: ${say.code('path')} names the folder ${say.name(near)}.`,
    remedy: (_, say) =>
      `Move it into the inventory, with a name that ends in ${say.code('.yml')} or ${say.code('.yaml')}, or remove it.`,
  },
  'symbolic-link': {
    title: 'The inventory contains a symbolic link.',
    text: () => 'This is a symbolic link, and links are not followed.',
    remedy: () => 'Put the file itself in its place.',
  },
  submodule: {
    title: 'The inventory contains a submodule.',
    text: () => 'This is a submodule, and submodules are not read.',
    remedy: (_, say) =>
      `Keep its files in this repository, or narrow the input ${say.code('path')} so that it is left out.`,
  },
  'lfs-pointer': {
    title: 'The file is a pointer of git LFS.',
    text: () => 'The file is a pointer of git LFS, not an inventory.',
    remedy: (_, say) => `Keep inventory files in git itself: take them out of LFS with ${say.code('git lfs untrack')}.`,
  },
  'file-too-large': {
    title: 'The file is too large.',
    help: 'At most 32 MiB of a file are read, about 500,000 assets. Give each cyber system a file of its own.',
    text: ({ bytes, limit }) => `The file has ${counted(bytes, 'byte')}, and at most ${grouped(limit)} are read.`,
    remedy: ({ limit }) => `Split it into files of at most ${counted(limit, 'byte')}.`,
  },
  'not-utf8': {
    title: 'The file is not UTF-8 text.',
    help: 'Save it as UTF-8. From Latin-1: `iconv -f latin1 -t utf-8 old.yml > new.yml`.',
    text: ({ byte, encoding }, say) =>
      byte === null
        ? `The file is ${encoding === null ? 'not UTF-8 text' : 'UTF-16 text, not UTF-8'}.`
        : `The file is not UTF-8 text: it holds the byte ${say.code(hexadecimal(byte))}.`,
    remedy: ({ encoding }, say) =>
      `Save it as UTF-8: in an editor, by ${say.code(`iconv -f ${encoding ?? 'CP1252'} -t UTF-8`)}, or on Windows in Notepad by Save as.`,
  },
  'merge-conflict': {
    title: 'A merge conflict is not resolved.',
    text: () => 'An unresolved merge conflict starts here.',
    remedy: (_, say) =>
      `Keep what is meant, and remove the lines that start with ${say.code('<<<<<<<')}, ${say.code('=======')} and ${say.code('>>>>>>>')}.`,
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
    help: 'Look there and one line above for a tab, a colon without a space, or an open quote.',
    text: ({ reason }, say) => `This is not valid YAML: ${say.reason(reason)}.`,
    remedy: ({ reason }) => {
      const advice = SYNTAX_HINTS.find(([start]) => reason.startsWith(start))?.[1] ?? 'Correct it here.';
      return `${reason.endsWith(BEHIND_TAB) ? 'Replace the tab by a space.' : advice} Nothing of this file was read.`;
    },
  },
  'yaml-too-deep': {
    title: 'The YAML is nested too deep.',
    text: ({ limit }) => `The YAML is nested more than ${counted(limit, 'level')} deep.`,
    remedy: (_, say) => `Write the assets as one flat list under ${say.code('assets')}.`,
  },
  'yaml-expansion': {
    title: 'Aliases expand to too much.',
    text: ({ limit }) => `The aliases of this file expand to more than ${counted(limit, 'node')}.`,
    remedy: () => 'Use fewer aliases: write the entries out, or split the file.',
  },
  'unknown-alias': {
    title: 'An alias has no anchor.',
    text: ({ alias }, say) => `The alias ${say.name(`*${alias}`)} has no anchor before it in this document.`,
    remedy: (_, say) =>
      `Define the anchor above it, or write the value out; text that starts with ${say.code('*')} goes in quotes.`,
  },
  'unsupported-tag': {
    title: 'YAML tags are not supported.',
    text: ({ tag }, say) => `The tag ${say.name(tag)} is not supported.`,
    remedy: () => 'Remove the tag. Text in quotes is a string.',
  },
  'duplicate-key': {
    title: 'A key is repeated.',
    help: 'Often a dash is missing between two assets. Remove one key, or start a new asset with `- name:`.',
    text: ({ key }, say) => `The key ${say.name(key)} is repeated in one mapping.`,
    // A missing dash joins two assets. The remedy must not remove a name: that would lose one of them.
    remedy: ({ key, first }, say) =>
      `Remove one of the two${key === 'name' ? `, or start another asset with ${say.code('- name:')}` : ''}. ${whereFirst(first, say)}.`,
  },
  'missing-document-start': {
    title: 'Two documents are joined without a line between them.',
    help: 'Write a line `---` above the second `cyber_system`. If it is the same system twice, remove it.',
    text: (_, say) => `A second ${say.code('cyber_system')} starts here, in the middle of a document.`,
    remedy: ({ first }, say) =>
      `Begin a new document with a line ${say.code('---')} above it; the first starts at ${say.code(placeText(first))}. Or remove it, if it is the same system twice.`,
  },
  'ambiguous-yaml': {
    title: 'YAML readers disagree about the file.',
    text: () => 'YAML readers disagree about this file, so it cannot be rewritten safely.',
    remedy: (_, say) =>
      `Write it in plain block style, without stray marks (${say.code('...')}, ${say.code('?')}) and without aliases of whole entries.`,
  },
  'flow-style': {
    title: 'What an import would edit is in flow style.',
    text: () => 'This is in flow style, and an import edits block style only.',
    remedy: (_, say) => `Run ${say.code('cip-sync fmt')}, which rewrites it, then import again.`,
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
function writeOrRemove(key: string, say: Formatter): string {
  return `Write one, or remove ${key === 'pattern' ? 'the entry' : say.code(key)}.`;
}

/** What to write, formatted for one output. */
type Advice = (say: Formatter) => string;

const entry: Advice = (say) => say.code('- name: "…"');
const type: Advice = (say) => `${say.code('asset_type: hardware')} or ${say.code('asset_type: software')}`;
const noAssets: Advice = (say) => `${say.code('assets: []')} states that the system has none`;

/** Usually a line --- with nothing after it. */
const emptyDocument: Advice = (say) =>
  `Write ${say.code('cyber_system: "…"')} and ${say.code('assets:')} here, or remove the line ${say.code('---')}.`;

/** What to add for a key that is missing. */
const MISSING: ReadonlyMap<string, Advice> = new Map<string, Advice>([
  ['cyber_system', (say) => `Add ${say.code('cyber_system: "…"')} with the name or id of the system.`],
  ['assets', (say) => `Add ${say.code('assets:')} with a list; ${noAssets(say)}.`],
  ['name', (say) => `Add ${say.code('name: "…"')} with the name of the asset.`],
  ['asset_type', (say) => `Add ${type(say)}.`],
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
  ['document', (say) => `Write ${say.code('cyber_system: "…"')} and ${say.code('assets:')} with the list under it.`],
  ['asset', (say) => `Write ${entry(say)} with ${type(say)} under it.`],
  ['key', () => 'Write one of the keys of the format.'],
  ['mapping', (say) => `Write ${say.code('columns:')} with lines such as ${say.code('name: "Hostname"')} under it.`],
  ['assets', (say) => `Write a list of ${entry(say)}; ${noAssets(say)}.`],
  ['asset_type', (say) => `Write ${type(say)}.`],
  // Parts of the mapping of a CSV export.
  ['columns', (say) => `Write lines such as ${say.code('name: "Hostname"')} under it.`],
  ['defaults', (say) => `Write lines such as ${say.code('asset_type: hardware')} under it.`],
  ['values', (say) => `Write lines such as ${say.code('Server: hardware')} under it.`],
  ['systems', (say) => `Write lines such as ${say.code('EMS-1: "Alpha EMS"')} under it.`],
  ['ignore', (say) => `Write a list of names, such as ${say.code('ignore: ["lab-*", spare-hmi]')}.`],
  ['pattern', (say) => `Write a name or a pattern, such as ${say.code('"lab-*"')}, for each entry.`],
  ['prune', (say) => `Write ${say.code('prune: true')} or ${say.code('prune: false')}, without quotes.`],
]);

export const FORMAT_WORDS = {
  'unknown-key': {
    title: 'The format has no such key here.',
    help: 'Correct or remove it. A misspelled key would have no effect: `renamed_form` would delete and create.',
    text: ({ key }, say) => `The format has no key ${say.name(key)} here.`,
    remedy: ({ key, near, allowed }, say) => {
      if (near !== null) return `Did you mean ${say.code(near)}?`;
      if (key === '<<') return 'Merge keys are not supported: write the keys out.';
      return `Remove it, or write one of ${codes(allowed, say)}.`;
    },
  },
  'missing-key': {
    title: 'A required key is missing.',
    help: 'Add the key. If the system has no assets, write `assets: []`.',
    text: ({ key, of }, say) => `The ${of} has no ${say.code(key)}.`,
    remedy: ({ key }, say) => MISSING.get(key)?.(say) ?? 'Add the key.',
  },
  'wrong-type': {
    title: 'A value has the wrong type.',
    help: 'Write the shape that the message shows.',
    text: ({ subject, expected, found }, say) =>
      `${NODES.get(subject) ?? say.code(subject)} must be ${say.code(expected)}, and this is ${say.code(found)}.`,
    remedy: ({ subject, found }, say) => {
      if (subject === 'document' && found === 'null') return emptyDocument(say);
      return SHAPES.get(subject)?.(say) ?? `Write ${say.code(`${subject}: "…"`)}`;
    },
  },
  'wrong-value': {
    title: 'A value is not one of those allowed.',
    help: 'For `asset_type`, write `hardware` (a device) or `software` (an application or operating system).',
    text: ({ key, value }, say) => `${say.code(key)} cannot be ${say.name(value)}.`,
    remedy: ({ near, allowed }, say) =>
      near === null ? `Write ${listed(allowed.map(say.code), 'or')}.` : `Did you mean ${say.code(near)}?`,
  },
  'unquoted-scalar': {
    title: 'A value without quotes is read as something other than a string.',
    help: 'Put the value in double quotes, or run `cip-sync fmt`. YAML reads `NO` as false and `0123` as a number.',
    text: ({ key, text, reads, comment }, say) => {
      if (text === '') {
        const why = comment === null ? '' : `: ${say.code('#')} starts a comment`;
        return `${say.code(key)} has no value${why}.`;
      }
      return `Without quotes, the ${say.code(key)} ${say.name(text)} is read as ${say.code(reads)}, not as a string.`;
    },
    remedy: ({ key, text, comment }, say) => {
      const quoted = comment === null ? null : yamlLine(key, comment, say);
      if (quoted !== null) return `If it is meant as the value, quote it: ${quoted}`;
      if (text === '') return REQUIRED.has(key) ? 'Write one, in quotes.' : writeOrRemove(key, say);
      const line = yamlLine(key, text, say);
      return line === null ? 'Put it in double quotes.' : `Quote it: ${line}`;
    },
  },
} satisfies Partial<Wordings>;

export const NAME_WORDS = {
  'empty-name': {
    title: 'A name is empty.',
    help: 'Write the name, or remove an optional key.',
    text: ({ key }, say) => `The ${say.code(key)} is empty.`,
    remedy: ({ key }, say) => (REQUIRED.has(key) ? 'Write one.' : writeOrRemove(key, say)),
  },
  'padded-name': {
    title: 'A name starts or ends with white space.',
    help: 'Remove the white space. If the live name has it, pin the asset with its `id`: the plan then renames it.',
    text: ({ key, value }, say) => `The ${say.code(key)} ${say.name(value)} starts or ends with white space.`,
    remedy: ({ key, value }, say) => {
      const trimmed = withoutPadding(value);
      const isShort = value.length <= LONGEST_SHOWN && trimmed !== '';
      return isShort ? `Write ${yamlLine(key, trimmed, say)}` : 'Remove the white space.';
    },
  },
  'control-character': {
    title: 'A name holds a control character.',
    help: 'Remove it. If the live name has it, pin the asset with its `id`.',
    text: ({ key, value, character }, say) =>
      `The ${say.code(key)} ${say.name(value)} holds the control character ${say.code(character)}.`,
    remedy: ({ key }, say) => {
      if (key === 'name' || key === 'renamed_from')
        return `Remove it. If the name at the service holds it, pin the asset with ${say.code('id')}.`;
      if (key === 'external_id') return 'Remove it.';
      if (key === 'pattern') return `Write ${say.code('?')} in its place, which matches any character.`;
      return 'Remove it. If the name at the service holds it, write the id in its place.';
    },
  },
  'invisible-character': {
    title: 'A name holds a character that cannot be seen.',
    text: ({ key, value, character }, say) =>
      `The ${say.code(key)} ${say.name(value)} holds ${say.code(character)}, which cannot be seen.`,
    remedy: ({ key }) => (key === 'external_id' ? 'Remove it.' : 'Remove it, unless the name at the service holds it.'),
  },
  'look-alike-character': {
    title: 'A name holds a character that looks like another.',
    text: ({ key, value, character }, say) =>
      `The ${say.code(key)} ${say.name(value)} holds ${say.code(character)}, which looks like a plain space or quote and is another character.`,
    remedy: () => 'Write the plain one, unless the name at the service holds it.',
  },
  'value-too-long': {
    title: 'A value is too long.',
    help: 'Shorten it. An `external_id` has at most 200 characters.',
    text: ({ key, length, limit }, say) =>
      `The ${say.code(key)} has ${counted(length, 'character')}, and at most ${grouped(limit)} are allowed.`,
    remedy: () => 'Shorten it.',
  },
  'ignored-but-declared': {
    title: 'An asset is declared and also ignored.',
    help: 'Remove the entry, or narrow the pattern under `ignore`.',
    text: ({ name, pattern }, say) =>
      `The asset ${say.name(name)} is declared, and also ignored by ${say.name(pattern)} under ${say.code('ignore')}.`,
    remedy: ({ first }, say) =>
      `Remove the entry, or the line under ${say.code('ignore')} at ${say.code(placeText(first))}.`,
  },
  'duplicate-system': {
    title: 'A cyber system is declared by two documents.',
    help: 'Put its assets into one document.',
    text: ({ name }, say) => `Another document declares the cyber system ${say.name(name)} already.`,
    remedy: ({ first }, say) => `Put its assets into one document. ${whereFirst(first, say)}.`,
  },
  'duplicate-asset': {
    title: 'An asset is declared twice in one cyber system.',
    help: 'Remove one. If they are two assets, pin each with its `id`, or rename one.',
    text: ({ name }, say) => `The asset ${say.name(name)} is declared twice in this cyber system.`,
    remedy: ({ first }, say) =>
      `Remove one. If they are two assets, pin each with its ${say.code('id')}. ${whereFirst(first, say)}.`,
  },
  'duplicate-name': {
    title: 'Several cyber systems declare an asset of the same name.',
    help: 'If the service wants names to be unique, rename all but one of each.',
    text: ({ names }, say) =>
      names.length === 1
        ? `Several cyber systems declare an asset named ${say.name(names[0]!)}.`
        : `Several cyber systems declare assets of the same ${counted(names.length, 'name')}: ${listedAs(names, say.name, 'and')}.`,
    remedy: ({ first }, say) =>
      `If the service wants names to be unique, rename all but one of each. ${whereFirst(first, say)}.`,
  },
  'duplicate-external-id': {
    title: 'Two assets have the same external id.',
    help: 'Correct one, or remove the entry that is a copy.',
    text: ({ id }, say) => `Another asset has the ${say.code('external_id')} ${say.name(id)} too.`,
    remedy: ({ first }, say) =>
      `Correct one of the two, or remove the entry that is a copy. ${whereFirst(first, say)}.`,
  },
  'similar-name': {
    title: 'Two names differ only in case, white space or Unicode form.',
    help: 'If they are one asset, remove one. Otherwise choose names that people can tell apart.',
    text: ({ name, other }, say) =>
      `${say.name(name)} differs from ${say.name(other)} only in case, white space or Unicode form.`,
    remedy: ({ first }, say) =>
      `If they are one asset, remove one. Otherwise choose names that people can tell apart. The other is at ${say.code(placeText(first))}.`,
  },
} satisfies Partial<Wordings>;
