// A service that answers as it likes, over real connections, and remembers what it was asked: `GET /cyber-assets`.
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { TestContext } from 'vitest';

/** Serves on a free port until the test ends. */
export async function serve(context: TestContext, respond: (response: ServerResponse, path: string) => void) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    // A client that has seen enough closes the connection; that is no fault of this server.
    response.on('error', () => {});
    respond(response, request.url ?? '');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  context.onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { url: `http://127.0.0.1:${address.port}`, requests };
}

/** An answer with this body, whatever it is. */
export function answer(response: ServerResponse, body: string, type = 'application/json', status = 200): void {
  response.writeHead(status, { 'content-type': type }).end(body);
}

/** Sends as much as the client takes, up to so many MiB. */
export function flood(response: ServerResponse, mebibytes: number): void {
  const chunk = Buffer.alloc(1024 * 1024, 'x');
  response.writeHead(200, { 'content-type': 'application/json' });
  Readable.from(Array<Buffer>(mebibytes).fill(chunk)).pipe(response);
}
