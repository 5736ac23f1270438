// The long text about YAML, and about keys and values that the file format does not allow.
import { at, type Explanations, wholeFile } from './explanation.ts';

type YamlCode =
  | 'yaml-syntax'
  | 'yaml-too-deep'
  | 'yaml-expansion'
  | 'unknown-alias'
  | 'unsupported-tag'
  | 'duplicate-key'
  | 'ambiguous-yaml';

export const YAML_EXPLANATIONS: Explanations<YamlCode> = {
  'yaml-syntax': {
    about: ['The text is not YAML. The reason is that of the YAML reader, js-yaml.'],
    why: ['After such a fault nobody can say what the rest of the file means, so nothing of it is read.'],
    whatToDo: [
      'Look at the line that is named, and at the one above it.',
      'Usual causes: a tab, a missing space after a colon, a quote that is not closed, a key that is not lined up.',
      'Marks of a merge conflict (`<<<<<<<`) are one, too.',
    ],
    example: {
      yaml: 'cyber_system: "EMS\nassets: []',
      at: at('inventory/quote.yml', 2, 1),
      args: { reason: 'deficient indentation' },
    },
  },
  'yaml-too-deep': {
    about: ['Lists or mappings stand inside each other more than 100 levels deep; the format needs three.'],
    why: ['Text like this is made to crash readers, or by a program with a fault.'],
    whatToDo: ['Write the assets as one flat list under `assets`.'],
    example: {
      given: 'The value of `cyber_system` is 20,000 lists inside each other.',
      yaml: null,
      at: at('inventory/deep.yml', 1, 114),
      args: { limit: 100 },
    },
  },
  'yaml-expansion': {
    about: ['Written out, the aliases of this file would stand for more than a million nodes, or never end.'],
    why: ['A few lines of such aliases, a "YAML bomb", can fill the memory of the machine that plans.'],
    whatToDo: ['Write the entries out, or split the file.', 'An alias inside its own anchor never ends: remove it.'],
    example: {
      yaml: 'cyber_system: EMS\nassets: &all\n  - *all',
      at: at('inventory/cycle.yml', 3, 5),
      args: { limit: 1_000_000 },
    },
  },
  'unknown-alias': {
    about: ['`*name` repeats what `&name` marks, and no such mark stands before it in this document.'],
    why: ['Anchors end with their document (`---`), so a file that was split or merged can lose them.'],
    whatToDo: ['Correct the spelling, define the anchor above, or write the value out.'],
    example: {
      yaml: 'assets:\n  - name: *nobody\n    asset_type: &type hardware',
      at: at('inventory/unknown.yml', 3, 11),
      args: { alias: 'nobody' },
    },
  },
  'unsupported-tag': {
    about: ['`!` or `!!` before a value is a tag, which says how the value is to be read. The format has none.'],
    why: ['Tags are read differently by different tools, and what is not text would not be a name at the service.'],
    whatToDo: ['Remove the tag. To make text of a number, put it in quotes.'],
    example: {
      yaml: 'assets:\n  - name: !!str 12\n    asset_type: hardware',
      at: at('inventory/tags.yml', 3, 11),
      args: { tag: '!!str' },
    },
  },
  'duplicate-key': {
    about: ['One mapping has the same key twice.'],
    why: [
      'YAML readers take the first or the last, or refuse it: what a reviewer read may not be what is applied.',
      'Often a dash is missing, and two assets have become one.',
    ],
    whatToDo: ['Remove one of the two, or start a new asset with `- name:`.'],
    example: {
      yaml: 'cyber_system: EMS\ncyber_system: DMS',
      at: at('inventory/keys.yml', 2, 1),
      args: { key: 'cyber_system', first: at('inventory/keys.yml', 1, 1) },
    },
  },
  'ambiguous-yaml': {
    about: [
      'Only `fmt` and `import` say this. They read a file with two YAML readers, and rewrite it when both agree.',
      'Here the two do not find the same in it, or nothing can be added to it safely.',
    ],
    why: ['A file that two readers understand in two ways must not be rewritten by one of them.'],
    whatToDo: [
      'Remove marks that nothing needs: a `...` before the first document, a `?` before a key.',
      'Write entries out where they are aliases of others.',
    ],
    example: {
      yaml: '...\ncyber_system: EMS\nassets: []',
      at: wholeFile('inventory/end-mark.yml'),
      args: {},
    },
  },
};

type FormatCode = 'unknown-key' | 'missing-key' | 'wrong-type' | 'wrong-value' | 'unquoted-scalar';

const DOCUMENT_KEYS = ['cyber_system', 'facility', 'prune', 'assets'];

export const FORMAT_EXPLANATIONS: Explanations<FormatCode> = {
  'unknown-key': {
    about: [
      'A document has the keys `cyber_system`, `facility`, `prune` and `assets`.',
      'An asset has `name`, `asset_type`, `renamed_from`, `moved_from` and `id`. There are no others.',
    ],
    why: [
      'A key that is spelt wrong would have no effect: `renamed_form` would turn a rename into a delete and a create.',
    ],
    whatToDo: [
      'Correct the spelling, or remove the key.',
      'Merge keys (`<<`) are not supported: write the keys out.',
      'With `cip-sync schema` an editor can complete the keys.',
    ],
    example: {
      yaml: 'cyber_sytem: EMS',
      at: at('inventory/keys.yml', 1, 1),
      args: { key: 'cyber_sytem', near: 'cyber_system', allowed: DOCUMENT_KEYS },
    },
  },
  'missing-key': {
    about: ['A document needs `cyber_system` and `assets`; an asset needs `name` and `asset_type`.'],
    why: [
      'The service creates no asset without them.',
      '`assets` must be said even for a system without any, since leaving it out would mean "delete them all".',
    ],
    whatToDo: ['Add the key. `assets: []` states that the system has no assets.'],
    example: {
      yaml: 'cyber_system: EMS\nassets:\n  - name: rtu-1',
      at: at('inventory/asset.yml', 3, 5),
      args: { key: 'asset_type', of: 'asset' },
    },
  },
  'wrong-type': {
    about: [
      'A list stands where a text is expected, a text where a list is, or nothing at all.',
      'A mapping is a group of `key: value` lines; a list is a group of lines that start with a dash.',
    ],
    why: ['`assets:` with nothing under it could mean "none" or "not finished", and that is not guessed.'],
    whatToDo: ['Write what the message shows. `assets: []` states that the system has no assets.'],
    example: {
      yaml: 'prune: "true"\nassets:',
      at: at('inventory/document.yml', 4, 1),
      args: { subject: 'assets', expected: 'a list', found: 'null' },
    },
  },
  'wrong-value': {
    about: ['`asset_type` is `hardware` or `software`, and `prune` is `true` or `false`, spelt like that.'],
    why: ['The service knows no other type, and a word such as `yes` is true to some YAML readers and text to others.'],
    whatToDo: [
      'Write one of the allowed values.',
      'Hardware is a physical device; software is an application or operating system.',
    ],
    example: {
      yaml: '  - name: rtu-1\n    asset_type: Hardware',
      at: at('inventory/values.yml', 5, 17),
      args: { key: 'asset_type', value: 'Hardware', near: 'hardware', allowed: ['hardware', 'software'] },
    },
  },
  'unquoted-scalar': {
    about: [
      'Without quotes, YAML reads `NO` as false, `0123` and `1e3` as numbers, `12:30` as a time, and `null` as nothing.',
      'YAML 1.1 and 1.2 do not even agree on which.',
    ],
    why: ['The name at the service would not be the name that is written: `1e3` could become `1000`.'],
    whatToDo: ['Put the value in double quotes.'],
    example: {
      yaml: '  - name: 1e3\n    asset_type: hardware',
      at: at('inventory/everywhere.yml', 4, 11),
      args: { key: 'name', text: '1e3', reads: 'a number' },
    },
  },
};
