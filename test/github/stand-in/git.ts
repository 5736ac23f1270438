// A bare repository on disk, as GitHub would hold it, and a working tree in which history is made. Real git throughout.
import { execFile } from 'node:child_process';
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Texts by path; null removes the file. */
export type Files = Readonly<Record<string, string | null>>;

interface CommitInput {
  /** The parent; null for a first commit. */
  readonly from: string | null;
  readonly files: Files;
  readonly message: string;
  /** ISO 8601: author and committer date. */
  readonly at: string;
  readonly author?: Person;
  /** The author when not said. */
  readonly committer?: Person;
}

/** As a commit names somebody. */
export interface Person {
  readonly name: string;
  readonly email: string;
}

export const DANA: Person = { name: 'Dana', email: 'dana@example.org' };

/** Who commits what is merged on the site. */
export const WEB_FLOW: Person = { name: 'GitHub', email: 'noreply@github.com' };

/** Whose names and when a commit bears. */
export interface Signed {
  /** ISO 8601: author and committer date. */
  readonly at?: string | undefined;
  readonly author?: Person | undefined;
  /** The author when not said. */
  readonly committer?: Person | undefined;
}

/** Which commits of a history. */
export interface LogOf {
  /** Not those that can be reached from here. */
  readonly not?: string;
  /** Those alone that changed this file, or something in this folder. */
  readonly path?: string | undefined;
  /** ISO 8601. */
  readonly since?: string | undefined;
  readonly until?: string | undefined;
}

export interface ChangedFile {
  readonly path: string;
  /** As git has it: A, D, M, T. */
  readonly status: string;
  /** Of the blob; of the old one when it is gone. */
  readonly sha: string;
}

export class GitRepository {
  readonly root: string;
  readonly bare: string;
  readonly url: string;
  /** A working tree of the bare repository itself, so that what is made here needs no push. */
  readonly #work: string;
  /** A commit without files that no ref points to: where a history starts from. */
  #nothing = '';

  constructor(root: string) {
    this.root = root;
    this.bare = join(root, 'origin.git');
    this.url = pathToFileURL(this.bare).href;
    this.#work = join(root, 'work');
  }

  async init(branch: string): Promise<void> {
    mkdirSync(this.root, { recursive: true });
    await runGit(this.root, ['init', '--quiet', '--bare', `--initial-branch=${branch}`, this.bare]);
    // GitHub serves any commit by its hash, and partial clones.
    appendFileSync(join(this.bare, 'config'), '[uploadpack]\n\tallowAnySHA1InWant = true\n\tallowFilter = true\n');
    const tree = await this.#bare('hash-object', '-t', 'tree', '-w', '/dev/null');
    this.#nothing = await this.#bare('commit-tree', tree, '-m', 'nothing');
    await this.#bare('worktree', 'add', '--quiet', '--detach', this.#work, this.#nothing);
  }

  #bare(...args: readonly string[]): Promise<string> {
    return runGit(this.bare, args);
  }

  /** Runs git where history is made. */
  run(args: readonly string[], signed: Signed = {}): Promise<string> {
    return runGit(this.#work, args, signed);
  }

  /** The commit that a revision of the repository stands for; null when it stands for none. */
  async resolve(revision: string): Promise<string | null> {
    try {
      return await this.#bare('rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`);
    } catch {
      return null;
    }
  }

  /** Makes a commit on top of another; no ref points to it yet. */
  async commit({ from, files, message, ...signed }: CommitInput): Promise<string> {
    await this.checkout(from ?? this.#nothing);
    for (const [path, text] of Object.entries(files)) place(join(this.#work, path), text);
    await this.run(['add', '--all', '--force']);
    const tree = await this.run(['write-tree']);
    const parent = from === null ? [] : ['-p', from];
    return this.run(['commit-tree', tree, ...parent, '-m', message], signed);
  }

  async checkout(revision: string): Promise<void> {
    await this.run(['checkout', '--quiet', '--force', '--detach', revision]);
  }

  /** Points refs to commits, all at once; null removes one. */
  async publish(refs: Readonly<Record<string, string | null>>): Promise<void> {
    const changes = Object.entries(refs).map(([ref, sha]) =>
      sha === null ? `delete ${ref}\n` : `update ${ref} ${sha}\n`,
    );
    await runGit(this.bare, ['update-ref', '--stdin'], { input: changes.join('') });
  }

  /** A merge commit with the parents [base, head]; null when they conflict. */
  async merge(base: string, head: string, message: string, signed: Signed): Promise<string | null> {
    await this.checkout(base);
    try {
      await this.run(['merge', '--quiet', '--no-ff', '--no-edit', '--message', message, head], signed);
    } catch {
      await this.run(['reset', '--quiet', '--hard', base]);
      return null;
    }
    return this.run(['rev-parse', 'HEAD']);
  }

  /** Commits reachable from `head` and not from `base`, oldest first. */
  async between(base: string, head: string): Promise<string[]> {
    const text = await this.run(['rev-list', '--reverse', '--topo-order', `${base}..${head}`]);
    return text === '' ? [] : text.split('\n');
  }

  /** Commits that can be reached from one of the bare repository, newest first. */
  async log(from: string, { not, path, since, until }: LogOf = {}): Promise<readonly LoggedCommit[]> {
    const format = '%H%x00%P%x00%T%x00%an%x00%ae%x00%aI%x00%cn%x00%ce%x00%cI%x00%B%x1e';
    const bounds = [...(since === undefined ? [] : [`--since=${since}`]), ...(until ? [`--until=${until}`] : [])];
    const span = not === undefined ? [from] : [from, `^${not}`];
    const paths = path === undefined ? [] : [`:(literal)${path}`];
    const text = await this.#bare('log', `--format=${format}`, ...bounds, '--end-of-options', ...span, '--', ...paths);
    return text
      .split('\x1e')
      .map((record) => record.trimStart())
      .filter((record) => record !== '')
      .map(logged);
  }

  async commitAt(sha: string): Promise<LoggedCommit> {
    const [commit] = await this.log(sha, { not: `${sha}^@` });
    if (commit === undefined) throw new Error(`there is no commit ${sha}`);
    return commit;
  }

  /** null when the two have no history in common. */
  async mergeBase(one: string, other: string): Promise<string | null> {
    return this.#bare('merge-base', one, other).catch(() => null);
  }

  /** Files that differ between two commits, by path. */
  async changed(from: string, to: string): Promise<readonly ChangedFile[]> {
    const text = await this.#bare('diff-tree', '-r', '-z', '--no-renames', from, to);
    const fields = text.split('\0').filter((field) => field !== '');
    return fields.flatMap((field, index) => {
      const [, , was = '', is = '', status = ''] = field.split(' ');
      return index % 2 === 0 ? [{ path: fields[index + 1] ?? '', status, sha: status === 'D' ? was : is }] : [];
    });
  }

  /** A file's text, or the names of what is in a folder; null for what is not there. */
  async entry(revision: string, path: string): Promise<{ text: string } | { names: string[] } | null> {
    const listing = await this.#bare('ls-tree', revision, '--', path);
    if (listing.includes(' blob ')) return { text: await this.#bare('cat-file', 'blob', `${revision}:${path}`) };
    if (!listing.includes(' tree ')) return null;
    const names = await this.#bare('ls-tree', '--name-only', `${revision}:${path}`);
    return { names: names.split('\n') };
  }

  /**
   * What actions/checkout leaves: a clone of depth 1 with that commit checked out, detached, and `origin` set. Gives
   * its folder. A ref, when told, is what the commit is fetched as.
   */
  async cloneAt(sha: string, folder: string): Promise<string> {
    const path = join(this.root, folder);
    mkdirSync(path, { recursive: true });
    await runGit(path, ['init', '--quiet', '--initial-branch=checkout']);
    await runGit(path, ['remote', 'add', 'origin', this.url]);
    await runGit(path, ['fetch', '--quiet', '--no-tags', '--depth=1', 'origin', sha]);
    await runGit(path, ['checkout', '--quiet', '--force', '--detach', sha]);
    return path;
  }
}

export interface LoggedCommit {
  readonly sha: string;
  readonly parents: readonly string[];
  readonly tree: string;
  readonly author: Person & { readonly date: string };
  readonly committer: Person & { readonly date: string };
  readonly message: string;
}

function logged(record: string): LoggedCommit {
  const [sha = '', parents = '', tree = '', ...rest] = record.split('\0');
  const person = ([name = '', email = '', date = '']: readonly string[]) => ({ name, email, date });
  return {
    ...{ sha, parents: parents === '' ? [] : parents.split(' '), tree },
    ...{ author: person(rest), committer: person(rest.slice(3)), message: (rest[6] ?? '').trimEnd() },
  };
}

function place(path: string, text: string | null): void {
  mkdirSync(dirname(path), { recursive: true });
  if (text === null) rmSync(path);
  else writeFileSync(path, text);
}

interface Setting extends Signed {
  readonly input?: string;
}

const EPOCH = '2026-01-01T00:00:00Z';

/** Runs git as on a machine without configuration. */
async function runGit(cwd: string, args: readonly string[], setting: Setting = {}): Promise<string> {
  const { at = EPOCH, author = DANA, committer = author, input } = setting;
  const env = {
    PATH: process.env.PATH,
    HOME: cwd,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_AUTHOR_NAME: author.name,
    GIT_AUTHOR_EMAIL: author.email,
    GIT_COMMITTER_NAME: committer.name,
    GIT_COMMITTER_EMAIL: committer.email,
    GIT_AUTHOR_DATE: at,
    GIT_COMMITTER_DATE: at,
  };
  const running = execute('git', args, { cwd, env, maxBuffer: 64 * 1024 * 1024 });
  // Only what reads its input is given one: the others may have ended by now.
  if (input !== undefined) running.child.stdin?.end(input);
  return (await running).stdout.trim();
}
