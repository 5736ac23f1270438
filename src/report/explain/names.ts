// The long text about names.
import { at, type Explanations } from './explanation.ts';

type NameCode =
  | 'empty-name'
  | 'padded-name'
  | 'control-character'
  | 'invisible-character'
  | 'duplicate-asset'
  | 'duplicate-name'
  | 'similar-name';

const PINNED = 'For an asset with an `id` it is a warning, since a live name may be what it is.';

export const NAME_EXPLANATIONS: Explanations<NameCode> = {
  'empty-name': {
    about: ['A name, an id or a reference is an empty text (`""`).'],
    why: ['Nothing at the service can be meant by it.'],
    whatToDo: ['Write the name. Keys that may be left out are better removed than empty.'],
    example: {
      yaml: '  - name: ""\n    asset_type: hardware',
      at: at('inventory/everywhere.yml', 4, 11),
      args: { key: 'name' },
    },
  },
  'padded-name': {
    about: [
      'The name starts or ends with white space: a space, a line end of a block text (`|`), a no-break space.',
      PINNED,
    ],
    why: ['Nobody sees it in a review, and for the service it is part of the name: matching would fail by a space.'],
    whatToDo: ['Remove it. If the name at the service has it, pin the asset with `id`; the plan then shows a rename.'],
    example: {
      yaml: 'cyber_system: " EMS"',
      at: at('inventory/spaces.yml', 1, 15),
      args: { key: 'cyber_system', value: ' EMS' },
    },
  },
  'control-character': {
    about: [
      'The name holds a character that controls how text is shown: a tab, a line end, a change of direction.',
      PINNED,
    ],
    why: ['Such a character can make one name look like another, and a reviewer approve what is not there.'],
    whatToDo: [
      'Remove it. If the name at the service holds it, pin the asset with `id`, or name the system by its id.',
    ],
    example: {
      yaml: '  - name: "rtu\\u202E-1"\n    asset_type: hardware',
      at: at('inventory/escapes.yml', 3, 11),
      args: { key: 'name', value: 'rtu\u202E-1', character: 'U+202E' },
    },
  },
  'invisible-character': {
    about: ['The name holds a character that draws nothing, such as a zero-width space. It is a warning.'],
    why: ['Two names that look the same are then two assets, which mostly comes from copying out of documents.'],
    whatToDo: ['Type the name anew, unless the name at the service holds the character too.'],
    example: {
      yaml: '  - name: "rtu\\u200B-1"\n    asset_type: hardware',
      at: at('inventory/characters.yml', 3, 11),
      severity: 'warning',
      args: { key: 'name', value: 'rtu\u200B-1', character: 'U+200B' },
    },
  },
  'duplicate-asset': {
    about: ['Two entries of one cyber system have the same name, in one file or in several.', PINNED],
    why: ['Assets are known by their name: two of one name would fight over one live asset, or create a second one.'],
    whatToDo: ['Remove one of the two.', 'If they are two assets, pin each with its `id`, or rename one.'],
    example: {
      yaml: '  - name: rtu-2\n    asset_type: hardware\n  - name: rtu-1\n    asset_type: hardware',
      at: at('inventory/ems.yml', 7, 5),
      args: { name: 'rtu-1', first: at('inventory/ems.yml', 3, 5) },
    },
  },
  'duplicate-name': {
    about: [
      'Assets of two cyber systems have the same name.',
      'It is a warning, and with the input `unique-names: organization` an error.',
    ],
    why: ['The service calls names unique and does not say within what: it may refuse the second.'],
    whatToDo: [
      'If they are one asset, remove the entry where it no longer is.',
      'If they are two, rename one where your organization wants unique names; else leave them.',
    ],
    example: {
      yaml: 'cyber_system: Substation SCADA\nassets:\n  - name: clock-1\n    asset_type: hardware',
      at: at('inventory/scada.yml', 3, 5),
      severity: 'warning',
      args: { name: 'clock-1', first: at('inventory/ems.yml', 3, 5) },
    },
  },
  'similar-name': {
    about: ['Two names are equal but for upper and lower case, white space, or the Unicode form of a letter.'],
    why: ['They may be one asset that was written twice, and a service that ignores case would refuse the second.'],
    whatToDo: ['Remove one if they are one asset. Else choose names that people can tell apart.'],
    example: {
      yaml: '  - name: RTU-1\n    asset_type: hardware\n  - name: rtu-1\n    asset_type: hardware',
      at: at('inventory/ems.yml', 5, 5),
      severity: 'warning',
      args: { name: 'rtu-1', other: 'RTU-1', first: at('inventory/ems.yml', 3, 5) },
    },
  },
};
