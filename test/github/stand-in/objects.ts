// Git's objects without git: kept in memory, and written as loose files before git first looks, so that this process
// makes history without starting git. What somebody else pushed is read through git.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { deflateSync } from 'node:zlib';

const execute = promisify(execFile);

/** A person, as a commit names them. */
export interface Person {
  readonly name: string;
  readonly email: string;
}

interface Signature extends Person {
  /** ISO 8601. */
  readonly date: string;
}

export interface Commit {
  readonly sha: string;
  readonly tree: string;
  readonly parents: readonly string[];
  readonly author: Signature;
  readonly committer: Signature;
  readonly message: string;
}

export interface Blob {
  readonly mode: string;
  readonly oid: string;
}

/** Every file of a tree, by its full path. */
export type Tree = ReadonlyMap<string, Blob>;

export class Objects {
  readonly #folder: string;
  readonly #commits = new Map<string, Commit>();
  readonly #trees = new Map<string, Tree>();
  /** By the id of a tree: the ids of its folders, and its own. */
  readonly #folders = new Map<string, readonly string[]>();
  readonly #blobs = new Map<string, Buffer>();
  /** By id: objects that are not on disk yet. null after git has first looked: then each is written immediately. */
  #unwritten: Map<string, Buffer> | null = new Map();

  /** `folder`: the folder `objects` of a repository. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The file of an object, unless git has packed it. */
  fileOf(oid: string): string {
    return join(this.#folder, oid.slice(0, 2), oid.slice(2));
  }

  writeBlob(content: Buffer): string {
    const oid = this.#write('blob', content);
    this.#blobs.set(oid, content);
    return oid;
  }

  async blob(oid: string): Promise<Buffer> {
    return this.#blobs.get(oid) ?? this.#read('blob', oid);
  }

  /** Writes the trees of all folders. Gives the id of the root's tree. */
  writeTree(files: Tree): string {
    const folders: string[] = [];
    const oid = this.#writeFolder(
      [...files].map(([path, blob]) => [path.split('/'), blob]),
      folders,
    );
    this.#trees.set(oid, files);
    this.#folders.set(oid, folders);
    return oid;
  }

  /** Writes a folder and those in it, and adds their ids to `written`. */
  #writeFolder(files: readonly (readonly [readonly string[], Blob])[], written: string[]): string {
    const folders = new Map<string, (readonly [readonly string[], Blob])[]>();
    for (const [[name = '', ...rest], blob] of files) {
      const inside = folders.get(name) ?? [];
      inside.push([rest, blob]);
      folders.set(name, inside);
    }
    const entries = Array.from(folders, ([name, inside]): { name: string; key: string } & Blob => {
      const [rest, blob] = inside[0]!;
      if (rest.length === 0) return { name, key: name, ...blob };
      const oid = this.#writeFolder(inside, written);
      // Git sorts a folder as if its name ended in a slash.
      return { name, key: `${name}/`, mode: '40000', oid };
    });
    const sorted = entries.toSorted((a, b) => Buffer.compare(Buffer.from(a.key), Buffer.from(b.key)));
    const lines = sorted.flatMap(({ mode, name, oid }) => [Buffer.from(`${mode} ${name}\0`), Buffer.from(oid, 'hex')]);
    const oid = this.#write('tree', Buffer.concat(lines));
    written.push(oid);
    return oid;
  }

  async tree(oid: string): Promise<Tree> {
    const known = this.#trees.get(oid);
    if (known !== undefined) return known;
    const records = (await this.#git('ls-tree', '-r', '-z', oid)).toString('utf8').split('\0');
    const files = records
      .filter((record) => record !== '')
      .map((record) => /^(\d+) \w+ (\w+)\t(.*)$/s.exec(record) ?? [])
      .map(([, mode = '', blob = '', path = '']): [string, Blob] => [path, { mode, oid: blob }]);
    this.#trees.set(oid, new Map(files));
    return new Map(files);
  }

  writeCommit(commit: Omit<Commit, 'sha'>): string {
    const { tree, parents, author, committer, message } = commit;
    const lines = [
      `tree ${tree}`,
      ...parents.map((parent) => `parent ${parent}`),
      `author ${signed(author)}`,
      `committer ${signed(committer)}`,
    ];
    const sha = this.#write('commit', Buffer.from(`${lines.join('\n')}\n\n${message}\n`));
    this.#commits.set(sha, { ...commit, sha });
    return sha;
  }

  /** Rejects if there is no such commit. */
  async commit(sha: string): Promise<Commit> {
    const known = this.#commits.get(sha);
    if (known !== undefined) return known;
    const commit = readCommit(sha, (await this.#read('commit', sha)).toString('utf8'));
    this.#commits.set(sha, commit);
    return commit;
  }

  /** The ids of a commit and of all that it contains, including trees but not its parents. */
  async below(sha: string): Promise<readonly string[]> {
    const { tree } = await this.commit(sha);
    const held = this.#folders.get(tree);
    const folders =
      held ?? (await this.#git('ls-tree', '-r', '-d', '--format=%(objectname)', tree)).toString().split('\n');
    const blobs = Array.from((await this.tree(tree)).values(), ({ oid }) => oid);
    return [...new Set([sha, tree, ...folders.filter((oid) => oid !== ''), ...blobs])];
  }

  knowsTree(oid: string): boolean {
    return this.#trees.has(oid) || existsSync(this.fileOf(oid));
  }

  knows(sha: string): boolean {
    return this.#commits.has(sha);
  }

  #write(kind: string, content: Buffer): string {
    const whole = Buffer.concat([Buffer.from(`${kind} ${content.length}\0`), content]);
    const oid = createHash('sha1').update(whole).digest('hex');
    if (this.#unwritten === null) this.#store(oid, whole);
    else this.#unwritten.set(oid, whole);
    return oid;
  }

  /** Writes everything to disk. From now on, git finds all objects. */
  flush(): void {
    for (const [oid, whole] of this.#unwritten ?? []) this.#store(oid, whole);
    this.#unwritten = null;
  }

  #store(oid: string, whole: Buffer): void {
    const file = this.fileOf(oid);
    if (existsSync(file)) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, deflateSync(whole, { level: 1 }));
  }

  #read(kind: string, oid: string): Promise<Buffer> {
    return this.#git('cat-file', kind, oid);
  }

  async #git(...args: readonly string[]): Promise<Buffer> {
    this.flush();
    const running = execute('git', args, { cwd: this.#folder, encoding: 'buffer', maxBuffer: 2 ** 26 });
    return (await running).stdout;
  }
}

function signed({ name, email, date }: Signature): string {
  return `${name} <${email}> ${Date.parse(date) / 1000} +0000`;
}

function readCommit(sha: string, text: string): Commit {
  const end = text.indexOf('\n\n');
  const header = text.slice(0, end);
  const all = (key: string) => Array.from(header.matchAll(new RegExp(`^${key} (.*)$`, 'gm')), (match) => match[1]!);
  const person = (key: string): Signature => {
    const [, name = '', email = '', seconds = ''] = /^(.*) <(.*)> (\d+)/.exec(all(key)[0] ?? '') ?? [];
    return { name, email, date: new Date(Number(seconds) * 1000).toISOString().replace('.000Z', 'Z') };
  };
  return {
    ...{ sha, tree: all('tree')[0] ?? '', parents: all('parent') },
    ...{ author: person('author'), committer: person('committer'), message: text.slice(end + 2).trimEnd() },
  };
}
