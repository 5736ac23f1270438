// The ledger's branch, through git's low-level commands: a bare folder that holds the tip without blobs, commits made
// from hashes, and pushes that are never forced. The checkout is not changed.
import { createHash, type KeyObject } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../core/fingerprint.ts';
import { isStopped } from '../core/rejections.ts';
import { GitError, type GitPlace, gitProcess, type RunGit } from '../git/process.ts';
import { listedObjects } from './log.ts';
import { LEDGER_FILE, type LedgerFile, type RunFile, readLedgerFile, readRunFile, runsIn } from './run-file.ts';
import { withSignature } from './signature.ts';

export type LedgerFault =
  | 'ledger-public'
  | 'ledger-missing'
  | 'ledger-mismatch'
  | 'ledger-refused'
  | 'ledger-unreachable';

/** Why a ledger cannot be written. `detail` says more, such as git's own words. */
export class LedgerError extends Error {
  override readonly name = 'LedgerError';
  readonly fault: LedgerFault;
  readonly detail: string;

  constructor(fault: LedgerFault, detail: string, options?: ErrorOptions) {
    super(`${fault}: ${detail}`, options);
    this.fault = fault;
    this.detail = detail;
  }
}

export interface Remote {
  readonly url: string;
  readonly branch: string;
}

/** The branch as it was last fetched, or after this run's own push. */
export interface Tip {
  readonly commit: string;
  /** The object of every file, by path. */
  readonly objects: ReadonlyMap<string, string>;
  /** The newest run file: its number and the SHA-256 of its bytes. */
  readonly newest: { readonly seq: number; readonly sha256: string | null };
}

/** A commit that is made but not pushed yet. */
export interface NextTip extends Tip {
  /** Its parent; null for the first commit of the ledger. */
  readonly after: string | null;
}

/** Files to add, change and remove, and the message of the commit. */
export interface LedgerCommit {
  readonly files: ReadonlyMap<string, string>;
  readonly removed: readonly string[];
  readonly message: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface StoreInput {
  /** Where the bare folder is made. */
  readonly folder: string;
  /** The environment of git, which may reach the server. */
  readonly env: GitPlace['env'];
  readonly remote: Remote;
  readonly key: KeyObject | null;
  /** After it aborts, nothing more is read until `finish` is called. */
  readonly stop?: AbortSignal;
}

/** What git writes as the object of a path to remove. */
const NO_OBJECT = '0'.repeat(40);

const AUTHOR = 'cip-inventory-sync <cip-inventory-sync@localhost>';

export class LedgerStore {
  readonly #input: StoreInput;
  readonly #bare: string;
  readonly #place: GitPlace;
  #run: RunGit;
  #isOpen = false;
  #files = 0;
  readonly #blobs = new Map<string, string>();

  constructor(input: StoreInput) {
    const { folder, env, stop } = input;
    this.#input = input;
    this.#bare = join(folder, 'bare');
    this.#place = { cwd: folder, env, ledger: { bare: this.#bare, reaches: true } };
    this.#run = gitProcess(stop === undefined ? this.#place : { ...this.#place, stop });
  }

  /** From now on, a stop does not end git: a run that stops still writes its record. */
  finish(): void {
    this.#run = gitProcess(this.#place);
  }

  /** Fetches the current tip. Throws a LedgerError: `ledger-missing` if the server has no such branch. */
  async fetchTip(): Promise<Tip> {
    await this.#open();
    const ref = `refs/heads/${this.#input.remote.branch}`;
    await this.#fetch(`+${ref}:refs/remotes/origin/tip`).catch(throwFetchFault);
    const commit = (await this.#text(['rev-parse', '--verify', 'refs/remotes/origin/tip^{commit}'])).trim();
    return this.#tipOf(commit);
  }

  async ledgerFile({ objects }: Tip): Promise<LedgerFile> {
    const oid = objects.get(LEDGER_FILE);
    if (oid === undefined) throw new LedgerError('ledger-mismatch', `the branch has no ${LEDGER_FILE}`);
    const { value, wrong } = readLedgerFile(await this.#blob(oid));
    if (value === null) throw new LedgerError('ledger-mismatch', `${LEDGER_FILE} ${wrong}`);
    return value;
  }

  async runFile({ objects }: Tip, path: string): Promise<RunFile | null> {
    return readRunFile(await this.#blob(objects.get(path) ?? '')).value;
  }

  /** The run that made a commit, by its message. null if the server does not have the commit. */
  async runOf(commit: string): Promise<string | null> {
    const tip = await this.tipAt(commit);
    return tip === null ? null : trailer(await this.#text(['cat-file', 'commit', tip.commit]), 'Inventory-Run');
  }

  /** An earlier commit of the branch. null if the server does not have it. */
  async tipAt(commit: string): Promise<Tip | null> {
    try {
      await this.#fetch(commit);
      return await this.#tipOf(commit);
    } catch (error) {
      if (isStopped(error)) throw error;
      return null;
    }
  }

  /** Fetches a commit with its trees, without its blobs and its history. */
  async #fetch(refspec: string): Promise<void> {
    const shallow = ['--depth=1', '--filter=blob:none', '--no-tags', '--no-write-fetch-head'];
    await this.#run(['fetch', '--quiet', ...shallow, 'origin', refspec]);
  }

  async #tipOf(commit: string): Promise<Tip> {
    const objects = listedObjects(await this.#run(['ls-tree', '-r', '-z', '--full-tree', commit]));
    return { commit, objects, newest: await this.#newestOf(commit, objects) };
  }

  /** Makes the commit after the tip, or the first commit, without pushing it. */
  async commit(tip: Tip | null, { files, removed, message, at }: LedgerCommit): Promise<NextTip> {
    await this.#open();
    const objects = new Map(tip?.objects ?? []);
    const paths = [...files.keys()];
    const oids = await this.#writeBlobs([...files.values()]);
    for (const [index, path] of paths.entries()) objects.set(path, oids[index]!);
    for (const path of removed) objects.delete(path);
    const lines = [
      ...paths.map((path, index) => `100644 ${oids[index]}\t${path}\0`),
      ...removed.map((path) => `0 ${NO_OBJECT}\t${path}\0`),
    ];
    await this.#run(['read-tree', ...(tip === null ? ['--empty'] : [tip.commit])]);
    await this.#run(['update-index', '-z', '--index-info'], lines.join(''));
    const tree = (await this.#text(['write-tree', '--missing-ok'])).trim();
    const who = `${AUTHOR} ${Math.floor(at / 1000)} +0000`;
    const parent = tip === null ? '' : `parent ${tip.commit}\n`;
    const unsigned = `tree ${tree}\n${parent}author ${who}\ncommitter ${who}\n\n${message}`;
    const signed = this.#input.key === null ? unsigned : withSignature(unsigned, this.#input.key);
    const commit = (await this.#text(['hash-object', '-t', 'commit', '-w', '--stdin'], signed)).trim();
    return { commit, after: tip?.commit ?? null, objects, newest: newestIn(files) ?? tip?.newest ?? NO_RUN };
  }

  /**
   * `moved`: the branch is no longer at the parent of the commit. `silent`: no answer came, so the push may have
   * succeeded or not. Throws a LedgerError, `ledger-refused`, for everything else.
   */
  async push({ commit, after }: NextTip): Promise<'pushed' | 'moved' | 'silent'> {
    const ref = `refs/heads/${this.#input.remote.branch}`;
    // This forces nothing. The lease also requires that the branch is where the commit starts from, so that a branch
    // that was deleted or rewound in the meantime is not silently restored.
    const lease = `--force-with-lease=${ref}:${after ?? ''}`;
    try {
      await this.#run(['push', '--porcelain', '--no-verify', lease, 'origin', `${commit}:${ref}`]);
      return 'pushed';
    } catch (error) {
      const output = outputOf(error);
      if (MOVED.test(output) && !IN_THE_WAY.test(output)) return 'moved';
      if (SILENT.test(output)) return 'silent';
      throw new LedgerError('ledger-refused', reasonIn(output), { cause: error });
    }
  }

  async #open(): Promise<void> {
    if (this.#isOpen) return;
    mkdirSync(this.#bare, { recursive: true });
    await this.#run(['init', '--quiet', '--bare', '--template=', this.#bare]);
    // Git's own upkeep in the background would rewrite what the next command reads.
    await this.#run(['config', 'maintenance.auto', 'false']);
    await this.#run(['remote', 'add', 'origin', this.#input.remote.url]);
    this.#isOpen = true;
  }

  async #text(args: readonly string[], input?: string): Promise<string> {
    return (await this.#run(args, input)).toString();
  }

  /** The run file that the tip added. Its commit names the run. If it does not, the last run file by name. */
  async #newestOf(commit: string, objects: Tip['objects']): Promise<Tip['newest']> {
    const message = await this.#text(['cat-file', 'commit', commit]);
    const ending = `-${trailer(message, 'Inventory-Run')}-${trailer(message, 'Inventory-Kind')}.json`;
    const paths = runsIn(objects.keys()).map(({ path }) => path);
    const named = paths.filter((each) => each.endsWith(ending));
    let newest = NO_RUN;
    // A run may leave two records of a kind. If the clock went back between them, the second has the earlier name.
    for (const path of named.length > 0 ? named : paths.slice(-1)) {
      const content = await this.#blob(objects.get(path) ?? '');
      const seq = readRunFile(content).value?.seq ?? paths.length;
      if (seq >= newest.seq) newest = { seq, sha256: sha256(content) };
    }
    return newest;
  }

  async #blob(oid: string): Promise<string> {
    const kept = oid === '' ? '' : this.#blobs.get(oid);
    if (kept !== undefined) return kept;
    // Git asks the server for a blob that the clone lacks.
    const content = await this.#text(['cat-file', 'blob', oid]).catch(throwFetchFault);
    this.#blobs.set(oid, content);
    return content;
  }

  /** Writes all blobs with one git process, which reads them from files. */
  async #writeBlobs(contents: readonly string[]): Promise<string[]> {
    const folder = join(this.#bare, 'drafts');
    mkdirSync(folder, { recursive: true });
    const paths = contents.map((content) => {
      const path = join(folder, String(this.#files++));
      writeFileSync(path, content, { mode: 0o600 });
      return path;
    });
    const hashed = await this.#text(['hash-object', '-w', '--no-filters', '--stdin-paths'], `${paths.join('\n')}\n`);
    const oids = hashed.trim().split('\n');
    for (const [index, oid] of oids.entries()) this.#blobs.set(oid, contents[index] ?? '');
    return oids;
  }
}

function trailer(message: string, name: string): string | null {
  return new RegExp(`^${name}: (\\S+)$`, 'm').exec(message)?.[1] ?? null;
}

export function blobName(content: string): string {
  const bytes = Buffer.from(content);
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

const NO_RUN: Tip['newest'] = { seq: 0, sha256: null };

function newestIn(files: ReadonlyMap<string, string>): Tip['newest'] | null {
  const content = files.get(runsIn(files.keys())[0]?.path ?? '');
  return content === undefined ? null : { seq: readRunFile(content).value?.seq ?? 0, sha256: sha256(content) };
}

/** Another writer was first, or is writing now. */
const MOVED =
  /\(fetch first\)|\(non-fast-forward\)|\(stale info\)|cannot lock ref|failed to (?:lock|update ref)|incorrect old value|reference already exists|Unable to create '[^']*\.lock'/i;
/** Only one of `a` and `a/b` can be a branch. No other writer was first. */
const IN_THE_WAY = /exists; cannot create|directory file conflict/i;
const SILENT =
  /could not resolve host|connection (?:refused|reset|timed out|closed)|failed to connect|couldn't connect|operation timed out|remote end hung up|early eof|bad pack header|returned error: (?:5\d\d|429|408)|empty reply|network is unreachable|no route to host|RPC failed|was stopped|shallow file has changed/i;
const NO_BRANCH = /couldn't find remote ref/i;
const NO_REPOSITORY = /repository .*not found|does not appear to be a git repository|returned error: 404/i;

function throwFetchFault(error: unknown): never {
  const output = outputOf(error);
  if (NO_BRANCH.test(output)) throw new LedgerError('ledger-missing', 'branch', { cause: error });
  if (NO_REPOSITORY.test(output)) throw new LedgerError('ledger-missing', 'repository', { cause: error });
  const fault = SILENT.test(output) ? 'ledger-unreachable' : 'ledger-refused';
  throw new LedgerError(fault, reasonIn(output), { cause: error });
}

function outputOf(error: unknown): string {
  if (!(error instanceof GitError)) throw error;
  return error.output;
}

/** Lines in which git or ssh says why. ssh may fail before git. */
const REASON = /^(?:remote:|fatal:|error:|!|ssh:|Host key verification failed|\S+: Permission denied)/;

/** The lines in which git says why, without a period at the end: the sentence around them has its own. */
function reasonIn(output: string): string {
  const lines = output.split('\n').map((line) => line.trim());
  const reasons = lines.filter((line) => REASON.test(line) && line !== 'remote:');
  const text = (reasons.length > 0 ? reasons : lines).slice(0, 4).join(' ').replaceAll('\t', ' ').slice(0, 400);
  return text.replace(/\.$/, '');
}
