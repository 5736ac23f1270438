// The wording of every finding: what is wrong and what to do, with one entry for each code. The types of the arguments
// come from the code (core/diagnostic.ts).
import { needsId, withoutPadding } from '../core/characters.ts';
import type { Code, DiagnosticArgs, ValueKind, YamlFault } from '../core/diagnostic.ts';
import { counted, type Formatter, joined, LONGEST_SHOWN, listed, upperFirst, yamlList, yamlString } from './text.ts';

/** Words that are a plain string have code in backticks. */
type Words<A> = string | ((args: A, say: Formatter) => string);

type Wordings = {
  readonly [C in Code]: {
    /** A full sentence that names nothing. */
    readonly title: string;
    /** What to do, for `explain` and the reference, if the remedy depends on its arguments. */
    readonly help?: string;
    /** Subject and cause, as one sentence or two. */
    readonly text: Words<DiagnosticArgs[C]>;
    /** What to do. */
    readonly remedy: Words<DiagnosticArgs[C]>;
    /** Which remedy it is, if there are several: many findings with the same one are one mistake made many times. */
    readonly case?: (args: DiagnosticArgs[C]) => string | boolean;
  };
};

export function inWords<A>(words: Words<A>, args: A, say: Formatter): string {
  return typeof words === 'string' ? withCode(words, say) : words(args, say);
}

function withCode(words: string, say: Formatter): string {
  return words.replace(/`([^`]+)`/g, (_, code: string) => say.code(code));
}

function didYouMean(near: readonly string[], say: Formatter): string | null {
  return near.length === 0 ? null : `Did you mean ${listed(near, 'or', say.name)}?`;
}

function hasNear({ near }: { readonly near: readonly string[] }): boolean {
  return near.length > 0;
}

/**
 * `key: "value"`, to copy. For a pattern only the value, since it is in a list. null for a value that is too long to
 * show, or that a file would not accept.
 */
function yamlLine(key: string, value: string, say: Formatter): string | null {
  if (value.length > LONGEST_SHOWN || needsId(value)) return null;
  return say.code(key === 'pattern' ? yamlString(value) : `${key}: ${yamlString(value)}`);
}

const FILES = {
  'no-inventory': {
    title: 'No inventory file was found.',
    help: 'To begin, run `cip-sync import`. If there are files, check `path` and `working-directory`. Inventory files end in `.yml` or `.yaml`.',
    text: ({ paths, folder }, say) => {
      const where = paths.length === 0 ? '' : ` in ${listed(paths, 'or', say.name)}`;
      return `No inventory file was found${where}${folder === null ? '' : `, looked for in the folder ${say.name(folder)}`}.`;
    },
    remedy: ({ near }, say) =>
      didYouMean(near, say) ??
      `To begin, run ${say.code('cip-sync import')}, or add a .yml or .yaml file there. If there are files elsewhere, correct ${say.input('path')}.`,
  },
  'empty-file': {
    title: 'The file holds no document.',
    text: 'The file holds no document.',
    remedy: 'Declare a cyber system in it, or remove the file.',
  },
  'unreadable-file': {
    title: 'The file cannot be read.',
    text: ({ reason }, say) =>
      `The file cannot be read: ${reason === 'ENOENT' ? 'there is no such file' : say.reason(reason)}.`,
    remedy: 'Check that it is there and may be read.',
  },
  'symbolic-link': {
    title: 'The inventory contains a symbolic link.',
    text: 'This is a symbolic link, and links are not followed.',
    remedy: 'Put the file itself in its place.',
  },
  submodule: {
    title: 'The inventory contains a submodule.',
    text: 'This is a submodule or another repository, and neither is read.',
    remedy: (_, say) => `Keep its files in this repository, or narrow ${say.input('path')} so that it is left out.`,
  },
  'sparse-checkout': {
    title: 'A sparse checkout hides a file of the inventory.',
    help: 'Widen it: `git sparse-checkout add FOLDER`, or end it: `git sparse-checkout disable`.',
    text: 'The sparse checkout of this clone hides this file, so what it declares is not read.',
    remedy: ({ folder }, say) =>
      `Widen it: ${say.code(`git sparse-checkout add ${folder}`)}, or end it: ${say.code('git sparse-checkout disable')}.`,
  },
  'lfs-pointer': {
    title: 'The file is a pointer of git LFS.',
    text: 'The file is a pointer of git LFS, not an inventory.',
    remedy: 'Keep inventory files in git itself: take them out of LFS with `git lfs untrack`.',
  },
  'file-too-large': {
    title: 'The file is too large.',
    help: 'At most 32 MiB of a file are read, about 500,000 assets. Give each cyber system a file of its own.',
    text: ({ bytes, limit }) => counted`The file has ${bytes} byte(s), and at most ${limit} are read.`,
    remedy: ({ limit }) => counted`Split it into files of at most ${limit} byte(s).`,
  },
  'not-utf8': {
    title: 'The file is not UTF-8 text.',
    help: 'Save it as UTF-8. From Latin-1: `iconv -f latin1 -t utf-8 old.yml > new.yml`.',
    text: ({ byte, encoding }, say) =>
      byte === null
        ? `The file is ${encoding === null ? 'not UTF-8 text' : 'UTF-16 text, not UTF-8'}.`
        : `The file is not UTF-8 text: it holds the byte ${say.code(`0x${byte.toString(16).toUpperCase().padStart(2, '0')}`)}.`,
    remedy: ({ encoding }, say) =>
      `Save it as UTF-8: in an editor, by ${say.code(`iconv -f ${encoding ?? 'CP1252'} -t UTF-8`)}, or on Windows in Notepad by Save as.`,
  },
  'merge-conflict': {
    title: 'A merge conflict is not resolved.',
    text: 'This is a mark of a merge conflict that nobody has resolved yet.',
    remedy: 'Keep what is meant, and remove the lines that start with `<<<<<<<`, `=======` and `>>>>>>>`.',
  },
} satisfies Partial<Wordings>;

/** What breaks the rules of YAML, in terms of the file, and what to do. */
const YAML_FAULTS: { readonly [F in YamlFault]: readonly [cause: Words<{ readonly text: string }>, remedy: string] } = {
  'carriage-return': [
    'A carriage return without a line feed ends this line.',
    'In an editor, set the line ends of the file to LF, and save it.',
  ],
  'colon-without-space': ['There is no space after this colon.', 'Write `key: value`.'],
  'dash-without-space': ['There is no space after this dash.', 'Write `- key: value`.'],
  mark: [({ text }, say) => `${say.name(text)} cannot begin an unquoted value.`, 'Put the value in quotes.'],
  misaligned: [
    'This line is not indented like the lines above it.',
    'Line up the keys of one entry, and the dashes of one list.',
  ],
  'missing-comma': ['In brackets, a comma is missing before this.', 'Write the comma, or close the bracket.'],
  'no-colon': ['There is no colon after the key of this line.', 'Write `key: value`, or remove the line.'],
  'no-pair': [
    'This line or the one above it is not `key: value`.',
    'Write a colon and a space after each key, or remove what is neither a key nor a value.',
  ],
  'not-closed': [
    'A quote or bracket above is not closed, or what is in it is not indented.',
    'Close it. If it is closed, indent what is inside it, and the closing one.',
  ],
  other: [({ text }, say) => `This is not valid YAML: ${say.reason(text)}.`, 'Correct it here.'],
  'repeated-key': ['This key is repeated in one mapping.', 'Remove one of the two, or join them.'],
  'second-colon': [
    'An unquoted value cannot hold a colon and a space.',
    'Put the value in quotes. If another key starts there, write it on a line of its own.',
  ],
  'second-document': [
    'A second document starts here.',
    'A mapping of columns is one document: remove this line, and what does not belong to it.',
  ],
  'special-space': [
    'This is a special space character, such as a no-break space.',
    'Replace it by a plain space: it was copied from a document or a web page.',
  ],
  tab: ['There is a tab here.', 'Replace it by a space.'],
  'tab-indentation': ['This line is indented with a tab.', 'Indent with spaces.'],
  'text-after-end': [
    'There is text after a closing quote or bracket.',
    "Put the whole value in single quotes, and write each `'` in it twice.",
  ],
  'unknown-escape': [
    ({ text }, say) => `${say.code(text)} means nothing in double quotes.`,
    'Double the backslash, or write the value in single quotes.',
  ],
  unprintable: ['This character cannot be in a YAML file.', 'Remove it.'],
};

const YAML = {
  'yaml-syntax': {
    title: 'This is not valid YAML.',
    help: 'Look there and one line above for a tab, a colon without a space, or an open quote.',
    text: (args, say) => inWords(YAML_FAULTS[args.fault][0], args, say),
    remedy: ({ fault }, say) => `${withCode(YAML_FAULTS[fault][1], say)} Nothing of this file was read.`,
    case: ({ fault }) => fault,
  },
  'yaml-too-deep': {
    title: 'The YAML is nested too deep.',
    text: ({ limit }) => counted`The YAML is nested more than ${limit} level(s) deep.`,
    remedy: 'Write the assets as one flat list under `assets`.',
  },
  'yaml-expansion': {
    title: 'Aliases expand to too much.',
    text: ({ limit }) => counted`The aliases of this file expand to more than ${limit} node(s).`,
    remedy: 'Use fewer aliases: write the entries out, or split the file.',
  },
  'unknown-alias': {
    title: 'An alias has no anchor.',
    text: ({ alias }, say) => `The alias ${say.name(`*${alias}`)} has no anchor before it in this document.`,
    remedy: 'If it is text or a pattern, put it in quotes. If it is an alias, define its anchor above it.',
  },
  'unsupported-tag': {
    title: 'YAML tags are not supported.',
    text: ({ tag }, say) => `The tag ${say.name(tag)} is not supported.`,
    remedy: 'Remove the tag. If it is part of the text, put the whole value in quotes.',
  },
  'duplicate-key': {
    title: 'A key is repeated.',
    help: 'Often a dash is missing between two assets. Remove one key, or start a new asset with `- name:`.',
    text: ({ key }, say) => `The key ${say.name(key)} is repeated in one mapping.`,
    // A missing dash joins two assets. The remedy must not remove a name: that would lose one of them.
    remedy: ({ key, first }, say) =>
      `Remove one of the two${key === 'name' ? `, or start another asset with ${say.code('- name:')}` : ''}. The first is at ${say.place(first)}.`,
    case: ({ key }) => key === 'name',
  },
  'missing-document-start': {
    title: 'Two documents are joined without a line between them.',
    help: 'Write a line `---` above the second `cyber_system`. If it is the same system twice, remove it.',
    text: 'A second `cyber_system` starts here, in the middle of a document.',
    remedy: ({ first }, say) =>
      `Begin a new document with a line ${say.code('---')} above it; the first starts at ${say.place(first)}. Or remove it, if it is the same system twice.`,
  },
  'ambiguous-yaml': {
    title: 'YAML readers disagree about the file.',
    text: 'YAML readers disagree about this file, so it cannot be rewritten safely.',
    remedy: 'Write it in plain block style, without stray marks (`...`, `?`) and without aliases of whole entries.',
  },
  'flow-style': {
    title: 'What an import would edit is in flow style.',
    text: 'This is in flow style, and an import edits block style only.',
    remedy: 'Run `cip-sync fmt`, which rewrites it, then import again.',
  },
  'comment-would-move': {
    title: 'A comment holds a character at which fmt would break it in two.',
    text: 'This comment holds a line or paragraph separator (U+2028 or U+2029), at which fmt would break it in two.',
    remedy: 'Write a space in place of that character.',
  },
} satisfies Partial<Wordings>;

/** Keys with a name, which a document or an asset must have. */
const REQUIRED: ReadonlySet<string> = new Set(['cyber_system', 'name']);

/** A pattern is an entry of a list, so it has no key of its own to remove. */
function writeOrRemove(key: string, say: Formatter): string {
  return `Write one, or remove ${key === 'pattern' ? 'the entry' : say.code(key)}.`;
}

const TYPES = '`asset_type: hardware` or `asset_type: software`';
const NO_ASSETS = '`assets: []` states that the system has none';

/** What to add for a key that is missing. */
const MISSING: ReadonlyMap<string, string> = new Map([
  ['cyber_system', 'Add `cyber_system: "…"` with the name or id of the system.'],
  ['assets', `Add \`assets:\` with a list; ${NO_ASSETS}.`],
  ['name', 'Add `name: "…"` with the name of the asset.'],
  ['asset_type', `Add ${TYPES}.`],
]);

/** Parts of a file that are not keys of the format. */
const NODES: ReadonlyMap<string, string> = new Map([
  ['document', 'a document'],
  ['asset', 'an asset'],
  ['key', 'a key'],
  ['mapping', 'a mapping of columns'],
  ['pattern', 'a pattern'],
]);

/** What a value is, or must be. */
const VALUES: { readonly [K in ValueKind]: string } = {
  boolean: 'true or false',
  date: 'a date or time',
  default: 'a default value',
  list: 'a list',
  mapping: 'a mapping',
  merge: 'a merge key',
  nothing: 'empty',
  null: 'null',
  number: 'a number',
  string: 'a string',
  cells: 'a string or a list of strings',
  character: 'a single character',
  columns: 'a header, a text with headers in braces, or a list of these',
  header: 'a line number or a list of headers',
};

/** What to write instead of a wrong type. For keys that are not here, write a string. */
const SHAPES: ReadonlyMap<string, string> = new Map([
  ['document', 'Write `cyber_system: "…"` and `assets:` with the list under it.'],
  ['asset', `Write \`- name: "…"\` with ${TYPES} under it.`],
  ['key', 'Write one of the keys of the format.'],
  ['mapping', 'Write `columns:` with lines such as `name: "Hostname"` under it.'],
  ['assets', `Write a list, each entry with a dash and a space: \`- name: "…"\`; ${NO_ASSETS}.`],
  ['asset_type', `Write ${TYPES}.`],
  // Up to `systems`, these are parts of the mapping of a CSV export.
  ['columns', 'Write lines such as `name: "Hostname"` under it.'],
  ['defaults', 'Write lines such as `asset_type: hardware` under it.'],
  ['values', 'Write lines such as `Server: hardware` under it.'],
  ['only', 'Write lines such as `Class: Server` under it, each with the header of a column.'],
  ['skip', 'Write lines such as `Status: retired` under it, each with the header of a column.'],
  ['header', 'Write `header: 3`, or `header: [Name, Class]`.'],
  ['facilities', 'Write lines such as `CND: "Chinook Narrows Dam"` under it.'],
  ['systems', 'Write lines such as `EMS-1: "Alpha EMS"` under it.'],
  ['ignore', 'Write a list of names, such as `ignore: ["lab-*", spare-hmi]`.'],
  ['pattern', 'Write a name or a pattern, such as `"lab-*"`, for each entry.'],
  ['prune', 'Write `prune: true` or `prune: false`, without quotes.'],
]);

const KEYS = {
  'unknown-key': {
    title: 'A key is not one of the format.',
    help: 'Correct or remove it. A misspelled key would have no effect: `renamed_form` would delete and create.',
    text: ({ key, of }, say) => `${say.name(key)} is not a key of ${NODES.get(of) ?? say.code(of)}.`,
    remedy: ({ key, near, allowed }, say) => {
      if (near !== null && key.startsWith(`${near}:`))
        return `Write a space after the colon: ${say.code(`${near}: …`)}`;
      if (near !== null) return `Did you mean ${say.name(near)}?`;
      if (key === '<<') return 'Merge keys are not supported: write the keys out.';
      return `Remove it, or write one of ${allowed.map(say.code).join(', ')}.`;
    },
    case: ({ key, near }) => (near === null ? key === '<<' : 'near'),
  },
  'missing-key': {
    title: 'A required key is missing.',
    help: 'Add the key. If the system has no assets, write `assets: []`.',
    text: ({ key, of }, say) => `The ${of} has no key ${say.code(key)}.`,
    remedy: ({ key }, say) => withCode(MISSING.get(key) ?? 'Add the key.', say),
    case: ({ key }) => key,
  },
  'wrong-type': {
    title: 'A value has the wrong type.',
    help: 'Write the shape that the message shows.',
    text: ({ subject, expected, found }, say) =>
      `${upperFirst(NODES.get(subject) ?? '') || say.code(subject)} must be ${VALUES[expected]}, and this is ${VALUES[found]}.`,
    remedy: ({ subject, found }, say) => {
      // An empty document is usually a line `---` with nothing after it.
      const isEmpty = subject === 'document' && (found === 'nothing' || found === 'null');
      const shape = isEmpty
        ? 'Write `cyber_system: "…"` and `assets:` here, or remove the line `---`.'
        : SHAPES.get(subject);
      return shape === undefined ? `Write ${say.code(`${subject}: "…"`)}` : withCode(shape, say);
    },
    case: ({ subject }) => subject,
  },
  'wrong-value': {
    title: 'A value is not one of those allowed.',
    help: 'For `asset_type`, write `hardware` (a device) or `software` (an application or operating system).',
    text: ({ key, value }, say) => `${say.code(key)} cannot be ${say.name(value)}.`,
    remedy: ({ near, allowed }, say) =>
      near === null ? `Write ${listed(allowed, 'or', say.code)}.` : `Did you mean ${say.name(near)}?`,
    case: ({ near }) => near === null,
  },
  'unquoted-scalar': {
    title: 'A value without quotes is read as something other than a string.',
    help: 'Put the value in double quotes, or run `cip-sync fmt`. YAML reads `NO` as false and `0123` as a number.',
    text: ({ key, text, reads, meant }, say) => {
      if (text === '') {
        const part = meant?.startsWith('&') ? 'an anchor' : 'a comment';
        const cause = meant === null ? '' : `: ${say.code(meant.charAt(0))} starts ${part}`;
        return `${say.code(key)} has no value${cause}.`;
      }
      return `Without quotes, the ${say.code(key)} ${say.name(text)} is read as ${VALUES[reads]}, not as a string.`;
    },
    remedy: ({ key, text, meant }, say) => {
      const quoted = meant === null ? null : yamlLine(key, meant, say);
      if (quoted !== null) return `If it is meant as the value, quote it: ${quoted}`;
      if (text === '') return REQUIRED.has(key) ? 'Write one, in quotes.' : writeOrRemove(key, say);
      const line = yamlLine(key, text, say);
      return `Quote it, or let ${say.code('cip-sync fmt')} do it${line === null ? '.' : `: ${line}`}`;
    },
    case: ({ text, meant }) => (meant === null ? text === '' : 'meant'),
  },
} satisfies Partial<Wordings>;

const NAMES = {
  'empty-name': {
    title: 'A name is empty.',
    help: 'Write the name, or remove an optional key.',
    text: ({ key }, say) => `The ${say.code(key)} is empty.`,
    remedy: ({ key }, say) => (REQUIRED.has(key) ? 'Write one.' : writeOrRemove(key, say)),
    case: ({ key }) => key,
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
    case: ({ key }) => key,
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
    remedy: 'Write the plain one, unless the name at the service holds it.',
  },
  'mixed-scripts': {
    title: 'A name mixes letters of two scripts.',
    help: 'Write all letters in one script, unless the name at the service mixes them.',
    text: ({ key, value, character }, say) =>
      `The ${say.code(key)} ${say.name(value)} holds ${say.code(character)}, a letter of another script than the others, which may look like one of theirs.`,
    remedy: ({ key }) =>
      key === 'external_id'
        ? 'Write all letters in one script.'
        : 'Write all letters in one script, unless the name at the service mixes them.',
  },
  'cut-off-value': {
    title: 'A value ends where a comment starts.',
    help: 'If the `#` is part of the value, put the value in quotes. If it starts a comment, write a space after it.',
    text: ({ key, value }, say) =>
      `The ${say.code(key)} is ${say.name(value)}, because ${say.code('#')} after a space starts a comment.`,
    remedy: ({ key, whole }, say) => {
      const line = yamlLine(key, whole, say);
      const quote = line === null ? 'put the whole value in quotes' : `quote it: ${line}`;
      return `If ${say.code('#')} is part of the value, ${quote}. If it starts a comment, write a space after it.`;
    },
  },
  'value-too-long': {
    title: 'A value is too long.',
    help: 'Shorten it. An `external_id` has at most 200 characters.',
    text: ({ key, length, limit }, say) =>
      counted`The ${say.code(key)} has ${length} character(s), and at most ${limit} are allowed.`,
    remedy: 'Shorten it.',
  },
  'ignored-but-declared': {
    title: 'An asset is declared and also ignored.',
    help: 'Remove the entry, or narrow the pattern under `ignore`.',
    text: ({ name, pattern }, say) =>
      `The asset ${say.name(name)} is declared, and also ignored by ${say.name(pattern)} under ${say.code('ignore')}.`,
    remedy: ({ first }, say) => `Remove the entry, or the line under ${say.code('ignore')} at ${say.place(first)}.`,
  },
  'ignore-misses': {
    title: 'An ignore pattern misses live assets only by case or Unicode form.',
    help: 'Write the pattern as the service spells the names, or remove it. Case counts.',
    text: ({ pattern, name, count }, say) => {
      const others = count === 1 ? '' : counted` and ${count - 1} other asset(s)`;
      return `${say.name(pattern)} under ${say.code('ignore')} does not match ${say.name(name)}${others}, only because of upper and lower case or the Unicode form.`;
    },
    remedy: 'Write the pattern as the service spells the names, or remove it.',
  },
  'duplicate-system': {
    title: 'A cyber system is declared by two documents.',
    help: 'Put its assets into one document.',
    text: ({ name }, say) => `Another document declares the cyber system ${say.name(name)} already.`,
    remedy: ({ first }, say) => `Put its assets into one document. The first is at ${say.place(first)}.`,
  },
  'duplicate-asset': {
    title: 'An asset is declared twice in one cyber system.',
    help: 'Remove or rename one. If the service has both, write the `id` of each.',
    text: ({ name, first, inRows }, say) => {
      if (inRows === undefined) return `The asset ${say.name(name)} is declared twice in this cyber system.`;
      if (first.file.isTable !== true)
        return `The row has the name ${say.name(name)}, and an entry of this cyber system that stays has it, too.`;
      return counted`Rows of one cyber system mean one asset, such as ${say.name(name)} (${inRows.rows} row(s), at lines ${listed(inRows.lines, 'and')}).`;
    },
    remedy: ({ first, inRows }, say) => {
      if (inRows === undefined)
        return `Remove or rename one. If the service has both, write the ${say.code('id')} of each. The first is at ${say.place(first)}.`;
      return first.file.isTable === true
        ? `Leave all but one out, or map a ${say.code('name')} that tells them apart.`
        : `Leave the row out, or rename one of the two. The entry is at ${say.place(first)}.`;
    },
    case: ({ first, inRows }) => `${inRows !== undefined} ${first.file.isTable}`,
  },
  'duplicate-name': {
    title: 'Several cyber systems declare an asset of the same name.',
    help: 'If the service wants names to be unique, rename all but one of each.',
    text: ({ names }, say) =>
      names.length === 1
        ? `Several cyber systems declare an asset named ${say.name(names[0]!)}.`
        : counted`Several cyber systems declare assets of the same ${names.length} name(s): ${listed(names, 'and', say.name)}.`,
    remedy: ({ first }, say) =>
      `If the service wants names to be unique, rename all but one of each. The first is at ${say.place(first)}.`,
  },
  'duplicate-external-id': {
    title: 'Two assets have the same external id.',
    help: 'Correct one, or remove the entry that is a copy.',
    text: ({ id }, say) => `Another asset has the ${say.code('external_id')} ${say.name(id)} too.`,
    remedy: ({ first }, say) =>
      `Correct one of the two, or remove the entry that is a copy. The first is at ${say.place(first)}.`,
  },
  'similar-name': {
    title: 'Two names differ only in case, white space or Unicode form.',
    help: 'If they are one asset, remove one. Otherwise choose names that people can tell apart.',
    text: ({ name, other }, say) =>
      `${say.name(name)} differs from ${say.name(other)} only in case, white space or Unicode form.`,
    remedy: ({ first }, say) =>
      `If they are one asset, remove one. Otherwise choose names that people can tell apart. The other is at ${say.place(first)}.`,
  },
} satisfies Partial<Wordings>;

const SYSTEMS = {
  'unknown-cyber-system': {
    title: 'The organization has no such cyber system.',
    help: 'Copy the name or the id from `cip-sync systems`. A new system has to be created in the application first.',
    text: ({ name }, say) => `The organization has no cyber system ${say.name(name)}.`,
    remedy: ({ near }, say) =>
      didYouMean(near, say) ??
      `Write the name or the id of one that ${say.code('cip-sync systems')} lists. This tool cannot create cyber systems.`,
    case: hasNear,
  },
  'ambiguous-cyber-system': {
    title: 'Several cyber systems have this name.',
    help: 'Add its `facility`, or write its id (`cs_…`) in place of the name.',
    text: ({ name, systems, inRows }, say) => {
      const which = listed(systems, 'and', ({ id, site }) => {
        return `${say.id(id)}${site === null ? '' : ` (${say.name(site.name)})`}`;
      });
      const rows = inRows === undefined ? '' : whichRows(inRows.rows, inRows.lines);
      return counted`${systems.length} cyber system(s) are named ${say.name(name)}${rows}: ${which}.`;
    },
    remedy: ({ takesFacility, inRows }, say) =>
      inRows !== undefined && takesFacility
        ? `Map ${say.code('facility')} to the column that names the site, and fill it in.`
        : `Write the id of the one you mean${takesFacility ? `, or add its ${say.code('facility')}` : ''}.`,
    case: ({ takesFacility }) => takesFacility,
  },
  'facility-mismatch': {
    title: 'The cyber system is not in that facility.',
    help: 'Correct or remove `facility`.',
    text: ({ facility, system, facilities, inRows }, say) => {
      const home = facilities.length === 0 ? 'it is in none' : `it is in ${listed(facilities, 'and', say.name)}`;
      const rows = inRows === undefined ? '' : whichRows(inRows.rows, inRows.lines);
      return `The cyber system ${say.name(system.name)} is not in the facility ${say.name(facility)}${rows}; ${home}.`;
    },
    remedy: ({ facilities, near, inRows }, say) => {
      if (inRows !== undefined) {
        const fitting = near.filter((name) => facilities.includes(name));
        const map = `Correct the rows, or say in ${say.code('systems')} or ${say.code('facilities')} of the mapping what they mean.`;
        return joined([didYouMean(fitting, say) ?? '', map], ' ');
      }
      const [home, another] = facilities;
      const line = home === undefined || another !== undefined ? null : yamlLine('facility', home, say);
      if (line !== null) return `Write ${line}`;
      // A near name of a facility that the system is not in would be refused too.
      const fitting = near.filter((name) => facilities.includes(name));
      return didYouMean(fitting, say) ?? `Correct ${say.code('facility')}, or remove it.`;
    },
    case: hasNear,
  },
} satisfies Partial<Wordings>;

const MATCHING = {
  'unknown-asset-id': {
    title: 'No asset at the service has this id.',
    text: ({ id, inRows }, say) =>
      `No asset at the service has the id ${say.id(id)}${inRows === undefined || inRows.rows === 1 ? '' : `; nor have others${whichRows(inRows.rows, inRows.lines)}`}.`,
    remedy: ({ inRows }, say) =>
      withCode(
        inRows === undefined
          ? 'Correct it, or remove `id` to create the asset; the service chooses new ids.'
          : 'Map `id` to the column with the ids of the service (`ca_…`), or leave it out of the mapping.',
        say,
      ),
    case: ({ inRows }) => inRows === undefined,
  },
  'duplicate-id': {
    title: 'Two assets have the same id.',
    help: 'Correct one, or remove `id` from the asset to create.',
    text: ({ id }, say) => `Two assets have the id ${say.id(id)}.`,
    remedy: ({ first }, say) => `Correct one of the two. The first is at ${say.place(first)}.`,
  },
  'rename-conflict': {
    title: 'A rename or move is not clear, and one asset would be lost.',
    help: 'Pin the asset that you mean with its `id`, without other hints. To swap two names, pin both.',
    text: ({ name, source, reason, assets, swap }, say) => {
      if (reason === 'shared-source')
        return `${say.name(source)} is named as the source of ${say.name(name)} and of another asset, and can become only one.`;
      return swap === null
        ? `The file says that ${say.name(name)} comes from ${say.name(source)}, but several live assets match (${listed(assets, 'and', (one) => `${say.id(one.id)} is now ${say.name(one.name)}`)}), and one would be lost.`
        : `${say.name(source)} and ${say.name(name)} name each other as their source. Both names are live before and after such a swap, so it needs ids.`;
    },
    remedy: ({ reason, assets, swap }, say) => {
      if (reason === 'shared-source')
        return `Keep ${say.code('renamed_from')} or ${say.code('moved_from')} at only one of them.`;
      return swap === null
        ? (pin(assets, say) ?? `Let only one asset name a source, and pin the others with ${say.code('id')}.`)
        : finished(swap, say);
    },
    case: ({ reason, swap }) => `${reason} ${swap !== null}`,
  },
  'rename-source-missing': {
    title: 'The asset that a rename or move starts from is not there.',
    help: 'Correct `renamed_from` or `moved_from`, or remove them to create the asset.',
    text: ({ name, source, system, now }, say) => {
      const gone = `The file says that ${say.name(name)} comes from ${say.name(source)} in ${say.system(system)}, where no such asset is left.`;
      if (now === null) return gone;
      return `${gone} That asset was ${say.id(now.id)}, which is now called ${say.name(now.name)} in ${say.system(now.system)}.`;
    },
    remedy: ({ source, near, now }, say) => {
      if (now !== null) {
        const line = yamlLine('id', now.id, say) ?? say.code('id');
        return `If it is the asset you mean, write ${line} in place of the hint.`;
      }
      const [first] = near;
      if (first !== undefined && first.name.normalize('NFC') === source.normalize('NFC')) {
        // The two look equal, so to repeat the name would not help.
        const line = yamlLine('id', first.id, say) ?? say.code('id');
        return `${say.id(first.id)} has a name that looks the same and is written with other characters. If it is the asset you mean, write ${line} in place of the hint.`;
      }
      const names = near.map((one) => one.name);
      const other = withCode('Correct `renamed_from` or `moved_from`, or remove them to create the asset.', say);
      return didYouMean(names, say) ?? other;
    },
    case: ({ near, now }) => `${now !== null} ${near.length > 0}`,
  },
  'ambiguous-asset': {
    title: 'Several live assets have this name in this cyber system.',
    help: 'Pin the one that you mean with its `id`. Declare the others with their ids, or `prune` deletes them.',
    text: ({ name, system, ids }, say) =>
      counted`${ids.length} asset(s) in ${say.system(system)} are named ${say.name(name)}: ${listed(ids, 'and', say.id)}.`,
    remedy: ({ ids }, say) =>
      pin(
        ids.map((id) => ({ id })),
        say,
      ) ?? `Pin the one you mean with ${say.code('id')}.`,
  },
  'identity-kept': {
    title: 'An asset keeps its id, because the files named it otherwise before.',
    help: 'Nothing, if it is one asset. Otherwise delete the old one first, in a pull request of its own.',
    text: ({ name, id, before, system, reason }, say) => {
      const sign =
        reason === 'external-id'
          ? `it has the ${say.code('external_id')} of that asset`
          : 'the files undo the rename or move of that asset';
      return `${say.name(name)} is ${say.name(before)} (${say.id(id)}) in ${say.system(system)} and keeps its id, because ${sign}.`;
    },
    remedy: 'If they are two assets, delete the old one first, in a pull request of its own.',
  },
  'hint-done': {
    title: 'A hint is done, or names its own entry, so it can be removed.',
    help: 'Remove the hint when you next edit the file.',
    text: ({ name, keys, isOwnPlace }, say) => {
      const hints = listed(keys, 'and', say.code);
      if (!isOwnPlace) return `What ${hints} asked for is done: ${say.name(name)} is there already.`;
      const own = keys.map((key) => (key === 'renamed_from' ? 'name' : 'cyber system'));
      return `${say.name(name)} gives its own ${listed(own, 'and')} in ${hints}, which changes nothing.`;
    },
    remedy: ({ keys }, say) => `Remove ${listed(keys, 'and', say.code)}.`,
  },
  'ambiguous-move': {
    title: 'An asset may have moved here, but that is not clear.',
    help: 'Pin the asset that moved with its `id`. Otherwise the plan creates a new asset and deletes the old one.',
    text: ({ name, assets, isRetyped }, say) => {
      const doubt = isRetyped ? ' and got another type' : ', but several assets can be meant';
      const from = listed(assets, 'and', ({ id, system }) => `${say.id(id)} in ${say.system(system)}`);
      return `${say.name(name)} may have moved here${doubt} (${from}). The plan does not move it.`;
    },
    remedy: ({ assets }, say) => pin(assets, say) ?? `To move one, and keep its id, pin it with ${say.code('id')}.`,
  },
} satisfies Partial<Wordings>;

const PLANS = {
  'name-in-use': {
    title: 'An asset to create has the name of one in a cyber system that no file declares.',
    help: 'If they are one asset, add the `moved_from` line of the message.',
    text: ({ name, system }, say) =>
      `${say.name(name)} is to be created, and an asset of that name is in ${say.systemAndId(system)}, which no file declares.`,
    remedy: ({ id, system, reference }, say) => {
      const line =
        reference === null
          ? yamlLine('id', id, say)
          : (yamlLine('moved_from', reference, say) ?? yamlLine('moved_from', system.id, say));
      return `If they are one asset, add ${line ?? `${say.code('moved_from')} with the cyber system it is in.`}`;
    },
  },
  'possible-rename': {
    title: 'A create looks like a rename.',
    help: 'If it is one asset, add the line of the message. It keeps its id and its history.',
    text: ({ from, to, id, system, kind }, say) => {
      const [gone, made] = {
        deleted: ['would be deleted', 'created'],
        drift: ['is live but in no file', 'is in a file but not live'],
        undeclared: ['is live but in no file', 'would be created'],
      }[kind];
      return `${say.loud('Is this a rename?')} In ${say.system(system)},${say.space}${say.name(from)} (${say.id(id)}) ${gone} and${say.space}${say.name(to)} ${made}.`;
    },
    remedy: ({ from, to, id, kind }, say) => {
      const { code, name } = say;
      if (kind === 'drift') {
        // A hint would rename the live asset back.
        const line = yamlLine('name', from, say) ?? 'its name at the service';
        return `If so, take the new name into the file: write ${line} in place of ${name(to)}, or run ${code('cip-sync import --update')} on a new branch from the default branch.`;
      }
      const line = yamlLine('renamed_from', from, say) ?? yamlLine('id', id, say);
      return `If so, keep the id and its history: add${say.space}${line ?? code('renamed_from')}`;
    },
    case: ({ kind }) => kind,
  },
  'swap-name-taken': {
    title: 'Assets that trade names need a temporary name, and an asset has it.',
    help: 'Rename that asset first, in a pull request of its own.',
    text: ({ name, holder, id, system }, say) =>
      `To trade names, the asset that becomes ${say.name(name)} is called ${say.name(holder)} for a moment, and ${say.id(id)} in ${say.system(system)} has that name.`,
    remedy: ({ id }, say) => `Rename ${say.id(id)} first, in a pull request of its own.`,
  },
  'system-adopted': {
    title: 'A cyber system is declared for the first time.',
    help: 'Add the undeclared assets that the plan lists. They stay, but write `prune: false` to keep them later, too.',
    text: ({ system }, say) => `The cyber system ${say.systemAndId(system)} is declared for the first time.`,
    remedy: ({ count }, say) =>
      counted`${count} undeclared asset(s) in it (is|are) left alone; write ${say.code('prune: true')} to delete what is not declared.`,
  },
  'system-released': {
    title: 'A cyber system is no longer declared.',
    help: 'Nothing, if its assets should stay as they are. To delete them, declare it with `assets: []`.',
    text: ({ system }, say) => `The cyber system ${say.systemAndId(system)} is no longer declared.`,
    remedy: ({ count }, say) =>
      counted`${count} asset(s) in it (stays as it is|stay as they are); to delete (it|them), declare the system with ${say.code('assets: []')} instead.`,
  },
  'impact-rating-differs': {
    title: 'The service has another impact rating than the file declares.',
    help: 'Correct the rating in the application, or `impact_rating` in the file. This tool never changes a rating.',
    text: ({ system, declared, live }, say) => {
      const now = live === null ? 'the service has none' : `the service has ${say.name(live)}`;
      return `The impact rating of ${say.systemAndId({ ...system, impactRating: null })} is declared as ${say.name(declared)}, and ${now}.`;
    },
    remedy:
      'Correct it in the application, or correct `impact_rating` here. It decides what applies to each asset of the system.',
  },
  'impact-rating-unchecked': {
    title: 'Impact ratings are declared and not compared.',
    help: 'Set `impact-rating-field` to the field of a cyber system that has its rating.',
    text: ({ count }, say) =>
      counted`${count} document(s) (declares|declare) ${say.code('impact_rating')}, and nothing says which field of the service to compare it with.`,
    remedy: (_, say) => `Set ${say.input('impact-rating-field')} to that field.`,
  },
  'unknown-field': {
    title: 'No cyber system has the field that an input names.',
    help: 'Correct the input, or remove it.',
    text: ({ input, field }, say) =>
      `No cyber system has the field ${say.name(field)}, which ${say.input(input)} names.`,
    remedy: ({ near, input }, say) =>
      didYouMean(near, say) ?? `Correct ${say.input(input)}, or remove it; it only shows what the field holds.`,
  },
  'base-document-skipped': {
    title: 'A document of an earlier inventory counts as absent.',
    text: ({ base, code }, say) =>
      `In the ${say.code(base)} inventory, from an earlier commit, this document counts as absent, since it is not valid now (${say.code(code)}).`,
    remedy: 'You need not do anything. Its changes are shown as if these files asked for them.',
  },
} satisfies Partial<Wordings>;

const MOST_PINS = 3;

/** The lines that would pin one of these assets. null if there are too many, or no id can be written. */
function pin(assets: readonly { readonly id: string }[], say: Formatter): string | null {
  if (assets.length > MOST_PINS) return null;
  const lines = assets.flatMap(({ id }) => yamlLine('id', id, say) ?? []);
  return lines.length === 0 ? null : `Pin the one you mean: add ${lines.join(' or ')}`;
}

/** What both entries of a swap must be, to copy, unless a name is too long to show. */
function finished({ first, entries }: NonNullable<DiagnosticArgs['rename-conflict']['swap']>, say: Formatter): string {
  const where = `the first, at ${say.place(first)},`;
  if (entries.some(({ name }) => name.length > LONGEST_SHOWN))
    return `Write ${say.code('id')} in place of the hints, in ${where} and here.`;
  const [one, other] = entries.map(({ name, assetType, id, externalId }) => {
    const number = externalId === null ? '' : `, external_id: ${yamlString(externalId)}`;
    return say.code(`- {name: ${yamlString(name)}, asset_type: ${assetType}, id: ${yamlString(id)}${number}}`);
  });
  return `Write ${where} as ${one} and this one as ${other}`;
}

/** What a file is instead of CSV. */
const NO_CSV = {
  workbook: 'The file is a workbook, as Excel and other spreadsheets keep it (.xlsx, .xls), not CSV.',
  'utf-16': 'The file is UTF-16, or is not text.',
  'utf-32': 'The file is UTF-32.',
  markup: 'The file is HTML or XML, whatever its name says, not CSV.',
  zero: 'There is a zero byte here, which text does not have. The file is damaged.',
  other: 'From here on the file is not UTF-8.',
};

const QUOTE_IT = 'Put the whole cell in quotes, and double each quote in it.';

/** What breaks a row, and what to do, by the reason that the reader gives. */
const FAULTS: ReadonlyMap<string, readonly [fault: string, hint: string]> = new Map([
  ['quote-open', ['a quote is opened and never closed', 'Close it.']],
  ['text-after-quote', ['there is text behind a closing quote', QUOTE_IT]],
  ['quote-inside', ['there is a quote inside a cell that does not start with one', QUOTE_IT]],
]);
const ANY_FAULT = ['it cannot be read', 'Compare it with the rows above.'] as const;

/** A key like this needs no quotes in YAML. */
const SIMPLE_KEY = /^[A-Za-z][\w /-]{0,60}(?<! )$/;

/** A line of the mapping: `skip: {Name: ""}`. */
function mappingLine(part: string, key: string, value: string): string {
  return `${part}: {${SIMPLE_KEY.test(key) ? key : yamlString(key)}: ${value}}`;
}

function whichRows(rows: number, lines: readonly number[]): string {
  return rows === 1 ? '' : counted` (${rows} row(s), at lines ${listed(lines, 'and')})`;
}

const ODD_NAMES = {
  formula: 'is a formula of a spreadsheet, not its result',
  placeholder: 'says that there is none',
  bullet: 'has a bullet in it',
  spoiled: 'looks like a number, a date or a value that a spreadsheet made of a text',
  address: 'is an address, which can go to another device',
};

const IMPORTS = {
  'csv-encoding': {
    title: 'The file is not CSV in UTF-8.',
    help: 'Save it as "CSV UTF-8". A workbook, HTML and UTF-16 are not read.',
    text: ({ kind }) => NO_CSV[kind],
    remedy: ({ kind }, say) => {
      if (kind === 'zero') return 'Export it again.';
      if (kind === 'workbook' || kind === 'markup')
        return `${kind === 'markup' ? 'If it is a page that asks you to sign in, correct the token of the download. ' : ''}Open it in the spreadsheet, choose File, Save As, and the type "CSV UTF-8 (Comma delimited)"; then import that file.`;
      // The bytes do not say which of the encodings with one byte a character it is.
      const [from, hint] =
        kind === 'other' ? ['ENCODING', ' from the encoding of the program that wrote it'] : [kind, ''];
      return `Save it as "CSV UTF-8", or convert it${hint}: ${say.code(`iconv -f ${from.toUpperCase()} -t UTF-8 old.csv > new.csv`)}`;
    },
  },
  'csv-empty': {
    title: 'No row is left to import.',
    help: 'Export it again, or compare `only` and `skip` with the cells of their columns.',
    text: ({ leftOut }, say) =>
      leftOut === 0
        ? 'The file has no row below its header.'
        : counted`The mapping leaves out all of its ${leftOut} row(s), by ${say.code('only')} and ${say.code('skip')}.`,
    remedy: ({ leftOut }) =>
      leftOut === 0
        ? 'Export it again, with a header and at least one row.'
        : 'Compare both with the cells of their columns.',
  },
  'csv-syntax': {
    title: 'The row breaks the quoting rules of CSV.',
    help: 'Put the whole cell in quotes, and double each quote in it. Nothing below was read.',
    text: ({ reason }) => `The row breaks the quoting rules of CSV: ${(FAULTS.get(reason) ?? ANY_FAULT)[0]}.`,
    remedy: ({ reason }) => `${(FAULTS.get(reason) ?? ANY_FAULT)[1]} Nothing below was read.`,
  },
  'csv-row-length': {
    title: 'The row has another number of cells than the header.',
    text: ({ cells, columns, rows, lines }) =>
      counted`The row has ${cells} cell(s), and the header has ${String(columns)}${rows === 1 ? '' : `; so do others${whichRows(rows, lines)}`}.`,
    remedy: 'Put cells that hold a separator or a line break in quotes, and fill up rows that are too short.',
  },
  'csv-missing-column': {
    title: 'A column is not in the header.',
    help: 'Name it in `columns` of the mapping, or give one value for all in `defaults`.',
    text: ({ column, key, header }, say) => {
      const content = header.length === 0 ? 'is empty' : `has ${listed(header, 'and', say.name)}`;
      const isRule = key === 'skip' || key === 'only';
      const where = isRule ? `as ${say.code(key)} says` : `where ${say.code(key)} should be`;
      return `No column is named ${say.name(column)}, ${where}; the header ${content}.`;
    },
    remedy: ({ key, column: wanted, near, header }, say) => {
      // If the mapping names no column for a field, a header like the field's name means little: ask for the column.
      const isNamed = key !== wanted;
      const column = `name the column in the mapping, ${say.code(`columns: {${key}: HEADER}`)}`;
      if (near.length === 0 && header.length === 1) {
        const separator = /[,;\t|^~]/.exec(header[0]!)?.[0] ?? '|';
        return `The header is one cell. If another line is the headers, write its number in the mapping, ${say.code('header: 3')}. If another character separates the cells, write it there, ${say.code(`delimiter: ${yamlString(separator)}`)}.`;
      }
      if (key === 'skip' || key === 'only') {
        return didYouMean(near, say) ?? `Write ${say.code(key)} with a column of the header.`;
      }
      const other = key === 'name' ? '' : `, or one value for all, ${say.code(`defaults: {${key}: TEXT}`)}`;
      return (isNamed ? didYouMean(near, say) : null) ?? `${upperFirst(column)}${other}.`;
    },
    case: hasNear,
  },
  'csv-header-line': {
    title: 'There are lines above the headers of the export.',
    help: 'Write the line of the headers in the mapping: `header: 3`.',
    text: ({ line, header }, say) =>
      `This line is not the headers. Line ${line} looks like them: ${listed(
        header.filter((cell) => cell !== ''),
        'and',
        say.name,
      )}.`,
    remedy: ({ line }, say) => `If it is, write in the mapping: ${say.code(`header: ${line}`)}`,
  },
  'csv-odd-row': {
    title: 'A row is not an asset, or the headers look like one.',
    help: 'If the file has no headers, write them in the mapping: `header: [Name, Class]`.',
    text: ({ kind, value, rows, lines }, say) =>
      ({
        header: `The row repeats the headers${whichRows(rows, lines)}, and is left out.`,
        total: `The row looks like a total${whichRows(rows, lines)}, and is left out.`,
        data: `The headers look like a row of data: ${say.name(value)} is like the cells below it.`,
        single: `The row has only the cell ${say.name(value)}${whichRows(rows, lines)}, and is probably no asset.`,
      })[kind],
    remedy: ({ kind, column, value }, say) => {
      if (kind === 'single')
        return `Leave it out in the mapping, ${say.code(mappingLine('skip', column, yamlString(value)))}, with ${say.code('*')} for what changes, or fill in its cells.`;
      return kind === 'data'
        ? `If the file has no headers, write them in the mapping, in the order of the columns: ${say.code('header: [Name, Class]')}`
        : 'You need not do anything.';
    },
    case: ({ kind }) => kind,
  },
  'csv-alike': {
    title: 'Rows without a number are the same in every mapped column.',
    help: 'Map a name that tells the rows apart, and `external_id` to a column that has each value once.',
    text: ({ name, columns, rows, lines }, say) =>
      `Nothing that the mapping reads tells these rows apart${whichRows(rows, lines)}, such as those of ${say.name(name)}${columns.length === 0 ? '' : `, which differ in ${listed(columns, 'and', say.name)}`}.`,
    remedy: ({ numbers, longer }, say) => {
      if (longer.length === 0) return 'Add a column to the export that has each value once, and map it.';
      const name = say.code(mappingLine('columns', 'name', yamlList(longer)));
      const number = numbers.map((one) => say.code(mappingLine('columns', 'external_id', yamlString(one))));
      const too = number.length === 0 ? '' : `. Map their number, too, such as ${number[0]}`;
      return `Names are unique in a cyber system. Map one that tells the rows apart, such as ${name}${too}`;
    },
    case: ({ numbers, longer }) => `${numbers.length > 0} ${longer.length > 0}`,
  },
  'csv-repeated-number': {
    title: 'Rows share a number that should be theirs only.',
    help: 'Map the field to a column that has each value once, or correct the rows.',
    text: ({ field, column, value, rows, lines }, say) =>
      `Several rows have one ${say.code(field)}, such as ${say.name(value)} in ${say.name(column)}${whichRows(rows, lines)}.`,
    remedy: ({ field, rows, of }, say) =>
      `${rows * 2 > of ? 'This is probably not the column of the numbers: map' : 'Correct the rows, or map'} ${say.code(field)} to one that has each value once.`,
    case: ({ rows, of }) => rows * 2 > of,
  },
  'csv-ambiguous-column': {
    title: 'Several columns have the same header.',
    text: ({ column, count }, say) => counted`${count} column(s) are named ${say.name(column)}.`,
    remedy: 'Rename all but the one that is meant.',
  },
  'csv-empty-cell': {
    title: 'Rows lack a name, a cyber system or a number.',
    help: 'Fill it in, or leave such rows out in the mapping: `skip: {Name: ""}`.',
    text: ({ field, columns, isPart, rows, lines }, say) =>
      `The ${say.code(field)} is empty${isPart ? `, because ${listed(columns, 'and', say.name)} ${columns.length === 1 ? 'is' : 'are'}` : ''}${whichRows(rows, lines)}.`,
    remedy: ({ field, columns, of, rows }, say) => {
      const merged = rows * 2 > of && field !== 'name' ? ' In a merged cell, only the first row has the text.' : '';
      // A row that any rule of `skip` matches is left out, so several columns cannot be named.
      return columns.length === 1 && merged === ''
        ? `Fill it in, or leave such rows out in the mapping: ${say.code(mappingLine('skip', columns[0]!, '""'))}`
        : `Fill it in.${merged}`;
    },
    case: ({ columns }) => columns.join('\0'),
  },
  'csv-unmet-word': {
    title: 'No cell meets a word of the mapping.',
    help: 'Correct the word, or remove it.',
    text: ({ part, column, word }, say) =>
      `No cell${column === '' ? '' : ` of ${say.name(column)}`} meets ${say.name(word)} in ${say.code(part)} of the mapping.`,
    remedy: ({ near }, say) => didYouMean(near, say)!,
  },
  'csv-unknown-type': {
    title: 'An asset type is neither hardware nor software.',
    help: 'Say in `values` of the mapping what each class is.',
    text: ({ value, rows, lines }, say) => {
      const where = whichRows(rows, lines);
      if (value === '') return `The asset type is empty${where}.`;
      return `The asset type ${say.name(value)} is neither hardware nor software${where}.`;
    },
    remedy: ({ value, column, near }, say) => {
      if (value === '') {
        const skip = column === null ? '' : `, or leave such rows out: ${say.code(mappingLine('skip', column, '""'))}`;
        return `Fill it in, or say in the mapping ${say.code('defaults: {asset_type: hardware}')} or ${say.code('software')}${skip}`;
      }
      const line = `Say what it is in the mapping: ${say.code(mappingLine('values', value, 'hardware'))} or ${say.code('software')}`;
      return didYouMean(near, say) ?? line;
    },
    case: ({ value, near }) => (value === '' ? 'empty' : near.length > 0),
  },
  'csv-unknown-system': {
    title: 'The organization has no such cyber system.',
    help: 'Correct the rows, or map the name in `systems` of the mapping. Leave out others with `skip` or `only`.',
    text: ({ name, rows, lines }, say) =>
      `The organization has no cyber system ${say.name(name)}${whichRows(rows, lines)}.`,
    remedy: ({ name, column, near }, say) => {
      const skip = say.code(column === null ? 'skip' : mappingLine('skip', column, yamlString(name)));
      const others = `Correct the rows, say in ${say.code('systems')} of the mapping which cyber system is meant, or leave such rows out with ${say.code('only')} or ${skip}`;
      return joined([didYouMean(near, say) ?? '', others], ' ');
    },
    case: hasNear,
  },
  'csv-unknown-facility': {
    title: 'The organization has no such facility.',
    help: 'Map it in `facilities` of the mapping: to a facility, or to `null` if it is none.',
    text: ({ name, rows, lines }, say) =>
      `The organization has no facility ${say.name(name)}${whichRows(rows, lines)}.`,
    remedy: ({ name, near, all }, say) => {
      const some = all.slice(0, 10).map(say.name);
      if (all.length > some.length) some.push(counted`${all.length - some.length} more`);
      const choice = all.length === 0 ? '' : `Map it to one of ${listed(some, 'or')}.`;
      const none = `If it is of no facility, say so in the mapping: ${say.code(mappingLine('facilities', name, 'null'))}`;
      return joined([didYouMean(near, say) ?? choice, none], ' ');
    },
  },
  'csv-differs': {
    title: 'The inventory and a row declare an asset differently.',
    help: 'Correct the file or the CMDB. With `--update`, the file follows.',
    text: ({ name, declared, system }, say) =>
      `The inventory declares ${say.name(name)} as ${say.code(declared)} in ${say.system(system)} already, and this row says something else. The inventory stays as it is.`,
    remedy: ({ first }, say) => `Correct one of the two; the entry is at ${say.place(first)}.`,
  },
  'csv-odd-name': {
    title: 'A cell does not look like the name or the number of an asset.',
    help: 'Correct the row, or leave it out. Otherwise the asset gets this name or number.',
    text: ({ field, value, kind, rows, lines }, say) =>
      `The ${say.code(field)} ${say.name(value)} ${ODD_NAMES[kind]}${rows === 1 ? '' : `; so do others${whichRows(rows, lines)}`}.`,
    remedy: ({ field }) =>
      `Correct the row, or leave it out. Otherwise the asset gets this ${field === 'name' ? 'name' : 'number'}.`,
    case: ({ field }) => field,
  },
  'csv-replaced': {
    title: 'A device was replaced.',
    text: ({ name, before, after, rows, lines }, say) =>
      `In the export, ${say.name(name)} has the number ${say.name(after)} in place of ${say.name(before)}, which no row has any more${rows === 1 ? '' : `; so it is with others${whichRows(rows, lines)}`}. The device was replaced, and its asset stays the same.`,
    remedy: 'If it is another asset, give it another name in the CMDB.',
  },
  'csv-row-number': {
    title: 'The column of external_id looks like a row number.',
    text: ({ column }, say) =>
      `The cells of ${say.name(column)} read 1, 2, 3 down the rows, as row numbers do. A row number goes to another asset when a row above it goes.`,
    remedy:
      'If the CMDB itself gives and keeps these numbers, you need not do anything. Otherwise map `external_id` to a column whose values stay with their assets, such as a serial number, or leave it out.',
  },
  'csv-shifted-number': {
    title: 'Rows have the number of one entry and the name of another.',
    help: 'Map `external_id` to a column whose values stay with their assets, such as a serial number.',
    text: ({ name, number, other, of, rows, lines }, say) =>
      counted`${rows} of ${String(of)} rows (has|have) the number of one entry and the name of another, at line(s) ${listed(lines, 'and')}. ${say.name(name)} has ${say.name(number)} here, and ${say.name(other)} in its entry.`,
    remedy: ({ column }, say) =>
      `If the values of ${say.name(column)} went to other rows, map ${say.code('external_id')} to a column whose values stay with their assets, such as a serial number, or leave it out. If the assets were really renamed so, first write their new names into the files.`,
  },
  'csv-system-not-named': {
    title: 'The export leaves out cyber systems that files declare.',
    text: ({ systems, entries }, say) =>
      counted`No row names ${listed(systems, 'and', say.system)}; ${entries} (entry is left as it is|entries are left as they are).`,
    remedy: 'If the export has all systems, add `--all-systems`: it removes the entries of these.',
  },
  'undeclarable-asset': {
    title: 'No file can declare this asset.',
    text: ({ name, id, system }, say) => {
      const cause = name === '' ? 'has no name' : 'shares its name, and no file can hold its id';
      return `The asset ${say.id(id)} of ${say.system(system)} ${cause}.`;
    },
    remedy: 'Give it a name of its own in the application, and run this again.',
  },
  'renamed-by-hand': {
    title: 'An asset may have been renamed by hand.',
    text: ({ from, to, id, system }, say) =>
      `${say.name(from)} of ${say.system(system)} is declared and not live, and ${say.name(to)} (${say.id(id)}) was live and not declared. Now both are declared, and a plan would create ${say.name(from)}.`,
    remedy: 'If they are one asset, take these edits back and run `cip-sync import --update`.',
  },
} satisfies Partial<Wordings>;

/** The words of all findings, by the headings of the page that lists them. */
export const FINDINGS = {
  Files: FILES,
  YAML,
  'Keys and values': KEYS,
  Names: NAMES,
  'Cyber systems': SYSTEMS,
  'Which live asset is meant': MATCHING,
  'What a plan means': PLANS,
  Imports: IMPORTS,
};

/** The type requires every code: a code without words does not compile. */
export const WORDS: Wordings = { ...FILES, ...YAML, ...KEYS, ...NAMES, ...SYSTEMS, ...MATCHING, ...PLANS, ...IMPORTS };
