// A small language client: starts yaml-language-server as a child process and exchanges messages over its standard
// streams, framed as in the Language Server Protocol 3.17.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const SERVER = join(import.meta.dirname, '../../node_modules/yaml-language-server/bin/yaml-language-server');

/** A message of either side, with the fields that this client reads. */
interface Message {
  readonly id?: number | string;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/** A place in a text: 0-based, in UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly character: number;
}

interface Finding {
  readonly range: { readonly start: Position };
  readonly message: string;
}

/** Nothing is fetched: the schema is a local file that the inventory file names. */
const SETTINGS = { yaml: { schemaStore: { enable: false }, validate: true, completion: true } };

export class LanguageClient {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #answers = new Map<number, (answer: Message) => void>();
  readonly #diagnosed = new Map<string, (found: readonly Finding[]) => void>();
  #received = Buffer.alloc(0);
  #lastId = 0;
  /** The server's requests to fetch or show something. None is expected. */
  readonly asked: string[] = [];

  constructor() {
    this.#child = spawn(process.execPath, [SERVER, '--stdio']);
    this.#child.stdout.on('data', (chunk: Buffer) => this.#receive(chunk));
  }

  async start(folder: string): Promise<void> {
    const uri = pathToFileURL(folder).href;
    await this.#request('initialize', {
      processId: process.pid,
      rootUri: uri,
      workspaceFolders: [{ uri, name: 'workspace' }],
      capabilities: {
        workspace: { configuration: true, workspaceFolders: true },
        textDocument: {
          completion: { completionItem: { documentationFormat: ['markdown'], snippetSupport: true } },
        },
      },
    });
    this.#notify('initialized', {});
    this.#notify('workspace/didChangeConfiguration', { settings: SETTINGS });
  }

  /** Opens a text as the file at this path. Resolves to the first published diagnostics about it. */
  open(path: string, text: string): Promise<readonly Finding[]> {
    const uri = pathToFileURL(path).href;
    const diagnosed = new Promise<readonly Finding[]>((resolve) => this.#diagnosed.set(uri, resolve));
    this.#notify('textDocument/didOpen', { textDocument: { uri, languageId: 'yaml', version: 1, text } });
    return diagnosed;
  }

  async complete(path: string, position: Position) {
    const params = { textDocument: { uri: pathToFileURL(path).href }, position };
    const { items } = (await this.#request('textDocument/completion', params)) as {
      readonly items: readonly {
        readonly label: string;
        readonly insertText?: string;
        readonly documentation?: string | { readonly value: string };
      }[];
    };
    return items.map(({ documentation = '', ...item }) => {
      return { ...item, documentation: typeof documentation === 'string' ? documentation : documentation.value };
    });
  }

  async end(): Promise<void> {
    const ended = new Promise((resolve) => this.#child.once('close', resolve));
    await this.#request('shutdown', null);
    this.#notify('exit', null);
    await ended;
  }

  async #request(method: string, params: unknown): Promise<unknown> {
    this.#lastId += 1;
    const id = this.#lastId;
    const answer = await new Promise<Message>((resolve) => {
      this.#answers.set(id, resolve);
      this.#send({ id, method, params });
    });
    if (answer.error !== undefined) throw new Error(`${method}: ${answer.error.message}`);
    return answer.result;
  }

  #notify(method: string, params: unknown): void {
    this.#send({ method, params });
  }

  #send(body: object): void {
    const text = JSON.stringify({ jsonrpc: '2.0', ...body });
    this.#child.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  }

  #receive(chunk: Buffer): void {
    this.#received = Buffer.concat([this.#received, chunk]);
    for (;;) {
      const end = this.#received.indexOf('\r\n\r\n');
      const length = Number(
        /Content-Length: (\d+)/i.exec(this.#received.subarray(0, Math.max(end, 0)).toString())?.[1],
      );
      if (end === -1 || this.#received.length < end + 4 + length) return;
      const body = this.#received.subarray(end + 4, end + 4 + length).toString('utf8');
      this.#received = this.#received.subarray(end + 4 + length);
      this.#take(JSON.parse(body));
    }
  }

  #take(received: Message): void {
    const { id, method, params } = received;
    if (method === undefined) {
      if (typeof id === 'number') this.#answers.get(id)?.(received);
    } else if (method === 'textDocument/publishDiagnostics') {
      const { uri, diagnostics } = params as { readonly uri: string; readonly diagnostics: readonly Finding[] };
      this.#diagnosed.get(uri)?.(diagnostics);
    } else if (id !== undefined) this.#send({ id, result: this.#answerTo(method, params) });
  }

  /** The editor's answer to a request of the server. */
  #answerTo(method: string, params: unknown): unknown {
    if (method === 'workspace/configuration') {
      const { items } = params as { readonly items: readonly { readonly section?: string }[] };
      return items.map(({ section }) => (section === 'yaml' ? SETTINGS.yaml : null));
    }
    if (method !== 'client/registerCapability') this.asked.push(method);
    return null;
  }
}
