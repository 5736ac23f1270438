// Commands that need neither files nor a service of the user's.
import { Argument, type Command } from 'commander';
import { ConfigurationError } from '../../service/endpoint.ts';
import type { Add } from './declare.ts';
import { SCHEMAS } from './schema.ts';
import type { CliWorld } from './world.ts';

export function addSchema(program: Command, { terminal }: CliWorld): void {
  program
    .command('schema')
    .description('Prints the JSON Schema of a format on standard output.')
    .addArgument(new Argument('[format]', 'the format').choices(SCHEMAS).default('inventory'))
    .action(async (format: (typeof SCHEMAS)[number]) => {
      const { schemaText } = await import('./schema.ts');
      terminal.out(await schemaText(format));
    })
    .addHelpText('after', '\nExample:\n  $ cip-sync schema > inventory.schema.json');
}

export function addExplain(program: Command, { terminal }: CliWorld): void {
  program
    .command('explain')
    .description(
      'Tells at length what a finding, a result or a state means and what to do; without one, lists them all.',
    )
    .argument('[code]', 'the code of a finding, a result or a state')
    .action(async (code?: string) => terminal.out(await explanation(code)))
    .addHelpText('after', '\nExample:\n  $ cip-sync explain rename-conflict');
}

async function explanation(topic: string | undefined): Promise<string> {
  const { explainTopic, listTopics, SECTIONS } = await import('../../report/explain.ts');
  if (topic === undefined) return listTopics();
  const text = explainTopic(topic);
  if (text !== null) return text;
  const { nearest } = await import('../../core/suggest.ts');
  const [near] = nearest(topic, [...SECTIONS.keys()]);
  const hint = near === undefined ? 'Without a code it lists them all.' : `Did you mean ${near}?`;
  throw new ConfigurationError('explain', `knows no such code. ${hint}`);
}

/** Its many options are looked up only when they are asked for. */
export async function addEmulator(add: Add, argv: readonly string[]): Promise<void> {
  const emulator = add(
    'emulator',
    'Serves the compliance inventory service on this machine, for trying and testing.',
    async () => {
      const { cliEmulator } = await import('./emulator.ts');
      return cliEmulator;
    },
  )
    .option('--port <n>', 'Port to listen on; 0 takes a free one. (0)')
    .option('--host <address>', 'Address to listen on. (127.0.0.1)')
    .option('--seed <file>', 'JSON file with its organizations, keys and records. (the example utility)')
    .addHelpText('after', '\nExample:\n  $ cip-sync emulator --port 8080 --latency-ms 50');
  if (!argv.includes('emulator')) return;
  const { OPTION_DESCRIPTIONS, flagOf } = await import('../../emulator/options.ts');
  for (const [name, { description, default: fallback, choices, argument }] of Object.entries(OPTION_DESCRIPTIONS)) {
    const one = choices === undefined ? '' : `: ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`;
    const said = `${description}${one} (${typeof fallback === 'object' ? JSON.stringify(fallback) : fallback})`;
    emulator.option(argument === undefined ? flagOf(name) : `${flagOf(name)} <${argument}>`, said);
  }
}
