// How most tools of this kind read the live state: one GET for each asset, CONCURRENCY at a time. Prints the
// milliseconds after the first 2 × CONCURRENCY answers. Usage: one-by-one.mjs URL IDS CONCURRENCY
import { readFileSync } from 'node:fs';

const [url, path, atOnce] = process.argv.slice(2);
const concurrency = Number(atOnce);
const ids = JSON.parse(readFileSync(path, 'utf8'));
const headers = { 'X-API-Key': 'bench' };
let next = 0;
let found = 0;
let settled = 0;

async function work() {
  while (next < ids.length) {
    const response = await fetch(`${url}/cyber-assets/${ids[next++]}`, { headers });
    if (typeof (await response.json()).name === 'string') found++;
    if (found === 2 * concurrency) settled = performance.now();
  }
}

await Promise.all(Array.from({ length: concurrency }, work));
if (found !== ids.length) throw new Error(`${found} of ${ids.length} were found`);
process.stdout.write(String(performance.now() - settled));
