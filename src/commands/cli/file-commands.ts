// Commands that read or write inventory files without the service.
import type { Add } from './declare.ts';
import { addInputs, FILE_INPUTS } from './options.ts';

export function addFileCommands(add: Add): void {
  const validate = add('validate', 'Checks the files, without the service.', async () => {
    const { cliValidate } = await import('./validate.ts');
    return cliValidate;
  });
  addInputs(validate, FILE_INPUTS)
    .option('--json', 'Prints the findings as JSON on standard output.')
    .addHelpText('after', '\nExample:\n  $ cip-sync validate --path inventory/alpha.yml');

  const fmt = add('fmt', 'Sorts and normalises the files, keeping comments.', async () => {
    const { cliFmt } = await import('./fmt.ts');
    return cliFmt;
  });
  addInputs(fmt, ['path', 'detail'])
    .option('--check', 'Writes nothing: prints the files that would change, and exits with 1 if there are any.')
    .addHelpText('after', '\nExample:\n  $ cip-sync fmt --check');
}
