// The notices of what a bundle contains, from the bundler's own list of modules: name, version, licence and its text of
// each package. A package without a text of its licence stops the build.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const RULE = `\n${'-'.repeat(80)}\n\n`;

/** Takes the paths of the modules. */
export function notices(modules: readonly string[]): string {
  const folders = new Set(modules.flatMap((path) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []));
  // One package may be installed at several places.
  return [...new Set([...folders].map(notice))].sort().join(RULE);
}

function notice(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file));
  if (files.length === 0) throw new Error(`${name} has no text of its licence`);
  const texts = files.sort().map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
  return `${name} ${version}\n${license}\n\n${texts.join('\n\n')}\n`;
}
