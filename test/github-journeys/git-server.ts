// A git server that requires an `Authorization` header, as GitHub does for private repositories: real git behind HTTP.
import { execFileSync, spawn } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { serve } from '../github/stage.ts';

export interface GitServer {
  readonly url: string;
  /** The `Authorization` headers of each request, in order of arrival. */
  readonly asked: readonly (readonly string[])[];
}

/** Serves the bare repositories beside `bare`, until the test ends. */
export async function serveGit(bare: string, authorization: string): Promise<GitServer> {
  const asked: string[][] = [];
  const url = await serve((request, response) => {
    const given = request.rawHeaders.filter((_, index, all) => all[index - 1]?.toLowerCase() === 'authorization');
    asked.push(given);
    if (given.length === 1 && given[0] === authorization) backend(bare, request, response);
    // Like GitHub, it refuses two headers.
    else response.writeHead(given.length > 1 ? 400 : 401, { 'www-authenticate': 'Basic realm="git"' }).end();
  });
  return { url, asked };
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
