// The YAML files of the examples.
import { readdirSync, readFileSync } from 'node:fs';

export const EXAMPLES = new URL('../../examples/', import.meta.url);

/** The texts of a folder of the examples by path in it, in path order; of all of them without a folder. */
export function textsIn(folder = '.'): Record<string, string> {
  const root = new URL(`${folder}/`, EXAMPLES);
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
  const files = paths.filter((path) => path.endsWith('.yml')).sort();
  return Object.fromEntries(files.map((path) => [path, readFileSync(new URL(path, root), 'utf8')]));
}
