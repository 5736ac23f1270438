// The generated parts of documents: lists of inputs and outputs from action.yml, and the end of the demo.
import { load } from 'js-yaml';

interface Entry {
  readonly description: string;
  readonly default?: string;
}

interface ActionFile {
  readonly inputs: Record<string, Entry>;
  readonly outputs: Record<string, Entry>;
}

/** The page with the text between each pair of marks made anew. Throws when a mark is missing. */
export function withLists(page: string, actionYaml: string): string {
  const { inputs, outputs } = load(actionYaml) as ActionFile;
  return replace(replace(page, 'inputs', inputList(inputs)), 'outputs', outputList(outputs));
}

/** The README with the end of the demo's output between its marks. Throws when a mark or a step is missing. */
export function withDemo(readme: string, output: string): string {
  return replace(readme, 'demo', `\n\`\`\`text\n${demoExcerpt(output)}\n\`\`\`\n`);
}

/** The last plan that finds changes, without the list of undeclared assets and its duration. */
function demoExcerpt(output: string): string {
  const start = output.lastIndexOf('$ cip-sync plan --out ');
  if (start < 0) throw new Error('the demo no longer saves a plan');
  const [plan = ''] = output.slice(start).split(/\n(?=\$ |── )/);
  return plan
    .trimEnd()
    .replace(/(?<=, in )\d+\.\d s\b/g, '… s')
    .replace(/^Undeclared,.*(?=^\d.* · )/ms, '…\n\n');
}

function replace(page: string, name: string, text: string): string {
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
  const [from, to] = [page.indexOf(start), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`the page needs the marks ${start} and ${end}`);
  return `${page.slice(0, from + start.length)}\n${text}\n${page.slice(to)}`;
}

function inputList(inputs: Record<string, Entry>): string {
  const lines = Object.entries(inputs).map(([name, { description, default: fallback }]) => {
    return `- \`${name}\`${fallback ? ` (\`${fallback}\`)` : ''}: ${plain(description)}`;
  });
  return lines.join('\n');
}

function outputList(outputs: Record<string, Entry>): string {
  return Object.entries(outputs)
    .map(([name, { description }]) => `- \`${name}\`: ${plain(description)}`)
    .join('\n');
}

/** `*.yml` is no emphasis. */
function plain(text: string): string {
  return text.replaceAll('*', '\\*');
}
