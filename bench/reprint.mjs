// The floor of what rewrites files: a process that parses the same files with `yaml` and prints them again.
// Usage: reprint.mjs FOLDER. Plain JavaScript, so that Node spends no time on removing types.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';

const [folder] = process.argv.slice(2);
let bytes = 0;
for (const name of readdirSync(folder)) {
  bytes += parseDocument(readFileSync(join(folder, name), 'utf8')).toString({ lineWidth: 0 }).length;
}
process.stderr.write(`${bytes}\n`);
