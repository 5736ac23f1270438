// Adds what one run did to the ledger: rebuilt on the newest tip and pushed again, with jitter, where the tip moved or
// nobody answered; a refusal is one. What is pushed is never forced, and never twice there.
import { type Kind, type RunContent, type RunName, readRunPath, runPath, textOfDocument } from './run-file.ts';
import { LedgerError, type LedgerStore, oidOf, runPathsOf, sha256, type Tip } from './store.ts';
import { type LiveFiles, liveSha256 } from './tree.ts';

/** What one commit of a run holds. */
export interface Draft {
  readonly content: RunContent;
  /** null: the run file goes in without lists. */
  readonly lists: { readonly files: LiveFiles; readonly readAt: number } | null;
  /** Of the inventory. */
  readonly commit: string | null;
}

export interface PublishInput {
  readonly store: LedgerStore;
  readonly name: RunName;
  readonly tool: { readonly name: string; readonly version: string };
  readonly clock: { now(): number; sleep(ms: number, signal?: AbortSignal): Promise<void> };
  /** From 0 to below 1. */
  readonly random: () => number;
  readonly stop: AbortSignal;
}

export interface Published {
  readonly commit: string;
  /** The run file; null where a look of the same lists stands there since earlier that day. */
  readonly path: string | null;
}

const PATIENCE_MS = 120_000;
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 8_000;

/** One run at its ledger: opened once, and told of each step. All methods reject with a LedgerError. */
export class Publisher {
  readonly #input: PublishInput;
  #tip: Tip | null = null;
  #organization = '';
  /** What of this run stands in the ledger: a branch that lacks it was rewound. */
  readonly #left: string[] = [];

  constructor(input: PublishInput) {
    this.#input = input;
  }

  /** Reads the tip, and holds the ledger to the service. */
  async open(expected: string): Promise<void> {
    const { store } = this.#input;
    const tip = await this.#patiently(async () => store.fetchTip());
    const { organization, service } = await store.ledgerFile(tip);
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
    const tried: { path: string; commit: string; oid: string | undefined }[] = [];
    return this.#patiently(async () => {
      const tip = this.#tip ?? (await this.#look());
      const done = tried.find(({ path, oid }) => tip.objects.get(path) === oid);
      if (done !== undefined) return this.#keep(tip, done);
      if (draft.content.kind === 'look' && (await this.#hasLook(tip, draft))) return { commit: tip.commit, path: null };
      const { next, path } = await this.#build(tip, draft);
      tried.push({ path, commit: next.commit, oid: next.objects.get(path) });
      const answer = await store.push(next);
      if (answer === 'pushed') return this.#keep(next, { path, commit: next.commit });
      this.#tip = null;
      throw new LedgerError('ledger-unreachable', answer === 'moved' ? 'the branch moved' : 'nobody answered');
    });
  }

  /** Paths of what earlier runs of a kind left. */
  async earlier(kind: Kind) {
    const { store } = this.#input;
    const tip = this.#tip ?? (await this.#look());
    const paths = runPathsOf(tip.objects).filter((path) => readRunPath(path)?.kind === kind);
    return Promise.all(paths.map(async (path) => ({ path, run: await store.runFile(tip, path) })));
  }

  /** `live_sha256` of the lists that stand at a commit of this ledger; null for a commit of another, or without lists. */
  async listAt(commit: string): Promise<string | null> {
    const { store } = this.#input;
    const [tip, then] = [this.#tip ?? (await this.#look()), await store.tipAt(commit)];
    if (then === null) return null;
    const paths = runPathsOf(then.objects);
    if (paths.length === 0 || paths.some((path) => tip.objects.get(path) !== then.objects.get(path))) return null;
    return (await this.#newestLists(then))?.sha256 ?? null;
  }

  #keep(tip: Tip, { path, commit }: { readonly path: string; readonly commit: string }): Published {
    this.#tip = tip;
    this.#left.push(path);
    return { commit, path };
  }

  async #look(): Promise<Tip> {
    const tip = await this.#input.store.fetchTip();
    if (this.#left.some((path) => !tip.objects.has(path))) throw new LedgerError('ledger-missing', 'rewound');
    this.#tip = tip;
    return tip;
  }

  async #patiently<T>(act: () => Promise<T>): Promise<T> {
    const { clock, random, stop } = this.#input;
    const until = clock.now() + PATIENCE_MS;
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      try {
        return await act();
      } catch (error) {
        const isPassing = error instanceof LedgerError && error.fault === 'ledger-unreachable';
        if (!isPassing || stop.aborted || clock.now() >= until) throw error;
      }
      await clock.sleep(pause * (0.5 + random()), stop);
    }
  }

  async #build(tip: Tip, { content, lists, commit }: Draft): Promise<{ next: Tip; path: string }> {
    const { store, name, tool, clock } = this.#input;
    const named = (at: number) => runPath({ ...name, kind: content.kind, at });
    const newest = lists === null ? null : await this.#newestLists(tip);
    // One run may leave two of a kind, such as two reviews: the lists stand there then.
    const isNews = lists !== null && (newest?.readAt ?? 0) <= lists.readAt && !tip.objects.has(named(lists.readAt));
    const given = isNews ? lists : null;
    let at = given?.readAt ?? clock.now();
    while (tip.objects.has(named(at))) at += 1000;
    const path = named(at);
    const { files, removed } = given === null ? { files: new Map(), removed: [] } : liveDiff(tip, given.files);
    const { kind, ...said } = content;
    const document = {
      ...{ seq: tip.newest.seq + 1, kind, previous: tip.newest.sha256 },
      live_sha256: given === null ? null : liveHash(given.files),
      read_at: new Date(at).toISOString(),
      ...{ tool, commit, ...said },
    };
    files.set(path, textOfDocument(document));
    const message = messageOf(content, name, commit);
    return { next: await store.commit(tip, { files, removed, message, at: clock.now() }), path };
  }

  /** When the newest lists were read; null in a ledger without any. */
  async #newestLists(tip: Tip): Promise<{ readAt: number; sha256: string } | null> {
    for (const path of runPathsOf(tip.objects).reverse()) {
      const run = await this.#input.store.runFile(tip, path);
      if (run !== null && run.live_sha256 !== null) return { readAt: Date.parse(run.read_at), sha256: run.live_sha256 };
    }
    return null;
  }

  /** Whether a look of the same lists stands there since earlier that day, and nothing else has been seen since. */
  async #hasLook(tip: Tip, { lists }: Draft): Promise<boolean> {
    if (lists === null) return false;
    const hash = liveHash(lists.files);
    const today = dayOf(lists.readAt);
    for (const path of runPathsOf(tip.objects).reverse()) {
      if (dayOf(readRunPath(path)?.at ?? 0) !== today) return false;
      const run = await this.#input.store.runFile(tip, path);
      if (run === null || run.live_sha256 === null) continue;
      if (run.live_sha256 !== hash) return false;
      if (run.kind === 'look') return true;
    }
    return false;
  }
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** What the lists of the tip become others by. */
function liveDiff({ objects, commit }: Tip, lists: LiveFiles) {
  const files = new Map([...lists].filter(([path, text]) => objects.get(path) !== oidOf(text, commit)));
  const removed = [...objects.keys()].filter((path) => path.startsWith('live/') && !lists.has(path));
  return { files, removed };
}

function liveHash(files: LiveFiles): string {
  return liveSha256([...files].map(([path, text]) => [path, sha256(text)]));
}

/** A subject that a person understands, without names, and trailers that a program does. */
function messageOf(content: RunContent, { run, attempt }: RunName, commit: string | null): string {
  const trailers = [`Inventory-Run: ${run}-${attempt}`, `Inventory-Kind: ${content.kind}`];
  if (commit !== null) trailers.push(`Inventory-Commit: ${commit}`);
  const digest = digestOf(content);
  if (digest !== null) trailers.push(`Inventory-Digest: ${digest}`);
  return `${subjectOf(content)}\n\n${trailers.join('\n')}\n`;
}

function digestOf(content: RunContent): string | null {
  if (content.kind === 'seen') return content.intent.digest;
  return content.kind === 'applied' || content.kind === 'refused' ? content.evidence.digest : null;
}

function subjectOf(content: RunContent): string {
  switch (content.kind) {
    case 'seen':
      return `Seen before an apply of ${changes(content.intent.fingerprints.length)}`;
    case 'applied': {
      const { changes: all, result } = content.evidence;
      const done = all.filter(({ outcome }) => ['done', 'adopted', 'already'].includes(outcome)).length;
      return `Applied: ${done} of ${changes(all.length)} done, ${result}`;
    }
    case 'refused':
      return `Refused: ${changes(content.evidence.changes.length)}, ${content.evidence.result}`;
    case 'look':
      return 'Looked at the lists';
    case 'review':
      return `Review of the list of ${content.review.date}`;
  }
}

function changes(count: number): string {
  return count === 1 ? '1 change' : `${count} changes`;
}
