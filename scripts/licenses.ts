// Completes ncc's licenses.txt, which leaves out the packages that the entry of a bundle imports statically.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Takes the text that ncc wrote, and the statistics of its build. Throws for a package without a text of its license. */
export function completeLicenses(text: string, stats: string, root: string): string {
  const names = new Set(
    Array.from(stats.matchAll(/"name":\s*"\.\/node_modules\/((?:@[^/"]+\/)?[^/"]+)/g), ([, name = '']) => name),
  );
  const missing = [...names].filter((name) => !`\n${text}`.includes(`\n${name}\n`)).sort();
  const notices = missing.map((name) => notice(name, join(root, 'node_modules', name)));
  return `${[text.trim(), ...notices].join('\n\n')}\n`;
}

/** As ncc writes it: name, license and its text, one below the other. */
function notice(name: string, folder: string): string {
  const { license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file));
  if (files.length === 0) throw new Error(`${name} has no text of its license`);
  const texts = files.sort().map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
  return [name, license, ...texts].join('\n');
}
