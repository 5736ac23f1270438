// How most tools of this kind learn what is there: one GET for each asset, ten at a time. Usage: one-by-one.mjs URL IDS
import { readFileSync } from 'node:fs';

const [url, path] = process.argv.slice(2);
const ids = JSON.parse(readFileSync(path, 'utf8'));
const headers = { 'X-API-Key': 'bench' };
let next = 0;
let found = 0;

async function work() {
  while (next < ids.length) {
    const response = await fetch(`${url}/cyber-assets/${ids[next++]}`, { headers });
    if (typeof (await response.json()).name === 'string') found++;
  }
}

await Promise.all(Array.from({ length: 10 }, work));
if (found !== ids.length) throw new Error(`${found} of ${ids.length} were found`);
