// Writes to a ledger. The record of a run is built on the newest tip and pushed, never by force. If the tip has moved
// or no answer came, it is built and pushed again, for a limited time. A push that a rule refuses is not tried again.
import { sha256 } from '../core/fingerprint.ts';
import { hasSucceeded } from '../core/result.ts';
import { type RetryPolicy, retry, type Tried } from '../core/retry.ts';
import {
  evidenceOf,
  LEDGER_FILE,
  type LedgerFile,
  listings,
  README_FILE,
  type RunContent,
  type RunFile,
  type RunName,
  runPath,
  runsIn,
  textOfDocument,
} from './run-file.ts';
import { blobName, LedgerError, type LedgerStore, type NextTip, type Tip } from './store.ts';
import { type LiveFiles, liveSha256 } from './tree.ts';

/** The content of one commit of a run. */
interface Draft {
  readonly content: RunContent;
  /** null for a run file without lists. */
  readonly lists: { readonly files: LiveFiles; readonly readAt: number } | null;
  /** The commit of the inventory. */
  readonly commit: string | null;
}

interface PublishInput {
  readonly store: LedgerStore;
  readonly name: RunName;
  readonly tool: { readonly name: string; readonly version: string };
  readonly clock: { now(): number; sleep(ms: number, signal?: AbortSignal): Promise<void> };
  /** From 0 up to, not including, 1. */
  readonly random: () => number;
  readonly stop: AbortSignal;
}

export interface Published {
  readonly commit: string;
  /** The run file. null if the ledger has a reading of the same lists from the same day. */
  readonly path: string | null;
}

/** As often as two minutes allow, because many runs may push to one branch. */
const POLICY: RetryPolicy = {
  ...{ maxTries: Number.POSITIVE_INFINITY, maxTotalMs: 120_000, maxRetryAfterMs: 0 },
  ...{ firstBackoffMs: 400, maxBackoffMs: 8_000 },
};

/** Writes the records of one run. Open it first. All methods reject with a LedgerError. */
export class Publisher {
  readonly #input: PublishInput;
  #tip: Tip | null = null;
  #organization = '';
  /** The run files that this run has pushed. A branch without them was rewound. */
  readonly #pushed: string[] = [];

  constructor(input: PublishInput) {
    this.#input = input;
  }

  /** Reads the tip. Throws `ledger-mismatch` for a ledger of another service. */
  async open(expected: string): Promise<void> {
    const { store } = this.#input;
    const { tip, organization, service } = await this.#patiently(async () => {
      const newest = await store.fetchTip();
      return { tip: newest, ...(await store.ledgerFile(newest)) };
    });
    if (service !== expected) throw new LedgerError('ledger-mismatch', 'service');
    this.#organization = organization;
    this.#tip = tip;
  }

  /** Throws `ledger-mismatch` when the ledger is of another organization. */
  belongsTo(organization: string): void {
    if (organization !== this.#organization) throw new LedgerError('ledger-mismatch', 'organization');
  }

  async publish(draft: Draft): Promise<Published> {
    const { store } = this.#input;
    store.finish();
    const attempts: { path: string; commit: string; oid: string | undefined }[] = [];
    return this.#patiently(async () => {
      const tip = await this.#currentTip();
      const done = attempts.find(({ path, oid }) => tip.objects.get(path) === oid);
      if (done !== undefined) return this.#keep(tip, done);
      if (draft.content.kind === 'look' && (await this.#hasReading(tip, draft)))
        return { commit: tip.commit, path: null };
      const { next, path } = await this.#build(tip, draft);
      attempts.push({ path, commit: next.commit, oid: next.objects.get(path) });
      const answer = await store.push(next);
      if (answer === 'pushed') return this.#keep(next, { path, commit: next.commit });
      this.#tip = null;
      throw new LedgerError('ledger-unreachable', answer === 'moved' ? 'the branch moved' : 'no answer came');
    });
  }

  #keep(tip: Tip, { path, commit }: { readonly path: string; readonly commit: string }): Published {
    this.#tip = tip;
    this.#pushed.push(path);
    return { commit, path };
  }

  async #currentTip(): Promise<Tip> {
    if (this.#tip !== null) return this.#tip;
    const tip = await this.#input.store.fetchTip();
    if (this.#pushed.some((path) => !tip.objects.has(path))) throw new LedgerError('ledger-missing', 'rewound');
    this.#tip = tip;
    return tip;
  }

  /** Tries again while the branch moves or no answer comes. Every other failure is final. */
  async #patiently<T>(task: () => Promise<T>): Promise<T> {
    const { clock, random, stop } = this.#input;
    const tryOnce = async (): Promise<Tried<() => T>> => {
      try {
        const value = await task();
        return { isFinal: true, result: () => value };
      } catch (error) {
        if (!(error instanceof LedgerError) || error.fault !== 'ledger-unreachable') throw error;
        const rethrow = () => {
          throw error;
        };
        return { isFinal: false, result: rethrow, retryAfterMs: null };
      }
    };
    const sleep = (ms: number) => clock.sleep(ms, stop);
    const outcome = await retry(tryOnce, POLICY, {
      now: () => clock.now(),
      sleep,
      random,
      isStopped: () => stop.aborted,
    });
    return outcome();
  }

  async #build(tip: Tip, draft: Draft): Promise<{ next: NextTip; path: string }> {
    const { store, name, tool, clock } = this.#input;
    const { content, lists, commit } = draft;
    const named = (at: number) => runPath({ ...name, kind: content.kind, at });
    const newest = lists === null ? null : await this.#newestLists(tip);
    // One run may leave two records of a kind, such as two reviews. Only the first has the lists.
    const newestAt = newest === null ? 0 : Date.parse(newest.read_at);
    const isNews = lists !== null && newestAt <= lists.readAt && !tip.objects.has(named(lists.readAt));
    const newLists = isNews ? lists : null;
    let at = newLists?.readAt ?? clock.now();
    while (tip.objects.has(named(at))) at += 1000;
    const path = named(at);
    const { files, removed } = newLists === null ? { files: new Map(), removed: [] } : liveDiff(tip, newLists.files);
    const { kind, ...substance } = content;
    const document = {
      ...{ seq: tip.newest.seq + 1, kind, previous: tip.newest.sha256 },
      live_sha256: newLists === null ? null : liveHash(newLists.files),
      read_at: new Date(at).toISOString(),
      ...{ tool, commit, ...substance },
    };
    files.set(path, textOfDocument(document));
    const message = commitMessage(draft, name);
    return { next: await store.commit(tip, { files, removed, message, at: clock.now() }), path };
  }

  /** The newest lists; null if the ledger has none yet. */
  async #newestLists(tip: Tip): Promise<RunFile | null> {
    for await (const run of this.#listings(tip)) return run;
    return null;
  }

  /** Whether the ledger has a reading of the same lists from the same day, and no other lists since. */
  async #hasReading(tip: Tip, { lists }: Draft): Promise<boolean> {
    if (lists === null) return false;
    const hash = liveHash(lists.files);
    const today = dayOf(lists.readAt);
    for await (const { kind, read_at, live_sha256 } of this.#listings(tip)) {
      if (dayOf(Date.parse(read_at)) !== today || live_sha256 !== hash) return false;
      if (kind === 'look') return true;
    }
    return false;
  }

  /** The runs with lists, newest first. */
  async *#listings(tip: Tip): AsyncGenerator<RunFile> {
    const runs = runsIn(tip.objects.keys()).reverse();
    for await (const group of listings(runs, (path) => this.#input.store.runFile(tip, path))) {
      for (const { file } of group.reverse()) yield file;
    }
  }
}

/** The day of a time, in UTC. */
export function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** The lists that differ from those of the tip, and the paths that are no longer listed. */
function liveDiff({ objects }: Tip, lists: LiveFiles) {
  const files = new Map([...lists].filter(([path, text]) => objects.get(path) !== blobName(text)));
  const removed = [...objects.keys()].filter((path) => path.startsWith('live/') && !lists.has(path));
  return { files, removed };
}

function liveHash(files: LiveFiles): string {
  return liveSha256([...files].map(([path, text]) => [path, sha256(text)]));
}

/** A subject for people, without names of assets, and trailers for programs. */
function commitMessage({ content, commit }: Draft, { run, attempt }: RunName): string {
  const trailers = [`Inventory-Run: ${run}-${attempt}`, `Inventory-Kind: ${content.kind}`];
  if (commit !== null) trailers.push(`Inventory-Commit: ${commit}`);
  const evidence = evidenceOf(content);
  const digest = content.kind === 'seen' ? content.intent.digest : evidence?.digest;
  if (digest !== undefined) trailers.push(`Inventory-Digest: ${digest}`);
  return `${commitSubject(content)}\n\n${trailers.join('\n')}\n`;
}

function commitSubject(content: RunContent): string {
  switch (content.kind) {
    case 'seen':
      return `Seen before an apply of ${changeCount(content.intent.fingerprints.length)}`;
    case 'applied': {
      const { changes: all, result } = content.evidence;
      const done = all.filter(({ outcome }) => hasSucceeded(outcome)).length;
      return `Applied: ${done} of ${changeCount(all.length)} done, ${result}`;
    }
    case 'refused':
      return `Refused: ${changeCount(content.evidence.changes.length)}, ${content.evidence.result}`;
    case 'look':
      return 'Read the lists';
  }
}

function changeCount(count: number): string {
  return count === 1 ? '1 change' : `${count} changes`;
}

// Begins a ledger. The first commit of its branch says whose ledger it is and how to check it without this tool.

interface NewLedger extends Pick<LedgerFile, 'organization' | 'service'> {
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The new commit; null if the branch exists, which then stays as it is. Throws a LedgerError. */
export async function beginLedger(
  store: LedgerStore,
  { organization, service, at }: NewLedger,
): Promise<string | null> {
  if (await isThere(store)) return null;
  const started_at = new Date(at).toISOString();
  const ledger = { format_version: '1.0', organization, service, started_at };
  const files = new Map([
    [LEDGER_FILE, textOfDocument(ledger)],
    [README_FILE, README],
  ]);
  const first = await store.commit(null, { files, removed: [], message: 'Begin the ledger\n', at });
  const answer = await store.push(first);
  if (answer === 'silent') throw new LedgerError('ledger-unreachable', 'no answer came');
  return answer === 'moved' ? null : first.commit;
}

async function isThere(store: LedgerStore): Promise<boolean> {
  try {
    await store.fetchTip();
    return true;
  } catch (error) {
    if (error instanceof LedgerError && error.fault === 'ledger-missing' && error.detail === 'branch') return false;
    throw error;
  }
}

const README = `# Ledger of a compliance inventory

cip-inventory-sync writes this branch, at each apply and each reading. It says what the service listed then, and what the
run did: a record for R2, no more.

- \`ledger.json\`: whose ledger this is, and since when.
- \`live/\`: the lists as they were last read. Each change of them is a commit: \`git log -p live/\`.
- \`runs/\`: one file a run, never changed once there. \`seq\` counts them, \`previous\` is the SHA-256 of the file before,
  \`live_sha256\` that of the lists.

## Check it with git

In a clone made by \`git clone -c core.autocrlf=false\`, so that no line end is changed:

    git fsck                                             # whether the files of the clone were edited
    git log --oneline                                    # when the lists were read and changes applied
    git log -p -- live/assets                            # what changed
    find live -type f | LC_ALL=C sort | xargs sha256sum | sha256sum    # live_sha256 of the newest run with lists
    sha256sum runs/2026/03/20260301T061702Z-1-1-seen.json              # previous of the run after it
    git merge-base --is-ancestor COMMIT HEAD             # whether a commit that you kept is still part of it
    git -c gpg.ssh.allowedSignersFile=SIGNERS log --show-signature     # who signed, where commits are signed

\`cip-sync audit verify\` does all of it, and \`cip-sync audit\` lists the changes with who asked and who approved.

## What it does not say

Additions that were undone between two readings, and who made a change outside the repository. A person who can write
here and holds the key could write it anew from its beginning. You find that only with a commit id, a clone or the
comments that somebody kept.
`;
