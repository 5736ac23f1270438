// The YAML files of the examples.
import { readdirSync, readFileSync } from 'node:fs';

export const EXAMPLES = new URL('../../examples/', import.meta.url);

/** The texts in a folder of the examples, by path and in path order; without a folder, in all of them. */
export function textsIn(folder = '.'): Record<string, string> {
  const root = new URL(`${folder}/`, EXAMPLES);
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
  const files = paths.filter((path) => path.endsWith('.yml')).sort();
  return Object.fromEntries(files.map((path) => [path, readFileSync(new URL(path, root), 'utf8')]));
}
