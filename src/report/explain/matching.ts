// The long text about files that do not fit what is live: cyber systems that do not resolve, assets that do not match.
import { at, type Explanations } from './explanation.ts';

type ResolvingCode = 'unknown-cyber-system' | 'ambiguous-cyber-system' | 'facility-mismatch';

const RIVERSIDE = { id: 'cs_1', name: 'Riverside EMS' };

export const RESOLVING_EXPLANATIONS: Explanations<ResolvingCode> = {
  'unknown-cyber-system': {
    about: ['The organization of the API key has no cyber system of this name or id. Names are compared exactly.'],
    why: [
      'Cyber systems are not created here: the service offers that to no API key.',
      'A key of another organization, such as that of a test tenant, leads here too.',
    ],
    whatToDo: [
      'Copy the name from the service, or write the id (`cs_…`).',
      'If the system is new, have it created at the service first.',
      'If no name is found at all, check which organization the key belongs to.',
    ],
    example: {
      given: 'The service has `Riverside EMS`.',
      yaml: 'cyber_system: Riverside-EMS',
      at: at('inventory/ems.yml', 1, 15),
      args: { name: 'Riverside-EMS', near: ['Riverside EMS'] },
    },
  },
  'ambiguous-cyber-system': {
    about: ['Several cyber systems have this name, usually in different facilities.'],
    why: ['Assets written into the wrong one would inherit its impact rating, so none is chosen.'],
    whatToDo: ['Add `facility` with the name of the facility, or write the id (`cs_…`) in place of the name.'],
    example: {
      given: 'Two facilities have a `Plant DCS`: `cs_2` and `cs_3`.',
      yaml: 'cyber_system: Plant DCS',
      at: at('inventory/dcs.yml', 1, 15),
      args: {
        name: 'Plant DCS',
        systems: [
          { id: 'cs_2', name: 'Plant DCS' },
          { id: 'cs_3', name: 'Plant DCS' },
        ],
      },
    },
  },
  'facility-mismatch': {
    about: ['The cyber system is there, but not in the facility that the file names.'],
    why: ['`facility` is verified, so that a file which was copied from another site cannot change the wrong one.'],
    whatToDo: ['Correct `facility`, or remove it if the name of the system is enough.'],
    example: {
      given: 'The service has `Riverside EMS` in `Riverside Substation`.',
      yaml: 'cyber_system: Riverside EMS\nfacility: Hilltop Plant',
      at: at('inventory/ems.yml', 2, 11),
      args: { facility: 'Hilltop Plant', system: RIVERSIDE, facilities: ['Riverside Substation'], near: [] },
    },
  },
};

type MatchingCode =
  | 'unknown-asset-id'
  | 'duplicate-id'
  | 'rename-conflict'
  | 'rename-source-missing'
  | 'ambiguous-asset'
  | 'hint-done'
  | 'ambiguous-move';

const TWO_OF_ONE_NAME = ['ca_1', 'ca_2'];

export const MATCHING_EXPLANATIONS: Explanations<MatchingCode> = {
  'unknown-asset-id': {
    about: ['`id` pins a live asset, and the organization has no asset with this id.'],
    why: ['The asset may have been deleted, or the id belongs to another organization.'],
    whatToDo: [
      'Correct the id.',
      'If the asset is gone and wanted back, remove `id`: it is created anew, and the service chooses a new id.',
    ],
    example: {
      given: 'The service has `rtu-1` as `ca_1`.',
      yaml: '  - name: rtu-1\n    asset_type: hardware\n    id: ca_11',
      at: at('inventory/ems.yml', 5, 9),
      args: { id: 'ca_11' },
    },
  },
  'duplicate-id': {
    about: ['Two entries pin the same live asset with `id`.'],
    why: ['One asset cannot become both. It mostly comes from copying an entry.'],
    whatToDo: ['Correct one of the two, or remove `id` from an asset that is to be created.'],
    example: {
      yaml: '  - name: rtu-2\n    asset_type: hardware\n    id: ca_1',
      at: at('inventory/ems.yml', 8, 9),
      args: { id: 'ca_1', first: at('inventory/ems.yml', 5, 9) },
    },
  },
  'rename-conflict': {
    about: [
      'A rename or a move does not say which live asset is meant.',
      'Either both the old and the new name are live, or two entries name the same source.',
    ],
    why: ['Whichever were chosen, another asset would lose its id, and with it its history, for good.'],
    whatToDo: [
      'Pin the asset that is meant with `id`; then `renamed_from` and `moved_from` are not needed.',
      'To swap the names of two assets, pin both.',
      'If two entries name one source, remove the hint from the one that is new.',
    ],
    example: {
      given: 'The service has `rtu-1` (`ca_1`) and `rtu-2` (`ca_2`).',
      yaml: '  - name: rtu-2\n    asset_type: hardware\n    renamed_from: rtu-1',
      at: at('inventory/both-live.yml', 5, 19),
      args: { name: 'rtu-2', source: 'rtu-1', reason: 'both-live', ids: ['ca_2', 'ca_1'] },
    },
  },
  'rename-source-missing': {
    about: ['`renamed_from` or `moved_from` names an asset that is not live, or that another entry has claimed.'],
    why: ['The asset would be created with a new id, which is not what a rename or a move asks for.'],
    whatToDo: [
      'Correct the old name, or the system that it is in.',
      'If there is no old asset, remove the hints: the asset is created.',
    ],
    example: {
      given: 'The service has `rtu-1`.',
      yaml: '  - name: rtu-01\n    asset_type: hardware\n    renamed_from: rtu-9',
      at: at('inventory/ems.yml', 5, 19),
      args: { name: 'rtu-01', source: 'rtu-9', system: RIVERSIDE },
    },
  },
  'ambiguous-asset': {
    about: ['The cyber system has several live assets of this name.'],
    why: ['An update or a delete of the wrong one cannot be undone, so none is chosen.'],
    whatToDo: [
      'Add the `id` of the one that is meant.',
      'Declare the others too, each with its `id`: with `prune` they are deleted otherwise.',
    ],
    example: {
      given: 'The service has two `rtu-1` in Riverside EMS: `ca_1` and `ca_2`.',
      yaml: '  - name: rtu-1\n    asset_type: hardware',
      at: at('inventory/ems.yml', 3, 5),
      args: { name: 'rtu-1', system: RIVERSIDE, ids: TWO_OF_ONE_NAME },
    },
  },
  'hint-done': {
    about: ['The rename or the move that a hint asks for has been applied. It is a notice.'],
    why: ['The hint does no harm now. Years later it could, if the old name is used again.'],
    whatToDo: ['Remove the hint in a later pull request.'],
    example: {
      given: 'The service has `rtu-01` and no `rtu-1`.',
      yaml: '  - name: rtu-01\n    asset_type: hardware\n    renamed_from: rtu-1',
      at: at('inventory/ems.yml', 5, 19),
      severity: 'notice',
      args: { name: 'rtu-01', key: 'renamed_from' },
    },
  },
  'ambiguous-move': {
    about: [
      'An entry has no live asset in its cyber system, and several of the same name and type elsewhere are undeclared.',
      'With exactly one of them, and one entry, a move would be inferred. It is a warning.',
    ],
    why: ['As it stands the plan creates a new asset and deletes the old ones, and their ids end.'],
    whatToDo: ['Add the `id` of the asset that moved.', 'If none of them did, there is nothing to do.'],
    example: {
      given: 'The service has two `rtu-1` in Hilltop SCADA, which declares none.',
      yaml: 'cyber_system: Riverside EMS\nassets:\n  - name: rtu-1\n    asset_type: hardware',
      at: at('inventory/ems.yml', 3, 5),
      severity: 'warning',
      args: { name: 'rtu-1', assets: TWO_OF_ONE_NAME.map((id) => ({ id, name: 'rtu-1' })) },
    },
  },
};
