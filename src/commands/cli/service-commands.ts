// Commands that speak with the service.
import type { Add } from './declare.ts';
import { ALL_INPUTS, addInputs } from './flags.ts';

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
}
