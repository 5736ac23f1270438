// The bare repository in which a run writes its ledger with git's plumbing commands. It holds the tip of the branch,
// without file contents and without history. Commits are built from object ids, and pushes are never forced.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../core/result.ts';
import { listedObjects } from '../git/objects.ts';
import { GitError, type GitFolder, gitProcess } from '../git/process.ts';
import { upperFirst } from '../text/text.ts';
import { faultClause, faultRemedy, type LedgerFault } from './fault.ts';

/** A ledger that cannot be written. */
export class LedgerError extends UserError {
  readonly fault: LedgerFault;

  constructor(fault: LedgerFault, options?: ErrorOptions) {
    super(`${fault.code}:`, upperFirst(faultClause(fault)), faultRemedy(fault), options);
    this.fault = fault;
  }
}

interface Remote {
  readonly url: string;
  readonly branch: string;
}

/** The branch as it was last fetched, or after this run's own push. */
export interface Tip {
  readonly commit: string;
  /** The object id of every file, by path. */
  readonly objects: ReadonlyMap<string, string>;
}

interface NewCommit {
  /** Their contents by path. */
  readonly files: ReadonlyMap<string, string>;
  readonly removed: readonly string[];
  readonly message: string;
  readonly at: number;
}

/** The object id that tells git to remove a path. */
const NO_OBJECT = '0'.repeat(40);

const WHO = 'cip-inventory-sync';

export class BareFolder {
  readonly #path: string;
  readonly #folder: GitFolder;
  readonly #remote: Remote;
  readonly #keyFile: string | null;
  readonly #blobs = new Map<string, string>();
  #isMade = false;
  /** Whether a stop signal may end git. Not once the run records something: a stopped run still writes its record. */
  mayStop = true;

  /**
   * `folder`: where it is created, and git's environment, to reach the server. `keyFile`: the private key that signs each
   * commit; null for commits without a signature.
   */
  constructor(folder: Pick<GitFolder, 'cwd' | 'env' | 'stop'>, remote: Remote, keyFile: string | null) {
    this.#path = join(folder.cwd, 'bare');
    this.#folder = { ...folder, ledger: { bare: this.#path, reaches: true } };
    this.#remote = remote;
    this.#keyFile = keyFile;
  }

  /** Fetches the tip with its trees. Throws `ledger-missing` if there is no such branch or repository. */
  async fetchTip(): Promise<Tip> {
    if (!this.#isMade) {
      mkdirSync(this.#path, { recursive: true });
      await this.#runGit(['init', '--quiet', '--bare', '--template=', this.#path]);
      // Git's own upkeep in the background would rewrite what the next command reads.
      await this.#runGit(['config', 'maintenance.auto', 'false']);
      // A filtered fetch needs a remote with a name.
      await this.#runGit(['remote', 'add', 'origin', this.#remote.url]);
      this.#isMade = true;
    }
    const shallow = ['--depth=1', '--filter=blob:none', '--no-tags', '--no-write-fetch-head'];
    const refspec = `+refs/heads/${this.#remote.branch}:refs/remotes/origin/tip`;
    await this.#runGit(['fetch', '--quiet', ...shallow, 'origin', refspec]).catch(throwFetchFault);
    const commit = (await this.#runGit(['rev-parse', '--verify', 'refs/remotes/origin/tip^{commit}'])).trim();
    return { commit, objects: listedObjects(await this.#runGit(['ls-tree', '-r', '-z', '--full-tree', commit])) };
  }

  /** The content of a file of the tip. */
  async readBlob(oid: string): Promise<string> {
    const read = this.#blobs.get(oid);
    if (read !== undefined) return read;
    // Git asks the server for a blob that the clone lacks.
    const content = await this.#runGit(['cat-file', 'blob', oid]).catch(throwFetchFault);
    this.#blobs.set(oid, content);
    return content;
  }

  messageOf(commit: string): Promise<string> {
    return this.#runGit(['cat-file', 'commit', commit]);
  }

  /** Makes the commit after the tip, or the first commit, without pushing it. */
  async commitAfter(tip: Tip | null, { files, removed, message, at }: NewCommit): Promise<Tip> {
    const objects = new Map(tip?.objects);
    const lines = removed.map((path) => `0 ${NO_OBJECT}\t${path}\0`);
    for (const path of removed) objects.delete(path);
    // One process of git writes all blobs. It reads them from files.
    const folder = join(this.#path, 'drafts');
    mkdirSync(folder, { recursive: true });
    const drafts = Array.from(files.values(), (content, index) => {
      const draft = join(folder, String(index));
      writeFileSync(draft, content, { mode: 0o600 });
      return `${draft}\n`;
    });
    const written = await this.#runGit(['hash-object', '-w', '--no-filters', '--stdin-paths'], drafts.join(''));
    const oids = written.trim().split('\n');
    for (const [index, [path, content]] of [...files].entries()) {
      const oid = oids[index] ?? '';
      objects.set(path, oid);
      this.#blobs.set(oid, content);
      lines.push(`100644 ${oid}\t${path}\0`);
    }
    await this.#runGit(['read-tree', ...(tip === null ? ['--empty'] : [tip.commit])]);
    await this.#runGit(['update-index', '-z', '--index-info'], lines.join(''));
    const tree = (await this.#runGit(['write-tree', '--missing-ok'])).trim();
    const env: Record<string, string> = {};
    for (const role of ['AUTHOR', 'COMMITTER']) {
      env[`GIT_${role}_NAME`] = WHO;
      env[`GIT_${role}_EMAIL`] = `${WHO}@localhost`;
      env[`GIT_${role}_DATE`] = `@${Math.floor(at / 1000)} +0000`;
    }
    const key = this.#keyFile;
    const signing = key === null ? [] : ['gpg.format=ssh', 'gpg.ssh.program=ssh-keygen', `user.signingKey=${key}`];
    const settings = ['i18n.commitEncoding=UTF-8', ...signing].flatMap((setting) => ['-c', setting]);
    const options = [...(key === null ? [] : ['-S']), ...(tip === null ? [] : ['-p', tip.commit])];
    const made = await this.#runGit([...settings, 'commit-tree', ...options, tree], message, env);
    return { commit: made.trim(), objects };
  }

  /**
   * `moved`: the branch is no longer at the parent of the commit. `silent`: no answer came, so the push may have
   * succeeded or not. Throws a LedgerError, `ledger-refused`, for everything else.
   */
  async pushCommit(commit: string, parent: string | null): Promise<'pushed' | 'moved' | 'silent'> {
    const ref = `refs/heads/${this.#remote.branch}`;
    // This forces nothing. The lease also requires that the branch is where the commit starts from, so that a branch
    // that was deleted or rewound in the meantime is not silently restored.
    const lease = `--force-with-lease=${ref}:${parent ?? ''}`;
    try {
      await this.#runGit(['push', '--porcelain', '--no-verify', lease, 'origin', `${commit}:${ref}`]);
      return 'pushed';
    } catch (error) {
      if (!(error instanceof GitError)) throw error;
      const { output } = error;
      if (MOVED.test(output) && !IN_THE_WAY.test(output)) return 'moved';
      if (SILENT.test(output)) return 'silent';
      throw new LedgerError({ code: 'ledger-refused', act: 'push', reason: reasonIn(output) }, { cause: error });
    }
  }

  async #runGit(args: readonly string[], input = '', env: GitFolder['env'] = {}): Promise<string> {
    const { stop, ...folder } = { ...this.#folder, env: { ...this.#folder.env, ...env } };
    const run = gitProcess(this.mayStop && stop !== undefined ? { ...folder, stop } : folder);
    return (await run(args, input)).toString();
  }
}

/** Another writer was first, or is writing now. */
const MOVED =
  /\(fetch first\)|\(non-fast-forward\)|\(stale info\)|cannot lock ref|failed to (?:lock|update ref)|incorrect old value|reference already exists|Unable to create '[^']*\.lock'/i;
/** Only one of `a` and `a/b` can be a branch. In this case, no other writer was first. */
const IN_THE_WAY = /exists; cannot create|directory file conflict/i;
/** No answer came, or the connection ended early. A TLS alert or a refused certificate would come again at each try. */
const SILENT =
  /could not resolve host|connection (?:refused|reset|timed out|closed)|failed to connect|couldn't connect|operation timed out|remote end hung up|early eof|bad pack header|returned error: (?:5\d\d|429|408)|empty reply|network is unreachable|no route to host|RPC failed|was stopped|shallow file has changed|SSL_ERROR_SYSCALL|unexpected eof while reading|TLS connection was non-properly terminated|error in the (?:pull|push) function/i;
const NO_BRANCH = /couldn't find remote ref/i;
const NO_REPOSITORY = /repository .*not found|does not appear to be a git repository|returned error: 404/i;

function throwFetchFault(error: unknown): never {
  if (!(error instanceof GitError)) throw error;
  const { output } = error;
  throw new LedgerError(fetchFault(output), { cause: error });
}

function fetchFault(output: string): LedgerFault {
  if (NO_BRANCH.test(output)) return { code: 'ledger-missing', lacks: 'branch' };
  if (NO_REPOSITORY.test(output)) return { code: 'ledger-missing', lacks: 'repository' };
  const reason = reasonIn(output);
  return SILENT.test(output) ? { code: 'ledger-unreachable', reason } : { code: 'ledger-refused', act: 'read', reason };
}

/** Lines in which git or ssh says why it failed. ssh can fail before git does. */
const REASON = /^(?:remote:|fatal:|error:|!|ssh:|Host key verification failed|\S+: Permission denied)/;

/** The lines in which git says why it failed, without a final period: the sentence around them has its own. */
function reasonIn(output: string): string {
  const lines = output.split('\n').map((line) => line.trim());
  const reasons = lines.filter((line) => REASON.test(line) && line !== 'remote:');
  const text = (reasons.length > 0 ? reasons : lines).slice(0, 4).join(' ').replaceAll('\t', ' ').slice(0, 400);
  return text.replace(/\.$/, '');
}
