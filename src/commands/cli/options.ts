// The inputs as options of commands, and the options that several commands share.
import { type Command, Option } from 'commander';
import { INPUTS, type InputName } from '../inputs.ts';

export const IN_FOLDER = ['--working-directory <dir>', 'Folder to work in, instead of the current one.'] as const;
export const DRY_RUN = ['--dry-run', 'Writes nothing: prints what would change as a diff on standard output.'] as const;
export const SIGNERS = [
  '--signers <file>',
  "Allowed signers, in git's own form: each commit must be signed by one of them.",
] as const;
export const MAX_GAP = ['--max-gap <days>', 'Most days between two readings without a gap. (35)'] as const;
export const REMOTE = ['--ledger <remote#branch>', 'The ledger: any git remote, or a path.'] as const;

/** All inputs except `name`, which distinguishes several steps on GitHub. */
export const ALL_INPUTS = Object.keys(INPUTS).filter((name) => name !== 'name') as readonly InputName[];

/** Fields of a cyber system that the service does not document. */
export const SHOWING_INPUTS: readonly InputName[] = ['impact-rating-field', 'control-center-field'];
/** The inputs of a command that reads the service and no files. */
export const CONNECTION_INPUTS: readonly InputName[] = [
  'base-url',
  'organization',
  'concurrency',
  'request-timeout',
  'timeout',
];
/** Inputs that decide what apply may do. Other commands accept them too, so that one line of flags works for all. */
const APPLY_INPUTS: ReadonlySet<InputName> = new Set([
  'approval',
  'approve',
  'ticket',
  'ticket-pattern',
  'delete-approvals',
  'evidence-dir',
]);

/** Inputs with several lines. Each use of the flag gives one line. */
const REPEATED: ReadonlySet<InputName> = new Set(['path', 'only']);

/** If the flag is repeated, adds a line. */
export function addLine(value: string, before: string | undefined): string {
  return before === undefined ? value : `${before}\n${value}`;
}

/** Declares inputs as options, and the options that every such command has. */
export function addInputs(command: Command, names: readonly InputName[]): Command {
  for (const name of names) {
    const { description, default: fallback } = INPUTS[name];
    const isDefaultSaid = fallback !== '';
    const option = new Option(`--${name} <${valueName(name)}>`, description + (isDefaultSaid ? ` (${fallback})` : ''));
    if (REPEATED.has(name)) option.argParser(addLine);
    command.addOption(option.hideHelp(APPLY_INPUTS.has(name) && command.name() !== 'apply'));
  }
  // Every command that takes the URL of the service sends requests to it.
  if (names.includes('base-url')) command.option('--verbose', 'Prints a line for each request to the service.');
  return command.option(...IN_FOLDER);
}

const VALUE_NAMES: Partial<Record<InputName, string>> = {
  path: 'path',
  'impact-rating-field': 'field',
  'control-center-field': 'field',
  ledger: 'remote#branch',
  only: 'system',
  'base-url': 'url',
  organization: 'slug',
  approve: 'digest',
  'ticket-pattern': 'regex',
  ticket: 'number',
  'request-timeout': 'seconds',
  timeout: 'seconds',
  'evidence-dir': 'dir',
};

function valueName(name: InputName): string {
  return VALUE_NAMES[name] ?? (/^\d+$/.test(INPUTS[name].default) ? 'n' : 'choice');
}

/** Adds the options of `import` for a CSV file. */
export function addCsvOptions(command: Command): Command {
  return command
    .option(
      '--from-csv <file>',
      'Takes the assets from a CSV export of a CMDB; - is standard input. The service is read to know its cyber systems.',
    )
    .option(
      '--mapping <file>',
      'YAML or JSON with columns, values, systems, facilities, defaults, skip and delimiter.',
    );
}
