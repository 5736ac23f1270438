// Commands that speak with the service.
import { addCsvFlags } from './csv-flags.ts';
import type { Add } from './declare.ts';
import { ALL_INPUTS, addInputs, CONNECTION_INPUTS } from './options.ts';

export function addServiceCommands(add: Add): void {
  const plan = add('plan', 'Shows what apply would do. Reads only.', async () => (await import('./runs.ts')).cliPlan);
  addInputs(plan, ALL_INPUTS)
    .option('--base <ref>', 'Git commit that the files are compared with: what it already asked for counts as drift.')
    .option('--json', 'Prints the plan as JSON on standard output.')
    .option('--markdown', 'Prints the plan as Markdown on standard output.')
    .option('--out <file>', 'Saves the plan, for apply --plan.')
    .option('--detailed-exitcode', 'Exits with 2 when there are changes.')
    .addHelpText('after', '\nExample:\n  $ cip-sync plan --base origin/main --out plan.json --detailed-exitcode');

  const apply = add(
    'apply',
    'Plans again and executes what is approved.',
    async () => (await import('./runs.ts')).cliApply,
  );
  addInputs(apply, ALL_INPUTS)
    .option('--base <ref>', 'Git commit that the files are compared with, as in plan.')
    .option('--plan <file>', 'Saved plan: executes its changes and no others.')
    .option('--yes', 'Executes whatever the plan is: approval none.')
    .option('--json', 'Prints the evidence as JSON on standard output.')
    .addHelpText('after', '\nExample:\n  $ cip-sync plan --out plan.json && cip-sync apply --plan plan.json');

  const drift = add(
    'drift',
    'Shows where the service differs from the files. Reads only.',
    async () => (await import('./runs.ts')).cliDrift,
  );
  addInputs(drift, ALL_INPUTS)
    .option('--json', 'Prints the plan as JSON on standard output.')
    .option('--markdown', 'Prints the plan as Markdown on standard output.')
    .option('--out <file>', 'Saves the plan.')
    .option('--detailed-exitcode', 'Exits with 2 when something drifted.')
    .addHelpText('after', '\nExample:\n  $ cip-sync drift --detailed-exitcode');

  const report = add(
    'report',
    'Writes the live inventory as one HTML page. Reads only.',
    async () => (await import('./report.ts')).cliReport,
  );
  addInputs(report, CONNECTION_INPUTS)
    .option('--html', 'The format: a page that needs nothing but itself.')
    .option('--out <file>', 'Writes the page to a file in place of standard output.')
    .option('--plan <file>', 'Saved plan: the page tells what would change.')
    .option('--evidence <file>', 'Evidence of an apply: the page tells what changed.')
    .addHelpText('after', '\nExample:\n  $ cip-sync report --html --out inventory.html');

  const exported = add(
    'export',
    'Prints the live inventory as CSV on standard output. Reads only.',
    async () => (await import('./export.ts')).cliExport,
  );
  addInputs(exported, CONNECTION_INPUTS)
    .option('--csv', 'The format: one row for each asset, formulas made harmless for spreadsheets.')
    .option('--bom', 'Starts with a byte order mark: Excel needs one for letters beyond ASCII.')
    .option('--out <file>', 'Writes to a file in place of standard output.')
    .addHelpText('after', '\nExample:\n  $ cip-sync export --csv --bom --out inventory.csv');

  const imports = add(
    'import',
    'Writes the live inventory as files; adds to files what they lack. Reads the service only.',
    async () => async (flags, cli) => {
      const isCsv = flags.fromCsv !== undefined;
      return isCsv
        ? (await import('./import-csv.ts')).cliImportCsv(flags, cli)
        : (await import('./import.ts')).cliImport(flags, cli);
    },
  );
  addCsvFlags(addInputs(imports, ['path', 'unique-names', 'detail', ...CONNECTION_INPUTS]))
    .option('--out <dir>', 'Folder for new files; its files are read, too. (inventory)')
    .option('--with-ids', 'Gives every entry its id, those that stand in files included.')
    .option('--dry-run', 'Writes nothing: prints what would change as a diff on standard output.')
    .addHelpText(
      'after',
      '\nExamples:\n  $ cip-sync import --dry-run\n  $ cip-sync import --from-csv cmdb.csv --column name=Hostname --value Server=hardware',
    );
}
