// The floor: a process that only fetches, reads and parses the same bytes. Usage: floor.mjs URL FOLDER
// Plain JavaScript, so that Node spends no time on removing types.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';

const [url, folder] = process.argv.slice(2);
const headers = { 'X-API-Key': 'bench' };
const lists = Promise.all(
  ['cyber-systems', 'cyber-assets', 'facilities'].map(async (path) =>
    JSON.parse(await (await fetch(`${url}/${path}`, { headers })).text()),
  ),
);
const documents = readdirSync(folder).map((name) => load(readFileSync(join(folder, name), 'utf8')));
const [systems, assets] = await lists;
process.stderr.write(`${documents.length} ${systems.length} ${assets.length}\n`);
