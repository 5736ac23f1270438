// The generated parts of documents: the references of commands, action and findings, and the rooms of the map.
import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { Command } from 'commander';
import { load } from 'js-yaml';
import * as z from 'zod';
import { COMMANDS, declareCommand } from '../src/cli/program.ts';
import { GROUPS } from '../src/cli/reference.ts';
import { isRefused, type Result } from '../src/core/result.ts';
import { FAULTS, faultChance, faultRule } from '../src/emulator/faults.ts';
import { behavior } from '../src/emulator/options.ts';
import { ALL_SETTINGS } from '../src/run/settings.ts';

/** One section per command: what it does, an example, its flags. */
export function withCommands(page: string): string {
  const sections = COMMANDS.map((entry) => {
    const { name, description, examples = [] } = entry;
    const command = declareCommand(new Command(), entry, async () => {});
    const lines = examples
      .map((line) => `cip-sync ${line.replaceAll('OWNER/REPO@SHA', 'OWNER/REPO@COMMIT')}\n`)
      .join('');
    const example = lines === '' ? '' : `\n\`\`\`sh\n${lines}\`\`\`\n`;
    const more = command.commands.map((sub) => `\n### ${name} ${sub.name()}\n\n${sub.description()}\n${flagList(sub)}`);
    const keys = name === 'emulator' ? behaviorKeys() : '';
    return `## ${name}\n\n${plain(description)}\n${example}${flagList(command)}${more.join('')}${keys}`;
  });
  return replace(page, 'commands', `\n${sections.join('\n')}`);
}

function flagList({ options, registeredArguments }: Command): string {
  const given = registeredArguments.map((one) => {
    const choices =
      one.argChoices === undefined ? '' : ` (${one.argChoices.map((choice) => `\`${choice}\``).join(', ')})`;
    return `- \`${one.required ? one.name() : `[${one.name()}]`}\`: ${one.description}${choices}`;
  });
  const flags = options.map(({ flags, description }) => `- \`${flags}\`: ${plain(description)}`);
  return [...given, ...flags].length === 0 ? '' : `\n${[...given, ...flags].join('\n')}\n`;
}

/** The keys of a file for `emulator --behavior`, and what they mean. */
function behaviorKeys(): string {
  const keysOf = (schema: z.ZodObject) => {
    const { properties = {} } = z.toJSONSchema(schema, { io: 'input' });
    return Object.entries(properties).map(([key, shape]) => {
      const { default: fallback, enum: values, description } = Object(shape);
      const shown =
        fallback === undefined || fallback === '' || key === 'faults'
          ? ''
          : ` (\`${JSON.stringify(fallback).replaceAll('"', '')}\`)`;
      const either = values === undefined ? '' : ` One of ${values.map((one: unknown) => `\`${one}\``).join(', ')}.`;
      return `- \`${key}\`${shown}: ${description}${key === 'kind' ? '' : either}`;
    });
  };
  const kinds = Object.entries(FAULTS).map(([kind, meaning]) => `- \`${kind}\`: ${meaning}`);
  const chance = keysOf(faultChance.pick({ probability: true, kinds: true }));
  return [
    ['\nKeys of the file for `--behavior`, with their defaults:', keysOf(behavior)],
    ['A rule of `faults`:', keysOf(faultRule)],
    ['A chance has these keys instead of `kind`, `nth` and `times`:', chance],
    ['Kinds of faults:', kinds],
  ]
    .map(([head, lines]) => `${head}\n\n${[lines].flat().join('\n')}\n`)
    .join('\n');
}

/** Inputs from the table of settings, outputs from action.yml, and results with the color of their run. */
export function withAction(page: string, actionYaml: string): string {
  const inputs = ALL_SETTINGS.flatMap(({ name, isInput, default: fallback, description }) => {
    const shown = fallback === '' ? '' : ` (\`${fallback}\`)`;
    return isInput ? [`- \`${name}\`${shown}: ${plain(description)}`] : [];
  });
  const { outputs } = load(actionYaml) as { outputs: Record<string, { description: string }> };
  const outputLines = Object.entries(outputs).map(([name, { description }]) => `- \`${name}\`: ${plain(description)}`);
  const results = Object.entries(GROUPS['Results of a run'] ?? {}).map(
    ([result, { title }]) =>
      `| [\`${result}\`](findings.md#${result}) | ${title} | ${isRefused(result as Result) ? 'red' : 'green'} |`,
  );
  const table = ['| Result | Meaning | Run |', '| --- | --- | --- |', ...results];
  const lists = [
    ['inputs', inputs],
    ['outputs', outputLines],
    ['results', table],
  ] as const;
  return lists.reduce((text, [name, lines]) => replace(text, name, `\n${lines.join('\n')}\n`), page);
}

/** The names of the files in each folder of src. */
export function withRooms(page: string, source: string): string {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\/.*(?<!\.d)\.ts$/.test(path),
  );
  const folders = new Map<string, string[]>();
  for (const path of files.sort()) {
    const folder = folders.get(dirname(path)) ?? [];
    folders.set(dirname(path), [...folder, `\`${basename(path, '.ts')}\``]);
  }
  const rows = Array.from(folders, ([folder, rooms]) => `| \`src/${folder}/\` | ${rooms.join(', ')} |`);
  return replace(page, 'rooms', `\n| Folder | Rooms |\n| --- | --- |\n${rows.sort().join('\n')}\n`);
}

/** A section for each finding, result and word. */
export function withFindings(page: string): string {
  const groups = Object.entries(GROUPS).map(([heading, topics]) => {
    const sections = Object.entries(topics).map(([topic, { title, help }]) =>
      [`### ${topic}`, `**${title}**${help === '' ? '' : ` ${help}`}`].join('\n\n'),
    );
    return `## ${heading}\n\n${sections.join('\n\n')}\n`;
  });
  return replace(page, 'findings', `\n${groups.join('\n')}`);
}

function replace(page: string, name: string, text: string): string {
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
  const [from, to] = [page.indexOf(start), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`the page needs the marks ${start} and ${end}`);
  return `${page.slice(0, from + start.length)}\n${text}\n${page.slice(to)}`;
}

/** Keeps `*` in names like `*.yml` from starting emphasis. */
function plain(text: string): string {
  return text.replaceAll('*', '\\*');
}
