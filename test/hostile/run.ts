// Runs the command line in a folder of its own: the built one, or from source in this process. And a service that answers
// as it likes, over real connections, and remembers what it was asked: `GET /cyber-assets`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { TestContext } from 'vitest';
import { addFiles } from '../inventory/temporary.ts';
import { type Ended, ended } from '../journeys/child.ts';
import { runProgram } from '../journeys/in-process.ts';

const CLI = join(import.meta.dirname, '../../dist/cli/index.js');
/** What takes longer hangs, however slow the machine. */
const PATIENCE_MS = 300_000;

/** Of no use to anybody, and yet it must appear nowhere. */
export const KEY = 'hostile-key-b1946ac92492';

/** Its code is null when it had to be killed. */
export type Ran = Ended;

export interface RunInput {
  readonly folder: string;
  readonly baseUrl: string;
  readonly argv: readonly string[];
}

function variables({ folder, baseUrl }: RunInput) {
  return { PATH: process.env.PATH, HOME: folder, CIP_SYNC_BASE_URL: baseUrl, CIP_SYNC_API_KEY: KEY };
}

/** From source, where waiting takes no time. */
export function runHere(input: RunInput): Promise<Ran> {
  return runProgram({ cwd: input.folder, env: variables(input) }, input.argv);
}

export function run(input: RunInput): Promise<Ran> {
  const { folder: cwd, argv } = input;
  const limits = { timeout: PATIENCE_MS, killSignal: 'SIGKILL' } as const;
  const env = variables(input);
  return ended(spawn(process.execPath, [CLI, ...argv], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], ...limits }));
}

export type Content = string | Uint8Array;

/** A folder with these files, gone when the test ends. */
export function folderFor(context: TestContext, files: Readonly<Record<string, Content>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'hostile-'));
  context.onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  addFiles(folder, files);
  return folder;
}

/** What a crash would show, and no user should see. */
export const STACK = /^\s+at \S|node:internal|please report|\bdist\/cli\b/m;

/** The files that hold the key, of all that the run left. */
export function leaks(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map((file) => join(file.parentPath, file.name)).filter((path) => readFileSync(path).includes(KEY));
}

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
