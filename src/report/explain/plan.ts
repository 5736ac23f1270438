// The long text about what a plan means.
import { at, type Explanations } from './explanation.ts';

type PlanCode = 'name-in-use' | 'possible-rename' | 'system-adopted' | 'system-released' | 'base-document-skipped';

const RIVERSIDE = { id: 'cs_1', name: 'Riverside EMS' };
const RTU_1 = '  - name: rtu-1\n    asset_type: hardware';

export const PLAN_EXPLANATIONS: Explanations<PlanCode> = {
  'name-in-use': {
    about: [
      'An asset is to be created, and an asset of that name is live in a cyber system that no file declares.',
      'It is a warning.',
    ],
    why: [
      'What is not declared is not touched, so no move is inferred out of such a system.',
      'If it is the same asset, it would be there twice, and its id would stay with the old one.',
    ],
    whatToDo: [
      'If they are one asset, add the `moved_from` line of the message: it is then moved, with its id.',
      'If they are two, there is nothing to do.',
    ],
    example: {
      given: 'The service has `rtu-1` in Old Yard, and no file declares Old Yard.',
      yaml: `cyber_system: Riverside EMS\nassets:\n${RTU_1}`,
      at: at('inventory/ems.yml', 3, 5),
      severity: 'warning',
      args: { name: 'rtu-1', system: { id: 'cs_3', name: 'Old Yard' }, reference: 'Old Yard' },
    },
  },
  'possible-rename': {
    about: [
      'In one cyber system no file declares an asset that is live, and the files have one of a similar name that is not.',
      'Unless it is drift, the one is to be deleted and the other created. It is a warning.',
    ],
    why: [
      'A name is never guessed to be a rename.',
      'A delete is permanent, and what is kept under the old id does not pass to the new one.',
    ],
    whatToDo: [
      'If the asset was renamed, add the `renamed_from` line of the message: the plan then shows one rename.',
      'If they are two assets, there is nothing to do.',
    ],
    example: {
      given: 'The service has `ems-historian` (`ca_1`), which no file declares any more.',
      yaml: '  - name: ems-historian-1\n    asset_type: hardware',
      at: at('inventory/ems.yml', 3, 5),
      severity: 'warning',
      args: { from: 'ems-historian', to: 'ems-historian-1', id: 'ca_1' },
    },
  },
  'system-adopted': {
    about: [
      'These files declare a cyber system that the files which they are compared with do not. It is a notice.',
      'Live assets of it that no file declares are left alone, for now.',
    ],
    why: ['A first file is seldom complete. Taking over a cyber system must not delete what was forgotten in it.'],
    whatToDo: [
      'Add the assets that the plan lists as undeclared, or delete them with `prune: true`.',
      'Once this is merged and applied, what is undeclared is deleted, unless the file says `prune: false`.',
    ],
    example: {
      given: 'The service has `rtu-1` and `rtu-2` in Riverside EMS, and the base branch declares neither.',
      yaml: `cyber_system: Riverside EMS\nassets:\n${RTU_1}`,
      at: null,
      severity: 'notice',
      args: { system: RIVERSIDE, count: 1 },
    },
  },
  'system-released': {
    about: ['The files no longer declare a cyber system that they used to declare. It is a warning.'],
    why: [
      'What is not declared is not touched: removing a file deletes nothing, and from now on nobody keeps these assets.',
    ],
    whatToDo: [
      'If the system is no longer to be kept here, there is nothing to do.',
      'To delete its assets, declare it with `assets: []`.',
    ],
    example: {
      given: 'The file that declared Riverside EMS was removed; the service has two assets in it.',
      yaml: null,
      at: null,
      severity: 'warning',
      args: { system: RIVERSIDE, count: 2 },
    },
  },
  'base-document-skipped': {
    about: [
      'A plan compares these files with those of an earlier commit, to tell what a change asks for from what drifted.',
      'A document of that commit does not parse, or names what the service no longer has. It is a notice.',
    ],
    why: ['It counts as absent there, so that a fault of the past does not keep today from being planned.'],
    whatToDo: [
      'Nothing. The place that is named is in the earlier commit.',
      'Changes that the document asked for are shown as asked for by these files, and need their approval.',
    ],
    example: {
      given: 'A file of the base branch, removed since, named a cyber system that has been removed at the service.',
      yaml: 'cyber_system: North Yard',
      at: at('inventory/yard.yml', 2, 15),
      severity: 'notice',
      args: { base: 'base', code: 'unknown-cyber-system' },
    },
  },
};
