// A script that somebody could write in an afternoon: compares files and lists by name and sends one write after
// another over one connection. No ids, moves, guards or approval. Usage: script.mjs fetch|http plan|apply URL KEY FOLDER
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';

const [transport, command, url, key, folder] = process.argv.slice(2);
const headers = { 'X-API-Key': key, 'Content-Type': 'application/json' };

/** As most people would write it. fetch reuses its connections. */
function byFetch() {
  return async (method, path, body) => {
    const response = await fetch(url + path, { method, headers, body: body && JSON.stringify(body) });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
    const text = await response.text();
    return text === '' ? null : JSON.parse(text);
  };
}

/** With the simplest client in Node. */
async function byHttp() {
  const { default: http } = await import('node:http');
  const agent = new http.Agent({ keepAlive: true });
  return (method, path, body) =>
    new Promise((resolve, reject) => {
      const request = http.request(url + path, { method, headers, agent }, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part) => (text += part));
        response.on('end', () => {
          if (response.statusCode >= 400) reject(new Error(`${method} ${path}: ${response.statusCode}`));
          else resolve(text === '' ? null : JSON.parse(text));
        });
      });
      request.on('error', reject);
      request.end(body && JSON.stringify(body));
    });
}

const call = await { fetch: byFetch, http: byHttp }[transport]();

const [systems, assets] = [await call('GET', '/cyber-systems'), await call('GET', '/cyber-assets')];
const live = new Map(assets.map((asset) => [`${asset.cyber_system_id} ${asset.name}`, asset]));
const writes = [];
for (const name of readdirSync(folder).filter((name) => name.endsWith('.yml'))) {
  const document = load(readFileSync(join(folder, name), 'utf8'));
  const system = systems.find((system) => system.name === document.cyber_system);
  for (const { name, asset_type } of document.assets) {
    const found = live.get(`${system.id} ${name}`);
    live.delete(`${system.id} ${name}`);
    const cyber_system_id = system.id;
    if (found === undefined) writes.push(['POST', '/cyber-assets', { name, cyber_system_id, asset_type }]);
    else if (found.asset_type !== asset_type) writes.push(['PATCH', `/cyber-assets/${found.id}`, { asset_type }]);
  }
}
for (const { id } of live.values()) writes.push(['DELETE', `/cyber-assets/${id}`]);
for (const [method, path, body] of writes) {
  process.stdout.write(`${method} ${path} ${JSON.stringify(body ?? null)}\n`);
  if (command === 'apply') await call(method, path, body);
}
