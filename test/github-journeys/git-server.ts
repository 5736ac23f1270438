// A git server that lets nobody in without a header, as GitHub does with a private repository: real git behind HTTP.
import { execFileSync, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

export interface GitServer {
  readonly url: string;
  /** The `Authorization` headers of each request, in order of arrival. */
  readonly asked: readonly (readonly string[])[];
  /** Nobody answers any more. */
  close(): void;
}

/** Serves the bare repositories beside `bare`, until the test ends. */
export async function serveGit(bare: string, authorization: string): Promise<GitServer> {
  const asked: string[][] = [];
  const server = createServer((request, response) => {
    const given = request.rawHeaders.filter((_, index, all) => all[index - 1]?.toLowerCase() === 'authorization');
    asked.push(given);
    if (given.length === 1 && given[0] === authorization) backend(bare, request, response);
    // Two headers are one too many, as at GitHub.
    else response.writeHead(given.length > 1 ? 400 : 401, { 'www-authenticate': 'Basic realm="git"' }).end();
  });
  await listen(server);
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  onTestFinished(close);
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, asked, close };
}

/** git-http-backend, a CGI program: headers, a blank line, the body. */
function backend(bare: string, request: IncomingMessage, response: ServerResponse): void {
  const { pathname, search } = new URL(request.url ?? '', 'http://git');
  const program = join(execFileSync('git', ['--exec-path'], { encoding: 'utf8' }).trim(), 'git-http-backend');
  const { 'content-type': type = '', 'content-encoding': encoding = '', 'git-protocol': protocol } = request.headers;
  const env = {
    ...{ PATH: process.env.PATH, GIT_PROJECT_ROOT: dirname(bare), GIT_HTTP_EXPORT_ALL: '1', REMOTE_USER: 'token' },
    ...{ REQUEST_METHOD: request.method, PATH_INFO: pathname, QUERY_STRING: search.slice(1), CONTENT_TYPE: type },
    ...{ HTTP_CONTENT_ENCODING: encoding, GIT_PROTOCOL: String(protocol ?? '') },
  };
  const child = spawn(program, { env, stdio: ['pipe', 'pipe', 'ignore'] });
  const chunks: Buffer[] = [];
  request.pipe(child.stdin);
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.on('close', () => answer(Buffer.concat(chunks), response));
}

function answer(output: Buffer, response: ServerResponse): void {
  const end = output.indexOf('\r\n\r\n');
  for (const line of output.subarray(0, end).toString().split('\r\n')) {
    const [name = '', value = ''] = line.split(': ');
    if (name === 'Status') response.statusCode = Number.parseInt(value, 10);
    else response.setHeader(name, value);
  }
  response.end(output.subarray(end + 4));
}

/**
 * Takes a port that no system gives out by itself. Otherwise another test's server could get it once this one is closed,
 * and answer in its place.
 */
async function listen(server: Server): Promise<void> {
  for (;;) {
    try {
      server.listen(randomInt(20_000, 30_000), '127.0.0.1');
      await once(server, 'listening');
      return;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    }
  }
}
