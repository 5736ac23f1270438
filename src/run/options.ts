// The flags of each command beside those of its settings: declared once, with their help. The type of a command's
// options comes from this table.
import { type Camel, camelCase } from './settings.ts';

/** A flag as commander declares it, and its help. A flag that `repeats` may be given several times. */
export type FlagEntry = readonly [flag: string, help: string, repeats?: 'repeats'];

export const IN_FOLDER = ['--working-directory <dir>', 'Folder to work in, instead of the current one.'] as const;
const DRY_RUN = ['--dry-run', 'Writes nothing: prints what would change as a diff on standard output.'] as const;
const JSON_PLAN = ['--json', 'Prints the plan as JSON on standard output.'] as const;
const MARKDOWN_PLAN = ['--markdown', 'Prints the plan as Markdown on standard output.'] as const;
const CLONE = ['--dir <dir>', 'Clone of the ledger, or DIR#BRANCH for a branch of it. (the current folder)'] as const;
const SIGNERS = [
  '--signers <file>',
  "Allowed signers, in git's own form: each commit must be signed by one of them.",
] as const;
const CONTAINS = [
  '--contains <commit>',
  'Commit that you kept: the ledger must contain it. You can repeat it.',
  'repeats',
] as const;
const MAX_GAP = ['--max-gap <days>', 'More days than this between two looks count as a gap. (35)'] as const;

/** By the name of each command. */
export const FLAGS = {
  validate: [['--json', 'Prints the findings as JSON on standard output.']],
  fmt: [['--check', 'Writes nothing: prints the files that would change, and exits with 1 if there are any.']],
  plan: [
    ['--base <ref>', 'The commit that was applied last. What its files had already is drift.'],
    JSON_PLAN,
    MARKDOWN_PLAN,
    ['--out <file>', 'Saves the plan, for apply --plan.'],
    ['--detailed-exitcode', 'Exits with 2 when there are changes.'],
  ],
  apply: [
    ['--base <ref>', 'As in plan: the commit that was applied last.'],
    ['--plan <file>', 'Saved plan: executes its changes and no others.'],
    ['--yes', 'Executes whatever the plan is: approval none.'],
    ['--json', 'Prints the evidence as JSON on standard output.'],
  ],
  drift: [
    JSON_PLAN,
    MARKDOWN_PLAN,
    ['--out <file>', 'Saves the plan.'],
    ['--detailed-exitcode', 'Exits with 2 when something drifted.'],
  ],
  show: [['--markdown', 'Prints it as Markdown on standard output.'], IN_FOLDER],
  systems: [['--json', 'Prints the list as JSON on standard output.']],
  export: [['--out <file>', 'Writes to a file instead of standard output.']],
  import: [
    [
      '--from-csv <file>',
      'Takes the assets from a CSV export of a CMDB; - is standard input. The service is read to know its cyber systems.',
    ],
    [
      '--mapping <file>',
      'YAML or JSON that says what columns and cells of the export mean (schemas/mapping.schema.json).',
    ],
    ['--update', 'Edits what files declare already, too: by what is live, or by the rows of the export.'],
    ['--base <ref>', 'With --update: the commit that was applied. What the files ask for since is no drift. (HEAD)'],
    ['--all-systems', 'With --from-csv and --update: systems that no row names lose their entries, too.'],
    [
      '--leave-faulty',
      'With --from-csv: an error in a row is a warning. The row is left out, and its entry stays as it is.',
    ],
    ['--json', 'Prints what changed, or the findings, as JSON (schemas/import.schema.json).'],
    ['--markdown', 'With --update: prints what changed as the text of a pull request.'],
    ['--out <dir>', 'Folder for new files; its files are read, too. (inventory)'],
    DRY_RUN,
  ],
  init: [
    ['--base-url <url>', 'URL of the compliance inventory service.'],
    ['--hardened', 'The setup for an inventory under audit, instead of the plain one.'],
    ['--repository <owner/repo>', 'Repository of the inventory on GitHub. (the remote origin)'],
    ['--action <owner/repo@commit>', 'This action, pinned to the full SHA of a commit.'],
    ['--branch <name>', 'Default branch of the repository. (that of the remote origin, where git knows it)'],
    ['--team <org/team>', 'Team that owns the inventory and its workflow.'],
    ['--organization <slug>', 'Slug of the organization that the API key must belong to. (that of the key)'],
    ['--ledger <place>', 'Where evidence is kept: OWNER/REPO#BRANCH, or a BRANCH of the repository.'],
    ['--cmdb', 'Writes the workflow that has the files follow a CMDB, too.'],
    DRY_RUN,
    IN_FOLDER,
  ],
  doctor: [
    ['--github <owner/repo>', 'Checks the settings of this repository, with the token in GH_TOKEN or GITHUB_TOKEN.'],
    ['--json', 'Prints the checks as JSON on standard output.'],
  ],
  audit: [
    CLONE,
    IN_FOLDER,
    ['--from <date>', 'First day, or RFC 3339 time.'],
    ['--to <date>', 'Last day, or RFC 3339 time.'],
    ['--at <date|commit>', 'The list as of the last look by then, instead of the changes.'],
    ['--since <date|commit>', 'With --at: also what changed in the list since the last look by then.'],
    ['--asset <id|name>', 'Only this asset, also one that is gone.'],
    ['--system <id|name>', 'Only this cyber system.'],
    ['--html', 'Writes one self-contained page; with --at, one to print and sign.'],
    ['--csv', 'Writes CSV, formulas made harmless for spreadsheets.'],
    MAX_GAP,
    CONTAINS,
    SIGNERS,
    ['--out <file>', 'Writes to a file instead of standard output.'],
  ],
  'audit verify': [
    CLONE,
    IN_FOLDER,
    CONTAINS,
    ['--inventory <dir>', 'Clone of the inventory: its files must be those that the evidence names.'],
    SIGNERS,
    MAX_GAP,
    ['--json', 'Prints what was found as JSON on standard output.'],
    ['--detailed-exitcode', 'Exits with 2 when there are findings.'],
  ],
  'ledger init': [
    ['--ledger <remote#branch>', 'The ledger: any git remote, or a path.'],
    ['--organization <slug>', 'Organization whose ledger it is.'],
    ['--base-url <url>', 'Service whose lists it keeps.'],
    IN_FOLDER,
  ],
  schema: [['--out <file>', 'Writes to a file instead of standard output: in PowerShell, > may write UTF-16.']],
  explain: [],
  emulator: [
    ['--port <n>', 'Port to listen on; 0 takes a free one. (0)'],
    ['--host <address>', 'Address to listen on. (127.0.0.1)'],
    [
      '--seed <file>',
      'JSON file with its organizations, keys and records, written as in examples/live.json of this package. (the example utility)',
    ],
    [
      '--behavior <file>',
      'JSON or YAML file of what the API document leaves open: latency, faults and more. Its keys: docs/reference/commands.md.',
    ],
  ],
  demo: [],
} as const satisfies Readonly<Record<string, readonly FlagEntry[]>>;

type CommandName = keyof typeof FLAGS;

/** The flags of a command such as `audit verify`; none for a name that only has commands below it. */
export function ownFlags(command: string): readonly FlagEntry[] {
  return Object.hasOwn(FLAGS, command) ? FLAGS[command as CommandName] : [];
}

type NameOf<Flag extends string> = Flag extends `--${infer Name} <${string}>`
  ? Camel<Name>
  : Flag extends `--${infer Name}`
    ? Camel<Name>
    : never;

type ValueOf<Declared extends FlagEntry> = Declared extends readonly [string, string, 'repeats']
  ? readonly string[]
  : Declared[0] extends `${string} <${string}>`
    ? string | null
    : boolean;

/** The options of a command, by the names of its flags in camelCase. A text is null if it was not given. */
export type Options<C extends CommandName> = {
  readonly [Declared in (typeof FLAGS)[C][number] as NameOf<Declared[0]>]: ValueOf<Declared>;
} & {
  /** The word after the command; null for none. */
  readonly argument: string | null;
  /** The names of all flags that were given, those of settings, too. */
  readonly given: ReadonlySet<string>;
};

/** Makes the options of any command from the flags and the argument that were given. */
export function readOptions(flags: Flags, argument: string | null): Options<CommandName> {
  const entries = Object.values<readonly FlagEntry[]>(FLAGS).flat();
  const values = entries.map(([flag, , repeats]) => {
    const [name = '', value] = flag.slice(2).split(' ');
    const text = flags.get(name);
    const isGiven = text !== undefined;
    return [camelCase(name), value === undefined ? isGiven : repeats ? (text?.split('\n') ?? []) : (text ?? null)];
  });
  return { ...Object.fromEntries(values), argument, given: new Set(flags.keys()) };
}

/** The flags that were given, by name: `base-url`. One that repeats has a line for each value, a switch has `true`. */
export type Flags = ReadonlyMap<string, string>;

/** The flags as commander passes them: by name in camelCase, with those that were not given. */
export function givenFlags(passed: Readonly<Record<string, unknown>>): Flags {
  const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return new Map(
    Object.entries(passed).flatMap(([name, value]) => (value === undefined ? [] : [[dashed(name), String(value)]])),
  );
}
