// A bare repository on disk, like GitHub's, whose history is made without starting git. Clones, fetches and pushes of
// others use real git.
import { execFile } from 'node:child_process';
import { existsSync, linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { type Blob, type Commit, Objects, type Person, type Tree } from './objects.ts';

const execute = promisify(execFile);

export type { Commit, Person } from './objects.ts';

/** Texts by path; null removes the file. */
export type Files = Readonly<Record<string, string | null>>;

const DANA: Person = { name: 'Dana', email: 'dana@example.org' };

/** The committer of what is merged on GitHub's site. */
export const WEB_FLOW: Person = { name: 'GitHub', email: 'noreply@github.com' };

/** The message, the time and the people of a commit. */
export interface Signed {
  readonly message: string;
  /** The author date and the committer date, in ISO 8601. */
  readonly at: string;
  /** Dana by default. */
  readonly author?: Person;
  /** The author by default. */
  readonly committer?: Person;
}

const FILE = '100644';

export class GitRepository {
  readonly #bare: string;
  readonly #root: string;
  readonly #objects: Objects;

  /** Makes the folder, and an empty repository in it. */
  constructor(root: string) {
    this.#root = root;
    this.#bare = join(root, 'origin.git');
    this.#objects = new Objects(join(this.#bare, 'objects'));
    // GitHub serves any commit by its hash, and partial clones.
    const serving = '[uploadpack]\n\tallowAnySHA1InWant = true\n\tallowFilter = true\n';
    setUp(this.#bare, `[core]\n\trepositoryformatversion = 0\n\tbare = true\n${serving}`, 'ref: refs/heads/main');
  }

  /** The folder. Everything in it is written, so that git can read it. */
  get bare(): string {
    this.#objects.flush();
    return this.#bare;
  }

  get url(): string {
    return pathToFileURL(this.bare).href;
  }

  /** The commit that a revision of the repository names; null if there is none. */
  async resolve(revision: string): Promise<string | null> {
    if (this.#objects.knows(revision)) return revision;
    const found = refOf(this.#bare, revision);
    if (found !== null) return found;
    // A branch has a file of its own until git packs it.
    if (revision.startsWith('refs/') && !existsSync(join(this.#bare, 'packed-refs'))) return null;
    const asked = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`];
    return this.#git(asked).catch(() => null);
  }

  async #git(args: readonly string[]): Promise<string> {
    this.#objects.flush();
    return (await execute('git', args, { cwd: this.#bare, maxBuffer: 2 ** 26 })).stdout.trim();
  }

  /** Makes a commit on top of another, a first one, or one with other parents. No ref points to it yet. */
  async commit({
    from,
    files,
    parents = from === null ? [] : [from],
    ...signed
  }: Signed & { readonly from: string | null; readonly files: Files; readonly parents?: readonly string[] }) {
    const tree = new Map(from === null ? [] : await this.treeOf(from));
    for (const [path, text] of Object.entries(files)) {
      if (text === null) tree.delete(path);
      else tree.set(path, { mode: FILE, oid: this.#objects.writeBlob(Buffer.from(text)) });
    }
    return this.#write(tree, parents, signed);
  }

  #write(tree: Tree, parents: readonly string[], { message, at, author = DANA, committer = author }: Signed): string {
    const people = { author: { ...author, date: at }, committer: { ...committer, date: at } };
    return this.#objects.writeCommit({ tree: this.#objects.writeTree(tree), parents, ...people, message });
  }

  /** Makes a commit of a tree that was written before. No ref points to it yet. */
  commitTree(tree: string, parents: readonly string[], { message, at, author = DANA }: Signed): string {
    const by = { ...author, date: at };
    return this.#objects.writeCommit({ tree, parents, author: by, committer: by, message });
  }

  /** Writes a tree of these files. Gives its id. */
  writeTree(files: Readonly<Record<string, string>>): string {
    const blobs = Object.entries(files).map(([path, text]): [string, Blob] => {
      return [path, { mode: FILE, oid: this.#objects.writeBlob(Buffer.from(text)) }];
    });
    return this.#objects.writeTree(new Map(blobs));
  }

  hasTree(oid: string): boolean {
    return this.#objects.knowsTree(oid);
  }

  async treeOf(sha: string): Promise<Tree> {
    return this.#objects.tree((await this.#objects.commit(sha)).tree);
  }

  /** Points refs to commits; null removes the ref. */
  async publish(refs: Readonly<Record<string, string | null>>): Promise<void> {
    for (const [ref, sha] of Object.entries(refs)) {
      if (sha === null) rmSync(join(this.#bare, ref));
      else writeTo(join(this.#bare, ref), `${sha}\n`);
    }
  }

  /** Points a ref to a commit, but only if it points to `from`. Nothing can come between. */
  swap(ref: string, from: string | null, to: string): boolean {
    if (refOf(this.#bare, ref) !== from) return false;
    writeTo(join(this.#bare, ref), `${to}\n`);
    return true;
  }

  /** A merge commit with the parents [base, head]; null if they conflict. */
  async merge(base: string, head: string, signed: Signed): Promise<string | null> {
    const tree = await this.#mergeTrees(await this.mergeBase(base, head), base, head);
    return tree === null ? null : this.#write(tree, [base, head], signed);
  }

  /** A commit with the same content on another parent. */
  async squash(sha: string, parent: string, signed: Signed): Promise<string> {
    return this.#write(await this.treeOf(sha), [parent], signed);
  }

  /** Repeats the changes of a commit on another, with the same author; null if that conflicts. */
  async pick(sha: string, onto: string, { at, committer }: Pick<Signed, 'at' | 'committer'>): Promise<string | null> {
    const { parents, author, message } = await this.#objects.commit(sha);
    const tree = await this.#mergeTrees(parents[0] ?? null, onto, sha);
    return (
      tree && this.#write(tree, [onto], { message, at, author, ...(committer === undefined ? {} : { committer }) })
    );
  }

  async #mergeTrees(ancestor: string | null, ours: string, theirs: string): Promise<Tree | null> {
    const [base, one, other] = await Promise.all(
      [ancestor, ours, theirs].map(async (sha): Promise<Tree> => (sha === null ? new Map() : this.treeOf(sha))),
    );
    const merged = new Map<string, Blob>();
    for (const path of new Set([...one!.keys(), ...other!.keys()])) {
      const [was, mine, yours] = [base!.get(path), one!.get(path), other!.get(path)];
      const isMine = yours?.oid === was?.oid || yours?.oid === mine?.oid;
      const kept = isMine ? mine : mine?.oid === was?.oid ? yours : await this.#mergeFile(was, mine, yours);
      if (kept === null) return null;
      if (kept !== undefined) merged.set(path, kept);
    }
    return merged;
  }

  /** Merges line by line, as git does; null if the two sides conflict. */
  async #mergeFile(was: Blob | undefined, mine: Blob | undefined, yours: Blob | undefined): Promise<Blob | null> {
    if (was === undefined || mine === undefined || yours === undefined) return null;
    const folder = mkdtempSync(join(tmpdir(), 'merge-'));
    try {
      for (const [name, blob] of Object.entries({ was, mine, yours })) {
        writeFileSync(join(folder, name), await this.#objects.blob(blob.oid));
      }
      const { stdout } = await execute('git', ['merge-file', '--stdout', 'mine', 'was', 'yours'], { cwd: folder });
      return { mode: mine.mode, oid: this.#objects.writeBlob(Buffer.from(stdout)) };
    } catch {
      return null;
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  /** null if the two have no history in common. */
  async mergeBase(one: string, other: string): Promise<string | null> {
    const mine = new Set((await this.log(one)).map(({ sha }) => sha));
    return (await this.log(other)).find(({ sha }) => mine.has(sha))?.sha ?? null;
  }

  commitAt(sha: string): Promise<Commit> {
    return this.#objects.commit(sha);
  }

  /** The commits that can be reached from `from` but not from `not`, newest first. */
  async log(from: string, { not }: { readonly not?: string } = {}): Promise<readonly Commit[]> {
    const known = new Set(not === undefined ? [] : (await this.log(not)).map(({ sha }) => sha));
    const waiting = [await this.#objects.commit(from)];
    const found: Commit[] = [];
    while (waiting.length > 0) {
      const newest = waiting.reduce((best, each) => (each.committer.date > best.committer.date ? each : best));
      waiting.splice(waiting.indexOf(newest), 1);
      if (known.has(newest.sha)) continue;
      known.add(newest.sha);
      found.push(newest);
      waiting.push(...(await Promise.all(newest.parents.map((parent) => this.#objects.commit(parent)))));
    }
    return found;
  }

  /** Paths of the files that differ between two commits. */
  async changed(from: string, to: string): Promise<readonly string[]> {
    const [was, is] = [await this.treeOf(from), await this.treeOf(to)];
    return [...new Set([...was.keys(), ...is.keys()])].filter((path) => was.get(path)?.oid !== is.get(path)?.oid);
  }

  blob(oid: string): Promise<Buffer> {
    return this.#objects.blob(oid);
  }

  /** Texts of a commit's files, by path. */
  async filesOf(sha: string): Promise<Record<string, string>> {
    const files = await Promise.all(
      Array.from(await this.treeOf(sha), async ([path, { oid }]) => [path, String(await this.#objects.blob(oid))]),
    );
    return Object.fromEntries(files);
  }

  /** Makes what actions/checkout makes: a clone of depth 1 with the commit checked out, detached, and `origin` set. */
  async cloneAt(sha: string, folder: string): Promise<string> {
    const path = join(this.#root, folder);
    const dotGit = join(path, '.git');
    const commit = await this.#objects.commit(sha);
    const remote = `[remote "origin"]\n\turl = ${this.url}\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n`;
    setUp(dotGit, `[core]\n\trepositoryformatversion = 0\n\tbare = false\n${remote}`, sha);
    if (commit.parents.length > 0) writeFileSync(join(dotGit, 'shallow'), `${sha}\n`);
    for (const oid of await this.#objects.below(sha)) {
      const to = join(dotGit, 'objects', oid.slice(0, 2), oid.slice(2));
      mkdirSync(dirname(to), { recursive: true });
      linkSync(this.#objects.fileOf(oid), to);
    }
    for (const [file, text] of Object.entries(await this.filesOf(sha))) writeTo(join(path, file), text);
    return path;
  }
}

/** Keeps git from looking for maintenance work after each fetch and push, because it is not worth it here. */
const UNTIDIED = '[maintenance]\n\tauto = false\n[receive]\n\tautogc = false\n';

/** Makes an empty repository. */
function setUp(folder: string, config: string, head: string): void {
  for (const name of ['objects/info', 'objects/pack', 'refs/heads']) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'config'), config + UNTIDIED);
  writeFileSync(join(folder, 'HEAD'), `${head}\n`);
}

function writeTo(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** What a ref or a branch points to, read from its file; null if it has no file. */
function refOf(bare: string, revision: string): string | null {
  // Only what git allows in the name of a ref.
  if (!/^[^\s\p{Cc}~^:?*[\\]+$/u.test(revision) || /\.\.|@\{/.test(revision)) return null;
  for (const file of [revision, `refs/heads/${revision}`]) {
    const text = textOf(join(bare, file));
    if (text !== null && /^[0-9a-f]{40}\n$/.test(text)) return text.trim();
  }
  return null;
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
