// Serves the lists, without any facilities, from the memory of a separate process, and prints its URL.
// Usage: server.ts SYSTEMS.json ASSETS.json
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const [systems, assets] = process.argv.slice(2).map((path) => readFileSync(path));
const bodies: Record<string, Buffer | undefined> = {
  '/facilities': Buffer.from('[]'),
  '/cyber-systems': systems,
  '/cyber-assets': assets,
};
const server = createServer((request, response) => {
  const body = bodies[request.url ?? ''];
  response.writeHead(body === undefined ? 404 : 200, { 'Content-Type': 'application/json' }).end(body);
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
