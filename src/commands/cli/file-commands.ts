// Commands that read or write inventory files without the service.
import type { Add } from './declare.ts';
import { addInputs, FILE_INPUTS } from './flags.ts';

export function addFileCommands(add: Add): void {
  const validate = add('validate', 'Checks the files, without the service.', async () => {
    const { cliValidate } = await import('./validate.ts');
    return cliValidate;
  });
  addInputs(validate, FILE_INPUTS)
    .option('--json', 'Prints the findings as JSON on standard output.')
    .addHelpText('after', '\nExample:\n  $ cip-sync validate --path inventory/alpha.yml');
}
