// The notices of what a bundle contains, from the bundler's own list of modules: name, version, licence and its text of
// each package. A package without a text of its licence stops the build.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A module of webpack's statistics, with those that were made one with it. */
interface Module {
  readonly nameForCondition?: string | null;
  readonly orphan?: boolean;
  readonly modules?: readonly Module[];
}

const RULE = `\n${'-'.repeat(80)}\n\n`;

export function notices(stats: { readonly modules: readonly Module[] }): string {
  const folders = new Set(stats.modules.filter(({ orphan }) => orphan !== true).flatMap(packageFolders));
  // One package may be installed at several places.
  return [...new Set([...folders].map(notice))].sort().join(RULE);
}

/** Folders of the packages that a module is of. */
function packageFolders({ nameForCondition, modules = [] }: Module): string[] {
  const own = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(nameForCondition ?? '')?.[0];
  return [...(own === undefined ? [] : [own]), ...modules.flatMap(packageFolders)];
}

function notice(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file));
  if (files.length === 0) throw new Error(`${name} has no text of its licence`);
  const texts = files.sort().map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
  return `${name} ${version}\n${license}\n\n${texts.join('\n\n')}\n`;
}
