// The README's tables of inputs and outputs, from action.yml.
import { load } from 'js-yaml';

interface Entry {
  readonly description: string;
  readonly default?: string;
}

interface ActionFile {
  readonly inputs: Record<string, Entry>;
  readonly outputs: Record<string, Entry>;
}

/** The README with the text between each pair of table marks made anew. Throws when a mark is missing. */
export function withTables(readme: string, actionYaml: string): string {
  const { inputs, outputs } = load(actionYaml) as ActionFile;
  return replace(replace(readme, 'inputs', inputTable(inputs)), 'outputs', outputTable(outputs));
}

function replace(readme: string, name: string, table: string): string {
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
  const [from, to] = [readme.indexOf(start), readme.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`README.md needs the marks ${start} and ${end}`);
  return `${readme.slice(0, from + start.length)}\n${table}\n${readme.slice(to)}`;
}

function inputTable(inputs: Record<string, Entry>): string {
  const rows = Object.entries(inputs).map(
    ([name, { description, default: fallback }]) =>
      `| \`${name}\` | ${cell(description)} | ${fallback ? `\`${fallback}\`` : ''} |`,
  );
  return ['| Input | Meaning | Default |', '|---|---|---|', ...rows].join('\n');
}

function outputTable(outputs: Record<string, Entry>): string {
  const rows = Object.entries(outputs).map(([name, { description }]) => `| \`${name}\` | ${cell(description)} |`);
  return ['| Output | Meaning |', '|---|---|', ...rows].join('\n');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('*', '\\*');
}
