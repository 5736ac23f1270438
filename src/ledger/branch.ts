// Writes to the branch of a ledger, through git's plumbing: a bare folder that holds the tip without blobs, commits made
// from hashes, and pushes that are never forced. Where the tip has moved or no answer came, all of it is done again.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../core/fingerprint.ts';
import type { Clock } from '../core/model.ts';
import { hasSucceeded } from '../core/result.ts';
import { GitError, type GitPlace, gitProcess, type RunGit } from '../git/process.ts';
import { listedObjects } from './log.ts';
import {
  evidenceOf,
  LEDGER_FILE,
  type LedgerFile,
  looksIn,
  README,
  README_FILE,
  type RunContent,
  type RunFile,
  type RunName,
  readLedgerFile,
  readRunFile,
  runPath,
  runsIn,
  textOfDocument,
} from './run-file.ts';
import { type LiveFiles, liveSha256 } from './tree.ts';

type LedgerFault = 'ledger-public' | 'ledger-missing' | 'ledger-mismatch' | 'ledger-refused' | 'ledger-unreachable';

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

interface BranchInput {
  /** Where the bare folder is made. */
  readonly folder: string;
  /** The environment of git, which may reach the server. */
  readonly env: GitPlace['env'];
  readonly remote: Remote;
  /** The file of the private key that signs each commit; null for commits without a signature. */
  readonly keyFile: string | null;
  readonly clock: Clock;
  /** From 0 up to, not including, 1. */
  readonly random: () => number;
  readonly stop: AbortSignal;
}

/** What a run adds. */
export interface Entry {
  readonly name: RunName;
  readonly tool: { readonly name: string; readonly version: string };
  readonly content: RunContent;
  /** null for a run file without lists. */
  readonly lists: { readonly files: LiveFiles; readonly readAt: number } | null;
  /** The commit of the inventory. */
  readonly commit: string | null;
}

/** The branch as it was last fetched, or after this run's own push. */
interface Tip {
  readonly commit: string;
  /** The object of every file, by path. */
  readonly objects: ReadonlyMap<string, string>;
}

/** How long the branch may move, or its server stay silent. */
const LONGEST_MS = 120_000;

/** What git writes as the object of a path to remove. */
const NO_OBJECT = '0'.repeat(40);

const WHO = 'cip-inventory-sync';

export class LedgerBranch {
  readonly #input: BranchInput;
  readonly #bare: string;
  #isOpen = false;
  /** Whether a stop may end git. Once something is recorded it may not: a run that stops still writes its record. */
  #mayStop = true;
  #tip: Tip | null = null;
  #ledger: LedgerFile | null = null;
  #drafts = 0;
  readonly #blobs = new Map<string, string>();
  /** The run files that this run has pushed. A branch without them was rewound. */
  readonly #pushed: string[] = [];

  constructor(input: BranchInput) {
    this.#input = input;
    this.#bare = join(input.folder, 'bare');
  }

  /** Reads the tip. Throws `ledger-missing`, and `ledger-mismatch` for a ledger of another service. */
  async open(service: string): Promise<void> {
    this.#ledger = await this.#patiently(async () => {
      const { objects } = await this.#fetchTip();
      const oid = objects.get(LEDGER_FILE);
      if (oid === undefined) throw new LedgerError('ledger-mismatch', `the branch has no ${LEDGER_FILE}`);
      const { value, wrong } = readLedgerFile(await this.#blob(oid));
      if (value === null) throw new LedgerError('ledger-mismatch', `its ${LEDGER_FILE} ${wrong}`);
      return value;
    });
    this.#refuseOther('service', this.#ledger.service, service);
  }

  /** Throws `ledger-mismatch` for a ledger of another organization. */
  belongsTo(organization: string): void {
    this.#refuseOther('organization', this.#ledger?.organization ?? '', organization);
  }

  #refuseOther(what: string, theirs: string, ours: string): void {
    if (theirs === ours) return;
    throw new LedgerError('ledger-mismatch', `it is of the ${what} ${theirs}, and this run is of ${ours}`);
  }

  /** The first commit of a new ledger; null if the branch is there, which then stays as it is. */
  async begin({ organization, service }: { readonly organization: string; readonly service: string }) {
    try {
      await this.#fetchTip();
      return null;
    } catch (error) {
      if (!(error instanceof LedgerError && error.fault === 'ledger-missing' && error.detail === 'branch')) throw error;
    }
    const started_at = new Date(this.#input.clock.now()).toISOString();
    const ledger = { format_version: '1.0', organization, service, started_at };
    const files = new Map([
      [LEDGER_FILE, textOfDocument(ledger)],
      [README_FILE, README],
    ]);
    const { commit } = await this.#commit(null, files, [], 'Begin the ledger\n');
    const answer = await this.#push(commit, null);
    if (answer === 'silent') throw new LedgerError('ledger-unreachable', 'no answer came');
    return answer === 'moved' ? null : commit;
  }

  /**
   * Adds a run file, with its lists. `path` is null where the ledger has a look of the same lists from the same day.
   * Rejects with a LedgerError.
   */
  async add(entry: Entry): Promise<{ readonly commit: string; readonly path: string | null }> {
    this.#mayStop = false;
    const tried: { readonly path: string; readonly oid: string; readonly commit: string }[] = [];
    return this.#patiently(async () => {
      const tip = this.#tip ?? (await this.#fetchTip());
      if (this.#pushed.some((path) => !tip.objects.has(path))) throw new LedgerError('ledger-missing', 'rewound');
      const arrived = tried.find(({ path, oid }) => tip.objects.get(path) === oid);
      if (arrived !== undefined) {
        this.#pushed.push(arrived.path);
        return arrived;
      }
      const { content, lists } = entry;
      if (content.kind === 'look' && lists !== null && (await this.#hasLook(tip, lists.files, lists.readAt)))
        return { commit: tip.commit, path: null };
      const { path, text, files, removed } = await this.#runFileAfter(tip, entry);
      const next = await this.#commit(tip, files, removed, commitMessage(entry));
      tried.push({ path, oid: blobName(text), commit: next.commit });
      const answer = await this.#push(next.commit, tip.commit);
      if (answer !== 'pushed') {
        this.#tip = null;
        throw new LedgerError('ledger-unreachable', answer === 'moved' ? 'the branch moved' : 'no answer came');
      }
      this.#tip = next;
      this.#pushed.push(path);
      return { commit: next.commit, path };
    });
  }

  /** Tries again while the branch moves or no answer comes. Every other failure is final. */
  async #patiently<T>(task: () => Promise<T>): Promise<T> {
    const { clock, random, stop } = this.#input;
    const deadline = clock.now() + LONGEST_MS;
    for (let longest = 400; ; longest = Math.min(2 * longest, 8000)) {
      try {
        return await task();
      } catch (error) {
        const wait = random() * longest;
        const mayRetry = error instanceof LedgerError && error.fault === 'ledger-unreachable' && !stop.aborted;
        if (!mayRetry || clock.now() + wait > deadline) throw error;
        await clock.sleep(wait, stop);
      }
    }
  }

  /** The run file that follows the tip, with the lists that differ. */
  async #runFileAfter(tip: Tip, { name, tool, content, lists, commit }: Entry) {
    const { kind, ...substance } = content;
    const named = (at: number) => runPath({ ...name, kind, at });
    let newestAt = Number.NEGATIVE_INFINITY;
    for await (const { read_at } of this.#listings(tip)) {
      newestAt = Date.parse(read_at);
      break;
    }
    // Lists of a tip that was read later stay. So do those that an earlier entry of this second has.
    const live = lists !== null && newestAt <= lists.readAt && !tip.objects.has(named(lists.readAt)) ? lists : null;
    let at = live?.readAt ?? this.#input.clock.now();
    while (tip.objects.has(named(at))) at += 1000;
    const { seq, previous } = await this.#newest(tip);
    const text = textOfDocument({
      seq: seq + 1,
      kind,
      previous,
      live_sha256: live === null ? null : liveHash(live.files),
      read_at: new Date(at).toISOString(),
      tool,
      commit,
      ...substance,
    });
    const changed = [...(live?.files ?? [])].filter(([path, list]) => tip.objects.get(path) !== blobName(list));
    const gone = [...tip.objects.keys()].filter((path) => path.startsWith('live/') && live?.files.has(path) === false);
    return { path: named(at), text, files: new Map([...changed, [named(at), text]]), removed: gone };
  }

  /** Whether the ledger has a look of the same lists from the same day, and no other lists since. */
  async #hasLook(tip: Tip, files: LiveFiles, readAt: number): Promise<boolean> {
    const hash = liveHash(files);
    for await (const { kind, read_at, live_sha256 } of this.#listings(tip)) {
      if (dayOf(Date.parse(read_at)) !== dayOf(readAt) || live_sha256 !== hash) return false;
      if (kind === 'look') return true;
    }
    return false;
  }

  /** The run files with lists, newest first. */
  async *#listings({ objects }: Tip): AsyncGenerator<RunFile> {
    const read = async (path: string) => readRunFile(await this.#blob(objects.get(path) ?? '')).value;
    for await (const { file } of looksIn(runsIn(objects.keys()), 'newest first', read)) yield file;
  }

  /** The number of the newest run file, and the SHA-256 of its bytes. The message of the tip says which it is. */
  async #newest({ commit, objects }: Tip): Promise<{ readonly seq: number; readonly previous: string | null }> {
    const message = await this.#text(['cat-file', 'commit', commit]);
    const trailer = (name: string) => new RegExp(`^${name}: (\\S+)$`, 'm').exec(message)?.[1];
    const ending = `-${trailer('Inventory-Run')}-${trailer('Inventory-Kind')}.json`;
    const paths = runsIn(objects.keys()).map(({ path }) => path);
    const named = paths.filter((each) => each.endsWith(ending));
    let newest: { seq: number; previous: string | null } = { seq: 0, previous: null };
    // A run may leave two records of a kind. If the clock went back between them, the second has the earlier name.
    for (const path of named.length > 0 ? named : paths.slice(-1)) {
      const content = await this.#blob(objects.get(path) ?? '');
      const seq = readRunFile(content).value?.seq ?? paths.length;
      if (seq >= newest.seq) newest = { seq, previous: sha256(content) };
    }
    return newest;
  }

  // Git.

  #git(env: GitPlace['env'] = {}): RunGit {
    const { folder, stop } = this.#input;
    const place = { cwd: folder, env: { ...this.#input.env, ...env }, ledger: { bare: this.#bare, reaches: true } };
    return gitProcess(this.#mayStop ? { ...place, stop } : place);
  }

  async #text(args: readonly string[], input?: string): Promise<string> {
    return (await this.#git()(args, input)).toString();
  }

  /** Fetches the tip with its trees, without its blobs and its history. Throws `ledger-missing` without such a branch. */
  async #fetchTip(): Promise<Tip> {
    if (!this.#isOpen) {
      mkdirSync(this.#bare, { recursive: true });
      await this.#text(['init', '--quiet', '--bare', '--template=', this.#bare]);
      // Git's own upkeep in the background would rewrite what the next command reads.
      await this.#text(['config', 'maintenance.auto', 'false']);
      // A filtered fetch needs a remote with a name.
      await this.#text(['remote', 'add', 'origin', this.#input.remote.url]);
      this.#isOpen = true;
    }
    const shallow = ['--depth=1', '--filter=blob:none', '--no-tags', '--no-write-fetch-head'];
    const refspec = `+refs/heads/${this.#input.remote.branch}:refs/remotes/origin/tip`;
    await this.#text(['fetch', '--quiet', ...shallow, 'origin', refspec]).catch(throwFetchFault);
    const commit = (await this.#text(['rev-parse', '--verify', 'refs/remotes/origin/tip^{commit}'])).trim();
    const objects = listedObjects(await this.#git()(['ls-tree', '-r', '-z', '--full-tree', commit]));
    this.#tip = { commit, objects };
    return this.#tip;
  }

  async #blob(oid: string): Promise<string> {
    const kept = oid === '' ? '' : this.#blobs.get(oid);
    if (kept !== undefined) return kept;
    // Git asks the server for a blob that the clone lacks.
    const content = await this.#text(['cat-file', 'blob', oid]).catch(throwFetchFault);
    this.#blobs.set(oid, content);
    return content;
  }

  /** Makes the commit after the tip, or the first commit, without pushing it. */
  async #commit(
    tip: Tip | null,
    files: ReadonlyMap<string, string>,
    removed: readonly string[],
    message: string,
  ): Promise<Tip> {
    const objects = new Map(tip?.objects);
    const lines = removed.map((path) => `0 ${NO_OBJECT}\t${path}\0`);
    for (const path of removed) objects.delete(path);
    // One process of git writes all blobs. It reads them from files.
    const folder = join(this.#bare, 'drafts');
    mkdirSync(folder, { recursive: true });
    const drafts = Array.from(files.values(), (content) => {
      this.#drafts += 1;
      writeFileSync(join(folder, String(this.#drafts)), content, { mode: 0o600 });
      return `${join(folder, String(this.#drafts))}\n`;
    });
    const written = await this.#text(['hash-object', '-w', '--no-filters', '--stdin-paths'], drafts.join(''));
    const oids = written.trim().split('\n');
    for (const [index, [path, content]] of [...files].entries()) {
      const oid = oids[index] ?? '';
      objects.set(path, oid);
      this.#blobs.set(oid, content);
      lines.push(`100644 ${oid}\t${path}\0`);
    }
    await this.#text(['read-tree', ...(tip === null ? ['--empty'] : [tip.commit])]);
    await this.#text(['update-index', '-z', '--index-info'], lines.join(''));
    const tree = (await this.#text(['write-tree', '--missing-ok'])).trim();
    const parent = tip === null ? [] : ['-p', tip.commit];
    const date = `@${Math.floor(this.#input.clock.now() / 1000)} +0000`;
    const [author, committer] = ['AUTHOR', 'COMMITTER'].map((role) => ({
      [`GIT_${role}_NAME`]: WHO,
      [`GIT_${role}_EMAIL`]: `${WHO}@localhost`,
      [`GIT_${role}_DATE`]: date,
    }));
    const { keyFile } = this.#input;
    const settings = ['-c', 'i18n.commitEncoding=UTF-8'];
    if (keyFile !== null) {
      const signing = ['gpg.format=ssh', 'gpg.ssh.program=ssh-keygen', `user.signingKey=${keyFile}`];
      settings.push(...signing.flatMap((setting) => ['-c', setting]));
    }
    const command = ['commit-tree', ...(keyFile === null ? [] : ['-S']), ...parent, tree];
    const made = await this.#git({ ...author, ...committer })([...settings, ...command], message);
    return { commit: made.toString().trim(), objects };
  }

  /**
   * `moved`: the branch is no longer at the parent of the commit. `silent`: no answer came, so the push may have
   * succeeded or not. Throws a LedgerError, `ledger-refused`, for everything else.
   */
  async #push(commit: string, parent: string | null): Promise<'pushed' | 'moved' | 'silent'> {
    const ref = `refs/heads/${this.#input.remote.branch}`;
    // This forces nothing. The lease also requires that the branch is where the commit starts from, so that a branch
    // that was deleted or rewound in the meantime is not silently restored.
    const lease = `--force-with-lease=${ref}:${parent ?? ''}`;
    try {
      await this.#text(['push', '--porcelain', '--no-verify', lease, 'origin', `${commit}:${ref}`]);
      return 'pushed';
    } catch (error) {
      const output = outputOf(error);
      if (MOVED.test(output) && !IN_THE_WAY.test(output)) return 'moved';
      if (SILENT.test(output)) return 'silent';
      throw new LedgerError('ledger-refused', reasonIn(output), { cause: error });
    }
  }
}

/** The day of a time, in UTC. */
function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

function liveHash(files: LiveFiles): string {
  return liveSha256([...files].map(([path, text]) => [path, sha256(text)]));
}

function blobName(content: string): string {
  const bytes = Buffer.from(content);
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** A subject for people, without names of assets, and trailers for programs. */
function commitMessage({ content, commit, name: { run, attempt } }: Entry): string {
  const count = (changes: number) => (changes === 1 ? '1 change' : `${changes} changes`);
  let subject = 'Read the lists';
  if (content.kind === 'seen') subject = `Seen before an apply of ${count(content.intent.fingerprints.length)}`;
  if (content.kind === 'applied' || content.kind === 'refused') {
    const { changes, result } = content.evidence;
    const done = changes.filter(({ outcome }) => hasSucceeded(outcome)).length;
    const all = count(changes.length);
    subject = content.kind === 'applied' ? `Applied: ${done} of ${all} done, ${result}` : `Refused: ${all}, ${result}`;
  }
  const trailers = [`Inventory-Run: ${run}-${attempt}`, `Inventory-Kind: ${content.kind}`];
  if (commit !== null) trailers.push(`Inventory-Commit: ${commit}`);
  const digest = content.kind === 'seen' ? content.intent.digest : evidenceOf(content)?.digest;
  if (digest !== undefined) trailers.push(`Inventory-Digest: ${digest}`);
  return `${subject}\n\n${trailers.join('\n')}\n`;
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
